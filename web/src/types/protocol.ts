// Made by tools/make_types.py from the Structs in Python. Do not edit.

export type Level = "best" | "easy" | "gentle" | "hard" | "medium";

export type Character = "bluffer" | "cautious" | "greedy" | "sprinter";

export type BotKind = "best" | "bluffer" | "cautious" | "easy" | "gentle" | "greedy" | "hard" | "medium" | "sprinter";

export type Reaction = "clap" | "good-game" | "good-luck" | "hurry" | "laugh" | "oops" | "sorry" | "thanks" | "think" | "wow";

export type Question = string;

/** Body of `POST /api/guests`: all that is needed to play. */
export interface NewGuest {
  name: string;
}

/** The only answer that ever holds the device's secret; the server keeps its hash. */
export interface GuestCreated {
  guest: string;
  name: string;
  secret: string;
}

/** A guest as that guest sees it. */
export interface Guest {
  guest: string;
  name: string;
}

/** One option a game can be started with. */
export interface OptionInfo {
  name: string;
  kind: string;
  default: unknown;
  meaning: string;
  low: number;
  high: number;
  choices: string[];
  first: unknown;
}

/** The facts a game declares about itself. */
export interface GameInfo {
  key: string;
  title: string;
  seats: number[];
  options: OptionInfo[];
  hidden: boolean;
  chance: boolean;
  simultaneous: boolean;
  cooperative: boolean;
  revision: number;
  teams: Record<string, number[][]>;
  levels: ("best" | "easy" | "gentle" | "hard" | "medium")[];
  characters: ("bluffer" | "cautious" | "greedy" | "sprinter")[];
  low_wins: boolean;
  usual_seats: number;
  minutes: number;
  kind: string;
  table_talk: boolean;
  questions: string[];
  languages: string[];
  lesson: number;
  objections: boolean;
}

/** JSON Schema of a game's moves, views and events. */
export interface GameSchema {
  key: string;
  revision: number;
  move: Record<string, unknown>;
  view: Record<string, unknown>;
  event: Record<string, unknown>;
}

/** Seconds a seat has; null: no such clock. All stand still while no server runs. */
export interface Clocks {
  move: number | null;
  match: number | null;
  reaction: number | null;
}

/** Whether spectators may watch, and how. It is shown before anybody takes a seat, which agrees */
export interface Watch {
  allow: "nobody" | "public" | "seats";
  delay: number;
}

/** The plan for a seat of a new match. */
export interface SeatPlan {
  kind?: "bot" | "me" | "open";
  level?: "best" | "bluffer" | "cautious" | "easy" | "gentle" | "greedy" | "hard" | "medium" | "sprinter";
  name?: string | null;
  nonce?: string | null;
}

/** A position to play on from: a finished match or a record, up to its n-th move. */
export interface From {
  moves: number;
  match?: string | null;
  record?: Record<string, unknown> | null;
}

/** Body of `POST /api/matches`. */
export interface NewMatch {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, unknown>;
  listed?: boolean;
  clocks?: Clocks;
  watch?: Watch;
  takeover?: "best" | "easy" | "gentle" | "hard" | "medium" | null;
  undo?: boolean;
  hints?: boolean;
  chat?: boolean;
  pace?: number;
  wait?: boolean;
  start?: "host" | "seated";
  name?: string;
  start_from?: From | null;
  lesson?: boolean;
}

export type SeatKind = "away" | "bot" | "held" | "open" | "person";

/** A seat as everybody sees it. */
export interface Seat {
  seat: number;
  kind: "away" | "bot" | "held" | "open" | "person";
  name: string;
  level: "best" | "bluffer" | "cautious" | "easy" | "gentle" | "greedy" | "hard" | "medium" | "sprinter" | null;
  here: boolean;
  resigned: boolean;
  look: number;
}

/** How a match ended. */
export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
}

export type MatchState = "abandoned" | "open" | "over" | "running";

/** A match as everybody may know it: the same for all who ask. */
export interface Match {
  id: string;
  code: string;
  game: string;
  revision: number;
  options: Record<string, unknown>;
  state: "abandoned" | "open" | "over" | "running";
  seats: Seat[];
  listed: boolean;
  clocks: Clocks;
  watch: Watch;
  takeover: "best" | "easy" | "gentle" | "hard" | "medium" | null;
  undo: boolean;
  hints: boolean;
  chat: boolean;
  pace: number;
  wait: boolean;
  start: "host" | "seated";
  name: string;
  hosts: number[];
  seq: number;
  created: number;
  started: number | null;
  ended: number | null;
  commitment: string;
  nonces: string[] | null;
  result: Outcome | null;
  rematch: string | null;
  source: string | null;
  watchers: number;
  sealed_until: number;
}

/** A match with what only the asking guest may know. */
export interface MatchForMe {
  match: Match;
  mine: number[];
  host: boolean;
  secrets: Record<string, string>;
  removed: string[];
}

/** Newest first; `next` is the `before` of the following page. */
export interface MatchList {
  matches: Match[];
  next: number | null;
}

/** Body of `POST …/seats/{seat}`. */
export interface Claim {
  name?: string | null;
  nonce?: string | null;
}

