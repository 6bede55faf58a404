"""Close Enough, the reveal and scoring: E13 to E21."""

from __future__ import annotations

import pytest
from games.close_enough.tables import GAME, SMALL, legal, play, position, view

from closecall.engine.core import State


def called(
    lots: list[list[int]], targets: list[int], said: str, stars: list[int], **more: object
) -> State:
    """Seat 0 has called, the others said `s`tay or `f`old and are through with their turns."""
    status = ["called", *({"s": "stayed", "f": "folded"}[letter] for letter in said)]
    players: dict[int, dict[str, object]] = {i: {"status": name} for i, name in enumerate(status)}
    # The last one still has to say it, so that play goes on from there by the rules.
    players[len(said)]["status"] = "playing"
    state = position(
        lots,
        targets,
        stars=stars,
        players=players,
        caller=0,
        turn=len(said),
        **more,  # type: ignore[arg-type]
    )
    seat = len(said)
    if said[-1] == "f":
        return play(state, f"{seat} fold")
    # Staying in without changing the lot: swap a discard of the same value.
    return play(state, f"{seat} stay", f"{seat} discard", f"{seat} give:{lots[seat][1]}")


def stars_after(state: State, answers: str = "") -> list[int]:
    """Everybody still asked answers with their letter, `s`how or `m`uck; the stars then."""
    for seat, letter in enumerate(answers):
        if view(state).phase == "show" and seat in state.actors():
            play(state, f"{seat} {'show' if letter == 's' else 'muck'}")
    return [player.stars for player in view(state).players]


def test_over_and_under_are_alike() -> None:
    """E14: 12 and 16 are both 2 from 14."""
    for total in ([4, 4, 4], [5, 5, 6]):
        assert view(position([total, [1, 1, 1], [2, 2, 2]], [14, 8, 9]), 0).own.distance == 2


def test_ties_go_to_the_caller() -> None:
    """E16: caller and stayer both 1 away, over or under: the caller wins."""
    state = called([[4, 4, 5], [5, 5, 5], [1, 1, 1]], [14, 16, 7], "sf", [1, 3, 3], discard=[9])
    assert stars_after(state, "mmm") == [2, 2, 3]
    state = called([[4, 4, 5], [1, 1, 1], [5, 5, 5]], [14, 7, 16], "fs", [1, 3, 3], discard=[5])
    assert stars_after(state, "mmm") == [2, 3, 2]


def test_caller_closest_scores_the_targets_stars() -> None:
    """E16: the target's stars and a token; everyone who stayed in loses one, the rest nothing."""
    lots = [[7, 8, 9], [1, 1, 1], [5, 5, 5], [6, 6, 6]]
    state = called(lots, [23, 7, 12, 14], "fss", [1, 3, 3, 4], discard=[6])
    assert stars_after(state, "mmmm") == [4, 3, 2, 3]
    assert len(view(state).players[0].tokens) == 1
    assert view(state).last.token_drawn == view(state).players[0].tokens[0]
    assert len(view(state).box) == 14


def test_two_of_three_stayers_closer() -> None:
    """E17: caller -2, they +1 each, the third nothing."""
    lots = [[1, 1, 1], [4, 4, 4], [4, 4, 5], [2, 2, 2]]
    state = called(lots, [7, 12, 14, 13], "sss", [5, 1, 1, 1], discard=[2])
    # distances 4, 0, 1, 7; the exact hit of seat 1 must be shown and brings one more (E18).
    assert stars_after(state, "mmmm") == [3, 3, 2, 1]
    assert view(state).players[0].tokens == []


def test_beating_the_caller_is_worth_one_star() -> None:
    """E17: whatever stands on the target; E16: and nobody draws a token then."""
    lots = [[1, 1, 1], [7, 7, 8], [2, 2, 2]]
    state = called(lots, [12, 23, 9], "sf", [3, 1, 1], discard=[7])  # 9 away, 1 away; 23 has ★3
    assert stars_after(state, "mmm") == [2, 2, 1]
    assert view(state).last.token_drawn is None
    assert len(view(state).box) == 15


def test_stars_never_fall_below_zero() -> None:
    """E18: a caller without stars beaten by two stays at 0."""
    lots = [[1, 1, 1], [4, 4, 5], [5, 5, 5]]
    state = called(lots, [7, 12, 14], "ss", [0, 1, 1], discard=[5])
    assert stars_after(state, "mmm") == [0, 2, 2]


