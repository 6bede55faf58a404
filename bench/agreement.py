"""How far every level is from a search with a hundred times the effort of `hard`.

    python bench/agreement.py poof --positions 300 --seconds 240

Positions come from matches of medium bots, some moves apart. In each the strongest level's own
comparison, as wide as that level's, is run in a hundred times the imagined worlds of `hard` (with
`--of best`: of that level); what it thinks of the move a level plays, against the one it
would play itself, is that level's loss, as a chance of winning. A move it does not even consider
counts as bad as the worst it does. In Poof, where the comparison gives up moves that fall behind
by bad luck too, the moves played and the judge's are then compared to the end in as many fresh
deals: a loss is as often too high as too low. In 5 To Close, where the levels go by rule more than
by comparison and `hard` imagines nothing, the moves of all levels and their rivals are tried out
in the same worlds, four for each time, the rest of the turn and some turns more by sound play;
again the best one is then compared in fresh worlds.

In Close to the Mark, which imagines nothing, the entries that look best and those of all levels are
played out to the end of the sheet, `--times` times with the same dice, always with the entry whose
value is best. The luck of those dice is taken off: only by how much the values were wrong on the
way is added up, which has the same mean and varies far less than the score. The entry found best
is then compared with the others by other dice; their points are turned into chances of winning.

Each position is written to a file under build/ as it is judged. The same command goes on where it
stopped, and prints the table of what there is, with the worst decisions of the upper levels.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, cast

import closecall
from closecall.bots import LEVELS, characters, choose
from closecall.engine.core import Moves, State
from closecall.engine.policy import Policy
from closecall.engine.rng import Rng
from closecall.games.close_to_the_mark.moves import CHOOSE, CIRCLES, DICE
from closecall.games.close_to_the_mark.policy import MarkPolicy, sheet_of
from closecall.games.close_to_the_mark.policy_tables import stage_of, tables
from closecall.games.close_to_the_mark.policy_training import Trainer
from closecall.games.close_to_the_mark.policy_values import Sheet
from closecall.games.close_to_the_mark.rules import MarkState
from closecall.games.poof.policy_trials import Trials

# By game: the places of the figures in its `levels.py` that say in how many worlds to think, or
# how many entries to look at.
EFFORT = {
    "poof": (4,),
    "close-enough": (7,),
    "close-to-the-mark": (6, 7),
    "closing-in": (4,),
    "five-to-close": (14, 15),
}
KEPT = Path(__file__).resolve().parent.parent / "build" / "agreement"
APART = 11  # moves between two positions
WORLDS = 4  # of 5 To Close, for each time of `--times`
FINALISTS = 5  # entries of Close to the Mark that are played out besides those of the levels
WORTH_NOTING = 0.02  # of the chance of winning
WORST = 10  # decisions of the upper levels that are shown

Row = dict[str, Any]


def main() -> None:
    """Judge positions until there are enough or time is up, then print a table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=list(EFFORT))
    parser.add_argument("--seats", type=int, default=0, help="default: the usual number")
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=240.0, help="stop after that time")
    parser.add_argument("--times", type=int, default=100, help="the effort of the judge")
    parser.add_argument("--of", choices=["hard", "best"], default="hard", help="whose effort")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    seats = asked.seats or closecall.game(asked.game).usual_seats
    path = KEPT / f"{asked.game}-{seats}-{asked.times}-{asked.of}-{asked.seed}.jsonl"
    game = closecall.game(asked.game)
    judge_more(asked, positions(game, seats, asked.seed, asked.positions), path)
    rows = read(path)
    print_table(asked.game, seats, rows)
    for name in ("hard", "best"):
        print_worst(rows, name)


