### 5 To Close: all its words. $who is always a player’s name, $team a team’s or lone player’s, $card a card-... message or a letter.

## About the game

title = 5 To Close
tagline = Grow words letter by letter, lock five before they do.
note = English words only
summary = Add letters to the ends of up to five words at a time and lock them once they are long enough. Wilds, multipliers and a little frost keep it lively, and doubtful words may be challenged. The first side to lock five words closes the round.
players = 2–8 players; 4, 6 and 8 play in teams of two
goal = Have the most points after four rounds.
keys = Letters pick cards, 1–5 the word, 6 a new word, * a wild, Shift and 1–5 lock, Delete discards.

## Rules, in reading order

section-setup = Setting up
rule-setup-sides = With 4, 6 or 8 players, partners sit opposite each other and play as a team of two. With 2, 3, 5 or 7 each plays alone; what is said about a team then applies to you.
    .title = Teams
    .ids = F9
rule-setup-deck = A deck has 96 letters and 16 special cards: 6 Wild, 4 Double, 2 Triple, 2 Freeze, 2 Unfreeze. Two sides play with one deck, three to five with two, seven with three.
    .title = The cards
    .ids = F2
rule-setup-dealer = Everyone draws a card and the letter closest to A deals first. Special cards are drawn again, and those tied for closest draw again too. The cards go back before shuffling. The deal passes to the left each round; with 3, 5, 6 or 7 players not all of you will start equally often.
    .title = The first dealer
    .ids = F1
rule-setup-deal = For each round all cards are gathered and shuffled. Each player gets seven, from the dealer’s left on. The rest is the draw pile. One card is turned up to start the discard pile, whatever it is. The player on the dealer’s left begins.
    .title = Dealing
    .ids = F2

section-turn = Your turn
rule-turn-draw = Take one card: the top of the draw pile or the top of the discard pile.
    .title = 1. Draw
    .ids = F3
rule-turn-play = Play as many cards as you like, or none: add to your team’s words, start words, freeze words of others, take wilds.
    .title = 2. Play
    .ids = F4
rule-turn-lock = Lock any of your team’s words that are long enough and not frozen. A locked word is turned over, out of play and never changes again. Your first lock ends the playing of cards for this turn. Lock as many as you want; your team’s fifth locked word ends the turn at once.
    .title = 3. Lock
    .ids = F5
rule-turn-discard = Discard one card, unless your hand is empty. It may be the one you just took from the discard pile.
    .title = 4. Discard
    .ids = F6
rule-turn-refill = Draw from the draw pile until you hold seven again.
    .title = 5. Refill
    .ids = F7
rule-turn-fresh-hand = Instead of all that, and before drawing, you may discard your whole hand if it has exactly seven cards, and draw seven new ones. Nothing else happens that turn. The seven go onto the discard pile in the order A–Z, Wild, Double, Triple, Freeze, Unfreeze, the last on top.
    .title = Or: a fresh hand
    .ids = F8

section-words = Words
rule-words-five = Partners share one set of words. At most five may be active, that is not locked; frozen ones count as active, locked ones do not.
    .title = Five active words
    .ids = F9
rule-words-end = Letters are added at the end of a word only, and nothing is ever rearranged. A word starts with a letter or a Wild, and needs a free place among the five. Other special cards go on words that have at least one letter.
    .title = Only at the end
    .ids = F10
rule-words-fresh-start = With five active words you may, once per turn while playing, discard all five with every card on them, frozen or not, and start afresh in the same turn. They go onto the discard pile.
    .title = A fresh start
    .ids = F11
rule-words-minimum = To be locked a word needs at least 3 letters in round 1, 4 in round 2, 5 in round 3 and 6 in round 4. Wilds count as letters; Double, Triple, Freeze and Unfreeze do not.
    .title = Long enough?
    .ids = F12
rule-words-any = You may lock a word whether it is in the dictionary or not: that is what challenges are for. The same word may be locked more than once. If the table has the dictionary enforced, only real words can be locked and there are no challenges.
    .title = Any word goes, for now
    .ids = F13

