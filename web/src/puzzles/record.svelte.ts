/** How somebody does with puzzles: a rating, the days of the streak, and how each was answered. */
import type { PuzzleAnswer } from '../api/types';
import { progress } from '../state/progress.svelte';

const BEGIN = 1200;
/** The first answers tell more than later ones. */
const QUICK = 20;
const [FAST, SLOW] = [48, 24];
const DAY = 86_400_000;
export const STARS = 3;

/** How a rating changes after an answer to a puzzle of that difficulty, as Arpad Elo worked it out: `score` is 0 to 1. */
export function change(rating: number, count: number, difficulty: number, score: number): number {
  const expected = 1 / (1 + 10 ** ((difficulty - rating) / 400));
  return Math.round((count < QUICK ? FAST : SLOW) * (score - expected));
}

/** Days in a row up to today; a day that is not over yet breaks nothing. */
export function streak(days: readonly string[], today: string): number {
  const solved = new Set(days);
  let time = Date.parse(today);
  if (!solved.has(today)) time -= DAY;
  let length = 0;
  for (; solved.has(new Date(time).toISOString().slice(0, 10)); time -= DAY) length += 1;
  return length;
}

class PuzzleRecord {
  get #all(): readonly PuzzleAnswer[] {
    return Object.values(progress.puzzles);
  }

  /** Null before the first answer. */
  get rating(): number | null {
    return this.#all.length ? this.#all.reduce((sum, each) => sum + each.change, BEGIN) : null;
  }

  streak(today: string): number {
    return streak(progress.days, today);
  }

  isSolved(game: string, id: string): boolean {
    return progress.puzzles[`${game}/${id}`]?.solved ?? false;
  }

  isAnswered(game: string, id: string): boolean {
    return `${game}/${id}` in progress.puzzles;
  }

  /** An answer was given. Only the first to a puzzle changes the rating: by how much. Every help has cost a star. */
  answer(game: string, id: string, difficulty: number, right: boolean, stars = STARS): number {
    const name = `${game}/${id}`;
    const known = progress.puzzles[name];
    const score = right ? stars / STARS : 0;
    const by = known ? 0 : change(this.rating ?? BEGIN, this.#all.length, difficulty, score);
    if (!known || (right && !known.solved))
      progress.add({ puzzles: { [name]: { right, solved: right, change: by, stars: right ? stars : 0 } } });
    return by;
  }

  /** The puzzle of that day is solved. */
  solveDay(date: string): void {
    if (!progress.days.includes(date)) progress.add({ days: [date] });
  }
}

export const record = new PuzzleRecord();
