import { describe, expect, it } from 'vitest';
import type { TextData, Told } from '../api/types';
import { amounts, newsOf } from './since';

const names = ['Ada', 'Ben', 'Cleo'];
const say = ({ key }: TextData): string => key;
const about = (key: string, seat: number): TextData => ({ key, args: { who: { key: 'player', args: { seat } } } });
const did = (seat: number, key: string, ...events: (string | TextData)[]): Told => ({
  seq: 1,
  seat,
  action: {},
  text: { key },
  events: events.map((event) => (typeof event === 'string' ? { key: event } : event)),
  quiet: key === 'quiet',
});
const speaker = { names, say, did: ({ text }: Told) => text, reading: null };
const news = (...told: Told[]): string[] =>
  newsOf(told, 0, speaker).map(({ seat, sentences, more }) => [names[seat], ...sentences, more].join(' | '));

describe('what happened since my last turn', () => {
  it('is told in a line a player, without their names and without what is quiet', () => {
    expect(news(did(1, 'Ben invests.'), did(2, 'Cleo builds.'), did(2, 'quiet'), did(1, 'Ben moves.'))).toEqual([
      'Ben | Invests. | Moves. | 0',
      'Cleo | Builds. | 0',
    ]);
  });
  it('is not what I did myself', () => {
    expect(news(did(0, 'Ada declines.'))).toEqual([]);
  });
  it('says what was paid and what concerns me, and nothing else of what it caused', () => {
    const told = did(1, 'Ben extends.', 'Ben is paid £2,000.', 'New cards.', about('Ada loses a share.', 0));
    expect(news(told)).toEqual(['Ben | Extends. | Is paid £2,000. | Ada loses a share. | 0']);
  });
  it('is short: the latest, and all that concerns me', () => {
    const told = [did(1, 'Ben 1', about('Ada is paid', 0)), ...[2, 3, 4, 5].map((n) => did(1, `Ben ${n}`))];
    expect(news(...told)).toEqual(['Ben | Ada is paid | 3 | 4 | 5 | 2']);
  });
});

it('amounts of money are found in the notations of all games and languages', () => {
  const found = (said: string): string[] => amounts(said).filter((_, place) => place % 2);
  expect(found('Paid: Ada £12,000, Ben £0.')).toEqual(['£12,000', '£0']);
  expect(found('Incassa 9 $ per la frutta: −14 $, 1.200 £.')).toEqual(['9 $', '−14 $', '1.200 £']);
  expect(found('Paid: Engineer 2 £2,000.')).toEqual(['£2,000']);
  expect(found('Cleo 3★ on J13.')).toEqual(['3★']);
  expect(amounts('Nothing.')).toEqual(['Nothing.']);
});
