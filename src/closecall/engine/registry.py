"""What a game declares, and the list of all games.

A game is registered once; the conformance suite, the command line, the server and the bots find
it here and need nothing else.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Literal

import msgspec

from closecall.engine import edition as editions
from closecall.engine import options as option_table
from closecall.engine.claims import Claim
from closecall.engine.errors import (
    BadOptions,
    BadSnapshot,
    CloseCallError,
    MalformedMove,
    UnknownGame,
)
from closecall.engine.options import Option
from closecall.engine.rng import Rng
from closecall.engine.rng import restore as restore_rng
from closecall.engine.terms import Terms
from closecall.engine.types import Event, Move, View

if TYPE_CHECKING:
    from closecall.engine.core import Note, State

SEED_BYTES = 32
LONGEST_TEXT = 64
MOST_AGREED = 256  # terms kept ready, so that starting a match costs little


class Game(ABC):
    """One game: its declared facts, its set-up, its moves and how it is shown."""

    key: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[Option, ...]] = ()
    hidden: ClassVar[bool]
    """Whether somebody knows something that others do not."""
    chance: ClassVar[bool]
    """Whether dice or cards decide anything."""
    simultaneous: ClassVar[bool]
    """Whether the game ever waits for several seats at once."""
    cooperative: ClassVar[bool]
    """Whether all win or lose together."""
    revision: ClassVar[int]
    """Raised whenever a rule's behaviour changes; matches go on by the revision they began with."""
    oldest_revision: ClassVar[int] = 1
    """The first revision that can still be played: `Terms.revision` says which one a state is."""
    value_unit: ClassVar[Literal["win", "points", "stars"]] = "win"
    """What a bot's value from 0 to 1 means to people: the chance of winning, or how far ahead."""
    value_scale: ClassVar[float] = 1.0
    """How many points or stars lie between the values 0 and 1; 0.5 is level."""
    num_actions: ClassVar[int]
    move_type: ClassVar[Any]
    view_type: ClassVar[Any]
    event_type: ClassVar[Any]

    # What a game fills in ------------------------------------------------------------------

    @abstractmethod
    def begin(self, terms: Terms, rng: Rng) -> State:
        """The position after setting up, with checked options."""

    @abstractmethod
    def save(self, state: State) -> dict[str, object]:
        """The fields of a position by name, JSON-able, without terms and random stream."""

    @abstractmethod
    def load(self, terms: Terms, rng: Rng, data: dict[str, object]) -> State:
        """The position that `save` described; `BadSnapshot` when it cannot be one."""

    @abstractmethod
    def make_move(self, action: int) -> Move:
        """The move with this id, from 0 to `num_actions` - 1."""

    @abstractmethod
    def show(self, state: State, seat: int | None) -> View:
        """What a viewer may see of a state, built up from nothing."""

    def show_all(self, state: State, seats: Sequence[int | None]) -> list[View]:
        """What several viewers may see: a game may build once what all of them share."""
        return [self.show(state, seat) for seat in seats]

    @abstractmethod
    def cut(self, state: State, note: Note, seat: int | None) -> Event | None:
        """A raw event as this viewer may know it; None when it does not concern them at all."""

    def claims(self) -> Sequence[Claim]:
        """What may be said about a move, each with its check: the game's `advice.py` (if any)."""
        return ()

    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
        """Who wins together: each alone unless the game says otherwise."""
        self.check_seats(seats)
        if self.cooperative:
            return (tuple(range(seats)),)
        return tuple((seat,) for seat in range(seats))

    def check_edition(self, edition: str | dict[str, object]) -> None:
        """Refuse an edition that cannot be played (`BadEdition`, with place and reason)."""

    # Starting and restoring ------------------------------------------------------------------

    def start(
        self, seats: int, seed: int | bytes, *, revision: object = None, **options: object
    ) -> State:
        """A new match. A whole number as seed is quick to play, 32 bytes cannot be predicted.

        `revision`: play by an older revision of the rules, as the records of that time were.
        """
        terms = self._terms(seats, options, self.revision if revision is None else revision)
        return self.begin(terms, Rng(seed if type(seed) is int else _checked_seed(seed)))

    def restore(self, data: object) -> State:
        """The state a `snapshot` describes; refused with the reason when it describes none."""
        fields = _checked_fields(data)
        if fields["game"] != self.key:
            raise BadSnapshot(f"a position of {self.key}", fields["game"], where="game")
        options, state = fields["options"], fields["state"]
        if not isinstance(options, dict) or not isinstance(state, dict):
            raise BadSnapshot("objects", [options, state], where="options and state")
        try:
            terms = self._terms(fields["seats"], options, fields["revision"])
        except BadOptions as error:
            raise BadSnapshot(error.expected, error.came, where=error.where) from None
        try:
            return self.load(terms, restore_rng(fields["rng"]), state)
        except (UnicodeError, RecursionError) as error:  # half characters; nested too deep
            raise BadSnapshot(f"a position of {self.key} ({error})", state, where="state") from None

    def _terms(self, seats: object, options: Mapping[str, object], revision: object) -> Terms:
        """The checked terms of a match; asked for again, the same ones at once."""
        edition = options.get("edition")
        if isinstance(edition, str) and editions.is_text(edition):  # too long to be kept
            return self._agree(seats, options, revision)
        asked: tuple[object, ...] = (type(seats), seats, type(revision), revision)
        if options:
            asked = (*asked, *[(name, type(it), it) for name, it in options.items()])
        try:
            known = self._agreed.get(asked)
        except TypeError:  # an edition's content, or something that will be refused
            return self._agree(seats, options, revision)
        if known is None:
            known = self._agree(seats, options, revision)
            if len(self._agreed) < MOST_AGREED:
                self._agreed[asked] = known
        return known

    @cached_property
    def _agreed(self) -> dict[object, Terms]:
        return {}

    def _agree(self, seats: object, options: Mapping[str, object], revision: object) -> Terms:
        rules = self.check_revision(revision)
        checked = self.check_seats(seats)
        filled = option_table.fill(self.options, options)
        edition = filled.get("edition", "default")
        assert isinstance(edition, (str, dict))
        if isinstance(edition, str) and editions.is_text(edition):
            filled["edition"] = editions.parse(edition, self.check_edition)
        else:
            self.check_edition(edition)
        return Terms(self.key, checked, filled, rules)

    def check_revision(self, revision: object) -> int:
        """The revision if its rules can be played here; `BadOptions` otherwise."""
        if type(revision) is int and self.oldest_revision <= revision <= self.revision:
            return revision
        expected = f"revision {self.revision} of {self.title}"
        if self.oldest_revision < self.revision:
            expected = f"a revision from {self.oldest_revision} to {self.revision} of {self.title}"
        if type(revision) is int and revision > self.revision:
            expected += ": newer rules need a newer version of this program"
        raise BadOptions(expected, revision, where="revision")

    def check_seats(self, seats: object) -> int:
        """The number of seats if the game can be played by so many; `BadOptions` otherwise."""
        if type(seats) is not int or seats not in self.seats:
            expected = "one of " + ", ".join(map(str, self.seats)) + " seats"
            raise BadOptions(expected, seats, where=self.key)
        return seats

    # Moves -------------------------------------------------------------------------------------

    @cached_property
    def _moves(self) -> tuple[Move, ...]:
        return tuple(self.make_move(action) for action in range(self.num_actions))

    @cached_property
    def _actions(self) -> dict[Move, int]:
        return {move: action for action, move in enumerate(self._moves)}

    @cached_property
    def _by_text(self) -> dict[str, Move]:
        return {move.text.casefold(): move for move in self._moves}

    def move(self, action: int) -> Move:
        """The typed move of an action."""
        if type(action) is int and 0 <= action < self.num_actions:
            return self._moves[action]
        expected = f"an action from 0 to {self.num_actions - 1}"
        raise MalformedMove(expected, action, where=self.key)

    def action(self, move: Move) -> int:
        """The action of a typed move."""
        try:
            return self._actions[move]
        except (KeyError, TypeError):
            raise MalformedMove(f"a move of {self.key}", move, where=self.key) from None

    def parse(self, text: str) -> Move:
        """The move somebody wrote down; capitals and space around it do not matter."""
        if isinstance(text, str) and len(text) <= LONGEST_TEXT:
            move = self._by_text.get(text.strip().casefold())
            if move is not None:
                return move
        example = self._moves[0].text
        raise MalformedMove(f"a move of {self.key} such as {example!r}", text, where=self.key)

    def decode(self, data: bytes | str | dict[str, object]) -> Move:
        """The move in a piece of JSON, or in what JSON decodes to."""
        try:
            if isinstance(data, (bytes, str)):
                move = msgspec.json.decode(data, type=self.move_type)
            else:
                move = msgspec.convert(data, self.move_type)
        except (msgspec.MsgspecError, UnicodeError, RecursionError, TypeError) as error:
            raise MalformedMove(f"a move of {self.key} ({error})", data, where=self.key) from None
        self.action(move)
        return move  # type: ignore[no-any-return]