section-specials = Special cards
rule-specials-wild = A Wild stands for any letter. You name it when you play it and it stays that letter. Any other player, your partner too, may in their turn put the real letter in its place and take the Wild into their hand, ready to use at once; only you, who played it, may not. This goes for any team’s word that is not locked, even a frozen one. A word may hold any number of Wilds.
    .title = Wild
    .ids = F14
rule-specials-multiply = Put a Double or Triple on a word of your own that is neither locked nor frozen. One of them per word, and it stays there. When the word is locked, its points count two or three times.
    .title = Double and Triple
    .ids = F15
rule-specials-freeze = Put a Freeze on another team’s word that is not locked and not yet frozen. Nothing can be added to that word, and it cannot be locked.
    .title = Freeze
    .ids = F16
rule-specials-unfreeze = An Unfreeze on your own frozen word thaws it: both cards go under the discard pile. On a word of yours that is not frozen it stays as a shield: the next Freeze on that word and the shield both go under the discard pile and the word stays free. One shield per word; it stays with a word that is locked.
    .title = Unfreeze
    .ids = F17
rule-specials-penalty = At the end of a round a Double that is not on a locked word costs 25 points and a Triple 35, whether in hand or on an open word. Each Freeze in hand costs 25. Wild and Unfreeze cost nothing. Both partners’ hands count for the team; cards in the discard pile count for nobody.
    .title = What is left over
    .ids = F18

section-challenges = Challenges
rule-challenges-ask = When a turn with locks is over, every opponent answers before the next player begins: challenge one of the words just locked, or accept. Any order will do. Accepting is final and covers them all. The first challenge settles a word for good, and whoever made it is asked again while a word is unsettled. The table may set a time after which silence means yes.
    .title = Challenge or accept
    .ids = F19
rule-challenges-verdict = If the word is in the dictionary, the challenging team loses 25 points. If it is not, the team that locked it loses 50 and the word leaves the table. When all have answered, or nothing is left to settle, play goes on.
    .title = The verdict
    .ids = F19
rule-challenges-valid = What counts is our English word list: letters a to z, inflected forms as listed. Abbreviations, prefixes, suffixes, hyphenated words and names are not in it. Whether a word is good is shown only when it is challenged.
    .title = What is a word?
    .ids = F20
rule-challenges-talk = Partners cannot challenge each other. Table talk is off: in team games nobody at the table chats during a round. There is one exception: with five active words you may ask your partner “fresh start?” while playing. Yes or no binds neither of you, and the game does not wait for it.
    .title = No table talk
    .ids = F21

section-partner = A bot as your partner
rule-partner-words = A bot partner on medium or above adds a letter only where a word in the list can still come of it. However odd the beginning looks, there is a word behind it: go on with it.
    .title = Every letter leads somewhere
    .ids = F21
rule-partner-thaw = If it holds an Unfreeze and one of your team’s frozen words can still become a word, it thaws one before it plays anything else.
    .title = Thawing first
    .ids = F21
rule-partner-wild = Next it takes every Wild it has the real letter for, from any team’s words, yours included.
    .title = Then the Wilds
    .ids = F21
rule-partner-multiply = Holding both, it plays the Triple first.
    .title = Triple before Double
    .ids = F21
rule-partner-challenge = It challenges every word that is not in the list and no other, so you can safely accept.
    .title = It minds the challenges
    .ids = F21

section-end = The end
rule-end-close = The round ends when a team has five locked words: at once with the fifth lock, without a sixth, a discard or a refill. First, though, come that turn’s challenges. If fewer than five are left standing, the turn goes on with the discard, without more playing or locking.
    .title = Five to close
    .ids = F22
rule-end-points = Locked words score by their letters: 3 make 10 points, 4 make 15, 5 make 25, 6 make 35, 7 make 50, 8 make 80, 9 make 110, 10 make 150, and every further letter 50 more. Double and Triple multiply that. The team that closed gets 25 on top. Totals may fall below zero.
    .title = Points
    .ids = F23
