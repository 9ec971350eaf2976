/** The picks of an action: what is offered, what was picked, what it would cause, and why something else is not offered. */
import { ApiError, post } from '../api/client';
import type { Cell, Foreseen, Offered, Panel, Sprite, TextData, Verb, WhyNot } from '../api/types';
import { notices } from '../state/notices.svelte';
import { settings } from '../state/settings.svelte';
import { words } from '../words/words.svelte';
import {
  begins,
  chosenOf,
  isOpen,
  isWhole,
  kindOf,
  offered,
  pick as pickNext,
  stepsOf,
  through,
  waysTo,
} from './picking';
import type { Session } from './session.svelte';

export interface Refusal {
  pick: string;
  text: TextData;
  rule: string;
}

/** What was picked at tables that were left, such as to look a rule up: by table, seat and record. */
const left = new Map<string, string[]>();

const NOTHING: Offered = { paths: [], names: {}, named: [], pieces: [], panels: [] };
/** So many things that have to be picked first are named; more are left to the map. */
const NAMED = 5;

/** How often a search is begun anew that nobody has answered. */
const TRIES = 4;

export class Picker {
  picked = $state.raw<string[]>([]);
  preview = $state.raw<Foreseen | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** Everything that can be picked on the map is listed, too. */
  listing = $state(false);
  /** The choice under the pointer or with the focus. */
  pointed = $state('');

  /** What is to be done, where that is chosen first. */
  verb = $state('');

  /** Kinds of picks of which the first is proposed as soon as they are asked for. */
  proposed: readonly string[] = [];

  /** The whole action that somebody proposed last: a hint, the coach. */
  #followed = $state.raw<readonly string[]>([]);
  /** Picks that a rule stands against. */
  #against = $state.raw<readonly string[]>([]);

  readonly #session: Session;
  /** Paths that were asked for one pick at a time: more actions are legal than can be listed. */
  #opened = $state.raw<Offered>(NOTHING);
  #searchingAt = $state<number | null>(null);
  #previewAsked = 0;
  /** What the picks draw over the board that do not say a whole action yet. */
  #begun = $state.raw<readonly Sprite[]>([]);
  /** What picks lead to, in tables. */
  begunPanels = $state.raw<readonly Panel[]>([]);
  #pointedAt = $state('');
  #pointedSeen = $state.raw<Foreseen | null>(null);

  constructor(session: Session) {
    this.#session = session;
  }

