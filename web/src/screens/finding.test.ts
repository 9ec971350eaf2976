import { describe, expect, it } from 'vitest';
import type { GameView, TableCard } from '../api/types';
import { freeSeat, opened, suiting, type Wish } from './finding';

const card = (id: string, more: Partial<TableCard> = {}): TableCard =>
  ({
    id,
    game: 'rocket',
    status: 'open',
    practice: false,
    yours: [],
    created: 0,
    clock: { kind: 'live', time: 1800, increment: 20 },
    seats: [
      { name: 'Ben', open: false },
      { name: '', open: true },
      { name: '', open: true },
    ],
    ...more,
  }) as TableCard;
const wish: Wish = { games: ['rocket', 'spike'], paces: ['live'], players: [3, 5] };
const suits = (more: Partial<TableCard>): boolean => suiting([card('a', more)], wish).length === 1;
const game = (id: string, least: number, most: number): GameView =>
  ({ id, least_players: least, most_players: most }) as GameView;

describe('a table that suits', () => {
  it('waits for players at a game, a pace and a number of players that were wished for', () => {
    expect(suits({})).toBe(true);
    expect(suits({ game: '1862' })).toBe(false);
    expect(suits({ clock: { kind: 'day', time: 3600, increment: 0 } })).toBe(false);
    expect(suits({ seats: card('').seats.slice(1) })).toBe(false);
    expect(suits({ status: 'playing' })).toBe(false);
    expect(suits({ practice: true })).toBe(false);
  });
  it('has a free seat and is not my own', () => {
    expect(suits({ yours: [0] })).toBe(false);
    expect(suits({ seats: [0, 1, 2].map((n) => ({ ...card('').seats[0]!, name: `${n}` })) })).toBe(false);
    expect(freeSeat(card('a'))).toBe(1);
  });
  it('may be for more than five where five would do', () => {
    expect(suits({ seats: Array.from({ length: 7 }, () => card('').seats[1]!) })).toBe(true);
  });
  it('is the one that has waited longest', () => {
    const cards = [card('late', { created: 9 }), card('early', { created: 3 })];
    expect(suiting(cards, wish).map(({ id }) => id)).toEqual(['early', 'late']);
  });
});

describe('the table that is opened where none suits', () => {
  it('is the first of everything that was wished for', () => {
    expect(opened(wish, [game('1862', 2, 8), game('spike', 2, 4), game('rocket', 2, 4)])).toEqual({
      game: 'spike',
      seats: [{ who: 'me' }, { who: 'open' }, { who: 'open' }],
      clock: { kind: 'live', time: 1800, increment: 20 },
    });
  });
  it('is for as many as its game takes, or is not opened at all', () => {
    const many: Wish = { ...wish, games: ['spike', '1862'], players: [5] };
    expect(opened(many, [game('spike', 2, 4), game('1862', 2, 8)])?.game).toBe('1862');
    expect(opened(many, [game('spike', 2, 4)])).toBeNull();
    expect(opened({ ...wish, paces: [] }, [game('rocket', 2, 4)])).toBeNull();
  });
});
