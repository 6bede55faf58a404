"""Views and events of Close Enough, built up from nothing (E27).

Hand cards stand in ascending order, so that their order tells nothing about when they came.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from closecall.engine.core import Note
from closecall.engine.types import Event
from closecall.games.close_enough.imagine import CloseEnoughState
from closecall.games.close_enough.layout import (
    BACKING,
    DECK_TOP,
    DISCARD_TOP,
    GIVE,
    GOAL,
    HAND_SIZE,
    KINDS,
    LOCKING,
    LOT,
    LOWERED,
    NO_CARD,
    NOBODY,
    NOWHERE,
    RAISED,
    SHOWING,
    TOTALLING,
    TURN,
    Box,
    Report,
    SeatReport,
)
from closecall.games.close_enough.moves import (
    EFFECT_ABILITIES,
    EFFECT_COUNT,
    TOKEN_KINDS,
    Token,
    token_of,
)
from closecall.games.close_enough.rules import worth
from closecall.games.close_enough.shapes import (
    BackedOut,
    Called,
    CloseEnoughView,
    Dealt,
    Folded,
    Gave,
    Held,
    LastPlayer,
    LastRound,
    Locked,
    Lot,
    LotShown,
    Mucked,
    Own,
    Phase,
    Place,
    Player,
    Ready,
    Reshuffle,
    Reshuffled,
    RoundEnded,
    Silenced,
    Source,
    Status,
    Stayed,
    Target,
    TokensShown,
    TokenUse,
    Took,
    TurnedUp,
)

PHASES: dict[int, Phase] = {
    TURN: "turn",
    GIVE: "give",
    LOCKING: "lock",
    BACKING: "back-out",
    TOTALLING: "tokens",
    SHOWING: "show",
}
STATUSES: tuple[Status, ...] = ("playing", "called", "stayed", "folded")


# Building views ---------------------------------------------------------------------------------


def own(state: CloseEnoughState, seat: int) -> dict[str, object]:
    """Return what `seat` sees besides the open table (E27): what it holds, and its own things."""
    return {
        "seat": seat,
        "held": _held(state, seat),
        "own": None if state.over else _own(state, seat),
    }


def show_open(state: CloseEnoughState) -> CloseEnoughView:
    """Return the table as everybody sees it."""
    seats = int(state.seats)
    box = state.box
    scores = list(state.scores)
    targets = range(len(box.targets))
    return CloseEnoughView(
        seat=None,
        round=int(state.round) + (0 if state.over else 1),
        goal=GOAL,
        advanced=box.advanced,
        phase="over" if state.over else PHASES[int(state.phase)],
        turn=None if state.over or state.phase > LOCKING else int(state.turn),
        first=int(state.first),
        caller=_seat(state.caller),
        backed_out=state.backed_out,
        asked=_seat(state.asked),
        deck=int(state.left),
        discard=state.discards(),
        reshuffles=int(state.reshuffles),
        in_hands_at_reshuffle=_old(state, range(seats)),
        held=_held(state, None),
        players=[_player(state, each) for each in range(seats)],
        own=None,
        targets=[_target(box, index) for index in targets],
        barred=[_target(box, index) for index in targets if state.barred >> index & 1],
        box=_tokens([state.in_box(kind) for kind in range(TOKEN_KINDS)]),
        cards=by_count(list(box.copies)),
        scores=[scores[i : i + seats] for i in range(0, len(scores), seats)],
        last=None if state.last is None else _last(box, state.last),
    )


def _player(state: CloseEnoughState, seat: int) -> Player:
    hand = _hand(state, seat)
    secret = state.phase in (TOTALLING, SHOWING)
    waited_for = bool(state.waiting >> seat & 1)
    asked = secret and (waited_for or _has_chosen(state, seat))
    revealed = state.phase == SHOWING
    return Player(
        stars=int(state.stars(seat)),
        status=STATUSES[int(state.status(seat))],
        face_up=_card(state.face_up(seat)),
        locked=state.is_closed(seat),
        lock=_token(state.lock_token(seat)),
        in_hand=len(hand),
        known=sorted(card for card, known in hand if known),
        fine_tunes=int(state.fine_tunes(seat)),
        tokens=_tokens([state.tokens_of_kind(seat, kind) for kind in range(TOKEN_KINDS)]),
        silence=_token(state.silence_token(seat)),
        silenced_by=_seat(state.silenced_by(seat)),
        asked=asked,
        ready=asked and not waited_for,
        decided=int(state.decided(seat)),
        uses=_blurred(_uses_of(state, seat)) if revealed else [],
        lot=_lot_of(state, seat) if state.shown >> seat & 1 else None,
        reshuffle=_reshuffle(state, seat) if state.reshuffles else None,
    )


def _has_chosen(state: CloseEnoughState, seat: int) -> bool:
    if state.phase == TOTALLING:
        return bool(state.decided(seat))
    return not state.shown >> seat & 1


def _own(state: CloseEnoughState, seat: int) -> Own:
    full = state.is_full(seat) and state.face_up(seat) != NO_CARD
    choosing = bool(state.waiting >> seat & 1)
    answered = state.phase == SHOWING and not choosing and not state.shown >> seat & 1
    shows = state.will_show(seat)
    target = int(state.target(seat))
    uses = _uses_of(state, seat)
    lot = [int(state.face_up(seat)), *(card for card, _ in _hand(state, seat))]
    token = state.token_in_question(seat) if state.phase == TOTALLING and choosing else -1
    return Own(
        hand=sorted(lot[1:]),
        target=_target(state.box, target),
        total=int(state.total(seat)) if full else None,
        distance=int(state.distance(seat)) if full else None,
        uses=_detailed(uses, lot) if full else [],
        token=None if token < 0 else token_of(int(token)),
        answer=("show" if shows else "muck") if answered else None,
        at_reshuffle=_old(state, [seat]),
    )


def _held(state: CloseEnoughState, viewer: int | None) -> Held | None:
    if state.source == NOWHERE:
        return None
    taker, source = int(state.turn), int(state.source)
    seen = source != DECK_TOP or taker == viewer
    name, owner = _source(source)
    return Held(taker, name, owner, int(state.held) if seen else None)


def _reshuffle(state: CloseEnoughState, seat: int) -> Reshuffle:
    given = by_count([state.given(seat, card) for card in range(KINDS)])
    return Reshuffle(state.drew(seat), given)


def _old(state: CloseEnoughState, seats: list[int] | range) -> list[int] | None:
    if not state.reshuffles:
        return None
    cards = [int(state.old(seat, slot)) for seat in seats for slot in range(HAND_SIZE)]
    return sorted(card for card in cards if card != NO_CARD)


def _hand(state: CloseEnoughState, seat: int) -> list[tuple[int, bool]]:
    slots = range(HAND_SIZE)
    cards = [(int(state.card(seat, slot)), state.is_known(seat, slot)) for slot in slots]
    return [(card, known) for card, known in cards if card != NO_CARD]


def _uses_of(state: CloseEnoughState, seat: int) -> list[int]:
    return [state.use(seat, place) for place in range(LOT)]


def _lot_of(state: CloseEnoughState, seat: int) -> Lot:
    cards = [int(state.face_up(seat)), *(card for card, _ in _hand(state, seat))]
    return _lot(state.box, int(state.target(seat)), cards, _uses_of(state, seat))


def _lot(box: Box, target: int, cards: list[int], uses: list[int]) -> Lot:
    total = sum(int(worth(card, use)) for card, use in zip(cards, uses, strict=True))
    distance = abs(total - int(box.targets[target]))
    hand = sorted(cards[1:])
    return Lot(cards[0], hand, _target(box, target), total, distance, _detailed(uses, cards))


def _last(box: Box, report: Report) -> LastRound:
    return LastRound(
        caller=int(report.caller),
        backed_out=report.backed_out,
        token_drawn=None if report.drawn < 0 else token_of(int(report.drawn)),
        players=[_last_player(box, row) for row in report.seats],
    )


def _last_player(box: Box, row: SeatReport) -> LastPlayer:
    uses = list(row.uses)
    cards = [int(row.face_up), int(row.first_card), int(row.second_card)]
    return LastPlayer(
        status=STATUSES[int(row.status)],
        face_up=int(row.face_up),
        target=_target(box, int(row.target)),
        lock=_token(row.lock),
        uses=_blurred(uses),
        lot=_lot(box, int(row.target), cards, uses) if row.shown else None,
        result=int(row.result),
        bonus=int(row.bonus),
    )


# Small parts ------------------------------------------------------------------------------------


def by_count(counts: list[int]) -> list[int]:
    """Cards in ascending order from how many there are of each value."""
    return [card for card, count in enumerate(counts) for _ in range(count)]


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


def _card(card: int) -> int | None:
    return None if card == NO_CARD else int(card)


def _target(box: Box, index: int) -> Target:
    return Target(int(box.targets[index]), int(box.stars[index]))


def _token(code: int) -> Token | None:
    """Return the token with this kind + 1; 0 is none."""
    return token_of(int(code) - 1) if code else None


def _tokens(counts: list[int]) -> list[Token]:
    return [token_of(kind) for kind in by_count(counts)]


def _source(source: int) -> tuple[Source, int | None]:
    if source == DECK_TOP:
        return "deck", None
    if source == DISCARD_TOP:
        return "discard", None
    return "face-up", source


def _use(use: int, place: int, card: int | None) -> TokenUse:
    """Return a use with its card and direction, or without either (None)."""
    kind, effect = divmod(use - 1, EFFECT_COUNT)
    where: Place = "hand" if place else "face-up"
    nudge: Literal[1, -1] | None = None
    if card is not None and effect in (RAISED, LOWERED):
        nudge = 1 if effect == RAISED else -1
    return TokenUse(token_of(kind), EFFECT_ABILITIES[effect], where, card, nudge)


def _detailed(uses: list[int], cards: list[int]) -> list[TokenUse]:
    found = [_use(use, place, cards[place]) for place, use in enumerate(uses) if use]
    return _in_order(found)


def _blurred(uses: list[int]) -> list[TokenUse]:
    """E19: what is known of everybody's tokens: not on which hand card, nor which way."""
    return _in_order([_use(use, place, None) for place, use in enumerate(uses) if use])


