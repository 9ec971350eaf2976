import { describe, expect, it } from 'vitest';
import { serve } from '../testing/server';
import { words, type Said } from './words.svelte';

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

describe('what is told of the reader', () => {
  const moved = { key: 'move', args: { player: { key: 'player', args: { seat: 1 } }, to: 'Rome' } };

  it('is told to them, where there are words for it, and by name to everybody else', async () => {
    await words.also('trains', 'a screen', () =>
      Promise.resolve('move = { $player } goes to { $to }.\n    .you = You go to { $to }.\nrest = { $player } rests.'),
    );
    serve({ 'GET /games/trains/words/en': () => '' });
    await words.useGame('trains');
    const names = ['Ada', 'Ben'];
    expect(words.say(moved, names, 'trains', 1)).toBe('You go to Rome.');
    expect(words.say(moved, names, 'trains', 0)).toBe('Ben goes to Rome.');
    expect(words.say(moved, names, 'trains')).toBe('Ben goes to Rome.');
    expect(words.say({ ...moved, key: 'rest' }, names, 'trains', 1)).toBe('Ben rests.');
    // By the name of that time: somebody else may have sat there.
    const then = (player: string): Said => ({ key: 'move', args: { player, seat: 1, to: 'Rome' } });
    expect(words.say(then('Ben'), names, 'trains', 1)).toBe('You go to Rome.');
    expect(words.say(then('Eve'), names, 'trains', 1)).toBe('Eve goes to Rome.');
    expect(words.say(then('Ben'), names, 'trains', 0)).toBe('Ben goes to Rome.');
    expect(words.rich(moved, names, 'trains', 1)).toEqual([
      { text: 'You go to ', strong: false },
      { text: 'Rome', strong: true },
      { text: '.', strong: false },
    ]);
  });
});
