/** Where the palette of tiles stands beside a hex. */

export interface Point {
  x: number;
  y: number;
}
interface Size {
  width: number;
  height: number;
}
/** What a palette can cover, with how much each of them is missed. */
export interface Covered extends Point {
  missed: number;
}

/** Positions that are tried lie so many parts of a hex's side apart, and at most so many sides away from the hex. */
const STEP = 1 / 4;
const FARTHEST = 3.2;
/** Pixels around the window that stay free; buttons lie on the left. */
const MARGIN = 4;
const BUTTONS = 46;

export interface Beside {
  left: number;
  top: number;
  /** Tiles in a line. */
  columns: number;
}

/**
 * Where the palette of so many tiles stands, in one line, in two, or upright: outside the hex, on what is missed least,
 * and of such places nearest to the hex. All in pixels of the board; `side` is that of a hex, and what is covered reaches
 * `reach` around its middle.
 */
export function besideHex(
  hex: Point & { side: number },
  tiles: number,
  window: Size,
  things: readonly Covered[],
  reach: number,
): Beside {
  const { side } = hex;
  let best = { left: BUTTONS, top: MARGIN, columns: tiles, cost: Infinity };
  for (const columns of new Set([tiles, Math.ceil(tiles / 2), 1])) {
    const { width, height } = sizeOf(tiles, columns);
    for (let top = MARGIN; top + height + MARGIN <= window.height; top += side * STEP)
      for (let left = BUTTONS; left + width + MARGIN <= window.width; left += side * STEP) {
        const away = Math.max(gap(left, width, hex.x, side), gap(top, height, hex.y, side));
        if (away < 0.1 * side || away > FARTHEST * side) continue;
        const lost = things.reduce(
          (sum, { x, y, missed }) =>
            gap(left, width, x, reach) < 0 && gap(top, height, y, reach) < 0 ? sum + missed : sum,
          0,
        );
        const middle = Math.hypot(left + width / 2 - hex.x, top + height / 2 - hex.y);
        const cost = lost + middle / side;
        if (cost < best.cost) best = { left, top, columns, cost };
      }
  }
  return best;
}

/** Pixels of a tile with what is said of it, and of the frame around all of them. */
const TILE = { width: 98, height: 102 };
const FRAME = 4;

export function sizeOf(tiles: number, columns: number): Size {
  return { width: columns * TILE.width + FRAME, height: Math.ceil(tiles / columns) * TILE.height + FRAME };
}

/** How far a span is away from what reaches around a middle; negative where they overlap. */
function gap(from: number, length: number, middle: number, reach: number): number {
  return Math.max(from - (middle + reach), middle - reach - (from + length));
}
