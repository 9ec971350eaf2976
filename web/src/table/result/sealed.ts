/** What was promised at the start of a game, compared with what is opened at its end. */

/** JSON with sorted names, no spaces, and nothing but ASCII: as the server writes what it signs. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const parts = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${parts.map(([name, part]) => `${canonical(name)}:${canonical(part)}`).join(',')}}`;
  }
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (c) => '\\u' + c.charCodeAt(0).toString(16).padStart(4, '0'),
  );
}

/** Is this what was promised? Null where the browser cannot tell: it computes digests on safe pages only. */
export async function isPromised(opened: unknown, commitment: string): Promise<boolean | null> {
  // Pages that came over plain HTTP have no `subtle`, whatever the types say.
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!subtle) return null;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(canonical(opened)));
  const found = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return found === commitment;
}
