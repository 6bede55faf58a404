"""Looking for a box that meets goals: Optuna proposes, the lab measures.

Each trial is a box; its matches are shared out over all workers. Trials are written to the storage
as they end, so a search goes on where it was stopped.
"""

from __future__ import annotations

import math
import os
import warnings
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

import closecall
from closecall.engine.errors import BadOptions, BadRecord, CloseCallError
from closecall.engine.extras import needed
from closecall.lab.metrics import Estimate, measure
from closecall.lab.run import Played, play_here
from closecall.lab.study import Study
from closecall.lab.variants import changed, content, playable, read, write
from closecall.lab.wishes import Goal, Task, Wishes, disordered, key_of

if TYPE_CHECKING:
    from optuna import Study as Search
    from optuna.trial import Trial

HOPELESS: Final = 60
"""Boxes that cannot be played in a row before the range is given up."""


class Found(msgspec.Struct, frozen=True):
    """The best box so far, and how it was measured."""

    values: dict[str, int]
    missed: float
    """0: it meets every goal."""
    measured: dict[str, Estimate]
    trials: int


Progress = Callable[[int, "Found | None"], None]


def tune(
    task: Task,
    trials: int,
    *,
    storage: Path | None = None,
    played: Played = play_here,
    progress: Progress = lambda trials, best: None,
) -> Found:
    """Try `trials` boxes in all, those in the storage included; return the best one."""
    search = _open(task, storage)
    try:
        _go_on(search, task, trials, played, progress)
    except OSError as error:
        where = str(error.filename or storage)
        expected = f"a file that can be written ({error.strerror}); finished trials are kept"
        raise CloseCallError(expected, where, where="tune") from None
    best = _best(search)
    if best is None:
        raise BadOptions("a range with a playable box", _why_not(search), where="tune")
    return best


def _open(task: Task, storage: Path | None) -> Search:
    with needed("lab"):
        import optuna
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", optuna.exceptions.ExperimentalWarning)
        search = optuna.create_study(
            storage=_storage(storage), study_name="tune", load_if_exists=True
        )
    _check_same(search, task, storage)
    if not search.get_trials(deepcopy=False):
        search.enqueue_trial(_start(task))
    return search


def _ask(search: Search, task: Task) -> Trial:
    """Return the next box to try.

    What is proposed follows from the seed and the trials before it alone, so a search that was
    stopped and taken up again tries the same boxes as one that ran through.
    """
    from optuna.samplers import TPESampler

    number = len(search.get_trials(deepcopy=False))
    search.sampler = TPESampler(seed=task.wishes.seed + number)
    return search.ask()


def _storage(path: Path | None) -> Any:
    """SQLite for `.db` files, else Optuna's journal; None: kept in memory only."""
    if path is None:
        return None
    from optuna import storages
    from optuna.storages.journal import JournalFileBackend

    if path.suffix in (".db", ".sqlite"):
        return storages.RDBStorage(f"sqlite:///{path}")
    _cut_torn_end(path)
    try:
        return storages.JournalStorage(JournalFileBackend(str(path)))
    except ValueError:
        raise BadRecord("a journal of `lab tune`", str(path), where="storage") from None


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
    from optuna.trial import TrialState

    return (TrialState.COMPLETE,)


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
    enough = math.inf if best is None else best.missed
    measured, missed = measure_goals(wishes, options, played, enough)
    trial.set_user_attr("measured", msgspec.to_builtins(measured))
    search.tell(trial, missed)
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


def measure_goals(
    wishes: Wishes, options: Mapping[str, object], played: Played, enough: float = math.inf
) -> tuple[dict[str, Estimate], float]:
    """Measure every goal's metric; return the means, and how far they all miss their goals.

    A box that misses them by more than `enough` is given up before all its matches are played.
    """
    found: dict[str, Estimate] = {}
    missed = 0.0
    for study, goals in _studies(wishes, options):
        if missed > enough:
            break
        traces = played(study)
        for goal in goals:
            each = measure(goal.metric, traces)
            missed += goal.weight if each is None else goal.missed(each.mean)
            if each is not None:
                found[key_of(goal, len(study.players))] = each
    return found, missed


def _studies(
    wishes: Wishes, options: Mapping[str, object]
) -> Iterable[tuple[Study, Sequence[Goal]]]:
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
    return found.values()


def _best(search: Search) -> Found | None:
    done = search.get_trials(deepcopy=False, states=_ended())
    if not done:
        return None
    best = min(done, key=lambda trial: (trial.value, trial.number))
    measured = msgspec.convert(best.user_attrs["measured"], dict[str, Estimate])
    return Found(dict(best.params), float(best.value or 0.0), measured, len(done))


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
