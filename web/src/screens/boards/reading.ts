/** Boards as text: the file itself, or the forms of the game that are easier to write, which the server reads and writes. */
import { ApiError, get, post } from '../../api/client';
import type { Checking, Converted } from '../../api/types';
import type { BoardData, BoardKit } from '../../games/boards';

/** Texts by the names of their files. */
export type Files = Record<string, string>;

const isData = (value: unknown): value is BoardData =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The board of a file of data; `SyntaxError` if it is none. */
export function readFile(text: string): BoardData {
  const value: unknown = JSON.parse(text);
  if (!isData(value)) throw new SyntaxError('no board');
  return value;
}

export const writeFile = (board: BoardData): string => JSON.stringify(board, null, 1);

async function convert(wish: Record<string, unknown>): Promise<Converted> {
  const found = await post<Converted>('/boards/convert', wish);
  const [problem] = found.problems;
  if (problem && (!found.board || !Object.keys(found.files).length))
    throw new ApiError(400, { code: 'bad_text', text: problem.text });
  return found;
}

/** The board in the forms of its game; one that is hardly begun has none yet, and then they are blank. */
export async function writeForms(game: string, board: BoardData): Promise<Files> {
  try {
    return (await convert({ game, board })).files;
  } catch {
    const ours = await get<BoardData>(`/games/${game}/board`);
    const names = Object.keys((await convert({ game, board: ours })).files);
    return Object.fromEntries(names.map((name) => [name, '']));
  }
}

/** The board that texts describe: also one that has mistakes, which the map then marks. */
export async function readForms(game: string, files: Files): Promise<BoardData> {
  const written = Object.fromEntries(Object.entries(files).filter(([, text]) => text.trim()));
  return (await convert({ game, files: written })).board ?? {};
}

/** The board, if the map can show it with all its mistakes; otherwise the server says what is wrong with it. */
export async function shown(kit: Pick<BoardKit, 'drawable'>, game: string, board: BoardData): Promise<BoardData> {
  if (kit.drawable(board)) return board;
  const [problem] = (await post<Checking>('/boards/check', { game, board })).problems;
  throw new ApiError(400, { code: 'bad_board', text: problem?.text ?? { key: 'boards-not-drawable' } });
}
