/** Whoever acts with the keyboard stays in the card: the button that was pressed is gone, the card is not. */
export function staying(card: HTMLElement): () => void {
  let keyed = false;
  const keep = new MutationObserver(() => {
    if (keyed && document.activeElement === document.body) card.focus({ preventScroll: true });
  });
  const key = (): void => {
    keyed = true;
  };
  // A pointer needs no focus, and who has gone elsewhere stays there.
  const press = (): void => {
    keyed = false;
  };
  const leave = (event: FocusEvent): void => {
    if (event.relatedTarget instanceof Node && !card.contains(event.relatedTarget)) keyed = false;
  };
  card.addEventListener('keydown', key);
  card.addEventListener('pointerdown', press);
  card.addEventListener('focusout', leave);
  keep.observe(card, { childList: true, subtree: true });
  return () => {
    keep.disconnect();
    card.removeEventListener('keydown', key);
    card.removeEventListener('pointerdown', press);
    card.removeEventListener('focusout', leave);
  };
}
