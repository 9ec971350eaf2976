import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Icon from '../parts/Icon.svelte';
import { serve } from '../testing/server';
import { dress, sheetOf } from './looks';

test('colours become a sheet, the dark ones after the light ones and by night', () => {
  const sheet = sheetOf({ dark: { glow: '#000002' }, light: { glow: '#000001' } }).replace(/\s+/g, ' ');
  expect(sheet).toMatch(/^:root { --glow: #000001; } :root\[data-theme="dark"\] { --glow: #000002; } @media/);
});

test('a game of another package is dressed once, and its icons are drawn as shapes', async () => {
  const lamp = { box: '0 0 10 10', shapes: [{ tag: 'circle', attributes: { r: '3', fill: 'currentColor' } }] };
  const asked = serve({
    'GET /games/lantern/look': () => ({ colours: { light: { glow: '#000001' } }, icons: { lamp } }),
  });
  await dress('lantern');
  await dress('lantern');
  expect(asked).toHaveLength(1);
  expect(document.adoptedStyleSheets.at(-1)?.cssRules).toHaveLength(1);
  const { container } = render(Icon, { name: 'lamp' });
  expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 10 10');
  expect(container.querySelector('circle')?.getAttribute('r')).toBe('3');
});

test('what could not be fetched is asked for again', async () => {
  serve({});
  await expect(dress('candle')).rejects.toThrow();
  const asked = serve({ 'GET /games/candle/look': () => ({ colours: {}, icons: {} }) });
  await dress('candle');
  expect(asked).toHaveLength(1);
});
