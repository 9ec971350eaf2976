/** The screens by the first part of their address, each fetched when it is first opened. */
import type { Component } from 'svelte';
import { words } from '../words/words.svelte';

// Screens without a part of the address in their name leave `args` out.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Screen = Component<any>;

type Fetched = Promise<{ default: Screen }>;

/** A screen with the words that tables do without. */
const spoken = (fetch: () => Fetched) => (): Fetched =>
  Promise.all([fetch(), words.use('screens')]).then(([found]) => found);

export const SCREENS: Record<string, () => Fetched> = {
  '': spoken(() => import('./Lobby.svelte')),
  new: spoken(() => import('./NewTable.svelte')),
  tables: () => import('./Table.svelte'),
  mine: spoken(() => import('./Mine.svelte')),
  replays: spoken(() => import('./Replays.svelte')),
  learn: spoken(() => import('./Learn.svelte')),
  puzzles: spoken(() => import('./Puzzles.svelte')),
  rules: spoken(() => import('./Rules.svelte')),
  boards: spoken(() => import('./Boards.svelte')),
  settings: spoken(() => import('./Settings.svelte')),
  account: spoken(() => import('./Account.svelte')),
  about: spoken(() => import('./About.svelte')),
  join: spoken(() => import('./Join.svelte')),
  password: spoken(() => import('./Password.svelte')),
};
