"""Looking for a box that meets goals: Optuna proposes, the lab measures.

Each trial is a box; its matches are shared out over all workers. A few matches are played first:
boxes that look worse than the best one by more than chance are given up. Trials are written to the
storage as they end, so a search goes on where it was stopped.

What is minimised is by how much the goals are missed *in expectation*, given the error of what was
measured: a box in the middle of its windows counts for more than one that lies at their edge.
"""

from __future__ import annotations

import math
import os
import warnings
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

import closecall
from closecall.cli_parts import check_writable
from closecall.engine.errors import BadOptions, BadRecord, CloseCallError
from closecall.engine.extras import needed
from closecall.lab.metrics import Estimate, measure
from closecall.lab.run import Played, play_here
from closecall.lab.slopes import Slopes, Tried, error_of
from closecall.lab.study import Study, Trace
from closecall.lab.variants import changed, content, playable, read, write
from closecall.lab.wishes import Goal, Task, Wishes, disordered, key_of

if TYPE_CHECKING:
    from optuna import Study as Search
    from optuna.samplers import BaseSampler
    from optuna.trial import FrozenTrial, Trial

SQLITE: Final = b"SQLite format 3\0"
JOURNAL: Final = b'{"op_code":'
HOPELESS: Final = 60
"""Boxes that cannot be played in a row before the range is given up."""
FEWEST: Final = 12
"""Matches of a box, at least, before it may be given up."""
FINALISTS: Final = 3
"""The best boxes, which are measured again on deals that no search has seen."""
ELSEWHERE: Final = 1_000_000
"""How far away the deals are on which boxes are confirmed."""
FOURTH: Final = 4
"""Which of the boxes Optuna's own sampler proposes; the others come from slopes."""


class Found(msgspec.Struct, frozen=True):
    """The best box so far, and how it was measured."""

    values: dict[str, int]
    missed: float
    """By how much its means miss the goals; 0: it meets every one."""
    measured: dict[str, Estimate]
    trials: int
    doubted: float = 0.0
    """By how much it misses them in expectation."""
    steps: tuple[float, ...] = ()
    """By how much it missed them at least, each time it was looked at."""


Progress = Callable[[int, "Found | None"], None]


def tune(
    task: Task,
    trials: int,
    *,
    storage: Path | None = None,
    played: Played = play_here,
    progress: Progress = lambda trials, best: None,
    confirm: int = 0,
    following: bool = False,
) -> Found:
    """Try `trials` boxes in all, those in the storage included; return the best one.

    With `confirm`, the best boxes are measured again in that many matches on other deals, which
    decide among them. A search `following` another one shares its storage.
    """
    search = _open(task, storage, f"tune {task.digest}" if following else "tune")
    try:
        _go_on(search, task, trials, played, progress)
        best = _confirmed(search, task, confirm, played) if confirm else _best(search)
    except OSError as error:
        where = str(error.filename or storage)
        expected = f"a file that can be written ({error.strerror}); finished trials are kept"
        raise CloseCallError(expected, where, where="tune") from None
    if best is None:
        raise BadOptions("a range with a playable box", _why_not(search), where="tune")
    return best


def _open(task: Task, storage: Path | None, name: str) -> Search:
    with needed("lab"):
        import optuna
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", optuna.exceptions.ExperimentalWarning)
        search = optuna.create_study(
            storage=_storage(storage), study_name=name, load_if_exists=True
        )
    _check_same(search, task, storage)
    if not search.get_trials(deepcopy=False):
        search.enqueue_trial(_start(task))
    return search


def _ask(search: Search, task: Task) -> Trial:
    """Return the next box to try.

    What is proposed follows from the seed and the finished trials alone, so a search that was
    stopped and taken up again tries the same boxes as one that ran through.
    """
    done = len(search.get_trials(deepcopy=False, states=_finished()))
    search.sampler = _sampler(task, task.wishes.seed + done, done % FOURTH != FOURTH - 1)
    return search.ask()


