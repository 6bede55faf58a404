"""Positions of Closing In as readable, checked data: what a snapshot holds under `state`."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import msgspec

from closecall.engine.arrays import from_ints, zeros
from closecall.engine.errors import BadSnapshot
from closecall.engine.rng import Rng
from closecall.engine.terms import Terms
from closecall.games.closing_in.layout import (
    ALL_ENFORCERS,
    ALL_INTEL,
    AT,
    CARRIED,
    CITY,
    DISCARDS,
    ENFORCERS,
    FREE_ACTIONS,
    INVENTORY,
    LAST_TURN,
    LOCATION_CARDS,
    LOCATIONS,
    LOOK,
    MOST_CARDS,
    OUTSIDE,
    PLACE,
    SIZE,
    TILE,
    WANTED,
    Box,
)
from closecall.games.closing_in.moves import (
    CARD_NAMES,
    KINDS,
    MOST_SEATS,
    SPACE_NAMES,
    SPACES,
    CardName,
)
from closecall.games.closing_in.rules import ClosingInState
from closecall.games.closing_in.shapes import Ending
from closecall.games.closing_in.view import by_count, hand_of

SpaceName = Annotated[str, msgspec.Meta(pattern="^[a-d][1-3]$")]
Number = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Cards = Annotated[list[CardName], msgspec.Meta(max_length=100)]
SYMBOL = " + intel"


class PlayerPosition(msgspec.Struct, forbid_unknown_fields=True):
    """Everything of one player; `space` is null for a player who has left the city."""

    cards: Cards
    intel: Number
    space: SpaceName | None


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position of Closing In. Decks are listed from the top; a location card is the name of its
    tile, with ` + intel` behind it if it shows the symbol."""

    tiles: list[str]
    """The names of the tiles, space by space."""
    removed: list[SpaceName]
    enforcers: list[Number]
    intel: list[SpaceName]
    players: list[PlayerPosition]
    sent: Number
    location_deck: list[str]
    location_discards: list[str]
    known: Number
    inventory_deck: Cards
    inventory_discards: Cards
    turn: Annotated[int, msgspec.Meta(ge=0, le=MOST_SEATS - 1)]
    turn_number: Number
    actions: Number
    actions_left: Number
    acted: bool
    disguised: bool
    jammed: Number
    looking: Number
    seen_new: bool
    ending: Ending | None


# Saving -------------------------------------------------------------------------------------


def save(state: ClosingInState) -> dict[str, object]:
    """Return a state's position as plain data."""
    names, drawn = state.box.tiles, int(state.drawn)
    locations = [card_name(names, card) for card in state.location_cards()]
    position = Position(
        tiles=[names[state.tile_on(space)] for space in range(SPACES)],
        removed=_spaces(CITY & ~state.standing),
        enforcers=[int(state.enforcers_on(space)) for space in range(SPACES)],
        intel=_spaces(state.lying),
        players=[_save_player(state, seat) for seat in range(int(state.seats))],
        sent=int(state.sent),
        location_deck=locations[drawn:],
        location_discards=locations[:drawn],
        known=int(state.known),
        inventory_deck=[CARD_NAMES[kind] for kind in reversed(state.inventory_deck())],
        inventory_discards=by_count([int(state.discarded(kind)) for kind in range(KINDS)]),
        turn=int(state.turn),
        turn_number=int(state.turn_number),
        actions=int(state.granted),
        actions_left=int(state.actions),
        acted=state.acted,
        disguised=state.disguised,
        jammed=int(state.jammed),
        looking=int(state.looking),
        seen_new=state.seen_new,
        ending=msgspec.convert(state.ending, Ending) if state.over else None,
    )
    plain = msgspec.to_builtins(position)
    assert isinstance(plain, dict)
    return plain


def card_name(tiles: tuple[str, ...], card: int) -> str:
    """Return a location card in words."""
    return tiles[card >> 1] + (SYMBOL if card & 1 else "")


def _spaces(mask: int) -> list[str]:
    return [SPACE_NAMES[space] for space in range(SPACES) if mask >> space & 1]


def _save_player(state: ClosingInState, seat: int) -> PlayerPosition:
    space = state.space_at(seat)
    return PlayerPosition(
        cards=hand_of(state, seat),
        intel=int(state.intel_of(seat)),
        space=None if space == OUTSIDE else SPACE_NAMES[space],
    )


