"""Positions of Poof as readable, checked data: what a snapshot holds under `state`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Annotated

import msgspec

from closecall.engine.arrays import from_ints, zeros
from closecall.engine.errors import BadSnapshot
from closecall.engine.rng import Rng
from closecall.engine.terms import Terms
from closecall.games.poof.moves import SLOTS, TOP
from closecall.games.poof.rules import (
    FACE_DOWN,
    FACE_UP,
    FLOOR,
    GONE,
    HAND,
    IN_HAND,
    KINDS,
    KNOWN,
    LEFT,
    LEFT_OVER,
    NO_CARD,
    PATIENCE,
    POOF_CARD,
    RUN,
    SIZE,
    STOCK,
    TOTAL,
    Box,
    PoofState,
)
from closecall.games.poof.view import by_count

Card = Annotated[int, msgspec.Meta(ge=0, le=TOP)]
Cards = Annotated[list[Card], msgspec.Meta(max_length=200)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]
Points = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Demand = Callable[[bool, str, object, str], None]
Count = Annotated[int, msgspec.Meta(ge=0, le=1000)]


class PlayerPosition(msgspec.Struct, forbid_unknown_fields=True):
    """Everything of one player; face_up and face_down by slot, null where none lies."""

    hand: Cards
    known: Cards
    face_up: list[Card | None]
    face_down: list[Card | None]
    floor: Card
    """Everybody knows: unknown numbers in this hand are higher than this."""
    left_over: Cards


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position of Poof."""

    players: list[PlayerPosition]
    pile: Cards
    run: Count
    gone: Cards
    stock: Cards
    turned: list[tuple[Seat, Card]]
    scores: list[list[Points]]
    turn: Seat
    first: Seat
    quiet: Count
    over: bool


def save(state: PoofState) -> dict[str, object]:
    """Return a state's position as plain data."""
    seats = int(state.seats)
    turned, scores = list(state.turned), list(state.scores)
    position = Position(
        players=[_save_player(state, seat) for seat in range(seats)],
        pile=state.pile_cards(),
        run=int(state.run),
        gone=by_count(list(state.cards[GONE : GONE + KINDS])),
        stock=by_count(list(state.cards[STOCK : STOCK + KINDS])),
        turned=list(zip(turned[::2], turned[1::2], strict=True)),
        scores=[scores[i : i + seats] for i in range(0, len(scores), seats)],
        turn=int(state.turn),
        first=int(state.first),
        quiet=int(state.quiet),
        over=state.over,
    )
    plain = msgspec.to_builtins(position)
    assert isinstance(plain, dict)
    return plain


def _save_player(state: PoofState, seat: int) -> PlayerPosition:
    def kinds(region: int) -> list[int]:
        return by_count(list(state.cards[region + seat * KINDS : region + (seat + 1) * KINDS]))

    def slots(region: int) -> list[int | None]:
        cards = list(state.cards[region + seat * SLOTS : region + (seat + 1) * SLOTS])
        return [None if card == NO_CARD else card for card in cards]

    return PlayerPosition(
        hand=kinds(HAND),
        known=kinds(KNOWN),
        face_up=slots(FACE_UP),
        face_down=slots(FACE_DOWN),
        floor=int(state.cards[FLOOR + seat]),
        left_over=kinds(LEFT_OVER),
    )


def load(terms: Terms, rng: Rng, box: Box, position: Position) -> PoofState:
    """Return the state of a saved position; refused with the reason when it cannot occur."""
    _check(position, int(terms.seats), box)
    return _build(position, terms, rng, box)


def _check(position: Position, seats: int, box: Box) -> None:
    def demand(holds: bool, expected: str, came: object, where: str) -> None:
        if not holds:
            raise BadSnapshot(expected, came, where=f"state.{where}")

    players = position.players
    demand(len(players) == seats, f"{seats} players", len(players), "players")
    for i, player in enumerate(players):
        _check_player(player, box.blind, f"state.players[{i}]")
    everything = Counter(position.pile) + Counter(position.gone) + Counter(position.stock)
    everything.update(card for _, card in position.turned)
    for player in players:
        everything.update(player.hand)
        everything.update(card for card in player.face_up if card is not None)
        everything.update(card for card in player.face_down if card is not None)
    box_cards = Counter(list(box.deck))
    demand(
        everything == box_cards, "all cards of the box, each once", _odd(everything, box_cards), ""
    )
    demand(POOF_CARD not in position.pile, "no Poof card on the pile", position.pile, "pile")
    falling = position.pile == sorted(position.pile, reverse=True)
    demand(falling, "a pile that never rises", position.pile, "pile")
    demand(_run(position.pile) < RUN, f"fewer than {RUN} in a row", position.pile, "pile")
    demand(position.run == _run(position.pile), f"{_run(position.pile)}", position.run, "run")
    demand(position.turn < seats, f"a seat below {seats}", position.turn, "turn")
    demand(position.first < seats, f"a seat below {seats}", position.first, "first")
    demand(all(who < seats for who, _ in position.turned), "seats", position.turned, "turned")
    rounds = len(position.scores)
    demand(all(len(row) == seats for row in position.scores), "a score per seat", rounds, "scores")
    limit = int(box.rounds)
    demand(rounds <= limit, f"at most {limit} rounds", rounds, "scores")
    demand(position.over == (rounds == limit), f"{rounds == limit}", position.over, "over")
    patient = position.over or position.quiet < PATIENCE * seats
    demand(patient, "fewer quiet turns", position.quiet, "quiet")
    _check_turn(position, box.blind, demand)


