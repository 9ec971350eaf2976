/** The picture of a board that is being drawn: as on the table, with the grid that segments can be laid on. */
import type { Shape, Spot as Place, Sprite } from '$lib/api/types';
import type { Picture } from '$lib/games/boards';
import { iconShapes, picture, sea, sheet, widened } from '$lib/screens/boards/picture';
import coastData from '../../coast.json';
import { area, everySpot, latticeOf, type Area, type Lattice, type Spot } from './lattice';
import { nodeCalled, read, type Board, type Node, type Segment } from './model';
import { gapName, spotName } from './places';

type Frame = [number, number, number, number];
interface Ring {
  ring: number[][];
  holes?: number[][][];
}
/** The picture is drawn in quarters of the board's unit, as at the table. */
export const SCALE = 4;
const REST = 0.84 * SCALE;

const closed = (points: number[][]): string => `M${points.map(([x, y]) => `${x! * SCALE} ${y! * SCALE}`).join('L')}Z`;
const rings = (land: Ring[]): string =>
  land
    .flatMap((each) => [each.ring, ...(each.holes ?? [])])
    .map(closed)
    .join('');
const america = { land: rings(coastData.land), lakes: rings(coastData.lakes) };
/** The coasts that come with the game. */
export const COASTS: Readonly<Record<string, { land: string; lakes: string }>> = { america };

interface Stroke {
  paint: string;
  width: number;
  dash?: number[];
  round?: boolean;
}
/** From below; a dash of 0.1 with round ends is a dot. */
const PATTERNS: Readonly<Record<string, Stroke[]>> = {
  white: [
    { paint: '#4B4537', width: 6 },
    { paint: 'rail-white', width: 4 },
  ],
  blue: [
    { paint: 'rail-bed', width: 6.4 },
    { paint: 'rail-blue', width: 4.8, dash: [8, 3.2] },
  ],
  black: [
    { paint: 'rail-bed', width: 6.4 },
    { paint: 'rail-black', width: 5, dash: [0.1, 7.2], round: true },
  ],
  orange: [
    { paint: '#7A4E00', width: 7.2 },
    { paint: 'rail-orange', width: 6 },
    { paint: 'land', width: 2 },
  ],
  purple: [
    { paint: 'rail-bed', width: 6.4 },
    { paint: 'rail-purple', width: 4.6, dash: [11, 3.2, 3, 3.2] },
  ],
  brown: [
    { paint: 'rail-bed', width: 6.4 },
    { paint: 'rail-brown', width: 3 },
    { paint: 'rail-brown', width: 6.8, dash: [0, 2.9, 2.2, 2.9] },
  ],
};

export function strokesOf(board: Board, colour: string): Stroke[] {
  const known = PATTERNS[colour];
  if (known) return known;
  const paint = board.rail_colours.find((each) => each.id === colour)?.hex;
  return [
    { paint: 'rail-bed', width: 6.4 },
    { paint: paint?.startsWith('#') ? paint : 'ink-3', width: 4.6, dash: [14, 4] },
  ];
}

const grids = new Map<string, { dots: string; spots: Place[]; frame: Frame }>();
/** What depends on the size of the grid alone is made once. */
function gridOf(lattice: Lattice, size: Area): { dots: string; spots: Place[]; frame: Frame } {
  const key = [size.right, size.bottom, lattice.origin.x, lattice.origin.y].join();
  const known = grids.get(key);
  if (known) return known;
  const all = everySpot(size);
  const at = (spot: Spot): { x: number; y: number } => {
    const { x, y } = lattice.place(spot);
    return { x: x * SCALE, y: y * SCALE };
  };
  const dots = all.map((spot) => `M${at(spot).x} ${at(spot).y}h0.1`).join('');
  const corner = at([0, 0]);
  const far = at([size.right, size.bottom]);
  const frame: Frame = [corner.x - 160, corner.y - 160, far.x - corner.x + 320, far.y - corner.y + 320];
  const spots = all.map((spot) => ({ pick: spotName(spot), outline: ROUND, ...at(spot) }));
  const ways = all.flatMap((spot) =>
    (['e', 'se', 'sw'] as const).map((way) => {
      const { x, y } = lattice.middle([...spot, way]);
      return { pick: gapName([...spot, way]), outline: ALONG[way], x: x * SCALE, y: y * SCALE };
    }),
  );
  const made = { dots, spots: [...ways, ...spots], frame };
  grids.set(key, made);
  return made;
}

