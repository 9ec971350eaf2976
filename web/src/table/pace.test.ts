import { beforeEach, expect, test, vi } from 'vitest';
import { Pace, restOf } from './pace';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.setSystemTime(0);
  vi.advanceTimersByTime(10_000);
});

test('an action rests by speed, and longer the more there is to read', () => {
  expect(restOf('slow', 10)).toBe(4000);
  expect(restOf('normal', 60)).toBe(2000);
  expect(restOf('normal', 110)).toBe(3000);
  expect(restOf('fast', 60)).toBe(800);
  expect(restOf('once', 500)).toBe(0);
});

test('what is shown rests until its time is over', async () => {
  const pace = new Pace();
  await pace.rest(false);
  pace.begin(2000);
  let over = false;
  void pace.rest(false).then(() => (over = true));
  await vi.advanceTimersByTimeAsync(1990);
  expect(over).toBe(false);
  await vi.advanceTimersByTimeAsync(20);
  expect(over).toBe(true);
  expect(pace.left).toBe(0);
});

test('what is held rests until somebody goes on', async () => {
  const pace = new Pace();
  let over = false;
  void pace.rest(true).then(() => (over = true));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(over).toBe(false);
  pace.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(over).toBe(true);
});
