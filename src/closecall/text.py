"""The words of Close Call: Fluent files, one per game and language, read when first needed.

A game's words are in `text/<language>.ftl` beside its class, the words all games share in
`common_text/<language>.ftl`; a game finds both. What a language lacks is said in English, and what
no file says in the words the game declares: a game without texts still has its title.

>>> say("close-to-the-mark", "de", "title")
'Knapp daneben!'
>>> say("poof", "it", "move-play", count=2, value=9)
'Gioca 2 × 9'
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from closecall.engine import extras
from closecall.engine.errors import UnknownGame
from closecall.engine.registry import Game, game

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

# Loaded with the first word that is said: it takes as long as a sixth of a server, which starts
# without saying any. Whether it is there is found out at once.
with extras.needed("cli"):
    if find_spec("fluent") is None:
        import_module("fluent.runtime")

HERE: Final = Path(__file__).parent
ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "de", "fr", "it")


class RuleText(NamedTuple):
    """One rule as a player reads it."""

    section: str  # the heading it stands under, in the reader's language
    id: str  # "rule-turn-pick-up", the same in every language
    title: str
    text: str
    ids: tuple[str, ...]  # what it covers of the rule sheet: ("P9", "P10")


class MissingText(LookupError):
    """Strict mode only: a message, or a value it needs, is not there."""


def languages() -> tuple[str, ...]:
    """Return the languages there are words for, English first."""
    return LANGUAGES


def say(game_key: str | None, lang: str, message_id: str, **args: object) -> str:
    """Return one message in one language; `option-blind.label` asks for an attribute.

    `game_key` None: only the words that all games share. What is nowhere to be found comes back as
    its own id, a value not given as its name: a missing word never stops a match.
    """
    return _say(game_key, lang, message_id, args, strict=False)


def say_strictly(game_key: str | None, lang: str, message_id: str, **args: object) -> str:
    """Like `say`, but without falling back: raises `MissingText` instead."""
    return _say(game_key, lang, message_id, args, strict=True)


def rules(game_key: str, lang: str) -> list[RuleText]:
    """Return the game's rules in reading order."""
    return [_rule(game_key, lang, rule) for rule in _rule_ids(game_key)]


def _say(
    game_key: str | None, lang: str, message_id: str, args: dict[str, object], *, strict: bool
) -> str:
    spoken = language(lang)
    for tongue in (spoken,) if strict else (spoken, ENGLISH):
        words, problem = _format(_bundle(game_key, tongue), message_id, args)
        if strict and problem:
            raise MissingText(f"{game_key or 'common'} ({tongue}): {message_id}: {problem}")
        if words:
            return words
    return _format(_declared_bundle(game_key), message_id, args)[0] or message_id


def language(wanted: str) -> str:
    """Return the language to speak for a tag such as "de-CH"; English if there is none."""
    base = wanted.replace("_", "-").split("-")[0].lower()
    return base if base in LANGUAGES else ENGLISH


def _format(bundle: FluentBundle, message_id: str, args: dict[str, object]) -> tuple[str, str]:
    """Return the words ("" if there are none) and what is wrong with them ("" if nothing is)."""
    name, _, attribute = message_id.partition(".")
    if not bundle.has_message(name):
        return "", "no such message"
    message = bundle.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return "", "no such attribute" if attribute else "no value"
    words, errors = bundle.format_pattern(pattern, args)
    return str(words), "; ".join(map(str, errors))


def _rule(game_key: str, lang: str, rule: str) -> RuleText:
    section = rule.split("-")[1]
    return RuleText(
        section=say(game_key, lang, f"section-{section}"),
        id=rule,
        title=say(game_key, lang, f"{rule}.title"),
        text=say(game_key, lang, rule),
        ids=tuple(say(game_key, lang, f"{rule}.ids").split(", ")),
    )


@cache
def _rule_ids(game_key: str) -> tuple[str, ...]:
    # English decides on the order, so that a half-translated file still shows every rule.
    return tuple(m for m in _message_ids(_read(game_key, ENGLISH)) if m.startswith("rule-"))


def _message_ids(resource: ast.Resource) -> Iterator[str]:
    from fluent.syntax import ast

    return (entry.id.name for entry in resource.body if isinstance(entry, ast.Message))


@cache
def _bundle(game_key: str | None, lang: str) -> FluentBundle:
    from fluent.runtime import FluentBundle

    # No isolating marks: all four languages run from left to right.
    bundle = FluentBundle([lang], use_isolating=False)
    if game_key is not None:
        bundle.add_resource(_read(game_key, lang))
    bundle.add_resource(_read(None, lang))
    return bundle


@cache
def _declared_bundle(game_key: str | None) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([ENGLISH], use_isolating=False)
    if game_key is not None:
        bundle.add_resource(FluentResource(_declared(_game(game_key))))
    return bundle


def _declared(game: Game) -> str:
    """Return a game's declarations as the messages its texts would have."""
    low, high = game.seats[0], game.seats[-1]
    lines = [
        f"title = {_literal(game.title)}",
        *(f"{name} = {_literal(game.tagline)}" for name in ("tagline", "summary", "goal")),
        f"players = {low} players" if low == high else f"players = {low}–{high} players",
    ]
    for option in game.options:
        label = option.name.replace("_", " ").capitalize()
        lines.append(f"option-{option.name} = {_literal(option.meaning)}")
        lines.append(f"    .label = {_literal(label)}")
    return "\n".join(lines) + "\n"


def _literal(text: str) -> str:
    """Return any text as a Fluent value: quoted, so that nothing in it means anything."""
    plain = " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
    return '{ "' + plain + '" }'


def source(game_key: str, lang: str) -> str:
    """Return all a browser needs to speak of a game: its words, English ones, then what it
    declares.

    The first to define a message wins.
    """
    spoken = dict.fromkeys((language(lang), ENGLISH))
    return "\n".join([*(_file(game_key, each) for each in spoken), _declared(_game(game_key))])


def _game(game_key: str) -> Game:
    try:
        return game(game_key)
    except UnknownGame:
        raise LookupError(f"expected the key of a game, but got {game_key!r}") from None


def _read(game_key: str | None, lang: str) -> ast.Resource:
    from fluent.runtime import FluentResource

    return FluentResource(_file(game_key, lang))


def _file(game_key: str | None, lang: str) -> str:
    try:
        return (folder(game_key) / f"{lang}.ftl").read_text(encoding="utf-8")
    except FileNotFoundError:
        return ""


def folder(game_key: str | None) -> Path:
    """Return where the words of a game (None: of all games) are kept, if it has any."""
    if game_key is None:
        return HERE / "common_text"
    return (_game(game_key).resources() or HERE) / "text"