/** Body of `PUT …/seats/{seat}`: what the host makes of a seat before the start. */
export interface Give {
  kind: "bot" | "open";
  level?: "best" | "bluffer" | "cautious" | "easy" | "gentle" | "greedy" | "hard" | "medium" | "sprinter";
}

/** Body of `PUT …/host`: the person at this seat is the host from now on. */
export interface HandOver {
  seat: number;
}

/** Body of `POST …/start`. */
export interface Start {
  fill?: "best" | "easy" | "gentle" | "hard" | "medium" | null;
}

/** Who played a person's seat from a step on: the person, or a bot in their place. */
export interface SeatChange {
  seq: number;
  seat: number;
  kind: "away" | "person" | "resigned";
}

/** Updates of a stretch of a match, one for every seq asked for. */
export interface Replay {
  match: string;
  seq: number;
  updates: unknown[];
  changes: SeatChange[];
}

/** Body of `POST /api/qr`; a body, since a private link must not stand in a log. */
export interface QrText {
  text: string;
}

/** Body of `POST /api/lab`: what would these options change? */
export interface WhatIf {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
  lang?: "de" | "en" | "fr" | "it";
}

/** One metric with the usual options and with the wished ones. */
export interface Change {
  metric: string;
  name: string;
  share: boolean;
  before: number;
  after: number;
  difference: number;
  low: number;
  high: number;
  clear: boolean;
}

/** A small lab report: both sides were dealt the same matches. */
export interface Changes {
  matches: number;
  level: "best" | "easy" | "gentle" | "hard" | "medium";
  changes: Change[];
}

/** Every refusal over REST. */
export interface Problem {
  code: string;
  message: string;
}

/** How many puzzles of a game there are. */
export interface PuzzleCount {
  game: string;
  easy: number;
  medium: number;
  hard: number;
}

/** A position with one good move, as the seat that has to find it sees it. */
export interface PuzzleTask {
  id: string;
  game: string;
  level: "best" | "easy" | "gentle" | "hard" | "medium";
  seat: number;
  match: Match;
  updates: unknown[];
  found: PuzzleFound;
}

/** In how many per cent of their tries bots of each level find the answer. */
export interface PuzzleFound {
  easy: number;
  medium: number;
  hard: number;
}

/** Body of `POST …/try`: a move by its text. */
export interface PuzzleTry {
  move: string;
  lang?: "de" | "en" | "fr" | "it";
}

/** The verdict on a move in a puzzle. */
export interface PuzzleVerdict {
  right: boolean;
  loss: number;
  unit: "points" | "stars" | "win";
  why: string;
}

/** A few moves, one of which is the answer. */
export interface PuzzleHint {
  moves: LegalMove[];
}

/** A move that may be played now. */
export interface LegalMove {
  move: unknown;
  text: string;
}

/** A move of the solution with its value, and what it loses against the best one. */
export interface PuzzleMove {
  move: unknown;
  text: string;
  value: number;
  loss: number;
}

/** The answer, why it is good, and the best of what else could be played. */
export interface PuzzleSolution {
  answers: LegalMove[];
  why: string;
  unit: "points" | "stars" | "win";
  weighed: PuzzleMove[];
}

/** A day whose secret is told: everybody can check that it was fixed before. */
export interface DayProof {
  day: string;
  commitment: string;
  secret: string;
}

/** A guest's one try at a part of the day. */
export interface DayTry {
  done: boolean;
  score: number | null;
  place: number | null;
  match: string | null;
}

/** A line of the day's leaderboard; equal scores share a place. */
export interface DayPlace {
  place: number;
  name: string;
  score: number;
  me: boolean;
}

/** One of the challenges of a day. */
export interface DayPart {
  part: "position" | "solo";
  game: string;
  tries: number;
  board: DayPlace[];
  mine: DayTry | null;
  bot: number | null;
}

/** The challenges of a day, the same deal for everybody. */
export interface Day {
  day: string;
  ends: number;
  commitment: string;
  next: string;
  yesterday: DayProof | null;
  parts: DayPart[];
}

/** First message; sent again to switch to another of your seats or to another match. */
export interface Hello {
  type: "hello";
  match: string;
  version?: number;
  secret?: string | null;
  seat?: number | null;
  seq?: number;
  sit?: boolean;
}

/** A move, as its JSON or as its text. */
export interface Play {
  type: "play";
  seq: number;
  move: unknown;
  id?: number | null;
}

/** Ask to undo your last move. */
export interface Undo {
  type: "undo";
  seq: number;
  id?: number | null;
}

/** Would an undo be considered now? Answered by `undo_state`, to this socket alone. */
export interface MayUndo {
  type: "may_undo";
  seq: number;
  id?: number | null;
}

/** Answer to another seat's undo request. */
export interface UndoAnswer {
  type: "undo_answer";
  seq: number;
  yes: boolean;
  id?: number | null;
}

/** Give the match up; this cannot be undone. */
export interface Resign {
  type: "resign";
  seq: number;
  id?: number | null;
}

