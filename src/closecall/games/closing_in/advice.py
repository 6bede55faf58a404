"""Claims about moves of Closing In, the strongest first, each with the check that makes it true.

A check reads the view alone, and every argument that it returns is said in the sentence. A claim
calls a tile by the part it plays (`tower`, `docks`, `tunnel`, `intel`, `own`, `other`): the move
itself names it. Steps are counted over tiles that still stand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, cast

from closecall.engine.claims import Arguments, Asked, Claim
from closecall.games.closing_in.edition import Role
from closecall.games.closing_in.moves import (
    WAYS,
    Bicycle,
    Binoculars,
    Bribe,
    Buy,
    CardName,
    Crowbar,
    Decoy,
    Disguise,
    Draw,
    EndTurn,
    Escape,
    Give,
    Jammer,
    Lure,
    MoveTo,
    PutBack,
    Search,
    Send,
    SewerMap,
    SmokeBomb,
    SmokeMove,
    WalkieTalkie,
)
from closecall.games.closing_in.shapes import ClosingInView, LocationCard, Player

SEEN: Final = 3
"""Cards that Binoculars show."""
KEY_OF: Final[dict[Role, CardName]] = {"docks": "boat-key", "tunnel": "car-key"}
WALKS: Final = (MoveTo, Bicycle, SmokeMove, SewerMap)
GIFTS: Final = (Give, WalkieTalkie)


# The city as the view shows it --------------------------------------------------------------


def _view(asked: Asked) -> ClosingInView:
    return cast(ClosingInView, asked.view)


def _own(asked: Asked) -> Player:
    return _view(asked).players[asked.seat]


def _here(asked: Asked) -> int:
    space = _own(asked).space
    assert space is not None  # players who have left the city make no moves
    return space


def _place(view: ClosingInView, role: Role) -> int | None:
    """Return where a tile with a role stands; None once it is removed."""
    for space, tile in enumerate(view.tiles):
        if tile.role == role:
            return None if tile.removed else space
    return None


def _is_sending(view: ClosingInView) -> bool:
    return view.sent < view.wanted


def _part(asked: Asked, space: int) -> str:
    """Describe the part a tile plays for the team right now."""
    view = _view(asked)
    tile = view.tiles[space]
    if tile.role == "radio-tower" and _is_sending(view):
        return "tower"
    if tile.role in KEY_OF:
        return str(tile.role)
    if tile.intel and _is_sending(view):
        return "intel"
    return "own" if space == _here(asked) else "other"


def _steps(view: ClosingInView, start: int, goals: Iterable[int]) -> int | None:
    """Return how many steps over standing tiles the nearest goal is away; None: there is no such
    way.
    """
    wanted = set(goals)
    reached, edge, steps = {start}, {start}, 0
    while edge:
        if edge & wanted:
            return steps
        ways = {to for space, to in WAYS if space in edge and not view.tiles[to].removed}
        edge = ways - reached
        reached |= edge
        steps += 1
    return None


def _carried(view: ClosingInView) -> int:
    return sum(player.intel for player in view.players)


def _intel_spaces(view: ClosingInView) -> list[int]:
    return [space for space, tile in enumerate(view.tiles) if tile.intel]


def _is_keyed(asked: Asked, role: Role, seats: Sequence[int]) -> bool:
    """Return whether one of these players holds the key of an exit, other than the one the move
    costs.
    """
    key, players = KEY_OF[role], _view(asked).players
    keys = sum(players[seat].cards.count(key) for seat in seats)
    if isinstance(asked.move, MoveTo) and asked.move.pay == key:
        keys -= int(asked.seat in seats)
    return keys > 0


def _following(view: ClosingInView, seat: int) -> int:
    """Return the seat whose turn is next."""
    seats = len(view.players)
    order = [(seat + i) % seats for i in range(1, seats + 1)]
    return next(each for each in order if view.players[each].space is not None)


# What a move does to the enforcers ----------------------------------------------------------


def _is_noticed(asked: Asked) -> bool:
    """Return whether a walk leaves an enforcer behind (C7)."""
    view, here = _view(asked), _here(asked)
    if isinstance(asked.move, (SmokeMove, SewerMap)) or view.disguised:
        return False
    return not view.tiles[here].removed and view.enforcers_left > 0


def _changes(asked: Asked) -> Counter[int]:
    """By how many enforcers the move changes each tile."""
    move, here = asked.move, _here(asked)
    changes: Counter[int] = Counter()
    if isinstance(move, SmokeBomb):
        changes[here] -= move.enforcers
    elif isinstance(move, Bribe):
        changes[move.space] -= 1
    elif isinstance(move, (Lure, Decoy)):
        changes[move.space] -= move.enforcers
        changes[move.to if isinstance(move, Decoy) else here] += move.enforcers
    elif isinstance(move, (MoveTo, Bicycle)) and _is_noticed(asked):
        changes[here] += 1
    return changes


def _relieved(asked: Asked) -> Iterator[tuple[int, int, int]]:
    """Tiles that lose enforcers: the space, how many are there now and after the move."""
    for space, change in _changes(asked).items():
        if change < 0:
            now = _view(asked).tiles[space].enforcers
            yield space, now, now + change


# The way out, sending, searching ------------------------------------------------------------


def escape_all(asked: Asked) -> Arguments | None:
    """Everybody who is still in the city stands on the tile."""
    if not isinstance(asked.move, Escape) or _left_behind(asked):
        return None
    return {}


def escape_some(asked: Asked) -> Arguments | None:
    if not isinstance(asked.move, Escape):
        return None
    return {"count": _left_behind(asked)}


def _left_behind(asked: Asked) -> int:
    here = _here(asked)
    return sum(player.space not in (None, here) for player in _view(asked).players)


def send(asked: Asked) -> Arguments | None:
    view = _view(asked)
    if not isinstance(asked.move, Send):
        return None
    return {"count": view.sent + 1, "wanted": view.wanted}


def search(asked: Asked) -> Arguments | None:
    """Intel found so far, sent or carried, this one included."""
    view = _view(asked)
    if not isinstance(asked.move, Search):
        return None
    return {"count": view.sent + _carried(view) + 1, "wanted": view.wanted}


def crowbar(asked: Asked) -> Arguments | None:
    view = _view(asked)
    if not isinstance(asked.move, Crowbar):
        return None
    guards = view.tiles[_here(asked)].enforcers
    return {"guards": guards, "count": view.sent + _carried(view) + 1, "wanted": view.wanted}


# Enforcers ----------------------------------------------------------------------------------


def rescue(asked: Asked) -> Arguments | None:
    """A tile that would be removed at the end of this turn is not, as things stand."""
    crowd = _view(asked).crowd
    for space, now, then in _relieved(asked):
        if now > crowd >= then:
            return {"part": _part(asked, space), "now": now, "then": then}
    return None


def frees_tower(asked: Asked) -> Arguments | None:
    view = _view(asked)
    for space, now, then in _relieved(asked):
        if then == 0 and view.tiles[space].role == "radio-tower" and _is_sending(view):
            return {"count": now}
    return None


def frees_intel(asked: Asked) -> Arguments | None:
    view = _view(asked)
    for space, now, then in _relieved(asked):
        if then == 0 and view.tiles[space].intel and _is_sending(view):
            return {"count": now}
    return None


def relieves(asked: Asked) -> Arguments | None:
    """Fewer enforcers on a tile the team needs."""
    for space, now, then in _relieved(asked):
        part = _part(asked, space)
        if part in ("tower", "docks", "tunnel", "intel"):
            return {"part": part, "now": now, "then": then}
    return None


def gathers(asked: Asked) -> Arguments | None:
    """Lured enforcers go back to the supply with the player's tile."""
    if not isinstance(asked.move, Lure):
        return None
    view, here = _view(asked), _here(asked)
    then = view.tiles[here].enforcers + asked.move.enforcers
    if then <= view.crowd:
        return None
    return {"part": _part(asked, here), "count": then}


