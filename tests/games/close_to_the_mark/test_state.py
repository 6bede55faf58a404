"""Imagined states, positions, sheets and moves of Close to the Mark."""

from __future__ import annotations

import json
import pickle
import random
from collections import Counter
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
import pytest

import closecall
from closecall.bots import choose
from closecall.engine import edition as editions
from closecall.engine.core import State
from closecall.engine.errors import BadEdition, BadOptions, BadSnapshot, MalformedMove
from closecall.games.close_to_the_mark import rules
from closecall.games.close_to_the_mark.moves import COLOURS, NUM_ACTIONS, Choose, Enter
from closecall.games.close_to_the_mark.shapes import CloseToTheMarkView

GAME = closecall.game("close-to-the-mark")
Broken = Callable[[dict[str, Any]], None]


def look(state: State, seat: int | None) -> CloseToTheMarkView:
    view = state.view(seat)
    assert isinstance(view, CloseToTheMarkView)
    return view


def walk(seats: int, seed: int, moves: int = 1000, **options: object) -> State:
    """A random match up to `moves` moves; everyone enters in random order."""
    state = GAME.start(seats, seed, **options)
    rng = random.Random(seed)
    while not state.over and moves > 0:
        seat = rng.choice(state.actors())
        state.apply(seat, rng.choice(state.legal(seat)))
        moves -= 1
    return state


# Matches --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("side", ["A", "B"])
def test_random_matches_end(seats: int, side: str) -> None:
    """M3, M4, M8: a colour and 25 entries from everybody."""
    for seed in range(5):
        state = walk(seats, seed, 26 * seats - 1, sheet=side)
        (seat,) = state.actors()
        state.apply(seat, state.legal(seat)[0])
        assert state.over
        assert state.result().winners


def test_same_seed_same_match() -> None:
    """The figures hold interpreted and compiled."""
    assert walk(3, 7).snapshot() == walk(3, 7).snapshot()
    assert walk(3, 7).result().scores == (42, 22, 25)


def test_the_roll_can_be_worked_out_from_the_seed() -> None:
    """M4: one number below 6**5 a turn, the black die its lowest digit."""
    seed = bytes(range(32))
    state = GAME.start(1, seed)
    state.apply(0, state.legal(0)[0])
    block = blake2b((0).to_bytes(8, "little"), key=seed).digest()
    rolled = int.from_bytes(block[:4], "little") * 6**5 >> 32
    assert look(state, 0).dice == {
        colour: 1 + rolled // 6**die % 6 for die, colour in enumerate(COLOURS)
    }


def test_copies_share_nothing() -> None:
    state = walk(4, 3, 30)
    before = state.snapshot()
    twin = state.copy()
    while not twin.over:
        for seat in twin.actors():
            twin.apply(seat, twin.legal(seat)[0])
    assert state.snapshot() == before
    assert pickle.loads(pickle.dumps(state)).snapshot() == before


def test_figures_for_bots() -> None:
    """What compiled callers use agrees with what the view shows."""
    state = walk(2, 5, 24)
    assert isinstance(state, rules.MarkState)
    for seat in state.actors():
        for action, choice in zip(state.legal(seat), look(state, seat).choices, strict=True):
            assert state.entry_gain(seat, action) == choice.points
            assert state.gain(seat, choice.circle, choice.number) == choice.points
            assert state.sum_with(seat, COLOURS.index(choice.die)) == choice.number


# Imagined states ------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_nobody_can_tell_an_imagined_state(seats: int) -> None:
    """M6: view, legal moves and events of every viewer, at every position, and going on."""
    state = GAME.start(seats, seats)
    rng = random.Random(seats)
    step = 0
    while not state.over:
        for viewer in (*range(seats), None):
            twin = state.imagine(viewer, step)
            step += 1
            assert twin.view(viewer) == state.view(viewer)
            assert twin.actors() == state.actors()
            for seat in range(seats):
                assert twin.legal(seat) == state.legal(seat)
            go_on_alike(state.copy(), twin, viewer, rng)
            GAME.restore(twin.snapshot())  # a position that can occur
        seat = rng.choice(state.actors())
        state.apply(seat, rng.choice(state.legal(seat)))


