"""Close Enough, advantage tokens: E14, E22 to E26."""

from __future__ import annotations

import pytest
from games.close_enough.tables import GAME, legal, play, position, view

from closecall.engine.errors import IllegalMove
from closecall.games.close_enough.moves import ABILITIES, PAIRS, pair, with_partner
from closecall.games.close_enough.rules import worth

LOTS = [[4, 5, 6], [3, 4, 5], [5, 6, 7]]
FOLDED = ("0 call", "1 fold", "2 fold")


def test_pairs() -> None:
    """E22: fifteen kinds, two of six abilities each."""
    assert [pair(a, b) for a, b in PAIRS] == list(range(15))
    assert pair(5, 1) == pair(1, 5)
    for ability in range(6):
        kinds = {int(with_partner(ability, partner)) for partner in range(5)}
        assert kinds == {kind for kind, both in enumerate(PAIRS) if ability in both}
    assert len(view(GAME.start(3, 1)).box) == 15


def test_what_a_used_token_does() -> None:
    """E23: Subtract, Double, Ignore, Nudge up or down."""
    assert [worth(7, 1 + effect) for effect in range(5)] == [-7, 14, 0, 8, 6]
    assert worth(7, 0) == 7


@pytest.mark.parametrize(
    ("token", "move", "total"),
    [
        (["subtract", "lock"], "subtract:face-up", 7),
        (["subtract", "lock"], "subtract:6", 3),
        (["lock", "double"], "double:5", 20),
        (["ignore", "silence"], "ignore:6", 9),
        (["silence", "nudge"], "raise:face-up", 16),
        (["silence", "nudge"], "lower:5", 14),
        (["lock", "nudge"], "keep", 15),
    ],
)
def test_totals(token: list[str], move: str, total: int) -> None:
    """E14, E22, E23: on the face-up card or on one of the hand; then the token is spent."""
    state = position(LOTS, [14, 8, 9], tokens={0: [token]})
    play(state, *FOLDED)
    assert view(state).phase == "tokens" and state.actors() == (0,)
    assert view(state, 0).own.token == tuple(token)
    play(state, f"0 {move}")
    assert view(state, 0).own.total == total
    play(state, "0 show", "1 muck", "2 muck")
    assert view(state).last.players[0].lot.total == total
    assert len(view(state).box) == 13 + (move != "keep")  # E20: what was used is back


def test_only_offered_abilities() -> None:
    """E22, E23: two of six; Lock and Silence are no use while totalling."""
    state = play(position(LOTS, [14, 8, 9], tokens={0: [["silence", "nudge"]]}), *FOLDED)
    assert legal(state, 0) == {
        "raise:face-up", "raise:5", "raise:6", "lower:face-up", "lower:5", "lower:6", "keep",
    }  # fmt: skip
    state = play(position(LOTS, [14, 8, 9], tokens={0: [["lock", "silence"]]}), *FOLDED)
    assert view(state).phase == "show"  # E14: nothing usable, nobody asked
    equal = [[4, 5, 5], *LOTS[1:]]
    state = play(position(equal, [14, 8, 9], tokens={0: [["subtract", "lock"]]}), *FOLDED)
    assert legal(state, 0) == {"subtract:face-up", "subtract:5", "keep"}
    assert len(state.legal(0)) == 3


def test_one_token_on_a_card() -> None:
    """E22, E23: several tokens in one totalling, at most one on each card."""
    tokens = {0: [["double", "nudge"], ["double", "ignore"], ["lock", "double"]]}
    equal = [[4, 5, 5], *LOTS[1:]]
    state = play(position(equal, [14, 8, 9], tokens=tokens), *FOLDED)
    asked = []
    for move in ("double:5", "ignore:5", "raise:face-up"):
        asked.append(view(state, 0).own.token)
        play(state, f"0 {move}")
    assert asked == [("lock", "double"), ("double", "ignore"), ("double", "nudge")]
    assert view(state, 0).own.total == 10 + 0 + 5
    state = play(position(equal, [14, 8, 9], tokens=tokens), *FOLDED)
    play(state, "0 double:face-up", "0 double:5")
    assert legal(state, 0) == {"double:5", "raise:5", "lower:5", "keep"}


