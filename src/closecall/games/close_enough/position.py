"""Positions of Close Enough as readable, checked data: what a snapshot holds under `state`.

Whatever follows from the rest is not written down: who is locked, awaited or has to show, stars.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from typing import Annotated, Literal

import msgspec

from closecall.engine.arrays import from_ints, zeros
from closecall.engine.errors import BadSnapshot
from closecall.engine.native import i64, vec
from closecall.engine.rng import Rng
from closecall.engine.terms import Terms
from closecall.games.close_enough import layout as at
from closecall.games.close_enough.edition import kind_of
from closecall.games.close_enough.imagine import CloseEnoughState
from closecall.games.close_enough.layout import (
    DECK_TOP,
    DISCARD_TOP,
    GOAL,
    HAND_SIZE,
    KINDS,
    LOCK_SILENCE,
    LOT,
    NO_CARD,
    NOBODY,
    NOWHERE,
    SHOWING,
    SHOWN,
    TOTALLING,
    Box,
    Report,
    SeatReport,
)
from closecall.games.close_enough.moves import (
    EFFECT_ABILITIES,
    EFFECT_COUNT,
    EFFECTS,
    PLAYERS,
    TOKEN_KINDS,
    Card,
    Effect,
    Seat,
    Token,
    token_of,
)
from closecall.games.close_enough.shapes import Status
from closecall.games.close_enough.view import PHASES, STATUSES, by_count

PhaseName = Literal["turn", "give", "lock", "back-out", "tokens", "show"]
SourceName = Literal["deck", "discard"]
DeedName = Literal["fill", "tune", "must-tune", "call", "stay", "fold"]
DEEDS: tuple[DeedName, ...] = ("fill", "tune", "must-tune", "call", "stay", "fold")
Cards = Annotated[list[Card], msgspec.Meta(max_length=420)]
Hand = Annotated[list[Card], msgspec.Meta(max_length=HAND_SIZE)]
Count = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Change = Annotated[int, msgspec.Meta(ge=-GOAL, le=GOAL + 1)]
TargetIndex = Annotated[int, msgspec.Meta(ge=0, le=59)]
Tokens = Annotated[list[Token], msgspec.Meta(max_length=60)]
PackedDeed = Annotated[int, msgspec.Meta(ge=0, lt=1 << at.DEED_OFFERED + KINDS)]
PackedTokens = Annotated[int, msgspec.Meta(ge=0, lt=1 << TOKEN_KINDS)]
Demand = Callable[[bool, str, object, str], None]


class UsePosition(msgspec.Struct, forbid_unknown_fields=True):
    """A token on a card."""

    token: Token
    effect: Effect


Uses = Annotated[list[UsePosition | None], msgspec.Meta(min_length=LOT, max_length=LOT)]


class PlayerPosition(msgspec.Struct, forbid_unknown_fields=True):
    """Everything of one player."""

    hand: Hand
    known: Annotated[int, msgspec.Meta(ge=0, le=HAND_SIZE)]
    """How many cards of the hand, from its beginning, everybody knows."""
    face_up: Card | None
    target: TargetIndex | None
    """Its place in the edition's list of targets."""
    status: Status
    fine_tunes: Count
    tokens: Tokens
    lock: Token | None
    silence: Token | None
    silenced_by: Seat | None
    decided: Count
    uses: Uses
    """On the face-up card and on the two cards of the hand."""
    answer: Literal["show", "muck"] | None
    at_reshuffle: Hand
    drew: bool
    given: Cards


class LastPlayerPosition(msgspec.Struct, forbid_unknown_fields=True):
    """How the round before ended for one player."""

    status: Status
    face_up: Card
    target: TargetIndex
    hand: Annotated[list[Card], msgspec.Meta(min_length=2, max_length=2)] | None
    uses: Uses
    lock: Token | None
    result: Change
    bonus: Annotated[int, msgspec.Meta(ge=0, le=1)]


class LastPosition(msgspec.Struct, forbid_unknown_fields=True):
    """How the round before ended."""

    caller: Seat
    backed_out: bool
    drawn: Token | None
    players: list[LastPlayerPosition]


class DeedPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A player's public actions of this round."""

    seat: Seat
    deed: DeedName
    took: Card | None
    """A card taken openly."""
    gave: Card | None
    face_up: Card
    """The player's own then."""
    offered: Cards
    """The open cards of others that could be taken, each value once."""
    discard: Card | None = None
    """The top of the discard pile, if it could be taken."""


class CallPosition(msgspec.Struct, forbid_unknown_fields=True):
    """The outcome of a call in a finished round."""

    seat: Seat
    away: Count | Literal["no-hit", "untold"]
    """How far away the caller was seen to be: no hit if mucked, untold after backing out."""


class PastPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A finished round, as everybody saw it: how players play shows in it."""

    targets: list[TargetIndex]
    deeds: list[PackedDeed]
    """Each one number, as `layout.py` packs it: there are some hundred in a match."""
    held: list[PackedTokens]
    """The kinds of tokens that each player held afterwards, as a mask."""


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A position of Close Enough."""

    players: list[PlayerPosition]
    deck: Cards
    """In no order: which one is on top is drawn when it is needed."""
    discard: Cards
    """From bottom to top."""
    reshuffles: Count
    turn: Seat
    first: Seat
    caller: Seat | None
    backed_out: bool
    phase: PhaseName
    held: Card | None
    source: SourceName | Seat | None
    asked: Seat | None
    box: Tokens
    barred: list[TargetIndex]
    scores: list[list[Change]]
    last: LastPosition | None
    over: bool
    deeds: list[DeedPosition] = []
    """Of this round, oldest first; none in positions saved before there were notes."""
    calls: list[CallPosition] = []
    past: Annotated[list[PastPosition], msgspec.Meta(max_length=at.REMEMBERED)] = []
    """The last finished rounds, oldest first; none of those played before there were notes."""


# Saving -----------------------------------------------------------------------------------------


def save(state: CloseEnoughState) -> dict[str, object]:
    """Return a state's position as plain data."""
    seats = int(state.seats)
    scores = list(state.scores)
    phase = PHASES[int(state.phase)]
    assert phase != "over"
    position = Position(
        players=[_save_player(state, seat) for seat in range(seats)],
        deck=by_count([state.in_deck(card) for card in range(KINDS)]),
        discard=state.discards(),
        reshuffles=int(state.reshuffles),
        turn=int(state.turn),
        first=int(state.first),
        caller=_some(state.caller),
        backed_out=state.backed_out,
        phase=phase,
        held=_some(state.held),
        source=_save_source(int(state.source)),
        asked=_some(state.asked),
        box=_save_tokens([state.in_box(kind) for kind in range(TOKEN_KINDS)]),
        barred=[i for i in range(len(state.box.targets)) if state.barred >> i & 1],
        scores=[scores[i : i + seats] for i in range(0, len(scores), seats)],
        last=None if state.last is None else _save_last(state.last),
        over=state.over,
        deeds=save_deeds(list(state.deeds)),
        calls=_save_calls(list(state.calls)),
        past=[_save_past(report) for report in state.past],
    )
    plain = msgspec.to_builtins(position)
    assert isinstance(plain, dict)
    return plain


def _save_player(state: CloseEnoughState, seat: int) -> PlayerPosition:
    slots, kinds = range(HAND_SIZE), range(TOKEN_KINDS)
    hand = [int(state.card(seat, slot)) for slot in slots]
    old = [int(state.old(seat, slot)) for slot in slots]
    return PlayerPosition(
        hand=[card for card in hand if card != NO_CARD],
        known=sum(state.is_known(seat, slot) for slot in slots),
        face_up=_some(state.face_up(seat)),
        target=_some(state.target(seat)),
        status=STATUSES[int(state.status(seat))],
        fine_tunes=int(state.fine_tunes(seat)),
        tokens=_save_tokens([state.tokens_of_kind(seat, kind) for kind in kinds]),
        lock=_save_token(int(state.lock_token(seat))),
        silence=_save_token(int(state.silence_token(seat))),
        silenced_by=_some(state.silenced_by(seat)),
        decided=int(state.decided(seat)),
        uses=_save_uses([int(state.use(seat, place)) for place in range(LOT)]),
        answer=_save_answer(state, seat),
        at_reshuffle=[card for card in old if card != NO_CARD],
        drew=state.drew(seat),
        given=by_count([state.given(seat, card) for card in range(KINDS)]),
    )


