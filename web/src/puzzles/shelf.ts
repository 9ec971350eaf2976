/** The puzzles that there are, and the tables on which they are solved. */
import { API, get, postOnce, query } from '../api/client';
import type { Opened, PuzzleCard, PuzzleList } from '../api/types';
import { me } from '../state/me.svelte';
import { notices } from '../state/notices.svelte';
import { router } from '../state/router.svelte';
import { record } from './record.svelte';

const known = new Map<string, Promise<PuzzleList>>();

/** All puzzles, in a language, and the one of today; fetched once a day. */
export function shelf(language: string): Promise<PuzzleList> {
  const key = `${language} ${new Date().toISOString().slice(0, 10)}`;
  let found = known.get(key);
  if (!found) {
    found = get<PuzzleList>('/puzzles', { lang: language });
    found.catch(() => known.delete(key));
    known.set(key, found);
  }
  return found;
}

/** Where the position of a puzzle is drawn. */
export const pictureOf = ({ game, id }: Pick<PuzzleCard, 'game' | 'id'>, dark: boolean, lang: string): string =>
  `${API}/games/${encodeURIComponent(game)}/puzzles/${encodeURIComponent(id)}/picture.svg${query({ theme: dark ? 'dark' : 'light', lang })}`;

/** Go to a new table for a puzzle; in place of that of another, so that "back" leads to the list. */
export async function startPuzzle({ game, id }: Pick<PuzzleCard, 'game' | 'id'>, replace = false): Promise<void> {
  try {
    await me.anybody();
    const made = await postOnce<Opened>(`/games/${encodeURIComponent(game)}/puzzles/${encodeURIComponent(id)}`);
    router.go(`/tables/${made.id}`, replace);
  } catch (error) {
    notices.error(error);
  }
}

/** One of these that was not answered yet, near the rating of whoever asks; when all were, any. */
export function pickOne(those: readonly PuzzleCard[]): PuzzleCard | undefined {
  const open = those.filter((each) => !record.isAnswered(each.game, each.id));
  const rating = record.rating ?? 0;
  const far = (each: PuzzleCard): number => Math.abs(each.rating - rating);
  const near = [...(open.length ? open : those)].sort((a, b) => far(a) - far(b)).slice(0, 12);
  return near[Math.floor(Math.random() * near.length)];
}
