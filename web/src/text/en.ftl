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
log-taken-back = A move was taken back.
watchers = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
watching-live = As it happens.
watching-delay = { $seconds } seconds behind the table.
one-moment = One moment
sending = Sending …
dock-choose = Choose a move
undo-not-now = Nothing to take back
undo-asked = { $who } would like to take the last move back. All right?
undo-declined = Not everybody agreed to take it back.
partner-asks-fresh-start = { $who } asks: a fresh start?
partner-yes = Your partner says yes.
partner-no = Your partner says no.
reconnecting = Connection lost. Trying again ({ $tries }). Your moves are kept.
try-now = Try now
online = Online
offline = offline
seat-away = A bot plays here for now
seat-resigned = Gave up
clock-left = { $time } left
time-left = Time left
see-result = See the result
reason-resigned = Somebody gave up
copy-link = Copy the link
copied = Copied
leave-to-bot = Leave, let a bot play on
resign = Give up
resign-sure = Really give up?
rule-now = Applies now
rules-search = Search the rules
rules-none = No rule says that.
tally-skip = Show all
tally-go-on = Go on
guide = Guided game
guide-next = Next
guide-done = Got it
guide-stop = Stop the guide
chart-summary = Running totals: { $totals }. The score sheet has all numbers.

## Talking

chat = Chat
chat-write = Say something
chat-send = Send
chat-quiet = No talk between partners while the match runs.
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
theme-system = As the system
theme-light = Light
theme-dark = Dark
setting-motion = Motion
motion-system = As the system
motion-full = Full
motion-none = None
setting-speed = Speed
speed-calm = Calm
speed-quick = Quick
setting-sound = Sound
setting-sound-note = Every sound can be seen, too.
setting-volume = Volume
setting-only-my-turn = Only when it is my turn
setting-shortcuts = Single-key shortcuts
setting-shortcuts-note = Letters and figures pick things on the table.
setting-confirm = Ask twice
setting-confirm-note = Where a slip would hurt.
