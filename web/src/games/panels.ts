/** What games bring to the page: each has a folder `page`, which is found when the client is built. */
import type { Component } from 'svelte';
import type { TableView, TextData, Told } from '../api/types';
import type { Camera } from '../board/camera.svelte';
import type { BoardKit } from './boards';
import type { Desk } from '../table/desk.svelte';
import type { Reading } from '../table/logbook';
import type { Session } from '../table/session.svelte';

/** Where a panel stands on a wide screen: beside the board, under the card, under the board, or under everything. */
export type Side = 'right' | 'left' | 'under' | 'below';

/** How much of a table's own line is shown: on a narrow screen its head stands in the header, the steps under it. */
export type LinePart = 'all' | 'head' | 'steps';

/** Panels of a game's own, where the generic ones would be second best. */
export interface OwnPanels {
  /** Draws one of them. */
  Panels: Component<{ session: Session; only?: string }>;
  /** Their names on a narrow screen: id, icon, key of the word; and where each stands on a wide one. */
  tabs: readonly { id: string; icon: string; key: string; side?: Side }[];
  /** Where the players stand on a wide screen, if not on the right. */
  players?: 'left';
  /** The spots of the map that a pick speaks of without being one of them: the segments of a path, the cities of a card. */
  over: (pick: string, view: Session['view']) => string[];
  /** The piece that an action moved, and the spots that it came through to the last of them. */
  way?: (told: Told) => { piece: string; spots: readonly string[] } | null;
  /** Kinds of picks of which the first is proposed as soon as they are asked for. */
  proposed?: readonly string[];
  /** More that can be done with one press, beside what confirms and what passes. */
  Acts?: Component<{ session: Session }>;
  /** Draws the choice in the action card itself, where `chooses` says so. */
  Choice?: Component<{ session: Session }>;
  chooses?: (session: Session) => boolean;
  /** Does that choice say itself what it would cause? */
  foretells?: (session: Session) => boolean;
  /** What is picked in a sentence, where the action alone would say less. */
  tells?: (session: Session) => TextData | undefined;
  /** Lies over the board, beside what is picked there. */
  Over?: Component<{ session: Session; camera: Camera }>;
  /** Something on the board is clicked on; true if that is all that is to be done about it. */
  clicked?: (session: Session, pick: string) => boolean;
  /** The whole table on a wide screen, and the line above it. */
  Wide?: Component<{ session: Session; desk: Desk; table: TableView }>;
  TopLine?: Component<{ session: Session; table: TableView; part?: LinePart }>;
  /** Units of its map in a pixel of a phone: from further away its places are too small, and nobody needs to be nearer. */
  near?: number;
  /** Panels that the server describes and that these stand for, too. */
  covers?: readonly string[];
  /** What the button says that carries out what is picked, where the picks would say it worse. */
  says?: (session: Session) => string | undefined;
  /** How its log is read, where there is more to it than whose turn it is. */
  reading?: (session: Session) => Reading;
  /** What keys do besides; `⇧Enter` is a key, too. */
  keys?: (session: Session) => Record<string, () => unknown>;
  /** The same in words, for whoever asks for all keys. */
  keysTold?: (session: Session) => readonly (readonly [key: string, does: string])[];
}

/** The file `page.ts` of that folder says this; colours stand beside it. */
export interface GamePage {
  /** The id by which people ask for the game. */
  id: string;
  /** Brings its icons: fetched with the first page that shows them. */
  icons?: () => Promise<unknown>;
  /** Fetched with the first table of the game. */
  panels?: () => Promise<OwnPanels>;
  /** The action card keeps every step in sight: what was chosen among what, one under the other. */
  steps?: boolean;
  /** As `proposed` of its panels, for a game that has none of its own. */
  proposed?: readonly string[];
  /** Fetched with the editor of its boards. */
  boards?: () => Promise<BoardKit>;
  /** Swatches whose colours change with the set of colours that a reader chooses. */
  swatches?: readonly string[];
}

const found = import.meta.glob<GamePage>('../../../src/roundhouse/games/*/page/page.ts', {
  eager: true,
  import: 'default',
});

export const PAGES: Readonly<Record<string, GamePage>> = Object.fromEntries(
  Object.values(found).map((page) => [page.id, page]),
);

export const OWN_PANELS: Readonly<Record<string, () => Promise<OwnPanels>>> = Object.fromEntries(
  Object.values(PAGES).flatMap(({ id, panels }) => (panels ? [[id, panels] as const] : [])),
);
