"""What everything that deals with seats needs."""

from __future__ import annotations

from closecall.server.aside import Aside
from closecall.server.match.tables import Tables
from closecall.server.security import Budgets
from closecall.server.settings import Settings
from closecall.server.store.base import Store


class Desk:
    """Tables, store and limits, within reach of those who make matches and give seats."""

    def __init__(self, tables: Tables, settings: Settings, budgets: Budgets) -> None:
        self.tables = tables
        self.settings = settings
        self.budgets = budgets
        self.store: Store = tables.store
        self.aside: Aside = tables.aside
