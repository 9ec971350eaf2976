/** What stands on the stage and which of the books beside it is open; remembered while the page is, by kind of round. */
export const BOOKS = ['companies', 'sheet', 'trains', 'tiles', 'log'] as const;
export type Book = (typeof BOOKS)[number];

/** The rules behind each of them, and behind the market. */
export const RULES: Record<Book | 'market', string> = {
  companies: 'R2.1-a',
  sheet: 'R6.5.2-a',
  trains: 'R2.2-a',
  tiles: 'R2.3-a',
  log: 'R3.0-a',
  market: 'R6.4.2-a',
};

class Books {
  /** The company that is pointed at: the map shows what its routes reach. */
  pointed = $state('');
  /** Of the round that is shown: PR, SR or OR. */
  round = $state('OR');
  #open = $state<Record<string, Book>>({});
  #swapped = $state<Record<string, boolean>>({});

  /** Where companies stand on the stage, the sheet is the first thing to read beside them. */
  get open(): Book {
    return this.#open[this.round] ?? (this.cards ? 'sheet' : 'companies');
  }
  set open(book: Book) {
    this.#open[this.round] = book;
  }

  /** Companies are the stage where shares and charters are dealt in, the map where companies operate. */
  get cards(): boolean {
    return (this.round !== 'OR') !== (this.#swapped[this.round] ?? false);
  }
  swap(): void {
    this.#swapped[this.round] = !this.#swapped[this.round];
  }
}

export const books = new Books();
