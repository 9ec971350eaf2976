/** Dark colours are meant by night, too: where nobody has chosen a theme and the system asks for a dark one. */

const DARK = /(:root)\[data-theme="dark"\]([^{}]*)(\{[^{}]*\})/g;

/** A sheet of colours in which every dark block stands once more behind a media query, so that nobody has to write it twice. */
export function nightly(sheet: string): string {
  return sheet.replace(
    DARK,
    (block: string, root: string, more: string, values: string) =>
      `${block}\n@media (prefers-color-scheme: dark) {\n${root}:not([data-theme="light"])${more}${values}\n}`,
  );
}
