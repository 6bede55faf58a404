"""The words: every language says the same things, and every rule is told."""

import doctest
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from closecall import text

RULE_IDS: dict[str, list[str]] = tomllib.loads(
    (Path(__file__).parent / "rule_ids.toml").read_text(encoding="utf-8")
)
OWNERS: list[str | None] = [None, *RULE_IDS]
OTHERS = text.languages()[1:]

# Said alike everywhere: names that stay English, languages' own names, bare figures and letters.
ALIKE = re.compile(
    r"title|bot|language-.*|card-number|card-poof|tile-tunnel|letter|multiplier|.*\.ids"
)
# What every game must have words for.
ABOUT = ("title", "tagline", "summary", "players", "goal", "option-edition")
OPTIONS = {
    "poof": ("blind", "rounds", "edition", "edition-default"),
    "close-to-the-mark": ("sheet", "sheet-A", "sheet-B", "edition", "edition-default"),
    "close-enough": ("advanced", "edition", "edition-default"),
    "closing-in": (
        "level", "level-easy", "level-standard", "level-hard", "edition", "edition-default",
    ),
    "five-to-close": (
        "dictionary", "dictionary-challenge", "dictionary-enforce", "edition", "edition-default",
    ),
}  # fmt: skip


def read(owner: str | None, lang: str) -> str:
    return (text.folder(owner) / f"{lang}.ftl").read_text(encoding="utf-8")


@cache
def entries(owner: str | None, lang: str) -> list[ast.EntryType]:
    return FluentParser().parse(read(owner, lang)).body


def messages(owner: str | None, lang: str) -> list[ast.Message]:
    return [entry for entry in entries(owner, lang) if isinstance(entry, ast.Message)]


