/** Panels of a game's own, where the generic ones would be second best; each game has a folder here. */
import type { Component } from 'svelte';
import type { Session } from '../table/session.svelte';

export interface OwnPanels {
  /** Draws all panels, or only the named one. */
  Panels: Component<{ session: Session; only?: string }>;
  /** Their names on a narrow screen: id, icon, key of the word. */
  tabs: readonly { id: string; icon: string; key: string }[];
  /** The spots of the map that a pick speaks of without being one of them: the segments of a path, the cities of a card. */
  over: (pick: string, view: Session['view']) => string[];
}

/** Fetched with the first table of that game. */
export const OWN_PANELS: Record<string, () => Promise<OwnPanels>> = {
  spike: async () => ({
    Panels: (await import('./spike/Panels.svelte')).default,
    tabs: [
      { id: 'hand', icon: 'hand', key: 'page-my-hand' },
      { id: 'train', icon: 'swap', key: 'page-my-train' },
      { id: 'contracts', icon: 'book', key: 'page-my-contracts' },
      { id: 'market', icon: 'trophy', key: 'page-market' },
    ],
    over: (await import('./spike/view')).over,
  }),
};
