/** The pace at which actions are shown one after the other: each long enough to be seen, faster when there are many. */

/** Milliseconds between two actions, at most and at least, and by how much every further one that waits shortens it. */
const SLOWEST = 750;
const QUICKEST = 220;
const EACH = 110;
/** Whoever is further behind than this is shown the present at once. */
export const MOST = 12;

export function between(behind: number): number {
  return Math.max(QUICKEST, SLOWEST - EACH * (behind - 1));
}

export class Pace {
  #shown = 0;
  #hurried = false;
  #wake: (() => void) | undefined;

  /** Is so much to be shown step by step? Not to those who want no motion, nor to nobody. */
  follows(behind: number, moving: boolean): boolean {
    return moving && !document.hidden && behind > 0 && behind <= MOST;
  }

  /** Wait for the time of the next action; true if that was cut short. */
  async wait(behind: number): Promise<boolean> {
    const rest = this.#shown + between(behind) - performance.now();
    if (rest > 0) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, rest);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#shown = performance.now();
    const hurried = this.#hurried;
    this.#hurried = false;
    return hurried;
  }

  hurry(): void {
    this.#hurried = true;
    this.#wake?.();
  }
}
