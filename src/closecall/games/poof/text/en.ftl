### Poof: all its words. $who is always a player’s name, $card one of the card-... messages.

## About the game

title = Poof
tagline = Drop your cards lower and lower. Four alike: poof!
first = New here? Start with Poof
summary = Shed your nineteen cards by playing level with the pile or below it. Four of a value in a row make the pile vanish and give you another go. What you are left with counts against you.
players = 2–6 players, each for themselves
goal = Have the lowest total after the last round.
keys = Digits pick the next card of that value (0 then 5 for 15), P a Poof card, U picks the pile up, G gives the round up.

## Rules, in reading order

section-setup = Setting up a round
rule-setup-cards = Each number comes eight times, and all ten Poof cards are always in. How high the numbers go depends on how many play: 1–12 for two, 1–14 for three, 1–16 for four, 1–18 for five and 1–20 for six.
    .title = The cards
    .ids = P1
rule-setup-deal = You get nineteen cards, dealt blind. Four lie face down in front of you: nobody knows them, not even you. On each of these lies a face-up card that everyone sees. The other eleven are your hand, for your eyes only. All nineteen have to go.
    .title = Nineteen cards each
    .ids = P2
rule-setup-first = Everybody turns one more card and the highest starts; a Poof card beats every number. Only those tied for highest turn another from what is left of the stock; if too few cards are left, lots decide among them. Everyone sees these cards; then they leave the round.
    .title = Who starts
    .ids = P3
rule-setup-rest = Cards that were not dealt sit this round out, and apart from those turned for the start nobody sees them. You can only guess what is missing.
    .title = The rest
    .ids = P4
rule-setup-anew = Every round is shuffled, dealt and started afresh, first player included.
    .title = Each round starts afresh
    .ids = P5

section-turn = Your turn
rule-turn-play = A turn is one play: one or more cards of a single value. Your hand and your face-up cards count as one, so you may combine them. How many you play is up to you; nobody has to part with all copies. Play continues clockwise.
    .title = Cards of one value
    .ids = P6, P11
rule-turn-lower = Any value may start an empty pile. On a pile your value must be equal to its top card or lower. How many cards were played before does not matter.
    .title = Equal or lower
    .ids = P7
rule-turn-uncover = Play a face-up card and the card under it is turned over at once, for all to see. You can use it from your next turn on, even if that is a bonus turn straight after a poof.
    .title = Uncovering
    .ids = P8
rule-turn-must = If one of your numbers fits, you have to play: a number, or a Poof card instead. You cannot choose to pick up.
    .title = If you can, you must
    .ids = P9
rule-turn-pick-up = With no number that fits you take the whole pile into your hand and play nothing. The next player starts a new pile with any value. If you hold a Poof card at that moment, you choose: play it or pick up. Should the next players be skipped, the turn may even come back to you.
    .title = Picking up the pile
    .ids = P10
rule-turn-skip = A Poof card cannot start a pile. So when the pile is empty and you have no number in hand or face up, you are skipped; with blind play, an uncovered face-down card keeps you in. Covered cards do not help, and nobody peeks at them. If everyone would be skipped in turn, the round ends and is scored as it stands.
    .title = Being skipped
    .ids = P12

section-poofing = Poof!
rule-poofing-four = Four or more of one value in a row on top of the pile poof it: the pile is out of the round. It does not matter whether one player laid them or several in succession.
    .title = Four of a kind
    .ids = P13
rule-poofing-card = A Poof card goes alone and only onto a pile that has cards. It poofs the pile and leaves the round with it. It may come from your hand or be a face-up card; then the card beneath is uncovered as usual.
    .title = The Poof card
    .ids = P14
rule-poofing-again = Whoever poofs takes another turn and must start the new pile, with any value. It counts as a new turn: a card uncovered by the poof may be played right away.
    .title = Once more
    .ids = P15
rule-poofing-skip = If you have no number to start with, your bonus turn is skipped.
    .title = Nothing to follow with
    .ids = P16

section-end = The end
rule-end-out = The round stops the moment somebody has no card left at all: none in hand, none face up, none face down. That holds for a poofing play too; there is no bonus turn then.
    .title = Out of cards
    .ids = P17
rule-end-score = Everyone shows what they have left, face-down cards too. Numbers count their value, each Poof card 50. Cards on the pile and poofed cards count for nobody. Your points are added to your total.
    .title = Counting points
    .ids = P18
