// Made by tools/make_types.py from the Structs in Python. Do not edit.

export namespace Moves {
  /** Draw the top card of a pile; `none` when there is no card to be had (F3, F24). */
  export interface Draw {
    type: "draw";
    source: "deck" | "discard" | "none";
  }

  /** Put a card on a word of your own side; without a place it starts a new word (F4). */
  export interface Play {
    type: "play";
    card: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z" | "double" | "triple" | "unfreeze" | "wild";
    place: number | null;
  }

  /** Say which letter the Wild just played is (F14). */
  export interface Declare {
    type: "declare";
    letter: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z";
  }

  /** Freeze a word of another side (F16). */
  export interface PlayFreeze {
    type: "freeze";
    side: number;
    place: number;
  }

  /** Put the real letter in place of a wild and take it; `wild` counts those of the word (F14). */
  export interface TakeWild {
    type: "take-wild";
    side: number;
    place: number;
    wild: number;
  }

  /** Discard all five active words (F11). */
  export interface FreshStart {
    type: "fresh-start";
  }

  /** Discard all seven cards and draw seven new ones instead of a turn (F8). */
  export interface FreshHand {
    type: "fresh-hand";
  }

  /** Turn a word over: it scores and never changes again (F5). */
  export interface Lock {
    type: "lock";
    place: number;
  }

  /** Discard a card, which ends the turn (F6). */
  export interface Discard {
    type: "discard";
    card: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z" | "double" | "freeze" | "triple" | "unfreeze" | "wild";
  }

  /** End the turn with an empty hand (F6). */
  export interface EndTurn {
    type: "end-turn";
  }

  /** Have a word that was locked in this turn looked up (F19). */
  export interface Challenge {
    type: "challenge";
    slot: number;
  }

  /** Accept all words that were locked in this turn (F19). */
  export interface Accept {
    type: "accept";
  }
}

export type Move = Moves.Draw | Moves.Play | Moves.Declare | Moves.PlayFreeze | Moves.TakeWild | Moves.FreshStart | Moves.FreshHand | Moves.Lock | Moves.Discard | Moves.EndTurn | Moves.Challenge | Moves.Accept;

export namespace Views {
  /** The table as one viewer sees it. */
  export interface FiveToCloseView {
    type: "five-to-close";
    seat: number | null;
    round: number;
    rounds: number;
    shortest: number;
    enforce: boolean;
    dealer: number;
    turn: number | null;
    step: "answer" | "declare" | "discard" | "draw" | "lock" | "over" | "play";
    declaring: Declaring | null;
    started_fresh: boolean;
    answers: Answers | null;
    sides: SideView[];
    players: PlayerView[];
    hand: ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z" | "double" | "freeze" | "triple" | "unfreeze" | "wild")[] | null;
    draw_pile: number;
    reshuffled: Record<string, number> | null;
    discard: ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z" | "double" | "freeze" | "triple" | "unfreeze" | "wild")[];
    quiet: number;
    patience: number;
    scores: SideScore[][];
    lots: ([number, "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z" | "double" | "freeze" | "triple" | "unfreeze" | "wild"])[];
  }

  /** Where the Wild lies that still needs a letter. */
  export interface Declaring {
    side: number;
    place: number;
  }

  /** The others are asked about the words just locked (F19). */
  export interface Answers {
    side: number;
    slots: number[];
    waiting: number[];
    accepted: number[];
    closing: boolean;
  }

  /** A team or a lone player. */
  export interface SideView {
    seats: number[];
    words: (Word | null)[];
    locked: LockedWord[];
    total: number;
    challenges: number;
  }

  /** A word at one of the five places, with the cards on it. */
  export interface Word {
    text: string;
    tiles: Tile[];
    multiplier: number;
    frozen: boolean;
    shield: boolean;
    points: number;
  }

  /** A letter of a word; `wild` is the seat that played a Wild as it. */
  export interface Tile {
    letter: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z";
    wild: number | null;
  }

  /** A locked word in its slot. */
  export interface LockedWord {
    slot: number;
    text: string;
    tiles: Tile[];
    multiplier: number;
    shield: boolean;
    points: number;
    proven: boolean;
  }

  /** The public part of a player. */
  export interface PlayerView {
    side: number;
    in_hand: number;
    known: ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z" | "double" | "freeze" | "triple" | "unfreeze" | "wild")[];
  }

  /** A side's score in a round. */
  export interface SideScore {
    words: number;
    bonus: number;
    penalties: number;
    challenges: number;
    points: number;
  }
}

export type View = Views.FiveToCloseView;

export namespace Events {
  /** A round was dealt; `lots` are the cards drawn to find the first dealer (F1, F2). */
  export interface Dealt {
    type: "dealt";
    round: number;
    dealer: number;
    discard: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z" | "double" | "freeze" | "triple" | "unfreeze" | "wild";
    lots: ([number, "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z" | "double" | "freeze" | "triple" | "unfreeze" | "wild"])[];
  }

