/**
 * The typefaces, cut to what the pages write: the letters of English and Italian in one file, all others of Latin in a
 * second that is fetched when somebody's name has one; the features that app.css asks for, and no instructions for
 * screens without grey. A first visit loads less than half of what the typefaces come with. Italics are the names of
 * seas: letters, and nothing else.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subset from 'subset-font';

const FACES = [
  ['Source Sans 3', 'source-sans-3', 400, 'normal'],
  ['Source Sans 3', 'source-sans-3', 600, 'normal'],
  ['Old Standard TT', 'old-standard-tt', 400, 'normal'],
  ['Old Standard TT', 'old-standard-tt', 700, 'normal'],
  ['Old Standard TT', 'old-standard-tt', 400, 'italic'],
];
const FEATURES = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'tnum'];
const between = (from, to) => Array.from({ length: to - from + 1 }, (_, place) => from + place);
const letters = (text) => [...text].map((letter) => letter.codePointAt(0));

const OURS = [...between(0x20, 0x7e), ...letters('\u00a0£·×àèéìòùÀÈÉÌÒÙ–—‘’“”…€−★←→↵')];
const OTHERS = [...between(0xa0, 0xff), ...letters('ŒœŠšŽž‚„†•‹›↑↓')].filter((letter) => !OURS.includes(letter));
const SEAS = OURS.filter((point) => /[\p{L} \u00a0'’.-]/u.test(String.fromCodePoint(point)));
const FOLDER = new URL('src/fonts/', import.meta.url);

/** Letters as `U+20-7e, U+a0, …`. */
function ranges(points) {
  const found = [];
  for (const point of [...points].sort((one, other) => one - other)) {
    const last = found.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else found.push([point, point]);
  }
  const hex = (point) => point.toString(16);
  return found.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}

const face = ([family, , weight, style], file, range) => `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-style: ${style};
  font-display: swap;
  src: url('./${file}') format('woff2');
  unicode-range: ${ranges(range)};
}
`;

mkdirSync(FOLDER, { recursive: true });
let sheet = '';
for (const cut of FACES) {
  const [, name, weight, style] = cut;
  const source = `node_modules/@fontsource/${name}/files/${name}-latin-${weight}-${style}.woff2`;
  const whole = readFileSync(new URL(source, import.meta.url));
  const first = style === 'italic' ? SEAS : OURS;
  const rest = [...OURS, ...OTHERS].filter((point) => !first.includes(point));
  for (const [part, range] of Object.entries({ '': first, '-others': rest })) {
    const file = `${name}-${weight}-${style}${part}.woff2`;
    const text = String.fromCodePoint(...range);
    writeFileSync(
      new URL(file, FOLDER),
      await subset(whole, text, { targetFormat: 'woff2', noHinting: true, keepFeatures: FEATURES }),
    );
    sheet += face(cut, file, range);
  }
}
writeFileSync(new URL('type.css', FOLDER), sheet);
