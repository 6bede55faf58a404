"""The lab: figures that add up, paired comparisons, sweeps, and searches that go on."""

from __future__ import annotations

import errno
import json
import re
import tomllib
from collections.abc import Mapping
from functools import partial
from html.parser import HTMLParser
from pathlib import Path
from statistics import fmean

import msgspec
import pytest
from click.testing import CliRunner, Result
from conformance.toys import Toy

import closecall
from closecall import text
from closecall.arena.run import Log
from closecall.cli import commands
from closecall.engine import registry
from closecall.engine.errors import BadOptions, BadRecord, CloseCallError
from closecall.engine.ledger import Pace, ledger_of
from closecall.intervals import around_mean, interval
from closecall.lab import page, run, tune
from closecall.lab.compare import _counted as compare_counted
from closecall.lab.compare import compare
from closecall.lab.figures import build
from closecall.lab.metrics import Estimate, counted, difference, estimate, measure, metric
from closecall.lab.slopes import Slopes, Tried
from closecall.lab.study import Study, Trace, option_names, play, shares
from closecall.lab.sweep import sweep
from closecall.lab.variants import Variant, changed, parameter, playable, read, variant
from closecall.lab.wishes import Goal, Same, load
from closecall.lab.words import Words, rule_titles

GAMES = [game.key for game in closecall.list_games()]
DOCS = Path(__file__).parents[2] / "docs" / "lab"
SMALL = Study("poof", ("easy",) * 2, 6, options={"rounds": 1})
SHORT: dict[str, dict[str, object]] = {"poof": {"rounds": 1}}


def invoke(*arguments: str) -> Result:
    return CliRunner().invoke(commands, arguments, prog_name="closecall")


def refused(*arguments: str) -> str:
    """The one line with which a command was refused."""
    result = invoke(*arguments)
    assert result.exit_code == 2, result.output
    assert result.stderr.count("\n") == 1
    return result.stderr


def made_up(**changes: object) -> Trace:
    """A match of two teams that nobody played."""
    usual = Trace(
        index=0,
        players=("easy", "easy"),
        scores=[3, 5],
        won=[0.0, 1.0],
        reason="made-up",
        moves=100,
        turns=50,
        seconds=600.0,
        decisions=80,
        forced=20,
        first=0,
        winners=2,
        margin=2,
        leads=[(1, 3), (10, 1), (40, 2), (60, 3), (70, 2)],
        events={"bought": 3},
        things={"card:cash": 2},
        offered={"buy": 4},
        taken={"buy": 3},
    )
    return msgspec.structs.replace(usual, **changes)


# One match --------------------------------------------------------------------------------------


def test_a_match_depends_on_the_study_and_its_index_alone() -> None:
    assert play(SMALL, 3) == play(SMALL, 3)
    assert play(SMALL, 3) != play(SMALL, 4)


def test_the_same_players_get_a_seed_each_and_others_rotate() -> None:
    assert [SMALL.seed_of(index) for index in range(3)] == [0, 1, 2]
    mixed = Study("poof", ("easy", "random", "random"), 6, seed=1)
    assert [mixed.seed_of(index) for index in range(4)] == [1, 1, 1, 2]
    assert [mixed.seated(index).index("easy") for index in range(3)] == [0, 2, 1]


@pytest.mark.parametrize("key", GAMES)
def test_what_is_written_down_adds_up(key: str) -> None:
    game = closecall.game(key)
    study = Study(key, ("easy",) * game.usual_seats, 1, options=SHORT.get(key, {}))
    trace = play(study, 0)
    assert trace.moves == trace.decisions + trace.forced
    assert sum(trace.taken.values()) == trace.decisions
    assert all(trace.taken[name] <= trace.offered[name] for name in trace.taken)
    assert 0 < trace.turns <= trace.moves
    assert sum(trace.won) <= game.usual_seats
    assert sum(trace.events.values()) > 0


@pytest.mark.parametrize("key", GAMES)
def test_a_ledger_names_rules_events_and_parts_that_exist(key: str) -> None:
    """A slip in a mapping would count nothing and look like a dead rule."""
    game = closecall.game(key)
    ledger = ledger_of(game)
    known = {rule for rule_text in text.rules(key, "en") for rule in rule_text.ids}
    tags = {str(kind.__struct_config__.tag) for kind in game.event_type.__args__}
    assert set(ledger.rules) <= tags
    assert ledger.turn in tags | {""}
    state = game.start(game.usual_seats, 1)
    for label in [f"rule:{rule}" for ids in ledger.rules.values() for rule in ids] + list(
        ledger.parts(state.terms)
    ):
        kind, _, name = label.partition(":")
        assert kind != "rule" or name in known, label
    assert len(option_names(key)) == game.num_actions


