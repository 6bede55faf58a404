// Reviews as figures, marks and sentences. Pure, so that it can be tested.

import type { Judged, Line, Reviewed, Summary } from "../types/review";

export type Grade = Judged["grade"];
export type Unit = Reviewed["unit"];

const MISSES: readonly Grade[] = ["inaccuracy", "mistake", "blunder"];
const MISTAKES: readonly Grade[] = ["mistake", "blunder"];
/** Standard errors by which a difference must show to be one; the review itself uses as many. */
const SURE = 2;

/** Worse than fine. */
export const missed = (each: Judged): boolean => MISSES.includes(each.grade);

/** Whose decisions matter to this viewer: those of a seat, or of everybody (null; all win together). */
export function decisionsOf(review: Reviewed, seat: number | null): Judged[] {
  const team = review.lines.some((line) => line.seat === null);
  return team || seat === null ? review.decisions : review.decisions.filter((each) => each.seat === seat);
}

/** The decision made at a step: the viewer's own one if there is one. */
export function decisionAt(review: Reviewed, step: number, seat: number | null): Judged | null {
  const here = review.decisions.filter((each) => each.step === step);
  return here.find((each) => each.seat === seat) ?? here[0] ?? null;
}

/** How many decisions a seat had to make. */
export const countOf = (review: Reviewed, seat: number): number => review.summaries.find((each) => each.seat === seat)?.decisions ?? 0;

/** The nearest miss after (1) or before (-1) a step. */
export function nextMiss(decisions: readonly Judged[], step: number, way: 1 | -1): Judged | null {
  const misses = decisions.filter(missed);
  return (way > 0 ? misses.find((each) => each.step > step) : misses.findLast((each) => each.step < step)) ?? null;
}

/** What to learn from: mistakes and blunders; inaccuracies if there is nothing worse. */
export function lessons(review: Reviewed, seats: readonly number[]): Judged[] {
  const own = review.decisions.filter((each) => seats.includes(each.seat) && missed(each));
  const grave = own.filter((each) => MISTAKES.includes(each.grade));
  return grave.length > 0 ? grave : own;
}

// Trying a decision again ------------------------------------------------------------------------

export type Warmth = "best" | "good" | "warmer" | "same" | "colder" | "unknown";

/**
 * What a try is worth beside the move that was played. `good`: the review cannot tell it from the
 * best one. `unknown`: the reviewer did not weigh it.
 */
export function warmth(each: Judged, text: string): Warmth {
  if (text === each.best.text) return "best";
  const find = (wanted: string) => each.weighed.find(([other]) => other === wanted);
  const [best, chosen, tried] = [find(each.best.text), find(each.chosen.text), find(text)];
  if (!tried || !best || !chosen) return "unknown";
  if (best[1] - tried[1] <= SURE * Math.hypot(best[2], tried[2])) return text === each.chosen.text ? "same" : "good";
  if (text === each.chosen.text) return "same";
  return tried[1] > chosen[1] ? "warmer" : "colder";
}

/** Whether a try solves it. */
export const solves = (found: Warmth): boolean => found === "best" || found === "good";

// Figures ----------------------------------------------------------------------------------------

const TENTHS = 10;

/** A value in tenths of what is shown: chances of winning in per cent. */
export const inTenths = (value: number, unit: Unit): number => Math.round(value * (unit === "win" ? 100 : 1) * TENTHS);

/** Tenths as people of this language write them. */
export function shown(tenths: number, lang: string, signed = false, style: "decimal" | "percent" = "decimal"): string {
  const format = new Intl.NumberFormat(lang, {
    style,
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: signed ? "exceptZero" : "auto",
  });
  return format.format(tenths / TENTHS).replace("-", "−");
}

export const figure = (value: number, unit: Unit, lang: string, signed = false): string => shown(inTenths(value, unit), lang, signed);

/** A figure with its sign of per cent, where it has one: `6.1%`, and `6,1 %` in German. */
export function measure(value: number, unit: Unit, lang: string, signed = false): string {
  const tenths = inTenths(value, unit);
  return unit === "win" ? shown(tenths / 100, lang, signed, "percent") : shown(tenths, lang, signed);
}

/** How well a seat decided; one that decided nothing did neither well nor badly. */
export function accuracy({ accuracy, decisions }: Summary, lang: string): string {
  return decisions > 0 ? shown(Math.round(accuracy * TENTHS) / 100, lang, false, "percent") : "–";
}

export const PARTS = ["start", "luck", "own", "others", "result"] as const;

/** The line of a seat in tenths; what is shown adds up to the last digit. */
export function sums(line: Line, unit: Unit): Record<(typeof PARTS)[number], number> {
  const tenths = {
    start: inTenths(line.start, unit),
    own: inTenths(line.own, unit),
    others: inTenths(line.others, unit),
    result: inTenths(line.result, unit),
  };
  return { ...tenths, luck: tenths.result - tenths.start - tenths.own - tenths.others };
}

// The chart --------------------------------------------------------------------------------------

export interface Drawn {
  seat: number | null;
  /** "x,y x,y …" of the expectation. */
  points: string;
  /** The outline of what it may be, two standard errors to both sides. */
  band: string;
}

export interface Scale {
  low: number;
  high: number;
}

/** From the lowest to the highest value; a chance of winning goes from 0 to 1. */
export function scaleOf(review: Reviewed): Scale {
  if (review.unit === "win") return { low: 0, high: 1 };
  const values = review.lines.flatMap((line) => line.points.flatMap(([, value, error]) => [value - SURE * error, value + SURE * error]));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return high > low ? { low, high } : { low, high: low + 1 };
}

/** Which lines to draw: of each seat, or the team's alone. */
export function linesOf(review: Reviewed): Line[] {
  const team = review.lines.find((line) => line.seat === null);
  return team ? [team] : review.lines;
}

/** A line as it is drawn in a box of this size. */
export function drawn(line: Line, review: Reviewed, width: number, height: number): Drawn {
  const { low, high } = scaleOf(review);
  const x = (step: number) => round((width * step) / Math.max(1, review.steps));
  const y = (value: number) => round(height * (1 - (Math.min(high, Math.max(low, value)) - low) / (high - low)));
  const above = line.points.map(([step, value, error]) => `${x(step)},${y(value + SURE * error)}`);
  const below = line.points.map(([step, value, error]) => `${x(step)},${y(value - SURE * error)}`).reverse();
  return {
    seat: line.seat,
    points: line.points.map(([step, value]) => `${x(step)},${y(value)}`).join(" "),
    band: [...above, ...below].join(" "),
  };
}

const COLOURS = ["act", "info", "teal", "violet", "amber", "green", "bad", "ink-2"];
const DASHES = ["5 4", "2 3", "9 3", "9 3 2 3", "5 2", "1 4", "12 4", "4 4 1 4"];

/** How a line is drawn: the viewer's own stands out, others are told apart by dashes, not by colour alone. */
export function strokeOf(seat: number | null, own: boolean): { colour: string; dash: string } {
  if (own) return { colour: "var(--hue)", dash: "none" };
  const place = (seat ?? 0) % COLOURS.length;
  return { colour: `var(--${COLOURS[place]})`, dash: DASHES[place]! };
}

/** What a line stood at, at a step: the last known expectation. */
export function valueAt(line: Line, step: number): { value: number; error: number } {
  const [, value, error] = line.points.findLast(([at]) => at <= step) ?? line.points[0]!;
  return { value, error };
}

const round = (value: number): number => Math.round(value * 10) / 10;
