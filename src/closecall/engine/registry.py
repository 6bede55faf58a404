"""`Game`, the declaration of a game, and the registry of all games.

A game is registered once; the conformance suite, the command line, the server and the bots find
it here and need nothing else. What it does is in modules beside its class (`rules`, `moves`,
`view`, `position`, `policy`, `advice`): `Game` finds them by the package of the class, wherever it
is installed.
"""

from __future__ import annotations

import sys
import warnings
from abc import ABC
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast, overload

import msgspec

from closecall.engine import edition as editions
from closecall.engine import options as option_table
from closecall.engine import parts
from closecall.engine.claims import Claim
from closecall.engine.errors import (
    BadOptions,
    BadSnapshot,
    CloseCallError,
    MalformedMove,
    UnknownGame,
)
from closecall.engine.facts import Facts, ValueUnit
from closecall.engine.naming import Named
from closecall.engine.rng import Rng
from closecall.engine.rng import restore as restore_rng
from closecall.engine.terms import Terms
from closecall.engine.types import Event, Move, MoveT, View, ViewT, type_of

if TYPE_CHECKING:
    from closecall.engine.core import Note, State
    from closecall.engine.observe import Observation
    from closecall.engine.policy import Policy
    from closecall.engine.typed import StateOf

SEED_BYTES = 32
LONGEST_TEXT = 64
MOST_AGREED = 256  # terms kept ready, so that starting a match costs little