def _save_answer(state: CloseEnoughState, seat: int) -> Literal["show", "muck"] | None:
    if state.phase != SHOWING or (state.waiting | state.shown) >> seat & 1:
        return None
    return "show" if state.will_show(seat) else "muck"


def _save_last(report: Report) -> LastPosition:
    return LastPosition(
        caller=int(report.caller),
        backed_out=report.backed_out,
        drawn=_save_token(int(report.drawn) + 1),
        players=[_save_last_player(row) for row in report.seats],
    )


def _save_last_player(row: SeatReport) -> LastPlayerPosition:
    return LastPlayerPosition(
        status=STATUSES[int(row.status)],
        face_up=int(row.face_up),
        target=int(row.target),
        hand=[int(row.first_card), int(row.second_card)] if row.shown else None,
        uses=_save_uses(list(row.uses)),
        lock=_save_token(int(row.lock)),
        result=int(row.result),
        bonus=int(row.bonus),
    )


def save_deeds(deeds: list[int]) -> list[DeedPosition]:
    """Return deeds in words."""
    return [
        DeedPosition(
            seat=at.deed_seat(deed),
            deed=DEEDS[at.deed_kind(deed)],
            took=_some(at.deed_card(deed, at.DEED_TOOK)),
            gave=_some(at.deed_card(deed, at.DEED_GAVE)),
            face_up=at.deed_card(deed, at.DEED_UP),
            offered=list(_cards_in(at.deed_offered(deed))),
            discard=_some(at.deed_card(deed, at.DEED_PILE)),
        )
        for deed in deeds
    ]


def _save_past(report: Report) -> PastPosition:
    return PastPosition(
        targets=[int(row.target) for row in report.seats],
        deeds=list(report.deeds),
        held=[int(row.held) for row in report.seats],
    )


@cache
def _cards_in(mask: int) -> tuple[int, ...]:
    return tuple(card for card in range(KINDS) if mask >> card & 1)


def _save_calls(calls: list[int]) -> list[CallPosition]:
    untold: dict[int, Literal["no-hit", "untold"]] = {at.NO_HIT: "no-hit", at.UNTOLD: "untold"}
    pairs = zip(calls[:: at.CALL_SIZE], calls[1 :: at.CALL_SIZE], strict=True)
    return [CallPosition(seat, untold.get(away, away)) for seat, away in pairs]


def _some(value: int) -> int | None:
    return None if value < 0 else int(value)


def _save_source(source: int) -> SourceName | int | None:
    if source == DECK_TOP:
        return "deck"
    if source == DISCARD_TOP:
        return "discard"
    return _some(source)


def _save_token(code: int) -> Token | None:
    return token_of(code - 1) if code else None


def _save_tokens(counts: list[int]) -> list[Token]:
    return [token_of(kind) for kind in by_count(counts)]


def _save_uses(uses: list[int]) -> list[UsePosition | None]:
    pairs = [divmod(use - 1, EFFECT_COUNT) if use else None for use in uses]
    return [pair and UsePosition(token_of(pair[0]), EFFECTS[pair[1]]) for pair in pairs]


# Checking ---------------------------------------------------------------------------------------


def load(terms: Terms, rng: Rng, box: Box, position: Position) -> CloseEnoughState:
    """Return the state of a saved position; refused with the reason when it cannot occur."""
    _check(position, int(terms.seats), box)
    return _build(position, terms, rng, box)


def _demand(holds: bool, expected: str, came: object, where: str) -> None:
    if not holds:
        raise BadSnapshot(expected, came, where=f"state.{where}")


