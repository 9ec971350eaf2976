import { expect, test } from 'vitest';
import ours from '../../../../src/roundhouse/games/rocket/board.json';
import { kit } from '../../../../src/roundhouse/games/rocket/page/board/kit';
import { inOurWords } from './problems';

const editing = { game: 'rocket', kit, board: ours };
const where = { key: 'file-hex', args: { q: 2, r: 3 } };
const problem = { key: 'file-starts-touch', args: { first: 'Hull', second: 'York' } };
const text = { key: 'problem', args: { where, problem } };

test('a place is called as on the map', () => {
  expect(inOurWords(editing, { text, place: 'hex:2,3' })).toEqual({
    key: 'problem',
    args: { where: 'C5 Manchester', problem },
  });
});

test('what the page has no name for is called as the server does', () => {
  expect(inOurWords(editing, { text, place: 'curious' })).toEqual(text);
  expect(inOurWords(editing, { text, place: null })).toEqual(text);
  expect(inOurWords(editing, { text: { key: 'too-large', args: {} }, place: null })).toEqual({
    key: 'too-large',
    args: {},
  });
});
