### Closing In: all its words. $who and $whom are always players’ names, $tile a tile-..., $card a card-... message.

## About the game

title = Closing In
tagline = The city shuts tile by tile. Get the news out, then get out.
summary = You are rebels in a city that is being sealed off. Together you gather intel, send it from the Radio Tower and slip away by boat or by car, while every step you take draws more enforcers. Tiles with too many of them are lost.
players = 2–4 players, all together
goal = Send four intel from the Radio Tower, then get everyone out.
keys = Arrows move between tiles, 1–5 pick cards, M, L, S, D, G, N, E, X choose what to do, Shift and Enter end the turn.

## Rules, in reading order

section-setup = Setting up
rule-setup-city = Twelve tiles make the city, laid at random in three rows of four. Among them are the Apartments, the Radio Tower, the Docks and the Tunnel. There are 24 location cards, two per tile, eight of them with the intel symbol; 48 inventory cards, 50 enforcers and 8 intel tokens.
    .title = The city
    .ids = C1
rule-setup-start = Everyone draws three inventory cards and lays them open. Two location cards are turned, on every level: an enforcer goes on each tile named, and an intel token too if the card shows the symbol. Both cards are discarded. All start in the Apartments; the first seat begins.
    .title = The start
    .ids = C2

section-turn = A turn
rule-turn-inventory = Draw inventory cards until you have three, as far as there are any. With three or more you draw nothing.
    .title = 1. Draw up to three
    .ids = C3
rule-turn-buy = You have two actions. Discard as many inventory cards as you like for more: each adds its action value. With your first action the buying is over.
    .title = 2. Buy actions
    .ids = C4
rule-turn-act = Take up to as many actions as you have; each costs one. Unused ones are lost. When the last is spent, or when you end your turn, Enforce follows.
    .title = 3. Act
    .ids = C5
rule-turn-enforce = Turn over the level’s number of location cards, usually two. Each puts an enforcer on its tile, two if the tile comes up twice, and an intel token if the card shows the symbol and none lies there. Then the cards are discarded.
    .title = 4. Enforce
    .ids = C6
rule-turn-close = Now, and only now, every tile with more than two enforcers is removed. Its enforcers and intel go back to the supply. Then it is the next player’s turn, among those still in the city.
    .title = Tiles close
    .ids = C6
rule-turn-supply = A card whose tile is gone does nothing. If a location card is needed and none is left, the discards are shuffled, without those turned in this Enforce. If the supply has no enforcer or no intel, none is placed.
    .title = When something runs out
    .ids = C6

section-actions = Actions
rule-actions-move = Go to the next space up, down, left or right. The tile you leave gets an enforcer; an empty space does not.
    .title = Move
    .ids = C7
rule-actions-gap = You can cross the spaces of removed tiles. Leaving one costs an inventory card of your choice. No turn may end there, so on such a space Move is the only action, and you may step onto or across one only if you keep enough actions and cards to reach the nearest tile.
    .title = Crossing empty spaces
    .ids = C8
rule-actions-stranded = If your tile was removed under you, your first action must be a Move, not a special card, and you pay a card for leaving. You may not end your turn before that, must buy if there is no other way, and may not spend what you need for it. If no tile is in reach even with buying, you may only Draw or end your turn; as soon as one is in reach you must go.
    .title = The ground is gone
    .ids = C9
rule-actions-draw = Take an inventory card, but never hold more than five. If the deck is empty, its discards are shuffled; if there are none either, you cannot draw.
    .title = Draw
    .ids = C10
rule-actions-search = Take one intel token from the tile you stand on. There must be no enforcer on it.
    .title = Search
    .ids = C11
rule-actions-lure = Move one or two enforcers from one neighbouring tile to yours. You must stand on a tile.
    .title = Lure
    .ids = C12
rule-actions-give = Hand one inventory card to a player on your tile who has fewer than five. Intel can be handed over in the same way, even to a player with five cards.
    .title = Give
    .ids = C13, C17
rule-actions-special = Use one of the actions printed on an inventory card, then discard it. It has to change something: “up to 2” means 1 or 2, a Bicycle tour may end where it began only if it leaves an enforcer there, and seeing unknown cards through the Binoculars counts as a change.
    .title = Use a card
    .ids = C14
