/** Finding a table: which of those that wait suit somebody, and the one to open where none does. */
import type { GameView, TableCard } from '../api/types';

type Clock = TableCard['clock'];
export type Pace = Clock['kind'];

/** What would suit somebody: any of each. */
export interface Wish {
  games: readonly string[];
  paces: readonly Pace[];
  /** Numbers of players; the last of `PLAYERS` stands for more, too. */
  players: readonly number[];
}

export const PACES = ['live', 'day', 'none'] as const satisfies readonly Pace[];
export const PLAYERS = [2, 3, 4, 5] as const;
const MANY = PLAYERS.at(-1)!;

/** The clock of a table that is opened for somebody. */
const CLOCKS: Readonly<Record<Pace, Clock>> = {
  live: { kind: 'live', time: 30 * 60, increment: 20 },
  day: { kind: 'day', time: 24 * 3600, increment: 0 },
  none: { kind: 'none', time: 24 * 3600, increment: 0 },
};

export const freeSeat = (card: TableCard): number => card.seats.findIndex((seat) => seat.open && !seat.name);

/** Tables at which somebody could sit down now, those that have waited longest first. */
export function suiting(cards: readonly TableCard[], wish: Wish): TableCard[] {
  const suits = (card: TableCard): boolean =>
    card.status === 'open' &&
    !card.practice &&
    !card.yours.length &&
    freeSeat(card) >= 0 &&
    wish.games.includes(card.game) &&
    wish.paces.includes(card.clock.kind) &&
    wish.players.includes(Math.min(card.seats.length, MANY));
  return cards.filter(suits).sort((a, b) => a.created - b.created);
}

/** The table to open: the first of everything that would suit; null if no game is for that many. */
export function opened(wish: Wish, games: readonly GameView[]) {
  for (const { id, least_players, most_players } of games) {
    const players = wish.players.find((n) => n >= least_players && n <= most_players);
    const pace = wish.paces[0];
    if (!wish.games.includes(id) || !players || !pace) continue;
    const seats = Array.from({ length: players }, (_, seat) => ({ who: seat ? 'open' : 'me' }));
    return { game: id, seats, clock: CLOCKS[pace] };
  }
  return null;
}
