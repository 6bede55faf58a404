// What happens at a table of Close to the Mark, in words.

import type { Event, Events, Move, View } from "../../types/close-to-the-mark";
import type { LogContext, LogLine, TableApi } from "../contract";
import { COLOURS, columnOf, entryOf, rowOf } from "./moves";

/** A move as on a button. */
export function label(move: Move, table: Pick<TableApi<View>, "t" | "view">): string {
  if (move.type === "choose") return table.t("move-choose", { colour: table.t(`colour-${move.colour}`) });
  return table.t("move-enter", { value: entryOf(table.view, move)?.number ?? "" });
}

/** An event in the log. */
export function describe(event: Event, context: LogContext, view: View): LogLine[] {
  switch (event.type) {
    case "chose": {
      const colour = context.t(`colour-${event.colour}`);
      return [{ id: "event-chose", args: { who: context.name(event.seat), colour }, seat: event.seat }];
    }
    case "rolled":
      return rolled(event, context, view);
    case "entered":
      return entered(event, context, view);
    case "revealed":
      return event.entries.map((entry, seat) => ({
        id: "event-revealed",
        args: {
          who: context.name(seat),
          value: entry.number,
          row: rowOf(entry.circle) + 1,
          column: columnOf(entry.circle) + 1,
          crosses: entry.crosses.length,
        },
        seat,
      }));
    case "ended":
      return ended(event, context, view);
  }
}

function rolled(event: Events.Rolled, { name }: LogContext, view: View): LogLine[] {
  const dice = Object.fromEntries(COLOURS.map((colour) => [colour, event.dice[colour] ?? 0]));
  return [
    { id: "turn-of", args: { turn: event.turn, turns: view.turns }, heading: true },
    { id: "event-rolled", args: { who: name(event.seat), ...dice }, seat: event.seat },
  ];
}

/** Who alone plays sees the number at once: no need to say that something was entered. */
function entered(event: Events.Entered, { name }: LogContext, view: View): LogLine[] {
  if (view.sheets.length === 1) return [];
  if (event.entry) return [{ id: "event-entered-own", args: { value: event.entry.number }, seat: event.seat }];
  return [{ id: "event-entered", args: { who: name(event.seat) }, seat: event.seat }];
}

function ended(event: Events.Ended, { name, t }: LogContext, view: View): LogLine[] {
  const lines: LogLine[] = [{ id: "event-ended", heading: true }];
  view.sheets.forEach((sheet, seat) => {
    const args = { who: name(seat), lines: sheet.line_points, extremes: sheet.extreme_points, total: sheet.total };
    lines.push({ id: "event-scored", args, seat });
  });
  if (event.title !== null) {
    const title = t(`solo-title-${event.title}`);
    lines.push({ id: "event-title", args: { total: view.sheets[0]!.total, title }, seat: 0 });
  }
  return lines;
}
