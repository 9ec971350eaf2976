/** Words of the game beside the map. */
import type { Args } from '$lib/words/words.svelte';
import { words } from '$lib/words/words.svelte';

const GAME = 'spike';

export const t = (key: string, args?: Args): string => words.say(args ? { key, args } : { key }, [], GAME);
/** What the printed game names is said in the reader's language; other names stand for themselves. */
const named = (kind: string, id: string): string => (words.has(`${kind}-${id}`, GAME) ? t(`${kind}-${id}`) : id);
export const goodWord = (id: string): string => named('commodity', id);
/** A card that is called after its commodity, as the file does it: `coal_2` is coal 2. */
export function cardWord(card: string, commodity: string): string {
  const number = card.startsWith(`${commodity}_`) ? card.slice(commodity.length + 1) : '';
  return /^\d+$/.test(number) ? `${goodWord(commodity)} ${number}` : card;
}
export const colourWord = (id: string): string => named('colour', id);
