/** What stands on cards, written in one line: cities with what each pays. */
import { cities, plain, type Board, type Delivery, type Destination, type Face, type Node, type Route } from './model';

const bare = (text: string): string => plain(text).replace(/[^\p{L}\p{N}]/gu, '');

/** The city that is meant by a name, an id, or the first letters of either; null if none or several are. */
export function cityMeant(board: Board, written: string): Node | null {
  const wanted = bare(written);
  if (!wanted) return null;
  const all = cities(board);
  const names = (city: Node): string[] => [bare(city.name ?? ''), bare(city.id)];
  const exact = all.filter((city) => names(city).includes(wanted));
  const found = exact.length ? exact : all.filter((city) => names(city).some((name) => name.startsWith(wanted)));
  return found.length === 1 ? found[0]! : null;
}

export interface Listed {
  city: string;
  n: number;
}

/** `stl 7 tul 9`, with or without signs between: cities and numbers, or the words that mean no city. */
export function readList(board: Board, written: string): { listed: Listed[]; unknown: string } {
  const listed: Listed[] = [];
  const rest = written.replace(/([^\d,;]+?)[\s:=]*(\d+)/g, (_, word: string, n: string) => {
    const city = cityMeant(board, word);
    if (!city) return `${word.trim()} ${n}`;
    listed.push({ city: city.id, n: Number(n) });
    return '';
  });
  return { listed, unknown: rest.replace(/[\s,;]+/g, ' ').trim() };
}

export function writeList(board: Board, listed: readonly Listed[]): string {
  const names = new Map(cities(board).map((city) => [city.id, city.name || city.id]));
  return listed.map(({ city, n }) => `${names.get(city) ?? city} ${n}`).join(', ');
}

export const ofDeliveries = (list: readonly Delivery[]): Listed[] => list.map(({ city, pay }) => ({ city, n: pay }));
export const ofDestinations = (list: readonly Destination[]): Listed[] =>
  list.map(({ city, value }) => ({ city, n: value }));

// -- contracts: a card has two faces, which stand in two entries of the file

export interface Card {
  card: string;
  commodity: string;
  faces: Readonly<Record<string, Face | undefined>>;
  /** The rows of its entries in the file. */
  rows: number[];
}

export function cardsOf(board: Board): Card[] {
  const found = new Map<string, { card: string; commodity: string; faces: Record<string, Face>; rows: number[] }>();
  board.contracts.forEach((face, row) => {
    const card = found.get(face.card) ?? { card: face.card, commodity: face.commodity, faces: {}, rows: [] };
    card.faces[face.face] = face;
    card.rows.push(row);
    found.set(face.card, card);
  });
  return [...found.values()];
}

function freshName(start: string, taken: readonly string[]): string {
  for (let n = 1; ; n++) if (!taken.includes(`${start}${n}`)) return `${start}${n}`;
}

export function addCard(board: Board, commodity: string): Board {
  const card = freshName(
    `${commodity}_`,
    board.contracts.map((face) => face.card),
  );
  const face = (name: string): Face => ({ card, face: name, commodity, deliveries: [] });
  return { ...board, contracts: [...board.contracts, face('A'), face('B')] };
}

export function writeFace(board: Board, card: string, name: string, listed: readonly Listed[]): Board {
  const deliveries = listed.map(({ city, n }) => ({ city, pay: n }));
  return {
    ...board,
    contracts: board.contracts.map((face) =>
      face.card === card && face.face === name ? { ...face, deliveries } : face,
    ),
  };
}

/** A card of another commodity; its own name follows, if that came from the commodity. */
export function setCommodity(board: Board, card: string, commodity: string): Board {
  const before = board.contracts.find((face) => face.card === card)?.commodity ?? '';
  const others = board.contracts.filter((face) => face.card !== card).map((face) => face.card);
  const called = new RegExp(`^${before}_\\d+$`).test(card) ? freshName(`${commodity}_`, others) : card;
  const change = (face: Face): Face => ({ ...face, card: called, commodity });
  return { ...board, contracts: board.contracts.map((face) => (face.card === card ? change(face) : face)) };
}

export const removeCard = (board: Board, card: string): Board => ({
  ...board,
  contracts: board.contracts.filter((face) => face.card !== card),
});

// -- routes

export function addRoute(board: Board): Board {
  const taken = board.routes.map((route) => route.id);
  const id = freshName('route_', taken);
  return { ...board, routes: [...board.routes, { id, start: '', destinations: [] }] };
}

export const setRoute = (board: Board, row: number, change: Partial<Route>): Board => ({
  ...board,
  routes: board.routes.map((route, place) => (place === row ? { ...route, ...change } : route)),
});

export const removeRoute = (board: Board, row: number): Board => ({
  ...board,
  routes: board.routes.filter((_, place) => place !== row),
});
