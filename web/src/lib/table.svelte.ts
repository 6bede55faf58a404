// A table as its game sees it: who sits there, what lies there, what may be done.

import { tick } from "svelte";
import type { GameInfo, Match } from "../types/protocol";
import type { Clock, GameModule, Hinted, LogLine, Player, Step, TableApi } from "../tables/contract";
import { Motion } from "./motion";
import { seatName } from "./names";
import { settings } from "./settings.svelte";
import { sentences } from "./speech";
import { words, type TextArgs } from "./text.svelte";
import type { GameUpdate, Legal } from "./updates";

/** Where a table gets its position from and sends moves to: a session, a replay, a fixture. */
export interface Source {
  readonly mode: TableApi["mode"];
  readonly match: Match | null;
  /** Whose eyes; null: everybody's. */
  readonly viewer: number | null;
  readonly latest: GameUpdate | null;
  readonly connected: boolean;
  readonly pending: { move: unknown; text: string } | null;
  readonly hint: Hinted<unknown> | null;
  readonly here: readonly number[];
  /** All seats this device plays. */
  readonly mine?: readonly number[];
  readonly skew: number;
  /** A bot makes the moves of the viewer's own seat for now. */
  readonly driven?: boolean;
  /** Seats called "you"; left out: the one whose eyes it is. */
  readonly you?: readonly number[];
  play(legal: Legal<unknown>): void;
  point(at: string): void;
  ask(question: string): void;
}

/** A line of the log with where it belongs. */
export interface LogEntry extends LogLine {
  key: string;
  seq: number;
  moves: number;
  /** Not made by a step. */
  note?: boolean;
  /** A bot's doing, also where it stood in for somebody. */
  bot?: boolean;
}

/** Who acts for the viewer: "You play" is said of their own doing alone. While they were away it may have been either. */
type Doer = "you" | "bot" | "either";

const BEHIND = 1500; // so far may the picture lag behind the match
const MISSED = 3000; // what was missed is shown within this time
const USUAL = 320; // an event without a time of its own
const POINTING = 4000;
const MOST_LINES = 400;

/** How long to show a step. */
export function duration(module: GameModule, events: readonly unknown[]): number {
  if (events.length === 0) return 0;
  const times = events.map((event) => module.timing?.(event) ?? USUAL);
  return Math.min(Math.max(...times) + 60 * (events.length - 1), BEHIND);
}

function sameMoves(one: readonly Legal<unknown>[], other: readonly Legal<unknown>[]): boolean {
  return one.length === other.length && one.every((each, n) => each.text === other[n]!.text);
}

export class Table implements TableApi {
  readonly game: string;
  readonly module: GameModule;
  readonly motion = new Motion();
  shown = $state.raw<GameUpdate | null>(null);
  step = $state.raw<Step<unknown> | null>(null);
  log = $state.raw<LogEntry[]>([]);
  /** What happened before we came, as far as it was asked for. */
  past = $state.raw<readonly unknown[]>([]);
  /** The last sentences, for screen readers. */
  spoken = $state("");
  /** The move a guided round asks for: what belongs to it is lit. */
  tip = $state.raw<Legal<unknown> | null>(null);
  points = $state.raw<ReadonlyMap<string, number>>(new Map());
  teams = $state.raw<readonly (readonly number[])[]>([]);
  /** Partners may not talk now: by the rules, while the match runs. */
  quiet = $state(false);
  now = $state(Date.now());
  /** A round is being counted up: its card tells what it brought, and until then nothing goes on. */
  counting = $state(false);
  /** What was shown before the step being shown. */
  before = $state.raw<GameUpdate | null>(null);
  #afterCount: (() => void)[] = [];
  #source: Source;
  #queue: GameUpdate[] = [];
  #unspoken: LogEntry[] = [];
  /** The last step that was, or will be, spoken of. */
  #heard = -1;
  /** Of the step being written down. */
  #doer: Doer = "you";
  #running = false;
  #missedUntil = 0;
  #notes = 0;
  #ticker: ReturnType<typeof setInterval> | null = null;
  onstep: ((events: readonly unknown[], update: GameUpdate) => void) | null = null;

  constructor(game: string, module: GameModule, source: Source) {
    this.game = game;
    this.module = module;
    this.#source = source;
  }

  /** Who plays with whom, and whether they may talk, as the game says. */
  seated(info: GameInfo, seats: number): void {
    this.teams = info.teams[String(seats)] ?? [];
    this.quiet = !info.table_talk && this.teams.some((team) => team.length > 1);
  }

