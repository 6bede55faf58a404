// What the frame and a game's table promise each other. README.md explains it.

import type { Component, Snippet } from "svelte";
import type { BotKind, Match, Outcome } from "../types/protocol";
import type { Motion } from "../lib/motion";
import type { Text, TextArgs } from "../lib/text.svelte";
import type { Legal } from "../lib/updates";

/** Somebody at the table. */
export interface Player {
  seat: number;
  name: string;
  /** "You" in the reader's language for the viewer's own seat, else the name. */
  label: string;
  me: boolean;
  kind: "person" | "bot" | "away" | "open";
  level: BotKind | null;
  /** Connected (bots always are). */
  here: boolean;
  /** Plays at this device, too: whoever looks knows that they are here. */
  beside: boolean;
  resigned: boolean;
  /** The game waits for this seat. */
  deciding: boolean;
  /** Message id of a short state: "thinking", "deciding", "choosing", "offline" … or "". */
  state: string;
}

export interface Hinted<M> {
  move: M;
  text: string;
  why: string;
  /** How far it is ahead of `other`, the next best move. */
  sure: "clear" | "likely" | "close";
  other: M | null;
}

/** Time left of a seat, in milliseconds; `total` is what it began with. */
export interface Clock {
  left: number;
  total: number;
  running: boolean;
  kind: "move" | "match" | "reaction";
}

/** One step while it is shown: what happened between the last position and this one. */
export interface Step<E> {
  seq: number;
  events: E[];
  /** Animate quickly: there is a queue. */
  hurried: boolean;
}

/** Everything a table gets. Reactive: read it in templates and `$derived`. */
export interface TableApi<V = unknown, M = unknown, E = unknown> {
  readonly game: string;
  readonly mode: "play" | "watch" | "replay" | "demo";
  /** The position to draw. It may lag a little behind the server while things move. */
  readonly view: V;
  /** What may be told besides the counting-up: while a round is counted, how it was before. */
  readonly told: { readonly view: V } | null;
  /** Number of the position drawn: when it changes, put back what is picked. */
  readonly seq: number;
  /** What may be played now; empty while read-only, while a move is on its way or things lag. */
  readonly legal: Legal<M>[];
  readonly actors: readonly number[];
  /** Whose eyes; null for spectators. */
  readonly seat: number | null;
  readonly seats: number;
  readonly players: readonly Player[];
  readonly teams: readonly (readonly number[])[];
  readonly options: Readonly<Record<string, unknown>>;
  /** The game waits for the viewer's own seat. */
  readonly myTurn: boolean;
  /** Spectator, replay, or not connected: nothing can be played. */
  readonly readonly: boolean;
  /** A move sent and not yet written down by the server. */
  readonly pending: { move: M; text: string } | null;
  readonly hint: Hinted<M> | null;
  /** The move a guided round asks for: light what belongs to it, but leave picking to the player. */
  readonly tip: Legal<M> | null;
  readonly over: boolean;
  readonly result: Outcome | null;
  /** Events from before we came, as far as known. */
  readonly past: readonly E[];
  /** The step being shown, to animate; null when all is quiet. */
  readonly step: Step<E> | null;
  readonly motion: Motion;
  readonly match: Match | null;
  /** Play a legal move (as it stands in `legal`). */
  play(legal: Legal<M>): void;
  /** Say "look here" to all; `at` names a thing. */
  point(at: string): void;
  /** Where others point now, by the thing's name. */
  readonly points: ReadonlyMap<string, number>;
  /** A question out of the game's `questions`, to the partner. */
  ask(question: string): void;
  clock(seat: number): Clock | null;
  /** A message of this game, of the app or of all games. */
  t(id: string, args?: TextArgs): string;
  has(id: string): boolean;
  player(seat: number): Player;
  /** The name as it stands in sentences. */
  name(seat: number): string;
  /** Names joined for a sentence: "Mira, Jonas". */
  names(seats: readonly number[]): string;
  /** The same with "You" for oneself. */
  labels(seats: readonly number[]): string;
  /** A sentence about a player, said to them where it is their own (`.you`). */
  about(seat: number, id: string, args?: TextArgs): string;
  /** Seats clockwise from the one left of the viewer, without the viewer's own one. */
  readonly others: readonly number[];
}

export interface TableProps<V, M, E> {
  table: TableApi<V, M, E>;
}

export interface DockButton {
  label: string;
  /** Sprite icon, e.g. "i-flag". */
  icon?: string;
  onclick?: () => void;
  /** Instead of onclick: play this. */
  move?: Legal<unknown>;
  /** With onclick: the move it asks about first, for hints. */
  leads?: Legal<unknown>;
  disabled?: boolean;
  /** Hold for a moment, or click twice: where a slip would hurt. The label of the second click. */
  confirm?: string;
  /** Shown as aria-keyshortcuts and in the tooltip. */
  key?: string;
  /** Icon only on phones. */
  tight?: boolean;
}

/** What stands at the bottom. The frame adds undo, hint, waiting and watching by itself. */
export interface Dock {
  /** What will happen, or what to do: one sentence. Empty: the frame says what happened last. */
  say: string;
  sub?: string;
  /** Segmented choices and the like, between the words and the buttons. */
  mid?: Snippet;
  secondary?: DockButton[];
  /** The move, with its name as label. Disabled with a reason as label where none is chosen. */
  primary?: DockButton | null;
  /** Put back what is picked (Esc). */
  clear?: (() => void) | undefined;
  /**
   * What completes the move being picked, as selectors, the best first: the keyboard goes on to the first that is there
   * after a key has picked something. Left out where nothing is picked, or where more may be: then it stays.
   */
  next?: readonly string[] | undefined;
  /** What is worth knowing while others play, under what happened last. */
  meanwhile?: string;
  /** Show `say` although the player has no move now (entered already, watching a scene). */
  always?: boolean;
}

