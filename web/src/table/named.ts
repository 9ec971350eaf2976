/** Places that a sentence names: whoever points at the sentence sees them on the board. */
import { on } from 'svelte/events';
import type { Spot } from '../api/types';
import type { Session } from './session.svelte';

/** What a spot is called: its coordinates, or what lies there. */
function namesOf(spot: Spot): string[] {
  return Object.values(spot.tip?.args ?? {}).filter((arg) => typeof arg === 'string' && arg !== '') as string[];
}

const LETTER = /[\p{L}\p{N}]/u;

/** Does the sentence hold the name by itself, not as a part of a longer word? */
function holds(sentence: string, name: string): boolean {
  for (let at = sentence.indexOf(name); at >= 0; at = sentence.indexOf(name, at + 1))
    if (!LETTER.test(sentence[at - 1] ?? ' ') && !LETTER.test(sentence[at + name.length] ?? ' ')) return true;
  return false;
}

/** The picks of the spots that a sentence names. */
export function namedIn(sentence: string, spots: readonly Spot[]): string[] {
  return spots.filter((spot) => namesOf(spot).some((name) => holds(sentence, name))).map(({ pick }) => pick);
}

/** While something is pointed at or has the focus, the places that it names are lit. */
export function pointing(session: Session, sentence: () => string): (element: HTMLElement) => () => void {
  const light = (): void => {
    session.lit = namedIn(sentence(), session.art?.spots ?? []);
  };
  const dark = (): void => {
    session.lit = [];
  };
  const heard = { pointerenter: light, focusin: light, pointerleave: dark, focusout: dark };
  return (element) => {
    // Svelte's own listeners: the focus also leaves when the page takes away what had it, in the midst of drawing.
    const deaf = Object.entries(heard).map(([what, act]) => on(element, what as keyof typeof heard, act));
    return () => {
      dark();
      for (const stop of deaf) stop();
    };
  };
}