def _check_turn(position: Position, blind: bool, demand: Demand) -> None:
    """The player to move must have a move: cards left, and a card to lead with on no pile."""
    if position.over:
        return
    for i, player in enumerate(position.players):
        left = len(player.hand) + _lying(player.face_up) + _lying(player.face_down)
        demand(left > 0, "a card left", 0, f"players[{i}]")
    player = position.players[position.turn]
    numbers = [card for card in [*player.hand, *player.face_up] if card]
    uncovered = blind and any(
        up is None and down is not None
        for up, down in zip(player.face_up, player.face_down, strict=True)
    )
    leads = bool(position.pile) or bool(numbers) or uncovered
    demand(leads, "somebody's turn who can start a pile", position.turn, "turn")


def _lying(cards: list[int | None]) -> int:
    return sum(card is not None for card in cards)


def _check_player(player: PlayerPosition, blind: bool, where: str) -> None:
    for name, cards in (("face_up", player.face_up), ("face_down", player.face_down)):
        if len(cards) != SLOTS:
            raise BadSnapshot(f"{SLOTS} slots", len(cards), where=f"{where}.{name}")
    bare = [up is None for up in player.face_up]
    if not blind and any(player.face_down[slot] is not None for slot in range(SLOTS) if bare[slot]):
        raise BadSnapshot("a card on every hidden one", player.face_up, where=f"{where}.face_down")
    hand, known = Counter(player.hand), Counter(player.known)
    if not known <= hand:
        raise BadSnapshot("cards of the hand", player.known, where=f"{where}.known")
    unknown = hand - known
    low = [card for card in unknown if 0 < card <= player.floor]
    if low:
        raise BadSnapshot(f"unknown numbers above {player.floor}", low, where=f"{where}.hand")


def _run(pile: list[int]) -> int:
    run = 0
    while run < len(pile) and pile[-1 - run] == pile[-1]:
        run += 1
    return run


def _odd(came: Counter[int], wanted: Counter[int]) -> str:
    odd = sorted((came - wanted) + (wanted - came))
    return f"another number of {odd}"


def _build(position: Position, terms: Terms, rng: Rng, box: Box) -> PoofState:
    cards = zeros(SIZE)
    for seat, player in enumerate(position.players):
        for region, held in ((HAND, player.hand), (KNOWN, player.known)):
            for card in held:
                cards[region + seat * KINDS + card] += 1
        for card in player.left_over:
            cards[LEFT_OVER + seat * KINDS + card] += 1
        for slot in range(SLOTS):
            up, down = player.face_up[slot], player.face_down[slot]
            cards[FACE_UP + seat * SLOTS + slot] = NO_CARD if up is None else up
            cards[FACE_DOWN + seat * SLOTS + slot] = NO_CARD if down is None else down
        cards[IN_HAND + seat] = len(player.hand)
        on_table = _lying(player.face_up) + _lying(player.face_down)
        cards[LEFT + seat] = len(player.hand) + on_table
        cards[FLOOR + seat] = player.floor
        cards[TOTAL + seat] = sum(row[seat] for row in position.scores)
    for card in position.gone:
        cards[GONE + card] += 1
    for card in position.stock:
        cards[STOCK + card] += 1
    turned = [item for pair in position.turned for item in pair]
    scores = [points for row in position.scores for points in row]
    pile = position.pile + [0] * (len(box.deck) - len(position.pile))
    state = PoofState(terms, rng, box, cards, from_ints(pile), from_ints(turned), from_ints(scores))
    state.height = len(position.pile)
    state.top = position.pile[-1] if position.pile else 0
    state.over = position.over
    state.turn = position.turn
    state.first = position.first
    state.round = len(position.scores)
    state.run = position.run
    state.quiet = position.quiet
    return state
