"""Why an action of Closing In may be good: a message and what it needs. Compiled.

A reason names the part a tile plays (`tower`, `exit`, `intel`, `own`, `other`), not the tile: the
move itself says which one it is.
"""

from __future__ import annotations

from closecall.engine.native import i64
from closecall.games.closing_in.moves import (
    BOAT_KEY,
    BUY,
    CAR_KEY,
    CROSS,
    DISTRACT,
    DRAW,
    END,
    ESCAPE,
    GIVE,
    INTEL,
    KINDS,
    LURE,
    MOVE,
    ORDER,
    RADIO,
    RIDE,
    SEARCH,
    SEND,
    SEWER,
    SLIP,
    SMOKE,
    SPACES,
    USE_BRIBE,
    USE_CROWBAR,
    USE_DISGUISE,
    USE_JAMMER,
)
from closecall.games.closing_in.policy_values import PAIRS, Judge
from closecall.games.closing_in.rules import (
    AT,
    CARRIED,
    DOCKS,
    ENFORCERS,
    HAND,
    OUTSIDE,
    PLACE,
    RADIO_TOWER,
    TUNNEL,
    WANTED,
    ClosingInState,
    held,
)

Reason = tuple[str, dict[str, object]]


def reason_of(judge: Judge, game: ClosingInState, seat: i64, action: i64) -> Reason:
    """What stands out about an action."""
    if action < SMOKE:
        return reason_of_plain(game, seat, action)
    if action < ORDER:
        return "explain-clear", {"part": part_of(game, game.board[AT + seat])}
    if action < BUY:
        return "explain-order", {}
    if action < MOVE:
        value = game.box.values[action - BUY]
        return ("explain-buy", {"count": int(value)}) if value > 0 else ("explain-throw-away", {})
    if action < LURE:
        return reason_of_way(judge, game, seat, action - MOVE)
    if action < DISTRACT:
        return "explain-lure", {"part": part_of(game, (action - LURE) // 2)}
    if action < GIVE:
        return "explain-decoy", {"part": part_of(game, game.box.way_from[(action - DISTRACT) // 2])}
    if action < RIDE:
        return reason_of_gift((action - GIVE) % (KINDS + 1))
    if action < RADIO:
        return reason_of_card(judge, game, seat, action)
    if action < CROSS:
        return reason_of_gift((action - RADIO) % KINDS)
    return reason_of_way(judge, game, seat, (action - CROSS) // KINDS)


def reason_of_plain(game: ClosingInState, seat: i64, action: i64) -> Reason:
    if action == END:
        return "explain-end", {}
    if action == DRAW:
        return ("explain-draw-key", {}) if lacks_key(game) else ("explain-draw", {})
    if action in (SEARCH, USE_CROWBAR):
        return "explain-search", {"count": int(intel_in_hand(game) + 1), "wanted": WANTED}
    if action == SEND:
        return "explain-send", {"count": int(game.sent + 1), "wanted": WANTED}
    if action == ESCAPE:
        left = left_behind(game, game.board[AT + seat])
        return ("explain-escape-some", {"count": int(left)}) if left > 0 else ("explain-escape", {})
    if action == USE_DISGUISE:
        return "explain-disguise", {}
    if action == USE_JAMMER:
        return "explain-jammer", {}
    return "explain-binoculars", {}


def reason_of_card(judge: Judge, game: ClosingInState, seat: i64, action: i64) -> Reason:
    """Special actions that name a space."""
    if action >= USE_BRIBE:
        return "explain-clear", {"part": part_of(game, action - USE_BRIBE)}
    if action < SLIP:
        return reason_of_way(judge, game, seat, action - RIDE)
    if action < SEWER:
        return reason_of_way(judge, game, seat, action - SLIP)
    return reason_of_way(judge, game, seat, action - SEWER)


def reason_of_gift(kind: i64) -> Reason:
    if kind == INTEL:
        return "explain-give-intel", {}
    if kind in (BOAT_KEY, CAR_KEY):
        return "explain-give-key", {}
    return "explain-give", {}


def reason_of_way(judge: Judge, game: ClosingInState, seat: i64, space: i64) -> Reason:
    """Towards the Radio Tower with intel, towards intel, towards an exit, or to safety."""
    board = game.board
    here = board[AT + seat]
    if game.standing >> here & 1 == 0:
        return "explain-way-tile", {}
    if judge.mapped[game.standing] == 0:
        judge.chart(game.standing)
    tower = game.grid[PLACE + RADIO_TOWER]
    if game.sent < WANTED:
        if board[CARRIED + seat] > 0 and is_nearer(judge, game, here, space, tower):
            return "explain-way-tower", {}
        other: i64
        for other in range(SPACES):
            if game.lying >> other & 1 and is_nearer(judge, game, here, space, other):
                return "explain-way-intel", {}
    if heads_out(judge, game, here, space):
        return "explain-way-exit", {}
    if board[ENFORCERS + here] >= 2:
        return "explain-way-danger", {}
    return "explain-way", {}


def heads_out(judge: Judge, game: ClosingInState, here: i64, space: i64) -> bool:
    docks = game.grid[PLACE + DOCKS]
    tunnel = game.grid[PLACE + TUNNEL]
    if game.standing >> docks & 1 and is_nearer(judge, game, here, space, docks):
        return True
    return game.standing >> tunnel & 1 == 1 and is_nearer(judge, game, here, space, tunnel)


def is_nearer(judge: Judge, game: ClosingInState, here: i64, space: i64, goal: i64) -> bool:
    base = game.standing * PAIRS + goal
    return judge.far[base + space * SPACES] < judge.far[base + here * SPACES]


def part_of(game: ClosingInState, space: i64) -> str:
    """What a space means to the team."""
    tile = game.grid[space]
    if tile == RADIO_TOWER and game.sent < WANTED:
        return "tower"
    if tile in (DOCKS, TUNNEL):
        return "exit"
    if game.lying >> space & 1 and game.sent < WANTED:
        return "intel"
    if game.board[AT + game.turn] == space:
        return "own"
    return "other"


def lacks_key(game: ClosingInState) -> bool:
    """Whether nobody holds a key for an exit that stands."""
    seat: i64
    for seat in range(game.seats):
        hand = game.board[HAND + seat]
        if game.stands(DOCKS) and held(hand, BOAT_KEY) > 0:
            return False
        if game.stands(TUNNEL) and held(hand, CAR_KEY) > 0:
            return False
    return True


def intel_in_hand(game: ClosingInState) -> i64:
    """Intel sent or carried."""
    count = game.sent
    seat: i64
    for seat in range(game.seats):
        count += game.board[CARRIED + seat]
    return count


def left_behind(game: ClosingInState, here: i64) -> i64:
    """Who would still be in the city."""
    count: i64 = 0
    seat: i64
    for seat in range(game.seats):
        at = game.board[AT + seat]
        if at != OUTSIDE and at != here:
            count += 1
    return count
