/** Fields beside the map: Enter leads from one to the next and from the last one back, Escape back at once. */

/** The fields of what the event happened in, in their order. */
const all = (within: Element): HTMLElement[] => [...within.querySelectorAll<HTMLElement>('[data-field]')];

export function onward(event: KeyboardEvent & { currentTarget: Element }, back: () => void): void {
  if (event.key !== 'Enter' && event.key !== 'Escape') return;
  if (!(event.target instanceof HTMLElement) || event.target instanceof HTMLTextAreaElement) return;
  if (event.target instanceof HTMLButtonElement) return;
  event.preventDefault();
  event.stopPropagation();
  const fields = all(event.currentTarget);
  const next = fields[fields.indexOf(event.target) + 1];
  if (event.key === 'Enter' && next) enter(next);
  else back();
}

/** Go into a field as if it were to be written anew. */
export function enter(field: HTMLElement | undefined): void {
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}

export const firstField = (within: Element | undefined): HTMLElement | undefined => within && all(within)[0];
