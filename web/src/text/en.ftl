### The web app's own words. Game words and common words are in src/closecall.

## Round the table

home = Home
table = Table
skip-to-table = Skip to the table
your-turn-small = your turn
your-move = Your move
more = More: sound, theme, leave
more-title = More
close = Close
dismiss = Dismiss
side-unread = { $count ->
    [0] Scores and log
   *[other] Scores and log, { $count } new
}
scores-and-log = Scores and log
log-empty = Nothing has happened yet.
log-taken-back = A move was undone
watchers = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
watching-live = Live, without delay.
watching-delay = { $seconds } seconds behind the table.
one-moment = One moment
sending = Sending…
dock-choose = Choose a move
nudge = Remind
nudge-who = Remind { $who }
undo-not-now = Nothing to undo
undo-asked = { $who } would like to undo the last move. All right?
undo-declined = Not everybody agreed to the undo.
hint-says = Hint: { $move }.
hint-says-clear = Hint: { $move }. Clearly better than “{ $other }”.
hint-says-likely = Hint: { $move }. A little better than “{ $other }”.
hint-says-close = Hint: { $move }. About as good as “{ $other }”.
partner-asks-fresh-start = { $who } asks: a fresh start?
partner-asked = Your partner was asked: a fresh start?
partner-yes = Your partner says yes.
partner-no = Your partner says no.
reconnecting = Connection lost. Trying again ({ $tries }). Your moves are kept.
try-now = Try now
online = Online
offline = offline
seat-away = A bot is playing here for now
seat-resigned = Gave up
clock-left = { $time } left
time-left = Time left
see-result = See the result
copy-link = Copy the link
copied = Copied
leave-to-bot = Leave and let a bot take over
resign = Give up
resign-sure = Really give up?
rule-now = Applies now
rules-search = Search the rules
rules-none = No rule matches that.
tally-skip = Show all
tally-go-on = Continue
chart-summary = Running totals: { $totals }. The score sheet has all numbers.

## Talking

chat = Chat
chat-write = Say something
chat-send = Send
chat-quiet = No talking between partners during the match.
reactions = Reactions
react-clap = Well played
react-wow = Wow
react-laugh = That was funny
react-think = Let me think
react-thanks = Thank you
react-sorry = Sorry
react-oops = Oops
react-hurry = Your turn, no hurry
react-good-luck = Good luck
react-good-game = Good game

## Settings

settings = Settings
setting-language = Language
setting-theme = Theme
theme-system = Match system
theme-light = Light
theme-dark = Dark
setting-motion = Motion
motion-system = Match system
motion-full = Full
motion-none = None
setting-speed = Speed
speed-calm = Calm
speed-quick = Quick
sound-mute = Mute
sound-unmute = Turn sound on
setting-sound = Sound
setting-sound-note = Every sound can be seen, too.
setting-volume = Volume
setting-only-my-turn = Only when it is my turn
setting-shortcuts = Single-key shortcuts
setting-shortcuts-note = Letter and number keys pick things on the table.
setting-confirm = Ask before big moves
setting-confirm-note = Where a slip would hurt.

## Home and around

skip-to-content = Skip to the content
nav-main = Main
nav-play = Play
nav-matches = Matches
nav-fame = Fame
nav-puzzles = Puzzles
nav-daily = Daily challenge
nav-rules = Rules
no-such-page = There is no such page.
theme-now = Theme: { $theme }
profile = You
profile-open = You are { $name }. Name, language, settings
profile-note = Your name and seats belong to this browser. There is no account.
your-name = Your name
keep-name = Save
name-kept = Saved. Matches that have begun keep the old name.
default-name = Guest
forget-me = Forget me
forget-sure = Forget name and seats?
foot-rules = Rules and rulings
foot-fair = Provably fair dice
foot-print = Print sheets
foot-keys = Keyboard
hero-1 = So close.
hero-2 = Play again?
hero-new-1 = Five quick games.
hero-new-2 = Ready in a minute.
hero-text = Five sharp little table games with friends, bots, or both. No account, nothing to install.
continue = Continue
all-matches = All my matches
no-matches = No match under way.
no-finished = Nothing finished yet.
join-with-code = Join with a code
code-character = Character { $number } of { $of }
take-a-seat = Take a seat
join-note = Or open the link a friend sent you. Full tables can be watched.
no-such-table = No table { $code }. Codes have no O, 0, I or 1.
pick-a-game = Pick a game
pick-a-game-note = “Play now” deals you in against bots right away.
games = Games
play-now = Play now
play-now-game = Play { $game } now, against bots
set-up = Set up
set-up-game = Set up a match of { $game }
learn = Learn
learn-again = Learn
learn-game = Guided first game of { $game }
minutes = { $count } min
kind-hands = Hidden hands
kind-turns = In turn
plain-event = { $text }
kind-bluff = Bluffing
kind-together-at-once = All at once
kind-coop = Together
kind-teams = Words and teams
open-tables = Open tables
open-tables-note = Someone is waiting for you.
no-open-tables = No open tables right now. Open one yourself and list it.
tables-to-watch = Tables to watch
no-tables-to-watch = No tables to watch right now.
matches-running = Running
matches-finished = Finished
show-more = Show more
with = with { $who }
nobody-yet = Nobody there yet
seats-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
running = Running
row-waiting = Waiting for { $who }
watch = Watch
won = Won
over = Over
abandoned = Abandoned
abandoned-title = This table was cancelled.

