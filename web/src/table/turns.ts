/** Where a drawn action stands among those of others: what was done before it, and who comes after it. */
import type { Told } from '../api/types';
import { nameless } from './since';
import type { Session } from './session.svelte';

/** So many lines in all: the card neither grows nor shrinks from action to action. */
export const LINES = 6;

export interface Line {
  key: string;
  when: 'done' | 'now' | 'coming';
  seat: number;
  said: string;
}

interface Speaker extends Pick<Session, 'names' | 'did' | 'seat' | 'table' | 'told' | 'shown'> {
  say: (text: Told['text'] | undefined) => string;
  reading: unknown;
}

/** The last actions with something to read, the one that is drawn, and who is waited for. */
export function linesOf(session: Speaker): Line[] {
  const { told, shown, names, say, did } = session;
  const later = comingAfter(session);
  const before = told.filter(({ quiet, seq }) => !quiet && seq < (shown?.seq ?? 0));
  const done = (each: Told, when: 'done' | 'now'): Line => ({
    key: `${each.seq}`,
    when,
    seat: each.seat,
    said: nameless(say(did(each)), names[each.seat] ?? ''),
  });
  return [
    ...before.slice(Math.max(0, before.length + later.length + 1 - LINES)).map((each) => done(each, 'done')),
    ...(shown ? [done(shown, 'now')] : []),
    ...later.map((seat, place) => coming(session, seat, !place)),
  ];
}

/** Of whoever decides next it is said what about; the others are only named. */
function coming({ names, say, table, seat: me }: Speaker, seat: number, next: boolean): Line {
  const name = names[seat] ?? '';
  const said = next ? nameless(say(table?.prompt), name) : seat === me ? say({ key: 'web-you' }) : name;
  return { key: `after ${seat}`, when: 'coming', seat, said };
}

/** Whoever decides next, then those on the left of whose turn it is, up to the reader. */
export function comingAfter({ told, table, seat: me, reading }: Speaker): number[] {
  const next = table?.decision?.seat;
  if (next === undefined) return [];
  const turn = told.filter(({ quiet }) => !quiet).at(-1)?.seat ?? next;
  const count = table!.seats.length;
  const left = Array.from({ length: count - 1 }, (_, place) => (turn + place + 1) % count);
  // Where a turn belongs to something else than a player, nobody knows who follows.
  const others = reading ? [] : left.slice(0, me === null || me === turn ? count : left.indexOf(me));
  return [...new Set([next, ...others, ...(me === null ? [] : [me])])].slice(0, LINES - 2);
}
