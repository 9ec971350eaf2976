/** The track that routes of a company reach, as one path over the map. */

/** Half the distance between two opposite edges of a hex whose sides are 100, and where its edges lie, from the south on. */
const HALF = 50 * Math.sqrt(3);
const ANGLES = [90, 150, 210, 270, 330, 30];

/** The middle of an edge. */
function edge(number: number, x: number, y: number): string {
  const angle = (ANGLES[number]! * Math.PI) / 180;
  return `${Math.round(x + HALF * Math.cos(angle))} ${Math.round(y + HALF * Math.sin(angle))}`;
}

/** Track of a hex: from its middle to an edge, or from edge to edge, straight or in an arc. */
export function piece(edges: string, x: number, y: number): string {
  const [a = 0, b] = [...edges].map(Number);
  if (b === undefined) return `M${x} ${y}L${edge(a, x, y)}`;
  const turn = (b - a + 6) % 6;
  const radius = turn === 1 || turn === 5 ? 50 : 150;
  const to = turn === 3 ? 'L' : `A${radius} ${radius} 0 0 ${turn > 3 ? 1 : 0} `;
  return `M${edge(a, x, y)}${to}${edge(b, x, y)}`;
}