def go_on_alike(state: State, twin: State, viewer: int | None, rng: random.Random) -> None:
    """Until the entries are shown, the same moves look the same to the viewer."""
    state.listen()
    twin.listen()
    while len(state.actors()) > 1:
        seat = rng.choice(state.actors())
        action = rng.choice(state.legal(seat))
        state.apply(seat, action)
        twin.apply(seat, action)
        assert twin.view(viewer) == state.view(viewer)
        assert twin.events(viewer) == state.events(viewer)


def pending(state: State) -> list[str | None]:
    saved: Any = state.snapshot()["state"]
    return [player["entry"] for player in saved["players"]]


def test_imagined_entries_are_uniform() -> None:
    """M6: chi-square over all 40 entries a player could have made; the player's own entry stays."""
    state = GAME.start(3, 1)
    for seat in range(3):
        state.apply(seat, state.legal(seat)[0])
    could = {GAME.move(action).text for action in state.legal(1)}
    state.apply(0, state.legal(0)[5])
    state.apply(1, state.legal(1)[5])
    own, _, nothing = pending(state)
    assert nothing is None
    counted: Counter[str | None] = Counter()
    for seed in range(4000):
        imagined = pending(state.imagine(0, seed))
        assert (imagined[0], imagined[2]) == (own, None)
        counted[imagined[1]] += 1
    assert set(counted) == could
    assert len(could) == 40
    assert sum((n - 100) ** 2 / 100 for n in counted.values()) < 75  # 39 degrees, p below 0.001
    both = [pending(state.imagine(None, seed))[:2] for seed in range(50)]
    assert len({entries[0] for entries in both}) > 10
    assert len({entries[1] for entries in both}) > 10


def test_the_dice_to_come_are_imagined_too() -> None:
    """M4: a bot cannot know the next roll."""
    state = walk(1, 9, 6)
    rolls = set()
    for seed in range(50):
        twin = state.imagine(0, seed)
        twin.apply(0, twin.legal(0)[0])
        rolls.add(tuple((look(twin, 0).dice or {}).values()))
    assert len(rolls) > 40


# Positions ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_positions_round_trip(seats: int) -> None:
    for moves in range(26 * seats + 1):
        state = walk(seats, 11, moves, sheet="B")
        saved = json.loads(json.dumps(state.snapshot()))
        restored = GAME.restore(saved)
        assert restored.snapshot() == saved
        for viewer in (*range(seats), None):
            assert restored.view(viewer) == state.view(viewer)
        assert restored.result() == state.result()


def players(saved: dict[str, Any]) -> list[dict[str, Any]]:
    listed: list[dict[str, Any]] = saved["state"]["players"]
    return listed


def set_number(seat: int, circle: int, number: object) -> Broken:
    def change(saved: dict[str, Any]) -> None:
        players(saved)[seat]["numbers"][circle] = number

    return change


def set_player(seat: int, field: str, value: object) -> Broken:
    def change(saved: dict[str, Any]) -> None:
        players(saved)[seat][field] = value

    return change


def set_state(field: str, value: object) -> Broken:
    def change(saved: dict[str, Any]) -> None:
        saved["state"][field] = value

    return change


def drop_player(saved: dict[str, Any]) -> None:
    players(saved).pop()


def drop_die(saved: dict[str, Any]) -> None:
    del saved["state"]["dice"]["red"]


def empty_circle(saved: dict[str, Any]) -> None:
    filled = players(saved)[1]["numbers"]
    filled[next(at for at, number in enumerate(filled) if number is not None)] = None


def enter_for_all(saved: dict[str, Any]) -> None:
    for seat, player in enumerate(players(saved)):
        player["entry"] = GAME.move(free_entry(seat)).text


def free_entry(seat: int) -> int:
    return walk(3, 2, 18).legal(seat)[0]


def last_elsewhere(saved: dict[str, Any]) -> None:
    player = players(saved)[0]
    free = player["numbers"].index(None)
    player["last"] = f"{player['last'].split('@')[0]}@{'abcde'[free % 5]}{free // 5 + 1}"


