/** What a table is called: its own title, or else its game's. */
import { t, words } from '../words/words.svelte';
import { games } from './games.svelte';

interface Titled {
  id: string;
  game: string;
  title: string;
}

/** Ids of finished games that come with the program begin like this; no other id has a dash in it. */
const SAMPLE = 'sample-';

/** The title alone, if there is one. Samples are called after the rules they were played with, said in every language. */
export function ownTitle({ id, title }: Titled): string {
  const key = `web-sample-${title}`;
  return id.startsWith(SAMPLE) && words.has(key) ? t(key) : title;
}

export const titleOf = (table: Titled): string => ownTitle(table) || games.title(table.game);
