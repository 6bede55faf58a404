"""Claims about moves of 5 To Close, each with the check that makes it true.

Everything is judged from the view: letters, points, cards in your own hand. Nothing here knows the
word list: whether a word is in it is shown only when it is challenged (F20).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import cast

from closecall.engine.claims import Arguments, Asked, Claim
from closecall.games.five_to_close import moves
from closecall.games.five_to_close.layout import HAND_SIZE
from closecall.games.five_to_close.looks import VOWELS, Oddity, oddity
from closecall.games.five_to_close.moves import LETTERS, PLACES
from closecall.games.five_to_close.rules import (
    DOUBLE_PENALTY,
    FREEZE_PENALTY,
    TRIPLE_PENALTY,
    letter_points,
)
from closecall.games.five_to_close.shapes import FiveToCloseView, LockedWord, SideView, Word

FACTORS = {"double": 2, "triple": 3}
PENALTIES = {"double": DOUBLE_PENALTY, "triple": TRIPLE_PENALTY, "freeze": FREEZE_PENALTY}
MANY_VOWELS = 5
NEARLY_CLOSED = 3

Check = Callable[[Asked], Arguments | None]


# Reading the table ----------------------------------------------------------------------------


def _view(asked: Asked) -> FiveToCloseView:
    return cast(FiveToCloseView, asked.view)


def _hand(asked: Asked) -> list[str]:
    return list(_view(asked).hand or [])


def _own(asked: Asked) -> SideView:
    view = _view(asked)
    return view.sides[view.players[asked.seat].side]


def _others(asked: Asked) -> list[SideView]:
    own = _own(asked)
    return [side for side in _view(asked).sides if side is not own]


def _open(sides: Iterable[SideView]) -> list[Word]:
    return [word for side in sides for word in side.words if word is not None]


def _letters(cards: Iterable[str]) -> list[str]:
    return [card for card in cards if card in LETTERS]


def _points(length: int, factor: int) -> int:
    return factor * int(letter_points(length))


def _longest(words: Iterable[Word]) -> Word | None:
    return max(words, key=lambda word: len(word.text), default=None)


# Drawing --------------------------------------------------------------------------------------


def _draws(asked: Asked, source: str) -> bool:
    return asked.move == moves.Draw(source)  # type: ignore[arg-type]


def _top(asked: Asked) -> str | None:
    discard = _view(asked).discard
    return discard[-1] if discard else None


def _could_be_drawn(asked: Asked) -> int:
    """Return how many cards could be on top of the pile, the discards shuffled if it is empty."""
    view = _view(asked)
    return view.draw_pile or max(len(view.discard) - 1, 0)


def deck_held(asked: Asked) -> Arguments | None:
    top = _top(asked)
    count = _hand(asked).count(top or "")
    if not _draws(asked, "deck") or top not in LETTERS or count == 0:
        return None
    return {"card": top, "count": count}


def deck_special(asked: Asked) -> Arguments | None:
    top = _top(asked)
    return {} if _draws(asked, "deck") and top is not None and top not in LETTERS else None


def deck_shuffle(asked: Asked) -> Arguments | None:
    if not _draws(asked, "deck") or _view(asked).draw_pile:
        return None
    return {"count": _could_be_drawn(asked)}


def deck_open(asked: Asked) -> Arguments | None:
    top = _top(asked)
    if not _draws(asked, "deck") or top not in LETTERS:
        return None
    return {"card": top, "count": _could_be_drawn(asked)}


def deck_only(asked: Asked) -> Arguments | None:
    if not _draws(asked, "deck") or _top(asked) is not None:
        return None
    return {"count": _could_be_drawn(asked)}


def take_must(asked: Asked) -> Arguments | None:
    only = moves.Draw("deck") not in asked.legal
    return {} if _draws(asked, "discard") and only else None


def take_wild_card(asked: Asked) -> Arguments | None:
    return {} if _draws(asked, "discard") and _top(asked) == "wild" else None


def take_swap(asked: Asked) -> Arguments | None:
    """The card is the real letter of a Wild that somebody else played."""
    top = _top(asked)
    if not _draws(asked, "discard"):
        return None
    for word in _open(_view(asked).sides):
        if any(tile.letter == top and tile.wild not in (None, asked.seat) for tile in word.tiles):
            return {"card": top, "word": word.text}
    return None


def take_factor(asked: Asked) -> Arguments | None:
    factor = FACTORS.get(_top(asked) or "")
    if not _draws(asked, "discard") or factor is None:
        return None
    plain = [w for w in _open([_own(asked)]) if w.multiplier == 1 and not w.frozen and w.points]
    word = _longest(plain)
    if word is None:
        return None
    return {"word": word.text, "points": factor * word.points, "before": word.points}


def take_freeze(asked: Asked) -> Arguments | None:
    if not _draws(asked, "discard") or _top(asked) != "freeze":
        return None
    word = _longest(word for word in _open(_others(asked)) if not word.frozen and not word.shield)
    return None if word is None else {"word": word.text, "count": len(word.text)}


def take_thaw(asked: Asked) -> Arguments | None:
    if not _draws(asked, "discard") or _top(asked) != "unfreeze":
        return None
    word = _longest(word for word in _open([_own(asked)]) if word.frozen)
    return None if word is None else {"word": word.text}


def take_vowel(asked: Asked) -> Arguments | None:
    top = _top(asked)
    if not _draws(asked, "discard") or top not in VOWELS or VOWELS.intersection(_hand(asked)):
        return None
    return {"card": top}


def take_consonant(asked: Asked) -> Arguments | None:
    top, letters = _top(asked), _letters(_hand(asked))
    if not _draws(asked, "discard") or top not in LETTERS or top in VOWELS or not letters:
        return None
    return {"card": top} if VOWELS.issuperset(letters) else None


def take_sure(asked: Asked) -> Arguments | None:
    return {"count": _could_be_drawn(asked)} if _draws(asked, "discard") else None


def draw_none(asked: Asked) -> Arguments | None:
    return {} if _draws(asked, "none") else None


def hand_vowels(asked: Asked) -> Arguments | None:
    count = sum(card in VOWELS for card in _hand(asked))
    if not isinstance(asked.move, moves.FreshHand) or 0 < count < MANY_VOWELS:
        return None
    return {"count": count}


def hand_new(asked: Asked) -> Arguments | None:
    letters = _letters(_hand(asked))
    if not isinstance(asked.move, moves.FreshHand) or not letters:
        return None
    return {"cards": " ".join(letters)}


# Playing --------------------------------------------------------------------------------------


def _grown(asked: Asked) -> tuple[Word | None, str] | None:
    """Return the word a letter goes to (None: a new one) and the letter, played or declared."""
    move, words = asked.move, _own(asked).words
    if isinstance(move, moves.Declare):
        declaring = _view(asked).declaring
        return None if declaring is None else (words[declaring.place], move.letter)
    if isinstance(move, moves.Play) and move.card in LETTERS:
        return (None if move.place is None else words[move.place]), move.card
    return None


def _grows(asked: Asked) -> tuple[Word, str] | None:
    """Return the same, for a letter that makes a word longer; with what the word becomes."""
    grown = _grown(asked)
    if grown is None or grown[0] is None:
        return None
    return grown[0], grown[0].text + grown[1]


def name_lack(asked: Asked) -> Arguments | None:
    """Return a Wild for a letter that is not in the hand."""
    grown = _grown(asked)
    if not isinstance(asked.move, moves.Declare) or grown is None or grown[1] in _hand(asked):
        return None
    return {"letter": grown[1], "word": (grown[0].text if grown[0] else "") + grown[1]}


def grow_factor(asked: Asked) -> Arguments | None:
    grown = _grows(asked)
    if grown is None or grown[0].multiplier == 1:
        return None
    word, text = grown
    points = _points(len(text), word.multiplier)
    if points == 0:
        return None
    return {"word": text, "factor": word.multiplier, "points": points, "before": word.points}


def grow_ready(asked: Asked) -> Arguments | None:
    grown = _grows(asked)
    if grown is None or len(grown[1]) != _view(asked).shortest:
        return None
    return {"word": grown[1], "points": _points(len(grown[1]), grown[0].multiplier)}


def grow_points(asked: Asked) -> Arguments | None:
    grown = _grows(asked)
    if grown is None or len(grown[1]) <= _view(asked).shortest:
        return None
    word, text = grown
    return {
        "word": text,
        "points": _points(len(text), word.multiplier),
        "before": word.points,
    }


def grow_lacks(asked: Asked) -> Arguments | None:
    grown = _grows(asked)
    count = 0 if grown is None else _view(asked).shortest - len(grown[1])
    return {"word": grown[1], "count": count} if grown is not None and count > 0 else None


def grow_start_with(asked: Asked) -> Arguments | None:
    """The letters that are left could go on with a new word."""
    grown = _grown(asked)
    if grown is None or grown[0] is not None:
        return None
    left = Counter(_letters(_hand(asked)))
    if isinstance(asked.move, moves.Play):
        left -= Counter([grown[1]])
    return {"letter": grown[1], "cards": " ".join(left.elements())} if left else None


def grow_start(asked: Asked) -> Arguments | None:
    grown = _grown(asked)
    if grown is None or grown[0] is not None:
        return None
    return {"letter": grown[1], "count": len(_open([_own(asked)])) + 1}


def _played(asked: Asked, *cards: str) -> Word | None:
    """Return the player's own word that one of these cards is played on."""
    move = asked.move
    if not isinstance(move, moves.Play) or move.card not in cards or move.place is None:
        return None
    return _own(asked).words[move.place]


