/** Laying a tile: a hex, one of the tiles that fit there, one of its turns. */
import { offered } from '$lib/table/picking';
import type { Session } from '$lib/table/session.svelte';

/** Is a hex picked, and are tiles asked for? */
export function isLaying(session: Session): boolean {
  const [hex = '', tile = ''] = session.picked;
  return hex.startsWith('hex:') && tile.startsWith('tile:');
}

/** The tiles that fit on the picked hex, and the turns of the picked one. */
export const tilesOf = (session: Session): string[] => offered(session.picker.paths, session.picked.slice(0, 1));
export const turnsOf = (session: Session): string[] => offered(session.picker.paths, session.picked.slice(0, 2));

function next(all: string[], now: string | undefined, by: number): string | undefined {
  return all[(all.indexOf(now ?? '') + by + all.length) % all.length];
}

export function turnTile(session: Session, by: number): void {
  const to = isLaying(session) ? next(turnsOf(session), session.picked[2], by) : undefined;
  if (to) void session.picker.choose([...session.picked.slice(0, 2), to]);
}

export function otherTile(session: Session, by: number): void {
  const to = isLaying(session) ? next(tilesOf(session), session.picked[1], by) : undefined;
  if (to) takeTile(session, to);
}

export function takeTile(session: Session, tile: string): void {
  void session.picker.choose([session.picked[0]!, tile]);
}
