/** The courses: what the coach says in every lesson of a game, and the tables on which they are learnt. */
import { get, post } from '../api/client';
import type { LessonCard, Opened } from '../api/types';
import { me } from './me.svelte';
import { notices } from './notices.svelte';
import { router } from './router.svelte';

const known = new Map<string, Promise<LessonCard[]>>();

/** The lessons of a game in a language, fetched once. */
export function course(game: string, language: string): Promise<LessonCard[]> {
  const key = `${game} ${language}`;
  let found = known.get(key);
  if (!found) {
    found = get<LessonCard[]>(`/games/${encodeURIComponent(game)}/lessons`, { lang: language });
    found.catch(() => known.delete(key));
    known.set(key, found);
  }
  return found;
}

/** Go to a new table for a lesson; in place of the table of another lesson, so that "back" leads to the course. */
export async function startLesson(game: string, lesson: string, replace = false): Promise<void> {
  try {
    await me.anybody();
    const made = await post<Opened>(`/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`);
    router.go(`/tables/${made.id}`, replace);
  } catch (error) {
    notices.error(error);
  }
}
