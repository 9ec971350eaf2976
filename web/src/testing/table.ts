/** A table for tests. Texts whose key is in no word file are said as their key: so they can be read in tests. */
import type { Art, Happened, Scene, SeatView, Spot, TableView } from '../api/types';
import { Session } from '../table/session.svelte';

export const text = (key: string): { key: string } => ({ key });

export const seat = (name: string, more: Partial<SeatView> = {}): SeatView => ({
  name,
  bot: '',
  open: false,
  away: false,
  resigned: false,
  ...more,
});

/** Ada's turn at a table with Ben. */
export function tableView(more: Partial<TableView> = {}): TableView {
  return {
    seq: 5,
    actions: 0,
    game: 'anything',
    rules: 1,
    title: '',
    options: {},
    practice: false,
    hints: true,
    seat: 0,
    seats: [seat('Ada'), seat('Ben')],
    yours: [0],
    begun: true,
    paused: false,
    closed: false,
    over: false,
    clock: { kind: 'none', running: null, remaining: null },
    commitment: '',
    opened: null,
    undo: null,
    can_undo: '',
    proposal: null,
    offers: [],
    gathered: false,
    bots: 'normal',
    ended: null,
    decision: {
      seat: 0,
      kind: 'move',
      rule: 'R-1',
      passing: more.picks?.some(([pick]) => pick === 'pass') ? 'pass' : '',
    },
    prompt: text('It is your turn.'),
    picks: [],
    names: {},
    named: [],
    verbs: [],
    view: {},
    outcome: null,
    ...more,
  };
}

/** Names for picks: each is called after itself. */
export const called = (...picks: string[]): TableView['names'] =>
  Object.fromEntries(picks.map((pick) => [pick, { name: text(`the ${pick}`), label: pick }]));

/** A square around its middle. */
export const spot = (pick: string, x: number, y: number): Spot => ({
  pick,
  x,
  y,
  outline: 'M-10 -10L10 -10L10 10L-10 10Z',
});

export const artOf = (spots: Spot[]): Art => ({ clips: {}, ground: [], spots, symbols: {} });

export function sceneOf(more: Partial<Scene> = {}): Scene {
  return {
    title: text('A board'),
    frame: [0, 0, 400, 400],
    extent: null,
    art: 'a',
    still: null,
    states_under: '',
    layers: ['pieces'],
    sprites: [],
    last: [],
    chosen: [],
    description: [],
    panels: [],
    sheets: [],
    sheet_note: null,
    ...more,
  };
}

/** Somebody at that table, as if everything had arrived; nothing is asked of a server. */
export function sessionAt(table: TableView, scene: Scene = sceneOf(), spots: Spot[] = []): Session {
  const session = new Session('t');
  session.table = session.now = table;
  session.scenery.reached = table.actions;
  session.scenery.scene = scene;
  session.scenery.art = artOf(spots);
  session.scenery.drawn = table.actions;
  return session;
}

/** What happened, as the log tells it: who did what, and what came of it. */
export const happened = (...told: [seat: number, did: string, ...caused: string[]][]): Happened[] =>
  told.map(([seat, did, ...caused], place) => ({
    seq: place + 1,
    notice: null,
    told: { seq: place + 1, seat, text: text(did), events: caused.map(text), action: { type: 'do', what: did } },
  }));
