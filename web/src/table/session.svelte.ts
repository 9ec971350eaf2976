/** One table as this page follows it: the position, what happened, and what this visitor does there. */
import { ApiError, get, newKey, post, put } from '../api/client';
import { patched } from '../api/patch';
import type {
  ApiErrorBody,
  Art,
  ChatLine,
  Document,
  Done,
  Happened,
  Hinted,
  Message,
  Scene,
  TablePage,
  TableView,
  TextData,
  Told,
} from '../api/types';
import { games } from '../state/games.svelte';
import { me } from '../state/me.svelte';
import { notices } from '../state/notices.svelte';
import { settings } from '../state/settings.svelte';
import { seatNames } from '../state/seats';
import { speaksOf } from '../words/speaks';
import { words, type Said } from '../words/words.svelte';
import { Line } from './line.svelte';
import type { Reading } from './logbook';
import { Picker } from './picker.svelte';
import { isWhole } from './picking';
import { Scenery } from './scenery.svelte';

/** Milliseconds after which nobody waits any longer for what was done to arrive. */
const SLOW = 5000;
/** What everybody sees: no seat at all. */
const NO_SEAT = -1;
const NOBODY: TableView['seats'] = [];

export class Session {
  readonly id: string;
  readonly line: Line;
  readonly picker = new Picker(this);
  readonly scenery = new Scenery(this);