/** Take your own seat back from the bot. */
export interface Sit {
  type: "sit";
  id?: number | null;
}

/** Let a bot play on for this seat. */
export interface Leave {
  type: "leave";
  id?: number | null;
}

/** A chat line for the whole table. */
export interface Say {
  type: "chat";
  text: string;
  id?: number | null;
}

/** A quick reaction. */
export interface React {
  type: "react";
  reaction: "clap" | "good-game" | "good-luck" | "hurry" | "laugh" | "oops" | "sorry" | "thanks" | "think" | "wow";
  id?: number | null;
}

/** Point at something on the table, by the name the web app gives it. */
export interface Point {
  type: "point";
  at: string;
  id?: number | null;
}

/** A question that the rules allow a player to ask the partner. */
export interface Ask {
  type: "ask";
  question: string;
  id?: number | null;
}

/** Answer to the partner's question. */
export interface Answer {
  type: "answer";
  question: string;
  yes: boolean;
  id?: number | null;
}

/** Ask for a hint: what would a bot do here? The reason comes in the language asked for. */
export interface WantHint {
  type: "hint";
  seq: number;
  id?: number | null;
  lang?: "de" | "en" | "fr" | "it";
}

/** Are you there? */
export interface Ping {
  type: "ping";
  id?: number | null;
}

/** Answer to `hello`; the missed updates and the current one follow. */
export interface Welcome {
  type: "welcome";
  match: Match;
  seat: number | null;
  mine: number[];
  now: number;
  chat: Said[];
  version: number;
}

/** Somebody said something. It is text: show it as text. */
export interface Said {
  type: "chat";
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** Milliseconds left at the moment `ClockFace.at`; null: no such clock. */
export interface SeatClock {
  running: boolean;
  move: number | null;
  match: number | null;
  reaction: number | null;
}

/** All clocks of a table at one moment. Those `running` go down from there. */
export interface ClockFace {
  at: number;
  seats: SeatClock[];
}

/** The table after a step, as this viewer may see it. `seq` goes up by one with every step. */
export interface Update {
  type: "update";
  match: string;
  seq: number;
  moves: number;
  view: unknown;
  legal: LegalMove[];
  actors: number[];
  clocks: ClockFace | null;
  events: unknown[];
  over: boolean;
  undo: boolean;
  result: Outcome | null;
}

/** Seats, state or settings of the match changed. */
export interface TableChanged {
  type: "table";
  match: Match;
}

/** The message with this id was accepted (a move: it is durable). */
export interface Ack {
  type: "ack";
  id: number;
  seq: number;
}

/** The message changed nothing. */
export interface Refused {
  type: "refused";
  code: string;
  message: string;
  seq: number | null;
  id: number | null;
  update: Update | null;
}

/** A quick reaction of a seat. */
export interface Reacted {
  type: "react";
  seat: number;
  reaction: "clap" | "good-game" | "good-luck" | "hurry" | "laugh" | "oops" | "sorry" | "thanks" | "think" | "wow";
}

/** A seat points at something. */
export interface Pointed {
  type: "point";
  seat: number;
  at: string;
}

/** A question from the partner; sent only to the player who is asked. */
export interface Asked {
  type: "ask";
  seat: number;
  question: string;
}

/** The partner's answer; sent only to the player who asked. */
export interface Answered {
  type: "answer";
  seat: number;
  question: string;
  yes: boolean;
}

/** A seat asks to undo its last move; `waiting` have not answered yet. */
export interface UndoAsked {
  type: "undo_asked";
  seat: number;
  seq: number;
  waiting: number[];
}

/** The question is settled: granted (an update follows), declined or overtaken by a move. */
export interface UndoOver {
  type: "undo_over";
  seat: number;
  seq: number;
  granted: boolean;
}

/** Answer to `may_undo`: null if an undo would be considered at this step, else why not. */
export interface UndoState {
  type: "undo_state";
  seq: number;
  why: "not_yours" | "off" | "others_saw" | "over" | "you_saw" | null;
}

/** A hint: what a bot would do, and why. */
export interface Hint {
  type: "hint";
  seq: number;
  move: unknown;
  text: string;
  why: string;
  chance: number;
  sure: "clear" | "close" | "likely";
  other: unknown;
  id: number | null;
}

/** The people connected to the table. A seat that is here and among `actors` is thinking. */
export interface Presence {
  type: "presence";
  here: number[];
  watchers: number;
}

/** There is a next match; seats are kept for those of this one. */
export interface Rematch {
  type: "rematch";
  match: string;
}

/** Here I am. */
export interface Pong {
  type: "pong";
  now: number;
  id: number | null;
}

/** The server stops; connect again after that many milliseconds. */
export interface Bye {
  type: "bye";
  retry: number;
}

export type ClientMessage = Hello | Play | Undo | MayUndo | UndoAnswer | Resign | Sit | Leave | Say | React | Point | Ask | Answer | WantHint | Ping;

export type ServerMessage = Welcome | Update | TableChanged | Ack | Refused | Said | Reacted | Pointed | Asked | Answered | UndoAsked | UndoOver | UndoState | Hint | Presence | Rematch | Pong | Bye;
