/** Starting games: in two clicks, or with everything chosen. */
import { post } from '../api/client';
import type { Opened } from '../api/types';
import { me } from '../state/me.svelte';
import { notices } from '../state/notices.svelte';
import { router } from '../state/router.svelte';

/** Open a table and go there. */
export async function openTable(wish: Record<string, unknown>): Promise<boolean> {
  try {
    await me.anybody();
    const made = await post<Opened>('/tables', wish);
    router.go(`/tables/${made.id}`);
    return true;
  } catch (error) {
    notices.error(error);
    return false;
  }
}

/** A game against the best bots, with the usual options. */
export const playBots = (game: string): Promise<boolean> => openTable({ game, spectators: false });

/** Bots only, to be watched. */
export const watchBots = (game: string, players: number): Promise<boolean> =>
  openTable({ game, seats: Array.from({ length: players }, () => ({ who: 'bot' })) });