def shifts(asked: Asked) -> Arguments | None:
    """Return where enforcers come from and go to, with what is there after the move."""
    if not isinstance(asked.move, (Lure, Decoy)):
        return None
    tiles, move, changes = _view(asked).tiles, asked.move, _changes(asked)
    to = move.to if isinstance(move, Decoy) else _here(asked)
    rest, there = (tiles[space].enforcers + changes[space] for space in (move.space, to))
    if isinstance(move, Lure):
        return {"how": "lure", "rest": rest, "there": there}
    return {"how": "decoy", "rest": rest, "there": there}


def removes(asked: Asked) -> Arguments | None:
    if not isinstance(asked.move, (SmokeBomb, Bribe)):
        return None
    space, now, then = next(_relieved(asked))
    whose = "own" if space == _here(asked) else "other"
    return {"whose": whose, "now": now, "then": then}


# Walking ------------------------------------------------------------------------------------


def _target(asked: Asked) -> int | None:
    """Return where a walk leads; None for other moves, and for a Bicycle tour back to its start."""
    move = asked.move
    if not isinstance(move, WALKS) or move.space == _here(asked):
        return None
    return move.space


def back_on_a_tile(asked: Asked) -> Arguments | None:
    view, to = _view(asked), _target(asked)
    if to is None or not view.tiles[_here(asked)].removed or view.tiles[to].removed:
        return None
    return {"cards": len(_own(asked).cards) - 1}


