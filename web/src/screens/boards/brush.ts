/** A pointer on the map: it paints along its way, moves the map or the photograph, or points at a place. */
import type { Camera } from '../../board/camera.svelte';
import { Gestures, place, type Point } from '../../board/gestures';
import { HAND, type Editing } from './editing.svelte';
import type { Photo } from './photo.svelte';

type Heard = PointerEvent & { currentTarget: Element };
/** A fast hand leaves gaps: so many pixels apart the way is looked at. */
const STRIDE = 6;

export class Brush {
  readonly #gestures: Gestures;
  readonly #fingers = new Set<number>();
  #doing: 'nothing' | 'paint' | 'pan' | 'photo' = 'nothing';
  #last: Point = { x: 0, y: 0 };
  #strokes = 0;
  #painted = false;

  constructor(
    readonly editing: Editing,
    readonly camera: Camera,
    readonly photo: Photo,
  ) {
    this.#gestures = new Gestures(camera);
  }

  down = (event: Heard): void => {
    if (event.button > 1) return;
    const at = place(event, event.currentTarget);
    this.#fingers.add(event.pointerId);
    this.#gestures.down(event.pointerId, at);
    this.#last = at;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (this.#fingers.size > 1) return this.#pinch();
    if (this.photo.held) this.#doing = 'photo';
    else if (event.button === 1 || this.editing.tool === HAND) this.#doing = 'pan';
    else {
      this.#doing = 'paint';
      this.#strokes += 1;
      this.#painted = false;
      this.#paint(at);
    }
  };

  move = (event: Heard): void => {
    if (!this.#fingers.has(event.pointerId)) return;
    const at = place(event, event.currentTarget);
    if (this.#doing === 'paint') this.#along(at);
    else if (this.#doing === 'photo')
      this.photo.move({ x: (at.x - this.#last.x) * this.camera.unit, y: (at.y - this.#last.y) * this.camera.unit });
    else this.#gestures.move(event.pointerId, at);
    this.#last = at;
  };

  /** Lifted: a hand that has not moved the map has pointed at something. */
  up = (event: Heard): void => {
    if (!this.#fingers.delete(event.pointerId)) return;
    this.#gestures.up(event.pointerId);
    const at = place(event, event.currentTarget);
    if (this.#doing === 'pan' && !this.#gestures.moved) this.editing.cursor = this.#under(at) ?? this.editing.cursor;
    if (this.#doing === 'paint' && event.pointerType === 'mouse') this.#name();
    if (!this.#fingers.size) this.#doing = 'nothing';
  };

  wheel = (map: Element): (() => void) => {
    const turn = (event: Event): void => {
      if (!(event instanceof WheelEvent)) return;
      event.preventDefault();
      this.#gestures.wheel(event, place(event, map));
    };
    map.addEventListener('wheel', turn, { passive: false });
    return () => map.removeEventListener('wheel', turn);
  };

  /** A second finger moves the map: what the first one has painted was not meant. */
  #pinch(): void {
    if (this.#doing === 'paint' && this.#painted) this.editing.undo();
    this.#doing = 'pan';
  }

  #under(at: Point): string | null {
    const [left, top] = this.camera.box;
    const point = { x: left + at.x * this.camera.unit, y: top + at.y * this.camera.unit };
    return this.editing.kit.at(this.editing.board, point, this.editing.tool);
  }

  #along(to: Point): void {
    const far = Math.hypot(to.x - this.#last.x, to.y - this.#last.y);
    const steps = Math.max(1, Math.ceil(far / STRIDE));
    for (let n = 1; n <= steps; n++)
      this.#paint({
        x: this.#last.x + ((to.x - this.#last.x) * n) / steps,
        y: this.#last.y + ((to.y - this.#last.y) * n) / steps,
      });
  }

  #paint(at: Point): void {
    const found = this.#under(at);
    if (!found) return;
    const before = this.editing.board;
    this.editing.cursor = found;
    this.editing.paint(found, this.editing.tool, `stroke ${this.#strokes}`);
    this.#painted ||= before !== this.editing.board;
  }

  /** What was just made has a name to be written. */
  #name(): void {
    if (this.editing.kit.named.includes(this.editing.tool)) this.editing.toDetails();
  }
}
