/** One table as this page follows it: the position, what happened, what is picked, and the line to the server. */
import { ApiError, get, post, socketAddress } from '../api/client';
import type {
  ApiErrorBody,
  Art,
  ChatLine,
  Done,
  Foreseen,
  Happened,
  Hinted,
  Message,
  Offered,
  Position,
  Scene,
  TablePage,
  TableView,
  TextData,
  Told,
  WhyNot,
} from '../api/types';
import { OWN_PANELS } from '../games/panels';
import { games } from '../state/games.svelte';
import { notices } from '../state/notices.svelte';
import { seatNames } from '../state/seats';
import { settings } from '../state/settings.svelte';
import { words, type Piece, type Said } from '../words/words.svelte';
import { isOpen, isWhole, offered, pick as pickNext } from './picking';

export type Line = 'connecting' | 'live' | 'lost';
export interface Refusal {
  pick: string;
  text: TextData;
  rule: string;
}

/** What everybody sees: no seat at all. */
const NO_SEAT = -1;
/** How long to wait before trying to connect again, longer each time. */
const WAITS = [0.3, 1, 2, 4, 8, 15];
/** Nothing for so many seconds means that the line is dead; the server says something every 20. */
const SILENCE = 45;

export class Session {
  readonly id: string;
  page = $state.raw<TablePage | null>(null);
  table = $state.raw<TableView | null>(null);
  records = $state.raw<Happened[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  present = $state.raw<number[] | null>(null);
  failure = $state.raw<ApiError | null>(null);
  line = $state<Line>('connecting');
  /** The line was lost and is back: said for a moment. */
  recovered = $state(false);

  scene = $state.raw<Scene | null>(null);
  art = $state.raw<Art | null>(null);
  /** After how many actions the board is drawn: what is looked at arrives a moment later. */
  drawn = $state<number | null>(null);
  /** A position of the past that is looked at; null: now. */
  at = $state<number | null>(null);

  /** The past position as data, for panels of a game's own. */
  #pastView = $state.raw<Record<string, unknown> | null>(null);
  /** Spots that something beside the board points at. */
  lit = $state.raw<string[]>([]);
  /** The choice under the pointer or with the focus. */
  pointed = $state('');

  picked = $state.raw<string[]>([]);
  /** Paths that were asked for one pick at a time: more actions are legal than can be listed. */
  #opened = $state.raw<Offered>({ paths: [], names: {}, named: [] });
  #searchingAt = $state<number | null>(null);
  preview = $state.raw<Foreseen | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  hint = $state.raw<Hinted | null>(null);
  hinting = $state(false);
  /** The record after which an action of mine is under way: once the table has gone on, the next may be picked. */
  #actingAt = $state<number | null>(null);
  /** The seat whose eyes are used on a shared screen; NO_SEAT hides what is secret. */
  eyes = $state(NO_SEAT);
  #shared = $state(false);

  #socket: WebSocket | null = null;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;
  #sceneAsked = 0;
  #artName = '';
  #previewAsked = 0;

  constructor(id: string) {
    this.id = id;
  }

  // -- what the page shows

  names = $derived(seatNames(this.table?.seats ?? []));
  game = $derived(this.table?.game ?? '');
  seat = $derived(this.table?.seat ?? null);
  last = $derived(this.table?.actions ?? 0);
  live = $derived(this.at === null);
  /** The shown position as the seat may see it. */
  view = $derived((this.at === null ? null : this.#pastView) ?? this.table?.view ?? {});
  /** Must one of my seats decide now, and is it mine to see? */
  asked = $derived(
    this.live && !!this.table?.decision && this.table.picks.length > 0 && this.table.decision.seat === this.table.seat,
  );
  paths = $derived(this.asked ? [...(this.table?.picks ?? []), ...this.#opened.paths] : []);
  acting = $derived(this.#actingAt !== null && this.#actingAt === this.table?.seq);
  options = $derived(offered(this.paths, this.picked));
  /** Is there anything in this game that can be answered ahead? */
  answerable = $derived((games.find(this.game)?.answerable.length ?? 1) > 0);
  searching = $derived(this.#searchingAt !== null && this.#searchingAt === this.table?.seq);
  whole = $derived(isWhole(this.paths, this.picked));
  /** On a shared screen: whose turn it is to take the screen. */
  handover = $derived.by(() => {
    const { table } = this;
    if (!this.#shared || !table?.decision || table.over) return null;
    const { seat } = table.decision;
    return table.yours.includes(seat) && seat !== this.eyes ? seat : null;
  });

  say = (text: Said | null | undefined): string => words.say(text, this.names, this.game);
  rich = (text: Said | null | undefined): Piece[] => words.rich(text, this.names, this.game);

  nameOf(pick: string, before: readonly string[] = this.picked): string {
    const path = [...before, pick];
    const special = [...(this.table?.named ?? []), ...this.#opened.named].find((each) => each.picks.length === path.length && each.picks.every((p, i) => p === path[i]));
    if (special) return this.say(special.name);
    const known = this.table?.names[pick] ?? this.#opened.names[pick];
    return known ? this.say(known.name) : pick;
  }

  labelOf(pick: string): string {
    const known = this.table?.names[pick] ?? this.#opened.names[pick];
    return known ? this.say(known.label as Said) : pick;
  }

  // -- beginning and end

  async open(): Promise<void> {
    try {
      let page = await get<TablePage>(`/tables/${this.id}`, { seat: NO_SEAT });
      this.#shared = page.table.yours.length > 1 && !page.table.practice && !page.table.over;
      if (!this.#shared) page = await get<TablePage>(`/tables/${this.id}`);
      await words.useGame(page.table.game);
      this.page = page;
      await this.#tell();
      this.#take(page.table);
      this.#connect();
      this.#watch = setInterval(() => this.#listen(), 5000);
      addEventListener('online', this.#now);
      document.addEventListener('visibilitychange', this.#now);
    } catch (error) {
      this.failure = error instanceof ApiError ? error : null;
      if (!(error instanceof ApiError)) throw error;
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#watch);
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    this.#socket?.close();
  }

  get #seatAsked(): number | undefined {
    return this.#shared ? this.eyes : undefined;
  }

  /** Everything that happened so far. */
  async #tell(): Promise<void> {
    const found = await get<{ seq: number; records: Happened[] }>(`/tables/${this.id}/history`, { seat: this.#seatAsked });
    this.records = found.records;
  }

  // -- the line to the server

  #connect(): void {
    if (this.#closed) return;
    const after = this.records.at(-1)?.seq ?? 0;
    const socket = new WebSocket(
      socketAddress(this.id, { after, chat: this.chat.at(-1)?.number ?? 0, seat: this.#seatAsked }),
    );
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => {
      if (this.line === 'lost') {
        this.recovered = true;
        setTimeout(() => (this.recovered = false), 4000);
      }
      this.line = 'live';
      this.#tries = 0;
    };
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      this.#hear(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lose(event.code);
    };
  }

  #lose(code: number): void {
    this.#socket = null;
    if (this.#closed || [4401, 4403, 4404].includes(code)) return;
    if (this.line !== 'connecting' || this.#tries > 0) this.line = 'lost';
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)]!;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), wait * 1000);
  }

  /** Back from a break: do not wait for the next try. */
  #now = (): void => {
    if (this.#closed || document.hidden) return;
    if (!this.#socket) {
      clearTimeout(this.#retry);
      this.#connect();
    } else this.#send({ type: 'ping' });
  };

  #listen(): void {
    const silence = (Date.now() - this.#heard) / 1000;
    if (this.#socket && silence > SILENCE) {
      const dead = this.#socket;
      this.#socket = null;
      dead.onclose = null;
      dead.close();
      this.#lose(0);
    } else if (silence > SILENCE / 2) this.#send({ type: 'ping' });
  }

  #send(message: unknown): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #hear(message: Message): void {
    switch (message.type) {
      case 'step':
        this.#told(message.entry);
        if (message.table) this.#take(message.table);
        break;
      case 'table':
        this.#take(message.table);
        break;
      case 'chat':
        if (message.line.number > (this.chat.at(-1)?.number ?? 0)) {
          this.chat = [...this.chat, message.line];
          this.unread += 1;
        }
        break;
      case 'presence':
        this.present = message.seats;
        break;
      case 'refused':
        this.#refused(message.error);
        break;
    }
  }

  /** One more record, unless it is known already. */
  #told(entry: Happened): void {
    if (entry.seq > (this.records.at(-1)?.seq ?? 0)) this.records = [...this.records, entry];
  }

  #refused(error: ApiErrorBody): void {
    notices.error(new ApiError(0, error));
  }

  /** The table as it is now. */
  #take(table: TableView): void {
    const before = this.table;
    if (before && table.seq < before.seq) return;
    const turned = !before || before.seq !== table.seq || before.seat !== table.seat;
    this.table = table;
    if (turned) {
      this.#opened = { paths: [], names: {}, named: [] };
      this.clear();
      this.hint = null;
      if (this.asked && isOpen(this.paths, [])) void this.#search();
    }
    const actions = this.records.filter((record) => record.told).length;
    // Something was taken back: what is told of it has changed.
    if (actions !== table.actions) void this.#tell().catch(notices.error.bind(notices));
    if (this.handover !== null && this.eyes !== NO_SEAT) void this.lookAs(NO_SEAT).catch(notices.error.bind(notices));
    else if (this.at === null) void this.look(null);
    if (before && turned) this.#ring(before, table);
  }

  #ring(before: TableView, now: TableView): void {
    const mine = (table: TableView): boolean => !!table.decision && table.yours.includes(table.decision.seat);
    if (mine(now) && !mine(before) && !now.over) onTurn?.(now, this.say(now.prompt));
  }

  // -- looking

  /** Look at the position after so many actions; null: now. */
  async look(at: number | null): Promise<void> {
    const number = at === null || at >= this.last ? null : Math.max(0, at);
    this.at = number;
    const asked = ++this.#sceneAsked;
    try {
      const [scene, past] = await Promise.all([
        get<Scene>(`/tables/${this.id}/scene`, { at: number, art: this.#artName, seat: this.#seatAsked }),
        number !== null && this.game in OWN_PANELS ? get<Position>(`/tables/${this.id}/history/${number}`, { seat: this.#seatAsked }) : null,
      ]);
      if (asked !== this.#sceneAsked) return;
      this.#pastView = past?.view ?? null;
      if (scene.still) {
        this.art = scene.still;
        this.#artName = scene.art;
      }
      this.scene = scene;
      this.drawn = number ?? this.last;
    } catch (error) {
      if (asked === this.#sceneAsked && !(error instanceof ApiError && error.code === 'offline')) notices.error(error);
    }
  }

  /** What the action was that led to the shown position. */
  get shown(): Told | null {
    const told = this.told;
    return (this.at === null ? told.at(-1) : told[this.at - 1]) ?? null;
  }

  told = $derived(this.records.flatMap((record) => (record.told ? [record.told] : [])));

  /** On a shared screen: look with the eyes of a seat; NO_SEAT: what everybody sees. */
  async lookAs(seat: number): Promise<void> {
    this.eyes = seat;
    if (!this.#send({ type: 'seat', seat, id: '' })) this.#take((await get<TablePage>(`/tables/${this.id}`, { seat })).table);
    await this.#tell();
    await this.look(null);
  }

  // -- picking

  clear(): void {
    this.picked = [];
    this.pointed = '';
    this.preview = null;
    this.refusal = null;
  }

  back(): void {
    this.refusal = null;
    this.preview = null;
    this.picked = this.picked.slice(0, -1);
  }

  /** Pick something. What is not offered is explained. */
  async pick(chosen: string): Promise<void> {
    if (this.acting) return;
    this.hint = null;
    const next = pickNext(this.paths, this.picked, chosen);
    if (!next) return this.explain(chosen);
    this.refusal = null;
    this.preview = null;
    const again = this.whole && next.every((each, place) => each === this.picked[place]);
    this.picked = next;
    if (isOpen(this.paths, next)) await this.#goOn(next);
    if (!this.whole) return;
    if (again || settings.confirm === 'never') return this.act();
    await this.foresee();
  }

  /** Some of what can be done has to be searched for: it joins the rest when it is found. */
  async #search(): Promise<void> {
    const seq = this.table?.seq;
    this.#searchingAt = seq ?? null;
    await this.#goOn([]);
    if (this.#searchingAt === seq) this.#searchingAt = null;
  }

  /** What may follow these picks, if that was not asked before. */
  async #goOn(picked: string[]): Promise<void> {
    if (picked.length && offered(this.paths, picked).length) return;
    const seq = this.table?.seq;
    const found = await this.ask<Offered>('picks', { seat: this.seat, picks: picked });
    if (!found || seq !== this.table?.seq) return;
    const { paths, names, named } = this.#opened;
    this.#opened = { paths: [...paths, ...found.paths], names: { ...names, ...found.names }, named: [...named, ...found.named] };
  }

  /** What the picked action would cause. */
  async foresee(): Promise<void> {
    const asked = ++this.#previewAsked;
    const picked = this.picked;
    try {
      const found = await post<Foreseen>(`/tables/${this.id}/preview`, { seat: this.seat, picks: picked });
      if (asked === this.#previewAsked && picked === this.picked) this.preview = found;
    } catch (error) {
      if (asked === this.#previewAsked) notices.error(error);
    }
  }

  /** What a whole action would cause, for a choice that says so itself. Nothing if that cannot be told. */
  async causes(picks: readonly string[]): Promise<TextData[]> {
    try {
      return (await post<Foreseen>(`/tables/${this.id}/preview`, { seat: this.seat, picks })).events as TextData[];
    } catch {
      return [];
    }
  }

  /** Why something is not offered. */
  async explain(chosen: string): Promise<void> {
    const { table } = this;
    if (!table || this.seat === null || !this.live) return;
    this.refusal = null;
    try {
      const asks = this.picked.length ? [[...this.picked, chosen], [chosen]] : [[chosen]];
      for (const picks of asks) {
        const found = await this.#whyNot(picks);
        if (found) {
          this.refusal = { pick: chosen, text: found.text, rule: found.rule };
          return;
        }
      }
    } catch (error) {
      if (error instanceof ApiError && error.code !== 'malformed') {
        this.refusal = { pick: chosen, text: error.text, rule: error.rule };
      } else if (!(error instanceof ApiError)) throw error;
    }
  }

  async #whyNot(picks: string[]): Promise<{ text: TextData; rule: string } | null> {
    try {
      const found = await post<WhyNot>(`/tables/${this.id}/why-not`, { seat: this.seat, picks });
      return found.possible || !found.text ? null : { text: found.text as TextData, rule: found.rule ?? '' };
    } catch (error) {
      if (error instanceof ApiError && error.code === 'malformed') return null;
      throw error;
    }
  }

  // -- doing

  /** Carry the picked action out. The same key twice is done once: a lost answer may be asked for again. */
  async act(): Promise<void> {
    const { table } = this;
    if (!table || this.seat === null || !this.whole || this.acting) return;
    const body = { seat: this.seat, expected_seq: table.seq, key: crypto.randomUUID(), picks: this.picked };
    this.#actingAt = table.seq;
    try {
      const done = await this.#persist(() => post<Done>(`/tables/${this.id}/act`, body));
      // The line may have told it already, and the next picks may have begun: what is known is not heard again.
      if (done.table.seq > this.table!.seq) {
        for (const entry of done.entries) this.#told(entry);
        this.#take(done.table);
      }
    } catch (error) {
      if (error instanceof ApiError && error.rule) this.refusal = { pick: this.picked.at(-1) ?? '', text: error.text, rule: error.rule };
      else notices.error(error);
    } finally {
      if (this.#actingAt === body.expected_seq) this.#actingAt = null;
    }
  }

  /** Try a request that may be repeated again while there is no connection. */
  async #persist<T>(ask: () => Promise<T>): Promise<T> {
    for (let tried = 0; ; tried++) {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 0 || tried >= 5) throw error;
        await new Promise((resolve) => setTimeout(resolve, 600 * (tried + 1)));
      }
    }
  }

  async askHint(): Promise<void> {
    if (this.seat === null || this.hinting) return;
    this.hinting = true;
    try {
      const found = await post<Hinted>(`/tables/${this.id}/hint`, { seat: this.seat });
      if (found.seq !== this.table?.seq) return;
      this.refusal = null;
      this.hint = found;
      this.picked = found.picks;
      if (this.whole) await this.foresee();
    } catch (error) {
      notices.error(error);
    } finally {
      this.hinting = false;
    }
  }

  async undo(): Promise<void> {
    if (!this.table) return;
    // On a shared screen the last to act takes back, whoever is asked now.
    const seat = this.seat ?? this.table.yours[0];
    await this.ask('undo', { seat, expected_seq: this.table.seq });
  }

  async answerUndo(agreed: boolean): Promise<void> {
    const mine = this.table?.undo?.waiting.find((seat) => this.table?.yours.includes(seat));
    if (mine !== undefined) await this.ask('undo/answer', { seat: mine, agreed });
  }

  /** Any other request to the table; what goes wrong is said. */
  async ask<T>(what: string, body: unknown = {}): Promise<T | null> {
    try {
      return await post<T>(`/tables/${this.id}/${what}`, body);
    } catch (error) {
      notices.error(error);
      return null;
    }
  }
}

/** What to do when it becomes my turn: set by the page (a sound, a notification). */
let onTurn: ((table: TableView, prompt: string) => void) | undefined;
export function whenMyTurn(tell: typeof onTurn): void {
  onTurn = tell;
}