def last_with_own_die(saved: dict[str, Any]) -> None:
    player = players(saved)[0]
    player["last"] = f"{player['colour']}@{player['last'].split('@')[1]}"


@pytest.mark.parametrize(
    ("breaking", "reason"),
    [
        (drop_player, "3 players"),
        (set_state("extra", 1), "extra"),
        (set_state("dice", None), "dice, since all have a colour"),
        (set_state("dice", {"black": 7}), "7|<= 6"),
        (drop_die, "all five dice"),
        (set_player(0, "colour", "pink"), "pink"),
        (set_player(0, "colour", None), "from seat 0 on"),
        (set_player(2, "colour", None), "no dice before all colours"),
        (set_number(0, 0, 1), ">= 2"),
        (set_number(0, 0, 13), "<= 12"),
        (set_number(0, 0, "7"), "int"),
        (empty_circle, "5 numbers, like seat 0"),
        (set_player(0, "numbers", [None] * 24), "length"),
        (set_player(0, "entry", "passing"), "an entry such as"),
        (set_player(0, "entry", "green"), "an entry such as"),
        (set_player(0, "last", None), "an entry such as"),
        (last_elsewhere, "filled circle"),
        (last_with_own_die, "two dice"),
        (enter_for_all, "somebody who has still to enter"),
    ],
)
def test_impossible_positions_are_refused(breaking: Broken, reason: str) -> None:
    saved = json.loads(json.dumps(walk(3, 2, 18).snapshot()))
    GAME.restore(saved)
    breaking(saved)
    with pytest.raises(BadSnapshot, match=reason):
        GAME.restore(saved)


def test_colours_must_differ() -> None:
    """M3."""
    saved = json.loads(json.dumps(walk(3, 2, 18).snapshot()))
    players(saved)[1]["colour"] = players(saved)[0]["colour"]
    with pytest.raises(BadSnapshot, match="different colours"):
        GAME.restore(saved)


def test_an_entry_must_be_one_that_could_be_made() -> None:
    """M5, M6."""
    saved = json.loads(json.dumps(walk(3, 2, 18).snapshot()))
    player = players(saved)[0]
    circle = next(at for at, number in enumerate(player["numbers"]) if number is not None)
    player["entry"] = f"{player['last'].split('@')[0]}@{'abcde'[circle % 5]}{circle // 5 + 1}"
    with pytest.raises(BadSnapshot, match=r"players\[0\].entry"):
        GAME.restore(saved)


def test_positions_before_and_after_the_turns() -> None:
    """M3, M4, M8: nothing is written before all have colours, nothing waits after the end."""
    early = json.loads(json.dumps(walk(3, 2, 1).snapshot()))
    for change in (
        set_number(0, 3, 7),
        set_player(0, "entry", "green@a1"),
        set_player(0, "last", "green@a1"),
    ):
        broken = json.loads(json.dumps(early))
        change(broken)
        with pytest.raises(BadSnapshot):
            GAME.restore(broken)
    late = json.loads(json.dumps(walk(3, 2).snapshot()))
    for change in (
        set_player(0, "entry", "green@a1"),
        set_state("dice", dict.fromkeys(COLOURS, 1)),
    ):
        broken = json.loads(json.dumps(late))
        change(broken)
        with pytest.raises(BadSnapshot):
            GAME.restore(broken)


# Sheets ---------------------------------------------------------------------------------------


def own_edition() -> dict[str, Any]:
    path = Path(rules.__file__).with_name("edition.toml")
    content: dict[str, Any] = editions.read(path)
    return content


def test_own_sheets_can_be_played() -> None:
    """M1: the layout is data."""
    edition = own_edition()
    edition["sheets"]["B"] = [[colour] * 5 for colour in COLOURS]
    state = walk(2, 1, sheet="B", edition=edition)
    assert look(state, 0).layout[:6] == ["black"] * 5 + ["blue"]
    assert GAME.restore(state.snapshot()).snapshot() == state.snapshot()
    assert look(GAME.start(1, 1, edition=edition), 0).layout[1] == "blue"


def misspell(content: dict[str, Any]) -> None:
    content["sheets"]["B"][1][0] = "pink"