def _sampler(task: Task, seed: int, by_slopes: bool) -> BaseSampler:
    """Return Optuna's sampler, or the same with a whole box proposed by slopes."""
    from optuna.distributions import BaseDistribution, IntDistribution
    from optuna.samplers import TPESampler

    wishes = task.wishes

    class BySlopes(TPESampler):
        def infer_relative_search_space(
            self, study: Search, trial: FrozenTrial
        ) -> dict[str, BaseDistribution]:
            return {each.path: IntDistribution(each.low, each.high) for each in wishes.parameters}

        def sample_relative(
            self, study: Search, trial: FrozenTrial, search_space: dict[str, BaseDistribution]
        ) -> dict[str, Any]:
            tried = [_tried(each) for each in study.get_trials(deepcopy=False, states=_ended())]
            for number, box in enumerate(Slopes(wishes, tried, seed).boxes()):
                if number == HOPELESS:
                    break
                if not _refused(task, options_with(task, box)):
                    return dict(box)
            return {}

    return BySlopes(seed=seed) if by_slopes else TPESampler(seed=seed)


def _tried(trial: FrozenTrial) -> Tried:
    measured = msgspec.convert(trial.user_attrs["measured"], dict[str, Estimate])
    return Tried(trial.params, measured, float(trial.value or 0.0))


def _storage(path: Path | None) -> Any:
    """SQLite for `.db` files, else Optuna's journal; None: kept in memory only."""
    if path is None:
        return None
    from optuna import storages
    from optuna.storages.journal import JournalFileBackend

    check_writable(path, "storage")
    if path.suffix in (".db", ".sqlite"):
        if _first_of(path, len(SQLITE)) not in (b"", SQLITE):
            raise BadRecord("a database of `lab tune`", str(path), where="storage")
        return storages.RDBStorage(f"sqlite:///{path}")
    if _first_of(path, len(JOURNAL)) not in (b"", JOURNAL):
        raise BadRecord("a journal of `lab tune`", str(path), where="storage")
    _cut_torn_end(path)
    try:
        return storages.JournalStorage(JournalFileBackend(str(path)))
    except (ValueError, KeyError, AssertionError):
        raise BadRecord("a journal of `lab tune`", str(path), where="storage") from None


def _first_of(path: Path, length: int) -> bytes:
    """Return how a file begins: nothing is added to one that is something else."""
    if not path.exists():
        return b""
    with path.open("rb") as file:
        return file.read(length)


def _cut_torn_end(path: Path) -> None:
    """Cut a last line that a full disk broke off: what is appended to it could never be read."""
    from optuna.storages.journal import JournalFileSymlinkLock

    if not path.is_file():
        return
    lock = JournalFileSymlinkLock(str(path))
    lock.acquire()
    try:
        written = path.read_bytes()
        whole = written.rfind(b"\n") + 1
        if whole and whole < len(written):
            os.truncate(path, whole)
    finally:
        lock.release()


def _check_same(search: Search, task: Task, storage: Path | None) -> None:
    """Refuse trials made for other wishes or other rules."""
    revision = closecall.game(task.game).revision
    known = search.user_attrs
    if not known:
        search.set_user_attr("task", task.digest)
        search.set_user_attr("revision", revision)
        return
    if known.get("revision") != revision:
        expected = f"trials by revision {revision} of the rules of {task.game}"
        raise BadRecord(expected, f"revision {known.get('revision')}", where=str(storage))
    if known.get("task") != task.digest:
        raise BadRecord("trials for the same wishes and edition", str(storage), where="storage")


def _start(task: Task) -> dict[str, int]:
    """Try the starting edition first, as far as the ranges allow it."""
    box = start_box(task)
    values: dict[str, int] = {}
    for each in task.wishes.parameters:
        value = read(box, each.path)
        assert isinstance(value, int)
        values[each.path] = min(max(value, each.low), each.high)
    return values


def start_box(task: Task) -> dict[str, Any]:
    """Return the content of the edition one starts from."""
    import tomllib

    return content(closecall.game(task.game), {"edition": tomllib.loads(task.start)})


def _go_on(search: Search, task: Task, trials: int, played: Played, progress: Progress) -> None:
    done = len(search.get_trials(deepcopy=False, states=_ended()))
    progress(done, _best(search))
    hopeless = 0
    while done < trials:
        trial = _ask(search, task)
        reason = _try(search, trial, task, played)
        hopeless = hopeless + 1 if reason else 0
        if hopeless >= HOPELESS and _best(search) is None:
            return
        if not reason:
            done += 1
        progress(done, _best(search))


