"""A `VectorEnv` spread over processes, which share the arrays' memory.

Compiled steps hold Python's interpreter lock (the compiler cannot release it), so threads would
take turns. Each process steps its part of the matches and writes into its part of the arrays; over
the pipes go a word to begin, a word that it is done, and the results of finished matches.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from closecall.engine import registry
from closecall.engine.errors import BadOptions, CloseCallError, IllegalMove
from closecall.engine.observe import observation
from closecall.engine.registry import Game
from closecall.engine.types import Result
from closecall.envs.match import game_of
from closecall.envs.vector import DTYPES, VectorEnv

Layout = dict[str, tuple[tuple[int, ...], str]]
"""The shape and type of each array, one after the other in shared memory."""
ALIGNED = 64


class ProcessVectorEnv:
    """The same matches in the same arrays as a `VectorEnv`, stepped by `workers` processes.

    Close it, or use it in a `with` statement, so that the processes end. `sample` draws actions of
    its own for each process: another sequence than that of a `VectorEnv`.
    """

    def __init__(
        self,
        game: str | Game[Any],
        num_envs: int,
        seats: int | None = None,
        *,
        workers: int = 2,
        seed: int = 0,
        dtype: str = "float32",
        **how: Any,
    ) -> None:
        if type(workers) is not int or not 1 <= workers <= num_envs:
            raise BadOptions(f"from 1 to {num_envs} workers", workers, where="workers")
        if dtype not in DTYPES:
            raise BadOptions("one of " + ", ".join(DTYPES), dtype, where="dtype")
        self.game = game_of(game)
        options = {name: it for name, it in how.items() if name not in ("opponents", "reward")}
        self.observation = observation(self.game, seats, **options)
        self.num_envs = num_envs
        self.seats = self.observation.seats
        layout = _layout(self.observation.size, self.game.num_actions, num_envs, self.seats, dtype)
        self._memory = SharedMemory(create=True, size=_size(layout))
        arrays = _arrays(layout, self._memory)
        self.observations: NDArray[Any] = arrays["observations"]
        self.masks: NDArray[np.int8] = arrays["masks"]
        self.rewards: NDArray[np.float32] = arrays["rewards"]
        self.actors: NDArray[np.int64] = arrays["actors"]
        self.dones: NDArray[np.bool_] = arrays["dones"]
        self._actions: NDArray[np.int64] = arrays["actions"]
        self.results: list[Result | None] = [None] * num_envs
        cuts = np.linspace(0, num_envs, workers + 1).astype(int).tolist()
        self._parts = list(pairwise(cuts))
        how = {**how, "seats": self.seats, "seed": seed, "dtype": dtype}
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        try:
            for part in self._parts:
                self._start(part, layout, how)
            self._collect()
        except BaseException:
            self.close()
            raise

    def _start(self, part: tuple[int, int], layout: Layout, how: dict[str, Any]) -> None:
        context = get_context("spawn")
        mine, theirs = context.Pipe()
        arguments = (theirs, type(self.game), part, self._memory.name, layout, how)
        process = context.Process(target=_work, args=arguments, daemon=True)
        process.start()
        theirs.close()
        self._pipes.append(mine)
        self._processes.append(process)

    def step(self, actions: ArrayLike) -> None:
        """Make one move in every match; all of them are refused if one is not legal."""
        array = np.asarray(actions)
        if array.shape != (self.num_envs,) or array.dtype.kind not in "iu":
            expected = f"{self.num_envs} whole numbers"
            raise BadOptions(expected, f"{array.dtype} of {array.shape}", where="actions")
        _check_legal(array, self.masks)
        self._actions[:] = array
        self._ask("step")

    def reset(self, seed: int | None = None) -> None:
        """Start all matches again; with a seed, exactly as they were with that seed before."""
        self.results = [None] * self.num_envs
        self._ask("reset", seed)

    def sample(self) -> NDArray[np.int64]:
        """Draw a random legal action for every match."""
        self._ask("sample")
        return self._actions.copy()

    def _ask(self, *what: object) -> None:
        for pipe in self._pipes:
            pipe.send(what)
        self._collect()

    def _collect(self) -> None:
        """Wait for all processes; an error in one of them is raised here."""
        answers = [pipe.recv() for pipe in self._pipes]
        for (first, _), answer in zip(self._parts, answers, strict=True):
            if isinstance(answer, CloseCallError):
                raise answer
            for env, result in answer:
                self.results[first + env] = result

    def close(self) -> None:
        """End the processes and give the memory back; the arrays are gone with it."""
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join()
        self._pipes, self._processes = [], []
        for name in ("observations", "masks", "rewards", "actors", "dones", "_actions"):
            setattr(self, name, np.zeros(0))
        self._memory.close()
        self._memory.unlink()

    def __enter__(self) -> ProcessVectorEnv:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.close()


def _check_legal(actions: NDArray[Any], masks: NDArray[np.int8]) -> None:
    inside = (actions >= 0) & (actions < masks.shape[1])
    legal = inside & (masks[np.arange(len(masks)), actions * inside] == 1)
    if not legal.all():
        env = int(np.argmin(legal))
        raise IllegalMove("an action whose mask is 1", int(actions[env]), where=f"match {env}")


def _layout(size: int, num_actions: int, num_envs: int, seats: int, dtype: str) -> Layout:
    return {
        "observations": ((num_envs, size), dtype),
        "masks": ((num_envs, num_actions), "int8"),
        "rewards": ((num_envs, seats), "float32"),
        "actors": ((num_envs,), "int64"),
        "dones": ((num_envs,), "bool"),
        "actions": ((num_envs,), "int64"),
    }


def _bytes(shape: tuple[int, ...], dtype: str) -> int:
    count = int(np.prod(shape)) * np.dtype(dtype).itemsize
    return -(-count // ALIGNED) * ALIGNED


def _size(layout: Layout) -> int:
    return sum(_bytes(shape, dtype) for shape, dtype in layout.values())


def _arrays(layout: Layout, memory: SharedMemory) -> dict[str, NDArray[Any]]:
    arrays, at = {}, 0
    for name, (shape, dtype) in layout.items():
        arrays[name] = np.ndarray(shape, dtype, memory.buf, at)
        at += _bytes(shape, dtype)
    return arrays


def _work(
    pipe: Connection,
    game: type[Game[Any]],
    part: tuple[int, int],
    name: str,
    layout: Layout,
    how: dict[str, Any],
) -> None:
    """Serve commands in a worker process until its pipe is closed."""
    registry.know([game])
    memory = SharedMemory(name)
    first, end = part
    mine = {name: array[first:end] for name, array in _arrays(layout, memory).items()}
    try:
        env = VectorEnv(game.key, end - first, first_env=first, **how)
        _show(env, mine)
        pipe.send([])
        _serve(pipe, env, mine)
    except CloseCallError as error:
        pipe.send(error)
    except EOFError:
        pass  # closed: the environment is not needed any more
    finally:
        mine.clear()
        memory.close()


def _serve(pipe: Connection, env: VectorEnv, mine: dict[str, NDArray[Any]]) -> None:
    while True:
        what, *arguments = pipe.recv()
        WORK[what](env, mine, *arguments)
        ended = np.flatnonzero(env.dones).tolist() if what == "step" else []
        pipe.send([(each, env.results[each]) for each in ended])


def _step(env: VectorEnv, mine: dict[str, NDArray[Any]]) -> None:
    env.step(mine["actions"])
    _show(env, mine)


def _reset(env: VectorEnv, mine: dict[str, NDArray[Any]], seed: int | None) -> None:
    env.reset(seed)
    _show(env, mine)


def _sample(env: VectorEnv, mine: dict[str, NDArray[Any]]) -> None:
    mine["actions"][:] = env.sample()


def _show(env: VectorEnv, mine: dict[str, NDArray[Any]]) -> None:
    for name in ("observations", "masks", "rewards", "actors", "dones"):
        mine[name][:] = getattr(env, name)


WORK: dict[str, Callable[..., None]] = {"step": _step, "reset": _reset, "sample": _sample}
