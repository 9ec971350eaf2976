/** Notices: short messages at the edge of the page, and errors said in words. */
import { ApiError } from '../api/client';
import { isText, t, words } from '../words/words.svelte';

export interface Notice {
  id: number;
  text: string;
  kind: 'plain' | 'error';
}

class Notices {
  all = $state<Notice[]>([]);
  #next = 1;

  tell(text: string, kind: Notice['kind'] = 'plain', seconds = 6): void {
    if (this.all.some((notice) => notice.text === text)) return;
    const id = this.#next++;
    this.all.push({ id, text, kind });
    setTimeout(() => this.drop(id), seconds * 1000);
  }

  drop(id: number): void {
    this.all = this.all.filter((notice) => notice.id !== id);
  }

  /** Say what went wrong. */
  error(error: unknown): void {
    this.tell(explain(error), 'error', 9);
  }
}

export function explain(error: unknown, game = ''): string {
  if (error instanceof ApiError) {
    // A refusal is said in the words of its game, also where only a part of the sentence is the game's.
    const inner = Object.values(error.text.args ?? {}).filter(isText);
    const whose = [...inner, error.text].map(({ key }) => words.whose(key)).find(Boolean);
    const said = words.say(error.text, [], game || whose);
    return error.rule ? `${said} (${error.rule})` : said;
  }
  return t('web-unexpected');
}

export const notices = new Notices();
