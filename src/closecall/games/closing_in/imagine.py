"""Imagined states of Closing In: the order of the two decks, dealt again. Compiled."""

from __future__ import annotations

from closecall.engine.arrays import sort_part
from closecall.games.closing_in.layout import INVENTORY, LOCATION_CARDS, LOCATIONS, City


def shuffle_unseen(city: City) -> None:
    """C21: only the order of the decks is unknown, but for the cards that all looked at."""
    seen = city.drawn + city.known
    # Sorted first, so that the true order has no influence on the new one.
    sort_part(city.board, INVENTORY, city.in_deck)
    sort_part(city.board, LOCATIONS + seen, LOCATION_CARDS - seen)
    city.mix(INVENTORY, city.in_deck)
    city.mix(LOCATIONS + seen, LOCATION_CARDS - seen)
