"""What bots of Close Enough believe about the lots of others, by what everybody saw."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Any, cast

import pytest
from games.close_enough.tables import GAME, matches, play, position

from closecall.bots import choose, policy_of
from closecall.engine.core import State
from closecall.engine.errors import BadSnapshot
from closecall.engine.policy import BEST, HARD
from closecall.engine.rng import Rng
from closecall.games.close_enough.layout import CALLED, FOLDED, KINDS, NO_CARD, TURN
from closecall.games.close_enough.moves import FOLD_LOT, STAY_IN
from closecall.games.close_enough.policy import CloseEnoughPolicy
from closecall.games.close_enough.policy_beliefs import WAY_BITS
from closecall.games.close_enough.policy_study import FOLDS_BAD, NEVER_FOLDS, THINKS, WAYS

POLICY = cast(CloseEnoughPolicy, policy_of(GAME.key))
TABLES = (["gentle", "medium", "easy", "hard"], ["medium", "medium", "medium", "hard"])
CALL: dict[int, dict[str, object]] = {0: {"status": "called"}}
NOTES = ("deeds", "calls", "past")
LOTS = [[5, 5, 6], [1, 9, 9], [8, 9, 9], [9, 8, 8]]


# Calibrated -------------------------------------------------------------------------------------


def looks(players: list[str], seed: int) -> Iterator[tuple[bool, int, float, bool]]:
    """Whether a rival has called, a distance, how likely its lot is within that, whether it is."""
    state: Any = GAME.start(4, seed)
    step = 0
    while not state.over:
        seat = state.actors()[0]
        if state.phase == TURN and step % 3 == 0 and state.reshuffles == 0:
            beliefs = POLICY.beliefs(state.imagine(seat, step), seat)
            for other in range(4):
                if other != seat and state.is_full(other) and beliefs.tells(other):
                    called, away = state.status(other) == CALLED, POLICY.now(state, other)
                    for within in (0, 1):
                        believed = beliefs.chance_within(other, within)
                        yield called, within, believed, away <= within
        state.apply(seat, choose(state, seat, players[seat], seed * 1_000 + step))
        step += 1


@cache
def all_looks() -> list[tuple[bool, int, float, bool]]:
    seeds = [(players, 100 * i + k) for i, players in enumerate(TABLES) for k in range(10)]
    return [look for players, seed in seeds for look in looks(players, seed)]


@pytest.mark.parametrize("within", [0, 1])
@pytest.mark.parametrize(("callers", "bins"), [(False, 5), (True, 3)])
def test_what_is_believed_is_as_often_true(within: int, callers: bool, bins: int) -> None:
    """Of lots believed with p to be that close, about p are; likewise of those called."""
    said: Counter[int] = Counter()
    came: Counter[int] = Counter()
    count: Counter[int] = Counter()
    for called, distance, believed, true in all_looks():
        if distance == within and (called or not callers):
            place = min(int(believed * bins), bins - 1)
            count[place] += 1
            said[place] += round(1_000 * believed)
            came[place] += 1_000 * true
    large = [place for place in count if count[place] >= 40]
    assert large
    for place in large:
        assert abs(said[place] - came[place]) < 170 * count[place], (place, count[place])


# Believing --------------------------------------------------------------------------------------


def believed_hit(state: State) -> float:
    return POLICY.beliefs(cast(Any, state).imagine(1, 3), 1).chance_within(0, 0)


def test_a_player_seen_to_call_anything_is_believed_less() -> None:
    """A call that was mucked was no hit; one that was shown far away tells more."""
    given: dict[str, Any] = {"players": CALL, "caller": 0, "turn": 1, "stars": [3, 3, 3, 3]}
    fresh = believed_hit(position(LOTS, [16, 7, 8, 9], **given))
    hits = believed_hit(position(LOTS, [16, 7, 8, 9], calls=[{"seat": 0, "away": 0}], **given))
    mucked = believed_hit(
        position(LOTS, [16, 7, 8, 9], calls=[{"seat": 0, "away": "no-hit"}], **given)
    )
    far = believed_hit(position(LOTS, [16, 7, 8, 9], calls=[{"seat": 0, "away": 9}], **given))
    others = believed_hit(position(LOTS, [16, 7, 8, 9], calls=[{"seat": 2, "away": 9}], **given))
    assert hits > fresh > mucked > far
    assert others == fresh


def test_a_call_that_risks_nothing_is_believed_less() -> None:
    """E18: without stars there is none to lose, so the same call says less."""
    given: dict[str, Any] = {"players": CALL, "caller": 0, "turn": 1}
    none, one, three = (
        believed_hit(position(LOTS, [16, 7, 8, 9], stars=[stars, 3, 3, 3], **given))
        for stars in (0, 1, 3)
    )
    assert three > one > none


def test_a_high_card_taken_tells_of_a_high_target() -> None:
    """E4: seat 0 takes the nine of three open cards to go with its five."""
    state = nine_on_offer()
    play(state, "0 take:1", "1 deck", "2 deck", "0 deck", "1 deck", "2 deck")
    assert mean_target(state) > 2


def test_the_first_card_of_a_hand_tells_of_the_target_already() -> None:
    """E4: seat 0 has taken the nine, and no second card yet."""
    state = nine_on_offer()
    play(state, "0 take:1")
    assert mean_target(state) > 2
    low: Any = nine_on_offer()
    play(low, "0 take:2")
    assert mean_target(low) < -2


def test_hands_half_filled_are_dealt_as_believed() -> None:
    """No card is made up or lost, what everybody knows stays, and no target is there twice."""
    state: Any = GAME.start(4, 3)
    play(state, "0 take:1", "1 deck", "2 take:3", "3 deck")
    beliefs = POLICY.beliefs(state, 3)
    assert [beliefs.tells(other) for other in range(4)] == [True, True, True, False]
    for seed in range(60):
        world = state.redeal(3, Rng(seed))
        before = cards_of(world)
        beliefs.deal(world, Rng(seed))
        assert cards_of(world) == before
        assert [world.card(0, 0), world.card(2, 0)] == [state.card(0, 0), state.card(2, 0)]
        assert (world.card(3, 0), world.target(3)) == (state.card(3, 0), state.target(3))
        assert all(world.card(seat, 1) == NO_CARD for seat in range(4))
        assert len({int(world.target(seat)) for seat in range(4)}) == 4


def cards_of(world: Any) -> Counter[int]:
    """All cards that lie in the deck or in hands."""
    cards = Counter({card: int(world.in_deck(card)) for card in range(KINDS)})
    cards.update(int(world.card(seat, 0)) for seat in range(4))
    return +cards


def nine_on_offer() -> Any:
    """Three players; a five lies before seat 0, a nine and a one before the others."""
    state: Any = GAME.start(3, 1)
    snapshot = state.snapshot()
    faces = [5, 9, 1]
    cards = Counter(dict.fromkeys(range(1, 10), 6))
    cards.subtract(faces)
    for player, face in zip(snapshot["state"]["players"], faces, strict=True):
        player["face_up"] = face
    snapshot["state"]["deck"] = sorted(cards.elements())
    return GAME.restore(snapshot)


def mean_target(state: Any) -> float:
    """By how much seat 1 believes the target of seat 0 to be above the mean of all."""
    beliefs = POLICY.beliefs(state.imagine(1, 1), 1)
    study = beliefs.study
    lots = len(beliefs.sums[0]) // study.m
    targets = [0.0] * study.m
    before = 0.0
    for lot, total in enumerate(beliefs.sums[0]):
        targets[lot // lots] += total - before
        before = total
    values = [state.box.targets[target] for target in study.targets]
    mean = sum(a * b for a, b in zip(values, targets, strict=True)) / before
    return float(mean - sum(values) / len(values))


# Regular players --------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "gain"), [(["medium"] * 4, 0.05), (TABLES[0], -0.05)])
def test_regular_players_are_read_more_sharply(players: list[str], gain: float) -> None:
    """Reading deeds both ways finds the lots of medium bots sooner, and costs little elsewhere."""
    gained: list[float] = []
    for seed in range(8):
        state: Any = GAME.start(4, 500 + seed)
        step = 0
        while not state.over:
            seat = state.actors()[0]
            if state.phase == TURN and step % 5 == 0 and state.reshuffles == 0:
                for other in range(4):
                    if other != seat and state.is_full(other) and state.status(other) < FOLDED:
                        gained.append(gain_of_two_readings(state, seat, other))
            state.apply(seat, choose(state, seat, players[seat], seed * 1_000 + step))
            step += 1
    assert len(gained) > 100
    assert sum(gained) / len(gained) > gain


def test_who_plays_regularly_shows() -> None:
    """Medium bots are taken for regular players more often than those who overlook or think."""
    parts: dict[str, list[float]] = {"gentle": [], "medium": [], "hard": []}
    levels = ["gentle", "medium", "medium", "hard"]
    for seed in range(8):
        state: Any = GAME.start(4, 700 + seed)
        step = 0
        while not state.over:
            seat = state.actors()[0]
            if state.phase == TURN and step % 3 == 0 and state.reshuffles == 0:
                beliefs = POLICY.beliefs(state.imagine(seat, 1), seat)
                for other in range(4):
                    if beliefs.tells(other) and state.is_full(other):
                        parts[levels[other]].append(beliefs.regular[other])
            state.apply(seat, choose(state, seat, levels[seat], seed * 1_000 + step))
            step += 1
    means = {level: sum(part) / len(part) for level, part in parts.items()}
    assert means["medium"] > means["hard"] + 0.1
    assert means["medium"] > means["gentle"] + 0.1


def test_worlds_have_players_who_answer_calls_as_often_as_believed() -> None:
    state: Any = GAME.start(4, 3)
    play(state, "0 take:1", "1 deck", "2 take:3", "3 deck")
    beliefs = POLICY.beliefs(state, 3)
    drawn = [beliefs.draw_ways(Rng(seed)) for seed in range(2_000)]
    for other in range(3):
        for way in range(WAYS):
            often = sum(each >> WAY_BITS * other & WAYS - 1 == way for each in drawn) / len(drawn)
            assert abs(often - beliefs.ways[other][way]) < 0.05
    assert all(each >> WAY_BITS * 3 == THINKS for each in drawn)  # nobody reads their own deeds
    assert max(beliefs.ways[other][FOLDS_BAD] for other in range(3)) > 0.1


# Earlier rounds ---------------------------------------------------------------------------------


class Stayer:
    """A medium bot that never folds."""

    def choose(self, state: Any, seat: int, seed: int) -> int:
        action = choose(state, seat, "medium", seed)
        return int(STAY_IN) if action == FOLD_LOT else action


@cache
def later_rounds() -> dict[str, list[tuple[list[float], list[float]]]]:
    """By player: what kind of player it is taken for in the fifth round and after, and how it is
    believed to answer calls.
    """
    seen: dict[str, list[tuple[list[float], list[float]]]] = defaultdict(list)
    tables = (["medium", "easy", "hard", "stayer"], ["gentle", "medium", "stayer", "hard"])
    for seed in range(12):
        players = tables[seed % 2]
        state: Any = GAME.start(4, 1_200 + seed)
        step = 0
        while not state.over:
            seat = state.actors()[0]
            if state.round >= 4 and state.phase == TURN and step % 3 == 0 and not state.reshuffles:
                study = POLICY.beliefs(state.imagine(seat, 1), seat).study
                for other in range(4):
                    if other != seat and state.is_full(other) and state.status(other) < FOLDED:
                        study.about(other)
                        seen[players[other]].append((list(study.parts), list(study.ways)))
            player: Any = Stayer() if players[seat] == "stayer" else players[seat]
            state.apply(seat, choose(state, seat, player, seed * 1_000 + step))
            step += 1
    return seen


@pytest.mark.parametrize(
    ("player", "kind"), [("medium", 0), ("stayer", 0), ("hard", 1), ("easy", 2), ("gentle", 2)]
)
def test_players_are_known_after_some_rounds(player: str, kind: int) -> None:
    """E20: old targets lie open, so what was done for them tells who overlooks and who thinks."""
    rows = [parts for parts, _ in later_rounds()[player]]
    assert len(rows) >= 12
    means = [sum(row[each] for row in rows) / len(rows) for each in range(3)]
    assert means[kind] == max(means) and means[kind] > 0.5


def test_a_player_who_folds_easily_is_remembered() -> None:
    """A medium bot folds what looks bad; one that never does is not taken for such a player."""

    def mean(player: str, way: int) -> float:
        ways = [ways[way] for _, ways in later_rounds()[player]]
        return sum(ways) / len(ways)

    assert mean("medium", FOLDS_BAD) > 0.6
    assert mean("stayer", FOLDS_BAD) < 0.3
    assert mean("hard", FOLDS_BAD) < 0.2
    assert mean("stayer", NEVER_FOLDS) > 0.4


def test_a_reading_kept_is_the_reading_made() -> None:
    """What was read before is not read again, and bots decide the same whether it was or not."""
    kept = 0
    for step, state in enumerate(cast(Iterator[Any], matches(1, seed=12))):
        if state.over or state.round < 3 or step % 40:
            continue
        seat = state.actors()[0]
        fresh = CloseEnoughPolicy()
        for other in range(state.seats):
            if other != seat and state.is_full(other):
                once = fresh.beliefs(state.copy(), seat).study.habits(other)
                again = fresh.beliefs(state.copy(), seat).study.habits(other)
                warm = POLICY.beliefs(state.copy(), seat).study.habits(other)
                assert list(once) == list(again) == list(warm)
                kept += len(fresh.kinds.kept)
    assert kept > 20


def test_best_reads_those_who_think_better_than_hard_does() -> None:
    """What they really hold is likelier by the reading of best."""
    gained: list[float] = []
    levels = ["best", "hard", "hard", "hard"]
    for seed in range(4):
        state: Any = GAME.start(4, 900 + seed)
        step = 0
        while not state.over:
            seat = state.actors()[0]
            if state.phase == TURN and step % 4 == 0 and state.reshuffles == 0:
                for other in range(4):
                    if other != seat and state.is_full(other) and state.status(other) < FOLDED:
                        best, hard = (found(state, seat, other, each) for each in (BEST, HARD))
                        gained.append(math.log(best / hard))
            state.apply(seat, choose(state, seat, levels[seat], seed * 1_000 + step))
            step += 1
    assert len(gained) > 100
    assert sum(gained) / len(gained) > 0.2


def found(state: Any, seat: int, other: int, level: int) -> float:
    """How likely the true lot is believed to be."""
    beliefs = POLICY.beliefs(state.imagine(seat, 1), seat, level)
    sums, lot = beliefs.sums[other], true_lot(state, other, beliefs.study)
    return float(sums[lot] - (sums[lot - 1] if lot else 0.0))


def true_lot(state: Any, other: int, study: Any) -> int:
    """The number of the lot a seat has."""
    low, high = sorted(list(study.cards).index(state.card(other, slot)) for slot in range(2))
    target = list(study.targets).index(state.target(other))
    return int((target * study.n + low) * study.n + high)


def gain_of_two_readings(state: Any, seat: int, other: int) -> float:
    """How much likelier the true lot gets, as a logarithm, than by one reading."""
    study = POLICY.beliefs(state.imagine(seat, 1), seat).study
    lot = true_lot(state, other, study)
    study.go_through(other, study.kinds.tempers[1])
    once = study.chances[lot]
    sums = study.about(other)
    twice = sums[lot] - (sums[lot - 1] if lot else 0.0)
    return math.log(twice / once)


# Only what everybody saw ------------------------------------------------------------------------


def test_notes_hold_nothing_hidden_and_outlive_a_snapshot() -> None:
    """A card drawn from the deck is in no note, and an imagined position has the same notes."""
    drawn = 0
    for step, state in enumerate(matches(3, seed=5)):
        if step % 7 or state.over:
            continue
        saved: Any = state.snapshot()["state"]
        notes = [saved.get(name, []) for name in NOTES]
        for seat in range(state.seats):
            twin: Any = state.imagine(seat, step).snapshot()["state"]
            assert [twin.get(name, []) for name in NOTES] == notes
        for deed in notes[0]:
            drawn += deed["took"] is None and deed["deed"] in ("fill", "tune")
            assert deed["took"] in (None, deed["discard"], *deed["offered"])
        assert GAME.restore(state.snapshot()).snapshot() == state.snapshot()
    assert drawn > 20


def test_a_position_saved_without_notes_is_played_on() -> None:
    for step, state in enumerate(matches(2, seed=9)):
        if step % 19 or state.over:
            continue
        snapshot: Any = state.snapshot()
        for name in NOTES:
            snapshot["state"].pop(name, None)
        old = GAME.restore(snapshot)
        seat = old.actors()[0]
        assert choose(old, seat, "hard", step) in old.legal(seat)


def test_earlier_rounds_outlive_a_snapshot() -> None:
    """A bot in another process, which gets a snapshot, thinks the same of everybody."""
    looks = 0
    for step, state in enumerate(cast(Iterator[Any], matches(1, seed=12))):
        if state.over or state.round < 3 or step % 40:
            continue
        seat = state.actors()[0]
        there: Any = GAME.restore(state.snapshot())
        here, same = (POLICY.beliefs(each, seat) for each in (state, there))
        assert [list(ways) for ways in here.ways] == [list(ways) for ways in same.ways]
        assert choose(there, seat, "best", step) == choose(state, seat, "best", step)
        looks += 1
    assert looks > 3


@pytest.mark.parametrize(
    ("field", "value"),
    [("deeds", [7]), ("deeds", [1 << 60]), ("targets", [99, 1, 2]), ("held", [0])],
)
def test_a_past_that_cannot_be_is_refused(field: str, value: object) -> None:
    """Seat 7, cards that no box has, targets beyond the box, tokens of too few players."""
    state = next(state for state in matches(1, seed=12) if cast(Any, state).round == 2)
    snapshot: Any = state.snapshot()
    snapshot["state"]["past"][0][field] = value
    with pytest.raises(BadSnapshot, match="past"):
        GAME.restore(snapshot)
