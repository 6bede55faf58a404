"""5 To Close: teams, cards, who deals, what is dealt (F1, F2), and the box."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest
from games.five_to_close.table import GAME, PLAIN, SIDES, SPECIALS, look

from closecall.engine import edition as editions
from closecall.engine.errors import BadEdition, BadOptions, MalformedMove
from closecall.games.five_to_close.edition import edition_of
from closecall.games.five_to_close.moves import CARDS, NUM_ACTIONS

DECKS = {2: 1, 3: 2, 4: 1, 5: 2, 6: 2, 7: 3, 8: 2}


@pytest.mark.parametrize("seats", GAME.seats)
def test_even_numbers_play_in_teams_with_partners_opposite(seats: int) -> None:
    """F9: seats i and i + n/2; 2, 3, 5 and 7 each alone."""
    sides = SIDES[seats]
    teams = tuple(tuple(range(side, seats, sides)) for side in range(sides))
    assert GAME.teams(seats) == teams
    view = look(GAME.start(seats, 1))
    assert tuple(tuple(side.seats) for side in view.sides) == teams
    assert [player.side for player in view.players] == [seat % sides for seat in range(seats)]


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_round_is_dealt_from_all_the_cards(seats: int) -> None:
    """F2: seven each, one turned up, the rest in the draw pile."""
    state = GAME.start(seats, 5)
    view = look(state)
    assert [player.in_hand for player in view.players] == [7] * seats
    assert len(view.discard) == 1
    assert view.draw_pile == 112 * DECKS[seats] - 7 * seats - 1
    position: Any = state.snapshot()["state"]
    counts = Counter(position["draw_pile"] + position["discard"])
    for player in position["players"]:
        counts.update(player["hand"])
    deck = dict(zip(CARDS, edition_of("default").deck(), strict=True))
    assert counts == {card: copies * DECKS[seats] for card, copies in deck.items()}


def test_the_cards_are_shuffled() -> None:
    """F2: any card may be turned up or dealt, and hardly two deals are alike."""
    starts = [GAME.start(2, seed) for seed in range(400)]
    turned = Counter(look(state).discard[0] for state in starts)
    assert len(turned) > 25
    assert 20 < turned["E"] < 65  # 11 of 112 cards
    held = Counter(card for state in starts for card in look(state, 0).hand or [])
    assert set(held) == set(CARDS)
    assert len({tuple(look(state, 0).hand or []) for state in starts}) > 395


def test_the_deck_of_the_default_edition() -> None:
    """The counts that components.md settles on, card by card."""
    letters = "E11 A7 I6 O5 U3 S9 R7 T6 N6 L5 D5 G4 C3 P3 Y2 M2 H2 B2 F1 W1 K1 V1 J1 X1 Q1 Z1"
    edition = edition_of("default")
    assert edition.letters == {each[0]: int(each[1:]) for each in letters.split()}
    assert [getattr(edition.specials, name) for name in SPECIALS] == [6, 4, 2, 2, 2]
    assert sum(edition.deck()) == 112


def dealer_by_lots(lots: list[tuple[int, str]], seats: int) -> int:
    """F1 played by hand: who must be the dealer."""
    tied, left = list(range(seats)), list(lots)
    while len(tied) > 1:
        drawn: dict[int, str] = {}
        for seat in tied:
            while seat not in drawn:
                who, card = left.pop(0)
                assert who == seat
                if len(card) == 1:
                    drawn[seat] = card
        tied = [seat for seat in tied if drawn[seat] == min(drawn.values())]
    assert not left
    return tied[0]


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_the_letter_closest_to_a_deals(seats: int) -> None:
    """F1: specials are drawn again, and those tied draw again; the left neighbour starts (F2)."""
    again = ties = 0
    for seed in range(120):
        view = look(GAME.start(seats, seed))
        assert view.dealer == dealer_by_lots([(s, c) for s, c in view.lots], seats)
        assert view.turn == (view.dealer + 1) % seats
        again += any(len(card) > 1 for _, card in view.lots)
        turns = [seat for seat, _ in groupby(view.lots, key=lambda lot: lot[0])]
        ties += len(turns) > seats
    assert again > 5 and ties > 2


def test_lots_decide_when_no_card_is_left_to_draw() -> None:
    """F1: a box of one letter ties for ever; everybody gets to deal now and then."""
    same = PLAIN | {"letters": {"A": 30}, "decks": dict.fromkeys("23457", 2)}
    dealers = Counter(look(GAME.start(4, seed, edition=same)).dealer for seed in range(200))
    assert set(dealers) == {0, 1, 2, 3} and min(dealers.values()) > 25


def test_the_cards_drawn_go_back() -> None:
    """F1: all of them are in the deal."""
    view = look(GAME.start(2, 3))
    assert view.lots and view.draw_pile + len(view.discard) + 14 == 112


def test_the_same_seed_gives_the_same_match() -> None:
    assert GAME.start(6, 9).snapshot() == GAME.start(6, 9).snapshot()
    assert GAME.start(6, 9).snapshot() != GAME.start(6, 10).snapshot()


def test_moves_that_are_none() -> None:
    """Specials other than a Wild cannot start a word (F10)."""
    wrong: tuple[dict[str, object], ...] = (
        {"type": "play", "card": "double"},
        {"type": "play", "card": "freeze", "place": 0},
        {"type": "play", "card": "e", "place": 0},
        {"type": "take-wild", "side": 0, "place": 5, "wild": 0},
        {"type": "discard"},
    )
    for data in wrong:
        with pytest.raises(MalformedMove):
            GAME.decode(data)
    assert GAME.decode({"type": "play", "card": "wild"}).text == "wild>new"


def test_frequent_actions_are_small_numbers() -> None:
    rare = {"freeze", "take"}
    for action in range(257, NUM_ACTIONS):
        assert GAME.move(action).text.split(">")[0] in rare


@pytest.mark.parametrize("seats", [1, 9])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadOptions, match="one of 2, 3, 4, 5, 6, 7, 8 seats"):
        GAME.start(seats, 1)


def test_a_dictionary_is_for_challenges_or_enforced() -> None:
    """F13."""
    with pytest.raises(BadOptions, match="'challenge', 'enforce'"):
        GAME.start(2, 1, dictionary="none")


def changed(**changes: object) -> dict[str, object]:
    return PLAIN | changes


@pytest.mark.parametrize(
    ("edition", "words"),
    [
        (changed(decks={"2": 1, "3": 1, "4": 1, "5": 1}), r"decks\.7.*decks for each"),
        (changed(decks={"2": 4, "3": 1, "4": 1, "5": 1, "7": 1}), r"decks"),
        (changed(decks={"6": 1}), r"decks"),
        (changed(letters={"A": 40, "B": 10}), r"decks\.4.*at least 57 cards.*8 players, got 50"),
        (changed(letters={"Ä": 40}), r"letters"),
        (changed(letters={}), r"letters.*at least one letter"),
        (changed(specials=dict.fromkeys(SPECIALS, 11)), r"specials\.wild"),
        (changed(specials={"wild": 1}), r"specials"),
        (changed(name=""), r"name"),
        (changed(jokers=1), r"jokers"),
        ("mine", r"'default', or an edition's content"),
    ],
)
def test_bad_editions_are_refused_with_the_place(edition: Any, words: str) -> None:
    with pytest.raises(BadEdition, match=words):
        GAME.start(2, 1, edition=edition)


def test_a_bad_file_is_refused_with_the_line(tmp_path: Path) -> None:
    default = Path(editions.__file__).parents[1] / "games/five_to_close/edition.toml"
    file = tmp_path / "box.toml"
    text = default.read_text()
    file.write_text(text.replace("wild = 6", "wild = 60"))
    line = text.splitlines().index("wild = 6") + 1
    with pytest.raises(BadEdition, match=f"box.toml, line {line}, "):
        editions.load(file, edition_of)


def test_another_box_can_be_played() -> None:
    """The decks are those of the file."""
    state = GAME.start(4, 1, edition=PLAIN)
    assert look(state).draw_pile == 80 - 28 - 1


def test_the_box_is_built_once() -> None:
    """Its word list and decks are looked up for every new match, not made for it."""
    one, two = GAME.start(2, 1), GAME.start(2, 2)
    assert one.box is two.box  # type: ignore[attr-defined]
    assert one.box is not GAME.start(4, 1).box  # type: ignore[attr-defined]
