import { expect, test } from 'vitest';
import { bars } from './bars';

const length = (bar: ReturnType<typeof bars>[number]): number =>
  bar.before + bar.after + [...bar.lost, ...bar.won].reduce((sum, part) => sum + Math.abs(part.points), 0);

test('without losses every bar begins at zero', () => {
  const [first, second] = bars(
    [
      [5, 2],
      [3, 0],
    ],
    2,
  );
  expect(first).toEqual({
    lost: [],
    won: [
      { place: 0, points: 5 },
      { place: 1, points: 3 },
    ],
    before: 0,
    after: 0,
  });
  expect(second).toEqual({ lost: [], won: [{ place: 0, points: 2 }], before: 0, after: 6 });
});

test('losses stand before zero, and all bars are equally long', () => {
  const found = bars(
    [
      [20, 12, 0],
      [-8, -3, 0],
    ],
    3,
  );
  expect(found[0]!.lost).toEqual([{ place: 1, points: -8 }]);
  expect(found.map((bar) => bar.before)).toEqual([0, 5, 8]);
  expect(found.map(length)).toEqual([28, 28, 28]);
});

test('nobody has anything', () => {
  expect(bars([[0, 0]], 2).map((bar) => bar.after)).toEqual([1, 1]);
});
