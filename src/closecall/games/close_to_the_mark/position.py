"""Positions of Close to the Mark as readable, checked data: what a snapshot holds under `state`.

Colours by name, numbers row by row, entries as the text of their moves. What follows from these
(the turn, crosses, points) is not written down but worked out again by the rules.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from closecall.engine.core import Moves
from closecall.engine.errors import BadSnapshot
from closecall.engine.native import i64, vec
from closecall.engine.rng import Rng
from closecall.engine.terms import Terms
from closecall.games.close_to_the_mark.moves import (
    CIRCLES,
    COLOURS,
    DICE,
    ENTRIES,
    Colour,
    make_move,
)
from closecall.games.close_to_the_mark.rules import (
    COLOUR,
    EMPTY,
    LAST,
    NOTHING,
    NUMBER,
    PENDING,
    ROLL,
    TURNS,
    MarkState,
    begin,
)

Number = Annotated[int, msgspec.Meta(ge=2, le=12)]
Numbers = Annotated[list[Number | None], msgspec.Meta(min_length=CIRCLES, max_length=CIRCLES)]
Pips = Annotated[int, msgspec.Meta(ge=1, le=6)]
Text = Annotated[str, msgspec.Meta(max_length=20)]

ENTRY_IDS = {make_move(entry).text: entry for entry in range(ENTRIES)}


class PlayerPosition(msgspec.Struct, forbid_unknown_fields=True):
    """Everything of one player."""

    colour: Colour | None
    numbers: Numbers
    entry: Text | None
    """Made this turn, not yet written, while others have still to enter."""
    last: Text | None
    """Made the turn before."""


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position of Close to the Mark; `dice` is null until all have a colour."""

    players: list[PlayerPosition]
    dice: dict[Colour, Pips] | None


def save(state: MarkState) -> dict[str, object]:
    """Return a state's position as plain data."""
    shown = list(state.table[ROLL : ROLL + DICE])
    position = Position(
        players=[_save_player(state, seat) for seat in range(int(state.seats))],
        dice=dict(zip(COLOURS, shown, strict=True)) if shown[0] else None,
    )
    plain = msgspec.to_builtins(position)
    assert isinstance(plain, dict)
    return plain


def _save_player(state: MarkState, seat: int) -> PlayerPosition:
    held = list(state.table[int(state.sheet(seat)) : int(state.sheet(seat + 1))])
    numbers = held[NUMBER : NUMBER + CIRCLES]
    return PlayerPosition(
        colour=None if held[COLOUR] == NOTHING else COLOURS[held[COLOUR]],
        numbers=[None if number == EMPTY else number for number in numbers],
        entry=_text(held[PENDING]),
        last=_text(held[LAST]),
    )


def _text(entry: int) -> str | None:
    return None if entry == NOTHING else make_move(entry).text


def load(terms: Terms, rng: Rng, layout: vec[i64], position: Position) -> MarkState:
    """Return the saved position, filled into an empty one; refused with the reason if it cannot
    occur.
    """
    empty = begin(terms, rng, layout)
    seats = int(empty.seats)
    _demand(len(position.players) == seats, f"{seats} players", len(position.players), "players")
    _load_colours(empty, position)
    _load_dice(empty, position)
    for seat, player in enumerate(position.players):
        _load_sheet(empty, seat, player)
    empty.over = int(empty.turn) == TURNS
    for seat, player in enumerate(position.players):
        _load_entry(empty, seat, player.entry)
    waited = bool(empty.actors()) or empty.over
    _demand(waited, "somebody who has still to enter", "entries of all", "players")
    return empty


def _demand(holds: bool, expected: str, came: object, where: str) -> None:
    if not holds:
        raise BadSnapshot(expected, came, where=f"state.{where}")


def _load_colours(state: MarkState, position: Position) -> None:
    """M3: different ones, chosen in the order of seats."""
    colours = [player.colour for player in position.players]
    chosen = [colour for colour in colours if colour is not None]
    _demand(
        colours[: len(chosen)] == chosen, "colours chosen from seat 0 on", colours, "players.colour"
    )
    _demand(len(set(chosen)) == len(chosen), "different colours", chosen, "players.colour")
    for seat, colour in enumerate(chosen):
        state.table[state.sheet(seat) + COLOUR] = COLOURS.index(colour)
    state.chosen = len(chosen)


def _load_dice(state: MarkState, position: Position) -> None:
    """M4: rolled as soon as all have a colour."""
    dice = position.dice
    playing = int(state.chosen) == int(state.seats)
    if dice is None or not playing:
        expected = "dice, since all have a colour" if playing else "no dice before all colours"
        _demand(dice is None and not playing, expected, dice, "dice")
        return
    _demand(len(dice) == DICE, "all five dice", sorted(dice), "dice")
    for die, colour in enumerate(COLOURS):
        state.table[ROLL + die] = dice[colour]


def _load_sheet(state: MarkState, seat: int, player: PlayerPosition) -> None:
    """M4, M8: everybody has filled as many circles; the rules make the crosses again."""
    place = f"players[{seat}]"
    filled = [circle for circle in range(CIRCLES) if player.numbers[circle] is not None]
    if seat == 0:
        playing = int(state.chosen) == int(state.seats)
        _demand(playing or not filled, "no number before all colours", filled, f"{place}.numbers")
        state.turn = len(filled)
    turn = int(state.turn)
    _demand(len(filled) == turn, f"{turn} numbers, like seat 0", len(filled), f"{place}.numbers")
    last = _load_last(state, seat, player, f"{place}.last")
    # What the last entry gained is known when it is written last.
    for circle in sorted(filled, key=lambda circle: circle == last):
        number = player.numbers[circle]
        assert number is not None
        state.write(seat, circle, number)


def _load_last(state: MarkState, seat: int, player: PlayerPosition, place: str) -> int:
    """Return the circle of the entry of the turn before, which must stand on the sheet (M5)."""
    if int(state.turn) == 0:
        _demand(player.last is None, "no entry before the first turn ends", player.last, place)
        return NOTHING
    entry = _id_of(player.last, place)
    circle, die = divmod(entry, DICE)
    number = player.numbers[circle]
    _demand(number is not None, "an entry in a filled circle", player.last, place)
    own = int(state.table[state.sheet(seat) + COLOUR])
    colour = int(state.layout[circle])
    fits = die != own and colour in (own, die)
    _demand(fits, "two dice, one of them of the circle's colour", player.last, place)
    if int(state.turn) == TURNS:
        rolled = int(state.sum_with(seat, die))
        _demand(number == rolled, f"an entry of {rolled}, as the dice lie", number, place)
    state.table[state.sheet(seat) + LAST] = entry
    return circle


def _load_entry(state: MarkState, seat: int, text: str | None) -> None:
    """M6: an entry that waits for the others must be one its player could make."""
    if text is None:
        return
    place = f"players[{seat}].entry"
    playing = int(state.chosen) == int(state.seats) and not state.over
    _demand(playing, "no entry but during a turn", text, place)
    entry = _id_of(text, place)
    moves = Moves()
    state.offer(seat, moves)
    _demand(moves.has(entry), "an entry that the sheet allows", text, place)
    state.table[state.sheet(seat) + PENDING] = entry
    state.entered = int(state.entered) | 1 << seat


def _id_of(text: str | None, place: str) -> int:
    _demand(text in ENTRY_IDS, "an entry such as 'green@b4'", text, place)
    return ENTRY_IDS[str(text)]
