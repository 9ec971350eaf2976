/** What the page header shows of the table that is open. */
class Header {
  game = $state('');
  title = $state('');
  menu = $state.raw<(() => void) | null>(null);

  show(game: string, title: string, menu: () => void): void {
    this.game = game;
    this.title = title;
    this.menu = menu;
  }

  clear(): void {
    this.game = this.title = '';
    this.menu = null;
  }
}

export const header = new Header();
