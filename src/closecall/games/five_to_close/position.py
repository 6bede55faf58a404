"""Positions of 5 To Close as readable, checked data: what a snapshot holds under `state`."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Literal

import msgspec

from closecall.engine.arrays import from_ints, zeros
from closecall.engine.errors import BadSnapshot
from closecall.engine.rng import Rng
from closecall.engine.terms import Terms
from closecall.games.five_to_close.layout import (
    ANSWERING,
    CHALLENGES,
    DECLARING,
    DISCARDING,
    DOUBLED,
    DRAWING,
    FROZEN,
    HAND_SIZE,
    LENGTH,
    LETTER_BITS,
    LETTER_MASK,
    LOCKING,
    PLAYING,
    PROVEN,
    SCORE_ITEMS,
    SEAT_SIZE,
    SHIELDED,
    SIDE_SIZE,
    SLOTS,
    TOTAL,
    TRIPLED,
    WORD_SHIFT,
    WORDS,
    Box,
    sides_of,
    word_of,
)
from closecall.games.five_to_close.moves import CARDS, LETTERS, PLACES, Card
from closecall.games.five_to_close.rules import (
    PATIENCE,
    ROUNDS,
    SHORTEST,
    FiveToCloseState,
)
from closecall.games.five_to_close.view import hand_of, known_of, names, tile_of

KIND_OF = {card: kind for kind, card in enumerate(CARDS)}
MOST_CARDS = 10_000

Cards = Annotated[list[Card], msgspec.Meta(max_length=MOST_CARDS)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=7)]
Slot = Annotated[int, msgspec.Meta(ge=0, le=PLACES - 1)]
Points = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Step = Literal["draw", "play", "declare", "lock", "discard", "answer"]
STEPS: dict[Step, int] = {
    "draw": DRAWING,
    "play": PLAYING,
    "declare": DECLARING,
    "lock": LOCKING,
    "discard": DISCARDING,
    "answer": ANSWERING,
}
STEP_NAMES = {code: name for name, code in STEPS.items()}


class PlayerPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A hand; `known` are the cards in it that everybody saw go there."""

    hand: Cards
    known: Cards


class WordPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A word at a place, or locked in a slot; `wilds` are pairs of position and player."""

    side: Annotated[int, msgspec.Meta(ge=0, le=6)]
    place: Slot
    locked: bool
    letters: Annotated[str, msgspec.Meta(pattern="^[A-Z]+$", max_length=MOST_CARDS)]
    wilds: list[tuple[Count, Seat]] = []
    multiplier: Literal[1, 2, 3] = 1
    frozen: bool = False
    shield: bool = False
    proven: bool = False


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position of 5 To Close."""

    players: list[PlayerPosition]
    words: Annotated[list[WordPosition], msgspec.Meta(max_length=100)]
    """In the order they were started."""
    draw_pile: Cards
    """Bottom to top, and so is the discard pile."""
    discard: Cards
    reshuffled: bool
    drawn: Annotated[list[tuple[Seat, Card]], msgspec.Meta(max_length=MOST_CARDS)]
    """Who drew what since the draw pile was last made of discards."""
    lots: Annotated[list[tuple[Seat, Card]], msgspec.Meta(max_length=MOST_CARDS)]
    scores: list[list[tuple[Points, Points, Points, Points]]]
    """By finished round and side: words, bonus, penalties, challenges."""
    challenges: list[Points]
    """By side, in this round."""
    dealer: Seat
    turn: Seat
    step: Step
    declaring: Slot | None
    started_fresh: bool
    locked_now: list[Slot]
    closing: bool
    waiting: list[Seat]
    quiet: Count
    over: bool


# Saving ---------------------------------------------------------------------------------------


def save(state: FiveToCloseState) -> dict[str, object]:
    """Return a state's position as plain data."""
    hands = [state.hand(seat) for seat in range(int(state.seats))]
    declaring = state.step == DECLARING and not state.over
    position = Position(
        players=[PlayerPosition(hand_of(hand), known_of(hand)) for hand in hands],
        words=_save_words(state),
        draw_pile=names(list(state.pile)[: int(state.left)]),
        discard=names(list(state.discard)),
        reshuffled=state.reshuffled,
        drawn=[(item >> LETTER_BITS, CARDS[item & LETTER_MASK]) for item in list(state.drawn)],
        lots=_save_lots(list(state.lots)),
        scores=_save_scores(list(state.scores), int(state.sides)),
        challenges=[int(state.lost(side)) for side in range(int(state.sides))],
        dealer=int(state.dealer),
        turn=int(state.turn),
        step=STEP_NAMES[int(state.step)],
        declaring=int(state.place) if declaring else None,
        started_fresh=state.started_fresh,
        locked_now=_members(int(state.locked_now)),
        closing=state.closing,
        waiting=_members(int(state.waiting)),
        quiet=int(state.quiet),
        over=state.over,
    )
    plain = msgspec.to_builtins(position)
    assert isinstance(plain, dict)
    return plain


