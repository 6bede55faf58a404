// Made by tools/make_types.py from the Structs in Python. Do not edit.

export namespace Moves {
  /** Give a hand card away: onto the discard pile, or for the face-up card taken. */
  export interface Give {
    type: "give";
    card: number;
  }

  /** Take the top of the deck. */
  export interface Deck {
    type: "deck";
  }

  /** Take the top of the discard pile. */
  export interface Discard {
    type: "discard";
  }

  /** Take another player's face-up card. */
  export interface Take {
    type: "take";
    seat: number;
  }

  /** Call it. */
  export interface Call {
    type: "call";
  }

  /** Stay in; a last fine-tune follows. */
  export interface Stay {
    type: "stay";
  }

  /** Be out of this round. */
  export interface Fold {
    type: "fold";
  }

  /** Leave the new face-up card unlocked. */
  export interface Leave {
    type: "leave";
  }

  /** Stand by the call: no backing out. */
  export interface Stand {
    type: "stand";
  }

  /** Do not use the token in question while totalling. */
  export interface Keep {
    type: "keep";
  }

  /** Show the lot. */
  export interface Show {
    type: "show";
  }

  /** Keep hand and distance secret. */
  export interface Muck {
    type: "muck";
  }

  /** Lock your own face-up card with a token. */
  export interface Lock {
    type: "lock";
    token: ["double" | "ignore" | "lock" | "nudge" | "silence" | "subtract", "double" | "ignore" | "lock" | "nudge" | "silence" | "subtract"];
  }

  /** Silence another player with a token: no call from them this round. */
  export interface Silence {
    type: "silence";
    token: ["double" | "ignore" | "lock" | "nudge" | "silence" | "subtract", "double" | "ignore" | "lock" | "nudge" | "silence" | "subtract"];
    seat: number;
  }

  /** Back out of the call and return a token to the box for it. */
  export interface BackOut {
    type: "back-out";
    token: ["double" | "ignore" | "lock" | "nudge" | "silence" | "subtract", "double" | "ignore" | "lock" | "nudge" | "silence" | "subtract"];
  }

  /** Put the token in question on a card of your own lot; no card named: the face-up one. */
  export interface Use {
    type: "use";
    effect: "double" | "ignore" | "lower" | "raise" | "subtract";
    card: number | null;
  }
}

export type Move = Moves.Give | Moves.Deck | Moves.Discard | Moves.Take | Moves.Call | Moves.Stay | Moves.Fold | Moves.Leave | Moves.Stand | Moves.Keep | Moves.Show | Moves.Muck | Moves.Lock | Moves.Silence | Moves.BackOut | Moves.Use;

export namespace Views {
  /** The table as one viewer sees it. */
  export interface CloseEnoughView {
    type: "close-enough";
    seat: number | null;
    round: number;
    goal: number;
    advanced: boolean;
    phase: "back-out" | "give" | "lock" | "over" | "show" | "tokens" | "turn";
    turn: number | null;
    first: number;
    caller: number | null;
    backed_out: boolean;
    asked: number | null;
    deck: number;
    discard: number[];
    reshuffles: number;
    in_hands_at_reshuffle: number[] | null;
    held: Held | null;
    players: Player[];
    own: Own | null;
    targets: Target[];
    barred: Target[];
    box: (["double" | "ignore" | "lock" | "nudge" | "silence" | "subtract", "double" | "ignore" | "lock" | "nudge" | "silence" | "subtract"])[];
    cards: number[];
    scores: number[][];
    last: LastRound | null;
  }

  /** A card just taken, while its taker chooses which one to give. */
  export interface Held {
    seat: number;
    source: "deck" | "discard" | "face-up";
    owner: number | null;
    card: number | null;
  }

  /** The public part of a player. */
  export interface Player {
    stars: number;
    status: "called" | "folded" | "playing" | "stayed";
    face_up: number | null;
    locked: boolean;
    lock: ["double" | "ignore" | "lock" | "nudge" | "silence" | "subtract", "double" | "ignore" | "lock" | "nudge" | "silence" | "subtract"] | null;
    in_hand: number;
    known: number[];
    fine_tunes: number;
    tokens: (["double" | "ignore" | "lock" | "nudge" | "silence" | "subtract", "double" | "ignore" | "lock" | "nudge" | "silence" | "subtract"])[];
    silence: ["double" | "ignore" | "lock" | "nudge" | "silence" | "subtract", "double" | "ignore" | "lock" | "nudge" | "silence" | "subtract"] | null;
    silenced_by: number | null;
    asked: boolean;
    ready: boolean;
    decided: number;
    uses: TokenUse[];
    lot: Lot | null;
    reshuffle: Reshuffle | null;
  }

  /** A token used while totalling. The card and which way a Nudge goes are known of lots shown. */
  export interface TokenUse {
    token: ["double" | "ignore" | "lock" | "nudge" | "silence" | "subtract", "double" | "ignore" | "lock" | "nudge" | "silence" | "subtract"];
    ability: "double" | "ignore" | "lock" | "nudge" | "silence" | "subtract";
    place: "face-up" | "hand";
    card: number | null;
    nudge: -1 | 1 | null;
  }

  /** A lot that was shown. */
  export interface Lot {
    face_up: number;
    hand: number[];
    target: Target;
    total: number;
    distance: number;
    uses: TokenUse[];
  }

  /** A number to come close to, and the stars for a successful call with it. */
  export interface Target {
    value: number;
    stars: number;
  }

  /** Public knowledge of one player since the deck was last reshuffled. */
  export interface Reshuffle {
    drew: boolean;
    given: number[];
  }

