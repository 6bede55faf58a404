// One table in the browser: a socket that comes back by itself, and what it told us so far.

import { takeLine } from "./early";
import type { Asked, ClientMessage, Hint, Match, Question, Reaction, Said, ServerMessage, UndoAsked, UndoState } from "../types/protocol";
import type { Source } from "./table.svelte";
import { words } from "./text.svelte";
import { Timeline, type GameUpdate, type Legal } from "./updates";

/** A connection, as far as a session cares. Tests bring their own. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface WireEvents {
  onopen(): void;
  onmessage(text: string): void;
  onclose(code: number): void;
}

export type Dial = (events: WireEvents) => Wire;

/** Open the server's socket. */
export const dialServer: Dial = (events) => {
  const socket = takeLine();
  socket.onopen = () => events.onopen();
  if (socket.readyState === WebSocket.OPEN) queueMicrotask(() => events.onopen());
  socket.onmessage = (event) => events.onmessage(String(event.data));
  socket.onclose = (event) => events.onclose(event.code);
  const close = () => {
    // A line hung up while it is dialled makes browsers complain: it is hung up once it is there.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  };
  return { send: (text) => socket.send(text), close };
};

export type Status =
  | "connecting" // never connected yet
  | "here"
  | "away" // lost; trying again by itself
  | "refused"; // the server will not have us: see `refusal`

/** A move on its way: shown at its place until the server has written it down. */
export interface Pending<M = unknown> {
  id: number;
  seq: number;
  move: M;
  text: string;
}

/** Something to tell the player once. */
export interface Notice {
  id: number;
  kind: "bad" | "info" | "good";
  /** Code of a refusal (message `error-…`) or the id of a message. */
  code: string;
  message: string;
}

/** What a session tells its owner, beside its reactive fields. */
export interface SessionEvents {
  /** New steps, oldest first. `missed`: they happened while we were away. */
  onsteps?(steps: GameUpdate[], missed: boolean): void;
  onreset?(): void;
  onreact?(seat: number, reaction: Reaction): void;
  onpoint?(seat: number, at: string): void;
  onchat?(said: Said): void;
  /** Seats or state of the match changed. */
  onseats?(before: Match, after: Match): void;
  onpresence?(before: readonly number[], here: readonly number[]): void;
  onrefused?(code: string): void;
}

export interface SessionPlan {
  match: string;
  secret: string | null;
  seat?: number | null;
  /** Take your own seat back from the bot by connecting. */
  sit?: boolean;
}

const RETRY = [300, 600, 1200, 2500, 5000];
const PING_EVERY = 20_000;
const SILENCE = 45_000;
/** So long a hello may stay unanswered: one that came in a flood is never heard. */
const UNANSWERED = 15_000;
/** Refusals of a hello that asking again will not change. */
const FINAL = new Set(["unknown_match", "not_your_seat", "which_seat", "no_watching", "version", "other_rules"]);
/** Close codes after which trying again is pointless. */
const GONE = 4009;

/** The source a table at this match draws from. */
export class Session implements Source {
  status = $state<Status>("connecting");
  match = $state.raw<Match | null>(null);
  seat = $state<number | null>(null);
  /** Through whose eyes a spectator looks; null: everybody's. */
  eyes = $state<number | null>(null);
  mine = $state.raw<number[]>([]);
  here = $state.raw<number[]>([]);
  watchers = $state(0);
  latest = $state.raw<GameUpdate | null>(null);
  pending = $state.raw<Pending | null>(null);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  chat = $state.raw<Said[]>([]);
  undoAsked = $state.raw<UndoAsked | null>(null);
  /** Our own wish to take a move back, while others have not all answered. */
  undoOut = $state.raw<UndoAsked | null>(null);
  /** What the server said about taking back; it counts for its step alone. */
  undoState = $state.raw<UndoState | null>(null);
  /** We want our seat back from the bot. */
  returning = $state(false);
  asked = $state.raw<Asked | null>(null);
  notices = $state.raw<Notice[]>([]);
  refusal = $state.raw<{ code: string; message: string } | null>(null);
  rematch = $state<string | null>(null);
  /** How often we have tried to come back. */
  tries = $state(0);
  /** Milliseconds by which the server's clock is ahead of ours. */
  skew = $state(0);

  #plan: SessionPlan;
  #dial: Dial;
  #events: SessionEvents;
  #wire: Wire | null = null;
  #timeline = new Timeline();
  #lastId = 0;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #ping: ReturnType<typeof setInterval> | null = null;
  #unanswered: ReturnType<typeof setTimeout> | null = null;
  #heard = 0;
  /** The hello was answered: what comes now is for the seat it asked for, not the one before. */
  #welcomed = false;
  /** Updates up to this one happened while we were away. */
  #missedUpTo = -1;
  #closed = false;

  /** A bot plays for us though we are here. */
  get driven(): boolean {
    const at = this.seat === null ? null : this.match?.seats[this.seat];
    return at?.kind === "away" && !at.resigned && this.match?.state === "running";
  }

  // What a table asks for -----------------------------------------------------------------------

  get mode(): "play" | "watch" {
    return this.seat === null ? "watch" : "play";
  }
  get viewer(): number | null {
    return this.seat ?? this.eyes;
  }
  get you(): readonly number[] {
    return this.seat === null ? [] : [this.seat];
  }
  get connected(): boolean {
    return this.status === "here";
  }

  constructor(plan: SessionPlan, events: SessionEvents = {}, dial: Dial = dialServer) {
    this.#plan = plan;
    this.#dial = dial;
    this.#events = events;
  }

  // Connecting ---------------------------------------------------------------------------------

  open(): void {
    this.#closed = false;
    this.#connect();
    this.#ping ??= setInterval(() => this.#keepAlive(), PING_EVERY);
  }

  close(): void {
    this.#closed = true;
    if (this.#retry) clearTimeout(this.#retry);
    if (this.#ping) clearInterval(this.#ping);
    this.#retry = this.#ping = null;
    this.#drop();
  }

  /** Try again now rather than when the wait is over. */
  reconnect(): void {
    if (this.#closed || this.status === "here") return;
    if (this.#retry) clearTimeout(this.#retry);
    this.#retry = null;
    this.#drop();
    this.#connect();
  }

  /** The device has no network: say so now, not when the silence is noticed. */
  offline(): void {
    if (!this.#wire) return;
    this.#drop();
    this.#lost(1006);
  }

  /** Look through another own seat (pass and play). */
  changeSeat(seat: number): void {
    if (seat !== this.seat || !this.#welcomed) this.become({ seat });
  }

  /** Look on through a seat's eyes, where the table allows it; null: as everybody sees it. */
  watchThrough(eyes: number | null): void {
    if (this.seat !== null || eyes === this.eyes) return;
    this.eyes = eyes;
    this.become({ seat: eyes });
  }

  /** Come as somebody else: a seat was taken, or another own one is to be looked through. */
  become(plan: Partial<SessionPlan>): void {
    this.#plan = { ...this.#plan, ...plan };
    this.#timeline.forget();
    this.latest = null;
    this.pending = this.hint = null;
    this.#events.onreset?.();
    if (this.status === "here") this.#hello();
  }

  #connect(): void {
    const wire = this.#dial({
      onopen: () => {
        if (wire === this.#wire) this.#hello();
      },
      onmessage: (text) => {
        if (wire === this.#wire) this.#hear(text);
      },
      onclose: (code) => {
        if (wire === this.#wire) this.#lost(code);
      },
    });
    this.#wire = wire;
    this.#welcomed = false;
    this.#heard = Date.now();
  }

  #hello(): void {
    const { match, secret, seat, sit } = this.#plan;
    const hello: ClientMessage = { type: "hello", match, seq: this.#timeline.lastSeq };
    if (secret) hello.secret = secret;
    if (seat != null) hello.seat = seat;
    if (sit === false) hello.sit = false;
    this.#welcomed = false;
    this.#transmit(hello);
    this.#answered();
    this.#unanswered = setTimeout(() => {
      this.#drop();
      this.#lost(1006);
    }, UNANSWERED);
  }

  #answered(): void {
    if (this.#unanswered) clearTimeout(this.#unanswered);
    this.#unanswered = null;
  }

  #lost(code: number, wait?: number): void {
    this.#wire = null;
    this.#welcomed = false;
    this.#answered();
    this.hinting = false;
    if (this.#closed || this.status === "refused") return;
    if (code === GONE) {
      this.status = "refused";
      this.refusal = { code: this.match?.state === "open" ? "table-cancelled" : "unknown_match", message: "" };
      return;
    }
    this.status = this.match ? "away" : "connecting";
    const pause = wait ?? RETRY[Math.min(this.tries, RETRY.length - 1)]!;
    this.tries += 1;
    if (this.#retry) clearTimeout(this.#retry);
    this.#retry = setTimeout(() => {
      this.#retry = null;
      if (!this.#wire && !this.#closed) this.#connect();
    }, pause);
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    this.#answered();
    wire?.close();
  }

  #keepAlive(): void {
    if (!this.#wire || this.status !== "here") return;
    if (Date.now() - this.#heard > SILENCE) {
      this.#drop();
      this.#lost(1006);
    } else this.#transmit({ type: "ping" });
  }

  // Sending ------------------------------------------------------------------------------------

  /** Play a move. It is kept and sent again after a break, until the server has answered. */
  play<M>(legal: Legal<M>): void {
    if (!this.latest || this.pending) return;
    this.pending = {
      id: ++this.#lastId,
      seq: this.latest.seq,
      move: legal.move,
      text: legal.text,
    };
    this.hint = null;
    this.#sendPending();
  }

  undo(): void {
    if (this.latest) this.#say({ type: "undo", seq: this.latest.seq });
  }

  /** Ask whether an undo would be considered, where the last move was ours. */
  askMayUndo(): void {
    if (this.latest?.undo) this.#say({ type: "may_undo", seq: this.latest.seq });
  }

  answerUndo(yes: boolean): void {
    if (!this.undoAsked) return;
    this.#say({ type: "undo_answer", seq: this.undoAsked.seq, yes });
    this.undoAsked = null;
  }

  askHint(): void {
    if (!this.latest || this.hinting) return;
    this.hinting = this.#say({ type: "hint", seq: this.latest.seq, lang: words.lang });
  }

  forgetHint(): void {
    this.hint = null;
  }

  resign(): void {
    if (this.latest) this.#say({ type: "resign", seq: this.latest.seq });
  }

  /** Take the seat back; a move whose time is up is still the bot's, and we return after it. */
  sit(): void {
    this.returning = true;
    this.#say({ type: "sit" });
  }

  leave(): void {
    this.#say({ type: "leave" });
  }

  talk(text: string): void {
    const trimmed = text.trim();
    if (trimmed) this.#say({ type: "chat", text: trimmed });
  }

  react(reaction: Reaction): void {
    this.#say({ type: "react", reaction });
  }

  point(at: string): void {
    this.#say({ type: "point", at });
  }

  ask(question: Question): void {
    this.#say({ type: "ask", question });
    this.notify("info", "partner-asked");
  }

  answer(yes: boolean): void {
    if (!this.asked) return;
    this.#say({ type: "answer", question: this.asked.question, yes });
    this.asked = null;
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((notice) => notice.id !== id);
  }

  notify(kind: Notice["kind"], code: string, message = ""): void {
    const notice = { id: ++this.#lastId, kind, code, message };
    this.notices = [...this.notices.filter((each) => each.code !== code), notice];
  }

  #withdraw(code: string): void {
    this.notices = this.notices.filter((notice) => notice.code !== code);
  }

  #sendPending(): void {
    if (!this.pending || !this.#welcomed) return;
    const { id, seq, move } = this.pending;
    this.#transmit({ type: "play", seq, move, id });
  }

  /** Send something that is pointless later; true if it went out. */
  #say(message: ClientMessage): boolean {
    if (!this.#welcomed) return false;
    this.#transmit({ ...message, id: ++this.#lastId } as ClientMessage);
    return true;
  }

  #transmit(message: ClientMessage): void {
    this.#wire?.send(JSON.stringify(message));
  }

  // Receiving ----------------------------------------------------------------------------------

  #hear(text: string): void {
    this.#heard = Date.now();
    this.#take(JSON.parse(text) as ServerMessage);
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "update":
        return this.#update(message as GameUpdate);
      case "table":
        return this.#changed(message.match);
      case "presence":
        this.#events.onpresence?.(this.here, message.here);
        this.here = message.here;
        this.watchers = message.watchers;
        return;
      case "ack":
        if (this.pending?.id === message.id) this.pending = null;
        return;
      case "refused":
        return this.#refused(message);
      case "chat":
        this.chat = [...this.chat, message].slice(-200);
        return this.#events.onchat?.(message);
      case "react":
        return this.#events.onreact?.(message.seat, message.reaction);
      case "point":
        return this.#events.onpoint?.(message.seat, message.at);
      case "ask":
        this.asked = message;
        return;
      case "answer":
        return this.notify("info", message.yes ? "partner-yes" : "partner-no");
      case "undo_asked":
        this.undoAsked = message.waiting.includes(this.seat ?? -1) ? message : null;
        this.undoOut = message.seat === this.seat ? message : null;
        if (this.undoOut) this.#withdraw("undo-declined"); // what became of the question before is old news
        return;
      case "undo_state":
        this.undoState = message;
        return;
      case "undo_over":
        this.undoAsked = this.undoOut = null;
        if (!message.granted && message.seat === this.seat) this.notify("info", "undo-declined");
        return;
      case "hint":
        this.hinting = false;
        if (message.seq === this.latest?.seq) this.hint = message;
        return;
      case "rematch":
        this.rematch = message.match;
        return;
      case "bye":
        this.#drop();
        return this.#lost(1001, message.retry);
      case "pong":
        this.skew = message.now - Date.now();
        return;
      default:
        return; // a newer server may say more
    }
  }

  #welcome(message: Extract<ServerMessage, { type: "welcome" }>): void {
    const again = this.status === "away";
    const other = this.seat !== message.seat;
    this.status = "here";
    this.tries = 0;
    this.match = message.match;
    this.rematch = message.match.rematch;
    this.seat = message.seat;
    this.mine = message.mine;
    this.skew = message.now - Date.now();
    this.chat = message.chat;
    this.undoAsked = this.undoOut = null; // told again if it is still open
    if (other) this.asked = null;
    this.#welcomed = true;
    this.#answered();
    this.#missedUpTo = again ? message.match.seq : -1;
    this.#timeline.welcome();
    this.#sendPending();
  }

  /** Updates on their way while we say hello are for the eyes before; the welcome brings them again. */
  #update(update: GameUpdate): void {
    if (!this.#welcomed) return;
    const received = this.#timeline.receive(update);
    if (received.gap) return this.#hello();
    if (received.reset) this.#events.onreset?.();
    if (!received.refreshed && received.steps.length === 0) return;
    this.latest = this.#timeline.latest;
    this.#tidy();
    const missed = update.seq <= this.#missedUpTo;
    if (received.steps.length > 0) this.#events.onsteps?.(received.steps, missed);
  }

  #changed(match: Match): void {
    const before = this.match;
    this.match = match;
    if (match.rematch) this.rematch = match.rematch;
    this.#checkSeats(match);
    if (!this.driven) this.returning = false;
    if (before) this.#events.onseats?.(before, match);
  }

  /** A seat of ours may be free again (got up on another device): the server hangs up, we come again. */
  #checkSeats(match: Match): void {
    const left = this.mine.filter((seat) => match.seats[seat]?.kind !== "open");
    if (left.length === this.mine.length) return;
    this.mine = left;
    if (!left.includes(this.#plan.seat ?? -1)) this.#plan = { ...this.#plan, seat: left[0] ?? null };
  }

  /** A new position: advice and questions about the old one are over. */
  #tidy(): void {
    if (this.hint && this.hint.seq !== this.latest?.seq) this.hint = null;
    if (this.undoAsked && this.undoAsked.seq !== this.latest?.seq) this.undoAsked = null;
    if (this.undoOut && this.undoOut.seq !== this.latest?.seq) this.undoOut = null;
    if (this.latest?.over) this.pending = null;
    if (this.returning && this.driven) this.sit();
  }

  #refused(message: Extract<ServerMessage, { type: "refused" }>): void {
    this.hinting = false;
    const mine = message.id != null && this.pending?.id === message.id;
    if (mine) this.pending = null;
    if (message.update) this.#update(message.update as GameUpdate);
    if (!this.#welcomed && message.code === "who_are_you" && this.#plan.secret) {
      this.#plan = { ...this.#plan, secret: null, seat: null }; // forgotten: a stranger may still look
      return this.#hello();
    }
    if (!this.#welcomed && FINAL.has(message.code)) {
      this.status = "refused";
      this.refusal = { code: message.code, message: message.message };
      this.#drop();
      return;
    }
    if (message.code === "time_is_up" && this.returning) return; // after this move
    if (message.code === "cannot_undo") this.askMayUndo(); // and say why at the button
    this.notify("bad", message.code, message.message);
    this.#events.onrefused?.(message.code);
  }
}
