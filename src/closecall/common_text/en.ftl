### Words all five games share. $who is always a player’s name.

## Languages, each by its own name

language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano

## Players and bots

you = You
player = Player
partner = Partner
team = Team
bot = Bot
spectator = Spectator
seat = Seat { $number }
seat-open = Open seat
level = Level
level-gentle = Gentle
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-best = Best
level-cautious = Cautious
level-greedy = Greedy
level-bluffer = Bluffer
level-sprinter = Sprinter

## A match

game = Game
match = Match
round = Round
round-of = Round { $round } of { $rounds }
turn = Turn
turn-of = Turn { $turn } of { $turns }
score = Score
scores = Scores
total = Total
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
winner = Winner
winners = Winners
draw = Draw
log = Log
rules = Rules
goal-heading = The goal
options = Options
option-true = Yes
option-false = No
hidden = Hidden

## Whose turn, what now

your-turn = Your turn
turn-of-player = It’s { $who }’s turn
waiting-for = Waiting for { $who }
waiting-for-count = { $count ->
    [one] Waiting for one player
   *[other] Waiting for { $count } players
}
thinking = thinking
deciding = deciding
choosing = choosing
ready = ready
watching = You are watching
skipped = skipped

## Buttons

button-play = Play
button-start = Start
button-undo = Undo
button-hint = Hint
button-clear = Clear
button-yes = Yes
button-no = No
button-rules = Rules
button-replay = Replay
button-rematch = Rematch
button-leave = Leave
undo-seen = Can’t undo: something new was revealed

## The result

result-you-win = You win!
result-wins = { $who } wins
result-shared = { $who } share the win
result-team-won = You won together!
result-team-lost = Not this time. Lost together.
result-over = The match is over

## What went wrong, by the error’s code

error-malformed_move = That isn’t a move in this game.
error-illegal_move = You can’t play that now.
error-not_your_turn = Not yet: it’s someone else’s turn.
error-stale_move = Too late: the table had moved on. It is up to date now.
error-bad_options = These options don’t work for this game.
error-bad_edition = This edition cannot be played.
error-bad_snapshot = This position can’t occur.
error-bad_record = This record is damaged or altered.
error-game_over = The match is over: no more moves.
error-unknown_game = There is no such game here.
error-unknown_match = No table with this code.
error-seat_taken = Somebody already sits there.
error-too_large = That is too big to send.
error-refused = That isn’t possible.
error-unknown = Something went wrong.

# Hints

explain-best = This keeps the most chances open.
explain-plain = { $move } was weighed against the other moves in many imagined deals.

## Reviews

review = Review
review-of = Review: { $game }
review-honest = Each decision is judged by what the player knew at that moment, never by hidden cards.
review-unit-win = Chance of winning, in per cent
review-unit-points = Points
review-unit-stars = Stars
review-amount-win = { $amount }% chance of winning
review-swing-win = { $swing }%
review-amount-points = { $amount } points
review-amount-stars = { $amount } stars
review-best = Best
review-fine = Fine
review-inaccuracy = Inaccuracy
review-mistake = Mistake
review-blunder = Blunder
review-accuracy = Accuracy
review-decisions = Decisions
review-decision = Decision { $number } of { $total }
review-played = Played
review-better = Better
review-lost = Lost
review-stood-in = { $count ->
    [one] A bot made one decision for this player. It is not graded, and counts among the others’.
   *[other] A bot made { $count } decisions for this player. They are not graded, and count among the others’.
}
review-record = A record does not say which moves a bot made while a player was away: here they count as the player’s.
review-doubt = Uncertainty
review-why = Why
review-misses = Missed chances
review-no-misses = No missed chances.
review-adds-up = Luck and skill
review-adds-up-note = Start, luck, own decisions and others’ decisions add up to the result. Decisions are compared with a sound player’s, grades with the best move.
review-adds-up-note-best = Start, luck, own decisions and others’ decisions add up to the result. Decisions and grades are compared with the best move.
review-start = Start
review-luck = Luck
review-own = Own decisions
review-others = Others’ decisions
review-result = Result
review-chart = Expectation
review-move = Move
review-turning-points = Turning points
review-turn-luck = luck
review-turn-own = own decision
review-turn-others = others’ decisions
review-progress = Judging decisions
review-written = Review written to { $file }

## The lab

lab-of = Lab report: { $game }
lab-compare-of = Comparison: { $game }
lab-sweep-of = Sweep: { $game }
lab-setting = { $matches } matches of { $seats } × { $level }, seed { $seed }, rules revision { $revision }. Ranges are 95 % confidence intervals.
lab-options = Options
lab-own-edition = own edition
lab-figure = Figure
lab-mean = Mean
lab-interval = 95 % interval
lab-wanted = Wanted
lab-missed = missed
lab-matches = Matches
lab-overview = At a glance
lab-metric-win = Won by the team
lab-metric-turns = Length in turns
lab-metric-minutes = Length in minutes (estimate)
lab-metric-decisions = Decisions per player
lab-metric-forced = Moves without an alternative
lab-metric-real = Decisions with several sensible moves
lab-metric-first = Won by the first player
lab-metric-tie = Ties
lab-metric-margin = Points between first and second
lab-metric-lead-changes = Lead changes
lab-metric-decided = Part of the match after which the lead is final
lab-metric-comeback = Won from behind at half time
lab-length = Length of a match
lab-turns = Turns
lab-minutes = Minutes
lab-percentile = { $share } of matches last at most
lab-longest = Longest
lab-minutes-note = Minutes are estimated from the number of decisions, at the pace the game declares.
lab-seats = Win share by seat
lab-fair = An equal share is { $share }.
lab-scores = Final scores
lab-leader = How early the winner is known
lab-leader-note = How often the leader at this point goes on to win.
lab-after = After { $share } of the match
lab-skill = Skill against luck
lab-skill-note = Win share of a stronger level among weaker ones.
lab-against = { $level } against { $against }
lab-teams = Win rate by team size and level
lab-endings = What ended it
lab-uses = What comes into play
lab-uses-note = How often each rule, card, token or tile comes up.
lab-kind-rule = Rules
lab-kind-card = Cards
lab-kind-token = Tokens
lab-kind-tile = Tiles
lab-in-matches = In matches
lab-times = Per match
lab-choices = Moves
lab-choices-note = How often a kind of move could be chosen, and was. A dead option is one that no level ever wanted.
lab-offered = Offered
lab-taken = Chosen
lab-dead = dead option
lab-difference = Difference
lab-paired = Both sides were dealt the same { $matches } matches. Differences whose interval excludes zero are marked.
lab-surely = clear
lab-value = Value
lab-not-playable = not playable
lab-written = Report written to { $file }
lab-data = Figures as a table
