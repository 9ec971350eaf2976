import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Panel } from '../api/types';
import { serve } from '../testing/server';
import { called, sceneOf, sessionAt, tableView, text } from '../testing/table';
import PanelView from './PanelView.svelte';

const user = userEvent.setup();
const SHARES: Panel = {
  id: 'shares',
  title: text('Shares'),
  note: text('of ten'),
  columns: [{ name: text('Line') }, { seat: 1, align: 'end' }],
  rows: [
    { pick: 'line:A', cells: [{ text: 'A' }, { text: 3, strong: true }] },
    { pick: 'line:B', concerned: true, cells: [{ text: 'B' }, { marks: [0, 1], free: 1 }] },
  ],
};
const offering = {
  picks: [
    ['line:A', 'end'],
    ['line:A', 'middle'],
  ],
  names: called('line:A'),
};

describe('a table of a game', () => {
  it('has a head, rows and cells, with the players by their shape', () => {
    render(PanelView, { panel: SHARES, session: sessionAt(tableView()) });
    expect(screen.getByRole('heading').textContent).toMatch(/Shares\s+of ten/);
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
    expect(screen.getAllByRole('row').map((row) => row.classList.contains('hot'))).toEqual([false, false, true]);
    expect(screen.getByRole('cell', { name: '3' }).className).toMatch(/end.*strong/);
    expect(screen.getByRole('img', { name: 'Ada' })).toBeTruthy();
    expect(document.querySelectorAll('.free')).toHaveLength(1);
  });

  it('picks what is offered', async () => {
    const session = sessionAt(tableView(offering));
    render(PanelView, { panel: SHARES, session });
    await user.click(document.querySelector('[data-pick="line:A"]')!);
    expect(session.picked).toEqual(['line:A']);
  });

  it('picks with a cell what its row and its column name, whatever was picked before', async () => {
    serve({ 'POST /tables/t/preview': () => ({ events: [], changes: [], pieces: [], seq: 5, text: text('Done.') }) });
    const picks = ['line:A', 'line:B'].flatMap((line) => ['share:1', 'share:2'].map((share) => [line, share]));
    const cells = ['share:1', 'share:2'].map((pick) => ({ text: pick, pick }));
    const rows = ['line:A', 'line:B'].map((pick) => ({ pick, cells: [{ text: pick }, ...cells] }));
    const session = sessionAt(tableView({ picks, names: called('line:A', 'line:B', 'share:1', 'share:2') }));
    render(PanelView, { panel: { ...SHARES, rows }, session });
    for (const path of picks) {
      await user.click(document.querySelector(`[data-path="${path.join(' ')}"]`)!);
      expect(session.picked).toEqual(path);
    }
  });

  it('says of a cell that is not offered why that is not, and picks nothing', async () => {
    const asked = serve({
      'POST /tables/t/why-not': () => ({ possible: false, rule: 'R-4', text: text('A has no such share.') }),
    });
    const rows = [{ pick: 'line:A', cells: [{ text: 'A' }, { text: '1', pick: 'share:1' }] }];
    const session = sessionAt(
      tableView({
        picks: [
          ['line:B', 'share:1'],
          ['line:A', 'end'],
        ],
      }),
    );
    render(PanelView, { panel: { ...SHARES, rows }, session });
    await user.click(document.querySelector('[data-why="line:A share:1"]')!);
    await expect.poll(() => session.picker.refusal).toMatchObject({ rule: 'R-4' });
    const asks = asked.filter(({ route }) => route === 'POST /tables/t/why-not');
    expect(asks.map(({ body }) => body)).toMatchObject([{ picks: ['line:A', 'share:1'] }]);
    expect(session.picked).toEqual([]);
  });

  it('says why a row is not offered', async () => {
    serve({ 'POST /tables/t/why-not': () => ({ possible: false, rule: 'R-3', text: text('B is sold out.') }) });
    const session = sessionAt(tableView(offering));
    render(PanelView, { panel: SHARES, session });
    await user.click(document.querySelector('[data-why="line:B"]')!);
    await expect.poll(() => session.picker.refusal).toMatchObject({ pick: 'line:B', rule: 'R-3' });
  });

  it('cannot be pressed by those who are not asked', () => {
    render(PanelView, { panel: SHARES, session: sessionAt(tableView({ ...offering, seat: null })) });
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});

it('a list of facts has a bar for parts of a whole', () => {
  const facts = [
    { label: text('Deck'), value: 12, bar: [12, 48] as [number, number] },
    { label: text('Round'), value: text('the second') },
  ];
  render(PanelView, { panel: { id: 'facts', title: text('Facts'), facts }, session: sessionAt(tableView()) });
  expect(document.querySelector('rect')?.getAttribute('width')).toBe('25');
  expect(screen.getByText('the second').closest('div')?.textContent).toContain('Round');
});

it('is shown as it would be if others decided as somebody supposes', async () => {
  const option = (strong: boolean): Panel => ({
    ...SHARES,
    rows: [{ cells: [{ text: 'Ben' }, { more: [{ text: 'take', strong, supposes: ['take:1'] }] }] }],
  });
  const asked = serve({ 'POST /tables/t/suppose': () => ({ panels: [option(true)] }) });
  const other: Panel = { id: 'other', title: text('Other') };
  const session = sessionAt(tableView(offering), sceneOf({ panels: [other, option(false)] }));
  render(PanelView, { panel: option(false), session });
  await user.click(screen.getByRole('button', { name: 'take', pressed: false }));
  await expect.poll(() => session.scene?.panels).toEqual([other, option(true)]);
  const wish = { seat: 0, picks: [], supposing: ['take:1'] };
  expect(asked).toContainEqual({ route: 'POST /tables/t/suppose', body: wish });
});

it('lets nobody suppose anything who only looks on', () => {
  const rows = [{ cells: [{ more: [{ text: 'take', supposes: ['take:1'] }] }] }];
  render(PanelView, { panel: { ...SHARES, rows }, session: sessionAt(tableView({ seat: null, yours: [] })) });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('take')).toBeTruthy();
});
