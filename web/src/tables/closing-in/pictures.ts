// Which symbol of the sprite stands for what.

import type { Gift } from "./moves";

const TILES: Record<string, string> = {
  "radio-tower": "p-radio",
  "police-station": "p-police",
  "train-yard": "p-train",
  "city-park": "p-park",
  apartments: "p-apartments",
  docks: "p-docks",
  tunnel: "p-tunnel",
  market: "p-market",
  hospital: "p-hospital",
  library: "p-library",
  factory: "p-factory",
  warehouse: "p-warehouse",
};
const CARDS: Partial<Record<Gift, string>> = {
  "boat-key": "n-boatkey",
  "car-key": "n-carkey",
  "smoke-bomb": "n-smoke",
  "sewer-map": "n-sewer",
  "walkie-talkie": "n-walkie",
};

/** Tiles of an edition of one's own get a plain house. */
export function tilePicture(key: string): string {
  return TILES[key] ?? "p-warehouse";
}

export function cardPicture(card: Gift): string {
  return CARDS[card] ?? (card === "intel" ? "intel" : `n-${card}`);
}