def test_a_game_without_a_ledger_is_measured_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._GAMES, "toy", Toy())
    study = Study("toy", ("random",) * closecall.game("toy").usual_seats, 3)
    found = build(study, run.play_here(study))
    assert found.metrics["turns"].mean > 0
    assert found.uses == []
    assert "</html>" in page.render(found)


def test_teams_share_a_win_and_partners_do_not() -> None:
    pairs = ((0, 2), (1, 3))
    assert shares(pairs, (0, 2), cooperative=False) == [1.0, 0.0, 1.0, 0.0]
    assert shares(pairs, (0, 1, 2, 3), cooperative=False) == [0.5] * 4
    assert shares(((0, 1),), (0, 1), cooperative=True) == [1.0, 1.0]


def test_who_thinks_at_the_same_time_takes_less() -> None:
    assert Pace(decision=10, forced=2).seconds(6, 3, 3) == 66
    assert Pace(decision=10, forced=2, together=True).seconds(6, 3, 3) == 22


# Figures ----------------------------------------------------------------------------------------


def test_leads_are_read_as_a_designer_means_them() -> None:
    trace = made_up()
    assert metric("lead-changes").of(trace) == 1  # from the first to the second; ties are none
    assert metric("decided").of(trace) == 0.7
    assert metric("comeback").of(trace) == 0.0  # the winner led at half time
    assert metric("comeback").of(made_up(winners=1)) == 1.0
    assert metric("tie").of(made_up(winners=3)) == 1.0
    assert metric("first").of(trace) == 0.0
    assert metric("minutes").of(trace) == 10
    assert metric("decisions").of(trace) == 40


def test_a_team_of_all_has_no_lead() -> None:
    together = made_up(margin=None, leads=[], winners=1)
    for name in ("first", "lead-changes", "decided", "comeback", "tie", "margin"):
        assert metric(name).of(together) is None
    assert metric("win").of(together) == 1.0


def test_anything_that_is_counted_can_be_measured() -> None:
    trace = made_up()
    assert counted(trace, "event:bought") == counted(trace, "move:buy") == 3
    assert metric("count:card:cash").of(trace) == 2
    assert metric("used:card:cash").of(trace) == 1.0
    assert metric("used:card:bribe").of(trace) == 0.0
    with pytest.raises(BadOptions, match="one of win, turns"):
        metric("fun")


def test_intervals_hold_what_they_promise() -> None:
    low, high = interval(50, 100)
    assert low < 0.5 < high
    assert around_mean([2.0, 2.0, 2.0]) == (2.0, 2.0)
    assert around_mean([2.0])[0] == -float("inf")
    found = estimate([1.0, 0.0, None, 1.0], share=True)
    assert found is not None and found.n == 3
    assert estimate([None], share=True) is None


def test_intervals_stay_where_a_metric_can_be() -> None:
    few = [made_up(leads=[(1, 2)]), made_up(leads=[(1, 1), (100, 2)])]
    decided = measure("decided", few)
    changes = measure("lead-changes", few)
    assert decided is not None and (decided.low, decided.high) == (0.0, 1.0)
    assert changes is not None and changes.low == 0.0 < changes.mean < changes.high


def test_paired_differences_are_sharper_than_two_intervals() -> None:
    one = [made_up(turns=turns) for turns in (10, 50, 90, 130)]
    other = [made_up(turns=turns + 3) for turns in (10, 50, 90, 130)]
    apart = difference("turns", one, other)
    assert apart == Estimate(3.0, 3.0, 3.0, 4)
    alone = measure("turns", one)
    assert alone is not None and alone.high - alone.low > 50


def test_options_nobody_wants_are_called_dead() -> None:
    traces = [made_up(offered={"buy": 40, "give": 40, "rare": 3}, taken={"buy": 9})]
    found = {choice.name: choice.dead for choice in build(SMALL, traces).choices}
    assert found == {"buy": False, "give": True, "rare": False}


def test_a_report_tells_skill_from_luck() -> None:
    study = msgspec.structs.replace(SMALL, players=("medium",) * 3, games=16)
    weaker = run.weaker_levels("medium")
    beside = run.companions(study)
    assert weaker[0] == "easy" and run.weaker_levels("random") == []
    assert [each.players for each in beside] == [("medium", lower, lower) for lower in weaker]
    assert all(each.games % 3 == 0 for each in beside)  # everybody sat in every seat
    found = run.report(study)
    assert sorted(group.against for group in found.groups) == sorted(weaker)
    assert all(group.level == "medium" for group in found.groups)
    assert all(group.fair == pytest.approx(1 / 3) for group in found.groups)
    assert sum(each.mean for each in found.seats) == pytest.approx(1)


