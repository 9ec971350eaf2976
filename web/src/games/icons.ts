/** The icons of our games: `page/icons.ts` of each brings its own, which is fetched where they are shown. */
import { drawings, type Drawing } from '../icons/drawings.svelte';

const nameOf = (path: string): string => path.replace(/^.*\/|\.svg$/g, '');

/** An SVG file without its frame. */
export function drawingOf(file: string): Drawing {
  const [, box = '', markup = ''] = /<svg[^>]*\bviewBox="([^"]*)"[^>]*>([^]*)<\/svg>/.exec(file) ?? [];
  return { box, markup };
}

/** Files of the folder `icons`, by their paths. */
export function bringIcons(files: Record<string, string>): void {
  drawings.bring(Object.fromEntries(Object.entries(files).map(([path, file]) => [nameOf(path), drawingOf(file)])));
}
