"""Reactions and table talk in the games that have them: 5 To Close and Close Enough."""

from __future__ import annotations

import asyncio
import random

import closecall
from closecall import protocol as p
from closecall.client import Client, Refused, Seat, me
from closecall.engine.core import State
from server.support import LiveServer, guest, newest, run
from server.test_play import at_seq, heard, refused

FRESH_START = "fresh-start"


def reacts(state: State, seat: int) -> bool:
    """Whether the game waits for this seat's objection only."""
    return state.game.silence(state, seat) is not None


def played_to_reaction(key: str, seats: int, seed: int) -> tuple[State, int] | None:
    """A position of random play in which a seat only has to object or not."""
    state = closecall.game(key).start(seats, seed)
    chance = random.Random(seed)
    for _ in range(1500):
        if state.over:
            return None
        for seat in state.actors():
            if reacts(state, seat):
                return state, seat
        seat = chance.choice(state.actors())
        state.apply(seat, chance.choice(state.legal(seat)))
    return None


def test_silence_is_acceptance_of_locked_words() -> None:
    found = next(filter(None, (played_to_reaction("five-to-close", 4, s) for s in range(50))))
    state, seat = found
    action = state.game.silence(state, seat)
    assert action is not None
    assert state.game.move(action).text == "accept"


def test_silence_leaves_the_new_card_unlocked() -> None:
    texts = set()
    for seed in range(60):
        found = played_to_reaction("close-enough", 4, seed)
        if found is not None:
            action = found[0].game.silence(*found)
            assert action is not None
            texts.add(found[0].game.move(action).text)
    assert texts <= {"leave"} and texts


def test_ordinary_turns_are_no_reactions() -> None:
    for game in closecall.list_games():
        state = game.start(game.seats[-1], 3)
        assert not any(reacts(state, seat) for seat in state.actors())


async def lock_something(seats: list[Seat]) -> p.Update:
    """Play 5 To Close until words are locked and the opponents are asked."""
    chance = random.Random(1)
    while True:
        now = await newest(seats)
        assert not now.over
        if any("accept" in legal_now(seats[number]) for number in now.actors):
            return now
        mover = seats[now.actors[0]]
        legal = legal_now(mover)
        locks = [text for text in legal if text.startswith("lock")]
        try:
            await mover.play(chance.choice(locks or legal), now.seq)
        except Refused as late:
            if late.code != "stale_move":  # else a clock was quicker: look again
                raise


def legal_now(seat: Seat) -> list[str]:
    """What a seat may do at the last update it has."""
    assert seat.update is not None
    return [move.text for move in seat.update.legal]


async def four(server: LiveServer, **wish: object) -> tuple[Client, str, list[Seat]]:
    client = await guest(server)
    plan = [me(name) for name in "ABCD"]
    made = await client.create("five-to-close", plan, **wish)
    seats = [client.sit(made.match.id, i) for i in range(4)]
    for seat in seats:
        await seat.open()
        await at_seq(seat, 0)
    return client, made.match.id, seats


def test_the_reaction_clock_answers_for_who_is_silent(server: LiveServer) -> None:
    async def check() -> None:
        _, match, seats = await four(server, clocks=p.Clocks(reaction=1))
        asked = await lock_something(seats)
        fold = server.node.tables[match].fold
        assert fold is not None and asked.clocks is not None
        waiting = asked.actors
        face = asked.clocks.seats[waiting[0]]
        assert face.running and face.reaction is not None and face.move is None
        # nobody answers: after a second each of them has accepted
        await heard(seats[0], p.Update, lambda update: update.seq >= asked.seq + len(waiting))
        steps = server.call(server.node.store.steps(match))
        answers = steps[asked.seq : asked.seq + len(waiting)]
        assert [step.move for step in answers] == ["accept"] * len(waiting)
        assert {step.seat for step in answers} == set(waiting)
        assert all(seat.kind == "person" for seat in server.node.tables[match].whole.seats)

    run(check())


def test_opponents_answer_a_lock_in_any_order(server: LiveServer) -> None:
    async def check() -> None:
        _, _, seats = await four(server)
        asked = await lock_something(seats)
        assert len(asked.actors) == 2
        # both answer for the position they see
        await asyncio.gather(*(seats[i].play("accept", asked.seq) for i in asked.actors))

    run(check())


def test_partners_do_not_talk_during_a_round(server: LiveServer) -> None:
    async def check() -> None:
        _, match, seats = await four(server)
        await refused("quiet", seats[0].send(p.Say("play an E")))
        await refused("quiet", seats[0].send(p.React("wow")))
        await refused("quiet", seats[0].send(p.Point("word 1")))
        # the question is for players who could start afresh now; at the start nobody can
        await refused("not_your_turn", seats[0].send(p.Ask("fresh-start")))
        await seats[0].send(p.Resign(0))
        await seats[2].send(p.Resign(1))
        await heard(seats[1], p.TableChanged, lambda m: m.match.state == "over")
        await seats[1].send(p.Say("well played"))
        assert (await heard(seats[3], p.Said)).text == "well played"
        assert match

    run(check())


def test_before_the_start_and_alone_there_is_no_silence(server: LiveServer) -> None:
    async def check() -> None:
        client = await guest(server)
        made = await client.create("five-to-close", [me("A"), me("B"), me("C")])
        async with client.sit(made.match.id, 0) as seat:
            await seat.send(p.Say("each for themselves"))
            await refused("no_partner", seat.send(p.Ask("fresh-start")))

    run(check())


def test_the_question_goes_to_the_partner_alone(server: LiveServer) -> None:
    async def check() -> None:
        _, match, seats = await four(server)
        table = server.node.tables[match]
        assert table.fold is not None
        move = next(
            closecall.game("five-to-close").move(action)
            for action in range(closecall.game("five-to-close").num_actions)
            if closecall.game("five-to-close").move(action).__struct_config__.tag == FRESH_START
        )
        asker = await reach_fresh_start(seats, move.text)
        partner = (asker + 2) % 4
        for seat in seats:
            seat.raw = []
        await seats[asker].send(p.Ask("fresh-start"))
        asked = await heard(seats[partner], p.Asked)
        assert (asked.seat, asked.question) == (asker, "fresh-start")
        await seats[partner].send(p.Answer("fresh-start", True))
        answered = await heard(seats[asker], p.Answered)
        assert answered.yes is True
        for number in ((asker + 1) % 4, (asker + 3) % 4):
            await seats[number].send(p.Ping())
            assert not any(b"fresh-start" in data for data in seats[number].raw or [])

    run(check())


async def reach_fresh_start(seats: list[Seat], text: str) -> int:
    """Start as many words as possible, never lock: soon somebody has five."""
    chance = random.Random(2)
    for _ in range(600):
        now = await newest(seats)
        mover = seats[now.actors[0]]
        moves = (await at_seq(mover, now.seq)).legal
        legal = [move.text for move in moves]
        if text in legal:
            return now.actors[0]
        starting = [
            move.text
            for move in moves
            if b'"type":"play"' in bytes(move.move) and b'"place":' not in bytes(move.move)
        ]
        rest = [each for each in legal if not each.startswith(("lock", "fresh"))]
        await mover.play(chance.choice(starting or rest or legal), now.seq)
    raise AssertionError("nobody came to five words")
