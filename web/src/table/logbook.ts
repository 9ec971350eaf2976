/** The log, row by row: parts of the game, turns within them, actions, passes folded into one line, and notices. */
import type { Component } from 'svelte';
import type { Happened, TextData, Told } from '../api/types';
import type { Said } from '../words/words.svelte';

/** How a game wants its log to be read, where there is more to it than whose turn it is. */
export interface Reading {
  /** The part in which a game begins. */
  first: Said;
  /** The part that an event begins, such as a round; null for all others. */
  part: (event: TextData) => Said | null;
  /** Whose turn it is besides the player's: a company; '' for none. */
  turnOf: (told: Told) => string;
  isPass: (told: Told) => boolean;
  /** All that an action is about, of what can be chosen to read about. */
  about: (told: Told) => readonly string[];
  /** The name of what can be chosen. */
  nameOf: (about: string) => string;
  /** A sign before that name. */
  Sign?: Component<{ of: string }>;
}

export interface Acted {
  kind: 'action';
  key: string;
  number: number;
  told: Told;
  /** What it caused, without what stands in the head of the next part. */
  events: TextData[];
}
export type Row =
  | Acted
  | { kind: 'part'; key: string; number: number; name: Said }
  | { kind: 'turn'; key: string; seat: number; of: string }
  | { kind: 'passes'; key: string; number: number; seats: number[] }
  | { kind: 'notice'; key: string; text: TextData };

/** What is wanted of the log: of a player, about something, since a record, with every pass. */
export interface Wanted {
  seat: number | null;
  about: string;
  since: number | null;
  passes: boolean;
}

/** Every row of what is wanted, in order. A part in which nothing is wanted has no head. */
export function rowsOf(records: readonly Happened[], reading: Reading | null, wanted: Wanted): Row[] {
  const rows: Row[] = [];
  const plain = wanted.seat === null && !wanted.about && wanted.since === null;
  let number = 0;
  let part: Said | null = reading?.first ?? null;
  let headed = false;
  let turn = '';
  const begin = (): void => {
    if (part !== null && !headed)
      rows.push({ kind: 'part', key: `p${number}`, number: Math.max(0, number - 1), name: part });
    if (!headed) turn = '';
    headed = true;
  };
  for (const { seq, told, notice } of records) {
    if (notice && plain) rows.push({ kind: 'notice', key: `n${seq}`, text: notice });
    if (!told) continue;
    number += 1;
    const events = told.events.filter((event) => !reading?.part(event));
    const silent = told.quiet || (!!reading?.isPass(told) && !events.length);
    if (isWanted(told, reading, wanted)) {
      if (!silent || wanted.passes) {
        begin();
        const of = reading?.turnOf(told) ?? '';
        const name = of || `seat ${told.seat}`;
        if (name !== turn) rows.push({ kind: 'turn', key: `t${number}`, seat: told.seat, of });
        turn = name;
        rows.push({ kind: 'action', key: `a${number}`, number, told, events });
      } else if (reading && !reading.turnOf(told) && !wanted.about) {
        begin();
        fold(rows, told.seat, number);
        turn = '';
      }
    }
    for (const event of told.events) {
      const next = reading?.part(event);
      if (!next) continue;
      part = next;
      headed = false;
    }
  }
  return rows;
}

/** Passes one after the other are told together. */
function fold(rows: Row[], seat: number, number: number): void {
  const last = rows.at(-1);
  if (last?.kind !== 'passes') return void rows.push({ kind: 'passes', key: `f${number}`, number, seats: [seat] });
  rows[rows.length - 1] = { ...last, number, seats: [...last.seats, seat] };
}

function isWanted(told: Told, reading: Reading | null, { seat, about, since }: Wanted): boolean {
  if (since !== null && told.seq < since) return false;
  if (seat !== null && told.seat !== seat) return false;
  return !about || !!reading?.about(told).includes(about);
}

/** Every part of the game with the number of actions before it, whatever is wanted of the log. */
export function partsOf(records: readonly Happened[], reading: Reading | null): { number: number; name: Said }[] {
  if (!reading) return [];
  const all = { seat: null, about: '', since: null, passes: false };
  return rowsOf(records, reading, all).flatMap((row) =>
    row.kind === 'part' ? [{ number: row.number, name: row.name }] : [],
  );
}

/** What the log can be read about: what its actions are about, each once. */
export function subjectsOf(records: readonly Happened[], reading: Reading | null): string[] {
  if (!reading) return [];
  return [...new Set(records.flatMap(({ told }) => (told ? reading.about(told) : [])))].sort();
}