class Game(Facts, ABC, Generic[ViewT, MoveT]):
    """One game: its declared facts, its set-up, its moves and how it is shown.

    A game declares facts; the rest it inherits, as long as the modules beside its class are called
    as here. Each method can be overridden instead.
    """

    # What the game's own modules do ---------------------------------------------------------

    def box(self, terms: Terms) -> Any:
        """Build the box from options and edition, for `rules.begin` and `position.load`.

        None: the game has no box, and both are called without one.
        """
        return None

    def begin(self, terms: Terms, rng: Rng) -> State:
        """Return the position after setting up, with checked options: `rules.begin`."""
        box = self.box(terms)
        begin = self._rules.begin
        return cast("State", begin(terms, rng) if box is None else begin(terms, rng, box))

    def save(self, state: State) -> dict[str, object]:
        """Return the fields of a position by name, JSON-able, without terms and random stream."""
        return cast("dict[str, object]", self._position.save(state))

    def load(self, terms: Terms, rng: Rng, data: dict[str, object]) -> State:
        """Return the position that `save` described; `BadSnapshot` when it cannot be one.

        `position.Position` is the shape, `position.load` checks what types cannot.
        """
        try:
            read = msgspec.convert(data, self._position.Position)
        except (msgspec.ValidationError, RecursionError) as error:
            expected = f"a position of {self.title} ({error})"
            raise BadSnapshot(expected, "another shape", where="state") from None
        box = self.box(terms)
        load = self._position.load
        state = load(terms, rng, read) if box is None else load(terms, rng, box, read)
        return cast("State", state)

    def make_move(self, action: int) -> MoveT:
        """Return the move with this id, from 0 to `num_actions` - 1: `moves.make_move`."""
        return cast("MoveT", parts.need(type(self), "moves").make_move(action))

    def show(self, state: State, seat: int | None) -> ViewT:
        """Build a viewer's view of a state from nothing.

        `view.show`, or `view.show_open` and what `view.own` adds to it for a seat.
        """
        view = self._view
        if hasattr(view, "show"):
            return cast("ViewT", view.show(state, seat))
        shown = view.show_open(state)
        if seat is not None:
            shown = msgspec.structs.replace(shown, **view.own(state, seat))
        return cast("ViewT", shown)

    def show_all(self, state: State, seats: Sequence[int | None]) -> Sequence[ViewT]:
        """Return what several viewers may see; what all of them share is built once."""
        if not self.shows_apart:
            return [self.show(state, seat) for seat in seats]
        everybody, own = self.show_open(state), self.own
        replace = msgspec.structs.replace
        return [
            everybody if seat is None else replace(everybody, **own(state, seat)) for seat in seats
        ]

    @cached_property
    def shows_apart(self) -> bool:
        """Whether the view module tells the open table from what each seat sees besides."""
        if type(self).show is not Game.show:
            return False  # then there may be no module
        return hasattr(self._view, "show_open") and hasattr(self._view, "own")

    def show_open(self, state: State) -> ViewT:
        """Return what everybody may see, a spectator's view: `view.show_open`."""
        view: ViewT = self._view.show_open(state)
        return view

    def own(self, state: State, seat: int) -> dict[str, object]:
        """Return the fields in which the view of `seat` differs, in the view's order.

        `view.own`.
        """
        fields: dict[str, object] = self._view.own(state, seat)
        return fields

    def cut(self, state: State, note: Note, seat: int | None) -> Event | None:
        """Return a raw event as this viewer may know it.

        None when it does not concern them at all.
        """
        return cast("Event | None", self._view.cut(state, note, seat))

    @cached_property
    def open_events(self) -> bool:
        """Whether all that happens may be known to everybody: `view.OPEN_EVENTS`."""
        return type(self).cut is Game.cut and getattr(self._view, "OPEN_EVENTS", False)

    def policy(self) -> Policy:
        """Return the game's policy: `policy.policy()`, or one that knows nothing but the rules."""
        own = parts.find(type(self), "policy")
        if own is not None:
            return cast("Policy", own.policy())
        from closecall.engine.policy import Policy as Beginner

        return Beginner()

    def claims(self) -> Sequence[Claim]:
        """Return the claims about moves, each with its check: `advice.CLAIMS`, if there are any."""
        own = parts.find(type(self), "advice")
        return () if own is None else cast("Sequence[Claim]", own.CLAIMS)

    def name_move(self, view: View, move: Move) -> Named | None:
        """Return a move in words, as the player with this view says it: `naming.name`, if there is
        one.
        """
        own = parts.find(type(self), "naming")
        return None if own is None else cast("Named", own.name(view, move))

    def check_edition(self, edition: str | dict[str, object]) -> None:
        """Refuse an edition that cannot be played (`BadEdition`, with place and reason)."""
        own = parts.find(type(self), "edition")
        if own is not None:
            own.edition_of(edition)

    def resources(self) -> Path | None:
        """Return the folder with its texts (`text/en.ftl`, …) and `RULINGS.md`; None: it has no
        folder.
        """
        return parts.folder(type(self))

    @cached_property
    def _rules(self) -> Any:
        return parts.need(type(self), "rules")

    @cached_property
    def _position(self) -> Any:
        return parts.need(type(self), "position")

    @cached_property
    def _view(self) -> Any:
        return parts.need(type(self), "view")

    @cached_property
    def observation(self) -> Observation:
        """Return how its views become rows of numbers, for the usual number of players.

        Other set-ups: `closecall.engine.observe.observation(game, seats, **options)`.
        """
        from closecall.engine.observe import observation  # which needs this module

        return observation(self)

    # At the table ---------------------------------------------------------------------------

    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
        """Return the seats that win together: each alone unless the game says otherwise."""
        self.check_seats(seats)
        if self.cooperative:
            return (tuple(range(seats)),)
        return tuple((seat,) for seat in range(seats))

    def value_means(self, seats: int) -> tuple[ValueUnit, float]:
        """Return the meaning of a bot's value in a match of this size: `value_unit` and
        `value_scale`.
        """
        return self.value_unit, self.value_scale

    def undervalued(self, seats: int) -> tuple[float, float]:
        """Return how much less than they get in the end bots expect at the start of a match.

        The first figure is in log odds of winning, or in points or stars; it fades to nothing over
        as many moves as the second one says. Reviews add it. `bench/review.py values` measures it.
        """
        return 0.0, 1.0

    def stands_by_choice(self, state: State) -> bool:
        """Return whether in such a position `Policy.weigh` says of no move that it is better than
        its own choice.

        A mean of such comparisons would favour the choice: reviews play both moves on instead.
        """
        return False

    def may_talk(self, seats: int) -> bool:
        """Return whether chat, reactions and pointing are allowed during a match of this size."""
        return self.table_talk or all(len(team) == 1 for team in self.teams(seats))

    def silence(self, state: State, seat: int) -> int | None:
        """Return the action that a seat's silence stands for; None unless it only has to object or
        not.
        """
        if self._silent:
            for action in state.legal(seat):
                if action in self._silent:
                    return action
        return None

    @cached_property
    def _silent(self) -> frozenset[int]:
        moves = enumerate(self._moves) if self.silent_moves else ()
        return frozenset(action for action, move in moves if type_of(move) in self.silent_moves)

    def languages(self) -> tuple[str, ...]:
        """Return the languages it has words in, English first: the files of its folder `text`."""
        folder = self.resources()
        found = sorted(file.stem for file in folder.glob("text/*.ftl")) if folder else []
        return ("en", *(lang for lang in found if lang != "en"))

    # Starting and restoring ------------------------------------------------------------------

    def start(
        self, seats: int, seed: int | bytes, *, revision: object = None, **options: object
    ) -> StateOf[ViewT]:
        """Start a match. A whole number as seed is quick to play, 32 bytes cannot be predicted.

        `revision`: play by an older revision of the rules, as the records of that time were.
        """
        terms = self._terms(seats, options, self.revision if revision is None else revision)
        rng = Rng(seed if type(seed) is int else _checked_seed(seed))
        return cast("StateOf[ViewT]", self.begin(terms, rng))

    def restore(self, data: object) -> StateOf[ViewT]:
        """Return the state a `snapshot` describes.

        Refused with the reason when it describes none.
        """
        fields = _checked_fields(data)
        if fields["game"] != self.key:
            raise BadSnapshot(f"a position of {self.key}", fields["game"], where="game")
        options, state = fields["options"], fields["state"]
        if not isinstance(options, dict) or not isinstance(state, dict):
            raise BadSnapshot("objects", [options, state], where="options and state")
        try:
            terms = self._terms(fields["seats"], options, fields["revision"])
        except BadOptions as error:
            raise BadSnapshot(error.expected, error.got, where=error.where) from None
        try:
            restored = self.load(terms, restore_rng(fields["rng"]), state)
            return cast("StateOf[ViewT]", restored)
        except (UnicodeError, RecursionError) as error:  # half characters; nested too deep
            raise BadSnapshot(f"a position of {self.key} ({error})", state, where="state") from None

    def _terms(self, seats: object, options: Mapping[str, object], revision: object) -> Terms:
        """Return the checked terms of a match; asked for again, the same ones at once."""
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
        """Return the revision if its rules can be played here; `BadOptions` otherwise."""
        if type(revision) is int and self.oldest_revision <= revision <= self.revision:
            return revision
        expected = f"revision {self.revision} of {self.title}"
        if self.oldest_revision < self.revision:
            expected = f"a revision from {self.oldest_revision} to {self.revision} of {self.title}"
        if type(revision) is int and revision > self.revision:
            expected += ": newer rules need a newer version of this program"
        raise BadOptions(expected, revision, where="revision")

    def check_seats(self, seats: object) -> int:
        """Return the number of seats if the game allows it; `BadOptions` otherwise."""
        if type(seats) is not int or seats not in self.seats:
            expected = "one of " + ", ".join(map(str, self.seats)) + " seats"
            raise BadOptions(expected, seats, where=self.key)
        return seats

    # Moves -------------------------------------------------------------------------------------

    @cached_property
    def _moves(self) -> tuple[MoveT, ...]:
        return tuple(self.make_move(action) for action in range(self.num_actions))

    @cached_property
    def _actions(self) -> dict[Move, int]:
        return {move: action for action, move in enumerate(self._moves)}

    @cached_property
    def _by_text(self) -> dict[str, MoveT]:
        return {move.text.casefold(): move for move in self._moves}

    def move(self, action: int) -> MoveT:
        """Return the typed move of an action."""
        if type(action) is int and 0 <= action < self.num_actions:
            return self._moves[action]
        expected = f"an action from 0 to {self.num_actions - 1}"
        raise MalformedMove(expected, action, where=self.key)

    def action(self, move: Move) -> int:
        """Return the action of a typed move."""
        try:
            return self._actions[move]
        except (KeyError, TypeError):
            raise MalformedMove(f"a move of {self.key}", move, where=self.key) from None

    def parse(self, text: str) -> MoveT:
        """Return the move somebody wrote down; capitals and space around it do not matter."""
        if isinstance(text, str) and len(text) <= LONGEST_TEXT:
            move = self._by_text.get(text.strip().casefold())
            if move is not None:
                return move
        example = self._moves[0].text
        raise MalformedMove(f"a move of {self.key} such as {example!r}", text, where=self.key)

    def decode(self, data: bytes | str | dict[str, object]) -> MoveT:
        """Return the move in a piece of JSON, or in what JSON decodes to."""
        try:
            if isinstance(data, (bytes, str)):
                move = msgspec.json.decode(data, type=self.move_type)
            else:
                move = msgspec.convert(data, self.move_type)
        except (msgspec.MsgspecError, UnicodeError, RecursionError, TypeError) as error:
            raise MalformedMove(f"a move of {self.key} ({error})", data, where=self.key) from None
        self.action(move)
        return cast("MoveT", move)


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


