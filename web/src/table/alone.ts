/** An answer that is the only one, because what had to be searched for does not exist: it is given without asking. */
import type { TableView } from '../api/types';
import { settings } from '../state/settings.svelte';
import { MORE } from './picking';
import type { Session } from './session.svelte';

export async function answer(session: Session, { seq, lesson, puzzle }: TableView): Promise<void> {
  const [only, ...others] = session.picker.paths.filter((path) => path.at(-1) !== MORE);
  // What a lesson or a puzzle asks for is left to whoever answers it.
  if (!only || others.length || !settings.ends || lesson || puzzle) return;
  if (session.table?.seq !== seq || !session.asked || session.picked.length) return;
  session.picker.picked = [...only];
  await session.act();
}
