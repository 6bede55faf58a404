"""Run the suite, and failed browser tests again alone: `python tools/second_try.py pytest -n 4`.

Where many browsers share few cores, one of them now and then waits longer than any test should.
What fails then and passes alone does not fail the suite, but is named at the end of its output as
something to look into. Anything else that fails does, and so do more than a few browser tests.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

FAILED = Path(".pytest_cache/v/cache/lastfailed")
WHERE = "tests/browser/"
FEW = 3
"""More than these are no accident."""
TESTS_FAILED = 1
"""What pytest ends with when tests failed, and nothing worse happened."""


def accidents(failed: list[str]) -> bool:
    """Whether these may have failed for want of a quiet machine."""
    return 0 < len(failed) <= FEW and all(each.startswith(WHERE) for each in failed)


def try_twice(command: list[str]) -> int:
    """Run the tests, and some of them again; what the suite ends with."""
    FAILED.unlink(missing_ok=True)
    ended = subprocess.call(command)
    failed = list(json.loads(FAILED.read_text("utf-8"))) if FAILED.exists() else []
    if ended != TESTS_FAILED or not accidents(failed):
        return ended
    print(f"--- a second try, alone: {' '.join(failed)}", flush=True)
    again = subprocess.call([command[0], "-q", "-n", "0", *failed])
    if again == 0:
        print(f"--- passed on the second try only: {' '.join(failed)}", flush=True)
    return again


if __name__ == "__main__":
    sys.exit(try_twice(sys.argv[1:]))