  paths = $derived.by(() => {
    const { asked, table } = this.#session;
    return asked ? [...(table?.picks ?? []), ...this.#opened.paths] : [];
  });
  options = $derived(offered(this.paths, this.picked));
  #complete = $derived(isWhole(this.paths, this.picked));
  /** A whole action, as far as is known: no rule stands against these picks. */
  whole = $derived(this.#complete && this.picked !== this.#against);
  /** The pick that declines or ends, with nothing else to say; empty where there is none. */
  passing = $derived.by(() => (this.paths.length && this.#session.table?.decision?.passing) || '');
  passable = $derived(!!this.passing);
  /** The one thing that can be done instead, with nothing else to say; empty where there is more to choose. */
  alone = $derived.by(() => {
    const [only, ...more] = this.paths.filter(([first]) => first !== this.passing);
    return this.passing && only?.length === 1 && !more.length && !this.verbs.length ? only[0]! : '';
  });
  verbs = $derived.by((): readonly Verb[] => (this.paths.length && this.#session.table?.verbs) || []);
  steps = $derived(stepsOf(this.paths, this.picked));
  /** Is what is picked what somebody proposed, and nothing else? */
  advised = $derived(this.picked.length > 0 && this.picked === this.#followed);
  /** What was picked before the choice that is open. A whole action leaves its last choice open: minds change. */
  before = $derived(this.#complete && !this.options.length ? chosenOf(this.paths, this.picked) : this.picked);
  open = $derived(this.before === this.picked ? this.options : offered(this.paths, this.before));
  #pointedTo = $derived.by(() => (this.pointed && this.#pointedAt === this.pointed ? this.#pointedSeen : null));
  /** Pieces as they would lie after the choice that is pointed at, or after what is picked; else what that draws so far. */
  pieces = $derived.by((): readonly Sprite[] => {
    const pointed = this.#pointedTo?.pieces ?? [];
    return pointed.length ? pointed : (this.preview?.pieces ?? this.#begun);
  });
  /** What the choice that is pointed at would cause, or else what is picked. */
  foreseen = $derived.by((): Foreseen | null => this.#pointedTo ?? this.preview);
  panels = $derived.by((): readonly Panel[] => this.preview?.panels ?? this.begunPanels);
  searching = $derived.by(() => this.#searchingAt !== null && this.#searchingAt === this.#session.table?.seq);

  /** What a pick is called after those before it. */
  nameOf(pick: string, before: readonly string[] = this.picked): string {
    const { table, say } = this.#session;
    const path = [...before, pick];
    const special = [...(table?.named ?? []), ...this.#opened.named].find(
      (each) => each.picks.length === path.length && each.picks.every((p, i) => p === path[i]),
    );
    if (special) return say(special.name);
    const known = table?.names[pick] ?? this.#opened.names[pick];
    return known ? say(known.name) : pick;
  }

  /** How a pick is drawn in a list. */
  cellsOf(pick: string): readonly Cell[] {
    return (this.#session.table?.names[pick] ?? this.#opened.names[pick])?.cells ?? [];
  }

  labelOf(pick: string): string {
    const { table, say } = this.#session;
    const known = table?.names[pick] ?? this.#opened.names[pick];
    return known ? say(known.label) : pick;
  }

  // -- picking

  /** Choose what to do: only what begins it is left to pick. A single beginning is taken at once. */
  async begin(verb: Verb): Promise<void> {
    if (this.#session.acting || this.#session.scenery.following) return;
    this.#session.hint = null;
    const again = this.verb === verb.id && !this.picked.length;
    this.clear();
    if (again) return;
    if (!verb.begins.length) {
      this.refusal = {
        pick: '',
        text: { key: 'web-verb-none', args: { what: verb.name, why: verb.brings } },
        rule: this.#session.table?.decision?.rule ?? '',
      };
      return;
    }
    this.verb = verb.id;
    if (verb.begins.length === 1) await this.#take([verb.begins[0]!]);
  }

  clear(): void {
    this.picked = [];
    this.verb = '';
    this.point('');
    this.#begin();
    this.preview = null;
    this.refusal = null;
  }

  /** Another question: what was asked for the last one is of no use. */
  forget(): void {
    this.#opened = NOTHING;
    this.clear();
  }

  get #question(): string {
    const { id, seat, table } = this.#session;
    return JSON.stringify([id, seat, table?.seq]);
  }

  /** The table is left: whoever comes back to the same question finds what they have picked. */
  leave(): void {
    left.clear();
    if (this.picked.length) left.set(this.#question, this.picked);
  }

  async comeBack(): Promise<void> {
    const before = left.get(this.#question);
    if (!before || !(isWhole(this.paths, before) || offered(this.paths, before).length)) return;
    this.picked = before;
    if (this.whole) await this.foresee();
  }

  back(): void {
    this.refusal = null;
    this.preview = null;
    const kept = this.picked.length ? chosenOf(this.paths, this.picked) : null;
    this.picked = kept ?? [];
    // What has only one beginning begins with it: back from there is back to the verbs.
    const alone = this.verbs.find(({ id }) => id === this.verb)?.begins.length === 1;
    if (!kept || (!kept.length && alone)) this.verb = '';
    this.#begin();
    if (this.picked.length && isOpen(this.paths, this.picked)) void this.#goOn(this.picked);
  }

  /** A choice is pointed at: what would end the action is drawn on the board. Nothing that is picked changes. */
  point(pick: string, before: readonly string[] = this.before): void {
    this.pointed = pick;
    this.#pointedAt = '';
    const path = through(this.paths, [...before, pick], this.proposed);
    if (!pick || !isWhole(this.paths, path)) return;
    this.#pointedSeen = null;
    void this.#preview(path, true)
      .then((found) => {
        if (this.pointed !== pick) return;
        this.#pointedSeen = found;
        this.#pointedAt = pick;
      })
      .catch(() => undefined);
  }

  /** Pick something. What comes only after other picks brings them along if there is one way; else it is explained. */
  async pick(chosen: string): Promise<void> {
    if (this.#session.acting || this.#session.scenery.following) return;
    this.#session.hint = null;
    const next = pickNext(this.paths, this.picked, chosen);
    if (next) return this.#take(next);
    const ways = waysTo(this.paths, this.picked, chosen);
    if (ways.length) return this.#lead(chosen, ways);
    await this.explain(chosen);
  }

  /** One way: go it. Several: say what has to be picked first. */
  async #lead(chosen: string, ways: string[][]): Promise<void> {
    if (ways.length === 1) return this.#take([...ways[0]!, chosen]);
    const apart = ways[0]!.findIndex((each, place) => ways.some((way) => way[place] !== each));
    const before = ways[0]!.slice(0, Math.max(0, apart));
    const firsts = [...new Set(ways.map((way) => way[before.length]))].filter((first) => first !== undefined);
    const text: TextData =
      firsts.length <= NAMED
        ? { key: 'web-first-pick', args: { what: words.either(firsts.map((first) => this.nameOf(first, before))) } }
        : { key: 'web-first-pick-many', args: { n: firsts.length } };
    this.refusal = { pick: chosen, text, rule: this.#session.table?.decision?.rule ?? '' };
  }

  /** Can these be picked, one after the other, from the beginning? */
  leads(path: readonly string[]): boolean {
    return this.paths.some((each) => begins(each, path));
  }

  /** Are these what is picked, or how it begins? */
  has(path: readonly string[]): boolean {
    return begins(this.picked, path);
  }

  /** A cell of a table stands for several picks: they are taken together, whatever was picked before, and nothing else. */
  async press(path: readonly string[]): Promise<void> {
    if (this.#session.acting || this.#session.scenery.following) return;
    this.#session.hint = null;
    if (this.leads(path)) return this.#take([...path]);
    this.refusal = null;
    const found = await this.#whyNot([...path]);
    const rule = this.#session.table?.decision?.rule ?? '';
    this.refusal = { pick: path[0]!, ...(found ?? { text: { key: 'web-not-asked' }, rule }) };
  }

  /** Take these picks instead of what was picked, without carrying anything out: a number is turned up and down. */
  async choose(picks: readonly string[]): Promise<void> {
    if (this.#session.acting) return;
    this.refusal = null;
    this.picked = through(this.paths, picks, this.proposed);
    this.#begin();
    if (this.whole) await this.foresee();
    else this.preview = null;
  }

  /** A question that asks only for what is proposed has its first answer ready: the lowest bid, the highest dividend. */
  async propose(): Promise<void> {
    const choices = this.options.filter((pick) => pick !== this.passing);
    if (this.picked.length || !choices.length) return;
    if (choices.every((pick) => this.proposed.includes(kindOf(pick)))) await this.choose([choices[0]!]);
  }

  /**
   * Take a whole action that somebody proposes. Where more is legal than can be listed, its path is asked for pick by
   * pick; a rare one that is in no list, such as a run of trains, is legal all the same.
   */
  async follow(path: readonly string[]): Promise<void> {
    const seq = this.#session.table?.seq;
    this.refusal = null;
    for (let known = 0; known < path.length && !isWhole(this.paths, path); known++)
      if (isOpen(this.paths, path.slice(0, known))) await this.#goOn(path.slice(0, known));
    if (seq !== this.#session.table?.seq || !path.length) return;
    if (!isWhole(this.paths, path)) this.#opened = { ...this.#opened, paths: [...this.#opened.paths, [...path]] };
    this.#followed = this.picked = [...path];
    this.verb = this.#verbOf(path);
    await this.foresee();
  }

  /** What is to be done where that begins with these picks. */
  #verbOf([first]: readonly string[]): string {
    return this.verbs.find(({ begins }) => begins.includes(first!))?.id ?? '';
  }

  async #take(next: string[], open = false): Promise<void> {
    this.refusal = null;
    this.preview = null;
    const again =
      this.whole && next.length === this.picked.length && next.every((each, at) => each === this.picked[at]);
    this.picked = again ? next : through(this.paths, next, this.proposed);
    next = this.picked;
    this.verb = this.#verbOf(next);
    this.#begin();
    if (open || isOpen(this.paths, next)) await this.#goOn(next);
    if (!this.whole) return;
    if (again || settings.confirm === 'never') return this.#session.act();
    await this.foresee();
  }

  /** Some of what can be done may have to be searched for: it joins the rest when it is found, and the best is proposed. */
  async search(): Promise<Offered | null> {
    if (!isOpen(this.paths, [])) return null;
    const seq = this.#session.table?.seq;
    this.#searchingAt = seq ?? null;
    let found = await this.#goOn([]);
    // Where the search was cut off, by a lost line or a busy server, nobody is left without its proposals.
    for (let time = 1; !found && time <= TRIES && this.#searchingAt === this.#session.table?.seq; time++) {
      await new Promise((wake) => setTimeout(wake, 1500 * time));
      found = await this.#goOn([]);
    }
    if (this.#searchingAt === seq) this.#searchingAt = null;
    const [best] = found?.paths ?? [];
    if (best && !this.picked.length && isWhole(this.paths, best)) {
      this.picked = [...best];
      await this.foresee();
    }
    return found;
  }

  #begin({ pieces, panels }: Pick<Offered, 'pieces' | 'panels'> = NOTHING): void {
    this.#begun = pieces;
    this.begunPanels = panels;
  }

  /** Go on from picks that the server has to be asked about first. */
  async goOnFrom(picks: readonly string[]): Promise<void> {
    if (!this.#session.acting) await this.#take([...picks], true);
  }

  /** What may follow these picks. */
  async #goOn(picked: string[]): Promise<Offered | null> {
    const { seat, table } = this.#session;
    const found = await this.#session.ask<Offered>('picks', { seat, picks: picked });
    if (!found || table?.seq !== this.#session.table?.seq) return null;
    if (JSON.stringify(picked) === JSON.stringify(this.picked)) this.#begin(found);
    // Whoever has gone back comes here again.
    if (picked.length && offered(this.paths, picked).length) return found;
    const { paths, names, named } = this.#opened;
    this.#opened = {
      paths: [...paths, ...found.paths],
      names: { ...names, ...found.names },
      named: [...named, ...found.named],
      pieces: [],
      panels: [],
    };
    return found;
  }

  // -- what it would cause

  /** What the picked action would cause. */
  async foresee(): Promise<void> {
    const asked = ++this.#previewAsked;
    const { picked } = this;
    /** Whoever confirms at once is somewhere else by then. */
    const still = (): boolean => asked === this.#previewAsked && picked === this.picked;
    try {
      const found = await this.#preview(picked, true);
      if (still()) this.preview = found;
    } catch (error) {
      if (still()) this.refuse(error);
    }
  }

  /** A rule that stands against what is picked is told beside the question; anything else in a notice. */
  refuse(error: unknown): void {
    if (!(error instanceof ApiError) || !error.rule) return notices.error(error);
    this.#against = this.picked;
    this.refusal = { pick: this.picked.at(-1) ?? '', text: error.text, rule: error.rule };
  }

  /** What a whole action would cause, for a choice that says so itself. Nothing if that cannot be told. */
  async causes(picks: readonly string[]): Promise<TextData[]> {
    return (await this.outlook(picks))?.events ?? [];
  }

  /** What a whole action would bring; null if that cannot be told. */
  async outlook(picks: readonly string[]): Promise<Foreseen | null> {
    return this.#preview(picks, false).catch(() => null);
  }

  #preview(picks: readonly string[], draw: boolean): Promise<Foreseen> {
    return post<Foreseen>(`/tables/${this.#session.id}/preview`, { seat: this.#session.seat, picks, draw });
  }

  // -- why not?

  /** Why something is not offered. */
  async explain(chosen: string): Promise<void> {
    const { table, seat, live } = this.#session;
    if (!table || seat === null || !live) return;
    this.refusal = null;
    try {
      const asks = this.picked.length ? [[...this.picked, chosen], [chosen]] : [[chosen]];
      for (const picks of asks) {
        const found = await this.#whyNot(picks);
        if (found) {
          this.refusal = { pick: chosen, ...found };
          return;
        }
      }
      // Nothing is against it: it belongs to something else than what was picked so far, or to nothing that is asked.
      const ways = waysTo(this.paths, [], chosen);
      if (ways.length) return this.#lead(chosen, ways);
      this.refusal = { pick: chosen, text: { key: 'web-not-asked' }, rule: table.decision?.rule ?? '' };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.refusal = { pick: chosen, text: error.text, rule: error.rule };
    }
  }

  /** Null if nothing is known against it, or if it cannot be understood. */
  async #whyNot(picks: string[]): Promise<{ text: TextData; rule: string } | null> {
    try {
      const found = await post<WhyNot>(`/tables/${this.#session.id}/why-not`, { seat: this.#session.seat, picks });
      return found.possible || !found.text ? null : { text: found.text, rule: found.rule ?? '' };
    } catch (error) {
      if (error instanceof ApiError && error.code === 'malformed') return null;
      throw error;
    }
  }
}