GROUP = "closecall.games"
"""The entry points under which a distribution offers games."""

_GAMES: dict[str, Game[Any, Any]] = {}
_G = TypeVar("_G", bound=Game[Any, Any])


def register(game: _G) -> _G:
    """Make a game known everywhere; its key must be new.

    A game of another distribution need not call this: an entry point of the group
    `closecall.games` names its class.
    """
    _check_declared(type(game))
    if game.key in _GAMES:
        raise CloseCallError("a new key", game.key, where="register")
    _GAMES[game.key] = game
    return game


def _check_declared(kind: type[Game[Any, Any]]) -> None:
    for name in Facts.__annotations__:
        if not hasattr(kind, name):
            raise CloseCallError(f"a game that declares `{name}`", kind.__name__, where="register")


@overload
def game(key: str) -> Game[Any]: ...
@overload
def game(key: type[_G]) -> _G: ...
def game(key: object) -> Game[Any, Any]:
    """Return the game with this key, or of this class.

    Asked for by its class, the types of its moves and views are known to type checkers.
    """
    name = key.key if isinstance(key, type) and issubclass(key, Game) else key
    found = _GAMES.get(name) if isinstance(name, str) else None
    if found is None and _find_installed() and isinstance(name, str):
        found = _GAMES.get(name)
    if found is None or (isinstance(key, type) and not isinstance(found, key)):
        raise UnknownGame("one of " + ", ".join(_GAMES), key, where="game")
    return found