def _check(position: Position, seats: int, box: Box) -> None:
    players = position.players
    _demand(len(players) == seats, f"{seats} players", len(players), "players")
    _check_seats(position, seats)
    _check_scores(position, seats)
    _check_targets(position, seats, box)
    _check_tokens(position, box)
    if position.last is not None:
        _check_last(position.last, seats, box)
    _check_deeds(position, seats, box)
    _check_past(position, seats, box)
    if position.over:
        _check_over(position)
        return
    _check_cards(position, box)
    _check_turn(position, seats)
    _check_phase(position, box)
    for i, player in enumerate(players):
        _check_player(position, player, i)


def _check_seats(position: Position, seats: int) -> None:
    named: list[tuple[object, str]] = [
        (position.turn, "turn"),
        (position.first, "first"),
        (position.caller, "caller"),
        (position.source, "source"),
        (position.asked, "asked"),
    ]
    named += [
        (player.silenced_by, f"players[{i}].silenced_by")
        for i, player in enumerate(position.players)
    ]
    named += [(deed.seat, f"deeds[{i}].seat") for i, deed in enumerate(position.deeds)]
    named += [(call.seat, f"calls[{i}].seat") for i, call in enumerate(position.calls)]
    for seat, where in named:
        if isinstance(seat, int):
            _demand(seat < seats, f"a seat below {seats}", seat, where)


def _check_scores(position: Position, seats: int) -> None:
    stars = [0] * seats
    for i, row in enumerate(position.scores):
        _demand(len(row) == seats, f"{seats} changes", len(row), f"scores[{i}]")
        _demand(max(stars) < GOAL, f"no round after {GOAL} stars", stars, f"scores[{i}]")
        stars = [had + change for had, change in zip(stars, row, strict=True)]
        _demand(min(stars) >= 0, "no score below 0", stars, f"scores[{i}]")
    calls = len(position.calls)
    _demand(calls <= len(position.scores), "at most one a round", calls, "calls")
    _demand(position.over == (max(stars) >= GOAL), f"{max(stars) >= GOAL}", position.over, "over")


def _check_targets(position: Position, seats: int, box: Box) -> None:
    barred = position.barred
    known = len(box.targets)
    wanted = seats if position.scores else 0
    _demand(len(set(barred)) == len(barred) == wanted, f"{wanted} targets", barred, "barred")
    _demand(all(i < known for i in barred), f"targets below {known}", barred, "barred")
    used = [player.target for player in position.players]
    for i, player in enumerate(position.players):
        place, target = f"players[{i}].target", player.target
        if position.over:
            _demand(target is None, "no target once over", target, place)
        else:
            _demand(target is not None and target < known, f"a target below {known}", target, place)
            _demand(target not in barred, "a target that is not barred", target, place)
            _demand(used.count(target) == 1, "a target of nobody else", target, place)


def _check_tokens(position: Position, box: Box) -> None:
    """All tokens of the box, each once; those decided on in secret are still held."""
    seen: Counter[int] = Counter(map(_kind, position.box))
    for i, player in enumerate(position.players):
        seen.update(map(_kind, player.tokens))
        for name, token in (("lock", player.lock), ("silence", player.silence)):
            if token is not None:
                _demand(name in token, f"a token with {name}", token, f"players[{i}].{name}")
                seen[_kind(token)] += 1
        if position.phase == "show":
            seen.update(_kind(use.token) for use in player.uses if use)
        silenced = (player.silence is None) == (player.silenced_by is None)
        silenced = silenced and player.silenced_by != i
        place = f"players[{i}].silenced_by"
        _demand(silenced, "another seat with a token for it", player.silenced_by, place)
    wanted = Counter({kind: count for kind, count in enumerate(box.tokens) if count})
    _demand(seen == wanted, "all tokens of the box, each once", _odd(seen, wanted), "box")
    free = [player for player in position.players if player.silence is None]
    _demand(bool(free), "somebody who can still call", "all silenced", "players")


def _kind(token: Token) -> int:
    _demand(token[0] != token[1], "two different abilities", token, "tokens")
    return kind_of(token)


def _odd(came: Counter[int], wanted: Counter[int]) -> str:
    odd = sorted((came - wanted) + (wanted - came))
    return f"another number of {odd}"


