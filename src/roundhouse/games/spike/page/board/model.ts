/** The board of a file and what can be done to it: every edit makes a new board and leaves the old one as it was. */
import type { BoardData } from '$lib/games/boards';
import { latticeOf, type Spot } from './lattice';

export interface Node {
  id: string;
  type: string;
  x: number;
  y: number;
  name?: string;
  commodity?: string;
}
export interface Segment {
  id: string;
  a: string;
  b: string;
  colour: string;
}
export interface Delivery {
  city: string;
  pay: number;
}
export interface Face {
  card: string;
  face: string;
  commodity: string;
  deliveries: Delivery[];
}
export interface Destination {
  city: string;
  value: number;
}
export interface Route {
  id: string;
  start: string;
  destinations: Destination[];
}
export interface Named {
  id: string;
  /** Painted so, where it is no colour of the printed game. */
  hex?: string;
}
export interface Board extends BoardData {
  coast?: string;
  nodes: Node[];
  edges: Segment[];
  commodities: Named[];
  rail_colours: Named[];
  contracts: Face[];
  routes: Route[];
}

/** The colours that can be painted without saying how. */
export const COLOURS = ['white', 'blue', 'black', 'orange', 'purple', 'brown'];
const GOODS = 'cattle pigs fruit wood corn wheat coal oil steel cloth flour cotton'.split(' ');

export const empty = (): Board => ({
  schema_version: 1,
  game: { id: 'spike', title: '' },
  canvas: { width: 1058, height: 997, segment_length: 52 },
  setup: {
    tracks_per_player: 45,
    starting_hand: 5,
    face_up_rail_cards: 4,
    contracts_per_player: { '2': 6, '3': 4, '4': 3 },
  },
  rail_deck: { copies_per_colour: 10, removed_per_colour: { '2': 3, '3': 0, '4': 0 } },
  market: { rows: [1, 2, 3], columns: 4 },
  train_parts: {
    locomotive: { levels: [1, 2, 3] },
    tender: { levels: [2, 3, 4] },
    freight_car: { levels: [1, 2, 3] },
    upgrade_cost: [3, 5],
  },
  commodities: GOODS.map((id) => ({ id })),
  rail_colours: COLOURS.map((id) => ({ id })),
  nodes: [],
  edges: [],
  contracts: [],
  routes: [],
});

const list = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : []);
const FIELDS = ['nodes', 'edges', 'commodities', 'rail_colours', 'contracts', 'routes'];
const whole = new WeakMap<BoardData, Board>();

/** Somebody else's file may lack anything: what the editor needs is there afterwards, everything else as it was. */
/** How far from the corner of the grid a node may stand: some ninety segments. */
const FURTHEST = 5000;
type Entry = Record<string, unknown>;
const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;
const near = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) <= FURTHEST;
const isWord = (value: unknown): boolean => typeof value === 'string';
const entries = (value: unknown): Entry[] | null => {
  const found = list<unknown>(value);
  return found.every(isEntry) ? found : null;
};
const once = (values: unknown[]): boolean => new Set(values).size === values.length;

export function drawable(data: BoardData): boolean {
  const [nodes, edges, goods, colours, faces, routes] = FIELDS.map((field) => entries(data[field]));
  if (!nodes || !edges || !goods || !colours || !faces || !routes) return false;
  const named = [...nodes, ...edges, ...goods, ...colours].every((each) => isWord(each['id']));
  const placed = nodes.every((node) => near(node['x']) && near(node['y']) && isWord(node['name'] ?? ''));
  const joined = edges.every((edge) => isWord(edge['a']) && isWord(edge['b']) && isWord(edge['colour']));
  const pays = [...faces.map((face) => face['deliveries']), ...routes.map((route) => route['destinations'])];
  const listed = pays.every((each) => Array.isArray(each) && entries(each)?.every((pay) => isWord(pay['city'])));
  const apart = once(nodes.map((node) => [node['x'], node['y']].join()));
  return (
    named && placed && joined && listed && apart && once(nodes.map(({ id }) => id)) && once(edges.map(({ id }) => id))
  );
}

export function read(data: BoardData): Board {
  if (FIELDS.every((field) => Array.isArray(data[field]))) return data as Board;
  const known = whole.get(data);
  if (known) return known;
  const board: Board = {
    ...data,
    nodes: list<Node>(data['nodes']),
    edges: list<Segment>(data['edges']),
    commodities: list<Named>(data['commodities']),
    rail_colours: list<Named>(data['rail_colours']),
    contracts: list<Face>(data['contracts']),
    routes: list<Route>(data['routes']),
  };
  whole.set(data, board);
  return board;
}

interface Index {
  byId: Map<string, Node>;
  bySpot: Map<string, Node>;
}
const indices = new WeakMap<Node[], Index>();
function indexOf(board: Board): Index {
  const known = indices.get(board.nodes);
  if (known) return known;
  const lattice = latticeOf(board.nodes);
  const bySpot = new Map<string, Node>();
  for (const node of board.nodes) {
    const spot = lattice.spotAt(node);
    if (spot) bySpot.set(spot.join(), node);
  }
  const made = { byId: new Map(board.nodes.map((node) => [node.id, node])), bySpot };
  indices.set(board.nodes, made);
  return made;
}

const segments = new WeakMap<Segment[], Map<string, Segment>>();
/** The segment between two nodes, whichever way round. */
export function between(board: Board, a: string, b: string): Segment | undefined {
  let known = segments.get(board.edges);
  if (!known)
    segments.set(
      board.edges,
      (known = new Map(
        board.edges.flatMap((each) => [[`${each.a} ${each.b}`, each] as const, [`${each.b} ${each.a}`, each] as const]),
      )),
    );
  return known.get(`${a} ${b}`);
}

