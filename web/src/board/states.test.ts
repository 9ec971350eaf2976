import { describe, expect, it } from 'vitest';
import { brackets, corners, dashes, inside } from './states';

describe('states of spots', () => {
  it('reads absolute, relative, horizontal and vertical steps', () => {
    expect(corners('M-50 -50H50V50h-100Z')).toEqual([
      [-50, -50],
      [50, -50],
      [50, 50],
      [-50, 50],
    ]);
    expect(corners('M0 0l10 0 0 10Z')).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
    ]);
  });
  it('draws inside the outline', () => {
    expect(inside('M-100 -100H100V100H-100Z')).toBe('M-92.0 -92.0L92.0 -92.0L92.0 92.0L-92.0 92.0Z');
    expect(brackets('M-100 -100H100V100H-100Z').match(/M/g)).toHaveLength(4);
    expect(dashes('M-100 -100H100V100H-100Z').match(/M/g)!.length).toBeGreaterThan(8);
  });
});