def wild_ready(asked: Asked) -> Arguments | None:
    word = _played(asked, "wild")
    if word is None or len(word.text) + 1 != _view(asked).shortest:
        return None
    return {"word": word.text, "points": _points(len(word.text) + 1, word.multiplier)}


def wild_word(asked: Asked) -> Arguments | None:
    word = _played(asked, "wild")
    return None if word is None else {"word": word.text, "count": len(word.text) + 1}


def wild_start(asked: Asked) -> Arguments | None:
    return {} if asked.move == moves.Play("wild") else None


def multiply_now(asked: Asked) -> Arguments | None:
    word = _played(asked, *FACTORS)
    if word is None or word.points == 0:
        return None
    factor = FACTORS[cast(moves.Play, asked.move).card]
    return {"word": word.text, "points": factor * word.points, "before": word.points}


def multiply_later(asked: Asked) -> Arguments | None:
    word = _played(asked, *FACTORS)
    count = 0 if word is None else _view(asked).shortest - len(word.text)
    if word is None or count <= 0:
        return None
    factor = FACTORS[cast(moves.Play, asked.move).card]
    return {"word": word.text, "factor": factor, "count": count}


def thaw(asked: Asked) -> Arguments | None:
    word = _played(asked, "unfreeze")
    if word is None or not word.frozen:
        return None
    return {"word": word.text, "count": len(word.text)}


