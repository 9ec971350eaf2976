import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { serve } from '../testing/server';
import { called, sceneOf, sessionAt, spot, tableView, text } from '../testing/table';
import Choices from './Choices.svelte';

const user = userEvent.setup();
const names = (): (string | undefined)[] => screen.getAllByRole('button').map((each) => each.textContent?.trim());
const numbers = (count: number): string[] => Array.from({ length: count }, (_, place) => `bid:${place + 1}`);
/** A question of two picks each, so that the first neither ends the action nor leaves a single way on. */
function asking(picks: string[], more: string[][] = []): ReturnType<typeof tableView> {
  const paths = picks.flatMap((pick) => ['one', 'other'].map((end) => [pick, end]));
  return tableView({ picks: [...paths, ...more], names: called(...picks, ...more.flat()) });
}

describe('numbers', () => {
  it('are buttons as long as there are few, with the name for those who listen', async () => {
    const session = sessionAt(asking(numbers(4)));
    render(Choices, { session });
    expect(names()).toEqual(['1', '2', '3', '4']);
    await user.click(screen.getByRole('button', { name: 'the bid:3' }));
    expect(session.picked).toEqual(['bid:3']);
  });

  it('are chosen with a stepper where there are many, also beside other choices', async () => {
    serve({ 'POST /tables/t/preview': () => ({ events: [], changes: [], pieces: [], seq: 5, text: text('') }) });
    const bids = numbers(30).map((bid) => [bid]);
    const session = sessionAt(asking(['swap'], bids));
    render(Choices, { session });
    expect(screen.getByRole('button', { name: 'the swap' })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: '+' }));
    expect(session.picked).toEqual(['bid:1']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '−' }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: '+' }));
    expect(session.picked).toEqual(['bid:2']);
    await user.click(screen.getByRole('button', { name: '+10' }));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('bid:12');
  });

  it('can be typed in, and what is not offered becomes the next lower number', async () => {
    const session = sessionAt(asking([5, 10, 15, 20, 25, 30, 35].map((number) => `bid:${number}`)));
    render(Choices, { session });
    const box = await screen.findByRole('textbox');
    await user.clear(box);
    await user.type(box, '23{Tab}');
    // More has to be picked after it: it is taken with a button.
    expect(session.picked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'the bid:20' }));
    expect(session.picked).toEqual(['bid:20']);
  });

  it('leave passing to its own button', () => {
    render(Choices, { session: sessionAt(asking(numbers(3), [['pass']])) });
    expect(document.querySelector('[data-pick="pass"]')).toBeNull();
  });
});

describe('places of the map', () => {
  const hexes = Array.from({ length: 10 }, (_, place) => `hex:${String.fromCharCode(65 + place)}`);
  const spots = hexes.map((hex, place) => spot(hex, 30 * place, 0));

  it('are left to the map where they are many, and listed on request, to be searched', async () => {
    const session = sessionAt(asking([...hexes, 'pass']), sceneOf(), spots);
    render(Choices, { session });
    expect(document.querySelectorAll('[data-pick]')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: /10/ }));
    expect(document.querySelectorAll('[data-pick]')).toHaveLength(10);
    await user.type(screen.getByRole('searchbox'), 'hex:c');
    expect([...document.querySelectorAll<HTMLElement>('[data-pick]')].map((each) => each.dataset['pick'])).toEqual([
      'hex:C',
    ]);
    await user.keyboard('{Enter}');
    expect(session.picked).toEqual(['hex:C']);
  });

  it('have buttons where they are few', () => {
    render(Choices, { session: sessionAt(asking(hexes.slice(0, 3)), sceneOf(), spots) });
    expect(names()).toEqual(['the hex:A', 'the hex:B', 'the hex:C']);
  });
});

it('tells what each of a few answers would cause', async () => {
  serve({
    'POST /tables/t/preview': (body) => ({
      events: [text(`after ${JSON.stringify(body)}`)],
      pieces: [],
      seq: 5,
      text: text(''),
    }),
  });
  render(Choices, { session: sessionAt(tableView({ picks: [['yes'], ['no']], names: called('yes', 'no') })) });
  expect((await screen.findByText(/after .*"no"/)).closest('button')?.dataset['pick']).toBe('no');
});

it('points out what the pointer is on, for the map', async () => {
  const session = sessionAt(asking(['one', 'two']));
  render(Choices, { session });
  await user.hover(screen.getByRole('button', { name: 'the two' }));
  expect(session.picker.pointed).toBe('two');
  await user.unhover(screen.getByRole('button', { name: 'the two' }));
  expect(session.picker.pointed).toBe('');
});

it('carries out with the next Enter what was found with the first', async () => {
  serve({ 'POST /tables/t/preview': () => ({ events: [], changes: [], pieces: [], seq: 5, text: text('') }) });
  const cities = Array.from({ length: 12 }, (_, place) => `city:${place}`);
  const session = sessionAt(
    tableView({ picks: cities.map((city) => [city, 'invest']), names: called(...cities, 'invest') }),
  );
  const act = vi.spyOn(session, 'act').mockResolvedValue();
  render(Choices, { session, all: true });
  await user.type(screen.getByRole('searchbox'), 'city:7{Enter}');
  expect(session.picked).toEqual(['city:7', 'invest']);
  expect(act).not.toHaveBeenCalled();
  await user.type(screen.getByRole('searchbox'), 'city:7{Enter}');
  expect(act).toHaveBeenCalledOnce();
});
