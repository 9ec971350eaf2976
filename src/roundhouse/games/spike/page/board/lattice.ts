/** The triangular grid: where its nodes and segments lie, and how one walks over them. */
import type { Point } from '$lib/board/gestures';

/** Columns count halves of a segment, so that every second one of each row is a node: column and row are even together. */
export type Spot = readonly [column: number, row: number];
/** A segment by the node it begins at: to the east, to the south-east, to the south-west. */
export type Way = 'e' | 'se' | 'sw';
export type Gap = readonly [column: number, row: number, way: Way];

const STEP = 52;
const HALF = STEP / 2;
const HIGH = (STEP * Math.sqrt(3)) / 2;
const ORIGIN: Point = { x: 48, y: 48 };
/** Nodes that are further from the grid stand beside it. */
const NEAR = 6;

export class Lattice {
  constructor(readonly origin: Point) {}

  place([column, row]: Spot): Point {
    return {
      x: Math.round((this.origin.x + HALF * column) * 10) / 10,
      y: Math.round((this.origin.y + HIGH * row) * 10) / 10,
    };
  }

  /** The spot that a point is nearest to. */
  nearest({ x, y }: Point): Spot {
    const row = Math.round((y - this.origin.y) / HIGH);
    const column = (x - this.origin.x - HALF * (row & 1)) / STEP;
    return [2 * Math.round(column) + (row & 1), row];
  }

  /** The spot that a node stands on, if it stands on one. */
  spotAt(point: Point): Spot | null {
    const spot = this.nearest(point);
    const { x, y } = this.place(spot);
    return Math.hypot(x - point.x, y - point.y) < NEAR ? spot : null;
  }

  middle(gap: Gap): Point {
    const [one, other] = endsOf(gap).map((spot) => this.place(spot)) as [Point, Point];
    return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  }

  /** The segment whose middle a point is nearest to. */
  gapUnder(point: Point): Gap {
    const [column, row] = this.nearest(point);
    const around: Gap[] = [
      [column, row, 'e'],
      [column - 2, row, 'e'],
      [column, row, 'se'],
      [column, row, 'sw'],
      [column - 1, row - 1, 'se'],
      [column + 1, row - 1, 'sw'],
    ];
    const far = (gap: Gap): number => Math.hypot(this.middle(gap).x - point.x, this.middle(gap).y - point.y);
    return around.reduce((best, gap) => (far(gap) < far(best) ? gap : best));
  }
}

const known = new WeakMap<object, Lattice>();
/** The grid of a board: ours, unless its nodes stand on another one of the same measure. */
export function latticeOf(nodes: readonly Point[]): Lattice {
  const before = known.get(nodes);
  if (before) return before;
  const usual = new Lattice(ORIGIN);
  const onIt = nodes.filter((node) => usual.spotAt(node)).length;
  const lattice = nodes.length > 2 * onIt ? new Lattice({ x: nodes[0]!.x, y: nodes[0]!.y }) : usual;
  known.set(nodes, lattice);
  return lattice;
}

export function endsOf([column, row, way]: Gap): [Spot, Spot] {
  const from: Spot = [column, row];
  if (way === 'e') return [from, [column + 2, row]];
  return [from, [way === 'se' ? column + 1 : column - 1, row + 1]];
}

export interface Area {
  right: number;
  bottom: number;
}

/** How far the grid reaches: as on the printed board at least, and some room beyond what is there. */
export function area(spots: readonly Spot[]): Area {
  return {
    right: Math.max(38, ...spots.map((spot) => spot[0] + 2)),
    bottom: Math.max(20, ...spots.map((spot) => spot[1] + 1)),
  };
}

export function everySpot({ right, bottom }: Area): Spot[] {
  const all: Spot[] = [];
  for (let row = 0; row <= bottom; row++)
    for (let column = row & 1; column <= right; column += 2) all.push([column, row]);
  return all;
}

/** From node to node: up and down zigzag, so that one stays in the column. */
export function walkNode([column, row]: Spot, key: string): Spot {
  switch (key) {
    case 'ArrowLeft':
      return [column - 2, row];
    case 'ArrowRight':
      return [column + 2, row];
    case 'ArrowUp':
      return [column + (row & 1 ? -1 : 1), row - 1];
    case 'ArrowDown':
      return [column + (row & 1 ? -1 : 1), row + 1];
    case 'Home':
      return [row & 1, row];
    default:
      return [column, row];
  }
}

/** From segment to segment: rows of level ones and rows of slanting ones lie between each other. */
export function walkGap(gap: Gap, key: string): Gap {
  const [column, row, way] = gap;
  switch (key) {
    case 'ArrowRight':
      return way === 'e' ? [column + 2, row, 'e'] : way === 'sw' ? [column, row, 'se'] : [column + 2, row, 'sw'];
    case 'ArrowLeft':
      return way === 'e' ? [column - 2, row, 'e'] : way === 'se' ? [column, row, 'sw'] : [column - 2, row, 'se'];
    case 'ArrowDown':
      return way === 'e' ? [column, row, 'se'] : [column - 1, row + 1, 'e'];
    case 'ArrowUp':
      return way === 'e' ? [column + 1, row - 1, 'sw'] : way === 'se' ? [column, row, 'e'] : [column - 2, row, 'e'];
    case 'Home':
      return firstIn(gap);
    default:
      return gap;
  }
}

const firstIn = ([, row, way]: Gap): Gap => [row & 1, row, way === 'e' ? 'e' : row & 1 ? 'sw' : 'se'];

/** The beginning of the row of segments below, as a typewriter returns. */
export function nextRow([, row, way]: Gap): Gap {
  return way === 'e' ? firstIn([0, row, 'se']) : firstIn([0, row + 1, 'e']);
}