def test_a_team_game_is_reported_by_size_and_level() -> None:
    game = next(game for game in closecall.list_games() if game.cooperative)
    found = run.report(Study(game.key, ("easy",) * game.seats[0], 2))
    levels = ["easy", *run.weaker_levels("easy")]
    assert {(group.seats, group.level) for group in found.groups} == {
        (size, level) for size in game.seats for level in levels
    }
    assert found.seats == [] and found.leader == []
    assert sum(each.mean for _, each in found.endings) == pytest.approx(1)
    html = page.render(found, "de")
    heads = re.findall("<h3>(.*?)</h3>", html)
    assert heads == [
        "Regeln",
        "Karten",
        "Plättchen",
        "Für Aktionen ausgegeben",
        "Für Lücken bezahlt",
    ]
    assert "Fernglas" in html


# The page ---------------------------------------------------------------------------------------


class Tags(HTMLParser):
    """The tags of a page with their attributes."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))


@pytest.mark.parametrize("lang", text.languages())
def test_a_page_needs_nothing_else_and_can_be_read_aloud(lang: str) -> None:
    html = page.render(build(SMALL, run.play_here(SMALL)), lang)
    tags = Tags(html).seen
    assert not [tag for tag, attrs in tags if tag == "script" or "src" in attrs or "href" in attrs]
    assert [attrs for tag, attrs in tags if tag == "html"] == [{"lang": lang}]
    assert all(attrs.get("aria-label") for tag, attrs in tags if tag == "svg")
    assert all(attrs.get("scope") for tag, attrs in tags if tag == "th")
    assert not re.search(r"lab-[a-z]", html.replace("closecall lab report", ""))


# Variants ---------------------------------------------------------------------------------------


def test_a_rule_is_called_what_the_page_calls_it_first() -> None:
    """What is said later of a bot as a partner cites the same ids."""
    assert rule_titles("closing-in", "en")["C19"] == "All for one"
    assert rule_titles("closing-in", "en")["C16"] == "Escape"
    assert rule_titles("closing-in", "en")["C18"] == "Won / Lost"


def test_what_is_counted_is_named_as_on_the_page() -> None:
    """A designer who compares two boxes reads names, not codes."""
    words = Words("closing-in", "en")
    assert words.metric("turns") == "Length in turns"
    assert words.metric("count:card:crowbar") == "Cards · Crowbar · Per match"
    assert words.metric("used:bought:cash") == "Spent to buy actions · Cash · In matches"
    assert words.metric("count:rule:C16") == "C16 · Escape · Per match"
    assert words.metric("count:event:bought") == "count:event:bought"
    assert Words("closing-in", "de").metric("count:card:crowbar").endswith("Je Partie")


def test_a_path_leads_into_options_or_the_edition() -> None:
    game = closecall.game("poof")
    assert changed(game, {}, {"rounds": 3}) == {"rounds": 3}
    box = changed(game, {}, {"poof_cards": 12, "numbers.3": 15})["edition"]
    assert (read(box, "poof_cards"), read(box, "numbers.3")) == (12, 15)
    with pytest.raises(BadOptions, match=r"poof_crads: expected one of name, copies"):
        changed(game, {}, {"poof_crads": 12})
    with pytest.raises(BadOptions, match="the end of the path"):
        changed(game, {}, {"hand.cards": 12})


def test_what_parameters_gain_the_balance_loses() -> None:
    game = closecall.game("poof")
    box = changed(game, {}, {"poof_cards": 13}, balance="hand")["edition"]
    assert (read(box, "poof_cards"), read(box, "hand")) == (13, 8)
    wished = {"poof_cards": 13, "poof_points": 90}
    box = changed(game, {}, wished, balance="hand", free=["poof_points"])["edition"]
    assert (read(box, "poof_points"), read(box, "hand")) == (90, 8)


def test_ranges_as_they_are_typed() -> None:
    game = closecall.game("poof")
    assert parameter(game, "rounds=2..4").values == (2, 3, 4)
    assert parameter(game, "poof_cards=0..20:10").values == (0, 10, 20)
    assert parameter(game, "blind=on,off").values == (True, False)
    for wrong in ("rounds", "rounds=", "rounds=5..2"):
        with pytest.raises(BadOptions):
            parameter(game, wrong)


def test_a_comparison_deals_both_sides_the_same(tmp_path: Path) -> None:
    own = tmp_path / "more.toml"
    default = (closecall.game("poof").resources() or Path()) / "edition.toml"
    own.write_text(default.read_text().replace("poof_points = 50", "poof_points = 90"))
    game = closecall.game("poof")
    sides = (variant(game, "default", {"rounds": 1}), variant(game, str(own), {"rounds": 1}))
    found = compare(msgspec.structs.replace(SMALL, players=("random",) * 2), sides)
    lines = {line.metric: line for line in found.lines}
    labels = ["card:10", "rule:P6", "card:Poof", "card:9", "card:1"]
    traces = [made_up(things=dict.fromkeys(labels, 1))]
    assert compare_counted(traces, traces)[:4] == [
        f"count:card:{name}" for name in ("1", "9", "10", "Poof")
    ]
    # Random players do not look at points: the same matches, only dearer.
    assert lines["turns"].difference == Estimate(0.0, 0.0, 0.0, 6)
    assert not lines["turns"].clear
    assert lines["margin"].difference.mean != 0


def test_a_sweep_marks_what_cannot_be_played() -> None:
    game = closecall.game("poof")
    # Half the numbers are too few for eleven cards in everybody's hand.
    found = sweep(SMALL, [parameter(game, "hand=1,11"), parameter(game, "copies=4,8")], ["minutes"])
    refused_at = {point.values for point in found.points if point.refused}
    assert refused_at == {(11, 4)}
    with pytest.raises(BadOptions, match="a range with a playable box"):
        sweep(SMALL, [parameter(game, "hand=40..42")], ["minutes"])


def test_a_sweep_says_which_boxes_it_refuses() -> None:
    game = closecall.game("poof")
    assert playable(game, 2, {"rounds": 2}) == ""
    assert "a whole number from 1 to 20" in playable(game, 2, {"rounds": 99})


# Tuning -----------------------------------------------------------------------------------------

WISHES = """
game = "poof"
level = "random"
matches = 4