def judge_more(
    asked: argparse.Namespace, found: Iterator[tuple[int, str, State]], path: Path
) -> None:
    """Add positions to a file until it has as many as wanted or time is up."""
    until = time.monotonic() + asked.seconds
    judge = patient(asked.game, asked.times, asked.of)
    names = [*LEVELS, *characters(asked.game)]
    done = len(read(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        for number, where, state in found:
            if number < done:
                continue
            if time.monotonic() > until:
                return
            row = judged(judge, state, number, names, asked.times)
            file.write(json.dumps({"where": where, **row}) + "\n")
            file.flush()


def judged(judge: Policy, state: State, number: int, names: list[str], times: int) -> Row:
    """Return the loss of each level's decision in a position."""
    seat = state.actors()[0]
    played = {name: choose(state, seat, name, number) for name in names}
    if state.terms.key == "five-to-close":
        values = tried_out(judge, state, seat, number, played["best"], set(played.values()), times)
    elif state.terms.key == "close-to-the-mark" and played["best"] < CHOOSE:
        values = played_out(cast(Any, judge), state, seat, number, list(played.values()), times)
    else:
        values = weighed(judge, state, seat, number)
    if state.terms.key == "poof":
        best = next(iter(values))
        values = compared_again(judge, state, seat, number, [best, *played.values()])
    best = next(iter(values))
    least = min(values.values())
    return {
        "best": state.game.move(best).text,
        "moves": {name: state.game.move(action).text for name, action in played.items()},
        "losses": {
            name: values[best] - values.get(action, least) for name, action in played.items()
        },
    }


def read(path: Path) -> list[Row]:
    """Return the positions judged so far."""
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def print_table(key: str, seats: int, rows: list[Row]) -> None:
    """Mean loss and the share of decisions that lose something, by level."""
    if not rows:
        print("no position was judged yet")
        return
    print(
        f"| {key}, {seats} seats, {len(rows)} positions | same move | mean loss "
        f"| lose more than {WORTH_NOTING:.0%} | worst | inaccuracies, mistakes, blunders |"
    )
    print("|---|---|---|---|---|---|")
    misses = closecall.game(key).misses
    for name in rows[0]["losses"]:
        found = [row["losses"][name] for row in rows]
        same = statistics.mean(row["moves"][name] == row["best"] for row in rows)
        often = statistics.mean(loss > WORTH_NOTING for loss in found)
        print(
            f"| {name} | {same:.0%} | {statistics.mean(found):.2%} | {often:.0%} "
            f"| {max(found):.1%} | {shares_of(found, misses)} |"
        )


def shares_of(losses: list[float], misses: Sequence[float]) -> str:
    """Return how many decisions lose as much as each grade of a review says, or more."""
    return ", ".join(f"{statistics.mean(loss >= size for loss in losses):.1%}" for size in misses)


def print_worst(rows: list[Row], name: str) -> None:
    """The decisions of a level that lose most."""
    print(f"\nworst of {name}:")
    for row in sorted(rows, key=lambda row: -float(row["losses"][name]))[:WORST]:
        loss, move = row["losses"][name], row["moves"][name]
        print(f"{loss:7.2%}  {row['where']}: {move} instead of {row['best']}")


def patient(key: str, times: int, of: str = "best") -> Policy:
    """Return the policy of a game whose best level thinks many times as long as a level, and no
    shorter than it does anyway.
    """
    name = f"closecall.games.{key.replace('-', '_')}"
    figures = dict(import_module(f"{name}.levels").FIGURES)
    row = list(figures["best"])
    for place in EFFORT[key]:
        row[place] = max(row[place], figures[of][place] * times)
    figures["best"] = tuple(row)
    module: Any = import_module(f"{name}.policy")
    if key == "closing-in":
        made = module.ClosingInPolicy(module.read_weights(module.WEIGHTS_FILE), figures, {})
    else:
        made = type(module.policy())(figures)
    return cast(Policy, made)


def weighed(judge: Policy, state: State, seat: int, seed: int) -> dict[int, float]:
    """Weigh the moves with the judge's search, best first."""
    moves = Moves()
    state.offer(seat, moves)
    rng = Rng(-1 - seed)
    rows = judge.weigh(state.imagine(seat, int(rng.word())), seat, moves, rng)
    return {action: value for action, _, value, _ in rows}


def compared_again(
    judge: Any, state: State, seat: int, seed: int, actions: list[int]
) -> dict[int, float]:
    """Try the judge's move, which comes first, and others in fresh deals; none is given up."""
    moves = Moves()
    for action in dict.fromkeys(actions):
        moves.add(action)
    spent = judge.figures.count(LEVELS["best"], EFFORT["poof"][0])
    trials = Trials(judge, state.imagine(seat, seed), seat, moves, spent)
    rng = Rng(-1_000_000 - seed)
    for _ in range(spent // moves.n):
        trials.try_deal(trials.state.redeal(seat, Rng(rng.word())), rng.word())
    return {int(trials.actions[place]): trials.mean(place) for place in range(moves.n)}


def played_out(
    judge: MarkPolicy, state: Any, seat: int, seed: int, actions: list[int], times: int
) -> dict[int, float]:
    """Play out the entries that look best and some others, to find the best of them; then compare
    it, which comes first, with the others by other dice.
    """
    likely = list(weighed(judge, state, seat, seed))[:FINALISTS]
    entries = {action: entry_of(state, seat, action) for action in [*likely, *actions]}
    sheet = sheet_of(state, seat)
    player = Trainer(tables(), [state.layout], 0)
    found = {
        entry: mean_points(player, sheet, entry, 2 * seed, times) for entry in entries.values()
    }
    best = max(found, key=lambda entry: found[entry])
    again = {
        entry: mean_points(player, sheet, entry, 2 * seed + 1, times) for entry in entries.values()
    }
    rivals = judge.rivals(state, seat, True)
    first = sorted(entries, key=lambda action: entries[action] != best)
    return {action: judge.prospects(state, again[entries[action]], rivals) for action in first}


def entry_of(state: MarkState, seat: int, action: int) -> tuple[int, int]:
    """Return circle and number of an entry, the latter as the values code it."""
    return action // DICE, int(state.sum_with(seat, action % DICE)) - 1


def mean_points(
    player: Trainer, sheet: Sheet, entry: tuple[int, int], seed: int, times: int
) -> float:
    """Return what a sheet scores in the mean after an entry, played out by the values."""
    sheet.write(*entry)
    points = 0.0
    for number in range(times):
        player.rng = Rng(seed * times + number)
        points += points_without_luck(player, sheet)
    sheet.erase(entry[0])
    return points / times


def points_without_luck(player: Trainer, sheet: Sheet) -> float:
    """Play a sheet to its end and back. Return what was expected of it, corrected on the way by
    what each roll's best entry turned out to be worth a roll later.
    """
    if sheet.empty == 0:
        return float(sheet.value(0))
    points = float(sheet.expect())
    first = turn = CIRCLES - int(sheet.empty)
    while sheet.empty > 1:
        player.roll()
        player.enter(sheet, turn)
        points += sheet.expect() - sheet.value(stage_of(sheet.empty))
        turn += 1
    for back in reversed(range(first, turn)):
        sheet.erase(player.circles[back])
    return points


def tried_out(
    judge: Any, state: State, seat: int, seed: int, choice: int, others: set[int], times: int
) -> dict[int, float]:
    """Try the moves of all levels and the rivals of a hint in the same worlds, to find the best;
    then compare it, which comes first, with the others in as many fresh ones.
    """
    moves = Moves()
    state.offer(seat, moves)
    rng = Rng(-1 - seed)
    game: Any = state.imagine(seat, int(rng.word()))
    judge.think_hard(game, LEVELS["best"])
    tried = others | set(judge.with_rivals(game, seat, moves, choice).to_list())
    worlds = WORLDS * times
    found = sums_in_worlds(judge, game, seat, sorted(tried), rng, worlds)
    best = max(found, key=lambda action: found[action])
    sums = sums_in_worlds(judge, game, seat, [best, *sorted(others - {best})], rng, worlds)
    judge.think_no_more()
    return {action: sums[action] / worlds for action in sums}


def sums_in_worlds(
    judge: Any, game: Any, seat: int, actions: list[int], rng: Rng, worlds: int
) -> dict[int, float]:
    """Return what moves are worth, summed up over the same worlds."""
    sums = dict.fromkeys(actions, 0.0)
    for _ in range(worlds):
        world = game.redeal(seat, Rng(rng.word()))
        luck = int(rng.word())
        for action in sums:
            sums[action] += judge.follow_up(world.twin(Rng(luck)), seat, action, game.round)
    return sums


def positions(
    game: closecall.Game, seats: int, seed: int, wanted: int
) -> Iterator[tuple[int, str, State]]:
    """Decisions of medium bots, some moves apart: number, where it is found, state."""
    number = 0
    while number < wanted:
        state, step = game.start(seats, seed), 0
        while not state.over and number < wanted:
            seat = state.actors()[0]
            if step % APART == seed % APART and len(state.legal(seat)) > 1:
                yield number, f"seed {seed}, move {step}", state
                number += 1
            state.apply(seat, choose(state, seat, "medium", seed * 10_000 + step))
            step += 1
        seed += 1


if __name__ == "__main__":
    main()