def to_send(asked: Asked) -> Arguments | None:
    """Onto the Radio Tower with intel, with nobody guarding it."""
    view, to = _view(asked), _target(asked)
    if to is None or to != _place(view, "radio-tower") or not _is_sending(view):
        return None
    if _own(asked).intel == 0 or view.tiles[to].enforcers > 0:
        return None
    return {"actions": view.actions_left - 1}


def to_intel(asked: Asked) -> Arguments | None:
    """Onto a tile where intel lies and nobody guards it."""
    view, to = _view(asked), _target(asked)
    if to is None or not _is_sending(view) or not view.tiles[to].intel:
        return None
    if view.tiles[to].enforcers > 0:
        return None
    return {"actions": view.actions_left - 1}


def to_exit(asked: Asked) -> Arguments | None:
    """Onto an exit when all intel is sent, and somebody there (or the player) has its key."""
    view, to = _view(asked), _target(asked)
    if to is None or _is_sending(view) or view.tiles[to].removed:
        return None
    role = view.tiles[to].role
    if role not in KEY_OF:
        return None
    if _is_keyed(asked, role, [asked.seat]):
        return {"part": role, "whose": "own"}
    if _is_keyed(asked, role, view.tiles[to].players):
        return {"part": role, "whose": "other"}
    return None


def nearer_tower(asked: Asked) -> Arguments | None:
    view = _view(asked)
    tower = _place(view, "radio-tower")
    if not _is_sending(view) or _own(asked).intel == 0 or tower is None:
        return None
    return _nearer(asked, [tower])


def nearer_intel(asked: Asked) -> Arguments | None:
    view = _view(asked)
    if view.sent + _carried(view) >= view.wanted:
        return None
    return _nearer(asked, _intel_spaces(view))


def nearer_exit(asked: Asked) -> Arguments | None:
    """All intel is sent: nearer to the nearest exit for which the team holds a key."""
    view = _view(asked)
    if _is_sending(view):
        return None
    seats = range(len(view.players))
    exits = [_place(view, role) for role in KEY_OF if _is_keyed(asked, role, seats)]
    return _nearer(asked, [space for space in exits if space is not None])


def _nearer(asked: Asked, goals: list[int]) -> Arguments | None:
    """Return how far the nearest goal is before and after a walk, if that brings it nearer."""
    view, to = _view(asked), _target(asked)
    if to is None:
        return None
    now, then = _steps(view, _here(asked), goals), _steps(view, to, goals)
    if now is None or then is None or then >= now:
        return None
    return {"now": now, "then": then}


