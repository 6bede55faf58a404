import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ClientMessage, Match } from "../types/protocol";
import { Session, type WireEvents } from "./session.svelte";
import { Timeline, type GameUpdate } from "./updates";

function update(seq: number, extra: Partial<GameUpdate> = {}): GameUpdate {
  return {
    type: "update",
    match: "m",
    seq,
    moves: seq,
    view: { at: seq },
    legal: [],
    actors: [0],
    clocks: null,
    events: [{ type: "happened", seq }],
    over: false,
    undo: false,
    result: null,
    ...extra,
  };
}

const seqs = (steps: GameUpdate[]) => steps.map((step) => step.seq);

describe("Timeline", () => {
  it("shows steps in order", () => {
    const line = new Timeline();
    expect(seqs(line.receive(update(7)).steps)).toEqual([7]);
    expect(seqs(line.receive(update(8)).steps)).toEqual([8]);
    expect(line.lastSeq).toBe(8);
  });

  it("ignores a repeated older step", () => {
    const line = new Timeline();
    line.receive(update(7));
    line.receive(update(8));
    const again = line.receive(update(7));
    expect(again).toEqual({ steps: [], refreshed: false, gap: false, reset: false });
    expect(line.lastSeq).toBe(8);
  });

  it("takes fresher legal moves of the newest step, but shows its events only once", () => {
    const line = new Timeline();
    line.receive(update(7));
    const again = line.receive(update(7, { legal: [{ move: {}, text: "x" }] }));
    expect(again.refreshed).toBe(true);
    expect(again.steps).toEqual([]);
    expect(line.latest?.legal).toHaveLength(1);
    expect(line.latest?.events).toEqual([]);
  });

  it("holds a step that came too early until the missing one is there", () => {
    const line = new Timeline();
    line.receive(update(1));
    expect(line.receive(update(3)).gap).toBe(true);
    expect(line.receive(update(4)).gap).toBe(true);
    expect(line.lastSeq).toBe(1);
    expect(seqs(line.receive(update(2)).steps)).toEqual([2, 3, 4]);
  });

  it("lets the first step after a welcome jump, later ones not", () => {
    const line = new Timeline();
    line.receive(update(1));
    line.welcome();
    expect(seqs(line.receive(update(40)).steps)).toEqual([40]);
    expect(line.receive(update(42)).gap).toBe(true);
  });

  it("believes the server when it stands at an older step after a welcome", () => {
    const line = new Timeline();
    line.receive(update(9));
    line.welcome();
    const back = line.receive(update(5));
    expect(back.reset).toBe(true);
    expect(line.lastSeq).toBe(5);
  });

  it("forgets everything for another seat", () => {
    const line = new Timeline();
    line.receive(update(9));
    line.forget();
    expect(line.lastSeq).toBe(-1);
    expect(seqs(line.receive(update(9)).steps)).toEqual([9]);
  });
});

/** A server made of paper. */
class Desk {
  sent: ClientMessage[] = [];
  dials = 0;
  events: WireEvents | null = null;
  open = (events: WireEvents) => {
    this.dials += 1;
    this.events = events;
    return {
      send: (text: string) => void this.sent.push(JSON.parse(text) as ClientMessage),
      close: () => undefined,
    };
  };
  say(message: object): void {
    this.events?.onmessage(JSON.stringify(message));
  }
  welcome(seq = 3, seat = 0): void {
    const match = { id: "m", seq, rematch: null, seats: [] } as unknown as Match;
    const now = Date.now();
    this.say({ type: "welcome", match, seat, mine: [0], now, chat: [], version: 1 });
  }
  last(type: string): ClientMessage | undefined {
    return this.sent.filter((message) => message.type === type).at(-1);
  }
}

const MOVE = { move: { type: "pick-up" }, text: "pick-up" };

