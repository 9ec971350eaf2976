/** The pace at which actions are shown one after the other: each rests long enough to be read. */
import type { Speed } from '../state/speed';

/** Milliseconds that an action rests, by speed; and for every character beyond those that are read in that time. */
const RESTS: Readonly<Record<Speed, number>> = { slow: 4000, normal: 2000, fast: 800, once: 0 };
const EACH = 20;
const READ = 60;

/** How long something is shown that is said in so many characters. */
export function restOf(speed: Speed, characters: number): number {
  return speed === 'once' ? 0 : RESTS[speed] + EACH * Math.max(0, characters - READ);
}

export class Pace {
  #until = 0;
  #wake: (() => void) | undefined;

  /** Something is shown from now on, and rests so many milliseconds. */
  begin(rest: number): void {
    this.#until = performance.now() + rest;
  }

  /** Milliseconds that what is shown still rests. */
  get left(): number {
    return Math.max(0, this.#until - performance.now());
  }

  /** Until that time is over, or somebody goes on; for whoever holds it, until somebody goes on. */
  async rest(held: boolean): Promise<void> {
    const { left } = this;
    if (!left && !held) return;
    await new Promise<void>((resolve) => {
      const timer = held ? undefined : setTimeout(resolve, left);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Look again what is to be done. */
  wake(): void {
    this.#wake?.();
  }
}
