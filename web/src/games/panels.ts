/** Panels of a game's own, where the generic ones would be second best; each game has a folder here. */
import type { Component } from 'svelte';
import type { Session } from '../table/session.svelte';

/** Where a panel stands on a wide screen: beside the board, under the players, or under everything over the whole width. */
export type Side = 'right' | 'left' | 'below';

export interface OwnPanels {
  /** Draws one of them. */
  Panels: Component<{ session: Session; only?: string }>;
  /** Their names on a narrow screen: id, icon, key of the word; and where each stands on a wide one. */
  tabs: readonly { id: string; icon: string; key: string; side?: Side }[];
  /** The spots of the map that a pick speaks of without being one of them: the segments of a path, the cities of a card. */
  over: (pick: string, view: Session['view']) => string[];
}

/** Fetched with the first table of that game. */
export const OWN_PANELS: Record<string, () => Promise<OwnPanels>> = {
  '1862': async () => ({
    Panels: (await import('./e1862/Panels.svelte')).default,
    tabs: [{ id: 'market', icon: 'trophy', key: 'panel-market-tab', side: 'below' }],
    over: () => [],
  }),
  spike: async () => ({
    Panels: (await import('./spike/Panels.svelte')).default,
    tabs: [
      { id: 'train', icon: 'swap', key: 'page-tab-train' },
      { id: 'hand', icon: 'hand', key: 'page-tab-hand' },
      { id: 'contracts', icon: 'book', key: 'page-tab-contracts' },
      { id: 'market', icon: 'trophy', key: 'page-market', side: 'left' },
    ],
    over: (await import('./spike/view')).over,
  }),
};