rule-actions-send = In the Radio Tower, with no enforcer on it, send one intel you carry. After the fourth there is nothing more to send.
    .title = Send
    .ids = C15
rule-actions-escape = Once four intel are sent: in the Docks with a boat key, or in the Tunnel with a car key, you leave the city and take everyone on your tile along, like it or not. Your other actions are lost and Enforce follows, unless the game is won. The leavers’ cards are discarded, so keys come round again; intel they carry goes back to the supply.
    .title = Escape
    .ids = C16
rule-actions-intel = Intel is carried beside your cards. It does not count towards the five, and cannot pay for actions or crossings.
    .title = Carrying intel
    .ids = C17

section-cards = Inventory cards
rule-cards-keys = The Boat Key and the Car Key are for escaping. Like any card they can be given, spent or discarded. Cash has no action of its own: it is there for buying.
    .title = Keys and cash
    .ids = C14, C16
rule-cards-moving = Smoke Bomb, Bicycle and Sewer Map take you from tile to tile. Smoke Bomb: one tile, leaving no enforcer. Bicycle: one or two tiles, an enforcer only on the first you leave. Sewer Map: any tile in your row or column, across empty spaces too, leaving no enforcer. Disguise: for the rest of this turn your moves, Bicycle included, leave no enforcer; not twice in a turn.
    .title = Getting about
    .ids = C14
rule-cards-enforcers = Smoke Bomb, instead of moving: remove one or two enforcers from your tile. Bribe: remove one from your tile or a neighbouring one. Decoy: move one or two from your tile or a neighbouring one to a tile next to theirs. Jammer: this turn’s Enforce turns one location card fewer, never below zero.
    .title = Handling enforcers
    .ids = C14
rule-cards-helpers = Crowbar: search your tile even with one enforcer on it. Walkie-Talkie: give another inventory card, not intel, to a player anywhere in the city who has fewer than five. Binoculars: look at the top three location cards, or as many as are left, shuffling first if there are none, and put them back in any order; all see them and they stay known until drawn.
    .title = Helpers
    .ids = C14

section-end = The end
rule-end-won = You win when four intel have been sent and then everyone has escaped.
    .title = Won
    .ids = C18
rule-end-lost = You lose as soon as both Docks and Tunnel are gone, or the Radio Tower goes before four intel are sent. You also lose when the intel sent, carried and lying on tiles comes to fewer than four and no remaining tile has a location card with the symbol, and when the Enforce of the 60th turn is over, counting everyone’s turns.
    .title = Lost
    .ids = C18
rule-end-together = You win or lose together: 1 point each, or 0 each.
    .title = All for one
    .ids = C19

section-partner = A bot as your partner
rule-partner-send = On medium or above a bot in the Radio Tower that can send intel does so as its next action, right after buying. Keep the tower clear for it.
    .title = It sends at once
    .ids = C19
rule-partner-leave = If everyone still in the city stands on its exit, all intel is sent and it holds the key, it takes you all out at once, without buying anything first.
    .title = It leaves with you
    .ids = C19
rule-partner-wait = It leaves without you only if one of those who stay holds a key to an exit that still stands.
    .title = It waits for you
    .ids = C19
rule-partner-key = Once all intel is sent, it never spends the team’s last key to a standing exit on actions or crossings, unless the rules leave it nothing else.
    .title = It keeps the last key
    .ids = C19
rule-partner-tower = A bot on hard or above does not end its turn with three enforcers on the Radio Tower while there is intel to send, if there were fewer when its turn began.
    .title = It never closes the tower
    .ids = C19

section-variants = Levels
rule-variants-level = Hard has the same inventory cards as standard; relaxed and easy have their own. Relaxed is for a first match: many keys, and cards that buy a lot. All turn two location cards in Enforce, hard turns three.
    .title = Relaxed, easy, standard, hard
    .ids = C20

section-knowledge = Who knows what
rule-knowledge-open = Everything is open, other players’ cards too, and what the Binoculars have shown until it is drawn. Only the order of the two decks is unknown.
    .title = Open cards
    .ids = C21

## Options

option-level = How hard the city makes it for you.
    .label = Level
