import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { SeatView } from '../api/types';
import { settings } from '../state/settings.svelte';
import { serve } from '../testing/server';
import { seat, sessionAt, tableView } from '../testing/table';
import SpeedField from './SpeedField.svelte';

const user = userEvent.setup();
const BOT = seat('Random', { bot: 'random' });

/** What the server is asked for when Ada wants to see everything at once. */
async function asked(...others: SeatView[]): Promise<string[]> {
  const requests: string[] = [];
  serve({
    'PUT /tables/t/speed': (body: unknown) => {
      requests.push(JSON.stringify(body));
      return {};
    },
  });
  render(SpeedField, { session: sessionAt(tableView({ seats: [seat('Ada'), ...others] })) });
  await user.click(screen.getByRole('button', { name: 'at once' }));
  expect(settings.speed).toBe('once');
  return requests;
}

it('makes bots act as fast as whoever is alone with them wants to see it', async () => {
  expect(await asked(BOT, BOT)).toEqual(['{"speed":"at_once"}']);
});

it('leaves bots as they are where somebody else plays, too', async () => {
  expect(await asked(BOT, seat('Ben'))).toEqual([]);
});
