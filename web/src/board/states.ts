/** States of spots: what is possible (dashed), what is chosen (solid), what was done last (brackets). */
import type { Spot } from '../api/types';

export interface States {
  targets: readonly Spot[];
  chosen: readonly Spot[];
  last: readonly Spot[];
  /** What a piece under the pointer could reach. */
  reach: readonly Spot[];
}

type Point = readonly [number, number];

/** States are drawn inside the outline of a spot, so that those of neighbours do not touch. */
const INSIDE = 0.92;
const BRACKETS = 0.86;
/** Length of a bracket's arm in parts of the side. */
const ARM = 0.24;
/** The dashes of a target: about this long with their gap, and how much of it is dash. */
const DASH = 34;
const DASH_SHARE = 0.62;

const STEP = /([MLHVmlhv])([^A-Za-z]*)/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

/** The corners of a spot's outline, which is a path of straight lines. */
export function corners(outline: string): Point[] {
  const found: Point[] = [];
  let x = 0;
  let y = 0;
  for (const [, letter, written] of outline.matchAll(STEP)) {
    const numbers = [...written!.matchAll(NUMBER)].map((match) => Number(match[0]));
    const relative = letter === letter!.toLowerCase();
    const kind = letter!.toUpperCase();
    const size = kind === 'H' || kind === 'V' ? 1 : 2;
    for (let place = 0; place + size <= numbers.length; place += size) {
      const dx = kind === 'V' ? null : numbers[place]!;
      const dy = kind === 'V' ? numbers[place]! : kind === 'H' ? null : numbers[place + 1]!;
      if (dx !== null) x = relative ? x + dx : dx;
      if (dy !== null) y = relative ? y + dy : dy;
      found.push([x, y]);
    }
  }
  return found;
}

const scaled = (points: Point[], scale: number): Point[] => points.map(([x, y]) => [x * scale, y * scale]);
const broken = (points: Point[]): string => 'M' + points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
const along = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [
  x + (toX - x) * share,
  y + (toY - y) * share,
];
const length = ([x, y]: Point, [toX, toY]: Point): number => Math.hypot(toX - x, toY - y);
const next = <T>(all: T[], place: number): T => all[(place + 1) % all.length]!;

/** The outline, drawn inside itself. */
export function inside(outline: string): string {
  return broken(scaled(corners(outline), INSIDE)) + 'Z';
}

/** One dash around every corner, the others evenly between: no seam where the outline closes. */
export function dashes(outline: string): string {
  const points = scaled(corners(outline), INSIDE);
  return points
    .map((corner, place) => {
      const after = next(points, place);
      const before = points[(place + points.length - 1) % points.length]!;
      const half = (other: Point): number => DASH_SHARE / 2 / Math.max(1, Math.round(length(corner, other) / DASH));
      let drawn = broken([along(corner, before, half(before)), corner, along(corner, after, half(after))]);
      const count = Math.max(1, Math.round(length(corner, after) / DASH));
      for (let n = 1; n < count; n++) {
        drawn += broken([along(corner, after, n / count - half(after)), along(corner, after, n / count + half(after))]);
      }
      return drawn;
    })
    .join('');
}

/** Short arms on both sides of every corner. */
export function brackets(outline: string): string {
  const points = scaled(corners(outline), BRACKETS);
  return points
    .map((corner, place) => {
      const before = points[(place + points.length - 1) % points.length]!;
      return broken([along(corner, before, ARM), corner, along(corner, next(points, place), ARM)]);
    })
    .join('');
}