def leaves_closing(asked: Asked) -> Arguments | None:
    """Off a tile that is removed at the end of this turn, as things stand."""
    view, here, to = _view(asked), _here(asked), _target(asked)
    if to is None or view.tiles[here].removed:
        return None
    then = view.tiles[here].enforcers + _changes(asked)[here]
    return {"count": then} if then > view.crowd else None


def joins(asked: Asked) -> Arguments | None:
    """Onto a tile where others stand, who can be given something."""
    view, to = _view(asked), _target(asked)
    if to is None or view.tiles[to].removed or not view.tiles[to].players:
        return None
    return {"count": len(view.tiles[to].players), "there": view.tiles[to].enforcers}


def goes(asked: Asked) -> Arguments | None:
    """Return how many enforcers are on the tile reached."""
    view, to = _view(asked), _target(asked)
    if to is None or view.tiles[to].removed:
        return None
    trace = "left" if _is_noticed(asked) else "none"
    return {"there": view.tiles[to].enforcers, "trace": trace}


def tours(asked: Asked) -> Arguments | None:
    """Return a Bicycle tour back to its start, which leaves an enforcer there."""
    here = _here(asked)
    if not isinstance(asked.move, Bicycle) or asked.move.space != here:
        return None
    return {"count": _view(asked).tiles[here].enforcers + 1}


def leaves_steps(asked: Asked) -> Arguments | None:
    """Return how far the Radio Tower or, once all is sent, the nearest exit is from the tile
    reached.
    """
    view, to = _view(asked), _target(asked)
    if to is None:
        return None
    roles: tuple[Role, ...] = ("radio-tower",) if _is_sending(view) else ("docks", "tunnel")
    goals = [space for role in roles if (space := _place(view, role)) is not None]
    steps = _steps(view, to, goals)
    return (
        None if steps is None else {"part": "tower" if _is_sending(view) else "exit", "then": steps}
    )


def next_door(asked: Asked) -> Arguments | None:
    """Return how many tiles lie next to the space reached."""
    view, to = _view(asked), _target(asked)
    if to is None:
        return None
    return {"count": sum(start == to and not view.tiles[end].removed for start, end in WAYS)}


def next_cards(asked: Asked) -> Arguments | None:
    """Return how many location cards can still come for the tile reached."""
    view, to = _view(asked), _target(asked)
    if to is None or view.tiles[to].removed or not view.unknown or view.known:
        return None
    return {"count": _naming(view.unknown, to), "deck": len(view.unknown)}


def _naming(cards: list[LocationCard], space: int) -> int:
    return sum(card.space == space for card in cards)


def enters_gap(asked: Asked) -> Arguments | None:
    """Onto a removed space, which takes an action more to leave."""
    view, to = _view(asked), _target(asked)
    if to is None or not view.tiles[to].removed:
        return None
    return {"actions": view.actions_left - 1}


def pays(asked: Asked) -> Arguments | None:
    """Crossing with a card: how often it is in the deck and the discards."""
    if not isinstance(asked.move, MoveTo) or asked.move.pay is None:
        return None
    return _copies(asked, asked.move.pay)


def _copies(asked: Asked, card: CardName) -> Arguments:
    supply = next(each for each in _view(asked).supply if each.card == card)
    return {"deck": supply.in_deck, "discarded": supply.discarded}


# Cards --------------------------------------------------------------------------------------


def buys(asked: Asked) -> Arguments | None:
    view, move = _view(asked), asked.move
    if not isinstance(move, Buy) or (value := _worth(view, move.card)) == 0:
        return None
    return {"now": view.actions_left, "then": view.actions_left + value}


def buys_one_of(asked: Asked) -> Arguments | None:
    """The card is there once more in hand."""
    if not isinstance(asked.move, Buy):
        return None
    left = _own(asked).cards.count(asked.move.card) - 1
    if left == 0:
        return None
    return {"value": _worth(_view(asked), asked.move.card), "left": left}


def buys_copies(asked: Asked) -> Arguments | None:
    if not isinstance(asked.move, Buy):
        return None
    value = _worth(_view(asked), asked.move.card)
    return {"value": value, **_copies(asked, asked.move.card)}


