/** What was done in this round last, in a word or two each: since the last purchase, or the bids so far. */
import type { TextData } from '$lib/api/types';
import type { Session } from '$lib/table/session.svelte';
import { ROUNDS } from './reading';

export interface Did {
  seat: number;
  /** In a word or two. */
  text: TextData;
  /** The number of the action. */
  at: number;
}

/** Actions between operating rounds that are told in a word. */
const TOLD = ['pass', 'open-auction', 'raise-bid', 'set-par', 'buy-share', 'sell-shares', 'start-company'];

/** The last of them, at most so many, the latest at the end. */
export function lately(session: Session, most: number): Did[] {
  const found: Did[] = [];
  const shown = session.at ?? session.told.length;
  for (let at = shown; at > 0 && found.length < most; at--) {
    const { seat, text, events } = session.told[at - 1]!;
    // What began the round belongs to the one before.
    if (events.some(({ key }) => ROUNDS[key])) break;
    const key = text.key.replace('act-', '');
    if (TOLD.includes(key)) found.unshift({ seat, text: { key: `page-did-${key}`, args: text.args }, at });
  }
  return found;
}
