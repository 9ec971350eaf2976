/**
 * The typefaces, cut to what the pages write: Latin letters and signs, the features that app.css asks for, and no
 * instructions for screens without grey. That is half of what they come with.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subset from 'subset-font';

const FACES = {
  'source-sans-3': ['400-normal', '600-normal'],
  'old-standard-tt': ['400-normal', '700-normal', '400-italic'],
};
const FEATURES = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'tnum'];
const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, place) => from + place));
const LETTERS = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ŒœŠšŽž–—‘’‚“”„†•…‹›€−×★←↑→↓↵';
const FOLDER = new URL('src/fonts/', import.meta.url);

mkdirSync(FOLDER, { recursive: true });
for (const [family, cuts] of Object.entries(FACES)) {
  for (const cut of cuts) {
    const whole = readFileSync(new URL(`node_modules/@fontsource/${family}/files/${family}-latin-${cut}.woff2`, import.meta.url));
    const small = await subset(whole, LETTERS, { targetFormat: 'woff2', noHinting: true, keepFeatures: FEATURES });
    writeFileSync(new URL(`${family}-${cut}.woff2`, FOLDER), small);
  }
}