def _check_last(last: LastPosition, seats: int, box: Box) -> None:
    _demand(len(last.players) == seats, f"{seats} players", len(last.players), "last.players")
    _demand(last.caller < seats, f"a seat below {seats}", last.caller, "last.caller")
    known = len(box.targets)
    for i, player in enumerate(last.players):
        place = f"last.players[{i}]"
        _demand(player.target < known, f"below {known}", player.target, f"{place}.target")
        called = (player.status == "called") == (i == last.caller)
        called = called and player.status != "playing"
        _demand(called, "the caller called, all others stayed or folded", player.status, place)
        _check_effects(player.uses, f"{place}.uses")


def _check_deeds(position: Position, seats: int, box: Box) -> None:
    for i, deed in enumerate(position.deeds):
        fits = _can_be(_build_deed(deed), seats, box)
        _demand(fits, "cards of this box", msgspec.to_builtins(deed), f"deeds[{i}]")
    if position.phase == "give" and position.deeds:
        gave = position.deeds[-1].gave
        _demand(gave is None, "null before a card is given", gave, "deeds[-1].gave")


def _check_past(position: Position, seats: int, box: Box) -> None:
    rounds = len(position.past)
    _demand(rounds <= len(position.scores), "at most one a round", rounds, "past")
    for i, past in enumerate(position.past):
        for name, length in (("targets", len(past.targets)), ("held", len(past.held))):
            _demand(length == seats, f"{seats} players", length, f"past[{i}].{name}")
        known = len(box.targets)
        fits = all(target < known for target in past.targets)
        _demand(fits, f"targets below {known}", past.targets, f"past[{i}].targets")
        fits = all(_can_be(deed, seats, box) for deed in past.deeds)
        _demand(fits, "what players of this match can do", past.deeds, f"past[{i}].deeds")


def _can_be(deed: int, seats: int, box: Box) -> bool:
    """Return whether a packed deed names a seat, a kind of deed and cards of the box."""
    cards = [at.deed_card(deed, place) for place in (at.DEED_TOOK, at.DEED_GAVE, at.DEED_PILE)]
    cards = [card for card in cards if card != NO_CARD]
    cards += [at.deed_card(deed, at.DEED_UP), *_cards_in(at.deed_offered(deed))]
    known = all(0 <= card < KINDS and box.copies[card] > 0 for card in cards)
    return known and at.deed_seat(deed) < seats and at.deed_kind(deed) < len(DEEDS)


def _check_over(position: Position) -> None:
    cards = [*position.deck, *position.discard, *(c for p in position.players for c in p.hand)]
    _demand(not cards, "no cards once over", cards, "deck")
    for i, player in enumerate(position.players):
        fresh = PlayerPosition(
            hand=[],
            known=0,
            face_up=None,
            target=None,
            status="playing",
            fine_tunes=0,
            tokens=player.tokens,
            lock=None,
            silence=None,
            silenced_by=None,
            decided=0,
            uses=[None] * LOT,
            answer=None,
            at_reshuffle=[],
            drew=False,
            given=[],
        )
        _demand(player == fresh, "nothing but tokens once over", player, f"players[{i}]")
    rest = (position.caller, position.held, position.source, position.asked)
    still = rest == (None,) * 4 and not position.backed_out and not position.reshuffles
    still = still and not position.deeds
    _demand(still and position.phase == "turn", "no round once over", position.phase, "phase")


def _check_cards(position: Position, box: Box) -> None:
    seen = Counter(position.deck) + Counter(position.discard)
    if position.held is not None:
        seen[position.held] += 1
    for player in position.players:
        seen.update(player.hand)
        if player.face_up is not None:
            seen[player.face_up] += 1
    wanted = Counter(by_count(list(box.copies)))
    _demand(seen == wanted, "all cards of the box, each once", _odd(seen, wanted), "deck")
    filling = any(len(player.hand) < HAND_SIZE for player in position.players)
    started = bool(position.discard) or position.caller is not None or position.phase == "give"
    _demand(not filling or not started, "full hands by now", "a hand to fill", "players")
    shuffled = bool(position.reshuffles)
    _demand(not (filling and shuffled), "0", position.reshuffles, "reshuffles")


