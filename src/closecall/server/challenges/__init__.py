"""Puzzles, and the challenge of the day."""
