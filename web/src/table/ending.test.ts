import { beforeEach, expect, it } from 'vitest';
import { settings } from '../state/settings.svelte';
import { Refused, serve } from '../testing/server';
import { called, sceneOf, sessionAt, tableView, text } from '../testing/table';
import type { Session } from './session.svelte';

const IDLE = {
  picks: [['end'], ['unload:corn']],
  names: called('end', 'unload:corn'),
  decision: { seat: 0, kind: 'end_turn', rule: '', ending: ['end'] },
};

function sit(answer: () => unknown): { session: Session; acts: () => unknown[] } {
  const asked = serve({ 'GET /tables/t/scene': () => sceneOf(), 'POST /tables/t/act': answer });
  const acts = (): unknown[] => asked.filter(({ route }) => route === 'POST /tables/t/act').map(({ body }) => body);
  return { session: sessionAt(tableView(IDLE)), acts };
}

beforeEach(() => {
  settings.ends = true;
});

it('ends a turn in which nothing is left to do, without asking', async () => {
  const { session, acts } = sit(() => ({ seq: 5 }));
  expect(session.asked).toBe(false);
  await session.look(null);
  expect(acts()).toMatchObject([{ seat: 0, expected_seq: 5, picks: ['end'] }]);
});

it('asks whoever does not want that', async () => {
  settings.ends = false;
  const { session, acts } = sit(() => ({ seq: 5 }));
  await session.look(null);
  expect(session.asked).toBe(true);
  expect(acts()).toEqual([]);
});

it('asks where it cannot be done', async () => {
  const { session } = sit(() => new Refused(409, { code: 'conflict', text: text('No.') }));
  await session.look(null);
  await expect.poll(() => session.asked).toBe(true);
});
