import { describe, expect, it } from 'vitest';
import { another, cardsPaid } from '../../../src/roundhouse/games/spike/page/paying';

const PAYMENTS = ['pay:black=1;blue=1', 'pay:black=1;orange=2>blue', 'pay:blue=1;orange=2>black', 'pay:orange=3>blue'];

describe('a payment with rail cards', () => {
  it('takes cards of its colours, also for a wild set', () => {
    expect(cardsPaid('pay:black=1;orange=2>brown;orange=2>blue')).toEqual({ black: 1, orange: 4 });
    expect(cardsPaid('')).toEqual({});
  });
  it('is exchanged for the next that takes another number of a colour', () => {
    expect(another(PAYMENTS, PAYMENTS[0]!, 'blue')).toBe(PAYMENTS[1]);
    expect(another(PAYMENTS, PAYMENTS[0]!, 'black')).toBe(PAYMENTS[2]);
    expect(another(PAYMENTS, PAYMENTS[2]!, 'black')).toBe(PAYMENTS[0]);
    expect(another(PAYMENTS, PAYMENTS[0]!, 'white')).toBeUndefined();
  });
});
