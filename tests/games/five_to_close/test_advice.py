"""What hints say about moves of 5 To Close is true, specific, and never settles a challenge.

Every sentence is judged a second time, from the table before and after the move and from the rule
book, not by the check that chose it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from random import Random
from typing import Any

import pytest
from games.five_to_close.table import GAME, PLAIN, legal, locked, look, play, table, word
from wording import agrees

from closecall import text
from closecall.bots import choose, consider, explain
from closecall.engine.claims import PLAIN as NOTHING_TO_SAY
from closecall.engine.claims import Asked, Said, say_about
from closecall.engine.core import State
from closecall.games.five_to_close.advice import CLAIMS
from closecall.games.five_to_close.lexicon import WORDS_FILE, lexicon
from closecall.games.five_to_close.looks import oddity
from closecall.games.five_to_close.shapes import FiveToCloseView

# F23, as the book's table has it.
POINTS = [0, 0, 0, 10, 15, 25, 35, 50, 80, 110, 150, 200, 250, 300, 350, 400, 450, 500]
GAME_TEXT = WORDS_FILE.with_name("text") / "en.ftl"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
WORDS = lexicon()
MOST_MOVES = 5  # of a position, as many as a hint shows


class Case:
    """A sentence about a move, and the table before and after that move."""

    def __init__(self, state: State, seat: int, move: str, arguments: dict[str, Any]) -> None:
        self.state, self.seat, self.move, self.arguments = state, seat, move, arguments
        self.view: FiveToCloseView = look(state, seat)
        self.own = next(side for side in self.view.sides if seat in side.seats)
        self.others = [side for side in self.view.sides if side is not self.own]
        self.hand: list[str] = list(self.view.hand or [])
        self.legal = legal(state, seat)

    def __getattr__(self, name: str) -> Any:
        """The sentence's arguments."""
        if name in self.__dict__.get("arguments", {}):
            return self.arguments[name]
        raise AttributeError(name)

    @cached_property
    def after(self) -> FiveToCloseView:
        """What the seat sees when the move is made."""
        state = self.state.copy()
        play(state, self.move, seat=self.seat)
        return look(state, self.seat)

    @property
    def top(self) -> str:
        return self.view.discard[-1]

    @property
    def hidden(self) -> int:
        """Cards the next one drawn may be (F24)."""
        return self.view.draw_pile if self.view.draw_pile else len(self.view.discard) - 1

    def open(self, *sides: Any) -> list[Any]:
        return [word for side in sides for word in side.words if word]

    @property
    def place(self) -> int:
        """The place a move names: e>3, wild>1, lock:2, freeze>b4, take>c5:1."""
        if self.move.startswith("="):
            assert self.view.declaring is not None
            return self.view.declaring.place
        return int(self.move.split(":")[0 if ">" in self.move else 1][-1]) - 1

    @property
    def side(self) -> int:
        """The side a move names."""
        return "abcdefg".index(self.move.split(">")[1][0])

    def mine(self, view: FiveToCloseView) -> Any:
        """The own word at the place of the move."""
        side = next(each for each in view.sides if self.seat in each.seats)
        return side.words[self.place]

    @property
    def letters(self) -> list[str]:
        return [card for card in self.hand if card in LETTERS]

    @property
    def left(self) -> list[str]:
        """The hand after a discard."""
        rest = list(self.hand)
        rest.remove(next(c for c in rest if c.lower() == self.move.removeprefix("discard:")))
        return rest

    @property
    def doubted(self) -> Any:
        """The word a challenge is about."""
        assert self.view.answers is not None
        slot = int(self.move.removeprefix("challenge:")) - 1
        return next(w for w in self.view.sides[self.view.answers.side].locked if w.slot == slot)

    def asked_words(self) -> list[Any]:
        answers = self.view.answers
        assert answers is not None
        return [w for w in self.view.sides[answers.side].locked if w.slot in answers.slots]


def grows(case: Case) -> bool:
    """The word becomes what was said, and is worth what was said."""
    new = case.mine(case.after)
    return bool(new.text == case.word)


def bare(case: Case) -> int:
    """The letters of the longest word of others that a Freeze would hit."""
    words = [w for w in case.open(*case.others) if not w.frozen and not w.shield]
    return max((len(w.text) for w in words), default=0)


def vowels(cards: Sequence[str]) -> int:
    return sum(card in "AEIOU" for card in cards if len(card) == 1)


