"""Every move of every game has words in every language, true to what its player sees."""

from __future__ import annotations

import random
from collections import defaultdict

import pytest

import closecall
from closecall import text
from closecall.engine.naming import Named, Player, spell
from closecall.engine.types import Move

GAMES = ("poof", "close-enough", "close-to-the-mark", "closing-in", "five-to-close")
LOOKS = 250
MATCHES = 3


def in_words(key: str, lang: str, named: Named) -> str:
    def say(message: str, **arguments: object) -> str:
        return text.say_strictly(key, lang, message, **arguments)

    return spell(named, say, "Juno {}".format)


@pytest.mark.parametrize("key", GAMES)
def test_every_move_has_words(key: str) -> None:
    game = closecall.game(key)
    kinds: dict[type[Move], set[str]] = defaultdict(set)
    for number in range(MATCHES):
        chance = random.Random(number)
        seats = game.seats[number % len(game.seats)]
        state = game.start(seats, number)
        for _ in range(LOOKS):
            if state.over:
                break
            seat = chance.choice(state.actors())
            legal = state.legal(seat)
            view = state.view(seat)
            told = {}
            for action in chance.sample(legal, min(3, len(legal))):
                move = game.move(action)
                named = game.name_move(view, move)
                assert named is not None
                told[action] = in_words(key, "en", named)
                kinds[type(move)].add(told[action])
                for lang in ("de", "fr", "it"):
                    assert in_words(key, lang, named)
            assert len(set(told.values())) == len(told), "two moves with the same words"
            state.apply(seat, chance.choice(legal))
    assert len(kinds) >= 2


def test_things_of_an_edition_bring_their_names() -> None:
    """A tile that no text knows is called what the edition calls it."""

    def say(message: str, **arguments: object) -> str:
        return text.say("closing-in", "it", message, **arguments)

    named = Named("move-move", {"tile": Named("tile-brewery", otherwise="Brewery")})
    assert spell(named, say, str) == text.say("closing-in", "it", "move-move", tile="Brewery")


def test_players_and_lists_in_a_message() -> None:
    named = Named("move-take", {"whom": Player(2), "value": 5})
    assert in_words("close-enough", "en", named) == "Take Juno 2’s 5"
    back = Named("move-put-back", {"tiles": [Named("tile-docks"), Named("tile-market")]})
    assert in_words("closing-in", "en", back).endswith(": Docks, Market")
