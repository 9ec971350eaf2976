import { expect, test } from 'vitest';
import ours from '../../../../src/roundhouse/games/rocket/board.json';
import { area, hexUnder, centre, step } from '../../../../src/roundhouse/games/rocket/page/board/grid';
import { kit } from '../../../../src/roundhouse/games/rocket/page/board/kit';
import {
  cityAt,
  empty,
  hexAt,
  labelOf,
  lineAt,
  read,
  readIndustries,
  renameIndustry,
  setIndustries,
  setKind,
  setLine,
  setName,
  type Board,
} from '../../../../src/roundhouse/games/rocket/page/board/model';

const printed = ours as unknown as Board;

test('a city gets its entry with its hex, and loses it again', () => {
  const city = setName(setKind(empty(), [2, 3], 'city'), [2, 3], 'York');
  expect(city.hexes).toEqual([{ q: 2, r: 3, kind: 'city', name: 'York' }]);
  expect(city.cities).toEqual([{ name: 'York', hex: [2, 3], industries: [] }]);
  const plain = setKind(city, [2, 3], 'plain');
  expect(plain.hexes).toEqual([{ q: 2, r: 3, kind: 'plain' }]);
  expect(plain.cities).toEqual([]);
});

test('a city that becomes a town keeps its name', () => {
  const town = setKind(setName(setKind(empty(), [0, 0], 'city'), [0, 0], 'York'), [0, 0], 'town');
  expect([town.cities, town.towns]).toEqual([[], [{ name: 'York', hex: [0, 0] }]]);
});

test('every starting town has a line, each in a colour of its own', () => {
  const two = setKind(setKind(empty(), [0, 0], 'start'), [4, 0], 'start');
  expect(two.lines.map((line) => line.colour)).toEqual(['red', 'violet']);
  expect(lineAt(setLine(two, [4, 0], { id: 'GWR' }), [4, 0])?.id).toBe('GWR');
  expect(setKind(two, [0, 0], null).lines).toHaveLength(1);
});

test('painting what is there already is no edit', () => {
  const board = setKind(empty(), [1, 1], 'town');
  expect(setKind(board, [1, 1], 'town')).toBe(board);
  expect(setKind(board, [5, 5], null)).toBe(board);
});

test('a key that changes nothing is no edit', () => {
  for (const data of [printed, {}]) expect(kit.paint(data, 'hex:50,50', 'sea')).toBe(data);
  expect(kit.paint(printed, 'hex:0,4', 'start')).toBe(printed);
});

test('what is not touched survives: other hexes, the coast, and what the editor knows nothing of', () => {
  const before: Board = { ...printed, coast: 'england', curious: { kept: true } };
  const after = setKind(before, [99, 0], 'plain');
  expect(after.hexes.slice(0, -1)).toEqual(before.hexes);
  expect([after.coast, after['curious'], after['alternatives']]).toEqual([
    'england',
    { kept: true },
    before['alternatives'],
  ]);
  for (const hex of before.hexes) expect(hexAt(after, [hex.q, hex.r])).toBe(hex);
  expect(setKind(after, [99, 0], null)).toEqual(before);
});

test('a name is written in the hex and in its entry', () => {
  const at = [2, 3] as const;
  const board = setName(printed, at, 'Salford');
  expect([hexAt(board, at)?.name, cityAt(board, at)?.name]).toEqual(['Salford', 'Salford']);
  expect(cityAt(board, at)?.industries).toEqual(cityAt(printed, at)?.industries);
});

test('industries are written by their first letters, or whole', () => {
  expect(readIndustries(printed, 'tts')).toEqual(['textiles', 'textiles', 'steel']);
  expect(readIndustries(printed, 'brewing, leather')).toEqual(['brewing', 'leather']);
  expect(readIndustries(printed, 'tqs')).toBeNull();
  const italian: Record<string, string> = {
    steel: 'acciaio',
    textiles: 'tessuti',
    brewing: 'birra',
    leather: 'pellame',
  };
  const word = (id: string): string => italian[id] ?? id;
  expect(readIndustries(printed, 'acciaio tp', word)).toEqual(['steel', 'textiles', 'leather']);
  expect(readIndustries(printed, 'steel l', word)).toEqual(['steel', 'leather']);
  const board = setIndustries(printed, [2, 3], ['steel']);
  expect(cityAt(board, [2, 3])?.industries).toEqual(['steel']);
  expect(cityAt(renameIndustry(board, 0, 'iron'), [2, 3])?.industries).toEqual(['iron']);
});

