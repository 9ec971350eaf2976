/** What 1862 brings to the page: its table with the map as the stage, cards, sheets, the market and the tile palette. */
import type { OwnPanels } from '$lib/games/panels';
import { room } from '$lib/state/screen.svelte';
import type { Session } from '$lib/table/session.svelte';
import Acts from './Acts.svelte';
import { BOOKS, books } from './books.svelte';
import Choice from './Choice.svelte';
import Over from './Over.svelte';
import { isLaying, otherTile, turnTile } from './palette';
import Panels from './Panels.svelte';
import TopLine from './TopLine.svelte';
import { skip } from './turn';
import Wide from './Wide.svelte';

/** A share is picked on the card of its company. */
const isDealing = ({ whole, picked }: Session): boolean => whole && ['buy', 'sell'].includes(picked[0] ?? '');

/** The picked hex is clicked on again: its tile turns. */
function clicked(session: Session, pick: string): boolean {
  if (!isLaying(session) || session.picked[0] !== pick) return false;
  turnTile(session, 1);
  return true;
}

export const own: OwnPanels = {
  Panels,
  Acts,
  Choice,
  chooses: (session) => isLaying(session) || (room.wide && isDealing(session)),
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
  covers: ['bank', 'charters'],
  says: (session) =>
    isLaying(session)
      ? session.say({
          key: 'page-lay-tile',
          args: { tile: session.picked[1]!.slice(5), hex: session.picked[0]!.slice(4) },
        })
      : isDealing(session)
        ? `${session.say({ key: `page-${session.picked[0]}` })} ${session.picked[1]!.slice(8)}: ${session.nameOf(session.picked[2]!, session.picked.slice(0, 2))}`
        : undefined,
  proposed: ['amount', 'tile', 'turn', 'warranties', 'count'],
  keys: (session) => ({
    r: () => turnTile(session, 1),
    R: () => turnTile(session, -1),
    '[': () => otherTile(session, -1),
    ']': () => otherTile(session, 1),
    n: () => skip(session),
    ...Object.fromEntries(BOOKS.map((book, place) => [String(place + 1), () => (books.open = book)])),
  }),
};