rule-end-empty = When a card is wanted and the draw pile is empty, all discards but the top one are shuffled into a new pile. If nothing is there either, refilling stops; to begin your turn you must then take the top discard, and skip drawing only if there is none.
    .title = Running out of cards
    .ids = F24
rule-end-winner = After round 4 the highest total wins; equal totals share it.
    .title = Who wins
    .ids = F25
rule-end-stalemate = If ten turns per player pass in a row without a lock that stands, the round is scored as it is, without a closing bonus.
    .title = Nobody gets there
    .ids = F26
rule-end-order = The cards of a fresh start go onto the discard pile, the last one on top; those of a thaw, of a used shield and of words lost to a challenge go under it. Either way they go one by one: words in the order they were started, and of each word its letters in order, then its Double or Triple, then Freeze, then Unfreeze.
    .title = Onto or under the pile
    .ids = F27

section-knowledge = Who knows what
rule-knowledge-open = Open to all, spectators too: all words, locked ones as well, who played each Wild, the whole discard pile in order, how many cards piles and hands have, scores, and who has accepted.
    .title = Open
    .ids = F28
rule-knowledge-hidden = Hidden: every hand, your partner’s too, and the draw pile. After a reshuffle you can work out what is in it, but not in which order.
    .title = Hidden
    .ids = F28

## Options

option-dictionary = What happens with words that are not in the dictionary.
    .label = Dictionary
option-dictionary-challenge = Any word can be locked, and opponents may challenge it.
    .label = Challenges
option-dictionary-enforce = Only real words can be locked, and there are no challenges.
    .label = Enforced
option-edition = Which deck is used.
    .label = Edition
option-edition-default = Our own mix of 96 letters and 16 special cards.
    .label = Default

## Things on the table

letter = { $letter }
card-wild = Wild
    .meaning = Any letter you name. Others may swap it for the real one.
card-wild-as = Wild as { $letter }
card-double = Double
    .meaning = Doubles a word’s points once it is locked; 25 lost if not.
card-triple = Triple
    .meaning = Triples a word’s points once it is locked; 35 lost if not.
card-freeze = Freeze
    .meaning = Stops another team’s word; 25 lost if left in hand.
card-unfreeze = Unfreeze
    .meaning = Thaws your word, or shields it from the next Freeze.
draw-pile = Draw pile
draw-pile-count = { $count ->
    [one] { $count } card to draw
   *[other] { $count } cards to draw
}
discard-pile = Discards
discard-empty = No discards
hand = Hand
hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
word = Word
words-locked-of = { $count } of 5 locked
new-word = New word
word-letters = { $count ->
    [one] { $count } letter
   *[other] { $count } letters
}
word-more = { $count ->
    [one] { $count } more letter to lock
   *[other] { $count } more letters to lock
}
locked = locked
frozen = frozen
shielded = shielded
multiplier = × { $factor }
word-list = Word list
step-draw = Draw
step-play = Play
step-lock = Lock
step-discard = Discard
step-refill = Refill
fresh-hand = Fresh hand
fresh-start = Fresh start
accepted = accepted
penalty = Penalty
blocked-frozen = This word is frozen
blocked-not-a-word = Not in the word list

## Why it ended

reason-highest-total = Highest total after four rounds
reason-shared = Equal highest totals share the win
reason-closed = { $team } locked five words
reason-stalemate = No lock for too long

## Moves, as on a button

move-draw-deck = Draw from the pile
move-draw-discard = Take { $card } from the discards
move-draw-none = Go on without drawing
move-play = Add { $card } to { $word }
move-play-new = Start a word with { $card }
move-play-on = Put { $card } on { $word }
move-play-unfreeze = Thaw { $word }
move-play-shield = Shield { $word }
move-declare = It is { $letter }
move-freeze = Freeze { $word }
move-take-wild = Put { $letter } in { $word }, take the Wild
move-fresh-start = Discard all five words
move-fresh-hand = Discard seven, draw seven
move-lock = { $points ->
    [one] Lock { $word } for { $points } point
   *[other] Lock { $word } for { $points } points
}
move-discard = Discard { $card }
move-end-turn = End turn
move-challenge = Challenge { $word }
move-accept = { $count ->
    [one] Accept the word
   *[other] Accept all { $count } words
}