def _save_words(state: FiveToCloseState) -> list[WordPosition]:
    started = dict.fromkeys(int(word_of(item)) for item in list(state.laid))
    return [_save_word(state, *divmod(word, SLOTS)) for word in started]


def _save_word(state: FiveToCloseState, side: int, place: int) -> WordPosition:
    facts = state.facts(side, place)
    assert facts is not None
    items, factor, frozen, shield, proven, _ = facts
    tiles = [tile_of(item) for item in items]
    return WordPosition(
        side=side,
        place=place % PLACES,
        locked=place >= PLACES,
        letters="".join(tile.letter for tile in tiles),
        wilds=[(i, tile.wild) for i, tile in enumerate(tiles) if tile.wild is not None],
        multiplier=factor,  # type: ignore[arg-type]
        frozen=frozen,
        shield=shield,
        proven=proven,
    )


def _save_lots(lots: list[int]) -> list[tuple[int, Card]]:
    return list(zip(lots[::2], names(lots[1::2]), strict=True))


def _save_scores(scores: list[int], sides: int) -> list[list[tuple[int, int, int, int]]]:
    items = [scores[i : i + SCORE_ITEMS] for i in range(0, len(scores), SCORE_ITEMS)]
    fours = [(words, bonus, penalties, lost) for words, bonus, penalties, lost in items]
    return [fours[i : i + sides] for i in range(0, len(fours), sides)]


def _members(mask: int) -> list[int]:
    return [i for i in range(8) if mask >> i & 1]


# Checking -------------------------------------------------------------------------------------


def load(terms: Terms, rng: Rng, box: Box, position: Position) -> FiveToCloseState:
    """Return the state of a saved position; refused with the reason when it cannot occur."""
    seats = int(terms.seats)
    sides = int(sides_of(seats))
    _check_seats(position, seats, sides)
    _check_scores(position, sides)
    for i, word in enumerate(position.words):
        _check_word(word, seats, sides, SHORTEST + _round(position), f"words[{i}]")
    _check_places(position)
    _check_cards(position, box)
    _check_turn(position, seats, sides, box)
    return _build(position, terms, rng, box)


def _demand(holds: bool, expected: str, came: object, where: str) -> None:
    if not holds:
        raise BadSnapshot(expected, came, where=f"state.{where}" if where else "state")


def _round(position: Position) -> int:
    """Return the round that is, or was last, played: 0 to 3."""
    return len(position.scores) - position.over


def _check_seats(position: Position, seats: int, sides: int) -> None:
    _demand(len(position.players) == seats, f"{seats} players", len(position.players), "players")
    for name in ("dealer", "turn"):
        seat = getattr(position, name)
        _demand(seat < seats, f"a seat below {seats}", seat, name)
    for name in ("drawn", "lots"):
        for i, (seat, _) in enumerate(getattr(position, name)):
            _demand(seat < seats, f"a seat below {seats}", seat, f"{name}[{i}]")
    lost = position.challenges
    _demand(len(lost) == sides, f"one for each of {sides} sides", lost, "challenges")
    for i, player in enumerate(position.players):
        known = not Counter(player.known) - Counter(player.hand)
        _demand(known, "cards of the hand", player.known, f"players[{i}].known")


def _check_scores(position: Position, sides: int) -> None:
    rounds = len(position.scores)
    _demand(rounds <= ROUNDS, f"at most {ROUNDS} rounds", rounds, "scores")
    for i, row in enumerate(position.scores):
        _demand(len(row) == sides, f"one for each of {sides} sides", len(row), f"scores[{i}]")
    over = rounds == ROUNDS
    _demand(position.over == over, f"{over} after {rounds} rounds", position.over, "over")


