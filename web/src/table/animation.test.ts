import { describe, expect, it } from 'vitest';
import { animated, imageOf, positions } from './animation';

/** A still picture as a browser writes it: a head, and one chunk with three bytes. */
const STILL = new Uint8Array([
  ...[...'RIFF'].map((letter) => letter.charCodeAt(0)),
  ...[16, 0, 0, 0],
  ...[...'WEBPVP8 '].map((letter) => letter.charCodeAt(0)),
  ...[3, 0, 0, 0, 7, 8, 9, 0],
]);
const text = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

describe('a moving picture', () => {
  it('takes the image out of a still one', () => {
    expect(text(imageOf(STILL).subarray(0, 4))).toBe('VP8 ');
    expect([...imageOf(STILL).subarray(8)]).toEqual([7, 8, 9, 0]);
  });

  it('says its size, and holds a frame for every position', () => {
    const whole = animated([STILL, STILL], 300, 200, 400);
    expect(text(whole.subarray(0, 4))).toBe('RIFF');
    expect(new DataView(whole.buffer).getUint32(4, true)).toBe(whole.length - 8);
    expect(text(whole).split('ANMF')).toHaveLength(3);
    const frame = text(whole).indexOf('ANMF') + 8;
    expect([...whole.subarray(frame + 6, frame + 15)]).toEqual([43, 1, 0, 199, 0, 0, 144, 1, 0]);
  });

  it('shows a long game in as many frames as there may be, first and last among them', () => {
    expect(positions(3, 60)).toEqual([0, 1, 2, 3]);
    const many = positions(431, 60);
    expect(many).toHaveLength(60);
    expect([many[0], many.at(-1)]).toEqual([0, 431]);
    expect(positions(0, 60)).toEqual([0]);
  });
});
