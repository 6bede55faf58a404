"""Whatever is said about a move is true: every claim is held against what the move then does."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise, product
from typing import Any, NamedTuple, cast

import pytest
from games.closing_in.city import BOX, GAME
from wording import agrees

from closecall import text
from closecall.bots import choose, explain
from closecall.engine.claims import PLAIN, Asked, say_about
from closecall.engine.core import State
from closecall.engine.types import Move
from closecall.games.closing_in.advice import CLAIMS
from closecall.games.closing_in.moves import SPACES, PutBack
from closecall.games.closing_in.rules import ClosingInState
from closecall.games.closing_in.shapes import ClosingInView, Deployed, TileRemoved

CROWD = 2
KEYS = {"docks": "boat-key", "tunnel": "car-key"}
NO_WAY = 99


class Case(NamedTuple):
    """A move, the table before and after it, and what was said about it."""

    before: ClosingInView
    after: ClosingInView
    state: State
    """After the move, with one more action than there really is, so that the turn goes on."""
    seat: int
    move: Any
    said: dict[str, Any]

    @property
    def here(self) -> int:
        space = self.before.players[self.seat].space
        assert space is not None
        return space

    @property
    def there(self) -> int:
        space = self.after.players[self.seat].space
        assert space is not None
        return space

    def enforcers(self, space: int) -> tuple[int, int]:
        return self.before.tiles[space].enforcers, self.after.tiles[space].enforcers

    @property
    def actions(self) -> int:
        return self.after.actions_left - 1

    def can(self, word: str) -> bool:
        return any(GAME.move(action).text == word for action in self.state.legal(self.seat))


def steps(view: ClosingInView) -> dict[tuple[int, int], int]:
    """All distances over standing tiles (from any space), by Floyd and Warshall."""
    open_ = tuple(not tile.removed for tile in view.tiles)
    return _steps(open_)


@cache
def _steps(open_: tuple[bool, ...]) -> dict[tuple[int, int], int]:
    far = {(a, b): 0 if a == b else NO_WAY for a, b in product(range(SPACES), repeat=2)}
    for a, b in product(range(SPACES), repeat=2):
        if abs(a % 4 - b % 4) + abs(a // 4 - b // 4) == 1 and open_[b]:
            far[a, b] = 1
    for via, a, b in product(range(SPACES), repeat=3):
        if open_[via]:
            far[a, b] = min(far[a, b], far[a, via] + far[via, b])
    return far


def where(view: ClosingInView, role: str) -> int:
    return next(space for space, tile in enumerate(view.tiles) if tile.role == role)


def has_part(case: Case, space: int, part: str) -> bool:
    tile = case.before.tiles[space]
    if part == "tower":
        return tile.role == "radio-tower" and case.before.sent < 4
    if part in KEYS:
        return tile.role == part
    if part == "intel":
        return tile.intel and case.before.sent < 4
    return (space == case.here) == (part == "own")


def somewhere(case: Case, test: Callable[[int, int, int], bool]) -> bool:
    """Whether a test holds for a space and the enforcers there before and after."""
    return any(test(space, *case.enforcers(space)) for space in range(SPACES))


def found(case: Case) -> bool:
    after = case.after
    return bool(after.sent + sum(player.intel for player in after.players) == case.said["count"])


def nearer(case: Case, goals: list[int]) -> bool:
    far = steps(case.before)
    now = min(far[case.here, goal] for goal in goals)
    then = min(far[case.there, goal] for goal in goals)
    return (now, then) == (case.said["now"], case.said["then"]) and then < now < NO_WAY


def supply(view: ClosingInView, card: str) -> tuple[int, int, int]:
    each = next(each for each in view.supply if each.card == card)
    return each.value, each.in_deck, each.discarded


def next_turn(case: Case) -> int:
    seats = len(case.before.players)
    seat = (case.seat + 1) % seats
    while case.after.players[seat].space is None:
        seat = (seat + 1) % seats
    return seat


def enforced(case: Case) -> tuple[int, int]:
    """Tiles removed and intel laid when the turn ends here."""
    state = case.state.copy()
    state.listen()
    state.apply(case.seat, 0)
    events = state.events()
    removed = sum(isinstance(event, TileRemoved) for event in events)
    return removed, sum(isinstance(event, Deployed) and event.intel for event in events)


def order_is_true(case: Case) -> bool:
    if case.said["cards"] < case.before.enforce_draws or not case.can("end"):
        first = min(case.before.enforce_draws, len(case.after.known))
        return bool(case.said["cards"] == first)
    return enforced(case) == (case.said["closing"], case.said["intel"])


def kept_out(case: Case) -> bool:
    tile = case.before.tiles[where(case.before, ROLE[case.said["part"]])]
    first = case.after.known[: case.after.enforce_draws]
    return not tile.removed and tile.name not in [card.tile for card in first]


ROLE = {"tower": "radio-tower", "docks": "docks", "tunnel": "tunnel"}


def exit_is_true(case: Case) -> bool:
    role = case.said["part"]
    tile, view = case.after.tiles[case.there], case.after
    if view.sent < 4 or tile.role != role:
        return False
    if case.said["whose"] == "own":
        return KEYS[role] in view.players[case.seat].cards and case.can("escape")
    others = [seat for seat in tile.players if seat != case.seat]
    return any(KEYS[role] in view.players[seat].cards for seat in others)


def key_is_missing(case: Case) -> bool:
    view = case.before
    wanted = [KEYS[role] for role in KEYS if not view.tiles[where(view, role)].removed]
    nobody = not any(card in player.cards for player in view.players for card in wanted)
    keys = sum(supply(view, card)[1] for card in wanted)
    told = (case.said["keys"], case.said["deck"])
    return nobody and keys > 0 and (keys, view.inventory_deck) == told


def key_is_nearer(case: Case) -> bool:
    exit_ = where(case.before, case.said["part"])
    theirs = case.before.players[case.move.seat].space
    assert theirs is not None
    far = steps(case.before)
    fits = case.move.card == KEYS[case.said["part"]] and not case.before.tiles[exit_].removed
    return fits and far[theirs, exit_] == case.said["then"] < far[case.here, exit_]


def exits(case: Case) -> list[int]:
    view = case.before
    held = {card for player in case.after.players for card in player.cards}
    spaces = [where(view, role) for role, key in KEYS.items() if key in held]
    return [space for space in spaces if not view.tiles[space].removed]


def same(*pairs: tuple[object, object]) -> bool:
    return all(one == other for one, other in pairs)


TRUE: dict[str, Callable[[Case], bool]] = {
    "explain-escape": lambda c: c.after.ending == "escaped",
    "explain-escape-some": lambda c: (
        c.said["count"] == sum(player.space is not None for player in c.after.players) > 0
    ),
    "explain-send": lambda c: same((c.after.sent, c.said["count"]), (c.said["wanted"], 4)),
    "explain-search": lambda c: found(c) and c.enforcers(c.here)[0] == 0,
    "explain-crowbar": lambda c: found(c) and c.enforcers(c.here)[0] == c.said["guards"],
    "explain-rescue": lambda c: somewhere(
        c,
        lambda space, now, then: (
            (now, then) == (c.said["now"], c.said["then"])
            and now > CROWD >= then
            and has_part(c, space, c.said["part"])
        ),
    ),
    "explain-free-tower": lambda c: (
        c.enforcers(where(c.before, "radio-tower")) == (c.said["count"], 0) and c.after.sent < 4
    ),
    "explain-free-intel": lambda c: somewhere(
        c,
        lambda space, now, then: (now, then) == (c.said["count"], 0) and c.after.tiles[space].intel,
    ),
    "explain-relief": lambda c: somewhere(
        c,
        lambda space, now, then: (
            (now, then) == (c.said["now"], c.said["then"])
            and then < now
            and has_part(c, space, c.said["part"])
        ),
    ),
    "explain-gather": lambda c: (
        c.enforcers(c.here)[1] == c.said["count"] > CROWD and has_part(c, c.here, c.said["part"])
    ),
    "explain-way-tile": lambda c: (
        c.before.tiles[c.here].removed
        and not c.after.tiles[c.there].removed
        and len(c.after.players[c.seat].cards) == c.said["cards"]
    ),
    "explain-way-send": lambda c: (
        c.after.tiles[c.there].role == "radio-tower"
        and c.actions == c.said["actions"]
        and c.can("send")
    ),
    "explain-way-intel": lambda c: c.actions == c.said["actions"] and c.can("search"),
    "explain-way-exit": exit_is_true,
    "explain-nearer-tower": lambda c: (
        nearer(c, [where(c.before, "radio-tower")]) and c.before.players[c.seat].intel > 0
    ),
    "explain-nearer-exit": lambda c: nearer(c, exits(c)) and c.before.sent == 4,
    "explain-nearer-intel": lambda c: nearer(
        c, [space for space, tile in enumerate(c.before.tiles) if tile.intel]
    ),
    "explain-way-closing": lambda c: (
        c.enforcers(c.here)[1] == c.said["count"] > CROWD and c.here != c.there
    ),
    "explain-way-join": lambda c: same(
        (len(c.after.tiles[c.there].players) - 1, c.said["count"]),
        (c.enforcers(c.there)[1], c.said["there"]),
    ),
    "explain-way": lambda c: same(
        (c.enforcers(c.there)[1], c.said["there"]),
        (c.enforcers(c.here)[1] - c.enforcers(c.here)[0], int(c.said["trace"] == "left")),
    ),
    "explain-way-cards": lambda c: same(
        ([card.space for card in c.before.unknown].count(c.there), c.said["count"]),
        (len(c.before.unknown), c.said["deck"]),
        (c.before.known, []),
    ),
    "explain-way-gap": lambda c: (
        c.after.tiles[c.there].removed and c.actions == c.said["actions"] > 0
    ),
    "explain-way-tour": lambda c: c.here == c.there and c.enforcers(c.here)[1] == c.said["count"],
    "explain-way-steps": lambda c: (
        c.said["then"]
        == min(
            steps(c.before)[c.there, where(c.before, role)]
            for role in (["radio-tower"] if c.said["part"] == "tower" else KEYS)
            if not c.before.tiles[where(c.before, role)].removed
        )
    ),
    "explain-way-beside": lambda c: (
        c.said["count"]
        == sum(
            not tile.removed
            for space, tile in enumerate(c.before.tiles)
            if abs(space % 4 - c.there % 4) + abs(space // 4 - c.there // 4) == 1
        )
    ),
    "explain-pay": lambda c: (
        supply(c.before, c.move.pay)[1:] == (c.said["deck"], c.said["discarded"])
    ),
    "explain-shift": lambda c: same(
        (c.enforcers(c.move.space)[1], c.said["rest"]),
        (c.enforcers(c.here if c.said["how"] == "lure" else c.move.to)[1], c.said["there"]),
    ),
    "explain-remove": lambda c: somewhere(
        c,
        lambda space, now, then: (
            (now, then) == (c.said["now"], c.said["then"])
            and then < now
            and (space == c.here) == (c.said["whose"] == "own")
        ),
    ),
    "explain-buy": lambda c: same(
        (c.before.actions_left, c.said["now"]), (c.actions, c.said["then"])
    ),
    "explain-buy-again": lambda c: same(
        (c.after.players[c.seat].cards.count(c.move.card), c.said["left"]),
        (c.actions - c.before.actions_left, c.said["value"]),
    ),
    "explain-buy-copies": lambda c: (
        supply(c.before, c.move.card) == (c.said["value"], c.said["deck"], c.said["discarded"])
    ),
    "explain-draw-key": key_is_missing,
    "explain-draw": lambda c: (
        len(c.after.players[c.seat].cards) == c.said["count"] <= c.said["most"] == 5
    ),
    "explain-end": lambda c: same(
        (c.before.actions_left, c.said["actions"]),
        (sum(tile.enforcers == 2 for tile in c.before.tiles), c.said["full"]),
    ),
    "explain-disguise": lambda c: c.after.disguised and c.actions == c.said["actions"],
    "explain-jammer": lambda c: same(
        (c.before.enforce_draws, c.said["now"]), (c.after.enforce_draws, c.said["then"])
    ),
    "explain-binoculars": lambda c: same(
        (len(c.after.known), c.said["count"]), (c.after.enforce_draws, c.said["draws"])
    ),
    "explain-order-keep": kept_out,
    "explain-order": order_is_true,
    "explain-order-first": lambda c: (
        [c.before.tiles[card.space].enforcers for card in c.after.known]
        == [c.said["first"], c.said["second"], c.said["third"]]
    ),
    "explain-give-intel": lambda c: same(
        (c.after.players[c.move.seat].intel, c.said["count"]),
        (next_turn(c) == c.move.seat, c.said["turn"] == "next"),
    ),
    "explain-give-key": key_is_nearer,
    "explain-give-next": lambda c: same(
        (len(c.after.players[c.move.seat].cards), c.said["count"]), (next_turn(c), c.move.seat)
    ),
    "explain-give": lambda c: same(
        (len(c.after.players[c.seat].cards), c.said["own"]),
        (len(c.after.players[c.move.seat].cards), c.said["theirs"]),
        (supply(c.after, c.move.card)[1], c.said["deck"]),
    ),
}


def after(state: State, seat: int, action: int) -> State:
    """The position after a move, with an action more, so that Enforce does not come yet."""
    game = cast(ClosingInState, state.copy())
    if game.looking == 0 and action != 0:
        game.actions += 1
        game.granted += 1
    elif game.looking > 0:
        game.actions += 1
    game.act(seat, action)  # legal without the action more
    return game


def positions(matches: int) -> Iterator[tuple[State, random.Random]]:
    """Positions of matches between bots of all kinds, by the boxes of all revisions and levels."""
    for seed in range(matches):
        rng = random.Random(seed)
        revision, level = 1 + seed % GAME.revision, ("standard", "easy", "hard")[seed % 3]
        state = GAME.start(2 + seed // 2 % 3, seed, revision=revision, level=level)
        step = 0
        while not state.over:
            if rng.random() < 0.3 or cast(ClosingInState, state).sent == 4:
                yield state, rng
            bot = "random" if rng.random() < 0.06 else "medium"
            seat = state.actors()[0]
            state.apply(seat, choose(state, seat, bot, seed * 1000 + step))
            step += 1


def said_of(state: State, actions: list[int]) -> list[tuple[str, dict[str, Any]]]:
    seat = state.actors()[0]
    view, used = state.view(seat), list[tuple[str, dict[str, Any]]]()
    legal = tuple(GAME.move(action) for action in state.legal(seat))
    for action in actions:
        others: list[Move] = [GAME.move(each) for each in actions if each != action]
        rival = others[0] if others else None
        say_about(CLAIMS, Asked(view, seat, GAME.move(action), legal, rival), used)
    return used


def test_nothing_false_is_ever_said() -> None:
    """Thousands of positions: claims are true, distinct, all come up, and can be said."""
    reached: Counter[str] = Counter()
    rendered: set[str] = set()
    for state, rng in positions(72):
        seat = state.actors()[0]
        legal = state.legal(seat)
        actions = rng.sample(legal, min(4, len(legal)))
        before = cast(ClosingInView, state.view(seat))
        sentences = set()
        for action, (message, said) in zip(actions, said_of(state, actions), strict=True):
            reached[message] += 1
            sentences.add(text.say_strictly("closing-in", "en", message, **said))
            if message == PLAIN:
                continue
            then = after(state, seat, action)
            view = cast(ClosingInView, then.view(seat))
            case = Case(before, view, then, seat, GAME.move(action), said)
            assert TRUE[message](case), (GAME.move(action).text, message, said, before)
            assert agrees(GAME.key, message, said), (message, said)
            if reached[message] < 40:
                for lang in text.languages():
                    rendered.add(text.say_strictly("closing-in", lang, message, **said))
        assert len(sentences) == len(actions)
    assert sum(reached.values()) > 8_000
    assert set(reached) - {PLAIN} == set(TRUE) == {claim.message for claim in CLAIMS}
    assert reached[PLAIN] < 0.02 * sum(reached.values())
    assert len(rendered) > 4 * len(CLAIMS)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_hint_is_what_hard_plays(seats: int) -> None:
    state = GAME.start(seats, 11)
    kinds = set()
    for step in range(60):
        if state.over:
            break
        seat = state.actors()[0]
        if step % 4 == 0 or isinstance(GAME.move(state.legal(seat)[0]), PutBack):
            advice = explain(state, seat, seed=step)
            assert advice[0].action == choose(state, seat, "best", step)
            assert all(one.value >= other.value for one, other in pairwise(advice))
            assert all(0 <= each.value <= 1 and 0 <= each.error <= 0.5 for each in advice)
            assert len({each.reason for each in advice}) == len(advice)
            kinds.add(type(GAME.move(advice[0].action)))
        state.apply(seat, choose(state, seat, "medium", step))
    assert len(kinds) > 2


def test_tiles_are_known_by_their_role_not_by_their_name() -> None:
    """A box may call its Radio Tower anything, and anything its Radio Tower."""
    names = {"Radio Tower": "Market", "Market": "Radio Tower"}
    tiles = [tile | {"name": names.get(tile["name"], tile["name"])} for tile in BOX["tiles"]]
    state = GAME.start(2, 3, edition=BOX | {"tiles": tiles})
    view = cast(ClosingInView, state.view(0))
    assert [tile.name for tile in view.tiles if tile.role == "radio-tower"] == ["Market"]
