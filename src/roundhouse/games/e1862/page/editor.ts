/** A run of one's own: it begins like the one that is drawn, and every change is one more pick. */
import type { Session } from '$lib/table/session.svelte';

const OWN = 'run:own';

/** Are runs being said, stop by stop? */
export const isEditing = (session: Session): boolean => session.picked[0] === OWN;

/** What follows the earnings of a found run says its way: `500+70=/A-0=F3-4.F51-`. */
const codeOf = (pick: string | undefined): string | undefined =>
  /^run:\d[^/]*\/(.+)$/.exec(pick ?? '')?.[1] ?? undefined;

export const canEdit = (session: Session): boolean => session.asked && codeOf(session.picked[0]) !== undefined;

/** Go on from the run that is drawn. */
export async function edit(session: Session): Promise<void> {
  const code = codeOf(session.picked[0]);
  if (code !== undefined) await session.picker.goOnFrom([OWN, `like:${code}`]);
}

/** A stop on the map is clicked on: at an end of the run it is taken out, else left out or counted again. */
export function changeStop(session: Session, pick: string): boolean {
  if (!isEditing(session)) return false;
  const name = pick.slice(pick.indexOf(':') + 1);
  const change = ['drop', 'skip', 'score']
    .map((what) => `${what}:${name}`)
    .find((each) => session.options.includes(each));
  // What is not next to the run is explained; nothing that was said is given up for it.
  if (change) void session.pick(change);
  else if (session.options.includes(pick)) void session.pick(pick);
  else void session.picker.explain(pick);
  return true;
}

/** What the runs that are said would bring: `Run for £320`. */
export function says(session: Session): string {
  const ran = session.picker.preview?.events.find(({ key }) => key === 'event-ran');
  const amount = ran?.args?.['revenue'];
  return amount ? session.say({ key: 'page-run-for', args: { amount } }) : session.nameOf('done', []);
}
