/** How companies have fared, round by round, as far as it is shown: from what happened, nothing is asked for. */
import type { TextData } from '$lib/api/types';
import type { Session } from '$lib/table/session.svelte';

export interface RoundOfRuns {
  /** "OR 3.2", after so many actions. */
  name: { key: string; args: TextData['args'] };
  at: number;
  revenue: Record<string, number>;
}
export interface Course {
  rounds: RoundOfRuns[];
  /** Every price that a company has had, in order. */
  prices: Record<string, number[]>;
}

const PRICED = ['event-price', 'event-par'];

export function courseOf(session: Session): Course {
  const course: Course = { rounds: [], prices: {} };
  const told = session.at === null ? session.told : session.told.slice(0, session.at);
  told.forEach(({ events }, place) => {
    for (const { key, args } of events) {
      const company = typeof args?.['company'] === 'string' ? args['company'] : '';
      if (key === 'event-operating-round')
        course.rounds.push({ name: { key: 'page-log-OR', args }, at: place + 1, revenue: {} });
      else if (key === 'event-ran' && company) {
        const last = course.rounds.at(-1);
        if (last) last.revenue[company] = pounds(args?.['revenue']);
      } else if (PRICED.includes(key) && company) (course.prices[company] ??= []).push(pounds(args?.['price']));
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
