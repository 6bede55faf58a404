"""Matches of older revisions go on by their box: played, replayed and verified as they were."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import cast

import pytest
from games.closing_in.city import GAME

from closecall.engine.core import State
from closecall.engine.errors import BadEdition, BadOptions
from closecall.engine.record import Record
from closecall.games import closing_in
from closecall.games.closing_in.edition import LEVELS, SINCE_THE_FIRST
from closecall.games.closing_in.shapes import ClosingInView

OLDER = range(GAME.oldest_revision, GAME.revision)
BEFORE_RELAXED = 3  # the last revision with three levels
RECORDS = sorted(Path(__file__).parent.glob("revision-*.json"))


def cards_of(state: State) -> dict[str, tuple[int, int]]:
    """Of each inventory card how many there are, and what it buys."""
    view = cast(ClosingInView, state.view())
    held = Counter(card for player in view.players for card in player.cards)
    return {
        each.card: (each.in_deck + each.discarded + held[each.card], each.value)
        for each in view.supply
    }


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_records_of_older_revisions_are_replayed_and_verified(path: Path) -> None:
    """They were played, and written down, by the program of that time."""
    record = Record.load(path)
    assert path.stem == f"revision-{record.revision}-{record.options['level']}"
    assert record.verify().findings == ()
    last = record.replay()
    assert last.over
    assert last.terms.revision == record.revision


def test_there_is_a_record_of_every_revision_and_level() -> None:
    kept = [Record.load(path) for path in RECORDS]
    wanted = {
        (revision, level)
        for revision in OLDER
        for level in (LEVELS if revision > BEFORE_RELAXED else SINCE_THE_FIRST)
    }
    assert {(record.revision, record.options["level"]) for record in kept} == wanted


@pytest.mark.parametrize(
    ("revision", "copies", "value"), [(1, 6, 1), (2, 10, 0), (3, 8, 0), (4, 6, 0), (5, 12, 0)]
)
def test_a_revision_has_its_own_default_box(revision: int, copies: int, value: int) -> None:
    """Its Binoculars tell them apart."""
    assert cards_of(GAME.start(2, 1, revision=revision))["binoculars"] == (copies, value)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize(("revision", "name"), [(2, "scarce"), (4, "lean")])
def test_older_boxes_have_names(seats: int, level: str, revision: int, name: str) -> None:
    """The same cards, dealt alike: only the option differs."""
    before = GAME.start(seats, 1, revision=revision, level=level)
    named = GAME.start(seats, 1, level=level, edition=name)
    assert named.view() == before.view()
    assert GAME.restore(named.snapshot()).snapshot() == named.snapshot()
    older = GAME.start(seats, 1, revision=1, level=level, edition=name)
    assert cards_of(older) == cards_of(named)


def test_a_name_nobody_gave_is_refused() -> None:
    with pytest.raises(BadEdition, match="'default', 'scarce', 'lean', or an edition's content"):
        GAME.start(2, 1, edition="plenty")


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


@pytest.mark.parametrize("revision", [0, 6, True, "1"])
def test_other_revisions_are_refused(revision: object) -> None:
    with pytest.raises(BadOptions, match="a revision from 1 to 5 of Closing In"):
        GAME.start(2, 1, revision=revision)
