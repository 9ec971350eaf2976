import { describe, expect, it } from 'vitest';
import type { TableView } from '../api/types';
import { asNumbers, isAnswered, isOpen, isWhole, kindOf, MORE, offered, pick, waysTo } from './picking';

const PATHS = [
  ['loco:GWR', 'hex:1,2'],
  ['loco:GWR', 'hex:1,3'],
  ['loco:LMR', 'hex:4,2'],
  ['reserve', 'hex:1,2'],
  ['skip'],
];

describe('picking', () => {
  it('offers the first picks, each once', () => {
    expect(offered(PATHS, [])).toEqual(['loco:GWR', 'loco:LMR', 'reserve', 'skip']);
  });
  it('narrows with every pick', () => {
    expect(offered(PATHS, ['loco:GWR'])).toEqual(['hex:1,2', 'hex:1,3']);
    expect(offered(PATHS, ['loco:GWR', 'hex:1,2'])).toEqual([]);
  });
  it('knows a whole action', () => {
    expect(isWhole(PATHS, ['skip'])).toBe(true);
    expect(isWhole(PATHS, ['loco:GWR'])).toBe(false);
    expect(isWhole(PATHS, [])).toBe(false);
  });
  it('lets people change their mind', () => {
    expect(pick(PATHS, ['loco:GWR'], 'hex:1,3')).toEqual(['loco:GWR', 'hex:1,3']);
    expect(pick(PATHS, ['loco:GWR', 'hex:1,2'], 'hex:1,3')).toEqual(['loco:GWR', 'hex:1,3']);
    expect(pick(PATHS, ['loco:GWR', 'hex:1,2'], 'loco:LMR')).toEqual(['loco:LMR']);
    expect(pick(PATHS, ['loco:GWR'], 'hex:9,9')).toBeNull();
  });
  it('finds what has to be picked before', () => {
    expect(waysTo(PATHS, [], 'hex:4,2')).toEqual([['loco:LMR']]);
    expect(waysTo(PATHS, [], 'hex:1,2')).toEqual([['loco:GWR'], ['reserve']]);
    expect(waysTo(PATHS, ['loco:GWR'], 'hex:4,2')).toEqual([]);
    expect(waysTo(PATHS, [], 'hex:9,9')).toEqual([]);
    const pays = [
      ['city:x', 'track:1', 'pay:a'],
      ['city:x', 'track:1', 'pay:b'],
      ['city:x', 'track:2', 'pay:a'],
    ];
    expect(waysTo(pays, [], 'track:1')).toEqual([['city:x']]);
    expect(waysTo(pays, ['city:x'], 'pay:a')).toEqual([
      ['city:x', 'track:1'],
      ['city:x', 'track:2'],
    ]);
  });
  it('knows a path that goes on', () => {
    const open = [...PATHS, ['run', MORE], ['run', 'train:A', MORE], ['run', 'train:A', 'done']];
    expect(offered(open, ['run'])).toEqual(['train:A']);
    expect(isOpen(open, ['run'])).toBe(true);
    expect(isWhole(open, ['run', 'train:A'])).toBe(false);
    expect(isOpen(open, ['run', 'train:A'])).toBe(true);
    expect(isWhole(open, ['run', 'train:A', 'done'])).toBe(true);
    expect(isOpen(open, ['skip'])).toBe(false);
    expect(isOpen(open, [])).toBe(false);
    expect(isOpen([...open, [MORE]], [])).toBe(true);
    expect(offered([...open, [MORE]], [])).not.toContain(MORE);
  });
  it('finds numbers', () => {
    expect(asNumbers(['bid:2', 'bid:1', 'bid:3'])).toEqual({ kind: 'bid', numbers: [1, 2, 3] });
    expect(asNumbers(['bid:2'])).toBeNull();
    expect(asNumbers(['hex:1,2', 'hex:1,3'])).toBeNull();
    expect(asNumbers(['bid:2', 'pass'])).toBeNull();
    expect(kindOf('pass')).toBe('pass');
  });
});

describe('a table that asks nothing more', () => {
  const at = (what: 'lesson' | 'puzzle', state: string): TableView => ({ [what]: { state } }) as unknown as TableView;
  it.each([
    ['lesson', 'asking', false],
    ['lesson', 'waiting', false],
    ['lesson', 'wrong', true],
    ['lesson', 'reached', true],
    ['puzzle', 'asking', false],
    ['puzzle', 'right', true],
  ] as const)('a %s that is %s: %s', (what, state, answered) => {
    expect(isAnswered(at(what, state))).toBe(answered);
  });
  it('a game asks until it is over', () => {
    expect(isAnswered({} as TableView)).toBe(false);
  });
});
