/** Links that are given to others. */
import { notices } from '../state/notices.svelte';
import { t } from '../words/words.svelte';

/** Does the link lead everybody to their own machine? */
export function isLocal(link: string): boolean {
  const host = new URL(link).hostname;
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || host.startsWith('127.');
}

/** Put a link where it can be pasted from, and say so, or that nobody else can use it; false where that cannot be done. */
export async function copyLink(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    return false;
  } finally {
    if (isLocal(link)) notices.tell(t('web-link-local'), 'error');
  }
  if (!isLocal(link)) notices.tell(t('web-link-copied'));
  return true;
}
