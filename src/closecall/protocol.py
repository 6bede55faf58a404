"""Everything that crosses the wire, as msgspec Structs.

`docs/protocol.md` explains it; this file is the truth it is written from. The schemas of the
REST interface, the Python client and the browser's TypeScript types all come from these Structs.
What belongs to a game (moves, views, events) is that game's own tagged Struct and travels here
as raw JSON.

Times are whole milliseconds since 1970 by the server's clock. Secrets travel in bodies and in
the `Authorization` header only, never in an address.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw, Struct

VERSION = 1
"""Raised when a client written for the old protocol would misunderstand the new one."""

CODE_ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Letters of a short match code: no O, 0, I or 1, which people mix up when reading aloud."""
CODE_LENGTH = 6

NAME_LENGTH = 24
CHAT_LENGTH = 280
POINT_LENGTH = 40
TABLE_NAME_LENGTH = 40
MAX_SEATS = 8
MOST_MOVES = 5_000
"""Moves of a match that can be played on from: twice the longest we know of."""

Level = Literal["gentle", "easy", "medium", "hard", "best"]  # weakest first
Character = Literal["cautious", "greedy", "bluffer", "sprinter"]
"""Bots of about medium strength with a style; `GameInfo.characters` has those of a game."""
BotKind = Literal[Level, Character]
Lang = Literal["en", "de", "fr", "it"]  # what `closecall.text` has words for
Sureness = Literal["clear", "likely", "close"]  # how far a hint is ahead of the next best move
Reaction = Literal[
    "clap", "wow", "laugh", "think", "thanks", "sorry", "oops", "hurry", "good-luck", "good-game"
]
Question = Annotated[
    str,
    Meta(max_length=40, pattern="^[a-z-]+$", description="a move type out of `GameInfo.questions`"),
]
StartBy = Literal["host", "seated"]
"""Who may start a match whose seats are not all taken: its host, or every seated player."""
UndoObstacle = Literal["you_saw", "others_saw", "not_yours", "off", "over"]
"""Why an undo would be refused: it showed you or others something, the last step was not your move,
the table plays without, or nothing is going on."""

Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="32 bytes in hexadecimal")]
SeatNumber = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
Seq = Annotated[int, Meta(ge=0, le=2**53)]
Seconds = Annotated[int, Meta(ge=1, le=14 * 24 * 3600)]


# --- Guests ---------------------------------------------------------------------------------------


