"""Views and events of 5 To Close, built up from nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import cast

from closecall.engine.core import Note
from closecall.engine.types import Event
from closecall.games.five_to_close.layout import (
    ANSWERING,
    DECLARING,
    DISCARDING,
    DRAWING,
    LETTER_MASK,
    LOCKING,
    PLAYING,
    SCORE_ITEMS,
    letter_of,
    player_of,
)
from closecall.games.five_to_close.moves import CARDS, LETTERS, PLACES, Card
from closecall.games.five_to_close.rules import (
    PATIENCE,
    ROUNDS,
    SHORTEST,
    WRONG_CHALLENGE,
    WRONG_WORD,
    FiveToCloseState,
    WordFacts,
)
from closecall.games.five_to_close.shapes import (
    Accepted,
    Answers,
    Challenged,
    Dealt,
    Declared,
    Declaring,
    Discarded,
    Drew,
    DrewNothing,
    FiveToCloseView,
    FreshHandDrawn,
    Froze,
    Locked,
    LockedWord,
    Multiplied,
    Played,
    PlayerView,
    Reshuffled,
    RoundEnd,
    RoundScored,
    SideReveal,
    SideScore,
    SideView,
    StartedFresh,
    Step,
    Tile,
    TookDiscard,
    TookWild,
    Unfroze,
    WildPlayed,
    Word,
)

STEPS: dict[int, Step] = {
    DRAWING: "draw",
    PLAYING: "play",
    DECLARING: "declare",
    LOCKING: "lock",
    DISCARDING: "discard",
    ANSWERING: "answer",
}


def own(state: FiveToCloseState, seat: int) -> dict[str, object]:
    """Return what `seat` sees besides the open table (F28): its hand."""
    return {"seat": seat, "hand": hand_of(state.hand(seat))}


def show_open(state: FiveToCloseState) -> FiveToCloseView:
    """Return the table as everybody sees it."""
    seats, sides = int(state.seats), int(state.sides)
    hands = [state.hand(each) for each in range(seats)]
    return FiveToCloseView(
        seat=None,
        round=int(state.round) + (0 if state.over else 1),
        rounds=ROUNDS,
        shortest=SHORTEST + min(int(state.round), ROUNDS - 1),
        enforce=state.box.enforce,
        dealer=int(state.dealer),
        turn=None if state.over else int(state.turn),
        step="over" if state.over else STEPS[int(state.step)],
        declaring=_declaring(state),
        started_fresh=state.started_fresh,
        answers=_answers(state),
        sides=[_side(state, side) for side in range(sides)],
        players=[_player(hand, each % sides) for each, hand in enumerate(hands)],
        hand=None,
        draw_pile=int(state.left),
        reshuffled=_reshuffled(state),
        discard=names(list(state.discard)),
        quiet=int(state.quiet),
        patience=PATIENCE * seats,
        scores=_rounds(list(state.scores), sides),
        lots=_pairs(list(state.lots)),
    )


def names(kinds: Sequence[int]) -> list[Card]:
    """Cards by name."""
    return [CARDS[kind] for kind in kinds]


def hand_of(hand: Sequence[int]) -> list[Card]:
    """Return the cards of a hand in the order of kinds."""
    return [CARDS[card >> 1] for card in hand]


def known_of(hand: Sequence[int]) -> list[Card]:
    """Return the cards of a hand that everybody saw go there."""
    return [CARDS[card >> 1] for card in hand if card & 1]


def tile_of(item: int) -> Tile:
    """Return a letter of a word, from an item of `laid`."""
    player = int(player_of(item))
    return Tile(LETTERS[letter_of(item)], None if player < 0 else player)


def _reshuffled(state: FiveToCloseState) -> dict[str, int] | None:
    """All saw what went onto the discard pile, so all know what was shuffled (F24, F28)."""
    if not state.reshuffled:
        return None
    left = list(state.pile)[: int(state.left)]
    drawn = [item & LETTER_MASK for item in list(state.drawn)]
    counts = Counter(left + drawn)
    return {CARDS[kind]: counts[kind] for kind in sorted(counts)}


def _declaring(state: FiveToCloseState) -> Declaring | None:
    if state.over or state.step != DECLARING:
        return None
    return Declaring(int(state.side_of(state.turn)), int(state.place))


def _answers(state: FiveToCloseState) -> Answers | None:
    if state.over or state.step != ANSWERING:
        return None
    side, waiting, open_ = int(state.side_of(state.turn)), int(state.waiting), state.unsettled()
    asked = [seat for seat in range(int(state.seats)) if state.side_of(seat) != side]
    return Answers(
        side=side,
        slots=[slot for slot in range(PLACES) if open_ >> slot & 1],
        waiting=[seat for seat in asked if waiting >> seat & 1],
        accepted=[seat for seat in asked if not waiting >> seat & 1],
        closing=state.closing,
    )


def _side(state: FiveToCloseState, side: int) -> SideView:
    seats = range(side, int(state.seats), int(state.sides))
    words = state.all_facts(side)
    return SideView(
        seats=list(seats),
        words=_open_words(words),
        locked=_locked_words(words),
        total=int(state.points(side)),
        challenges=int(state.lost(side)),
    )


def _open_words(words: Sequence[WordFacts | None]) -> list[Word | None]:
    return [None if facts is None else _word(*facts) for facts in words[:PLACES]]


def _locked_words(words: Sequence[WordFacts | None]) -> list[LockedWord]:
    slots = enumerate(words[PLACES:])
    return [_locked_word(slot, *facts) for slot, facts in slots if facts is not None]


def _word(
    items: Sequence[int], factor: int, frozen: bool, shield: bool, proven: bool, points: int
) -> Word:
    tiles = [tile_of(item) for item in items]
    return Word(_read(tiles), tiles, factor, frozen, shield, points)


def _locked_word(
    slot: int,
    items: Sequence[int],
    factor: int,
    frozen: bool,
    shield: bool,
    proven: bool,
    points: int,
) -> LockedWord:
    tiles = [tile_of(item) for item in items]
    return LockedWord(slot, _read(tiles), tiles, factor, shield, points, proven)


def _read(tiles: Sequence[Tile]) -> str:
    return "".join(tile.letter for tile in tiles)


def _player(hand: Sequence[int], side: int) -> PlayerView:
    return PlayerView(side, len(hand), known_of(hand))


def _rounds(scores: Sequence[int], sides: int) -> list[list[SideScore]]:
    step = SCORE_ITEMS * sides
    return [_side_scores(scores[i : i + step]) for i in range(0, len(scores), step)]


def _side_scores(scores: Sequence[int]) -> list[SideScore]:
    return [_side_score(*scores[i : i + SCORE_ITEMS]) for i in range(0, len(scores), SCORE_ITEMS)]


def _side_score(words: int, bonus: int, penalties: int, challenges: int) -> SideScore:
    points = words + bonus + penalties + challenges
    return SideScore(words, bonus, penalties, challenges, points)


def _pairs(lots: Sequence[int]) -> list[tuple[int, Card]]:
    return list(zip(lots[::2], names(lots[1::2]), strict=True))


def cut(state: FiveToCloseState, note: Note, viewer: int | None) -> Event:
    """Return the typed event of a note: a card drawn from the draw pile is its owner's secret
    (F28).
    """
    kind, *what = note
    if kind == "drew":
        seat, card = cast(tuple[int, int], tuple(what))
        return Drew(seat, CARDS[card] if seat == viewer else None)
    if kind == "challenged":
        return _challenged(int(state.sides), *what)
    return _CUTS[str(kind)](*what)


def _spell(letters: Sequence[int]) -> str:
    return "".join(LETTERS[letter] for letter in letters)


def _challenged(sides: int, *what: object) -> Event:
    seat, side, slot, letters, valid = cast(tuple[int, int, int, tuple[int, ...], bool], what)
    loser, points = (seat % sides, WRONG_CHALLENGE) if valid else (side, WRONG_WORD)
    return Challenged(seat, side, slot, _spell(letters), valid, loser, points)


def _took_wild(seat: int, side: int, place: int, position: int, letter: int) -> Event:
    return TookWild(seat, side, place, position, LETTERS[letter])


def _locked(
    seat: int, side: int, place: int, slot: int, letters: Sequence[int], points: int
) -> Event:
    return Locked(seat, side, place, slot, _spell(letters), points)


def _round_scored(
    round_: int,
    closer: int,
    scores: Sequence[int],
    words: Sequence[Sequence[WordFacts | None]],
    hands: Sequence[Sequence[int]],
) -> Event:
    reveals = [
        SideReveal(_open_words(facts), _locked_words(facts), score)
        for facts, score in zip(words, _side_scores(scores), strict=True)
    ]
    shown = [hand_of(hand) for hand in hands]
    reason: RoundEnd = "stalemate" if closer < 0 else "closed"
    return RoundScored(round_, reason, None if closer < 0 else closer, reveals, shown)


_CUTS: dict[str, Callable[..., Event]] = {
    "dealt": lambda round_, dealer, top, lots: Dealt(round_, dealer, CARDS[top], _pairs(lots)),
    "took-discard": lambda seat, card: TookDiscard(seat, CARDS[card]),
    "drew-nothing": DrewNothing,
    "reshuffled": Reshuffled,
    "fresh-hand": lambda seat, cards: FreshHandDrawn(seat, names(cards)),
    "played": lambda seat, side, place, letter: Played(seat, side, place, LETTERS[letter]),
    "wild-played": WildPlayed,
    "declared": lambda seat, side, place, letter: Declared(seat, side, place, LETTERS[letter]),
    "took-wild": _took_wild,
    "multiplied": lambda seat, side, place, card: Multiplied(seat, side, place, CARDS[card]),
    "froze": Froze,
    "unfroze": Unfroze,
    "fresh-start": lambda seat, side, cards: StartedFresh(seat, side, names(cards)),
    "locked": _locked,
    "discarded": lambda seat, card: Discarded(seat, CARDS[card]),
    "accepted": Accepted,
    "round-scored": _round_scored,
}