def _ended() -> tuple[Any, ...]:
    """Boxes that were played."""
    from optuna.trial import TrialState

    return (TrialState.COMPLETE,)


def _finished() -> tuple[Any, ...]:
    """Boxes that were played or refused; one that was interrupted is proposed again."""
    from optuna.trial import TrialState

    return (TrialState.COMPLETE, TrialState.PRUNED)


def _try(search: Search, trial: Trial, task: Task, played: Played) -> str:
    """Measure a box and tell the optimiser; return the reason if it cannot be played."""
    from optuna.trial import TrialState

    wishes = task.wishes
    values = {
        each.path: trial.suggest_int(each.path, each.low, each.high) for each in wishes.parameters
    }
    options = options_with(task, values)
    reason = _refused(task, options)
    if reason:
        trial.set_user_attr("refused", reason)
        search.tell(trial, state=TrialState.PRUNED)
        return reason
    best = _best(search)
    enough = math.inf if best is None else best.doubted
    usual = () if best is None else best.steps
    found = measure_goals(wishes, options, played, enough, usual)
    trial.set_user_attr("measured", msgspec.to_builtins(found.measured))
    trial.set_user_attr("steps", found.steps)
    trial.set_user_attr("missed", found.missed)
    search.tell(trial, found.doubted)
    return ""


def options_with(task: Task, values: Mapping[str, int]) -> dict[str, object]:
    """Return the option `edition` with these values in it."""
    game = closecall.game(task.game)
    free = {each.path for each in task.wishes.parameters if each.free}
    options = changed(game, {"edition": start_box(task)}, values, task.wishes.balance, free)
    box = options["edition"]
    for same in task.wishes.same:
        for path, followed in same.followers(box):
            value = read(box, followed)
            assert isinstance(value, int)
            write(box, path, value + same.more)
    return options


def _refused(task: Task, options: Mapping[str, object]) -> str:
    game = closecall.game(task.game)
    seats = {each for goal in task.wishes.goals for each in goal.seats}
    box = options["edition"]
    assert isinstance(box, dict)
    reasons = [playable(game, each, options) for each in sorted(seats)]
    return next((reason for reason in reasons if reason), "") or disordered(task.wishes, box)


class Measured(msgspec.Struct, frozen=True):
    """What came of a box, and by how much it misses all goals together."""

    measured: dict[str, Estimate]
    missed: float
    doubted: float
    steps: list[float] = []
    """By how much at least, each time it was looked at: the first deals may be easy or hard."""


def measure_goals(
    wishes: Wishes,
    options: Mapping[str, object],
    played: Played,
    enough: float = math.inf,
    usual: Sequence[float] = (),
) -> Measured:
    """Measure every goal's metric in more and more matches.

    A box is given up before all are played if it misses the goals by more than `enough`, whatever
    the luck of the few there are, and by more than was `usual` after as many: the steps of the best
    box, which was dealt the same.
    """
    traces: dict[str, list[Trace]] = {}
    over: set[str] = set()
    found = Measured({}, 0.0, 0.0)
    steps: list[float] = []
    done = 0
    for share in _shares(wishes.matches):
        for place, (study, _) in _studies(wishes, options).items():
            traces.setdefault(place, []).extend(played(_further(study, done, share)))
            if done + share == wishes.matches:
                over.add(place)
            found, at_least = _judge(wishes, options, traces, over)
            steps.append(at_least)
            if at_least > max([enough, *usual[len(steps) - 1 : len(steps)]]):
                return found
        done += share
    return msgspec.structs.replace(found, steps=steps)