  page = $state.raw<TablePage | null>(null);
  /** The table as it is drawn: everything on the page follows it. */
  table = $state.raw<TableView | null>(null);
  /** The table as it is; what is drawn may be behind, never ahead. */
  now = $state.raw<TableView | null>(null);
  records = $state.raw<Happened[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  present = $state.raw<number[] | null>(null);
  failure = $state.raw<ApiError | null>(null);
  /** Spots that something beside the board points at. */
  lit = $state.raw<string[]>([]);
  /** How the game wants its log to be read. */
  reading = $state.raw<Reading | null>(null);
  hint = $state.raw<Hinted | null>(null);
  hinting = $state(false);
  /** The record after which an action of mine is under way: once the table has gone on, the next may be picked. */
  #actingAt = $state<number | null>(null);
  /** The seat whose eyes are used on a shared screen; NO_SEAT hides what is secret. */
  eyes = $state(NO_SEAT);
  #shared = $state(false);
  /** The record whose question was asked last, and whether one of my seats had to answer it. */
  #settled = -1;
  /** The record after which a turn does not end by itself. */
  #asks = $state(-1);
  #mine = true;
  /** What the line has shown last: its changes are changes of this. */
  #document: Document | null = null;

  constructor(id: string) {
    this.id = id;
    const known = () => ({
      after: this.records.at(-1)?.seq ?? 0,
      chat: this.chat.at(-1)?.number ?? 0,
      seat: this.eyesAsked,
      scene: 1 as const,
    });
    this.line = new Line(id, known, (message) => this.#hear(message));
  }

  // -- what the page shows

  #seats = $derived(this.table?.seats ?? NOBODY);
  #called = $derived(JSON.stringify(seatNames(this.#seats)));
  /** One list as long as nobody is called otherwise: whatever is said on the page is said anew with another. */
  names = $derived(JSON.parse(this.#called) as string[]);
  game = $derived(this.table?.game ?? '');
  seat = $derived(this.table?.seat ?? null);
  /** The seat of whoever reads, to be told "you"; whoever plays several seats, or shares the screen, is told names. */
  you = $derived(this.table?.yours.length === 1 ? this.seat : null);
  /** So many actions have been shown, and so many were taken. */
  last = $derived(this.scenery.reached);
  latest = $derived(this.now?.actions ?? 0);
  live = $derived(this.scenery.at === null);
  /** The shown position as the seat may see it. */
  view = $derived(this.table?.view ?? {});
  /** What ends my turn by itself: nothing else is left that matters. Whoever took something back wants to be asked. */
  #ending = $derived.by(() => {
    const { table, live } = this;
    const { following } = this.scenery;
    if (!settings.ends || !table?.decision || table.decision.seat !== table.seat || !live || following) return null;
    return table.decision.ending?.length && this.#asks !== table.seq ? table.decision.ending : null;
  });
  /** Must one of my seats decide now, and is it mine to see? Not before what led to the question has been seen. */
  asked = $derived(
    this.live &&
      !this.scenery.following &&
      !this.#ending &&
      !!this.table?.decision &&
      this.table.picks.length > 0 &&
      this.table.decision.seat === this.table.seat,
  );
  acting = $derived(this.#actingAt !== null && this.#actingAt === this.table?.seq);
  /** Is there anything in this game that can be answered ahead? */
  answerable = $derived((games.find(this.game)?.answerable.length ?? 1) > 0);
  #actions = $derived(this.records.flatMap((record) => (record.told ? [record.told] : [])));
  /** What has been shown of what happened. */
  told = $derived(this.#actions.slice(0, this.last));
  heard = $derived.by(() => {
    const next = this.#actions[this.last]?.seq ?? Infinity;
    return this.records.filter((record) => record.seq < next);
  });
  /** On a shared screen: whose turn it is to take the screen. */
  handover = $derived.by(() => (this.scenery.following ? null : this.#taker(this.table)));

  #taker(table: TableView | null): number | null {
    if (!this.#shared || !table?.decision || table.over) return null;
    const { seat } = table.decision;
    return table.yours.includes(seat) && seat !== this.eyes ? seat : null;
  }

  say = (text: Said | null | undefined): string => words.say(text, this.names, this.game, this.you);

  /** What somebody did; where an event says the same and more ("buys a share for £54"), that is told instead. */
  did = ({ text, events }: Told): TextData => {
    const begun = this.say(text).replace(/\.$/, '');
    return events.find((event) => this.say(event).startsWith(begun)) ?? text;
  };
  /** What an action caused, or these of its events, in sentences; what was said of the action is not said again. */
  caused = (told: Told, events = told.events): string[] => {
    const done = this.say(this.did(told));
    return events.map((event) => this.say(event)).filter((sentence) => sentence !== done);
  };

  // -- what panels ask most: of the board and of the picks

  get scene(): Scene | null {
    return this.scenery.scene;
  }
  get art(): Art | null {
    return this.scenery.art;
  }
  get at(): number | null {
    return this.scenery.at;
  }
  look(at: number | null): Promise<void> {
    return this.scenery.look(at);
  }
  /** What can be picked now, also instead of the last pick of a whole action. */
  get options(): string[] {
    return this.picker.open;
  }
  get picked(): string[] {
    return this.picker.picked;
  }
  get whole(): boolean {
    return this.picker.whole;
  }
  pick(chosen: string): Promise<void> {
    return this.picker.pick(chosen);
  }
  nameOf(pick: string, before?: readonly string[]): string {
    return this.picker.nameOf(pick, before);
  }
  labelOf(pick: string): string {
    return this.picker.labelOf(pick);
  }

  // -- beginning and end

  /** Open the table: as it is now, to be followed from an earlier position, or to look at one. */
  async open(from: { watch?: boolean; at?: number | null } = {}): Promise<void> {
    try {
      const page = await this.#fetch();
      // What the game brings to the page comes at the same time.
      this.page = page;
      await Promise.all([words.useGame(page.table.game), this.#tell()]);
      await this.#begin(page.table, from);
      await this.picker.comeBack();
      this.line.open();
    } catch (error) {
      this.failure = error instanceof ApiError ? error : null;
      if (!(error instanceof ApiError)) throw error;
    }
  }

  async #begin(now: TableView, { watch, at }: { watch?: boolean; at?: number | null }): Promise<void> {
    this.now = now;
    this.scenery.reached = now.actions;
    if (watch) await this.scenery.begin(0);
    this.table ??= now;
    if (!watch && at !== null && at !== undefined && at < now.actions) await this.look(at);
    this.#take(now);
  }

  /** The table; on a shared screen with nobody's eyes, for nothing secret may even arrive there. */
  async #fetch(): Promise<TablePage> {
    const page = await get<TablePage>(`/tables/${this.id}`, { discreet: true });
    const { yours, practice, over } = page.table;
    this.#shared = yours.length > 1 && !practice && !over;
    return page;
  }

  close(): void {
    this.picker.leave();
    this.line.close();
  }

  get eyesAsked(): number | undefined {
    return this.#shared ? this.eyes : undefined;
  }

  /** Everything that happened so far. */
  async #tell(): Promise<void> {
    let records: Happened[] = [];
    for (let more = true; more;) {
      const page = await get<{ records: Happened[]; more: boolean }>(`/tables/${this.id}/history`, {
        seat: this.eyesAsked,
        after: records.at(-1)?.seq,
      });
      records = [...records, ...page.records];
      more = page.more;
    }
    this.records = records;
  }

  // -- what the server says

  #hear(message: Message): void {
    switch (message.type) {
      case 'step':
        this.#told(message.entry);
        if (message.changes && this.#document) this.#show(patched(this.#document, message.changes));
        break;
      case 'table':
        this.#show({ table: message.table, scene: message.scene });
        break;
      case 'chat':
        if (message.line.number > (this.chat.at(-1)?.number ?? 0)) {
          this.chat = [...this.chat, message.line];
          // What I say myself I have read.
          if (message.line.name !== me.user?.name) this.unread += 1;
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

  /** What the line shows. On a shared screen only what is seen with the eyes that look now. */
  #show(document: Document): void {
    this.#document = document;
    if (this.#shared && (document.table.seat ?? NO_SEAT) !== this.eyes) return;
    this.scenery.arrive(document);
    this.#take(document.table);
  }

  /** The table, asked for where the line does not tell. */
  async #refresh(): Promise<void> {
    const { table } = await get<TablePage>(`/tables/${this.id}`, { seat: this.eyesAsked });
    if (table.seq > (this.now?.seq ?? -1)) await this.#tell();
    this.#take(table);
  }

  /** The table as it is now. */
  #take(table: TableView): void {
    const before = this.now;
    if (before && table.seq < before.seq) return;
    const turned = !before || isAnother(before, table);
    this.now = table;
    if (before && table.actions < before.actions) this.#asks = table.seq;
    // What is the same to the eye is there at once: who sits down, what the clock says.
    if (table.actions === this.table?.actions && this.live) this.table = table;
    if (turned) {
      this.picker.forget();
      this.hint = null;
    }
    const actions = this.#actions.length;
    // Something was taken back: what is told of it has changed.
    if (actions !== table.actions) void this.#tell().catch(notices.error.bind(notices));
    if (this.#taker(table) !== null && this.eyes !== NO_SEAT)
      void this.lookAs(NO_SEAT).catch(notices.error.bind(notices));
    else if (this.live) void this.look(null);
  }

  /** Everything that happened has been shown: now the question may be asked. */
  settle(): void {
    const { table } = this;
    if (!table || this.#settled === table.seq) return;
    this.#settled = table.seq;
    if (this.#ending) return void this.#end(this.#ending, table);
    if (this.asked) void this.#search(table);
    this.#ring(table);
  }

  /** Where nothing is found there may be only one answer: whoever took something back wants to be asked all the same. */
  async #search(table: TableView): Promise<void> {
    await this.picker.propose();
    const found = await this.picker.search();
    if (found && !found.paths.length && this.#asks !== table.seq) await (await import('./alone')).answer(this, table);
  }

  /** Tell whoever looks elsewhere that it is their turn. */
  #ring(now: TableView): void {
    const mine = !now.over && !!now.decision && now.yours.includes(now.decision.seat);
    if (mine && !this.#mine) onTurn?.(now, this.say(now.prompt));
    this.#mine = mine;
  }

  // -- looking

  /** What the action was that led to the shown position. */
  get shown(): Told | null {
    return this.#actions[(this.scenery.drawn ?? 0) - 1] ?? null;
  }

  /** Does what somebody else did name me: am I paid, do I lose something? */
  concerns = (told: Told): boolean => {
    const { seat } = this;
    return seat !== null && told.seat !== seat && told.events.some((event) => speaksOf(event, seat));
  };

  /** Sit down: from now on the table is seen, and heard of, from that seat. */
  async sit(seat: number): Promise<void> {
    if (!(await this.ask<TablePage>('sit', { seat }))) return;
    try {
      const page = await this.#fetch();
      this.page = page;
      await this.#tell();
      this.scenery.drawn = null;
      this.#take(page.table);
      this.line.renew();
    } catch (error) {
      notices.error(error);
    }
  }

  /** On a shared screen: look with the eyes of a seat; NO_SEAT: what everybody sees. */
  async lookAs(seat: number): Promise<void> {
    this.eyes = seat;
    // The line shows the table anew, as that seat sees it.
    if (!this.line.send({ type: 'seat', seat, id: '' })) await this.#refresh();
    await this.#tell();
  }

  // -- doing

  /** Carry the picked action out. The same key twice is done once: a lost answer may be asked for again. */
  async act(): Promise<void> {
    const { table } = this;
    if (!table || this.seat === null || !this.whole || this.acting) return;
    const body = { seat: this.seat, expected_seq: table.seq, key: newKey(), picks: this.picked };
    this.#actingAt = table.seq;
    try {
      const done = await this.#persist(() => post<Done>(`/tables/${this.id}/act`, body));
      // The line tells what has happened, perhaps it has already: the action is under way until then.
      if (this.line.state !== 'live' && done.seq > this.now!.seq) await this.#refresh();
    } catch (error) {
      if (this.#actingAt === body.expected_seq) this.#actingAt = null;
      this.picker.refuse(error);
    }
  }

  /** End a turn in which nothing is left to do; if that does not go, its player is asked. */
  async #end(picks: string[], { seat, seq }: TableView): Promise<void> {
    const body = { seat, expected_seq: seq, key: newKey(), picks };
    try {
      const done = await this.#persist(() => post<Done>(`/tables/${this.id}/act`, body));
      if (this.line.state !== 'live' && done.seq > this.now!.seq) await this.#refresh();
    } catch {
      this.#asks = seq;
    }
  }

  /** Pass, whatever is picked. */
  async pass(): Promise<void> {
    if (!this.asked || !this.picker.passing || this.acting) return;
    this.picker.picked = [this.picker.passing];
    await this.act();
  }

  /** Pass again and again, as long as this seat is asked within the same turn and may pass. */
  async passOn(turnOf: (view: Session['view']) => string): Promise<void> {
    const turn = turnOf(this.view);
    while (this.asked && this.picker.passing && turnOf(this.view) === turn) {
      const before = this.table!.seq;
      await this.pass();
      if (!(await this.#moved(before))) return;
    }
  }

  /** Carry out what is picked, and then these picks if they are offered. */
  async actThen(picks: string[]): Promise<void> {
    const before = this.table!.seq;
    await this.act();
    if (!(await this.#moved(before)) || !this.asked || !isWhole(this.picker.paths, picks)) return;
    this.picker.picked = picks;
    await this.act();
  }

  /** Wait until the table has gone on after a record. */
  async #moved(before: number): Promise<boolean> {
    const mine = (): boolean => this.scenery.following && this.now!.decision?.seat === this.seat;
    for (let waited = 0; waited < SLOW && (this.table!.seq === before || mine()); waited += 20)
      await new Promise((resolve) => setTimeout(resolve, 20));
    return this.table!.seq !== before;
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
      this.hint = found;
      // Whoever acts before its consequences are known may ask again at once.
      void this.picker.follow(found.picks);
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

  /** The host lets others look on, or no longer. */
  async allowSpectators(spectators: boolean): Promise<void> {
    try {
      this.page = await put<TablePage>(`/tables/${this.id}/spectators`, { spectators });
    } catch (error) {
      notices.error(error);
    }
  }

  /** Whoever is alone with bots chooses for them, too, how fast it goes on: nobody else would have to follow. */
  get hurries(): boolean {
    const { now, page } = this;
    if (!now?.begun || now.over || now.closed || now.lesson || now.puzzle || !now.seats.some(({ bot }) => bot))
      return false;
    const people = now.seats.some(({ bot }, place) => !bot && !now.yours.includes(place));
    return !people && (now.yours.length > 0 || !!page?.hosting);
  }

  /** How fast bots act here. */
  async hurry(speed: string): Promise<void> {
    try {
      await put(`/tables/${this.id}/speed`, { speed });
    } catch (error) {
      notices.error(error);
    }
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

/** Is something else asked, or seen with other eyes? Who sits down or how fast bots are takes no pick away from anybody. */
function isAnother(before: TableView, { actions, seat, decision, paused, closed }: TableView): boolean {
  const asked = before.decision?.seat !== decision?.seat || before.decision?.kind !== decision?.kind;
  return (
    asked || before.actions !== actions || before.seat !== seat || before.paused !== paused || before.closed !== closed
  );
}

/** What to do when it becomes my turn: set by the page (a sound, a notification). */
let onTurn: ((table: TableView, prompt: string) => void) | undefined;
export function whenMyTurn(tell: typeof onTurn): void {
  onTurn = tell;
}