# Loading ------------------------------------------------------------------------------------


def load(terms: Terms, rng: Rng, box: Box, position: Position) -> ClosingInState:
    """Return the state of a saved position; refused with the reason when it cannot occur."""
    _check_city(position, box)
    _check_players(position, int(terms.seats))
    _check_cards(position, box)
    _check_turn(position, box)
    state = _build(position, terms, rng, box)
    _check_end(position, state)
    return state


def _demand(holds: bool, expected: str, came: object, where: str) -> None:
    if not holds:
        raise BadSnapshot(expected, came, where=f"state.{where}")


def _check_city(position: Position, box: Box) -> None:
    names = ", ".join(box.tiles)
    fits = sorted(position.tiles) == sorted(box.tiles)
    _demand(fits, f"each of {names} once", position.tiles, "tiles")
    enforcers = position.enforcers
    _demand(len(enforcers) == SPACES, f"{SPACES} numbers", len(enforcers), "enforcers")
    supply = f"at most {ALL_ENFORCERS} enforcers"
    _demand(sum(enforcers) <= ALL_ENFORCERS, supply, sum(enforcers), "enforcers")
    for name, spaces in (("removed", position.removed), ("intel", position.intel)):
        _demand(len(set(spaces)) == len(spaces), "each space once", spaces, name)
    for space in position.removed:
        there = enforcers[SPACE_NAMES.index(space)]
        _demand(there == 0, f"no enforcer on {space}, which is removed", there, "enforcers")
        _demand(space not in position.intel, "no intel on a removed tile", space, "intel")


def _check_players(position: Position, seats: int) -> None:
    players = position.players
    _demand(len(players) == seats, f"{seats} players", len(players), "players")
    _demand(position.sent <= WANTED, f"at most {WANTED}", position.sent, "sent")
    intel = position.sent + len(position.intel) + sum(player.intel for player in players)
    _demand(intel <= ALL_INTEL, f"at most {ALL_INTEL} intel in all", intel, "intel")
    for i, player in enumerate(players):
        where = f"players[{i}]"
        held = len(player.cards)
        _demand(held <= MOST_CARDS, f"at most {MOST_CARDS} cards", held, f"{where}.cards")
        if player.space is None:
            empty = not player.cards and player.intel == 0
            _demand(empty, "nothing held by a player who has left", player.cards, where)
            _demand(position.sent == WANTED, "no escape before all intel is sent", None, where)


def _check_cards(position: Position, box: Box) -> None:
    locations = Counter([*position.location_deck, *position.location_discards])
    wanted = Counter(card_name(box.tiles, card) for card in box.locations)
    _demand(
        locations == wanted,
        "all location cards, each once",
        _odd(locations, wanted),
        "location_deck",
    )
    inventory = Counter([*position.inventory_deck, *position.inventory_discards])
    for player in position.players:
        inventory.update(player.cards)
    in_box: Counter[CardName] = Counter(CARD_NAMES[kind] for kind in box.inventory)
    _demand(
        inventory == in_box,
        "all inventory cards, each once",
        _odd(Counter(inventory), Counter(in_box)),
        "inventory_deck",
    )
    limit = min(LOOK, len(position.location_deck))
    _demand(position.known <= limit, f"at most {limit}", position.known, "known")


def _odd(came: Counter[str], wanted: Counter[str]) -> str:
    odd = sorted((came - wanted) + (wanted - came))
    return "another number of " + ", ".join(dict.fromkeys(odd))


def _check_turn(position: Position, box: Box) -> None:
    seats = len(position.players)
    left, actions = position.actions_left, position.actions
    _demand(position.turn < seats, f"a seat below {seats}", position.turn, "turn")
    last = f"from 1 to {LAST_TURN}"
    _demand(1 <= position.turn_number <= LAST_TURN, last, position.turn_number, "turn_number")
    _demand(actions >= FREE_ACTIONS, f"at least {FREE_ACTIONS}", actions, "actions")
    _demand(left <= actions, f"at most {actions}", left, "actions_left")
    draws = int(box.draws)
    _demand(position.jammed <= draws, f"at most {draws}", position.jammed, "jammed")
    if position.ending is None:
        _check_going(position)
    else:
        _demand(position.looking == 0, "0 once over", position.looking, "looking")
    if position.looking == 0:
        _demand(not position.seen_new, "false unless looking", True, "seen_new")
    else:
        _check_looking(position)


