/** A board among those that the server keeps for somebody: its name, its versions, and who may see it. */
import { post, put } from '../../api/client';
import type { KeptBoard } from '../../api/types';
import type { BoardData } from '../../games/boards';
import { me } from '../../state/me.svelte';

export class Keeping {
  id = $state('');
  name = $state('');
  provenance = $state('');
  version = $state(0);
  /** All that are kept, the newest last. */
  versions = $state.raw<readonly number[]>([]);
  shared = $state(false);
  mine = $state(true);
  /** Name and provenance as the server has them. */
  #told = $state('');

  constructor(
    readonly game: string,
    from: Partial<KeptBoard> = {},
  ) {
    this.id = from.id ?? '';
    this.name = from.name ?? '';
    this.provenance = from.provenance ?? '';
    this.version = from.version ?? 0;
    this.versions = from.versions ?? [];
    this.shared = from.shared ?? false;
    this.mine = from.mine ?? true;
    this.#told = this.#said;
  }

  get #said(): string {
    return JSON.stringify([this.name, this.provenance]);
  }

  /** Has its name or its provenance changed since it was kept? */
  get changed(): boolean {
    return this.#said !== this.#told;
  }

  /** Keep a board: as a new version, or as a new board if there is none of mine yet. */
  async save(board: BoardData): Promise<void> {
    await me.anybody();
    const told = this.#said;
    const wish = { name: this.name, board, provenance: this.provenance };
    const kept =
      this.id && this.mine
        ? await put<KeptBoard>(`/boards/${this.id}`, wish)
        : await post<KeptBoard>('/boards', { game: this.game, ...wish });
    this.id = kept.id;
    this.version = kept.version;
    this.versions = kept.versions;
    this.shared = kept.shared;
    this.mine = true;
    this.#told = told;
  }

  async share(shared: boolean): Promise<void> {
    this.shared = (await put<KeptBoard>(`/boards/${this.id}`, { shared })).shared;
  }
}
