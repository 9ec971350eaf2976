/** A text with a capital at its beginning. */
export const capital = (said: string): string => said.charAt(0).toLocaleUpperCase() + said.slice(1);
