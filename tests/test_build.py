"""The package as built: what is loaded, what is shipped."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import closecall
from closecall import engine

PACKAGE = Path(closecall.__file__).parent


@pytest.mark.skipif("CLOSECALL_EXPECT" not in os.environ, reason="nothing said what to expect")
def test_the_expected_rules_are_loaded() -> None:
    assert os.environ["CLOSECALL_EXPECT"] == ("compiled" if engine.compiled() else "plain")
