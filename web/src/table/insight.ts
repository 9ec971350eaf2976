/** What is chosen comes into sight where a list or a row of choices is longer than its room. */
export const inSight =
  (chosen: boolean) =>
  (element: Element): void => {
    if (chosen && 'scrollIntoView' in element) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
