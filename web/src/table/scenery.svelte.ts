/**
 * What is drawn is the truth of the page: board, question, players, panels and log show one position, that after
 * `drawn` actions. What happens is drawn action by action, each long enough to be read.
 */
import { tick } from 'svelte';
import { ApiError, get } from '../api/client';
import type { Art, Document, Position, Scene, TableView, Told } from '../api/types';
import { notices } from '../state/notices.svelte';
import { settings } from '../state/settings.svelte';
import { Pace, restOf } from './pace';
import type { Session } from './session.svelte';

/** Milliseconds in which pieces come to rest after an own action, before others act on. */
const MOVING = 700;
/** Milliseconds between two positions of the past for those who want to see everything at once. */
const LEAFING = 200;

/** A position as far as the table depends on it. */
type Then = Pick<TableView, 'seq' | 'actions' | 'decision' | 'prompt' | 'view'>;

export class Scenery {
  scene = $state.raw<Scene | null>(null);
  art = $state.raw<Art | null>(null);
  /** After how many actions everything is drawn. */
  drawn = $state<number | null>(null);
  /** The furthest that was drawn: nobody is shown more before. */
  reached = $state(0);
  /** A position of the past that is looked at; null: now. */
  at = $state<number | null>(null);
  /** What others have done is shown, action by action: nothing is asked meanwhile. */
  following = $state(false);
  /** Whoever follows has stopped to look. */
  held = $state(false);
  /** Positions of the past are shown one after the other. */
  playing = $state(false);
  /** So many actions lead from the position that was drawn before to this one: the pieces of one are seen to move. */
  stepped = $state(0);

  readonly #session: Session;
  readonly #pace = new Pace();
  #asked = 0;
  #artName = '';
  /** The position that is drawn or on its way: record, actions and eyes. */
  #showing = '';
  /** What the line has shown and the page has not, by the number of actions; the last is the present. */
  #arrived = new Map<number, Document>();
  #running = false;
  #hurried = false;
  #nudged = false;

  constructor(session: Session) {
    this.#session = session;
  }

  // -- where to look

