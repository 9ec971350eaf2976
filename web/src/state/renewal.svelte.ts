/** Whether the server has a newer page than this one: then parts of this one are gone, and it must be loaded anew. */
import { t } from '../words/words.svelte';
import { notices } from './notices.svelte';

class Renewal {
  /** The server answers, and its page is another one. */
  due = $state(false);

  /** After a break, or where something did not come: compare this page with that of the server. */
  async look(): Promise<void> {
    const script = document.querySelector('script[type="module"]')?.getAttribute('src');
    if (!script || this.due) return;
    try {
      const answer = await fetch('/', { cache: 'no-store' });
      if (answer.ok) this.due = !(await answer.text()).includes(script);
    } catch {
      // Nobody answers: nothing is known.
    }
  }

  /** A part of the page has not come: say why. */
  async missed(): Promise<void> {
    await this.look();
    if (!this.due) notices.tell(t('web-offline'), 'error');
  }
}

export const renewal = new Renewal();
