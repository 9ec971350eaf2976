import { expect, test } from 'vitest';
import ours from '../../../../src/roundhouse/games/spike/board.json';
import {
  addCard,
  addRoute,
  cardsOf,
  cityMeant,
  ofDeliveries,
  readList,
  setCommodity,
  setRoute,
  writeFace,
  writeList,
} from '../../../../src/roundhouse/games/spike/page/board/cards';
import { kit } from '../../../../src/roundhouse/games/spike/page/board/kit';
import {
  endsOf,
  latticeOf,
  nextRow,
  walkGap,
  type Gap,
} from '../../../../src/roundhouse/games/spike/page/board/lattice';
import {
  between,
  empty,
  foundCity,
  nameCity,
  nodeAt,
  razeCity,
  read,
  setSegment,
  type Board,
} from '../../../../src/roundhouse/games/spike/page/board/model';
import { valueAt, withValue } from '../../../../src/roundhouse/games/spike/page/board/numbers';
import { meant, whereIs } from '../../../../src/roundhouse/games/spike/page/board/places';

const printed = ours as unknown as Board;

test('our board lies on the grid: every node on a spot, every segment in a gap', () => {
  const lattice = latticeOf(printed.nodes);
  for (const node of printed.nodes) expect(lattice.place(lattice.spotAt(node)!)).toEqual({ x: node.x, y: node.y });
  for (const segment of printed.edges) expect(meant(printed, `segment:${segment.id}`)?.kind).toBe('gap');
});

test('a segment brings its junctions, and takes them along', () => {
  const board = setSegment(empty(), [0, 0], [2, 0], 'blue');
  expect(board.nodes.map((node) => [node.type, node.x, node.y])).toEqual([
    ['junction', 48, 48],
    ['junction', 100, 48],
  ]);
  expect(board.edges).toMatchObject([{ colour: 'blue' }]);
  expect(setSegment(board, [2, 0], [0, 0], 'white').edges).toMatchObject([{ colour: 'white' }]);
  expect(setSegment(board, [0, 0], [2, 0], null)).toEqual(empty());
});

test('a junction stays while something leads to it', () => {
  const two = setSegment(setSegment(empty(), [0, 0], [2, 0], 'blue'), [2, 0], [4, 0], 'blue');
  const one = setSegment(two, [0, 0], [2, 0], null);
  expect(one.nodes).toHaveLength(2);
  expect(nodeAt(one, [2, 0])).toBeDefined();
});

test('a city takes the place of a junction, and what leads there leads to it', () => {
  const track = setSegment(empty(), [0, 0], [2, 0], 'blue');
  const city = nodeAt(foundCity(track, [2, 0]), [2, 0])!;
  const board = nameCity(foundCity(track, [2, 0]), city.id, 'St. Louis');
  expect(nodeAt(board, [2, 0])).toMatchObject({ id: 'st_louis', type: 'city', name: 'St. Louis', commodity: 'cattle' });
  expect(between(board, nodeAt(board, [0, 0])!.id, 'st_louis')?.colour).toBe('blue');
  expect(nodeAt(razeCity(board, 'st_louis'), [2, 0])?.type).toBe('junction');
  expect(foundCity(board, [2, 0])).toBe(board);
});

test('cards follow a city that gets another name', () => {
  const board = nameCity(printed, 'tulsa', 'New Tulsa');
  expect(JSON.stringify([board.nodes, board.edges, board.contracts, board.routes])).not.toContain('"tulsa"');
  expect(board.contracts[0]?.deliveries[1]).toEqual({ city: 'new_tulsa', pay: 9 });
});

test('an id that somebody chose stays', () => {
  const own = {
    ...printed,
    nodes: printed.nodes.map((node) => (node.id === 'tulsa' ? { ...node, name: 'Oil City' } : node)),
  };
  expect(nameCity(own, 'tulsa', 'Gusher').nodes.find((node) => node.name === 'Gusher')?.id).toBe('tulsa');
});

