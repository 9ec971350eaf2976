/** The numbers of a board: each by its path in the file, a list where there are several. */
import type { BoardData } from '$lib/games/boards';

export const NUMBERS: readonly { path: string; key: string; args?: Record<string, number> }[] = [
  { path: 'market.rows', key: 'editor-market-rows' },
  { path: 'market.columns', key: 'editor-market-columns' },
  { path: 'train_parts.upgrade_cost', key: 'editor-upgrade-cost' },
  { path: 'train_parts.locomotive.levels', key: 'editor-levels-locomotive' },
  { path: 'train_parts.tender.levels', key: 'editor-levels-tender' },
  { path: 'train_parts.freight_car.levels', key: 'editor-levels-cars' },
  { path: 'setup.tracks_per_player', key: 'editor-tracks' },
  { path: 'setup.starting_hand', key: 'editor-hand' },
  { path: 'setup.face_up_rail_cards', key: 'editor-display' },
  ...[2, 3, 4].map((n) => ({ path: `setup.contracts_per_player.${n}`, key: 'editor-contracts-each', args: { n } })),
  { path: 'rail_deck.copies_per_colour', key: 'editor-copies' },
  ...[2, 3, 4].map((n) => ({ path: `rail_deck.removed_per_colour.${n}`, key: 'editor-removed', args: { n } })),
];

type Tree = Record<string, unknown>;
const tree = (value: unknown): Tree => (typeof value === 'object' && value !== null ? (value as Tree) : {});

export const valueAt = (board: BoardData, path: string): unknown =>
  path.split('.').reduce<unknown>((value, part) => tree(value)[part], board);

/** The board with another value there; everything beside the path is the same as before. */
export function withValue<T extends BoardData>(board: T, path: string, value: unknown): T {
  const set = (node: Tree, [first = '', ...rest]: string[]): Tree => ({
    ...node,
    [first]: rest.length ? set(tree(node[first]), rest) : value,
  });
  return set(board, path.split('.')) as T;
}

export const readNumbers = (written: string): number[] => (written.match(/\d+/g) ?? []).map(Number);
export function writeNumbers(value: unknown): string {
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
}
