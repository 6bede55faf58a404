// Made by tools/make_types.py from the Structs in Python. Do not edit.

export namespace Moves {
  /** Take no further action: the enforcers come. */
  export interface EndTurn {
    type: "end";
  }

  /** Draw an inventory card. */
  export interface Draw {
    type: "draw";
  }

  /** Take the intel from your own tile. */
  export interface Search {
    type: "search";
  }

  /** Send one intel from the Radio Tower. */
  export interface Send {
    type: "send";
  }

  /** Leave the city with everybody on the tile. */
  export interface Escape {
    type: "escape";
  }

  /** Search your own tile although one enforcer is on it. */
  export interface Crowbar {
    type: "crowbar";
  }

  /** Leave no enforcers behind for the rest of the turn. */
  export interface Disguise {
    type: "disguise";
  }

  /** One location card fewer at the end of the turn. */
  export interface Jammer {
    type: "jammer";
  }

  /** Look at the next location cards. */
  export interface Binoculars {
    type: "binoculars";
  }

  /** Remove one or two enforcers from your own tile. */
  export interface SmokeBomb {
    type: "smoke-bomb";
    enforcers: number;
  }

  /** Put the cards seen back: which of them comes first, second, third (0: the first seen). */
  export interface PutBack {
    type: "put-back";
    order: [number, number, number];
  }

  /** Discard a card for the actions it is worth. */
  export interface Buy {
    type: "buy";
    card: "bicycle" | "binoculars" | "boat-key" | "bribe" | "car-key" | "cash" | "crowbar" | "decoy" | "disguise" | "jammer" | "sewer-map" | "smoke-bomb" | "walkie-talkie";
  }

  /** Go to the next space; `pay` is the card that leaving a removed space costs. */
  export interface MoveTo {
    type: "move";
    space: number;
    pay: "bicycle" | "binoculars" | "boat-key" | "bribe" | "car-key" | "cash" | "crowbar" | "decoy" | "disguise" | "jammer" | "sewer-map" | "smoke-bomb" | "walkie-talkie" | null;
  }

  /** Bring one or two enforcers from the next tile to your own one. */
  export interface Lure {
    type: "lure";
    space: number;
    enforcers: number;
  }

  /** Ride one or two tiles far. */
  export interface Bicycle {
    type: "bicycle";
    space: number;
  }

  /** Go to the next tile under a smoke bomb, leaving no enforcer. */
  export interface SmokeMove {
    type: "smoke-move";
    space: number;
  }

  /** Go to a tile in your own row or column, leaving no enforcer. */
  export interface SewerMap {
    type: "sewer-map";
    space: number;
  }

  /** Remove one enforcer from your own tile or the next. */
  export interface Bribe {
    type: "bribe";
    space: number;
  }

  /** Hand a card or an intel to a player on the same tile. */
  export interface Give {
    type: "give";
    seat: number;
    card: "bicycle" | "binoculars" | "boat-key" | "bribe" | "car-key" | "cash" | "crowbar" | "decoy" | "disguise" | "jammer" | "sewer-map" | "smoke-bomb" | "walkie-talkie" | "intel";
  }

  /** Hand another card to a player anywhere in the city. */
  export interface WalkieTalkie {
    type: "walkie-talkie";
    seat: number;
    card: "bicycle" | "binoculars" | "boat-key" | "bribe" | "car-key" | "cash" | "crowbar" | "decoy" | "disguise" | "jammer" | "sewer-map" | "smoke-bomb" | "walkie-talkie";
  }

  /** Send one or two enforcers from your own tile or the next to a tile beside it. */
  export interface Decoy {
    type: "decoy";
    space: number;
    to: number;
    enforcers: number;
  }
}

export type Move = Moves.EndTurn | Moves.Draw | Moves.Search | Moves.Send | Moves.Escape | Moves.Crowbar | Moves.Disguise | Moves.Jammer | Moves.Binoculars | Moves.SmokeBomb | Moves.PutBack | Moves.Buy | Moves.MoveTo | Moves.Lure | Moves.Bicycle | Moves.SmokeMove | Moves.SewerMap | Moves.Bribe | Moves.Give | Moves.WalkieTalkie | Moves.Decoy;

export namespace Views {
  /** The table as everybody sees it. Spaces count row by row from the top left. */
  export interface ClosingInView {
    type: "closing-in";
    seat: number | null;
    level: string;
    phase: "act" | "buy" | "over" | "put-back";
    turn: number | null;
    turn_number: number;
    last_turn: number;
    actions_left: number;
    actions: number;
    disguised: boolean;
    enforce_draws: number;
    tiles: Tile[];
    crowd: number;
    players: Player[];
    most_cards: number;
    sent: number;
    wanted: number;
    enforcers_left: number;
    intel_left: number;
    supply: Supply[];
    inventory_deck: number;
    location_deck: number;
    known: LocationCard[];
    unknown: LocationCard[];
    discarded: LocationCard[];
    ending: "escaped" | "exits-gone" | "intel-gone" | "tower-gone" | "turn-limit" | null;
  }

  /** One space of the city and the tile that lies there, or lay before it was removed. */
  export interface Tile {
    space: string;
    key: string;
    name: string;
    enforcers: number;
    intel: boolean;
    removed: boolean;
    players: number[];
    role: "apartments" | "docks" | "radio-tower" | "tunnel" | null;
  }

