/** What the page header shows of the table that is open. */
import type { Snippet } from 'svelte';

class Header {
  game = $state('');
  title = $state('');
  menu = $state.raw<(() => void) | null>(null);
  /** A line of the table's own in place of the links, which move behind the menu. */
  line = $state.raw<Snippet | null>(null);

  show(game: string, title: string, menu: () => void): void {
    this.game = game;
    this.title = title;
    this.menu = menu;
  }

  clear(): void {
    this.game = this.title = '';
    this.menu = null;
    this.line = null;
  }
}

export const header = new Header();