  /** Let clocks run. Returns how to stop. */
  start(): () => void {
    this.#ticker = setInterval(() => (this.now = Date.now()), 500);
    return () => {
      if (this.#ticker) clearInterval(this.#ticker);
    };
  }

  // What games read --------------------------------------------------------------------------

  get mode(): TableApi["mode"] {
    return this.#source.mode;
  }
  get match(): Match | null {
    return this.#source.match;
  }
  get view(): unknown {
    return this.shown!.view;
  }
  get seq(): number {
    return this.shown?.seq ?? -1;
  }
  get actors(): readonly number[] {
    return this.shown?.actors ?? [];
  }
  get seat(): number | null {
    return this.#source.viewer;
  }
  get seats(): number {
    return this.#source.match?.seats.length ?? 0;
  }
  get options(): Readonly<Record<string, unknown>> {
    return this.#source.match?.options ?? {};
  }
  get over(): boolean {
    return this.shown?.over ?? false;
  }
  get result() {
    return this.shown?.result ?? null;
  }
  get pending() {
    return this.#source.pending;
  }
  get readonly(): boolean {
    return this.seat === null || !this.#source.connected || this.driven || this.mode === "watch" || this.mode === "replay";
  }
  get driven(): boolean {
    return this.#source.driven ?? false;
  }
  /** Nothing is on its way: what is drawn is what the server knows. */
  get settled(): boolean {
    return this.shown?.seq === this.#source.latest?.seq && !this.pending;
  }
  /** How long the step shown last takes to play out, in milliseconds. */
  get lasts(): number {
    return duration(this.module, this.step?.events ?? []);
  }
  /** What everything but the counting-up itself may tell: while a round is counted, how it was before. */
  get told(): GameUpdate | null {
    return this.counting && this.before ? this.before : this.shown;
  }
  get legal(): Legal<unknown>[] {
    if (this.readonly || this.counting || !(this.settled || this.#sameQuestion())) return [];
    return this.#source.latest?.legal ?? [];
  }
  /**
   * Several decide at once, and only others have answered since the position drawn: what we may do
   * is the same, so it stays lit and keeps what is picked while the picture catches up.
   */
  #sameQuestion(): boolean {
    const { shown } = this;
    const latest = this.#source.latest;
    if (!shown || !latest || this.pending || this.seat === null || shown.actors.length < 2) return false;
    return [shown, ...this.#queue, latest].every((each) => each.actors.includes(this.seat!) && sameMoves(each.legal, latest.legal));
  }
  get myTurn(): boolean {
    return this.seat !== null && this.actors.includes(this.seat) && !this.over;
  }
  get hint() {
    return this.settled ? this.#source.hint : null;
  }
  get others(): readonly number[] {
    const from = this.seat ?? -1;
    const all = Array.from({ length: this.seats }, (_, place) => (from + 1 + place) % this.seats);
    return all.filter((seat) => seat !== this.seat);
  }

  readonly players: readonly Player[] = $derived.by(() => (this.#source.match?.seats ?? []).map((_, seat) => this.#player(seat)));

  player(seat: number): Player {
    return this.players[seat] ?? this.#player(seat);
  }

  name(seat: number): string {
    const at = this.#source.match?.seats[seat];
    return (at && seatName(at, this.#source.match?.seats)) || this.t("seat", { number: seat + 1 });
  }

  names(seats: readonly number[]): string {
    return this.#list(seats.map((seat) => this.name(seat)));
  }

  /** The same as their own player reads it: "You and Juno". */
  labels(seats: readonly number[]): string {
    return this.#list(seats.map((seat) => this.player(seat).label));
  }

  /** A line for which a game has no words to its own player: the name stays, with "(you)" or "(bot)". */
  #inLog(seat: number): string {
    const name = this.name(seat);
    return this.#isMe(seat) ? this.t(`name-${this.#doer === "bot" ? "bot" : "you"}`, { name }) : name;
  }

  /** A line as its own player reads it: "You play 6" (`.you`), "Juno gives you 4" (`.me`). */
  #toMe(line: LogLine): LogLine {
    const { who, whom } = line.args ?? {};
    if (this.#doer !== "you") return line;
    const mine = this.players.filter(({ seat }) => this.#isMe(seat)).map(({ seat }) => this.#inLog(seat));
    const id = mine.includes(String(who)) ? `${line.id}.you` : mine.includes(String(whom)) ? `${line.id}.me` : line.id;
    return this.has(id) ? { ...line, id } : line;
  }

  /** A sentence about a player, as they read it themselves where it is theirs. */
  about(seat: number, id: string, args?: TextArgs): string {
    const mine = `${id}.you`;
    return this.#isMe(seat) && this.has(mine) ? this.t(mine, args) : this.t(id, { ...args, who: this.name(seat) });
  }

  #list(names: readonly string[]): string {
    return new Intl.ListFormat(words.lang, { type: "conjunction" }).format(names);
  }

  #isMe(seat: number): boolean {
    return this.#source.you?.includes(seat) ?? seat === this.seat;
  }

  t(id: string, args?: TextArgs): string {
    return words.say(this.game, id, args);
  }

  has(id: string): boolean {
    return words.has(this.game, id);
  }

  clock(seat: number): Clock | null {
    const face = this.shown?.clocks;
    const one = face?.seats[seat];
    const limits = this.match?.clocks;
    if (!face || !one || !limits) return null;
    const kind = one.reaction !== null ? "reaction" : one.move !== null ? "move" : "match";
    const left = one[kind];
    if (left === null) return null;
    const gone = one.running ? Math.max(0, this.now + this.#source.skew - face.at) : 0;
    const total = (limits[kind] ?? 0) * 1000 || left;
    return { left: Math.max(0, left - gone), total, running: one.running, kind };
  }

  /** All time of a seat for the match is used up. */
  outOfTime(seat: number): boolean {
    const face = this.shown?.clocks;
    const one = face?.seats[seat];
    if (!face || !one || one.match === null) return false;
    return one.match - (one.running ? Math.max(0, this.now + this.#source.skew - face.at) : 0) <= 0;
  }

  play(legal: Legal<unknown>): void {
    if (this.legal.length > 0) this.#source.play(legal);
  }

  point(at: string): void {
    this.#source.point(at);
  }

  ask(question: string): void {
    this.#source.ask(question);
  }

  /** Somebody points at a thing for a while. */
  pointed(seat: number, at: string): void {
    this.points = new Map(this.points).set(at, seat);
    setTimeout(() => {
      const left = new Map(this.points);
      left.delete(at);
      this.points = left;
    }, POINTING);
  }

  #player(seat: number): Player {
    const at = this.#source.match?.seats[seat];
    const me = seat === this.seat;
    const bot = at?.kind === "bot" || at?.kind === "away";
    const beside = !me && (this.#source.mine?.includes(seat) ?? false);
    const here = bot || me || beside || this.#source.here.includes(seat);
    const deciding = this.actors.includes(seat) && !this.over && !this.counting;
    const kind = !at || at.kind === "held" ? "open" : at.kind;
    const busy = this.actors.length > 1 ? "choosing" : bot ? "thinking" : "deciding";
    const live = this.mode !== "replay";
    const state = !here && this.mode === "play" ? "offline" : deciding && !me && live ? busy : "";
    const label = this.#isMe(seat) ? this.t("you") : this.name(seat);
    return {
      seat,
      me,
      kind,
      here,
      beside,
      deciding,
      state,
      label,
      name: this.name(seat),
      level: at?.level ?? null,
      resigned: at?.resigned ?? false,
    };
  }

  /** Keep the table still while a round is counted up; where clocks run nobody is kept waiting. */
  count(on: boolean): void {
    this.counting = on && this.mode !== "replay" && !this.#timed;
    if (!this.counting) for (const go of this.#afterCount.splice(0)) go();
  }

  // Showing steps one after the other -----------------------------------------------------------

  /** Steps that happened; they are shown one by one, or skipped when there are too many. */
  push(steps: readonly GameUpdate[], missed = false): void {
    if (steps.length === 0) return;
    const byBot = this.mode === "play" && this.players.some(({ seat, kind }) => kind === "away" && this.#isMe(seat));
    const doer = byBot ? "bot" : missed && this.#timed ? "either" : "you";
    for (const step of steps) this.#write(step, doer);
    this.#queue.push(...steps);
    if (missed) this.#missedUntil = Math.max(this.#missedUntil, Date.now() + MISSED);
    if (!this.#running) void this.#run();
  }

  /** Go to a position without showing how it came about. */
  jump(update: GameUpdate): void {
    this.#queue = [];
    this.#unspoken = [];
    this.step = null;
    this.shown = update;
  }

  reset(): void {
    this.#queue = [];
    this.#unspoken = [];
    this.shown = this.step = this.before = null;
    this.count(false);
    this.log = [];
    this.past = [];
  }

  /** Something that is not a step: somebody left, somebody is back. */
  note(line: LogLine): void {
    const entry = { ...line, key: `note-${++this.#notes}`, seq: this.seq, moves: 0, note: true, bot: this.#byBot(line.seat, false) };
    this.log = [...this.log, entry].slice(-MOST_LINES);
  }

  /** Fill in what happened before we came. */
  history(steps: readonly GameUpdate[]): void {
    const later = this.log;
    const known = new Set(later.filter((entry) => !entry.note).map((entry) => entry.seq));
    const before = steps.filter((step) => !known.has(step.seq));
    this.log = [];
    for (const step of before) this.#write(step, "you", true);
    this.past = before.flatMap((step) => step.events);
    this.log = [...this.log, ...later].slice(-MOST_LINES);
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#queue.length > 0) {
      if (this.counting) await new Promise<void>((go) => this.#afterCount.push(go));
      if (this.#queue.length === 0) break; // put back meanwhile
      if (this.#lag() > (Date.now() < this.#missedUntil ? MISSED : BEHIND)) this.#queue = this.#queue.slice(-1);
      const update = this.#queue.shift()!;
      const hurried = this.#queue.length > 0 || Date.now() < this.#missedUntil;
      await this.#show(update, hurried);
    }
    this.#running = false;
  }

  #lag(): number {
    return this.#queue.reduce((sum, step) => sum + duration(this.module, step.events), 0);
  }

  async #show(update: GameUpdate, hurried: boolean): Promise<void> {
    this.motion.enabled = settings.moving && this.shown !== null;
    this.motion.rate = (hurried ? 2 : 1) * (settings.data.speed === "quick" ? 1.5 : 1);
    this.motion.capture();
    this.#speak(update.seq);
    this.step = update.events.length > 0 ? { seq: update.seq, events: update.events, hurried } : null;
    const first = this.shown === null;
    this.before = this.shown;
    this.shown = update;
    this.onstep?.(update.events, update);
    await tick();
    this.motion.run();
    if (first || !this.motion.enabled) return;
    const time = duration(this.module, update.events) / this.motion.rate;
    if (time > 0) await new Promise((resolve) => setTimeout(resolve, time));
  }

  /** A clock may hand a seat to its bot. */
  get #timed(): boolean {
    const { move, match, reaction } = this.match?.clocks ?? {};
    return Boolean(move || match || reaction);
  }

  /** Who plays a seat now; of `old` steps it is known of bots alone. */
  #byBot(seat: number | null | undefined, old: boolean): boolean {
    const kind = seat == null ? "open" : this.player(seat).kind;
    return kind === "bot" || (kind === "away" && !old);
  }

  #write(update: GameUpdate, doer: Doer, old = false): void {
    this.#doer = doer;
    const before = this.log.filter((entry) => entry.moves <= update.moves);
    const takenBack = before.length < this.log.length;
    const context = {
      name: (s: number) => this.#inLog(s),
      names: (s: readonly number[]) => this.#list(s.map((seat) => this.#inLog(seat))),
      t: this.t.bind(this),
    };
    const lines = update.events.flatMap((event) => this.module.describe(event, context, update.view)).map((line) => this.#toMe(line));
    if (takenBack) lines.unshift({ id: "log-taken-back" });
    const { seq, moves } = update;
    const fresh = lines.map((line, n) => ({ ...line, key: `${seq}-${n}`, seq, moves, bot: this.#byBot(line.seat, old) }));
    this.log = [...before, ...fresh].slice(-MOST_LINES);
    // A spectator who looks through other eyes has heard of the last step already.
    if (old || (this.mode === "watch" && update.seq <= this.#heard)) return;
    this.#heard = update.seq;
    const told = (line: LogLine) => line.begins !== undefined && doer === "you" && this.#isMe(line.begins);
    this.#unspoken.push(...fresh.filter((line) => !line.quiet && !told(line)));
  }

  /** Say what led to the position about to be shown, with all that was skipped on the way. */
  #speak(seq: number): void {
    const lines = this.#unspoken.filter((line) => line.seq <= seq);
    this.#unspoken = this.#unspoken.filter((line) => line.seq > seq);
    if (lines.length === 0) return;
    const said = sentences(lines.map((line) => this.t(line.id, line.args)));
    // The same once more has to differ: a region whose text stays as it is says nothing.
    this.spoken = said === this.spoken ? `${said}\u00a0` : said;
  }
}
