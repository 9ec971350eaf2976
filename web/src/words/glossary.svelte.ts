/** The words of the games with what they mean: found in sentences, and explained beside them. */
import { get } from '../api/client';
import type { ExplainedWord } from '../api/types';
import { words } from './words.svelte';

/** A part of a sentence; a word of the game carries its explanation, and the signs that follow it. */
export interface Part {
  text: string;
  word?: ExplainedWord;
  signs?: string;
}

interface Known {
  pattern: RegExp;
  byForm: Map<string, ExplainedWord>;
}

class Glossary {
  /** By game and language. */
  #known = $state.raw<Record<string, Known>>({});
  #asked = new Set<string>();
  /** Is anybody there? Nothing is explained, and so nothing fetched, before somebody moves. */
  #awake = $state(false);

  constructor() {
    const wake = (event: Event): void => {
      if (isStill(event)) return;
      this.#awake = true;
      for (const kind of SIGNS) removeEventListener(kind, wake);
    };
    for (const kind of SIGNS) addEventListener(kind, wake, { passive: true });
  }

  /** Fetch the words of a game, once somebody is there. */
  use(game: string): void {
    const key = `${game} ${words.language}`;
    if (!game || !this.#awake || this.#asked.has(key)) return;
    this.#asked.add(key);
    get<ExplainedWord[]>(`/games/${encodeURIComponent(game)}/glossary`, { lang: words.language })
      .then((found) => (this.#known = { ...this.#known, [key]: known(found) }))
      // Without explanations one can still play; the next sentence asks again.
      .catch(() => this.#asked.delete(key));
  }

  /** A sentence in parts. A word that stands in it twice is explained once. */
  split(said: string, game: string): Part[] {
    const found = this.#known[`${game} ${words.language}`];
    return found ? split(said, found) : [{ text: said }];
  }
}

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;
/** A page that moves under a resting pointer is told of a move, too. */
const isStill = (event: Event): boolean =>
  event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
/** What never stands at the beginning of a line. */
const CLOSING = /^[.,;:!?)…”»’]+/u;
const plain = (form: string): string => form.toLocaleLowerCase().replaceAll('’', "'");

/** Long forms first: a "line in play" is no "line". */
export function known(list: readonly ExplainedWord[]): Known {
  const byForm = new Map<string, ExplainedWord>();
  for (const word of list) for (const form of word.forms) byForm.set(plain(form), word);
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length);
  const either = forms.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", "['’]")).join('|');
  // No form of no word matches nothing.
  return { pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${either || '(?!)'})(?![\\p{L}\\p{N}])`, 'giu'), byForm };
}

export function split(said: string, { pattern, byForm }: Known): Part[] {
  const parts: Part[] = [];
  const explained = new Set<ExplainedWord>();
  let end = 0;
  for (const match of said.matchAll(pattern)) {
    const word = byForm.get(plain(match[0]));
    if (!word || explained.has(word)) continue;
    explained.add(word);
    if (match.index > end) parts.push({ text: said.slice(end, match.index) });
    end = match.index + match[0].length;
    const signs = CLOSING.exec(said.slice(end))?.[0] ?? '';
    parts.push({ text: match[0], word, ...(signs && { signs }) });
    end += signs.length;
  }
  if (end < said.length) parts.push({ text: said.slice(end) });
  return parts;
}

export const glossary = new Glossary();
