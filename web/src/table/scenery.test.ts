import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Happened, TableView } from '../api/types';
import { settings } from '../state/settings.svelte';
import { serve } from '../testing/server';
import { happened, sceneOf, sessionAt, tableView, text } from '../testing/table';
import type { Session } from './session.svelte';

const RECORDS: Happened[] = happened([1, 'Ben builds.'], [1, 'Ben pays Ada.'], [1, 'Ben moves.'], [1, 'Ben ends.']);

/** Ada sits at a table at which Ben has acted four times, of which nothing is shown yet. */
function behind(more: Partial<TableView> = {}): Session {
  const then = (n: number): object => ({
    actions: n,
    seq: n,
    view: { n },
    decision: { seat: 1, kind: 'move', rule: '' },
    prompt: text(`After ${n}.`),
    told: null,
  });
  serve({
    'GET /tables/t/scene': () => sceneOf(),
    'GET /tables/t/history/1': () => then(1),
    'GET /tables/t/history/2': () => then(2),
    'GET /tables/t/history/3': () => then(3),
  });
  const session = sessionAt(tableView({ seq: 0, actions: 0, decision: null }));
  session.records = RECORDS;
  session.now = tableView({ seq: 4, actions: 4, picks: [['go']], view: { n: 4 }, ...more });
  return session;
}

const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  Object.assign(settings, { speed: 'normal', stops: true });
});

describe('what is drawn', () => {
  it('goes on action by action, and everything else with it', async () => {
    const session = behind();
    void session.look(null);
    for (const n of [1, 2, 3]) {
      await pass(n === 1 ? 50 : 2000);
      expect(session.scenery.drawn).toBe(n);
      expect(session.view).toEqual({ n });
      expect(session.say(session.table!.prompt)).toBe(`After ${n}.`);
      expect(session.told).toHaveLength(n);
      expect(session.heard).toHaveLength(n);
      expect(session.last).toBe(n);
      expect(session.asked).toBe(false);
    }
  });

  it('asks nothing before the last action has been read', async () => {
    const session = behind();
    void session.look(null);
    await pass(50 + 3 * 2000);
    expect(session.scenery.drawn).toBe(4);
    expect(session.asked).toBe(false);
    await pass(2000);
    expect(session.asked).toBe(true);
  });

  it('shows the present at once to those who skip, or want it so', async () => {
    const session = behind();
    void session.look(null);
    await pass(50);
    // Pieces are seen to move from one action to the next, and nowhere else.
    expect([session.scenery.drawn, session.scenery.stepped]).toEqual([1, 1]);
    session.scenery.skip();
    await pass(50);
    expect([session.scenery.drawn, session.scenery.stepped]).toEqual([4, 3]);
    expect(session.asked).toBe(true);
    settings.speed = 'once';
    const other = behind();
    await other.look(null);
    expect(other.scenery.drawn).toBe(4);
    expect(other.asked).toBe(true);
  });

  it('is held for as long as somebody wants, and goes on one by one', async () => {
    const session = behind();
    void session.look(null);
    await pass(50);
    session.scenery.hold(true);
    await pass(60_000);
    expect(session.scenery.drawn).toBe(1);
    session.scenery.on();
    await pass(50);
    expect(session.scenery.drawn).toBe(2);
    await pass(60_000);
    expect(session.scenery.drawn).toBe(2);
    session.scenery.hold(false);
    await pass(50);
    expect(session.scenery.drawn).toBe(3);
  });

  it('does not rest at what tells nothing', async () => {
    const session = behind();
    session.records = RECORDS.map((record) => ({ ...record, told: { ...record.told!, quiet: record.seq < 4 } }));
    void session.look(null);
    await pass(100);
    expect(session.scenery.drawn).toBe(4);
  });

  it('stops where the reader is paid, unless that is not wanted', async () => {
    const paid = { key: 'paid', args: { player: { key: 'player', args: { seat: 0 } } } };
    const records = RECORDS.map((each) =>
      each.seq === 2 ? { ...each, told: { ...each.told!, events: [paid] } } : each,
    );
    const session = behind();
    session.records = records;
    void session.look(null);
    await pass(60_000);
    expect(session.scenery.drawn).toBe(2);
    expect(session.scenery.held).toBe(true);
    settings.stops = false;
    const other = behind();
    other.records = records;
    void other.look(null);
    await pass(60_000);
    expect(other.scenery.drawn).toBe(4);
  });

  it('says of an end that is not drawn yet that it has not come', async () => {
    const session = behind({ over: true, decision: null, picks: [] });
    void session.look(null);
    await pass(50);
    expect(session.table!.over).toBe(false);
    await pass(6000);
    expect(session.table!.over).toBe(true);
  });

  it('plays the past from where it is looked at to the last', async () => {
    const session = behind();
    session.scenery.skip();
    settings.speed = 'once';
    await session.look(null);
    settings.speed = 'fast';
    await session.look(1);
    expect(session.at).toBe(1);
    expect(session.last).toBe(4);
    void session.scenery.play(true);
    await pass(50);
    expect(session.at).toBe(2);
    await pass(800);
    expect(session.at).toBe(3);
    await pass(800);
    expect(session.at).toBeNull();
    expect(session.scenery.playing).toBe(false);
  });
});
