/** Whom a text speaks of. */
import type { TextData } from '../api/types';

/** Does a text name that seat, in itself or in what it is made of? */
export function speaksOf(text: TextData, seat: number): boolean {
  return (text.key === 'player' && text.args?.['seat'] === seat) || Object.values(text.args ?? {}).some(within);

  function within(arg: unknown): boolean {
    if (Array.isArray(arg)) return arg.some(within);
    return !!arg && typeof arg === 'object' && 'key' in arg && speaksOf(arg as TextData, seat);
  }
}