def shield_best(asked: Asked) -> Arguments | None:
    word = _played(asked, "unfreeze")
    most = max((each.points for each in _open([_own(asked)])), default=0)
    if word is None or word.frozen or word.points == 0 or word.points < most:
        return None
    return {"word": word.text, "points": word.points}


def shield(asked: Asked) -> Arguments | None:
    word = _played(asked, "unfreeze")
    return None if word is None or word.frozen else {"word": word.text}


def _frozen_by(asked: Asked) -> Word | None:
    move = asked.move
    if not isinstance(move, moves.PlayFreeze):
        return None
    return _view(asked).sides[move.side].words[move.place]


def freeze_shield(asked: Asked) -> Arguments | None:
    word = _frozen_by(asked)
    return {"word": word.text} if word is not None and word.shield else None


def freeze_ready(asked: Asked) -> Arguments | None:
    word = _frozen_by(asked)
    if word is None or word.shield or len(word.text) < _view(asked).shortest:
        return None
    return {"word": word.text, "points": word.points}


def freeze_grow(asked: Asked) -> Arguments | None:
    word = _frozen_by(asked)
    if word is None or word.shield:
        return None
    return {"word": word.text, "count": len(word.text)}


def swap(asked: Asked) -> Arguments | None:
    move = asked.move
    if not isinstance(move, moves.TakeWild):
        return None
    word = _view(asked).sides[move.side].words[move.place]
    if word is None:
        return None
    wilds = [tile for tile in word.tiles if tile.wild is not None]
    return {"letter": wilds[move.wild].letter, "word": word.text, "number": move.wild + 1}


