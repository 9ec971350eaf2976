import { describe, expect, it } from 'vitest';
import type { TableView, TextData, Told } from '../api/types';
import { comingAfter, LINES, linesOf } from './turns';

const names = ['Ada', 'Ben', 'Cleo', 'Dan'];
const did = (seq: number, seat: number, key: string): Told => ({
  seq,
  seat,
  action: {},
  text: { key },
  events: [],
  quiet: key === 'quiet',
});

function follower(told: Told[], next: number | undefined, me: number | null = 0, reading: unknown = null) {
  const decision = next === undefined ? null : { seat: next };
  return {
    names,
    say: (text: TextData | undefined) => text?.key ?? '',
    did: ({ text }: Told) => text,
    seat: me,
    table: { seats: names.map(() => ({})), decision, prompt: { key: 'Ben thinks.' } } as unknown as TableView,
    told,
    shown: told.at(-1) ?? null,
    reading,
  };
}

describe('who comes after an action', () => {
  it('is whoever goes on, then everybody on the left, up to the reader', () => {
    expect(comingAfter(follower([did(1, 1, 'Ben builds.')], 1))).toEqual([1, 2, 3, 0]);
    expect(comingAfter(follower([did(1, 1, 'Ben builds.')], 2, 3))).toEqual([2, 3]);
  });
  it('is whoever is asked out of turn, and then the next', () => {
    expect(comingAfter(follower([did(1, 1, 'Ben proposes.'), did(2, 2, 'quiet')], 3))).toEqual([3, 2, 0]);
  });
  it('is everybody for those who look on, and nobody after the end', () => {
    expect(comingAfter(follower([did(1, 3, 'Dan builds.')], 0, null))).toEqual([0, 1, 2]);
    expect(comingAfter(follower([did(1, 3, 'Dan builds.')], undefined))).toEqual([]);
  });
  it('is not guessed where turns belong to companies', () => {
    expect(comingAfter(follower([did(1, 1, 'Ben runs.')], 3, 0, {}))).toEqual([3, 0]);
  });
});

describe('the lines of a card that follows others', () => {
  it('are the last actions with something to read, this one, and who comes, never more than there is room for', () => {
    const told = [did(1, 0, 'Ada builds.'), did(2, 1, 'Ben invests.'), did(3, 2, 'quiet'), did(4, 1, 'Ben builds.')];
    const lines = linesOf(follower(told, 1, 2));
    expect(lines.map(({ when, said }) => `${when}: ${said}`)).toEqual([
      'done: Builds.',
      'done: Invests.',
      'now: Builds.',
      'coming: Thinks.',
      'coming: web-you',
    ]);
    expect(linesOf(follower(told, 1)).length).toBe(LINES);
  });
});
