/** How companies and players have fared, round by round, as far as it is shown: from what happened, nothing is asked for. */
import type { Course as Totals, TextData } from '$lib/api/types';
import type { Session } from '$lib/table/session.svelte';

export interface RoundOfRuns {
  /** "OR 3.2", after so many actions. */
  name: { key: string; args: TextData['args'] };
  at: number;
  revenue: Record<string, number>;
  /** What shares cost at its end, or cost now. */
  price: Record<string, number>;
}
export interface Course {
  rounds: RoundOfRuns[];
  /** Every price that a company has had, in order. */
  prices: Record<string, number[]>;
  /** What everybody was worth at the beginning of each round. */
  worth: Totals['points'];
}

const OPERATING = 'event-operating-round';
const ROUNDS = ['event-parliament', 'event-stock-round', OPERATING];
const PRICED = ['event-price', 'event-par'];

export function courseOf(session: Session): Course {
  const course: Course = { rounds: [], prices: {}, worth: [] };
  const told = session.at === null ? session.told : session.told.slice(0, session.at);
  /** The operating round under way; between two of them prices change as well. */
  let round: RoundOfRuns | undefined;
  const latest: Record<string, number> = {};
  told.forEach(({ events }, place) => {
    for (const { key, args } of events) {
      const company = typeof args?.['company'] === 'string' ? args['company'] : '';
      if (ROUNDS.includes(key)) {
        if (Array.isArray(args?.['worth']))
          course.worth.push({ actions: place + 1, totals: args['worth'].map(pounds) });
        const name = { key: 'page-log-OR', args };
        round = key === OPERATING ? { name, at: place + 1, revenue: {}, price: { ...latest } } : undefined;
        if (round) course.rounds.push(round);
      } else if (key === 'event-ran' && round) round.revenue[company] = pounds(args?.['revenue']);
      else if (PRICED.includes(key)) {
        latest[company] = pounds(args?.['price']);
        (course.prices[company] ??= []).push(latest[company]);
        if (round) round.price[company] = latest[company];
      }
    }
  });
  return course;
}

function pounds(money: unknown): number {
  return typeof money === 'object' && money !== null && 'args' in money
    ? Number((money as TextData).args?.['n'] ?? 0)
    : 0;
}

/** Prices as a line of 60 by 18. */
export function spark(prices: readonly number[]): string {
  const highest = Math.max(...prices);
  const lowest = Math.min(...prices);
  const x = (place: number): number => Math.round((600 * place) / Math.max(1, prices.length - 1)) / 10;
  const y = (price: number): number => Math.round(160 - (140 * (price - lowest)) / Math.max(1, highest - lowest)) / 10;
  return prices.map((price, place) => `${x(place)},${y(price)}`).join(' ');
}