  /** A player's open cards and place; `space` is null for a player who has left the city. */
  export interface Player {
    cards: ("bicycle" | "binoculars" | "boat-key" | "bribe" | "car-key" | "cash" | "crowbar" | "decoy" | "disguise" | "jammer" | "sewer-map" | "smoke-bomb" | "walkie-talkie")[];
    intel: number;
    space: number | null;
  }

  /** An inventory card: the actions it buys, and how many are in the deck and discarded. */
  export interface Supply {
    card: "bicycle" | "binoculars" | "boat-key" | "bribe" | "car-key" | "cash" | "crowbar" | "decoy" | "disguise" | "jammer" | "sewer-map" | "smoke-bomb" | "walkie-talkie";
    value: number;
    in_deck: number;
    discarded: number;
  }

  /** A location card: the tile it names, where that lies, and whether it shows the symbol. */
  export interface LocationCard {
    tile: string;
    space: number;
    intel: boolean;
  }
}

export type View = Views.ClosingInView;

export namespace Events {
  /** A player's turn began. */
  export interface TurnBegan {
    type: "turn-began";
    seat: number;
    turn_number: number;
  }

  /** An inventory card was drawn. */
  export interface Drew {
    type: "drew";
    seat: number;
    card: "bicycle" | "binoculars" | "boat-key" | "bribe" | "car-key" | "cash" | "crowbar" | "decoy" | "disguise" | "jammer" | "sewer-map" | "smoke-bomb" | "walkie-talkie";
  }

  /** The discards became the deck. */
  export interface Shuffled {
    type: "shuffled";
    deck: "inventory" | "locations";
  }

  /** A card was discarded for actions; `actions` is what the turn has now in all. */
  export interface Bought {
    type: "bought";
    seat: number;
    card: "bicycle" | "binoculars" | "boat-key" | "bribe" | "car-key" | "cash" | "crowbar" | "decoy" | "disguise" | "jammer" | "sewer-map" | "smoke-bomb" | "walkie-talkie";
    actions: number;
  }

  /** A player moved: what it cost, and whether an enforcer came to the tile left. */
  export interface Moved {
    type: "moved";
    seat: number;
    space: number;
    to: number;
    paid: "bicycle" | "binoculars" | "boat-key" | "bribe" | "car-key" | "cash" | "crowbar" | "decoy" | "disguise" | "jammer" | "sewer-map" | "smoke-bomb" | "walkie-talkie" | null;
    enforcer: boolean;
  }

  /** A card's special action was used; what it did follows. */
  export interface Used {
    type: "used";
    seat: number;
    card: "bicycle" | "binoculars" | "boat-key" | "bribe" | "car-key" | "cash" | "crowbar" | "decoy" | "disguise" | "jammer" | "sewer-map" | "smoke-bomb" | "walkie-talkie";
  }

  /** Enforcers went back to the supply. */
  export interface EnforcersRemoved {
    type: "enforcers-removed";
    space: number;
    enforcers: number;
  }

  /** Enforcers were lured or sent to another tile. */
  export interface EnforcersMoved {
    type: "enforcers-moved";
    space: number;
    to: number;
    enforcers: number;
  }

  /** An intel token was taken from a tile. */
  export interface Found {
    type: "found";
    seat: number;
    space: number;
  }

  /** A card or an intel changed hands. */
  export interface Gave {
    type: "gave";
    seat: number;
    to: number;
    card: "bicycle" | "binoculars" | "boat-key" | "bribe" | "car-key" | "cash" | "crowbar" | "decoy" | "disguise" | "jammer" | "sewer-map" | "smoke-bomb" | "walkie-talkie" | "intel";
  }

  /** An intel was sent; `sent` are all so far. */
  export interface Sent {
    type: "sent";
    seat: number;
    sent: number;
  }

  /** Players left the city. */
  export interface Escaped {
    type: "escaped";
    space: number;
    seats: number[];
  }

  /** The top location cards were looked at. */
  export interface Looked {
    type: "looked";
    seat: number;
    cards: LocationCard[];
  }

  /** A location card: the tile it names, where that lies, and whether it shows the symbol. */
  export interface LocationCard {
    tile: string;
    space: number;
    intel: boolean;
  }

  /** The cards looked at were put back in this order. */
  export interface CardsPutBack {
    type: "cards-put-back";
    seat: number;
    cards: LocationCard[];
  }

  /** A location card was drawn: whether it brought an enforcer and an intel. */
  export interface Deployed {
    type: "deployed";
    card: LocationCard;
    enforcer: boolean;
    intel: boolean;
  }

  /** Too many enforcers: the tile is gone. */
  export interface TileRemoved {
    type: "tile-removed";
    space: number;
    tile: string;
  }

  /** The match is over. */
  export interface Ended {
    type: "ended";
    ending: "escaped" | "exits-gone" | "intel-gone" | "tower-gone" | "turn-limit";
  }
}

export type Event = Events.TurnBegan | Events.Drew | Events.Shuffled | Events.Bought | Events.Moved | Events.Used | Events.EnforcersRemoved | Events.EnforcersMoved | Events.Found | Events.Gave | Events.Sent | Events.Escaped | Events.Looked | Events.CardsPutBack | Events.Deployed | Events.TileRemoved | Events.Ended;
