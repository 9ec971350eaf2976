/** The panels of Spike, all in one: they are fetched together. */
import type { OwnPanels } from '$lib/games/panels';

export { default as Panels } from './Panels.svelte';
export { over, way } from './view';

export const players: OwnPanels['players'] = 'left';

/** The cheapest path, its cheapest payment and the shortest way are proposed; the others stand beside them. */
export const proposed: OwnPanels['proposed'] = ['track', 'pay', 'way'];

export const tabs: OwnPanels['tabs'] = [
  { id: 'train', icon: 'swap', key: 'page-tab-train' },
  { id: 'hand', icon: 'hand', key: 'page-tab-hand' },
  { id: 'contracts', icon: 'book', key: 'page-tab-contracts' },
  { id: 'market', icon: 'trophy', key: 'page-market', side: 'under' },
];
