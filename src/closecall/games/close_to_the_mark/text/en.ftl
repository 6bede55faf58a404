### Close to the Mark: all its words. $who is always a player’s name, $colour one of the colour-... messages.

## About the game

title = Close to the Mark!
tagline = One roll for all. Neighbours one apart earn a cross.
summary = Every roll belongs to everyone: add your own die and one other and write the sum on your sheet. Neighbouring numbers that miss each other by exactly one earn crosses, very low and very high sums earn extra. After 25 rolls the sheets are full and the best one wins.
players = 1–5 players, all at the same time
goal = Have the most points when all 25 circles are full.
keys = B, L, G, Y, R pick the black, blue, green, yellow or red die; arrows move on the sheet.

## Rules, in reading order

section-setup = Before you start
rule-setup-parts = There are five dice: black, blue, green, yellow and red. Your sheet has five rows of five circles, each circle in one of these colours. Between neighbours are small boxes for crosses, 20 across and 20 down. Below is the table for extreme numbers, from 0 in steps of 2 to 46.
    .title = Dice and sheet
    .ids = M1
rule-setup-sheet = The sheet has two sides, A and B, that spread the colours differently. Everyone at the table plays the same side.
    .title = Two sides
    .ids = M1
rule-setup-first = The first seat begins.
    .title = Who begins
    .ids = M2
rule-setup-colour = Starting there and going clockwise, each player picks a die colour that is still free. You choose when playing alone too, and a fifth player is asked even though only one colour is left.
    .title = Your colour
    .ids = M3

section-turn = A turn
rule-turn-roll = There are 25 turns. All five dice are rolled, once, by the first player and then clockwise; everyone uses the same roll. Rolling takes no decision: it happens as soon as the last colour is chosen or the last number is in.
    .title = One roll for all
    .ids = M4
rule-turn-sum = Add the die of your own colour and exactly one other die. Write the sum into an empty circle of your own colour or of the other die’s colour, wherever you like: it need not touch what is there. Several players may use the same die.
    .title = Own die plus one
    .ids = M5
rule-turn-must = You can’t pass, and you can’t use a single die. There is always a move: a circle of another colour is filled with that colour’s die, one of your own with any other die.
    .title = You always enter
    .ids = M5
rule-turn-together = All enter at the same time. Everyone sees at once who is done; what they entered, where, and what it earned is shown only when everyone is. An entry is final. Apart from that all sheets are open. You name the other die and the circle; two dice showing the same number are different choices with the same effect.
    .title = All at once
    .ids = M6
rule-turn-cross = Circles that share a side are neighbours. If the numbers in two neighbours differ by exactly 1, the box between them is crossed at once, all by itself.
    .title = Just one apart
    .ids = M7
rule-turn-next = When everyone has entered, the next turn begins. After 25 turns every circle of every sheet is full and the game is over.
    .title = On to the next
    .ids = M8

section-score = Scoring
rule-score-lines = Count the crosses in each of the five rows and five columns. One, two, three or four crosses in a line make 1, 3, 6 or 10 points, wherever in the line they stand; gaps are fine.
    .title = Lines
    .ids = M9
rule-score-extremes = Each 3, 4, 10 and 11 on your sheet crosses one box of the extremes table, each 2 and 12 two boxes; 5 to 9 cross none. You score the number in the next free box, which is 2 points per cross. With all 24 boxes crossed that is 48, and each cross beyond adds 2 more.
    .title = Extreme numbers
    .ids = M10
rule-score-winner = Lines and extremes together make up your score, and the highest wins. If tied, more points from lines decide; if still tied, there are several winners.
    .title = Who wins
    .ids = M11
rule-score-solo = Alone you roll every turn yourself and play for a title. There are seven: up to 40 points, 41–50, 51–60, 61–70, 71–80, 81–99, and 100 or more.
    .title = Playing alone
    .ids = M12

## Options

