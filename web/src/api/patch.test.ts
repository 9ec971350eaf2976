import { describe, expect, it } from 'vitest';
import { patched, type Operation } from './patch';

const before = {
  table: { seq: 1, prompt: { key: 'a' }, seats: ['x', 'y'] },
  scene: { sprites: [{ id: 'a', x: 1 }, { id: 'b' }] },
};

function after(...operations: Operation[]): unknown {
  return patched(before, operations);
}

describe('changes of a document', () => {
  it('are made', () => {
    expect(after({ op: 'replace', path: '/table/seq', value: 2 })).toEqual({
      ...before,
      table: { ...before.table, seq: 2 },
    });
    expect(
      after({ op: 'add', path: '/table/names', value: { p: 1 } }, { op: 'remove', path: '/table/prompt' }),
    ).toEqual({
      ...before,
      table: { seq: 1, seats: ['x', 'y'], names: { p: 1 } },
    });
  });

  it('let things come and go in lists', () => {
    const changes: Operation[] = [
      { op: 'remove', path: '/scene/sprites/0' },
      { op: 'add', path: '/scene/sprites/0', value: { id: 'c' } },
      { op: 'add', path: '/scene/sprites/1/pick', value: 'p' },
      { op: 'add', path: '/scene/sprites/2', value: { id: 'd' } },
    ];
    expect(patched(before, changes).scene.sprites).toEqual([{ id: 'c' }, { id: 'b', pick: 'p' }, { id: 'd' }]);
  });

  it('leave the document before them as it was, and share the rest with it', () => {
    const found = patched(before, [{ op: 'replace', path: '/scene/sprites/0/x', value: 5 }]);
    expect(before.scene.sprites[0]).toEqual({ id: 'a', x: 1 });
    expect(found.scene.sprites[0]).toEqual({ id: 'a', x: 5 });
    expect(found.table).toBe(before.table);
    expect(found.scene.sprites[1]).toBe(before.scene.sprites[1]);
  });

  it('read names with strokes in them', () => {
    expect(patched({ 'a/b': { 'c~': 1 } }, [{ op: 'replace', path: '/a~1b/c~0', value: 2 }])).toEqual({
      'a/b': { 'c~': 2 },
    });
  });
});
