### Close Enough: all its words. $who and $whom are always players’ names, $ability one of the ability-... messages.

## About the game

title = Close Enough
tagline = Sneak up on a secret target. Then dare to call.
summary = Bring the total of three cards as near as you can to a target only you know, trading with the deck and with the cards others show. When you feel close enough you call, and everyone else decides whether to stay in or to fold. Bluff, tokens and exact hits do the rest.
players = 3–5 players, each for themselves
goal = Be first to eight stars.
keys = D deck, X discard, 1–3 your cards, C call, S stay, F fold, T tokens.

## Rules, in reading order

section-setup = Setting up a round
rule-setup-parts = In the default edition there are six each of the cards 1 to 9. Fifteen targets: 12–18 are worth one star each, 9, 10, 20 and 21 two, and 7, 8, 22 and 23 three. Fifteen advantage tokens, one for each pair of the six abilities. Any edition has at least 17 cards and 10 targets, so a card is always there when one is needed.
    .title = Components
    .ids = E2, E9, E22
rule-setup-first = Everyone begins with no stars and no token. In the first round the First! token lies with the first seat. Afterwards it goes to the player on the right of whoever called the round before, whether that player backed out or not.
    .title = The First! token
    .ids = E1
rule-setup-targets = From the First! player clockwise everyone draws a target, unseen, from those not used in the round before. Look at yours and keep it to yourself. The targets of the last round lie open, so all know they are out; they are back for the next round.
    .title = Secret targets
    .ids = E2
rule-setup-deal = All cards are shuffled and each player gets one face up. The rest is the deck. There is no discard pile yet.
    .title = One card each
    .ids = E3

section-turn = Your turn
rule-turn-fill = Your lot is your face-up card plus a hand of two. While your hand has fewer than two cards, a turn adds one: the top of the deck, unseen by the others, or somebody else’s face-up card unless it is locked. Whoever loses a card gets the top of the deck as a new face-up card. You cannot take your own face-up card.
    .title = Filling your lot
    .ids = E4
rule-turn-full = With a full lot you either fine-tune or call. After fine-tuning 25 times in a round you must call in your next turn unless you are silenced; a Lock or Silence before it is fine. Last turns after a call are not affected.
    .title = Fine-tune or call
    .ids = E5
rule-turn-deck = Take the top card, look at it, then put any one of your three hand cards on the discard pile, the new one too if you like. Once you have chosen the deck there is no way back.
    .title = Fine-tuning from the deck
    .ids = E6
rule-turn-discard = If there is a discard pile, take its top card and discard another card from your hand. It may have the same value.
    .title = Fine-tuning from the discards
    .ids = E7
rule-turn-swap = Take someone else’s unlocked face-up card and put another card from your hand in its place.
    .title = Fine-tuning by a swap
    .ids = E8
rule-turn-empty = When a card is needed and the deck is empty, all discards but the top one are shuffled into a new deck.
    .title = An empty deck
    .ids = E9

section-call = The call
rule-call-call = Sure of being closest? Call. You take the First! token and lay your hand face down across your face-up card, which is now locked.
    .title = Calling
    .ids = E10
rule-call-last = Going clockwise everyone else gets one last turn: stay in or fold. Stay in and you must fine-tune exactly once, then your card is locked. Fold and nothing moves; your face-up card can still be taken unless a token locks it.
    .title = Stay in or fold
    .ids = E11
rule-call-declare = After a call nobody fine-tunes without first declaring to stay in. A silenced player may stay in or fold like anyone.
    .title = Declare, then fine-tune
    .ids = E12
rule-call-back-out = Only in the advanced game: after the last turns, even if all have folded, and before tokens are chosen for the totals, the caller may back out. It costs one unused token of any kind, which goes back to the box at once.
    .title = Backing out
    .ids = E13

section-reveal = The reveal
rule-reveal-distance = Add up your lot. What counts is how far it is from your target; over or under makes no difference, so 11 and 17 are both 3 away from 14. Before that the caller and those who stayed in may put tokens on cards of their own lot, also after the caller backed out. Players with a usable token choose secretly, and their choice is final; all choices are shown together.
    .title = How close?
    .ids = E14
rule-reveal-backed-out = If the caller backed out, the caller loses a star and everyone else gains one, folded or not.
    .title = The caller backed out
    .ids = E15
