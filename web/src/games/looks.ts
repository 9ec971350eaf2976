/** How games look: icons of ours are fetched with the first table of each; of games of other packages, colours and icons
 *  come from the server. */
import { get } from '../api/client';
import type { GameLook } from '../api/types';
import { drawings } from '../icons/drawings.svelte';
import { nightly } from './nightly';
import { PAGES } from './panels';

type Palette = 'light' | 'dark' | 'apart' | 'apart_dark';
/** In this order: what comes later counts. */
const SELECTORS: readonly (readonly [Palette, string])[] = [
  ['light', ':root'],
  ['dark', ':root[data-theme="dark"]'],
  ['apart', ':root[data-colours="apart"]'],
  ['apart_dark', ':root[data-theme="dark"][data-colours="apart"]'],
];

const known = new Set(Object.keys(PAGES));

/** Fetch how a game looks, once; colours that are built in need not be fetched. */
export async function dress(game: string): Promise<void> {
  await PAGES[game]?.icons?.();
  if (!game || known.has(game)) return;
  known.add(game);
  try {
    const look = await get<GameLook>(`/games/${encodeURIComponent(game)}/look`);
    drawings.bring(look.icons);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(sheetOf(look.colours));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  } catch (error) {
    known.delete(game);
    throw error;
  }
}

export function sheetOf(colours: GameLook['colours']): string {
  const blocks = SELECTORS.map(([palette, selector]) => {
    const values = Object.entries(colours[palette] ?? {}).map(([name, value]) => `  --${name}: ${value};`);
    return values.length ? `${selector} {\n${values.join('\n')}\n}\n` : '';
  });
  return nightly(blocks.join(''));
}
