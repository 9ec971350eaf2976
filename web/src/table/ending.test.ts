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

/** Runs have to be searched for; else there is one answer. */
const SEARCHED = {
  picks: [['run:none'], ['run:own', '…'], ['…']],
  names: called('run:none', 'run:own'),
  decision: { seat: 0, kind: 'run', rule: '' },
};

function search(paths: string[][]): { session: Session; acts: () => unknown[]; searched: () => boolean } {
  const asked = serve({
    'GET /tables/t/scene': () => sceneOf(),
    'POST /tables/t/picks': () => ({ paths, names: {}, named: [], pieces: [], panels: [] }),
    'POST /tables/t/preview': () => ({ seq: 5, text: text('Run.'), events: [], pieces: [], changes: [], brings: [] }),
    'POST /tables/t/act': () => ({ seq: 5 }),
  });
  const bodies = (what: string): unknown[] =>
    asked.filter(({ route }) => route === `POST /tables/t/${what}`).map(({ body }) => body);
  return {
    session: sessionAt(tableView(SEARCHED)),
    acts: () => bodies('act'),
    searched: () => !!bodies('picks').length,
  };
}

it('gives the only answer where nothing is found that was searched for', async () => {
  const { session, acts } = search([]);
  await session.look(null);
  await expect.poll(acts).toMatchObject([{ seat: 0, expected_seq: 5, picks: ['run:none'] }]);
});

it('asks where something is found, and proposes it', async () => {
  const { session, acts } = search([['run:60/A-2']]);
  await session.look(null);
  await expect.poll(() => session.picked).toEqual(['run:60/A-2']);
  expect(acts()).toEqual([]);
});

it('asks whoever does not want only answers to be given, and whoever learns', async () => {
  for (const more of [{}, { lesson: {} as never }]) {
    settings.ends = !!more.lesson;
    const { session, acts, searched } = search([]);
    session.table = session.now = tableView({ ...SEARCHED, ...more });
    await session.look(null);
    await expect.poll(searched).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(acts()).toEqual([]);
  }
});
