/** The six colours of rail as they are drawn on cards and in lists: each by its paint and by its pattern. */
import { drawings } from '$lib/icons/drawings.svelte';

const BOX = '0 0 56 20';
const along = (rest: string, from = 4): string => `<path d="M${from} 10h${52 - from}" fill="none" ${rest}/>`;
const paint = (colour: string, width: number): string => `stroke="var(--rail-${colour})" stroke-width="${width}"`;

const RAILS: Readonly<Record<string, string>> = {
  white: along('stroke="#1B1A17" stroke-width="8"') + along(paint('white', 5)),
  blue: along(`${paint('blue', 7)} stroke-dasharray="11 4.5"`),
  black: along(`${paint('black', 7)} stroke-linecap="round" stroke-dasharray="0.1 10.4"`, 7),
  orange: `<path d="M4 7h48M4 13h48" fill="none" ${paint('orange', 4)}/>`,
  purple: along(`${paint('purple', 7)} stroke-dasharray="15 4 4 4"`),
  brown: along(paint('brown', 3.5)) + along(`${paint('brown', 13)} stroke-dasharray="2.5 6"`),
};

const bed = '<rect width="56" height="20" fill="var(--rail-bed)"/>';

drawings.bring(
  Object.fromEntries(
    Object.entries(RAILS).map(([colour, rail]) => [`rail-${colour}`, { box: BOX, markup: bed + rail }]),
  ),
);
