/** The one explanation that is shown, and the word on the page that it belongs to. */
import type { ExplainedWord } from '../api/types';

/** Milliseconds that a pointer rests, or a finger presses, before a word is explained. */
const REST = 250;
const PRESS = 450;

class Explanation {
  shown = $state.raw<{ word: ExplainedWord; at: DOMRect } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(word: ExplainedWord, element: Element): void {
    clearTimeout(this.#timer);
    // The first line of a word that is broken over two.
    this.shown = { word, at: element.getClientRects()[0] ?? element.getBoundingClientRect() };
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }

  /** The pointer has come to a word, or a finger lies on it: if it stays, it is explained. */
  await(word: ExplainedWord, element: Element, touch: boolean): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.show(word, element), touch ? PRESS : REST);
  }
}

export const explanation = new Explanation();
