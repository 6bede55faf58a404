"""Positions of 5 To Close the way one would lay them out on a table.

`table("C A T wild", "S", words=[word(0, 1, "DO"), word(1, 1, "ICe", wilds={2: 0})])`: the first
player holds four cards, the second an S; DO is the first word of side 0, ICE the first of side 1,
its E a wild that seat 0 played. All cards not named are in the draw pile, `top` on top of it.
Places and slots are counted from 1, as in the texts of moves.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import closecall
from closecall.engine.core import State
from closecall.engine.types import Event
from closecall.games.five_to_close.moves import CARDS
from closecall.games.five_to_close.shapes import FiveToCloseView, LockedWord, Word

GAME = closecall.game("five-to-close")
SIDES = {2: 2, 3: 3, 4: 2, 5: 5, 6: 3, 7: 7, 8: 4}
SPECIALS = ("wild", "double", "triple", "freeze", "unfreeze")

# 80 letters and nothing else, so that piles can be as empty as a test needs them.
PLAIN: dict[str, object] = {
    "name": "plain",
    "letters": dict.fromkeys("ABCDEFGHIJKLMNOPQRST", 4),
    "specials": dict.fromkeys(SPECIALS, 0),
    "decks": {"2": 1, "3": 1, "4": 1, "5": 1, "7": 1},
}


def cards(text: str) -> list[str]:
    """`"C A wild"` as cards."""
    return text.split()


def word(
    side: int,
    place: int,
    letters: str,
    *,
    wilds: dict[int, int] | None = None,
    locked: bool = False,
    multiplier: int = 1,
    **marks: bool,
) -> dict[str, Any]:
    """A word; `wilds` says which letter (from 0) is a wild, and who played it."""
    return {
        "side": side,
        "place": place - 1,
        "locked": locked,
        "letters": letters.upper(),
        "wilds": [list(pair) for pair in sorted((wilds or {}).items())],
        "multiplier": multiplier,
        "frozen": marks.pop("frozen", False),
        "shield": marks.pop("shield", False),
        "proven": marks.pop("proven", False),
        **marks,
    }


def locked(side: int, slot: int, letters: str, **rest: Any) -> dict[str, Any]:
    """A locked word."""
    return word(side, slot, letters, locked=True, **rest)


def cards_on(words: list[dict[str, Any]]) -> Counter[str]:
    """Every card that lies on words."""
    found: Counter[str] = Counter()
    for each in words:
        wilds = {at for at, _ in each["wilds"]}
        letters = enumerate(each["letters"])
        found.update("wild" if at in wilds else letter for at, letter in letters)
        found.update({2: ["double"], 3: ["triple"]}.get(each["multiplier"], []))
        found.update(["freeze"] * each["frozen"] + ["unfreeze"] * each["shield"])
    return found


def snapshot(
    *hands: str,
    words: list[dict[str, Any]] | None = None,
    discard: str = "E",
    top: str = "",
    rest: str = "deck",
    round_: int = 1,
    dictionary: str = "challenge",
    edition: str | dict[str, object] = "default",
    known: dict[int, str] | None = None,
    revision: int | None = None,
    **fields: Any,
) -> dict[str, Any]:
    """A whole snapshot, in the step of playing of seat 0 unless told otherwise.

    Cards not named lie at the bottom of the draw pile (`rest="deck"`) or of the discard pile, or
    are one long word of side 1 at place 5 (`rest="word"`).
    """
    seats, laid = len(hands), list(words or [])
    agreed: dict[str, Any] = {"dictionary": dictionary, "edition": edition}
    start: dict[str, Any] = GAME.start(seats, 1, revision=revision, **agreed).snapshot()
    left = _box(start["state"]) - cards_on(laid)
    left -= Counter(cards(" ".join([*hands, discard, top])))
    if fields.get("declaring") is not None:
        left["wild"] -= 1
    spare = sorted(left.elements(), key=CARDS.index)
    if rest == "word":
        laid.append(word(1, 5, "".join(spare)))
    start["state"].update(
        players=[
            {"hand": cards(hand), "known": cards((known or {}).get(seat, ""))}
            for seat, hand in enumerate(hands)
        ],
        words=laid,
        draw_pile=(spare if rest == "deck" else []) + cards(top)[::-1],
        discard=(spare if rest == "discard" else []) + cards(discard),
        lots=[],
        scores=[[[0, 0, 0, 0]] * SIDES[seats]] * (round_ - 1),
        turn=0,
        dealer=seats - 1,
        step="play",
    )
    start["state"].update(fields)
    return start


def _box(state: dict[str, Any]) -> Counter[str]:
    """All the cards there are; at the start none lies on a word."""
    box = Counter(state["draw_pile"] + state["discard"])
    for player in state["players"]:
        box.update(player["hand"])
    return box


def table(*hands: str, **rest: Any) -> State:
    """The state of a position; somebody listens."""
    state = GAME.restore(snapshot(*hands, **rest))
    state.listen()
    return state


def play(state: State, *texts: str, seat: int | None = None) -> State:
    """Make moves of whoever's turn it is, or of one of those who are asked."""
    for text in texts:
        who = turn(state) if seat is None else seat
        state.apply(who, GAME.action(GAME.parse(text)))
    return state


def legal(state: State, seat: int | None = None) -> set[str]:
    """What may be done, as texts."""
    who = turn(state) if seat is None else seat
    return {GAME.move(action).text for action in state.legal(who)}


def turn(state: State) -> int:
    """The seats to decide."""
    (seat,) = state.actors()
    return seat


def look(state: State, seat: int | None = None) -> FiveToCloseView:
    """What somebody sees."""
    view = state.view(seat)
    assert isinstance(view, FiveToCloseView)
    return view


def hand(state: State, seat: int) -> list[str]:
    """The cards in a hand."""
    return list(look(state, seat).hand or [])


def at(state: State, side: int, place: int) -> Word:
    """The word at a place."""
    found = look(state).sides[side].words[place - 1]
    assert found is not None
    return found


def texts(state: State, side: int) -> list[str]:
    """The active words of a side by place, `-` where there is none."""
    return [each.text if each else "-" for each in look(state).sides[side].words]


def locks(state: State, side: int) -> dict[int, LockedWord]:
    """The locked words of a side by slot."""
    return {each.slot + 1: each for each in look(state).sides[side].locked}


def lost(state: State) -> list[int]:
    """What challenges have cost in this round, side by side."""
    return [side.challenges for side in look(state).sides]


def happened(state: State, kind: type[Event], seat: int | None = None) -> list[Any]:
    """The events of one kind that the last move brought about."""
    return [event for event in state.events(seat) if isinstance(event, kind)]
