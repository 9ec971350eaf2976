import { expect, it } from 'vitest';
import { written } from './notation';

it('writes an action in a line', () => {
  expect(written({ type: 'extend', line: 'GWR', hex: [4, 7] })).toBe('extend line=GWR hex=4,7');
  expect(written({ type: 'pass' })).toBe('pass');
  expect(written({ type: 'run', runs: [{ train: 'A1', stops: ['C6', 'B7'] }] })).toBe(
    'run runs=(train=A1 stops=C6,B7)',
  );
});
