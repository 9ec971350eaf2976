import { describe, expect, it } from 'vitest';
import { words } from './words.svelte';

describe('the language', () => {
  it('is the one that was asked for last, whoever waits', async () => {
    const first = words.load('it');
    const second = words.load('en');
    await first;
    expect(words.language).toBe('en');
    await second;
    expect(words.t('web-log')).toBe('Log');
  });

  it('keeps the words of the screens when it changes', async () => {
    await words.load('it');
    expect(words.t('web-not-json', { file: 'a' })).toContain('JSON');
    await words.load('en');
    expect(words.has('web-not-json')).toBe(true);
  });
});
