"""The server's interface to a database, and the rows it keeps there.

A match is its row, its seats and its steps. Steps are only ever added; `(match, seq)` is their
primary key, so of two nodes that both want to add step n exactly one succeeds.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal

from msgspec import Struct

from closecall.protocol import (
    BotKind,
    Clocks,
    Level,
    MatchState,
    Outcome,
    Said,
    SeatKind,
    StartBy,
    Watch,
)
from closecall.server.metrics import Histogram
from closecall.server.store.days import Days
from closecall.server.store.reviews import ReviewRows

StepKind = Literal["move", "undo", "resign"]
FOREVER = 1 << 62
"""Later than anything."""


class StoreError(Exception):
    """The database cannot be used; the message says why and what helps."""


class GuestRow(Struct, frozen=True):
    """A guest; the secret is kept as a hash and never read back."""

    id: str
    name: str
    created: int


class Settings(Struct, frozen=True):
    """Settings agreed when the match was made."""

    clocks: Clocks
    watch: Watch
    takeover: Level | None
    undo: bool
    hints: bool
    chat: bool
    pace: int
    wait: bool
    start: StartBy = "host"
    name: str = ""
    sealed_until: int = 0
    """Others play the same deal until then: its seed is told to nobody before."""


class MatchRow(Struct, frozen=True):
    """A match without its seats and steps."""

    id: str
    code: str
    game: str
    revision: int
    options: dict[str, Any]
    settings: Settings
    state: MatchState
    listed: bool
    driven: bool
    host: str
    commitment: str
    seed: str
    nonces: list[str] | None
    created: int
    started: int | None
    ended: int | None
    touched: int
    result: Outcome | None
    rematch: str | None
    source: str | None


class SeatRow(Struct, frozen=True):
    """A seat and its owner. `secret` is a hash."""

    seat: int
    kind: SeatKind
    guest: str | None
    name: str
    level: BotKind | None
    secret: str | None
    nonce: str | None
    resigned_at: int = 0
    """When its player gave the match up; 0: not."""

    @property
    def resigned(self) -> bool:
        """Whether its player gave the match up."""
        return self.resigned_at > 0


class Step(Struct, frozen=True, array_like=True):
    """One thing that happened in a match: a move (its text), an undo, a resignation."""

    match: str
    seq: int
    kind: StepKind
    seat: int
    move: str
    at: int
    stand_in: bool = False
    """Whether a bot made the move for a person who was away or had resigned."""


class Prefix(Struct, frozen=True):
    """The first `moves` standing moves of match `base`, all dated `at`."""

    base: str
    moves: int
    at: int


class Whole(Struct, frozen=True):
    """A match with its seats."""

    match: MatchRow
    seats: tuple[SeatRow, ...]


Done = Callable[[bool | Exception], None]
"""Called on the event loop: True durable, False somebody else has that seq, or what went wrong."""


class Guests(ABC):
    """People without an account."""

    @abstractmethod
    async def add(self, guest: GuestRow, secret: str) -> None:
        """Keep a guest and the hash of its secret."""

    @abstractmethod
    async def by_secret(self, secret: str) -> GuestRow | None:
        """Return the guest whose secret has this hash."""

    @abstractmethod
    async def rename(self, guest: str, name: str) -> None:
        """Change a guest's name."""

    @abstractmethod
    async def matches_of(self, guest: str) -> list[str]:
        """Return the open and running matches in which a guest sits."""

    @abstractmethod
    async def keep_out(self, guest: str, match: str) -> None:
        """Note that the host has removed a guest from a match."""

    @abstractmethod
    async def kept_out(self, guest: str, match: str) -> bool:
        """Return whether the host has removed a guest and not invited anybody since."""

    @abstractmethod
    async def names_kept_out(self, match: str) -> list[str]:
        """Return the names of those whom the host has removed, in the order of the alphabet."""

    @abstractmethod
    async def invite_all(self, match: str) -> None:
        """Let everybody sit down again whom the host has removed from a match."""

    @abstractmethod
    async def unsay(self, guest: str) -> None:
        """Remove the chat lines of the seats a guest has."""

    @abstractmethod
    async def forget(self, guest: str) -> list[str]:
        """Remove the guest and its link to seats; the open and running matches it sat in."""


class Chat(ABC):
    """Storage of chat lines."""

    @abstractmethod
    async def say(self, match: str, said: Said, tie: str, most: int = FOREVER) -> None:
        """Keep a chat line, and of the match's lines the newest `most`."""

    @abstractmethod
    async def last(self, match: str, limit: int, until: int = FOREVER) -> list[Said]:
        """Return the last chat lines up to a moment, oldest first."""


