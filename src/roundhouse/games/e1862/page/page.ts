/** What 1862 brings to its page: the share market under the map. */
import type { GamePage } from '$lib/games/panels';

const page: GamePage = {
  id: '1862',
  panels: async () => ({
    Panels: (await import('./Panels.svelte')).default,
    tabs: [{ id: 'market', icon: 'trophy', key: 'panel-market-tab', side: 'below' }],
    over: () => [],
  }),
};
export default page;