  /** Look at the position after so many actions; null: now. */
  async look(at: number | null): Promise<void> {
    this.playing = false;
    this.#pace.wake();
    this.at = at === null || at >= this.reached ? null : Math.max(0, at);
    if (this.at !== null) return this.#show(this.at);
    const { latest } = this.#session;
    if (this.drawn === null || this.reached >= latest || this.#instantly) await this.#show(null);
    else if (this.drawn !== this.reached) await this.#show(this.reached);
    await this.#run();
  }

  /** Begin with the position after so many actions, and follow from there. */
  async begin(at: number): Promise<void> {
    await this.#show(at);
    this.reached = at;
  }

  /** The line shows the table after one more record. */
  arrive(document: Document): void {
    const { actions, seat, seq } = document.table;
    const last = [...this.#arrived.values()].at(-1)?.table;
    // Something was taken back, or is seen with other eyes: nothing leads there step by step.
    if (last && (last.seat !== seat || last.seq > seq || last.actions > actions)) this.#arrived.clear();
    this.#arrived.delete(actions);
    this.#arrived.set(actions, document);
    for (const number of this.#arrived.keys()) if (number < this.reached) this.#arrived.delete(number);
  }

  // -- following, holding, leafing

  /** Enough seen of what happens: show the present. */
  skip(): void {
    if (!this.following) return;
    this.#hurried = true;
    this.held = false;
    this.#pace.wake();
  }

  /** Stop to look, or go on. */
  hold(held: boolean): void {
    this.held = held;
    this.#pace.wake();
  }

  /** One action further, without waiting. */
  on(): void {
    if (this.at !== null) return void this.look(this.at + 1);
    this.#nudged = true;
    this.#pace.wake();
  }

  /** Another speed was chosen: it holds from now on. */
  repace(): void {
    this.#rest(this.#session.shown);
    this.#pace.wake();
  }

  /** Show the positions from here to the last one after the other, or stop doing so. */
  async play(playing: boolean): Promise<void> {
    if (playing && this.at === null) await this.look(0);
    this.playing = playing;
    this.#pace.begin(0);
    this.#pace.wake();
    if (playing) await this.#run();
  }

  /** Nobody looks, or nobody wants to see how it came. */
  get #instantly(): boolean {
    return document.hidden || settings.speed === 'once';
  }

  /** Is there anything to go on to by itself? */
  get #goesOn(): boolean {
    if (this.drawn === null) return false;
    return this.at === null ? this.drawn < this.#session.latest : this.playing;
  }

  /** One action after the other, as long as there are any. */
  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    try {
      for (;;) {
        const live = this.at === null;
        this.following = live && (this.#goesOn || this.#pace.left > 0 || this.held);
        const held = live && this.held && !this.#nudged;
        if (!this.#nudged && !this.#hurried) await this.#pace.rest(held);
        if ((this.at === null) !== live) continue;
        if (!this.#nudged && !this.#hurried && ((live && this.held) || this.#pace.left)) continue;
        if (!this.#goesOn || !(await this.#step())) break;
      }
    } finally {
      this.#running = this.#nudged = this.#hurried = this.following = this.held = false;
    }
    if (this.at === null) this.#session.settle();
  }

  /** The next position, or the last at once; false if it could not be drawn. */
  async #step(): Promise<boolean> {
    const before = this.drawn!;
    const { latest } = this.#session;
    const last = this.at === null ? latest : this.reached;
    const next = this.at === null && (this.#hurried || this.#instantly) ? last : before + 1;
    this.#nudged = false;
    if (this.at !== null) {
      this.at = next >= last ? null : next;
      this.playing = this.at !== null;
    }
    await this.#show(next >= latest ? null : next);
    if (this.drawn === before) return false;
    // Every position is on the page for a moment, however little there is to see.
    await tick();
    this.#rest(this.#session.shown);
    return true;
  }

  /** What was drawn last rests as long as it takes to read it; nothing to read takes no time, and what one did oneself little. */
  #rest(told: Told | null): void {
    const { seat, say, did, caused, latest } = this.#session;
    if (this.#instantly) return this.#pace.begin(this.at === null ? 0 : LEAFING);
    if (!told || told.quiet) return this.#pace.begin(0);
    if (this.at === null && told.seat === seat)
      return this.#pace.begin(this.drawn! < latest && settings.moving ? MOVING : 0);
    this.#pace.begin(restOf(settings.speed, [say(did(told)), ...caused(told)].join(' ').length));
    if (this.at === null && settings.stops && this.drawn! < latest && this.#session.concerns(told)) this.held = true;
  }

  // -- drawing

  async #show(number: number | null): Promise<void> {
    const { id, latest, eyesAsked, now } = this.#session;
    const wanted = JSON.stringify([now?.seq, now?.seat, number, eyesAsked]);
    if (wanted === this.#showing) return;
    this.#showing = wanted;
    const asked = ++this.#asked;
    const known = this.#known(number ?? latest);
    if (known) return this.#draw(known.scene!, number === null ? now! : this.#then(known.table));
    try {
      const [scene, then] = await Promise.all([
        get<Scene>(`/tables/${id}/scene`, { at: number, art: this.#artName, seat: eyesAsked }),
        number === null ? null : get<Position>(`/tables/${id}/history/${number}`, { seat: eyesAsked }),
      ]);
      // Meanwhile more may have happened: then that is shown.
      if (asked === this.#asked) this.#draw(scene, then ? this.#then(then) : now!);
    } catch (error) {
      if (asked !== this.#asked) return;
      this.#showing = '';
      if (!(error instanceof ApiError && error.code === 'offline')) notices.error(error);
    }
  }

  /** The document of a position, if the line has shown it. */
  #known(number: number): Document | null {
    const { now, latest } = this.#session;
    const found = this.#arrived.get(number);
    if (!found?.scene || found.scene.art !== this.#artName || found.table.seat !== now?.seat) return null;
    return number === latest && found.table.seq !== now.seq ? null : found;
  }

  /** The table as it was then. Who sits there is as it is now; an end that is not drawn yet has not come. */
  #then({ seq, actions, decision, prompt, view }: Then): TableView {
    const now = this.#session.now!;
    const nothing = { picks: [], names: {}, named: [], can_undo: '' as const };
    const ended = this.at === null ? { over: false, outcome: null, opened: null } : {};
    return { ...now, ...nothing, ...ended, seq, actions, decision, prompt, view };
  }

  #draw(scene: Scene, table: TableView): void {
    if (scene.still) {
      this.art = scene.still;
      this.#artName = scene.art;
    }
    this.scene = scene;
    if (this.drawn !== table.actions) this.stepped = this.drawn === null ? 0 : table.actions - this.drawn;
    this.drawn = table.actions;
    if (this.at === null) this.reached = table.actions;
    this.#session.table = table;
  }
}
