/** One board that is being edited: what it is now, where the cursor stands, and what the server says of it. */
import { ApiError, post } from '../../api/client';
import type { Checking } from '../../api/types';
import type { BoardData, BoardKit } from '../../games/boards';
import { History } from './history';

export type Standing = 'checking' | 'good' | 'bad' | 'unknown';
export type Problem = Checking['problems'][number];

/** So long after the last edit it is checked. */
const PAUSE = 600;
/** Looks and chooses; paints nothing. */
export const HAND = 'hand';

export class Editing {
  board = $state.raw<BoardData>({});
  cursor = $state('');
  tool = $state(HAND);
  standing = $state<Standing>('checking');
  problems = $state.raw<readonly Problem[]>([]);
  canUndo = $state(false);
  canRedo = $state(false);
  /** What the server has of it. */
  kept = $state.raw<BoardData | null>(null);
  /** The map takes the keys again; the words of the place are to be written. */
  toMap: () => void = () => undefined;
  toDetails: () => void = () => undefined;
  /** The tool that was used last. */
  last = '';
  #history: History<BoardData>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: string,
    readonly kit: BoardKit,
    board: BoardData,
    kept = false,
  ) {
    this.#history = new History(board);
    this.board = board;
    this.cursor = kit.first(board);
    if (kept) this.kept = board;
    this.#soon(0);
  }

  get changed(): boolean {
    return this.board !== this.kept;
  }

  /** The places that something is wrong with. */
  get places(): string[] {
    return [...new Set(this.problems.flatMap((problem) => problem.place ?? []))];
  }

  edit(board: BoardData, group = ''): void {
    if (board === this.board) return;
    this.#history.do(board, group);
    this.#show();
  }

  paint(place: string, tool: string, group = ''): void {
    this.last = tool;
    this.edit(this.kit.paint(this.board, place, tool), group);
  }

  undo(): void {
    this.#history.undo();
    this.#show();
  }

  redo(): void {
    this.#history.redo();
    this.#show();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #show(): void {
    this.board = this.#history.now;
    this.canUndo = this.#history.canUndo;
    this.canRedo = this.#history.canRedo;
    this.#soon(PAUSE);
  }

  #soon(pause: number): void {
    clearTimeout(this.#timer);
    this.standing = 'checking';
    this.#timer = setTimeout(() => void this.check(), pause);
  }

  /** Ask the server what is wrong; what it says of a board that was changed since is forgotten. */
  async check(): Promise<void> {
    clearTimeout(this.#timer);
    const board = this.board;
    try {
      const said = await post<Checking>('/boards/check', { game: this.game, board });
      if (board !== this.board) return;
      this.problems = said.problems;
      this.standing = said.ok ? 'good' : 'bad';
    } catch (error) {
      if (board !== this.board) return;
      this.problems = error instanceof ApiError && error.status !== 0 ? [{ text: error.text, place: null }] : [];
      this.standing = this.problems.length ? 'bad' : 'unknown';
    }
  }
}
