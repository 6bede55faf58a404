"""Make the word list of 5 To Close from SCOWL, as Debian's package `scowl` installs it.

    python tools/make_words.py            rewrite the shipped file
    python tools/make_words.py --check    say whether the shipped file is what this tool makes
    python tools/make_words.py --list     print the words, one per line

What goes in (F20): every `*-words.N` list with N up to 70, of all spellings and variants: a word
that some dictionary has should not cost a player 50 points. The lists of abbreviations,
contractions, capitalised words, proper names, Roman numerals and jargon stay out.
Of those words: accents are dropped, because the cards have none (café is played as CAFE); what is
then not all a-z (possessives, capitals) goes, and so do single letters; last, the strays named in
`STRAYS` below. Long words stay, however long: F23 pays for every letter.

The list is made from SCOWL, Copyright 2000-2018 by Kevin Atkinson and others: see
LICENSE-words.txt, which this tool writes too.
"""

from __future__ import annotations

import argparse
import gzip
import re
import sys
import unicodedata
from hashlib import sha256
from itertools import groupby
from pathlib import Path

from closecall.games.five_to_close.lexicon import ROOT, WORDS_FILE, pack

SCOWL = Path("/usr/share/dict/scowl")
SCOWL_DOC = Path("/usr/share/doc/scowl")
NOTICE_FILE = Path(__file__).resolve().parent.parent / "LICENSE-words.txt"
LARGEST_SIZE = 70
PLAYABLE = re.compile("[a-z]{2,}")

# Found by reading what a second, independent list does not have. Only clear cases are here: a rare
# word is a word, and rude ones are in the dictionary too.
STRAYS = {
    "abbreviations, units, symbols, plurals of single letters (F20)": """
        aeq archeol cs csc csch dkl gs hhd kb kcal ks lm ln ls lx mb mf ms paleontol ps psia psid
        rs ss ts wysiwyg
    """,
    "proper nouns written small (F20)": """
        anserinae borg cesar clares dora enzed enzedder enzedders labiatae ratitae sher strine
        turdinae
    """,
    "British or American twins made by rule, of words that have none (bour for bor)": """
        amourist amourists attempre bour bourage cacoaethes caecity camize chelicere cherely
        colourific comprizable costumire ersh ert fourb gauffre globigerine gre greenuk leporide
        maiger malodourousness misadvize mize novene pandoura poe preaemptor preaexistent previze
        reaentrance renes rigourism rigourist saeta stor stree subdure trabecule vapourific
        vapourimeter vapourously verey veter wisen
    """,
    "endings added wrongly": """
        analyticalally boogermans djellabahes drouthes filses goddamed hurrahes insignes
        internement internements interneship interneships looneyier looneyies lovaebility mynahes
        savannahes scotchs shuckses stymyed superheros symmetricly tassells toged toging
        troubleshooted tyreo tyreos virtuosoes whiskys
    """,
    "misspellings and broken-off words": """
        dateset ductilibility dystopi exhilirative flavourous glamourousness hospholipase humoural
        millionnaire millionnaires neglig negligs nonoccurence overcompetetive parallepiped
        unglamourous
    """,
}


def main() -> int:
    """Run the tool; the exit code says whether all is well."""
    parser = argparse.ArgumentParser(description="the word list of 5 To Close")
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--check", action="store_true", help="compare with the shipped file")
    group.add_argument("--list", action="store_true", help="print the words")
    asked = parser.parse_args()
    words = collect(SCOWL)
    if asked.list:
        print("\n".join(words))
        return 0
    made = {WORDS_FILE: pack(len(words), dawg(words)), NOTICE_FILE: notice(SCOWL_DOC)}
    return check(made) if asked.check else write(made, len(words))


def write(made: dict[Path, bytes], count: int) -> int:
    """Write the files and say what they are."""
    for path, content in made.items():
        path.write_bytes(content)
        print(f"{path.name}: {len(content)} bytes, sha256 {sha256(content).hexdigest()}")
    print(f"{count} words")
    return 0


def check(made: dict[Path, bytes]) -> int:
    """Compare the shipped files with what would be made now."""
    bad = 0
    for path, content in made.items():
        same = path.exists() and path.read_bytes() == content
        print(f"{path.name}: {'is' if same else 'IS NOT'} what this tool makes from {SCOWL}")
        bad += not same
    return 1 if bad else 0


