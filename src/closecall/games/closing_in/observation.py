"""Bounds for observations that the view's type does not express."""

from __future__ import annotations

from closecall.engine.observe import Bag, Bound, Fixed, FollowsFrom, OneOf, Same, UpTo
from closecall.games.closing_in.layout import LOCATION_CARDS
from closecall.games.closing_in.moves import CARD_NAMES
from closecall.games.closing_in.shapes import ClosingInView


def bounds(view: ClosingInView) -> dict[str, Bound]:
    """Return the bounds of a set-up, from the first view of a match."""
    seats, spaces = range(len(view.players)), range(len(view.tiles))
    keys = {tile.name: tile.key for tile in view.tiles}
    roles = {tile.name: tile.role for tile in view.tiles}
    tile = OneOf(sorted(keys))
    fixed = ("level", "last_turn", "crowd", "most_cards", "wanted", "tiles[].space")
    return {
        **dict.fromkeys(fixed, Fixed()),
        **_cards("known", tile, OneOf(spaces)),
        **_cards("unknown", tile, OneOf(spaces)),
        **_cards("discarded", tile, OneOf(spaces)),
        "seat": OneOf(seats),
        "turn": OneOf(seats),
        "tiles": Same(),
        "tiles[].name": tile,
        "tiles[].key": FollowsFrom(lambda fields: keys[fields["name"]]),
        "tiles[].role": FollowsFrom(lambda fields: roles[fields["name"]]),
        "tiles[].players": Bag(seats),
        "players": Same(),
        "players[].cards": Bag(CARD_NAMES),
        "players[].space": OneOf(spaces),
        "supply": Same(),
        "supply[].card": Fixed(),
        "supply[].value": Fixed(),
    }


def _cards(path: str, tile: OneOf, space: OneOf) -> dict[str, Bound]:
    return {path: UpTo(LOCATION_CARDS), f"{path}[].tile": tile, f"{path}[].space": space}