def shorten(content: dict[str, Any]) -> None:
    content["sheets"]["A"].pop()


def forget_side(content: dict[str, Any]) -> None:
    del content["sheets"]["B"]


def forget_name(content: dict[str, Any]) -> None:
    del content["name"]


def add_field(content: dict[str, Any]) -> None:
    content["dice"] = 6


@pytest.mark.parametrize(
    ("breaking", "reason"),
    [
        (misspell, r"sheets\.B\[1\]\[0\]|sheets\.B.*pink"),
        (shorten, "sheets"),
        (forget_side, "a field 'B'"),
        (forget_name, "name"),
        (add_field, "dice"),
    ],
)
def test_bad_sheets_are_refused(breaking: Broken, reason: str) -> None:
    """M1: with place and reason."""
    content = own_edition()
    breaking(content)
    with pytest.raises(BadEdition, match=reason):
        GAME.start(1, 1, edition=content)


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
@pytest.mark.parametrize("colours", [("red",), ("red", "blue"), ("blue", "red", "red", "green")])
def test_a_sheet_may_have_any_number_of_circles_of_a_colour(
    colours: tuple[str, ...], level: str
) -> None:
    """M1: the book names no number; even a colour without a circle can be played."""
    content = own_edition()
    for side in ("A", "B"):
        rows = [[colours[(5 * row + i) % len(colours)] for i in range(5)] for row in range(5)]
        content["sheets"][side] = rows
    state = GAME.start(2, 3, edition=content)
    assert GAME.restore(state.snapshot()).snapshot() == state.snapshot()
    step = 0
    while not state.over:
        seat = state.actors()[0]
        state.apply(seat, choose(state, seat, level, step))
        step += 1
    assert step == 2 + 2 * 25


def test_the_line_of_a_bad_sheet_is_named(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = Path(rules.__file__).with_name("edition.toml").read_text()
    path.write_text(text.replace('["green", "yellow", "red", "black", "blue"]', '["green"]', 1))
    with pytest.raises(BadEdition, match=r"mine\.toml, line 10"):
        editions.load(path, lambda content: GAME.check_edition(content))


@pytest.mark.parametrize(
    ("seats", "options"),
    [(0, {}), (6, {}), (2, {"sheet": "C"}), (2, {"sheet": 1}), (2, {"edition": "mine"})],
)
def test_bad_options_are_refused(seats: int, options: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        GAME.start(seats, 1, **options)


# Moves ----------------------------------------------------------------------------------------


def test_moves_round_trip() -> None:
    """Each of the 130 has one id, one text and one JSON."""
    texts = set()
    for action in range(NUM_ACTIONS):
        move = GAME.move(action)
        assert GAME.action(move) == action
        assert GAME.parse(move.text) == move
        assert GAME.decode(msgspec.json.encode(move)) == move
        texts.add(move.text)
    assert len(texts) == NUM_ACTIONS == 130
    assert GAME.move(GAME.action(Enter("green", 16))).text == "green@b4"
    assert GAME.parse("Red") == Choose("red")


@pytest.mark.parametrize("text", ["", "green@f1", "green@a6", "pink@a1", "green a1", "5"])
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(MalformedMove):
        GAME.parse(text)


def test_every_entry_can_be_legal() -> None:
    """No id is wasted: with some colour each die fits each circle."""
    seen: set[int] = set()
    for colour in range(5):
        state = GAME.start(1, 1)
        seen.update(state.legal(0))
        state.apply(0, state.legal(0)[colour])
        seen.update(state.legal(0))
    assert seen == set(range(NUM_ACTIONS))


def test_views_and_events_are_json() -> None:
    state = GAME.start(3, 3)
    state.listen()
    rng = random.Random(3)
    while not state.over:
        seat = rng.choice(state.actors())
        state.apply(seat, rng.choice(state.legal(seat)))
        for viewer in (0, None):
            raw = msgspec.json.encode(state.view(viewer))
            assert msgspec.json.decode(raw, type=GAME.view_type) == state.view(viewer)
            for event in state.events(viewer):
                raw = msgspec.json.encode(event)
                assert msgspec.json.decode(raw, type=GAME.event_type) == event