const turned = (points: number[][], angle: number): string => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return `M${points.map(([x, y]) => `${(x! * cos - y! * sin).toFixed(1)} ${(x! * sin + y! * cos).toFixed(1)}`).join('L')}Z`;
};
const BAR = [
  [-70, -34],
  [70, -34],
  [70, 34],
  [-70, 34],
];
export const ALONG = { e: turned(BAR, 0), se: turned(BAR, Math.PI / 3), sw: turned(BAR, (2 * Math.PI) / 3) };
export const ROUND = turned(
  Array.from({ length: 12 }, (_, n) => [44 * Math.cos((n * Math.PI) / 6), 44 * Math.sin((n * Math.PI) / 6)]),
  0,
);

export function draw(data: Record<string, unknown>): Picture {
  const board = read(data);
  const lattice = latticeOf(board.nodes);
  const spots = board.nodes.map((node) => lattice.nearest(node));
  const grid = gridOf(lattice, area(spots));
  const coast = COASTS[board.coast ?? ''];
  const ground: Shape[] = [
    ...sea(widened(grid.frame, grid.frame[2])),
    { path: '@land', fill: 'land' },
    ...(coast
      ? ([{ path: coast.lakes, fill: 'lake', stroke: 'coast', width: 1.2, hairline: true }] satisfies Shape[])
      : []),
    { path: '@land', stroke: 'coast', width: 1.3, hairline: true },
    { path: grid.dots, stroke: 'ink-3', width: 18, cap: 'round', opacity: 0.4 },
    ...rails(board),
    ...board.nodes
      .filter((node) => node.type !== 'city')
      .map((node): Shape => ({
        circle: [node.x * SCALE, node.y * SCALE, 3.6 * SCALE],
        fill: 'land',
        stroke: 'ink-3',
        width: 5.6,
      })),
  ];
  const art = { ground, clips: { land: coast?.land ?? sheet(grid.frame) }, spots: grid.spots, symbols: {} };
  const sprites = board.nodes.filter((node) => node.type === 'city').flatMap(citySprites);
  return picture({ key: 'editor-map' }, grid.frame, art, ['cities', 'names'], sprites);
}

function rails(board: Board): Shape[] {
  const byColour = new Map<string, Segment[]>();
  for (const segment of board.edges) {
    const others = byColour.get(segment.colour);
    if (others) others.push(segment);
    else byColour.set(segment.colour, [segment]);
  }
  return [...byColour].flatMap(([colour, segments]) => {
    const path = segments.map((segment) => pathOf(board, segment)).join('');
    return strokesOf(board, colour).map(({ paint, width, dash, round }): Shape => ({
      path,
      stroke: paint,
      width: width * REST,
      ...(dash && { dash: dash.map((part) => part * REST) }),
      ...(round && { cap: 'round' }),
    }));
  });
}

function pathOf(board: Board, segment: Segment): string {
  const [a, b] = [nodeCalled(board, segment.a), nodeCalled(board, segment.b)];
  if (!a || !b) return '';
  const cut = (node: Node): number => (node.type === 'city' ? 15 : 5.5) / Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const at = (share: number): string =>
    `${Math.round((a.x + (b.x - a.x) * share) * SCALE)} ${Math.round((a.y + (b.y - a.y) * share) * SCALE)}`;
  return `M${at(Math.min(0.4, cut(a)))}L${at(1 - Math.min(0.4, cut(b)))}`;
}

function citySprites(node: Node): Sprite[] {
  const [x, y] = [node.x * SCALE, node.y * SCALE];
  const plate: Sprite = {
    id: `plate:${node.x},${node.y}`,
    layer: 'cities',
    x,
    y,
    shapes: [{ circle: [0, 0, 15 * SCALE], fill: 'raised', stroke: 'board-ink', width: 7 }],
  };
  const shapes = iconShapes(`good-${node.commodity}`);
  const letter: Shape = {
    text: (node.commodity ?? '?').slice(0, 2),
    at: [0, 18],
    face: 'figure',
    size: 52,
    fill: 'board-ink',
  };
  const good: Sprite = shapes
    ? { id: `good:${node.x},${node.y}`, layer: 'cities', x: x - 42, y: y - 42, scale: 3.5, shapes, colour: 'board-ink' }
    : { id: `good:${node.x},${node.y}`, layer: 'cities', x, y, shapes: [letter] };
  const name: Shape = { text: node.name ?? '', face: 'city', size: 70, fill: 'board-ink' };
  const written: Sprite[] = node.name
    ? [{ id: `name:${node.x},${node.y}`, layer: 'names', x, y: y - 84, shapes: [name] }]
    : [];
  return [plate, good, ...written];
}
