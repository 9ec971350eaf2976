/** The pointer on a board: it drags the map, picks what lies under it, and shows what that is. */
import type { Camera } from './camera.svelte';
import { Gestures, place } from './gestures';
import { nearest } from './places';
import type { Spots } from './spots.svelte';
import type { Tips } from './tips.svelte';

/** An event that the board itself hears. */
type Heard<E extends MouseEvent> = E & { currentTarget: Element };

/** A finger is broad: so many pixels. */
const FINGER = 26;

const isTouch = (event: MouseEvent): boolean => 'pointerType' in event && event.pointerType === 'touch';
const over = (event: Event, selector: string): SVGElement | null =>
  event.target instanceof Element ? event.target.closest<SVGElement>(selector) : null;

export class Pointer {
  readonly #gestures: Gestures;

  constructor(
    readonly camera: Camera,
    readonly spots: Spots,
    readonly tips: Tips,
    readonly pick: () => ((pick: string) => void) | undefined,
  ) {
    this.#gestures = new Gestures(camera);
  }

  down = (event: Heard<PointerEvent>): void => {
    if (!event.button) this.#gestures.down(event.pointerId, place(event, event.currentTarget));
  };

  move = (event: Heard<PointerEvent>): void => {
    const gestures = this.#gestures;
    if (!gestures.holds(event.pointerId)) return this.#hover(event);
    const before = gestures.moved;
    gestures.move(event.pointerId, place(event, event.currentTarget));
    if (!gestures.moved) return;
    // From here on it is a drag, also beyond the edge of the board.
    if (!before) event.currentTarget.setPointerCapture(event.pointerId);
    this.tips.hide();
  };

  up = (event: PointerEvent): void => this.#gestures.up(event.pointerId);

  leave = (): void => {
    this.tips.hide();
    this.spots.reach = [];
  };

  /** An attachment: only a listener that is not passive may keep the page from scrolling. */
  wheel = (board: Element): (() => void) => {
    const turn = (event: Event): void => {
      if (!(event instanceof WheelEvent)) return;
      event.preventDefault();
      this.#gestures.wheel(event, place(event, board));
      this.tips.hide();
    };
    board.addEventListener('wheel', turn, { passive: false });
    return () => board.removeEventListener('wheel', turn);
  };

  click = (event: Heard<MouseEvent>): void => {
    this.tips.hide();
    const pick = this.pick();
    if (this.#gestures.moved || !pick) return;
    // Without a pointer, as programs and some aids click, there is nothing but the target.
    const wanted = event.detail ? this.#under(event) : aimed(event);
    if (wanted) pick(wanted);
  };

  /** What is meant by a click: what is offered or picked before anything else. */
  #under(event: Heard<MouseEvent>): string | undefined {
    const { options, picked } = this.spots.shown;
    const all = things(event);
    const direct = all.find((pick) => options.includes(pick)) ?? all.find((pick) => picked.includes(pick));
    return direct ?? (isTouch(event) ? this.#nearby(event) : undefined) ?? all[0];
  }

  /** The nearest offered place under a finger. */
  #nearby(event: Heard<MouseEvent>): string | undefined {
    const { unit, box } = this.camera;
    const at = place(event, event.currentTarget);
    const here = { x: box[0] + at.x * unit, y: box[1] + at.y * unit };
    const spot = nearest(this.spots.targets, here, FINGER * unit);
    return this.spots.hits.find((hit) => hit.spot === spot)?.pick;
  }

  #hover(event: Heard<PointerEvent>): void {
    if (isTouch(event)) return;
    const target = over(event, '[data-tip]');
    const { thing, pick, tip } = target?.dataset ?? {};
    const reach = this.spots.pieceOf(thing ?? pick ?? '')?.reach ?? [];
    if (reach.length || this.spots.reach.length) this.spots.reach = this.spots.unique(reach);
    if (tip === undefined) this.tips.hide();
    else this.tips.offer(tip, place(event, event.currentTarget));
  }
}

/** What lies under the pointer, from above: pieces before places. */
function things(event: Heard<MouseEvent>): string[] {
  const pieces = new Set<string>();
  const places = new Set<string>();
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    if (!event.currentTarget.contains(element)) continue;
    const thing = element.closest<SVGElement>('[data-thing]')?.dataset['thing'];
    if (thing) pieces.add(thing);
    const spot = element.closest<SVGElement>('[data-pick],[data-spot]')?.dataset;
    const pick = spot?.['pick'] ?? spot?.['spot'];
    if (pick) places.add(pick);
  }
  return [...pieces, ...places];
}

function aimed(event: MouseEvent): string | undefined {
  const { pick, thing, spot } = over(event, '[data-pick],[data-thing],[data-spot]')?.dataset ?? {};
  return pick ?? thing ?? spot;
}