option-level-relaxed = For a first match: many keys, and cards that buy a lot.
    .label = Relaxed
option-level-easy = More cards against enforcers, and Cash buys more.
    .label = Easy
option-level-standard = Two location cards each turn, as in the book.
    .label = Standard
option-level-hard = Three location cards each turn: the city closes fast.
    .label = Hard
option-edition = Which tiles and cards are used.
    .label = Edition
option-edition-default = Our own city and inventory.
    .label = Default
option-edition-scarce = Hardly any card buys actions.
    .label = Scarce
option-edition-lean = Intel turns up on eight tiles instead of four; on Standard, few cards buy actions.
    .label = Lean

## Things on the table

tile = Tile
tile-apartments = Apartments
tile-radio-tower = Radio Tower
tile-docks = Docks
tile-tunnel = Tunnel
tile-market = Market
tile-hospital = Hospital
tile-police-station = Police Station
tile-train-yard = Train Yard
tile-library = Library
tile-factory = Factory
tile-warehouse = Warehouse
tile-city-park = City Park
tile-gone = gone
card-boat-key = Boat Key
    .action = Escape from the Docks with it.
card-car-key = Car Key
    .action = Escape through the Tunnel with it.
card-smoke-bomb = Smoke Bomb
    .action = Remove 1 or 2 enforcers here, or move one tile leaving none.
card-bribe = Bribe
    .action = Remove 1 enforcer here or next door.
card-decoy = Decoy
    .action = Move 1 or 2 enforcers from here or next door to a tile beside theirs.
card-disguise = Disguise
    .action = Moves leave no enforcer for the rest of this turn.
card-bicycle = Bicycle
    .action = Move 1 or 2 tiles, leaving an enforcer only on the first.
card-sewer-map = Sewer Map
    .action = Go to any tile in the same row or column, leaving no enforcer.
card-walkie-talkie = Walkie-Talkie
    .action = Give another card to a player anywhere in the city.
card-binoculars = Binoculars
    .action = Look at the next 3 location cards and put them in any order.
card-jammer = Jammer
    .action = This turn’s Enforce turns one location card fewer.
card-crowbar = Crowbar
    .action = Search here even with one enforcer.
card-cash = Cash
    .action = Only for buying actions.
action-value = { $value ->
    [one] Worth { $value } action
   *[other] Worth { $value } actions
}
inventory = Inventory
inventory-deck = Inventory deck
location-deck = City deck
enforcer = Enforcer
enforcers-count = { $count ->
    [0] No enforcer
    [one] { $count } enforcer
   *[other] { $count } enforcers
}
intel = Intel
intel-carried = Carries { $count } intel
    .you = You carry { $count } intel
intel-sent = Intel sent: { $count } of 4
escaped = escaped
escaped-count = Escaped: { $count } of { $total }
here = here
actions-left = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
action-move = Move
action-draw = Draw
action-search = Search
action-lure = Lure
action-give = Give
action-special = Use a card
action-send = Send
action-escape = Escape
warning-closes = Closes with one more enforcer
warning-must-move = You must move first
blocked-enforcer = An enforcer is here
blocked-hand-full = Five cards already
blocked-no-intel = No intel here
blocked-not-sent = Four intel must be sent first
blocked-no-key = The right key is missing

## Why it ended

reason-escaped = Four intel sent, everyone out
reason-exits-gone = Docks and Tunnel are gone
reason-tower-gone = The Radio Tower was gone before four intel were sent
reason-intel-gone = There is not enough intel left
reason-turn-limit = Sixty turns are over

## Moves and events, by the names they have in the code