def _check_word(word: WordPosition, seats: int, sides: int, shortest: int, where: str) -> None:
    _demand(word.side < sides, f"a side below {sides}", word.side, f"{where}.side")
    length = len(word.letters)
    positions = [position for position, _ in word.wilds]
    in_order = positions == sorted(set(positions)) and all(at < length for at in positions)
    _demand(in_order, "positions in the word, in order", positions, f"{where}.wilds")
    players = [player for _, player in word.wilds]
    _demand(all(seat < seats for seat in players), "seats", players, f"{where}.wilds")
    if word.locked:
        enough = length >= shortest
        _demand(enough, f"at least {shortest} letters", word.letters, f"{where}.letters")
        _demand(not word.frozen, "no frozen word that is locked", True, f"{where}.frozen")
    else:
        _demand(not word.proven, "no unlocked word that is proven", True, f"{where}.proven")
    both = word.frozen and word.shield
    _demand(not both, "a frozen word or one with a shield", "both", where)


def _check_places(position: Position) -> None:
    places = [(word.side, word.locked, word.place) for word in position.words]
    _demand(len(places) == len(set(places)), "one word at each place", places, "words")
    if position.declaring is not None:
        side = position.turn % len(position.challenges)
        at = [word for word in position.words if word.side == side and not word.locked]
        here = [word for word in at if word.place == position.declaring]
        free = min(set(range(PLACES + 1)) - {word.place for word in at})
        fits = not here[0].frozen if here else position.declaring == free
        expected = "the lowest free place, or one whose word is not frozen"
        _demand(fits, expected, position.declaring, "declaring")


def _check_cards(position: Position, box: Box) -> None:
    everything = Counter(position.draw_pile) + Counter(position.discard)
    for player in position.players:
        everything.update(player.hand)
    for word in position.words:
        everything.update(_cards_on(word))
    if position.declaring is not None:
        everything["wild"] += 1
    wanted = Counter(names(list(box.cards)))
    odd = sorted((everything - wanted) + (wanted - everything))
    _demand(not odd, "all cards of the box, each once", f"another number of {odd}", "")


def _cards_on(word: WordPosition) -> list[Card]:
    wilds = {at for at, _ in word.wilds}
    cards: list[Card] = [
        "wild" if i in wilds else LETTERS[ord(letter) - ord("A")]
        for i, letter in enumerate(word.letters)
    ]
    if word.multiplier > 1:
        cards.append("double" if word.multiplier == 2 else "triple")
    if word.frozen:
        cards.append("freeze")
    if word.shield:
        cards.append("unfreeze")
    return cards


def _check_turn(position: Position, seats: int, sides: int, box: Box) -> None:
    limit = PATIENCE * seats
    _demand(position.quiet < limit or position.over, f"below {limit}", position.quiet, "quiet")
    drawn = position.reshuffled or not position.drawn
    _demand(drawn, "none before a reshuffle", position.drawn, "drawn")
    declares = position.step == "declare" and not position.over
    expected = "a place" if declares else "null"
    _demand((position.declaring is not None) == declares, expected, position.declaring, "declaring")
    _check_hands(position)
    if not position.over:
        _check_locks(position, sides)
        _check_answers(position, seats, sides, box)


def _check_hands(position: Position) -> None:
    """Nobody holds more than seven, but for a player who has drawn and not yet discarded."""
    drawn = position.step in ("play", "declare", "lock", "discard")
    drawn = drawn or position.closing or position.over
    for i, player in enumerate(position.players):
        most = HAND_SIZE + (drawn and i == position.turn)
        _demand(len(player.hand) <= most, f"at most {most}", player.hand, f"players[{i}].hand")
    if position.step == "discard" and not position.over:
        hand = position.players[position.turn].hand
        _demand(bool(hand), "a card to discard", hand, f"players[{position.turn}].hand")


def _check_locks(position: Position, sides: int) -> None:
    locked: dict[int, list[int]] = {side: [] for side in range(sides)}
    for word in position.words:
        if word.locked:
            locked[word.side].append(word.place)
    turn = position.turn % sides
    for side, slots in locked.items():
        most = PLACES if side == turn and position.closing else PLACES - 1
        _demand(len(slots) <= most, f"at most {most} locked words", len(slots), f"side {side}")
    now = position.locked_now
    expected = "slots of locked words of the side whose turn it is, in order"
    known = now == sorted(set(now)) and set(now) <= set(locked[turn])
    _demand(known, expected, now, "locked_now")
    if position.step in ("draw", "play", "declare"):
        _demand(not now, "none yet", now, "locked_now")
    if position.step == "lock":
        _demand(bool(now), "the words locked", now, "locked_now")


