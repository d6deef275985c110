/** Round numbers from the lowest to the highest, in at most so many steps. */
export function ticks(low: number, high: number, steps: number): number[] {
  const rough = (high - low) / steps;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((it) => it * unit).find((it) => it >= rough) ?? rough);
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step);
}

/** Heights of names that do not lie on one another: those below give way, and all of them if there is no room left. */
export function spaced(heights: readonly number[], gap: number, bottom: number, top = -Infinity): number[] {
  const found = [...heights];
  const order = heights.map((_, i) => i).sort((one, other) => heights[one]! - heights[other]!);
  let above = top - gap;
  for (const i of order) above = found[i] = Math.max(found[i]!, above + gap);
  const over = Math.max(0, above - bottom);
  return found.map((height) => height - over);
}