class Nodes(ABC):
    """When servers ran: time without one does not count."""

    @abstractmethod
    async def alive(self, node: str, at: int) -> None:
        """Note that this node runs."""

    @abstractmethod
    async def living(self, since: int, until: int) -> list[str]:
        """Return the nodes whose last sign of life is from that time."""

    @abstractmethod
    async def wake(self, node: str, at: int, patience: int) -> list[tuple[int, int]]:
        """Note that this node starts; a silence of all nodes longer than `patience` is a pause.

        Returns all pauses there ever were.
        """

    @abstractmethod
    async def pauses(self) -> list[tuple[int, int]]:
        """Return all times during which no server ran."""


class Store(ABC):
    """Everything durable. All methods are called from the event loop."""

    guests: Guests
    chat: Chat
    nodes: Nodes
    days: Days

    def __init__(self) -> None:
        self.commit_seconds = Histogram()
        """How long it took to make each batch of steps durable."""

    @abstractmethod
    async def open(self) -> None:
        """Connect, bring the schema up to date; refuse a newer one with `StoreError`."""

    @abstractmethod
    async def close(self) -> None:
        """Close the store; everything handed over before is durable when this returns."""

    @property
    @abstractmethod
    def reviews(self) -> ReviewRows:
        """The reviews of finished matches."""

    # The hot path ---------------------------------------------------------------------------------

    @abstractmethod
    def append(self, step: Step, done: Done) -> None:
        """Add a step; many are made durable together. `done` hears the outcome."""

    @abstractmethod
    async def steps(self, match: str, after: int = 0) -> list[Step]:
        """Return the steps with a higher seq than `after`, in order."""

    @abstractmethod
    async def heads(self, matches: Sequence[str], until: int = FOREVER) -> dict[str, int]:
        """Return the highest seq of each of these matches (those without steps are left out).

        `until`: only steps up to that moment count.
        """

    # Matches and seats ----------------------------------------------------------------------------

    @abstractmethod
    async def add_match(
        self,
        match: MatchRow,
        seats: Sequence[SeatRow],
        steps: list[Step],
        prefix: Prefix | None = None,
    ) -> bool:
        """Keep a new match; False when id or code are taken, or `match.source` is gone.

        It begins with `steps`, or with moves it shares with its source.
        """

    @abstractmethod
    async def prefix(self, match: str) -> Prefix | None:
        """Return the moves a match shares with another one."""

    @abstractmethod
    async def match(self, id_or_code: str) -> Whole | None:
        """Return a match by its id or its code."""

    @abstractmethod
    async def set_seat(
        self, match: str, state: MatchState, seat: SeatRow, expected: SeatRow
    ) -> bool:
        """Change a seat unless it or the state of its match changed since they were read.

        A match that gets a bot this way is driven from then on: it goes on without people.
        """

    @abstractmethod
    async def start_match(self, match: str, seats: int, nonces: list[str], at: int) -> bool:
        """Open → running, if all seats are taken; False otherwise (somebody else was quicker)."""

    @abstractmethod
    async def end_match(
        self, match: str, state: MatchState, result: Outcome | None, at: int
    ) -> bool:
        """Running or open → over or abandoned; False when it was ended already."""

    @abstractmethod
    async def set_rematch(self, match: str, rematch: str) -> bool:
        """Name the next match, once; False when there is one already."""

    @abstractmethod
    async def set_host(self, match: str, host: str, expected: str) -> bool:
        """Hand an open match to another host; False when it started or changed hands already."""

    @abstractmethod
    async def remove_match(self, match: str, state: MatchState) -> bool:
        """Remove a match with everything that belongs to it, if it is still in this state."""

    @abstractmethod
    async def listed(
        self,
        state: MatchState,
        game: str | None,
        before: int,
        limit: int,
        ended_since: int = FOREVER,
    ) -> list[Whole]:
        """Return listed matches in a state made before a moment, newest first.

        Also those that ended after `ended_since`: not everybody may know of it yet.
        """

    @abstractmethod
    async def of_guest(self, guest: str, before: int, limit: int) -> list[Whole]:
        """Return matches in which a guest sits or which it made, newest first."""

    @abstractmethod
    async def live_of_host(self, guest: str) -> int:
        """Return how many open or running matches a guest has made."""

    @abstractmethod
    async def kept_for_host(self, guest: str) -> int:
        """Return about how many bytes the matches a guest has made take."""

    @abstractmethod
    async def quiet(
        self, since: int, after: str, limit: int, now: int = FOREVER
    ) -> list[tuple[str, int]]:
        """Return driven running matches with no step from `since` to `now`, and their seq.

        What is dated later than `now` is no sign of life: the clock has been set back since. In
        the order of their ids, from the one after `after` on.
        """

    @abstractmethod
    async def expired(self, states: Iterable[MatchState], before: int, limit: int) -> list[str]:
        """Return matches in one of these states in which nothing happened since a moment."""

    @abstractmethod
    async def count_states(self) -> dict[str, int]:
        """Return how many matches are in which state."""
