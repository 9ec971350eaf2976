/** The end of a game as its page tells it: who came where, and what was scored, in the unit of the game. */
import type { Outcome } from '../../api/types';
import { capital } from '../../words/capital';
import { words } from '../../words/words.svelte';
import type { Session } from '../session.svelte';

export interface Place {
  rank: number;
  seat: number;
  total: number;
}

/** What is below zero has its sign before the unit: −$14. */
const MINUS = '\u2212';

/** A figure and its unit stay in one line. */
const unbroken = (said: string): string => said.replaceAll(' ', '\u00a0');

export class Ending {
  readonly session: Session;
  readonly outcome: Outcome;
  /** Everybody, the best first. */
  readonly order: Place[];

  constructor(session: Session, outcome: Outcome) {
    this.session = session;
    this.outcome = outcome;
    this.order = outcome.ranks
      .map((rank, seat) => ({ rank, seat, total: outcome.totals[seat] ?? 0 }))
      .sort((one, other) => one.rank - other.rank || one.seat - other.seat);
  }

  get names(): string[] {
    return this.session.names;
  }

  /** By how much the first leads the second. */
  get margin(): number {
    const [first, second] = this.order;
    return first && second ? first.total - second.total : 0;
  }

  get winners(): string {
    return this.outcome.winners.map((seat) => this.names[seat]).join(', ');
  }

  /** So much of what is scored, in the unit of the game if it has one. */
  amount = (n: number): string => {
    const key = this.outcome.unit;
    if (!words.has(key, this.session.game)) return words.number(n);
    const said = unbroken(this.session.say({ key, args: { n: Math.abs(n) } }));
    return n < 0 ? MINUS + said : said;
  };

  /** What a category of the account is called. */
  category(place: number): string {
    return this.session.say(this.outcome.categories[place]?.name);
  }

  /** Why the game is over, as one sentence. */
  get reason(): string {
    const said = this.outcome.ended_by.map((text) => this.session.say(text)).join('; ');
    return said ? capital(said) + (/[.!?]$/.test(said) ? '' : '.') : '';
  }
}