## A new match

new-match = New match
seats = Seats
seat-waiting = Waiting for a friend
seat-held = Reserved
seat-taken = At the table
seat-open = Open seat
kind-me-too = Also here, same device
kind-open = A friend
who-sits = Who sits at seat { $number }
level-of-seat = Level of the bot at seat { $number }
level-fair = A fair opponent
characters = Characters
fair-note = A fair opponent plays at the level that lets you win about as often as it does: now { $level }. It goes by your results on this device.
name-of-seat = Name at seat { $number }
player-number = Player { $number }
team-number = Team { $number }
add-seat = Add a seat
remove-seat = Remove a seat
pass-and-play-note = Several people, one device: the screen is hidden while you pass it on.
no-own-seat-note = You’re only watching this one.
table-rules = At the table
clock-move = Clock per move
clock-move-note = After that the stand-in bot takes over.
clock-match = Clock per match
clock-match-note = For all moves of one player together.
clock-reaction = Time to react
clock-reaction-note = To answer another’s move; without an answer, play goes on.
no-clock = No clock
takeover = Stand-in bot
takeover-note = Takes over for a player who leaves or runs out of time.
takeover-none = None
watching-option = Spectators
watching-option-note = What people without a seat get to see.
watch-nobody = None
watch-public = See what everyone sees
watch-seats = Any seat’s view, 30 s later
hints-option = Hints
hints-option-note = On your turn you can ask a strong bot.
undo-option = Undo
undo-option-note = As long as nothing new was revealed and the others agree.
chat-option-note = Everybody at the table can write.
listed-option = In the public list
listed-option-note = Otherwise only people with the link can find it.
create-and-invite = Set up the table and invite
edition-own = Custom edition
edition-file = Edition file (TOML or JSON)
edition-remove = Back to the usual edition
what-if = What would change?
what-if-note = Bots try it out: the usual rules against yours, on the same deals.
what-if-asking = Bots are playing…
what-if-of = { $count } matches of { $level } bots each
what-if-busy = The bots are busy. Try again in a moment.
what-if-usual = Usual
what-if-yours = Yours
what-if-difference = Difference
what-if-clear = clear
what-if-same = No clear difference.
sit-here = Sit here
sit-here-seat = Sit at seat { $number }
get-up = Get up
fill-with = Bots play
start-with-bots = { $count ->
    [one] Start with one bot
   *[other] Start with { $count } bots
}
starts-when-full = { $count ->
    [one] Starts by itself when the last seat is taken.
   *[other] Starts by itself when the { $count } free seats are taken.
}
all-here = Everybody is here.
cancel-match = Cancel this table
invite = Invite
invite-link = Link to this table
qr-alt = QR code of the link to table { $code }
code = Code
share = Share
second-device = Continue on another device
second-device-how = Scan this there, or open the link: it is the same seat.
second-device-note = Whoever has this link has your seat: they see what you see and can play for you.
second-device-link = Private link to your seat
second-device-qr = QR code of the private link to your seat
seat-link-wrong = This seat link is no longer valid.
seat-link-wrong-note = It belongs to another table, is incomplete, or has been replaced by a newer one.
to-the-table = To the table
pass-to = Pass it to { $who }
pass-note = Nobody else should look now.
pass-ready = I am { $who }
rematch-ready = The next match is ready.

## Result and replay

result = Result
podium = Podium
place = Place { $number }
totals-by-round = Totals, round by round
score-sheet = Score sheet
watch-replay = Watch the replay
change-table = Change the table
back-to-table = Back to the table
counting-up = Counting up
offline-shell = You’re offline. This is what your device has saved.
update-ready = A new version is ready.
update-reload = Reload
moments = Moments
replay-of = { $game }, replay
replay-controls = Replay
replay-step = Step { $at } of { $of }
whose-eyes = Point of view
open-cards = All cards
share-moment = Share this moment
play-on = Play on from here
round-before = Previous round
move-before = Previous move
move-next = Next move
round-next = Next round
pause = Pause
play = Play

## Review

error-too_many_reviews = That’s all the reviews for today. Try again tomorrow.

## Back Page of Fame

fame-title = Back Page of Fame
fame-note = Your finished matches in which you held a single seat.
fame-empty = Nothing to boast about yet.
victories = { $count ->
    [one] victory in all
   *[other] victories in all
}
won-of-played = won
streak = Wins in a row
longest-streak = Longest streak
best-score = Best score
average-score = Average
rivals = Most frequent opponents
rival-won = won { $won } of { $met }