  /** The part only this viewer sees. */
  export interface Own {
    hand: number[];
    target: Target;
    total: number | null;
    distance: number | null;
    uses: TokenUse[];
    token: ["double" | "ignore" | "lock" | "nudge" | "silence" | "subtract", "double" | "ignore" | "lock" | "nudge" | "silence" | "subtract"] | null;
    answer: "muck" | "show" | null;
    at_reshuffle: number[] | null;
  }

  /** The end of the round before, as everybody saw it. */
  export interface LastRound {
    caller: number;
    backed_out: boolean;
    token_drawn: ["double" | "ignore" | "lock" | "nudge" | "silence" | "subtract", "double" | "ignore" | "lock" | "nudge" | "silence" | "subtract"] | null;
    players: LastPlayer[];
  }

  /** How the round before ended for one player. */
  export interface LastPlayer {
    status: "called" | "folded" | "playing" | "stayed";
    face_up: number;
    target: Target;
    lock: ["double" | "ignore" | "lock" | "nudge" | "silence" | "subtract", "double" | "ignore" | "lock" | "nudge" | "silence" | "subtract"] | null;
    uses: TokenUse[];
    lot: Lot | null;
    result: number;
    bonus: number;
  }
}

export type View = Views.CloseEnoughView;

export namespace Events {
  /** A round was set up; only the player's own target is seen. */
  export interface Dealt {
    type: "dealt";
    round: number;
    first: number;
    face_up: number[];
    target: Target | null;
  }

  /** A number to come close to, and the stars for a successful call with it. */
  export interface Target {
    value: number;
    stars: number;
  }

  /** A card was taken; from the deck only its taker sees it. */
  export interface Took {
    type: "took";
    seat: number;
    source: "deck" | "discard" | "face-up";
    owner: number | null;
    card: number | null;
  }

  /** A card went onto the discard pile, or to the owner of the card taken. */
  export interface Gave {
    type: "gave";
    seat: number;
    card: number;
    owner: number | null;
  }

  /** A player has a new face-up card. */
  export interface TurnedUp {
    type: "turned-up";
    seat: number;
    card: number;
  }

  /** The discards but the top one became the deck. */
  export interface Reshuffled {
    type: "reshuffled";
    cards: number;
  }

  /** Somebody called it. */
  export interface Called {
    type: "called";
    seat: number;
  }

  /** Somebody stays in. */
  export interface Stayed {
    type: "stayed";
    seat: number;
  }

  /** Somebody is out of this round. */
  export interface Folded {
    type: "folded";
    seat: number;
  }

  /** The caller backed out and returned a token. */
  export interface BackedOut {
    type: "backed-out";
    seat: number;
    token: ["double" | "ignore" | "lock" | "nudge" | "silence" | "subtract", "double" | "ignore" | "lock" | "nudge" | "silence" | "subtract"];
  }

  /** A face-up card was locked with a token. */
  export interface Locked {
    type: "locked";
    seat: number;
    token: ["double" | "ignore" | "lock" | "nudge" | "silence" | "subtract", "double" | "ignore" | "lock" | "nudge" | "silence" | "subtract"];
  }

  /** A player was silenced with a token. */
  export interface Silenced {
    type: "silenced";
    seat: number;
    token: ["double" | "ignore" | "lock" | "nudge" | "silence" | "subtract", "double" | "ignore" | "lock" | "nudge" | "silence" | "subtract"];
    other: number;
  }

  /** Somebody made a secret choice. */
  export interface Ready {
    type: "ready";
    seat: number;
  }

  /** All tokens chosen in secret are shown, not yet on which hand card they lie. */
  export interface TokensShown {
    type: "tokens-shown";
    uses: TokenUse[][];
  }

  /** A token used while totalling. The card and which way a Nudge goes are known of lots shown. */
  export interface TokenUse {
    token: ["double" | "ignore" | "lock" | "nudge" | "silence" | "subtract", "double" | "ignore" | "lock" | "nudge" | "silence" | "subtract"];
    ability: "double" | "ignore" | "lock" | "nudge" | "silence" | "subtract";
    place: "face-up" | "hand";
    card: number | null;
    nudge: -1 | 1 | null;
  }

  /** A lot was shown. */
  export interface LotShown {
    type: "lot-shown";
    seat: number;
    lot: Lot;
  }

  /** A lot that was shown. */
  export interface Lot {
    face_up: number;
    hand: number[];
    target: Target;
    total: number;
    distance: number;
    uses: TokenUse[];
  }

  /** A lot was kept secret. */
  export interface Mucked {
    type: "mucked";
    seat: number;
  }

  /** Stars were won and lost, targets turned open, tokens returned, perhaps one drawn. */
  export interface RoundEnded {
    type: "round-ended";
    round: number;
    last: LastRound;
  }

  /** The end of the round before, as everybody saw it. */
  export interface LastRound {
    caller: number;
    backed_out: boolean;
    token_drawn: ["double" | "ignore" | "lock" | "nudge" | "silence" | "subtract", "double" | "ignore" | "lock" | "nudge" | "silence" | "subtract"] | null;
    players: LastPlayer[];
  }

  /** How the round before ended for one player. */
  export interface LastPlayer {
    status: "called" | "folded" | "playing" | "stayed";
    face_up: number;
    target: Target;
    lock: ["double" | "ignore" | "lock" | "nudge" | "silence" | "subtract", "double" | "ignore" | "lock" | "nudge" | "silence" | "subtract"] | null;
    uses: TokenUse[];
    lot: Lot | null;
    result: number;
    bonus: number;
  }
}

export type Event = Events.Dealt | Events.Took | Events.Gave | Events.TurnedUp | Events.Reshuffled | Events.Called | Events.Stayed | Events.Folded | Events.BackedOut | Events.Locked | Events.Silenced | Events.Ready | Events.TokensShown | Events.LotShown | Events.Mucked | Events.RoundEnded;
