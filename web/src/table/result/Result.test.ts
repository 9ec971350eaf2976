import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { serve } from '../../testing/server';
import { seat, sessionAt, tableView, text } from '../../testing/table';
import { words } from '../../words/words.svelte';
import type { Session } from '../session.svelte';
import Result from './Result.svelte';

const user = userEvent.setup();
const OVER = {
  over: true,
  decision: null,
  actions: 30,
  seats: [seat('Ada'), seat('Ben'), seat('Cleo')],
  outcome: {
    unit: 'no-such-unit',
    ended_by: [text('the deck is empty')],
    categories: [
      { name: text('Cities'), points: [10, 20, 0] },
      { name: text('Loans'), points: [-5, 0, 12] },
    ],
    totals: [5, 20, 12],
    ranks: [3, 1, 2],
    winners: [1],
  },
};
const COURSE = {
  actions: 30,
  points: [
    { actions: 0, totals: [0, 0, 0] },
    { actions: 10, totals: [6, 2, 0] },
    { actions: 30, totals: [5, 20, 12] },
  ],
};

function show(more: object = {}): { toBoard: number; toLog: number; session: Session } {
  const session = sessionAt(tableView({ ...OVER, ...more }));
  const pressed = { toBoard: 0, toLog: 0, session };
  const [toBoard, toLog] = [() => (pressed.toBoard += 1), () => (pressed.toLog += 1)];
  render(Result, { session, save: () => undefined, toBoard, toLog });
  return pressed;
}
const names = (selector: string): (string | undefined)[] =>
  [...document.querySelectorAll(selector)].map((each) => each.textContent?.trim());

describe('the result', () => {
  it('tells whoever wins that they do', () => {
    serve({});
    show({ seat: 1, yours: [1] });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You win by 8.');
  });

  it('says who wins by how much, and why the game is over', () => {
    serve({});
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ben wins by 8.');
    expect(screen.getByText('The deck is empty.')).toBeTruthy();
  });

  it('knows several winners', () => {
    serve({});
    show({ outcome: { ...OVER.outcome, totals: [5, 12, 12], ranks: [3, 1, 1], winners: [1, 2] } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/Ben, Cleo/);
  });

  it('puts the sign of a debt before its unit', () => {
    serve({});
    const known = vi.spyOn(words, 'has').mockReturnValue(true);
    show({ outcome: { ...OVER.outcome, unit: 'web-hours' } });
    known.mockRestore();
    expect(names('td').filter((said) => said?.includes('5\u00a0hours'))).toContain('\u22125\u00a0hours');
  });

  it('has a podium: the first in the middle, on the highest stone', () => {
    serve({});
    show();
    expect(names('.step b')).toEqual(['Cleo', 'Ben', 'Ada']);
    expect(names('.stone i')).toEqual(['II', 'I', 'III']);
    expect(document.querySelectorAll('.step')[1]!.classList.contains('rank-1')).toBe(true);
  });

  it('accounts for every category and total, the best first', () => {
    serve({});
    show();
    const table = within(screen.getByRole('table'));
    const cells = table.getAllByRole('row').map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map((each) => each.textContent),
    );
    expect(cells).toEqual([[], ['20', '·', '10'], ['·', '12', '-5'], ['20', '12', '5']]);
  });

  it('draws what was lost before zero and what was won after it', () => {
    serve({});
    show();
    const ada = [...document.querySelectorAll('.bars li')].find((row) => row.textContent?.includes('Ada'))!;
    const parts = [...ada.querySelectorAll('.part, .zero')].map((each) => each.getAttribute('title') ?? 'zero');
    expect(parts).toEqual(['Loans: -5', 'zero', 'Cities: 10']);
  });

  it('tells how it went, once that has arrived', async () => {
    serve({ 'GET /tables/t/course': () => COURSE });
    show();
    expect(await screen.findByText(/Ben.*30|30.*Ben/, { selector: 'dd button' })).toBeTruthy();
    expect(document.querySelectorAll('.chart .line')).toHaveLength(3);
  });

  it('leads from its facts and from its chart to the board at that moment', async () => {
    serve({ 'GET /tables/t/course': () => COURSE });
    const pressed = show();
    const look = vi.spyOn(pressed.session, 'look').mockResolvedValue();
    await user.click((await screen.findAllByTitle(/that moment/)).find((each) => each.dataset['action'] === '10')!);
    expect(look).toHaveBeenLastCalledWith(10);
    screen.getByRole('slider').focus();
    await user.keyboard('{Home}{ArrowRight}{ArrowRight}{Enter}');
    expect(look).toHaveBeenLastCalledWith(2);
    expect(pressed.toBoard).toBe(2);
  });

  it('leads from its account to the log', async () => {
    serve({});
    const pressed = show();
    await user.click(document.querySelector('[data-to-log]')!);
    expect(pressed.toLog).toBe(1);
  });

  it('leads back to the board', async () => {
    serve({});
    const pressed = show();
    await user.click(document.querySelector('[data-to-board]')!);
    expect(pressed.toBoard).toBe(1);
  });

  it('has nothing to account for where a table was closed early', () => {
    serve({});
    show({ outcome: null });
    expect(document.querySelector('[data-podium]')).toBeNull();
  });
});