def _worth(view: ClosingInView, card: CardName) -> int:
    return next(each.value for each in view.supply if each.card == card)


def draws_for_key(asked: Asked) -> Arguments | None:
    """No player holds a key for an exit that stands, and there are some to be drawn."""
    view = _view(asked)
    if not isinstance(asked.move, Draw) or view.inventory_deck == 0:
        return None
    open_exits = [role for role in KEY_OF if _place(view, role) is not None]
    if any(_is_keyed(asked, role, range(len(view.players))) for role in open_exits):
        return None
    wanted = [KEY_OF[role] for role in open_exits]
    keys = sum(each.in_deck for each in view.supply if each.card in wanted)
    return {"keys": keys, "deck": view.inventory_deck} if keys else None


def draws(asked: Asked) -> Arguments | None:
    if not isinstance(asked.move, Draw):
        return None
    return {"count": len(_own(asked).cards) + 1, "most": _view(asked).most_cards}


def ends(asked: Asked) -> Arguments | None:
    """Actions that lapse, and tiles that one more enforcer closes."""
    view = _view(asked)
    if not isinstance(asked.move, EndTurn):
        return None
    full = sum(tile.enforcers == view.crowd for tile in view.tiles)
    return {"actions": view.actions_left, "full": full}


def disguises(asked: Asked) -> Arguments | None:
    if not isinstance(asked.move, Disguise):
        return None
    return {"actions": _view(asked).actions_left - 1}


def jams(asked: Asked) -> Arguments | None:
    if not isinstance(asked.move, Jammer):
        return None
    now = _view(asked).enforce_draws
    return {"now": now, "then": now - 1}


def looks(asked: Asked) -> Arguments | None:
    view = _view(asked)
    if not isinstance(asked.move, Binoculars):
        return None
    deck = view.location_deck or len(view.discarded)  # C6: an empty deck is shuffled first
    return {"count": min(SEEN, deck), "draws": view.enforce_draws}


# Putting cards back -------------------------------------------------------------------------


def _in_order(asked: Asked) -> list[LocationCard]:
    """Return the cards looked at, as the move would put them back."""
    known = _view(asked).known
    assert isinstance(asked.move, PutBack)
    return [known[place] for place in asked.move.order if place < len(known)]


def _coming(asked: Asked) -> list[LocationCard]:
    """Those of them that this turn's Enforce draws."""
    return _in_order(asked)[: _view(asked).enforce_draws]


def order_closes(asked: Asked) -> Arguments | None:
    """Return how many tiles the next cards would close, and how much intel they bring."""
    if not isinstance(asked.move, PutBack):
        return None
    view, cards = _view(asked), _coming(asked)
    if not cards or view.enforcers_left < len(cards):
        return None
    hits = Counter(card.space for card in cards)
    closing = sum(
        not tile.removed and tile.enforcers + hits[space] > view.crowd
        for space, tile in enumerate(view.tiles)
    )
    lying = {card.space for card in cards if card.intel and _can_bring(view, card)}
    return {"cards": len(cards), "closing": closing, "intel": min(len(lying), view.intel_left)}


def _can_bring(view: ClosingInView, card: LocationCard) -> bool:
    tile = view.tiles[card.space]
    return not tile.removed and not tile.intel


def order_saves(asked: Asked) -> Arguments | None:
    """A tile that the team needs is not among the next cards, though it was seen."""
    if not isinstance(asked.move, PutBack):
        return None
    coming = {card.space for card in _coming(asked)}
    for card in _in_order(asked):
        part = _part(asked, card.space)
        gone = _view(asked).tiles[card.space].removed
        if card.space not in coming and not gone and part in ("tower", "docks", "tunnel"):
            return {"part": part}
    return None


def order_first(asked: Asked) -> Arguments | None:
    """Return how many enforcers are on the tiles of the cards, in this order, before they are
    drawn.
    """
    if not isinstance(asked.move, PutBack):
        return None
    tiles = _view(asked).tiles
    there = [tiles[card.space].enforcers for card in _in_order(asked)]
    if len(there) != SEEN:
        return None
    return {"first": there[0], "second": there[1], "third": there[2]}


