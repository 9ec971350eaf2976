/** Charts: the figures behind the lines and bars of a finished game. */

export interface Scale {
  least: number;
  most: number;
  ticks: number[];
}

/** Round steps that hold all values. */
export function scale(values: readonly number[], wanted = 5): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const rough = (high - low) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough)!;
  const whole = Math.max(1, step);
  const least = Math.floor(low / whole) * whole;
  const most = Math.ceil(high / whole) * whole;
  const ticks: number[] = [];
  for (let tick = least; tick <= most; tick += whole) ticks.push(tick);
  return { least, most, ticks };
}

/** A line through points as steps: what was had stays until it changes. */
export function steps(points: readonly { x: number; y: number }[]): string {
  return points
    .map(({ x, y }, place) => (place ? `H${x.toFixed(1)}V${y.toFixed(1)}` : `M${x.toFixed(1)} ${y.toFixed(1)}`))
    .join('');
}

/** Heights of labels moved apart so that none covers another. */
export function apart(heights: readonly number[], gap: number): number[] {
  const order = heights.map((height, place) => ({ height, place })).sort((a, b) => a.height - b.height);
  let before = -Infinity;
  const moved = [...heights];
  for (const { height, place } of order) {
    moved[place] = Math.max(height, before + gap);
    before = moved[place]!;
  }
  return moved;
}

export interface CoursePoint {
  actions: number;
  totals: readonly number[];
}

export interface Story {
  /** How often somebody else took the lead; ties change nothing. */
  changes: number;
  /** Who led for most of the actions, and for which part of them. */
  longest: { seat: number; share: number } | null;
  /** Who led at the end, and since which action. */
  final: { seat: number; since: number } | null;
  /** The most that one action brought before the final account. */
  best: { seat: number; gain: number; action: number } | null;
}

/** The one seat that has most; null if several have. */
function leader(totals: readonly number[]): number | null {
  const most = Math.max(...totals);
  const leading = totals.flatMap((total, seat) => (total === most ? [seat] : []));
  return leading.length === 1 ? leading[0]! : null;
}

/** What the course of the totals tells, in a few facts. */
export function story(points: readonly CoursePoint[]): Story {
  const led = new Map<number, number>();
  let holding: number | null = null;
  let since = 0;
  let changes = 0;
  let best: Story['best'] = null;
  points.forEach((point, place) => {
    const before = points[place - 1];
    if (before && holding !== null) led.set(holding, (led.get(holding) ?? 0) + point.actions - before.actions);
    const now = leader(point.totals);
    if (now !== null && now !== holding) {
      if (holding !== null) changes += 1;
      [holding, since] = [now, point.actions];
    }
    if (!before || place === points.length - 1) return;
    point.totals.forEach((total, seat) => {
      const gain = total - before.totals[seat]!;
      if (gain > (best?.gain ?? 0)) best = { seat, gain, action: point.actions };
    });
  });
  const [seat, actions] = [...led].sort((a, b) => b[1] - a[1])[0] ?? [0, 0];
  const whole = points.at(-1)?.actions ?? 0;
  return {
    changes,
    longest: actions && whole ? { seat, share: actions / whole } : null,
    final: holding === null ? null : { seat: holding, since },
    best,
  };
}
