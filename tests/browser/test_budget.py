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
    sizes: dict[str, int] = {}

    def weigh(answer: Response) -> None:
        if "/api/" not in answer.url and answer.status == 200:
            sizes[answer.url] = len(gzip.compress(answer.body(), 9))

    somebody.page.on("response", weigh)
    page = somebody.go("/")
    page.wait_for_selector(".game h3")
    page.wait_for_load_state("networkidle")
    print(f"first download: {sum(sizes.values())} bytes in {len(sizes)} files")
    assert sum(sizes.values()) <= MOST_BYTES
