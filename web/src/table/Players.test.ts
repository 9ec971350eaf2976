import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { me } from '../state/me.svelte';
import { serve } from '../testing/server';
import { sceneOf, seat, sessionAt, tableView, text } from '../testing/table';
import Players from './Players.svelte';
import PlayerStrip from './PlayerStrip.svelte';

const user = userEvent.setup();
const FOUR = {
  seats: [seat('Ada'), seat('Ben', { away: true }), seat('Random', { bot: 'random' }), seat('', { open: true })],
  decision: { seat: 1, kind: 'move', rule: '' },
};
const rows = (): HTMLElement[] => screen.getAllByRole('listitem');

describe('the players', () => {
  it('says who is who, whose turn it is, and who is away', () => {
    render(Players, { session: sessionAt(tableView(FOUR)) });
    expect(rows().map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true', null, null]);
    expect(rows()[0]!.textContent).toMatch(/Ada\s+you/);
    expect(rows()[1]!.textContent).toMatch(/Ben\s+away/i);
    expect(rows()[3]!.textContent).toContain('open seat');
  });

  it('shows what each holds, what counts most apart', () => {
    const sheets = [[{ text: text('£ 7'), strong: true }, { text: text('3 shares') }], [], [], []];
    render(Players, { session: sessionAt(tableView(FOUR), sceneOf({ sheets })) });
    expect(rows()[0]!.querySelector('.worth')?.textContent).toBe('£ 7');
    expect(rows()[0]!.querySelector('.meta')?.textContent).toContain('3 shares');
  });

  it('knows who is connected', () => {
    const session = sessionAt(tableView(FOUR));
    session.present = [1];
    render(Players, { session });
    expect([...document.querySelectorAll('.dot')].map((dot) => dot.classList.contains('on'))).toEqual([false, true]);
  });

  it('lets somebody sit down without loading the page anew', async () => {
    me.user = { id: 'c', name: 'Cleo', guest: true };
    me.known = true;
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    const seated = tableView({
      ...FOUR,
      seq: 6,
      seat: 3,
      yours: [3],
      seats: [...FOUR.seats.slice(0, 3), seat('Cleo')],
    });
    const page = { id: 't', hosting: false, spectators: true, table: seated };
    const asked = serve({
      'POST /tables/t/sit': () => page,
      'GET /tables/t': () => page,
      'GET /tables/t/history': () => ({ seq: 6, records: [] }),
      'GET /tables/t/scene': () => sceneOf(),
    });
    const session = sessionAt(tableView({ ...FOUR, seat: null, yours: [] }));
    const renew = vi.spyOn(session.line, 'renew').mockReturnValue();
    render(Players, { session });
    await user.click(screen.getByRole('button', { name: 'Sit here' }));
    await expect.poll(() => renew.mock.calls).toHaveLength(1);
    expect(asked[0]).toEqual({ route: 'POST /tables/t/sit', body: { seat: 3 } });
    expect(session.seat).toBe(3);
    expect(rows()[3]!.textContent).toMatch(/Cleo\s+you/);
    expect(reload).not.toHaveBeenCalled();
  });

  it('offers no seat when the game is over', () => {
    render(Players, { session: sessionAt(tableView({ ...FOUR, over: true, decision: null })) });
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});

describe('the strip of players on a narrow screen', () => {
  it('opens the players; a number at the end of a name is kept apart from what may be cut', async () => {
    let opened = 0;
    const seats = [seat('Ada'), seat('Random', { bot: 'random' }), seat('Random 2', { bot: 'random' })];
    render(PlayerStrip, { session: sessionAt(tableView({ seats })), open: () => (opened += 1) });
    expect(rows().map((row) => row.classList.contains('turn'))).toEqual([true, false, false]);
    expect([...rows()[2]!.querySelectorAll('.named > span')].map((part) => part.textContent)).toEqual([
      expect.any(String),
      '2',
    ]);
    await user.click(screen.getAllByRole('button')[0]!);
    expect(opened).toBe(1);
  });
});
