/** The screens by the first part of their address, each fetched when it is first opened. */
import type { Component } from 'svelte';

// Screens without a part of the address in their name leave `args` out.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Screen = Component<any>;

export const SCREENS: Record<string, () => Promise<{ default: Screen }>> = {
  '': () => import('./Lobby.svelte'),
  new: () => import('./NewTable.svelte'),
  tables: () => import('./Table.svelte'),
  mine: () => import('./Mine.svelte'),
  replays: () => import('./Replays.svelte'),
  rules: () => import('./Rules.svelte'),
  boards: () => import('./Boards.svelte'),
  settings: () => import('./Settings.svelte'),
  account: () => import('./Account.svelte'),
  about: () => import('./About.svelte'),
  join: () => import('./Join.svelte'),
};