## Rules, keys, print

rules-pick = Pick a game to read how it is played.
review-next-miss = Next miss
review-previous-miss = Previous miss
print = Print
print-note = Sheets and score pads for the table at home.
sheet-side = side { $side }
sheet-alt = Sheet with five times five circles, to fill in by hand
sheet-extremes = 3, 4, 10, 11: cross one box; 2, 12: two. The first free box counts.

## What went wrong, by the error’s code

error-sealed = Others are still playing this deal. You can see it tomorrow.
error-tried_already = You’ve had your try for today.
error-unknown_puzzle = There is no such puzzle.
error-unavailable = Can’t reach the server. Trying again…
error-who_are_you = The server no longer knows this browser.
error-not_your_seat = This seat belongs to somebody else.
error-other_site = That isn’t possible from this page.
error-not_yours = Only seated players can do that.
error-not_over = You can do that once the match is over.
error-not_running = The match has not begun yet, or it is over.
error-too_many = That was a lot at once. Try again in a moment.
error-too_fast = A little slower, please.
error-busy = The table is busy. Try again in a moment.
error-malformed = The server could not read that.
error-spectator = Spectators cannot do that.
error-cannot_undo = Can’t undo: something new was revealed, or somebody has moved.
error-undo_off = This table plays without undo.
error-quiet = Chat is off during the match.
error-no_hints = This table plays without hints.
error-no_takeover = Bots can’t take over at this table.
error-nobody_asked = That request is no longer open.
error-no_partner = You have no partner here.
error-no_question = The rules do not allow that question.
error-no_watching = This table doesn’t allow spectators.
error-which_seat = Which of your seats?
error-unknown_seat = There is no such seat.
error-not_open = The match has already begun.
error-not_full = Some seats are still free. Add bots, or wait.
error-bad_match = A table can’t be set up like this. Clocks need a stand-in bot.
error-other_rules = This match was played under rules this server no longer knows.
error-time_is_up = Your time for this match has run out.
error-resigned = The player at this seat has given up.
error-hello_first = The connection was not ready yet. Try again in a moment.
error-version = This page is out of date. Please reload it.
error-fault = Something broke on our side. Your match is safe.
error-not_found = There is nothing at this address.

## Playing together

name-you = { $name } (you)
name-bot = { $name } (bot)
bot-plays-for-you = A bot is playing for you.
bot-plays-for-good = Your time for this match has run out. A bot plays on for you.
take-over = Take over
take-over-soon = Back after this move
clock-warning = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}, then a bot plays for you.
clock-warning-reaction = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
} to answer.
undo-out = You asked to undo your move. Waiting for { $who }.
undo-already-asked = You have already asked. Waiting for an answer.
undo-why-you_saw = Can’t undo: your move showed you something new.
undo-why-others_saw = Can’t undo: your move showed the others something new.
undo-why-not_yours = Can’t undo: the last move wasn’t yours.
undo-why-off = This table plays without undo.
undo-why-over = Can’t undo: the match is over.
log-bot-took-over = A bot now plays for { $who }
log-bot-took-over-you = A bot now plays for you
log-came-back = { $who } is back
log-came-back-you = You are back
log-gave-up = { $who } has given up
log-gave-up-you = You have given up
log-connection-lost = { $who } has lost the connection
log-connection-back = { $who } is connected again
connection-lost-you = Connection lost. Trying again. Your moves are kept.
connection-back-you = You are connected again.
watch-opens-in = { $seconds ->
    [one] You can watch in one second.
   *[other] You can watch in { $seconds } seconds.
}
watch-opens-note = Spectators of this table see everything { $seconds } seconds later.
eyes-public = What everybody sees
seat-absent = Not here
seat-ready = ready
some-absent = Not here at the moment: { $who }.
seats-taken-of = { $taken } of { $count } seats
host = Host
make-host = Make host
lobby-sat = { $who } sits down.
lobby-left = { $who } gets up.
lobby-host = { $who } is the host now.
lobby-host-you = You are the host now.
seat-to-bot = Give it to a bot
seat-to-open = Open the seat
remove-guest = Remove from the table
removed-guests = Removed from this table: { $who }
let-back-in = Let back in
seat-options = Seat { $number }: change it
host-starts = { $who } starts the match.
removed-from-seat = You no longer have a seat here. Ask the host to open one for you.
table-cancelled = The host has cancelled this table.
rename = Rename
name-ask = What should the others call you?
table-name = Name of the table
table-name-note = Everybody who joins can read it.
start-option = Who may start
start-option-note = While seats are still free.
start-host = The host
start-seated = Everybody seated
error-host_only = Only the host can do that.
error-removed = The host removed you from this table. Ask them to open a seat for you.