def risk(case: Case) -> bool:
    """F19: what a challenge of this word may cost and bring, tried on the table."""
    state, answers = case.state.copy(), case.view.answers
    assert answers is not None
    before = look(state)
    real = WORDS.contains(case.doubted.text)
    play(state, case.move, seat=case.seat)
    after = look(state) if look(state).round == before.round and not state.over else None
    if after is None:
        return bool(case.word == case.doubted.text and case.points == case.doubted.points)
    mine = case.view.players[case.seat].side
    loser, loss = (mine, 25) if real else (answers.side, 50)
    lost = before.sides[loser].challenges - after.sides[loser].challenges
    return bool(
        lost == loss and (case.word, case.points) == (case.doubted.text, case.doubted.points)
    )


def swaps(case: Case) -> bool:
    before = case.view.sides[case.side].words[case.place]
    after = case.after.sides[case.side].words[case.place]
    assert before is not None
    assert after is not None
    changed = [a for a, b in zip(before.tiles, after.tiles, strict=True) if a != b]
    wilds = [tile for tile in before.tiles if tile.wild is not None]
    gained = Counter[str](case.after.hand or []) - Counter[str](case.hand)
    return (
        changed == [wilds[case.number - 1]]
        and changed[0].letter == case.letter
        and before.text == case.word
        and gained == {"wild": 1}
        and any(each.startswith("wild>") for each in after_legal(case))
    )


def after_legal(case: Case) -> set[str]:
    state = case.state.copy()
    play(state, case.move, seat=case.seat)
    return legal(state, case.seat)


def lock_is_possible(case: Case, place: int) -> bool:
    """F12; with the dictionary enforced a lock is offered for real words only."""
    return case.view.enforce or f"lock:{place + 1}" in after_legal(case)


def frozen_after(case: Case) -> bool:
    now = case.after.sides[case.side].words[case.place]
    return now is not None and now.frozen and now.text == case.word


