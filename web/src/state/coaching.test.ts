import { expect, it } from 'vitest';
import type { TableView } from '../api/types';
import { coaching } from './coaching.svelte';

const table = (change: object = {}): TableView =>
  ({ hints: true, seat: 0, seats: [{ bot: '' }, { bot: 'apprentice' }], ...change }) as unknown as TableView;

it('the coach can be asked to any table against bots, and sent away', () => {
  expect(coaching.can(table())).toBe(true);
  expect(coaching.at('one', table())).toBe(false);
  coaching.set('one', true);
  expect(coaching.at('one', table())).toBe(true);
  coaching.set('one', false);
  expect(coaching.at('one', table())).toBe(false);
});

it.each([
  ['other people', { seats: [{ bot: '' }, { bot: '' }] }],
  ['no hints', { hints: false }],
  ['nobody to advise', { seat: null }],
  ['a lesson', { lesson: {} }],
  ['a puzzle', { puzzle: {} }],
])('there is no coach at a table with %s', (_, change) => {
  expect(coaching.can(table(change))).toBe(false);
});