rule-reveal-caller = If the caller is closest, the caller scores the target’s stars and draws a random token if the box has one. Ties go to the caller, and so does a round in which everybody folded. All who stayed in lose a star; the others get nothing.
    .title = The caller is closest
    .ids = E16
rule-reveal-beaten = Otherwise each player who stayed in and is strictly closer than the caller gains a star, and the caller loses one for each of them. Nobody else gains or loses.
    .title = The caller is beaten
    .ids = E17
rule-reveal-bonus = The caller and those who stayed in gain one star more for an exact hit, if they show it, also after backing out. First the result, then the bonus; nobody ever falls below 0 at either step.
    .title = Exact hits
    .ids = E18
rule-reveal-muck = If you have nothing to prove you may muck: keep your hand and distance secret, and forgo the bonus. That goes for those who folded, for all when the caller backed out, for the caller when all folded, and for those who stayed in without beating the caller.
    .title = Mucking
    .ids = E19
rule-reveal-show = Unless the caller backed out, the caller must show if anyone stayed in, and so must everyone who beat the caller; they show first. All others answer show or muck on their own, and the answers come out together. Of a mucked lot you learn only which token and ability were used and whether on the face-up card or in the hand: not on which hand card, nor which way a Nudge went. The cards stay secret for good.
    .title = Show or muck
    .ids = E19
rule-reveal-clear = Then all targets of the round are turned open, mucked or not; they are out for one round. Tokens used go back to the box before a new one is drawn.
    .title = Clearing up
    .ids = E20
rule-reveal-win = If anyone has eight stars or more after a round, the most stars win. Tied at the top? Then they are Half-Champions and share the win.
    .title = Winning
    .ids = E21

section-tokens = Advantage tokens
rule-tokens-use = A token offers two of six abilities. It is used once, for one of them, and goes back to the box at the end of the round. You may use several in one turn. Tokens held, tokens used and the box are open to all.
    .title = One token, one ability
    .ids = E22
rule-tokens-total = While totalling, a token on a card of your own lot can Subtract it, Double it, Ignore it (it counts 0) or Nudge it up or down by 1. At most one token lies on a card, and a card locked by a token already has one.
    .title = Changing a card
    .ids = E23
rule-tokens-lock = Lock your own face-up card and nobody can take it this round. You do so in your turn: before your action, after taking a card and before giving one, or in a last turn before you stay or fold. Or you do so the moment you get a new face-up card in someone else’s turn: whoever holds a Lock is then asked, even after folding, and the game waits. Not at the deal.
    .title = Lock
    .ids = E24
rule-tokens-silence = In your turn, before your action or after taking a card and before giving one, Silence another player: no calling for them this round. It never hits someone already silenced, never comes after a call, and never takes the last player who could still call; you count too.
    .title = Silence
    .ids = E25
rule-tokens-draw = Tokens are drawn unseen, and only as long as the box has one.
    .title = Drawing a token
    .ids = E26

section-knowledge = Who knows what
rule-knowledge-open = Open to all, spectators too: the size of the deck, the whole discard pile, every card taken from or put on an open place, reshuffles, stars, tokens, who is silenced or locked, and last round’s targets.
    .title = Open
    .ids = E27
rule-knowledge-secret = Secret: what is drawn from the deck, hands, other players’ targets and choices not yet shown.
    .title = Secret
    .ids = E27

## Options

option-advanced = The caller may give up a token to back out of the call.
    .label = Backing out
option-edition = Which cards, targets and tokens are used.
    .label = Edition
option-edition-default = Our own mix of cards, targets and tokens.
    .label = Default

## Things on the table

card-number = { $value }
card-hidden = Hidden card
deck = Deck
deck-count = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
discard-pile = Discards
discard-empty = No discards yet
lot = Lot
lot-total = Total { $total }
hand = Hand
face-up-of = { $who }’s face-up card: { $value }
target = Target
target-value = { $stars ->
    [one] Target { $value }, { $stars } star
   *[other] Target { $value }, { $stars } stars
}
targets-out = Out this round
distance = { $distance ->
    [0] Exactly on target
   *[other] { $distance } away
}
stars = { $count ->
    [one] { $count } star
   *[other] { $count } stars
}
stars-of = { $count } of 8 stars
first-token = First! token
box = Box
token = Advantage token
token-pair = { $first } or { $second }
locked = locked
silenced = silenced
caller = called
    .you = called
