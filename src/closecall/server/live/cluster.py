"""Messages from other nodes about the matches of this one."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial

import msgspec

from closecall.server.broker import Broker
from closecall.server.match import frames
from closecall.server.match.notes import Note
from closecall.server.match.table import Table
from closecall.server.match.tables import Tables

log = logging.getLogger("closecall.cluster")

_notes = msgspec.json.Decoder(Note)


class Cluster:
    """Listens to the other nodes; `missed` is called when what they said may have got lost."""

    def __init__(self, tables: Tables, broker: Broker, missed: Callable[[], None]) -> None:
        self._tables = tables
        self._broker = broker
        self._missed = missed

    async def join(self) -> None:
        """Start listening to the other nodes."""
        await self._broker.open(self._tables.id, self.heard, self._missed)

    def heard(self, match: str, message: bytes) -> None:
        """Handle what another node said about a match."""
        table = self._tables.get(match)
        if table is None:
            self._tables.heard_while_loading(match)
            if match not in self._tables.for_people:
                return
        try:
            note = _notes.decode(message)
        except msgspec.MsgspecError:
            log.warning("message from another node not understood")
            return
        if note.kind == "changed":
            self._tables.for_people.pop(match, None)
        if table is not None:
            self._act_on(table, note)

    def _act_on(self, table: Table, note: Note) -> None:
        if note.kind == "seq":
            table.sync.catch_up(note.seq)
        elif note.kind == "changed":
            self._tables.tasks.spawn(table.sync.refresh())
        elif note.kind == "tell":
            table.audience.tell(frames.framed(bytes(note.body)), note.seats)
        elif note.kind == "here":
            table.company.heard(note.node, note.seats or [], note.watchers)
        elif note.kind == "who":
            table.company.publish()
            table.undoing.repeat()
        elif note.kind == "undo":
            table.undoing.asked_elsewhere(note.seat, note.seq, note.seats or [])
        elif note.kind == "undo-answer":
            table.queue.do(partial(table.undoing.answered, note.seat, note.seq, note.yes))
