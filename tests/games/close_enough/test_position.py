"""Close Enough: positions and editions are refused with the place and the reason."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from games.close_enough.tables import GAME, SMALL, matches, play, position, view

from closecall.engine import edition as editions
from closecall.engine.errors import BadEdition, BadSnapshot

Change = Callable[[dict[str, Any]], object]
LOTS = [[4, 5, 6], [3, 4, 5], [5, 6, 7]]
NUDGE = ["lock", "nudge"]


def test_snapshots_come_back() -> None:
    """Every position of random matches, restored and saved again, is the same."""
    for edition in ("default", SMALL):
        for number, state in enumerate(matches(3, seed=9, patient=True, edition=edition)):
            if number % 20 == 0 or state.over:
                snapshot = state.snapshot()
                assert GAME.restore(snapshot).snapshot() == snapshot


def refuse(snapshot: dict[str, Any], change: Change) -> str:
    change(snapshot["state"])
    with pytest.raises(BadSnapshot) as refused:
        GAME.restore(snapshot)
    return str(refused.value)


def player(seat: int, **fields: object) -> Change:
    return lambda state: state["players"][seat].update(fields)


def table(**fields: object) -> Change:
    return lambda state: state.update(fields)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda state: state["deck"].pop(), "deck"),
        (lambda state: state["players"].pop(), "players"),
        (lambda state: state["box"].pop(), "box"),
        (player(0, hand=[5]), "deck"),
        (player(0, hand=[5, 6, 7]), "hand"),
        (player(0, hand=[5, 60]), "hand"),
        (player(0, known=3), "known"),
        (player(0, face_up=None), "deck"),
        (player(0, target=None), "target"),
        (player(0, target=40), "target"),
        (player(0, target=1), "nobody else"),
        (player(0, status="folded"), "playing"),
        (player(0, status="away"), "status"),
        (player(0, tokens=[NUDGE]), "box"),
        (player(0, tokens=[["lock", "lock"]]), "different abilities"),
        (player(0, lock=["double", "nudge"]), "lock"),
        (player(0, silenced_by=1), "silenced_by"),
        (player(0, decided=1), "decided"),
        (player(0, answer="show"), "answer"),
        (player(0, at_reshuffle=[3]), "at_reshuffle"),
        (player(0, drew=True), "at_reshuffle"),
        (player(0, uses=[{"token": NUDGE, "effect": "raise"}, None, None]), "uses"),
        (player(0, extra=1), "another shape"),
        (table(turn=3), "turn"),
        (table(first=4), "first"),
        (table(caller=1), "first"),
        (table(caller=0, turn=1), "status"),
        (table(phase="give"), "held"),
        (table(phase="lock"), "asked"),
        (table(phase="show"), "phase"),
        (table(asked=1), "asked"),
        (table(source="deck"), "held"),
        (table(backed_out=True), "backed_out"),
        (table(barred=[9]), "barred"),
        (table(scores=[[1, 1, 1]]), "barred"),
        (table(scores=[[-1, 0, 0]], barred=[7, 8, 9]), "below 0"),
        (table(scores=[[8, 0, 0]], barred=[7, 8, 9]), "over"),
        (table(scores=[[1, 1]]), "scores"),
        (table(over=True), "over"),
        (table(reshuffles=1), "at_reshuffle"),
        (table(last={"caller": 0}), "another shape"),
    ],
)
def test_bad_positions(change: Change, place: str) -> None:
    """Conservation and consistency."""
    assert place in refuse(position(LOTS, [7, 8, 9]).snapshot(), change)


def test_bad_last_turns() -> None:
    """E10, E11: the answers so far must fit whose turn it is."""
    state = play(position(LOTS, [7, 8, 9]), "0 call", "1 fold")
    for change in (
        player(0, status="playing"),
        player(1, status="playing"),
        player(2, status="folded"),
        table(turn=1),
        table(turn=0),
        table(first=2),
        table(phase="tokens"),
    ):
        refuse(state.snapshot(), change)


def test_bad_choice_of_a_card() -> None:
    """E8: a card in question comes from somewhere open."""
    state = play(position(LOTS, [7, 8, 9]), "0 take:2")
    for change in (table(source=0), table(source=1), table(source=None), table(held=None)):
        refuse(state.snapshot(), change)


def test_bad_question() -> None:
    """E24: only an owner with a Lock and an unlocked card is asked."""
    state = position(LOTS, [7, 8, 9], tokens={2: [NUDGE]})
    play(state, "0 take:2", "0 give:5")
    for change in (table(asked=0), table(asked=1), table(asked=None)):
        refuse(state.snapshot(), change)


def test_bad_tokens_while_totalling() -> None:
    """E14, E23: only tokens decided about, only what they offer, one on a card."""
    tokens = {0: [["double", "nudge"], ["lock", "silence"]], 1: [NUDGE]}
    state = position(LOTS, [7, 8, 9], tokens=tokens, discard=[4])
    play(state, "0 call", "1 stay", "1 discard", "1 give:4", "2 fold")
    raised = {"token": ["double", "nudge"], "effect": "raise"}
    doubled = {"token": NUDGE, "effect": "double"}
    for change in (
        player(0, uses=[raised, None, None]),
        player(0, decided=2),
        player(1, decided=1, uses=[doubled, None, None]),
        player(2, decided=1),
        player(0, decided=1, uses=[raised, raised, None]),
        table(backed_out=True),
    ):
        refuse(state.snapshot(), change)
    play(state, "0 raise:5", "1 keep")
    assert view(state).phase == "show"
    for change in (
        player(0, decided=0),
        player(0, answer="muck"),
        player(0, known=1),
        player(0, uses=[None, None, None]),
    ):
        refuse(state.snapshot(), change)


def test_bad_memory_of_a_reshuffle() -> None:
    """E9: what is remembered must leave the true hand possible."""
    lots = [[1, 1, 2], [2, 3, 3], [4, 4, 5]]
    state = position(lots, [8, 9, 10], edition=SMALL, discard=[5, 6, 6, 7, 7, 8, 8, 9])
    play(state, "0 deck", "0 give:1", "1 deck")
    for change in (
        player(2, at_reshuffle=[4]),
        player(2, at_reshuffle=[4, 6]),
        player(2, given=[4]),
        player(1, at_reshuffle=[3, 9]),
        table(reshuffles=0),
    ):
        refuse(state.snapshot(), change)


def test_bad_end() -> None:
    """E21: once over, nothing but stars and tokens is left."""
    over = next(state for state in matches(1, seed=4) if state.over)
    for change in (
        table(deck=[1]),
        table(phase="show"),
        table(over=False),
        player(0, hand=[1]),
        player(0, target=1),
        player(0, fine_tunes=1),
        lambda state: state["last"]["players"].pop(),
        lambda state: state["last"].update(caller=4),
        lambda state: state["last"]["players"][0].update(target=30),
    ):
        refuse(over.snapshot(), change)


def edition(**changes: object) -> dict[str, object]:
    return SMALL | changes


@pytest.mark.parametrize(
    ("content", "place"),
    [
        (edition(cards={"1": 16}), "cards"),
        (edition(cards={"1": 9, "21": 9}), "cards.21"),
        (edition(cards={"x": 20}), "cards"),
        (edition(cards={"1": 0, "2": 20}), "cards"),
        (edition(targets=[{"value": 9, "stars": 1}] * 9), "targets"),
        (edition(targets=[{"value": 9, "stars": 0}] * 10), "targets[0].stars"),
        (edition(tokens=[["lock", "lock"]]), "tokens[0]"),
        (edition(tokens=[["lock", "jump"]]), "tokens"),
        (edition(tokens=[["lock"]]), "tokens"),
        (edition(tokens=[["lock", "nudge"]] * 9), "tokens"),
        (edition(name=""), "name"),
        (edition(colour="red"), "edition"),
        ("imaginary", "edition"),
    ],
)
def test_bad_editions(content: object, place: str) -> None:
    """E2, E9, E22: 17 cards, 10 targets, two different abilities on a token."""
    with pytest.raises(BadEdition) as refused:
        GAME.start(3, 1, edition=content)
    assert place in str(refused.value)


def test_edition_files_are_refused_with_the_line(tmp_path: Path) -> None:
    """The owner of a box learns where to look."""
    path = tmp_path / "mine.toml"
    good = Path(editions.__file__).parents[1] / "games/close_enough/edition.toml"
    path.write_text(good.read_text().replace('["lock", "double"]', '["lock", "lock"]'))
    with pytest.raises(BadEdition) as refused:
        editions.load(path, GAME.check_edition)
    lines = path.read_text().splitlines()
    number = next(i for i, line in enumerate(lines, 1) if '"lock", "lock"' in line)
    assert f"line {number}" in str(refused.value)


def test_editions_need_no_tokens_and_may_repeat_targets() -> None:
    """E2, E22, E26: equal targets are still different tiles; an empty box gives nothing."""
    plain = edition(tokens=[], targets=[{"value": 14, "stars": 4}] * 12)
    for state in matches(2, seed=3, edition=plain):
        if state.over:
            assert max(state.result().scores) >= 8