option-sheet = Which side of the sheet everyone plays on.
    .label = Sheet
option-sheet-A = Equal colours never touch, not even at the corners.
    .label = Side A
option-sheet-B = Each colour runs in slanting stripes.
    .label = Side B
option-edition = Which sheets are used.
    .label = Edition
option-edition-default = Our own sheets, sides A and B.
    .label = Default

## Things on the table

colour-black = black
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-red = red
die-black = black die
die-blue = blue die
die-green = green die
die-yellow = yellow die
die-red = red die
circle-black = black circle
circle-blue = blue circle
circle-green = green circle
circle-yellow = yellow circle
circle-red = red circle
die = Die
dice = Dice
sheet = Sheet
circle = Circle
circle-at = { $circle }, row { $row }, column { $column }
circle-filled = { $circle }, row { $row }, column { $column }: { $value }
row = Row { $row }
column = Column { $column }
lines = Lines
extremes = Extremes
extremes-count = { $count ->
    [one] { $count } extreme box crossed
   *[other] { $count } extreme boxes crossed
}
sum = Sum
entered = entered
circle-full = This circle is full
colour-taken = { $who } has this colour

## Alone: the title for your score

solo-title-1 = Wide of the mark. The dice want a rematch.
solo-title-2 = Warming up nicely
solo-title-3 = Steady hand
solo-title-4 = Sharp eye
solo-title-5 = Old fox of the dice
solo-title-6 = One-off wonder
solo-title-7 = Spot on, everywhere

## Why it ended

reason-highest-score = Most points
reason-line-points = Equal points, but more from lines
reason-title-1 = { solo-title-1 }
reason-title-2 = { solo-title-2 }
reason-title-3 = { solo-title-3 }
reason-title-4 = { solo-title-4 }
reason-title-5 = { solo-title-5 }
reason-title-6 = { solo-title-6 }
reason-title-7 = { solo-title-7 }

## Moves and events, by their tags

move-choose = Take { $colour }
move-enter = Enter { $value }

preview-crosses = { $count ->
    [0] No cross
    [one] { $count } new cross
   *[other] { $count } new crosses
}
preview-extremes = { $count ->
    [one] { $count } extreme box
   *[other] { $count } extreme boxes
}
preview-points = { $points ->
    [0] no points
    [one] { $points } point more
   *[other] { $points } points more
}
preview-colour = Circles in { $colour } take your die plus any other.

event-chose = { $who } takes { $colour }
    .you = You take { $colour }
event-rolled = { $who } rolls: black { $black }, blue { $blue }, green { $green }, yellow { $yellow }, red { $red }
    .you = You roll: black { $black }, blue { $blue }, green { $green }, yellow { $yellow }, red { $red }
event-entered = { $who } has entered
event-entered-own = You entered { $value }
event-revealed = { $crosses ->
    [0] { $who } writes { $value } in row { $row }, column { $column }
    [one] { $who } writes { $value } in row { $row }, column { $column }: { $crosses } cross
   *[other] { $who } writes { $value } in row { $row }, column { $column }: { $crosses } crosses
}
    .you = { $crosses ->
            [0] You write { $value } in row { $row }, column { $column }
            [one] You write { $value } in row { $row }, column { $column }: { $crosses } cross
           *[other] You write { $value } in row { $row }, column { $column }: { $crosses } crosses
        }
event-ended = All sheets are full
event-scored = { $who }: { $lines } from lines, { $extremes } from extremes, { $total } in all
    .you = You: { $lines } from lines, { $extremes } from extremes, { $total } in all
event-title = { $total } points: { $title }

## The table on the screen

