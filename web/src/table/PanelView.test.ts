import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Panel } from '../api/types';
import { serve } from '../testing/server';
import { called, sessionAt, tableView, text } from '../testing/table';
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