[[parameters]]
path = "hand"
low = 3
high = 12

[[goals]]
metric = "decisions"
seats = [2]
high = 60
options = { rounds = 1 }
"""


def wishes(folder: Path, content: str = WISHES) -> Path:
    file = folder / "wishes.toml"
    file.write_text(content, encoding="utf-8")
    return file


@pytest.mark.parametrize("file", sorted(DOCS.glob("wishes-*.toml")), ids=lambda file: file.stem)
def test_wishes_in_the_documentation_can_be_searched_for(file: Path) -> None:
    task = load(file)
    box = tune.options_with(task, tune._start(task))
    assert playable(closecall.game(task.game), task.wishes.goals[0].seats[0], box) == ""


def test_goals_are_missed_by_their_width() -> None:
    goal = Goal("win", (2,), low=0.5, high=0.6)
    assert goal.missed(0.55) == 0
    assert goal.missed(0.7) == pytest.approx(1.0)
    assert Goal("turns", (2,), high=20).missed(30) == pytest.approx(0.5)
    assert Goal("turns", (2,), low=20).missed(30) == 0


@pytest.mark.parametrize("name", ["trials.log", "trials.db"])
def test_a_search_goes_on_where_it_stopped(tmp_path: Path, name: str) -> None:
    task = load(wishes(tmp_path))
    storage = tmp_path / name
    studies: list[Study] = []

    def played(study: Study) -> list[Trace]:
        studies.append(study)
        return run.play_here(study)

    first = tune.tune(task, 2, storage=storage, played=played)
    assert first.trials == len(studies) == 2
    again = tune.tune(task, 3, storage=storage, played=played)
    assert again.trials == len(studies) == 3
    assert again.missed <= first.missed
    box = tomllib.loads(tune.edition_text(task, again.values, "Mine"))
    assert (box["hand"], box["name"]) == (again.values["hand"], "Mine")
    closecall.game("poof").check_edition(box)


@pytest.mark.parametrize("stops", [(12,), (1, 12), (4, 11, 12)])
def test_a_search_that_was_stopped_tries_the_same_boxes(
    tmp_path: Path, stops: tuple[int, ...]
) -> None:
    """More trials than Optuna draws blindly, so that its model of them is in it too."""
    task = load(wishes(tmp_path))
    tried: list[list[object]] = [[], []]

    def played(into: list[object], study: Study) -> list[Trace]:
        into.append(read(study.options["edition"], "hand"))
        return [made_up(decisions=10 * len(into))]

    tune.tune(task, 12, played=partial(played, tried[0]))
    for stop in stops:
        tune.tune(task, stop, storage=tmp_path / "trials.log", played=partial(played, tried[1]))
    assert tried[0] == tried[1]
    assert len(set(map(str, tried[0]))) > 3


def test_a_search_refuses_what_was_tried_for_something_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage = tmp_path / "trials.log"
    task = load(wishes(tmp_path))
    tune.tune(task, 1, storage=storage)
    other = load(wishes(tmp_path, WISHES.replace("high = 60", "high = 50")))
    with pytest.raises(BadRecord, match="the same wishes"):
        tune.tune(other, 2, storage=storage)
    monkeypatch.setattr(type(closecall.game("poof")), "revision", 99)
    with pytest.raises(BadRecord, match="revision 99"):
        tune.tune(task, 2, storage=storage)


def test_a_search_without_a_playable_box_says_so(tmp_path: Path) -> None:
    barren = WISHES.replace("low = 3\nhigh = 12", "low = 30\nhigh = 32")
    with pytest.raises(BadOptions, match="a range with a playable box"):
        tune.tune(load(wishes(tmp_path, barren)), 2)


def test_a_box_out_of_order_is_not_played(tmp_path: Path) -> None:
    order = '\n[[order]]\nabove = "hand"\nbelow = ["copies"]\n'
    task = load(wishes(tmp_path, WISHES + order))
    played: list[Study] = []

    def here(study: Study) -> list[Trace]:
        played.append(study)
        return run.play_here(study)

    tune.tune(task, 3, played=here)
    assert all(read(study.options["edition"], "hand") > 8 for study in played)  # type: ignore[operator]


def test_values_follow_others(tmp_path: Path) -> None:
    """One set of cards for several levels, some of which buy more."""
    cards = {
        name: {"copies": copies, "value": 1} for name, copies in (("boat-key", 8), ("cash", 40))
    }
    box = {"levels": {"easy": {"cards": cards}, "hard": {"cards": json.loads(json.dumps(cards))}}}
    followers = Same("levels.easy.cards.*.copies", ("levels.hard.cards.*.copies",)).followers(box)
    assert list(followers) == [
        (f"levels.hard.cards.{name}.copies", f"levels.easy.cards.{name}.copies") for name in cards
    ]
    same = '\n[[same]]\npath = "hand"\nat = ["poof_cards"]\nmore = 2\n'
    task = load(wishes(tmp_path, WISHES + same))
    found = tomllib.loads(tune.edition_text(task, {"hand": 5}))
    assert (found["hand"], found["poof_cards"]) == (5, 7)
    with pytest.raises(BadOptions, match="one of"):
        load(wishes(tmp_path, WISHES + same.replace("poof_cards", "poofs")))


def test_each_goal_may_have_its_own_players(tmp_path: Path) -> None:
    goal = '\n[[goals]]\nmetric = "decisions"\nseats = [2]\nlow = 1\nlevel = "gentle"\n'
    task = load(wishes(tmp_path, WISHES + goal + "options = { rounds = 1 }\n"))
    played: list[Study] = []

    def here(study: Study) -> list[Trace]:
        played.append(study)
        return run.play_here(study)

    found = tune.tune(task, 1, played=here)
    assert [study.players for study in played] == [("random",) * 2, ("gentle",) * 2]
    assert list(found.measured) == [
        "decisions, 2 seats, rounds=1",
        "decisions, 2 seats of gentle, rounds=1",
    ]
    with pytest.raises(CloseCallError, match="nobody"):
        load(wishes(tmp_path, WISHES + goal.replace("gentle", "nobody")))


def test_a_box_that_misses_by_more_than_the_best_is_given_up(tmp_path: Path) -> None:
    more = '\n[[goals]]\nmetric = "turns"\nseats = [3]\nlow = 1\noptions = { rounds = 1 }\n'
    sizes: list[int] = []

    def played(study: Study) -> list[Trace]:
        sizes.append(len(study.players))
        return [made_up(decisions=100 * len(sizes))]

    found = tune.tune(load(wishes(tmp_path, WISHES + more)), 2, played=played)
    assert sizes == [2, 3, 2]
    assert found.missed == 0


def test_a_goal_is_doubted_at_its_edge_and_with_few_matches() -> None:
    goal = Goal("win", (2,), low=0.5, high=0.7)
    assert goal.doubted(0.6, 0.03) < goal.doubted(0.69, 0.03) < goal.doubted(0.8, 0.03)
    assert goal.doubted(0.69, 0.03) < goal.doubted(0.69, 0.1)
    assert goal.doubted(0.8, 0.001) == pytest.approx(goal.missed(0.8), rel=0.02)
    assert goal.doubted(0.8, float("inf")) == goal.doubted(0.8, 0.0) == goal.missed(0.8)


TWO = (
    WISHES
    + """
