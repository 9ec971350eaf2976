/** What points are made of, as a bar: what was lost stands before zero, what was won after it, and all bars have one scale. */

export interface Part {
  /** The number of the category. */
  place: number;
  points: number;
}

export interface Bar {
  lost: Part[];
  won: Part[];
  /** Empty room before what was lost and after what was won. */
  before: number;
  after: number;
}

const size = (parts: Part[]): number => parts.reduce((sum, part) => sum + Math.abs(part.points), 0);

/** One bar for each seat; `categories` holds the points of every seat, category by category. */
export function bars(categories: number[][], seats: number): Bar[] {
  const rows = Array.from({ length: seats }, (_, seat) => {
    const parts = categories.map((points, place) => ({ place, points: points[seat] ?? 0 }));
    return { lost: parts.filter((part) => part.points < 0), won: parts.filter((part) => part.points > 0) };
  });
  const mostLost = Math.max(0, ...rows.map((row) => size(row.lost)));
  const mostWon = Math.max(1, ...rows.map((row) => size(row.won)));
  return rows.map((row) => ({ ...row, before: mostLost - size(row.lost), after: mostWon - size(row.won) }));
}
