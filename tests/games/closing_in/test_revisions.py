"""Matches of revision 1 go on by its box: played, replayed and verified as they were then."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import cast

import pytest
from games.closing_in.city import GAME

from closecall.engine.core import State
from closecall.engine.errors import BadOptions
from closecall.engine.record import Record
from closecall.games import closing_in
from closecall.games.closing_in.edition import LEVELS
from closecall.games.closing_in.view import ClosingInView

RECORDS = sorted(Path(__file__).parent.glob("revision-1-*.json"))


def cards_of(state: State) -> dict[str, tuple[int, int]]:
    """Of each inventory card how many there are, and what it buys."""
    view = cast(ClosingInView, state.view())
    held = Counter(card for player in view.players for card in player.cards)
    return {
        each.card: (each.in_deck + each.discarded + held[each.card], each.value)
        for each in view.supply
    }


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_records_of_revision_1_are_replayed_and_verified(path: Path) -> None:
    """They were played, and written down, by the program of that time."""
    record = Record.load(path)
    assert record.revision == 1
    assert record.verify().findings == ()
    last = record.replay()
    assert last.over
    assert last.terms.revision == 1


def test_there_is_a_record_of_every_level() -> None:
    assert {Record.load(path).options["level"] for path in RECORDS} == set(LEVELS)


def test_a_revision_has_its_own_default_box() -> None:
    """Five Cash of two actions each then; three of one action now."""
    assert cards_of(GAME.start(2, 1, revision=1))["cash"] == (5, 2)
    assert cards_of(GAME.start(2, 1))["cash"] == (3, 1)
    assert cards_of(GAME.start(4, 1, revision=1)) == cards_of(GAME.start(2, 1, revision=1))


def test_a_position_of_revision_1_stays_one() -> None:
    state = GAME.start(3, 5, revision=1)
    for _ in range(20):
        state.apply(state.actors()[0], state.legal(state.actors()[0])[-1])
    again = GAME.restore(state.snapshot())
    assert again.terms.revision == 1
    assert again.snapshot() == state.snapshot()
    assert cards_of(again) == cards_of(state)
    assert cards_of(state.imagine(0, 1)) == cards_of(state)


def test_an_edition_of_ones_own_is_the_same_by_every_revision() -> None:
    text = Path(closing_in.__file__).with_name("edition.toml").read_text(encoding="utf-8")
    assert cards_of(GAME.start(2, 1, revision=1, edition=text)) == cards_of(GAME.start(2, 1))


@pytest.mark.parametrize("revision", [0, 3, True, "1"])
def test_other_revisions_are_refused(revision: object) -> None:
    with pytest.raises(BadOptions, match="a revision from 1 to 2 of Closing In"):
        GAME.start(2, 1, revision=revision)