def list_games() -> list[Game]:
    """Return all games: those of this package, of installed distributions, and those registered."""
    _find_installed()
    return sorted(_GAMES.values(), key=lambda game: game.shelf)


games = list_games


@cache
def _find_installed() -> bool:
    """Register the games that other distributions offer; one that fails to load is named."""
    for point in entry_points(group=GROUP):
        try:
            offered = point.load()
            made = offered() if isinstance(offered, type) else offered
            if type(made) not in map(type, _GAMES.values()):
                register(made)
        except Exception as error:  # a broken game must not keep the others from being played
            warnings.warn(f"the game {point.value} cannot be used: {error}", stacklevel=2)
    return True


def to_tell() -> list[type[Game[Any, Any]]]:
    """Return the games a new process would not find by itself, as far as it can import their
    classes.
    """
    kinds = [type(game) for game in _GAMES.values()]
    return [kind for kind in kinds if not kind.__module__.startswith("closecall.") and _named(kind)]


def _named(kind: type) -> bool:
    """Return whether another process finds this class by its name."""
    module = sys.modules.get(kind.__module__)
    return getattr(module, kind.__qualname__, None) is kind


def know(kinds: Iterable[type[Game[Any, Any]]]) -> None:
    """Register, in a new process, the games that its parent had registered itself."""
    for kind in kinds:
        if kind.key not in _GAMES:
            register(kind())