[[parameters]]
path = "poof_cards"
low = 0
high = 20

[[goals]]
metric = "turns"
seats = [2]
low = 100
high = 110
options = { rounds = 1 }
"""
)


CITY = (
    WISHES.replace('"poof"', '"closing-in"')
    .replace('"hand"', '"levels.hard.drawn"')
    .replace("{ rounds = 1 }", "{}")
)


def turns_of(box: Mapping[str, int]) -> float:
    return 20.0 + 4 * box["hand"] + 5 * box["poof_cards"]


def test_slopes_find_what_a_few_boxes_tell(tmp_path: Path) -> None:
    """Five boxes far from the goal are enough to go straight to it, and none is tried again."""
    looked_for = load(wishes(tmp_path, TWO)).wishes
    boxes = [{"hand": h, "poof_cards": p} for h, p in ((3, 0), (4, 1), (5, 0), (6, 2), (3, 3))]
    tried = [
        Tried(
            box,
            {
                "turns, 2 seats, rounds=1": Estimate(
                    turns_of(box), turns_of(box) - 2, turns_of(box) + 2, 40
                )
            },
            looked_for.goals[1].missed(turns_of(box)),
        )
        for box in boxes
    ]
    misses: list[float] = []
    for seed in range(10):
        proposed = list(Slopes(looked_for, tried, seed).boxes())
        assert not any(box in boxes for box in proposed)
        every = [looked_for.goals[1].missed(turns_of(box)) for box in proposed]
        assert fmean(every) > 2
        misses += every[:2]
    assert fmean(misses) < 1.2


def test_a_search_arrives_at_a_narrow_goal(tmp_path: Path) -> None:
    """One box in twenty meets it; chance alone would need more than the dozen trials here."""

    def played(study: Study) -> list[Trace]:
        box = study.options["edition"]
        turns = 20 + 4 * int(str(read(box, "hand"))) + 5 * int(str(read(box, "poof_cards")))
        return [made_up(decisions=60, turns=turns + index % 5 - 2) for index in range(study.games)]

    narrow = TWO.replace("low = 100\nhigh = 110", "low = 117\nhigh = 119").replace(
        "matches = 4", "matches = 40"
    )
    for seed in (1, 2, 3):
        task = load(wishes(tmp_path, narrow.replace("matches", f"seed = {seed}\nmatches")))
        assert tune.tune(task, 12, played=played).missed == 0


def test_hopeless_boxes_are_given_up_after_a_few_matches(tmp_path: Path) -> None:
    games: list[int] = []

    def played(study: Study) -> list[Trace]:
        games.append(study.games)
        turns = 105 if sum(games) <= 60 else 300
        return [made_up(decisions=60, turns=turns + index % 5) for index in range(study.games)]

    task = load(wishes(tmp_path, TWO.replace("matches = 4", "matches = 60")))
    found = tune.tune(task, 3, played=played)
    assert games == [15, 15, 30, 15, 15]
    assert found.missed == 0


def test_bad_luck_that_all_boxes_share_is_not_held_against_one(tmp_path: Path) -> None:
    """The first deals take long whatever the box: the second box is as good as the first."""
    games: list[int] = []

    def played(study: Study) -> list[Trace]:
        games.append(study.games)
        return [
            made_up(decisions=60, turns=300 if study.seed == 1 else 105 + index % 5)
            for index in range(study.games)
        ]

    high = TWO.replace("matches = 4", "matches = 60").replace("high = 110", "high = 160")
    tune.tune(load(wishes(tmp_path, high)), 2, played=played)
    assert games == [15, 15, 30, 15, 15, 30]


def test_further_matches_of_a_box_have_their_own_deals(tmp_path: Path) -> None:
    seeds: list[range] = []

    def played(study: Study) -> list[Trace]:
        seeds.append(range(study.seed, study.seed + study.games))
        return [made_up(decisions=60) for _ in range(study.games)]

    tune.tune(
        load(wishes(tmp_path, WISHES.replace("matches = 4", "seed = 7\nmatches = 60"))),
        1,
        played=played,
    )
    assert [seed for each in seeds for seed in each] == list(range(7, 67))


def test_an_interrupted_box_is_tried_again(tmp_path: Path) -> None:
    task = load(wishes(tmp_path))
    tried: list[object] = []

    def played(study: Study) -> list[Trace]:
        tried.append(read(study.options["edition"], "hand"))
        if len(tried) == 3:
            raise KeyboardInterrupt
        return [made_up(decisions=10 * len(set(map(str, tried))))]

    storage = tmp_path / "trials.log"
    with pytest.raises(KeyboardInterrupt):
        tune.tune(task, 5, storage=storage, played=played)
    tune.tune(task, 5, storage=storage, played=played)
    assert tried[2] == tried[3] and len(tried) == 6


def test_the_best_boxes_are_measured_again(tmp_path: Path) -> None:
    """On other deals, which decide: the best of many measurements was lucky."""
    task = load(wishes(tmp_path, WISHES.replace("matches = 4", "matches = 10")))
    first: list[object] = []
    again: list[object] = []

    def played(study: Study) -> list[Trace]:
        hand = read(study.options["edition"], "hand")
        anew = study.seed >= tune.ELSEWHERE
        (again if anew else first).append(hand)
        decisions = 200 if anew and hand == first[0] else 100 + 2 * len(first)
        return [made_up(decisions=decisions + index) for index in range(study.games)]

    storage = tmp_path / "trials.log"
    found = tune.tune(task, 4, storage=storage, played=played, confirm=20)
    assert again[0] == first[0] and len(set(map(str, again))) == tune.FINALISTS
    assert found.values["hand"] in again[1:] and found.trials == 4
    assert all(each.n == 20 for each in found.measured.values())
    played_by_then = len(first) + len(again)
    assert tune.tune(task, 4, storage=storage, played=played, confirm=20) == found
    assert len(first) + len(again) == played_by_then


def test_a_search_goes_on_from_what_another_found(tmp_path: Path) -> None:
    one = wishes(tmp_path)
    two = tmp_path / "two.toml"
    two.write_text(WISHES.replace('"hand"', '"poof_cards"').replace("low = 3", "low = 11"))
    out, storage = tmp_path / "box.toml", tmp_path / "trials.log"
    where = ("--trials", "2", "--workers", "1", "--out", str(out), "--storage", str(storage))
    assert invoke("lab", "tune", str(one), *where).exit_code == 0
    alone = tomllib.loads(out.read_text())
    assert invoke("lab", "tune", str(one), str(two), *where).exit_code == 0
    both = tomllib.loads(out.read_text())
    assert both["hand"] == alone["hand"] and both["poof_cards"] >= 11
    other = tmp_path / "other.toml"
    other.write_text(CITY)
    assert "wishes for one game" in refused("lab", "tune", str(one), str(other), *where)
    assert "confirm" in refused("lab", "tune", str(one), *where, "--confirm", "-1")


def test_a_search_may_start_from_an_edition_that_ships(tmp_path: Path) -> None:
    task = load(wishes(tmp_path, CITY.replace("level =", 'edition = "lean"\nlevel =')))
    assert tomllib.loads(task.start)["name"] == "Closing In: lean"


def test_a_full_disk_keeps_finished_trials(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    storage = tmp_path / "trials.log"
    task = load(wishes(tmp_path))
    tune.tune(task, 2, storage=storage)

    def full(study: Study) -> list[Trace]:
        raise OSError(errno.ENOSPC, "No space left on device")

    with pytest.raises(CloseCallError, match=r"No space left.*finished trials are kept"):
        tune.tune(task, 3, storage=storage, played=full)
    assert tune.tune(task, 2, storage=storage).trials == 2


@pytest.mark.parametrize(
    "content", [b"garbage\n", b"a\nb\n", b'{"a": 1}\n', b"\xff\xfe\x00", b'{"op_code":77}\n']
)
@pytest.mark.parametrize("name", ["notes.log", "notes.db"])
def test_a_file_that_holds_no_trials_is_refused_and_kept(
    tmp_path: Path, content: bytes, name: str
) -> None:
    storage = tmp_path / name
    storage.write_bytes(content)
    with pytest.raises(BadRecord, match="of `lab tune`"):
        tune.tune(load(wishes(tmp_path)), 1, storage=storage)
    assert storage.read_bytes() == content
    for nowhere in (tmp_path / "no" / name, tmp_path):
        with pytest.raises(BadOptions, match="a file that can be written"):
            tune.tune(load(wishes(tmp_path)), 1, storage=nowhere)


def test_a_line_that_a_full_disk_broke_off_is_cut(tmp_path: Path) -> None:
    """Else the next line is appended to it, and neither can be read again."""
    storage = tmp_path / "trials.log"
    task = load(wishes(tmp_path))
    tune.tune(task, 2, storage=storage)
    with storage.open("ab") as file:
        file.write(b'{"op_code":5,"worker_id":"4')
    assert tune.tune(task, 3, storage=storage).trials == 3
    assert tune.tune(task, 3, storage=storage).trials == 3


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("low = 3", "lowest = 3"), "lowest"),
        (('path = "hand"', 'path = "hands"'), "expected one of name"),
        (('metric = "decisions"', 'metric = "fun"'), "one of win"),
        (("seats = [2]", "seats = [9]"), "seats"),
        (("rounds = 1", "rounds = 99"), "from 1 to 20"),
        (("low = 3\n", "low = 30\n"), "at most 12"),
        (('game = "poof"', 'game = "chess"'), "chess"),
        (("[[goals]]", "[[goals"), "TOML|wishes"),
    ],
)
def test_wishes_that_cannot_be_meant_are_refused(
    tmp_path: Path, change: tuple[str, str], told: str
) -> None:
    assert change[0] in WISHES
    with pytest.raises(CloseCallError, match=told):
        load(wishes(tmp_path, WISHES.replace(*change)))


# The command ------------------------------------------------------------------------------------


def test_a_report_from_the_command_line(tmp_path: Path) -> None:
    html, found, log = (tmp_path / name for name in ("report.html", "report.json", "log.jsonl"))
    files = ["--html", str(html), "--json", str(found), "--log", str(log)]
    small = ["--seats", "2", "--matches", "8", "--workers", "1", "-o", "rounds=1"]
    done = invoke("lab", "report", "poof", *small, *files, "--level", "easy")
    assert done.exit_code == 0, done.output
    assert "Lead changes" in done.stdout
    content = json.loads(found.read_text())
    assert content["metrics"]["turns"]["n"] == 8
    assert html.read_text().startswith("<!doctype html>")
    assert len(log.read_text().splitlines()) == 9  # and nothing is played again:
    again = invoke("lab", "report", "poof", *small, *files, "--level", "easy")
    assert again.exit_code == 0
    assert json.loads(found.read_text()) == content


def test_bad_input_is_refused_in_a_line(tmp_path: Path) -> None:
    impossible = tmp_path / "box.toml"
    impossible.write_text('name = "x"\nunknown = 3\n')
    assert "unknown" in refused("lab", "report", "poof", "--edition", str(impossible))
    assert "seats" in refused("lab", "report", "poof", "--seats", "9")
    assert "games" in refused("lab", "report", "poof", "--matches", "0")
    assert "en, de, fr, it" in refused("lab", "report", "poof", "--lang", "xx")
    assert "no-such" in refused("lab", "report", "poof", "--level", "no-such")
    assert "can be written" in refused("lab", "report", "poof", "--html", "/no/such/place.html")
    assert "NAME=VALUE" in refused("lab", "compare", "poof", "default", "rounds")
    assert "one or two" in refused(
        "lab", "sweep", "poof", *(["--param", "rounds=1..2"] * 3), "--matches", "2"
    )


def test_a_log_of_another_revision_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = tmp_path / "log.jsonl"
    Log(log, SMALL, Trace)
    monkeypatch.setattr(type(closecall.game("poof")), "revision", 99)
    with pytest.raises(BadRecord, match="revision 99"):
        Log(log, SMALL, Trace)


def test_a_full_disk_keeps_finished_matches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = tmp_path / "log.jsonl"
    book = Log(log, SMALL, Trace)
    book.add([play(SMALL, 0)])

    def full(file: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(BadRecord, match=r"No space left.*its matches are kept"):
        book.add([play(SMALL, 1)])
    monkeypatch.undo()
    assert Log(log, SMALL, Trace).finished[0] == play(SMALL, 0)


def test_the_search_from_the_command_line(tmp_path: Path) -> None:
    out, html = tmp_path / "best.toml", tmp_path / "best.html"
    files = ["--out", str(out), "--html", str(html), "--storage", str(tmp_path / "trials.log")]
    done = invoke("lab", "tune", str(wishes(tmp_path)), "--trials", "2", "--workers", "1", *files)
    assert done.exit_code == 0, done.output
    closecall.game("poof").check_edition(tomllib.loads(out.read_text()))
    assert "</html>" in html.read_text()
    assert "≤ 60.0" in done.output and "missed" not in done.output
    impossible = wishes(tmp_path, WISHES.replace("high = 60", "high = 1"))
    done = invoke("lab", "tune", str(impossible), "--trials", "1", "--workers", "1")
    assert "≤ 1.0" in done.output and "missed" in done.output


def test_the_lab_plays_on_a_cluster(tmp_path: Path) -> None:
    """A scheduler and two worker processes on this machine; the same figures come out."""
    from distributed import LocalCluster

    def figures(*where: str) -> object:
        file = tmp_path / f"report-{len(where)}.json"
        options = ("--seats", "2", "--matches", "8", "--level", "easy", "-o", "rounds=1")
        done = invoke("lab", "report", "poof", *options, "--json", str(file), *where)
        assert done.exit_code == 0, done.output
        return json.loads(file.read_text())

    with LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address="127.0.0.1:0", host="127.0.0.1"
    ) as cluster:
        address = ("--cluster", cluster.scheduler_address)
        assert figures(*address) == figures()
        search = ("lab", "tune", str(wishes(tmp_path)), "--trials", "2")
        assert invoke(*search, *address).output == invoke(*search, "--workers", "1").output


def test_variants_have_names() -> None:
    game = closecall.game("poof")
    assert variant(game, "rounds=3,blind=on", {}) == Variant(
        "rounds=3,blind=on", {"rounds": 3, "blind": True}
    )
