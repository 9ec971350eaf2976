/**
 * What a person has learned: lessons that were finished, puzzles that were answered. It is kept with the person, by the
 * server; this browser remembers it, too, for those whom the server does not know yet and for when it cannot be asked.
 */
import { get, post } from '../api/client';
import type { PuzzleAnswer, Progress } from '../api/types';
import { me } from './me.svelte';

const PLACE = 'roundhouse-progress';

/** `who` has learned it: nobody yet, a guest or an account. What an account has learned is nobody else's. */
interface Kept extends Progress {
  readonly who: string;
  readonly guest: boolean;
}

const NOTHING: Progress = { lessons: [], puzzles: {}, days: [] };
const NOBODY: Kept = { ...NOTHING, who: '', guest: true };

function remembered(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? 'null');
    return isKept(found) ? found : NOBODY;
  } catch {
    // Storage that is switched off or damaged: nothing is known.
    return NOBODY;
  }
}

function isKept(found: unknown): found is Kept {
  if (!found || typeof found !== 'object') return false;
  const { who, lessons, puzzles, days } = found as Partial<Record<keyof Kept, unknown>>;
  return (
    typeof who === 'string' &&
    Array.isArray(lessons) &&
    Array.isArray(days) &&
    !!puzzles &&
    typeof puzzles === 'object' &&
    Object.values(puzzles).every((each: unknown) => Number.isFinite((each as PuzzleAnswer | null)?.change))
  );
}

/** Both together. Of the first answer to a puzzle that counts which was known before. */
export function joined(known: Progress, more: Partial<Progress>): Progress {
  const puzzles = { ...more.puzzles, ...known.puzzles };
  for (const [name, answered] of Object.entries(more.puzzles ?? {}))
    if (answered.solved) puzzles[name] = { ...puzzles[name]!, solved: true };
  return {
    lessons: [...new Set([...known.lessons, ...(more.lessons ?? [])])],
    puzzles,
    days: [...new Set([...known.days, ...(more.days ?? [])])].sort(),
  };
}

class Learning {
  #kept = $state.raw<Kept>(remembered());
  /** Whose progress has been fetched. */
  #fetched = '';

  get lessons(): readonly string[] {
    return this.#kept.lessons;
  }

  get puzzles(): Readonly<Record<string, PuzzleAnswer>> {
    return this.#kept.puzzles;
  }

  get days(): readonly string[] {
    return this.#kept.days;
  }

  hasLearned(game: string, lesson: string): boolean {
    return this.#kept.lessons.includes(`${game}/${lesson}`);
  }

  /** For an effect of a screen that shows it: once it is known who looks, what the server knows of them is fetched. */
  use(): void {
    const user = me.user;
    // Whoever has logged out has left with what they know.
    if (me.known && !user && !this.#kept.guest) this.#keep(NOBODY);
    if (!user || this.#fetched === user.id) return;
    this.#fetched = user.id;
    // A guest who says who they are brings along what they have learned as a guest.
    const own = this.#kept.who === user.id || this.#kept.guest ? this.#kept : NOTHING;
    this.#keep({ ...own, who: user.id, guest: user.guest });
    const { lessons, puzzles, days } = own;
    const isEmpty = !lessons.length && !days.length && !Object.keys(puzzles).length;
    this.#hear(isEmpty ? get<Progress>('/me/progress') : post<Progress>('/me/progress', { lessons, puzzles, days }));
  }

  /** Something was learned. Where the server cannot be told, it hears of it when it is asked the next time. */
  add(more: Partial<Progress>): void {
    this.use();
    this.#keep({ ...this.#kept, ...joined(this.#kept, more) });
    if (me.user) this.#hear(post<Progress>('/me/progress', more));
  }

  #hear(asked: Promise<Progress>): void {
    const who = this.#kept.who;
    asked
      .then((known) => {
        // Meanwhile more may have been learned here, or somebody else may have come.
        if (this.#kept.who === who) this.#keep({ ...this.#kept, ...joined(known, this.#kept) });
      })
      .catch(() => (this.#fetched = ''));
  }

  #keep(next: Kept): void {
    this.#kept = next;
    try {
      localStorage.setItem(PLACE, JSON.stringify(next));
    } catch {
      // Remembered until the page is left.
    }
  }
}

export const progress = new Learning();