move-buy = Spend { $card }
move-buy-nothing = Discard { $card }
move-move = Move to { $tile }
move-move-paying = Move to { $tile } and discard { $card }
move-draw = Draw a card
move-search = Search for intel
move-lure = { $count ->
    [one] Lure { $count } enforcer from { $tile }
   *[other] Lure { $count } enforcers from { $tile }
}
move-give = Give { $card } to { $whom }
move-give-intel = Give intel to { $whom }
move-send = Send intel
move-escape = Escape
move-end = End turn
move-smoke-bomb = { $count ->
    [one] Smoke Bomb: remove { $count } enforcer
   *[other] Smoke Bomb: remove { $count } enforcers
}
move-smoke-move = Smoke Bomb: move to { $tile }
move-bribe = Bribe: remove an enforcer at { $tile }
move-decoy = { $count ->
    [one] Decoy: { $count } enforcer from { $from } to { $to }
   *[other] Decoy: { $count } enforcers from { $from } to { $to }
}
move-disguise = Put on the Disguise
move-bicycle = Bicycle to { $tile }
move-sewer-map = Sewers to { $tile }
move-walkie-talkie = Walkie-Talkie: { $card } to { $whom }
move-binoculars = Look at the next location cards
move-put-back = Put back in this order: { $tiles }
move-jammer = Switch on the Jammer
move-crowbar = Search with the Crowbar
event-turn-began = It’s { $who }’s turn
    .you = It’s your turn
event-drew = { $who } draws { $card }
    .you = You draw { $card }
event-bought = { $count ->
    [0] { $who } discards { $card }, which buys nothing
    [one] { $who } spends { $card }: { $count } more action
   *[other] { $who } spends { $card }: { $count } more actions
}
    .you = { $count ->
            [0] You discard { $card }, which buys nothing
            [one] You spend { $card }: { $count } more action
           *[other] You spend { $card }: { $count } more actions
        }
event-moved = { $who } moves to { $tile }
    .you = You move to { $tile }
event-paid = { $who } discards { $card } for crossing
    .you = You discard { $card } for crossing
event-found = { $who } finds intel at { $tile }
    .you = You find intel at { $tile }
event-gave = { $who } gives { $card } to { $whom }
    .you = You give { $card } to { $whom }
    .me = { $who } gives you { $card }
event-gave-intel = { $who } gives intel to { $whom }
    .you = You give intel to { $whom }
    .me = { $who } gives you intel
event-sent = { $who } sends intel: { $count } of 4
    .you = You send intel: { $count } of 4
event-escaped = { $who } escapes
    .you = You escape
event-used = { $who } uses { $card }
    .you = You use { $card }
event-enforcers-removed = { $count ->
    [one] { $count } enforcer leaves { $tile }
   *[other] { $count } enforcers leave { $tile }
}
event-enforcers-moved = { $count ->
    [one] { $count } enforcer goes from { $from } to { $to }
   *[other] { $count } enforcers go from { $from } to { $to }
}
event-looked = Next location cards: { $tiles }
event-cards-put-back = { $who } puts the location cards back: { $tiles }
    .you = You put the location cards back: { $tiles }
event-deployed = Enforce: { $tile }
event-deployed-gone = Enforce: { $tile } is gone, nothing happens
event-deployed-intel = Intel appears at { $tile }
event-tile-removed = { $tile } is gone
event-shuffled-locations = The location cards are shuffled
event-shuffled-inventory = The inventory cards are shuffled
event-ended-won = You’re out, all of you!
event-ended-lost = The city has closed

## What a move will do

