### The page about the keyboard.

cap-space = Space
cap-ends = Home, End
keys-replay-play = play and pause the replay
keys-replay-step = one step back or forward
keys-replay-round = one round back or forward
keys-replay-ends = to the beginning, to the end
keys-note = Everything can be done with the keyboard alone. Single keys can be switched off in the settings. In Close Enough, Closing In and 5 To Close, picking something moves the focus on to what completes the move, and then to the button that plays it.
keys-tab = between sections: top bar, opponents, centre, your place, your move
keys-arrows = between items within a section
keys-enter = pick an item, or put it back
keys-play = play what is picked, including the item in focus if it completes the move
keys-clear = put everything back
keys-undo = undo the last move
keys-hint = ask for a hint
keys-rules = open the rule that applies now
keys-log = scores and log
