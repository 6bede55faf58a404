"""Matches as tables: one row a match, or one row a decision, in CSV, Arrow or Parquet files.

`closecall simulate` and `closecall arena` write them with `--rows` and `--decisions`, and
`closecall rows` makes them from records. `load` brings a file into pandas, polars or Arrow, `read`
goes through it row by row, and `closecall.data.examples` replays decisions for learners.
"""

from closecall.data.load import load, read
from closecall.data.records import match_rows
from closecall.data.writer import Writer

__all__ = ["Writer", "load", "match_rows", "read"]
