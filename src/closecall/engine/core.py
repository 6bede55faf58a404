"""A state of a game and how it goes on: the part every game shares, compiled.

A game subclasses `State` and fills in five small things: who decides (`actor_mask`), what is legal
(`list_moves`), what a move does (`do_move`), how it stands (`points`, `winners_mask`) and `copy`.
Everything callers rely on (refusing what is not legal, events, results, pickling) is here once.

Inside, actions are small integers and seats are bits of a mask; `legal`, `apply` and `view` are the
checked, friendly way in, `act` is the trusted one for search and simulation.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Any, Final, SupportsIndex, cast, final

import msgspec
from mypy_extensions import mypyc_attr

from closecall.engine import plain, registry
from closecall.engine.arrays import zeros
from closecall.engine.errors import (
    BadOptions,
    CloseCallError,
    GameOver,
    IllegalMove,
    MalformedMove,
    NotYourTurn,
)
from closecall.engine.native import i64, vec
from closecall.engine.rng import Rng
from closecall.engine.terms import Terms
from closecall.engine.types import Event, Move, Result

MAX_SEATS: Final = 8
MAX_MOVES: Final = 1024  # more than any position of any game offers; checked by the suite
QUOTED_MOVES: Final = 8

# Notes are raw events: a kind and what belongs to it. Games cut them per viewer.
Note = tuple[object, ...]


def _seats_in(mask: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(MAX_SEATS) if mask >> seat & 1])


SEATS_IN: Final = [_seats_in(mask) for mask in range(1 << MAX_SEATS)]

# Pre-boxed ints, so that listing legal moves allocates nothing.
READY: Final = 4096
_READY: Final[list[object]] = list(range(READY))
_NOTHING: Final[list[object]] = [None]

# Copied for every list of moves: much quicker than making one.
_BLANK: Final = zeros(MAX_MOVES)


@final
class Moves:
    """A reusable list of actions, so that listing what is legal allocates nothing."""

    def __init__(self) -> None:
        self.items: vec[i64] = _BLANK[:]
        self.n: i64 = 0

    def add(self, action: i64) -> None:
        self.items[self.n] = action
        self.n += 1

    def has(self, action: i64) -> bool:
        items = self.items
        i: i64
        for i in range(self.n):
            if items[i] == action:
                return True
        return False

    def to_list(self) -> list[int]:
        n = self.n
        items = self.items
        ready = _READY
        listed = _NOTHING * n
        i: i64
        for i in range(n):
            action = items[i]
            listed[i] = ready[action] if action < READY else action
        return cast("list[int]", listed)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """A position of a match, hidden cards and the randomness to come included.

    A metaclass and not the base class `ABC`: what inherits from that cannot be compiled as well. A
    game sets its own fields before it calls `__init__` here, for the same reason.
    """

    def __init__(self, terms: Terms, rng: Rng) -> None:
        self.terms = terms
        self.rng = rng
        self.seats: i64 = terms.seats
        self.over: bool = False
        self.notes: list[Note] | None = None
        self._listed: Moves | None = None
        self._listed_for: i64 = -1

    # What a game fills in ------------------------------------------------------------------

    @abstractmethod
    def actor_mask(self) -> i64:
        """Return the seats whose decision the game waits for, a bit each; 0 once over."""

    @abstractmethod
    def list_moves(self, seat: i64, moves: Moves) -> None:
        """Add every action this seat may take now (called with an empty list, never once over)."""

    @abstractmethod
    def do_move(self, seat: i64, action: i64) -> None:
        """Carry out a legal action."""

    @abstractmethod
    def points(self, seat: i64) -> i64:
        """Return the score of a seat so far."""

    @abstractmethod
    def winners_mask(self) -> i64:
        """Return, once over, the seats that won, a bit each (none: everybody lost)."""

    @abstractmethod
    def reason(self) -> str:
        """Return, once over, the reason as a short stable word."""

    @abstractmethod
    def copy(self) -> State:
        """Return an independent state equal to this one; it does not listen."""

    @abstractmethod
    def redeal(self, seat: i64, rng: Rng) -> State:
        """Return a copy with everything that `seat` (-1: a spectator) cannot see drawn again by
        `rng`.
        """

    # The trusted way in: search and simulation ----------------------------------------------

    @final
    def offer(self, seat: i64, moves: Moves) -> None:
        """Fill `moves` with what is legal for a seat."""
        moves.n = 0
        if not self.over:
            self.list_moves(seat, moves)

    @final
    def act(self, seat: i64, action: i64) -> None:
        """Do a move known to be legal, without checking."""
        self._listed_for = -1
        self.do_move(seat, action)

    # The checked way in ----------------------------------------------------------------------

    @final
    def actors(self) -> tuple[int, ...]:
        """Return the seats whose decision the game waits for; several where the rules say so."""
        return SEATS_IN[self.actor_mask()]

    @final
    def legal(self, seat: SupportsIndex) -> list[int]:
        """Return the actions this seat may take now.

        May be non-empty for a seat nobody waits for.
        """
        return self._legal_moves(self._checked_seat(seat)).to_list()

    @final
    def forget_legal(self) -> None:
        """Release the list of legal moves; it is made again when somebody asks.

        It has room for any position and takes 8 KB, a lot for a server with thousands of matches.
        """
        self._listed = None
        self._listed_for = -1

    @final
    def apply(self, seat: SupportsIndex, action: SupportsIndex | Move | str) -> None:
        """Make a legal move: an action, a move, or the text of one.

        Anything else is refused and changes nothing.
        """
        place = self._checked_seat(seat)
        chosen = _whole(action)
        if not self._legal_moves(place).has(chosen):
            if not isinstance(action, (str, Move)):
                raise self._refusal(place, action)
            game = self.game
            number = game.action(game.parse(action) if isinstance(action, str) else action)
            chosen = number
            if not self._legal_moves(place).has(chosen):
                raise self._refusal(place, number)
        if self.notes is not None:
            self.notes = []
        self.act(place, chosen)

    @final
    def result(self) -> Result:
        """Return points per seat and, once over, who won and why."""
        scores: list[int] = []
        seat: i64
        for seat in range(self.seats):
            scores.append(self.points(seat))
        if not self.over:
            return Result(tuple(scores), (), "unfinished")
        return Result(tuple(scores), SEATS_IN[self.winners_mask()], self.reason())

    @property
    def game(self) -> registry.Game[Any]:
        """The game this is a state of."""
        return registry.game(self.terms.key)

    @final
    def view(self, seat: SupportsIndex | None = None) -> Any:
        """Return what a seat may see; None is a spectator."""
        return self.game.show(self, self._checked_viewer(seat))

    @final
    def imagine(self, seat: SupportsIndex | None, seed: SupportsIndex) -> State:
        """Return a random complete state this viewer cannot tell from the real one.

        Hidden cards are dealt again among all places they could be, and the randomness to come is
        another one. Bots plan only on imagined states.
        """
        viewer = self._checked_viewer(seat)
        number = seed if isinstance(seed, int) else _index(seed)
        if not isinstance(number, int):
            raise BadOptions("a whole number", seed, where="seed")
        return self.redeal(-1 if viewer is None else viewer, Rng(number))

    @final
    def listen(self) -> None:
        """Make `apply` record what happens from now on, for `events` to return."""
        if self.notes is None:
            self.notes = []

    @final
    def events(self, seat: SupportsIndex | None = None) -> list[Event]:
        """Return what the last move made happen, as this viewer may know it; empty unless
        listening.
        """
        viewer = self._checked_viewer(seat)
        game = self.game
        happened: list[Event] = []
        for note in self.notes or []:
            event = game.cut(self, note, viewer)
            if event is not None:
                happened.append(event)
        return happened

    @final
    def snapshot(self) -> dict[str, object]:
        """Return the whole position, secrets and random stream included, just as JSON would hold
        it.
        """
        game = self.game
        whole = {
            "game": game.key,
            "revision": int(self.terms.revision),
            "seats": int(self.seats),
            "options": dict(self.terms.options),
            "rng": self.rng.snapshot(),
            "state": game.save(self),
        }
        plain: dict[str, object] = msgspec.json.decode(msgspec.json.encode(whole))
        return plain

    @final
    def text(self, seat: SupportsIndex | None = None) -> str:
        """Return the position as text, as this viewer sees it; None is a spectator."""
        return plain.position(self.view(seat), self.game.title, self.actors())

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        waiting = ", ".join([str(seat) for seat in self.actors()])
        how = "over" if self.over else f"waiting for {waiting}"
        return f"<{type(self).__name__}: {self.terms.key}, {int(self.seats)} seats, {how}>"

    def __eq__(self, other: object) -> bool:
        """Return whether both are the same position of the same match, the chance to come included.

        States change, so they cannot be keys of a dictionary or members of a set.
        """
        if not isinstance(other, State):
            return NotImplemented
        return self is other or self.snapshot() == other.snapshot()

    __hash__ = None  # type: ignore[assignment]

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return _restore, (self.snapshot(),)

    # How calls are refused ------------------------------------------------------------------

    @final
    def _legal_moves(self, seat: i64) -> Moves:
        listed = self._listed
        if listed is None:
            listed = Moves()
            self._listed = listed
        elif self._listed_for == seat:
            return listed
        self.offer(seat, listed)
        self._listed_for = seat
        return listed

    @final
    def _checked_seat(self, seat: object) -> i64:
        # First against a small number: what does not fit a machine integer must not get there.
        number = seat if isinstance(seat, int) else _index(seat)
        if isinstance(number, int) and 0 <= number < MAX_SEATS:
            if number < self.seats:
                return number
        raise NotYourTurn(f"a seat from 0 to {int(self.seats) - 1}", seat, where="seat")

    @final
    def _checked_viewer(self, seat: object) -> int | None:
        if seat is None:
            return None
        return self._checked_seat(seat)

    @final
    def _refusal(self, seat: i64, action: object) -> CloseCallError:
        game = self.game
        if self.over:
            return GameOver("no further move: the match is over", action, where=game.key)
        number = _index(action)
        if not isinstance(number, int) or not 0 <= number < game.num_actions:
            expected = f"an action from 0 to {game.num_actions - 1}"
            return MalformedMove(expected, action, where=game.key)
        came = game.move(number).text
        legal = self.legal(seat)
        if not legal:
            waiting = ", ".join([f"seat {actor}" for actor in self.actors()])
            return NotYourTurn(f"a move of {waiting}", f"{came} of seat {seat}", where=game.key)
        texts = [game.move(each).text for each in legal[:QUOTED_MOVES]]
        more = f" and {len(legal) - QUOTED_MOVES} more" if len(legal) > QUOTED_MOVES else ""
        return IllegalMove("one of " + ", ".join(texts) + more, came, where=game.key)


def copy_scalars(state: State, twin: State) -> None:
    """Copy every number, truth value and word that `__init__` of a state sets up to a twin.

    So a field is listed once, where it is declared. In modules that are compiled `hatch_build.py`
    puts the assignments in place of the call; this is for plain files, and games of others.
    """
    twin.over = state.over
    fields: dict[str, object] = getattr(state, "__dict__", {})
    for name, value in fields.items():
        if isinstance(value, (int, str)) and not name.startswith("_"):
            setattr(twin, name, value)


def _whole(value: object) -> i64:
    """Return the action as a machine integer; what is none becomes -1, which is never legal."""
    number = value if isinstance(value, int) else _index(value)
    if isinstance(number, int):
        if 0 <= number < 1 << 31:
            return number
    return -1


def _index(value: object) -> object:
    """Convert integer-like values (NumPy's, for instance) to int.

    Return anything else unchanged.
    """
    if isinstance(value, SupportsIndex):
        try:
            return value.__index__()
        except TypeError:  # an array of several numbers
            return value
    return value


def _restore(data: dict[str, object]) -> State:
    return registry.game(str(data["game"])).restore(data)
