/** Who is to sit at a new table. */
import type { GameView } from '../api/types';

export interface SeatChoice {
  who: 'me' | 'bot' | 'open';
  bot: string;
  name: string;
}

/** So many seats: those that were chosen, and the best bots for the others. */
export function seated(game: GameView, count: number, before: readonly SeatChoice[] = []): SeatChoice[] {
  const bot = game.bots.at(-1) ?? '';
  return Array.from({ length: count }, (_, place) => before[place] ?? { who: place ? 'bot' : 'me', bot, name: '' });
}