preview-leaves = { $count ->
    [1] Leaves an enforcer behind: { $tile }.
    [2] Leaves a second enforcer behind: { $tile }.
   *[other] Leaves one more enforcer behind, { $count } in all: { $tile }.
}
preview-leaves-none = Leaves no enforcer.
preview-closes = { $tile } will have { $count } enforcers and closes at the end of this turn.
preview-now-has = { $count ->
    [0] { $tile } will have no enforcer.
    [one] { $tile } will have { $count } enforcer.
   *[other] { $tile } will have { $count } enforcers.
}
preview-gap = No tile here: going on costs another action and a card.
preview-pays = You discard { $card }.
preview-spend = { $had } + { $value } = { $sum } actions.
preview-spend-nothing = It buys no action.
preview-spend-key = You may need it to escape.
preview-draw = You will hold { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
preview-search = You will carry { $count } intel.
preview-send = That makes { $count } of { $wanted }.
preview-escape = Out of the city: { $who }. The turn ends.
preview-give = { $whom } will hold { $count } cards.
preview-give-intel = { $whom } will carry { $count } intel.
preview-disguise = Moving leaves no enforcer for the rest of this turn.
preview-enforce = { $count ->
    [0] Enforce turns no location card.
    [one] Enforce turns { $count } location card.
   *[other] Enforce turns { $count } location cards.
}
preview-last = Your last action: Enforce follows.
preview-binoculars = Everybody sees the next three location cards; you choose their order.

## Why not

blocked-none-carried = You carry no intel
blocked-all-sent = All intel is sent
blocked-no-cards = No cards left
blocked-nobody = Nobody else is here
blocked-their-hand = They hold five cards
blocked-too-far = Not next to you
blocked-gap = Not enough actions or cards to cross
blocked-no-enforcer = No enforcer there
blocked-too-late = Only before your first action
blocked-needed = You need it to get away
blocked-no-change = Would change nothing
blocked-not-yet = Not now
blocked-same-order = They’re already in that order

## At the table

table-city = The city
table-own = { $who }’s actions and inventory
    .you = Your actions and inventory
table-of = of { $count }
table-together = Together
table-goal-send = Send intel from the Radio Tower
table-goal-escape = Everyone escapes
table-turns = Turns
table-enforcers = Enforcers
table-threat = One more enforcer and it closes: { $tiles }
table-doomed = Closes at the end of this turn: { $tiles }
table-known = Next in the city deck: { $tiles }
table-in-deck = { $count ->
    [0] none in the city deck
    [one] { $count } card in the city deck
   *[other] { $count } cards in the city deck
}
table-place = row { $row }, column { $column }
table-disguised = Disguised
table-out = Out of the city
table-give-to = Give it to { $whom }
table-use = Use
table-spend = Spend: +{ $value }
table-spend-nothing = Discard
table-spend-sure = Discard it for nothing?
table-deck = Inventory deck: { $count }
table-pick = Tap a tile, a card or the deck
table-pick-buy = Cards buy actions until your first action.
table-pick-next = Now tap one of the places that light up.
table-pick-pay = Which card do you discard for it?
table-order = Tap the cards in the order they should come
table-put-back = Put back in this order
table-order-card = { $tile }, location card { $number } of { $of }
table-seen = Seen through the Binoculars
table-enforce-now = Enforce
table-nothing-there = nothing there
table-skip = Continue
table-end-sure = { $count ->
    [one] Leave { $count } action unused?
   *[other] Leave { $count } actions unused?
}
table-points-here = { $who } points here
table-final = How it went

## Hints: why a move may be good

explain-escape = Everyone still in the city is here: escaping wins the match.
explain-escape-some = { $count ->
    [one] You get out, but one player elsewhere stays behind.
   *[other] You get out, but { $count } players elsewhere stay behind.
}
explain-send = { $count ->
    [4] The last of the { $wanted } intel: after that, only the way out is left.
   *[other] That makes { $count } of { $wanted } intel sent.
}
explain-search = That makes { $count } intel, sent or carried; you need { $wanted }.
explain-crowbar = { $guards ->
    [0] No enforcer in the way: that makes { $count } intel, sent or carried, of { $wanted }.
   *[other] Takes the intel despite the enforcer: { $count }, sent or carried, of { $wanted }.
}
explain-rescue = { $part ->
    [tower] Keeps the Radio Tower from closing this turn: { $then } instead of { $now } enforcers.
    [docks] Keeps the Docks from closing this turn: { $then } instead of { $now } enforcers.
    [tunnel] Keeps the Tunnel from closing this turn: { $then } instead of { $now } enforcers.
    [intel] Keeps a tile with intel from closing this turn: { $then } instead of { $now } enforcers.
    [own] Keeps your tile from closing this turn: { $then } instead of { $now } enforcers.
   *[other] Keeps the tile from closing this turn: { $then } instead of { $now } enforcers.
}
explain-free-tower = { $count ->
    [one] Takes the only enforcer off the Radio Tower: nothing blocks sending there.
    [2] Takes both enforcers off the Radio Tower: nothing blocks sending there.
   *[other] Takes all { $count } enforcers off the Radio Tower: nothing blocks sending there.
}
explain-free-intel = { $count ->
    [one] Takes the only enforcer off a tile with intel, so it can be searched.
    [2] Takes both enforcers off a tile with intel, so it can be searched.
   *[other] Takes all { $count } enforcers off a tile with intel, so it can be searched.
}
explain-relief = { $part ->
    [tower] Enforcers on the Radio Tower: { $then } instead of { $now }.
    [docks] Enforcers on the Docks: { $then } instead of { $now }.
    [tunnel] Enforcers on the Tunnel: { $then } instead of { $now }.
   *[intel] Enforcers where the intel lies: { $then } instead of { $now }.
}
explain-gather = { $part ->
    [tower] With { $count } enforcers the Radio Tower closes at the end of this turn.
    [docks] With { $count } enforcers the Docks close at the end of this turn.
    [tunnel] With { $count } enforcers the Tunnel closes at the end of this turn.
    [intel] With { $count } enforcers your tile and its intel go at the end of this turn.
   *[own] With { $count } enforcers your tile closes this turn, and all of them return to the supply.
}
explain-way-tile = { $cards ->
    [0] Back on a tile, with no cards left.
    [one] Back on a tile, with { $cards } card left.
   *[other] Back on a tile, with { $cards } cards left.
}
explain-way-send = { $actions ->
    [0] Takes your intel onto the Radio Tower, where there is no enforcer.
    [one] No enforcer is on the Radio Tower, and you keep { $actions } action to send.
   *[other] No enforcer is on the Radio Tower, and you keep { $actions } actions to send.
}
explain-way-intel = { $actions ->
    [0] Intel lies there, and no enforcer guards it.
    [one] Intel lies there unguarded, and you keep { $actions } action to take it.
   *[other] Intel lies there unguarded, and you keep { $actions } actions to take it.
}
explain-way-exit = { $whose ->
    [own] { $part ->
        [docks] All intel is sent, and you hold a Boat Key for the Docks.
       *[tunnel] All intel is sent, and you hold a Car Key for the Tunnel.
    }
   *[other] { $part ->
        [docks] All intel is sent, and a teammate on the Docks holds a Boat Key.
       *[tunnel] All intel is sent, and a teammate in the Tunnel holds a Car Key.
    }
}
explain-nearer-tower = { $now ->
    [one] Your intel is { $then } instead of { $now } step from the Radio Tower.
   *[other] Your intel is { $then } instead of { $now } steps from the Radio Tower.
}
explain-nearer-exit = { $now ->
    [one] You are { $then } instead of { $now } step from an exit your team has a key for.
   *[other] You are { $then } instead of { $now } steps from an exit your team has a key for.
}
explain-nearer-intel = { $now ->
    [one] The nearest intel is { $then } instead of { $now } step away.
   *[other] The nearest intel is { $then } instead of { $now } steps away.
}
explain-way-closing = The tile you leave has { $count } enforcers then and closes at the end of this turn.
explain-way-join = { $count ->
    [one] You join a teammate there; enforcers on the tile: { $there }.
   *[other] You join { $count } teammates there; enforcers on the tile: { $there }.
}
explain-way = { $trace ->
    [left] You leave an enforcer behind; enforcers where you arrive: { $there }.
   *[none] You leave no enforcer behind; enforcers where you arrive: { $there }.
}
explain-way-cards = { $deck ->
    [one] { $count ->
        [0] The one unseen location card does not name that tile.
       *[other] The one unseen location card names that tile.
    }
   *[other] { $count ->
        [0] None of the { $deck } unseen location cards names that tile.
        [one] Of the { $deck } unseen location cards, { $count } names that tile.
       *[other] Of the { $deck } unseen location cards, { $count } name that tile.
    }
}
explain-way-gap = { $actions ->
    [one] No tile there: the { $actions } action left takes you on.
   *[other] No tile there: the { $actions } actions left take you on.
}
explain-pay = Of the card you pay, the deck still has { $deck } and the discards { $discarded }.
explain-way-tour = You end where you began; enforcers there: { $count }.
explain-way-steps = { $part ->
    [tower] Steps from there to the Radio Tower: { $then }.
   *[exit] Steps from there to the nearest exit: { $then }.
}
explain-way-beside = Tiles next to that one: { $count }.
explain-shift = { $how ->
    [lure] Enforcers on your tile: { $there }; where they come from: { $rest }.
   *[decoy] Enforcers where they go: { $there }; where they come from: { $rest }.
}
explain-remove = { $whose ->
    [own] Enforcers on your tile: { $then } instead of { $now }.
   *[other] Enforcers next door: { $then } instead of { $now }.
}
explain-buy = { $then ->
    [one] You have { $then } action instead of { $now }.
   *[other] You have { $then } actions instead of { $now }.
}
explain-buy-again = { $value ->
    [0] It buys no action, but you still hold { $left } more of it.
    [one] It buys { $value } action, and you still hold { $left } more of it.
   *[other] It buys { $value } actions, and you still hold { $left } more of it.
}
explain-buy-copies = { $value ->
    [0] It buys no action
    [one] It buys { $value } action
   *[other] It buys { $value } actions
}; { $deck ->
    [0] { $discarded ->
        [0] neither the deck nor the discards have another
       *[other] the deck has none left, the discards have { $discarded }
    }
   *[other] { $discarded ->
        [0] the deck still has { $deck } of it, the discards none
       *[other] the deck still has { $deck } of it, the discards { $discarded }
    }
}.
explain-draw-key = Nobody holds a key for an exit that still stands. { $deck ->
    [one] Keys in the deck, which is down to one card: { $keys }.
   *[other] Keys among the { $deck } cards in the deck: { $keys }.
}
explain-draw = { $count ->
    [one] You will hold { $count } card; the limit is { $most }.
   *[other] You will hold { $count } cards; the limit is { $most }.
}
explain-end = { $full ->
    [0] Actions you give up: { $actions }. No tile is one enforcer from closing.
    [one] Actions you give up: { $actions }. One tile is one enforcer from closing.
   *[other] Actions you give up: { $actions }. { $full } tiles are one enforcer from closing.
}
explain-disguise = { $actions ->
    [0] It takes your last action, so there is no move left to hide.
    [one] With the { $actions } action left, a move leaves no enforcer behind.
   *[other] With the { $actions } actions left, your moves leave no enforcer behind.
}
explain-jammer = { $now ->
    [one] Enforce turns { $then } instead of { $now } location card.
   *[other] Enforce turns { $then } instead of { $now } location cards.
}
explain-binoculars = { $count ->
    [one] You see the next location card; this turn’s Enforce turns { $draws }.
   *[other] You see the next { $count } location cards; this turn’s Enforce turns { $draws }.
}
explain-order-keep = { $part ->
    [tower] Keeps the Radio Tower out of this turn’s Enforce.
    [docks] Keeps the Docks out of this turn’s Enforce.
   *[tunnel] Keeps the Tunnel out of this turn’s Enforce.
}
explain-order = As things stand, { $cards ->
    [one] the first card closes
   *[other] the first { $cards } cards close
} { $closing ->
    [0] no tile
    [one] { $closing } tile
   *[other] { $closing } tiles
} and { $cards ->
    [one] brings
   *[other] bring
} { $intel ->
    [0] no intel
   *[other] { $intel } intel
}.
explain-order-first = Enforcers on the tiles named, in this order: { $first }, { $second }, { $third }.
explain-give-intel = { $turn ->
    [next] The next player will then carry { $count } intel.
   *[later] That teammate will then carry { $count } intel.
}
explain-give-key = { $part ->
    [docks] It goes to a teammate nearer to the Docks; steps from there: { $then }.
   *[tunnel] It goes to a teammate nearer to the Tunnel; steps from there: { $then }.
}
explain-give-next = { $count ->
    [one] The next player will then hold { $count } card.
   *[other] The next player will then hold { $count } cards.
}
explain-give = Cards held then: you { $own }, they { $theirs }; the deck still has { $deck } of this one.

## The result page

moment-sent = { $who } sends intel { $number } of { $wanted }.
    .you = You send intel { $number } of { $wanted }.
moment-closed = Gone on turn { $turn }: { $tile }.
moment-escaped = Out through { $tile }: { $who }.
ending-city = The city at the end
ending-facts = Intel sent: { $sent } of { $wanted } · turn { $turn } of { $turns } · tiles closed: { $closed }

## Lab reports

card-key = Key
lab-kind-bought = Spent to buy actions
lab-kind-paid = Paid to cross empty spaces
