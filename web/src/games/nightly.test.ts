import { expect, test } from 'vitest';
import { nightly } from './nightly';

test('a dark block stands once more behind a media query, and right after itself', () => {
  const sheet = ':root { --a: #000001; }\n:root[data-theme="dark"][data-colours="apart"] { --a: #000002; }\nbody {}';
  expect(nightly(sheet).replace(/\s+/g, ' ')).toBe(
    ':root { --a: #000001; } :root[data-theme="dark"][data-colours="apart"] { --a: #000002; } ' +
      '@media (prefers-color-scheme: dark) { :root:not([data-theme="light"])[data-colours="apart"] { --a: #000002; } } body {}',
  );
});

test('what is never dark stays as it is', () => {
  expect(nightly(':root { --a: #000001; }')).toBe(':root { --a: #000001; }');
});
