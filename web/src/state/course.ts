/** The courses: what the coach says in every lesson of a game, and the tables on which they are learnt. */
import { get, postOnce } from '../api/client';
import type { LessonCard, Opened, TablePage } from '../api/types';
import { me } from './me.svelte';
import { notices } from './notices.svelte';
import { router } from './router.svelte';

const known = new Map<string, Promise<LessonCard[]>>();

/** The lessons of a game in a language, fetched once; with what the coach says in all of them, or in one. */
export function course(game: string, language: string, only = ''): Promise<LessonCard[]> {
  const key = `${game} ${language} ${only}`;
  let found = known.get(key);
  if (!found) {
    found = get<LessonCard[]>(`/games/${encodeURIComponent(game)}/lessons`, { lang: language, only });
    found.catch(() => known.delete(key));
    known.set(key, found);
  }
  return found;
}

/** Tables of lessons that were begun, by game and lesson: whoever leaves one comes back to the same step. */
const PLACE = 'roundhouse-lessons';

function begun(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

function remember(name: string, table: string): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...begun(), [name]: table }));
  } catch {
    // The lesson begins anew the next time.
  }
}

/** The table of a lesson that was begun and not finished; empty if there is none any more. */
async function left(name: string): Promise<string> {
  const table = begun()[name];
  if (!table) return '';
  try {
    const { lesson } = (await get<TablePage>(`/tables/${table}`)).table;
    return lesson && lesson.state !== 'reached' ? table : '';
  } catch {
    return '';
  }
}

/** Go on with a lesson that was left, or begin it. */
export async function goOnWithLesson(game: string, lesson: string): Promise<void> {
  const table = await left(`${game}/${lesson}`);
  if (table) router.go(`/tables/${table}`);
  else await startLesson(game, lesson);
}

/** Go to a new table for a lesson; in place of the table of another lesson, so that "back" leads to the course. */
export async function startLesson(game: string, lesson: string, replace = false): Promise<void> {
  try {
    await me.anybody();
    const made = await postOnce<Opened>(`/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`);
    remember(`${game}/${lesson}`, made.id);
    router.go(`/tables/${made.id}`, replace);
  } catch (error) {
    notices.error(error);
  }
}
