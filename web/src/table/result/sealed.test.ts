import { describe, expect, it } from 'vitest';
import { canonical, isPromised } from './sealed';

describe('what was promised at the start', () => {
  it('is written with sorted names, without spaces, in ASCII', () => {
    expect(canonical({ seed: 7, given: { b: [1, null], a: 'è' } })).toBe(
      '{"given":{"a":"\\u00e8","b":[1,null]},"seed":7}',
    );
  });

  it('is known again, and anything else is not', async () => {
    // The SHA-256 of `{"seed":7}`.
    const commitment = 'beced1fe696351bb996169a4f1987ca19b5f52f37c7ef3071f9c044cf3580bfc';
    expect(await isPromised({ seed: 7 }, commitment)).toBe(true);
    expect(await isPromised({ seed: 8 }, commitment)).toBe(false);
  });
});
