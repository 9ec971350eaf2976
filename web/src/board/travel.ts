/** A piece that turns corners on its way is seen to do so: the way leads from place to place of the map. */

export type Point = readonly [x: number, y: number];

/** A piece, and the places that it comes through before the one where it stands now. */
export interface Travel {
  id: string;
  through: readonly Point[];
}

/** The same angle as the wanted one, reached from the other by the short way round. */
export const turnTo = (before: number, wanted: number): number =>
  before + ((((wanted - before + 180) % 360) + 360) % 360) - 180;

/** How a piece stands at each place that it comes through: turned towards the next, and at the end as it stands there. */
export function legs(through: readonly Point[], to: Point, turn: number): { x: number; y: number; turn: number }[] {
  let after = turn;
  return through
    .map(([x, y], place) => {
      const [nextX, nextY] = through[place + 1] ?? to;
      return { x, y, ahead: (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI };
    })
    .reverse()
    .map(({ x, y, ahead }) => {
      after = turnTo(after, ahead);
      return { x, y, turn: after };
    })
    .reverse();
}