def _checked_seed(seed: object) -> int | bytes:
    if type(seed) is int:
        return seed
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    came = f"{len(seed)} bytes" if isinstance(seed, bytes) else seed
    raise BadOptions(f"a whole number or {SEED_BYTES} bytes", came, where="seed")


def _checked_fields(data: object) -> dict[str, object]:
    wanted = ("game", "revision", "seats", "options", "rng", "state")
    if not isinstance(data, dict):
        raise BadSnapshot("an object", data, where="snapshot")
    for name in wanted:
        if name not in data:
            raise BadSnapshot(f"a field {name!r}", sorted(map(str, data)), where="snapshot")
    for name in data:
        if name not in wanted:
            raise BadSnapshot("only " + ", ".join(wanted), name, where="snapshot")
    return data


_GAMES: dict[str, Game] = {}


def register(game: Game) -> Game:
    """Make a game known; its key must be new."""
    if game.key in _GAMES:
        raise CloseCallError("a new key", game.key, where="register")
    _GAMES[game.key] = game
    return game


def game(key: str) -> Game:
    """The game with this key."""
    found = _GAMES.get(key) if isinstance(key, str) else None
    if found is None:
        raise UnknownGame("one of " + ", ".join(_GAMES), key, where="game")
    return found


def games() -> list[Game]:
    """All registered games, in the order of registration."""
    return list(_GAMES.values())
