/** The position as the server shows it, typed as far as the page needs it. */
import type { TextData } from '$lib/api/types';
import type { Session } from '$lib/table/session.svelte';

export interface Company {
  started: boolean;
  floated?: boolean;
  director?: number | null;
  price?: number;
  par?: number;
  cash?: number;
  ipo?: number;
  pool?: number;
  treasury?: number;
  trains?: [id: string, name: string, warranties: number][];
  permits: string[];
  unused?: number;
  markers?: [string, number][];
  opens?: string;
  /** Where it begins: hex and place, and what that pays in yellow, green and brown. */
  home?: [hex: string, place: string, ...values: number[]];
  /** What its founder pays unless it floats in time. */
  fine?: number;
  /** The track that its routes reach: by hex the edges that are joined to the city there, or to each other. */
  reach?: Record<string, string>;
}
export interface Player {
  cash: number;
  worth: number;
  /** With every share sold that may be sold now. */
  liquid: number;
  certificates: number;
  shares: Record<string, number>;
  promised: string[];
}
export interface Band {
  band: string;
  price: number;
  left: number | null;
  warranties: number;
  rounds: number;
  /** So many trains a company may have then: of each type, or in all. */
  limit: number;
  of_type: boolean;
  ends: string[];
  whose: [company: string, train: string, warranties: number][];
}
export interface Position {
  round: string;
  turn: number;
  or: [number, number];
  phase: string;
  bank: number;
  priority: number;
  certificate_limit: number;
  operating: string | null;
  next: { decision: string; seat: number | null; company?: string | null; bid?: number };
  depot: { band: string; left: number | null };
  bands: Band[];
  /** What a company does in its turn: done, now, next, or no longer possible and why. */
  steps: [step: string, state: 'done' | 'now' | 'next' | 'no', why?: TextData][];
  order: string[];
  queue: string[];
  companies: Record<string, Company>;
  names: Record<string, string>;
  players: Player[];
  supply: Record<string, number>;
  /** The auction under way. */
  auction: { company: string; bid: number } | null;
}

/** A merger that is agreed to or gone through. */
export interface Merging {
  kind: string;
  survivor: string;
  absorbed: string | null;
  price: number;
  /** Whoever has agreed, and whoever is asked to. */
  consents?: { agreed: number; asked: number };
}

export const mergingIn = (session: Session): Merging | null => (session.view['merging'] as Merging | undefined) ?? null;

/** Where shares lie that no player has. */
export const SOURCES = ['ipo', 'pool', 'treasury'] as const;

export const positionOf = (session: Session): Position => session.view as unknown as Position;

/** Pounds in words; the bank may owe some. */
export const money = (session: Session, n = 0): string =>
  session.say(n < 0 ? { key: 'money-owed', args: { n: -n } } : { key: 'money', args: { n } });

/** What everybody calls a company where there is little room: nobody has to be told that it is a railway. */
export const shortName = (name: string): string => name.replace(/(, Joint)?(?<!&) (Railway|Rwy)$/, '');

/** Companies with a price in operating order, then those without. */
export function startedIn({ order, companies }: Position): string[] {
  const running = order.filter((name) => companies[name]?.started);
  return [...running, ...Object.keys(companies).filter((name) => companies[name]!.started && !running.includes(name))];
}

export interface Ran {
  revenue: number;
  /** The number of the action. */
  at: number;
}

/** Runs of all companies by what was told up to a position: every card and the sheet ask for them. */
const known = new WeakMap<Session['told'], Map<number, Record<string, Ran[]>>>();

/** What each company has earned, run by run, up to the shown position. */
export function earnings({ told, at }: Session): Record<string, Ran[]> {
  const until = at ?? told.length;
  const found = known.get(told) ?? new Map<number, Record<string, Ran[]>>();
  known.set(told, found);
  const ran = found.get(until) ?? earned(told.slice(0, until));
  found.set(until, ran);
  return ran;
}

function earned(told: Session['told']): Record<string, Ran[]> {
  const found: Record<string, Ran[]> = {};
  told.forEach(({ events }, place) => {
    for (const { key, args } of events) {
      if (key !== 'event-ran') continue;
      const company = args?.['company'];
      if (typeof company !== 'string') continue;
      const revenue = args?.['revenue'];
      const earned = typeof revenue === 'object' && 'args' in revenue ? Number(revenue.args?.['n']) : 0;
      (found[company] ??= []).push({ revenue: earned, at: place + 1 });
    }
  });
  return found;
}