table-phase = Choosing colours
table-say-colour = Choose the colour of your die
table-say-colour-sub = It is one half of every sum you write.
table-say-roll = Your { $value } plus which die?
table-say-roll-sub = Tap a die, or go straight to a circle.
table-say-where = Where does the { $sum } go?
table-say-where-sub = Any circle in either die’s colour will do.
table-say-which = Which sum goes in here?
table-say-which-sub = A circle of your own colour takes any of the four.
table-say-entered = { $value } entered
table-choose-die = Choose die and circle
table-choose-circle = Choose a circle
table-choose-sum = Choose a sum
table-choose-colour = Choose a colour
table-entered = Entered
table-die-of = { $who }’s
    .you = yours
table-free = free
table-own = { $who }’s sheet
    .you = Your sheet
table-sheet-of = Sheet: { $who }
table-look = Look at { $who }’s sheet
table-last = wrote { $value }
table-sums = Sums for this circle
table-with-die = { $sum } with the { $die }
table-extreme-numbers = 2–4, 10–⁠12
table-extremes-beyond = +{ $count } more
table-tally = All sheets are full: counting up
table-tally-row = Row { $number } · { $points }
table-tally-column = Col. { $number } · { $points }
table-tally-extremes = Extremes · { $points }
table-line-points = { $line }: { $points }

event-solo-title = { $total } points: { $title }
event-game-over = All sheets are full

## Why a move is good, said only where it is true: $line is row or column, $place its number

explain-full-line = The { $number } adds the fourth cross in { $line ->
    [row] row
   *[column] column
} { $place }: 10 points for the whole line.
explain-crosses-open = { $count ->
    [one] One cross
   *[other] { $count } crosses at once
} with the { $number }, and { $line ->
    [row] row
   *[column] column
} { $place } can still get all four.
explain-more-points = The { $number } earns { $points ->
    [one] { $points } point
   *[other] { $points } points
} now; the { $other } in row { $row }, column { $column } would earn { $fewer }.
explain-crosses = { $number } in row { $row }, column { $column }: { $count ->
    [one] one cross
   *[other] { $count } crosses
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
explain-extreme = The { $number } counts { $points } points by itself and spoils no cross in row { $row }, column { $column }.
explain-open = With the { $number }, { $line ->
    [row] row
   *[column] column
} { $place } can still get all four crosses.
explain-spoils-less = The { $number } spoils { $count ->
    [0] no cross
    [one] { $count } cross
   *[other] { $count } crosses
} here; the { $other } in row { $row }, column { $column } would spoil { $more }.
explain-spoils-nothing = { $number } in row { $row }, column { $column } spoils no cross.
explain-best-place = Of all circles for the { $number }, none spoils fewer crosses than row { $row }, column { $column }.
explain-own-kept = { $number } in row { $row }, column { $column }: { $count ->
    [one] the circle of your own colour stays
   *[other] the { $count } circles of your own colour stay
} free for any die.
explain-place = { $number } in row { $row }, column { $column }: { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
} now, { $empty ->
    [0] no empty neighbour
    [one] { $empty } empty neighbour
   *[other] { $empty } empty neighbours
}.
explain-no-corner = No { $colour ->
    [black] black
    [blue] blue
    [green] green
    [yellow] yellow
   *[red] red
} circle is in a corner: { $count ->
    [one] it has
   *[other] each of the { $count } has
} at least three neighbours.
explain-more-neighbours = The { $colour ->
    [black] black
    [blue] blue
    [green] green
    [yellow] yellow
   *[red] red
} circles have { $count } neighbours in all, the { $other ->
    [black] black
    [blue] blue
    [green] green
    [yellow] yellow
   *[red] red
} ones { $fewer }.
explain-colour = { $count ->
    [one] { $count } circle
   *[other] { $count } circles
} in { $colour ->
    [black] black
    [blue] blue
    [green] green
    [yellow] yellow
   *[red] red
} would take any other die, { $corners } of them in a corner.

## The result page

moment-entry = Turn { $turn }: { $who } writes { $number } for { $points } points.
    .you = Turn { $turn }: you write { $number } for { $points } points.
ending-sheets = The finished sheets
