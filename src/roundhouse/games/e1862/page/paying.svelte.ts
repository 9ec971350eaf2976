/** The dividend that follows a run: what each would do, and which one is meant. */
import type { Panel, Row, TextData } from '$lib/api/types';
import type { Session } from '$lib/table/session.svelte';
import { turnOf } from './turn';

/** Before the trains have run it comes with what they bring; while it is asked it stands among the panels. */
export function payingIn(session: Session): Panel | undefined {
  const named = ({ id }: Panel): boolean => id === 'paying';
  return session.picker.panels.find(named) ?? (isPaying(session) ? session.scene?.panels.find(named) : undefined);
}

export const isPaying = (session: Session): boolean => session.asked && session.table?.decision?.kind === 'dividend';

const USUAL = 'dividend:pay';

class Wish {
  /** The turn that it is about: the next one begins with what is usual. */
  turn = $state('');
  pick = $state(USUAL);
  /** The one under the pointer. */
  pointed = $state('');
}
export const wish = new Wish();

/** What follows a run that is carried out in one go. */
export const wished = (session: Session): string => (wish.turn === turnOf(session.view) ? wish.pick : USUAL);

/** While trains run, it is kept for later; while it is asked, it is picked. */
export function take(session: Session, pick: string): void {
  if (isPaying(session)) return void session.pick(pick);
  wish.turn = turnOf(session.view);
  wish.pick = pick;
}

/** The one that is looked at: pointed at, picked, or meant. */
export function looked(session: Session): string {
  return wish.pointed || (isPaying(session) ? (session.picked[0] ?? '') : wished(session));
}

/** From where to where it moves the price of the company. */
export function priceMoved(session: Session): { before: TextData; after: TextData } | undefined {
  const rows: readonly Row[] = payingIn(session)?.rows ?? [];
  const text = rows.find(({ pick }) => pick === looked(session))?.cells[1]?.text;
  const { before, after } = (typeof text === 'object' ? text.args : undefined) ?? {};
  return before && after ? { before: before as TextData, after: after as TextData } : undefined;
}
