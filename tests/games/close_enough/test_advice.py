"""What is said about moves of Close Enough is true: every claim is checked a second way.

Where it can be, by making the move and looking at what happened; else from the box, the true deck
and the hands, which the claims never see.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain
from random import Random
from typing import Any

import pytest
from games.close_enough.tables import GAME, SMALL, play, position, view
from wording import agrees

from closecall import text
from closecall.bots import choose, explain
from closecall.engine.claims import PLAIN, Asked, Said, say_about
from closecall.engine.core import State
from closecall.games.close_enough.advice import CLAIMS

Given = dict[str, Any]
ABILITY_OF = {"raise": "nudge", "lower": "nudge"}
FEW_PLAIN = 0.02


class Case:
    """One sentence about one move, in the true position it was said in."""

    def __init__(self, state: State, asked: Asked, given: Given) -> None:
        self.state = state
        self.asked = asked
        self.given = given
        self.seat = asked.seat
        self.kind = asked.move.text.split(":")[0]
        self.own = view(state, asked.seat).own
        self.me = view(state).players[asked.seat]

    def after(self, *moves: str) -> Any:
        """What the player sees after the move and some more of their own."""
        twin = self.state.copy()
        for move in (self.asked.move.text, *moves):
            twin.apply(self.seat, GAME.action(GAME.parse(move)))
        return view(twin, self.seat)

    def instead(self, move: str) -> Case:
        """The same about another move."""
        return Case(self.state, self.asked._replace(move=GAME.parse(move)), self.given)

    def lot_after(self, *moves: str) -> Any:
        """The player's lot then; a round that is over at once has shown everybody's."""
        after = self.after(*moves)
        if after.own is None or after.round != view(self.state).round:
            return after.last.players[self.seat].lot
        return after.own

    def position(self) -> Any:
        return self.state.snapshot()["state"]

    def hidden(self) -> Counter[int]:
        """The deck and what others hold unknown: what the player cannot see, counted in truth."""
        saved = self.position()
        cards = Counter[int](saved["deck"])
        for seat, player in enumerate(saved["players"]):
            if seat != self.seat:
                cards.update(player["hand"][player["known"] :])
        return cards

    def away_with(self, card: int) -> int:
        """The least distance with a card more: in the hand, or for one of it."""
        lot = [self.me.face_up, *self.own.hand]
        if len(lot) < 3:
            return int(abs(sum(lot) + card - int(self.own.target.value)))
        totals = [sum(lot) - given + card for given in lot[1:]]
        return int(min(abs(total - int(self.own.target.value)) for total in totals))

    def open_cards(self) -> list[int]:
        """Face-up cards of others that are not locked, and the top of a pile to fine-tune from."""
        table = view(self.state)
        others = [each for seat, each in enumerate(table.players) if seat != self.seat]
        cards = [each.face_up for each in others if not each.locked and each.face_up is not None]
        return cards + (table.discard[-1:] if len(self.own.hand) == 2 else [])

    def sits(self) -> int:
        """The seat that `place` speaks of."""
        seats = int(self.state.seats)
        steps = {"left": 1, "left-2": 2, "across": seats / 2, "right-2": seats - 2}
        return (self.seat + int(steps.get(self.given["place"], seats - 1))) % seats

    def stayed(self) -> int:
        return [player.status for player in view(self.state).players].count("stayed")


# The claims, checked again ----------------------------------------------------------------------


def fill_last(case: Case) -> bool:
    own = case.lot_after()
    given = case.given
    return (own.total, own.distance) == (given["total"], given["away"]) and (
        own.target.value == given["target"] and given["card"] in own.hand
    )


def fill_first(case: Case) -> bool:
    own = case.lot_after()
    so_far = case.me.face_up + sum(own.hand)
    return so_far + case.given["need"] == own.target.value and case.given["need"] in case.hidden()


def fill_so_far(case: Case) -> bool:
    own = case.lot_after()
    fits = own.hand == [case.given["card"]] and own.target.value == case.given["target"]
    return bool(fits and case.me.face_up + case.given["card"] == case.given["total"])


def loses_it(case: Case) -> bool:
    owner = case.sits()
    lost = view(case.state).players[owner].face_up == case.given["card"]
    return lost and case.asked.move.text == f"take:{owner}"


def deck_hits(case: Case) -> bool:
    hidden = case.hidden()
    hits = sum(count for card, count in hidden.items() if case.away_with(card) == 0)
    open_hits = [card for card in case.open_cards() if case.away_with(card) == 0]
    counted = (hits, hidden.total()) == (case.given["hits"], case.given["unseen"])
    there = case.own.distance == 0  # then another hit is nothing to hope for
    return case.kind == "deck" and counted and hits > 0 and not open_hits and not there


def deck_secret(case: Case) -> bool:
    taken = [move for move in case.asked.legal if move.text.startswith("take:")]
    faces = {view(case.state).players[int(move.text[5:])].face_up for move in taken}
    shown = ", ".join(map(str, sorted(faces)))
    other = view(play(case.state.copy(), f"{case.seat} deck"), (case.seat + 1) % 3)
    secret = other.players[case.seat].known == case.me.known
    return bool(secret and case.given["cards"] == shown)


def tune(case: Case) -> bool:
    own = case.lot_after(f"give:{case.given['give']}")
    same = case.own.distance == case.given["now"] and case.given["card"] in own.hand
    best = case.away_with(case.given["card"]) == case.given["away"]
    return same and best and own.distance == case.given["away"]


def tune_same(case: Case) -> bool:
    case.given = case.given | {"now": case.own.distance}
    return tune(case) and case.given["away"] == case.given["now"]


def gave(case: Case) -> Any:
    """The event of giving the card named."""
    twin = play(case.state.copy(), f"{case.seat} {case.asked.move.text}")
    play(twin, f"{case.seat} give:{case.given['give']}")
    return twin.events()[0]


def tune_discard(case: Case) -> bool:
    event = gave(case)
    return case.kind == "discard" and (event.card, event.owner) == (case.given["give"], None)


def tune_owner(case: Case) -> bool:
    event = gave(case)
    return loses_it(case) and (event.card, event.owner) == (case.given["give"], case.sits())


def deck_nearer(case: Case) -> bool:
    mark = case.given["away"]
    better = sum(count for card, count in case.hidden().items() if case.away_with(card) < mark)
    open_better = [card for card in case.open_cards() if case.away_with(card) < mark]
    unseen = case.hidden().total() == case.given["unseen"]
    return unseen and better == case.given["better"] > 0 and not open_better


def deck_keep(case: Case) -> bool:
    drawn = case.after().held.card
    return bool(case.lot_after(f"give:{drawn}").distance == case.given["away"])


def give_better(case: Case) -> bool:
    one = case.instead(f"give:{case.given['card']}").lot_after().distance
    other = case.instead(f"give:{case.given['other']}").lot_after().distance
    return bool(one == case.given["away"] < case.given["worse"] == other)


def give(case: Case) -> bool:
    own = case.lot_after()
    kept = own.hand == [case.given["first"], case.given["second"]]
    return bool(kept and own.distance == case.given["away"])


def exact(case: Case) -> bool:
    return bool(case.own.target.value == case.own.total == case.given["total"])


def call_token(case: Case) -> bool:
    """Call, let all others fold, and look among the uses of all tokens for the one named."""
    effect, card = case.given["effect"], case.given["card"]
    lot = [case.me.face_up, *case.own.hand]
    changed = {"subtract": -card, "double": 2 * card, "ignore": 0}
    worth = changed.get(effect, card + (1 if effect == "raise" else -1))
    able = any(ABILITY_OF.get(effect, effect) in token for token in case.me.tokens)
    on = case.own.hand if case.me.lock is not None else lot
    total = sum(lot) - card + worth
    return bool(able and card in on and total == case.own.target.value == case.given["total"])


def call_close(case: Case) -> bool:
    fits = case.own.distance == case.given["away"] > 0
    return bool(fits and case.own.target.stars == case.given["stars"])


def stay_hit(case: Case) -> bool:
    lot = case.me.face_up + sum(case.own.hand) - case.given["give"] + case.given["card"]
    in_reach = case.given["card"] in case.open_cards() and case.given["give"] in case.own.hand
    return bool(in_reach and lot == case.own.target.value == case.given["total"])


def stay_open(case: Case) -> bool:
    given = case.given
    best = min(case.away_with(card) for card in case.open_cards())
    there = given["card"] in case.open_cards() and case.away_with(given["card"]) == best
    return bool(there and best == given["away"] == given["beaten"] - 1 < case.own.distance)


def stay_now(case: Case) -> bool:
    return bool(case.own.distance == case.given["away"] == case.given["beaten"] - 1)


def fold_far(case: Case) -> bool:
    nearest = min([case.own.distance, *(case.away_with(card) for card in case.open_cards())])
    return bool(case.me.stars > 0 and nearest == case.given["away"] > 0)


def lock(case: Case) -> bool:
    after = case.after().players[case.seat]
    half = set(after.lock) - {"lock"} == {case.given["other"]}
    return bool(after.locked and half and after.face_up == case.given["card"])


def lock_hit(case: Case) -> bool:
    return lock(case) and case.own.distance == 0 and case.me.status != "folded"


def leave_away(case: Case) -> bool:
    same = case.me.face_up == case.given["card"] and case.own.distance == case.given["away"]
    return bool(same and case.after().players[case.seat].tokens == case.me.tokens)


def leave(case: Case) -> bool:
    after = case.after().players[case.seat]
    return bool(not after.locked and after.face_up == case.given["card"])


def leave_folded(case: Case) -> bool:
    return bool(case.me.status == "folded" and case.me.face_up == case.given["card"])


def silence(case: Case) -> bool:
    other = case.after().players[case.sits()]
    half = set(other.silence) - {"silence"} == {case.given["other"]}
    return bool(half and other.stars == case.given["stars"] and other.silenced_by == case.seat)


def stand_alone(case: Case) -> bool:
    return case.stayed() == 0 and case.own.target.stars == case.given["stars"]


def stand(case: Case) -> bool:
    return bool(case.own.distance == case.given["away"] and case.stayed() == case.given["count"])


def back_out(case: Case) -> bool:
    token = (case.given["first"], case.given["second"])
    after = case.after()
    return after.box.count(token) == view(case.state).box.count(token) + 1 or not after.backed_out


def back_out_risk(case: Case) -> bool:
    most = case.given["most"]
    return back_out(case) and 0 < most == min(case.stayed(), case.me.stars)


def use(case: Case) -> bool:
    """The last decision shows the lots, or ends the round with one to look at."""
    lot = [case.me.face_up, *case.own.hand]
    given = case.given
    changed = {"subtract": -2, "double": 1, "ignore": -1}
    change = changed.get(given["effect"], 0) * given["card"]
    change += {"raise": 1, "lower": -1}.get(given["effect"], 0)
    total = case.own.total + change
    there = given["card"] in (lot[:1] if given["place"] == "face-up" else lot[1:])
    fits = abs(total - case.own.target.value) == given["away"] and total == given["total"]
    fits = fits and case.lot_after().distance == given["away"]
    return bool(there and fits and case.own.distance == given["now"])


def use_same(case: Case) -> bool:
    case.given = case.given | {"now": case.own.distance}
    return use(case) and case.given["away"] == case.given["now"]


def keep_useless(case: Case) -> bool:
    """By putting the token everywhere it can go."""
    for move in case.asked.legal:
        if move.text != "keep":
            if case.instead(move.text).lot_after().distance < case.given["away"]:
                return False
    return keep(case)


def keep(case: Case) -> bool:
    return bool(case.kind == "keep" and case.own.distance == case.given["away"] > 0)


def bonus_if(case: Case, answer: str) -> int:
    """What the bonus is when this player answers so and all others muck."""
    twin = case.state.copy()
    play(twin, f"{case.seat} {answer}")
    while view(twin).round == view(case.state).round and not twin.over:
        play(twin, f"{twin.actors()[0]} muck")
    return int(view(twin).last.players[case.seat].bonus)


def folded(case: Case) -> bool:
    return case.me.status == "folded" and bonus_if(case, "show") == 0


def no_bonus(case: Case) -> bool:
    return bonus_if(case, "show") == 0 and case.own.distance == case.given["away"]


def bonus(case: Case) -> bool:
    return exact(case) and bonus_if(case, "show") == 1 and bonus_if(case, "muck") == 0


CHECKS: dict[str, Callable[[Case], bool]] = {
    "explain-fill-last": fill_last,
    "explain-fill-first": fill_first,
    "explain-fill-over": lambda case: (
        fill_so_far(case) and case.given["total"] >= case.given["target"]
    ),
    "explain-fill-so-far": fill_so_far,
    "explain-fill-owner": loses_it,
    "explain-deck-hits": deck_hits,
    "explain-deck-secret": deck_secret,
    "explain-tune": lambda case: tune(case) and case.given["away"] != case.given["now"],
    "explain-tune-same": tune_same,
    "explain-tune-discard": tune_discard,
    "explain-tune-owner": tune_owner,
    "explain-deck-nearer": deck_nearer,
    "explain-deck-keep": deck_keep,
    "explain-give-better": give_better,
    "explain-give": give,
    "explain-call-exact": exact,
    "explain-call-token": call_token,
    "explain-call-close": call_close,
    "explain-stay-hit": stay_hit,
    "explain-stay-free": lambda case: case.me.stars == 0 and case.kind == "stay",
    "explain-stay-open": stay_open,
    "explain-stay-now": stay_now,
    "explain-fold-far": fold_far,
    "explain-fold": lambda case: case.kind == "fold",
    "explain-lock-hit": lock_hit,
    "explain-lock": lock,
    "explain-leave-folded": leave_folded,
    "explain-leave-away": leave_away,
    "explain-leave": leave,
    "explain-silence": silence,
    "explain-stand-exact": exact,
    "explain-stand-alone": stand_alone,
    "explain-stand": stand,
    "explain-back-out-risk": back_out_risk,
    "explain-back-out": back_out,
    "explain-use": lambda case: use(case) and case.given["away"] != case.given["now"],
    "explain-use-same": use_same,
    "explain-keep-exact": exact,
    "explain-keep-useless": keep_useless,
    "explain-keep": keep,
    "explain-show-hit": bonus,
    "explain-show-folded": folded,
    "explain-show-away": no_bonus,
    "explain-muck-hit": bonus,
    "explain-muck-folded": folded,
    "explain-muck-away": no_bonus,
}


# Positions --------------------------------------------------------------------------------------


def positions(count: int, seed: int, **options: object) -> Iterator[tuple[State, int]]:
    """Decisions of medium bots that slip every fifth time, at tables of every size."""
    random = Random(seed)
    for number in range(count):
        options["advanced"] = bool(number % 2)
        state = GAME.start(GAME.seats[number % 3], seed + number, **options)
        while not state.over:
            seat = random.choice(state.actors())
            actions = state.legal(seat)
            if len(actions) > 1 and random.random() < 0.6:
                yield state, seat
            if random.random() < 0.2:
                action = random.choice(actions)
            else:
                action = choose(state, seat, "medium", random.randrange(1 << 30))
            state.apply(seat, action)


def about(state: State, seat: int, random: Random) -> list[tuple[Asked, Said]]:
    """What is said about all moves of a decision, in some order."""
    moves = [GAME.move(action) for action in state.legal(seat)]
    legal = tuple(moves)
    random.shuffle(moves)
    used: list[Said] = []
    told = []
    for place, move in enumerate(moves):
        rival = moves[1 if place == 0 else 0]
        asked = Asked(state.view(seat), seat, move, legal, rival)
        told.append((asked, say_about(CLAIMS, asked, used)))
    return told


def rare_positions() -> Iterator[tuple[State, int]]:
    """What hardly comes up: questions about a Lock, and about backing out when all have folded."""
    lots = [[4, 5, 6], [3, 4, 5], [5, 6, 7]]
    state = position(lots, [14, 8, 9], tokens={1: [["lock", "nudge"]]})
    yield play(state, "0 call", "1 fold", "2 stay", "2 take:1", "2 give:6"), 1
    hit = position([[4, 5, 6], [3, 5, 2], [5, 6, 7]], [14, 12, 9], tokens={1: [["lock", "nudge"]]})
    yield play(hit, "0 take:1", "0 give:5"), 1
    tokens = {0: [["lock", "silence"], ["double", "nudge"]]}
    for target in (13, 15):
        state = position(lots, [target, 8, 9], tokens=tokens, advanced=True)
        yield play(state, "0 call", "1 fold", "2 fold"), 0


@cache
def said() -> tuple[Counter[str], list[str]]:
    """How often every message was said in thousands of decisions, and whatever was false."""
    random = Random(3)
    counts: Counter[str] = Counter()
    false = []
    tables = [positions(16, 100), positions(5, 500, edition=SMALL), rare_positions()]
    for state, seat in chain(*tables):
        told = about(state, seat, random)
        spoken = [repr(saying) for _, saying in told if saying[0] != PLAIN]
        assert len(set(spoken)) == len(spoken)
        for asked, (message, given) in told:
            counts[message] += 1
            assert message == PLAIN or agrees(GAME.key, message, given), (message, given)
            if message != PLAIN and not CHECKS[message](Case(state, asked, given)):
                false.append(f"{message} {given} of {asked.move.text}: {asked.view}")
    return counts, false


def test_every_claim_has_its_check() -> None:
    assert {claim.message for claim in CLAIMS} == CHECKS.keys()


def test_no_claim_is_false() -> None:
    counts, false = said()
    assert counts.total() > 5000
    assert not false, f"{len(false)} false, such as {false[0]}"


def test_every_claim_is_made_and_hardly_ever_none() -> None:
    counts, _ = said()
    assert counts.keys() - {PLAIN} == CHECKS.keys()
    assert counts[PLAIN] < FEW_PLAIN * counts.total()


def test_an_exact_hit_is_only_said_of_one() -> None:
    """E18, E19: at show or muck."""
    status: dict[int, dict[str, object]] = {
        0: {"status": "called"},
        1: {"status": "stayed"},
        2: {"status": "playing"},
    }
    lots = [[5, 5, 4], [6, 6, 6], [1, 2, 3]]
    for target, message in ((18, "explain-show-hit"), (20, "explain-show-away")):
        state = position(lots, [14, target, 8], players=status, caller=0, turn=2, stars=[1, 1, 1])
        play(state, "2 fold")
        told = {asked.move.text: saying[0] for asked, saying in about(state, 1, Random(1))}
        assert told["show"] == message


@pytest.mark.parametrize("lang", text.languages())
def test_every_sentence_in_every_language(lang: str) -> None:
    """Whatever is said can be said, with all its arguments, and different things differently."""
    random = Random(5)
    for state, seat in positions(3, 900):
        sentences = [
            text.say_strictly(GAME.key, lang, message, **given)
            for _, (message, given) in about(state, seat, random)
            if message != PLAIN
        ]
        assert len(set(sentences)) == len(sentences)
        assert all(sentence[-1] == "." and "{" not in sentence for sentence in sentences)


def test_a_hint_is_what_hard_plays_and_true() -> None:
    """At tables of every size: the same first choice, distinct reasons."""
    for step, (state, seat) in enumerate(positions(3, 40)):
        if step % 29 == 0:
            advice = explain(state, seat, seed=step)
            assert advice[0].action == choose(state, seat, "best", step)
            assert len({each.reason for each in advice}) == len(advice)
