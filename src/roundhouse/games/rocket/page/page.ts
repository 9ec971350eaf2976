/** What Rocket brings to its page: colours and icons; its panels are described by the server. */
import type { GamePage } from '$lib/games/panels';

const page: GamePage = {
  id: 'rocket',
  icons: () => import('./icons'),
  boards: () => import('./board/kit').then(({ kit }) => kit),
  steps: true,
  proposed: ['bid'],
  swatches: ['line-lmr', 'line-gnr', 'line-ger', 'line-ser', 'line-lbscr', 'line-lswr', 'line-gwr'],
};
export default page;
