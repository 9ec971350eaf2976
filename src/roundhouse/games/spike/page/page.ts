/** What Spike brings to its page: one's own train, hand and contracts beside the map, and the market. */
import type { GamePage } from '$lib/games/panels';

const page: GamePage = {
  id: 'spike',
  icons: () => import('./icons'),
  panels: () => import('./panels'),
  boards: () => import('./board/kit').then(({ kit }) => kit),
  steps: true,
};
export default page;
