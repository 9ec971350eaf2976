import { describe, expect, it } from 'vitest';
import { apart, scale } from './chart';

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