rule-end-win = A game lasts seven rounds. The lowest total wins; equal lowest totals share the win.
    .title = Who wins
    .ids = P19
rule-end-stalemate = If 30 turns per player go by in a row without a poof and without a card being uncovered, the round ends and is scored as it stands. Plays, pick-ups and bonus turns count, skips do not. Turning over a blind card is not uncovering.
    .title = Going in circles
    .ids = P24

section-variants = Variants
rule-variants-blind = With blind play on, a card stays face down when its cover goes. From your next turn on you may play it unseen, on its own, even though a number of yours would fit. You never have to try it before picking up; only on an empty pile, with nothing else to play, you must.
    .title = Blind play
    .ids = P20
rule-variants-blind-turned = The blind card is turned over. If it may go on the pile it is played, and can poof. If it is too high, you take the pile and the card into your hand. A Poof card poofs a pile; on an empty pile it goes into your hand and your turn is over.
    .title = Turning a blind card
    .ids = P20
rule-variants-pooftastrophe = With two players, and only then, you may give up the round at any time, even during the other player’s turn. You score everything you have left, Poof cards at 50, plus the pile; your opponent scores 0. You may do so to save a lead in the last round as well.
    .title = Pooftastrophe
    .ids = P21
rule-variants-rounds = The table can agree on any number of rounds from 1 to 20; seven is usual.
    .title = Number of rounds
    .ids = P22

section-knowledge = Who knows what
rule-knowledge-open = Open to all, spectators too: every card played, the whole pile, poofed cards, who picked up what, every card turned over (a blind card that failed as well), how many cards each hand holds, skips and totals.
    .title = Open
    .ids = P23
rule-knowledge-hidden = Hidden: the others’ hands, all face-down cards and the undealt stock. What you may do never depends on cards you cannot see.
    .title = Hidden
    .ids = P23

## Options

option-blind = Uncovered cards stay face down and are played unseen.
    .label = Blind play
option-rounds = How many rounds are played, from 1 to 20.
    .label = Rounds
option-edition = Which set of cards is used.
    .label = Edition
option-edition-default = The cards from the rule book.
    .label = Default

## Things on the table

card-number = { $value }
card-poof = Poof
card-face-down = Face-down card
card-any = Card
pile = Pile
pile-empty = Empty pile
pile-count = { $count ->
    [one] { $count } card on the pile
   *[other] { $count } cards on the pile
}
pile-top = On top: { $count } × { $value }
run = { $count } of 4 in a row
hand = Hand
hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
table-cards = On the table
face-up = Face up
covered = covered
uncovered = uncovered
covers-face-down = covers a face-down card
next-turn = next turn
unseen = unseen
playable = playable
not-playable = Too high for this pile
not-yet = Playable from { $who }’s next turn on
    .you = Playable from your next turn on
poof-needs-pile = A Poof card needs a pile
pooftastrophe = Pooftastrophe
lowest-wins = Lowest wins
round-points = This round

## Why it ended

reason-lowest-total = Lowest total after the last round
reason-shared-lowest = Equal lowest totals share the win
reason-went-out = { $who } has no cards left
reason-all-skipped = Nobody can start a pile
reason-stalemate = Nothing new for too long
reason-pooftastrophe = { $who } gave up the round

## Moves and events, by their tags

move-play = { $count ->
    [1] Play { $value }
   *[other] Play { $count } × { $value }
}
move-pick-up = { $count ->
    [one] Pick up { $count } card
   *[other] Pick up { $count } cards
}
move-poof = Play a Poof card
move-blind = Turn over card { $slot } unseen
move-pooftastrophe = Give up the round

preview-lay = { $count ->
    [1] { $value } on the pile
   *[other] { $count } × { $value } on the pile
}
preview-next = { $who } needs { $value } or lower.
preview-poof = { $count ->
    [1] One more { $value } makes it four: poof!
   *[other] { $count } × { $value } make it four: poof!
}
preview-poof-four = { $count } × { $value } at once: poof!
preview-poof-card = { $count ->
    [one] Poof! { $count } card goes
   *[other] Poof! { $count } cards go
}
preview-again = The pile is gone and you play again.
preview-again-skipped = The pile is gone, but you have no number to start the next one.
preview-out = Your last card: the round is over!
preview-uncover = { $count ->
    [one] Turns a card over.
   *[other] Turns { $count } cards over.
}
preview-uncover-blind = { $count ->
    [one] Frees a face-down card.
   *[other] Frees { $count } face-down cards.
}
preview-add = { $count ->
    [one] You could add one more.
   *[other] You could add { $count } more.
}
preview-pick-up = { $count ->
    [one] { $count } card goes into your hand
   *[other] { $count } cards go into your hand
}
preview-pick-up-next = { $who } then starts a new pile.
preview-blind = Unseen: what is it?
preview-blind-pile = { $value } or lower is played, Poof clears the pile. Anything higher goes into your hand, the pile with it.
preview-blind-empty = A number starts the pile. A Poof card goes into your hand.

