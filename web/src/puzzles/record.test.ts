import { beforeEach, describe, expect, test, vi } from 'vitest';
import { change, streak } from './record.svelte';

describe('a rating', () => {
  test('rises with a right answer, the more the harder the puzzle was', () => {
    expect(change(1200, 30, 1200, 1)).toBe(12);
    expect(change(1200, 30, 1600, 1)).toBeGreaterThan(change(1200, 30, 1200, 1));
    expect(change(1200, 30, 1200, 0)).toBe(-12);
    expect(change(1200, 30, 1600, 0)).toBeGreaterThan(-12);
  });
  test('moves faster at first', () => {
    expect(change(1200, 0, 1200, 1)).toBe(24);
  });
});

describe('a streak', () => {
  const days = ['2026-02-27', '2026-02-28', '2026-03-01'];
  test('counts days in a row, over the end of a month', () => {
    expect(streak(days, '2026-03-01')).toBe(3);
  });
  test('is not broken by a day that is not over', () => {
    expect(streak(days, '2026-03-02')).toBe(3);
  });
  test('is broken by a day that is', () => {
    expect(streak(days, '2026-03-03')).toBe(0);
  });
});

describe('what is remembered', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.resetModules();
  });
  const load = async () => (await import('./record.svelte')).record;

  test('only the first answer counts', async () => {
    const record = await load();
    expect(record.rating).toBeNull();
    const by = record.answer('chess', 'mate-1', 1400, false);
    expect(by).toBeLessThan(0);
    expect(record.answer('chess', 'mate-1', 1400, true)).toBe(0);
    expect(record.isSolved('chess', 'mate-1')).toBe(true);
    expect(record.rating).toBe(1200 + by);
  });
  test('help costs stars, and with them points', async () => {
    const record = await load();
    const helped = record.answer('chess', 'mate-1', 1200, true, 1);
    const unaided = record.answer('chess', 'mate-2', 1200, true);
    expect(helped).toBeLessThan(unaided);
  });
  test('stays in the browser', async () => {
    const before = await load();
    before.answer('chess', 'mate-1', 1400, true);
    before.solveDay('2026-03-01');
    vi.resetModules();
    const after = await load();
    expect(after.rating).toBe(before.rating);
    expect(after.streak('2026-03-01')).toBe(1);
  });
});
