### Reviews and lessons: loaded with their pages.

review-ask = Review this match
review-again = Try the review again
review-failed = This match could not be reviewed.
review-begins = The review begins…
review-waiting = { $count ->
    [one] One other review goes first
   *[other] { $count } other reviews go first
}
review-judging = { $done } of { $total } decisions judged
review-what-you-knew = What you knew
review-what-was = All cards
review-hidden = What you couldn’t see
review-nothing-hidden = Nobody had hidden cards.
review-show-better = Show the better move on the table
review-their-eyes = See it as { $who } did
review-whole = The whole match
review-step = Step { $at }
review-as-played = as played
review-played-move = Chosen: { $move }
review-why = Why?
review-better-move = Better: { $move }.
review-says = Decision { $number } of { $total }: { $grade }
review-says-better = Decision { $number } of { $total }: { $grade }, { $amount }; better: { $move }
learn-title = Learn from your mistakes
learn-short = Your mistakes
learn-number = { $number } of { $total }
learn-task = You chose: { $move }. Find something better.
learn-best = That’s it!
learn-good = Just as good as the best.
learn-warmer = Warmer: better than what you played, but there is more.
learn-same = That’s what you played. Try something else.
learn-colder = Colder: even worse than what you played.
learn-unknown = The reviewer didn’t weigh that one. Try another.
learn-show = Show me
learn-next = Next one
learn-end = See how it went
learn-found = { $found ->
    [0] You found none of { $total } this time.
   *[other] You found { $found } of { $total }.
}
learn-none = No mistakes to learn from. Well played!
learn-needs-review = This match has no review yet.
learn-once-more = Try again
learn-solved = found
learn-shown = shown
