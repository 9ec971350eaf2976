import { describe, expect, it } from 'vitest';
import { legs, turnTo } from './travel';

describe('a piece on its way', () => {
  it('looks ahead at every place that it comes through', () => {
    const found = legs(
      [
        [0, 0],
        [100, 0],
      ],
      [100, 100],
      90,
    );
    expect(found.map(({ turn }) => turn)).toEqual([0, 90]);
    expect(found.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [100, 0],
    ]);
  });

  it('turns the short way round', () => {
    expect(turnTo(350, 10)).toBe(370);
    expect(turnTo(10, 350)).toBe(-10);
    expect(legs([[0, 0]], [-100, 1], 179)[0]!.turn).toBeCloseTo(179.43, 1);
    expect(legs([[0, 0]], [-100, -1], 179)[0]!.turn).toBeCloseTo(180.57, 1);
  });
});