export const nodeCalled = (board: Board, id: string): Node | undefined => indexOf(board).byId.get(id);
export const nodeAt = (board: Board, spot: Spot): Node | undefined => indexOf(board).bySpot.get(spot.join());
export const cities = (board: Board): Node[] => board.nodes.filter((node) => node.type === 'city');

/** A name that nothing has yet: `e1`, `e2` … */
function fresh(start: string, taken: Iterable<string>, from = 1): string {
  const names = new Set(taken);
  for (let n = from; ; n++) if (!names.has(`${start}${n}`)) return `${start}${n}`;
}

/** The node on a spot, made where there is none. */
function withNode(board: Board, spot: Spot): [Board, Node] {
  const there = nodeAt(board, spot);
  if (there) return [board, there];
  const { x, y } = latticeOf(board.nodes).place(spot);
  const node = { id: `j${spot[0]}_${spot[1]}`.replace('-', 'm'), type: 'junction', x, y };
  const made = board.nodes.some((each) => each.id === node.id)
    ? {
        ...node,
        id: fresh(
          'j',
          board.nodes.map((each) => each.id),
        ),
      }
    : node;
  return [{ ...board, nodes: [...board.nodes, made] }, made];
}

/** Junctions that nothing leads to go. */
function tidy(board: Board, ids: readonly string[]): Board {
  const used = new Set(board.edges.flatMap((each) => [each.a, each.b]));
  const lost = board.nodes.filter((node) => ids.includes(node.id) && node.type !== 'city' && !used.has(node.id));
  return lost.length ? { ...board, nodes: board.nodes.filter((node) => !lost.includes(node)) } : board;
}

/** Colour the segment between two spots, or take it away. */
export function setSegment(board: Board, from: Spot, to: Spot, colour: string | null): Board {
  const [one, other] = [nodeAt(board, from), nodeAt(board, to)];
  const there = one && other && between(board, one.id, other.id);
  if (there) return colourSegment(board, there.id, colour);
  if (colour === null) return board;
  const [first, a] = withNode(board, from);
  const [second, b] = withNode(first, to);
  const id = fresh(
    'e',
    [...second.edges, ...second.nodes].map((each) => each.id),
    second.edges.length + 1,
  );
  return { ...second, edges: [...second.edges, { id, a: a.id, b: b.id, colour }] };
}

export function colourSegment(board: Board, id: string, colour: string | null): Board {
  const segment = board.edges.find((each) => each.id === id);
  if (!segment || segment.colour === colour) return board;
  if (colour !== null)
    return { ...board, edges: board.edges.map((each) => (each === segment ? { ...each, colour } : each)) };
  return tidy({ ...board, edges: board.edges.filter((each) => each !== segment) }, [segment.a, segment.b]);
}

/** Found a city on a spot. */
export function foundCity(board: Board, spot: Spot): Board {
  const [with_, node] = withNode(board, spot);
  return node.type === 'city' ? board : makeCity(with_, node.id);
}

function makeCity(board: Board, id: string): Board {
  const called = fresh(
    'city-',
    board.nodes.map((node) => node.id),
  );
  const commodity = leastUsed(board);
  const city = (node: Node): Node => ({ ...node, type: 'city', name: '', commodity });
  return renameNode({ ...board, nodes: board.nodes.map((node) => (node.id === id ? city(node) : node)) }, id, called);
}

/** The goods are spread evenly: the next city probably has the one that the fewest have. */
function leastUsed(board: Board): string {
  const count = (good: string): number => board.nodes.filter((node) => node.commodity === good).length;
  const goods = board.commodities.map((each) => each.id);
  return goods.reduce((best, each) => (count(each) < count(best) ? each : best), goods[0] ?? '');
}

/** A city becomes a junction again, or nothing where no segment leads. */
export function razeCity(board: Board, id: string): Board {
  if (nodeCalled(board, id)?.type !== 'city') return board;
  const bare = ({ name: _, commodity: __, ...node }: Node): Node => ({ ...node, type: 'junction' });
  return tidy({ ...board, nodes: board.nodes.map((node) => (node.id === id ? bare(node) : node)) }, [id]);
}

/** Everything that speaks of a node calls it by its new id. */
export function renameNode(board: Board, from: string, to: string): Board {
  if (from === to) return board;
  const of = (id: string): string => (id === from ? to : id);
  return {
    ...board,
    nodes: board.nodes.map((node) => (node.id === from ? { ...node, id: to } : node)),
    edges: board.edges.map((each) =>
      each.a === from || each.b === from ? { ...each, a: of(each.a), b: of(each.b) } : each,
    ),
    contracts: board.contracts.map((each) => ({
      ...each,
      deliveries: each.deliveries.map((one) => ({ ...one, city: of(one.city) })),
    })),
    routes: board.routes.map((each) => ({
      ...each,
      start: of(each.start),
      destinations: each.destinations.map((one) => ({ ...one, city: of(one.city) })),
    })),
  };
}

export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** What a city of that name is called in files. */
export const idFor = (name: string): string =>
  plain(name)
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 40);

/** Give a city its name; an id that came from the name before follows it. */
export function nameCity(board: Board, id: string, name: string): Board {
  const before = nodeCalled(board, id);
  if (!before) return board;
  const named = { ...board, nodes: board.nodes.map((node) => (node.id === id ? { ...node, name } : node)) };
  const own = /^city-\d+$/.test(id) || id === idFor(before.name ?? '');
  const wanted = idFor(name);
  if (!own || !wanted || wanted === id || nodeCalled(board, wanted)) return named;
  return renameNode(named, id, wanted);
}

export const setGood = (board: Board, id: string, commodity: string): Board => ({
  ...board,
  nodes: board.nodes.map((node) => (node.id === id ? { ...node, commodity } : node)),
});
