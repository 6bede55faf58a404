"""Measure a bot of 5 To Close against an anagram maximiser, and how soon its rounds are closed.

    python bench/anagrams.py --level best --matches 60 --seed 5000

The maximiser does what an anagram program would: it lays the longest word that its hand spells,
with its Double or Triple, and locks it at once; what it cannot use it throws away, and it freezes
the first word of the others. It knows the word list and challenges every word that is not in it.
Each deal is played from both sides. With `--rival` a level plays instead of the maximiser, with
`--pairs` two of each play as partners, who sit opposite each other.

It also plays in the arena: with this folder on the path,
`closecall arena five-to-close --players best,anagrams:Maximiser`.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from functools import cache
from itertools import combinations
from statistics import mean, median, stdev
from string import ascii_lowercase
from typing import Any

import closecall
from closecall.bots import choose
from closecall.games.five_to_close import moves
from closecall.games.five_to_close.lexicon import lexicon
from closecall.games.five_to_close.shapes import FiveToCloseView

GAME = closecall.game("five-to-close")
LONGEST = 8
SELDOM = "QZXJKVWFYBHPMGCUDLNTRSIOAE"  # what to throw away first


@cache
def spelled() -> dict[str, list[str]]:
    """Return the words of every set of letters that spells some."""
    found = defaultdict(list)
    for word in lexicon().words():
        if len(word) <= LONGEST:
            found["".join(sorted(word))].append(word)
    return dict(found)


class Maximiser:
    """Lays the longest word of its hand and locks it at once."""

    def choose(self, state: Any, seat: int, seed: int) -> int:
        """Return the action to take."""
        by_text = {GAME.move(action).text: action for action in state.legal(seat)}
        return int(by_text[self.text(state.view(seat), seat, by_text)])

    def text(self, view: FiveToCloseView, seat: int, legal: dict[str, int]) -> str:
        """Return the move as a text."""
        if "accept" in legal:
            return wrong_word(view, legal)
        if any(text.startswith("draw:") for text in legal):
            return drawing(view, legal)
        hand, wilds = cards_of(view)
        begun = view.sides[view.players[seat].side].words[0]
        if "=a" in legal:
            assert begun is not None  # a Wild never comes first
            return named(begun.text.lower(), hand, wilds, legal)
        if begun is not None:
            return going_on(begun.text.lower(), hand, wilds, legal)
        word = longest_word("", hand, wilds, view.shortest)
        if word and f"{word[0]}>new" in legal:
            return f"{word[0]}>new"
        return ending(hand, legal)


def wrong_word(view: FiveToCloseView, legal: dict[str, int]) -> str:
    """Challenge a word that is not in the list."""
    assert view.answers is not None
    for word in view.sides[view.answers.side].locked:
        text = f"challenge:{word.slot + 1}"
        if text in legal and not lexicon().contains(word.text):
            return text
    return "accept"


def cards_of(view: FiveToCloseView) -> tuple[list[str], int]:
    """Return the letters of the hand, and how many Wilds it has (one is used at a time)."""
    cards = list(view.hand or [])
    return [card.lower() for card in cards if len(card) == 1], min(1, cards.count("wild"))


def drawing(view: FiveToCloseView, legal: dict[str, int]) -> str:
    """Take the open card if the hand spells a longer word with it; new cards if it spells none."""
    hand, wilds = cards_of(view)
    now = longest_word("", hand, wilds, view.shortest)
    if "draw:discard" in legal and len(view.discard[-1]) == 1:
        more = [*hand, view.discard[-1].lower()]
        if len(longest_word("", more, wilds, view.shortest)) > len(now):
            return "draw:discard"
    if not now and "fresh-hand" in legal:
        return "fresh-hand"
    return next(text for text in ("draw:deck", "draw:discard", "draw:none") if text in legal)


def longest_word(begun: str, hand: list[str], wilds: int, shortest: int) -> str:
    """Return the longest word with this beginning that the cards spell, empty if there is none."""
    most = min(len(hand) + wilds, LONGEST - len(begun))
    for size in range(most, shortest - len(begun) - 1, -1):
        for extra in ["", *(ascii_lowercase if wilds else "")]:
            for cards in combinations(sorted(hand), size - len(extra)):
                for word in spelled().get("".join(sorted([*begun, *cards, *extra])), []):
                    if word.startswith(begun) and (begun or word[0] in cards):
                        return word
    return ""


def going_on(begun: str, hand: list[str], wilds: int, legal: dict[str, int]) -> str:
    """Finish the word that lies there, and lock it."""
    word = longest_word(begun, hand, wilds, len(begun) + 1)
    if word:
        for text in (f"{word[len(begun)]}>1", "wild>1"):
            if text in legal:
                return text
    for text in ("triple>1", "double>1", "lock:1", "unfreeze>1"):
        if text in legal and (text == "unfreeze>1" or lexicon().contains(begun)):
            return text
    return ending(hand, legal)


def named(begun: str, hand: list[str], wilds: int, legal: dict[str, int]) -> str:
    """Return the letter of a Wild that leads to the longest word."""

    def length(text: str) -> int:
        longer = begun + text[1]
        whole = len(longer) if lexicon().contains(longer) else 0
        return max(whole, len(longest_word(longer, hand, wilds, len(longer) + 1)))

    return max(sorted(text for text in legal if text.startswith("=")), key=length)


def ending(hand: list[str], legal: dict[str, int]) -> str:
    """Freeze a word of the others, else throw away what is hardest to use."""
    for text in sorted(text for text in legal if text.startswith("freeze>")):
        return text
    alike = Counter(hand)
    for card in SELDOM.lower():
        if f"discard:{card}" in legal and (alike[card] > 1 or card in "qzxjkvw"):
            return f"discard:{card}"
    rest = sorted(text for text in legal if text.startswith("discard:"))
    return min(rest, key=worth_keeping, default="end-turn")


def worth_keeping(text: str) -> int:
    """Return how late a card is thrown away: letters first, the rare ones before the others."""
    card = text.removeprefix("discard:").upper()
    return SELDOM.index(card) if card in moves.LETTERS else len(SELDOM)


def match(players: list[Any], seed: int) -> tuple[list[int], list[int]]:
    """Play a match; return the points by seat, and the turns of the player with most by round."""
    state, step = GAME.start(len(players), seed), 0
    turns: list[Counter[int]] = [Counter() for _ in range(4)]
    while not state.over:
        seat, view = state.actors()[0], state.view(0)
        assert isinstance(view, FiveToCloseView)
        action = choose(state, seat, players[seat], seed * 10_000 + step)
        text = GAME.move(action).text
        turns[view.round - 1][seat] += text.startswith("draw:") or text == "fresh-hand"
        state.apply(seat, action)
        step += 1
    return list(state.result().scores), [max(each.values()) for each in turns]


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--level", default="best")
    parser.add_argument("--rival", default="", help="a level instead of the maximiser")
    parser.add_argument("--matches", type=int, default=60)
    parser.add_argument("--seed", type=int, default=5000)
    parser.add_argument("--pairs", action="store_true", help="two against two")
    asked = parser.parse_args()
    rival: Any = asked.rival or Maximiser()
    ahead: list[int] = []
    rounds: list[list[int]] = []
    for number in range(asked.matches):
        first = number % 2
        players = [rival, asked.level] if first else [asked.level, rival]
        scores, turns = match(players * (2 if asked.pairs else 1), asked.seed + number // 2)
        ahead.append(scores[first] - scores[1 - first])
        rounds.append(turns)
    won = sum(gap > 0 for gap in ahead)
    error = 1.96 * stdev(ahead) / len(ahead) ** 0.5
    print(f"{asked.level} won {won} of {len(ahead)}, {mean(ahead):.0f} ± {error:.0f} points ahead")
    for number, each in enumerate(zip(*rounds, strict=True), 1):
        figures = f"median {median(each)}, mean {mean(each):.1f}, most {max(each)}"
        print(f"round {number}: turns {figures}")


if __name__ == "__main__":
    main()
