/** The icons of our games, from `page/icons` of each: imported where they are shown, for a first visit needs none of them. */
import { drawings, type Drawing } from '../icons/drawings.svelte';

const files = import.meta.glob<string>('../../../src/roundhouse/games/*/page/icons/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const nameOf = (path: string): string => path.replace(/^.*\/|\.svg$/g, '');

/** An SVG file without its frame. */
export function drawingOf(file: string): Drawing {
  const [, box = '', markup = ''] = /<svg[^>]*\bviewBox="([^"]*)"[^>]*>([^]*)<\/svg>/.exec(file) ?? [];
  return { box, markup };
}

drawings.bring(Object.fromEntries(Object.entries(files).map(([path, file]) => [nameOf(path), drawingOf(file)])));
