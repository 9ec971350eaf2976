import { describe, expect, it } from 'vitest';
import { happened } from '../testing/table';
import { partsOf, rowsOf, subjectsOf, type Reading, type Row, type Wanted } from './logbook';

/** Sentences say who has the turn: "L&E lays.", "pass"; rounds begin with "Round". */
const READING: Reading = {
  first: 'Round 1',
  part: ({ key }) => (key.startsWith('Round') ? key : null),
  turnOf: ({ text: { key } }) => (key.includes('&') ? key.slice(0, 3) : ''),
  isPass: ({ text: { key } }) => key.endsWith('pass'),
  about: ({ text: { key } }) => (key.includes('&') ? [key.slice(0, 3)] : []),
  nameOf: (about) => about,
};
const RECORDS = happened(
  [0, 'Ada buys.'],
  [1, 'pass'],
  [0, 'pass', 'Round 2'],
  [0, 'L&E lays.'],
  [0, 'L&E pass'],
  [1, 'Y&N runs.', 'Y&N earns.'],
  [1, 'Y&N pass', 'Round 3', 'Round 4'],
  [1, 'Ben buys.'],
);
const ALL: Wanted = { seat: null, about: '', since: null, passes: false };

function told(row: Row): string {
  switch (row.kind) {
    case 'part':
      return `== ${JSON.stringify(row.name).replaceAll('"', '')} after ${row.number}`;
    case 'turn':
      return `-- ${row.of || row.seat}`;
    case 'passes':
      return `passed ${row.seats.join(' ')}`;
    case 'action':
      return [row.number, row.told.text.key, ...row.events.map(({ key }) => key)].join(' ');
    case 'notice':
      return row.text.key;
  }
}
const rows = (wanted: Partial<Wanted> = {}): string[] => rowsOf(RECORDS, READING, { ...ALL, ...wanted }).map(told);

describe('the log of a game with rounds and companies', () => {
  it('has a head for every round and for every company, and folds the passes of a round', () => {
    expect(rows()).toEqual([
      '== Round 1 after 0',
      '-- 0',
      '1 Ada buys.',
      'passed 1 0',
      '== Round 2 after 3',
      '-- L&E',
      '4 L&E lays.',
      '-- Y&N',
      '6 Y&N runs. Y&N earns.',
      '== Round 4 after 7',
      '-- 1',
      '8 Ben buys.',
    ]);
  });

  it('tells of one company, or of one player', () => {
    expect(rows({ about: 'Y&N' })).toEqual(['== Round 2 after 5', '-- Y&N', '6 Y&N runs. Y&N earns.']);
    expect(rows({ seat: 1 })).toEqual([
      '== Round 1 after 1',
      'passed 1',
      '== Round 2 after 5',
      '-- Y&N',
      '6 Y&N runs. Y&N earns.',
      '== Round 4 after 7',
      '-- 1',
      '8 Ben buys.',
    ]);
  });

  it('writes every pass for those who want it written', () => {
    expect(rows({ passes: true })).toContain('5 L&E pass');
  });

  it('knows where each round begins and what there is to read about', () => {
    expect(partsOf(RECORDS, READING).map(({ name, number }) => [name, number])).toEqual([
      ['Round 1', 0],
      ['Round 2', 3],
      ['Round 4', 7],
    ]);
    expect(subjectsOf(RECORDS, READING)).toEqual(['L&E', 'Y&N']);
    expect(partsOf(RECORDS, null)).toEqual([]);
  });
});
