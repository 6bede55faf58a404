"""Views and events of 5 To Close, built up from nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Literal, cast

import msgspec

from closecall.engine.core import Note
from closecall.engine.types import Event, View
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
from closecall.games.five_to_close.moves import CARDS, LETTERS, PLACES, Card, Letter
from closecall.games.five_to_close.rules import (
    PATIENCE,
    ROUNDS,
    SHORTEST,
    WRONG_CHALLENGE,
    WRONG_WORD,
    FiveToCloseState,
    WordFacts,
)

Step = Literal["draw", "play", "declare", "lock", "discard", "answer", "over"]
RoundEnd = Literal["closed", "stalemate"]
STEPS: dict[int, Step] = {
    DRAWING: "draw",
    PLAYING: "play",
    DECLARING: "declare",
    LOCKING: "lock",
    DISCARDING: "discard",
    ANSWERING: "answer",
}


# Views ----------------------------------------------------------------------------------------


class Tile(msgspec.Struct, frozen=True):
    """A letter of a word; `wild` is the seat that played a Wild as it."""

    letter: Letter
    wild: int | None


class Word(msgspec.Struct, frozen=True):
    """A word at one of the five places, with the cards on it."""

    text: str
    tiles: list[Tile]
    multiplier: int
    frozen: bool
    shield: bool
    points: int
    """What it is worth as it is, if it were locked (F23)."""


class LockedWord(msgspec.Struct, frozen=True):
    """A locked word in its slot."""

    slot: int
    text: str
    tiles: list[Tile]
    multiplier: int
    shield: bool
    points: int
    proven: bool
    """Whether it was challenged and stands; otherwise nobody has looked it up."""


class SideView(msgspec.Struct, frozen=True):
    """A team or a lone player."""

    seats: list[int]
    words: list[Word | None]
    """By place; null where a word can be started."""
    locked: list[LockedWord]
    total: int
    """All points so far, those lost by challenges in this round included."""
    challenges: int
    """Points lost by challenges in this round."""


class PlayerView(msgspec.Struct, frozen=True):
    """The public part of a player."""

    side: int
    in_hand: int
    known: list[Card]
    """Cards everybody saw go into this hand and that are still there."""


class Answers(msgspec.Struct, frozen=True):
    """The others are asked about the words just locked (F19)."""

    side: int
    slots: list[int]
    """Words that can still be challenged."""
    waiting: list[int]
    """Seats that have not answered yet."""
    accepted: list[int]
    closing: bool
    """Whether the round ends when all five words stand (F22)."""


class Declaring(msgspec.Struct, frozen=True):
    """Where the Wild lies that still needs a letter."""

    side: int
    place: int


class SideScore(msgspec.Struct, frozen=True):
    """A side's score in a round."""

    words: int
    bonus: int
    penalties: int
    challenges: int
    points: int
    """All of it together."""


class FiveToCloseView(View, frozen=True, tag="five-to-close"):
    """The table as one viewer sees it."""

    seat: int | None
    round: int
    rounds: int
    shortest: int
    """Letters a word needs to be locked in this round (F12)."""
    enforce: bool
    """Whether only real words can be locked (F13)."""
    dealer: int
    turn: int | None
    step: Step
    declaring: Declaring | None
    started_fresh: bool
    """Whether five words were discarded in this turn (F11)."""
    answers: Answers | None
    sides: list[SideView]
    players: list[PlayerView]
    hand: list[Card] | None
    draw_pile: int
    reshuffled: dict[str, int] | None
    """What the draw pile was made of when it was last made of discards: how many of each card."""
    discard: list[Card]
    """Bottom to top."""
    quiet: int
    """Turns in a row without a lock that stands; the round ends at `patience` (F26)."""
    patience: int
    scores: list[list[SideScore]]
    """By finished round, side by side."""
    lots: list[tuple[int, Card]]
    """Cards drawn to find the first dealer: seat and card (F1)."""


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


# Events ---------------------------------------------------------------------------------------


class Dealt(Event, frozen=True):
    """A round was dealt; `lots` are the cards drawn to find the first dealer (F1, F2)."""

    round: int
    dealer: int
    discard: Card
    lots: list[tuple[int, Card]]


class Drew(Event, frozen=True):
    """A card was drawn from the draw pile, at the start or the end of a turn (F3, F7, F8);
    only its owner sees which."""

    seat: int
    card: Card | None


class TookDiscard(Event, frozen=True):
    """The top of the discard pile went into a hand."""

    seat: int
    card: Card


class DrewNothing(Event, frozen=True):
    """There was no card to draw (F24)."""

    seat: int


class Reshuffled(Event, frozen=True):
    """The discard pile but for its top card became the draw pile (F24)."""

    cards: int


class FreshHandDrawn(Event, frozen=True):
    """Seven cards were discarded for seven new ones (F8)."""

    seat: int
    cards: list[Card]


class Played(Event, frozen=True):
    """A letter was put at the end of a word."""

    seat: int
    side: int
    place: int
    letter: Letter


class WildPlayed(Event, frozen=True):
    """A Wild was put at the end of a word; its letter comes next."""

    seat: int
    side: int
    place: int


class Declared(Event, frozen=True):
    """The letter of a Wild was said."""

    seat: int
    side: int
    place: int
    letter: Letter


class TookWild(Event, frozen=True):
    """A wild was replaced by the real letter and taken into the hand (F14)."""

    seat: int
    side: int
    place: int
    position: int
    """Of the letter in the word, from 0."""
    letter: Letter


class Multiplied(Event, frozen=True):
    """A Double or Triple was put on a word."""

    seat: int
    side: int
    place: int
    card: Card


class Froze(Event, frozen=True):
    """A Freeze was played on a word; a shield goes with it instead (F16, F17)."""

    seat: int
    side: int
    place: int
    shield: bool


class Unfroze(Event, frozen=True):
    """An Unfreeze was played: on a frozen word, or as a shield (F17)."""

    seat: int
    side: int
    place: int
    frozen: bool


class StartedFresh(Event, frozen=True):
    """All five active words were discarded (F11)."""

    seat: int
    side: int
    cards: list[Card]


class Locked(Event, frozen=True):
    """A word was locked (F5)."""

    seat: int
    side: int
    place: int
    slot: int
    word: str
    points: int


class Discarded(Event, frozen=True):
    """A card was discarded (F6)."""

    seat: int
    card: Card


class Accepted(Event, frozen=True):
    """A player accepts the words just locked (F19)."""

    seat: int


class Challenged(Event, frozen=True):
    """A word was looked up; `loser` is the side that lost the points (F19)."""

    seat: int
    side: int
    slot: int
    word: str
    valid: bool
    loser: int
    points: int


class SideReveal(msgspec.Struct, frozen=True):
    """The table of a side at the end of a round."""

    words: list[Word | None]
    locked: list[LockedWord]
    score: SideScore


class RoundScored(Event, frozen=True):
    """A round ended; everybody shows the hand."""

    round: int
    reason: RoundEnd
    closer: int | None
    sides: list[SideReveal]
    hands: list[list[Card]]


AnyEvent = (
    Dealt
    | Drew
    | TookDiscard
    | DrewNothing
    | Reshuffled
    | FreshHandDrawn
    | Played
    | WildPlayed
    | Declared
    | TookWild
    | Multiplied
    | Froze
    | Unfroze
    | StartedFresh
    | Locked
    | Discarded
    | Accepted
    | Challenged
    | RoundScored
)


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
