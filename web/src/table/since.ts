/** What happened since somebody's last turn, a line a player. */
import { get } from '../api/client';
import type { Told } from '../api/types';
import { capital } from '../words/capital';
import { speaksOf } from '../words/speaks';
import type { Session } from './session.svelte';

/** So many sentences are told of a player; the log has all of them. */
const MOST = 4;
/** An amount of money, in the notations of all games. */
const MONEY = /(−?[£$]\s?\d[\d.,]*\d|−?[£$]\s?\d|−?\d[\d.,]*\s?[£$★](?!\d))/;

/** All of it, as the server tells it: what a bot has done for me is news, too. */
export const sinceMyTurn = ({ id, seat }: Session): Promise<Told[]> =>
  get<Told[]>(`/tables/${id}/since-my-turn`, { seat });

export interface News {
  seat: number;
  sentences: string[];
  /** So many more stand in the log. */
  more: number;
}

/** A line for each of the others, in the order in which they acted: what they did, and what was paid for it. */
export function newsOf(told: readonly Told[], me: number, { names, say, did, reading }: Speaker): News[] {
  const found = new Map<number, { said: string; mine: boolean }[]>();
  for (const each of told) {
    const { seat, events, quiet } = each;
    if (quiet || seat === me || reading?.isPass(each)) continue;
    const line = found.get(seat) ?? [];
    found.set(seat, line);
    const done = did(each);
    for (const text of [done, ...events.filter((event) => event !== done)]) {
      const said = nameless(say(text), names[seat] ?? '');
      const mine = text !== done && speaksOf(text, me);
      if (text === done || mine || MONEY.test(said)) line.push({ said, mine });
    }
  }
  return [...found].map(([seat, line]) => ({ seat, ...shortened(line) }));
}

interface Speaker extends Pick<Session, 'names' | 'did' | 'reading'> {
  say: (text: Told['text']) => string;
}

/** What concerns the reader is never left out, and of the rest the latest remains. */
function shortened(line: { said: string; mine: boolean }[]): Omit<News, 'seat'> {
  const others = line.filter(({ mine }) => !mine);
  const left = new Set(others.slice(0, Math.max(0, line.length - MOST)));
  return { sentences: line.filter((each) => !left.has(each)).map(({ said }) => said), more: left.size };
}

/** Beside the player's mark a sentence needs no name. */
export function nameless(said: string, name: string): string {
  if (!name || !said.startsWith(`${name} `)) return said;
  return capital(said.slice(name.length + 1));
}

/** A sentence in pieces, every second of which is an amount of money. */
export const amounts = (said: string): string[] => said.split(MONEY);
