import { fireEvent, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Spot, Sprite } from '../api/types';
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

  it('picks with Enter, and leaves the Enter on what is picked to the table', async () => {
    const heard: string[] = [];
    const hear = (event: KeyboardEvent): unknown => heard.push(event.key);
    window.addEventListener('keydown', hear);
    const picked = show({ picked: ['east'] });
    place('middle').focus();
    await user.keyboard('{Enter}');
    place('east').focus();
    await user.keyboard('{Enter}');
    window.removeEventListener('keydown', hear);
    expect(picked).toEqual(['middle']);
    expect(heard).toEqual(['Enter']);
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

describe('what lies above what', () => {
  const piece = (id: string, layer: string): Sprite => ({ id, layer, x: 200, y: 100, shapes: [{ circle: [0, 0, 9] }] });
  const order = (): (string | null)[] =>
    [...document.querySelectorAll('.board > g')].map((each) => each.getAttribute('class')?.split(' ')[0] ?? null);

  it('marks what can be picked above tiles and under markers where the scene says so', () => {
    const layers = ['tiles', 'markers'];
    show({
      scene: sceneOf({ layers, states_under: 'markers', sprites: [piece('t', 'tiles'), piece('m', 'markers')] }),
    });
    const drawn = order();
    expect(drawn.indexOf('layer-tiles')).toBeLessThan(drawn.indexOf('states'));
    expect(drawn.indexOf('states')).toBeLessThan(drawn.indexOf('layer-markers'));
  });

  it('draws a tile once that would look otherwise, as it would look', () => {
    const scene = sceneOf({ layers: ['tiles'], sprites: [piece('t', 'tiles')] });
    show({ scene, pieces: [{ ...piece('t', 'tiles'), shapes: [{ circle: [0, 0, 12] }] }] });
    expect(document.querySelectorAll('.layer-tiles circle')).toHaveLength(1);
    expect(document.querySelector('.layer-tiles circle')?.getAttribute('r')).toBe('12');
  });

  it('writes values larger that would be too small to read', () => {
    // A board without a size on the screen is one unit to the pixel: lettering of 8 is two pixels short of ten and a little.
    show({ scene: sceneOf({ layers: ['values'], sprites: [{ ...piece('v', 'values'), legible: 8 }] }) });
    expect(document.querySelector<SVGElement>('.layer-values .sprite')?.style.transform).toContain('scale(1.256)');
  });
});

it('shows a piece that turns corners on its whole way', async () => {
  const seen: string[][] = [];
  Object.assign(SVGElement.prototype, {
    animate: (frames: { transform: string }[]) => seen.push(frames.map(({ transform }) => transform)),
  });
  const train = (x: number, y: number): Sprite => ({ id: 'train', layer: 'trains', symbol: 'train', x, y, turn: 0 });
  const at = (x: number, y: number) => sceneOf({ layers: ['trains'], sprites: [train(x, y)] });
  const props = { art: artOf(SPOTS), say: (text: Said | null | undefined) => words.say(text) };
  const { rerender } = render(Board, { ...props, scene: at(0, 0) });
  await rerender({ ...props, scene: at(300, 100), travel: { id: 'train', through: [[300, 0]] } });
  expect(seen).toHaveLength(1);
  expect(seen[0]!.map((each) => /translate\(([^)]*)\)/.exec(each)?.[1])).toEqual([
    '0px, 0px',
    '300px, 0px',
    '300px, 100px',
  ]);
  expect(document.querySelector('.layer-trains .sprite')?.classList.contains('glide')).toBe(false);
});

it('comes nearer with its buttons, and shows the whole again', async () => {
  const camera = new Camera();
  show({ camera });
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(camera.zoom).toBeCloseTo(1.4);
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(camera.zoom).toBe(1);
});
