/** Before every file of tests: the words in English, and a page that asks for no server unless a test plays one. */
import { configure } from '@testing-library/svelte';
import { afterEach, beforeEach, vi } from 'vitest';
import { notices } from '../state/notices.svelte';
import { words } from '../words/words.svelte';
import { serve } from './server';

// Parts of a page that are fetched when they are first shown take their time on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

await words.load('en');
await words.use('screens');

// Nothing is laid out here, and a board without a size has no places: everything is a square.
const size = { configurable: true, get: () => 400 };
Object.defineProperties(HTMLElement.prototype, { clientWidth: size, clientHeight: size });

// Svelte finds the chosen option of a list so; this DOM knows `:checked` of boxes only.
const plain = Object.getOwnPropertyDescriptor(Element.prototype, 'querySelector')?.value as Element['querySelector'];
HTMLSelectElement.prototype.querySelector = function (this: HTMLSelectElement, selector: string): Element | null {
  return selector === ':checked' ? (this.options[this.selectedIndex] ?? null) : plain.call(this, selector);
};

beforeEach(() => {
  serve({});
});
afterEach(() => {
  vi.unstubAllGlobals();
  notices.all = [];
});