  /** A card was drawn from the draw pile, at the start or the end of a turn (F3, F7, F8); */
  export interface Drew {
    type: "drew";
    seat: number;
    card: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z" | "double" | "freeze" | "triple" | "unfreeze" | "wild" | null;
  }

  /** The top of the discard pile went into a hand. */
  export interface TookDiscard {
    type: "took-discard";
    seat: number;
    card: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z" | "double" | "freeze" | "triple" | "unfreeze" | "wild";
  }

  /** There was no card to draw (F24). */
  export interface DrewNothing {
    type: "drew-nothing";
    seat: number;
  }

  /** The discard pile but for its top card became the draw pile (F24). */
  export interface Reshuffled {
    type: "reshuffled";
    cards: number;
  }

  /** Seven cards were discarded for seven new ones (F8). */
  export interface FreshHandDrawn {
    type: "fresh-hand-drawn";
    seat: number;
    cards: ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z" | "double" | "freeze" | "triple" | "unfreeze" | "wild")[];
  }

  /** A letter was put at the end of a word. */
  export interface Played {
    type: "played";
    seat: number;
    side: number;
    place: number;
    letter: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z";
  }

  /** A Wild was put at the end of a word; its letter comes next. */
  export interface WildPlayed {
    type: "wild-played";
    seat: number;
    side: number;
    place: number;
  }

  /** The letter of a Wild was said. */
  export interface Declared {
    type: "declared";
    seat: number;
    side: number;
    place: number;
    letter: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z";
  }

  /** A wild was replaced by the real letter and taken into the hand (F14). */
  export interface TookWild {
    type: "took-wild";
    seat: number;
    side: number;
    place: number;
    position: number;
    letter: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z";
  }

  /** A Double or Triple was put on a word. */
  export interface Multiplied {
    type: "multiplied";
    seat: number;
    side: number;
    place: number;
    card: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z" | "double" | "freeze" | "triple" | "unfreeze" | "wild";
  }

  /** A Freeze was played on a word; a shield goes with it instead (F16, F17). */
  export interface Froze {
    type: "froze";
    seat: number;
    side: number;
    place: number;
    shield: boolean;
  }

  /** An Unfreeze was played: on a frozen word, or as a shield (F17). */
  export interface Unfroze {
    type: "unfroze";
    seat: number;
    side: number;
    place: number;
    frozen: boolean;
  }

  /** All five active words were discarded (F11). */
  export interface StartedFresh {
    type: "started-fresh";
    seat: number;
    side: number;
    cards: ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z" | "double" | "freeze" | "triple" | "unfreeze" | "wild")[];
  }

  /** A word was locked (F5). */
  export interface Locked {
    type: "locked";
    seat: number;
    side: number;
    place: number;
    slot: number;
    word: string;
    points: number;
  }

  /** A card was discarded (F6). */
  export interface Discarded {
    type: "discarded";
    seat: number;
    card: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z" | "double" | "freeze" | "triple" | "unfreeze" | "wild";
  }

  /** A player accepts the words just locked (F19). */
  export interface Accepted {
    type: "accepted";
    seat: number;
  }

  /** A word was looked up; `loser` is the side that lost the points (F19). */
  export interface Challenged {
    type: "challenged";
    seat: number;
    side: number;
    slot: number;
    word: string;
    valid: boolean;
    loser: number;
    points: number;
  }

  /** A round ended; everybody shows the hand. */
  export interface RoundScored {
    type: "round-scored";
    round: number;
    reason: "closed" | "stalemate";
    closer: number | null;
    sides: SideReveal[];
    hands: (("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z" | "double" | "freeze" | "triple" | "unfreeze" | "wild")[])[];
  }

  /** The table of a side at the end of a round. */
  export interface SideReveal {
    words: (Word | null)[];
    locked: LockedWord[];
    score: SideScore;
  }

  /** A word at one of the five places, with the cards on it. */
  export interface Word {
    text: string;
    tiles: Tile[];
    multiplier: number;
    frozen: boolean;
    shield: boolean;
    points: number;
  }

  /** A letter of a word; `wild` is the seat that played a Wild as it. */
  export interface Tile {
    letter: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z";
    wild: number | null;
  }

  /** A locked word in its slot. */
  export interface LockedWord {
    slot: number;
    text: string;
    tiles: Tile[];
    multiplier: number;
    shield: boolean;
    points: number;
    proven: boolean;
  }

  /** A side's score in a round. */
  export interface SideScore {
    words: number;
    bonus: number;
    penalties: number;
    challenges: number;
    points: number;
  }
}

export type Event = Events.Dealt | Events.Drew | Events.TookDiscard | Events.DrewNothing | Events.Reshuffled | Events.FreshHandDrawn | Events.Played | Events.WildPlayed | Events.Declared | Events.TookWild | Events.Multiplied | Events.Froze | Events.Unfroze | Events.StartedFresh | Events.Locked | Events.Discarded | Events.Accepted | Events.Challenged | Events.RoundScored;
