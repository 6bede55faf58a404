// Everything a guided round needs, loaded when there is one.

import type { Component } from "svelte";
import type { Table } from "../lib/table.svelte";
import { words } from "../lib/text.svelte";
import { loadGuide } from "../tables";
import type { GuideStep } from "../tables/contract";

type Box = Component<{ table: Table; script: readonly GuideStep[] }>;

/** The box that tells it, what it tells, and the words for it. */
export async function guide(game: string): Promise<{ Box: Box; script: readonly GuideStep[] }> {
  const [box, script] = await Promise.all([import("./GuideBox.svelte"), loadGuide(game), words.load("guide")]);
  return { Box: box.default, script };
}