def test_result_first_then_bonus() -> None:
    """E18: a stayer at 0 who hits exactly, as the caller does: 0 - 1 is 0, then +1 makes 1."""
    lots = [[4, 4, 4], [1, 1, 1], [5, 5, 5]]
    state = called(lots, [12, 7, 15], "fs", [2, 2, 0], discard=[5])
    assert view(state).phase == "show" and state.actors() == (1, 2)
    assert stars_after(state, ".ms") == [4, 2, 1]
    last = view(state).last.players
    assert [(player.result, player.bonus) for player in last] == [(1, 1), (0, 0), (0, 1)]


def test_all_fold() -> None:
    """E16, E18, E19: the caller scores and may muck; an exact hit shown brings one more."""
    lots = [[4, 4, 4], [1, 1, 1], [2, 2, 3]]
    mucked = called(lots, [12, 9, 7], "ff", [2, 2, 2])
    assert mucked.actors() == (0, 1, 2)
    shown = mucked.copy()
    assert stars_after(mucked, "mss") == [3, 2, 2]
    assert stars_after(shown, "sss") == [4, 2, 2]  # a folder's exact hit counts nothing
    assert view(mucked).last.token_drawn is not None
    assert view(mucked).last.players[0].lot is None
    assert view(shown).last.players[0].lot.distance == 0


def test_backing_out() -> None:
    """E13, E15: asked after the last turns, also when all folded; any token, at once."""
    lots = [[4, 4, 4], [1, 1, 1], [2, 2, 3]]
    tokens = {0: [["lock", "silence"], ["double", "nudge"]]}
    state = called(lots, [13, 9, 8], "ff", [2, 2, 2], advanced=True, tokens=tokens)
    assert view(state).phase == "back-out" and state.actors() == (0,)
    assert legal(state, 0) == {"stand", "back-out:lock+silence", "back-out:double+nudge"}
    plain = called(lots, [13, 9, 8], "ff", [2, 2, 2], tokens=tokens)
    assert view(plain).phase == "tokens"
    play(state, "0 back-out:lock+silence")
    table = view(state)
    assert table.backed_out and ("lock", "silence") in table.box
    assert table.players[0].tokens == [("double", "nudge")]
    assert table.phase == "tokens"  # E14: tokens are still chosen


@pytest.mark.parametrize("said", ["ff", "ss", "sf", "fs"])
def test_backed_out_scores(said: str) -> None:
    """E13, E15, E16, E18, E19: caller -1, all others +1; exact hits of those in, shown, +1."""
    lots = [[4, 4, 4], [3, 3, 3], [5, 5, 5]]
    tokens = {0: [["lock", "silence"]]}
    state = called(lots, [12, 9, 15], said, [2, 2, 2], advanced=True, tokens=tokens, discard=[3, 5])
    play(state, "0 back-out:lock+silence")
    assert state.actors() == (0, 1, 2)  # everybody may muck
    mucked = state.copy()
    assert stars_after(mucked, "mmm") == [1, 3, 3]
    bonus = [1, *(int(letter == "s") for letter in said)]
    assert stars_after(state, "sss") == [1 + bonus[0], 3 + bonus[1], 3 + bonus[2]]
    assert view(state).players[0].tokens == []  # nobody draws one


def test_no_token_left_to_pay_for_backing_out() -> None:
    """E13: only an unused token buys it."""
    state = called([[4, 4, 4], [1, 1, 1], [2, 2, 3]], [13, 9, 8], "ff", [2, 2, 2], advanced=True)
    assert view(state).phase == "show"


def test_who_must_show() -> None:
    """E19: the caller if anyone stayed in, and those who beat the caller; all others choose."""
    lots = [[1, 1, 1], [4, 4, 4], [2, 2, 2], [5, 5, 5]]
    state = called(lots, [7, 13, 12, 8], "sfs", [2, 2, 2, 2], discard=[5])
    # distances 4, 1, -, 7
    table = view(state)
    assert [player.lot is not None for player in table.players] == [True, True, False, False]
    assert state.actors() == (2, 3)
    assert table.players[0].lot.distance == 4 and table.players[0].lot.hand == [1, 1]
    assert legal(state, 2) == {"show", "muck"}


def test_answers_come_out_together() -> None:
    """E19: an answer shows only that it is there, until all are in."""
    lots = [[4, 4, 4], [1, 1, 1], [5, 5, 6]]
    state = called(lots, [12, 7, 15], "fs", [2, 2, 2], discard=[5])
    other = play(state.copy(), "1 muck")
    play(state, "1 show")
    for seat in (None, 0, 2):
        assert view(state, seat) == view(other, seat)
        assert state.events(seat) == other.events(seat)
    assert view(state, 1).own.answer == "show" and view(other, 1).own.answer == "muck"
    assert view(state).players[1].ready
    play(state, "2 muck")
    assert view(state).last.players[1].lot.hand == [1, 1]
    assert view(state).last.players[2].lot is None


