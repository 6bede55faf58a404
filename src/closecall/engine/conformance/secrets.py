"""Nothing hidden gets out, and imagined states are what a viewer could honestly imagine.

Five checks that need no knowledge of the game:

- `check_no_leak`: what a viewer sees of the true state and of an imagined one is the same, and
  stays the same when the same moves are made in both.
- `check_nothing_kept`: two hidden things exchanged make another possible world; imagined states
  must not keep either of them in its true place.
- `check_truth_forgotten`: two states that look alike to a viewer lead to the same imagined states.
- `check_fair_first_deal`: over many deals, true and imagined states are spread alike.
- `check_fair_imagination`: so are a spectator's imagined states and those that a seat imagines in
  them.
"""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Iterator
from random import Random

import msgspec

from closecall.engine.conformance.statistics import surprise
from closecall.engine.conformance.walk import (
    Player,
    Setup,
    demand,
    go_on,
    positions,
    start,
    viewers,
)
from closecall.engine.core import State
from closecall.engine.errors import BadSnapshot, CloseCallError
from closecall.engine.registry import Game

Path = tuple[str | int, ...]

PLACES = 6
STRETCH = 12
WRONG_MOVES = 3
SWAPS = 60
FEW, MANY = 24, 400
IMAGINED = 3
DEALS = 200
WORLDS = 90
TOO_SURPRISING = 5.0  # standard deviations; seeds are fixed, so chance does not come back


def sight(state: State, viewer: int | None) -> dict[str, object]:
    """Return everything a viewer is told about a position, by name."""
    return {
        "view": msgspec.json.encode(state.view(viewer)),
        "legal moves": [] if viewer is None else state.legal(viewer),
        "actors": state.actors(),
        "result": (state.over, state.result()),
    }


def compare(game: Game, setup: Setup, viewer: int | None, state: State, twin: State) -> None:
    """Fail unless a viewer sees the same in both."""
    true, imagined = sight(state, viewer), sight(twin, viewer)
    for name, seen in true.items():
        problem = f"{name} of {_who(viewer)}: {seen!r} in truth, {imagined[name]!r} imagined"
        demand(seen == imagined[name], game, setup, problem)