describe("Session", () => {
  let desk: Desk;
  let shown: [number[], boolean][];
  let session: Session;

  beforeEach(() => {
    vi.useFakeTimers();
    desk = new Desk();
    shown = [];
    session = new Session(
      { match: "K7PQ2M", secret: "g.x", seat: 0 },
      { onsteps: (steps, missed) => shown.push([seqs(steps), missed]) },
      desk.open,
    );
    session.open();
    desk.events!.onopen();
    desk.welcome();
    desk.say(update(3, { legal: [MOVE] }));
  });
  afterEach(() => {
    session.close();
    vi.useRealTimers();
  });

  it("says hello with its secret and no seq the first time", () => {
    expect(desk.sent[0]).toMatchObject({ type: "hello", match: "K7PQ2M", secret: "g.x", seq: -1 });
    expect(session.status).toBe("here");
    expect(session.latest?.seq).toBe(3);
  });

  it("comes back by itself and says what it has seen", () => {
    desk.events!.onclose(1006);
    expect(session.status).toBe("away");
    vi.advanceTimersByTime(300);
    expect(desk.dials).toBe(2);
    desk.events!.onopen();
    expect(desk.last("hello")).toMatchObject({ seq: 3 });
    desk.welcome(5);
    desk.say(update(4));
    desk.say(update(5, { legal: [MOVE] }));
    desk.say(update(6));
    expect(shown).toEqual([
      [[3], false],
      [[4], true],
      [[5], true],
      [[6], false],
    ]);
    expect(session.status).toBe("here");
  });

  it("waits longer each time the server stays away", () => {
    desk.events!.onclose(1006);
    vi.advanceTimersByTime(300);
    desk.events!.onclose(1006);
    vi.advanceTimersByTime(300);
    expect(desk.dials).toBe(2);
    vi.advanceTimersByTime(300);
    expect(desk.dials).toBe(3);
    expect(session.tries).toBe(2);
  });

  it("asks again when a step is missing, and shows none out of order", () => {
    desk.say(update(5));
    expect(desk.last("hello")).toMatchObject({ seq: 3 });
    expect(session.latest?.seq).toBe(3);
    desk.welcome();
    desk.say(update(4));
    desk.say(update(5, { legal: [MOVE] }));
    expect(shown.map(([steps]) => steps)).toEqual([[3], [4], [5]]);
  });

  it("keeps a move pending until it is acknowledged", () => {
    session.play(MOVE);
    const play = desk.last("play") as { id: number; seq: number };
    expect(play).toMatchObject({ seq: 3, move: MOVE.move });
    expect(session.pending?.text).toBe("pick-up");
    session.play(MOVE);
    expect(desk.sent.filter((message) => message.type === "play")).toHaveLength(1);
    desk.say({ type: "ack", id: play.id, seq: 4 });
    expect(session.pending).toBeNull();
  });

  it("sends a held move again after a break", () => {
    desk.events!.onclose(1006);
    session.play(MOVE);
    expect(desk.last("play")).toBeUndefined();
    vi.advanceTimersByTime(300);
    desk.events!.onopen();
    desk.welcome();
    expect(desk.last("play")).toMatchObject({ seq: 3, move: MOVE.move });
  });

  it("puts a refused move back and says why", () => {
    session.play(MOVE);
    const { id } = desk.last("play") as { id: number };
    const fresh = update(4, { legal: [MOVE] });
    desk.say({ type: "refused", code: "stale_move", message: "Too late", seq: 4, id, update: fresh });
    expect(session.pending).toBeNull();
    expect(session.latest?.seq).toBe(4);
    expect(session.notices).toMatchObject([{ kind: "bad", code: "stale_move" }]);
  });

  it("gives up when the server will not have it", () => {
    const stranger = new Session({ match: "NOPE", secret: null }, {}, desk.open);
    stranger.open();
    desk.events!.onopen();
    desk.say({ type: "refused", code: "unknown_match", message: "No", seq: null, id: null });
    expect(stranger.status).toBe("refused");
    expect(stranger.refusal?.code).toBe("unknown_match");
    stranger.close();
  });

  it("drops advice that no longer fits", () => {
    session.askHint();
    expect(desk.sent.at(-1)).toMatchObject({ type: "hint", seq: 3, lang: "en" });
    desk.say({ type: "hint", seq: 3, move: MOVE.move, text: "pick-up", why: "because", chance: 0.5, sure: "clear", other: null, id: null });
    expect(session.hint?.why).toBe("because");
    desk.say(update(4));
    expect(session.hint).toBeNull();
  });

  it("knows beforehand whether a move can be taken back, where the last one was its own", () => {
    session.askMayUndo();
    expect(desk.sent.at(-1)).not.toMatchObject({ type: "may_undo" });
    desk.say({ ...update(4), undo: true });
    session.askMayUndo();
    expect(desk.sent.at(-1)).toMatchObject({ type: "may_undo", seq: 4 });
    desk.say({ type: "undo_state", seq: 4, why: "others_saw" });
    expect(session.undoState).toMatchObject({ seq: 4, why: "others_saw" });
  });

  it("shows its own question about taking back until it is settled", () => {
    desk.say({ type: "undo_asked", seat: 0, seq: 3, waiting: [1] });
    expect(session.undoOut?.waiting).toEqual([1]);
    expect(session.undoAsked).toBeNull();
    desk.say({ type: "undo_over", seat: 0, seq: 3, granted: false });
    expect(session.undoOut).toBeNull();
  });

  it("drops the answer to an earlier question when it asks again", () => {
    desk.say({ type: "undo_asked", seat: 0, seq: 3, waiting: [1] });
    desk.say({ type: "undo_over", seat: 0, seq: 3, granted: false });
    expect(session.notices).toMatchObject([{ code: "undo-declined" }]);
    desk.say({ type: "undo_asked", seat: 1, seq: 3, waiting: [0] });
    expect(session.notices).toHaveLength(1);
    desk.say({ type: "undo_asked", seat: 0, seq: 3, waiting: [1] });
    expect(session.notices).toEqual([]);
  });

  it("says at once that the device is offline", () => {
    session.offline();
    expect(session.status).toBe("away");
  });

  it("starts over when looking through another seat", () => {
    session.changeSeat(1);
    expect(session.latest).toBeNull();
    expect(desk.last("hello")).toMatchObject({ seat: 1, seq: -1 });
  });

  it("shows nothing of the seat before between hello and welcome", () => {
    session.changeSeat(1);
    desk.say(update(4, { view: "hand of seat 0" })); // on its way when the hello was sent
    const fresh = update(4, { view: "hand of seat 0" });
    desk.say({ type: "refused", code: "stale_move", message: "", seq: 4, id: null, update: fresh });
    expect(session.latest).toBeNull();
    desk.welcome(4, 1);
    desk.say(update(4, { view: "hand of seat 1", legal: [MOVE] }));
    expect(session.latest).toMatchObject({ seq: 4, view: "hand of seat 1", legal: [MOVE] });
    expect(shown.map(([steps]) => steps)).toEqual([[3], [4]]);
  });

  it("loses no step that came while it asked for a missing one", () => {
    desk.say(update(5));
    desk.say(update(6)); // before the server read the hello
    expect(desk.sent.filter((message) => message.type === "hello")).toHaveLength(2);
    desk.welcome(6);
    for (const seq of [4, 5, 6]) desk.say(update(seq));
    expect(shown.map(([steps]) => steps)).toEqual([[3], [4], [5], [6]]);
  });

  it("dials again when its hello is not answered", () => {
    session.changeSeat(1);
    vi.advanceTimersByTime(15_000);
    expect(session.status).toBe("away");
    vi.advanceTimersByTime(300);
    expect(desk.dials).toBe(2);
    desk.events!.onopen();
    expect(desk.last("hello")).toMatchObject({ seat: 1, seq: -1 });
    desk.welcome(3, 1);
    vi.advanceTimersByTime(15_000);
    expect(session.status).toBe("here");
  });

  it("asks only what the server still asks after coming back", () => {
    const question = { type: "undo_asked", seat: 1, seq: 3, waiting: [0] };
    desk.say(question);
    desk.say({ type: "ask", seat: 2, question: "fresh-start" });
    expect(session.undoAsked).not.toBeNull();
    desk.events!.onclose(1006);
    vi.advanceTimersByTime(300);
    desk.events!.onopen();
    desk.welcome();
    expect(session.undoAsked).toBeNull();
    expect(session.asked).not.toBeNull();
    desk.say(question);
    expect(session.undoAsked).toMatchObject({ seq: 3 });
    session.changeSeat(1);
    desk.say({ type: "ask", seat: 2, question: "fresh-start" }); // for the seat before
    desk.welcome(3, 1);
    expect(session.undoAsked).toBeNull();
    expect(session.asked).toBeNull();
  });

  it("knows when a seat of its own is free again", () => {
    const seats = [{ seat: 0, kind: "open" }];
    desk.say({ type: "table", match: { id: "m", seq: 3, rematch: null, seats } });
    expect(session.mine).toEqual([]);
    desk.events!.onclose(1012);
    vi.advanceTimersByTime(300);
    desk.events!.onopen();
    expect(desk.last("hello")).toMatchObject({ secret: "g.x" });
    expect(desk.last("hello")).not.toHaveProperty("seat");
  });

  it("looks on as a stranger where the server has forgotten it", () => {
    const lost = new Session({ match: "m", secret: "g.old", seat: 0 }, {}, desk.open);
    lost.open();
    desk.events!.onopen();
    desk.say({ type: "refused", code: "who_are_you", message: "", seq: null, id: null });
    expect(desk.sent.at(-1)).toEqual({ type: "hello", match: "m", seq: -1 });
    desk.welcome();
    expect(lost.status).toBe("here");
    lost.close();
  });

  it("comes back when the server says so", () => {
    desk.say({ type: "bye", retry: 2000 });
    expect(session.status).toBe("away");
    vi.advanceTimersByTime(1999);
    expect(desk.dials).toBe(1);
    vi.advanceTimersByTime(1);
    expect(desk.dials).toBe(2);
  });
});
