/** Lists of tables, page by page. */
import { get } from '../api/client';
import type { TableCard } from '../api/types';
import { notices } from '../state/notices.svelte';

export const PAGE = 30;

/** What is asked for, besides which page. */
export interface Wanted {
  game?: string;
  status?: 'open' | 'playing' | '';
}

export class Pages {
  cards = $state.raw<TableCard[] | null>(null);
  /** Is there another page? */
  more = $state(false);
  #wanted: Wanted = {};

  constructor(readonly path: '/lobby' | '/replays') {}

  /** The first page of what is wanted. */
  async load(wanted: Wanted): Promise<void> {
    this.#wanted = wanted;
    await this.#fetch([]);
  }

  async next(): Promise<void> {
    await this.#fetch(this.cards ?? []);
  }

  async #fetch(known: readonly TableCard[]): Promise<void> {
    const wanted = this.#wanted;
    const before = known.findLast((card) => !card.sample)?.updated;
    try {
      const found = await get<TableCard[]>(this.path, { ...wanted, limit: PAGE, before });
      // Somebody may have asked for something else meanwhile.
      if (wanted !== this.#wanted) return;
      this.cards = [...known, ...found];
      this.more = found.filter((card) => !card.sample).length === PAGE;
    } catch (error) {
      notices.error(error);
    }
  }
}
