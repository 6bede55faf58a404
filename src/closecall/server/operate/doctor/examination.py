"""All checks in order."""

from __future__ import annotations

import asyncio
from pathlib import Path

from closecall.server.operate.doctor.address import check_address
from closecall.server.operate.doctor.findings import Finding
from closecall.server.operate.doctor.machine import Machine, check_machine, this_machine
from closecall.server.operate.doctor.stores import check_stores
from closecall.server.settings import Settings


def examine(
    settings: Settings,
    *,
    config: Path | None = None,
    url: str | None = None,
    here: bool = True,
    machine: Machine | None = None,
) -> list[Finding]:
    """Check this machine (`here`) and the address under which people reach the server."""
    found: list[Finding] = []
    if here:
        found += check_machine(settings, config, machine or this_machine())
        found += asyncio.run(check_stores(settings))
    address = url or settings.url
    if address:
        found += check_address(address.rstrip("/"))
    return found
