import { describe, expect, it } from 'vitest';
import { besideHex, type Covered } from '../../../src/roundhouse/games/e1862/page/later/beside';

const WINDOW = { width: 850, height: 700 };
const SIZE = { width: 300, height: 120 };
const HEX = { x: 400, y: 350, side: 55 };

const overlaps = ({ left, top }: { left: number; top: number }, x: number, y: number): boolean =>
  x > left && x < left + SIZE.width && y > top && y < top + SIZE.height;

describe('the palette of tiles', () => {
  it('stands near the hex, never over it and never beyond the board', () => {
    for (const at of [HEX, { ...HEX, x: 60, y: 60 }, { ...HEX, x: 820, y: 680 }]) {
      const found = besideHex(at, SIZE, WINDOW, [], 16);
      expect(overlaps(found, at.x, at.y)).toBe(false);
      expect(found.left).toBeGreaterThan(0);
      expect(found.left + SIZE.width).toBeLessThan(WINDOW.width);
      expect(found.top + SIZE.height).toBeLessThan(WINDOW.height);
    }
  });

  it('leaves markers in sight, and rather covers an empty place', () => {
    const above = { x: HEX.x, y: HEX.y - 150, missed: 100 };
    const below = { x: HEX.x, y: HEX.y + 150, missed: 1 };
    const sides = [180, 260, 340].flatMap((away): Covered[] => [
      { x: HEX.x - away, y: HEX.y, missed: 100 },
      { x: HEX.x + away, y: HEX.y, missed: 100 },
    ]);
    const found = besideHex(HEX, SIZE, WINDOW, [above, below, ...sides], 16);
    for (const { x, y, missed } of [above, ...sides]) expect(missed > 1 && overlaps(found, x, y)).toBe(false);
  });
});
