import { expect, it } from 'vitest';
import type { Spot } from '../api/types';
import { sessionAt, tableView } from '../testing/table';
import { namedIn, pointing } from './named';

const spot = (pick: string, args: Record<string, string>): Spot => ({
  pick,
  x: 0,
  y: 0,
  outline: '',
  tip: { key: 'tip', args },
});
const SPOTS = [
  spot('hex:1', { hex: 'D1' }),
  spot('hex:2', { hex: 'D12' }),
  spot('hex:3', { hex: 'E4', place: 'Great Yarmouth' }),
];

it('finds the coordinates and the names of places in a sentence, and no part of a longer one', () => {
  expect(namedIn('Ada extends the LMR towards D12 (north).', SPOTS)).toEqual(['hex:2']);
  expect(namedIn('It connects Great Yarmouth, not D1.', SPOTS)).toEqual(['hex:1', 'hex:3']);
  expect(namedIn('AD1 and D1a', SPOTS)).toEqual([]);
});

it('lets the places go dark while the page is drawn: what had the focus may be taken away then', () => {
  const session = sessionAt(tableView());
  const element = document.createElement('p');
  const stop = pointing(session, () => 'To D1.')(element);
  session.lit = ['hex:1'];
  // Svelte forbids changes in the midst of drawing, as in whatever is derived.
  const drawn = $derived.by(() => element.dispatchEvent(new FocusEvent('focusout')));
  expect((() => drawn)()).toBe(true);
  expect(session.lit).toEqual([]);
  stop();
});