def _check_turn(position: Position, seats: int) -> None:
    """E10, E11: the players who called, stayed or folded, clockwise from the caller."""
    caller = position.caller
    last_turns = position.phase in ("turn", "give", "lock")
    if caller is None:
        _demand(last_turns, "a phase before a call", position.phase, "phase")
        said = [player.status for player in position.players]
        _demand(set(said) == {"playing"}, "all playing before a call", said, "players")
        return
    _demand(position.first == caller, "the caller", position.first, "first")
    _demand((position.turn == caller) != last_turns, "a last turn", position.turn, "turn")
    to_turn = (position.turn - caller) % seats or seats
    for steps in range(seats):
        seat = (caller + steps) % seats
        status = position.players[seat].status
        expected: tuple[Status, ...] = ("stayed",)
        if steps == 0:
            expected = ("called",)
        elif steps < to_turn:
            expected = ("stayed", "folded")
        elif steps > to_turn:
            expected = ("playing",)
        elif position.phase == "turn":
            expected = ("playing", "stayed")
        _demand(status in expected, " or ".join(expected), status, f"players[{seat}].status")


def _check_phase(position: Position, box: Box) -> None:
    phase, players = position.phase, position.players
    giving = phase == "give"
    given = position.held is not None and position.source is not None
    nothing = position.held is None and position.source is None
    _demand(given if giving else nothing, "a card in question only in give", phase, "held")
    for i, player in enumerate(players):
        away = giving and position.source == i
        place = f"players[{i}].face_up"
        _demand((player.face_up is None) == away, "a face-up card", player.face_up, place)
        if away:
            open_ = not _locked(position, i) and i != position.turn
            _demand(open_, "an unlocked card of another", i, "source")
    asked = position.asked
    _demand((asked is not None) == (phase == "lock"), "somebody asked only in lock", asked, "asked")
    if asked is not None:
        able = any("lock" in token for token in players[asked].tokens)
        able = able and asked != position.turn and not _locked(position, asked)
        _demand(able, "another with an unlocked card and a Lock", asked, "asked")
    if phase == "back-out":
        able = bool(box.advanced and position.caller is not None)
        able = able and bool(players[position.turn].tokens)
        _demand(able, "the advanced variant and a token", phase, "phase")
    possible = not position.backed_out or (box.advanced and phase in ("tokens", "show"))
    _demand(possible, "backing out after the last turns", phase, "backed_out")
    if phase == "tokens":
        open_ = any(_usable(player) > player.decided for player in players if _is_in(player))
        _demand(open_, "a token to decide about", phase, "phase")


def _is_in(player: PlayerPosition) -> bool:
    return player.status in ("called", "stayed")


def _usable(player: PlayerPosition) -> int:
    return sum(_kind(token) != LOCK_SILENCE for token in player.tokens)


def _locked(position: Position, seat: int) -> bool:
    """E10, E11, E24."""
    player = position.players[seat]
    tuning = seat == position.turn and position.phase in ("turn", "give")
    stayed = player.status == "stayed" and not tuning
    return player.lock is not None or player.status == "called" or stayed


def _check_player(position: Position, player: PlayerPosition, seat: int) -> None:
    place = f"players[{seat}]"
    _demand(player.known <= len(player.hand), "cards of the hand", player.known, f"{place}.known")
    _check_reshuffle(position, player, place)
    _check_uses(position, player, place)
    answered = player.answer is None or position.phase == "show"
    _demand(answered, "an answer only in show", player.answer, f"{place}.answer")


def _check_reshuffle(position: Position, player: PlayerPosition, place: str) -> None:
    """Check that what is remembered since the reshuffle leaves the true hand possible."""
    old, given = Counter(player.at_reshuffle), Counter(player.given)
    unknown = Counter(player.hand[player.known :])
    nothing = not old and not given and not player.drew
    if not position.reshuffles:
        _demand(nothing, "nothing before a reshuffle", player.at_reshuffle, f"{place}.at_reshuffle")
        return
    if not player.drew:
        _demand(not given, "nothing before a draw", player.given, f"{place}.given")
    if position.phase == "show" and player.known == HAND_SIZE:
        return  # the lot may have been shown since
    kept = old - given
    fits = kept <= unknown if player.drew else kept == unknown
    _demand(fits, "cards still in hand or given", player.at_reshuffle, f"{place}.at_reshuffle")


