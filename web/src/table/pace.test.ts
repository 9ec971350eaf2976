import { beforeEach, expect, test, vi } from 'vitest';
import { between, Pace } from './pace';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.setSystemTime(0);
  vi.stubGlobal('document', { hidden: false });
  vi.advanceTimersByTime(10_000);
});

test('many actions are shown faster than few, and none in no time', () => {
  expect(between(3)).toBeLessThan(between(1));
  expect(between(100)).toBeGreaterThan(100);
});

test('what happens is followed, unless motion is not wanted, nobody looks, or it is too much', () => {
  const pace = new Pace();
  expect(pace.follows(1, true)).toBe(true);
  expect(pace.follows(1, false)).toBe(false);
  expect(pace.follows(0, true)).toBe(false);
  expect(pace.follows(-2, true)).toBe(false);
  expect(pace.follows(200, true)).toBe(false);
  vi.stubGlobal('document', { hidden: true });
  expect(pace.follows(1, true)).toBe(false);
});

test('the first action is shown at once, the second after the first was seen', async () => {
  const pace = new Pace();
  await pace.wait(2);
  let shown = false;
  void pace.wait(1).then(() => (shown = true));
  await vi.advanceTimersByTimeAsync(between(1) - 10);
  expect(shown).toBe(false);
  await vi.advanceTimersByTimeAsync(20);
  expect(shown).toBe(true);
});

test('who hurries waits no longer', async () => {
  const pace = new Pace();
  expect(await pace.wait(3)).toBe(false);
  const next = pace.wait(2);
  pace.hurry();
  expect(await next).toBe(true);
});
