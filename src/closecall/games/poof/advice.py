"""Claims about moves of Poof, the strongest first, each with its check.

A check reads the view of the player who is advised, nothing else. Whatever an argument is needed
for stands in the sentence, so that different arguments are different sentences.
"""

from __future__ import annotations

from typing import Final, cast

from closecall.engine.claims import Arguments, Asked, Claim
from closecall.games.poof.moves import Blind, PickUp, Play, PlayPoof, Pooftastrophe
from closecall.games.poof.rules import POOF_CARD, RUN
from closecall.games.poof.shapes import Player, PoofView, Slot

LOW: Final = 4
"""Numbers up to this one are worth a word when they stay in hand."""


# What the player sees -----------------------------------------------------------------------


def _view(asked: Asked) -> PoofView:
    return cast(PoofView, asked.view)


def _own(asked: Asked) -> Player:
    return _view(asked).players[asked.seat]


def _hand(asked: Asked) -> list[int]:
    return _view(asked).hand or []


def _top(asked: Asked) -> int:
    """Return the number on top of the pile, 0 with no pile."""
    pile = _view(asked).pile
    return pile[-1] if pile else 0


def _next(asked: Asked) -> Player:
    """P6: the player after the advised one."""
    players = _view(asked).players
    return players[(asked.seat + 1) % len(players)]


def _face_up(player: Player) -> list[int]:
    return [slot.card for slot in player.slots if slot.card is not None]


def _own_cards(asked: Asked) -> list[int]:
    """Return every card of their own that the player sees."""
    return _hand(asked) + _face_up(_own(asked))


def _can_try_blind(view: PoofView, player: Player) -> bool:
    """P20: whether an uncovered card lies face down before a player."""
    return view.blind and any(slot.card is None and slot.face_down for slot in player.slots)


def _numbers_fit(asked: Asked) -> bool:
    return any(isinstance(move, Play) for move in asked.legal)


# What a play does ---------------------------------------------------------------------------


def _laid(play: Play) -> int:
    return play.hand + len(play.slots)


def _freed(asked: Asked, slots: tuple[int, ...]) -> int:
    """P8: how many of these slots have a face-down card that the play uncovers."""
    own: list[Slot] = _own(asked).slots
    return sum(own[slot].face_down for slot in slots)


def _run_after(asked: Asked, play: Play) -> int:
    """P13: how many of the value lie in a row once it is played."""
    return _laid(play) + (_view(asked).run if _top(asked) == play.value else 0)


def _poofs(asked: Asked, play: Play) -> bool:
    return _run_after(asked, play) >= RUN


def _kept(asked: Asked, play: Play) -> list[int]:
    """Return the numbers the player still sees before them once it is played, lowest first."""
    kept = sorted(card for card in _own_cards(asked) if card != POOF_CARD)
    for _ in range(_laid(play)):
        kept.remove(play.value)
    return kept


def _left(asked: Asked, play: Play) -> int:
    return _own(asked).left - _laid(play)


# Claims about playing numbers -----------------------------------------------------------------


def _going_out(asked: Asked) -> Arguments | None:
    move = asked.move
    laid = _laid(move) if isinstance(move, Play) else 1
    if isinstance(move, (Play, PlayPoof)) and laid == _own(asked).left:
        return {"count": laid}
    return None


def _must_pick_up(asked: Asked) -> Arguments | None:
    """P10: all cards of the next player lie open or are known, and none of them helps."""
    play, other = asked.move, _next(asked)
    if not isinstance(play, Play) or _poofs(asked, play) or other.in_hand != len(other.known):
        return None
    if _can_try_blind(_view(asked), other) or _shows_an_answer(other, play.value):
        return None
    return {"value": play.value, "pile": len(_view(asked).pile) + _laid(play)}


def _shows_an_answer(player: Player, value: int) -> bool:
    """Return whether a player openly has a card for this value: as low a number, or a Poof card."""
    return any(card <= value for card in [*_face_up(player), *player.known])