stayed-in = stays in
    .you = stay in
folded = folded
    .you = folded
mucked = kept secret
trophy = Champion’s trophy
half-champion = Half-Champion
ability-subtract = Subtract
    .meaning = The card counts minus instead of plus.
ability-lock = Lock
    .meaning = Nobody can take your face-up card this round.
ability-double = Double
    .meaning = The card counts twice.
ability-ignore = Ignore
    .meaning = The card counts 0.
ability-silence = Silence
    .meaning = Another player cannot call this round.
ability-nudge = Nudge
    .meaning = The card counts 1 more or 1 less.

## Why it ended

reason-most-stars = Most stars, with eight or more
reason-half-champions = Tied at the top: Half-Champions
reason-backed-out = { $who } backed out
reason-caller-closest = { $who } called and is closest
reason-caller-beaten = { $who } called and was beaten
reason-all-folded = Everyone folded

## Moves, as on a button

move-deck = Take from the deck
move-discard = Take { $value } from the discards
move-take = Take { $whom }’s { $value }
move-give = Give { $value }
move-give-discard = Discard { $value }
move-swap = Swap { $given } for { $taken }
move-call = Call
move-call-confirm = Call with { $total }?
move-stay = Stay in
move-fold = Fold
move-fold-confirm = Really fold?
move-leave = Leave it open
move-stand = Stand by the call
move-back-out = Back out with { $token }
move-lock = Lock your { $value }
move-silence = Silence { $whom }
move-subtract = Subtract { $value }
move-double = Double { $value }
move-ignore = Ignore { $value }
move-raise = Nudge { $value } up by 1
move-lower = Nudge { $value } down by 1
move-keep = Keep the token
move-show = Show
move-show-exact = Show: exact, one more star
move-muck = Muck

## What a move would do

preview-fill = { $move }: { $total } so far, target { $target }
preview-result = { $distance ->
    [0] { $move }: exactly { $total }
   *[other] { $move }: { $total }, { $distance } away
}
preview-deck-unseen = Only you will see the card.
preview-deck-final = Look at it, then choose which of three goes. There is no way back.
preview-choose-give = Now tap the card to give, or take it first.
preview-shows = { $whom } will show { $value }.
preview-turns-up = { $whom } turns up a new card from the deck.
preview-discards = Your { $value } goes onto the discards.
preview-call = Everyone else then stays in or folds. Ties are yours.
preview-stay = You must fine-tune once more, then your card is locked.
preview-fold = You neither gain nor lose, unless the caller backs out.
preview-silence = { $whom } cannot call this round.

## What happened

event-dealt = Round { $round }: { $who } has the First! token
    .you = Round { $round }: you have the First! token
event-target = { $count ->
    [one] { $who }’s target is { $value }, worth { $count } star
   *[other] { $who }’s target is { $value }, worth { $count } stars
}
    .you = { $count ->
        [one] Your target is { $value }, worth { $count } star
       *[other] Your target is { $value }, worth { $count } stars
    }
event-took-deck = { $who } draws from the deck
    .you = You draw from the deck
event-took-deck-seen = { $who } draws { $value } from the deck
    .you = You draw { $value } from the deck
event-took-discard = { $who } takes { $value } from the discards
    .you = You take { $value } from the discards
event-took-face-up = { $who } takes { $whom }’s { $value }
    .you = You take { $whom }’s { $value }
    .me = { $who } takes your { $value }
event-gave = { $who } gives { $value } to { $whom }
    .you = You give { $value } to { $whom }
    .me = { $who } gives you { $value }
event-gave-discard = { $who } discards { $value }
    .you = You discard { $value }
event-turned-up = { $who } turns up { $value }
    .you = You turn up { $value }
event-reshuffled = The discards become a new deck
event-called = { $who } calls!
    .you = You call!
event-stayed = { $who } stays in
    .you = You stay in
event-folded = { $who } folds
    .you = You fold
event-backed-out = { $who } backs out and returns a token: { $token }
    .you = You back out and return a token: { $token }
event-locked = { $who } locks { $value }
    .you = You lock { $value }
event-silenced = { $who } silences { $whom }
    .you = You silence { $whom }
    .me = { $who } silences you
event-ready = { $who } is ready
    .you = You are ready
