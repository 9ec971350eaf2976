/** What was agreed on at a table, in a few words: edition, what differs from the usual, and how fast it goes. */
import type { Option, TableCard } from '../api/types';
import { games } from '../state/games.svelte';
import { t, words } from '../words/words.svelte';

type Clock = TableCard['clock'];

export function pace({ kind, time, increment }: Clock): string {
  if (kind === 'live') {
    const live = t('web-pace-live', { n: Math.round(time / 60) });
    return increment ? `${live} + ${t('web-seconds', { n: increment })}` : live;
  }
  return kind === 'day' ? t('web-pace-day', { n: Math.round(time / 3600) }) : t('web-pace-none');
}

function said(game: string, option: Option | undefined, name: string, value: unknown): string {
  const label = option?.label ? words.say(option.label, [], game) : name;
  if (value === true) return label;
  if (value === false) {
    // "Basic game" says more than what is missing in it.
    const off = `${option?.label?.key}-off`;
    return words.has(off, game) ? words.say({ key: off }, [], game) : t('web-without', { what: within(label) });
  }
  const chosen = option?.values.find((each) => each.value === value)?.label;
  const spoken = chosen
    ? words.say(chosen, [], game)
    : value === null
      ? t('web-none')
      : typeof value === 'string'
        ? value
        : JSON.stringify(value);
  // "1999 edition" says what it is.
  return spoken.toLocaleLowerCase().includes(label.toLocaleLowerCase()) ? spoken : `${label}: ${spoken}`;
}

/** A label inside a sentence has no capital, unless it begins with initials. */
const within = (label: string): string =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLocaleLowerCase() + label.slice(1);

/** The first is what people ask first, such as the edition; the others differ from what is usual with it. */
export function agreed(game: string, options: Record<string, unknown>): string[] {
  const known = games.find(game)?.options ?? [];
  return (
    known
      // Words of a game that nobody has asked for yet are not there.
      .filter(({ label }) => !label || words.has(label.key, game))
      .filter(({ name }) => name in options)
      .map((option) => said(game, option, option.name, options[option.name]))
  );
}
