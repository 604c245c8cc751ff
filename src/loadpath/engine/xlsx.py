"""Results as a workbook: one sheet per table, numbers in SI, as `results.table` has them."""

from collections.abc import Iterator
from math import isfinite
from typing import Any

from loadpath.exchange.workbook import Cell, write_workbook

from .data_table import DataTable, data_table, table_names
from .solution import Solution
from .whole_tables import BILL

MOST_ROWS = 1_048_575
"""What a sheet holds under its heading."""
_UNITS = "SI: N, N m, m, rad; utilizations are ratios"


def xlsx_bytes(results: Solution) -> bytes:
    """The workbook of all tables that have rows; ValueError where one has too many."""
    sheets: dict[str, list[list[Cell]]] = {"summary": _summary(results)}
    for name in table_names():
        if name == BILL:  # below, with its total
            continue
        table = data_table(results, name)
        if len(table) > MOST_ROWS:
            raise ValueError(
                f"{name} has {len(table)} rows and a sheet at most {MOST_ROWS}; "
                "use results.table(name)"
            )
        if len(table):
            sheets[name] = list(_rows(table))
    sheets[BILL] = _bill(results)
    return write_workbook(sheets)


def _rows(table: DataTable) -> Iterator[list[Cell]]:
    yield list(table.columns)
    for row in table.rows():
        yield [_cell(value) for value in row.values()]


def _cell(value: Any) -> Cell:
    """A value as a cell; what is no number is empty, for a sheet has no word for it."""
    if isinstance(value, float):
        return value if isfinite(value) else None
    if value is None or isinstance(value, str | int):
        return value
    return str(value)


def _summary(results: Solution) -> list[list[Cell]]:
    receipt = results.receipt
    rows: list[list[Cell]] = [
        ["what", "value"],
        ["verdict", results.headline],
        ["units", _UNITS],
        ["engine", receipt.engine_version],
        ["digest of all numbers", receipt.digest],
        ["document sha256", receipt.document_sha256],
    ]
    return rows + [["issue", f"{each.path}: {each.message}"] for each in results.issues]


def _bill(results: Solution) -> list[list[Cell]]:
    bill = results.bill_of_quantities
    heading: list[Cell] = ["name", "parts", "length, m", "mass, kg", "surface, m2", "carbon, kg"]
    rows: list[list[Cell]] = [
        [each.name, each.parts, each.length, each.mass, each.surface, each.carbon]
        for each in bill.rows
    ]
    return [heading, *rows, ["total", None, None, bill.mass, bill.surface, bill.carbon]]
