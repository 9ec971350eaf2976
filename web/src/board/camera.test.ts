import { beforeEach, describe, expect, it } from 'vitest';
import { Camera } from './camera.svelte';

let camera: Camera;

/** Where it looks. */
const seen = (): number[] => [camera.zoom, camera.x, camera.y];

beforeEach(() => {
  camera = new Camera();
  camera.width = 400;
  camera.height = 400;
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

describe('coming near to places', () => {
  const pixels = (x: number, y: number): number[] => [
    (x - camera.box[0]) / camera.unit,
    (y - camera.box[1]) / camera.unit,
  ];

  it('shows few places from near, clear of the edges and of the sheet below', () => {
    const places = [
      { x: 800, y: 150 },
      { x: 850, y: 200 },
    ];
    camera.approach(places, 10, 40);
    expect(camera.zoom).toBeGreaterThan(1);
    for (const { x, y } of places) {
      const [px, py] = pixels(x, y) as [number, number];
      expect(Math.min(px, 400 - px, py, 360 - py)).toBeGreaterThanOrEqual(75.9);
    }
  });

  it('shows places all over the board from farther, if some lie under the sheet', () => {
    const places = [
      { x: 10, y: 10 },
      { x: 990, y: 990 },
    ];
    camera.approach(places, 10, 40);
    for (const { x, y } of places) {
      const [px, py] = pixels(x, y) as [number, number];
      expect(Math.min(px, 400 - px, py, 360 - py)).toBeGreaterThan(0);
    }
  });

  it('does not step back from places that lie close together, however little a sheet leaves', () => {
    camera.approach(
      [
        { x: 400, y: 400 },
        { x: 600, y: 600 },
      ],
      10,
      230,
    );
    expect(camera.zoom).toBeGreaterThan(1);
  });

  it('does not go so far that nothing is seen any more, however little a sheet leaves', () => {
    camera.approach(
      [
        { x: 10, y: 10 },
        { x: 990, y: 990 },
      ],
      10,
      240,
    );
    expect(camera.zoom).toBe(0.5);
  });

  it('never shows a board smaller than whole that says how near is near enough', () => {
    const [far, near] = [
      [
        { x: 10, y: 10 },
        { x: 990, y: 990 },
      ],
      [{ x: 500, y: 950 }],
    ];
    camera.approach(far, 10, 240, 2);
    expect(camera.zoom).toBe(1);
    // On a large screen the whole board is nearer than that anyway.
    camera.approach(near, 10, 240, 4);
    expect(camera.zoom).toBe(1);
  });

  it('stays where it is if all are seen well enough', () => {
    const before = seen();
    camera.approach(
      [
        { x: 10, y: 10 },
        { x: 990, y: 990 },
      ],
      10,
    );
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

describe('a window that is folded away', () => {
  const isFinite = (): boolean => [...camera.box, ...seen()].every(Number.isFinite);

  it.each([
    ['nothing happens', () => undefined],
    ['places are come near to', () => camera.approach([{ x: 100, y: 900 }], 50, 100)],
    ['a place is brought into view', () => camera.reveal(100, 990, 100)],
    ['somebody drags', () => camera.pan(10, 10)],
    ['somebody comes nearer', () => camera.nearer(2)],
  ])('looks somewhere while %s, and afterwards', (_, act) => {
    camera.width = 0;
    camera.height = 0;
    act();
    expect(isFinite(), camera.viewBox).toBe(true);
    camera.width = camera.height = 400;
    expect(isFinite(), camera.viewBox).toBe(true);
    expect(camera.box[2]).toBeGreaterThan(100);
  });

  it.each([400, 399, 500])('is not lost under a sheet of %i pixels', (covered) => {
    camera.approach([{ x: 100, y: 900 }], 50, covered);
    expect(isFinite(), camera.viewBox).toBe(true);
    expect(camera.zoom).toBeGreaterThan(0.3);
  });

  it('stays where it is if there is nothing to come near to', () => {
    const before = seen();
    camera.approach([], 50);
    expect(seen()).toEqual(before);
  });
});