test('what is not touched survives an edit', () => {
  const board = setSegment({ ...printed, curious: 1 }, [0, 0], [2, 0], 'blue');
  expect(board.nodes.slice(0, printed.nodes.length)).toEqual(printed.nodes);
  expect([board.contracts, board['curious'], board['background']]).toEqual([
    printed.contracts,
    1,
    printed['background'],
  ]);
});

test('cities are meant by their first letters, if no other begins so', () => {
  expect(cityMeant(printed, 'stl')?.id).toBe('st_louis');
  expect(cityMeant(printed, 'St. Louis')?.id).toBe('st_louis');
  expect(cityMeant(printed, 'b')).toBeNull();
  expect(cityMeant(printed, 'xyz')).toBeNull();
});

test('lists are read with and without signs between, and what means nothing is said', () => {
  const wanted = [
    { city: 'st_louis', n: 7 },
    { city: 'tulsa', n: 9 },
  ];
  for (const written of ['stl7 tul9', 'St. Louis 7, Tulsa 9', 'stl: 7; tul = 9'])
    expect(readList(printed, written)).toEqual({ listed: wanted, unknown: '' });
  expect(readList(printed, 'stl7 atlantis 3').unknown).toBe('atlantis 3');
  expect(readList(printed, 'stl7 tul').unknown).toBe('tul');
});

test('every list of ours is read as it is written', () => {
  for (const face of printed.contracts) {
    const listed = ofDeliveries(face.deliveries);
    expect(readList(printed, writeList(printed, listed))).toEqual({ listed, unknown: '' });
  }
});

test('a card has two faces in the file and one row in the table', () => {
  const board = addCard(empty(), 'coal');
  expect(board.contracts.map((face) => [face.card, face.face])).toEqual([
    ['coal_1', 'A'],
    ['coal_1', 'B'],
  ]);
  const written = writeFace(board, 'coal_1', 'B', [{ city: 'x', n: 4 }]);
  expect(written.contracts[1]?.deliveries).toEqual([{ city: 'x', pay: 4 }]);
  expect(cardsOf(setCommodity(written, 'coal_1', 'oil'))).toMatchObject([
    { card: 'oil_1', commodity: 'oil', rows: [0, 1] },
  ]);
  expect(cardsOf(printed)).toHaveLength(36);
});

test('routes', () => {
  const board = setRoute(addRoute(addRoute(empty())), 1, { start: 'albany' });
  expect(board.routes.map((route) => [route.id, route.start])).toEqual([
    ['route_1', ''],
    ['route_2', 'albany'],
  ]);
});

test('digits lay segments along the row, x leaves one out, Enter goes on below', () => {
  let state = { board: empty() as Record<string, unknown>, cursor: 'gap:0,0,e' };
  for (const key of '1x2') {
    const typed = kit.type(state.board, state.cursor, key, 1)!;
    state = { board: typed.board ?? state.board, cursor: typed.cursor! };
  }
  expect(read(state.board).edges.map((edge) => edge.colour)).toEqual(['white', 'blue']);
  expect(state.cursor).toBe('gap:6,0,e');
  expect(kit.type(state.board, state.cursor, 'Enter', 1)?.cursor).toBe('gap:0,0,se');
});

test('from node to node: a digit lays the segment that is walked over', () => {
  const typed = kit.type(empty(), 'at:4,0', '3', 1)!;
  expect(typed.cursor).toBe('at:6,0');
  expect(read(typed.board!).edges).toMatchObject([{ colour: 'black' }]);
});

test('rows of segments are walked from end to end', () => {
  let gap: Gap = nextRow([0, 0, 'e']);
  const seen: string[] = [];
  for (let n = 0; n < 4; n++, gap = walkGap(gap, 'ArrowRight')) seen.push(gap.join());
  expect(seen).toEqual(['0,0,se', '2,0,sw', '2,0,se', '4,0,sw']);
  expect(nextRow([4, 0, 'se'])).toEqual([1, 1, 'e']);
  for (const key of ['ArrowDown', 'ArrowUp'])
    expect(Math.abs(endsOf(walkGap([6, 4, 'e'], key))[0][0] - 6)).toBeLessThan(3);
});

