import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Verb } from '../api/types';
import { Refused, serve } from '../testing/server';
import { called, sessionAt, tableView, text } from '../testing/table';
import Prompt from './Prompt.svelte';
import type { Session } from './session.svelte';

/** A question with two steps: a train, and then where it goes. */
const QUESTION = {
  picks: [
    ['train:red', 'to:Rome'],
    ['train:red', 'to:Milan'],
    ['train:blue', 'to:Rome'],
    ['train:blue', 'to:Milan'],
    ['train:green', 'to:Milan'],
  ],
  names: called('train:red', 'train:blue', 'train:green', 'to:Rome', 'to:Milan'),
};
const foreseen = {
  events: [text('Rome is reached.')],
  changes: [{ name: text('cash'), before: 5, after: 8 }],
  pieces: [],
  seq: 5,
  text: text('Red goes to Rome.'),
};
const user = userEvent.setup();
/** The card, once the list of choices is there, which is fetched for the first question. */
async function ask(session: Session): Promise<void> {
  render(Prompt, { session });
  await vi.dynamicImportSettled();
  await tick();
}
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

describe('the prompt of whoever must decide', () => {
  it('says what is asked and by which rule, and offers the first picks alone', async () => {
    await ask(sessionAt(tableView(QUESTION)));
    expect(screen.getByText('It is your turn.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'R-1' }).getAttribute('href')).toBe('/rules/anything#R-1');
    expect(screen.getAllByRole('button').map((each) => each.textContent?.trim())).toEqual([
      'the train:red',
      'the train:blue',
      'the train:green',
    ]);
  });

  it('narrows down with every pick, and shows what a whole action would cause', async () => {
    serve({ 'POST /tables/t/preview': () => foreseen });
    const session = sessionAt(tableView(QUESTION));
    await ask(session);
    await user.click(button('the train:red'));
    expect(session.picked).toEqual(['train:red']);
    expect(document.querySelector('[data-confirm]')).toBeNull();
    await user.click(button(/the to:Rome/));
    expect(await screen.findByText('Red goes to Rome.')).toBeTruthy();
    expect(await screen.findAllByText('Rome is reached.')).not.toHaveLength(0);
    expect(document.querySelector('[data-confirm]')?.textContent).toContain('Train:red · to:Rome');
    expect((await screen.findByText('cash')).closest('div')?.textContent).toContain('5 → 8');
  });

  it('shows which thing is done where somebody proposes an action', async () => {
    serve({ 'POST /tables/t/preview': () => foreseen });
    const verb = (id: string): Verb => ({
      id,
      key: id[0]!,
      name: text(id),
      brings: text(''),
      asks: text(''),
      begins: [`train:${id}`],
    });
    const session = sessionAt(tableView({ ...QUESTION, verbs: [verb('red'), verb('blue')] }));
    await session.picker.begin(verb('red'));
    await session.picker.follow(['train:blue', 'to:Rome']);
    expect(session.picker.verb).toBe('blue');
  });

  it('asks for what comes next, by what was picked first', async () => {
    const drive: Verb = {
      id: 'drive',
      key: 'd',
      name: text('Drive'),
      brings: text(''),
      asks: { key: 'web-without', args: { picked: 0, what: '' } },
      begins: ['train:red', 'train:blue'],
    };
    const session = sessionAt(tableView({ ...QUESTION, verbs: [drive] }));
    await ask(session);
    await session.picker.begin(drive);
    await session.pick('train:red');
    await waitFor(() => expect(document.querySelector('[data-prompt]')?.textContent?.trim()).toBe('without train:red'));
  });

  it('draws what a choice would do only while it is pointed at', async () => {
    serve({ 'POST /tables/t/preview': () => ({ ...foreseen, pieces: [{ id: 'ghost' }] }) });
    const { picker } = sessionAt(tableView(QUESTION));
    picker.point('to:Rome', ['train:red']);
    await waitFor(() => expect(picker.pieces).toHaveLength(1));
    picker.point('');
    expect(picker.pieces).toEqual([]);
  });

  it('picks by itself where only one thing is left, and goes back over it', async () => {
    serve({ 'POST /tables/t/preview': () => foreseen });
    const session = sessionAt(tableView(QUESTION));
    await ask(session);
    await user.click(button('the train:green'));
    expect(session.picked).toEqual(['train:green', 'to:Milan']);
    await user.click(button(/Back/));
    expect(session.picked).toEqual([]);
  });

  it('passes with one press, whatever is picked', async () => {
    const asked = serve({
      'POST /tables/t/preview': () => foreseen,
      'POST /tables/t/act': () => ({ seq: 5 }),
    });
    const session = sessionAt(
      tableView({ picks: [...QUESTION.picks, ['pass']], names: { ...QUESTION.names, ...called('pass') } }),
    );
    await ask(session);
    await user.click(button('the train:red'));
    await user.click(button(/the pass/i));
    expect(asked.filter(({ route }) => route === 'POST /tables/t/act').map(({ body }) => body)).toMatchObject([
      { picks: ['pass'] },
    ]);
  });

  it('takes the last pick back', async () => {
    const session = sessionAt(tableView(QUESTION));
    await ask(session);
    await user.click(button('the train:red'));
    await user.click(button(/Back/));
    expect(session.picked).toEqual([]);
    expect(button('the train:blue')).toBeTruthy();
  });

  it('carries out what was picked, once, and takes the next position', async () => {
    const next = tableView({
      seq: 6,
      seat: 0,
      decision: { seat: 1, kind: 'move', rule: '' },
      prompt: text('Ben moves.'),
    });
    const asked = serve({
      'POST /tables/t/preview': () => foreseen,
      'POST /tables/t/act': () => ({ seq: 6 }),
      'GET /tables/t': () => ({ table: next }),
      'GET /tables/t/history': () => ({ seq: 6, records: [] }),
    });
    await ask(sessionAt(tableView(QUESTION)));
    await user.click(button('the train:blue'));
    await user.click(button(/the to:Rome/));
    await user.click(document.querySelector('[data-confirm]')!);
    expect(await screen.findByText('Ben moves.')).toBeTruthy();
    const acts = asked.filter(({ route }) => route === 'POST /tables/t/act');
    expect(acts.map(({ body }) => body)).toMatchObject([
      { seat: 0, expected_seq: 5, picks: ['train:blue', 'to:Rome'] },
    ]);
  });

  it('tells nobody of a refusal that comes when the question is another', async () => {
    const reason = { code: 'illegal', rule: 'R-7', text: text('It is not your turn.') };
    serve({ 'POST /tables/t/preview': () => new Refused(409, reason) });
    const { picker } = sessionAt(tableView(QUESTION));
    picker.picked = ['train:blue', 'to:Rome'];
    const foreseeing = picker.foresee();
    picker.forget();
    await foreseeing;
    expect(picker.refusal).toBeNull();
  });

  it('says of what cannot be done now that it cannot, and why', async () => {
    const none: Verb = {
      id: 'none',
      key: 'n',
      name: text('Move a station'),
      brings: text('none can move'),
      asks: text(''),
      begins: [],
    };
    const session = sessionAt(tableView({ ...QUESTION, verbs: [none] }));
    await ask(session);
    await session.picker.begin(none);
    expect((await screen.findByRole('alert')).textContent).toContain('Move a station: not now, none can move.');
  });

  it('lists the moves that a hint compared, each once', async () => {
    const session = sessionAt(tableView(QUESTION));
    await ask(session);
    const [red, blue] = ['Red goes.', 'Blue goes.'].map((said) => text(said));
    session.hint = {
      text: red!,
      reason: text('It is shorter.'),
      picks: [],
      moves: [
        { text: red!, value: 0.5 },
        { text: red!, value: 0.5 },
        { text: blue!, value: -1.25 },
      ],
    } as unknown as NonNullable<typeof session.hint>;
    const list = await screen.findByRole('list', { name: /compared|moves/i });
    expect([...list.children].map((each) => each.textContent)).toEqual(['Red goes. best', 'Blue goes. −1.8']);
  });

  it('says why something is refused, with the rule', async () => {
    const reason = { code: 'illegal', rule: 'R-7', text: text('The track is taken.') };
    serve({ 'POST /tables/t/preview': () => new Refused(409, reason) });
    await ask(sessionAt(tableView(QUESTION)));
    await user.click(button('the train:blue'));
    await user.click(button(/the to:Rome/));
    expect((await screen.findByRole('alert')).textContent).toContain('The track is taken.');
    expect(screen.getByRole('link', { name: 'R-7' })).toBeTruthy();
  });
});

describe('the prompt of everybody else', () => {
  it('offers nothing while somebody else decides', async () => {
    const table = tableView({ ...QUESTION, decision: { seat: 1, kind: 'move', rule: '' }, prompt: text('Ben moves.') });
    await ask(sessionAt(table));
    expect(screen.getByText('Ben moves.')).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('says that the past is shown, and leads back to now', async () => {
    const session = sessionAt(tableView({ ...QUESTION, actions: 9 }));
    session.scenery.at = 4;
    await ask(session);
    expect(screen.queryByText('It is your turn.')).toBeNull();
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});
