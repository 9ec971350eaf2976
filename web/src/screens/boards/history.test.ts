import { expect, test } from 'vitest';
import { History } from './history';

test('steps are taken back and done again in their order', () => {
  const history = new History('a');
  history.do('b');
  history.do('c');
  expect([history.undo(), history.undo(), history.undo()]).toEqual(['b', 'a', 'a']);
  expect([history.redo(), history.redo(), history.redo()]).toEqual(['b', 'c', 'c']);
});

test('whatever is done after taking back leaves nothing to do again', () => {
  const history = new History('a');
  history.do('b');
  history.undo();
  history.do('c');
  expect(history.canRedo).toBe(false);
  expect(history.undo()).toBe('a');
});

test('one stroke is one step, and two strokes are two', () => {
  const history = new History('a');
  history.do('b', 'stroke 1');
  history.do('c', 'stroke 1');
  history.do('d', 'stroke 2');
  expect([history.undo(), history.undo()]).toEqual(['c', 'a']);
});

test('after taking back, a stroke of the same name begins anew', () => {
  const history = new History('a');
  history.do('b', 'name');
  history.undo();
  history.do('c', 'name');
  history.do('d', 'name');
  expect(history.undo()).toBe('a');
});

test('what changes nothing is no step', () => {
  const history = new History('a');
  history.do('a');
  expect(history.canUndo).toBe(false);
});
