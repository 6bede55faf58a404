"""Claims about moves of Close Enough, the strongest first, each with its check.

A check reads the view of the player who is advised, nothing else. Distances are those of the cards
alone unless a sentence names a token.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple, cast

from closecall.engine.claims import Arguments, Asked, Claim
from closecall.engine.types import Move
from closecall.games.close_enough.moves import (
    EFFECT_ABILITIES,
    EFFECTS,
    Ability,
    BackOut,
    Call,
    Deck,
    Discard,
    Effect,
    Fold,
    Give,
    Keep,
    Leave,
    Lock,
    Muck,
    Show,
    Silence,
    Stand,
    Stay,
    Take,
    Token,
    Use,
)
from closecall.games.close_enough.shapes import CloseEnoughView, Own, Player

FULL: Final = 2
"""Cards in a full hand."""


# What the player sees -----------------------------------------------------------------------


def _view(asked: Asked) -> CloseEnoughView:
    return cast(CloseEnoughView, asked.view)


def _own(asked: Asked) -> Own:
    own = _view(asked).own
    assert own is not None  # a seat with a move has a lot
    return own


def _me(asked: Asked) -> Player:
    return _view(asked).players[asked.seat]


def _face_up(asked: Asked) -> int:
    card = _me(asked).face_up
    assert card is not None  # only the card of another is ever away
    return card


def _distance(asked: Asked) -> int:
    """Return how far away the full lot is, with the tokens on it."""
    distance = _own(asked).distance
    assert distance is not None
    return distance


def _is_full(asked: Asked) -> bool:
    return len(_own(asked).hand) == FULL


def _is_in(asked: Asked) -> bool:
    return _me(asked).status in ("called", "stayed")


def _place(asked: Asked, other: int) -> str:
    """Return where another player sits: clockwise is to the left."""
    seats = len(_view(asked).players)
    steps = (other - asked.seat) % seats
    if 2 * steps == seats:
        return "across"
    side, steps = ("left", steps) if 2 * steps < seats else ("right", seats - steps)
    return side if steps == 1 else f"{side}-{steps}"


def _unseen(asked: Asked) -> Counter[int]:
    """Cards the player cannot see: in the deck or hidden in other hands."""
    view = _view(asked)
    seen = Counter(_own(asked).hand) + Counter(view.discard)
    if view.held is not None and view.held.card is not None:
        seen[view.held.card] += 1
    for seat, player in enumerate(view.players):
        if player.face_up is not None:
            seen[player.face_up] += 1
        if seat != asked.seat:
            seen.update(player.known)
    return Counter(view.cards) - seen


# What a card would do ------------------------------------------------------------------------


class Swap(NamedTuple):
    """A card for one of the hand, and what the lot then is."""

    card: int
    give: int
    total: int
    away: int


def _open_card(asked: Asked, move: Move) -> int | None:
    """Return the open card a move takes."""
    view = _view(asked)
    if isinstance(move, Discard):
        return view.discard[-1]
    if isinstance(move, Take):
        return view.players[move.seat].face_up
    return None


def _away(asked: Asked, total: int) -> int:
    return abs(total - _own(asked).target.value)


def _best_swap(asked: Asked, card: int) -> Swap:
    """Return a card for the better one of a full hand."""
    hand = _own(asked).hand
    whole = _face_up(asked) + sum(hand) + card
    swaps = [Swap(card, give, whole - give, _away(asked, whole - give)) for give in hand]
    return min(swaps, key=lambda swap: (swap.away, swap.give))


def _open_swaps(asked: Asked) -> list[Swap]:
    """List the lots that the open cards on offer would make, best first.

    Before staying in no source is offered yet: what lies open and unlocked could be taken then.
    """
    view = _view(asked)
    cards = set(view.discard[-1:])
    for seat, player in enumerate(view.players):
        if seat != asked.seat and not player.locked and player.face_up is not None:
            cards.add(player.face_up)
    return sorted((_best_swap(asked, card) for card in cards), key=lambda swap: swap.away)


def _hits(asked: Asked) -> tuple[int, int]:
    """Return how many of the cards unseen would hit exactly, and how many are unseen."""
    unseen = _unseen(asked)
    if _is_full(asked):
        hitting = [card for card in unseen if _best_swap(asked, card).away == 0]
    else:
        so_far = _face_up(asked) + sum(_own(asked).hand)
        hitting = [card for card in unseen if _away(asked, so_far + card) == 0]
    return sum(unseen[card] for card in hitting), unseen.total()


# Filling the hand (E4) -----------------------------------------------------------------------


def _filling(asked: Asked) -> int | None:
    """Return the open card that a move adds to a hand that is not full."""
    if _is_full(asked):
        return None
    return _open_card(asked, asked.move)


def _fill_last(asked: Asked) -> Arguments | None:
    card = _filling(asked)
    if card is None or len(_own(asked).hand) != FULL - 1:
        return None
    total = _face_up(asked) + sum(_own(asked).hand) + card
    target = _own(asked).target.value
    return {"card": card, "total": total, "target": target, "away": _away(asked, total)}


def _fill_first(asked: Asked) -> Arguments | None:
    """Return a card after which another one of the box would hit."""
    card = _filling(asked)
    if card is None or _own(asked).hand:
        return None
    need = _own(asked).target.value - _face_up(asked) - card
    if _unseen(asked)[need] == 0:
        return None
    return {"card": card, "need": need, "target": _own(asked).target.value}


def _fill_over(asked: Asked) -> Arguments | None:
    """With a card to come the lot already has what the target asks for, or more."""
    said = _fill_so_far(asked)
    if said is None or _face_up(asked) + cast(int, said["card"]) < _own(asked).target.value:
        return None
    return said


def _fill_so_far(asked: Asked) -> Arguments | None:
    card = _filling(asked)
    if card is None or _own(asked).hand:
        return None
    total = _face_up(asked) + card
    return {"card": card, "total": total, "target": _own(asked).target.value}


def _fill_owner(asked: Asked) -> Arguments | None:
    """E4: the owner turns up another card."""
    card = _filling(asked)
    if card is None or not isinstance(asked.move, Take):
        return None
    return {"card": card, "place": _place(asked, asked.move.seat)}


def _fill_deck_hits(asked: Asked) -> Arguments | None:
    """With one card to go: cards unseen hit, and no open one does."""
    if not isinstance(asked.move, Deck) or len(_own(asked).hand) != FULL - 1:
        return None
    so_far = _face_up(asked) + sum(_own(asked).hand)
    cards = [_open_card(asked, move) for move in asked.legal]
    if any(card is not None and _away(asked, so_far + card) == 0 for card in cards):
        return None
    return _hit_counts(asked)


def _fill_deck(asked: Asked) -> Arguments | None:
    """E27: what is taken openly is known to all."""
    if not isinstance(asked.move, Deck) or _is_full(asked):
        return None
    cards = {_open_card(asked, move) for move in asked.legal} - {None}
    if not cards:
        return None
    return {"cards": ", ".join(str(card) for card in sorted(cast("set[int]", cards)))}


def _hit_counts(asked: Asked) -> Arguments | None:
    hits, unseen = _hits(asked)
    # E9: from an empty deck the discards come again, which are no unseen cards.
    return {"hits": hits, "unseen": unseen} if hits and _view(asked).deck else None


# Fine-tuning (E6 to E8) -----------------------------------------------------------------------


def _tune(asked: Asked) -> Arguments | None:
    swap = _swap(asked)
    return None if swap is None or swap["away"] == swap["now"] else swap


def _tune_same(asked: Asked) -> Arguments | None:
    """The lot is as far away afterwards."""
    swap = _swap(asked)
    if swap is None or swap["away"] != swap["now"]:
        return None
    return {"card": swap["card"], "give": swap["give"], "away": swap["away"]}


def _swap(asked: Asked) -> Arguments | None:
    if not _is_full(asked):
        return None
    card = _open_card(asked, asked.move)
    if card is None:
        return None
    swap = _best_swap(asked, card)
    return {"card": card, "give": swap.give, "away": swap.away, "now": _distance(asked)}


def _tune_owner(asked: Asked) -> Arguments | None:
    """E8: the owner gets the card given."""
    if not isinstance(asked.move, Take):
        return None
    said = _swap(asked)
    if said is None:
        return None
    place = _place(asked, asked.move.seat)
    return {"card": said["card"], "give": said["give"], "place": place}


def _tune_discard(asked: Asked) -> Arguments | None:
    """E7: the card given goes onto the pile."""
    if not isinstance(asked.move, Discard):
        return None
    said = _swap(asked)
    return None if said is None else {"card": said["card"], "give": said["give"]}


def _is_tune_from_deck(asked: Asked) -> bool:
    return isinstance(asked.move, Deck) and _is_full(asked)


def _deck_hits(asked: Asked) -> Arguments | None:
    if not _is_tune_from_deck(asked) or _distance(asked) == 0:
        return None
    if any(swap.away == 0 for swap in _open_swaps(asked)):
        return None
    return _hit_counts(asked)


def _deck_nearer(asked: Asked) -> Arguments | None:
    """Cards unseen bring the lot nearer than it is, and than the best open card would."""
    if not _is_tune_from_deck(asked) or not _view(asked).deck:
        return None
    mark = min([_distance(asked), *(swap.away for swap in _open_swaps(asked))])
    unseen = _unseen(asked)
    better = sum(count for card, count in unseen.items() if _best_swap(asked, card).away < mark)
    return {"better": better, "unseen": unseen.total(), "away": mark} if better else None


def _deck_keep(asked: Asked) -> Arguments | None:
    """E6: the card drawn may go again."""
    return {"away": _distance(asked)} if _is_tune_from_deck(asked) else None


# Giving a card --------------------------------------------------------------------------------


def _after_giving(asked: Asked, card: int) -> tuple[list[int], int]:
    """Return the hand without this card, and how far away the lot then is."""
    held = _view(asked).held
    assert held is not None and held.card is not None  # it is the advised player's turn
    hand = [*_own(asked).hand, held.card]
    hand.remove(card)
    return sorted(hand), _away(asked, _face_up(asked) + sum(hand))


def _give_better(asked: Asked) -> Arguments | None:
    """Nearer than after giving the card of the best other move."""
    if not isinstance(asked.move, Give) or not isinstance(asked.rival, Give):
        return None
    _, away = _after_giving(asked, asked.move.card)
    _, worse = _after_giving(asked, asked.rival.card)
    if away >= worse:
        return None
    return {"card": asked.move.card, "away": away, "other": asked.rival.card, "worse": worse}


def _give(asked: Asked) -> Arguments | None:
    if not isinstance(asked.move, Give):
        return None
    (first, second), away = _after_giving(asked, asked.move.card)
    return {"first": first, "second": second, "away": away}


# Calling and last turns -----------------------------------------------------------------------


def _call_exact(asked: Asked) -> Arguments | None:
    """E16: nobody is closer than an exact hit, and ties go to the caller."""
    if not isinstance(asked.move, Call) or _distance(asked) != 0:
        return None
    return {"total": _own(asked).total}


def _call_token(asked: Asked) -> Arguments | None:
    """E23: a token that the player holds would make it exact."""
    if not isinstance(asked.move, Call):
        return None
    for token in _me(asked).tokens:
        for use in _uses(asked, token):
            if use.away == 0:
                return {"effect": use.effect, "card": use.card, "total": use.total}
    return None


def _call_close(asked: Asked) -> Arguments | None:
    """E17: only stayers who are closer beat the caller."""
    if not isinstance(asked.move, Call):
        return None
    return {"away": _distance(asked), "stars": _own(asked).target.stars}


def _stay_hit(asked: Asked) -> Arguments | None:
    """E18: an open card makes an exact hit, which scores the bonus."""
    if not isinstance(asked.move, Stay):
        return None
    swaps = _open_swaps(asked)
    if not swaps or swaps[0].away != 0:
        return None
    return {"card": swaps[0].card, "give": swaps[0].give, "total": swaps[0].total}


def _stay_free(asked: Asked) -> Arguments | None:
    """E18: nobody falls below 0."""
    return {} if isinstance(asked.move, Stay) and _me(asked).stars == 0 else None


def _stay_open(asked: Asked) -> Arguments | None:
    """E17: with an open card the lot is closer than a caller further off."""
    if not isinstance(asked.move, Stay):
        return None
    swaps = _open_swaps(asked)
    if not swaps or swaps[0].away >= _distance(asked):
        return None
    best = swaps[0]
    return {"card": best.card, "give": best.give, "away": best.away, "beaten": best.away + 1}


def _stay_now(asked: Asked) -> Arguments | None:
    """E6, E11: the last fine-tune may bring nothing, and the lot stays as it is."""
    if not isinstance(asked.move, Stay):
        return None
    return {"away": _distance(asked), "beaten": _distance(asked) + 1}


def _fold_far(asked: Asked) -> Arguments | None:
    """E16: staying in risks a star, and no open card makes it safe."""
    if not isinstance(asked.move, Fold) or _me(asked).stars == 0:
        return None
    away = min([_distance(asked), *(swap.away for swap in _open_swaps(asked))])
    return {"away": away} if away > 0 else None


def _fold(asked: Asked) -> Arguments | None:
    """E11, E16, E17: a player who folds loses nothing."""
    return {} if isinstance(asked.move, Fold) else None


# Lock and Silence (E24, E25) ------------------------------------------------------------------


def _other_half(token: Token, ability: Ability) -> Ability:
    return token[1] if token[0] == ability else token[0]


def _lock_hit(asked: Asked) -> Arguments | None:
    """The lot hits, as long as nobody takes the face-up card."""
    if not isinstance(asked.move, Lock) or not _is_full(asked):
        return None
    if _view(asked).phase == "give" or _me(asked).status == "folded" or _distance(asked) != 0:
        return None
    return {"card": _face_up(asked), "other": _other_half(asked.move.token, "lock")}


def _lock(asked: Asked) -> Arguments | None:
    if not isinstance(asked.move, Lock):
        return None
    return {"card": _face_up(asked), "other": _other_half(asked.move.token, "lock")}


def _leave_folded(asked: Asked) -> Arguments | None:
    """E11: a lot that is out of the round needs no card."""
    if not isinstance(asked.move, Leave) or _me(asked).status != "folded":
        return None
    return {"card": _face_up(asked)}


def _leave_away(asked: Asked) -> Arguments | None:
    if not isinstance(asked.move, Leave) or not _is_full(asked):
        return None
    return {"card": _face_up(asked), "away": _distance(asked)}


def _leave(asked: Asked) -> Arguments | None:
    return {"card": _face_up(asked)} if isinstance(asked.move, Leave) else None


def _silence(asked: Asked) -> Arguments | None:
    if not isinstance(asked.move, Silence):
        return None
    return {
        "place": _place(asked, asked.move.seat),
        "stars": _view(asked).players[asked.move.seat].stars,
        "other": _other_half(asked.move.token, "silence"),
    }


# Backing out (E13) ----------------------------------------------------------------------------


def _stayers(asked: Asked) -> int:
    return sum(player.status == "stayed" for player in _view(asked).players)


def _stand_exact(asked: Asked) -> Arguments | None:
    if not isinstance(asked.move, Stand) or _distance(asked) != 0:
        return None
    return {"total": _own(asked).total}


def _stand_alone(asked: Asked) -> Arguments | None:
    """E16: with nobody in, the caller wins."""
    if not isinstance(asked.move, Stand) or _stayers(asked) > 0:
        return None
    return {"stars": _own(asked).target.stars}


def _stand(asked: Asked) -> Arguments | None:
    if not isinstance(asked.move, Stand):
        return None
    return {"away": _distance(asked), "count": _stayers(asked)}


def _back_out_risk(asked: Asked) -> Arguments | None:
    """E15, E17, E18: a star, where everyone who stayed in could cost one, down to none."""
    said = _back_out(asked)
    most = min(_stayers(asked), _me(asked).stars)
    return None if said is None or most == 0 else said | {"most": most}


def _back_out(asked: Asked) -> Arguments | None:
    """E13, E15."""
    if not isinstance(asked.move, BackOut):
        return None
    first, second = asked.move.token
    return {"first": first, "second": second}


# Tokens on cards (E23) ------------------------------------------------------------------------


class Changed(NamedTuple):
    """A use of a token and what the lot then is."""

    effect: Effect
    card: int
    place: str
    total: int
    away: int


def _change(card: int, effect: Effect) -> int:
    """By how much an effect changes the total."""
    return {"subtract": -2 * card, "double": card, "ignore": -card, "raise": 1, "lower": -1}[effect]


def _changed(asked: Asked, use: Use) -> Changed:
    card = _face_up(asked) if use.card is None else use.card
    total = _own(asked).total
    assert total is not None
    total += _change(card, use.effect)
    place = "face-up" if use.card is None else "hand"
    return Changed(use.effect, card, place, total, _away(asked, total))


def _uses(asked: Asked, token: Token) -> Iterator[Changed]:
    """Yield every use a token would have on the lot; a card locked by a token has its token."""
    for effect, ability in zip(EFFECTS, EFFECT_ABILITIES, strict=True):
        if ability in token:
            if _me(asked).lock is None:
                yield _changed(asked, Use(effect))
            for card in sorted(set(_own(asked).hand)):
                yield _changed(asked, Use(effect, card))


def _use(asked: Asked) -> Arguments | None:
    if not isinstance(asked.move, Use):
        return None
    use = _changed(asked, asked.move)
    return None if use.away == _distance(asked) else use._asdict() | {"now": _distance(asked)}


def _use_same(asked: Asked) -> Arguments | None:
    """The lot is as far away afterwards."""
    if not isinstance(asked.move, Use):
        return None
    use = _changed(asked, asked.move)
    return use._asdict() if use.away == _distance(asked) else None


def _keep_exact(asked: Asked) -> Arguments | None:
    if not isinstance(asked.move, Keep) or _distance(asked) != 0:
        return None
    return {"total": _own(asked).total}


def _keep_useless(asked: Asked) -> Arguments | None:
    """No use of the token in question brings the lot nearer."""
    if not isinstance(asked.move, Keep):
        return None
    uses = [_changed(asked, move).away for move in asked.legal if isinstance(move, Use)]
    if any(away < _distance(asked) for away in uses):
        return None
    return {"away": _distance(asked)}


def _keep(asked: Asked) -> Arguments | None:
    return {"away": _distance(asked)} if isinstance(asked.move, Keep) else None


# Show or muck (E18, E19) ----------------------------------------------------------------------


def _hit_to_show(asked: Asked) -> bool:
    return _is_in(asked) and _distance(asked) == 0


def _show_hit(asked: Asked) -> Arguments | None:
    if not isinstance(asked.move, Show) or not _hit_to_show(asked):
        return None
    return {"total": _own(asked).total}


def _show_folded(asked: Asked) -> Arguments | None:
    return {} if isinstance(asked.move, Show) and not _is_in(asked) else None


def _show_away(asked: Asked) -> Arguments | None:
    if not isinstance(asked.move, Show) or not _is_in(asked) or _hit_to_show(asked):
        return None
    return {"away": _distance(asked)}


def _muck_hit(asked: Asked) -> Arguments | None:
    if not isinstance(asked.move, Muck) or not _hit_to_show(asked):
        return None
    return {"total": _own(asked).total}


def _muck_folded(asked: Asked) -> Arguments | None:
    return {} if isinstance(asked.move, Muck) and not _is_in(asked) else None


def _muck_away(asked: Asked) -> Arguments | None:
    if not isinstance(asked.move, Muck) or not _is_in(asked) or _hit_to_show(asked):
        return None
    return {"away": _distance(asked)}


CLAIMS: Final = (
    Claim("explain-fill-last", _fill_last),
    Claim("explain-fill-first", _fill_first),
    Claim("explain-fill-over", _fill_over),
    Claim("explain-fill-so-far", _fill_so_far),
    Claim("explain-fill-owner", _fill_owner),
    Claim("explain-deck-hits", _fill_deck_hits),
    Claim("explain-deck-secret", _fill_deck),
    Claim("explain-tune", _tune),
    Claim("explain-tune-same", _tune_same),
    Claim("explain-tune-discard", _tune_discard),
    Claim("explain-tune-owner", _tune_owner),
    Claim("explain-deck-hits", _deck_hits),
    Claim("explain-deck-nearer", _deck_nearer),
    Claim("explain-deck-keep", _deck_keep),
    Claim("explain-give-better", _give_better),
    Claim("explain-give", _give),
    Claim("explain-call-exact", _call_exact),
    Claim("explain-call-token", _call_token),
    Claim("explain-call-close", _call_close),
    Claim("explain-stay-hit", _stay_hit),
    Claim("explain-stay-free", _stay_free),
    Claim("explain-stay-open", _stay_open),
    Claim("explain-stay-now", _stay_now),
    Claim("explain-fold-far", _fold_far),
    Claim("explain-fold", _fold),
    Claim("explain-lock-hit", _lock_hit),
    Claim("explain-lock", _lock),
    Claim("explain-leave-folded", _leave_folded),
    Claim("explain-leave-away", _leave_away),
    Claim("explain-leave", _leave),
    Claim("explain-silence", _silence),
    Claim("explain-stand-exact", _stand_exact),
    Claim("explain-stand-alone", _stand_alone),
    Claim("explain-stand", _stand),
    Claim("explain-back-out-risk", _back_out_risk),
    Claim("explain-back-out", _back_out),
    Claim("explain-use", _use),
    Claim("explain-use-same", _use_same),
    Claim("explain-keep-exact", _keep_exact),
    Claim("explain-keep-useless", _keep_useless),
    Claim("explain-keep", _keep),
    Claim("explain-show-hit", _show_hit),
    Claim("explain-show-folded", _show_folded),
    Claim("explain-show-away", _show_away),
    Claim("explain-muck-hit", _muck_hit),
    Claim("explain-muck-folded", _muck_folded),
    Claim("explain-muck-away", _muck_away),
)
