/** The board of a file and what can be done to it: every edit makes a new board and leaves the old one as it was. */
import type { BoardData } from '$lib/games/boards';

export type Kind = 'plain' | 'start' | 'city' | 'town';
export type At = readonly [q: number, r: number];

export interface Hex {
  q: number;
  r: number;
  kind: Kind;
  name?: string;
  label?: string;
}
export interface Line {
  id: string;
  name: string;
  colour: string;
  start: At;
}
export interface City {
  name: string;
  hex: At;
  industries: string[];
}
export interface Town {
  name: string;
  hex: At;
}
export interface Board extends BoardData {
  schema: string;
  title?: string;
  coast?: string;
  hexes: Hex[];
  lines: Line[];
  industries: string[];
  cities: City[];
  towns: Town[];
  components?: Record<string, number>;
}

/** The colours that lines can be painted in, and what the page calls each. */
export const COLOURS: Readonly<Record<string, string>> = {
  red: 'line-lmr',
  violet: 'line-gnr',
  blue: 'line-ger',
  yellow: 'line-ser',
  black: 'line-lbscr',
  orange: 'line-lswr',
  green: 'line-gwr',
};

export const empty = (): Board => ({
  schema: 'rocket-board/1',
  title: '',
  hexes: [],
  lines: [],
  industries: ['steel', 'textiles', 'brewing', 'leather'],
  cities: [],
  towns: [],
  components: { track_tiles: 60, stations_per_player: 7, passenger_tokens: 9 },
});

const list = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : []);

/** Somebody else's file may lack anything: what the editor needs is there afterwards, everything else as it was. */
const FIELDS = ['hexes', 'lines', 'industries', 'cities', 'towns'];
type Lists = [unknown[], unknown[], unknown[], unknown[], unknown[]];
/** Columns or rows from one end of a board to the other: a thousand hexes have room. */
const WIDEST = 100;
type Entry = Record<string, unknown>;
const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;
const isAt = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isInteger);
const areTexts = (entry: Entry, ...fields: string[]): boolean =>
  fields.every((field) => ['string', 'undefined'].includes(typeof entry[field]));
const span = (values: number[]): number => Math.max(...values, 0) - Math.min(...values, 0);

export function drawable(data: BoardData): boolean {
  const [hexes, lines, industries, cities, towns] = FIELDS.map((field) => list<unknown>(data[field])) as Lists;
  const ats = hexes.map((hex) => (isEntry(hex) && areTexts(hex, 'name', 'kind') ? [hex['q'], hex['r']] : null));
  if (!ats.every(isAt) || new Set(ats.map(String)).size < ats.length) return false;
  if (span(ats.map(([q]) => q)) > WIDEST || span(ats.map(([q, r]) => r + Math.floor(q / 2))) > WIDEST) return false;
  const isLine = (line: unknown): boolean =>
    isEntry(line) && isAt(line['start']) && areTexts(line, 'id', 'name', 'colour');
  const isPlace = (place: unknown): boolean => isEntry(place) && isAt(place['hex']) && areTexts(place, 'name');
  const isCity = (city: unknown): boolean =>
    isPlace(city) && list((city as Entry)['industries']).every((each) => typeof each === 'string');
  return (
    lines.every(isLine) &&
    industries.every((industry) => typeof industry === 'string') &&
    cities.every(isCity) &&
    towns.every(isPlace)
  );
}

export function read(data: BoardData): Board {
  if (FIELDS.every((field) => Array.isArray(data[field]))) return data as Board;
  const known = whole.get(data);
  if (known) return known;
  const board: Board = {
    ...data,
    schema: typeof data['schema'] === 'string' ? data['schema'] : 'rocket-board/1',
    hexes: list<Hex>(data['hexes']),
    lines: list<Line>(data['lines']),
    industries: list<string>(data['industries']),
    cities: list<City>(data['cities']),
    towns: list<Town>(data['towns']),
  };
  whole.set(data, board);
  return board;
}
const whole = new WeakMap<BoardData, Board>();

export const placeOf = (at: At): string => `hex:${at[0]},${at[1]}`;

/** The hex that a place names; of a row of a table, the hex it speaks of. */
export function atOf(board: Board, place: string): At | null {
  const found = /^hex:(-?\d+),(-?\d+)$/.exec(place);
  if (found) return [Number(found[1]), Number(found[2])];
  const row = /^(lines|cities|towns|hexes):(\d+)$/.exec(place);
  if (!row) return null;
  const number = Number(row[2]);
  if (row[1] === 'hexes') {
    const hex = board.hexes[number];
    return hex ? [hex.q, hex.r] : null;
  }
  const entry = row[1] === 'lines' ? board.lines[number]?.start : board[row[1] as 'cities' | 'towns'][number]?.hex;
  return Array.isArray(entry) ? entry : null;
}

const same = (one: At | undefined, other: At): boolean => one?.[0] === other[0] && one[1] === other[1];

