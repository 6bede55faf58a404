// What happens at a table of Poof, in words.

import type { Event, Events, Move, View } from "../../types/poof";
import type { LogContext, LogLine, TableApi } from "../contract";
import { POOF, count } from "./moves";

export function cardName(card: number, t: LogContext["t"]): string {
  return card === POOF ? t("card-poof") : String(card);
}

/** Cards in words, equal ones together: "3 × 5, 8, Poof". */
export function cardNames(cards: readonly number[], t: LogContext["t"]): string {
  return grouped(cards)
    .map(([card, copies]) => (copies > 1 ? `${copies} × ` : "") + cardName(card, t))
    .join(", ");
}

/** Equal cards together, in the order they come. */
export function grouped(cards: readonly number[]): [card: number, copies: number][] {
  const found = new Map<number, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}

/** A move as on a button. */
export function label(move: Move, table: Pick<TableApi<View>, "t" | "view">): string {
  switch (move.type) {
    case "play":
      return table.t("move-play", { count: count(move), value: move.value });
    case "pick-up":
      return table.t("move-pick-up", { count: table.view.pile.length });
    case "blind":
      return table.t("move-blind", { slot: move.slot + 1 });
    default:
      return table.t(`move-${move.type}`);
  }
}

/** A move where no card is lifted that shows where it comes from. */
export function full(move: Move, table: Pick<TableApi<View>, "t" | "view">): string {
  const slots = move.type === "play" ? move.slots : move.type === "poof" && move.slot !== null ? [move.slot] : [];
  if (slots.length === 0) return label(move, table);
  return table.t("full-play", { move: label(move, table), places: slots.map((slot) => slot + 1).join(", ") });
}

/** An event in the log. */
export function describe(event: Event, context: LogContext, view: View): LogLine[] {
  if (event.type === "dealt") return dealt(event, context);
  if (event.type === "round-scored") return scored(event, context, view);
  const { seat } = event;
  const who = context.name(seat);
  const line = (args = {}): LogLine[] => [{ id: `event-${event.type}`, args: { who, ...args }, seat }];
  switch (event.type) {
    case "played":
      return line({ count: event.hand + event.slots.length, value: event.value });
    case "uncovered":
    case "turned-over":
      return line({ card: cardName(event.card, context.t) });
    case "poofed":
      return line({ count: event.cards });
    case "picked-up":
      return line({ count: event.cards.length });
    default:
      return line();
  }
}

function dealt(event: Events.Dealt, { name, t }: LogContext): LogLine[] {
  const turned = event.turned.map(([seat, card]) => ({
    id: "event-turned",
    args: { who: name(seat), card: cardName(card, t) },
    seat,
    quiet: true,
  }));
  return [
    { id: "event-dealt", args: { round: event.round }, heading: true },
    ...turned,
    { id: "event-starts", args: { who: name(event.first) }, seat: event.first },
  ];
}

function scored(event: Events.RoundScored, { name, t }: LogContext, view: View): LogLine[] {
  const lines: LogLine[] = [];
  const out = event.left_over.findIndex((cards) => cards.length === 0);
  if (event.reason === "out") lines.push({ id: "event-out", args: { who: name(out) }, seat: out });
  else if (event.reason !== "pooftastrophe") lines.push({ id: `event-${event.reason}` });
  event.left_over.forEach((cards, seat) => {
    if (cards.length === 0) return;
    lines.push({ id: "event-left-over", args: { who: name(seat), cards: cardNames(cards, t) }, seat, quiet: true });
  });
  event.points.forEach((points, seat) => {
    const total = view.players[seat]!.total;
    lines.push({ id: "event-round-scored", args: { who: name(seat), points, total }, seat });
  });
  return lines;
}
