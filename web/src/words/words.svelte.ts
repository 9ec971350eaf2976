/** Words: says the texts of the server and of this page in the language of the reader. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { getText } from '../api/client';
import type { TextData } from '../api/types';

export const LANGUAGES = ['en', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', it: 'Italiano' };

/** The program's own words, loaded with the language. */
const OWN: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('./en'),
  it: () => import('./it'),
};

/** Marks around what was put into a sentence, so that it can be set in bold. */
const OPEN = '\ue000';
const CLOSE = '\ue001';
const MARKS = /[\ue000\ue001]/g;

export type Piece = { text: string; strong: boolean };
export type Said = { key: string; args?: Args } | string | number | readonly Said[];
/** What a text is said with; what is not there is left out. */
export type Args = Record<string, NonNullable<TextData['args']>[string] | undefined>;

class Words {
  language = $state<Language>('en');
  /** The words of the program under '', and those of each game with the program's own beneath them. */
  #bundles = $state.raw<Record<string, FluentBundle>>({});

  /** Change to a language, with every game whose words are in use. */
  async load(language: Language): Promise<void> {
    const own = (await OWN[language]()).default;
    const games = Object.keys(this.#bundles).filter(Boolean);
    const sources = await Promise.all(games.map((game) => gameWords(game, language)));
    const bundles: Record<string, FluentBundle> = { '': bundle(language, [own]) };
    games.forEach((game, place) => (bundles[game] = bundle(language, [own, sources[place]!])));
    this.#bundles = bundles;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Fetch the words of a game, once. */
  async useGame(game: string): Promise<void> {
    if (this.#bundles[game]) return;
    const language = this.language;
    const sources = [(await OWN[language]()).default, await gameWords(game, language)];
    if (language === this.language) this.#bundles = { ...this.#bundles, [game]: bundle(language, sources) };
  }

  has(key: string, game = ''): boolean {
    return this.#bundles[game]?.hasMessage(key) ?? false;
  }

  /** Whose words have a key: '' for those of the program, else a game whose words are in use. */
  whose(key: string): string {
    return Object.keys(this.#bundles).find((game) => this.has(key, game)) ?? '';
  }

  /** A text in the reader's language; `names` are the players' names by seat. */
  say(text: Said | null | undefined, names: readonly string[] = [], game = ''): string {
    return this.#speak(text, names, game, false).replace(MARKS, '');
  }

  /** The same in pieces: names and objects that the sentence is about are strong. */
  rich(text: Said | null | undefined, names: readonly string[] = [], game = ''): Piece[] {
    return pieces(this.#speak(text, names, game, true));
  }

  /** A text of this page by its key. */
  t(key: string, args?: Args): string {
    return this.say(args ? { key, args } : { key });
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.language).format(value);
  }

  /** Several things of which one is meant: "red, green or blue". */
  either(things: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: 'disjunction' }).format(things);
  }

  /** Arguments of texts come over the line as anything: what cannot be said is left out. */
  #speak(text: unknown, names: readonly string[], game: string, marked: boolean): string {
    if (typeof text === 'string') return text;
    if (typeof text === 'number') return this.number(text);
    if (Array.isArray(text)) return text.map((part) => this.#speak(part, names, game, marked)).join(', ');
    if (!isText(text)) return '';
    const { key, args = {} } = text;
    if (key === 'player') {
      const name = names[Number(args['seat'])];
      if (name) return name;
    }
    const speaking = this.#bundles[game] ?? this.#bundles[''];
    const message = speaking?.getMessage(key);
    if (!speaking || !message?.value) return key;
    const given: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(args)) {
      if (typeof value === 'number') given[name] = value;
      else {
        const said = this.#speak(value, names, game, false);
        given[name] = marked && said.length < 40 ? OPEN + said + CLOSE : said;
      }
    }
    return speaking.formatPattern(message.value, given);
  }
}

function isText(value: unknown): value is TextData {
  return typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';
}

function bundle(language: Language, sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

async function gameWords(game: string, language: Language): Promise<string> {
  return getText(`/games/${encodeURIComponent(game)}/words/${language}`);
}

export function pieces(said: string): Piece[] {
  const found: Piece[] = [];
  let depth = 0;
  for (const part of said.split(/([\ue000\ue001])/)) {
    if (part === OPEN) depth += 1;
    else if (part === CLOSE) depth -= 1;
    else if (part) found.push({ text: part, strong: depth > 0 });
  }
  return found;
}

export const words = new Words();
export const t = (key: string, args?: Args): string => words.t(key, args);
