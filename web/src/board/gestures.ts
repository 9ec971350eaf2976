/** Hands on a board: one finger or the mouse drags the map, two fingers pinch it, a wheel comes nearer. */
import type { Camera } from './camera.svelte';

export interface Point {
  x: number;
  y: number;
}

/** A hand that trembles is no drag: so many pixels. */
const TREMBLE = 5;

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Where something happened, in pixels of the board. */
export function place(event: MouseEvent, board: Element): Point {
  const box = board.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

export class Gestures {
  /** Has the map moved since the first finger came down? Then lifting it is no click. */
  moved = false;
  #camera: Camera;
  #fingers = new Map<number, Point>();

  constructor(camera: Camera) {
    this.#camera = camera;
  }

  down(id: number, at: Point): void {
    if (!this.#fingers.size) this.moved = false;
    this.#fingers.set(id, at);
  }

  up(id: number): void {
    this.#fingers.delete(id);
  }

  holds(id: number): boolean {
    return this.#fingers.has(id);
  }

  /** A finger that is down has moved. */
  move(id: number, now: Point): void {
    const before = this.#fingers.get(id)!;
    const others = [...this.#fingers].filter(([other]) => other !== id).map(([, at]) => at);
    if (!others.length && !this.moved && apart(now, before) < TREMBLE) return;
    this.moved = true;
    if (!others.length) this.#camera.pan(now.x - before.x, now.y - before.y);
    else if (others.length === 1) this.#pinch(before, now, others[0]!);
    this.#fingers.set(id, now);
  }

  /** The middle between the fingers moves half as far as one of them; what lies under it stays under it. */
  #pinch(before: Point, now: Point, other: Point): void {
    this.#camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    this.#camera.nearer(
      apart(now, other) / Math.max(1, apart(before, other)),
      (now.x + other.x) / 2,
      (now.y + other.y) / 2,
    );
  }

  /** Touchpads send pinches as wheels with the control key. */
  wheel(event: WheelEvent, at: Point): void {
    this.#camera.nearer(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), at.x, at.y);
  }
}