def _check_uses(position: Position, player: PlayerPosition, place: str) -> None:
    used = Counter(_kind(use.token) for use in player.uses if use)
    phase = position.phase
    if phase not in ("tokens", "show") or not _is_in(player):
        _demand(not used, "no token on a card", player.uses, f"{place}.uses")
        _demand(player.decided == 0, "0", player.decided, f"{place}.decided")
        return
    _check_effects(player.uses, f"{place}.uses")
    locked = player.lock is not None and player.uses[0] is not None
    _demand(not locked, "one token on a card", player.uses[0], f"{place}.uses[0]")
    usable = sorted(kind for kind in map(_kind, player.tokens) if kind != LOCK_SILENCE)
    if phase == "tokens":
        _demand(player.decided <= len(usable), f"at most {len(usable)}", player.decided, place)
        asked = Counter(usable[: player.decided])
        _demand(used <= asked, "tokens decided about", player.uses, f"{place}.uses")
    else:
        decided = len(usable) + used.total()
        _demand(player.decided == decided, f"{decided}", player.decided, f"{place}.decided")


def _check_effects(uses: Iterable[UsePosition | None], place: str) -> None:
    for i, use in enumerate(uses):
        if use is not None:
            ability = EFFECT_ABILITIES[EFFECTS.index(use.effect)]
            offered = ability in use.token and _kind(use.token) >= 0
            _demand(offered, f"a token with {ability}", use.token, f"{place}[{i}]")


# Building ---------------------------------------------------------------------------------------


def _build(position: Position, terms: Terms, rng: Rng, box: Box) -> CloseEnoughState:
    table = zeros(at.SIZE)
    for seat in range(PLAYERS):
        table[at.FACE_UP + seat] = NO_CARD
        table[at.TARGET + seat] = NOBODY
        table[at.SILENCED_BY + seat] = NOBODY
        for slot in range(seat * HAND_SIZE, (seat + 1) * HAND_SIZE):
            table[at.HAND + slot] = NO_CARD
            table[at.OLD + slot] = NO_CARD
    for seat, player in enumerate(position.players):
        _build_player(table, player, seat)
        table[at.CLOSED + seat] = int(_locked(position, seat))
        table[at.STARS + seat] = sum(row[seat] for row in position.scores)
    for card in position.deck:
        table[at.DECK + card] += 1
    for token in position.box:
        table[at.BOX + _kind(token)] += 1
    pile = position.discard + [0] * (int(box.cards) - len(position.discard))
    scores = [change for row in position.scores for change in row]
    state = CloseEnoughState(
        terms, rng, box, table, from_ints(pile), from_ints(scores), _build_last(position.last)
    )
    state.over = position.over
    state.height = len(position.discard)
    state.left = len(position.deck)
    state.reshuffles = position.reshuffles
    state.turn = position.turn
    state.first = position.first
    state.caller = _or_none(position.caller)
    state.backed_out = position.backed_out
    state.phase = next(code for code, name in PHASES.items() if name == position.phase)
    state.held = _or_none(position.held)
    state.source = _build_source(position.source)
    state.asked = _or_none(position.asked)
    state.round = len(position.scores)
    state.barred = sum(1 << target for target in position.barred)
    state.deeds = from_ints([_build_deed(deed) for deed in position.deeds])
    state.calls = from_ints([part for call in position.calls for part in _build_call(call)])
    state.past = [_build_past(past) for past in position.past]
    _await(state, position)
    return state


