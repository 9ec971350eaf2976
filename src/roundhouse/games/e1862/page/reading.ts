/** How the log of 1862 is read: by rounds and companies. */
import type { TextData, Told } from '$lib/api/types';
import type { Reading } from '$lib/table/logbook';
import type { Session } from '$lib/table/session.svelte';
import { positionOf } from './position';
import Sign from './Sign.svelte';

export const ROUNDS: Record<string, string> = {
  'event-parliament': 'page-log-PR',
  'event-stock-round': 'page-log-SR',
  'event-operating-round': 'page-log-OR',
};
/** What nobody operates is said with. */
const NOBODY = '?';

/** The companies that a text names. */
function named({ args = {} }: TextData): string[] {
  const found = [args['operating'], args['company'], args['other']];
  return found.filter((each): each is string => typeof each === 'string' && each !== NOBODY);
}

export const reading = (session: Session): Reading => ({
  first: { key: 'page-log-PR', args: { turn: 1 } },
  part: ({ key, args }) => (ROUNDS[key] ? { key: ROUNDS[key], args } : null),
  turnOf: ({ text: { args } }: Told) => {
    const operating = args?.['operating'];
    return typeof operating === 'string' && operating !== NOBODY ? operating : '';
  },
  isPass: ({ text: { key } }: Told) => key === 'act-pass',
  about: ({ text, events }: Told) => [...new Set([text, ...events].flatMap(named))],
  Sign,
  nameOf: (company) => positionOf(session).names[company] ?? company,
});
