"""Imagined states of 5 To Close: what a viewer cannot see, dealt again. Compiled.

Other hands as far as they are unknown, and the draw pile (F28): every deal of the unseen cards is
equally likely. After a reshuffle the draw pile can hold nothing but what was shuffled, less what
the viewer drew of it.
"""

from __future__ import annotations

from closecall.engine.arrays import zeros
from closecall.engine.native import append, i64, vec
from closecall.engine.rng import Rng
from closecall.games.five_to_close.layout import HELD, LETTER_BITS, LETTER_MASK, SEAT_SIZE, Table
from closecall.games.five_to_close.moves import KINDS


def deal_again(table: Table, viewer: i64) -> None:
    """Replace what `viewer` (-1: a spectator) cannot see, by the table's own randomness."""
    pool = zeros(KINDS)
    wanted = zeros(table.seats)
    unknown: i64 = 0
    seat: i64
    for seat in range(table.seats):
        if seat != viewer:
            wanted[seat] = hide(table, seat, pool)
            unknown += wanted[seat]
    limits = gather_pile(table, viewer, pool)
    hidden = split(pool, limits, unknown, table.rng)
    deal_hidden(table, hidden, wanted)
    stack_pile(table, viewer, pool, limits)


def hide(table: Table, seat: i64, pool: vec[i64]) -> i64:
    """Move what is not known of a hand to the pool; return how many cards those are."""
    hands = table.hands
    base = seat * SEAT_SIZE
    held = hands[base + HELD]
    kept: i64 = 0
    i: i64
    for i in range(base, base + held):
        card = hands[i]
        hands[i] = 0
        if card & 1:
            hands[base + kept] = card
            kept += 1
        else:
            pool[card >> 1] += 1
    hands[base + HELD] = kept
    return held - kept


def gather_pile(table: Table, viewer: i64, pool: vec[i64]) -> vec[i64]:
    """Add the draw pile to the pool; return the most of each kind that can be in it."""
    limits = zeros(KINDS)
    i: i64
    for i in range(table.left):
        pool[table.pile[i]] += 1
        limits[table.pile[i]] += 1
    if not table.reshuffled:
        return pool[:]
    for i in range(len(table.drawn)):
        if table.drawn[i] >> LETTER_BITS != viewer:
            limits[table.drawn[i] & LETTER_MASK] += 1
    return limits


def deal_hidden(table: Table, hidden: vec[i64], wanted: vec[i64]) -> None:
    """Fill the hands up again."""
    table.rng.shuffle(hidden, len(hidden))
    top: i64 = 0
    seat: i64
    i: i64
    for seat in range(table.seats):
        for i in range(wanted[seat]):
            table.to_hand(seat, hidden[top] << 1)
            top += 1


def stack_pile(table: Table, viewer: i64, pool: vec[i64], limits: vec[i64]) -> None:
    """Make the rest of the pool the draw pile; the others drew what else it can have held."""
    table.pile = spread(pool)
    table.rng.shuffle(table.pile, table.left)
    if not table.reshuffled:
        return
    kind: i64
    for kind in range(KINDS):
        limits[kind] -= pool[kind]
    gone = spread(limits)
    table.rng.shuffle(gone, len(gone))
    top: i64 = 0
    i: i64
    for i in range(len(table.drawn)):
        seat = table.drawn[i] >> LETTER_BITS
        if seat != viewer:
            table.drawn[i] = seat << LETTER_BITS | gone[top]
            top += 1


def spread(counts: vec[i64]) -> vec[i64]:
    """Return the cards, given how many there are of each kind."""
    cards = vec[i64]()
    kind: i64
    i: i64
    for kind in range(len(counts)):
        for i in range(counts[kind]):
            cards = append(cards, kind)
    return cards


def split(pool: vec[i64], limits: vec[i64], wanted: i64, rng: Rng) -> vec[i64]:
    """Take `wanted` cards out of the pool so that no kind is left more often than its limit.

    Each choice of cards that does it is equally likely.
    """
    kind: i64
    tight = False
    for kind in range(KINDS):
        tight = tight or pool[kind] > limits[kind]
    taken = vec[i64]()
    if not tight:
        cards = spread(pool)
        rng.shuffle(cards, len(cards))
        taken = cards[:wanted]
    else:
        taken = split_tightly(pool, limits, wanted, rng)
    i: i64
    for i in range(len(taken)):
        pool[taken[i]] -= 1
    return taken


def split_tightly(pool: vec[i64], limits: vec[i64], wanted: i64, rng: Rng) -> vec[i64]:
    """Split kind by kind, each number of cards as likely as there are ways to choose with it."""
    ways = count_ways(pool, limits, wanted)
    taken = vec[i64]()
    open_ = wanted
    kind: i64
    i: i64
    for kind in range(KINDS):
        place: float = ratio(rng.word(), 1 << 32) * ways[kind * (wanted + 1) + open_]
        best: i64 = 0
        n = least(pool[kind], limits[kind])
        choices = choose(pool[kind], n)
        while n <= pool[kind] and n <= open_ and place >= 0.0:
            share = choices * ways[(kind + 1) * (wanted + 1) + open_ - n]
            if share > 0.0:
                best = n
            place -= share
            choices *= ratio(pool[kind] - n, n + 1)
            n += 1
        for i in range(best):
            taken = append(taken, kind)
        open_ -= best
    return taken


def count_ways(pool: vec[i64], limits: vec[i64], wanted: i64) -> vec[float]:
    """[kind * (wanted + 1) + n]: in how many ways n cards of this and later kinds can be taken.

    Only for numbers that can come up: at least what the earlier kinds leave open when all of them
    are taken, at most what this and the later kinds hold.
    """
    nothing: float = 0.0
    ways = vec[float]([nothing] * ((KINDS + 1) * (wanted + 1)))
    ways[KINDS * (wanted + 1)] = 1.0
    kind: i64
    total: i64
    earlier: i64 = 0
    for kind in range(KINDS):
        earlier += pool[kind]
    later: i64 = 0
    for kind in range(KINDS - 1, -1, -1):
        held = pool[kind]
        earlier -= held
        low = least(held, limits[kind])
        choices = choices_from(held, low)
        after = (kind + 1) * (wanted + 1)
        for total in range(larger(low, wanted - earlier), smaller(wanted, held + later) + 1):
            sum_: float = 0.0
            n = larger(low, total - later)
            while n <= held and n <= total:
                sum_ += choices[n - low] * ways[after + total - n]
                n += 1
            ways[kind * (wanted + 1) + total] = sum_
        later += held
    return ways


def choices_from(held: i64, low: i64) -> vec[float]:
    """[n - low]: in how many ways n of the cards held can be chosen, for n from low on."""
    choices = vec[float]()
    ways = choose(held, low)
    n: i64
    for n in range(low, held + 1):
        choices = append(choices, ways)
        ways *= ratio(held - n, n + 1)
    return choices


def larger(a: i64, b: i64) -> i64:
    """Return the larger of two numbers."""
    return a if a > b else b


def smaller(a: i64, b: i64) -> i64:
    """Return the smaller of two numbers."""
    return a if a < b else b


def least(held: i64, limit: i64) -> i64:
    """Return how many must be taken so that not more than the limit are left."""
    if held > limit:
        return held - limit
    return 0


def choose(n: i64, k: i64) -> float:
    """Return in how many ways k of n cards can be chosen."""
    ways: float = 1.0
    i: i64
    for i in range(k):
        ways *= ratio(n - i, i + 1)
    return ways


def ratio(a: int, b: int) -> float:
    """Divide as whole numbers: machine integers have no fractions."""
    return a / b