/** Counting up at the end of a round, shown line by line as one would on the table. */
export interface Tally {
  /** Another key is another tally: it starts over. */
  key: string;
  title: string;
  /** Milliseconds the table itself shows what is counted before the card covers it. */
  after?: number;
  /** The next round is dealt already: the table stays out of sight until this one is counted. */
  sweeps?: boolean;
  /** The player goes on. */
  onclose?: () => void;
  rows: readonly {
    seats: readonly number[];
    /** What counts: "9", "Poof", … with its points. */
    steps: readonly { text: string; value: number | string }[];
    sum: number | string;
    /** The new total. */
    total?: number | string;
    /** Best of the round. */
    best?: boolean;
  }[];
}

/** A question that cannot wait: a calm card over the dock. */
export interface PromptCard {
  title: string;
  text?: string;
  buttons: DockButton[];
  /** A time bar, where the table set a time. */
  clock?: Clock | null;
}

export interface ScoreRow {
  seats: readonly number[];
  /** Points of each round or category; null: not yet. */
  cells: readonly (number | string | null)[];
  total: number | string;
  /** Running totals for the chart; worked out from the cells where left out. */
  line?: readonly number[];
}

export interface ScoreTable {
  /** Message over the first column, e.g. "lowest-wins". */
  caption: Text;
  columns: readonly string[];
  rows: readonly ScoreRow[];
  lowWins?: boolean;
  /** The columns are not rounds: no line is drawn through them. */
  parts?: boolean;
}

/** Something in a match worth looking at again. */
export interface Moment {
  /** The step of the replay it links to. */
  seq: number;
  /** Whose moment it was; null where the game itself acted. */
  seat: number | null;
  text: string;
}

/** What a game shows on the page of a finished match: `result.ts` in its folder. */
export interface Story<V = unknown, M = unknown, E = unknown> {
  /** What lay on the table in the end, and how it came to that. */
  Ending: Component<{ table: TableApi<V, M, E>; steps: readonly StoryStep<E>[] }>;
  /** In the order they happened; a handful. */
  moments(steps: readonly StoryStep<E>[], table: TableApi<V, M, E>): Moment[];
}
export interface StoryStep<E = unknown> {
  seq: number;
  events: readonly E[];
}

/** A line of the log. */
export interface LogLine extends Text {
  /** Whose doing; null: nobody's. */
  seat?: number | null;
  /** A heading, such as a new round. */
  heading?: boolean;
  /** Whose turn begins: not read aloud to the player whose turn it is, who is told so anyway. */
  begins?: number;
  /** Not read aloud (a detail of the line before). */
  quiet?: boolean;
}

export interface LogContext {
  name(seat: number): string;
  names(seats: readonly number[]): string;
  t(id: string, args?: TextArgs): string;
}

/** One tip of a guided first game: told once, as soon as it is the first that is true of the moment. */
export interface GuideStep<V = unknown, M = unknown> {
  /** Message of web/src/text/guide: `<game>-<id>`, with `.title`. */
  id: string;
  /** Whether what it says is true now; left out: at once after the one before. */
  when?: (table: TableApi<V, M>) => boolean;
  /** The step that must have been told before. */
  after?: string;
  /** The one move it asks for: without it the step does not fit, and any move of the player's ends it. */
  move?: (table: TableApi<V, M>) => Legal<M> | undefined;
  /** It asks for such a move as often as nothing new is to be told. */
  again?: boolean;
  /** It may never come to this: the round is complete without it. */
  rare?: boolean;
  /** Names of things (motion.place) to put a ring round. */
  look?: string[] | ((table: TableApi<V, M>) => string[]);
  /** What its words need; `move` is the label of the move it asks for. */
  args?: (table: TableApi<V, M>) => TextArgs;
}

/** What to print for the table: a score pad, or a sheet of the game's own, both sides. */
export interface Paper {
  rows?: number;
  columns?: number;
  /** What a row is: a round, unless said otherwise. */
  counts?: "round" | "turn";
  sheet?: Component<{ side: 1 | 2 }>;
}

export interface GameModule<V = unknown, M = unknown, E = unknown> {
  Table: Component<TableProps<V, M, E>>;
  /** What an event is called in the log: none, one or several lines. */
  describe(event: E, context: LogContext, view: V): LogLine[];
  /** Arguments of those lines that are cards: the log draws them as chips. */
  chips?: readonly string[];
  /** A move in words, as on a button. */
  label(move: M, table: Pick<TableApi<V, M, E>, "t" | "name" | "view">): string;
  /** The same where nothing is picked that shows the rest, such as a list of moves; left out: the label says all. */
  full?(move: M, table: Pick<TableApi<V, M, E>, "t" | "name" | "view">): string;
  /** What only this view's seat can see, in words: its hand. Left out where nothing is hidden. */
  held?(view: V, table: Pick<TableApi<V, M, E>, "t">): string[];
  scores(view: V): ScoreTable | null;
  /** Under the game's name in the top bar: "Round 3 of 7". */
  progress(view: V): Text | null;
  /** How long an event needs to be seen, in milliseconds. */
  timing?(event: E): number;
  /** The rule that applies now (rule-turn-play): the drawer opens there. */
  rule?(view: V, legal: readonly Legal<M>[]): string | null;
  /** Sound of an event. */
  sound?(event: E): string | null;
}
