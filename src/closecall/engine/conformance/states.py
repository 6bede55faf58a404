"""States as values: conserved, independent, saved, repeated, sent elsewhere."""

from __future__ import annotations

import copy
import pickle

import msgspec

from closecall.engine.conformance.walk import (
    Player,
    Setup,
    demand,
    digest,
    follow,
    go_on,
    positions,
    start,
    viewers,
)
from closecall.engine.core import State
from closecall.engine.errors import BadSnapshot
from closecall.engine.registry import Game

STEPS = 300
STRETCH = 24


def check_conservation(game: Game, setup: Setup) -> None:
    """After every move all components are there, each once: `restore` refuses anything else."""
    for seed in (1, 2):
        state = start(game, setup, seed)
        for _ in go_on(state, Player(game, seed), STEPS):
            _check_restorable(game, setup, state)
        _check_restorable(game, setup, state)


def _check_restorable(game: Game, setup: Setup, state: State) -> None:
    snapshot = state.snapshot()
    try:
        again = game.restore(snapshot).snapshot()
    except BadSnapshot as error:
        demand(False, game, setup, f"a position of play is refused: {error}")
    else:
        demand(again == snapshot, game, setup, "restoring gives another position")


def check_copies(game: Game, setup: Setup) -> None:
    """A copy shares nothing: the last ones are hashed again after every move, all at the end.

    Whatever an earlier copy shared with the state, and the state still has, the last one shares
    too; so a change shows there at once, and in the earlier one at the end.
    """
    for state in positions(game, setup, seed=5, count=4):
        player = Player(game, 5)
        earlier: list[tuple[State, str]] = []
        for seat, action in go_on(state, player, STRETCH):
            _demand_unchanged(game, setup, earlier[-2:])
            now = digest(state)
            twins = [state.copy(), state.imagine(seat, 1)]
            demand(digest(twins[0]) == now, game, setup, "a copy is another position")
            earlier += [(twin, digest(twin)) for twin in twins]
            branch = state.copy()
            branch.apply(seat, action)
            demand(digest(state) == now, game, setup, "playing on a copy changed the state")
        _demand_unchanged(game, setup, earlier)


def _demand_unchanged(game: Game, setup: Setup, earlier: list[tuple[State, str]]) -> None:
    for old, fingerprint in earlier:
        demand(digest(old) == fingerprint, game, setup, "a move changed an earlier state")


def check_snapshots(game: Game, setup: Setup) -> None:
    """Saved as JSON and restored, a state is the same and goes on the same, either stream."""
    for secure in (False, True):
        for state in positions(game, setup, seed=4, count=3, secure=secure):
            plain = msgspec.json.decode(msgspec.json.encode(state.snapshot()))
            demand(plain == state.snapshot(), game, setup, "a snapshot that JSON changes")
            again = game.restore(plain)
            same = again.snapshot() == state.snapshot()
            demand(same, game, setup, "restored to another position")
            for seat, action in go_on(state, Player(game, 4), STEPS):
                follow(game, setup, again, seat, action)
            same = digest(again) == digest(state)
            demand(same, game, setup, "a restored match went on differently")


def check_replay(game: Game, setup: Setup) -> None:
    """The same seed and moves give the same match, whether anybody listens or not."""
    state, again = start(game, setup, 6), start(game, setup, 6)
    again.listen()
    for seat, action in go_on(state, Player(game, 6), STEPS):
        demand(state.events() == [], game, setup, "events though nobody listens")
        follow(game, setup, again, seat, action)
        for _ in (again.view(seat), again.legal(seat), again.events(seat), again.imagine(seat, 1)):
            pass
    demand(digest(again) == digest(state), game, setup, "the same seed and moves went elsewhere")


def check_transport(game: Game, setup: Setup) -> None:
    """Pickle, `copy.copy` and `copy.deepcopy` give states that are equal and go on alike."""
    for state in positions(game, setup, seed=9, count=4):
        before = digest(state)
        twins = [pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)]
        for seat, action in go_on(state, Player(game, 9), STRETCH):
            for twin in twins:
                follow(game, setup, twin, seat, action)
        for twin in twins:
            demand(digest(twin) == digest(state), game, setup, "a transported state went elsewhere")
        demand(digest(state) != before, game, setup, "moves that change nothing")


def check_messages(game: Game, setup: Setup) -> None:
    """Views and events are JSON of the declared types, views tell whose they are."""
    state = start(game, setup, 10)
    state.listen()
    for _ in go_on(state, Player(game, 10), STEPS // 3):
        everybody = list(viewers(state))
        for viewer, view in zip(everybody, game.show_all(state, everybody), strict=True):
            _check_message(game, setup, state.view(viewer), game.view_type)
            demand(view == state.view(viewer), game, setup, f"another view in company: {view}")
            happened = state.events(viewer)
            shared = not game.open_events or happened == state.events(None)
            demand(shared, game, setup, f"events that are not open: {happened}")
            for event in happened:
                _check_message(game, setup, event, game.event_type)
        if game.shows_apart:
            _check_own(game, setup, state)


def _check_own(game: Game, setup: Setup, state: State) -> None:
    """A seat's own fields are always the same ones, in the order of the view."""
    order = game.show_open(state).__struct_fields__
    first = list(game.own(state, 0))
    for seat in range(int(state.seats)):
        own = list(game.own(state, seat))
        demand(own == first, game, setup, f"seat {seat} has other fields of its own: {own}")
    demand(
        first == [name for name in order if name in first], game, setup, f"not in order: {first}"
    )


def _check_message(game: Game, setup: Setup, message: msgspec.Struct, kind: object) -> None:
    raw = msgspec.json.encode(message)
    try:
        again = msgspec.json.decode(raw, type=kind)
    except msgspec.ValidationError as error:
        demand(False, game, setup, f"{message} is not of the declared type: {error}")
    else:
        demand(again == message, game, setup, f"{message} comes back from JSON as {again}")
