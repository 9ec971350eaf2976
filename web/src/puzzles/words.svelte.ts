/** The words of the puzzles: fetched with the first of them, so that they cost nobody else anything. */
import { words } from '../words/words.svelte';

class PuzzleWords {
  ready = $state(false);

  async use(): Promise<void> {
    await words.use('puzzles');
    this.ready = true;
  }
}

export const puzzleWords = new PuzzleWords();
