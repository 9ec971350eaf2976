/** Words: says the texts of the server and of this page in the language of the reader. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { getText } from '../api/client';
import type { TextData } from '../api/types';
import { LANGUAGES, ownWords, type Chapter } from './files';
import { speaksOf } from './speaks';

export { LANGUAGES };
export type Language = string;

/** Names of languages that need not be looked up, which takes longer than drawing the header. */
const KNOWN: Record<Language, string> = { en: 'English', it: 'Italiano', de: 'Deutsch' };

/** What a language calls itself. */
export function nameOf(language: Language): string {
  if (KNOWN[language]) return KNOWN[language];
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Marks around what was put into a sentence, so that it can be set in bold. */
const OPEN = '\ue000';
const CLOSE = '\ue001';
const MARKS = /[\ue000\ue001]/g;

export type Piece = { text: string; strong: boolean };
export type Said = { key: string; args?: Args } | string | number | readonly Said[];
/** What a text is said with; what is not there is left out. */
export type Args = Record<string, NonNullable<TextData['args']>[string] | undefined>;

/** Words that are fetched by language. */
export type Source = (language: Language) => Promise<string>;

class Words {
  language = $state<Language>('en');
  /** The words of the program under '', and those of each game with the program's own beneath them. */
  #bundles = $state.raw<Record<string, FluentBundle>>({});
  /** The chapters that are spoken besides what every page says. */
  #chapters = new Set<Chapter>();
  /** The language that was asked for last, and its words on their way. */
  #wanted: Language = 'en';
  #coming = Promise.resolve();
  /** Games whose words are in use, and what single screens bring to them. */
  #games = new Set<string>();
  #more = new Map<string, Map<string, Source>>();

  /** Change to a language, with every game whose words are in use. */
  load(language: Language): Promise<void> {
    this.#wanted = language;
    const coming: Promise<void> = this.#fetch(language, () => this.#coming === coming).then(() =>
      // Whoever was overtaken waits for what was asked for last.
      this.#coming === coming ? undefined : this.#coming,
    );
    this.#coming = coming;
    return coming;
  }

  async #fetch(language: Language, isWanted: () => boolean): Promise<void> {
    const own = await ownWords(language, this.#chapters);
    const bundles: Record<string, FluentBundle> = { '': bundle(language, own) };
    // A game whose words are asked for meanwhile comes along: it would be lost otherwise.
    for (const game of this.#games) bundles[game] = bundle(language, [...own, ...(await this.#ofGame(game, language))]);
    if (!isWanted()) return;
    this.#bundles = bundles;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Fetch the words of a game, once. */
  async useGame(game: string): Promise<void> {
    if (this.#bundles[game]) return;
    this.#games.add(game);
    const language = this.language;
    try {
      const sources = [...(await ownWords(language, this.#chapters)), ...(await this.#ofGame(game, language))];
      if (language === this.language) this.#bundles = { ...this.#bundles, [game]: bundle(language, sources) };
    } catch (error) {
      this.#games.delete(game);
      throw error;
    }
  }

  #ofGame(game: string, language: Language): Promise<string[]> {
    const more = [...(this.#more.get(game)?.values() ?? [])];
    return Promise.all([gameWords(game, language), ...more.map((source) => source(language))]);
  }

  /** Speak more words of a game from now on, which a screen brings, under a name of its own. */
  async also(game: string, screen: string, source: Source): Promise<void> {
    const known = this.#more.get(game) ?? new Map<string, Source>();
    if (known.has(screen)) return;
    this.#more.set(game, known.set(screen, source));
    await this.load(this.#wanted);
  }

  /** Speak a chapter as well from now on. */
  async use(chapter: Chapter): Promise<void> {
    if (this.#chapters.has(chapter)) return this.#coming;
    this.#chapters.add(chapter);
    try {
      await this.load(this.#wanted);
    } catch (error) {
      this.#chapters.delete(chapter);
      throw error;
    }
  }

  has(key: string, game = ''): boolean {
    return this.#bundles[game]?.hasMessage(key) ?? false;
  }

  /** Whose words have a key: '' for those of the program, else a game whose words are in use. */
  whose(key: string): string {
    return Object.keys(this.#bundles).find((game) => this.has(key, game)) ?? '';
  }

  /** A text in the reader's language; `names` are the players' names by seat, and `you` is the reader's seat. */
  say(text: Said | null | undefined, names: readonly string[] = [], game = '', you: number | null = null): string {
    return this.#speak(text, { names, game, you }, false).replace(MARKS, '');
  }

  /** The same in pieces: names and objects that the sentence is about are strong. */
  rich(text: Said | null | undefined, names: readonly string[] = [], game = '', you: number | null = null): Piece[] {
    return pieces(this.#speak(text, { names, game, you }, true));
  }

  /** A text of this page by its key. */
  t(key: string, args?: Args): string {
    return this.say(args ? { key, args } : { key });
  }

  number(value: number): string {
    return figures(this.language).format(value);
  }

  /** Several things of which one is meant: "red, green or blue". */
  either(things: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: 'disjunction' }).format(things);
  }

  /** Arguments of texts come over the line as anything: what cannot be said is left out. */
  #speak(text: unknown, around: Around, marked: boolean): string {
    if (typeof text === 'string') return text;
    if (typeof text === 'number') return this.number(text);
    if (Array.isArray(text)) return text.map((part) => this.#speak(part, around, marked)).join(', ');
    if (!isText(text)) return '';
    const { key, args = {} } = text;
    if (key === 'player') {
      const name = around.names[Number(args['seat'])];
      if (name) return name;
    }
    const speaking = this.#bundles[around.game] ?? this.#bundles[''];
    const message = speaking?.getMessage(key);
    if (!speaking || !message?.value) return key;
    const given: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(args)) {
      if (typeof value === 'number') given[name] = value;
      else {
        const said = this.#speak(value, around, false);
        given[name] = marked && said.length < 40 ? OPEN + said + CLOSE : said;
      }
    }
    const { names, you } = around;
    const { player, seat } = args;
    // Whoever is called by a name of that time sat on a seat, perhaps somebody else than now.
    const toYou =
      you !== null && (isText(player) ? speaksOf(player, you) : seat === you && !!player && player === names[you]);
    return speaking.formatPattern((toYou && message.attributes['you']) || message.value, given);
  }
}

/** Who and what a text is about: names by seat, the game, and the seat of the reader, who is told "you". */
interface Around {
  names: readonly string[];
  game: string;
  you: number | null;
}

/** Making one takes longer than writing a hundred numbers with it. */
const formats = new Map<Language, Intl.NumberFormat>();
function figures(language: Language): Intl.NumberFormat {
  const known = formats.get(language) ?? new Intl.NumberFormat(language);
  formats.set(language, known);
  return known;
}

export function isText(value: unknown): value is TextData {
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
