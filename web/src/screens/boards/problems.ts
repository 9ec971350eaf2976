/** What is wrong in the words of the page. The server speaks of files: of fields, entries and coordinates. */
import { isText, words, type Args, type Said } from '../../words/words.svelte';
import type { Editing, Problem } from './editing.svelte';

/** Places as the map and the forms call them, and what is to be done there; the words of the server where there are none. */
export function inOurWords(editing: Pick<Editing, 'game' | 'kit' | 'board'>, { text, place }: Problem): Said {
  const args: Args = text.args ?? {};
  const problem = args['problem'];
  if (text.key !== 'problem' || !isText(problem)) return text;
  const own = `editor-${problem.key}`;
  return {
    key: 'problem',
    args: {
      where: (place && editing.kit.called(editing.board, place)) || args['where'],
      problem: words.has(own, editing.game) ? { ...problem, key: own } : problem,
    },
  };
}
