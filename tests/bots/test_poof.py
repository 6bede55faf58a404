"""The bots of Poof: beginners err, but not by throwing a round away."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any, cast

import closecall
from closecall.bots import choose, policy_of
from closecall.engine.core import Moves, State
from closecall.engine.policy import GENTLE
from closecall.engine.rng import Rng
from closecall.games.poof.levels import FIGURES
from closecall.games.poof.moves import Play, PlayPoof
from closecall.games.poof.policy import CANDIDATES, PoofPolicy
from closecall.games.poof.shapes import RoundScored

GAME = closecall.game("poof")
ROOT = Path(__file__).resolve().parents[2]
TOOL = ROOT / "tools" / "train_poof.py"
LEARNED = ROOT / "src" / "closecall" / "games" / "poof" / "policy_learned.py"
WAYS_OUT = ("pick-up", "pooftastrophe")


def thumb() -> PoofPolicy:
    """The rule of thumb alone: a beginner who overlooks nothing."""
    return PoofPolicy(FIGURES | {"gentle": (100, 100, 0, *FIGURES["gentle"][3:])})


def by_thumb(policy: PoofPolicy, state: State, seat: int) -> int:
    moves = Moves()
    state.offer(seat, moves)
    return int(policy.decide(state.imagine(seat, 1), seat, moves, GENTLE, Rng(1)))


def test_gentle_errs_like_a_beginner() -> None:
    """It plays other cards than the best, but picks up or gives up only for want of anything."""
    policy = thumb()
    erred = decisions = 0
    for seed in range(50):
        state = GAME.start(2, seed, rounds=1)
        for step in range(400):
            if state.over:
                break
            seat = state.actors()[0]
            action = choose(state, seat, "gentle", seed * 1_000 + step)
            sound = by_thumb(policy, state, seat)
            plays = [each for each in state.legal(seat) if GAME.move(each).text not in WAYS_OUT]
            if GAME.move(action).text in WAYS_OUT:
                assert action == sound or not plays
            decisions += 1
            erred += action != sound
            state.apply(seat, action)
    assert decisions > 1_000
    assert 0.05 < erred / decisions < 0.35


def test_easy_thinks_over_some_decisions_and_best_all() -> None:
    """Between the rule of thumb and medium there are steps: how often a move is tried out."""
    policy, differs, decisions = thumb(), Counter[str](), 0
    for seed in range(6):
        state = GAME.start(2, seed, rounds=1)
        for step in range(200):
            if state.over:
                break
            seat = state.actors()[0]
            sound = by_thumb(policy, state, seat)
            decisions += 1
            for level in ("easy", "medium"):
                differs[level] += choose(state, seat, level, seed * 1_000 + step) != sound
            state.apply(seat, sound)
    assert 0.05 * decisions < differs["easy"] < 0.7 * differs["medium"]


def test_gentle_overlooks_but_never_plays_at_random() -> None:
    """Where it plays another number than the best, it is one it noticed, and worth laying."""
    policy = thumb()
    grabbed = erred = 0
    for seed in range(30):
        state = GAME.start(3, seed, rounds=1)
        for step in range(400):
            if state.over:
                break
            seat = state.actors()[0]
            action = choose(state, seat, "gentle", seed * 1_000 + step)
            if action != by_thumb(policy, state, seat):
                erred += 1
                values = [v for v in map(value_of, state.legal(seat)) if v]
                grabbed += value_of(action) == max(values)
            state.apply(seat, action)
    assert erred > 50
    assert grabbed > 0.2 * erred


def value_of(action: int) -> int:
    move = GAME.move(action)
    return move.value if isinstance(move, Play) else 0


def test_quick_levels_do_not_let_a_round_drag_on() -> None:
    """P24: a round without progress is all but unknown, even between two beginners."""
    rounds = stalemates = 0
    for seed in range(40):
        state = GAME.start(2, seed)
        state.listen()
        step = 0
        while not state.over:
            seat = state.actors()[0]
            level = "gentle" if seed % 4 else "easy"
            state.apply(seat, choose(state, seat, level, seed * 10_000 + step))
            step += 1
            for event in state.events():
                if isinstance(event, RoundScored):
                    rounds += 1
                    stalemates += event.reason == "stalemate"
    assert rounds == 280
    assert stalemates <= 1


def test_a_match_is_played_on_whatever_the_gap() -> None:
    """The value still tells a better round from a worse one, far behind and far ahead."""
    policy = policy_of(GAME.key)
    for gap in (-600, -250, 0, 250, 600):
        values = []
        for own in (0, 5, 40, 90):
            scores = [[700 + gap + own, 700, 720, 740]]
            values.append(policy.value(table_with(scores), 0))
        assert values == sorted(values, reverse=True)
        assert len(set(values)) == len(values)


def test_rounds_left_decide_how_much_a_lead_is_worth() -> None:
    policy = policy_of(GAME.key)
    early = policy.value(table_with([[100, 150, 150, 150]]), 0)
    late = policy.value(table_with([[0] * 4] * 5 + [[100, 150, 150, 150]]), 0)
    assert 0.25 < early < late < 1


def table_with(scores: list[list[int]]) -> State:
    """A match of seven rounds with these points on the score sheet."""
    data = GAME.start(4, 1).snapshot()
    saved = cast(dict[str, object], data["state"])
    saved["scores"] = scores
    return GAME.restore(data)


def test_training_repeats_itself(tmp_path: Path) -> None:
    """The tool writes the same file for the same seed, in the form of the one that ships."""
    made = []
    for name in ("one.py", "two.py"):
        command = [sys.executable, str(TOOL), "--rounds", "8", "--into", str(tmp_path / name)]
        subprocess.run(command, check=True, capture_output=True)
        made.append((tmp_path / name).read_text())
    assert made[0] == made[1]
    assert len(made[0].splitlines()) == len(LEARNED.read_text().splitlines())


def test_hard_thinks_of_poof_cards_too() -> None:
    """By its looks a Poof card comes after most numbers; trying it out shows what it is worth."""
    policy = cast(Any, policy_of(GAME.key))
    hidden = played = 0
    for seed in range(12):
        state, step = GAME.start(2, 700 + seed, rounds=1), 0
        while not state.over:
            seat, chance = state.actors()[0], seed * 1_000 + step
            moves = Moves()
            state.offer(seat, moves)
            policy.narrow(state, seat, moves)
            listed = [GAME.move(action) for action in moves.to_list()]
            first = listed[: int(FIGURES["hard"][CANDIDATES])]
            if any(isinstance(move, PlayPoof) for move in listed[len(first) :]) and not any(
                isinstance(move, PlayPoof) for move in first
            ):
                hidden += 1
                chosen = choose(state, seat, "hard", chance)
                played += isinstance(GAME.move(chosen), PlayPoof)
            state.apply(seat, choose(state, seat, "medium", chance))
            step += 1
    assert hidden > 30
    assert played > 0.05 * hidden