event-dealt = Round { $round } is dealt
event-turned = { $who } turns over { $card } to see who starts
    .you = You turn over { $card } to see who starts
event-starts = { $who } starts
    .you = You start
event-played = { $count ->
    [1] { $who } plays { $value }
   *[other] { $who } plays { $count } × { $value }
}
    .you = { $count ->
            [1] You play { $value }
           *[other] You play { $count } × { $value }
        }
event-poof-played = { $who } plays a Poof card
    .you = You play a Poof card
event-uncovered = { $who } turns over { $card }
    .you = You turn over { $card }
event-turned-over = { $who } plays a card unseen: { $card }
    .you = You play a card unseen: { $card }
event-poofed = { $count ->
    [one] Poof! { $count } card is gone
   *[other] Poof! { $count } cards are gone
}
event-picked-up = { $count ->
    [one] { $who } picks up { $count } card
   *[other] { $who } picks up { $count } cards
}
    .you = { $count ->
            [one] You pick up { $count } card
           *[other] You pick up { $count } cards
        }
event-skipped = { $who } cannot start a pile and is skipped
    .you = You can’t start a pile and are skipped
event-gave-up = Pooftastrophe! { $who } gives up the round
    .you = Pooftastrophe! You give up the round
event-out = { $who } is out of cards
    .you = You are out of cards
event-all-skipped = Nobody can start a pile: the round is over
event-stalemate = Nothing new for too long: the round is over
event-left-over = { $who } is left with { $cards }
    .you = You are left with { $cards }
event-round-scored = { $points ->
    [one] { $who }: { $points } point, { $total } in all
   *[other] { $who }: { $points } points, { $total } in all
}
    .you = { $points ->
            [one] You: { $points } point, { $total } in all
           *[other] You: { $points } points, { $total } in all
        }

## The table on the screen

table-round-short = R{ $round }
table-own = { $who }’s cards
    .you = Your cards
table-hand-of = { $who }’s hand
    .you = Your hand
table-in-hand = in hand
table-places = { $count ->
    [0] All played
   *[other] { $count } of 4 places
}
table-empty-place = Empty place
table-need-any = Any value
table-need-lower = { $value } or lower
table-need-lower-poof = { $value } or lower, or Poof
table-say-any = Start a pile with any value
table-say-lower = Play { $value } or lower
table-say-pick-up = No number fits: take the pile
table-say-pick-up-poof = No number fits: Poof card or pile
table-say-blind = Turn over a face-down card
table-say-blind-too = Or a face-down card, unseen.
table-say-sub = Any number of one value, from hand and table.
table-choose = Choose cards
table-stack = { $picked } of { $count }
table-run-add = { $full } + your { $adding } of 4
table-run-four = { $full } + your { $adding } = four of a kind
table-run-alone = Your { $adding } = four of a kind
table-older = { $count ->
    [one] { $count } card below
   *[other] { $count } cards below
}
table-new-pile = { $who } starts a new pile
table-your-new-pile = Start a new pile
table-for-the-start = Turned to see who starts
table-seen = Cards seen
table-seen-pile = On the pile, bottom to top
table-seen-gone = Poofed this round
table-seen-known = Picked up by { $who }, still in hand
table-seen-left = Left over last round: { $who }
table-seen-none = None so far
table-quiet = { $count ->
    [one] Last turn, unless a pile poofs or a card is uncovered
   *[other] { $count } turns left, unless a pile poofs or a card is uncovered
}
table-note-played = { $count ->
    [1] played { $value }
   *[other] played { $count } × { $value }
}
table-note-poofed = Poof!
table-note-picked-up = took { $count }
table-note-skipped = skipped
table-give-up = Pooftastrophe
table-give-up-title = Give up this round?
table-give-up-text = { $hidden ->
    [0] You score { $points }, { $who } scores 0.
    [one] You score { $points } and what your face-down card counts. { $who } scores 0.
   *[other] You score { $points } and what your { $hidden } face-down cards count. { $who } scores 0.
}
table-give-up-do = { $hidden ->
    [0] Give up · { $points }
   *[other] Give up · { $points } + { $hidden } unseen
}
table-keep-playing = Keep playing
table-tally = Round { $round }: counting up

