"""Facts a game declares about itself, so that nothing else has to know the game.

Command line, bots, arena, server and web app read these facts; none of them knows a game by name.
The conformance suite checks the facts that can be seen in play.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from closecall.engine.options import Option

ValueUnit = Literal["win", "points", "stars"]


class Facts:
    """The declared facts of a game. Without a default: every game must say it."""

    key: ClassVar[str]
    """Its stable name in addresses, records and commands: `high-card`."""
    title: ClassVar[str]
    """Its English title; its texts may say it in other languages."""
    tagline: ClassVar[str] = ""
    """A sentence about it in English, for games without texts."""
    seats: ClassVar[tuple[int, ...]]
    """The numbers of players it can be played by."""
    options: ClassVar[tuple[Option, ...]] = ()
    """What can be agreed before a match."""

    # How it plays: checked by the conformance suite
    hidden: ClassVar[bool]
    """Whether somebody knows something that others do not."""
    chance: ClassVar[bool]
    """Whether dice or cards decide anything."""
    simultaneous: ClassVar[bool]
    """Whether the game ever waits for several seats at once."""
    cooperative: ClassVar[bool]
    """Whether all win or lose together."""
    witnessed: ClassVar[tuple[str, ...]] = ()
    """Fields of a snapshot that hold what everybody saw happen, though no view repeats it."""
    low_wins: ClassVar[bool] = False
    """Whether the lowest score wins, not the highest."""

    # Its rules and their history
    revision: ClassVar[int]
    """Raised whenever a rule's behaviour changes; matches go on by the revision they began with."""
    oldest_revision: ClassVar[int] = 1
    """The first revision that can still be played: `Terms.revision` says which one a state is."""
    num_actions: ClassVar[int]
    """How many different moves there are; their ids count from 0."""
    move_type: ClassVar[Any]
    view_type: ClassVar[Any]
    event_type: ClassVar[Any]

    # What bots tell people
    value_unit: ClassVar[ValueUnit] = "win"
    """What a bot's value from 0 to 1 means to people: the chance of winning, or how far ahead."""
    value_scale: ClassVar[float] = 1.0
    """How many points or stars lie between the values 0 and 1; 0.5 is level."""
    misses: ClassVar[tuple[float, float, float]] = (0.02, 0.05, 0.10)
    """Chances of winning whose loss is an inaccuracy, a mistake, a blunder."""
    foresees_best: ClassVar[bool] = False
    """Whether a bot's value is what the best moves lead to. Otherwise everybody plays on by the
    policy's quick move (`Policy.pick`), and that is the player whom reviews compare with."""

    # At the table
    shelf: ClassVar[int] = 100
    """Where it stands in lists of games: low numbers first, then in the order of registration."""
    usual_seats: ClassVar[int] = 0
    """The number of players for a first match (default: the middle of `seats`)."""
    minutes: ClassVar[int] = 30
    """How long a match among people takes."""
    kind: ClassVar[str] = ""
    """What it feels like, a message `kind-…` of the web app (default: told by the facts above)."""
    daily: ClassVar[bool] = False
    """Whether it is the challenge of the day, played alone."""
    table_talk: ClassVar[bool] = True
    """Whether partners may chat, react and point while a match runs."""
    questions: ClassVar[tuple[str, ...]] = ()
    """Types of moves about which a player may ask the partner, even without table talk."""
    silent_moves: ClassVar[tuple[str, ...]] = ()
    """Types of moves that say "no objection" to somebody else's move: what silence stands for."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if not hasattr(cls, "seats"):
            return
        if cls.usual_seats not in cls.seats:
            cls.usual_seats = cls.seats[len(cls.seats) // 2]
        if not cls.kind:
            cls.kind = _kind(cls)


def _kind(cls: type[Facts]) -> str:
    if cls.cooperative:
        return "coop"
    if cls.simultaneous:
        return "together-at-once"
    return "hands" if cls.hidden else "turns"
