"""A queue that shares scarce work fairly: lanes by cost, and in each lane everybody in turn.

Pure bookkeeping without clocks, tasks or processes: the order depends on nothing but the calls.
"""

from __future__ import annotations

from collections import deque
from enum import IntEnum
from typing import Generic, TypeVar

T = TypeVar("T")

PASSES = 16
"""Jobs of dearer lanes that may go ahead of a waiting background job before it gets its turn."""
ROOM = 4
"""Jobs per worker that may wait before budgets shrink."""
LEAST_SHARE = 1 / 8


class Lane(IntEnum):
    """Priority of a job by its cost, most urgent first."""

    QUICK = 0
    """Bots that answer by rule of thumb, in about a millisecond."""
    THINKING = 1
    """Bots that think hard, and hints: somebody at a table waits for them."""
    BACKGROUND = 2
    """Reviews and the like: nobody's move waits for them."""


class FairQueue(Generic[T]):
    """Waiting jobs. Within a lane the owners take turns, however many jobs each of them has."""

    def __init__(self) -> None:
        self._lanes: dict[Lane, dict[str, deque[T]]] = {lane: {} for lane in Lane}
        self._passed = 0

    def put(self, job: T, lane: Lane, owner: str) -> None:
        """Let a job wait behind the owner's other jobs; an owner without any queues up last."""
        self._lanes[lane].setdefault(owner, deque()).append(job)

    def take(self) -> T | None:
        """Return the next job: the most urgent lane's, of the owner who has waited for longest."""
        waiting = [lane for lane in Lane if self._lanes[lane]]
        if not waiting:
            return None
        lane = waiting[0]
        if waiting[-1] is Lane.BACKGROUND:
            if self._passed >= PASSES:
                lane = Lane.BACKGROUND
            self._passed = 0 if lane is Lane.BACKGROUND else self._passed + 1
        return self._next(self._lanes[lane])

    def _next(self, owners: dict[str, deque[T]]) -> T:
        owner = next(iter(owners))  # dicts keep their order: the first owner is next
        jobs = owners.pop(owner)
        job = jobs.popleft()
        if jobs:
            owners[owner] = jobs
        return job

    def remove(self, job: T, lane: Lane, owner: str) -> bool:
        """Take back a job that is not wanted any more; False when it does not wait."""
        jobs = self._lanes[lane].get(owner)
        if jobs is None or job not in jobs:
            return False
        jobs.remove(job)
        if not jobs:
            del self._lanes[lane][owner]
        return True

    def waiting(self, lane: Lane) -> int:
        """Return the number of jobs in a lane."""
        return sum(len(jobs) for jobs in self._lanes[lane].values())

    def share(self, lane: Lane, owner: str, workers: int) -> float:
        """Return the part of its usual budget a job of this owner may spend now.

        It shrinks with the jobs this owner has waiting, and with the number of owners who wait:
        neither of many tables nor of many guests may the others see more than slower service.
        """
        owners = self._lanes[lane]
        crowd = max(len(owners.get(owner, ())), len(owners))
        return min(1.0, max(LEAST_SHARE, ROOM * workers / max(1, crowd)))