class NewGuest(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/guests`: all that is needed to play."""

    name: Name


class GuestCreated(Struct):
    """The only answer that ever holds the device's secret; the server keeps its hash."""

    guest: str
    name: str
    secret: str


class Guest(Struct):
    """A guest as that guest sees it."""

    guest: str
    name: str


# --- Games ----------------------------------------------------------------------------------------


class OptionInfo(Struct):
    """One option a game can be started with."""

    name: str
    kind: str
    default: Any
    meaning: str
    low: int = 0
    high: int = 0
    choices: list[str] = []
    first: Any = None
    """What newcomers are offered for their first match, where that is not the default."""


class GameInfo(Struct):
    """The facts a game declares about itself."""

    key: str
    title: str
    seats: list[int]
    options: list[OptionInfo]
    hidden: bool
    chance: bool
    simultaneous: bool
    cooperative: bool
    revision: int
    teams: dict[str, list[list[int]]]
    """For each allowed number of seats, who plays with whom."""
    levels: list[Level]
    characters: list[Character]
    low_wins: bool
    """Whether the lowest score wins."""
    usual_seats: int
    """The number of players for a first match."""
    minutes: int
    """How long a match among people takes."""
    kind: str
    """What it feels like: a message `kind-…` of the web app."""
    table_talk: bool
    """Whether partners may chat, react and point while a match runs."""
    questions: list[str]
    """Types of moves about which a player may ask the partner."""
    languages: list[str]
    """Languages the game has words in; English, its declared title at least, is always there."""
    lesson: int = 0
    """Seats of the game's guided first round; 0: it has none."""
    objections: bool = False
    """Whether players may object to moves: only then there is a time to react."""


class GameSchema(Struct):
    """JSON Schema of a game's moves, views and events."""

    key: str
    revision: int
    move: dict[str, Any]
    view: dict[str, Any]
    event: dict[str, Any]


# --- Matches --------------------------------------------------------------------------------------


class Clocks(Struct, forbid_unknown_fields=True):
    """Seconds a seat has; null: no such clock. All stand still while no server runs."""

    move: Seconds | None = None
    """For each move; then the take-over bot sits down."""
    match: Seconds | None = None
    """For all moves of a seat together; then the take-over bot sits down for good."""
    reaction: Seconds | None = None
    """For an answer to somebody else's move; silence then is acceptance."""


class Watch(Struct, forbid_unknown_fields=True):
    """Whether spectators may watch, and how. It is shown before anybody takes a seat, which agrees
    to it.
    """

    allow: Literal["nobody", "public", "seats"] = "public"
    """`public`: what everybody at the table may know. `seats`: also through a seat's eyes."""
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds that watchers are behind. `seats` asks for at least 30."""


class SeatPlan(Struct, forbid_unknown_fields=True):
    """The plan for a seat of a new match."""

    kind: Literal["me", "open", "bot"] = "open"
    level: BotKind = "medium"
    name: Name | None = None
    """For `me`: the name at this seat (pass and play seats several people on one device)."""
    nonce: Nonce | None = None
    """For `me`: this seat's share of the chance; without it the seat adds nothing of its own."""


class From(Struct, forbid_unknown_fields=True):
    """A position to play on from: a finished match or a record, up to its n-th move."""

    moves: Annotated[int, Meta(ge=0, le=100_000)]
    match: str | None = None
    record: dict[str, Any] | None = None


class NewMatch(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/matches`."""

    game: str
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=MAX_SEATS)]
    options: dict[str, Any] = {}
    listed: bool = False
    """Shown in the list of open matches; otherwise it takes the link or the code to find it."""
    clocks: Clocks = msgspec.field(default_factory=Clocks)
    watch: Watch = msgspec.field(default_factory=Watch)
    takeover: Level | None = "medium"
    """Level of the bot that plays for somebody who left or ran out of time; null: nobody does."""
    undo: bool = True
    hints: bool = False
    """Whether seats may ask a bot for advice."""
    chat: bool = True
    pace: Annotated[int, Meta(ge=0, le=5000)] = 600
    """Minimum milliseconds before a bot's move, so that people can follow."""
    wait: bool = False
    """Do not start by itself when the last seat is taken; wait for `start`."""
    start: StartBy = "host"
    name: Annotated[str, Meta(max_length=TABLE_NAME_LENGTH)] = ""
    """What the table is called."""
    start_from: From | None = None
    lesson: bool = False
    """Play the game's prepared first round, in seat 0 among bots. It never counts."""


SeatKind = Literal["open", "held", "person", "bot", "away"]
SeatPlayer = Literal["person", "away", "resigned"]


class Seat(Struct):
    """A seat as everybody sees it."""

    seat: int
    kind: SeatKind
    """`held`: kept for somebody of the match before; `away`: a bot plays for its person."""
    name: str
    level: BotKind | None = None
    here: bool = False
    resigned: bool = False
    look: int = 0
    """Colour and shape, a number below 8; a person keeps it when seats change in a rematch."""


class Outcome(Struct):
    """How a match ended."""

    scores: list[int]
    winners: list[int]
    reason: str


MatchState = Literal["open", "running", "over", "abandoned"]


class Match(Struct):
    """A match as everybody may know it: the same for all who ask."""

    id: str
    code: str
    game: str
    revision: int
    options: dict[str, Any]
    state: MatchState
    seats: list[Seat]
    listed: bool
    clocks: Clocks
    watch: Watch
    takeover: Level | None
    undo: bool
    hints: bool
    chat: bool
    pace: int
    wait: bool
    start: StartBy
    name: str
    hosts: list[int]
    """Seats of the host."""
    seq: int
    created: int
    started: int | None
    ended: int | None
    commitment: str
    """SHA-256 of the server's seed, fixed before anybody sat down."""
    nonces: list[str] | None
    """Each seat's share of the chance; known from the start of the match on."""
    result: Outcome | None = None
    rematch: str | None = None
    source: str | None = None
    """Where it was played on from: a match, `record` or `lesson`."""
    watchers: int = 0
    sealed_until: int = 0
    """Others play the same deal until then: seed and replay are kept back; 0: an ordinary match."""


class MatchForMe(Struct):
    """A match with what only the asking guest may know."""

    match: Match
    mine: list[int]
    """Seats of the guest who asks."""
    host: bool = False
    """Whether that guest is the host."""
    secrets: dict[str, str] = {}
    """Seat number → seat secret: only in the answer that made the seat the guest's."""
    removed: list[str] = []
    """Guests kept out of an open table by name: all for its host, for others themselves alone."""


class MatchList(Struct):
    """Newest first; `next` is the `before` of the following page."""

    matches: list[Match]
    next: int | None = None


class Claim(Struct, forbid_unknown_fields=True):
    """Body of `POST …/seats/{seat}`."""

    name: Name | None = None
    nonce: Nonce | None = None


class Give(Struct, forbid_unknown_fields=True):
    """Body of `PUT …/seats/{seat}`: what the host makes of a seat before the start."""

    kind: Literal["open", "bot"]
    level: BotKind = "medium"


class HandOver(Struct, forbid_unknown_fields=True):
    """Body of `PUT …/host`: the person at this seat is the host from now on."""

    seat: SeatNumber


class Start(Struct, forbid_unknown_fields=True):
    """Body of `POST …/start`."""

    fill: Level | None = None
    """Put bots of this level on the seats still free."""


class SeatChange(Struct):
    """Who played a person's seat from a step on: the person, or a bot in their place."""

    seq: int
    seat: SeatNumber
    kind: SeatPlayer


class Replay(Struct):
    """Updates of a stretch of a match, one for every seq asked for."""

    match: str
    seq: int
    """The match's own seq: where the slider ends."""
    updates: list[Raw]
    changes: list[SeatChange] = []
    """Of the whole match as far as it is known, in order. A bot shows with its first move."""


class QrText(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/qr`; a body, since a private link must not stand in a log."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class WhatIf(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/lab`: what would these options change?"""

    game: str
    seats: Annotated[int, Meta(ge=1, le=MAX_SEATS)]
    options: dict[str, Any] = {}
    lang: Lang = "en"


class Change(Struct):
    """One metric with the usual options and with the wished ones."""

    metric: str
    name: str
    """What it is called in the language asked for."""
    share: bool
    """Whether it is a part of a whole, to be shown in per cent."""
    before: float
    after: float
    difference: float
    low: float
    high: float
    """The 95 % interval of the difference."""
    clear: bool
    """Whether that interval excludes zero."""


class Changes(Struct):
    """A small lab report: both sides were dealt the same matches."""

    matches: int
    level: Level
    changes: list[Change]


class Problem(Struct):
    """Every refusal over REST."""

    code: str
    message: str


# --- Puzzles and the daily challenge --------------------------------------------------------------


class PuzzleCount(Struct):
    """How many puzzles of a game there are."""

    game: str
    easy: int
    medium: int
    hard: int


class PuzzleTask(Struct):
    """A position with one good move, as the seat that has to find it sees it."""

    id: str
    game: str
    level: Level
    seat: int
    match: Match
    """The table, as if it were a match; nobody sits there."""
    updates: list[Raw]
    """The last steps before the position, then the position itself with what is legal."""
    found: PuzzleFound


class PuzzleFound(Struct):
    """In how many per cent of their tries bots of each level find the answer."""

    easy: int
    medium: int
    hard: int


class PuzzleTry(Struct, forbid_unknown_fields=True):
    """Body of `POST …/try`: a move by its text."""

    move: Annotated[str, Meta(min_length=1, max_length=64)]
    lang: Lang = "en"


class PuzzleVerdict(Struct):
    """The verdict on a move in a puzzle."""

    right: bool
    loss: float
    """Value of the best move less that of this one, in `unit`."""
    unit: Literal["win", "points", "stars"]
    why: str
    """What can be said for the move that was tried."""


class PuzzleHint(Struct):
    """A few moves, one of which is the answer."""

    moves: list[LegalMove]


class PuzzleMove(Struct):
    """A move of the solution with its value, and what it loses against the best one."""

    move: Raw
    text: str
    value: float
    loss: float


class PuzzleSolution(Struct):
    """The answer, why it is good, and the best of what else could be played."""

    answers: list[LegalMove]
    why: str
    unit: Literal["win", "points", "stars"]
    weighed: list[PuzzleMove]
    """Best first; what can be won or lost by each."""


class DayProof(Struct):
    """A day whose secret is told: everybody can check that it was fixed before."""

    day: str
    commitment: str
    secret: str


class DayTry(Struct):
    """A guest's one try at a part of the day."""

    done: bool
    score: int | None
    """None while it goes on, or where it was given up."""
    place: int | None
    match: str | None
    """The code of the match in which it is played."""


class DayPlace(Struct):
    """A line of the day's leaderboard; equal scores share a place."""

    place: int
    name: str
    score: int
    me: bool


class DayPart(Struct):
    """One of the challenges of a day."""

    part: Literal["solo", "position"]
    game: str
    tries: int
    """How many guests have finished it."""
    board: list[DayPlace]
    mine: DayTry | None
    bot: int | None
    """What a strong bot scored with the same deal; told to those who have finished."""


class Day(Struct):
    """The challenges of a day, the same deal for everybody."""

    day: str
    ends: int
    commitment: str
    """SHA-256 of the day's secret, from which its deals are made."""
    next: str
    """The commitment to tomorrow's."""
    yesterday: DayProof | None
    parts: list[DayPart]


# --- Over the socket: client → server -------------------------------------------------------------


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """First message; sent again to switch to another of your seats or to another match."""

    match: Annotated[str, Meta(max_length=64)]
    """Id or code."""
    version: int = VERSION
    secret: Annotated[str, Meta(max_length=200)] | None = None
    """The guest's or a seat's; none: a spectator."""
    seat: SeatNumber | None = None
    """Which of your seats to sit at; for spectators of a `seats` match, whose view to see."""
    seq: Annotated[int, Meta(ge=-1, le=2**53)] = -1
    """Last seq seen of this match from this seat."""
    sit: bool = True
    """Take the seat back when a bot plays for it."""


class Play(Struct, tag="play", forbid_unknown_fields=True):
    """A move, as its JSON or as its text."""

    seq: Seq
    """The seq the player was looking at."""
    move: Raw
    id: int | None = None
    """Repeated in the answer; without it, success is answered by the update alone."""


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Ask to undo your last move."""

    seq: Seq
    id: int | None = None


class MayUndo(Struct, tag="may_undo", forbid_unknown_fields=True):
    """Would an undo be considered now? Answered by `undo_state`, to this socket alone."""

    seq: Seq
    id: int | None = None


class UndoAnswer(Struct, tag="undo_answer", forbid_unknown_fields=True):
    """Answer to another seat's undo request."""

    seq: Seq
    yes: bool
    id: int | None = None


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    """Give the match up; this cannot be undone."""

    seq: Seq
    id: int | None = None


class Sit(Struct, tag="sit", forbid_unknown_fields=True):
    """Take your own seat back from the bot."""

    id: int | None = None


class Leave(Struct, tag="leave", forbid_unknown_fields=True):
    """Let a bot play on for this seat."""

    id: int | None = None


class Say(Struct, tag="chat", forbid_unknown_fields=True):
    """A chat line for the whole table."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]
    id: int | None = None


class React(Struct, tag="react", forbid_unknown_fields=True):
    """A quick reaction."""

    reaction: Reaction
    id: int | None = None


class Point(Struct, tag="point", forbid_unknown_fields=True):
    """Point at something on the table, by the name the web app gives it."""

    at: Annotated[str, Meta(min_length=1, max_length=POINT_LENGTH)]
    id: int | None = None


class Ask(Struct, tag="ask", forbid_unknown_fields=True):
    """A question that the rules allow a player to ask the partner."""

    question: Question
    id: int | None = None


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """Answer to the partner's question."""

    question: Question
    yes: bool
    id: int | None = None


class WantHint(Struct, tag="hint", forbid_unknown_fields=True):
    """Ask for a hint: what would a bot do here? The reason comes in the language asked for."""

    seq: Seq
    id: int | None = None
    lang: Lang = "en"


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""

    id: int | None = None


ClientMessage = (
    Hello
    | Play
    | Undo
    | MayUndo
    | UndoAnswer
    | Resign
    | Sit
    | Leave
    | Say
    | React
    | Point
    | Ask
    | Answer
    | WantHint
    | Ping
)


# --- Over the socket: server → client -------------------------------------------------------------


class Welcome(Struct, tag="welcome"):
    """Answer to `hello`; the missed updates and the current one follow."""

    match: Match
    seat: int | None
    mine: list[int]
    """All seats this secret opens (pass and play)."""
    now: int
    chat: list[Said]
    version: int = VERSION


class LegalMove(Struct):
    """A move that may be played now."""

    move: Raw
    text: str


class SeatClock(Struct):
    """Milliseconds left at the moment `ClockFace.at`; null: no such clock."""

    running: bool
    move: int | None = None
    match: int | None = None
    reaction: int | None = None


class ClockFace(Struct):
    """All clocks of a table at one moment. Those `running` go down from there."""

    at: int
    seats: list[SeatClock]


class Update(Struct, tag="update"):
    """The table after a step, as this viewer may see it. `seq` goes up by one with every step."""

    match: str
    seq: int
    moves: int
    """Moves that stand: lower than before after an undo."""
    view: Raw
    legal: list[LegalMove]
    actors: list[int]
    clocks: ClockFace | None
    events: list[Raw]
    over: bool
    undo: bool
    """Whether the last step was a move of this seat; `may_undo` tells whether it can be undone."""
    result: Outcome | None = None


class TableChanged(Struct, tag="table"):
    """Seats, state or settings of the match changed."""

    match: Match


class Ack(Struct, tag="ack"):
    """The message with this id was accepted (a move: it is durable)."""

    id: int
    seq: int


class Refused(Struct, tag="refused"):
    """The message changed nothing."""

    code: str
    message: str
    seq: int | None = None
    """Where the match stands; null before `hello`."""
    id: int | None = None
    update: Update | None = None
    """The current update of this viewer, where the refusal was about the position."""


class Said(Struct, tag="chat"):
    """Somebody said something. It is text: show it as text."""

    seat: int
    name: str
    text: str
    at: int


class Reacted(Struct, tag="react"):
    """A quick reaction of a seat."""

    seat: int
    reaction: Reaction


class Pointed(Struct, tag="point"):
    """A seat points at something."""

    seat: int
    at: str


class Asked(Struct, tag="ask"):
    """A question from the partner; sent only to the player who is asked."""

    seat: int
    question: Question


class Answered(Struct, tag="answer"):
    """The partner's answer; sent only to the player who asked."""

    seat: int
    question: Question
    yes: bool


class UndoAsked(Struct, tag="undo_asked"):
    """A seat asks to undo its last move; `waiting` have not answered yet."""

    seat: int
    seq: int
    waiting: list[int]


class UndoOver(Struct, tag="undo_over"):
    """The question is settled: granted (an update follows), declined or overtaken by a move."""

    seat: int
    seq: int
    granted: bool


class UndoState(Struct, tag="undo_state"):
    """Answer to `may_undo`: null if an undo would be considered at this step, else why not."""

    seq: int
    why: UndoObstacle | None


class Hint(Struct, tag="hint"):
    """A hint: what a bot would do, and why."""

    seq: int
    move: Raw
    text: str
    why: str
    chance: float
    """What the bot expects of it: 1 is a certain win."""
    sure: Sureness = "clear"
    """How far it is ahead of the next best move, `other`."""
    other: Any = None
    """The next best move as JSON (`Raw` cannot be absent); null where there is none."""
    id: int | None = None


class Presence(Struct, tag="presence"):
    """The people connected to the table. A seat that is here and among `actors` is thinking."""

    here: list[int]
    watchers: int


class Rematch(Struct, tag="rematch"):
    """There is a next match; seats are kept for those of this one."""

    match: str


class Pong(Struct, tag="pong"):
    """Here I am."""

    now: int
    id: int | None = None


class Bye(Struct, tag="bye"):
    """The server stops; connect again after that many milliseconds."""

    retry: int


ServerMessage = (
    Welcome
    | Update
    | TableChanged
    | Ack
    | Refused
    | Said
    | Reacted
    | Pointed
    | Asked
    | Answered
    | UndoAsked
    | UndoOver
    | UndoState
    | Hint
    | Presence
    | Rematch
    | Pong
    | Bye
)
