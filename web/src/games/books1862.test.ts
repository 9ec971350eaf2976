import { describe, expect, it } from 'vitest';
import { courseOf } from '../../../src/roundhouse/games/e1862/page/later/course';
import { money, shortName } from '../../../src/roundhouse/games/e1862/page/position';
import { lately } from '../../../src/roundhouse/games/e1862/page/since';
import type { Happened, TextData } from '../api/types';
import type { Session } from '../table/session.svelte';
import { happened, sessionAt, tableView } from '../testing/table';

const pounds = (n: number): TextData => ({ key: 'money', args: { n } });
const round = (key: string, n: number, ...worth: number[]): TextData => ({
  key: `event-${key}`,
  args: { turn: 1, n, worth: worth.map(pounds) },
});
const price = (company: string, n: number): TextData => ({ key: 'event-price', args: { company, price: pounds(n) } });
const ran = (company: string, n: number): TextData => ({ key: 'event-ran', args: { company, revenue: pounds(n) } });

/** What each action caused. */
function played(...events: TextData[][]): Session {
  const records: Happened[] = happened(...events.map((): [number, string] => [0, 'Ada acts.']));
  records.forEach((record, place) => (record.told!.events = events[place]!));
  const session = sessionAt(tableView({ actions: records.length }));
  session.records = records;
  return session;
}

describe('the books of 1862', () => {
  const session = played(
    [price('ESR', 74)],
    [round('operating-round', 1, 600, 580)],
    [ran('ESR', 120), price('ESR', 82)],
    [round('stock-round', 0, 640, 620)],
    [price('ESR', 78)],
    [round('operating-round', 2, 630, 650)],
  );

  it('tell what everybody was worth when each round began', () => {
    expect(courseOf(session).worth).toEqual([
      { actions: 2, totals: [600, 580] },
      { actions: 4, totals: [640, 620] },
      { actions: 6, totals: [630, 650] },
    ]);
  });

  it('tell what a round brought, and the price at its end: what is sold afterwards belongs to no round', () => {
    const [first, second] = courseOf(session).rounds;
    expect(first).toMatchObject({ revenue: { ESR: 120 }, price: { ESR: 82 } });
    expect(second).toMatchObject({ revenue: {}, price: { ESR: 78 } });
    expect(courseOf(session).prices).toEqual({ ESR: [74, 82, 78] });
  });

  it('end with the position that is looked at', () => {
    session.scenery.at = 3;
    expect(courseOf(session).worth).toHaveLength(1);
    session.scenery.at = null;
  });

  it('say that the bank owes something with a minus before the pounds', () => {
    expect(money(session, 329)).toBe('money');
    expect(money(session, -329)).toBe('money-owed');
  });
});

describe('what was done last', () => {
  const bought: TextData = { key: 'act-buy-share', args: { company: 'ESR' } };
  const session = played([], [], [round('stock-round', 0)], [], []);
  session.records.forEach(({ told }) => (told!.text = bought));
  session.records[4]!.told!.text = { key: 'act-pass' };

  it('is told from the beginning of the round on, the latest at the end', () => {
    expect(lately(session, 5).map(({ text, at }) => [text.key, at])).toEqual([
      ['page-did-buy-share', 4],
      ['page-did-pass', 5],
    ]);
    expect(lately(session, 1)).toHaveLength(1);
  });
});

it('calls companies as everybody does', () => {
  expect(shortName('Newmarket and Great Chesterford Railway')).toBe('Newmarket and Great Chesterford');
  expect(shortName('Wisbech, St Ives & Cambridge Junction Rwy')).toBe('Wisbech, St Ives & Cambridge Junction');
  expect(shortName('Norfolk & Suffolk, Joint Railway')).toBe('Norfolk & Suffolk');
  expect(shortName('Felixstowe Dock & Railway')).toBe('Felixstowe Dock & Railway');
});
