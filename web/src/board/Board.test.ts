import { fireEvent, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Spot } from '../api/types';
import { artOf, sceneOf, spot } from '../testing/table';
import { words, type Said } from '../words/words.svelte';
import Board from './Board.svelte';
import { Camera } from './camera.svelte';

const user = userEvent.setup();
/** A cross of five places, and one far away that is not offered. */
const SPOTS: Spot[] = [
  spot('middle', 200, 200),
  spot('east', 300, 200),
  spot('west', 100, 200),
  spot('north', 200, 100),
  spot('south', 200, 300),
  { ...spot('corner', 390, 390), tip: { key: 'a corner' } },
];
const OFFERED = ['middle', 'east', 'west', 'north', 'south'];

function show(more: object = {}): string[] {
  const picked: string[] = [];
  render(Board, {
    scene: sceneOf(),
    art: artOf(SPOTS),
    say: (text: Said | null | undefined) => words.say(text),
    options: OFFERED,
    nameOf: (pick: string) => `the ${pick}`,
    onpick: (pick: string) => picked.push(pick),
    ...more,
  });
  return picked;
}
const focused = (): string | null => document.activeElement?.getAttribute('data-pick') ?? null;
const place = (pick: string): SVGElement => document.querySelector<SVGElement>(`.hits [data-pick="${pick}"]`)!;

describe('walking over the board with the keyboard', () => {
  it('comes in at the first offered place, and stays among what is offered', async () => {
    show();
    expect([...document.querySelectorAll('.hits path')].map((each) => each.getAttribute('tabindex'))).toEqual([
      '0',
      '-1',
      '-1',
      '-1',
      '-1',
    ]);
    await user.tab();
    expect(focused()).toBe('middle');
  });

  it.each([
    ['ArrowRight', 'east'],
    ['ArrowLeft', 'west'],
    ['ArrowUp', 'north'],
    ['ArrowDown', 'south'],
  ])('%s goes to the place in that direction', async (key, there) => {
    show();
    place('middle').focus();
    await user.keyboard(`{${key}}`);
    expect(focused()).toBe(there);
  });

  it('stays where nothing lies ahead', async () => {
    show();
    place('east').focus();
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('east');
  });

  it.each(['{Enter}', ' '])('picks with %j', async (key) => {
    const picked = show();
    place('north').focus();
    await user.keyboard(key);
    expect(picked).toEqual(['north']);
  });

  it('keeps its keys to itself: the table steps through history with the same arrows', async () => {
    show();
    let heard = 0;
    const hear = (): void => void (heard += 1);
    addEventListener('keydown', hear);
    place('middle').focus();
    await user.keyboard('{ArrowRight}');
    expect(heard).toBe(0);
    await user.keyboard('u');
    expect(heard).toBe(1);
    removeEventListener('keydown', hear);
  });

  it('has names for those who listen, and nothing to press for those who only look', () => {
    show();
    expect(screen.getByRole('button', { name: 'the west' })).toBe(place('west'));
  });

  it('offers nothing where nothing can be picked', () => {
    show({ onpick: undefined });
    expect(document.querySelector('.hits')).toBeNull();
  });
});

describe('what is drawn of a question', () => {
  it('marks what can be picked, what is picked, and what was refused', () => {
    show({ picked: ['north'], refused: 'corner' });
    expect(document.querySelectorAll('.target')).toHaveLength(4);
    expect(document.querySelector('.chosen')?.getAttribute('transform')).toBe('translate(200 100)');
    expect(document.querySelector('.cross')?.getAttribute('transform')).toBe('translate(390 390)');
  });

  it('lights nothing while something is happening', () => {
    show({ quiet: true });
    expect(document.querySelectorAll('.target')).toHaveLength(0);
  });

  it('explains what is clicked on though it is not offered', async () => {
    const picked = show();
    // As programs and some aids click: without a pointer.
    await fireEvent.click(document.querySelector('[data-spot="corner"]')!);
    expect(picked).toEqual(['corner']);
  });
});

it('comes nearer with its buttons, and shows the whole again', async () => {
  const camera = new Camera();
  show({ camera });
  await user.click(screen.getByRole('button', { name: 'Nearer' }));
  expect(camera.zoom).toBeCloseTo(1.4);
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(camera.zoom).toBe(1);
});