def _who(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


# Leaks --------------------------------------------------------------------------------------


def check_no_leak(game: Game, setup: Setup) -> None:
    """View, legal list, events and refusals are the same in truth and in an imagined state."""
    compared = 0
    for number, state in enumerate(positions(game, setup, seed=13, count=PLACES)):
        state.listen()
        for viewer in viewers(state):
            compared += _play_beside(game, setup, state.copy(), viewer, number)
    demand(compared > 0, game, setup, "no move could be followed in an imagined state")


def _play_beside(game: Game, setup: Setup, state: State, viewer: int | None, seed: int) -> int:
    """Play on in truth and in an imagined twin; return how often both still looked alike.

    A move may rightly show something, which then differs in the twin: a new one is imagined. But
    as long as the viewer knows the same in both, everything told must be the same too.
    """
    state.listen()
    twin = _imagine(game, setup, state, viewer, seed)
    compared = 0
    player = Player(game, seed)
    for seat, action in go_on(state, player, STRETCH):
        _compare_refusals(game, setup, viewer, state, twin)
        follows = action in twin.legal(seat)
        follows_must = seat != viewer or follows
        demand(follows_must, game, setup, f"{_who(viewer)}: a legal move is not legal imagined")
        if follows:
            twin.apply(seat, action)
        ahead = state.copy()
        ahead.listen()
        ahead.apply(seat, action)
        if follows and _knows_the_same(viewer, ahead, twin):
            compared += 1
            compare(game, setup, viewer, ahead, twin)
            true, imagined = ahead.events(viewer), twin.events(viewer)
            told = "" if true == imagined else _told(state, viewer, seat, action)
            problem = f"events of {_who(viewer)} tell {told}: {true} in truth, {imagined} imagined"
            demand(not told, game, setup, problem)
        else:
            twin = _imagine(game, setup, ahead, viewer, seed)
    return compared


def _knows_the_same(viewer: int | None, one: State, two: State) -> bool:
    """Return whether a viewer sees the same in two states, and would imagine the same in both.

    The latter takes in what followed from earlier moves and is not shown, such as what a pile can
    hold that was shuffled again before everyone's eyes.
    """
    return (
        one.view(viewer) == two.view(viewer)
        and one.imagine(viewer, 1).snapshot() == two.imagine(viewer, 1).snapshot()
    )


def _told(state: State, viewer: int | None, seat: int, action: int) -> str:
    """Collect what the events of a move tell about cards that stay hidden; mostly nothing.

    Events may differ where views do not: cards shown and then shuffled away leave no trace. So the
    move is made in many imagined states that look alike afterwards. Where what was told of one of
    them is found there more often than in the others, a secret was told.
    """
    ahead = state.copy()
    ahead.apply(seat, action)
    told: list[dict[Path, object]] = []
    hidden: list[dict[Path, Counter[object]]] = []
    for seed in range(WORLDS):
        twin = state.imagine(viewer, seed)
        twin.listen()
        if action in twin.legal(seat):
            twin.apply(seat, action)
            if _knows_the_same(viewer, ahead, twin):
                told.append(leaves(msgspec.to_builtins(twin.events(viewer))))
                hidden.append(_held(twin))
    for name in {name for telling in told for name in telling}:
        for place in hidden[0]:
            found = [
                hidden[i].get(place, Counter())[telling.get(name)]
                - hidden[i - 1].get(place, Counter())[telling.get(name)]
                for i, telling in enumerate(told)
            ]
            if _clearly_positive(found):
                return _text(place)
    return ""


def _held(state: State) -> dict[Path, Counter[object]]:
    """Return how many of each thing every list and every single place of a state holds."""
    held: dict[Path, Counter[object]] = {}
    for place, value in leaves(state.snapshot()["state"]).items():
        holder = place[:-1] if isinstance(place[-1], int) else place
        held.setdefault(holder, Counter())[value] += 1
    return held


def _clearly_positive(numbers: list[int]) -> bool:
    total, squares = sum(numbers), sum(number * number for number in numbers)
    return total > TOO_SURPRISING * squares**0.5 if squares else False


def _imagine(game: Game, setup: Setup, state: State, viewer: int | None, seed: int) -> State:
    twin = state.imagine(viewer, seed)
    compare(game, setup, viewer, state, twin)
    problem = "the randomness to come is the true one"
    demand(twin.snapshot()["rng"] != state.snapshot()["rng"], game, setup, problem)
    twin.listen()
    return twin


def _compare_refusals(
    game: Game, setup: Setup, viewer: int | None, state: State, twin: State
) -> None:
    """A refused move is an answer too, and must not tell anything."""
    if viewer is None:
        return
    legal = set(state.legal(viewer))
    wrong = Random(len(legal)).sample(range(game.num_actions), min(WRONG_MOVES, game.num_actions))
    for action in wrong:
        if action not in legal:
            true, imagined = _refusal(state, viewer, action), _refusal(twin, viewer, action)
            demand(true == imagined, game, setup, f"refusal {true!r} in truth, {imagined!r}")


def _refusal(state: State, seat: int, action: int) -> str:
    try:
        state.apply(seat, action)
    except CloseCallError as error:
        return f"{error.code}: {error}"
    return "accepted"


# What imagined states are -----------------------------------------------------------------------


def leaves(data: object) -> dict[Path, object]:
    """Return every plain value of a snapshot by its place; lengths too, as they can be secret."""
    found: dict[Path, object] = {}
    _gather(data, (), found)
    return found


def _gather(data: object, path: Path, found: dict[Path, object]) -> None:
    if isinstance(data, dict):
        for key, item in data.items():
            _gather(item, (*path, key), found)
    elif isinstance(data, list):
        found[*path, "length"] = len(data)
        for index, item in enumerate(data):
            _gather(item, (*path, index), found)
    else:
        found[path] = data


def differing(worlds: list[object], path: Path = ()) -> Iterator[tuple[Path, list[object]]]:
    """Yield every place of which the `leaves` are not all the same, with what each world has there.

    None also stands for no such place. What is the same in all worlds, and mostly that is nearly
    everything, is passed over as a whole.
    """
    if _all_same(worlds):
        return
    lists = [world for world in worlds if isinstance(world, list)]
    names = dict.fromkeys(name for world in worlds if isinstance(world, dict) for name in world)
    yield path, [None if isinstance(world, (dict, list)) else world for world in worlds]
    lengths = [len(world) if isinstance(world, list) else None for world in worlds]
    yield (*path, "length"), [*lengths]
    for name in names:
        inside = [world.get(name) if isinstance(world, dict) else None for world in worlds]
        yield from differing(inside, (*path, name))
    for index in range(max(map(len, lists), default=0)):
        inside = [_item(world, index) for world in worlds]
        yield from differing(inside, (*path, index))


def _all_same(values: list[object]) -> bool:
    return values.count(values[0]) == len(values)


def _item(data: object, index: int) -> object:
    return data[index] if isinstance(data, list) and index < len(data) else None


def check_nothing_kept(game: Game, setup: Setup) -> None:
    """Of two hidden things that a viewer could not notice being exchanged, both are redealt."""
    random = Random(17)
    for number, state in enumerate(positions(game, setup, seed=17, count=3)):
        places = [
            place
            for place in leaves(state.snapshot()["state"])
            if place[-1] != "length" and place[0] not in game.witnessed
        ]
        pairs = [random.sample(places, 2) for _ in range(SWAPS)] if len(places) > 1 else []
        for viewer in (None, random.randrange(setup.seats)):
            varied = _varied(state, viewer, range(FEW))
            seen = sight(state, viewer)
            for first, second in pairs:
                changed = _exchanged(game, state, viewer, seen, first, second)
                kept = changed - varied
                if kept and changed & varied:  # looks kept: imagine more often before judging
                    kept -= _varied(state, viewer, range(FEW, MANY))
                    if number > 0:
                        kept -= _remembered(state, viewer)
                    where = ", ".join(map(_text, kept))
                    problem = f"{_who(viewer)} cannot see {where}, yet imagined states keep them"
                    demand(not kept, game, setup, problem)


def _remembered(state: State, viewer: int | None) -> set[Path]:
    """Find facts that a viewer may remember without seeing them, since everybody else imagines them
    in many ways.
    """
    others = [other for other in viewers(state) if other != viewer]
    return set.intersection(*(_varied(state, other, range(MANY)) for other in others))


def _varied(state: State, viewer: int | None, seeds: range) -> set[Path]:
    """Return the places, and what holds them, that are not the same in all imagined states."""
    worlds = [state, *(state.imagine(viewer, seed) for seed in seeds)]
    places = {place for place, values in differing(_inner(worlds)) if not _all_same(values)}
    return places | {place[:-1] for place in places}


def _inner(states: list[State]) -> list[object]:
    """Return what snapshots of states hold, besides how a match was set up."""
    return [state.snapshot()["state"] for state in states]


def _exchanged(
    game: Game,
    state: State,
    viewer: int | None,
    seen: dict[str, object],
    first: Path,
    second: Path,
) -> set[Path]:
    """Return two places whose values can be exchanged; nothing if the viewer notices.

    Where an exchanged value does not stay in its place, as in a sorted list, the list is named.
    """
    snapshot = state.snapshot()
    a, b = _at(snapshot["state"], first), _at(snapshot["state"], second)
    if a == b or type(a) is not type(b):
        return set()
    changed = pickle.loads(pickle.dumps(snapshot))
    _put(changed["state"], first, b)
    _put(changed["state"], second, a)
    try:
        other = game.restore(changed)
    except BadSnapshot:
        return set()
    if sight(other, viewer) != seen:
        return set()
    after = leaves(other.snapshot()["state"])
    return {
        place if after.get(place) == value else place[:-1]
        for place, value in ((first, b), (second, a))
    }


def _at(data: object, place: Path) -> object:
    for step in place:
        data = data[step]  # type: ignore[index]
    return data


def _put(data: object, place: Path, value: object) -> None:
    holder = _at(data, place[:-1])
    if isinstance(holder, (dict, list)):
        holder[place[-1]] = value  # type: ignore[index]


def _text(place: Path) -> str:
    return ".".join(map(str, place))


def check_truth_forgotten(game: Game, setup: Setup) -> None:
    """Check that an imagined state depends on the viewer's knowledge and the seed alone, not on the
    truth.

    So two states that a viewer cannot tell apart give the very same imagined states, and a bot
    that plans on those chooses alike in both. Gather what is hidden in an order that does not tell
    where it lay, then deal it.
    """
    for state in positions(game, setup, seed=19, count=PLACES):
        for viewer in viewers(state):
            other = state.imagine(viewer, seed=1_000_000)
            for seed in range(IMAGINED):
                one, two = state.imagine(viewer, seed).snapshot(), other.imagine(viewer, seed)
                problem = f"{_who(viewer)}: imagining depends on the truth"
                demand(one == two.snapshot(), game, setup, problem)


def check_fair_first_deal(game: Game, setup: Setup) -> None:
    """Over many deals, what is imagined comes up as often as what is true."""
    deals = [start(game, setup, seed) for seed in range(DEALS)]
    dealt = _inner(deals)
    for viewer in (None, setup.seats - 1):
        imagined = _inner([deal.imagine(viewer, seed) for seed, deal in enumerate(deals, DEALS)])
        _demand_alike(game, setup, dealt, imagined, f"{_who(viewer)}: true and imagined deals")


def check_fair_imagination(game: Game, setup: Setup) -> None:
    """A seat knows all that a spectator knows, and more, so it changes nothing on the whole.

    Whether a spectator imagines a state, or imagines one in which then a seat imagines what it
    does not know: everything comes up equally often, unless one of them imagines unfairly.
    """
    random = Random(23)
    for state in positions(game, setup, seed=23, count=PLACES)[1:]:
        seat = random.randrange(setup.seats)
        worlds = [state.imagine(None, seed) for seed in range(2 * WORLDS)]
        further = enumerate(worlds[WORLDS:], 2 * WORLDS)
        twice = [world.imagine(seat, seed) for seed, world in further]
        problem = f"imagined by a spectator, and by seat {seat} in a spectator's imagination"
        _demand_alike(game, setup, _inner(worlds[:WORLDS]), _inner(twice), problem)


def _demand_alike(
    game: Game, setup: Setup, some: list[object], others: list[object], problem: str
) -> None:
    number = len(some)
    places = leaves(some[0])
    for place, values in differing([*some, *others]):
        if place in places:
            counts = Counter(values[:number]), Counter(values[number:])
            counted = f"{problem} differ: {_text(place)} is {counts[0]} and {counts[1]}"
            demand(surprise(*counts) < TOO_SURPRISING, game, setup, counted)
