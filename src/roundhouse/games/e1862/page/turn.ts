/** The turn of a company: what is passed in one go. */
import type { Session } from '$lib/table/session.svelte';

/** Which company operates in which round: passing in one go ends with its turn. */
export const turnOf = (view: Session['view']): string => JSON.stringify([view['operating'], view['turn'], view['or']]);

/** Decline every step of this turn that asks nothing more, up to the next that has to be answered. */
export function skip(session: Session): void {
  if (session.view['operating'] && session.picker.passable) void session.passOn(turnOf);
}
