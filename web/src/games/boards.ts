/** What games bring to the editor of boards: how a board is drawn, what lies under a pointer, and what tools and keys do. */
import type { Component } from 'svelte';
import type { Art, Scene, TextData } from '../api/types';
import type { Point } from '../board/gestures';
import type { Editing } from '../screens/boards/editing.svelte';

/** The data of a board file. Whatever an edit does not touch stays as it is, also what the editor knows nothing of. */
export type BoardData = Record<string, unknown>;

export interface Picture {
  scene: Scene;
  art: Art;
}

/** Something to paint with: a button, and a key on the board. */
export interface Tool {
  id: string;
  key: string;
  word: TextData;
  /** A colour of the page, or an icon. */
  swatch?: string;
  icon?: string;
}

/** What a key on the board does: another board, another place of the cursor, a field to go on in. */
export interface Typed {
  board?: BoardData;
  cursor?: string;
  /** Where the words of the place are written. */
  details?: boolean;
  /** The tool that was used: it can be repeated. */
  tool?: string;
}

export interface BoardKit {
  /** Words of the editor, by language. */
  words: Readonly<Record<string, string>>;
  empty: () => BoardData;
  /** Does it hold what the map is drawn of, each once and not too far apart? A file may hold anything. */
  drawable: (board: BoardData) => boolean;
  tools: (board: BoardData) => readonly Tool[];
  draw: (board: BoardData) => Picture;
  /** The place that a tool means under a point. */
  at: (board: BoardData, point: Point, tool: string) => string | null;
  /** Where a place lies, for the cursor and for marks; null for what is not on the map, such as a card. */
  where: (board: BoardData, place: string) => Point | null;
  /** The shape of the cursor around that point. */
  outline: (board: BoardData, place: string) => string;
  first: (board: BoardData) => string;
  walk: (board: BoardData, place: string, key: string) => string;
  /** What a tool makes of a place. */
  paint: (board: BoardData, place: string, tool: string) => BoardData;
  /** Do digits before a key say how often? */
  counts?: boolean;
  /** A key on the board, after a number that was typed before it; null if it means nothing. */
  type: (board: BoardData, place: string, key: string, times: number) => Typed | null;
  /** What lies there. */
  say: (board: BoardData, place: string) => TextData;
  /** What a place is called where something is wrong with it, a row or a field too; null leaves that to the server. */
  called: (board: BoardData, place: string) => TextData | string | null;
  /** The title that a file brings. */
  title: (board: BoardData) => string;
  /** Tools after which one wants to write: what they make has a name. */
  named: readonly string[];
  /** What the server calls a place, as the cursor calls it. */
  normal: (board: BoardData, place: string) => string;
  /** Which keys there are, for those who ask. */
  keys: readonly { keys: string; word: TextData }[];
  /** What stands beside the map: the words of the place under the cursor. */
  Details: Component<{ editing: Editing }>;
  /** What stands under it: lists and tables. */
  Tables: Component<{ editing: Editing }>;
}