def test_full_lot_still_answers_for_every_token() -> None:
    """E14, E23: the number of decisions tells nothing; a fourth token has no card left."""
    tokens = {
        0: [["double", "nudge"], ["double", "ignore"], ["lock", "double"], ["ignore", "nudge"]]
    }
    state = play(position(LOTS, [14, 8, 9], tokens=tokens), *FOLDED)
    play(state, "0 double:face-up", "0 double:5", "0 double:6")
    assert legal(state, 0) == {"keep"}


def test_card_locked_by_a_token_has_its_token() -> None:
    """E23."""
    tokens = {0: [["lock", "nudge"], ["double", "nudge"]]}
    state = position(LOTS, [14, 8, 9], tokens=tokens)
    play(state, "0 lock:lock+nudge", *FOLDED)
    assert legal(state, 0) == {
        "double:5", "double:6", "raise:5", "raise:6", "lower:5", "lower:6", "keep",
    }  # fmt: skip


def test_chosen_in_secret_and_shown_together() -> None:
    """E14: others see who is ready and nothing else; folders are not asked."""
    tokens = {0: [["double", "nudge"]], 1: [["subtract", "nudge"]], 2: [["double", "ignore"]]}
    state = position(LOTS, [14, 8, 9], tokens=tokens, discard=[4])
    play(state, "0 call", "1 stay", "1 discard", "1 give:4", "2 fold")
    assert state.actors() == (0, 1)
    one, two = play(state.copy(), "0 double:5"), play(state.copy(), "0 keep")
    for seat in (None, 1, 2):
        assert view(one, seat) == view(two, seat)
        assert one.events(seat) == two.events(seat)
        assert view(one, seat).players[0].ready and not view(one, seat).players[1].ready
    assert [use.card for use in view(one, 0).own.uses] == [5]
    play(one, "1 lower:face-up")
    shown = view(one, 2).players[1].uses
    assert [(use.ability, use.place, use.card, use.nudge) for use in shown] == [
        ("nudge", "face-up", None, None)
    ]
    assert view(one).players[0].lot.uses[0].card == 5  # the caller had to show


def test_used_tokens_of_a_mucked_lot() -> None:
    """E19: which token and ability, face-up or hand; not on which card, nor which way."""
    tokens = {0: [["double", "nudge"], ["lock", "nudge"]]}
    ends = []
    for moves in (["0 lower:5", "0 double:6"], ["0 raise:6", "0 double:5"]):
        state = play(position(LOTS, [14, 8, 9], tokens=tokens), *FOLDED, *moves)
        play(state, "0 muck", "1 muck", "2 muck")
        ends.append((view(state).last.players[0], state.snapshot()["state"]["last"]))  # type: ignore[index]
    assert ends[0] == ends[1]
    assert [
        (use.token, use.ability, use.place, use.card, use.nudge) for use in ends[0][0].uses
    ] == [
        (("double", "nudge"), "double", "hand", None, None),
        (("lock", "nudge"), "nudge", "hand", None, None),
    ]


def test_tokens_after_backing_out() -> None:
    """E14: caller and stayers may still use them."""
    tokens = {0: [["double", "nudge"], ["lock", "nudge"]], 1: [["subtract", "nudge"]]}
    state = position(LOTS, [14, 8, 9], tokens=tokens, discard=[4], advanced=True)
    play(state, "0 call", "1 stay", "1 discard", "1 give:4", "2 fold", "0 back-out:lock+nudge")
    assert state.actors() == (0, 1)


def test_lock_in_the_own_turn() -> None:
    """E24: before the turn's action; it stops everybody for the rest of the round."""
    state = position(LOTS, [14, 8, 9], tokens={0: [["lock", "nudge"], ["lock", "double"]]})
    assert {"lock:lock+nudge", "lock:lock+double"} < legal(state, 0)
    play(state, "0 lock:lock+nudge")
    assert state.actors() == (0,) and "lock:lock+double" not in legal(state, 0)
    assert view(state).players[0].lock == ("lock", "nudge")
    assert view(state).players[0].tokens == [("lock", "double")]
    play(state, "0 deck", "0 give:5")
    assert legal(state, 1) == {"deck", "discard", "take:2", "call"}


def test_lock_as_a_reaction() -> None:
    """E24: the owner of a new face-up card is asked, the game waits, the next cannot take it."""
    state = position(LOTS, [14, 8, 9], tokens={2: [["lock", "nudge"]]})
    play(state, "0 take:2", "0 give:5")
    assert state.actors() == (2,) and view(state).asked == 2 and view(state).phase == "lock"
    assert legal(state, 2) == {"lock:lock+nudge", "leave"}
    assert legal(state, 0) == legal(state, 1) == set()
    left = play(state.copy(), "2 leave")
    assert left.actors() == (1,) and "take:2" in legal(left, 1)
    play(state, "2 lock:lock+nudge")
    assert state.actors() == (1,)
    assert view(state).players[2].face_up == 5 and view(state).players[2].locked
    assert "take:2" not in legal(state, 1)


