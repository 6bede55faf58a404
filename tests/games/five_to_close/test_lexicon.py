"""The word list of 5 To Close: what is in it, how it is walked, and that nobody altered it."""

from __future__ import annotations

import importlib.util
import random
import re
import string
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import ModuleType

import pytest

from closecall.games.five_to_close.lexicon import WORDS_FILE, lexicon, pack, unpack

ROOT_FOLDER = Path(__file__).resolve().parents[3]

# A new list is a new game: whoever changes these two also raises the revision of 5 To Close,
# because records of challenges are replayed with the list.
WORDS = 118_153
SHA256 = "d339e28fb0f1e318875af5420d9f81ddce9ba2756b719422792f4ac86acd2af2"


def listed(text: str) -> list[str]:
    return text.split()


EVERYDAY = listed("""
    am an as at be by do go he if in is it me my no of on or so to up us we
    act ant ape arm ash bee big box cat cow cup day dog ear eat egg elf fly fox fun gas hat hen ice
    jam jaw jug key kid leg lip map mud net nut oak oil owl pea pen pig quo ram rat sea sky tea toe
    urn use van vet wax yes zoo
    able baby cake deck echo face game hand iron jump kite lamp milk nest oval pink quiz road ship
    tree unit vote wolf yard zero
    apple brick chair dream eagle field grape house igloo juice knife lemon mouse night ocean piano
    queen river stone table uncle voice water yacht zebra
    anchor bridge castle dragon engine forest garden hunter island jacket kettle letter market
    needle orange pencil rabbit silver tunnel velvet window yellow zigzag
    balance captain diamond element freedom gravity history journey kitchen library machine
    network picture quarter rainbow science thunder uniform village weather
    absolute building computer dinosaur elephant football grateful hospital keyboard language
    mountain notebook opposite passport question reindeer sandwich telegram umbrella vacation
    adventure beautiful chocolate dangerous education fantastic generator happiness important
    knowledge landscape messenger nightmare orchestra pineapple sculpture telephone vegetable
    basketball friendship illustrate lighthouse strawberry watermelon hippopotamus
    mathematics photography temperature understanding communication responsibility
    industrialisation incomprehensibility electroencephalograph antidisestablishmentarianism
""")

INFLECTED = listed("""
    cats dogs boxes wolves knives children mice geese oxen teeth feet women potatoes heroes ladies
    babies churches buses quizzes leaves criteria phenomena cacti indices matrices
    abaci octopi symposia gateaux
    walked played stopped tried hoped danced carried begged panicked travelled traveled signalled
    froze went ate swam sang sung wrote written broken spoken drawn leant dreamt learnt spelt
    walking playing stopping trying hoping dancing lying dying being seeing panicking travelling
    traveling signalling skiing
    walks plays tries goes does has fixes watches
    bigger biggest happier happiest larger largest thinner thinnest later latest
    quickly happily truly basically
    teacher teachers runner runners locked locking locks unlocked freezes freezing unfreeze
""")

SPELLINGS = listed("""
    colour color colours colors centre center theatre theater realise realize organisation
    organization analyse analyze defence defense grey gray tyre tire kerb curb cheque jewellery
    jewelry aluminium aluminum catalogue catalog programme program manoeuvre maneuver
    encyclopaedia encyclopedia foetus fetus sulphur sulfur plough plow mould mold axe ax
    judgement judgment ageing aging gaol jail yoghurt yogurt whisky whiskey annexe carcase loch
    bandana bandanna guerilla guerrilla racquet sheik sheikh imposter impostor connexion hullo
""")

WITHOUT_ACCENTS = listed("""
    cafe cafes cliche cliches fiance fiancee fiancees entree matinee melee nee naive role facade
    sauteed souffle soiree seance eclair eclairs etude chateau creche fete protege jalapeno pinata
    smorgasbord doppelganger crouton voila passe precis toupee elite decor canape smorgasbords
""")

NON_WORDS = listed("""
    aaa abc qqq xyz zzz clsoe teh recieve seperate definately occured wierd freind beleive
    untill tommorow accomodate embarass goverment enviroment neccessary wich thier becuase
    blarg florp snorgle quixle zibber wumple traggled frindling plonkish glimbest
    catt doggs sheeps oxens runned swimmed eated goed writed childs hippopotamusses
    walkinging playeded bigest happyer quicklyer xcat zdog qu ing tion 
    qwertz asdf hjkl xxx kkk eio uuu
    abouta wordlistx closecall tooclose fivetoclose
""")
PREFIXES_AND_SUFFIXES = listed("ing tion ment pre un mis ist ize ous ible ful ly ed est th")

PROPER_NOUNS = listed("""
    london paris lisbon rome madrid vienna dublin moscow tokyo chicago boston texas california
    england france germany italy spain ireland canada mexico norway russia poland sweden egypt
    europe africa asia america australia
    january february october november december monday tuesday wednesday thursday friday saturday
    sunday
    michael susan elizabeth william jennifer robert charles david margaret george edward
    shakespeare einstein mozart beethoven picasso darwin lincoln
    microsoft facebook toyota
    italian spanish american british christmas
    borg enzed dora cesar
""")

