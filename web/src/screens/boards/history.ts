/** What was done to a board, step by step: everything can be taken back and done again. */
export class History<T> {
  #past: T[] = [];
  #future: T[] = [];
  #group = '';

  constructor(private current: T) {}

  get now(): T {
    return this.current;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** A step. Steps of one group, such as one stroke of a brush, are taken back together. */
  do(next: T, group = ''): void {
    if (next === this.current) return;
    if (!group || group !== this.#group) {
      this.#past.push(this.current);
      if (this.#past.length > MOST) this.#past.shift();
    }
    this.#group = group;
    this.#future = [];
    this.current = next;
  }

  undo(): T {
    this.#group = '';
    const before = this.#past.pop();
    if (before === undefined) return this.current;
    this.#future.push(this.current);
    return (this.current = before);
  }

  redo(): T {
    this.#group = '';
    const after = this.#future.pop();
    if (after === undefined) return this.current;
    this.#past.push(this.current);
    return (this.current = after);
  }
}

/** Steps that are remembered: boards share what did not change, so each costs little. */
const MOST = 500;
