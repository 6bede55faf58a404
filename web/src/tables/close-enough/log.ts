// What an event is called in the log.

import type { Event, Events, View } from "../../types/close-enough";
import type { LogContext, LogLine } from "../contract";
import { tokenWords } from "./moves";

type Context = Pick<LogContext, "name" | "t">;

export function describe(event: Event, { name, t }: Context, view: View): LogLine[] {
  switch (event.type) {
    case "dealt":
      return dealt(event, name(view.seat ?? 0), name);
    case "took":
      return [took(event, name)];
    case "gave":
      return event.owner === null
        ? [of(event.seat, "event-gave-discard", { who: name(event.seat), value: event.card })]
        : [of(event.seat, "event-gave", { who: name(event.seat), value: event.card, whom: name(event.owner) })];
    case "turned-up":
      return [of(event.seat, "event-turned-up", { who: name(event.seat), value: event.card })];
    case "reshuffled":
      return [{ id: "event-reshuffled" }];
    case "called":
    case "stayed":
    case "folded":
    case "ready":
    case "mucked":
      return [of(event.seat, `event-${event.type}`, { who: name(event.seat) })];
    case "backed-out":
      return [of(event.seat, "event-backed-out", { who: name(event.seat), token: tokenWords(event.token, t) })];
    case "locked":
      return [of(event.seat, "event-locked", { who: name(event.seat), value: view.players[event.seat]?.face_up ?? "" })];
    case "silenced":
      return [of(event.seat, "event-silenced", { who: name(event.seat), whom: name(event.other) })];
    case "tokens-shown":
      return event.uses.flatMap((uses, seat) => uses.map((use) => used(seat, use, { name, t })));
    case "lot-shown": {
      const { total, distance, target } = event.lot;
      return [of(event.seat, "event-lot-shown", { who: name(event.seat), total, distance, target: target.value })];
    }
    case "round-ended":
      return ended(event.last, { name, t });
  }
}

function of(seat: number, id: string, args: NonNullable<LogLine["args"]>): LogLine {
  return { id, args, seat };
}

/** A target is told to whom it belongs alone, and to whoever looks through their eyes: to `who`. */
function dealt(event: Events.Dealt, who: string, name: Context["name"]): LogLine[] {
  const heading = { id: "event-dealt", args: { round: event.round, who: name(event.first) }, heading: true };
  if (!event.target) return [heading];
  return [heading, { id: "event-target", args: { who, value: event.target.value, count: event.target.stars } }];
}

function took(event: Events.Took, name: Context["name"]): LogLine {
  const who = name(event.seat);
  if (event.source === "deck") {
    return event.card === null
      ? of(event.seat, "event-took-deck", { who })
      : of(event.seat, "event-took-deck-seen", { who, value: event.card });
  }
  const value = event.card ?? "";
  if (event.owner === null) return of(event.seat, "event-took-discard", { who, value });
  return of(event.seat, "event-took-face-up", { who, value, whom: name(event.owner) });
}

function used(seat: number, use: Events.TokenUse, { name, t }: Context): LogLine {
  const id = use.place === "hand" ? "event-token-used-hidden" : "event-token-used";
  return of(seat, id, { who: name(seat), ability: t(`ability-${use.ability}`) });
}

function ended(last: Events.LastRound, { name, t }: Context): LogLine[] {
  const lines: LogLine[] = [];
  last.players.forEach((player, seat) => {
    const who = name(seat);
    if (!player.lot) lines.push({ ...of(seat, "event-target-shown", { who, value: player.target.value }), quiet: true });
    if (player.result > 0) lines.push(of(seat, "event-stars-gained", { who, count: player.result }));
    if (player.result < 0) lines.push(of(seat, "event-stars-lost", { who, count: -player.result }));
    if (player.bonus > 0) lines.push(of(seat, "event-bonus", { who }));
  });
  if (last.token_drawn) {
    lines.push(of(last.caller, "event-token-drawn", { who: name(last.caller), token: tokenWords(last.token_drawn, t) }));
  }
  return lines;
}
