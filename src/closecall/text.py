"""The words of Close Call: Fluent files, one per game and language, read when first needed.

A game's words are in `games/<game>/text/<language>.ftl`, the words all games share in
`common_text/<language>.ftl`; a game finds both. What a language lacks is said in English.

>>> say("close-to-the-mark", "de", "title")
'Knapp daneben!'
>>> say("poof", "it", "move-play", count=2, value=9)
'Gioca 2 × 9'
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

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
    """The languages there are words for, English first."""
    return LANGUAGES


def say(game_key: str | None, lang: str, message_id: str, **args: object) -> str:
    """One message in one language; `option-blind.label` asks for an attribute.

    `game_key` None: only the words that all games share. What is nowhere to be found comes back as
    its own id, a value not given as its name: a missing word never stops a match.
    """
    return _say(game_key, lang, message_id, args, strict=False)


def say_strictly(game_key: str | None, lang: str, message_id: str, **args: object) -> str:
    """Like `say`, but without falling back: raises `MissingText` instead."""
    return _say(game_key, lang, message_id, args, strict=True)


def rules(game_key: str, lang: str) -> list[RuleText]:
    """The game's rules in reading order."""
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
    return message_id


def language(wanted: str) -> str:
    """The language to speak for a tag such as "de-CH"; English if there is none."""
    base = wanted.replace("_", "-").split("-")[0].lower()
    return base if base in LANGUAGES else ENGLISH


def _format(bundle: FluentBundle, message_id: str, args: dict[str, object]) -> tuple[str, str]:
    """The words ("" if there are none) and what is wrong with them ("" if nothing is)."""
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
    return (entry.id.name for entry in resource.body if isinstance(entry, ast.Message))


@cache
def _bundle(game_key: str | None, lang: str) -> FluentBundle:
    # No isolating marks: all four languages run from left to right.
    bundle = FluentBundle([lang], use_isolating=False)
    if game_key is not None:
        bundle.add_resource(_read(game_key, lang))
    bundle.add_resource(_read(None, lang))
    return bundle


def _read(game_key: str | None, lang: str) -> ast.Resource:
    file = folder(game_key) / f"{lang}.ftl"
    return FluentResource(file.read_text(encoding="utf-8") if file.is_file() else "")


def folder(game_key: str | None) -> Path:
    """Where the words of a game (None: of all games) are kept."""
    if game_key is None:
        return HERE / "common_text"
    place = HERE / "games" / game_key.replace("-", "_") / "text"
    if not game_key.replace("-", "").isalnum() or not place.is_dir():
        raise LookupError(f"expected the key of a game with words, but got {game_key!r}")
    return place
