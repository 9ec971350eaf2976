/** Names on a small map: drawn larger than the map is, where they find room; those that find none wait for the zoom. */

export interface Place {
  id: string;
  /** The name, in one line or in several. */
  rows: readonly string[];
  /** The middle of what is named. */
  x: number;
  y: number;
}
export interface Written {
  x: number;
  y: number;
}
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Letters are about so wide, capitals so high, as parts of the size. */
const WIDE = 0.55;
const HIGH = 0.7;
/** Between a place and its name. */
const GAP = 0.25;

/** Names of seas and lands are spaced out. */
const SPACED = 0.72;

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Where each name stands (the middle of its first line's foot), in letters of one size: above its place, or else beside or below. A
 * name never covers a place, a piece or a name that came before it, and never leaves the view; so the first have the best
 * chances.
 */
export function letter(
  places: readonly Place[],
  size: number,
  radius: number,
  view: Box,
  pieces: readonly Box[] = [],
): Map<string, Written> {
  const taken = [...pieces, ...places.map((place) => around(place, radius))];
  const found = new Map<string, Written>();
  for (const place of places) {
    const box = candidates(place, size, radius).find(
      (each) => within(each, view) && !taken.some((other) => overlap(each, other)),
    );
    if (!box) continue;
    taken.push(box);
    found.set(place.id, { x: (box.left + box.right) / 2, y: box.bottom - below(place.rows, size) });
  }
  return found;
}

export function around({ x, y }: { x: number; y: number }, radius: number): Box {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

/** Is the name of a sea or a land seen as a whole? A part of it at the edge reads as something else. */
export function isWhole(text: string, size: number, [x, y]: readonly number[], view: Box): boolean {
  const half = (text.length * SPACED * size) / 2;
  return within({ left: x! - half, right: x! + half, top: y! - size, bottom: y! }, view);
}

function within(box: Box, view: Box): boolean {
  return box.left >= view.left && box.right <= view.right && box.top >= view.top && box.bottom <= view.bottom;
}

/** How far further lines reach below the first. */
function below(rows: readonly string[], size: number): number {
  return (rows.length - 1) * size;
}

function candidates({ rows, x, y }: Place, size: number, radius: number): Box[] {
  const half = (Math.max(...rows.map((row) => row.length)) * WIDE * size) / 2;
  const high = HIGH * size + below(rows, size);
  const away = radius + GAP * size;
  const foot = (middle: number, bottom: number): Box => ({
    left: middle - half,
    right: middle + half,
    top: bottom - high,
    bottom,
  });
  return [
    foot(x, y - away),
    foot(x + away + half, y + high / 2),
    foot(x - away - half, y + high / 2),
    foot(x, y + away + high),
    foot(x + half, y - away),
    foot(x - half, y - away),
    foot(x + half, y + away + high),
    foot(x - half, y + away + high),
  ];
}
