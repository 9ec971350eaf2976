/** Changes of a document: a JSON Patch (RFC 6902), as far as the server uses it. */
export interface Operation {
  op: 'add' | 'remove' | 'replace';
  path: string;
  value?: unknown;
}

type Inside = unknown[] | Record<string, unknown>;

/** The document after the changes. The given one stays as it is, and both share whatever is the same. */
export function patched<T>(document: T, operations: readonly Operation[]): T {
  const own = new Set<unknown>();
  let root: unknown = document;
  for (const operation of operations) {
    const way = operation.path
      .split('/')
      .slice(1)
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
    if (!way.length) root = operation.value;
    else root = changed(root as Inside, way, operation, own);
  }
  return root as T;
}

/** A copy with the change made in it; what was copied for an earlier change is not copied again. */
function changed(inside: Inside, [first, ...rest]: string[], operation: Operation, own: Set<unknown>): Inside {
  const copy = own.has(inside) ? inside : Array.isArray(inside) ? [...inside] : { ...inside };
  own.add(copy);
  const at = copy as Record<string, unknown>;
  if (rest.length) at[first!] = changed(at[first!] as Inside, rest, operation, own);
  else if (Array.isArray(copy))
    copy.splice(Number(first), operation.op === 'add' ? 0 : 1, ...(operation.op === 'remove' ? [] : [operation.value]));
  else if (operation.op === 'remove') delete at[first!];
  else at[first!] = operation.value;
  return copy;
}
