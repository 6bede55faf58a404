"""Seats: making matches, sitting down, getting up, starting, playing again."""