ABBREVIATIONS = listed("""
    etc mr mrs dr vs tv dvd cd pc usa uk km kg cm mm hz mhz lb lbs oz ft mph rpm dept govt corp inc
    ltd nasa fbi cia bbc html http kb mb ms ps cs ks rs ts ln lm csc csch hhd dkl kcal psia
    wysiwyg isnt arent wasnt didnt youre theyre
    ii iii iv vii viii ix xii xiv xvi
""")
NAMES_THAT_ARE_WORDS_TOO = listed("""
    turkey china march may august berlin brazil napoleon french english polish peter bill mark
    google
""")
STRANGE_BUT_TRUE = listed("brr hmm psst shh nth cwm cwms crwth pwn qi qoph faqir burqa")


@cache
def all_words() -> tuple[str, ...]:
    return tuple(lexicon().words())


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location(
        "make_words", ROOT_FOLDER / "tools" / "make_words.py"
    )
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    "word",
    EVERYDAY
    + INFLECTED
    + SPELLINGS
    + WITHOUT_ACCENTS
    + STRANGE_BUT_TRUE
    + NAMES_THAT_ARE_WORDS_TOO,
)
def test_real_words_are_in(word: str) -> None:
    assert lexicon().contains(word)


@pytest.mark.parametrize("word", NON_WORDS + PREFIXES_AND_SUFFIXES)
def test_made_up_words_and_parts_of_words_are_not(word: str) -> None:
    assert not lexicon().contains(word)


@pytest.mark.parametrize("word", PROPER_NOUNS)
def test_proper_nouns_are_not(word: str) -> None:
    assert not lexicon().contains(word)
    assert not lexicon().contains(word.capitalize())


@pytest.mark.parametrize("word", ABBREVIATIONS)
def test_abbreviations_are_not(word: str) -> None:
    assert not lexicon().contains(word)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "a",
        "i",
        " ",
        "cat ",
        " cat",
        "ca t",
        "cat's",
        "can't",
        "x-ray",
        "café",
        "ﬁx",
        "cat\0",
        "c4t",
        "[at",
        "`at",
        "{at",
        "@at",
        "\u017fea",
        "\U0001f431",
        "ca" * 500,
    ],
)
def test_other_text_is_refused_quietly(text: str) -> None:
    assert not lexicon().contains(text)


def test_capitals_are_the_same_letters() -> None:
    assert lexicon().contains("CLOSE") and lexicon().contains("Close")
    assert not lexicon().contains("CLSOE")


def test_the_number_of_words() -> None:
    assert lexicon().count == len(all_words()) == WORDS


def test_words_are_sorted_and_of_at_least_2_small_letters() -> None:
    assert list(all_words()) == sorted(set(all_words()))
    assert all(re.fullmatch("[a-z]{2,}", word) for word in all_words())


def test_words_without_a_vowel_are_the_known_few() -> None:
    found = {word for word in all_words() if not re.search("[aeiouy]", word)}
    assert found == set(listed("brr crwth cwm cwms hmm nth psst pwn pwns sh shh ssh"))


def test_walking_agrees_with_membership_for_every_word() -> None:
    words = lexicon()
    for word in all_words():
        node = words.root()
        for letter in word:
            node = words.step(node, ord(letter) - ord("a"))
            assert node >= 0, word
        assert words.is_word(node) and words.contains(word), word


def test_every_prefix_is_walked_to_exactly_the_letters_that_lead_on() -> None:
    words = lexicon()
    followers: dict[str, int] = {}
    for word in all_words():
        for i, letter in enumerate(word):
            bit = 1 << (ord(letter) - ord("a"))
            followers[word[:i]] = followers.get(word[:i], 0) | bit
    real = set(all_words())
    for prefix, bits in followers.items():
        node = words.walk(words.root(), prefix)
        assert words.letters(node) == bits, prefix
        assert words.is_word(node) == (prefix in real), prefix


def test_steps_and_letters_say_the_same() -> None:
    words = lexicon()
    for prefix in ["", "c", "ca", "cat", "qu", "z", "str", "unfreez"]:
        node = words.walk(words.root(), prefix)
        for letter in range(26):
            leads = words.step(node, letter) != -1
            assert leads == bool(words.letters(node) >> letter & 1)


def test_random_strings_are_words_only_when_listed() -> None:
    chance = random.Random(5)
    real = set(all_words())
    for length in range(1, 8):
        for _ in range(2000):
            text = "".join(chance.choices(string.ascii_lowercase, k=length))
            assert lexicon().contains(text) == (text in real), text


