/** What something is called where it is wrong: as the map and the tables of the page call it. */
import type { TextData } from '$lib/api/types';
import type { BoardData } from '$lib/games/boards';
import { nodeCalled, read, type Board } from './model';
import { NUMBERS } from './numbers';
import { meant, type Meant } from './places';
import { cardWord, colourWord, goodWord } from './say';

/** Fields of the file that are no numbers. */
const FIELDS: Readonly<Record<string, string>> = {
  nodes: 'editor-cities',
  edges: 'editor-segments',
  contracts: 'editor-contracts',
  routes: 'editor-routes',
  commodities: 'editor-goods',
  rail_colours: 'editor-colours',
  coast: 'editor-coast',
};

export function called(data: BoardData, place: string): TextData | string | null {
  const board = read(data);
  const found = meant(board, place);
  return found ? onMap(found) : (inTable(board, place) ?? ofField(place));
}

function onMap(found: Meant): string {
  switch (found.kind) {
    case 'gap':
      return found.gap.join();
    case 'segment':
      return found.segment.id;
    case 'spot':
      return found.node?.name?.trim() || found.spot.join();
    case 'node':
      return found.node.name?.trim() || found.node.id;
  }
}

/** A row of a table, by what stands in it. */
function inTable(board: Board, place: string): TextData | string | null {
  const [field = '', row = ''] = place.split(':');
  if (!/^\d+$/.test(row)) return null;
  const n = Number(row);
  switch (field) {
    case 'contracts': {
      const face = board.contracts[n];
      return face
        ? { key: 'editor-face-of', args: { card: cardWord(face.card, face.commodity), face: face.face } }
        : null;
    }
    case 'routes': {
      const start = nodeCalled(board, board.routes[n]?.start ?? '')?.name?.trim();
      return { key: 'editor-route-of', args: { start: start || String(n + 1) } };
    }
    case 'commodities':
      return goodWord(board.commodities[n]?.id ?? '') || null;
    case 'rail_colours':
      return colourWord(board.rail_colours[n]?.id ?? '') || null;
    default:
      return null;
  }
}

/** A field of numbers, or the first of those in it: `market` has rows and columns. */
function ofField(place: string): TextData | null {
  const key = FIELDS[place];
  if (key) return { key };
  const found = NUMBERS.find(({ path }) => path === place || path.startsWith(`${place}.`));
  return found ? { key: found.key, ...(found.args && { args: found.args }) } : null;
}
