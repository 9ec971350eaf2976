/** What is said of a place or a piece beside it, while the pointer or the keyboard is there. */
import type { Point } from './gestures';

/** Milliseconds that a pointer rests before anything is said; once something is, the next is said at once. */
const PATIENCE = 150;

export class Tips {
  shown = $state.raw<(Point & { text: string }) | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(text: string, at: Point): void {
    clearTimeout(this.#timer);
    this.shown = { text, ...at };
  }

  /** The same, if the pointer stays a moment. */
  offer(text: string, at: Point): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.shown = { text, ...at }), this.shown ? 0 : PATIENCE);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }
}
