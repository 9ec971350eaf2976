/** Drawings by name: those of the page, and those that games bring. */
import type { GameLook } from '../api/types';
import { ICONS } from './icons';

/** Our own drawings are markup; those of others are shapes, and nothing else. */
export type Drawing = { box: string; markup: string } | GameLook['icons'][string];

const OWN_BOX = '0 0 24 24';

class Drawings {
  /** What games have brought so far. */
  #brought = $state.raw<Record<string, Drawing>>({});

  of(name: string): Drawing | undefined {
    const markup = ICONS[name];
    return markup ? { box: OWN_BOX, markup } : this.#brought[name];
  }

  bring(more: Record<string, Drawing>): void {
    this.#brought = { ...more, ...this.#brought };
  }
}

export const drawings = new Drawings();
