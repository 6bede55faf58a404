import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Match, Seat } from "../types/protocol";
import { Company, LOST_AFTER, lobbyNews } from "./company";

const seat = (number: number, kind: Seat["kind"] = "person", resigned = false): Seat => ({
  seat: number,
  kind,
  name: `P${number}`,
  level: null,
  here: true,
  resigned,
  look: number,
});
const match = (...seats: Seat[]) => ({ id: "m", state: "running", seats }) as unknown as Match;

describe("who plays with us", () => {
  const told: string[] = [];
  const company = () => new Company((news, at) => told.push(`${news} ${at}`));
  beforeEach(() => {
    told.length = 0;
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  it("tells of bots that take over, of returns and of giving up", () => {
    const all = company();
    all.seats(match(seat(0), seat(1), seat(2)), match(seat(0), seat(1, "away"), seat(2)));
    all.seats(match(seat(0), seat(1, "away")), match(seat(0), seat(1)));
    all.seats(match(seat(0), seat(1)), match(seat(0), seat(1, "away", true)));
    expect(told).toEqual(["bot-took-over 1", "came-back 1", "gave-up 1"]);
  });

  it("keeps quiet about a connection that is soon back", () => {
    const all = company();
    all.presence([0, 1], [0], match(seat(0), seat(1)));
    vi.advanceTimersByTime(LOST_AFTER - 1);
    all.presence([0], [0, 1], match(seat(0), seat(1)));
    vi.advanceTimersByTime(2 * LOST_AFTER);
    expect(told).toEqual([]);
  });

  it("tells once of a lost connection, and of its return", () => {
    const all = company();
    all.presence([0, 1], [0], match(seat(0), seat(1)));
    vi.advanceTimersByTime(2 * LOST_AFTER);
    all.presence([0], [0, 1], match(seat(0), seat(1)));
    all.presence([0, 1], [0, 1], match(seat(0), seat(1)));
    expect(told).toEqual(["connection-lost 1", "connection-back 1"]);
  });

  it("does not tell twice of somebody who left to a bot", () => {
    const all = company();
    all.presence([0, 1], [0], match(seat(0), seat(1)));
    all.seats(match(seat(0), seat(1)), match(seat(0), seat(1, "away")));
    vi.advanceTimersByTime(2 * LOST_AFTER);
    expect(told).toEqual(["bot-took-over 1"]);
  });

  it("does not tell of somebody who leaves a match that has ended meanwhile", () => {
    const all = company();
    all.presence([0, 1], [0], match(seat(0), seat(1)));
    all.seats(match(seat(0), seat(1)), { ...match(seat(0), seat(1)), state: "over" });
    vi.advanceTimersByTime(2 * LOST_AFTER);
    expect(told).toEqual([]);
  });
});

describe("what is news in the lobby", () => {
  const open = (hosts: number[], ...seats: Seat[]) => ({ ...match(...seats), state: "open", hosts }) as Match;
  const news = (before: Match, after: Match, ...mine: number[]) => lobbyNews(before, after, mine).map(({ id, seat }) => `${id} ${seat}`);

  it("is who sits down and who gets up, people and bots", () => {
    const before = open([0], seat(0), seat(1, "open"), seat(2), seat(3, "held"));
    const after = open([0], seat(0), seat(1), seat(2, "open"), seat(3, "bot"));
    expect(news(before, after, 0)).toEqual(["lobby-sat 1", "lobby-left 2", "lobby-sat 3"]);
    expect(news(before, before, 0)).toEqual([]);
  });

  it("is not what the viewer did", () => {
    expect(news(open([0], seat(0), seat(1, "open")), open([0], seat(0), seat(1)), 1)).toEqual([]);
  });

  it("is who is the host now", () => {
    const [before, after] = [open([0], seat(0), seat(1)), open([1], seat(0), seat(1))];
    expect(news(before, after, 0)).toEqual(["lobby-host 1"]);
    expect(news(before, after, 1)).toEqual(["lobby-host-you 1"]);
  });
});
