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
const STEP = 1 / 3;
const FARTHEST = 3.2;
/** Pixels around the window that stay free; buttons lie on the left. */
const MARGIN = 4;
const BUTTONS = 46;

/**
 * Where the palette stands: outside the hex, on what is missed least, and of such places nearest to the hex. All
 * in pixels of the board; `side` is that of a hex, and what is covered reaches `reach` around its middle.
 */
export function besideHex(
  hex: Point & { side: number },
  size: Size,
  window: Size,
  things: readonly Covered[],
  reach: number,
): { left: number; top: number } {
  const { side } = hex;
  let best = { left: BUTTONS, top: MARGIN, cost: Infinity };
  for (let top = MARGIN; top + size.height + MARGIN <= window.height; top += side * STEP)
    for (let left = BUTTONS; left + size.width + MARGIN <= window.width; left += side * STEP) {
      const away = Math.max(gap(left, size.width, hex.x, side), gap(top, size.height, hex.y, side));
      if (away < 0.1 * side || away > FARTHEST * side) continue;
      const lost = things.reduce(
        (sum, { x, y, missed }) =>
          gap(left, size.width, x, reach) < 0 && gap(top, size.height, y, reach) < 0 ? sum + missed : sum,
        0,
      );
      const middle = Math.hypot(left + size.width / 2 - hex.x, top + size.height / 2 - hex.y);
      const cost = lost + middle / side;
      if (cost < best.cost) best = { left, top, cost };
    }
  return { left: best.left, top: best.top };
}

/** How far a span is away from what reaches around a middle; negative where they overlap. */
function gap(from: number, length: number, middle: number, reach: number): number {
  return Math.max(from - (middle + reach), middle - reach - (from + length));
}
