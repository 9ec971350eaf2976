/** The picture of a board that is being drawn: as on the table, with the hexes that could be added around it. */
import type { Shape, Spot, Sprite } from '$lib/api/types';
import type { Picture } from '$lib/games/boards';
import { iconShapes, picture, sea, widened } from '$lib/screens/boards/picture';
import coastData from '../../coast.json';
import { area, centre, everyHex, HEX, hexPath, type Area } from './grid';
import { cityAt, COLOURS, labelOf, lineAt, placeOf, read, type At, type Board, type Hex } from './model';

type Frame = [number, number, number, number];
interface Ring {
  ring: number[][];
  holes?: number[][][];
}

const closed = (points: number[][]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
const rings = (land: Ring[]): string =>
  land
    .flatMap((each) => [each.ring, ...(each.holes ?? [])])
    .map(closed)
    .join('');
/** The coasts that come with the game. */
export const COASTS: Readonly<Record<string, string>> = { england: rings(coastData.land) };

const grids = new Map<string, { lines: string; spots: Spot[]; frame: Frame }>();
/** What depends on the columns and rows alone is made once. */
function gridOf(around: Area): { lines: string; spots: Spot[]; frame: Frame } {
  const key = Object.values(around).join();
  const known = grids.get(key);
  if (known) return known;
  const all = everyHex(around);
  const points = all.map(centre);
  const left = Math.min(...points.map((each) => each.x)) - 120;
  const top = Math.min(...points.map((each) => each.y)) - 110;
  const frame: Frame = [
    left,
    top,
    Math.max(...points.map((each) => each.x)) + 120 - left,
    Math.max(...points.map((each) => each.y)) + 110 - top,
  ];
  const spots = all.map((at, place) => ({
    pick: placeOf(at),
    outline: HEX,
    x: Math.round(points[place]!.x * 10) / 10,
    y: Math.round(points[place]!.y * 10) / 10,
    tip: { key: 'tip-hex', args: { hex: labelOf(at) } },
  }));
  const made = { lines: all.map((at) => hexPath(at)).join(''), spots, frame };
  grids.set(key, made);
  return made;
}

export function draw(data: Record<string, unknown>): Picture {
  const board = read(data);
  const { lines, spots, frame } = gridOf(area(board));
  const hexes = board.hexes.map((hex) => hexPath([hex.q, hex.r])).join('');
  const cities = board.hexes.filter((hex) => hex.kind === 'city');
  const coast = COASTS[board.coast ?? ''];
  const ground: Shape[] = [
    ...sea(widened(frame, frame[2])),
    { path: '@land', stroke: 'coast', width: 2.6, hairline: true },
    { path: '@land', fill: coast ? 'land-off' : 'land' },
    ...(coast
      ? ([
          { path: hexes, fill: 'land', opacity: 0.5 },
          { path: hexes, fill: 'land', clip: 'land' },
          { path: '@land', stroke: 'coast', width: 1.3, hairline: true },
        ] satisfies Shape[])
      : []),
    { path: lines, stroke: 'hex-line', width: 1, hairline: true, opacity: 0.45 },
    { path: hexes, stroke: 'hex-line', width: 1.6, hairline: true },
    ...cities.map((hex): Shape => ({
      path: hexPath([hex.q, hex.r], 0.96),
      fill: 'hex-line',
      pattern: 'hatch',
      opacity: 0.55,
    })),
  ];
  const art = { ground, clips: { land: coast ?? hexes }, spots, symbols: SYMBOLS };
  const sprites = board.hexes.filter((hex) => hex.kind !== 'plain').flatMap((hex) => sprite(board, hex));
  return picture({ key: 'editor-map' }, frame, art, ['places', 'names'], sprites);
}

const DIAMOND = 'M0-45.3L45.3 0L0 45.3L-45.3 0Z';
const SYMBOLS: Record<string, Shape[]> = {
  town: [
    { circle: [0, 0, 30], fill: 'raised', stroke: 'board-ink', width: 9 },
    { circle: [0, 0, 12], fill: 'board-ink' },
  ],
  start: [
    { path: DIAMOND, fill: 'keyline', stroke: 'keyline', width: 16 },
    { path: DIAMOND, fill: '@colour', stroke: 'board-ink', width: 6, join: 'miter' },
    { circle: [0, 0, 13], fill: 'raised', stroke: 'board-ink', width: 5 },
  ],
};
const SLOT = 46;
const NAME_UP: Record<string, number> = { start: -66, city: -28, town: -48 };

function sprite(board: Board, hex: Hex): Sprite[] {
  const at: At = [hex.q, hex.r];
  const { x, y } = centre(at);
  const id = placeOf(at);
  const made: Sprite[] = [];
  if (hex.kind === 'city') made.push(...plate(board, at, x, y));
  else if (hex.kind === 'town') made.push({ id: `town:${id}`, layer: 'places', x, y, symbol: 'town' });
  else {
    const colour = COLOURS[lineAt(board, at)?.colour ?? ''] ?? 'barrier';
    made.push({ id: `start:${id}`, layer: 'places', x, y, symbol: 'start', colour });
    made.push({
      id: `line:${id}`,
      layer: 'names',
      x,
      y: y + 84,
      shapes: [name(lineAt(board, at)?.id ?? '', 'plaque', 40)],
    });
  }
  if (hex.name)
    made.push({
      id: `name:${id}`,
      layer: 'names',
      x,
      y: y + NAME_UP[hex.kind]!,
      shapes: [name(hex.name, hex.kind === 'town' ? 'town' : 'city', 54)],
    });
  return made;
}

const name = (text: string, face: string, size: number): Shape => ({ text, face, size, fill: 'board-ink' });

/** The industries of a city, side by side. */
function plate(board: Board, at: At, x: number, y: number): Sprite[] {
  const industries = cityAt(board, at)?.industries ?? [];
  const each = Math.min(SLOT, 170 / Math.max(1, industries.length));
  const wide = each * Math.max(2, industries.length) + 10;
  const left = -wide / 2;
  const box = `M${left} 0H${-left}V56H${left}Z`;
  const made: Sprite[] = [
    {
      id: `city:${placeOf(at)}`,
      layer: 'places',
      x,
      y: y - 6,
      shapes: [{ path: box, fill: 'raised', stroke: 'board-ink', width: 5 }],
    },
  ];
  industries.forEach((industry, place) => {
    const middle = x - (each * (industries.length - 1)) / 2 + each * place;
    const shapes = iconShapes(`industry-${industry}`);
    const scale = (each / SLOT) * 1.6;
    const id = `slot:${placeOf(at)}:${place}`;
    if (shapes)
      made.push({
        id,
        layer: 'places',
        x: middle - 12 * scale,
        y: y + 22 - 12 * scale,
        scale,
        shapes,
        colour: 'ink-2',
      });
    else
      made.push({
        id,
        layer: 'places',
        x: middle,
        y: y + 36,
        shapes: [name(industry.slice(0, 1).toUpperCase(), 'figure', 36 * (each / SLOT))],
      });
  });
  return made;
}