def _in_order(uses: list[TokenUse]) -> list[TokenUse]:
    """By token: the order of the cards beneath must not show."""
    return sorted(uses, key=lambda use: (use.place, use.token, use.ability, use.card or 0))


# Cutting events ---------------------------------------------------------------------------------


def cut(state: CloseEnoughState, note: Note, viewer: int | None) -> Event:
    """Return the typed event of a note, as this viewer may know it."""
    kind, *what = note
    return _CUTS[str(kind)](state.box, viewer, *what)


def _dealt(
    box: Box,
    viewer: int | None,
    round_: int,
    first: int,
    faces: tuple[int, ...],
    targets: tuple[int, ...],
) -> Event:
    target = None if viewer is None else _target(box, targets[viewer])
    return Dealt(round_, first, list(faces), target)


def _took(box: Box, viewer: int | None, seat: int, source: int, card: int) -> Event:
    name, owner = _source(source)
    seen = source != DECK_TOP or seat == viewer
    return Took(seat, name, owner, card if seen else None)


def _gave(box: Box, viewer: int | None, seat: int, source: int, card: int) -> Event:
    return Gave(seat, card, source if source >= 0 else None)


def _backed_out(box: Box, viewer: int | None, seat: int, kind: int) -> Event:
    return BackedOut(seat, token_of(kind))


