"""Records: a match as a file that anybody can replay and check.

A record says what was agreed (game, revision, seats, options), what chance was made of
(commitment, seed, nonces), what was played and how it ended.

**Fairness.** Before anyone sits down the server draws a secret 32-byte seed and publishes its
SHA-256, the *commitment*. Every seat adds a 32-byte *nonce* of its own. All dice and cards come
from `stream_seed`: HMAC-SHA-256, keyed by the seed, over what was agreed and all nonces. So the
server cannot choose the cards (it was bound before it saw the nonces), the players cannot either
(they do not know the seed), and once the seed is revealed everybody can check it all, in a browser
too. What this proves and what not: `docs/decisions/0002-records-and-fairness.md`.

**Seals.** Every field, nonce and move carries a short checksum. They prove nothing by themselves
(a forger can compute them again), but they name the spot when one was damaged or altered.

>>> import closecall
>>> match = Match(closecall.game("poof"), seats=2)
>>> while not match.state.over:
...     seat = match.state.actors()[0]
...     match.play(seat, match.state.legal(seat)[0])
>>> match.record().verify().ok
True
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from closecall.engine import registry
from closecall.engine.core import State
from closecall.engine.errors import BadOptions, BadRecord, CloseCallError, quote
from closecall.engine.registry import Game
from closecall.engine.types import Move, Result

FORMAT = 1
SEED_BYTES = 32
LARGEST_FILE = 8 * 1024 * 1024
MOST_MOVES = 200_000
MOST_FINDINGS = 20

Hex = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Seal = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{16}$")]
Seat = Annotated[int, msgspec.Meta(ge=0, le=99)]
Text = Annotated[str, msgspec.Meta(max_length=registry.LONGEST_TEXT)]
Played = tuple[Seat, Text]


# Chance ---------------------------------------------------------------------------------------


def commitment_of(seed: bytes) -> str:
    """Return the commitment to the server's seed, published before anybody adds a nonce."""
    return hashlib.sha256(seed).hexdigest()


def absent_nonce(commitment: str, seat: int) -> str:
    """Return the nonce of a seat that brings none: a bot's, for example.

    It follows from the commitment, so that nobody, the server least of all, can choose it.
    """
    return hashlib.sha256(f"closecall nonce 1\n{commitment}\n{seat}".encode()).hexdigest()


def stream_seed(
    seed: bytes, nonces: Sequence[str], *, game: str, revision: int, options: object
) -> bytes:
    """Return the 32 bytes from which all dice and cards of a match come.

    HMAC-SHA-256, keyed by the server's seed, over lines of text: a label, the game, its revision,
    the SHA-256 of the options as canonical JSON, and the nonces in the order of the seats.
    """
    agreed = hashlib.sha256(canonical(options)).hexdigest()
    lines = ["closecall stream 1", game, str(revision), agreed, *nonces]
    return hmac.digest(seed, "\n".join(lines).encode(), "sha256")


def canonical(value: object) -> bytes:
    """JSON without spaces, keys sorted: the same bytes for the same value, everywhere."""
    _refuse_fractions(value)
    try:
        return msgspec.json.encode(value, order="sorted")
    except (TypeError, ValueError, OverflowError, RecursionError) as error:
        raise BadRecord(f"something JSON can hold ({error})", value, where="record") from None


def _refuse_fractions(value: object, depth: int = 0) -> None:
    # 1.0 is written differently by different languages; no option needs one.
    if isinstance(value, float) or depth > 32:
        raise BadRecord(
            "whole numbers, text, lists and objects, not too deep", value, where="record"
        )
    if isinstance(value, dict):
        for item in value.values():
            _refuse_fractions(item, depth + 1)
    elif isinstance(value, (list, tuple)):
        for item in value:
            _refuse_fractions(item, depth + 1)


# How a match ended ----------------------------------------------------------------------------


def outcome(state: State, resigned: Iterable[int] = ()) -> Result:
    """Return how a match stands when some seats have resigned: they can no longer win.

    A match that resignations ended leaves the win to the teams nobody left, or, where every team
    lost somebody, to those who stayed; one where all play together is lost.
    """
    result = state.result()
    gone = set(resigned)
    if not gone:
        return result
    if state.over:
        winners = tuple(seat for seat in result.winners if seat not in gone)
        return Result(result.scores, winners, result.reason)
    teams = state.game.teams(int(state.seats))
    if len(teams) == 1:
        return Result(result.scores, (), "resigned")
    whole = [team for team in teams if gone.isdisjoint(team)]
    left = (seat for team in whole or teams for seat in team if seat not in gone)
    return Result(result.scores, tuple(sorted(left)), "resigned")


