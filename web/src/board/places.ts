/** Places of a board among which one is looked for: the nearest to a point, the next in a direction. */
import type { Point } from './gestures';

export interface Hit<Spot extends Point = Point> {
  pick: string;
  spot: Spot;
}

/** The nearest place, if it is nearer than so far. */
export function nearest<T extends Point>(places: readonly T[], to: Point, within = Infinity): T | undefined {
  let best: T | undefined;
  let least = within;
  for (const place of places) {
    const far = Math.hypot(place.x - to.x, place.y - to.y);
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

/** How many places lie in a box. */
export function within(places: readonly Point[], left: number, top: number, width: number, height: number): number {
  return places.filter(({ x, y }) => x >= left && x <= left + width && y >= top && y <= top + height).length;
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

export const isArrow = (key: string): boolean => key in ARROWS;

/** Where an arrow key leads from a place: ahead rather than aside. */
export function towards<T extends Hit>(key: string, from: Point, hits: readonly T[]): T | undefined {
  const [dx, dy] = ARROWS[key]!;
  let best: T | undefined;
  let least = Infinity;
  for (const hit of hits) {
    const x = hit.spot.x - from.x;
    const y = hit.spot.y - from.y;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    if (ahead > 1 && ahead + 2 * aside < least) [best, least] = [hit, ahead + 2 * aside];
  }
  return best;
}