TRUTH: dict[str, Callable[[Case], bool]] = {
    "deck-shuffle": lambda c: c.view.draw_pile == 0 and c.count == len(c.view.discard) - 1 > 0,
    "deck-special": lambda c: len(c.top) > 1,
    "deck-held": lambda c: c.card == c.top and c.count == c.hand.count(c.top) > 0,
    "deck-open": lambda c: c.card == c.top == c.after.discard[-1] and c.count == c.hidden,
    "deck-only": lambda c: not c.view.discard and c.count == c.view.draw_pile,
    "take-must": lambda c: c.view.draw_pile == 0 and len(c.view.discard) == 1,
    "take-wild": lambda c: c.top == "wild",
    "take-swap": lambda c: (
        c.card == c.top and any(m.startswith("take>") for m in after_legal(c))
        and any(w.text == c.word and c.card in w.text for w in c.open(*c.view.sides))
    ),
    "take-factor": lambda c: any(
        w.text == c.word and w.multiplier == 1 and not w.frozen and POINTS[len(w.text)] == c.before
        for w in c.open(c.own)
    ) and c.points == c.before * {"double": 2, "triple": 3}[c.top] and c.points > 0,
    "take-freeze": lambda c: c.top == "freeze" and len(c.word) == c.count == bare(c),
    "take-thaw": lambda c: c.top == "unfreeze" and any(
        w.text == c.word and w.frozen for w in c.open(c.own)
    ),
    "take-vowel": lambda c: c.card == c.top and c.top in "AEIOU" and vowels(c.hand) == 0,
    "take-consonant": lambda c: c.card == c.top and c.top not in "AEIOU" and len(c.top) == 1
    and vowels(c.hand) == len(c.letters) > 0,
    "take-sure": lambda c: c.count == c.hidden,
    "draw-none": lambda c: c.view.draw_pile == 0 and not c.view.discard,
    "hand-vowels": lambda c: c.count == vowels(c.hand) and c.count in (0, 5, 6, 7),
    "hand-new": lambda c: c.cards.split() == c.letters and len(c.hand) == 7,
    "name-lack": lambda c: c.letter not in c.hand and c.mine(c.after).text == c.word
    and c.word.endswith(c.letter),
    "grow-factor": lambda c: grows(c) and c.mine(c.after).points == c.points > 0
    and c.factor == c.mine(c.view).multiplier > 1 and c.before == c.mine(c.view).points,
    "grow-ready": lambda c: grows(c) and len(c.word) == 2 + c.view.round
    and c.mine(c.after).points == c.points and lock_is_possible(c, c.place),
    "grow-points": lambda c: grows(c) and c.mine(c.after).points == c.points > c.before
    and c.before == c.mine(c.view).points,
    "grow-lacks": lambda c: grows(c) and len(c.word) + c.count == 2 + c.view.round and c.count > 0,
    "grow-start-with": lambda c: len(c.open(c.own)) + 1 == len(c.open(
        next(side for side in c.after.sides if c.seat in side.seats)
    )) and c.cards.split() == [each for each in c.after.hand or [] if each in LETTERS] != [],
    "grow-start": lambda c: c.count == len(c.open(c.own)) + 1 == len(c.open(
        next(side for side in c.after.sides if c.seat in side.seats)
    )),
    "wild-ready": lambda c: c.mine(c.view).text == c.word and len(c.word) + 1 == 2 + c.view.round
    and c.points == POINTS[len(c.word) + 1] * c.mine(c.view).multiplier,
    "wild-word": lambda c: c.mine(c.view).text == c.word and c.count == len(c.word) + 1,
    "wild-start": lambda c: c.after.declaring is not None
    and c.own.words[c.after.declaring.place] is None,
    "multiply-now": lambda c: c.mine(c.after).points == c.points > c.mine(c.view).points == c.before
    and c.mine(c.view).text == c.word,
    "multiply-later": lambda c: c.mine(c.after).multiplier == c.factor
    and c.mine(c.view).text == c.word and len(c.word) + c.count == 2 + c.view.round and c.count > 0,
    "thaw": lambda c: c.mine(c.view).frozen and not c.mine(c.after).frozen
    and c.mine(c.view).text == c.word and len(c.word) == c.count,
    "shield-best": lambda c: c.mine(c.after).shield and c.mine(c.view).text == c.word
    and c.points == c.mine(c.view).points == max(w.points for w in c.open(c.own)) > 0,
    "shield": lambda c: c.mine(c.after).shield and c.mine(c.view).text == c.word,
    "freeze-shield": lambda c: not frozen_after(c)
    and not getattr(c.after.sides[c.side].words[c.place], "shield", True),
    "freeze-ready": lambda c: frozen_after(c) and len(c.word) >= 2 + c.view.round
    and c.points == c.view.sides[c.side].words[c.place].points,  # type: ignore[union-attr]
    "freeze-grow": lambda c: frozen_after(c) and len(c.word) == c.count,
    "swap": swaps,
    "start-frozen": lambda c: c.count == sum(w.frozen for w in c.open(c.own)) > 0,
    "start-short": lambda c: c.count == 2 + c.view.round
    and all(len(w.text) < c.count for w in c.open(c.own)),
    "start-cards": lambda c: c.count == sum(len(w.text) for w in c.open(c.own)),
    "lock-close": lambda c: len(c.own.locked) == 4 and c.mine(c.view).text == c.word
    and c.points == c.mine(c.view).points,
    "lock-race": lambda c: c.count == max(len(side.locked) for side in c.others) >= 3
    and c.mine(c.view).text == c.word and c.points == c.mine(c.view).points,
    "lock-factor": lambda c: c.factor == c.mine(c.view).multiplier > 1
    and c.mine(c.view).text == c.word and c.points == c.factor * POINTS[len(c.word)],
    "lock-points": lambda c: c.mine(c.view).text == c.word
    and c.points == POINTS[len(c.word)] * c.mine(c.view).multiplier,
    "wait": lambda c: any(
        w and w.text == c.word and w.points == c.points and f"lock:{place}" in c.legal
        and c.after_one == POINTS[len(w.text) + 1] * w.multiplier
        for place, w in enumerate(c.own.words, 1)
    ),
    "throw-cost": lambda c: c.move == f"discard:{c.card}"
    and c.points == {"double": 25, "triple": 35, "freeze": 25}[c.card],
    "throw-double": lambda c: c.move == f"discard:{c.card.lower()}"
    and c.count == c.left.count(c.card) > 0,
    "throw-keep": lambda c: c.cards.split() == [each for each in c.left if each in LETTERS] != [],
    "throw-last": lambda c: len(c.hand) == 1,
    "throw-specials": lambda c: c.count == len(c.left) > 0 and not set(c.left) & set(LETTERS),
    "end": lambda c: not c.hand and c.count == 7,
    "doubt-vowel": lambda c: not set(c.word) & set("AEIOUY") and risk(c),
    "doubt-three": lambda c: any(letter * 3 in c.word for letter in LETTERS) and risk(c),
    "doubt-q": lambda c: any(
        a == "Q" and b != "U" for a, b in zip(c.word, c.word[1:] + ".", strict=True)
    ) and risk(c),
    "doubt": risk,
    "accept-close": lambda c: bool(
        c.view.answers and c.view.answers.closing
        and len(c.view.sides[c.view.answers.side].locked) == 5
    ),
    "accept-one": lambda c: [(w.text, w.points) for w in c.asked_words()] == [(c.word, c.points)],
    "accept-more": lambda c: c.count == len(c.asked_words()) > 1
    and c.points == sum(w.points for w in c.asked_words()),
}  # fmt: skip