def _locked(box: Box, viewer: int | None, seat: int, kind: int) -> Event:
    return Locked(seat, token_of(kind))


def _silenced(box: Box, viewer: int | None, seat: int, kind: int, other: int) -> Event:
    return Silenced(seat, token_of(kind), other)


def _tokens_shown(box: Box, viewer: int | None, uses: tuple[int, ...]) -> Event:
    lots = [list(uses[i : i + LOT]) for i in range(0, len(uses), LOT)]
    return TokensShown([_blurred(lot) for lot in lots])


def _lot_shown(
    box: Box,
    viewer: int | None,
    seat: int,
    target: int,
    cards: tuple[int, ...],
    uses: tuple[int, ...],
) -> Event:
    return LotShown(seat, _lot(box, target, list(cards), list(uses)))


def _round_ended(box: Box, viewer: int | None, round_: int, report: Report) -> Event:
    return RoundEnded(round_, _last(box, report))


_CUTS: dict[str, Callable[..., Event]] = {
    "dealt": _dealt,
    "took": _took,
    "gave": _gave,
    "turned-up": lambda box, viewer, seat, card: TurnedUp(seat, card),
    "reshuffled": lambda box, viewer, cards: Reshuffled(cards),
    "called": lambda box, viewer, seat: Called(seat),
    "stayed": lambda box, viewer, seat: Stayed(seat),
    "folded": lambda box, viewer, seat: Folded(seat),
    "backed-out": _backed_out,
    "locked": _locked,
    "silenced": _silenced,
    "ready": lambda box, viewer, seat: Ready(seat),
    "tokens-shown": _tokens_shown,
    "lot-shown": _lot_shown,
    "mucked": lambda box, viewer, seat: Mucked(seat),
    "round-ended": _round_ended,
}