def test_words_with_one_letter_changed_are_words_only_when_listed() -> None:
    chance = random.Random(6)
    real = set(all_words())
    for word in chance.sample(all_words(), 5000):
        i = chance.randrange(len(word))
        text = word[:i] + chance.choice(string.ascii_lowercase) + word[i + 1 :]
        assert lexicon().contains(text) == (text in real), text


def test_nowhere_leads_nowhere() -> None:
    words = lexicon()
    assert words.step(-1, 0) == -1
    assert words.step(words.root(), -1) == -1
    assert words.step(words.root(), 26) == -1
    assert words.letters(-1) == 0
    assert not words.is_word(-1)
    assert not words.is_word(words.root())
    assert words.walk(words.root(), "qqqqq") == -1


def test_the_end_of_a_word_nothing_follows() -> None:
    words = lexicon()
    node = words.walk(words.root(), "unfreezing")
    assert words.is_word(node)
    assert words.letters(node) == 0
    assert all(words.step(node, letter) == -1 for letter in range(26))


def test_it_is_read_once() -> None:
    assert lexicon() is lexicon()


def test_the_shipped_file_is_the_one_that_was_checked() -> None:
    assert sha256(WORDS_FILE.read_bytes()).hexdigest() == SHA256


def test_the_shipped_file_is_what_the_tool_makes_of_its_words() -> None:
    made = pack(WORDS, tool().dawg(list(all_words())))
    assert made == WORDS_FILE.read_bytes()


@pytest.mark.parametrize("place", [0, 7, 8, 12, 16, 47, 48, 49, 1000, 300_000, -1])
def test_an_altered_file_is_refused(place: int) -> None:
    content = bytearray(WORDS_FILE.read_bytes())
    content[place] ^= 1
    with pytest.raises(ValueError, match=r"word list: .* expected"):
        unpack(bytes(content))


@pytest.mark.parametrize("length", [0, 7, 47, 48, 500, 600_215])
def test_a_cut_file_is_refused(length: int) -> None:
    with pytest.raises(ValueError, match=r"word list: .* expected"):
        unpack(WORDS_FILE.read_bytes()[:length])


def test_a_lengthened_file_is_refused() -> None:
    with pytest.raises(ValueError, match=r"word list: .* expected"):
        unpack(WORDS_FILE.read_bytes() + b"\0\0\0\0")


@pytest.mark.parametrize("seed", range(1, 21))
def test_any_list_comes_back_from_the_graph(seed: int) -> None:
    chance = random.Random(seed)
    words = sorted(
        {"".join(chance.choices("abz", k=chance.randint(1, 6))) for _ in range(seed * 7)}
    )
    made = unpack(pack(len(words), tool().dawg(words)))
    assert made.words() == words
    assert all(made.contains(word) for word in words)


def test_equal_endings_are_kept_once() -> None:
    # leaf, root with two letters, one node shared by "ca" and "ba", one by "c" and "b"
    assert len(tool().dawg(["bas", "bat", "cas", "cat"])) == 1 + 3 + 2 + 3


def test_strays_are_out() -> None:
    strays = " ".join(tool().STRAYS.values()).split()
    assert len(strays) == len(set(strays)) > 100
    assert not set(strays) & set(all_words())


def test_accents_are_dropped_and_nothing_else() -> None:
    accented = "café smörgåsbord piñata Ångström it's"
    assert tool().plain(accented) == "cafe smorgasbord pinata Angstrom it's"


def test_the_tool_reads_small_letter_lists_up_to_size_70(tmp_path: Path) -> None:
    make = tool()
    lists = {
        "english-words.10": "cat\ncat's\na\ncafé\nOK\n" + "x" * 40,
        "variant_3-words.70": "loch\n" + " ".join(make.STRAYS.values()).replace(" ", "\n"),
        "english-words.80": "zyzzyva",
        "english-upper.10": "London\nlondon",
        "english-abbreviations.10": "etc",
    }
    for name, content in lists.items():
        (tmp_path / name).write_text(content, "utf-8")
    assert make.collect(tmp_path) == ["cafe", "cat", "loch", "x" * 40]


def test_the_tool_says_what_is_missing(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="install Debian's package scowl"):
        tool().collect(tmp_path)
    (tmp_path / "english-words.10").write_text("cat", "utf-8")
    with pytest.raises(SystemExit, match="in STRAYS but not in SCOWL: aeq amourist"):
        tool().collect(tmp_path)


@pytest.mark.parametrize(
    "words",
    [
        "Copyright 2000-2018 by Kevin Atkinson",
        "Permission to use, copy, modify, distribute and sell these word",
        "WordNet 1.6 Copyright 1997 by Princeton University.",
        "Copyright (c) J Ross Beresford 1993-1999. All Rights Reserved.",
        "Copyright 1993, Geoff Kuenning, Granada Hills, CA",
        "Copyright 2016 by Benjamin Titze",
        "It is a modified\nversion",
    ],
)
def test_the_notices_that_must_go_with_the_list_are_there(words: str) -> None:
    assert words in (ROOT_FOLDER / "LICENSE-words.txt").read_text("utf-8")
