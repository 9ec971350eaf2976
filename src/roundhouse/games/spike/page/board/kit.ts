/** Spike's tools for drawing boards. */
import '../icons';
import type { BoardData, BoardKit, Tool, Typed } from '$lib/games/boards';
import { called } from './called';
import Details from './Details.svelte';
import { ALONG, draw, ROUND, SCALE } from './drawing';
import { endsOf, nextRow, walkGap, walkNode } from './lattice';
import { colourSegment, drawable, empty, foundCity, razeCity, read, setSegment, type Board } from './model';
import { gapName, meant, spotName, under, whereIs } from './places';
import Tables from './Tables.svelte';

const COLOUR = 'colour:';

const tools = (data: BoardData): readonly Tool[] => [
  { id: 'city', key: 'c', word: { key: 'editor-tool-city' } },
  ...read(data).rail_colours.map(({ id }, place) => ({
    id: COLOUR + id,
    key: String(place + 1),
    word: { key: 'editor-tool-colour', args: { colour: colourWord(id) } },
    swatch: `rail-${id}`,
  })),
  { id: 'nothing', key: 'x', word: { key: 'editor-tool-nothing' } },
];

const colourWord = (id: string): { key: string } | string => (PRINTED.has(id) ? { key: `colour-${id}` } : id);
const PRINTED = new Set(['white', 'blue', 'black', 'orange', 'purple', 'brown']);

function paint(data: BoardData, place: string, tool: string): BoardData {
  const board = read(data);
  const next = painted(board, place, tool);
  return next === board ? data : next;
}

function painted(board: Board, place: string, tool: string): Board {
  const found = meant(board, place);
  if (!found) return board;
  const colour = tool.startsWith(COLOUR) ? tool.slice(COLOUR.length) : null;
  switch (found.kind) {
    case 'gap':
      if (tool === 'city') return foundCity(board, endsOf(found.gap)[0]);
      return setSegment(board, ...endsOf(found.gap), colour);
    case 'segment':
      return tool === 'city' ? board : colourSegment(board, found.segment.id, colour);
    case 'spot':
      if (tool === 'city') return foundCity(board, found.spot);
      return tool === 'nothing' && found.node ? razeCity(board, found.node.id) : board;
    case 'node':
      return tool === 'nothing' ? razeCity(board, found.node.id) : board;
  }
}

/** Digits lay the next segment and go on to the east, `c` founds a city, `x` takes away; Enter returns to the next row. */
function type(data: BoardData, place: string, key: string, times: number): Typed | null {
  const board = read(data);
  const found = meant(board, place);
  if (key === 'n') return nextUnnamed(board);
  if (!found || (found.kind !== 'spot' && found.kind !== 'gap')) return null;
  if (key === ' ')
    return { cursor: found.kind === 'spot' ? gapName([...found.spot, 'e']) : spotName(endsOf(found.gap)[0]) };
  if (key === 'Enter' && found.kind === 'gap') return { cursor: gapName(nextRow(found.gap)) };
  const tool = toolOf(board, key);
  if (!tool) return null;
  const onNode = found.kind === 'spot';
  let next: BoardData = data;
  let at = place;
  for (let n = 0; n < Math.min(times, 60); n++) {
    const here = onNode && tool.startsWith(COLOUR) ? eastOf(board, at) : at;
    next = paint(next, here, tool);
    at = walk(next, at, 'ArrowRight');
  }
  return { board: next, cursor: at, tool };
}

function toolOf(board: Board, key: string): string | null {
  if (key === 'c') return 'city';
  if (['x', '.', '0', 'Delete'].includes(key)) return 'nothing';
  const colour = board.rail_colours[Number(key) - 1];
  return /^[1-9]$/.test(key) && colour ? COLOUR + colour.id : null;
}

function eastOf(board: Board, place: string): string {
  const found = meant(board, place);
  return found?.kind === 'spot' ? gapName([...found.spot, 'e']) : place;
}

/** The next city without a name, and its fields. */
function nextUnnamed(board: Board): Typed | null {
  const city = board.nodes.find((node) => node.type === 'city' && !node.name?.trim());
  return city ? { cursor: normal(board, `node:${city.id}`), details: true } : null;
}

function normal(data: BoardData, place: string): string {
  const found = meant(read(data), place);
  if (found?.kind === 'spot') return spotName(found.spot);
  return found?.kind === 'gap' ? gapName(found.gap) : place;
}

function walk(data: BoardData, place: string, key: string): string {
  const found = meant(read(data), place);
  if (found?.kind === 'spot') return spotName(walkNode(found.spot, key));
  return found?.kind === 'gap' ? gapName(walkGap(found.gap, key)) : place;
}

function say(data: BoardData, place: string): { key: string; args: Record<string, string | { key: string }> } {
  const found = meant(read(data), place);
  const args = { place: place.slice(place.indexOf(':') + 1) };
  if (found && 'segment' in found && found.segment)
    return { key: 'editor-place-segment', args: { ...args, colour: colourWord(found.segment.colour) } };
  if (found && 'node' in found && found.node?.type === 'city')
    return { key: 'editor-place-city', args: { ...args, name: found.node.name ?? '' } };
  if (found && 'node' in found && found.node) return { key: 'editor-place-junction', args };
  return { key: found?.kind === 'gap' ? 'editor-place-gap' : 'editor-place-spot', args };
}

const WORDS = import.meta.glob<string>('../../words/editor.*.ftl', { query: '?raw', import: 'default', eager: true });

export const kit: BoardKit = {
  words: Object.fromEntries(
    Object.entries(WORDS).map(([path, text]): [string, string] => [path.split('.').at(-2) ?? '', text]),
  ),
  empty,
  drawable,
  tools,
  named: ['city'],
  draw,
  at: (board, point, tool) => under(read(board), { x: point.x / SCALE, y: point.y / SCALE }, tool),
  where: (board, place) => {
    const at = whereIs(read(board), place);
    return at && { x: at.x * SCALE, y: at.y * SCALE };
  },
  outline: (board, place) => {
    const found = meant(read(board), place);
    return found?.kind === 'gap' ? ALONG[found.gap[2]] : ROUND;
  },
  first: (data) => {
    const node = read(data).nodes[0];
    return node ? normal(data, `node:${node.id}`) : gapName([0, 0, 'e']);
  },
  normal,
  walk,
  paint,
  type,
  say,
  called,
  title: (board) => {
    const game = board['game'];
    return typeof game === 'object' && game && 'title' in game ? String(game.title) : '';
  },
  keys: [
    { keys: '1 2 3 …', word: { key: 'editor-keys-colours' } },
    { keys: 'x 0 .', word: { key: 'editor-keys-nothing' } },
    { keys: 'c', word: { key: 'editor-keys-city' } },
    { keys: 'n', word: { key: 'editor-keys-next' } },
    { keys: '␣', word: { key: 'editor-keys-switch' } },
    { keys: '⏎', word: { key: 'editor-keys-row' } },
  ],
  Details,
  Tables,
};
