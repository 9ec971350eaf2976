/** Which of the books beside the map is open; remembered while the page is. */
export const BOOKS = ['companies', 'sheet', 'trains', 'tiles', 'log'] as const;
export type Book = (typeof BOOKS)[number];

class Books {
  open = $state<Book>('companies');
}

export const books = new Books();
