// What happens in the city, in words.

import { words } from "../../lib/text.svelte";
import type { Event, Events, Move, View } from "../../types/closing-in";
import type { LogContext, LogLine, TableApi } from "../contract";
import { buysNothing, valueOf, type Gift, type Namer } from "./moves";

type Say = Pick<TableApi<View>, "t" | "name" | "view"> & { has?: (id: string) => boolean; names?: TableApi["names"] };

/** A chance as people write it: "17 %". */
export function percent(chance: number): string {
  return new Intl.NumberFormat(words.lang, { style: "percent" }).format(chance);
}

/** A tile's name; tiles of an edition of one's own bring theirs along. */
export function tileName(view: View, space: number, t: LogContext["t"]): string {
  const tile = view.tiles[space]!;
  const said = t(`tile-${tile.key}`);
  return said === `tile-${tile.key}` ? tile.name : said;
}

export function cardName(card: Gift, t: LogContext["t"]): string {
  return card === "intel" ? t("intel") : t(`card-${card}`);
}

export function namer(table: Say): Namer {
  const t: LogContext["t"] = (id, args) => table.t(id, args);
  return {
    tile: (space) => tileName(table.view, space, t),
    card: (card) => cardName(card, t),
    who: (seat) => table.name(seat),
    whos: (seats) => table.names?.(seats) ?? seats.map((seat) => table.name(seat)).join(", "),
  };
}

/** A move as on a button. */
export function label(move: Move, table: Say): string {
  const name = namer(table);
  switch (move.type) {
    case "buy":
      return table.t(buysNothing(move, table.view) ? "move-buy-nothing" : "move-buy", { card: name.card(move.card) });
    case "move":
      return move.pay
        ? table.t("move-move-paying", { tile: name.tile(move.space), card: name.card(move.pay) })
        : table.t("move-move", { tile: name.tile(move.space) });
    case "smoke-move":
    case "bicycle":
    case "sewer-map":
    case "bribe":
      return table.t(`move-${move.type}`, { tile: name.tile(move.space) });
    case "lure":
      return table.t("move-lure", { tile: name.tile(move.space), count: move.enforcers });
    case "smoke-bomb":
      return table.t("move-smoke-bomb", { count: move.enforcers });
    case "decoy":
      return table.t("move-decoy", { from: name.tile(move.space), to: name.tile(move.to), count: move.enforcers });
    case "give":
      return table.t(move.card === "intel" ? "move-give-intel" : "move-give", { card: name.card(move.card), whom: name.who(move.seat) });
    case "walkie-talkie":
      return table.t("move-walkie-talkie", { card: name.card(move.card), whom: name.who(move.seat) });
    case "put-back": {
      const cards = move.order.slice(0, table.view.known.length).map((place) => name.tile(table.view.known[place]!.space));
      return table.t("move-put-back", { tiles: cards.join(", ") });
    }
    default:
      return table.t(`move-${move.type}`);
  }
}

/** An event in the log. */
export function describe(event: Event, { name, names, t }: LogContext, view: View): LogLine[] {
  const tile = (space: number) => tileName(view, space, t);
  const id = `event-${event.type}`;
  switch (event.type) {
    case "turn-began":
      return [{ id, args: { who: name(event.seat) }, heading: true, begins: event.seat }];
    case "drew":
    case "used":
      return [{ id, args: { who: name(event.seat), card: cardName(event.card, t) }, seat: event.seat }];
    case "shuffled":
      return [{ id: `event-shuffled-${event.deck}` }];
    case "bought": {
      const args = { who: name(event.seat), card: cardName(event.card, t), count: valueOf(view, event.card) };
      return [{ id, args, seat: event.seat }];
    }
    case "moved":
      return moved(event, name(event.seat), tile(event.to), t);
    case "enforcers-removed":
      return [{ id, args: { tile: tile(event.space), count: event.enforcers } }];
    case "enforcers-moved":
      return [{ id, args: { from: tile(event.space), to: tile(event.to), count: event.enforcers } }];
    case "found":
      return [{ id, args: { who: name(event.seat), tile: tile(event.space) }, seat: event.seat }];
    case "gave": {
      const args = { who: name(event.seat), whom: name(event.to), card: cardName(event.card, t) };
      return [{ id: event.card === "intel" ? "event-gave-intel" : id, args, seat: event.seat }];
    }
    case "sent":
      return [{ id, args: { who: name(event.seat), count: event.sent }, seat: event.seat }];
    case "escaped":
      return event.seats.map((seat) => ({ id, args: { who: names([seat]) }, seat }));
    case "looked":
      return [{ id, args: { tiles: event.cards.map((card) => tile(card.space)).join(", ") }, seat: event.seat }];
    case "cards-put-back": {
      const tiles = event.cards.map((card) => tile(card.space)).join(", ");
      return [{ id, args: { who: name(event.seat), tiles }, seat: event.seat }];
    }
    case "deployed":
      return deployed(event, tile(event.card.space), view);
    case "tile-removed":
      return [{ id, args: { tile: tile(event.space) } }];
    case "ended":
      return [{ id: event.ending === "escaped" ? "event-ended-won" : "event-ended-lost", heading: true }, { id: `reason-${event.ending}` }];
  }
}

function moved(event: Events.Moved, who: string, tile: string, t: LogContext["t"]): LogLine[] {
  const line: LogLine = { id: "event-moved", args: { who, tile }, seat: event.seat };
  if (!event.paid) return [line];
  return [{ id: "event-paid", args: { who, card: cardName(event.paid, t) }, seat: event.seat }, line];
}

function deployed({ enforcer, intel }: Events.Deployed, tile: string, view: View): LogLine[] {
  const gone = !enforcer && view.enforcers_left > 0;
  const line: LogLine = { id: gone ? "event-deployed-gone" : "event-deployed", args: { tile } };
  return intel ? [line, { id: "event-deployed-intel", args: { tile } }] : [line];
}
