// What an event is called in the log.

import type { Event, Events, View } from "../../types/five-to-close";
import type { LogContext, LogLine } from "../contract";
import { cardWords, wordAt } from "./moves";

type Context = Pick<LogContext, "name" | "names" | "t">;

export function describe(event: Event, context: Context, view: View): LogLine[] {
  switch (event.type) {
    case "dealt":
      return dealt(event, context, view);
    case "drew":
      return drew(event, context, view);
    case "reshuffled":
      return [{ id: "event-reshuffled" }];
    case "challenged":
      return challenged(event, context, view);
    case "round-scored":
      return scored(event, context, view);
    default:
      return [doing(event, context, view)];
  }
}

type Doing = Exclude<Event, Events.Dealt | Events.Drew | Events.Reshuffled | Events.Challenged | Events.RoundScored>;

/** Somebody did something: one line with who. */
function doing(event: Doing, { name, t }: Context, view: View): LogLine {
  const who = name(event.seat);
  const seat = event.seat;
  const word = "place" in event ? (wordAt(view, event.side, event.place)?.text ?? "") : "";
  switch (event.type) {
    case "took-discard":
    case "discarded":
      return { seat, id: `event-${event.type}`, args: { who, card: cardWords(event.card, t) } };
    case "multiplied":
      return { seat, id: "event-multiplied", args: { who, card: cardWords(event.card, t), word } };
    case "played":
      return { seat, id: word.length > 1 ? "event-played" : "event-played-new", args: { who, letter: event.letter, word } };
    case "declared":
    case "took-wild":
      return { seat, id: `event-${event.type}`, args: { who, letter: event.letter, word } };
    case "froze":
      return { seat, id: event.shield ? "event-froze-shield" : "event-froze", args: { who, word } };
    case "unfroze":
      return { seat, id: event.frozen ? "event-unfroze" : "event-shielded", args: { who, word } };
    case "locked":
      return { seat, id: "event-locked", args: { who, word: event.word, points: event.points } };
    default:
      return { seat, id: `event-${event.type}`, args: { who } };
  }
}

function dealt(event: Events.Dealt, { name, t }: Context, view: View): LogLine[] {
  const heading = { id: "event-dealt", args: { round: event.round, minimum: view.shortest, who: name(event.dealer) }, heading: true };
  if (event.round > 1) return [heading];
  const lots = event.lots.map(([seat, card]) => ({
    id: "event-lot",
    args: { who: name(seat), card: cardWords(card, t) },
    seat,
    quiet: true,
  }));
  return [...lots, heading];
}

/** The first draw of a turn is news; how others fill up their hands goes without saying. */
function drew(event: Events.Drew, { name, t }: Context, view: View): LogLine[] {
  const first = view.turn === event.seat && view.step === "play";
  const who = name(event.seat);
  if (event.card !== null) {
    return [{ id: "event-drew-seen", args: { who, card: cardWords(event.card, t) }, seat: event.seat, quiet: !first }];
  }
  return first ? [{ id: "event-drew", args: { who }, seat: event.seat }] : [];
}

/** A side by its names: a player who is one alone reads "you". */
function team(side: number, { names }: Context, view: View): string {
  return names(view.sides[side]?.seats ?? []);
}

function challenged(event: Events.Challenged, context: Context, view: View): LogLine[] {
  return [
    { id: "event-challenged", args: { who: context.name(event.seat), word: event.word }, seat: event.seat },
    verdict(event, context, view),
  ];
}

/** What the dictionary says. */
export function verdict(event: Events.Challenged, context: Context, view: View): LogLine {
  const id = event.valid ? "event-challenged-valid" : "event-challenged-invalid";
  return { id, args: { word: event.word, who: team(event.loser, context, view), points: Math.abs(event.points) } };
}

function scored(event: Events.RoundScored, context: Context, view: View): LogLine[] {
  const lines: LogLine[] = [
    event.closer === null ? { id: "event-stalemate" } : { id: "event-closed", args: { who: team(event.closer, context, view) } },
  ];
  event.sides.forEach(({ score }, side) => {
    lines.push({ id: "event-round-scored", args: { who: team(side, context, view), points: score.points } });
  });
  return lines;
}
