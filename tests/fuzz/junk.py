"""Things nobody should send, and sound things with something wrong in them."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from random import Random
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from closecall.engine.errors import CloseCallError

LONGEST_MESSAGE = 2_000

# Each example well below a second anywhere; the deadline only stops what hangs.
quick = settings(
    max_examples=60,
    deadline=timedelta(seconds=60),
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)


def deep(levels: int) -> list[object]:
    """A list in a list in a list …"""
    nested: list[object] = []
    for _ in range(levels):
        nested = [nested]
    return nested


class Odd:
    """Not even printable."""

    def __repr__(self) -> str:
        return "odd " * 2_000

    def __eq__(self, other: object) -> bool:
        return False

    def __hash__(self) -> int:
        return 1


ODD: list[Any] = [
    None,
    True,
    False,
    -1,
    2**31,
    2**63,
    2**64 + 1,
    -(2**70),
    10**5_000,
    1.0,
    -0.0,
    float("nan"),
    float("inf"),
    1j,
    "",
    "x" * 10_000,
    "\x00",
    "\ud800",
    "½",
    "١",
    b"",
    b"\xff\xfe",
    (),
    [],
    {},
    set(),
    {1: 2},
    {None: None},
    [[]],
    deep(2_000),
    {"type": "play"},
    {"type": deep(400)},
    Odd(),
    object(),
    int,
    len,
]

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=20),
    st.binary(max_size=8),
)
nested = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)
junk = st.one_of(st.sampled_from(ODD), scalars, nested)


@contextmanager
def ours() -> Iterator[None]:
    """Only our own errors, and short ones, for any input."""
    try:
        yield
    except CloseCallError as error:
        check_message(error)


def check_message(error: CloseCallError, place: str = "") -> None:
    """A refusal has a code, names the place and does not repeat the whole input."""
    assert error.code
    assert place in error.where
    assert len(str(error)) <= LONGEST_MESSAGE, f"a message of {len(str(error))} characters"
    str(error).encode()


# Sound things with something wrong --------------------------------------------------------------


def places(data: object, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in nested data, containers too."""
    yield path
    items: Iterator[tuple[Any, object]] = iter(())
    if isinstance(data, dict):
        items = iter(data.items())
    elif isinstance(data, (list, tuple)):
        items = iter(enumerate(data))
    for key, item in items:
        yield from places(item, (*path, key))


def plain(data: Any) -> Any:
    """Nested data in which every part can be changed."""
    if isinstance(data, dict):
        return {key: plain(value) for key, value in data.items()}
    if isinstance(data, (list, tuple)):
        return [plain(item) for item in data]
    return data


def spoil(data: Any, random: Random, value: object) -> Any:
    """A copy with one thing changed, left out, doubled or added; close to sound on purpose."""
    data = plain(data)
    spots = [path for path in places(data) if path]
    path = random.choice(spots)
    holder = data
    for step in path[:-1]:
        holder = holder[step]
    key, old = path[-1], holder[path[-1]]
    other = data
    for step in random.choice(spots):
        other = other[step]
    near = old + random.choice([-1, 1, 10]) if isinstance(old, int) else value
    new = random.choice([value, near, near, copy.deepcopy(other)])
    if random.random() < 0.15:
        del holder[key]
    elif random.random() < 0.15 and isinstance(holder, list):
        holder.insert(key, copy.deepcopy(old))
    elif random.random() < 0.1 and isinstance(holder, dict):
        holder[random.choice(["x", ""])] = value
    elif random.random() < 0.1 and isinstance(holder, list):
        random.shuffle(holder)
    else:
        holder[key] = new
    return data
