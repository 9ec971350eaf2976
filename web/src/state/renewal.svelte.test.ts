import { render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Later from '../parts/Later.svelte';
import Notices from '../parts/Notices.svelte';
import { renewal } from './renewal.svelte';

/** The page of the server names this script. */
const answering = (script: string): void =>
  void vi.stubGlobal('fetch', () => Promise.resolve(new Response(`<script type="module" src="${script}"></script>`)));
const gone = { fetch: () => Promise.reject(new Error('404')), given: {} };

describe('a part of the page that does not come', () => {
  beforeEach(() => {
    const script = document.createElement('script');
    script.setAttribute('type', 'module');
    script.setAttribute('src', '/assets/old.js');
    document.head.append(script);
  });
  afterEach(() => {
    renewal.due = false;
    document.head.querySelector('script')?.remove();
  });

  it('is offered with a new page where the server has one', async () => {
    answering('/assets/new.js');
    render(Notices);
    render(Later, gone);
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toContain('Roundhouse has been updated');
  });

  it('is missed where the server has the same page, or does not answer', async () => {
    answering('/assets/old.js');
    render(Notices);
    render(Later, gone);
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    await renewal.missed();
    await waitFor(() => expect(screen.getAllByText(/cannot be reached/)).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  });
});
