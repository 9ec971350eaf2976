/** A long list of which only the rows in sight are in the page. What is above and below them is room, guessed until seen. */

/** Pixels of a row that has not been seen yet, and of a window that cannot be measured. */
const ROW = 34;
const WINDOW = 600;
/** Rows beyond the edges that are drawn, too: so nothing is white when it is pushed. */
const MORE = 10;
/** Lists of no more rows are in the page as a whole. */
const SHORT = 120;

export class Tall {
  #heights = new Map<string, number>();
  /** Counts what was measured: heights are no state of their own. */
  #measured = $state(0);
  top = $state(0);
  height = $state(0);
  readonly #keys: () => readonly string[];

  constructor(keys: () => readonly string[]) {
    this.#keys = keys;
  }

  /** Where each row begins, and where the last one ends. */
  #tops = $derived.by(() => {
    void this.#measured;
    const tops = [0];
    for (const key of this.#keys()) tops.push(tops.at(-1)! + (this.#heights.get(key) ?? ROW));
    return tops;
  });

  /** The rows that are drawn, and the room above and below them. */
  shown = $derived.by(() => {
    const tops = this.#tops;
    const all = tops.length - 1;
    if (all <= SHORT) return { from: 0, to: all, above: 0, below: 0 };
    const bottom = this.top + (this.height || WINDOW);
    const from = Math.max(0, before(tops, this.top) - MORE);
    const to = Math.min(all, before(tops, bottom) + 1 + MORE);
    return { from, to, above: tops[from]!, below: tops[all]! - tops[to]! };
  });

  topOf(place: number): number {
    return this.#tops[place] ?? 0;
  }

  /** Rows say how high they have become. */
  measure = (list: HTMLElement): void => {
    let changed = false;
    for (const row of list.querySelectorAll<HTMLElement>('[data-row]')) {
      const key = row.dataset['row']!;
      if (row.offsetHeight && this.#heights.get(key) !== row.offsetHeight) {
        this.#heights.set(key, row.offsetHeight);
        changed = true;
      }
    }
    if (changed) this.#measured += 1;
  };
}

/** The last place that begins at or above a height. */
function before(tops: readonly number[], height: number): number {
  let from = 0;
  let to = tops.length - 1;
  while (from < to) {
    const middle = (from + to + 1) >> 1;
    if (tops[middle]! <= height) from = middle;
    else to = middle - 1;
  }
  return from;
}
