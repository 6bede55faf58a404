"""A bot's thoughts in words, for hints and reviews."""

from __future__ import annotations

from typing import Literal

import msgspec

from closecall.bots.levels import Budget, Candidate, consider, policy_of
from closecall.engine.claims import Asked, Said, say_about
from closecall.engine.core import State
from closecall.engine.errors import BadOptions


class Advice(msgspec.Struct, frozen=True):
    """A move worth considering, in words: what a hint shows."""

    action: int
    text: str
    value: float
    error: float
    sure: Literal["clear", "likely", "close"]
    """How far it is ahead of the best other move (for others: behind the best)."""
    reason: str


def explain(
    state: State,
    seat: int,
    lang: str = "en",
    seed: int = 0,
    budget: Budget | None = None,
) -> list[Advice]:
    """Return the moves a strong bot would weigh, best first, each with a reason in words.

    Like every bot it works on what the seat knows: a hint never gives anything away.
    """
    from closecall.text import languages, say  # words need the extra `cli`; the rest does not

    if lang not in languages():
        raise BadOptions("one of " + ", ".join(languages()), lang, where="lang")
    candidates = consider(state, seat, seed, budget)
    game = state.game
    said = reasons(state.imagine(seat, seed), seat, candidates)
    advice = []
    for place, each in enumerate(candidates):
        message, arguments = said[place]
        rival = _rival(candidates, place)
        advice.append(
            Advice(
                action=each.action,
                text=game.move(each.action).text,
                value=each.value,
                error=each.error,
                sure=_sureness(each, rival),
                reason=say(game.key, lang, message, **arguments),
            )
        )
    return advice


def _rival(candidates: list[Candidate], place: int) -> Candidate | None:
    """Return the candidate to compare with: the best of the others."""
    if len(candidates) < 2:
        return None
    return candidates[1 if place == 0 else 0]


def reasons(imagined: State, seat: int, candidates: list[Candidate]) -> list[Said]:
    """Return the reasons for each candidate: claims that hold, or the policy's word where there are
    no claims.

    Given an imagined state, it says nothing that the seat could not know.
    """
    game = imagined.game
    claims = game.claims()
    if not claims:
        policy = policy_of(game.key)
        return [policy.reason(imagined, seat, each.action) for each in candidates]
    view = imagined.view(seat)
    legal = tuple([game.move(action) for action in imagined.legal(seat)])
    used: list[Said] = []
    for place, each in enumerate(candidates):
        other = _rival(candidates, place)
        rival = None if other is None else game.move(other.action)
        say_about(claims, Asked(view, seat, game.move(each.action), legal, rival), used)
    return used


def _sureness(one: Candidate, other: Candidate | None) -> Literal["clear", "likely", "close"]:
    if other is None:
        return "clear"
    gap = abs(one.value - other.value)
    doubt = (one.error**2 + other.error**2) ** 0.5
    if gap > 3 * doubt:
        return "clear"
    return "likely" if gap > doubt else "close"