def collect(folder: Path) -> list[str]:
    """Return the words of the game, sorted."""
    files = [path for path in sorted(folder.glob("*-words.*")) if size(path) <= LARGEST_SIZE]
    if not files:
        sys.exit(f"no SCOWL word lists in {folder}: install Debian's package scowl")
    words = {plain(line) for path in files for line in path.read_text("utf-8").splitlines()}
    words = {word for word in words if PLAYABLE.fullmatch(word)}
    return sorted(words - strays(words))


def size(path: Path) -> int:
    """SCOWL's size class, the suffix of the file's name: the larger, the rarer the words."""
    return int(path.suffix[1:])


def plain(word: str) -> str:
    """Return the word without accents.

    SCOWL has fiancée only with its accent, the cards have none.
    """
    parts = unicodedata.normalize("NFD", word)
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def strays(words: set[str]) -> set[str]:
    """Return the words to leave out; a stray that SCOWL no longer has must go from the table as
    well.
    """
    found = {word for text in STRAYS.values() for word in text.split()}
    if found - words:
        sys.exit(f"in STRAYS but not in SCOWL: {' '.join(sorted(found - words))}")
    return found


def dawg(words: list[str]) -> list[int]:
    """Return the words as a minimal graph in one flat list; `lexicon.py` says how to read it.

    Equal sets of endings are kept once. Places are given breadth first, so that the part which
    every search walks through lies together.
    """
    tails: dict[tuple[tuple[int, int, bool], ...], int] = {}
    nodes: list[tuple[tuple[int, int, bool], ...]] = []

    def intern(edges: tuple[tuple[int, int, bool], ...]) -> int:
        if edges not in tails:
            tails[edges] = len(nodes)
            nodes.append(edges)
        return tails[edges]

    def grow(group: list[str], depth: int) -> int:
        edges = []
        longer = [word for word in group if len(word) > depth]
        for letter, same in groupby(longer, key=lambda word: word[depth]):
            rest = list(same)
            ends = len(rest[0]) == depth + 1
            edges.append((ord(letter) - ord("a"), grow(rest, depth + 1), ends))
        return intern(tuple(edges))

    leaf = intern(())
    return flatten(nodes, leaf, grow(words, 0))


def flatten(nodes: list[tuple[tuple[int, int, bool], ...]], leaf: int, root: int) -> list[int]:
    """Give every node its place: the leaf first, then the root, then the rest breadth first."""
    order = [leaf, root]
    place = {leaf: 0, root: ROOT >> 1}
    end = place[root] + 1 + len(nodes[root])
    for node in order:
        for _letter, child, _ends in nodes[node]:
            if child not in place:
                place[child] = end
                end += 1 + len(nodes[child])
                order.append(child)
    cells: list[int] = []
    for node in order:
        assert place[node] == len(cells)
        cells.append(sum(1 << letter for letter, _child, _ends in nodes[node]))
        cells.extend(place[child] << 1 | ends for _letter, child, ends in nodes[node])
    return cells


def notice(folder: Path) -> bytes:
    """SCOWL's notices in full: those of its own README, then Debian's copyright file."""
    with gzip.open(folder / "README.gz", "rt", encoding="utf-8") as file:
        readme = file.read()
    start = readme.index("COPYRIGHT, SOURCES, and CREDITS:")
    credits = readme[start : readme.index("FUTURE PLANS:")].rstrip()
    debian = (folder / "copyright").read_text("utf-8").rstrip()
    return NOTICE.format(version=readme.splitlines()[1], credits=credits, debian=debian).encode()


NOTICE = """\
The word list of 5 To Close (src/closecall/games/five_to_close/words.dawg) is made by
tools/make_words.py from the word lists of SCOWL, {version}, up to size 70. It is a modified
version: what was taken, changed and left out stands in that tool. The lists are not covered by
this project's own licence but by the terms below, which ask that these notices go with every copy.

------------------------------------------------------------------------------------------------
From SCOWL's README
------------------------------------------------------------------------------------------------

{credits}

------------------------------------------------------------------------------------------------
The copyright file of Debian's package scowl
------------------------------------------------------------------------------------------------

{debian}
"""


if __name__ == "__main__":
    sys.exit(main())