# Giving -------------------------------------------------------------------------------------


def gives_intel(asked: Asked) -> Arguments | None:
    view, move = _view(asked), asked.move
    if not isinstance(move, Give) or move.card != "intel":
        return None
    if move.seat == _following(view, asked.seat):
        return {"count": view.players[move.seat].intel + 1, "turn": "next"}
    return {"count": view.players[move.seat].intel + 1, "turn": "later"}


def gives_key(asked: Asked) -> Arguments | None:
    """A key goes to a player who is nearer to its exit."""
    view, move = _view(asked), asked.move
    if not isinstance(move, GIFTS):
        return None
    for role, key in KEY_OF.items():
        exit_, theirs = _place(view, role), view.players[move.seat].space
        if move.card != key or exit_ is None or theirs is None:
            continue
        now, then = _steps(view, _here(asked), [exit_]), _steps(view, theirs, [exit_])
        if then is not None and (now is None or then < now):
            return {"part": role, "then": then}
    return None


def gives_next(asked: Asked) -> Arguments | None:
    """A card goes to the player whose turn is next."""
    view, move = _view(asked), asked.move
    if not isinstance(move, GIFTS) or move.seat != _following(view, asked.seat):
        return None
    return {"count": len(view.players[move.seat].cards) + 1} if move.card != "intel" else None


def gives(asked: Asked) -> Arguments | None:
    """Return how many cards both hold afterwards, and how many copies are left to draw."""
    view, move = _view(asked), asked.move
    if not isinstance(move, GIFTS) or move.card == "intel":
        return None
    own = len(_own(asked).cards) - (2 if isinstance(move, WalkieTalkie) else 1)
    theirs = len(view.players[move.seat].cards) + 1
    return {"own": own, "theirs": theirs, "deck": _copies(asked, move.card)["deck"]}


CLAIMS: Final = (
    Claim("explain-escape", escape_all),
    Claim("explain-escape-some", escape_some),
    Claim("explain-send", send),
    Claim("explain-search", search),
    Claim("explain-crowbar", crowbar),
    Claim("explain-rescue", rescue),
    Claim("explain-free-tower", frees_tower),
    Claim("explain-free-intel", frees_intel),
    Claim("explain-relief", relieves),
    Claim("explain-gather", gathers),
    Claim("explain-way-tile", back_on_a_tile),
    Claim("explain-way-send", to_send),
    Claim("explain-way-intel", to_intel),
    Claim("explain-way-exit", to_exit),
    Claim("explain-nearer-tower", nearer_tower),
    Claim("explain-nearer-exit", nearer_exit),
    Claim("explain-nearer-intel", nearer_intel),
    Claim("explain-way-closing", leaves_closing),
    Claim("explain-way-join", joins),
    Claim("explain-way", goes),
    Claim("explain-way-cards", next_cards),
    Claim("explain-way-gap", enters_gap),
    Claim("explain-pay", pays),
    Claim("explain-way-tour", tours),
    Claim("explain-way-steps", leaves_steps),
    Claim("explain-way-beside", next_door),
    Claim("explain-shift", shifts),
    Claim("explain-remove", removes),
    Claim("explain-buy", buys),
    Claim("explain-buy-again", buys_one_of),
    Claim("explain-buy-copies", buys_copies),
    Claim("explain-draw-key", draws_for_key),
    Claim("explain-draw", draws),
    Claim("explain-end", ends),
    Claim("explain-disguise", disguises),
    Claim("explain-jammer", jams),
    Claim("explain-binoculars", looks),
    Claim("explain-order-keep", order_saves),
    Claim("explain-order", order_closes),
    Claim("explain-order-first", order_first),
    Claim("explain-give-intel", gives_intel),
    Claim("explain-give-key", gives_key),
    Claim("explain-give-next", gives_next),
    Claim("explain-give", gives),
)
