/** Pictures of boards that are being drawn, in the words of those that are played on. */
import type { Art, Shape, Sprite, TextData } from '../../api/types';
import type { Picture } from '../../games/boards';
import { drawings } from '../../icons/drawings.svelte';

type Frame = [number, number, number, number];

export function picture(title: TextData, frame: Frame, art: Art, layers: string[], sprites: Sprite[]): Picture {
  const scene = {
    art: '',
    chosen: [],
    description: [],
    extent: widened(frame, frame[2]),
    frame,
    last: [],
    layers,
    panels: [],
    sheets: [],
    sheet_note: null,
    sprites,
    states_under: '',
    still: null,
    title,
  };
  return { scene, art };
}

export function widened([left, top, width, height]: Frame, by: number): Frame {
  return [left - by, top - by, width + 2 * by, height + 2 * by];
}

export const sheet = ([left, top, width, height]: Frame): string =>
  `M${left} ${top}H${left + width}V${top + height}H${left}Z`;

/** Distances of the water-lining from the coast, in pixels. */
const WATER = [4, 8, 14, 23, 36.5];

/** The sea, and the fine lines that follow the coast: each is a wide stroke, covered by a narrower one. */
export function sea(extent: Frame): Shape[] {
  const lines = WATER.flatMap((far, place): Shape[] => [
    { path: '@land', stroke: 'sea', width: 2 * far, hairline: true },
    { path: '@land', stroke: 'sea-line', width: 2 * far + 1.1, hairline: true, opacity: 1 - 0.14 * place },
  ]).reverse();
  return [{ path: sheet(extent), fill: 'sea' }, ...lines];
}

/** An icon of the page as shapes in its own box, in the colour of the piece. */
export function iconShapes(name: string): Shape[] | undefined {
  const drawing = drawings.of(name);
  if (!drawing || !('markup' in drawing)) return undefined;
  return [...drawing.markup.matchAll(/<(path|circle)\b([^>]*)>/g)].map(([, tag, attributes = '']): Shape => {
    const get = (key: string): string => new RegExp(`\\b${key}="([^"]*)"`).exec(attributes)?.[1] ?? '';
    const stroke = get('stroke');
    const lined = { stroke: stroke.startsWith('var') ? 'raised' : '@colour', width: Number(get('stroke-width')) };
    const look = stroke ? lined : { fill: '@colour' };
    if (tag === 'circle') return { circle: [Number(get('cx')), Number(get('cy')), Number(get('r'))], ...look };
    return { path: get('(?<![-\\w])d'), ...look };
  });
}
