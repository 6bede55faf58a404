// Made by tools/make_types.py from the Structs in Python. Do not edit.

export namespace Moves {
  /** Add your own die and this other one, and write the sum into this circle. */
  export interface Enter {
    type: "enter";
    die: "black" | "blue" | "green" | "red" | "yellow";
    circle: number;
  }

  /** Choose the colour of your own die. */
  export interface Choose {
    type: "choose";
    colour: "black" | "blue" | "green" | "red" | "yellow";
  }
}

export type Move = Moves.Enter | Moves.Choose;

export namespace Views {
  /** The table as one viewer sees it. */
  export interface CloseToTheMarkView {
    type: "close-to-the-mark";
    seat: number | null;
    phase: "colours" | "entries" | "over";
    side: "A" | "B";
    layout: ("black" | "blue" | "green" | "red" | "yellow")[];
    turn: number;
    turns: number;
    roller: number | null;
    waiting: number[];
    free: ("black" | "blue" | "green" | "red" | "yellow")[];
    dice: Record<string, number> | null;
    sheets: Sheet[];
    entry: Entry | null;
    choices: Entry[];
    title: number | null;
  }

  /** A player's sheet as it lies open before everybody. */
  export interface Sheet {
    colour: "black" | "blue" | "green" | "red" | "yellow" | null;
    entered: boolean;
    numbers: (number | null)[];
    across: boolean[];
    down: boolean[];
    row_points: number[];
    column_points: number[];
    line_points: number;
    extremes: number;
    extreme_points: number;
    total: number;
    last: Entry | null;
  }

  /** A number in a circle: how it was made and what it brings. */
  export interface Entry {
    die: "black" | "blue" | "green" | "red" | "yellow";
    circle: number;
    number: number;
    crosses: ("above" | "below" | "left" | "right")[];
    points: number;
  }
}

export type View = Views.CloseToTheMarkView;

export namespace Events {
  /** A player took a colour. */
  export interface Chose {
    type: "chose";
    seat: number;
    colour: "black" | "blue" | "green" | "red" | "yellow";
  }

  /** The dice of a turn. */
  export interface Rolled {
    type: "rolled";
    turn: number;
    seat: number;
    dice: Record<string, number>;
  }

  /** A player has entered; only they know what. */
  export interface Entered {
    type: "entered";
    seat: number;
    entry: Entry | null;
  }

  /** A number in a circle: how it was made and what it brings. */
  export interface Entry {
    die: "black" | "blue" | "green" | "red" | "yellow";
    circle: number;
    number: number;
    crosses: ("above" | "below" | "left" | "right")[];
    points: number;
  }

  /** All have entered: what each wrote, seat by seat. */
  export interface Revealed {
    type: "revealed";
    turn: number;
    entries: Entry[];
  }

  /** All circles are full. */
  export interface Ended {
    type: "ended";
    winners: number[];
    title: number | null;
  }
}

export type Event = Events.Chose | Events.Rolled | Events.Entered | Events.Revealed | Events.Ended;
