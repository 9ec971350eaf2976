/** What is to be done once, and is sent again because no answer came. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serve } from '../testing/server';
import { newKey, postOnce } from './client';

afterEach(() => vi.unstubAllGlobals());

const keysOf = (asked: { body: unknown }[]): unknown[] => asked.map(({ body }) => (body as { key: string }).key);

test('keys are long and differ, at addresses that are not secure, too', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const keys = Array.from({ length: 100 }, newKey);
  expect(new Set(keys).size).toBe(100);
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
});

let isLost = false;
let asked: { body: unknown }[];

beforeEach(() => {
  isLost = false;
  asked = serve({ 'POST /tables': () => ({ id: 'new' }), 'POST /tables/t/chat': () => ({ number: 1 }) });
  const answered = fetch;
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    const answer = await answered(address, request);
    if (isLost) throw new TypeError('lost');
    return answer;
  });
});

test('what is sent again after a lost answer has the same key', async () => {
  isLost = true;
  await expect(postOnce('/tables', { game: 'rocket' })).rejects.toThrow();
  await expect(postOnce('/tables', { game: 'rocket' })).rejects.toThrow();
  isLost = false;
  await postOnce('/tables', { game: 'rocket' });
  expect(new Set(keysOf(asked)).size).toBe(1);
});

test('what was answered, or is something else, has another key', async () => {
  await postOnce('/tables/t/chat', { text: 'hello' });
  await postOnce('/tables/t/chat', { text: 'hello' });
  isLost = true;
  await expect(postOnce('/tables/t/chat', { text: 'well' })).rejects.toThrow();
  await expect(postOnce('/tables/t/chat', { text: 'well?' })).rejects.toThrow();
  expect(new Set(keysOf(asked)).size).toBe(4);
});