## What a move would do

preview-points = { $points ->
    [one] { $points } point once locked.
   *[other] { $points } points once locked.
}
preview-wild = Then name its letter. Others may swap it for the real one.
preview-lock = It never changes again, and no more cards are played this turn.
preview-lock-five = The fifth locked word: this closes the round, 25 points more.
preview-discard = This ends your turn.
preview-freeze = Nobody adds to it or locks it until it is thawed.
preview-freeze-shield = Its shield holds: both cards go, the word stays open.
preview-take-wild = The Wild goes into your hand; you can play it at once.
preview-fresh-hand = That is your whole turn.
preview-fresh-start = All cards on them go onto the discards. Then you play on.

## What happened

event-dealt = Round { $round }: { $minimum } letters to lock, { $who } deals
    .you = Round { $round }: { $minimum } letters to lock, you deal
event-lot = { $who } draws { $card } for the deal
    .you = You draw { $card } for the deal
event-drew = { $who } draws from the pile
    .you = You draw from the pile
event-drew-seen = { $who } draws { $card }
    .you = You draw { $card }
event-took-discard = { $who } takes { $card } from the discards
    .you = You take { $card } from the discards
event-drew-nothing = No card left for { $who } to draw
    .you = No card left for you to draw
event-reshuffled = The discards become a new draw pile
event-fresh-hand-drawn = { $who } takes a fresh hand
    .you = You take a fresh hand
event-played = { $who } adds { $letter }: { $word }
    .you = You add { $letter }: { $word }
event-played-new = { $who } starts a word with { $letter }
    .you = You start a word with { $letter }
event-wild-played = { $who } plays a Wild
    .you = You play a Wild
event-declared = { $who } names the Wild { $letter }: { $word }
    .you = You name the Wild { $letter }: { $word }
event-took-wild = { $who } puts { $letter } in { $word } and takes the Wild
    .you = You put { $letter } in { $word } and take the Wild
event-multiplied = { $who } puts { $card } on { $word }
    .you = You put { $card } on { $word }
event-froze = { $who } freezes { $word }
    .you = You freeze { $word }
event-froze-shield = { $who } freezes { $word }, but the shield holds
    .you = You freeze { $word }, but the shield holds
event-unfroze = { $who } thaws { $word }
    .you = You thaw { $word }
event-shielded = { $who } shields { $word }
    .you = You shield { $word }
event-started-fresh = { $who } discards all five words
    .you = You discard all five words
event-locked = { $points ->
    [one] { $who } locks { $word }: { $points } point
   *[other] { $who } locks { $word }: { $points } points
}
    .you = { $points ->
            [one] You lock { $word }: { $points } point
           *[other] You lock { $word }: { $points } points
        }
event-discarded = { $who } discards { $card }
    .you = You discard { $card }
event-accepted = { $who } accepts
    .you = You accept
event-challenged = { $who } challenges { $word }
    .you = You challenge { $word }
event-challenged-valid = { $word } is in the word list: { $points } points less for { $who }
    .you = { $word } is in the word list: { $points } points less for you
event-challenged-invalid = { $word } is not in the word list: { $points } points less for { $who }
    .you = { $word } is not in the word list: { $points } points less for you
event-closed = { $who } closes the round: 25 points more
    .you = You close the round: 25 points more
event-stalemate = No lock for too long: the round is over
event-round-scored = { $points ->
    [one] { $who }: { $points } point this round
   *[other] { $who }: { $points } points this round
}
    .you = { $points ->
        [one] You: { $points } point this round
       *[other] You: { $points } points this round
    }

## At the table

table-progress = Round { $round } of { $rounds } · { $minimum } letters to lock
table-highest = Highest total wins
table-words-of = Words of { $who }
    .you = Your words
table-hand = { $who }’s hand
    .you = Your hand