def test_lock_as_a_reaction_to_a_refill() -> None:
    """E24: also when the new card comes from the deck (E4), but not at the deal."""
    lots = [[4, 5], [3, 4], [5, 6]]
    state = position(lots, [14, 8, 9], tokens={1: [["lock", "nudge"]]})
    assert state.actors() == (0,)
    play(state, "0 take:1")
    assert state.actors() == (1,)
    assert view(state).players[1].face_up is not None
    play(state, "1 lock:lock+nudge", "1 deck")
    assert legal(state, 2) == {"deck", "take:0"}


def test_folder_is_asked_too() -> None:
    """E24: also one who has folded."""
    state = position(LOTS, [14, 8, 9], tokens={1: [["lock", "nudge"]]})
    play(state, "0 call", "1 fold", "2 stay", "2 take:1", "2 give:6")
    assert state.actors() == (1,)
    play(state, "1 lock:lock+nudge")
    assert view(state).phase == "show"


def test_nobody_is_asked_without_a_lock() -> None:
    """E24: only an owner who holds one."""
    state = position(LOTS, [14, 8, 9], tokens={2: [["double", "nudge"]]})
    play(state, "0 take:2", "0 give:5")
    assert state.actors() == (1,)


def test_silence() -> None:
    """E25: in your turn, on another player, who cannot call this round."""
    state = position(LOTS, [14, 8, 9], tokens={0: [["silence", "nudge"]]})
    assert {"silence:silence+nudge>1", "silence:silence+nudge>2"} < legal(state, 0)
    assert "silence:silence+nudge>0" not in legal(state, 0)
    play(state, "0 silence:silence+nudge>1")
    assert state.actors() == (0,)
    assert view(state).players[1].silence == ("silence", "nudge")
    assert view(state).players[1].silenced_by == 0
    play(state, "0 deck", "0 give:5")
    assert "call" not in legal(state, 1)
    with pytest.raises(IllegalMove):
        play(state, "1 call")


def test_silence_limits() -> None:
    """E25: never on one already silenced, nor on the last who could still call."""
    tokens = {0: [["silence", "nudge"], ["double", "silence"]], 1: [["lock", "silence"]]}
    state = position(LOTS, [14, 8, 9], tokens=tokens)
    play(state, "0 silence:silence+nudge>1")
    assert {move for move in legal(state, 0) if "silence:" in move} == {"silence:double+silence>2"}
    play(state, "0 silence:double+silence>2")  # seat 0, the user, can still call
    play(state, "0 deck", "0 give:5")
    assert not [move for move in legal(state, 1) if "silence:" in move]


def test_no_silence_after_a_call() -> None:
    """E25."""
    state = position(LOTS, [14, 8, 9], tokens={1: [["silence", "nudge"]]})
    assert legal(play(state, "0 call"), 1) == {"stay", "fold"}


def test_several_tokens_in_one_turn() -> None:
    """E22: one use and one ability each, then they lie there till the end of the round."""
    state = position(LOTS, [14, 8, 9], tokens={0: [["lock", "nudge"], ["lock", "silence"]]})
    play(state, "0 silence:lock+silence>1", "0 lock:lock+nudge")
    assert view(state).players[0].tokens == [] and len(view(state).box) == 13
    play(state, *FOLDED, "0 muck", "1 muck", "2 muck")
    table = view(state)
    assert len(table.box) + len(table.players[0].tokens) == 15  # E20
    assert table.players[0].lock is None and table.players[1].silence is None


def test_tokens_are_drawn_fairly() -> None:
    """E26: unseen: every kind comes up."""
    drawn = set()
    for seed in range(120):
        state = position(LOTS, [14, 8, 9])
        twin = state.imagine(None, seed)
        play(twin, *FOLDED, "0 muck", "1 muck", "2 muck")
        drawn.add(view(twin).last.token_drawn)
    assert len(drawn) == 15


def test_names() -> None:
    """The six abilities, by name."""
    assert set(ABILITIES) == {"subtract", "lock", "double", "ignore", "silence", "nudge"}