test('places of the server are found on the map', () => {
  expect(whereIs(printed, 'node:tulsa')).toMatchObject({ id: 'tulsa' });
  expect(kit.where(printed, 'segment:e001')).not.toBeNull();
  expect(kit.where(printed, 'contracts:3')).toBeNull();
  expect(kit.normal(printed, 'node:minneapolis')).toBe('at:9,1');
});

test('numbers are changed by their path, and nothing beside it', () => {
  const board = withValue(empty(), 'train_parts.tender.levels', [1, 2, 5]);
  expect(valueAt(board, 'train_parts.tender.levels')).toEqual([1, 2, 5]);
  expect(valueAt(board, 'train_parts.locomotive')).toEqual(valueAt(empty(), 'train_parts.locomotive'));
});

test('a key that changes nothing is no edit', () => {
  expect(kit.paint(printed, 'at:0,0', 'nothing')).toBe(printed);
  expect(kit.paint({}, 'gap:0,0,e', 'nothing')).toEqual({});
});

test('any data can be drawn', () => {
  expect(kit.draw(printed).scene.sprites.length).toBe(3 * 36);
  expect(kit.draw({}).scene.sprites).toEqual([]);
});

test('where something is wrong is called as on the map and in the tables', () => {
  expect(kit.called(printed, 'node:chicago')).toBe('Chicago');
  expect(kit.called(printed, 'node:j001')).toBe('10,0');
  expect(kit.called(printed, 'segment:e001')).toMatch(/^\d+,\d+,(e|se|sw)$/);
  expect(kit.called(printed, 'contracts:1')).toMatchObject({ key: 'editor-face-of', args: { face: 'B' } });
  expect(kit.called(printed, 'routes:0')).toEqual({ key: 'editor-route-of', args: { start: 'Albany' } });
  expect(kit.called(printed, 'market')).toEqual({ key: 'editor-market-rows' });
  expect(kit.called(printed, 'setup.contracts_per_player.3')).toEqual({ key: 'editor-contracts-each', args: { n: 3 } });
  expect(kit.called(printed, 'nodes')).toEqual({ key: 'editor-cities' });
  expect(kit.called(printed, 'curious')).toBeNull();
});

test.each([
  ['a node that is none', { nodes: [7] }],
  ['a node that stands left', { nodes: [{ ...ours.nodes[0], x: 'left' }] }],
  ['a node at the end of the world', { nodes: [...ours.nodes, { id: 'far', type: 'junction', x: 90_000, y: 0 }] }],
  ['two nodes at one place', { nodes: [...ours.nodes, { ...ours.nodes[0], id: 'twin' }] }],
  ['a name that is a number', { nodes: [{ ...ours.nodes[0], name: 5 }] }],
  ['a segment twice', { edges: [...ours.edges, ours.edges[0]] }],
  ['a segment without an end', { edges: [{ id: 'e', a: 'x', colour: 'white' }] }],
  ['a contract that pays nowhere', { contracts: [{ card: 'x', face: 'A', commodity: 'pigs' }] }],
  ['a route of numbers', { routes: [{ id: 'r', start: 'x', destinations: [1] }] }],
  ['goods without a name', { commodities: [{}] }],
])('no map is drawn of %s', (_, spoilt) => {
  expect(kit.drawable({ ...ours, ...spoilt })).toBe(false);
});

test('what is merely wrong is drawn, and marked', () => {
  const twice = { ...ours, commodities: [{ id: 'pigs' }, { id: 'pigs' }], routes: [...ours.routes, ours.routes[0]] };
  for (const board of [ours, kit.empty(), {}, twice]) expect(kit.drawable(board)).toBe(true);
});
