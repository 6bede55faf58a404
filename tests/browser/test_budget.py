"""What the first page costs, in bytes."""

from __future__ import annotations

import gzip
from collections.abc import Callable

from playwright.sync_api import Response

from browser.support import Person

Come = Callable[..., Person]
MOST_BYTES = 150_000


def test_first_download(person: Come) -> None:
    """The home page, everything it loads, compressed."""
    somebody = person()
    answers: list[Response] = []
    somebody.page.on("response", lambda answer: answers.append(answer))
    page = somebody.go("/")
    page.wait_for_selector(".game h3")
    somebody.has_all()
    sizes = {
        answer.url: len(gzip.compress(answer.body(), 9))
        for answer in answers
        if "/api/" not in answer.url and answer.status == 200
    }
    assert sizes
    print(f"first download: {sum(sizes.values())} bytes in {len(sizes)} files")
    assert sum(sizes.values()) <= MOST_BYTES