const found = new WeakMap<Hex[], Map<string, Hex>>();
export function hexAt(board: Board, at: At): Hex | undefined {
  let known = found.get(board.hexes);
  if (!known) found.set(board.hexes, (known = new Map(board.hexes.map((hex) => [`${hex.q},${hex.r}`, hex]))));
  return known.get(`${at[0]},${at[1]}`);
}
export const cityAt = (board: Board, at: At): City | undefined => board.cities.find((city) => same(city.hex, at));
export const lineAt = (board: Board, at: At): Line | undefined => board.lines.find((line) => same(line.start, at));

/** What a hex is called that says nothing of its own: the letters of its column, the number of its row. */
export function labelOf([q, r]: At): string {
  let letters = '';
  for (let column = q; column >= 0; column = Math.floor(column / 26) - 1)
    letters = String.fromCharCode(65 + (column % 26)) + letters;
  return `${letters || q}${r + Math.floor(q / 2) + 1}`;
}

const byPlace = (one: Hex, other: Hex): number => one.q - other.q || one.r - other.r;

/** Take what stands on a hex out of the tables. */
function without(board: Board, at: At): Board {
  return {
    ...board,
    cities: board.cities.filter((city) => !same(city.hex, at)),
    towns: board.towns.filter((town) => !same(town.hex, at)),
    lines: board.lines.filter((line) => !same(line.start, at)),
  };
}

/** The colour that no line has yet. */
export const freeColour = (board: Board): string =>
  Object.keys(COLOURS).find((colour) => !board.lines.some((line) => line.colour === colour)) ?? 'red';

/** Make a hex what it is to be: a kind, or nothing at all. What was named keeps its name. */
export function setKind(board: Board, at: At, kind: Kind | null): Board {
  const before = hexAt(board, at);
  if ((before?.kind ?? null) === kind) return board;
  const others = board.hexes.filter((hex) => hex.q !== at[0] || hex.r !== at[1]);
  const bare = before && before.kind !== 'plain' ? without(board, at) : board;
  if (kind === null) return { ...bare, hexes: others };
  const name = before?.name ?? '';
  const { name: _, ...rest } = before ?? { q: at[0], r: at[1], kind, name };
  const hex: Hex = kind === 'plain' ? { ...rest, kind } : { ...rest, kind, name };
  const next = { ...bare, hexes: [...others, hex].sort(byPlace) };
  if (kind === 'city') return { ...next, cities: [...next.cities, { name, hex: at, industries: [] }] };
  if (kind === 'town') return { ...next, towns: [...next.towns, { name, hex: at }] };
  if (kind === 'start')
    return { ...next, lines: [...next.lines, { id: '', name: '', colour: freeColour(board), start: at }] };
  return next;
}

export function setName(board: Board, at: At, name: string): Board {
  return {
    ...board,
    hexes: board.hexes.map((hex) => (hex.q === at[0] && hex.r === at[1] ? { ...hex, name } : hex)),
    cities: board.cities.map((city) => (same(city.hex, at) ? { ...city, name } : city)),
    towns: board.towns.map((town) => (same(town.hex, at) ? { ...town, name } : town)),
    lines: board.lines.map((line) =>
      same(line.start, at) && 'start_name' in line ? ({ ...line, start_name: name } as Line) : line,
    ),
  };
}

export const setIndustries = (board: Board, at: At, industries: string[]): Board => ({
  ...board,
  cities: board.cities.map((city) => (same(city.hex, at) ? { ...city, industries } : city)),
});

export const setLine = (board: Board, at: At, change: Partial<Line>): Board => ({
  ...board,
  lines: board.lines.map((line) => (same(line.start, at) ? { ...line, ...change } : line)),
});

/** Another name of an industry: cities that have it are told. */
export function renameIndustry(board: Board, number: number, name: string): Board {
  const before = board.industries[number];
  return {
    ...board,
    industries: board.industries.map((each, place) => (place === number ? name : each)),
    cities: board.cities.map((city) => ({
      ...city,
      industries: city.industries.map((each) => (each === before ? name : each)),
    })),
  };
}

/**
 * Industries by the fewest letters that tell them apart: `ttb` is textiles, textiles, brewing. Null if one is unknown.
 * They may be written as the reader's language calls them (`word`), and as the file does.
 */
export function readIndustries(board: Board, written: string, word = (id: string): string => id): string[] | null {
  const begins = (letters: string, named: (id: string) => string): string[] =>
    board.industries.filter((id) => named(id).toLowerCase().startsWith(letters));
  const meant = (letters: string): string | undefined =>
    [begins(letters, word), begins(letters, (id) => id)].find((found) => found.length === 1)?.[0];
  const parts = written
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  const found = parts.flatMap((part) => meant(part) ?? [...part].map(meant));
  return found.every((id) => id !== undefined) ? found : null;
}
