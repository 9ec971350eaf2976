/** What Spike brings to its page: one's own train, hand and contracts beside the map, and the market. */
import type { GamePage } from '$lib/games/panels';

const page: GamePage = {
  id: 'spike',
  panels: async () => ({
    Panels: (await import('./Panels.svelte')).default,
    tabs: [
      { id: 'train', icon: 'swap', key: 'page-tab-train' },
      { id: 'hand', icon: 'hand', key: 'page-tab-hand' },
      { id: 'contracts', icon: 'book', key: 'page-tab-contracts' },
      { id: 'market', icon: 'trophy', key: 'page-market', side: 'left' },
    ],
    over: (await import('./view')).over,
  }),
};
export default page;