def _shares(matches: int) -> list[int]:
    """Return how many matches are played before one looks again: a quarter, a quarter, the rest."""
    first = max(FEWEST, matches // 4)
    return [first, first, matches - 2 * first] if matches > 2 * first else [matches]


def _further(study: Study, done: int, matches: int) -> Study:
    """Return the study's next matches: every box is dealt the same ones."""
    return msgspec.structs.replace(study, seed=study.seed + done, games=matches)


def _judge(
    wishes: Wishes,
    options: Mapping[str, object],
    traces: Mapping[str, Sequence[Trace]],
    over: Collection[str],
) -> tuple[Measured, float]:
    """Return what was measured so far, and by how much a box misses the goals at least.

    That is judged a standard error nearer to them than the means, or by the means where all
    matches are `over`.
    """
    measured: dict[str, Estimate] = {}
    missed = doubted = at_least = 0.0
    for place, (study, goals) in _studies(wishes, options).items():
        for goal in goals if place in traces else ():
            each = measure(goal.metric, traces[place])
            if each is None:
                missed, doubted = missed + goal.weight, doubted + goal.weight
                at_least += goal.weight
                continue
            measured[key_of(goal, len(study.players))] = each
            missed += goal.missed(each.mean)
            doubted += goal.doubted(each.mean, error_of(each))
            at_least += goal.missed(each.mean) if place in over else _kindly(goal, each)
    return Measured(measured, missed, doubted), at_least


def _kindly(goal: Goal, each: Estimate) -> float:
    """Return by how much a goal is missed by whatever lies within a standard error."""
    error = error_of(each)
    if not math.isfinite(error):
        return 0.0
    return min(
        goal.missed(each.mean), goal.missed(each.mean - error), goal.missed(each.mean + error)
    )


def _studies(wishes: Wishes, options: Mapping[str, object]) -> dict[str, tuple[Study, list[Goal]]]:
    """Goals with the same seats, options and bots share their matches."""
    found: dict[str, tuple[Study, list[Goal]]] = {}
    for goal in wishes.goals:
        level = goal.level or wishes.level
        for seats in goal.seats:
            study = Study(
                wishes.game,
                (level,) * seats,
                wishes.matches,
                wishes.seed,
                {**options, **goal.options},
            )
            place = f"{seats} {level} {goal.options}"
            found.setdefault(place, (study, []))[1].append(goal)
    return found


def _confirmed(search: Search, task: Task, matches: int, played: Played) -> Found | None:
    """Measure the best boxes again on other deals; return the one that does best there.

    The best of many measurements is lucky as a rule, so it is judged by others. None is given up
    here: all have the same luck with the deals.
    """
    wishes = msgspec.structs.replace(
        task.wishes, matches=matches, seed=task.wishes.seed + ELSEWHERE
    )
    ranked = _ranked(search)
    again: list[Found] = []
    for trial in ranked[:FINALISTS]:
        name = f"again {trial.number} in {matches}"
        if name not in search.user_attrs:
            came = measure_goals(wishes, options_with(task, trial.params), played)
            search.set_user_attr(name, msgspec.to_builtins(came))
        came = msgspec.convert(search.user_attrs[name], Measured)
        again.append(
            Found(dict(trial.params), came.missed, came.measured, len(ranked), came.doubted)
        )
    return min(again, key=lambda each: each.doubted, default=None)


def _best(search: Search) -> Found | None:
    done = _ranked(search)
    if not done:
        return None
    best = done[0]
    measured = _tried(best).measured
    doubted = float(best.value or 0.0)
    missed = float(best.user_attrs.get("missed", doubted))
    steps = tuple(best.user_attrs.get("steps", ()))
    return Found(dict(best.params), missed, dict(measured), len(done), doubted, steps)


def _ranked(search: Search) -> list[FrozenTrial]:
    """Return the boxes that were played, the best first."""
    done = search.get_trials(deepcopy=False, states=_ended())
    return sorted(done, key=lambda trial: (trial.value, trial.number))


def _why_not(search: Search) -> str:
    for trial in search.get_trials(deepcopy=False):
        reason = trial.user_attrs.get("refused")
        if reason:
            return str(reason)
    return "no trial"


def edition_text(task: Task, values: Mapping[str, int], name: str = "") -> str:
    """Return the edition file of a box.

    It is the file the box started from, comments kept, with other values.
    """
    with needed("lab"):
        import tomlkit
    document = tomlkit.parse(task.start)
    box = options_with(task, values)["edition"]
    followers = [path for same in task.wishes.same for path, _ in same.followers(box)]
    for path in [*values, *([task.wishes.balance] if task.wishes.balance else []), *followers]:
        write(document, path, read(box, path))
    if name:
        document["name"] = name
    return tomlkit.dumps(document)
