/** The turn of a company: what is passed in one go. */
import { get, put } from '$lib/api/client';
import type { StandingAnswer, StandingAnswers, TextData } from '$lib/api/types';
import { notices } from '$lib/state/notices.svelte';
import type { Session } from '$lib/table/session.svelte';

/** Which company operates in which round: passing in one go ends with its turn. */
export const turnOf = (view: Session['view']): string => JSON.stringify([view['operating'], view['turn'], view['or']]);

/** Decline every step of this turn that asks nothing more, up to the next that has to be answered. */
export function skip(session: Session): void {
  if (session.view['operating'] && session.picker.passable) void session.passOn(turnOf);
}

/** Are runs picked that earn something? */
export const isRunning = ({ whole, picked: [run = ''] }: Session): boolean =>
  whole && run.startsWith('run:') && run !== 'run:none';

/** Are the runs of a company asked for? */
export const isRunAsked = ({ asked, table }: Session): boolean => asked && table?.decision?.kind === 'run';

/** Run as it is picked, and decide about the dividend. */
export function runAndPay(session: Session, dividend: string): void {
  if (isRunning(session)) void session.actThen([dividend]);
}

/** Steps that some companies never need: they can be declined once and for all. */
const SKIPPED = ['merger', 'redeem', 'acquisition'];

/** The company for which this step need not be asked again. */
export function skippable(session: Session): string | undefined {
  const company = session.view['operating'] as string | null;
  const kind = session.table?.decision?.kind ?? '';
  return session.asked && session.picker.passable && company && SKIPPED.includes(kind) ? company : undefined;
}

/** Steps of which the answer can be yes once and for all: there is nothing to choose. */
const ACCEPTED = ['redeem'];
export const acceptable = (session: Session): boolean =>
  !!skippable(session) && ACCEPTED.includes(session.table!.decision!.kind);

/** Decline or accept this step for this company, now and in every later turn; that can be taken back among the answers ahead. */
export async function onceAndForAll(session: Session, accept: boolean): Promise<void> {
  const company = skippable(session);
  if (!company) return;
  const steps = [session.table!.decision!.kind];
  const key = accept ? 'page-always-told' : 'page-never-told';
  await order(session, { about: [`company:${company}`], steps, accept, until: 'game' }, { key, args: { company } });
}

/** Where turns of trading are passed, they can be until somebody else does something. */
export const canPassUntil = (session: Session): boolean =>
  session.asked && session.picker.passable && session.table?.decision?.kind === 'trade';

/** Pass, and go on passing until somebody buys, sells or starts something. */
export async function passUntil(session: Session): Promise<void> {
  if (!canPassUntil(session)) return;
  if (await order(session, { turns: true, until: 'change' }, { key: 'page-until-told' })) await session.pass();
}

/** One more answer ahead; true if that was understood. */
async function order({ id, seat, say }: Session, made: StandingAnswer, told: TextData): Promise<boolean> {
  try {
    const { answers } = await get<StandingAnswers>(`/tables/${id}/standing`, { seat });
    await put(`/tables/${id}/standing`, { seat, answers: [...answers, made] });
    notices.tell(say(told));
    return true;
  } catch (error) {
    notices.error(error);
    return false;
  }
}
