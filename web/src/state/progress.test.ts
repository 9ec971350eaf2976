import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PuzzleAnswer, Progress } from '../api/types';
import { serve, type Asked } from '../testing/server';

const SOLVED: PuzzleAnswer = { right: true, solved: true, change: 20, stars: 3 };
const MISSED: PuzzleAnswer = { right: false, solved: false, change: -20, stars: 0 };
const ADA = { id: 'ada', name: 'Ada', guest: false, program: false };
const BEN = { id: 'ben', name: 'Ben', guest: false, program: false };
const GUEST = { id: 'guest', name: 'Guest', guest: true, program: false };

/** A server that knows this of whoever asks. */
function knowing(known: Partial<Progress>): Asked[] {
  const all = { lessons: [], puzzles: {}, days: [], ...known };
  return serve({ 'GET /me/progress': () => all, 'POST /me/progress': () => all });
}

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
async function load() {
  const { me } = await import('./me.svelte');
  const { progress } = await import('./progress.svelte');
  return { me, progress };
}
const heard = () => new Promise((resolve) => setTimeout(resolve));

describe('what was learned', () => {
  test('is remembered before anybody is known', async () => {
    const before = await load();
    before.progress.add({ lessons: ['chess/fork'] });
    vi.resetModules();
    const { progress } = await load();
    expect(progress.hasLearned('chess', 'fork')).toBe(true);
  });

  test('is told to the server and joined with what it knows', async () => {
    const { me, progress } = await load();
    progress.add({ lessons: ['chess/fork'] });
    const asked = knowing({ lessons: ['chess/pin'], puzzles: { 'chess/1': MISSED } });
    me.user = GUEST;
    progress.use();
    await heard();
    expect(asked).toEqual([{ route: 'POST /me/progress', body: { lessons: ['chess/fork'], puzzles: {}, days: [] } }]);
    expect([...progress.lessons].sort()).toEqual(['chess/fork', 'chess/pin']);
    progress.add({ puzzles: { 'chess/1': SOLVED } });
    expect(progress.puzzles['chess/1']).toEqual({ ...MISSED, solved: true });
  });

  test('comes along when a guest logs in', async () => {
    const { me, progress } = await load();
    me.user = GUEST;
    progress.add({ lessons: ['chess/fork'] });
    me.user = ADA;
    const asked = knowing({});
    progress.use();
    await heard();
    expect(asked[0]?.body).toMatchObject({ lessons: ['chess/fork'] });
  });

  test('of an account is nobody else’s', async () => {
    const { me, progress } = await load();
    knowing({ lessons: ['chess/fork'] });
    me.user = ADA;
    progress.use();
    await heard();
    expect(progress.hasLearned('chess', 'fork')).toBe(true);
    const asked = knowing({});
    me.user = BEN;
    progress.add({ lessons: ['chess/pin'] });
    await heard();
    expect(progress.lessons).toEqual(['chess/pin']);
    expect(asked.map((each) => each.route)).toEqual(['GET /me/progress', 'POST /me/progress']);
    me.known = true;
    me.user = null;
    progress.use();
    expect(progress.lessons).toEqual([]);
  });

  test('is told once more where the server could not be asked', async () => {
    const { me, progress } = await load();
    me.user = GUEST;
    serve({});
    progress.add({ lessons: ['chess/fork'] });
    await heard();
    const asked = knowing({});
    progress.use();
    await heard();
    expect(asked[0]?.body).toMatchObject({ lessons: ['chess/fork'] });
  });

  test.each(['{', '[]', '{"who":1}', '{"who":"","lessons":[],"days":[],"puzzles":{"a/b":null}}'])(
    'is forgotten if it is damaged: %s',
    async (text) => {
      localStorage.setItem('roundhouse-progress', text);
      expect((await load()).progress.puzzles).toEqual({});
    },
  );
});