def _run_and_again(asked: Asked) -> Arguments | None:
    """P13, P15: not promised where the player might be skipped (P16)."""
    play = asked.move
    if isinstance(play, Play) and _poofs(asked, play) and _kept(asked, play):
        return {"count": _laid(play), "value": play.value, "run": _run_after(asked, play)}
    return None


def _run_alone(asked: Asked) -> Arguments | None:
    play = asked.move
    if isinstance(play, Play) and _poofs(asked, play):
        return {
            "count": _laid(play),
            "value": play.value,
            "pile": len(_view(asked).pile) + _laid(play),
        }
    return None


def _uncovering(asked: Asked) -> Arguments | None:
    play = asked.move
    if isinstance(play, Play) and _freed(asked, play.slots):
        return {
            "value": play.value,
            "freed": _freed(asked, play.slots),
            "left": _left(asked, play),
        }
    return None


def _no_answer_shown(asked: Asked) -> Arguments | None:
    play, other = asked.move, _next(asked)
    if not isinstance(play, Play) or _poofs(asked, play):
        return None
    if _can_try_blind(_view(asked), other) or _shows_an_answer(other, play.value):
        return None
    return {"value": play.value, "pile": len(_view(asked).pile) + _laid(play)}


def _all_at_once(asked: Asked) -> Arguments | None:
    play = asked.move
    if not isinstance(play, Play) or _laid(play) < 2:
        return None
    if _laid(play) < _own_cards(asked).count(play.value):
        return None
    return {"count": _laid(play), "value": play.value, "points": _laid(play) * play.value}


def _dearer_than_the_rival(asked: Asked) -> Arguments | None:
    play, rival = asked.move, asked.rival
    if not isinstance(play, Play) or not isinstance(rival, Play) or play.value <= rival.value:
        return None
    return {"value": play.value, "rival": rival.value, "more": play.value - rival.value}


def _lower_than_the_rival(asked: Asked) -> Arguments | None:
    """Both piles stay: fewer numbers follow the lower one (P7)."""
    play, rival = asked.move, asked.rival
    if not isinstance(play, Play) or not isinstance(rival, Play) or play.value >= rival.value:
        return None
    if _poofs(asked, play) or _poofs(asked, rival):
        return None
    return {"value": play.value, "rival": rival.value}


def _more_than_the_rival(asked: Asked) -> Arguments | None:
    play, rival = asked.move, asked.rival
    if not isinstance(play, Play) or not isinstance(rival, Play) or _laid(play) <= _laid(rival):
        return None
    return {"count": _laid(play), "value": play.value, "other": _laid(rival)}


def _highest(asked: Asked) -> Arguments | None:
    play = asked.move
    if not isinstance(play, Play):
        return None
    if play.value < max(move.value for move in asked.legal if isinstance(move, Play)):
        return None
    return {"count": _laid(play), "value": play.value}


def _three_and_one_kept(asked: Asked) -> Arguments | None:
    play = asked.move
    if not isinstance(play, Play) or _run_after(asked, play) != RUN - 1:
        return None
    return {"value": play.value} if play.value in _kept(asked, play) else None


def _keeping_copies(asked: Asked) -> Arguments | None:
    play = asked.move
    if not isinstance(play, Play):
        return None
    rest = _kept(asked, play).count(play.value)
    return {"count": _laid(play), "value": play.value, "rest": rest} if rest else None


def _keeping_low(asked: Asked) -> Arguments | None:
    play = asked.move
    if not isinstance(play, Play):
        return None
    kept = _kept(asked, play)
    if not kept or kept[0] > LOW or kept[0] >= play.value:
        return None
    return {"count": _laid(play), "value": play.value, "low": kept[0]}


def _from_the_table(asked: Asked) -> Arguments | None:
    play = asked.move
    if not isinstance(play, Play) or not play.slots:
        return None
    return {
        "slots": len(play.slots),
        "value": play.value,
        "hand": play.hand,
        "freed": _freed(asked, play.slots),
    }


