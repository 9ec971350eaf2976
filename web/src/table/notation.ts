/** Actions as save files write them: short, and the same in every language. */

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map(shown).join(',');
  return value !== null && typeof value === 'object' ? `(${written({ ...value })})` : String(value);
}

/** `{ type: 'extend', line: 'GWR', hex: [4, 7] }` is `extend line=GWR hex=4,7`. */
export function written({ type, ...rest }: Record<string, unknown>): string {
  const parts = Object.entries(rest).map(([name, value]) => `${name}=${shown(value)}`);
  return [...(type === undefined ? [] : [shown(type)]), ...parts].join(' ');
}
