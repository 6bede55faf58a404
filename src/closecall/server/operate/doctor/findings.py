"""Findings of the checks, and their wording."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

Verdict = Literal["ok", "warning", "problem"]


class Finding(Struct, frozen=True):
    """One result: what was checked, how it stands, and what to do about it."""

    check: str
    verdict: Verdict
    found: str
    remedy: str = ""


def fine(check: str, found: str) -> Finding:
    """Return a finding that needs no action."""
    return Finding(check, "ok", found)


def warning(check: str, found: str, remedy: str) -> Finding:
    """Return a finding that works, but not as well or as safely as it should."""
    return Finding(check, "warning", found, remedy)


def problem(check: str, found: str, remedy: str) -> Finding:
    """Return a finding that does not work, or is dangerous."""
    return Finding(check, "problem", found, remedy)


def lines(findings: Iterable[Finding]) -> list[str]:
    """Return the findings as a person reads them, and a last line that sums them up."""
    said: list[str] = []
    count = dict.fromkeys(("ok", "warning", "problem"), 0)
    for finding in findings:
        count[finding.verdict] += 1
        mark = "ok" if finding.verdict == "ok" else finding.verdict.upper()
        said.append(f"{mark:<8} {finding.check}: {finding.found}")
        if finding.remedy:
            said.append(f"{'':8} → {finding.remedy}")
    said.append(
        f"{count['ok']} checks passed, {_counted(count['warning'], 'warning')},"
        f" {_counted(count['problem'], 'problem')}"
    )
    return said


def _counted(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"
