/** Rocket's tools for drawing boards. */
import '../icons';
import type { TextData } from '$lib/api/types';
import type { BoardData, BoardKit, Tool, Typed } from '$lib/games/boards';
import Details from './Details.svelte';
import { draw } from './drawing';
import { centre, HEX, hexUnder, step } from './grid';
import {
  atOf,
  cityAt,
  drawable,
  empty,
  hexAt,
  labelOf,
  lineAt,
  placeOf,
  read,
  setKind,
  type At,
  type Hex,
  type Kind,
} from './model';
import Tables from './Tables.svelte';

const KINDS: Readonly<Record<string, Kind | null>> = {
  plain: 'plain',
  city: 'city',
  town: 'town',
  start: 'start',
  sea: null,
};
const KEYS: Readonly<Record<string, string>> = {
  p: 'plain',
  c: 'city',
  t: 'town',
  s: 'start',
  x: 'sea',
  '.': 'sea',
  Delete: 'sea',
};
const TOOLS: readonly Tool[] = ['plain', 'city', 'town', 'start', 'sea'].map((id) => ({
  id,
  key: id === 'sea' ? 'x' : id.slice(0, 1),
  word: { key: `editor-tool-${id}` },
}));
/** How many hexes one number of keys may paint. */
const MOST = 60;

function paint(data: BoardData, place: string, tool: string): BoardData {
  const board = read(data);
  const at = atOf(board, place);
  const next = at && tool in KINDS ? setKind(board, at, KINDS[tool] ?? null) : board;
  return next === board ? data : next;
}

/** Letters paint and go on to the south, as a column is read; a number before one paints so many. */
function type(data: BoardData, place: string, key: string, times: number): Typed | null {
  if (key === 'n') return nextUnnamed(data);
  const tool = KEYS[key.length === 1 ? key.toLowerCase() : key];
  if (!tool) return null;
  let at = atOf(read(data), place);
  if (!at) return null;
  let board = data;
  for (let n = 0; n < Math.min(MOST, times); n++, at = step(at, 'ArrowDown')) board = paint(board, placeOf(at), tool);
  return { board, cursor: placeOf(at), tool };
}

/** The next place without a name, a city without investments, a line without initials: and its fields. */
function nextUnnamed(data: BoardData): Typed | null {
  const board = read(data);
  const lacks = (hex: Hex): boolean => {
    const at: At = [hex.q, hex.r];
    if (hex.kind === 'city' && !cityAt(board, at)?.industries.length) return true;
    if (hex.kind === 'start' && !lineAt(board, at)?.id) return true;
    return hex.kind !== 'plain' && !hex.name?.trim();
  };
  const hex = board.hexes.find(lacks);
  return hex ? { cursor: placeOf([hex.q, hex.r]), details: true } : null;
}

function say(data: BoardData, place: string): { key: string; args: Record<string, string> } {
  const board = read(data);
  const at: At = atOf(board, place) ?? [0, 0];
  const hex = hexAt(board, at);
  const args = { hex: hex?.label ?? labelOf(at), name: hex?.name ?? '', line: lineAt(board, at)?.id ?? '' };
  return { key: `editor-place-${hex?.kind ?? 'sea'}`, args };
}

/** Fields of the file as the forms of the page call them. */
const FIELDS: Readonly<Record<string, string>> = {
  hexes: 'editor-map',
  lines: 'editor-lines',
  cities: 'editor-cities',
  towns: 'editor-towns',
  industries: 'editor-industries',
  coast: 'editor-coast',
  'components.track_tiles': 'editor-piece-track-tiles',
  'components.stations_per_player': 'editor-piece-stations-per-player',
  'components.passenger_tokens': 'editor-piece-passenger-tokens',
};

function called(data: BoardData, place: string): TextData | string | null {
  const board = read(data);
  const at = atOf(board, place);
  if (at) return `${hexAt(board, at)?.label ?? labelOf(at)} ${hexAt(board, at)?.name ?? ''}`.trim();
  const key = FIELDS[place];
  return key ? { key } : null;
}

const WORDS = import.meta.glob<string>('../../words/editor.*.ftl', { query: '?raw', import: 'default', eager: true });

export const kit: BoardKit = {
  words: Object.fromEntries(
    Object.entries(WORDS).map(([path, text]): [string, string] => [path.split('.').at(-2) ?? '', text]),
  ),
  empty,
  drawable,
  tools: () => TOOLS,
  draw,
  at: (_, point) => placeOf(hexUnder(point)),
  where: (board, place) => {
    const at = atOf(read(board), place);
    return at && centre(at);
  },
  outline: () => HEX,
  first: (data) => {
    const hex = read(data).hexes[0];
    return placeOf(hex ? [hex.q, hex.r] : [0, 0]);
  },
  walk: (board, place, key) => {
    const at = atOf(read(board), place);
    return at ? placeOf(step(at, key)) : place;
  },
  paint,
  counts: true,
  type,
  say,
  called,
  title: (board) => read(board).title ?? '',
  normal: (board, place) => {
    const at = atOf(read(board), place);
    return at ? placeOf(at) : place;
  },
  named: ['city', 'town', 'start'],
  keys: [
    { keys: 'p c t s', word: { key: 'editor-keys-paint' } },
    { keys: 'x .', word: { key: 'editor-keys-sea' } },
    { keys: 'n', word: { key: 'editor-keys-next' } },
    { keys: '9 p', word: { key: 'editor-keys-times' } },
  ],
  Details,
  Tables,
};
