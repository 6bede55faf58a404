"""The moves of 5 To Close in words."""

from __future__ import annotations

from closecall.engine.naming import Named
from closecall.games.five_to_close import moves
from closecall.games.five_to_close.shapes import FiveToCloseView, Word


def name(view: FiveToCloseView, move: moves.AnyMove) -> Named:
    """Return the words for a move, with the place of its word where two words are equal."""
    said = _plain(view, move)
    place = getattr(move, "place", None)
    if place is None:
        return said
    words = view.sides[_side(view, move)].words
    same = [word for word in words if word is not None and word.text == _text(words[place])]
    return said if len(same) < 2 else Named("full-word", {"move": said, "number": place + 1})


def _plain(view: FiveToCloseView, move: moves.AnyMove) -> Named:
    match move:
        case moves.Draw():
            top = _card(view.discard[-1]) if view.discard else ""
            return Named(f"move-draw-{move.source}", {"card": top})
        case moves.Play():
            return _play(move, _word(view, move))
        case moves.Declare():
            return Named("move-declare", {"letter": move.letter})
        case moves.PlayFreeze():
            return Named("move-freeze", {"word": _text(_word(view, move))})
        case moves.TakeWild():
            word = _word(view, move)
            wilds = [] if word is None else [each for each in word.tiles if each.wild is not None]
            letter = wilds[move.wild].letter if move.wild < len(wilds) else ""
            return Named("move-take-wild", {"letter": letter, "word": _text(word)})
        case moves.Lock():
            word = _word(view, move)
            points = 0 if word is None else word.points
            return Named("move-lock", {"word": _text(word), "points": points})
        case moves.Discard():
            return Named("move-discard", {"card": _card(move.card)})
        case moves.Challenge():
            return Named("move-challenge", {"word": _locked(view, move.slot)})
        case moves.Accept():
            count = 0 if view.answers is None else len(view.answers.slots)
            return Named("move-accept", {"count": count})
        case _:
            return Named(f"move-{type(move).__struct_config__.tag}")


def _play(move: moves.Play, word: Word | None) -> Named:
    arguments = {"card": _card(move.card), "word": _text(word)}
    if word is None:
        return Named("move-play-new", arguments)
    if move.card == "unfreeze":
        return Named("move-play-unfreeze" if word.frozen else "move-play-shield", arguments)
    multiplies = move.card in ("double", "triple")
    return Named("move-play-on" if multiplies else "move-play", arguments)


def _side(view: FiveToCloseView, move: moves.AnyMove) -> int:
    """Return the side whose word a move is about: the player's own, unless it says another."""
    assert view.seat is not None
    other: int | None = getattr(move, "side", None)
    return view.players[view.seat].side if other is None else other


def _word(view: FiveToCloseView, move: moves.AnyMove) -> Word | None:
    place = getattr(move, "place", None)
    return None if place is None else view.sides[_side(view, move)].words[place]


def _text(word: Word | None) -> str:
    return "" if word is None else word.text


def _card(card: moves.Card) -> Named | str:
    return card if card in moves.LETTERS else Named(f"card-{card}")


def _locked(view: FiveToCloseView, slot: int) -> str:
    locked = [] if view.answers is None else view.sides[view.answers.side].locked
    return next((word.text for word in locked if word.slot == slot), "")
