import { describe, expect, it } from 'vitest';
import type { GameView, Level } from '../api/types';
import { read, seated, written } from './seating';

const level = (name: string, seconds = 0, tempers: string[] = []): Level => ({ name, describe: '', seconds, tempers });
const levels = [
  level('random'),
  level('engineer', 0, ['friendly', 'sharp']),
  level('master', 1, ['friendly', 'sharp']),
];
const game = { levels } as GameView;

describe('a wish for a bot', () => {
  it('is a level, perhaps with a time and a temper', () => {
    expect(read('master:5:sharp')).toEqual({ level: 'master', seconds: '5', temper: 'sharp' });
    expect(read('engineer:friendly')).toEqual({ level: 'engineer', seconds: '', temper: 'friendly' });
    expect(read('random')).toEqual({ level: 'random', seconds: '', temper: '' });
  });

  it('says nothing that the level does not know', () => {
    const wish = { level: '', seconds: '5', temper: 'sharp' };
    expect(written(levels[2], { ...wish, level: 'master' })).toBe('master:5:sharp');
    expect(written(levels[1], { ...wish, level: 'engineer' })).toBe('engineer:sharp');
    expect(written(levels[0], { ...wish, level: 'random' })).toBe('random');
  });
});

describe('a new table', () => {
  it('has the best bots that play at once', () => {
    expect(seated(game, 3).map((seat) => seat.bot)).toEqual(['engineer', 'engineer', 'engineer']);
  });
});