def _check_going(position: Position) -> None:
    left, actions = position.actions_left, position.actions
    inside = position.players[position.turn].space is not None
    _demand(inside, "the turn of somebody in the city", position.turn, "turn")
    if position.looking == 0:
        _demand(left > 0, "an action left", left, "actions_left")
    if not position.acted:
        _demand(left == actions, f"{actions} before the first action", left, "actions_left")
        free = not position.disguised and position.jammed == 0
        _demand(free, "no card used before the first action", position.jammed, "jammed")


def _check_looking(position: Position) -> None:
    looking, known = position.looking, position.known
    seen = min(LOOK, len(position.location_deck))
    _demand(position.acted, "an action taken", False, "acted")
    _demand(looking == seen, f"{seen}, as many as can be seen", looking, "looking")
    _demand(known == looking, f"{looking}, the cards looked at", known, "known")
    cards = position.location_deck[:looking]
    _demand(len(set(cards)) > 1, "different cards to put in order", cards, "looking")


def _check_end(position: Position, state: ClosingInState) -> None:
    """An ending must be the one that the table shows; without one there must be none."""
    ending: str | None = state.how_lost() or None
    if all(player.space is None for player in position.players):
        ending = "escaped"
    elif ending is None and _is_last_over(position):
        ending = "turn-limit"
    _demand(position.ending == ending, f"{ending}", position.ending, "ending")


def _is_last_over(position: Position) -> bool:
    spent = position.actions_left == 0 and position.looking == 0
    return position.turn_number == LAST_TURN and spent


def _build(position: Position, terms: Terms, rng: Rng, box: Box) -> ClosingInState:
    grid = [box.tiles.index(name) for name in position.tiles]
    places = [grid.index(tile) for tile in range(SPACES)]
    assert PLACE == TILE + SPACES
    state = ClosingInState(terms, rng, box, from_ints(grid + places), zeros(SIZE))
    board = state.board
    for space, count in enumerate(position.enforcers):
        board[ENFORCERS + space] = count
    for seat in range(MOST_SEATS):
        board[AT + seat] = OUTSIDE
    for seat, player in enumerate(position.players):
        _build_player(state, seat, player)
    for name in position.inventory_discards:
        board[DISCARDS + CARD_NAMES.index(name)] += 1
    for i, name in enumerate(reversed(position.inventory_deck)):
        board[INVENTORY + i] = CARD_NAMES.index(name)
    names = [card_name(box.tiles, card) for card in range(2 * SPACES)]
    for i, card in enumerate([*position.location_discards, *position.location_deck]):
        board[LOCATIONS + i] = names.index(card)
    _build_figures(state, position)
    return state


def _build_player(state: ClosingInState, seat: int, player: PlayerPosition) -> None:
    board = state.board
    for name in player.cards:
        state.receive(seat, CARD_NAMES.index(name))
    board[CARRIED + seat] = player.intel
    if player.space is not None:
        board[AT + seat] = SPACE_NAMES.index(player.space)


def _build_figures(state: ClosingInState, position: Position) -> None:
    carried = sum(player.intel for player in position.players)
    state.standing = CITY & ~_mask(position.removed)
    state.lying = _mask(position.intel)
    state.enforcers_left = ALL_ENFORCERS - sum(position.enforcers)
    state.intel_left = ALL_INTEL - position.sent - carried - len(position.intel)
    state.sent = position.sent
    state.in_deck = len(position.inventory_deck)
    state.drawn = LOCATION_CARDS - len(position.location_deck)
    state.known = position.known
    state.turn = position.turn
    state.turn_number = position.turn_number
    state.granted = position.actions
    state.actions = position.actions_left
    state.acted = position.acted
    state.disguised = position.disguised
    state.jammed = position.jammed
    state.looking = position.looking
    state.seen_new = position.seen_new
    state.ending = position.ending or ""
    state.over = position.ending is not None


def _mask(spaces: list[str]) -> int:
    return sum(1 << SPACE_NAMES.index(space) for space in spaces)