def _build_player(table: vec[i64], player: PlayerPosition, seat: int) -> None:
    for slot, card in enumerate(player.hand, seat * HAND_SIZE):
        table[at.HAND + slot] = card
    for slot in range(seat * HAND_SIZE, seat * HAND_SIZE + player.known):
        table[at.KNOWN + slot] = 1
    for slot, card in enumerate(player.at_reshuffle, seat * HAND_SIZE):
        table[at.OLD + slot] = card
    for card in player.given:
        table[at.GIVEN + seat * KINDS + card] += 1
    for token in player.tokens:
        table[at.HOLDS + seat * TOKEN_KINDS + _kind(token)] += 1
    for place, use in enumerate(_build_uses(player.uses), seat * LOT):
        table[at.USES + place] = use
    table[at.FACE_UP + seat] = _or_none(player.face_up)
    table[at.TARGET + seat] = _or_none(player.target)
    table[at.STATUS + seat] = STATUSES.index(player.status)
    table[at.FINE_TUNES + seat] = player.fine_tunes
    table[at.TOKENS + seat] = len(player.tokens)
    table[at.LOCK_TOKEN + seat] = _build_token(player.lock)
    table[at.SILENCE_TOKEN + seat] = _build_token(player.silence)
    table[at.SILENCED_BY + seat] = _or_none(player.silenced_by)
    table[at.DECIDED + seat] = player.decided
    table[at.ANSWER + seat] = SHOWN if player.answer == "show" else 0
    table[at.DREW + seat] = int(player.drew)


def _build_last(last: LastPosition | None) -> Report | None:
    if last is None:
        return None
    report = Report(last.caller, last.backed_out)
    report.drawn = _build_token(last.drawn) - 1
    report.seats = [_build_last_player(player) for player in last.players]
    return report


def _build_last_player(player: LastPlayerPosition) -> SeatReport:
    status, lock = STATUSES.index(player.status), _build_token(player.lock)
    row = SeatReport(status, player.face_up, player.target, lock)
    if player.hand is not None:
        row.shown = True
        row.first_card, row.second_card = player.hand
    row.uses = from_ints(_build_uses(player.uses))
    row.result = player.result
    row.bonus = player.bonus
    return row


def _build_deed(deed: DeedPosition) -> int:
    offered = sum(1 << card for card in set(deed.offered))
    kind, gave = DEEDS.index(deed.deed), at.given_for(_or_none(deed.gave))
    took, pile = _or_none(deed.took), _or_none(deed.discard)
    return at.deed_of(deed.seat, kind, took, deed.face_up, pile, offered) | gave


def _build_past(past: PastPosition) -> Report:
    """Return a report of nothing but what is remembered of a round that is long over."""
    report = Report(NOBODY, False)
    for target, held in zip(past.targets, past.held, strict=True):
        row = SeatReport(at.FOLDED, NO_CARD, target, 0)
        row.held = held
        report.seats.append(row)
    report.deeds = from_ints(past.deeds)
    return report


def _build_call(call: CallPosition) -> list[int]:
    if isinstance(call.away, int):
        return [call.seat, call.away]
    return [call.seat, at.NO_HIT if call.away == "no-hit" else at.UNTOLD]


def _await(state: CloseEnoughState, position: Position) -> None:
    """E14, E19: whose secret choice is still to come; what the rules demand to be shown, is."""
    if state.phase == TOTALLING:
        for seat, player in enumerate(position.players):
            if _is_in(player) and player.decided < _usable(player):
                state.waiting |= 1 << seat
    if state.phase != SHOWING:
        return
    state.shown = state.must_show()
    for seat, player in enumerate(position.players):
        if not state.shown >> seat & 1:
            state.waiting |= int(player.answer is None) << seat
        else:
            place = f"players[{seat}]"
            _demand(player.answer is None, "no answer: this lot is shown", player.answer, place)
            _demand(player.known == HAND_SIZE, f"{HAND_SIZE}", player.known, f"{place}.known")
    _demand(state.waiting != 0, "somebody still to answer", position.phase, "phase")


def _or_none(value: int | None) -> int:
    return -1 if value is None else value


def _build_source(source: SourceName | int | None) -> int:
    if isinstance(source, int):
        return source
    return {None: NOWHERE, "deck": DECK_TOP, "discard": DISCARD_TOP}[source]


def _build_token(token: Token | None) -> int:
    return 0 if token is None else 1 + _kind(token)


def _build_uses(uses: Iterable[UsePosition | None]) -> list[int]:
    return [
        1 + _kind(use.token) * EFFECT_COUNT + EFFECTS.index(use.effect) if use else 0
        for use in uses
    ]