event-token-used = { $who } uses { $ability } on the face-up card
    .you = You use { $ability } on the face-up card
event-token-used-hidden = { $who } uses { $ability } on a hand card
    .you = You use { $ability } on a hand card
event-lot-shown = { $distance ->
    [0] { $who } shows { $total }, exactly on target
   *[other] { $who } shows { $total }, { $distance } away from { $target }
}
    .you = { $distance ->
            [0] You show { $total }, exactly on target
           *[other] You show { $total }, { $distance } away from { $target }
        }
event-mucked = { $who } mucks
    .you = You muck
event-target-shown = { $who }’s target was { $value }
    .you = Your target was { $value }
event-stars-gained = { $count ->
    [one] { $who } gains { $count } star
   *[other] { $who } gains { $count } stars
}
    .you = { $count ->
            [one] You gain { $count } star
           *[other] You gain { $count } stars
        }
event-stars-lost = { $count ->
    [one] { $who } loses { $count } star
   *[other] { $who } loses { $count } stars
}
    .you = { $count ->
            [one] You lose { $count } star
           *[other] You lose { $count } stars
        }
event-bonus = { $who } hit exactly: one more star
    .you = You hit exactly: one more star
event-token-drawn = { $who } draws a token: { $token }
    .you = You draw a token: { $token }

## At the table

table-round = Round { $round }
table-first-to = First to { $goal } stars
table-of-stars = of { $goal } ★
table-first = First!
table-fill = Take a card into your hand
table-fill-sub = The deck, unseen by the others, or somebody’s face-up card.
table-now = { $distance ->
    [0] You have { $total }: exactly on target
   *[other] You have { $total }, { $distance } away from { $target }
}
table-tune-sub = Fine-tune with the deck, the discards or a face-up card, or call.
table-silenced-sub = You are silenced: fine-tune, no calling this round.
table-must-call = You have fine-tuned { $count } times: now you must call.
table-last-tune = You stay in: one last fine-tune
table-stay-or-fold = { $who } calls. Stay in or fold?
table-choose-give = Which card goes?
table-choose-seat = Whom do you silence?
table-choose-ability = Which half of the token?
table-ability = Ability
table-token-question = Use { $token }?
table-token-secret = Nobody sees your choice until all are ready.
table-tap-card = Tap a card
table-lock-title = Your new face-up card is { $value }. Lock it?
table-lock-with = Lock with { $token }
table-back-out-title = Stand by your call?
table-back-out-text = Backing out costs you a token and a star; everyone else gains a star.
table-back-out-confirm = Really back out?
table-show-title = Show your lot, or keep it secret?
table-show-text = Nobody ever sees what you muck; your target is turned over either way.
table-answered = You are ready
table-tag-take = take
table-tag-give = give
table-tag-new = new
table-tag-now = now
table-tag-lock = lock
table-card-up = { $value }, face-up card
table-card-up-locked = { $value }, face-up card, locked
table-card-hand = { $value }, in hand
table-card-result = { $distance ->
    [0] { $card }: would make { $total }, exact
   *[other] { $card }: would make { $total }, { $distance } away
}
table-card-new = { $value }, just taken
table-card-known = { $value }, taken in plain sight
table-card-take = { $who }’s face-up card { $value }: take it
table-card-locked = { $who }’s face-up card { $value }: locked, cannot be taken
table-discard-top = Discards, { $value } on top
table-hand-count = { $count ->
    [one] { $count } hidden hand card
   *[other] { $count } hidden hand cards
}
table-token = Advantage token: { $first } or { $second }
table-token-lies = { $ability }, used this round
table-gauge = { $distance ->
    [0] Target { $target }. Lot { $total }: exact
   *[other] Target { $target }. Lot { $total }, { $distance } away
}
table-gauge-so-far = Target { $target }. { $total } so far
table-silence-this = Silence { $whom }: no call this round
table-centre = Deck and discards
table-lot = { $who }’s lot
    .you = Your lot
table-only = Only { $who } sees it
    .you = Only you see it
table-reveal = Round { $round }: how close?
table-reveal-target = target { $value }
table-reveal-bonus = exact +1
table-box = { $count ->
    [one] Box: { $count } token
   *[other] Box: { $count } tokens
}
table-discards = { $count ->
    [one] Discards: { $count } card
   *[other] Discards: { $count } cards
}

event-game-over = The game is over

