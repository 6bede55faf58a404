// Made by tools/make_types.py from the Structs in Python. Do not edit.

/** How far a review is. `ahead`: reviews that were asked for earlier and are not done. */
export interface ReviewState {
  state: "done" | "failed" | "none" | "running" | "waiting";
  done: number;
  total: number;
  ahead: number;
  review: Reviewed | null;
  may_ask: boolean;
}

/** The review of a match. Values are in `unit`; a chance of winning goes from 0 to 1. */
export interface Reviewed {
  game: string;
  unit: "points" | "stars" | "win";
  steps: number;
  lines: Line[];
  summaries: Summary[];
  turns: TurningPoint[];
  decisions: Judged[];
  sound: boolean;
}

/** The expectation of a seat; `start + luck + own + others = result`. Seat null: the team. */
export interface Line {
  seat: number | null;
  points: ([step: number, value: number, error: number])[];
  start: number;
  luck: number;
  own: number;
  others: number;
  result: number;
}

/** How well a seat decided. */
export interface Summary {
  seat: number;
  decisions: number;
  accuracy: number;
  mean_loss: number;
  grades: Record<string, number>;
  stood_in: number;
}

/** One of the greatest changes of an expectation, between two steps. */
export interface TurningPoint {
  seat: number | null;
  since: number;
  until: number;
  swing: number;
  cause: "luck" | "others" | "own";
}

/** A decision: the step at which it was made, what was played and what would have been best. */
export interface Judged {
  step: number;
  seat: number;
  number: number;
  grade: "best" | "blunder" | "fine" | "inaccuracy" | "mistake";
  loss: number;
  doubt: number;
  chosen: MoveShown;
  best: MoveShown;
  weighed: ([text: string, value: number, error: number, move: unknown])[];
  reason: Reason | null;
}

/** A move as tables take it. */
export interface MoveShown {
  move: unknown;
  text: string;
}

/** A message of the game's texts and its arguments: words in any language. */
export interface Reason {
  message: string;
  arguments: Record<string, unknown>;
}
