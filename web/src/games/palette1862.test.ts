import { describe, expect, it } from 'vitest';
import { besideHex, sizeOf, type Beside, type Covered } from '../../../src/roundhouse/games/e1862/page/later/beside';

const WINDOW = { width: 850, height: 700 };
const TILES = 3;
const HEX = { x: 400, y: 350, side: 55 };

function overlaps({ left, top, columns }: Beside, x: number, y: number): boolean {
  const { width, height } = sizeOf(TILES, columns);
  return x > left && x < left + width && y > top && y < top + height;
}

describe('the palette of tiles', () => {
  it('stands near the hex, never over it and never beyond the board', () => {
    for (const at of [HEX, { ...HEX, x: 60, y: 60 }, { ...HEX, x: 820, y: 680 }]) {
      const found = besideHex(at, TILES, WINDOW, [], 16);
      expect(overlaps(found, at.x, at.y)).toBe(false);
      expect(found.left).toBeGreaterThan(0);
      const { width, height } = sizeOf(TILES, found.columns);
      expect(found.left + width).toBeLessThan(WINDOW.width);
      expect(found.top + height).toBeLessThan(WINDOW.height);
    }
  });

  it('leaves markers in sight, and rather covers an empty place', () => {
    const above = { x: HEX.x, y: HEX.y - 150, missed: 100 };
    const below = { x: HEX.x, y: HEX.y + 150, missed: 1 };
    const sides = [180, 260, 340].flatMap((away): Covered[] => [
      { x: HEX.x - away, y: HEX.y, missed: 100 },
      { x: HEX.x + away, y: HEX.y, missed: 100 },
    ]);
    const found = besideHex(HEX, TILES, WINDOW, [above, below, ...sides], 16);
    for (const { x, y, missed } of [above, ...sides]) expect(missed > 1 && overlaps(found, x, y)).toBe(false);
  });

  it('stands upright where a line of tiles would cover a marker', () => {
    const at = { ...HEX, x: 130 };
    // Markers on both sides of a lane that is wide enough for one tile.
    const lanes = [60, 170, 240, 310, 380, 450, 520, 590, 660].flatMap((y): Covered[] => [
      { x: 230, y, missed: 100 },
      { x: 300, y, missed: 100 },
    ]);
    const found = besideHex(at, TILES, WINDOW, lanes, 16);
    expect(found.columns).toBe(1);
    for (const { x, y } of lanes) expect(overlaps(found, x, y)).toBe(false);
  });
});
