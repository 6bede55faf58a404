"""From matches to figures: win shares with intervals, scores, ratings, decision times."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Sequence

import msgspec

import closecall
from closecall.arena.contest import Contest, Played, bin_edge
from closecall.engine.extras import needed
from closecall.intervals import interval

with needed("arena"):
    from openskill.models import PlackettLuce


class PlayerFigures(msgspec.Struct, frozen=True):
    """How one entry of the list of players did."""

    name: str
    wins: float
    """Matches won; a shared win counts by its share."""
    share: float
    low: float
    high: float
    mean: float
    error: float
    """Standard error of the mean score."""
    quartiles: tuple[float, float, float]
    rating: float | None
    """None where everybody is on the same side, so that nobody is rated against anybody."""
    uncertainty: float | None
    median_time: float
    slow_time: float
    """99th percentile of decision times, in seconds."""


class Summary(msgspec.Struct, frozen=True):
    """The figures of a contest."""

    contest: Contest
    games: int
    cooperative: bool
    levels: list[PlayerFigures]
    """Players of the same level together."""
    players: list[PlayerFigures]
    seat_shares: list[float]
    reasons: dict[str, int]
    mean_moves: float
    longest: int


def summarise(contest: Contest, matches: Sequence[Played]) -> Summary:
    """Return all figures of a contest; the order in which matches were finished does not matter."""
    matches = sorted(matches, key=lambda played: played.index)
    game = closecall.game(contest.game)
    count = len(contest.players)
    ratings = _ratings(contest, matches)
    levels = list(dict.fromkeys(contest.players))
    return Summary(
        contest=contest,
        games=len(matches),
        cooperative=game.cooperative,
        levels=[
            _figures(
                level,
                [player for player in range(count) if contest.players[player] == level],
                matches,
                contest,
                ratings,
            )
            for level in levels
        ],
        players=[
            _figures(
                f"{contest.players[player]} #{player + 1}", [player], matches, contest, ratings
            )
            for player in range(count)
        ],
        seat_shares=_seat_shares(count, matches, contest),
        reasons=dict(Counter(played.reason for played in matches)),
        mean_moves=statistics.fmean(played.moves for played in matches) if matches else 0.0,
        longest=max((played.moves for played in matches), default=0),
    )


def _win(played: Played, members: list[int], contest: Contest) -> float:
    """Return the share of a match's win that falls to some players: teams win as one."""
    game = closecall.game(contest.game)
    teams = game.teams(len(contest.players))
    seats_won = {seat for seat, won in zip(played.seats, played.won, strict=True) if won}
    winning = [team for team in teams if set(team) <= seats_won]
    if not winning:
        return 0.0
    if game.cooperative:
        return 1.0
    mine = {played.seats[player] for player in members}
    # A team of two different levels counts for each by its members.
    return sum(len(mine & set(team)) / len(team) for team in winning) / len(winning)


def _figures(
    name: str,
    members: list[int],
    matches: Sequence[Played],
    contest: Contest,
    ratings: list[tuple[float, float]] | None,
) -> PlayerFigures:
    wins = sum(_win(played, members, contest) for played in matches)
    scores = [played.scores[player] for played in matches for player in members]
    low, high = interval(wins, len(matches))
    times: Counter[int] = Counter()
    for played in matches:
        for player in members:
            times.update(played.times[player])
    return PlayerFigures(
        name=name,
        wins=wins,
        share=wins / len(matches) if matches else 0.0,
        low=low,
        high=high,
        mean=statistics.fmean(scores) if scores else 0.0,
        error=statistics.stdev(scores) / math.sqrt(len(scores)) if len(scores) > 1 else 0.0,
        quartiles=_quartiles(scores),
        rating=None if ratings is None else statistics.fmean(ratings[i][0] for i in members),
        uncertainty=None if ratings is None else statistics.fmean(ratings[i][1] for i in members),
        median_time=percentile(times, 0.5),
        slow_time=percentile(times, 0.99),
    )


def _quartiles(scores: list[int]) -> tuple[float, float, float]:
    if len(scores) < 2:
        only = float(scores[0]) if scores else 0.0
        return only, only, only
    low, middle, high = statistics.quantiles(scores, n=4)
    return low, middle, high


def percentile(times: Counter[int], share: float) -> float:
    """Return the time below which this share of decisions lies."""
    wanted = share * times.total()
    seen = 0
    for number in sorted(times):
        seen += times[number]
        if seen >= wanted:
            return bin_edge(number)
    return 0.0


def _seat_shares(count: int, matches: Sequence[Played], contest: Contest) -> list[float]:
    shares = [0.0] * count
    for played in matches:
        for player in range(count):
            shares[played.seats[player]] += _win(played, [player], contest)
    return [share / len(matches) if matches else 0.0 for share in shares]


def _ratings(contest: Contest, matches: Sequence[Played]) -> list[tuple[float, float]] | None:
    """Plackett-Luce ratings after all matches, in the order of their index."""
    game = closecall.game(contest.game)
    teams = game.teams(len(contest.players))
    if len(teams) < 2:
        return None
    model = PlackettLuce()
    ratings = [model.rating() for _ in contest.players]
    for played in matches:
        player_at = {seat: player for player, seat in enumerate(played.seats)}
        sides = [[ratings[player_at[seat]] for seat in team] for team in teams]
        ranks = [0.0 if played.won[player_at[team[0]]] else 1.0 for team in teams]
        for team, side in zip(teams, model.rate(sides, ranks=ranks), strict=True):
            for seat, rating in zip(team, side, strict=True):
                ratings[player_at[seat]] = rating
    return [(rating.mu, rating.sigma) for rating in ratings]