def patterns(owner: str | None, lang: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Every value and attribute by its full name, `option-blind.label`."""
    for message in messages(owner, lang):
        assert message.value is not None, f"{message.id.name} has no value"
        yield message.id.name, message.value
        for attribute in message.attributes:
            yield f"{message.id.name}.{attribute.id.name}", attribute.value


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(pattern: ast.Pattern) -> set[str]:
    found = Variables()
    found.visit(pattern)
    return found.names


def words(owner: str | None, lang: str) -> dict[str, str]:
    """Every text, its variables filled with a number so that every selector can choose."""
    return {
        name: text.say_strictly(owner, lang, name, **dict.fromkeys(variables(pattern), 2))
        for name, pattern in patterns(owner, lang)
    }


@pytest.mark.parametrize("lang", text.languages())
@pytest.mark.parametrize("owner", OWNERS)
def test_every_file_parses_without_junk_or_doubles(owner: str | None, lang: str) -> None:
    body = entries(owner, lang)
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    names = [message.id.name for message in messages(owner, lang)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("owner", OWNERS)
def test_same_messages_attributes_and_order_as_in_english(owner: str | None, lang: str) -> None:
    assert [n for n, _ in patterns(owner, lang)] == [n for n, _ in patterns(owner, "en")]


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("owner", OWNERS)
def test_same_variables_as_in_english(owner: str | None, lang: str) -> None:
    theirs = {name: variables(pattern) for name, pattern in patterns(owner, lang)}
    assert theirs == {name: variables(pattern) for name, pattern in patterns(owner, "en")}


@pytest.mark.parametrize("owner", RULE_IDS)
def test_the_log_speaks_to_its_reader(owner: str) -> None:
    """What happens is told to the player who did it ("You draw"), and to whom it was done."""
    said = dict(patterns(owner, "en"))
    told = {name: variables(pattern) for name, pattern in said.items() if name[:6] == "event-"}
    own = {f"{name[: -len('-own')]}" for name in told if name.endswith("-own")}
    for name, used in told.items():
        if "." in name or name in own:  # it has a line of its own for the player
            continue
        assert ("who" in used) == (f"{name}.you" in told), name
        assert ("whom" in used) == (f"{name}.me" in told), name
        assert "who" not in told.get(f"{name}.you", ()), name
        assert "whom" not in told.get(f"{name}.me", ()), name


@pytest.mark.parametrize("owner", OWNERS)
def test_texts_are_translated(owner: str | None) -> None:
    said = [words(owner, lang) for lang in text.languages()]
    alike = {name for name in said[0] if len({each[name] for each in said}) == 1}
    assert {name for name in alike if not ALIKE.fullmatch(name)} == set()


@pytest.mark.parametrize("lang", text.languages())
@pytest.mark.parametrize("owner", OWNERS)
@pytest.mark.parametrize("count", [0, 1, 2, 5, 21])
def test_every_text_can_be_said(owner: str | None, lang: str, count: int) -> None:
    for name, pattern in patterns(owner, lang):
        said = text.say_strictly(owner, lang, name, **dict.fromkeys(variables(pattern), count))
        assert said.strip()
        assert "<" not in said, f"{name}: no HTML"
        assert "  " not in said, f"{name}: two spaces"


@pytest.mark.parametrize("game", RULE_IDS)
def test_games_do_not_redefine_common_words(game: str) -> None:
    common = {message.id.name for message in messages(None, "en")}
    assert common.isdisjoint(message.id.name for message in messages(game, "en"))


@pytest.mark.parametrize("lang", text.languages())
@pytest.mark.parametrize("game", RULE_IDS)
def test_every_rule_of_the_sheet_is_told(game: str, lang: str) -> None:
    told = {rule_id for rule in text.rules(game, lang) for rule_id in rule.ids}
    assert told == set(RULE_IDS[game])


@pytest.mark.parametrize("game", RULE_IDS)
def test_the_same_rules_are_cited_in_every_language(game: str) -> None:
    english = [(rule.id, rule.ids) for rule in text.rules(game, "en")]
    for lang in OTHERS:
        assert [(rule.id, rule.ids) for rule in text.rules(game, lang)] == english


@pytest.mark.parametrize("lang", text.languages())
@pytest.mark.parametrize("game", RULE_IDS)
def test_rules_are_whole_and_stand_under_their_headings(game: str, lang: str) -> None:
    headings = [rule.section for rule in text.rules(game, lang)]
    changes = [h for i, h in enumerate(headings) if i == 0 or headings[i - 1] != h]
    assert len(changes) == len(set(changes)), "a section is split"
    used = {rule.id.split("-")[1] for rule in text.rules(game, lang)}
    sections = {m.id.name for m in messages(game, lang) if m.id.name.startswith("section-")}
    assert sections == {f"section-{name}" for name in used}
    for rule in text.rules(game, lang):
        assert rule.title and not rule.title.endswith(".")
        assert rule.text.endswith((".", "!", "?")), rule.id


@pytest.mark.parametrize("lang", text.languages())
@pytest.mark.parametrize("game", RULE_IDS)
def test_every_game_has_its_introduction_and_options(game: str, lang: str) -> None:
    for name in ABOUT:
        assert text.say_strictly(game, lang, name)
    for option in OPTIONS[game]:
        assert text.say_strictly(game, lang, f"option-{option}").endswith(".")
        assert text.say_strictly(game, lang, f"option-{option}.label")


@pytest.mark.parametrize("owner", OWNERS)
def test_typography(owner: str | None) -> None:
    for lang in text.languages():
        for name, said in words(owner, lang).items():
            assert not re.search(r"['\"]", said), f"{lang} {name}: straight quotes"
            if lang == "fr":
                assert not re.search(r"[^\u202f][;!?»]|[\w)] ?:|«[^\u202f]", said), f"fr {name}"
            else:
                assert not re.search(r"\s[:;!?]", said), f"{lang} {name}: space before a mark"


def test_a_region_speaks_its_language_and_an_unknown_tongue_english() -> None:
    assert text.say("poof", "de-CH", "pile") == "Stapel"
    assert text.say("poof", "DE_AT", "pile") == "Stapel"
    assert text.say("poof", "tlh", "pile") == "Pile"


def test_what_is_missing_never_stops_a_match_but_fails_in_strict_mode() -> None:
    assert text.say("poof", "de", "no-such-words") == "no-such-words"
    assert text.say("poof", "de", "pile.no-such-attribute") == "pile.no-such-attribute"
    with pytest.raises(text.MissingText, match="no such message"):
        text.say_strictly("poof", "de", "no-such-words")
    assert text.say("poof", "de", "event-starts") == "who beginnt"
    with pytest.raises(text.MissingText, match="Unknown external: who"):
        text.say_strictly("poof", "de", "event-starts")


def test_a_game_finds_the_common_words_too() -> None:
    assert text.say("poof", "it", "your-turn") == text.say(None, "it", "your-turn")


@pytest.mark.parametrize("key", ["chess", "../poof", ""])
def test_an_unknown_game_is_refused_by_name(key: str) -> None:
    with pytest.raises(LookupError, match="expected the key of a game"):
        text.say(key, "en", "title")


def test_plurals() -> None:
    assert text.say("poof", "en", "move-play", count=1, value=9) == "Play 9"
    assert text.say("poof", "en", "move-play", count=2, value=9) == "Play 2 × 9"
    assert text.say(None, "de", "points", count=1) == "1 Punkt"
    assert text.say(None, "fr", "points", count=0) == "0 point"
    assert text.say(None, "it", "points", count=2) == "2 punti"


def test_the_examples_in_the_module_run() -> None:
    assert doctest.testmod(text).failed == 0
