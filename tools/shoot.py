"""Take a picture of a table at a fixture's moment, without a server.

    python tools/shoot.py GAME [MOMENT] [--phone] [--dark] [--lang de] [--guide] [--out FILE]

Starts Vite's development server for the time it takes, unless one answers already.
"""

from __future__ import annotations

import argparse
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).parent.parent / "web"
PORT = 5173
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def answers(port: int) -> bool:
    """Return whether the development server is running."""
    try:
        urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=2)
    except (urllib.error.URLError, OSError):
        return False
    return True


def main() -> None:
    """Parse, start what is missing, shoot."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("moment", type=int, nargs="?", default=0)
    parser.add_argument("--phone", action="store_true")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--guide", action="store_true")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--click", action="append", default=[], help="selectors to click first")
    parser.add_argument("--out", default="")
    wanted = parser.parse_args()
    server = None
    if not answers(wanted.port):
        command = ["npx", "vite", "--port", str(wanted.port), "--strictPort", "--host", "127.0.0.1"]
        server = subprocess.Popen(command, cwd=WEB, stdout=subprocess.DEVNULL)
        while not answers(wanted.port):
            time.sleep(0.3)
    try:
        shoot(wanted)
    finally:
        if server is not None:
            server.terminate()
            server.wait()


def shoot(wanted: argparse.Namespace) -> None:
    """Open the page and keep what it shows."""
    size = {"width": 390, "height": 844} if wanted.phone else {"width": 1280, "height": 800}
    kind = ("-phone" if wanted.phone else "") + ("-dark" if wanted.dark else "")
    out = wanted.out or f"/tmp/{wanted.game}-{wanted.moment}{kind}.png"
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        page = browser.new_page(
            viewport=size,  # type: ignore[arg-type]
            color_scheme="dark" if wanted.dark else "light",
            locale=wanted.lang,
            reduced_motion="reduce",
        )
        page.on("console", lambda message: print(f"{message.type}: {message.text}"))
        page.on("pageerror", lambda error: print(f"error: {error}"))
        query = "?guide" if wanted.guide else ""
        page.goto(f"http://127.0.0.1:{wanted.port}/fixtures/{wanted.game}/{wanted.moment}{query}")
        page.wait_for_selector(".app", timeout=60_000)
        for selector in wanted.click:
            page.click(selector)
        page.wait_for_timeout(400)
        page.screenshot(path=out)
        browser.close()
    print(out)


if __name__ == "__main__":
    main()
