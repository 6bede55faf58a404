"""Refusals: a stable code, a sentence for people, and the HTTP status they travel with."""

from __future__ import annotations

from closecall.engine.errors import CloseCallError

STATUS = {
    "malformed": 400,
    "malformed_move": 400,
    "bad_options": 400,
    "bad_edition": 400,
    "bad_record": 400,
    "bad_match": 400,
    "not_found": 404,
    "unknown_game": 404,
    "unknown_match": 404,
    "unknown_seat": 404,
    "who_are_you": 401,
    "not_yours": 403,
    "host_only": 403,
    "removed": 403,
    "not_your_seat": 403,
    "no_watching": 403,
    "not_running": 409,
    "not_open": 409,
    "not_over": 409,
    "sealed": 409,
    "tried_already": 409,
    "unknown_puzzle": 404,
    "seat_taken": 409,
    "not_full": 409,
    "time_is_up": 409,
    "no_takeover": 409,
    "resigned": 409,
    "other_rules": 409,
    "too_large": 413,
    "too_many": 429,
    "too_many_reviews": 429,
    "too_fast": 429,
    "busy": 503,
}


class Refusal(Exception):
    """Something that will not be done, and why."""

    def __init__(self, code: str, message: str) -> None:
        self.code = code
        self.message = message
        super().__init__(message)

    @property
    def status(self) -> int:
        """The HTTP status for this code."""
        return STATUS.get(self.code, 400)


def from_engine(error: CloseCallError) -> Refusal:
    """Turn a refusal of the engine into a problem of the protocol."""
    return Refusal(error.code, _sentence(str(error)))


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "!", "…")) else ".")
