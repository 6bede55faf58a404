// The end of a round, counted up: clockwise, the caller last.

import type { Events, View } from "../../types/close-enough";
import type { TableApi, Tally } from "../contract";
import { counted, lotCards, revealOrder, STATUS } from "./moves";

type Words = Pick<TableApi<View>, "t" | "about">;
type Row = Tally["rows"][number];

export function reveal({ round, last }: Events.RoundEnded, view: View, words: Words): Tally {
  const t: Words["t"] = (id, args) => words.t(id, args);
  const most = Math.max(...last.players.map((player) => player.result + player.bonus));
  const rows = revealOrder(last).map((seat): Row => {
    const player = last.players[seat]!;
    const change = player.result + player.bonus;
    return {
      seats: [seat],
      steps: steps(seat, player, words),
      sum: `${change > 0 ? "+" : change < 0 ? "−" : "±"}${Math.abs(change)} ★`,
      total: `${view.players[seat]?.stars ?? ""} ★`,
      best: change > 0 && change === most,
    };
  });
  return { key: `round-${round}`, title: t("table-reveal", { round }), rows };
}

function steps(seat: number, player: Events.LastPlayer, words: Words): Row["steps"] {
  const t: Words["t"] = (id, args) => words.t(id, args);
  const found: { text: string; value: number | string }[] = [];
  const add = (text: string, value: number | string = "") => found.push({ text, value });
  if (player.status !== "playing") add(words.about(seat, STATUS[player.status]));
  if (player.lot) {
    for (const { card, use } of lotCards(player.lot)) add(counted(card, use), card);
    add(`= ${player.lot.total}`, player.lot.total);
  } else {
    add(t("mucked"));
  }
  add(t("table-reveal-target", { value: player.target.value }), player.target.value);
  if (player.lot) add(t("distance", { distance: player.lot.distance }), player.lot.distance);
  if (player.bonus > 0) add(t("table-reveal-bonus"), player.bonus);
  return found;
}
