import { expect, test } from 'vitest';
import { around, isWhole, letter, type Place } from './lettering';

const VIEW = { left: 0, top: 0, right: 400, bottom: 400 };
const at = (id: string, x: number, y: number): Place => ({ id, rows: id.split('/'), x, y });

test('a name stands above its place', () => {
  const found = letter([at('Boston', 200, 200)], 20, 10, VIEW).get('Boston')!;
  expect(found.x).toBe(200);
  expect(found.y).toBeLessThan(190);
});

test('a name of two lines stands above its place with both', () => {
  const one = letter([at('Bury St.', 200, 200)], 20, 10, VIEW).get('Bury St.')!;
  const both = letter([at('Bury St./Edmunds', 200, 200)], 20, 10, VIEW).get('Bury St./Edmunds')!;
  expect(both.y).toBe(one.y - 20);
});

test('a piece keeps its place: the name gives way', () => {
  const found = letter([at('Boston', 200, 200)], 20, 10, VIEW, [around({ x: 200, y: 170 }, 20)]).get('Boston')!;
  expect(found.y).toBeGreaterThan(190);
});

test('the name of a sea that the edge would cut is not whole', () => {
  expect(isWhole('Irish Sea', 20, [200, 100], VIEW)).toBe(true);
  expect(isWhole('Irish Sea', 20, [30, 100], VIEW)).toBe(false);
  expect(isWhole('Irish Sea', 20, [200, 405], VIEW)).toBe(false);
});

test('near the edge it stands where it can be read', () => {
  const found = letter([at('Boston', 395, 200)], 20, 10, VIEW).get('Boston')!;
  expect(found.x).toBeLessThan(360);
});

test('names do not cover each other, and who finds no room is left out', () => {
  const crowd = Array.from({ length: 60 }, (_, number) =>
    at(`City ${number}`, 150 + (number % 8) * 12, 150 + Math.floor(number / 8) * 12),
  );
  const found = [...letter(crowd, 20, 5, VIEW).values()];
  expect(found.length).toBeGreaterThan(2);
  expect(found.length).toBeLessThan(60);
  for (const one of found) {
    for (const other of found) {
      if (one !== other) expect(Math.abs(one.x - other.x) >= 65.9 || Math.abs(one.y - other.y) >= 13.9).toBe(true);
    }
  }
});
