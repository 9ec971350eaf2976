/** Where hexes lie, and how one walks over them: flat-top, as on the printed board. */
import type { Point } from '$lib/board/gestures';
import type { At, Board } from './model';

export const SIDE = 100;
const HIGH = SIDE * Math.sqrt(3);

export const centre = ([q, r]: At): Point => ({ x: 1.5 * SIDE * q, y: HIGH * (r + q / 2) });

export const CORNERS: readonly Point[] = Array.from({ length: 6 }, (_, number) => {
  const angle = (Math.PI / 3) * number;
  return { x: SIDE * Math.cos(angle), y: SIDE * Math.sin(angle) };
});
const written = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
export const HEX = `M${CORNERS.map(written).join('L')}Z`;

/** A hex on the map, smaller or larger than it is. */
export function hexPath(at: At, scale = 1): string {
  const { x, y } = centre(at);
  return `M${CORNERS.map((each) => written({ x: x + each.x * scale, y: y + each.y * scale })).join('L')}Z`;
}

/** The hex that a point lies in. */
export function hexUnder({ x, y }: Point): At {
  const q = x / (1.5 * SIDE);
  const r = y / HIGH - q / 2;
  let [a, b] = [Math.round(q), Math.round(r)];
  const c = Math.round(-q - r);
  const [da, db, dc] = [Math.abs(a - q), Math.abs(b - r), Math.abs(c + q + r)];
  if (da > db && da > dc) a = -b - c;
  else if (db > dc) b = -a - c;
  return [a + 0, b + 0];
}

/** The row in which a hex stands: columns to the right of an even one begin half a hex lower. */
export const rowOf = ([q, r]: At): number => r + Math.floor(q / 2);
export const inRow = (q: number, row: number): At => [q, row - Math.floor(q / 2)];

export interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Columns and rows that can be painted: those of the printed board at least, and some room around what is there. */
export function area(board: Board): Area {
  const columns = board.hexes.map((hex) => hex.q);
  const rows = board.hexes.map((hex) => rowOf([hex.q, hex.r]));
  return {
    left: Math.min(0, ...columns) - 1,
    right: Math.max(15, ...columns) + 1,
    top: Math.min(0, ...rows) - 1,
    bottom: Math.max(16, ...rows) + 1,
  };
}

export function everyHex({ left, right, top, bottom }: Area): At[] {
  const all: At[] = [];
  for (let q = left; q <= right; q++) for (let row = top; row <= bottom; row++) all.push(inRow(q, row));
  return all;
}

/** One step with an arrow: up and down in the column, left and right in the row. */
export function step(at: At, key: string): At {
  const row = rowOf(at);
  switch (key) {
    case 'ArrowUp':
      return [at[0], at[1] - 1];
    case 'ArrowDown':
      return [at[0], at[1] + 1];
    case 'ArrowLeft':
      return inRow(at[0] - 1, row);
    case 'ArrowRight':
      return inRow(at[0] + 1, row);
    default:
      return at;
  }
}
