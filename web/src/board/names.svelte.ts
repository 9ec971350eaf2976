/** The lettering of a board at the size at which it is seen: what would be too small to read is left out or written larger. */
import type { Shape, Sprite, TextData } from '../api/types';
import type { Box, Camera } from './camera.svelte';
import { around, isWhole, letter, type Box as Rectangle, type Written } from './lettering';
import type { Spots } from './spots.svelte';

/** Pixels below which the names of towns and of cities are left out: those of towns first. */
const TOWN = 10;
const CITY = 8;
/** Names of places on a map that is too small for them are written so large. */
const READABLE = 10.5;
const PLATE = 8.5;
/**
 * Lettering that has to be read from afar is never lower than ten pixels (and a little: the board is drawn to whole
 * pixels), nor more than so much larger than it is drawn.
 */
const LEGIBLE = 10.05;
const LARGEST = 1.5;
/** What lies above the names would cover them. */
const PIECE = 62;

/** Names where they find room, at another scale; those without room are left out. */
export interface Rewritten {
  places: Map<string, Written>;
  scale: number;
}

export class Names {
  readonly #camera: Camera;
  readonly #spots: Spots;
  readonly #say: (text: TextData | string) => string;

  constructor(camera: Camera, spots: Spots, say: (text: TextData | string) => string) {
    this.#camera = camera;
    this.#spots = spots;
    this.#say = say;
  }

  /** The smallest size of each kind of lettering. */
  #faces = $derived.by(() => {
    const sizes: Record<string, number> = {};
    for (const sprite of this.#spots.shown.scene.sprites) {
      for (const shape of sprite.shapes ?? []) {
        if (shape.face) sizes[shape.face] = Math.min(sizes[shape.face] ?? Infinity, shape.size ?? 0);
      }
    }
    return sizes;
  });

  #size(face: string): number {
    return (this.#faces[face] ?? Infinity) / this.#camera.unit;
  }

  /** How much larger lettering of that height is written. */
  legibly = (height: number): number => Math.min(LARGEST, Math.max(1, (LEGIBLE * this.#camera.unit) / height));

  noTowns = $derived.by(() => this.#size('town') < TOWN);
  #noCities = $derived.by(() => this.#size('city') * this.legibly(this.#faces['city'] ?? Infinity) < CITY);

  /** Names of places, each with its place. */
  #named = $derived.by(() => {
    const { sprites } = this.#spots.shown.scene;
    const names = sprites.filter((sprite) => sprite.layer === 'names' && !sprite.legible);
    return names.flatMap((sprite) => {
      const spot = this.#spots.byPick.get(sprite.pick ?? '');
      return spot ? [{ ...spot, id: sprite.id, rows: this.#rows(sprite) }] : [];
    });
  });
  #above = $derived.by(() => {
    const { layers, sprites } = this.#spots.shown.scene;
    const higher = layers.slice(layers.indexOf('names') + 1);
    return sprites.flatMap(({ layer, x, y }) => (higher.includes(layer) && x && y ? [around({ x, y }, PIECE)] : []));
  });
  rewritten: Rewritten | null = $derived.by(() => {
    if (!this.#named.length || !this.#noCities) return null;
    const { picked, lit } = this.#spots.shown;
    const first = new Set([...picked, ...lit]);
    const places = [...this.#named].sort((one, other) => Number(first.has(other.pick)) - Number(first.has(one.pick)));
    const { unit, box } = this.#camera;
    const size = READABLE * unit;
    return { places: letter(places, size, PLATE * unit, seen(box), this.#above), scale: size / this.#faces['city']! };
  });

  noCities = $derived(this.#noCities && !this.rewritten);

  #rows(sprite: Sprite): string[] {
    return (sprite.shapes ?? []).map((shape) => this.#say(shape.text ?? ''));
  }

  /** When the whole board is seen, names of seas that its edge would cut are left out. */
  ground = $derived.by((): readonly Shape[] => {
    const { ground } = this.#spots.shown.art;
    if (this.#camera.zoom > 1) return ground;
    const view = seen(this.#camera.box);
    return ground.filter(
      ({ face, text = '', size = 0, at = [0, 0] }) => face !== 'sea' || isWhole(this.#say(text), size, at, view),
    );
  });
}

function seen([left, top, width, height]: Box): Rectangle {
  return { left, top, right: left + width, bottom: top + height };
}