# Why a move is good (hints)
explain-fill-last = { $away ->
    [0] With the { $card } you have { $total }, exactly your target.
   *[other] With the { $card } you have { $total }, { $away } away from { $target }.
}
explain-fill-first = After the { $card }, one more card of { $need } hits { $target } exactly.
explain-fill-over = With the { $card } you have { $total } and still add a card; your target is { $target }.
explain-fill-so-far = With the { $card } you have { $total } of { $target }, with one card to come.
explain-fill-owner = The player { $place ->
        [left] on your left
        [left-2] second on your left
        [across] opposite you
        [right-2] second on your right
       *[right] on your right
    } loses the { $card } and turns up a new card.
explain-deck-hits = { $hits ->
    [one] { $hits } of the { $unseen } cards you can’t see would hit exactly; no open card does.
   *[other] { $hits } of the { $unseen } cards you can’t see would hit exactly; no open card does.
}
explain-deck-secret = Nobody else sees a card from the deck; an open one ({ $cards }) would show part of your hand.
explain-tune = { $away ->
    [0] The { $card } for your { $give } hits your target exactly.
   *[other] The { $card } for your { $give } leaves you { $away } away; now it’s { $now }.
}
explain-tune-same = The { $card } for your { $give } leaves you { $away } away, as you are now.
explain-tune-discard = Your { $give } goes onto the discards for the { $card }, not to another player.
explain-tune-owner = The player { $place ->
        [left] on your left
        [left-2] second on your left
        [across] opposite you
        [right-2] second on your right
       *[right] on your right
    } gets your { $give } for the { $card }.
explain-deck-nearer = { $better } of the { $unseen } cards you can’t see would bring you nearer than { $away } away; no open card does.
explain-deck-keep = { $away ->
    [0] A card that doesn’t help can be discarded: you stay exactly on target.
   *[other] A card that doesn’t help can be discarded: you stay { $away } away.
}
explain-give-better = { $away ->
    [0] Giving the { $card } hits exactly; giving the { $other } leaves you { $worse } away.
   *[other] Giving the { $card } leaves you { $away } away, giving the { $other } leaves { $worse }.
}
explain-give = { $away ->
    [0] With { $first } and { $second } in hand you hit exactly.
   *[other] With { $first } and { $second } in hand you’re { $away } away.
}
explain-call-exact = You have { $total }, exactly your target: no lot can be closer, and ties are yours.
explain-call-token = { $effect ->
    [subtract] Subtract the { $card } with your token and you have { $total }, exactly your target.
    [double] Double the { $card } with your token and you have { $total }, exactly your target.
    [ignore] Ignore the { $card } with your token and you have { $total }, exactly your target.
    [raise] Nudge the { $card } up with your token and you have { $total }, exactly your target.
   *[lower] Nudge the { $card } down with your token and you have { $total }, exactly your target.
}
explain-call-close = { $away ->
    [1] Only an exact hit beats you
   *[other] Only a lot that is less than { $away } away beats you
}; a good call scores { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}.
explain-stay-hit = The open { $card } for your { $give } makes exactly { $total }: a bonus star if you show it.
explain-stay-free = You have no star to lose by staying in.
explain-stay-open = With the open { $card } for your { $give } you’re { $away } away: closer than a caller who is { $beaten } or more off.
explain-stay-now = { $away ->
    [0] You’re exactly on target: a bonus star if you show it.
   *[other] You can stay { $away } away: closer than a caller who is { $beaten } or more off.
}
explain-fold-far = Staying in risks a star, and no open card brings you nearer than { $away } away.
explain-fold = If you fold, you can’t lose a star.
explain-lock-hit = You hit exactly while nobody takes your { $card }: the token Lock/{ $other ->
        [subtract] Subtract
        [lock] Lock
        [double] Double
        [ignore] Ignore
        [silence] Silence
       *[nudge] Nudge
    } keeps it.
explain-lock = The token Lock/{ $other ->
        [subtract] Subtract
        [lock] Lock
        [double] Double
        [ignore] Ignore
        [silence] Silence
       *[nudge] Nudge
    } keeps your { $card } from being taken.
