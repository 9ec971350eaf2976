import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { serve } from '../testing/server';
import { called, sceneOf, sessionAt, tableView, text } from '../testing/table';
import { Desk } from './desk.svelte';
import Prompt from './Prompt.svelte';
import type { Session } from './session.svelte';
import Shortcuts from './Shortcuts.svelte';

function sit(more: Parameters<typeof tableView>[0] = {}): { session: Session; desk: Desk } {
  serve({ 'GET /tables/t/scene': () => sceneOf() });
  const session = sessionAt(tableView(more));
  const desk = new Desk(session);
  render(Shortcuts, { session, desk });
  return { session, desk };
}
const press = (key: string, more: object = {}, on: EventTarget = document.body): Promise<boolean> =>
  fireEvent.keyDown(on as Element, { key, ...more });

describe('the keys of a table', () => {
  it('step through the history, and back to now', async () => {
    const { session } = sit({ actions: 9 });
    await press('ArrowLeft');
    expect(session.at).toBe(8);
    await press('Home');
    expect(session.at).toBe(0);
    await press('End');
    expect(session.at).toBeNull();
  });

  it('open dialogs, the chat and the board in words', async () => {
    const { desk } = sit();
    await press('t');
    expect(desk.texting).toBe(true);
    await press('c');
    expect(desk.talk).toBe('chat');
    await press('?');
    expect(desk.dialog).toBe('keys');
  });

  it('do nothing under a dialog, while somebody types, or with a key of the browser', async () => {
    const { desk } = sit();
    const field = document.body.appendChild(document.createElement('input'));
    await press('t', {}, field);
    await press('t', { ctrlKey: true });
    desk.dialog = 'menu';
    await press('t');
    expect(desk.texting).toBe(false);
    field.remove();
  });

  it('press the buttons of the prompt by their number', async () => {
    const picks = [
      ['one', 'more'],
      ['two', 'more'],
      ['two', 'less'],
    ];
    const { session } = sit({ picks, names: called('one', 'two') });
    render(Prompt, { session });
    await vi.dynamicImportSettled();
    await press('2');
    expect(session.picked).toEqual(['two']);
    await press('Escape');
    expect(session.picked).toEqual([]);
  });

  it('pass with p where that is offered', async () => {
    const { session } = sit({ picks: [['one'], ['pass']], names: called('one', 'pass') });
    const act = vi.spyOn(session, 'act').mockResolvedValue();
    await press('p');
    expect(session.picked).toEqual(['pass']);
    expect(act).toHaveBeenCalledOnce();
  });

  it('carry out a whole action with Enter, and nothing before it is whole', async () => {
    const { session } = sit({ picks: [['one', 'more']], names: called('one') });
    const act = vi.spyOn(session, 'act').mockResolvedValue();
    session.picker.picked = ['one'];
    await press('Enter');
    expect(act).not.toHaveBeenCalled();
    session.picker.picked = ['one', 'more'];
    await press('Enter');
    expect(act).toHaveBeenCalledOnce();
  });

  it('carry out with Enter what the button that has the focus has picked, and press any other button', async () => {
    // The second pick is the only one: it comes along with the first.
    const picks = [
      ['one', 'more'],
      ['two', 'more'],
    ];
    const { session } = sit({ picks, names: called('one', 'two', 'more') });
    const act = vi.spyOn(session, 'act').mockResolvedValue();
    await session.pick('one');
    expect(session.picked).toEqual(['one', 'more']);
    const other = document.body.appendChild(document.createElement('button'));
    await press('Enter', {}, other);
    expect(act).not.toHaveBeenCalled();
    other.dataset['pick'] = 'one';
    await press('Enter', {}, other);
    expect(act).toHaveBeenCalledOnce();
    other.remove();
  });

  it('carry out with Enter what was picked by keys after a click on what to do', async () => {
    const picks = [
      ['one', 'here'],
      ['one', 'there'],
      ['two', 'here'],
    ];
    const go = { id: 'go', key: 'g', begins: ['one', 'two'], name: text('Go'), brings: text('two'), asks: text('Go?') };
    const names = called('one', 'two', 'here', 'there');
    const { session, desk } = sit({ game: 'rocket', picks, names, verbs: [go] });
    const act = vi.spyOn(session, 'act').mockResolvedValue();
    render(Prompt, { session, desk });
    const verb = await screen.findByRole('button', { name: /Go/ });
    verb.focus();
    await fireEvent.click(verb);
    await waitFor(() => expect(document.querySelectorAll('[data-now] [data-pick]')).toHaveLength(2));
    await press('1', {}, document.activeElement!);
    await waitFor(() => expect(session.picked).toEqual(['one']));
    await press('2', {}, document.activeElement!);
    await waitFor(() => expect(session.picked).toEqual(['one', 'there']));
    await press('Enter', {}, document.activeElement!);
    expect(act).toHaveBeenCalledOnce();
    verb.focus();
    await press('Enter', {}, verb);
    expect(act).toHaveBeenCalledTimes(2);
  });

  it('do what the game says for Enter with shift, and confirm nothing by it', async () => {
    const { session, desk } = sit({ picks: [['one']], names: called('one') });
    const both = vi.fn();
    const act = vi.spyOn(session, 'act').mockResolvedValue();
    desk.own = { keys: () => ({ '⇧Enter': both }), tabs: [] } as unknown as typeof desk.own;
    session.picker.picked = ['one'];
    await press('Enter', { shiftKey: true });
    expect(both).toHaveBeenCalledOnce();
    expect(act).not.toHaveBeenCalled();
  });

  it('take back only what can be taken back', async () => {
    const { session } = sit({ can_undo: '' });
    const undo = vi.spyOn(session, 'undo').mockResolvedValue();
    await press('u');
    expect(undo).not.toHaveBeenCalled();
    session.table = tableView({ can_undo: 'free' });
    await press('u');
    expect(undo).toHaveBeenCalledOnce();
  });
});