def start_frozen(asked: Asked) -> Arguments | None:
    count = sum(word.frozen for word in _open([_own(asked)]))
    return {"count": count} if isinstance(asked.move, moves.FreshStart) and count else None


def start_short(asked: Asked) -> Arguments | None:
    shortest = _view(asked).shortest
    if not isinstance(asked.move, moves.FreshStart):
        return None
    short = all(len(word.text) < shortest for word in _open([_own(asked)]))
    return {"count": shortest} if short else None


def start_cards(asked: Asked) -> Arguments | None:
    if not isinstance(asked.move, moves.FreshStart):
        return None
    return {"count": sum(len(word.text) for word in _open([_own(asked)]))}


# Locking and discarding -----------------------------------------------------------------------


def _locks(asked: Asked) -> Word | None:
    return _own(asked).words[asked.move.place] if isinstance(asked.move, moves.Lock) else None


def lock_close(asked: Asked) -> Arguments | None:
    word = _locks(asked)
    if word is None or len(_own(asked).locked) != PLACES - 1:
        return None
    return {"word": word.text, "points": word.points}


def lock_race(asked: Asked) -> Arguments | None:
    word, count = _locks(asked), max(len(side.locked) for side in _others(asked))
    if word is None or count < NEARLY_CLOSED:
        return None
    return {"word": word.text, "points": word.points, "count": count}


def lock_factor(asked: Asked) -> Arguments | None:
    word = _locks(asked)
    if word is None or word.multiplier == 1:
        return None
    return {"word": word.text, "points": word.points, "factor": word.multiplier}


def lock_points(asked: Asked) -> Arguments | None:
    word = _locks(asked)
    return None if word is None else {"word": word.text, "points": word.points}


def wait(asked: Asked) -> Arguments | None:
    """A word that could be locked is left to grow."""
    words = _own(asked).words
    ready = [words[move.place] for move in asked.legal if isinstance(move, moves.Lock)]
    if not isinstance(asked.move, (moves.Discard, moves.EndTurn)) or not ready:
        return None
    word = max((each for each in ready if each is not None), key=lambda each: each.points)
    after = _points(len(word.text) + 1, word.multiplier)
    return {"word": word.text, "points": word.points, "after": after}


def _left(asked: Asked) -> list[str] | None:
    """Return the hand without the card that is discarded."""
    if not isinstance(asked.move, moves.Discard):
        return None
    return list((Counter(_hand(asked)) - Counter([asked.move.card])).elements())


def throw_cost(asked: Asked) -> Arguments | None:
    card = asked.move.card if isinstance(asked.move, moves.Discard) else ""
    return {"card": card, "points": -PENALTIES[card]} if card in PENALTIES else None


def throw_double(asked: Asked) -> Arguments | None:
    left = _left(asked)
    card = asked.move.card if isinstance(asked.move, moves.Discard) else ""
    if left is None or card not in LETTERS or card not in left:
        return None
    return {"card": card, "count": left.count(card)}


def throw_keep(asked: Asked) -> Arguments | None:
    letters = _letters(_left(asked) or [])
    return {"cards": " ".join(letters)} if letters else None


def throw_last(asked: Asked) -> Arguments | None:
    return {} if _left(asked) == [] else None


def throw_specials(asked: Asked) -> Arguments | None:
    left = _left(asked)
    return {"count": len(left)} if left and not _letters(left) else None


def end(asked: Asked) -> Arguments | None:
    return {"count": HAND_SIZE} if isinstance(asked.move, moves.EndTurn) else None


# Answering ------------------------------------------------------------------------------------


def _asked_about(asked: Asked) -> list[LockedWord]:
    """Return the words that can still be challenged."""
    answers = _view(asked).answers
    if answers is None:
        return []
    locked = _view(asked).sides[answers.side].locked
    return [word for word in locked if word.slot in answers.slots]


def _doubted(asked: Asked) -> LockedWord | None:
    move = asked.move
    if not isinstance(move, moves.Challenge):
        return None
    return next((word for word in _asked_about(asked) if word.slot == move.slot), None)