table-middle = Piles and steps of the turn
table-draw = Draw a card
table-draw-sub = The pile, or the { $card } on the discards.
table-play = Play, lock, or discard to end your turn
table-play-sub = Pick a card: dashed places show where it goes.
table-lock = Lock more words, or discard to end your turn
table-lock-or-end = Lock a word or end your turn
table-discard = Discard a card to end your turn
table-declare = Which letter does the Wild in { $word } stand for?
table-declare-sub = Tap or type the letter.
table-letters = Letters
table-target = Where does { $card } go?
table-target-sub = Tap a dashed place, or the discards to end your turn.
table-choose-card = Choose a card
table-choose-letter = Choose a letter
table-choose-place = Choose a place
table-card-hand = { $card }, in hand
table-card-idle = { $card }, in hand, only to discard
table-wild-by = { $letter }, a Wild of { $who }
table-tag-take = take
table-tag-end = end turn
table-word-locked = { $points ->
    [one] { $word }, locked, { $points } point
   *[other] { $word }, locked, { $points } points
}
table-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-seen = { $cards }: taken in plain sight
table-order = Turn order: { $who }
table-discard-top = Discards, { $card } on top
table-quiet = { $count ->
    [one] { $count } turn left without a lock
   *[other] { $count } turns left without a lock
}
table-challenge-title = { $count ->
    [one] { $who } locked { $words }. All good?
   *[other] { $who } locked { $count } words: { $words }. All good?
}
table-challenge-text = Not in the word list: they lose 50. In it: you lose 25.
table-challenge-closing = If all stand, the round is over.
table-challenge-sure = Really challenge?
table-fresh-hand-sure = All seven cards?
table-fresh-start-sure = All five words?
table-ask-partner = Ask { $who }: fresh start?
table-count = Round { $round }: the count
table-count-bonus = closed +{ $points }
table-count-penalty = left over { $points }
table-count-challenges = challenges { $points }
table-count-nothing = no word locked
table-answered = accepted
table-pile-cards = { $count ->
    [one] Discards: { $count } card
   *[other] Discards: { $count } cards
}
table-value-title = Points by letters

