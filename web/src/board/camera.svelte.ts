/** The camera over a board: which part of the scene is seen. Wheel, drag, pinch and keys move it. */

export type Box = readonly [x: number, y: number, width: number, height: number];

const NEAREST = 9;
/** However little room a sheet leaves: a board is not shown smaller than that by itself. */
const FARTHEST = 0.5;
/** Pixels at the edges of the window where buttons may lie, and half of what a finger touches. */
const EDGE = 76;
/** The edges are at most such a part of a window: little is left of a map above a sheet, and all of that is needed. */
const MARGIN = 4;

export class Camera {
  /** What the scene calls its frame, and how far its ground reaches. */
  #frame = $state.raw<Box>([0, 0, 100, 100]);
  #extent = $state.raw<Box>([0, 0, 100, 100]);
  #width = $state(1);
  #height = $state(1);
  /** 1 shows the whole frame. */
  zoom = $state(1);
  x = $state(50);
  y = $state(50);

  /** Pixels of the window; while it is folded away it has none, and nothing could be divided by them. */
  get width(): number {
    return this.#width;
  }
  set width(pixels: number) {
    this.#width = Math.max(1, pixels);
  }
  get height(): number {
    return this.#height;
  }
  set height(pixels: number) {
    this.#height = Math.max(1, pixels);
  }

  show(frame: Box, extent: Box | null): void {
    const same = frame.every((part, place) => part === this.#frame[place]);
    this.#frame = frame;
    this.#extent = extent ?? frame;
    if (!same) this.fit();
  }

  fit(): void {
    this.#before = null;
    const [x, y, width, height] = this.#frame;
    this.zoom = 1;
    this.x = x + width / 2;
    this.y = y + height / 2;
  }

  /** Units of the scene in one pixel. */
  unit = $derived.by(() => {
    const [, , width, height] = this.#frame;
    return Math.max(width / this.width, height / this.height) / this.zoom;
  });

  box = $derived.by((): Box => {
    const width = this.width * this.unit;
    const height = this.height * this.unit;
    return [this.x - width / 2, this.y - height / 2, width, height];
  });

  /** What is seen when the whole frame is. */
  whole = $derived.by((): Box => {
    const [x, y, width, height] = this.#frame;
    const unit = this.unit * this.zoom;
    return [
      x + (width - this.width * unit) / 2,
      y + (height - this.height * unit) / 2,
      this.width * unit,
      this.height * unit,
    ];
  });

  get viewBox(): string {
    return this.box.map((part) => part.toFixed(1)).join(' ');
  }

  /** Move by pixels. */
  pan(dx: number, dy: number): void {
    this.#before = null;
    this.#centre(this.x - dx * this.unit, this.y - dy * this.unit);
  }

  /** Come nearer by a factor, so that the point under these pixels stays where it is. */
  nearer(factor: number, px = this.width / 2, py = this.height / 2): void {
    this.#before = null;
    const zoom = Math.min(NEAREST, Math.max(1, this.zoom * factor));
    const dx = px - this.width / 2;
    const dy = py - this.height / 2;
    const before = this.unit;
    this.zoom = zoom;
    const after = this.unit;
    this.#centre(this.x + dx * (before - after), this.y + dy * (before - after));
  }

  /** Where the camera was before it moved by itself. */
  #before: { zoom: number; x: number; y: number } | null = null;

  /**
   * Show some points with room around them, above what covers the lower part: from nearer where that helps, but not
   * with fewer units in a pixel than `nearest`; a board that says how near is near enough is never shown smaller than
   * whole.
   */
  approach(points: readonly { x: number; y: number }[], room: number, covered = 0, nearest = 0): void {
    if (!points.length) return;
    const across = span(points.map((each) => each.x));
    const down = span(points.map((each) => each.y));
    // What covers nearly everything is looked past.
    const open = Math.max(EDGE, this.height - covered);
    const whole = this.unit * this.zoom;
    const enough = Math.min(nearest, whole);
    const unit = Math.max(enough, perPixel(across, room, this.width), perPixel(down, room, open));
    const [left, top, width] = this.box;
    const seen =
      across.least >= left && across.most <= left + width && down.least >= top && down.most <= top + open * this.unit;
    if (seen && unit * 1.15 > this.unit) return;
    this.#before ??= { zoom: this.zoom, x: this.x, y: this.y };
    this.zoom = Math.min(NEAREST, Math.max(nearest ? 1 : FARTHEST, whole / unit));
    this.#centre(across.middle, down.middle + (covered * this.unit) / 2);
  }

  /** Back to where it was before it moved by itself. */
  leave(): void {
    if (!this.#before) return;
    this.zoom = this.#before.zoom;
    this.#centre(this.#before.x, this.#before.y);
    this.#before = null;
  }

  /** Bring a point into view if it is outside, or under what covers the lower part of the window. */
  reveal(x: number, y: number, covered = 0): void {
    const [left, top, width, height] = this.box;
    const margin = EDGE * this.unit;
    const bottom = top + height - covered * this.unit;
    // Where the whole frame is seen, it can be hidden by what covers the window, and by nothing else.
    const beside = this.zoom > 1 && (x < left + margin || x > left + width - margin);
    const under = y > bottom - margin && (this.zoom > 1 || covered > 0);
    const above = this.zoom > 1 && y < top + margin;
    if (!beside && !under && !above) return;
    this.#before ??= { zoom: this.zoom, x: this.x, y: this.y };
    if (beside) this.#centre(x, this.y);
    if (under || above) this.#centre(this.x, y + (covered * this.unit) / 2);
  }

  /** The view stays on the ground that is drawn. */
  #centre(x: number, y: number): void {
    const [left, top, width, height] = this.#extent;
    const halfWidth = (this.width * this.unit) / 2;
    const halfHeight = (this.height * this.unit) / 2;
    this.x = within(x, left + halfWidth, left + width - halfWidth);
    this.y = within(y, top + halfHeight, top + height - halfHeight);
  }
}

interface Span {
  least: number;
  most: number;
  middle: number;
}

function span(values: readonly number[]): Span {
  const least = Math.min(...values);
  const most = Math.max(...values);
  return { least, most, middle: (least + most) / 2 };
}

/** Units of the scene in a pixel, so that a span has that room around it, and is clear of the edges of so many pixels. */
function perPixel({ least, most }: Span, room: number, pixels: number): number {
  const edge = Math.min(EDGE, pixels / MARGIN);
  return Math.max((most - least + 2 * room) / pixels, (most - least) / (pixels - 2 * edge));
}

function within(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));
}