def _leading(asked: Asked) -> Arguments | None:
    play = asked.move
    if not isinstance(play, Play) or _top(asked):
        return None
    return {"count": _laid(play), "value": play.value, "left": _left(asked, play)}


def _following(asked: Asked) -> Arguments | None:
    play = asked.move
    if not isinstance(play, Play) or not _top(asked):
        return None
    return {"count": _laid(play), "value": play.value, "left": _left(asked, play)}


# Claims about everything else -----------------------------------------------------------------


def _pile(asked: Asked) -> Arguments:
    pile = _view(asked).pile
    return {"count": len(pile), "points": sum(pile)}


def _keeping_poof(asked: Asked) -> Arguments | None:
    if isinstance(asked.move, PickUp) and POOF_CARD in _own_cards(asked):
        return _pile(asked)
    return None


def _picking_up(asked: Asked) -> Arguments | None:
    """P9: only a player without a fitting number may pick up."""
    if isinstance(asked.move, PickUp):
        return {"value": _top(asked), **_pile(asked)}
    return None


def _poof_frees(asked: Asked) -> Arguments | None:
    move = asked.move
    if isinstance(move, PlayPoof) and move.slot is not None and _freed(asked, (move.slot,)):
        return {"count": len(_view(asked).pile)}
    return None


def _poof_spares(asked: Asked) -> Arguments | None:
    if isinstance(asked.move, PlayPoof) and not _numbers_fit(asked):
        return {"value": _top(asked), **_pile(asked)}
    return None


def _poof_and_again(asked: Asked) -> Arguments | None:
    """P15; not promised where the player might be skipped (P16)."""
    if isinstance(asked.move, PlayPoof) and any(_own_cards(asked)):
        return {"count": len(_view(asked).pile)}
    return None


def _poof_clears(asked: Asked) -> Arguments | None:
    if isinstance(asked.move, PlayPoof):
        return {"count": len(_view(asked).pile), "left": _own(asked).left - 1}
    return None


def _blind_lead(asked: Asked) -> Arguments | None:
    return {} if isinstance(asked.move, Blind) and not _top(asked) else None


def _blind_follow(asked: Asked) -> Arguments | None:
    if isinstance(asked.move, Blind) and _top(asked):
        return {"value": _top(asked), "count": len(_view(asked).pile)}
    return None


def _giving_up(asked: Asked) -> Arguments | None:
    if isinstance(asked.move, Pooftastrophe):
        return {"left": _own(asked).left, "pile": len(_view(asked).pile)}
    return None


CLAIMS: Final = (
    Claim("explain-out", _going_out),
    Claim("explain-must-pick-up", _must_pick_up),
    Claim("explain-run-again", _run_and_again),
    Claim("explain-run", _run_alone),
    Claim("explain-uncover", _uncovering),
    Claim("explain-no-answer", _no_answer_shown),
    Claim("explain-dearer", _dearer_than_the_rival),
    Claim("explain-all", _all_at_once),
    Claim("explain-lower", _lower_than_the_rival),
    Claim("explain-more", _more_than_the_rival),
    Claim("explain-highest", _highest),
    Claim("explain-three", _three_and_one_kept),
    Claim("explain-keep-copies", _keeping_copies),
    Claim("explain-keep-low", _keeping_low),
    Claim("explain-table", _from_the_table),
    Claim("explain-lead", _leading),
    Claim("explain-follow", _following),
    Claim("explain-keep-poof", _keeping_poof),
    Claim("explain-pick-up", _picking_up),
    Claim("explain-poof-frees", _poof_frees),
    Claim("explain-poof-spares", _poof_spares),
    Claim("explain-poof-again", _poof_and_again),
    Claim("explain-poof-card", _poof_clears),
    Claim("explain-blind-lead", _blind_lead),
    Claim("explain-blind", _blind_follow),
    Claim("explain-give-up", _giving_up),
)