def _doubt(kind: Oddity | None) -> Check:
    """Return a challenge of a word that looks odd in this way (None: in any way or none)."""

    def check(asked: Asked) -> Arguments | None:
        word = _doubted(asked)
        if word is None or (kind is not None and oddity(word.text) != kind):
            return None
        return {"word": word.text, "points": word.points}

    return check


def accept_close(asked: Asked) -> Arguments | None:
    answers = _view(asked).answers
    if not isinstance(asked.move, moves.Accept) or answers is None or not answers.closing:
        return None
    return {} if len(_view(asked).sides[answers.side].locked) == PLACES else None


def accept_one(asked: Asked) -> Arguments | None:
    words = _asked_about(asked)
    if not isinstance(asked.move, moves.Accept) or len(words) != 1:
        return None
    return {"word": words[0].text, "points": words[0].points}


def accept_more(asked: Asked) -> Arguments | None:
    words = _asked_about(asked)
    if not isinstance(asked.move, moves.Accept) or len(words) < 2:
        return None
    return {"count": len(words), "points": sum(word.points for word in words)}


CLAIMS: tuple[Claim, ...] = (
    Claim("explain-deck-shuffle", deck_shuffle),
    Claim("explain-deck-special", deck_special),
    Claim("explain-deck-held", deck_held),
    Claim("explain-deck-open", deck_open),
    Claim("explain-deck-only", deck_only),
    Claim("explain-take-must", take_must),
    Claim("explain-take-wild", take_wild_card),
    Claim("explain-take-swap", take_swap),
    Claim("explain-take-factor", take_factor),
    Claim("explain-take-freeze", take_freeze),
    Claim("explain-take-thaw", take_thaw),
    Claim("explain-take-vowel", take_vowel),
    Claim("explain-take-consonant", take_consonant),
    Claim("explain-take-sure", take_sure),
    Claim("explain-draw-none", draw_none),
    Claim("explain-hand-vowels", hand_vowels),
    Claim("explain-hand-new", hand_new),
    Claim("explain-name-lack", name_lack),
    Claim("explain-grow-factor", grow_factor),
    Claim("explain-grow-ready", grow_ready),
    Claim("explain-grow-points", grow_points),
    Claim("explain-grow-lacks", grow_lacks),
    Claim("explain-grow-start-with", grow_start_with),
    Claim("explain-grow-start", grow_start),
    Claim("explain-wild-ready", wild_ready),
    Claim("explain-wild-word", wild_word),
    Claim("explain-wild-start", wild_start),
    Claim("explain-multiply-now", multiply_now),
    Claim("explain-multiply-later", multiply_later),
    Claim("explain-thaw", thaw),
    Claim("explain-shield-best", shield_best),
    Claim("explain-shield", shield),
    Claim("explain-freeze-shield", freeze_shield),
    Claim("explain-freeze-ready", freeze_ready),
    Claim("explain-freeze-grow", freeze_grow),
    Claim("explain-swap", swap),
    Claim("explain-start-frozen", start_frozen),
    Claim("explain-start-short", start_short),
    Claim("explain-start-cards", start_cards),
    Claim("explain-lock-close", lock_close),
    Claim("explain-lock-race", lock_race),
    Claim("explain-lock-factor", lock_factor),
    Claim("explain-lock-points", lock_points),
    Claim("explain-wait", wait),
    Claim("explain-throw-cost", throw_cost),
    Claim("explain-throw-double", throw_double),
    Claim("explain-throw-keep", throw_keep),
    Claim("explain-throw-last", throw_last),
    Claim("explain-throw-specials", throw_specials),
    Claim("explain-end", end),
    Claim("explain-doubt-vowel", _doubt("no-vowel")),
    Claim("explain-doubt-three", _doubt("three-alike")),
    Claim("explain-doubt-q", _doubt("lonely-q")),
    Claim("explain-doubt", _doubt(None)),
    Claim("explain-accept-close", accept_close),
    Claim("explain-accept-one", accept_one),
    Claim("explain-accept-more", accept_more),
)
"""The strongest first, for each kind of move."""
