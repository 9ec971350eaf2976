import { describe, expect, it } from 'vitest';
import { Camera } from './camera.svelte';
import { Gestures } from './gestures';

/** A window of 100 × 100 pixels over a board of 1000 × 1000, with as much ground around it. */
function board(): { camera: Camera; gestures: Gestures } {
  const camera = new Camera();
  camera.width = camera.height = 100;
  camera.show([0, 0, 1000, 1000], [-1000, -1000, 3000, 3000]);
  return { camera, gestures: new Gestures(camera) };
}
/** The point of the board under these pixels. */
const under = (camera: Camera, x: number, y: number): number[] => [
  camera.box[0] + x * camera.unit,
  camera.box[1] + y * camera.unit,
];

describe('hands on a board', () => {
  it('drags what lies under the finger', () => {
    const { camera, gestures } = board();
    const held = under(camera, 40, 40);
    gestures.down(1, { x: 40, y: 40 });
    gestures.move(1, { x: 52, y: 31 });
    expect(under(camera, 52, 31)).toEqual(held);
    expect(gestures.moved).toBe(true);
  });

  it('takes a trembling finger for a click, and the next finger as a new beginning', () => {
    const { camera, gestures } = board();
    const before = camera.viewBox;
    gestures.down(1, { x: 40, y: 40 });
    gestures.move(1, { x: 42, y: 43 });
    expect(camera.viewBox).toBe(before);
    expect(gestures.moved).toBe(false);
    gestures.move(1, { x: 60, y: 40 });
    gestures.up(1);
    gestures.down(1, { x: 10, y: 10 });
    expect(gestures.moved).toBe(false);
  });

  it('pinches: twice as far apart is twice as near, around the middle', () => {
    const { camera, gestures } = board();
    const middle = under(camera, 50, 50);
    gestures.down(1, { x: 40, y: 50 });
    gestures.down(2, { x: 60, y: 50 });
    gestures.move(1, { x: 30, y: 50 });
    gestures.move(2, { x: 70, y: 50 });
    expect(camera.zoom).toBeCloseTo(2);
    expect(under(camera, 50, 50)[0]).toBeCloseTo(middle[0]!);
    gestures.up(2);
    gestures.up(1);
    expect(gestures.moved).toBe(true);
  });

  it('never leaves the ground, nor goes farther away than the whole board', () => {
    const { camera, gestures } = board();
    gestures.down(1, { x: 40, y: 50 });
    gestures.down(2, { x: 60, y: 50 });
    gestures.move(2, { x: 45, y: 50 });
    expect(camera.zoom).toBe(1);
    gestures.up(2);
    gestures.move(1, { x: 4000, y: 50 });
    expect(camera.box[0]).toBeGreaterThanOrEqual(-1000);
  });
});
