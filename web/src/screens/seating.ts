/** Who is to sit at a new table. */
import type { GameView, Level } from '../api/types';

export interface SeatChoice {
  who: 'me' | 'bot' | 'open';
  /** A level, with how long it may think and how it shall play: `master:5:sharp`. */
  bot: string;
  name: string;
  /** From 1 on; 0: as the seat has it. */
  colour?: number;
}

/** Colours that there are. */
const COLOURS = 8;

/** The colour of every seat as the server will have it, no two alike. */
export function coloured(seats: readonly SeatChoice[]): number[] {
  const taken = new Set(seats.flatMap((seat) => (seat.colour ? [seat.colour] : [])));
  const found = seats.map((seat, place) => {
    const colour = seat.colour || (taken.has(place + 1) ? 0 : place + 1);
    taken.add(colour);
    return colour;
  });
  return found.map((colour) => {
    if (colour) return colour;
    const spare = Array.from({ length: COLOURS }, (_, n) => n + 1).find((each) => !taken.has(each)) ?? 1;
    taken.add(spare);
    return spare;
  });
}

/** The next colour after that of a seat that no other seat has. */
export function nextColour(seats: readonly SeatChoice[], place: number): number {
  const now = coloured(seats);
  const others = now.filter((_, other) => other !== place);
  let colour = now[place] ?? 1;
  do colour = (colour % COLOURS) + 1;
  while (others.includes(colour));
  return colour;
}

/** How long people can let a bot think about a decision, in seconds. */
export const TIMES = [1, 2, 5];

/** So many seats: those that were chosen, and the best bots that play at once for the others. */
export function seated(game: GameView, count: number, before: readonly SeatChoice[] = []): SeatChoice[] {
  const bot = game.levels.filter((level) => !level.seconds).at(-1)?.name ?? '';
  return Array.from({ length: count }, (_, place) => before[place] ?? { who: place ? 'bot' : 'me', bot, name: '' });
}

/** What a wish for a bot says besides the level. */
export interface Wish {
  level: string;
  seconds: string;
  temper: string;
}

export function read(bot: string): Wish {
  const [level = '', ...settings] = bot.split(':');
  const isTime = (setting: string): boolean => /^\d/.test(setting);
  return { level, seconds: settings.find(isTime) ?? '', temper: settings.find((each) => !isTime(each)) ?? '' };
}

/** A level as it is wished for; what that level does not know is left out. */
export function written(level: Level | undefined, wish: Wish): string {
  const seconds = level?.seconds ? wish.seconds : '';
  const temper = level?.tempers.includes(wish.temper) ? wish.temper : '';
  return [wish.level, seconds, temper].filter(Boolean).join(':');
}
