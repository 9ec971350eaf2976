/** Starting games: in two clicks, or with everything chosen. */
import { postOnce } from '../api/client';
import type { GameView, Opened } from '../api/types';
import { me } from '../state/me.svelte';
import { notices } from '../state/notices.svelte';
import { router } from '../state/router.svelte';
import { settings } from '../state/settings.svelte';
import { botsAt } from '../state/speed';

/** Open a table and go there. */
export async function openTable(wish: Record<string, unknown>, how = ''): Promise<boolean> {
  try {
    // Whoever waits for others is known to them by name.
    const seats = (wish.seats ?? []) as { who: string; name?: string }[];
    const [mine, ...shared] = seats.filter((seat) => seat.who === 'me');
    // Whoever has written a name for the one seat at this screen is called so from now on.
    if (!seats.some((seat) => seat.who === 'open')) await me.anybody(shared.length ? '' : mine?.name);
    else if (!(await me.need(true))) return false;
    // What nobody has done yet cannot be shown: bots act as fast as whoever opens the table wants to see it.
    const made = await postOnce<Opened>('/tables', { bots: botsAt(settings.speed), ...wish });
    router.go(`/tables/${made.id}${how}`);
    return true;
  } catch (error) {
    notices.error(error);
    return false;
  }
}

/** A game against the best bots, with the usual options or those of a variant. */
export const playBots = (game: string, options: Record<string, unknown> = {}): Promise<boolean> =>
  openTable({ game, options, spectators: false });

/** Bots only, to be watched from the first action on. */
export const watchBots = (game: string, players: number): Promise<boolean> =>
  openTable({ game, seats: Array.from({ length: players }, () => ({ who: 'bot' })) }, '?watch');

/** A first game: the variant to begin with, two gentle bots, at an easy pace, and the coach. */
export function firstGame(game: GameView): Promise<boolean> {
  const players = Math.min(Math.max(3, game.least_players), game.most_players);
  const bot = { who: 'bot', bot: game.first_bot };
  return openTable(
    {
      game: game.id,
      options: game.variants.find(({ name }) => name === game.first)?.options ?? {},
      seats: Array.from({ length: players }, (_, seat) => (seat ? bot : { who: 'me' })),
      spectators: false,
    },
    '?coach',
  );
}
