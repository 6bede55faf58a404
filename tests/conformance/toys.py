"""A small card game that conforms, and its broken sisters: each breaks one promise.

Ten cards, three each. In turn, play a card openly or draw one unseen. The match ends when somebody
has played out or after thirty turns; the highest sum of cards played wins.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, ClassVar, TypeVar, cast

import msgspec

from closecall.engine.core import Moves, Note, State
from closecall.engine.errors import BadSnapshot
from closecall.engine.registry import Game
from closecall.engine.rng import Rng
from closecall.engine.terms import Terms
from closecall.engine.types import Event, Move, View

CARDS = 10
DRAW = CARDS
TURNS = 30


class Play(Move, frozen=True):
    card: int

    @property
    def text(self) -> str:
        return f"play {self.card}"


class Draw(Move, frozen=True):
    @property
    def text(self) -> str:
        return "draw"


class TableView(View, frozen=True):
    hand: list[int]
    hands: list[int]
    table: list[list[int]]
    deck: int
    turn: int
    turns: int
    hint: list[int]


class Drawn(Event, frozen=True):
    seat: int
    card: int | None


class Played(Event, frozen=True):
    seat: int
    card: int


def shuffled(cards: list[int], rng: Rng) -> list[int]:
    return [cards.pop(int(rng.below(len(cards)))) for _ in range(len(cards))]


class Table(State):
    """A position; everything a broken sister gets wrong is a small method here."""

    def __init__(self, terms: Terms, rng: Rng, fields: dict[str, Any]) -> None:
        super().__init__(terms, rng)
        self.hands: list[list[int]] = fields["hands"]
        self.table: list[list[int]] = fields["table"]
        self.deck: list[int] = fields["deck"]
        self.turn: int = fields["turn"]
        self.turns: int = fields["turns"]
        self.over = fields["over"]

    def fields(self) -> dict[str, Any]:
        return {
            "hands": [sorted(hand) for hand in self.hands],
            "table": [list(cards) for cards in self.table],
            "deck": list(self.deck),
            "turn": self.turn,
            "turns": self.turns,
            "over": self.over,
        }

    def actor_mask(self) -> int:
        return 0 if self.over else 1 << self.turn

    def list_moves(self, seat: int, moves: Moves) -> None:
        if seat != self.turn:
            return
        for card in sorted(self.hands[seat]):
            moves.add(card)
        if self.deck:
            moves.add(DRAW)

    def do_move(self, seat: int, action: int) -> None:
        if action == DRAW:
            card = self.deck.pop()
            self.hands[seat].append(card)
        else:
            card = action
            self.hands[seat].remove(action)
            self.table[seat].append(action)
        self.note(seat, action, card)
        self.turns += 1
        self.turn = (seat + 1) % int(self.seats)
        self.over = self.ended()

    def note(self, seat: int, action: int, card: int) -> None:
        if self.notes is not None:
            self.notes.append(("drawn" if action == DRAW else "played", seat, card))

    def ended(self) -> bool:
        return self.turns >= TURNS or not all(self.hands)

    def points(self, seat: int) -> int:
        return sum(self.table[seat])

    def winners_mask(self) -> int:
        scores = [self.points(seat) for seat in range(int(self.seats))]
        return sum(1 << seat for seat, score in enumerate(scores) if score == max(scores))

    def reason(self) -> str:
        return "highest-sum"

    def copy(self) -> Table:
        return type(self)(self.terms, self.rng.copy(), self.fields())

    def pool(self, seat: int) -> list[int]:
        return sorted([card for cards in self.hands_but(seat) for card in cards] + self.deck)

    def hands_but(self, seat: int) -> list[list[int]]:
        return [hand for other, hand in enumerate(self.hands) if other != seat]

    def shuffle(self, cards: list[int], rng: Rng) -> list[int]:
        return shuffled(cards, rng)

    def redeal(self, seat: int, rng: Rng) -> Table:
        twin = type(self)(self.terms, rng, self.fields())
        cards = self.shuffle(self.pool(seat), rng)
        for other, hand in enumerate(twin.hands):
            if other != seat:
                twin.hands[other] = [cards.pop() for _ in hand]
        twin.deck = cards
        return twin

    def hint(self, viewer: int | None) -> list[int]:
        return []


class Toy(Game):
    """The game that conforms."""

    key = "toy"
    title = "Toy"
    seats = (2, 3)
    hidden = True
    chance = True
    simultaneous = False
    cooperative = False
    revision = 1
    num_actions = CARDS + 1
    move_type: ClassVar = Play | Draw
    view_type: ClassVar = TableView
    event_type: ClassVar[Any] = Drawn | Played
    state: ClassVar[type[Table]] = Table

    def begin(self, terms: Terms, rng: Rng) -> Table:
        cards = shuffled(list(range(CARDS)), rng)
        seats = int(terms.seats)
        hands = [[cards.pop() for _ in range(3)] for _ in range(seats)]
        table: list[list[int]] = [[] for _ in range(seats)]
        fields = {"hands": hands, "table": table, "deck": cards, "turn": 0, "turns": 0}
        return self.state(terms, rng, {**fields, "over": False})

    def save(self, state: State) -> dict[str, object]:
        assert isinstance(state, Table)
        return state.fields()

    def load(self, terms: Terms, rng: Rng, data: dict[str, object]) -> Table:
        state = self.state(terms, rng, msgspec.convert(data, dict[str, Any]))
        cards = [card for cards in (*state.hands, *state.table, state.deck) for card in cards]
        if sorted(cards) != list(range(CARDS)):
            raise BadSnapshot("all ten cards, each once", sorted(cards), where="state")
        if state.turn >= int(terms.seats):
            raise BadSnapshot("a seat", state.turn, where="state.turn")
        return self.state(terms, rng, state.fields())

    def make_move(self, action: int) -> Move:
        return Draw() if action == DRAW else Play(action)

    def show(self, state: State, seat: int | None) -> TableView:
        assert isinstance(state, Table)
        return TableView(
            hand=[] if seat is None else sorted(state.hands[seat]),
            hands=[len(hand) for hand in state.hands],
            table=[list(cards) for cards in state.table],
            deck=len(state.deck),
            turn=state.turn,
            turns=state.turns,
            hint=state.hint(seat),
        )

    def cut(self, state: State, note: Note, seat: int | None) -> Event | None:
        kind, who, card = note
        assert isinstance(who, int)
        assert isinstance(card, int)
        if kind == "played":
            return Played(who, card)
        return Drawn(who, card if who == seat else None)


class RollsForShow(Table):
    """Sound too: a roll of the dice that leaves no trace and tells nothing."""

    def note(self, seat: int, action: int, card: int) -> None:
        super().note(seat, action, card)
        roll = int(self.rng.below(6))
        if self.notes is not None:
            self.notes.append(("played", seat, roll))


class RollingToy(Toy):
    """The game of those states."""

    state = RollsForShow


# Broken sisters -----------------------------------------------------------------------------

BROKEN: list[tuple[str, type[Toy]]] = []
T = TypeVar("T", bound=Toy | Table)


def breaks(check: str) -> Callable[[type[T]], type[T]]:
    """Note which check must find a game, or a game with these states, broken."""

    def note(broken: type[T]) -> type[T]:
        methods = {"state": broken} if issubclass(broken, Table) else {}
        parents = (Toy,) if issubclass(broken, Table) else (broken,)
        BROKEN.append((check, type(broken.__name__, parents, methods)))
        return broken

    return note


@breaks("declared-facts")
class CallsItselfOpen(Toy):
    hidden = False


@breaks("declared-facts")
class CallsItselfSure(Toy):
    chance = False


@breaks("declared-facts")
class CallsItselfSimultaneous(Toy):
    simultaneous = True


@breaks("declaration")
class LeavesSomebodyOut(Toy):
    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
        return tuple((seat,) for seat in range(1, seats))


@breaks("results")
class DividesATeam(Toy):
    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
        return (tuple(range(seats)),)


@breaks("results-across-matches")
class FirstWins(Table):
    def winners_mask(self) -> int:
        return 1


@breaks("results")
class StillWaits(Table):
    def actor_mask(self) -> int:
        return 1 << self.turn


@breaks("matches-end")
class NeverEnds(Table):
    def ended(self) -> bool:
        return False

    def list_moves(self, seat: int, moves: Moves) -> None:
        moves.add(DRAW)

    def do_move(self, seat: int, action: int) -> None:
        self.turns += 1


@breaks("moves")
class SameNames(Toy):
    def make_move(self, action: int) -> Move:
        return super().make_move(8 if action == 9 else action)


@breaks("legality")
class ListsTwice(Table):
    def list_moves(self, seat: int, moves: Moves) -> None:
        super().list_moves(seat, moves)
        super().list_moves(seat, moves)


@breaks("legality")
class ListingChanges(Table):
    def list_moves(self, seat: int, moves: Moves) -> None:
        self.turns += 1
        super().list_moves(seat, moves)


@breaks("legality")
class DrawsNothing(Table):
    def do_move(self, seat: int, action: int) -> None:
        if action != DRAW:
            super().do_move(seat, action)


@breaks("conservation")
class LosesCards(Table):
    def do_move(self, seat: int, action: int) -> None:
        super().do_move(seat, action)
        if action != DRAW:
            self.table[seat].remove(action)


@breaks("copies")
class SharesHands(Table):
    def copy(self) -> Table:
        return type(self)(self.terms, self.rng.copy(), {**self.fields(), "hands": self.hands})


@breaks("copies")
class SharesChance(Table):
    def do_move(self, seat: int, action: int) -> None:
        self.rng.word()
        super().do_move(seat, action)

    def copy(self) -> Table:
        return type(self)(self.terms, self.rng, self.fields())


@breaks("snapshots")
class ForgetsTurn(Toy):
    def load(self, terms: Terms, rng: Rng, data: dict[str, object]) -> Table:
        return super().load(terms, rng, {**data, "turn": 0})


@breaks("snapshots")
class ForgetsTheOrder(Toy):
    def save(self, state: State) -> dict[str, object]:
        assert isinstance(state, Table)
        return {**super().save(state), "deck": sorted(state.deck)}


@breaks("replay")
class RollsOutside(Table):
    # Chance from elsewhere, and yet the same in every run of the tests: it must always be caught.
    elsewhere: ClassVar[random.Random] = random.Random(1)

    def do_move(self, seat: int, action: int) -> None:
        self.elsewhere.shuffle(self.deck)
        super().do_move(seat, action)


@breaks("messages")
class TellsAnotherType(Toy):
    event_type: ClassVar[Any] = Played


@breaks("transport")
class CopiesTheStart(Table):
    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.game.start(int(self.seats), 1)


@breaks("no-leak")
class HintsAtTheDeck(Table):
    def hint(self, viewer: int | None) -> list[int]:
        return self.deck[-1:]


@breaks("no-leak")
class ShowsSpectatorsAHand(Table):
    def hint(self, viewer: int | None) -> list[int]:
        return sorted(self.hands[0]) if viewer is None else []


@breaks("no-leak")
class TellsWhatWasDrawn(Toy):
    def cut(self, state: State, note: Note, seat: int | None) -> Event | None:
        _, who, _ = note
        return super().cut(state, note, cast(int, who))


@breaks("no-leak")
class ShowsACardAndShuffles(Table):
    """All saw which card is in the deck, yet nobody imagines it there more than elsewhere."""

    def note(self, seat: int, action: int, card: int) -> None:
        super().note(seat, action, card)
        if self.notes is not None:
            self.notes += [("played", seat, shown) for shown in self.deck[:1]]
        self.deck = shuffled(self.deck, self.rng)


@breaks("no-leak")
class LegalByHiddenCards(Table):
    def list_moves(self, seat: int, moves: Moves) -> None:
        super().list_moves(seat, moves)
        if seat == self.turn and self.deck and self.deck[-1] < 5:
            moves.n -= 1


@breaks("no-leak")
class KeepsTheStream(Table):
    def redeal(self, seat: int, rng: Rng) -> Table:
        twin = super().redeal(seat, rng)
        return type(self)(self.terms, self.rng.copy(), twin.fields())


@breaks("observations")
class HintsTooHigh(Table):
    """No 32-bit float holds it exactly."""

    def hint(self, viewer: int | None) -> list[int]:
        return [(1 << 40) + 1]


@breaks("nothing-kept")
class KnowsHands(Table):
    def redeal(self, seat: int, rng: Rng) -> Table:
        twin = type(self)(self.terms, rng, self.fields())
        twin.deck = shuffled(sorted(self.deck), rng)
        return twin


@breaks("truth-forgotten")
class ShufflesFromTheTruth(Table):
    def pool(self, seat: int) -> list[int]:
        return [card for cards in self.hands_but(seat) for card in cards] + self.deck


@breaks("fair-first-deal")
class ImaginesTheBest(Table):
    def shuffle(self, cards: list[int], rng: Rng) -> list[int]:
        return shuffled(cards, rng) if rng.below(4) == 0 else cards


@breaks("fair-imagination")
class SpectatorsGuessBadly(Table):
    def redeal(self, seat: int, rng: Rng) -> Table:
        if seat >= 0 or self.turns == 0:
            return super().redeal(seat, rng)
        twin = type(self)(self.terms, rng, self.fields())
        cards = self.pool(seat)
        twin.hands = [[cards.pop() for _ in hand] for hand in self.hands]
        twin.deck = cards
        return twin