# Why a move is good (hints)
explain-deck-shuffle = { $count ->
    [one] One discard is shuffled into a new pile, and you draw it.
   *[other] { $count } discards are shuffled into a new pile, and you draw one of them.
}
explain-deck-special = The open card is no letter; the next one in the pile may be.
explain-deck-held = { $count ->
    [one] You hold one { $card } already; the pile may bring something new.
   *[other] You hold { $count } × { $card } already; the pile may bring something new.
}
explain-deck-open = { $count ->
    [one] Leaves the open { $card } and tries the last card of the pile.
   *[other] Leaves the open { $card } and tries one of { $count } hidden cards.
}
explain-deck-only = There is no open card; the pile has { $count }.
explain-take-must = The draw pile is used up: only the open card is left.
explain-take-wild = A Wild is any letter you name.
explain-take-swap = With { $card } in hand you can take the Wild in { $word }.
explain-take-factor = On { $word } it makes { $points } points instead of { $before }.
explain-take-freeze = It can stop { $word }, which has { $count ->
    [one] one letter
   *[other] { $count } letters
} so far.
explain-take-thaw = It thaws { $word }.
explain-take-vowel = Your hand has no vowel, and { $card } is one.
explain-take-consonant = All your letters are vowels, and { $card } is not.
explain-take-sure = Here you know what you get; the pile hides { $count ->
    [one] one card
   *[other] { $count } cards
}.
explain-draw-none = There is no card left to draw.
explain-hand-vowels = { $count ->
    [0] There is no vowel among your seven cards.
   *[other] { $count } of your seven cards are vowels.
}
explain-hand-new = Seven new cards for { $cards }, at the price of this turn.
explain-name-lack = You hold no { $letter }, so the Wild stands in for it: { $word }.
explain-grow-factor = { $word } counts ×{ $factor }: { $points } points instead of { $before }.
explain-grow-ready = { $word } is then long enough to lock: { $points } points.
explain-grow-points = A word as long as { $word } counts { $points } points, not { $before }.
explain-grow-lacks = { $count ->
    [one] { $word } then lacks one letter to be locked.
   *[other] { $word } then lacks { $count } letters to be locked.
}
explain-grow-start-with = A new word with { $letter }, and { $cards } still in hand to go on.
explain-grow-start = A new word with { $letter }: { $count } of five places in use.
explain-wild-ready = One more letter and { $word } is long enough to lock, for { $points } points.
explain-wild-word = { $word } gets whatever letter you name: { $count } letters then.
explain-wild-start = A new word that begins with any letter you name.
explain-multiply-now = As it stands, { $word } is then worth { $points } points, not { $before }.
explain-multiply-later = { $count ->
    [one] { $word } will count ×{ $factor }; it lacks one letter to be locked.
   *[other] { $word } will count ×{ $factor }; it lacks { $count } letters to be locked.
}
explain-thaw = { $word } ({ $count }) can grow and be locked again.
explain-shield-best = { $word } is your most valuable open word ({ $points }): the next Freeze on it is wasted.
explain-shield = The next Freeze on { $word } is wasted.
explain-freeze-shield = { $word } loses its shield, and you get rid of the Freeze.
explain-freeze-ready = { $word } is long enough to lock for { $points } points; frozen, it can’t be.
explain-freeze-grow = { $count ->
    [one] { $word } stays at one letter until somebody thaws it.
   *[other] { $word } stays at { $count } letters until somebody thaws it.
}
explain-swap = Your { $letter } replaces Wild { $number } in { $word }; you can play it at once.
explain-start-frozen = { $count ->
    [one] One of your five words is frozen; you get rid of it.
   *[other] { $count } of your five words are frozen; you get rid of them.
}
explain-start-short = None of your five words has the { $count } letters a lock needs.
explain-start-cards = Gives up { $count } letters and frees all five places.
explain-lock-close = The fifth lock: { $points } points for { $word } and 25 for closing, if it stands.
explain-lock-race = Others have { $count } words locked; if they close, an open { $word } loses its { $points } points.
explain-lock-factor = { $word } takes its { $factor ->
    [2] Double
   *[other] Triple
} home: { $points } points, and no penalty for the card.
explain-lock-points = { $word } is worth { $points } points, and no Freeze can reach it any more.
explain-wait = { $word } stays open: one more letter makes it { $after } points instead of { $points }.
explain-throw-cost = A { $card ->
    [double] Double
    [triple] Triple
   *[freeze] Freeze
} left in hand at the end costs { $points } points.
explain-throw-double = { $count ->
    [one] You have another { $card }.
   *[other] You have { $count } more { $card }.
}
explain-throw-keep = Keeps { $cards }.
explain-throw-last = It is your last card: you draw a whole new hand.
explain-throw-specials = { $count ->
    [one] Keeps your only special card.
   *[other] Keeps your { $count } special cards.
}
explain-end = Your hand is empty: you draw up to { $count } cards.
explain-doubt-vowel = { $word } has no vowel. If it falls, they lose 50 points and its { $points }; if not, you lose 25.
explain-doubt-three = { $word } has the same letter three times in a row. If it falls, they lose 50 points and its { $points }; if not, you lose 25.
explain-doubt-q = { $word } has a Q without a U. If it falls, they lose 50 points and its { $points }; if not, you lose 25.
explain-doubt = If { $word } falls, they lose 50 points and its { $points }; if it stands, you lose 25.
explain-accept-close = If nobody challenges, the round is over; a wrong challenge costs 25 points.
explain-accept-one = { $word } is worth { $points } points to them; a wrong challenge costs you 25.
explain-accept-more = The { $count } words are worth { $points } points to them; each wrong challenge costs you 25.

## The result page

moment-word = { $who } locks { $word } for { $points } points.
    .you = You lock { $word } for { $points } points.
moment-round = { $points } points in round { $round }: { $who }.
moment-challenge-won = { $who } is right to challenge { $word }.
    .you = You are right to challenge { $word }.
moment-challenge-lost = { $who } challenges { $word }, and it counts.
    .you = You challenge { $word }, and it counts.
ending-words = The words
ending-round = Round { $round }

# A move where nothing on the table shows the rest of it.
full-word = { $move } (word { $number })
