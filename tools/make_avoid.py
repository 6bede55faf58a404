"""Make avoid.bin: the marks of words in the word list that bots never play (people may).

    python tools/make_avoid.py            # writes src/closecall/games/five_to_close/avoid.bin

`avoid.rot13.txt` lists slurs and coarse words, turned by 13 letters so that nobody reads them by
accident; a star stands for any ending. Only words of the list go into the file, each as the
four-byte mark of `policy_words.mark_of`. No beginning of any other word may share one.
"""

from __future__ import annotations

import codecs
from pathlib import Path

from closecall.games.five_to_close.lexicon import lexicon
from closecall.games.five_to_close.policy_words import AVOID_FILE, MARK_BYTES, mark_of

SOURCE = Path(__file__).with_name("avoid.rot13.txt")


def avoided_words(lines: list[str], words: list[str]) -> list[str]:
    """Return the words of the list that a line names, or begins."""
    exact = {line for line in lines if not line.endswith("*")}
    stems = tuple(line[:-1] for line in lines if line.endswith("*"))
    return [word for word in words if word in exact or word.startswith(stems)]


def main() -> None:
    """Write the file and say how many words it holds."""
    lines = codecs.decode(SOURCE.read_text("ascii"), "rot13").split()
    words = lexicon().words()
    avoided = avoided_words(lines, words)
    marks = {mark_of(word) for word in avoided}
    beginnings = {word[:end] for word in words for end in range(1, len(word) + 1)}
    shared = [part for part in beginnings - set(avoided) if mark_of(part) in marks]
    if shared or len(marks) != len(avoided):
        raise SystemExit(f"marks are not unique ({len(shared)} shared): choose another factor")
    content = b"".join(mark.to_bytes(MARK_BYTES, "little") for mark in sorted(marks))
    AVOID_FILE.write_bytes(content)
    print(f"{AVOID_FILE.name}: {len(avoided)} words, {len(content)} bytes")


if __name__ == "__main__":
    main()
