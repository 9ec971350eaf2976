/** The board as it is drawn: now, or after some number of actions in the past. What happens is shown action by action. */
import { ApiError, get } from '../api/client';
import type { Art, Document, Position, Scene } from '../api/types';
import { OWN_PANELS } from '../games/panels';
import { notices } from '../state/notices.svelte';
import { settings } from '../state/settings.svelte';
import { MOST, Pace } from './pace';
import type { Session } from './session.svelte';

export class Scenery {
  scene = $state.raw<Scene | null>(null);
  art = $state.raw<Art | null>(null);
  /** After how many actions the board is drawn: what is looked at arrives a moment later. */
  drawn = $state<number | null>(null);
  /** A position of the past that is looked at; null: now. */
  at = $state<number | null>(null);
  /** The past position as data, for panels of a game's own. */
  past = $state.raw<Record<string, unknown> | null>(null);
  /** The board is behind, and catches up action by action. */
  following = $state(false);

  readonly #session: Session;
  readonly #pace = new Pace();
  #asked = 0;
  #artName = '';
  /** The position that is drawn or on its way: record, actions and eyes. */
  #showing = '';
  /** What the line has shown and the board has not, by the number of actions; the last is the present. */
  #arrived = new Map<number, Document>();

  constructor(session: Session) {
    this.#session = session;
  }

  /** Look at the position after so many actions; null: now. */
  async look(at: number | null): Promise<void> {
    const { last } = this.#session;
    this.at = at === null || at >= last ? null : Math.max(0, at);
    if (this.at !== null || this.drawn === null || !this.#pace.follows(last - this.drawn, settings.moving))
      return this.#show(this.at);
    if (!this.following) await this.#follow();
  }

  /** The line shows the table after one more record. */
  arrive(document: Document): void {
    const { actions, seat, seq } = document.table;
    const last = [...this.#arrived.values()].at(-1)?.table;
    // Something was taken back, or is seen with other eyes: nothing leads there step by step.
    if (last && (last.seat !== seat || last.seq > seq || last.actions > actions)) this.#arrived.clear();
    this.#arrived.delete(actions);
    this.#arrived.set(actions, document);
    for (const number of this.#arrived.keys()) if (number < actions - MOST) this.#arrived.delete(number);
  }

  /** The document of a position, if the line has shown it. */
  #known(number: number | null): Document | null {
    const { table, last } = this.#session;
    const found = this.#arrived.get(number ?? last);
    if (!found?.scene || found.scene.art !== this.#artName || found.table.seat !== table?.seat) return null;
    return number === null && found.table.seq !== table.seq ? null : found;
  }

  /** Enough seen of what happens: show the present. */
  skip(): void {
    if (this.following) this.#pace.hurry();
  }

  /** One action after the other, as long as anything happens. */
  async #follow(): Promise<void> {
    this.following = true;
    try {
      while (this.at === null && this.drawn !== null && this.drawn < this.#session.last) {
        const hurried = await this.#pace.wait(this.#session.last - this.drawn);
        // Somebody looks at the past meanwhile.
        if (this.at !== null) return;
        const before = this.drawn;
        const next = hurried || this.#session.last - before > MOST ? this.#session.last : before + 1;
        await this.#show(next >= this.#session.last ? null : next);
        if (this.drawn === before) return;
      }
    } finally {
      this.following = false;
    }
  }

  async #show(number: number | null): Promise<void> {
    const { id, last, game, eyesAsked, table } = this.#session;
    const wanted = JSON.stringify([table?.seq, table?.seat, number, eyesAsked]);
    if (wanted === this.#showing) return;
    this.#showing = wanted;
    const asked = ++this.#asked;
    const known = this.#known(number);
    if (known) return this.#draw(number ?? last, known.scene!, number === null ? null : known.table.view);
    try {
      const [scene, past] = await Promise.all([
        get<Scene>(`/tables/${id}/scene`, { at: number, art: this.#artName, seat: eyesAsked }),
        number !== null && game in OWN_PANELS
          ? get<Position>(`/tables/${id}/history/${number}`, { seat: eyesAsked })
          : null,
      ]);
      if (asked === this.#asked) this.#draw(number ?? last, scene, past?.view ?? null);
    } catch (error) {
      if (asked !== this.#asked) return;
      this.#showing = '';
      if (!(error instanceof ApiError && error.code === 'offline')) notices.error(error);
    }
  }

  #draw(number: number, scene: Scene, past: Record<string, unknown> | null): void {
    this.past = past;
    if (scene.still) {
      this.art = scene.still;
      this.#artName = scene.art;
    }
    this.scene = scene;
    this.drawn = number;
  }
}
