import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { settings } from '../state/settings.svelte';
import { serve } from '../testing/server';
import { happened, sceneOf, sessionAt, tableView, text } from '../testing/table';
import Log from './Log.svelte';
import type { Session } from './session.svelte';

const user = userEvent.setup();
const RECORDS = happened(
  [0, 'Ada builds.', 'Rome is reached.'],
  [0, 'Ada pays.'],
  [1, 'Ben waits.', 'Ben waits.'],
  [0, 'Ada drives.'],
);

function logged(): Session {
  const session = sessionAt(tableView({ actions: RECORDS.length }));
  session.records = RECORDS;
  return session;
}
const rows = (): (string | undefined)[] =>
  [...document.querySelectorAll('.log li')].map((each) => each.textContent?.replace(/\s+/g, ' ').trim());

afterEach(() => {
  settings.notation = 'words';
});

describe('the log', () => {
  it('tells every action with what it caused, under a head for each turn; nothing is said twice', () => {
    render(Log, { session: logged() });
    expect(rows()).toEqual([
      'You',
      '1 Ada builds. Rome is reached.',
      '2 Ada pays.',
      'Ben',
      '3 Ben waits.',
      'You',
      '4 Ada drives.',
    ]);
  });

  it('shows what one player did', async () => {
    render(Log, { session: logged() });
    await user.selectOptions(screen.getByRole('combobox'), 'Ben');
    expect(rows()).toEqual(['Ben', '3 Ben waits.']);
  });

  it('begins with what happened since my turn', async () => {
    serve({ 'GET /tables/t/since-my-turn': () => RECORDS.slice(2).map((record) => record.told) });
    render(Log, { session: logged() });
    await user.selectOptions(screen.getByRole('combobox'), 'since my turn');
    await waitFor(() => expect(rows()).toEqual(['Ben', '3 Ben waits.', 'You', '4 Ada drives.']));
    await user.selectOptions(screen.getByRole('combobox'), 'everybody');
    expect(rows()).toHaveLength(7);
  });

  it('leads to the board at that moment', async () => {
    const asked = serve({ 'GET /tables/t/scene': () => sceneOf() });
    const session = logged();
    render(Log, { session });
    await user.click(screen.getByRole('button', { name: /Ada pays/ }));
    expect(session.at).toBe(2);
    expect(asked.map(({ route }) => route)).toEqual(['GET /tables/t/scene', 'GET /tables/t/history/2']);
    await waitFor(() => expect(document.querySelector('.now')?.getAttribute('data-number')).toBe('2'));
  });

  it('marks the last line before a moment that has none of its own', async () => {
    render(Log, { session: logged() });
    await user.selectOptions(screen.getByRole('combobox'), 'Ben');
    expect(document.querySelector('.now')?.getAttribute('data-number')).toBe('3');
  });

  it('writes actions as save files do, for those who want it', () => {
    settings.notation = 'written';
    render(Log, { session: logged() });
    expect(rows()[2]).toBe('2 do what=Ada pays.');
  });

  it('has only what is in sight of a long log in the page, and goes where somebody looks', async () => {
    serve({ 'GET /tables/t/scene': () => sceneOf() });
    const many = happened(
      ...Array.from({ length: 900 }, (_, place) => [place % 2, `Turn ${place + 1}.`] as [number, string]),
    );
    const session = sessionAt(tableView({ actions: many.length }));
    session.records = many;
    render(Log, { session });
    expect(rows().length).toBeLessThan(60);
    const list = document.querySelector<HTMLElement>('.log')!;
    list.scrollTop = 34 * 1000;
    await fireEvent.scroll(list);
    expect(rows()).toContain('500 Turn 500.');
    expect(rows()).not.toContain('1 Turn 1.');
  });

  it('tells what is no action between them, and says so when there is nothing', () => {
    const session = logged();
    session.records = [{ seq: 1, notice: text('Ben has come.'), told: null }];
    const { unmount } = render(Log, { session });
    expect(rows()).toEqual(['Ben has come.']);
    unmount();
    session.records = [];
    render(Log, { session });
    expect(rows()).toEqual(['Nothing has happened yet.']);
  });
});