def test_mucked_cards_never_appear() -> None:
    """E19: not in views, events or what stays of the round; targets are turned open (E20)."""
    lots = [[4, 4, 4], [2, 8, 9], [5, 5, 6]]
    state = called(lots, [12, 7, 15], "fs", [2, 2, 2], discard=[5])
    play(state, "1 muck", "2 muck")
    for seat in (None, 0, 2):
        last = view(state, seat).last.players[1]
        assert last.lot is None and last.face_up == 2 and last.target.value == 7
        told = [type(event).__name__ for event in state.events(seat)]
        assert told == ["Ready", "Mucked", "Mucked", "RoundEnded", "Dealt"]
    kept = state.snapshot()["state"]["last"]["players"][1]  # type: ignore[index]
    assert kept["hand"] is None
    assert {8, 9}.isdisjoint(value for value in kept.values() if isinstance(value, int))


def test_used_targets_are_turned_open_and_barred() -> None:
    """E20: mucked or not."""
    state = called([[4, 4, 4], [1, 1, 1], [2, 2, 3]], [12, 9, 7], "ff", [2, 2, 2])
    stars_after(state, "mmm")
    assert sorted(target.value for target in view(state).barred) == [7, 9, 12]
    assert [player.target.value for player in view(state).last.players] == [12, 9, 7]


def test_used_tokens_return_before_one_is_drawn() -> None:
    """E20, E22, E26: even the token the caller just used can be drawn, if it is the only one."""
    lots = [[4, 4, 5], [1, 1, 1], [2, 2, 3]]
    one = [["double", "nudge"]]
    edition = {
        "name": "one token",
        "cards": {str(value): 6 for value in range(1, 10)},
        "targets": [
            {"value": v, "stars": 1}
            for v in (7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 18, 20, 21, 22, 23)
        ],
        "tokens": one,
    }
    state = called(lots, [12, 9, 7], "ff", [2, 2, 2], tokens={0: one}, edition=edition)
    play(state, "0 lower:5")
    assert view(state).players[0].tokens == []
    stars_after(state, "smm")
    assert view(state).last.token_drawn == ("double", "nudge")
    assert view(state).players[0].tokens == [("double", "nudge")]
    assert view(state).box == []
    # E26: an empty box gives nothing.
    held = called(lots, [12, 9, 7], "ff", [2, 2, 2], tokens={1: one}, edition=edition)
    stars_after(held, "mmm")
    assert view(held).last.token_drawn is None
    assert view(held).players[0].stars == 3


def test_a_drawn_token_is_for_a_later_round() -> None:
    """E16, E26: the caller holds it from now on and may use it in the next."""
    edition = SMALL | {"tokens": [["lock", "nudge"]]}
    state = GAME.start(3, 1, edition=edition)
    play(state, *(f"{turn % 3} deck" for turn in range(6)), "0 call", "1 fold", "2 fold")
    play(state, "0 muck", "1 muck", "2 muck", "2 deck")
    assert view(state).players[0].tokens == [("lock", "nudge")] and view(state).box == []
    assert "lock:lock+nudge" in legal(state, 0)


def test_most_stars_win() -> None:
    """E21: 9 against 8 after the same round."""
    lots = [[1, 1, 1], [4, 4, 4], [5, 5, 5]]
    state = called(lots, [7, 12, 16], "ss", [5, 7, 7], discard=[5])
    assert stars_after(state, "mmm") == [3, 9, 8]  # seat 1 hit exactly
    assert state.over and state.result().winners == (1,)
    assert state.result().reason == "most-stars"
    assert view(state).phase == "over" and view(state).last.players[1].lot.hand == [4, 4]


def test_half_champions() -> None:
    """E21: 8 and 8 share it."""
    lots = [[1, 1, 1], [4, 4, 5], [5, 5, 5]]
    state = called(lots, [7, 12, 16], "ss", [5, 7, 7], discard=[5])
    stars_after(state, "mmm")
    assert state.result().winners == (1, 2)


def test_seven_stars_are_not_enough() -> None:
    """E21."""
    lots = [[1, 1, 1], [4, 4, 5], [5, 5, 5]]
    state = called(lots, [7, 12, 16], "ss", [5, 6, 6], discard=[5])
    stars_after(state, "mmm")
    assert not state.over and view(state).round == 3


def test_scores_by_round() -> None:
    """The sheet adds up to the stars."""
    state = called([[4, 4, 4], [1, 1, 1], [2, 2, 3]], [12, 9, 7], "ff", [2, 2, 2])
    stars_after(state, "smm")
    assert view(state).scores == [[2, 2, 2], [2, 0, 0]]
    assert GAME.restore(state.snapshot()).result().scores == (4, 2, 2)