event-game-over = The game is over

# Hints: why a move may be good. Each is said only where it is true.

explain-out = { $count ->
    [one] Your last card goes
   *[other] Your last { $count } cards go
}: the round ends, and you score nothing.
explain-must-pick-up = The next player can’t play anything on the { $value }, and { $pile ->
    [one] the pile has { $pile } card
   *[other] the pile has { $pile } cards
}.
explain-run-again = { $count } × { $value } makes { $run } in a row: the pile poofs, and you play again.
explain-run = { $count } × { $value } makes { $pile } cards poof.
explain-uncover = Frees { $freed ->
    [one] the face-down card under your { $value }
   *[other] { $freed } face-down cards under your { $value }s
}, with { $left ->
    [one] { $left } card
   *[other] { $left } cards
} left to play.
explain-no-answer = The next player shows nothing that goes on the { $value }: if their hand has nothing either, they pick up { $pile ->
    [one] { $pile } card
   *[other] { $pile } cards
}.
explain-dearer = { $value } rather than { $rival }: left over, it would count { $more } more.
explain-all = { $count ->
    [2] Both your { $value }s
   *[other] All { $count } of your { $value }s
} go at once: { $points } points you can’t be left with.
explain-lower = Leaves { $value } on top, not { $rival }: fewer numbers can follow.
explain-more = { $count } × { $value } gets rid of { $count } cards at once, not { $other }.
explain-highest = { $count } × { $value }: the highest number you can play now.
explain-three = That makes three { $value }s in a row, and you keep another to poof them.
explain-keep-copies = Only { $count } × { $value }: { $rest } more of them { $rest ->
    [one] stays
   *[other] stay
} with you for later.
explain-keep-low = { $count } × { $value } goes, your { $low } stays: it goes on anything from { $low } up.
explain-table = { $slots } × { $value } from the table and { $hand } from your hand, { $freed ->
    [0] with no face-down card freed
    [one] with { $freed } face-down card freed
   *[other] with { $freed } face-down cards freed
}.
explain-lead = Starts the pile with { $count } × { $value }; { $left ->
    [one] { $left } card
   *[other] { $left } cards
} left to play after that.
explain-follow = Follows with { $count } × { $value }; { $left ->
    [one] { $left } card
   *[other] { $left } cards
} left to play after that.
explain-keep-poof = Keeps your Poof card; picking up brings { $count ->
    [one] { $count } card
   *[other] { $count } cards
} worth { $points }.
explain-pick-up = None of your numbers goes on the { $value }, so you take { $count ->
    [one] { $count } card
   *[other] { $count } cards
} worth { $points }.
explain-poof-frees = Your face-up Poof card clears { $count ->
    [one] { $count } card
   *[other] { $count } cards
} and frees the face-down card under it.
explain-poof-spares = None of your numbers goes on the { $value }: the Poof card spares you { $count ->
    [one] { $count } card
   *[other] { $count } cards
} worth { $points }.
explain-poof-again = A Poof card clears { $count ->
    [one] the card on the pile
   *[other] the { $count } cards on the pile
}, and you play again.
explain-poof-card = A Poof card clears { $count ->
    [one] { $count } card
   *[other] { $count } cards
} and leaves you { $left } to play.
explain-blind-lead = The pile is empty: any number under there can start it.
explain-blind = Only a number above { $value } would bring you the { $count ->
    [one] card on the pile
   *[other] { $count } cards on the pile
}.
explain-give-up = Ends the round: your { $left ->
    [one] { $left } card
   *[other] { $left } cards
} and the { $pile } on the pile count for you, nothing for your opponent.

## The result page

moment-poof = { $who } makes { $cards } cards vanish at once.
    .you = You make { $cards } cards vanish at once.
moment-pick-up = { $who } picks up { $cards } cards.
    .you = You pick up { $cards } cards.
moment-round = Round { $round } costs { $who } { $points } points.
    .you = Round { $round } costs you { $points } points.
ending-rounds = The rounds
ending-nothing-left = nothing left

# A move where nothing on the table shows the rest of it.
full-play = { $move } (from the table: place { $places })
