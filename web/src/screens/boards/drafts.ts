/** Boards that somebody has left without keeping them, by their addresses, as long as the page is open. */
import type { BoardData } from '../../games/boards';

export const drafts = new Map<string, BoardData>();