# The record -----------------------------------------------------------------------------------


class Seals(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A checksum for every field (by its place, such as `nonces[1]`) and for every move."""

    fields: dict[str, Seal]
    moves: list[Seal]


class Finding(msgspec.Struct, frozen=True):
    """Something in a record that is not as it was made."""

    check: Literal["seal", "seed", "replay"]
    where: str
    problem: str

    def __str__(self) -> str:
        return f"{self.where}: {self.problem}"


class Verdict(msgspec.Struct, frozen=True):
    """Findings of checking a record."""

    findings: tuple[Finding, ...]

    @property
    def ok(self) -> bool:
        """Whether everything fits."""
        return not self.findings

    def passed(self, check: str) -> bool:
        """Return whether nothing was found by one of the checks: seal, seed, replay."""
        return all(finding.check != check for finding in self.findings)


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match: what was agreed, what chance was made of, what was played, how it ended."""

    format: int
    game: str
    revision: int
    seats: Annotated[int, msgspec.Meta(ge=1, le=99)]
    options: dict[str, object]
    commitment: Hex
    nonces: Annotated[list[Hex], msgspec.Meta(max_length=99)]
    moves: Annotated[list[Played], msgspec.Meta(max_length=MOST_MOVES)]
    resigned: Annotated[list[Seat], msgspec.Meta(max_length=99)]
    seed: Hex | None = None
    """The server's seed, revealed once the match is over."""
    result: Result | None = None
    seals: Seals

    # Files -----------------------------------------------------------------------------------

    @staticmethod
    def load(source: Path | str | bytes) -> Record:
        """Return the record in a file, or in the bytes of one; `BadRecord` says what is wrong with
        it.
        """
        if not isinstance(source, (bytes, str, Path)):
            raise BadRecord("a path or the bytes of a record", source, where="record")
        raw = source if isinstance(source, bytes) else _read(Path(source))
        if len(raw) > LARGEST_FILE:
            raise BadRecord(f"at most {LARGEST_FILE} bytes", f"{len(raw)} bytes", where="record")
        try:
            record = msgspec.json.decode(raw, type=Record)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            reason, _, place = str(error).partition(" - at `$.")
            where = place.removesuffix("`") or "record"
            came = raw[:60].decode(errors="replace")
            raise BadRecord(f"a record of a match ({reason})", came, where=where) from None
        _check_names(raw)
        if record.format != FORMAT:
            raise BadRecord(f"format {FORMAT}", record.format, where="format")
        return record

    def save(self, path: Path | str) -> None:
        """Write the record to a file."""
        Path(path).write_bytes(self.to_json() + b"\n")

    def to_json(self) -> bytes:
        """Return the record as canonical JSON."""
        return canonical(self)

    # Replaying -------------------------------------------------------------------------------

    def replay(self, upto: int | None = None) -> State:
        """Return the state after all moves, or after the first `upto` of them."""
        if upto is not None and not 0 <= upto <= len(self.moves):
            raise BadRecord(f"a number of moves from 0 to {len(self.moves)}", upto, where="upto")
        state = self._start()
        for number, (seat, text) in enumerate(islice(self.moves, upto)):
            _replay_move(state, number, seat, text)
        return state

    def states(self) -> Iterator[State]:
        """Yield the state at the start and after every move, each a copy of its own."""
        state = self._start()
        yield state.copy()
        for number, (seat, text) in enumerate(self.moves):
            _replay_move(state, number, seat, text)
            yield state.copy()

    def _start(self) -> State:
        game = _game(self.game)
        self._check_revision(game)
        if self.seed is None:
            raise BadRecord("a seed: it is revealed once the match is over", None, where="seed")
        if self.options.keys() != {option.name for option in game.options}:
            expected = "the options " + ", ".join(option.name for option in game.options)
            raise BadRecord(expected, sorted(self.options), where="options")
        if len(self.nonces) != self.seats:
            expected = f"one nonce for each of {self.seats} seats"
            raise BadRecord(expected, f"{len(self.nonces)} nonces", where="nonces")
        seed = stream_seed(
            bytes.fromhex(self.seed),
            self.nonces,
            game=self.game,
            revision=self.revision,
            options=self.options,
        )
        try:
            return game.start(self.seats, seed, revision=self.revision, **self.options)
        except CloseCallError as error:
            where = "seats" if error.where == game.key else error.where
            raise BadRecord(error.expected, error.got, where=where) from None

    def _check_revision(self, game: Game) -> None:
        """Refuse a record unless the rules it was played by can be played here."""
        try:
            game.check_revision(self.revision)
        except BadOptions as error:
            raise BadRecord(error.expected, error.got, where="revision") from None

    # Verifying -------------------------------------------------------------------------------

    def verify(self, commitment: str | None = None) -> Verdict:
        """Check seals, seed and every move; each thing that does not fit is named.

        `commitment`: the one you noted before the match began. A record of a revision that cannot
        be played here is refused with `BadRecord`.
        """
        seals = self._check_seals()
        if not any(finding.where in ("game", "revision") for finding in seals):
            self._check_revision(_game(self.game))
        return Verdict((*seals, *self._check_seed(commitment), *self._check_replay()))

    def _check_seals(self) -> list[Finding]:
        fitting = seals_of(self)
        problems = [
            *_differences(self.seals.fields, fitting.fields),
            *_differences(_numbered("moves", self.seals.moves), _numbered("moves", fitting.moves)),
        ]
        found = [Finding("seal", where, problem) for where, problem in problems[:MOST_FINDINGS]]
        if len(problems) > MOST_FINDINGS:
            more = f"{len(problems) - MOST_FINDINGS} more places do not fit their seals"
            found.append(Finding("seal", "record", more))
        return found

    def _check_seed(self, noted: str | None) -> Iterator[Finding]:
        if noted is not None and noted.strip().lower() != self.commitment:
            yield Finding("seed", "commitment", f"is not the one noted, {quote(noted)}")
        if self.seed is None:
            yield Finding("seed", "seed", "is not revealed, as in every match that is not over")
        elif commitment_of(bytes.fromhex(self.seed)) != self.commitment:
            came = commitment_of(bytes.fromhex(self.seed))
            yield Finding("seed", "seed", f"its SHA-256 is {came}, not the commitment")

    def _check_replay(self) -> Iterator[Finding]:
        if self.seed is None:
            yield Finding("replay", "moves", "cannot be played again without the seed")
            return
        try:
            state = self.replay()
        except BadRecord as error:
            yield Finding("replay", error.where, f"expected {error.expected}, {quote(error.got)}")
            return
        for seat in self.resigned:
            if seat >= self.seats:
                yield Finding("replay", "resigned", f"there is no seat {seat}")
        fitting = outcome(state, self.resigned)
        if self.result is None and state.over:
            yield Finding("replay", "result", "is missing, and the match is over")
        elif self.result is not None and self.result != fitting:
            yield Finding("replay", "result", f"the moves lead to {_in_words(fitting)}")


def _check_names(raw: bytes) -> None:
    """Refuse two values under one name: one would be read, and the other shown to people."""
    try:
        json.loads(raw.decode(), object_pairs_hook=_refuse_twins)
    except RecursionError:
        raise BadRecord("a record of a match, not nested so deep", None, where="record") from None


def _refuse_twins(pairs: list[tuple[str, object]]) -> None:
    seen: set[str] = set()
    for name, _ in pairs:
        if name in seen:
            raise BadRecord("every name once", "the same name twice", where=name)
        seen.add(name)


def seals_of(record: Record) -> Seals:
    """Return the seals that fit a record."""
    fields = {
        name: _seal(name, getattr(record, name))
        for name in record.__struct_fields__
        if name not in ("seals", "options", "nonces", "moves")
    }
    fields |= {f"options.{name}": _seal(name, value) for name, value in record.options.items()}
    nonces = _numbered("nonces", record.nonces)
    fields |= {where: _seal(where, nonce) for where, nonce in nonces.items()}
    return Seals(fields, [_seal(str(n), move) for n, move in enumerate(record.moves)])


def _seal(label: str, value: object) -> str:
    text = b"closecall seal 1\n" + label.encode() + b"\n" + canonical(value)
    return hashlib.sha256(text).hexdigest()[:16]


def _numbered(name: str, items: Sequence[str]) -> dict[str, str]:
    return {f"{name}[{number}]": item for number, item in enumerate(items)}


def _differences(sealed: dict[str, str], fitting: dict[str, str]) -> Iterator[tuple[str, str]]:
    for where, seal in fitting.items():
        if where not in sealed:
            yield where, "was added: it has no seal"
        elif sealed[where] != seal:
            yield where, "was altered: it does not fit its seal"
    for where in sealed.keys() - fitting.keys():
        yield where, "was removed: only its seal is left"


def _in_words(result: Result) -> str:
    winners = ", ".join(f"seat {seat}" for seat in result.winners) or "nobody"
    scores = ", ".join(map(str, result.scores))
    return f"scores {scores}; won by {winners} ({result.reason})"


def _game(key: str) -> Game:
    try:
        return registry.game(key)
    except CloseCallError as error:
        raise BadRecord(error.expected, key, where="game") from None


def _replay_move(state: State, number: int, seat: int, text: str) -> None:
    game = state.game
    try:
        move = game.parse(text)
        state.apply(seat, game.action(move))
    except CloseCallError as error:
        raise BadRecord(
            error.expected, f"{text} of seat {seat}", where=f"moves[{number}]"
        ) from None
    if move.text != text:
        raise BadRecord(move.text, text, where=f"moves[{number}]")


def _read(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadRecord("a readable file", f"{path} ({reason})", where="record") from None


# Making one -----------------------------------------------------------------------------------


def make(
    state: State,
    *,
    seed: bytes,
    nonces: Sequence[str],
    moves: Iterable[tuple[int, str]],
    resigned: Iterable[int] = (),
    over: bool,
) -> Record:
    """Return the record of a match that has come to `state`.

    The seed is revealed once it is over.
    """
    gone = list(resigned)
    record = Record(
        format=FORMAT,
        game=state.game.key,
        revision=int(state.terms.revision),
        seats=int(state.seats),
        options=dict(state.terms.options),
        commitment=commitment_of(seed),
        nonces=list(nonces),
        moves=list(moves),
        resigned=gone,
        seed=seed.hex() if over else None,
        result=outcome(state, gone) if over else None,
        seals=Seals({}, []),
    )
    return msgspec.structs.replace(record, seals=seals_of(record))


def _check_chance(seats: int, seed: bytes, nonces: Sequence[str]) -> None:
    if len(seed) != SEED_BYTES:
        raise BadOptions(f"{SEED_BYTES} bytes", f"{len(seed)} bytes", where="seed")
    try:
        msgspec.convert(nonces, list[Hex])
    except msgspec.ValidationError:
        nonces = ()
    if len(nonces) != seats:
        raise BadOptions(f"{seats} nonces of 64 hexadecimal digits", nonces, where="nonces")


class Match:
    """A match being played and written down, with dice and cards nobody can predict.

    `seed` and `nonces` are drawn when not given; a nonce that is None is an absent seat's.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object] | None = None,
        *,
        seed: bytes | None = None,
        nonces: Sequence[str | None] | None = None,
    ) -> None:
        # A first state checks the terms and fills the options in; chance is bound to all of them.
        terms = game.start(seats, 0, **(options or {})).terms
        self.seed = secrets.token_bytes(SEED_BYTES) if seed is None else seed
        self.commitment = commitment_of(self.seed)
        given = [secrets.token_hex(SEED_BYTES) for _ in range(seats)] if nonces is None else nonces
        self.nonces = [
            absent_nonce(self.commitment, seat) if nonce is None else nonce
            for seat, nonce in enumerate(given)
        ]
        _check_chance(seats, self.seed, self.nonces)
        stream = stream_seed(
            self.seed,
            self.nonces,
            game=game.key,
            revision=game.revision,
            options=terms.options,
        )
        self.state = game.start(seats, stream, **terms.options)
        self.moves: list[tuple[int, str]] = []

    def play(self, seat: int, move: int | str | Move) -> None:
        """Make a move, given as an action, a text or a typed move, and write it down."""
        game = self.state.game
        if isinstance(move, str):
            move = game.parse(move)
        action = move if isinstance(move, int) else game.action(move)
        self.state.apply(seat, action)
        self.moves.append((seat, game.move(action).text))

    def record(self) -> Record:
        """Return the record so far; complete with seed and result once the match is over."""
        return make(
            self.state,
            seed=self.seed,
            nonces=self.nonces,
            moves=self.moves,
            over=self.state.over,
        )
