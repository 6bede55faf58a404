// Figures as they are printed.

/** With a minus sign of a figure's width; what is no negative number stays as it is. */
export function signed(figure: number | string): string {
  return String(figure).replace(/^-(?=\d)/, "−");
}

/** Move rising heights apart, as little as needed: at least `gap` between two of them, none below `lowest`. */
export function apart(heights: readonly number[], gap: number, lowest: number): number[] {
  const moved = [...heights];
  for (let n = 1; n < moved.length; n += 1) moved[n] = Math.max(moved[n]!, moved[n - 1]! + gap);
  let most = lowest;
  for (let n = moved.length - 1; n >= 0; n -= 1, most -= gap) {
    if (moved[n]! <= most) break; // those above have room
    moved[n] = most;
  }
  return moved;
}
