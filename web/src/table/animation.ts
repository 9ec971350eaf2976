/** A moving picture out of still ones: an animated WebP, put together from the frames that the browser has encoded. */

const HEAD = 12;

/** The image data of a still WebP: its chunks without those that describe the file. */
export function imageOf(file: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (let at = HEAD; at + 8 <= file.length;) {
    const name = String.fromCharCode(...file.subarray(at, at + 4));
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    if (name === 'ALPH' || name === 'VP8 ' || name === 'VP8L') parts.push(file.subarray(at, end));
    at = end;
  }
  return joined(parts);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function chunk(name: string, content: Uint8Array): Uint8Array {
  const head = new Uint8Array(8);
  head.set([...name].map((letter) => letter.charCodeAt(0)));
  new DataView(head.buffer).setUint32(4, content.length, true);
  return joined([head, content, new Uint8Array(content.length % 2)]);
}

/** A number in three bytes, the lowest first. */
const three = (number: number): number[] => [number & 255, (number >> 8) & 255, (number >> 16) & 255];

/** Frames of the same size, each shown so many milliseconds, the last one longer, again and again. */
export function animated(frames: readonly Uint8Array[], width: number, height: number, time: number): Uint8Array {
  const size = [...three(width - 1), ...three(height - 1)];
  const ANIMATION = 2;
  const parts = [
    chunk('VP8X', new Uint8Array([ANIMATION, 0, 0, 0, ...size])),
    chunk('ANIM', new Uint8Array([255, 255, 255, 255, 0, 0])),
    ...frames.map((frame, place) => {
      const shown = place === frames.length - 1 ? 6 * time : time;
      return chunk('ANMF', joined([new Uint8Array([0, 0, 0, 0, 0, 0, ...size, ...three(shown), 0]), imageOf(frame)]));
    }),
  ];
  return chunk('RIFF', joined([new TextEncoder().encode('WEBP'), ...parts]));
}

/** The positions of a game that a moving picture shows: all of them, or as many as there may be, evenly apart. */
export function positions(last: number, most: number): number[] {
  const count = Math.min(most, last + 1);
  return Array.from({ length: count }, (_, place) => Math.round((place * last) / Math.max(1, count - 1)));
}
