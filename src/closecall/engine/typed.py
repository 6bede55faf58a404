"""States whose views a type checker knows: `StateOf[PoofView]`.

`State` itself is not generic because a compiled class that inherits from `typing.Generic` has every
one of its fields checked at every use, which costs the rules an eighth of their speed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, SupportsIndex

from closecall.engine.types import ViewT

if TYPE_CHECKING:
    from closecall.engine.core import State
    from closecall.engine.registry import Game

    class StateOf(State, Generic[ViewT]):
        """A state with views of a certain type."""

        @property
        def game(self) -> Game[ViewT]: ...
        def view(self, seat: SupportsIndex | None = None) -> ViewT: ...  # type: ignore[misc]

else:

    class StateOf:
        """At run time every state will do: `StateOf[PoofView]` is `State`."""

        def __class_getitem__(cls, view: Any) -> type:
            from closecall.engine.core import State

            return State
