import { beforeEach, describe, expect, it } from 'vitest';
import { Camera } from './camera.svelte';

let camera: Camera;

/** Where it looks. */
const seen = (): number[] => [camera.zoom, camera.x, camera.y];

beforeEach(() => {
  camera = new Camera();
  camera.width = 200;
  camera.height = 200;
  // Ground is drawn far around the frame, as the sea around a map.
  camera.show([0, 0, 1000, 1000], [-1000, -1000, 3000, 3000]);
});

describe('bringing a place into view', () => {
  it('leaves the view alone where the whole frame is seen', () => {
    const before = seen();
    for (const at of [0, 500, 1000]) camera.reveal(at, 1000 - at);
    expect(seen()).toEqual(before);
  });

  it('lifts what lies under a sheet, and nothing goes sideways', () => {
    camera.reveal(0, 990, 100);
    expect(camera.x).toBe(500);
    expect(camera.y).toBeGreaterThan(500);
  });

  it('goes back afterwards, however often it moved by itself', () => {
    const before = seen();
    camera.reveal(0, 990, 100);
    camera.approach([{ x: 100, y: 900 }], 50, 100);
    camera.reveal(900, 10, 100);
    camera.leave();
    expect(seen()).toEqual(before);
  });
});

describe('what a person did with the view', () => {
  it.each([
    ['dragging', () => camera.pan(30, 20)],
    ['zooming', () => camera.nearer(2)],
    ['showing the whole', () => camera.fit()],
  ])('%s is kept', (_, act) => {
    camera.approach([{ x: 100, y: 900 }], 50);
    act();
    const after = seen();
    camera.leave();
    expect(seen()).toEqual(after);
  });
});
