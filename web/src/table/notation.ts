/** Actions as save files write them: short, and the same in every language. */

const shown = (value: unknown): string => (Array.isArray(value) ? value.map(shown).join(',') : value !== null && typeof value === 'object' ? `(${written(value as Record<string, unknown>)})` : String(value));

/** `{ type: 'extend', line: 'GWR', hex: [4, 7] }` is `extend line=GWR hex=4,7`. */
export function written(action: Record<string, unknown>): string {
  const { type, ...rest } = action;
  const parts = Object.entries(rest).map(([name, value]) => `${name}=${shown(value)}`);
  return [...(type === undefined ? [] : [String(type)]), ...parts].join(' ');
}
