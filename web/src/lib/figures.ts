// Figures as they are printed.

/** With a minus sign of a figure's width; what is no negative number stays as it is. */
export function signed(figure: number | string): string {
  return String(figure).replace(/^-(?=\d)/, "−");
}
