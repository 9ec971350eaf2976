/** Keys on the map: arrows walk, letters and digits paint, and everything can be taken back. */
import type { Editing } from './editing.svelte';

const WALKS = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home']);
/** Further than this nobody counts. */
const MOST = 99;

export class Keys {
  #count = 0;

  constructor(
    readonly editing: Editing,
    readonly moved: () => void,
  ) {}

  press = (event: KeyboardEvent): void => {
    if (event.altKey || !(event.ctrlKey || event.metaKey ? this.#command(event) : this.#key(event))) return;
    event.preventDefault();
    event.stopPropagation();
  };

  #command(event: KeyboardEvent): boolean {
    const key = event.key.toLowerCase();
    if (key === 'y' || (key === 'z' && event.shiftKey)) this.editing.redo();
    else if (key === 'z') this.editing.undo();
    else return false;
    return true;
  }

  #key({ key }: KeyboardEvent): boolean {
    const { kit, board, cursor, last } = this.editing;
    if (kit.counts && /^\d$/.test(key)) {
      this.#count = Math.min(MOST, this.#count * 10 + Number(key));
      return true;
    }
    const times = this.#count || 1;
    this.#count = 0;
    if (WALKS.has(key)) return this.#walk(key, times);
    const typed = kit.type(board, cursor, key === 'r' ? keyOf(this.editing, last) : key, times);
    if (!typed) {
      if (key === 'Enter') this.editing.toDetails();
      return key === 'Enter';
    }
    if (typed.tool) this.editing.last = typed.tool;
    if (typed.board) this.editing.edit(typed.board);
    if (typed.cursor) this.editing.cursor = typed.cursor;
    this.moved();
    if (typed.details) this.editing.toDetails();
    return true;
  }

  #walk(key: string, times: number): boolean {
    const { kit, board } = this.editing;
    for (let n = 0; n < times; n++) this.editing.cursor = kit.walk(board, this.editing.cursor, key);
    this.moved();
    return true;
  }
}

/** The key of the tool that was used last. */
const keyOf = (editing: Editing, tool: string): string =>
  editing.kit.tools(editing.board).find((each) => each.id === tool)?.key ?? '';
