/** What this browser remembers of somebody's puzzles: a rating, the days of the streak, and how each was answered. */
const PLACE = 'roundhouse-puzzles';
const BEGIN = 1200;
/** The first answers tell more than later ones. */
const QUICK = 20;
const [FAST, SLOW] = [48, 24];
/** Days that are remembered. */
const MOST_DAYS = 400;
const DAY = 86_400_000;

interface Kept {
  rating: number;
  count: number;
  /** Days, as dates in UTC, on which the puzzle of the day was solved. */
  days: readonly string[];
  /** Whether the first answer to each was right, by game and id. */
  first: Readonly<Record<string, boolean>>;
  /** Those that were solved at some time. */
  solved: readonly string[];
}

const NOTHING: Kept = { rating: BEGIN, count: 0, days: [], first: {}, solved: [] };

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? 'null');
    return isKept(found) ? found : NOTHING;
  } catch {
    // Storage that is switched off or damaged: nothing is known.
    return NOTHING;
  }
}

function isKept(found: unknown): found is Kept {
  if (!found || typeof found !== 'object') return false;
  const { rating, count, days, first, solved } = found as Partial<Record<keyof Kept, unknown>>;
  return (
    Number.isFinite(rating) &&
    Number.isFinite(count) &&
    Array.isArray(days) &&
    Array.isArray(solved) &&
    !!first &&
    typeof first === 'object'
  );
}

/** How a rating changes after an answer to a puzzle of that difficulty: as Arpad Elo worked it out. */
export function change(rating: number, count: number, difficulty: number, right: boolean): number {
  const expected = 1 / (1 + 10 ** ((difficulty - rating) / 400));
  return Math.round((count < QUICK ? FAST : SLOW) * (Number(right) - expected));
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
  #kept = $state.raw<Kept>(kept());

  get rating(): number | null {
    return this.#kept.count ? this.#kept.rating : null;
  }

  streak(today: string): number {
    return streak(this.#kept.days, today);
  }

  isSolved(game: string, id: string): boolean {
    return this.#kept.solved.includes(`${game}/${id}`);
  }

  isAnswered(game: string, id: string): boolean {
    return `${game}/${id}` in this.#kept.first;
  }

  /** An answer was given. Only the first to a puzzle changes the rating: by how much. */
  answer(game: string, id: string, difficulty: number, right: boolean): number {
    const key = `${game}/${id}`;
    const known = this.#kept;
    const solved = right && !known.solved.includes(key) ? [...known.solved, key] : known.solved;
    const isFirst = !(key in known.first);
    const by = isFirst ? change(known.rating, known.count, difficulty, right) : 0;
    this.#keep({
      ...known,
      solved,
      rating: known.rating + by,
      count: known.count + Number(isFirst),
      first: isFirst ? { ...known.first, [key]: right } : known.first,
    });
    return by;
  }

  /** The puzzle of that day is solved. */
  solveDay(date: string): void {
    if (this.#kept.days.includes(date)) return;
    this.#keep({ ...this.#kept, days: [...this.#kept.days, date].slice(-MOST_DAYS) });
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

export const record = new PuzzleRecord();
