/** Places of the map by their names: spots and gaps of the grid, whether anything is there or not, and what stands beside it. */
import type { Point } from '$lib/board/gestures';
import { endsOf, latticeOf, type Gap, type Spot, type Way } from './lattice';
import { between, nodeAt, nodeCalled, type Board, type Node, type Segment } from './model';

export type Meant =
  | { kind: 'spot'; spot: Spot; node?: Node }
  | { kind: 'gap'; gap: Gap; segment?: Segment }
  | { kind: 'node'; node: Node }
  | { kind: 'segment'; segment: Segment };

export const spotName = (spot: Spot): string => `at:${spot.join()}`;
export const gapName = (gap: Gap): string => `gap:${gap.join()}`;

/** What a name means; what the server calls a node or a segment is found on the grid, if it lies there. */
export function meant(board: Board, place: string): Meant | null {
  const [kind = '', rest = ''] = [place.slice(0, place.indexOf(':')), place.slice(place.indexOf(':') + 1)];
  const parts = rest.split(',');
  if (kind === 'at') return onSpot(board, [Number(parts[0]), Number(parts[1])]);
  if (kind === 'gap') return inGap(board, [Number(parts[0]), Number(parts[1]), parts[2] as Way]);
  if (kind === 'node' || kind === 'city') return ofNode(board, nodeCalled(board, rest));
  if (kind === 'nodes') return ofNode(board, board.nodes[Number(rest)]);
  if (kind === 'segment')
    return ofSegment(
      board,
      board.edges.find((each) => each.id === rest),
    );
  if (kind === 'edges') return ofSegment(board, board.edges[Number(rest)]);
  return null;
}

function onSpot(board: Board, spot: Spot): Meant {
  const node = nodeAt(board, spot);
  return { kind: 'spot', spot, ...(node && { node }) };
}

function inGap(board: Board, gap: Gap): Meant {
  const [one, other] = endsOf(gap).map((spot) => nodeAt(board, spot));
  const segment = one && other && between(board, one.id, other.id);
  return { kind: 'gap', gap, ...(segment && { segment }) };
}

function ofNode(board: Board, node: Node | undefined): Meant | null {
  if (!node) return null;
  const spot = latticeOf(board.nodes).spotAt(node);
  return spot ? { kind: 'spot', spot, node } : { kind: 'node', node };
}

function ofSegment(board: Board, segment: Segment | undefined): Meant | null {
  if (!segment) return null;
  const lattice = latticeOf(board.nodes);
  const [a, b] = [segment.a, segment.b].map((id) => nodeCalled(board, id)) as [Node?, Node?];
  const [one, other] = [a && lattice.spotAt(a), b && lattice.spotAt(b)];
  const gap = one && other && gapBetween(one, other);
  return gap ? { kind: 'gap', gap, segment } : { kind: 'segment', segment };
}

/** The gap between two spots that are neighbours. */
export function gapBetween(one: Spot, other: Spot): Gap | null {
  const [from, to] = one[1] < other[1] || (one[1] === other[1] && one[0] < other[0]) ? [one, other] : [other, one];
  const [across, down] = [to[0] - from[0], to[1] - from[1]];
  if (down === 0 && across === 2) return [...from, 'e'];
  if (down === 1 && Math.abs(across) === 1) return [...from, across > 0 ? 'se' : 'sw'];
  return null;
}

/** Where it lies, in units of the board. */
export function whereIs(board: Board, place: string): Point | null {
  const found = meant(board, place);
  const lattice = latticeOf(board.nodes);
  switch (found?.kind) {
    case 'spot':
      return found.node ?? lattice.place(found.spot);
    case 'gap':
      return lattice.middle(found.gap);
    case 'node':
      return found.node;
    case 'segment': {
      const [a, b] = [nodeCalled(board, found.segment.a), nodeCalled(board, found.segment.b)];
      return a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : (a ?? b ?? null);
    }
    default:
      return null;
  }
}

/** What lies under a point, as a tool means it: nodes for cities, segments for colours, the nearer of both for a hand. */
export function under(board: Board, point: Point, tool: string): string {
  const lattice = latticeOf(board.nodes);
  const beside = board.nodes.find(
    (node) => Math.hypot(node.x - point.x, node.y - point.y) < 14 && !lattice.spotAt(node),
  );
  if (beside) return `node:${beside.id}`;
  const loose = looseSegment(board, point);
  if (loose) return `segment:${loose.id}`;
  const spot = lattice.nearest(point);
  const at = lattice.place(spot);
  const near = Math.hypot(at.x - point.x, at.y - point.y);
  const asNode = tool === 'city' || (tool.startsWith('colour:') ? false : near < 14);
  return asNode ? spotName(spot) : gapName(lattice.gapUnder(point));
}

/** A segment that does not lie on the grid, and that a point is near the middle of. */
function looseSegment(board: Board, point: Point): Segment | undefined {
  const lattice = latticeOf(board.nodes);
  if (board.nodes.every((node) => lattice.spotAt(node))) return undefined;
  return board.edges.find((segment) => {
    const place = meant(board, `segment:${segment.id}`);
    const at = place?.kind === 'segment' ? whereIs(board, `segment:${segment.id}`) : null;
    return !!at && Math.hypot(at.x - point.x, at.y - point.y) < 14;
  });
}
