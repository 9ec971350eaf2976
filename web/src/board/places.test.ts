import { describe, expect, it } from 'vitest';
import { isArrow, nearest, towards } from './places';

const at = (pick: string, x: number, y: number): { pick: string; spot: { x: number; y: number } } => ({
  pick,
  spot: { x, y },
});

describe('places of a board', () => {
  it('finds the nearest, unless all are too far', () => {
    const places = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ];
    expect(nearest(places, { x: 7, y: 1 })).toBe(places[1]);
    expect(nearest(places, { x: 7, y: 1 }, 3)).toBeUndefined();
  });
  it('follows an arrow ahead rather than aside', () => {
    const hits = [at('far', 100, 0), at('aside', 30, 60), at('back', -20, 0)];
    expect(towards('ArrowRight', { x: 0, y: 0 }, hits)?.pick).toBe('far');
    expect(towards('ArrowLeft', { x: 0, y: 0 }, hits)?.pick).toBe('back');
    expect(towards('ArrowUp', { x: 0, y: 0 }, hits)).toBeUndefined();
    expect(isArrow('Enter')).toBe(false);
  });
});
