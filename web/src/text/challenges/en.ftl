### The words of puzzles and of the daily challenge.

## Puzzles

puzzles-note = One move is clearly best. Find it by what you can see: no hidden card decides a puzzle.
puzzle-of = Puzzle · { $game }
puzzle-find = Find the best move.
puzzle-others = every other move is clearly worse
puzzle-hint = Hint
puzzle-one-of = It is one of these:
puzzle-solution = Solution
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-verdict = Verdict
puzzle-right = That’s it!
puzzle-wrong = “{ $move }” is not the best move.
puzzle-loses-win = That loses about { $amount } chance of winning.
puzzle-loses-points = It costs about { $amount } points.
puzzle-loses-stars = It costs about { $amount } stars.
puzzle-true-but = In its favour: { $why }
puzzle-answer = Best: { $move }.
puzzle-streak = { $count } in a row
puzzle-longest = Best streak: { $count }
puzzle-solved = { $solved } of { $total } solved
puzzle-start = Solve
puzzle-start-game = Solve puzzles of { $game }

## The daily challenge

day-note = One deal a day, the same for everybody. You have one try at each part; undo and hints are off.
day-left = { $hours ->
    [0] { $minutes } min left
   *[other] { $hours } h { $minutes } min left
}
day-streak = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
}
day-solo = Alone, with today’s dice
day-position = Today’s position
day-solo-note = Fill your sheet alone. Everybody gets the same dice.
day-position-note = One position, one move. What share of the best move’s value do you keep?
day-begin = Play
day-go-on = Continue
day-given-up = Given up
day-place = place { $place } of { $of }
day-points = { $score } points
day-position-short = Position
day-bot = With the same dice the strong bot scores { $score }.
day-bot-plays = The bot is still playing…
day-found = You found the best move.
day-missed = There was a better move.
day-look-again = See the solution
day-board = Today’s leaderboard
day-tries = { $count ->
    [one] 1 player
   *[other] { $count } players
}
day-nobody = Nobody has finished yet.
day-share = Your result
day-share-now = Share
day-history = Your days on this device
day-day = Day
day-position-of = Today · { $game }
day-one-try = You have one try.
day-to-board = To the leaderboard
day-proof = A fair deal
day-proof-note = Each day’s deals come from a secret. Its fingerprint is published a day ahead, the secret once the day is over, so nobody can change or foresee a deal.
day-proof-today = Fingerprint of today’s secret
day-proof-tomorrow = Fingerprint of tomorrow’s secret
day-proof-yesterday = Fingerprint of yesterday’s secret
day-proof-secret = Yesterday’s secret
day-proof-fits = matches
day-proof-broken = does not match