# Positions --------------------------------------------------------------------------------------


def matches() -> Iterator[tuple[State, int]]:
    """Positions of matches at tables of all sizes, with who is to move."""
    for number, seats in enumerate((2, 2, 3, 4, 4, 5, 6, 7, 8, 2)):
        options: dict[str, Any] = {"dictionary": "enforce"} if number in (1, 4) else {}
        state = GAME.start(seats, 70 + number, **options)
        levels = (["medium", "random", "easy", "medium"] * 2)[:seats]
        for step in range(900):
            if state.over:
                break
            seat = state.actors()[step % len(state.actors())]
            yield state, seat
            state.apply(seat, choose(state, seat, levels[seat], step))


def rare() -> Iterator[tuple[State, int]]:
    """Positions that seldom come up by themselves."""
    five = [word(0, at, letters) for at, letters in enumerate(("DO", "RE", "MI", "FA", "SO"), 1)]
    four = [locked(0, at, letters) for at, letters in enumerate(("DOG", "RED", "MIX", "FAR"), 1)]
    ice = [word(1, 1, "ICE", wilds={2: 1})]
    cold = [word(0, 1, "SERENADE", frozen=True), word(1, 1, "STONE", shield=True)]
    answer = {"step": "answer", "turn": 1, "waiting": [0]}
    for state in (
        table("A B C D", "E", discard="F", rest="word", edition=PLAIN, step="draw"),
        table("A B C D", "E", discard="", rest="word", edition=PLAIN, step="draw"),
        table("A B C D", "E", discard="", step="draw"),
        table("A B C D", "E", discard="F", rest="discard", edition=PLAIN, step="draw"),
        table("A B C D", "E", discard="E", words=ice, step="draw"),
        table("A B C D", "E", discard="triple", words=[word(0, 1, "STONE")], step="draw"),
        table("A B C D", "E", discard="freeze", words=ice, step="draw"),
        table("A B C D", "E", discard="unfreeze", words=cold, step="draw"),
        table("B C D wild", "E", discard="A", step="draw"),
        table("A E I wild", "E", discard="T", step="draw"),
        table("B C D F G H L", "E", discard="T", step="draw"),
        table("A A E E I I L", "E", discard="T", step="draw"),
        table("E A B", "D", words=ice),
        table("unfreeze freeze", "D", words=cold),
        table("unfreeze A", "D", words=[word(0, 1, "STONE"), word(0, 2, "DO")]),
        table("A B", "S", words=five, round_=3),
        table("A B", "S", words=[*five[:4], word(0, 5, "SO", frozen=True)]),
        table("A B", "S", words=[*five[:4], word(0, 5, "SOLO")]),
        table("A", "S", words=[*four, word(0, 1, "SOLO")]),
        table("A", "S", words=[*four[:3], word(0, 1, "SOLO", multiplier=3)]),
        table("A", "S", words=[word(0, 1, "SOLO")]),
        table("", "S", words=[word(0, 1, "SO")]),
        table("A wild double", "S"),
        table("double freeze", "S", words=[word(0, 1, "S"), word(1, 2, "A")]),
        table("A A", "S"),
        table("B", "C", words=[locked(1, 1, "XQZT")], locked_now=[0], **answer),
        table("B", "C", words=[locked(1, 1, "AAAB")], locked_now=[0], **answer),
        table("B", "C", words=[locked(1, 1, "FAQIR")], locked_now=[0], **answer),
        table("B", "C", words=[locked(1, 1, "CLOSE")], locked_now=[0], **answer),
        table("B", "C", words=[locked(1, 1, "CLOSE"), locked(1, 2, "DO" * 3)],
              locked_now=[0, 1], **answer),
        table("B", "C", words=[locked(1, at, "CLOSE") for at in (1, 2)]
              + [locked(1, at, "DOG") for at in (3, 4, 5)], locked_now=[4], closing=True, **answer),
    ):  # fmt: skip
        yield state, 0


