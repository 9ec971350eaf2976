import { expect, test } from 'vitest';
import { drawings } from '../icons/drawings.svelte';
import { drawingOf } from './icons';
import { PAGES } from './panels';

test('the icons of every game are brought with it', async () => {
  expect(drawings.of('good-coal')).toBeUndefined();
  await Promise.all(Object.values(PAGES).map(async ({ icons }) => icons?.()));
  expect(drawings.of('good-coal')).toMatchObject({ box: '0 0 24 24' });
  expect(drawings.of('industry-steel')).toMatchObject({ box: '0 0 24 24' });
  expect(drawings.of('no-such-icon')).toBeUndefined();
});

test('a file loses its frame and keeps its box', () => {
  expect(drawingOf('<svg xmlns="…" viewBox="0 0 4 2"><path d="M0 0"/></svg>\n')).toEqual({
    box: '0 0 4 2',
    markup: '<path d="M0 0"/>',
  });
});