def _check_answers(position: Position, seats: int, sides: int, box: Box) -> None:
    asked = [seat for seat in range(seats) if seat % sides != position.turn % sides]
    answering = position.step == "answer"
    if not answering:
        _demand(not position.waiting, "none", position.waiting, "waiting")
        _demand(not position.closing, "false", position.closing, "closing")
        return
    _demand(not box.enforce, "no answers with the dictionary enforced", "answer", "step")
    waiting = position.waiting
    valid = waiting == sorted(set(waiting)) and set(waiting) <= set(asked)
    _demand(bool(waiting) and valid, f"some of the seats {asked}, in order", waiting, "waiting")
    turn = position.turn % sides
    proven = [w.place for w in position.words if w.locked and w.proven and w.side == turn]
    open_ = set(position.locked_now) - set(proven)
    _demand(bool(open_), "a word that can be challenged", position.locked_now, "locked_now")


# Building -------------------------------------------------------------------------------------


def _build(position: Position, terms: Terms, rng: Rng, box: Box) -> FiveToCloseState:
    scores = [item for row in position.scores for four in row for item in four]
    pile = _kinds(position.draw_pile)
    state = FiveToCloseState(
        terms,
        rng,
        box,
        hands=zeros(terms.seats * SEAT_SIZE),
        table=zeros(sides_of(terms.seats) * SIDE_SIZE),
        laid=from_ints([item for word in position.words for item in _items(word)]),
        discard=from_ints(_kinds(position.discard)),
        pile=from_ints(pile),
        drawn=from_ints([seat << LETTER_BITS | KIND_OF[card] for seat, card in position.drawn]),
        lots=from_ints([item for seat, card in position.lots for item in (seat, KIND_OF[card])]),
        scores=from_ints(scores),
    )
    _fill_hands(state, position)
    _fill_table(state, position)
    state.find_wilds()
    state.over = position.over
    state.left = len(pile)
    state.reshuffled = position.reshuffled
    state.round = len(position.scores)
    state.dealer = position.dealer
    state.turn = position.turn
    state.step = STEPS[position.step]
    state.place = position.declaring or 0
    state.started_fresh = position.started_fresh
    state.locked_now = sum(1 << slot for slot in position.locked_now)
    state.closing = position.closing
    state.waiting = sum(1 << seat for seat in position.waiting)
    state.quiet = position.quiet
    return state


def _kinds(cards: list[Card]) -> list[int]:
    return [KIND_OF[card] for card in cards]


def _fill_hands(state: FiveToCloseState, position: Position) -> None:
    for seat, player in enumerate(position.players):
        for cards, known in (
            (Counter(player.known), 1),
            (Counter(player.hand) - Counter(player.known), 0),
        ):
            for card in cards.elements():
                state.to_hand(seat, KIND_OF[card] << 1 | known)


def _fill_table(state: FiveToCloseState, position: Position) -> None:
    for word in position.words:
        place = word.place + (PLACES if word.locked else 0)
        state.table[word.side * SIDE_SIZE + LENGTH + place] = len(word.letters)
        for mark in _marks(word):
            state.put(mark, word.side, place)
    for side, lost in enumerate(position.challenges):
        base = side * SIDE_SIZE
        state.table[base + CHALLENGES] = lost
        state.table[base + TOTAL] = sum(sum(row[side]) for row in position.scores)


def _marks(word: WordPosition) -> list[int]:
    marks = {
        WORDS: True,
        DOUBLED: word.multiplier == 2,
        TRIPLED: word.multiplier == 3,
        FROZEN: word.frozen,
        SHIELDED: word.shield,
        PROVEN: word.proven,
    }
    return [mark for mark, there in marks.items() if there]


def _items(word: WordPosition) -> list[int]:
    place = word.side * SLOTS + word.place + (PLACES if word.locked else 0)
    wilds = dict(word.wilds)
    return [
        place << WORD_SHIFT
        | (wilds[i] + 1 if i in wilds else 0) << LETTER_BITS
        | ord(letter) - ord("A")
        for i, letter in enumerate(word.letters)
    ]
