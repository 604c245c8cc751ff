"""Reads a table of `data/` when it is first asked for, and keeps it."""

import csv
from functools import cache
from pathlib import Path

from loadpath.catalogue.family import Table
from loadpath.catalogue.spelling import spell

Row = dict[str, str]

_DATA = Path(__file__).parent / "data"


@cache
def rows(table: Table) -> tuple[Row, ...]:
    """The rows of a table as they stand."""
    with (_DATA / f"{table.file}.csv").open(encoding="utf-8", newline="") as file:
        return tuple(csv.DictReader(file))


@cache
def rows_by_key(table: Table) -> dict[str, Row]:
    """The rows of a table under the key of their name and of each alias."""
    index: dict[str, Row] = {}
    for row in rows(table):
        for name in (row["name"], *row.get("aliases", "").split(";")):
            if key := spell(name):
                index[key] = row
    return index
