/** Picking: an action is said by picking things, one after the other, each from what is still offered. */
import type { TableView } from '../api/types';

export type Path = readonly string[];

/** The end of a path that goes on: the server has to be asked what may follow. */
export const MORE = '…';

/** Does the path begin with these picks? */
export function begins(path: Path, picked: Path): boolean {
  return picked.length <= path.length && picked.every((pick, place) => path[place] === pick);
}

/** What can be picked next, in the order in which the server lists it. */
export function offered(paths: readonly Path[], picked: Path): string[] {
  const found = new Set<string>();
  for (const path of paths) {
    const next = path[picked.length];
    if (next !== undefined && next !== MORE && begins(path, picked)) found.add(next);
  }
  return [...found];
}

/** Is there more to pick than the paths say? */
export function isOpen(paths: readonly Path[], picked: Path): boolean {
  return paths.some((path) => path.length === picked.length + 1 && path.at(-1) === MORE && begins(path, picked));
}

/** Is this a whole action? */
export function isWhole(paths: readonly Path[], picked: Path): boolean {
  return picked.length > 0 && paths.some((path) => path.length === picked.length && begins(path, picked));
}

/**
 * The picks after one more. Somebody who picks something from an earlier step has changed their mind: the picks up to
 * that step are kept. Null if it is offered nowhere.
 */
export function pick(paths: readonly Path[], picked: Path, chosen: string): string[] | null {
  for (let kept = picked.length; kept >= 0; kept--) {
    const before = picked.slice(0, kept);
    if (offered(paths, before).includes(chosen)) return [...before, chosen];
  }
  return null;
}

/** The ways to something that is offered only after other picks: for each, everything to be picked before it. */
export function waysTo(paths: readonly Path[], picked: Path, chosen: string): string[][] {
  const found = new Map<string, string[]>();
  for (const path of paths) {
    const place = path.indexOf(chosen, picked.length);
    if (place < 0 || !begins(path, picked)) continue;
    const way = path.slice(0, place);
    found.set(JSON.stringify(way), way);
  }
  return [...found.values()];
}

/** One step of the picks: what could be picked there, after what, and what was. */
export interface Step {
  before: string[];
  options: string[];
  chosen: string;
}

/** The steps of the picks so far, and the one that is open. What could not be chosen is no step. */
export function stepsOf(paths: readonly Path[], picked: Path): Step[] {
  return Array.from({ length: picked.length + 1 }, (_, place) => {
    const before = picked.slice(0, place);
    return { before, options: offered(paths, before), chosen: picked[place] ?? '' };
  }).filter(({ options, chosen }) => options.length > 1 || (options.length && !chosen));
}

/**
 * The picks and what follows them by itself: where only one thing can be picked next it is, and of the kinds that are
 * proposed the first.
 */
export function through(paths: readonly Path[], picked: Path, proposed: readonly string[] = []): string[] {
  const found = [...picked];
  while (found.length && !isWhole(paths, found) && !isOpen(paths, found)) {
    const next = offered(paths, found);
    if (!next.length || (next.length > 1 && !next.every((each) => proposed.includes(kindOf(each))))) break;
    found.push(next[0]!);
  }
  return found;
}

/** The picks up to the last that was chosen among several. */
export function chosenOf(paths: readonly Path[], picked: Path): string[] {
  let kept = picked.slice(0, -1);
  while (kept.length && !isOpen(paths, kept) && offered(paths, kept).length === 1) kept = kept.slice(0, -1);
  return kept;
}

/** The kind of a pick: what stands before the colon. */
export function kindOf(pick: string): string {
  const colon = pick.indexOf(':');
  return colon < 0 ? pick : pick.slice(0, colon);
}

export interface Numbers {
  kind: string;
  numbers: number[];
}

/** A row of numbers, such as the bids 1 to 4: better chosen with a stepper than with as many buttons. */
export function asNumbers(picks: readonly string[]): Numbers | null {
  const kinds = new Set(picks.map(kindOf));
  if (picks.length < 2 || kinds.size !== 1) return null;
  const numbers = picks.map((each) => Number(each.slice(each.indexOf(':') + 1)));
  if (numbers.some((number) => !Number.isInteger(number))) return null;
  return { kind: [...kinds][0]!, numbers: numbers.sort((a, b) => a - b) };
}

/** Is the puzzle of this table answered, or its lesson learnt or mistaken? Then nothing more is asked there. */
export const isAnswered = ({ lesson, puzzle }: TableView): boolean =>
  ['reached', 'right', 'wrong'].includes((lesson ?? puzzle)?.state ?? '');
