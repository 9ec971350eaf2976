/** What 1862 brings to the page: its table with the map as the stage, cards, sheets, the market and the tile palette. */
import type { OwnPanels } from '$lib/games/panels';
import { room } from '$lib/state/screen.svelte';
import type { Session } from '$lib/table/session.svelte';
import Acts from './Acts.svelte';
import { BOOKS, books } from './books.svelte';
import Choice from './Choice.svelte';
import { canEdit, changeStop, edit } from './editor';
import Over from './Over.svelte';
import { isLaying, otherTile, turnTile } from './palette';
import Panels from './Panels.svelte';
import { payingIn, take, wished } from './paying.svelte';
import { reading } from './reading';
import { isDealing, says, tells } from './saying';
import TopLine from './TopLine.svelte';
import { isRunAsked, isRunning, passUntil, runAndPay, skip } from './turn';
import Wide from './Wide.svelte';

/** A stop of a run of one's own is clicked on; or the picked hex again: its tile turns. */
function clicked(session: Session, pick: string): boolean {
  if (changeStop(session, pick)) return true;
  if (!isLaying(session) || session.picked[0] !== pick) return false;
  turnTile(session, 1);
  return true;
}

/** A dividend by its letter; before the run it is kept for later. */
function pays(session: Session, what: string): void {
  const pick = `dividend:${what}`;
  if (session.options.includes(pick)) void session.picker.choose([pick]);
  else if (isRunning(session)) take(session, pick);
}

/** Keys of its own, by the word that says what each does. */
const KEYS: Record<string, string> = {
  'r ⇧r': 'turn',
  '[ ]': 'tile',
  n: 'skip',
  '⇧p': 'until',
  'd w': 'dividend',
  '⇧Enter': 'pay',
  e: 'edit',
  m: 'map',
  [`1 … ${BOOKS.length}`]: 'books',
};

export const own: OwnPanels = {
  Panels,
  Acts,
  Choice,
  chooses: (session) =>
    isLaying(session) || isRunAsked(session) || !!payingIn(session) || (room.wide && isDealing(session)),
  foretells: (session) => isRunAsked(session) || !!payingIn(session),
  tells,
  Over,
  Wide,
  TopLine,
  clicked,
  tabs: [
    { id: 'companies', icon: 'trophy', key: 'panel-companies-tab' },
    { id: 'holdings', icon: 'book', key: 'page-tab-sheet' },
    { id: 'trains', icon: 'right', key: 'page-tab-trains' },
    { id: 'market', icon: 'list', key: 'panel-market-tab', side: 'below' },
  ],
  over: () => [],
  near: 2.4,
  covers: ['bank', 'charters', 'paying'],
  reading,
  says,
  proposed: ['amount', 'tile', 'turn', 'warranties', 'count'],
  keysTold: (session) =>
    Object.entries(KEYS).map(([key, does]) => [key, session.say({ key: `page-key-${does}` })] as const),
  keys: (session) => ({
    r: () => turnTile(session, 1),
    R: () => turnTile(session, -1),
    '[': () => otherTile(session, -1),
    ']': () => otherTile(session, 1),
    n: () => skip(session),
    P: () => passUntil(session),
    '⇧Enter': () => runAndPay(session, wished(session)),
    e: () => canEdit(session) && edit(session),
    d: () => pays(session, 'pay'),
    w: () => pays(session, 'withhold'),
    m: () => books.swap(),
    ...Object.fromEntries(BOOKS.map((book, place) => [String(place + 1), () => (books.open = book)])),
  }),
};
