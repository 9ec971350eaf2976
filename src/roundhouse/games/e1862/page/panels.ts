/** The panels of 1862, all in one: they are fetched together. */
import type { OwnPanels } from '$lib/games/panels';

export { default as Panels } from './Panels.svelte';

export const tabs: OwnPanels['tabs'] = [{ id: 'market', icon: 'trophy', key: 'panel-market-tab', side: 'below' }];

/** No pick speaks of anything but itself. */
export const over = (): string[] => [];
