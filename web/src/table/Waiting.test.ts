import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SeatView } from '../api/types';
import { seat, sessionAt, tableView } from '../testing/table';
import type { Session } from './session.svelte';
import Waiting from './Waiting.svelte';

const shown = (): string | undefined => document.querySelector('[data-waiting]')?.textContent?.trim();

/** Ada waits for somebody, from now on. */
function waiting(other: SeatView): Session {
  vi.useFakeTimers();
  const decision = { seat: 1, kind: 'move', rule: 'R-1', passing: '' };
  const session = sessionAt(tableView({ seats: [seat('Ada'), other], decision }));
  render(Waiting, { session });
  return session;
}

async function pass(seconds: number): Promise<void> {
  vi.advanceTimersByTime(1000 * seconds);
  await tick();
}

describe('whoever is waited for', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is seen to think, once it takes a while, and how long', async () => {
    waiting(seat('Ben', { bot: 'master' }));
    await pass(2);
    expect(shown()).toBeUndefined();
    await pass(3);
    expect(shown()).toBe('Ben is thinking: 5 s');
    await pass(150);
    expect(shown()).toBe('Ben is thinking: 2 minutes');
  });

  it('is counted anew with every action', async () => {
    const session = waiting(seat('Ben'));
    await pass(9);
    expect(shown()).toBe('Waiting for Ben: 9 s');
    session.table = { ...session.table!, seq: 6 };
    await tick();
    expect(shown()).toBeUndefined();
  });
});
