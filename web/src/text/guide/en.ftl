### Guided first rounds: a tip each, shown only while what it says is true.

guide = Guided game
guide-next = Next
guide-done = Got it
guide-stop = Stop the guide

## Poof

poof-hand = Everything has to go: the { $count } cards in your hand and the ones in front of you. Under each of those lies one more, and nobody knows it.
    .title = Get rid of it all
poof-turn = The pile is empty, so you may play anything, and high cards go best now. Tap the cards with the bulb, then “{ $move }”.
    .title = Your turn
poof-lower = You need a card equal to the top one or lower; how many were played before doesn’t matter. Tap the cards with the bulb, then “{ $move }”.
    .title = Down, down, down
poof-run = { $count ->
    [one] One card of this value lies
   *[other] { $count } equal cards lie
} on top. Make it four: the pile vanishes and you play again. “{ $move }”!
    .title = Four of a kind: poof!
poof-table = The face-up cards in front of you are yours to play, too. Tap the one with the bulb: the card beneath is turned over for all to see, and you may play it from your next turn on.
    .title = Cards on the table
poof-poof-card = None of your numbers fits. But a Poof card clears any pile, and you play again. Left over at the end, it costs 50.
    .title = The Poof card
poof-pick-up = No number fits and you hold no Poof card: take the pile. Tap it, then “{ $move }”. A big hand soon makes four of a kind.
    .title = Nothing fits
poof-give-up = { $who } has fewer cards left. If a round looks lost, the flag gives it up: you count your cards and the pile, { $who } nothing. This round can still be won!
    .title = Pooftastrophe
poof-score = The first player without cards ends the round. The others count what they have left; the lowest total wins.
    .title = Counting up

## Close Enough

close-enough-target = Only you know this number. Get your three cards close to { $target }: calling successfully earns { $stars ->
    [one] a star
   *[other] { $stars } stars
}.
    .title = Your target
close-enough-lot = Your lot is three cards: the face-up one and two in your hand. Nobody sees what you draw from the deck. Tap it, then “{ $move }”.
    .title = Fill your hand
close-enough-open = You can also take a card that lies face up in front of somebody else. This one brings you closest: “{ $move }”.
    .title = Help yourself
close-enough-tune = You have { $total } and want { $target }: { $away } off. Over or under makes no difference. Each turn you may swap a card: tap the deck.
    .title = Fine-tune
close-enough-give = Now one of your three hand cards has to go. Each shows the total it would leave. Tap the one with the bulb, then “{ $move }”.
    .title = One too many
close-enough-call = Your total is exactly your target. Nobody can be closer, and ties go to the caller: call!
    .title = A perfect lot
close-enough-muck = Nobody stayed in, so you need not show your lot. Mucking keeps your hand secret for good; but showing an exact hit earns one more star. Show it.
    .title = Show or muck?
close-enough-stay = Somebody called. Stay in if you think you are closer: a star if you are, one lost if the caller wins. Fold, and you risk nothing.
    .title = Stay or fold?
close-enough-tokens = A successful call brings a token. Use one of its halves, once: on a card of your lot when you total, or as Lock or Silence in your turn. First to eight stars wins.
    .title = An advantage token

## Close to the Mark

close-to-the-mark-colour = One die is yours for the whole game, and so is its colour. Take this one, then “{ $move }”.
    .title = Your die
close-to-the-mark-roll = Everybody uses the same roll. Your own die plus one other makes your number; the dice show the sums.
    .title = One roll for all
close-to-the-mark-circle = A circle takes the sum with the die of its colour. Put the { $number } in the circle with the bulb, near the middle, where it has most neighbours.
    .title = Enter a number
close-to-the-mark-cross = Neighbours that differ by exactly one get a cross between them. With the { $number } here you get one. One to four crosses in a line count 1, 3, 6 or 10.
    .title = Next-door numbers
close-to-the-mark-extremes = Low and high numbers pay, too: 3, 4, 10 and 11 tick one of these boxes, 2 and 12 two, each worth 2 points. You can enter { $number }.
    .title = Extremes
close-to-the-mark-own = Circles of your own colour take any of the four sums. “{ $move }” earns the most now.
    .title = Your own colour
close-to-the-mark-together = Everybody writes at the same time, and nothing is shown until all are done. After { $turns } turns every circle is full. You know it all now: play on!
    .title = All together

## Closing In

closing-in-city = You are a team in a city that is closing in. { $sent } of { $wanted } intel have been sent; then everyone has to get out. You take over for the last turns.
    .title = One team
closing-in-actions = You have two actions a turn. Before the first one you can spend cards for more: this one buys { $count }.
    .title = Actions
closing-in-search = There is intel on your tile and no enforcer: pick it up. Tap your tile, then “{ $move }”.
    .title = Search
closing-in-send = You are at the Radio Tower with intel, and no enforcer is here: “{ $move }”.
    .title = On the air
closing-in-escape = All intel is sent, you stand at an exit and hold its key: everyone on your tile leaves with you.
    .title = Get out
closing-in-lure = Two enforcers: one more closes this tile for good. Lure one to yours: tap it, choose Lure, then “{ $move }”.
    .title = A tile in danger
closing-in-enforce = After every turn location cards are turned over: an enforcer for each tile named, and sometimes intel. Tiles with more than two enforcers close for good.
    .title = Enforce
closing-in-go = On to: { $tile }. “{ $move }”. Leaving a tile puts an enforcer on it.
    .title = Move
closing-in-end = Nothing more to do right now. “{ $move }”.
    .title = End the turn

## 5 To Close

five-to-close-goal = Build English words, lock them and score by their length: at least { $letters } letters this round. The first side with five locked words closes it.
    .title = Five words
five-to-close-draw = Every turn begins with a card, from the pile or the top of the discards. “{ $move }”.
    .title = Draw
five-to-close-start = You can spell { $word }. Tap the first letter, then “{ $move }”.
    .title = Start a word
five-to-close-spell = Letters only go at the end of a word. On to { $word }: “{ $move }”.
    .title = Letter by letter
five-to-close-multiply = This card multiplies the points of a word once it is locked. Put it on { $word }: “{ $move }”.
    .title = A special card
five-to-close-lock = { $word } is complete. Locked, it scores and nobody can touch it any more. Tap its padlock, then “{ $move }”.
    .title = Lock it
five-to-close-discard = A turn ends with a discard; then you draw up to seven cards again. “{ $move }”.
    .title = Discard
five-to-close-challenge = { $word } was just locked, without a single vowel. Challenge it: if it isn’t in the word list, they lose 50 points and the word. If it were, you would lose 25.
    .title = Is that a word?
five-to-close-special = You hold special cards. Wild is any letter; Double and Triple go on your word; Freeze stops one of theirs; Unfreeze thaws or shields yours.
    .title = Special cards
five-to-close-close = Words you have locked are safe. Five of them close the round and bring 25 extra points. You know it all now: play on!
    .title = Closing the round
