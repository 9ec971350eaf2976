/** Colours of a scene as CSS: names of the visual language, plain colours, and a sprite's own paint. */
export function paint(name: string | undefined): string {
  if (!name || name === 'none') return 'none';
  if (name.startsWith('#')) return name;
  if (name === '@colour') return 'var(--sprite)';
  if (name === '@on') return 'var(--on-sprite)';
  return `var(--${name})`;
}
