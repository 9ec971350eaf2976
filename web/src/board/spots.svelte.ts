/** The spots of a board: which one a pick means, and what is said of each by drawing. */
import type { Art, Scene, Spot, Sprite } from '../api/types';
import { nearest, type Hit } from './places';
import type { States } from './states';

/** What a board shows, and what is asked of whoever looks at it. */
export interface Shown {
  scene: Scene;
  art: Art;
  options: readonly string[];
  picked: readonly string[];
  lit: readonly string[];
  quiet: boolean;
  refused: string;
}

export class Spots {
  /** What the piece under the pointer could reach. */
  reach = $state.raw<Spot[]>([]);
  readonly #shown: () => Shown;

  constructor(shown: () => Shown) {
    this.#shown = shown;
  }

  get shown(): Shown {
    return this.#shown();
  }

  byPick = $derived.by(() => new Map(this.shown.art.spots.map((spot) => [spot.pick, spot])));
  /** The piece of every pick; what lies on top of it, such as the signs on a plate, comes after it. */
  #sprites = $derived.by(() => {
    const found = new Map<string, Sprite>();
    for (const sprite of this.shown.scene.sprites)
      if (sprite.pick && !found.has(sprite.pick)) found.set(sprite.pick, sprite);
    return found;
  });

  pieceOf(pick: string): Sprite | undefined {
    return this.#sprites.get(pick);
  }

  /** The spot of a pick: its own, or the one that the picked piece stands on. */
  of(pick: string): Spot | undefined {
    const own = this.byPick.get(pick);
    if (own) return own;
    const sprite = this.#sprites.get(pick);
    return sprite && nearest(this.shown.art.spots, { x: sprite.x ?? 0, y: sprite.y ?? 0 });
  }

  /** Those of some picks, each once. */
  unique(picks: readonly string[]): Spot[] {
    return [...new Set(picks.map((pick) => this.of(pick)).filter((spot) => spot !== undefined))];
  }

  hits = $derived.by(() =>
    this.shown.options.flatMap((pick): Hit<Spot>[] => {
      const spot = this.of(pick);
      return spot ? [{ pick, spot }] : [];
    }),
  );
  targets = $derived.by(() => this.unique(this.shown.options));
  states = $derived.by((): States => {
    const { scene, picked, lit, quiet } = this.shown;
    // What something beside the board points at is drawn as if it were chosen.
    const chosen = this.unique([...scene.chosen, ...picked, ...lit]);
    return {
      targets: quiet ? [] : this.targets.filter((spot) => !chosen.includes(spot)),
      chosen,
      last: this.unique(scene.last),
      reach: this.reach,
    };
  });
  /** What was just refused. */
  crossed = $derived.by(() => (this.shown.refused ? this.of(this.shown.refused) : undefined));
}