def said_about(state: State, seat: int, chance: Random) -> list[tuple[str, Said]]:
    """Some legal moves and what a list of hints says about each."""
    actions = state.legal(seat)
    some = chance.sample(actions, min(MOST_MOVES, len(actions)))
    every = tuple(GAME.move(action) for action in actions)
    used: list[Said] = []
    for place, action in enumerate(some):
        rival = None if len(some) == 1 else GAME.move(some[0 if place else 1])
        asked = Asked(state.view(seat), seat, GAME.move(action), every, rival)
        say_about(CLAIMS, asked, used)
    return list(zip([GAME.move(action).text for action in some], used, strict=True))


def check(state: State, seat: int, move: str, said: Said) -> None:
    message, arguments = said
    named = {"after_one" if name == "after" else name: it for name, it in arguments.items()}
    case = Case(state, seat, move, named)
    assert TRUTH[message.removeprefix("explain-")](case), (move, said, case.view)


def test_every_sentence_is_true_new_and_can_be_said_in_every_language() -> None:
    chance, count = Random(1), Counter[str]()
    positions = [*((state.copy(), seat) for state, seat in matches()), *rare()]
    assert len(positions) > 3000
    for state, seat in positions:
        rows = said_about(state, seat, chance)
        for move, said in rows:
            count[said[0]] += 1
            if said[0] != NOTHING_TO_SAY:
                check(state, seat, move, said)
                assert agrees(GAME.key, *said), said
            if count[said[0]] <= 3:
                for lang in text.languages():
                    assert text.say_strictly(GAME.key, lang, said[0], **said[1])
        sentences = [text.say(GAME.key, "en", said[0], **said[1]) for _, said in rows]
        assert len(set(sentences)) == len(sentences)
    assert set(TRUTH) == {claim.message.removeprefix("explain-") for claim in CLAIMS}
    assert {claim.message for claim in CLAIMS} - set(count) == set()
    assert count[NOTHING_TO_SAY] < 0.02 * count.total()


def test_all_that_hints_say_about_moves_is_a_claim() -> None:
    source = GAME_TEXT.read_text("utf-8")
    told = {line.split(" =")[0] for line in source.splitlines() if line.startswith("explain-")}
    assert told == {claim.message for claim in CLAIMS}


# Hints --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_hint_is_what_hard_plays(seats: int) -> None:
    """Everywhere but for locked words that only the list shows to be none (see below)."""
    state, checked = GAME.start(seats, 30 + seats), 0
    for step in range(120):
        seat = state.actors()[step % len(state.actors())]
        action = choose(state, seat, "medium", step)
        if step % 15 == 4:
            advice = explain(state, seat, seed=step)
            assert advice[0].action == choose(state, seat, "best", step)
            assert all(advice[0].value >= each.value for each in advice)
            assert len({each.reason for each in advice}) == len(advice)
            checked += 1
        state.apply(seat, action)
    assert checked == 8


def answers(letters: str, **rest: Any) -> State:
    fields = {"step": "answer", "turn": 1, "locked_now": [0], "waiting": [0], "round_": 2, **rest}
    return table("B", "C", words=[locked(1, 1, letters)], **fields)


@pytest.mark.parametrize(
    ("real", "wrong"), [("CLOSE", "CLSOE"), ("STONES", "STENOR"), ("PSST", "PSTS")]
)
def test_a_hint_does_not_tell_whether_a_word_is_in_the_list(real: str, wrong: str) -> None:
    """F20: two words that look alike, one of them real, get the same advice."""
    assert WORDS.contains(real) and not WORDS.contains(wrong)
    assert oddity(real) == oddity(wrong)
    told = [
        [
            (each.action, each.value, each.error, each.sure, each.reason.replace(letters, "…"))
            for each in explain(answers(letters), 0)
        ]
        for letters in (real, wrong)
    ]
    assert told[0] == told[1]


def test_a_hint_doubts_what_looks_odd_and_believes_the_rest() -> None:
    for letters, best in (("XQZT", "challenge:1"), ("AAAB", "challenge:1"), ("CLOSE", "accept")):
        assert GAME.move(consider(answers(letters), 0, 1)[0].action).text == best


def test_no_sentence_names_the_word_list() -> None:
    for message in (claim.message for claim in CLAIMS):
        body = GAME_TEXT.read_text("utf-8").split(message + " =")[1].split("explain-")[0]
        assert "list" not in body and "dictionary" not in body
