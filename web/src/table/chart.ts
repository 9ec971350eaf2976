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
