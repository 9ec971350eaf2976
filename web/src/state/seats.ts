/** What the players of a table are called. */
import { capital } from '../words/capital';
import { t, words } from '../words/words.svelte';

interface Seat {
  name: string;
  bot: string;
  former?: boolean;
}

/** A bot by its strength, in the language of the reader; how long it thinks and how it plays is not said. */
export function botName(bot: string): string {
  const [level = ''] = bot.split(':');
  const key = `web-bot-${level}`;
  return words.has(key) ? t(key) : level;
}

/** The names by seat: bots that were given none are called after their strength, and numbered if there are several. */
export function seatNames(seats: readonly Seat[]): string[] {
  // The server calls them "Random" or "Random 2", in English.
  const nameless = (seat: Seat): boolean =>
    !!seat.bot && ['', seat.bot.split(':')[0]].includes(seat.name.toLowerCase().replace(/ \d+$/, ''));
  return seats.map((seat, place) => {
    if (seat.former) return t('web-former');
    if (!nameless(seat)) return seat.name || t('web-seat', { n: place + 1 });
    const alike = seats.flatMap((other, number) => (nameless(other) && other.bot === seat.bot ? [number] : []));
    const name = capital(botName(seat.bot));
    return alike.length > 1 ? `${name} ${alike.indexOf(place) + 1}` : name;
  });
}

/** A name and the number at its end, which stays where the name has to be cut. */
export const numbered = (name: string): string[] => name.split(/ (?=\d+$)/);