test('hexes are called as the server calls them', () => {
  expect(labelOf([9, 8])).toBe('J13');
  for (const hex of printed.hexes) expect(labelOf([hex.q, hex.r])).toBe(hex.label);
  expect(labelOf([27, 0])).toBe('AB14');
  expect(labelOf([-1, 2])).toBe('-12');
});

test('a point lies in the hex whose middle is nearest', () => {
  for (const hex of printed.hexes) {
    const { x, y } = centre([hex.q, hex.r]);
    expect(hexUnder({ x: x + 40, y: y - 60 })).toEqual([hex.q, hex.r]);
  }
});

test('arrows stay in the row and in the column', () => {
  expect(step(step([3, 1], 'ArrowRight'), 'ArrowLeft')).toEqual([3, 1]);
  expect(step([3, 1], 'ArrowDown')).toEqual([3, 2]);
});

test('letters paint and go down; a number paints so many', () => {
  const typed = kit.type(empty(), 'hex:2,0', 'p', 3)!;
  expect(read(typed.board!).hexes.map((hex) => [hex.q, hex.r])).toEqual([
    [2, 0],
    [2, 1],
    [2, 2],
  ]);
  expect([typed.cursor, typed.tool]).toEqual(['hex:2,3', 'plain']);
  expect(kit.type(empty(), 'hex:2,0', 'q', 1)).toBeNull();
});

test('n leads to what still lacks a name, investments or initials', () => {
  expect(kit.type(printed, 'hex:0,0', 'n', 1)).toBeNull();
  expect(kit.type(setName(printed, [4, 0], ''), 'hex:0,0', 'n', 1)).toEqual({ cursor: 'hex:4,0', details: true });
  expect(kit.type(setIndustries(printed, [2, 3], []), 'hex:0,0', 'n', 1)?.cursor).toBe('hex:2,3');
});

test('places of the server are found on the map', () => {
  expect(kit.where(printed, 'hex:2,0')).toEqual(centre([2, 0]));
  expect(kit.where(printed, 'lines:0')).toEqual(centre([0, 4]));
  expect(kit.where(printed, 'industries')).toBeNull();
  expect(kit.normal(printed, 'cities:0')).toBe('hex:2,3');
});

test('the grid has room around the board', () => {
  expect(area(empty())).toEqual({ left: -1, right: 16, top: -1, bottom: 17 });
  expect(area(setKind(empty(), [20, 0], 'plain')).right).toBe(21);
});

test('any data can be drawn', () => {
  expect(kit.draw(printed).scene.sprites.length).toBeGreaterThan(28);
  expect(kit.draw({}).scene.sprites).toEqual([]);
});

test('where something is wrong is called as on the map and in the forms', () => {
  expect(kit.called(printed, 'hex:2,3')).toBe('C5 Manchester');
  expect(kit.called(printed, 'hex:2,4')).toBe('C6');
  expect(kit.called(printed, 'lines:0')).toBe('A5 Liverpool');
  expect(kit.called(printed, 'components.track_tiles')).toEqual({ key: 'editor-piece-track-tiles' });
  expect(kit.called(printed, 'curious')).toBeNull();
});

test.each([
  ['a hex that is none', { hexes: [null] }],
  ['a hex without a place', { hexes: [{ q: 'a', r: 0, kind: 'plain' }] }],
  ['a hex twice', { hexes: [...ours.hexes, ours.hexes[0]] }],
  ['a hex at the end of the world', { hexes: [...ours.hexes, { q: 900, r: 0, kind: 'plain' }] }],
  ['a name that is a number', { hexes: [{ q: 0, r: 0, kind: 'city', name: 5 }] }],
  ['a line without a start', { lines: [{ id: 'A' }] }],
  ['a city that is a word', { cities: ['London'] }],
  ['investments that are numbers', { cities: [{ name: 'London', hex: [0, 0], industries: [1] }] }],
  ['an industry that is a number', { industries: [1] }],
])('no map is drawn of %s', (_, spoilt) => {
  expect(kit.drawable({ ...ours, ...spoilt })).toBe(false);
});

test('what is merely wrong is drawn, and marked', () => {
  const twice = { ...ours, lines: [...ours.lines, ours.lines[0]], industries: ['steel', 'steel'] };
  for (const board of [ours, kit.empty(), {}, twice]) expect(kit.drawable(board)).toBe(true);
});
