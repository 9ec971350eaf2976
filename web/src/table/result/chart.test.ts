import { describe, expect, it } from 'vitest';
import { apart, scale, story } from './chart';

describe('charts', () => {
  it('finds round steps', () => {
    expect(scale([0, 61])).toEqual({ least: 0, most: 80, ticks: [0, 20, 40, 60, 80] });
    expect(scale([-12, 30]).least).toBe(-20);
    expect(scale([]).ticks).toEqual([0, 1]);
  });
  it('moves labels apart', () => {
    expect(apart([10, 12, 40], 14)).toEqual([10, 24, 40]);
    expect(apart([40, 10], 14)).toEqual([40, 10]);
  });
});

describe('the story of a game', () => {
  const points = [
    { actions: 0, totals: [0, 0] },
    { actions: 10, totals: [3, 0] },
    { actions: 40, totals: [3, 3] },
    { actions: 50, totals: [3, 9] },
    { actions: 100, totals: [30, 12] },
  ];
  it('knows who led, how long, and since when; a tie leaves the lead where it was', () => {
    expect(story(points)).toMatchObject({
      changes: 2,
      longest: { seat: 1, share: 0.5 },
      final: { seat: 0, since: 100 },
    });
  });
  it('leaves the final account out of the best action', () => {
    expect(story(points).best).toEqual({ seat: 1, gain: 6, action: 50 });
  });
  it('has nothing to tell of a game without points', () => {
    expect(story([])).toEqual({ changes: 0, longest: null, final: null, best: null });
  });
});
