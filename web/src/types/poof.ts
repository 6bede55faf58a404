// Made by tools/make_types.py from the Structs in Python. Do not edit.

export namespace Moves {
  /** Play `hand` copies of a number from the hand and the face-up cards of `slots`. */
  export interface Play {
    type: "play";
    value: number;
    hand: number;
    slots: number[];
  }

  /** Take the whole pile into the hand. */
  export interface PickUp {
    type: "pick-up";
  }

  /** Play a Poof card from the hand, or the one lying face up in a slot. */
  export interface PlayPoof {
    type: "poof";
    slot: number | null;
  }

  /** Turn over an uncovered face-down card and play it, if it can be. */
  export interface Blind {
    type: "blind";
    slot: number;
  }

  /** Give the round up. */
  export interface Pooftastrophe {
    type: "pooftastrophe";
  }
}

export type Move = Moves.Play | Moves.PickUp | Moves.PlayPoof | Moves.Blind | Moves.Pooftastrophe;

export namespace Views {
  /** The table as one viewer sees it. Cards are numbers; 0 is a Poof card. */
  export interface PoofView {
    type: "poof";
    seat: number | null;
    round: number;
    rounds: number;
    blind: boolean;
    numbers: number;
    turn: number | null;
    first: number;
    pile: number[];
    run: number;
    quiet: number;
    gone: number[];
    players: Player[];
    hand: number[] | null;
    scores: number[][];
    left_over: number[][] | null;
  }

  /** The public part of a player. */
  export interface Player {
    in_hand: number;
    left: number;
    known: number[];
    slots: Slot[];
    total: number;
    turned: number[];
  }

  /** One of the four places before a player: the card that shows, and whether one lies hidden. */
  export interface Slot {
    card: number | null;
    face_down: boolean;
  }
}

export type View = Views.PoofView;

export namespace Events {
  /** A round was set up; the highest card turned starts. */
  export interface Dealt {
    type: "dealt";
    round: number;
    first: number;
    turned: ([number, number])[];
  }

  /** A player without a number cannot start a pile. */
  export interface Skipped {
    type: "skipped";
    seat: number;
  }

  /** Cards of one value were laid on the pile. */
  export interface Played {
    type: "played";
    seat: number;
    value: number;
    hand: number;
    slots: number[];
  }

  /** A Poof card was played, from the hand or from a slot. */
  export interface PoofPlayed {
    type: "poof-played";
    seat: number;
    slot: number | null;
  }

  /** A face-down card was turned over because the one on it was played. */
  export interface Uncovered {
    type: "uncovered";
    seat: number;
    slot: number;
    card: number;
  }

  /** A blind card was tried. */
  export interface TurnedOver {
    type: "turned-over";
    seat: number;
    slot: number;
    card: number;
  }

  /** The pile left the round. */
  export interface Poofed {
    type: "poofed";
    seat: number;
    cards: number;
  }

  /** The pile went into a hand. */
  export interface PickedUp {
    type: "picked-up";
    seat: number;
    cards: number[];
  }

  /** A Pooftastrophe was declared. */
  export interface GaveUp {
    type: "gave-up";
    seat: number;
  }

  /** A round ended; everybody shows what is left. */
  export interface RoundScored {
    type: "round-scored";
    round: number;
    reason: "all-skipped" | "out" | "pooftastrophe" | "stalemate";
    points: number[];
    left_over: number[][];
  }
}

export type Event = Events.Dealt | Events.Skipped | Events.Played | Events.PoofPlayed | Events.Uncovered | Events.TurnedOver | Events.Poofed | Events.PickedUp | Events.GaveUp | Events.RoundScored;