explain-leave-folded = You have folded: your { $card } no longer counts.
explain-leave-away = { $away ->
    [0] With the { $card } you’re exactly on target; the token stays yours.
   *[other] With the { $card } you’re { $away } away; the token stays yours.
}
explain-leave = Your { $card } stays open, and the token stays yours.
explain-silence = The player { $place ->
        [left] on your left
        [left-2] second on your left
        [across] opposite you
        [right-2] second on your right
       *[right] on your right
    }, at { $stars } ★, can’t call this round; it costs the token Silence/{ $other ->
        [subtract] Subtract
        [lock] Lock
        [double] Double
        [ignore] Ignore
        [silence] Silence
       *[nudge] Nudge
    }.
explain-stand-exact = You have { $total }, exactly your target: nobody who stayed in can beat that.
explain-stand-alone = { $stars ->
    [one] Nobody stayed in: your call scores { $stars } star.
   *[other] Nobody stayed in: your call scores { $stars } stars.
}
explain-stand = { $count ->
    [one] You’re { $away } away; only the one player who stayed in could be closer.
   *[other] You’re { $away } away; only the { $count } players who stayed in could be closer.
}
explain-back-out-risk = Backing out costs a star and the token { $first ->
        [subtract] Subtract
        [lock] Lock
        [double] Double
        [ignore] Ignore
        [silence] Silence
       *[nudge] Nudge
    }/{ $second ->
        [subtract] Subtract
        [lock] Lock
        [double] Double
        [ignore] Ignore
        [silence] Silence
       *[nudge] Nudge
    }; those who stayed in could cost you up to { $most } ★.
explain-back-out = The token { $first ->
        [subtract] Subtract
        [lock] Lock
        [double] Double
        [ignore] Ignore
        [silence] Silence
       *[nudge] Nudge
    }/{ $second ->
        [subtract] Subtract
        [lock] Lock
        [double] Double
        [ignore] Ignore
        [silence] Silence
       *[nudge] Nudge
    } goes back to the box, and everyone else gains a star.
explain-use = { $effect ->
        [subtract] Subtracting
        [double] Doubling
        [ignore] Ignoring
        [raise] Raising
       *[lower] Lowering
    } { $place ->
        [face-up] your face-up { $card }
       *[hand] the { $card } in your hand
    } makes { $total }, { $away ->
        [0] exactly your target
       *[other] { $away } away; now it’s { $now }
    }.
explain-use-same = { $effect ->
        [subtract] Subtracting
        [double] Doubling
        [ignore] Ignoring
        [raise] Raising
       *[lower] Lowering
    } { $place ->
        [face-up] your face-up { $card }
       *[hand] the { $card } in your hand
    } makes { $total }, { $away } away, no nearer than you are now.
explain-keep-exact = You already have { $total }, exactly your target; the token stays yours.
explain-keep-useless = This token can’t bring you nearer than { $away } away; it stays yours.
explain-keep = You stay { $away } away, and the token stays yours.
explain-show-hit = { $total } is an exact hit: showing it scores one more star.
explain-show-folded = You folded, so showing scores nothing.
explain-show-away = You’re { $away } away, so showing scores no bonus.
explain-muck-hit = { $total } is an exact hit: mucking it gives up a star.
explain-muck-folded = You folded: keeping your hand secret costs nothing.
explain-muck-away = You’re { $away } away: there’s no bonus to lose, and your hand stays secret.

## The result page

moment-closest = { $distance ->
    [0] { $who } hits the target { $target } exactly.
   *[other] { $who } ends up { $distance } away from { $target }.
}
    .you = { $distance ->
            [0] You hit the target { $target } exactly.
           *[other] You end up { $distance } away from { $target }.
        }
moment-won = Round { $round }: { $stars ->
    [one] { $who } wins a star.
   *[other] { $who } wins { $stars } stars.
}
    .you = Round { $round }: { $stars ->
            [one] you win a star.
           *[other] you win { $stars } stars.
        }
moment-lost = Round { $round }: { $stars ->
    [one] { $who } loses a star.
   *[other] { $who } loses { $stars } stars.
}
    .you = Round { $round }: { $stars ->
            [one] you lose a star.
           *[other] you lose { $stars } stars.
        }
ending-rounds = Targets, lots and calls
ending-caller = called by { $who }
    .you = called by you
ending-target = target { $target }
ending-off = { $distance ->
    [0] exact
   *[other] { $distance } off
}
ending-not-shown = not shown
ending-stars = stars

# A move where nothing on the table shows the rest of it.
full-face-up = { $move } (face-up card)
