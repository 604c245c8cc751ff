"""Tables of results as plain columns, and as data frames where their packages are installed."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import numpy as np

from loadpath.answer.result_set import SetTables
from loadpath.answer.table import Over
from loadpath.document.declaration.shape import shape_of_root
from loadpath.document.drawing.html import table as html_table

from .result_set import ResultSet
from .solution import Solution
from .whole_tables import WHOLE, Column, flat_columns

CHECKS = "checks"
IDS = {Over.node: "node", Over.member: "member", Over.support: "node", Over.plate: "plate"}


class DataTable:
    """Named columns of one length, in SI units."""

    def __init__(self, name: str, columns: dict[str, Column]) -> None:
        self.name = name
        self.columns = columns

    def __len__(self) -> int:
        return len(next(iter(self.columns.values()), ()))

    def __getitem__(self, column: str) -> Column:
        if column not in self.columns:
            raise LookupError(f"{self.name} has no column {column!r} ({', '.join(self.columns)})")
        return self.columns[column]

    def __repr__(self) -> str:
        return f"DataTable({self.name!r}, {len(self)} rows: {', '.join(self.columns)})"

    def rows(self) -> Iterator[dict[str, Any]]:
        """Row by row, as plain values."""
        lists = {name: column.tolist() for name, column in self.columns.items()}
        for place in range(len(self)):
            yield {name: values[place] for name, values in lists.items()}

    def to_pandas(self) -> Any:
        """A pandas.DataFrame; needs the package pandas."""
        return _package("pandas").DataFrame(self.columns)

    def to_polars(self) -> Any:
        """A polars.DataFrame; needs the package polars."""
        return _package("polars").DataFrame(self.columns)

    def to_arrow(self) -> Any:
        """A pyarrow.Table; needs the package pyarrow."""
        return _package("pyarrow").table(self.columns)

    def _repr_html_(self) -> str:
        return html_table(list(self.columns), [list(row.values()) for row in self.rows()])


def _package(name: str) -> Any:
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise ModuleNotFoundError(
            f"{name} is not installed: pip install {name} (`columns` and `rows()` need nothing)",
            name=name,
        ) from None


def table_names() -> list[str]:
    """The tables with a row per node, supported node, member or plate, and those of the whole."""
    fields = shape_of_root(SetTables).fields
    named = [name for name, field in fields.items() if field.marks.get("x-over") in IDS]
    return [name for name in named if name != "piece_start"] + [CHECKS, *WHOLE]


def data_table(results: Solution, name: str) -> DataTable:
    """One table of all usable load cases and combinations, or the parts of all checks."""
    if name not in table_names():
        raise LookupError(f"there is no table {name!r} ({', '.join(table_names())})")
    if name == CHECKS:
        return _checks(results)
    if name in WHOLE:
        return DataTable(name, WHOLE[name](results))
    over = Over(shape_of_root(SetTables).fields[name].marks["x-over"])
    found = [each for each in results.sets if each.is_usable and name in each.tables]
    ids = np.array(list(_ids(results, over)), dtype=np.int64)
    columns: dict[str, list[Column]] = {}
    for each in found:
        for key, values in _set_columns(each, name, IDS[over], ids).items():
            columns.setdefault(key, []).append(values)
    return DataTable(name, {key: np.concatenate(parts) for key, parts in columns.items()})


def _ids(results: Solution, over: Over) -> dict[int, int]:
    places = results.places
    by_kind = {Over.node: places.node, Over.member: places.member, Over.plate: places.plates.place}
    return by_kind.get(over, places.support_node)


def _set_columns(found: ResultSet, name: str, id_name: str, ids: Column) -> dict[str, Column]:
    rows = found.tables.rows(name)
    head = {"set": np.full(len(ids), found.name, dtype=object), id_name: ids}
    return head | dict(flat_columns(rows))


def _checks(results: Solution) -> DataTable:
    names = {each.id: each.name for each in results.loadcombinations.values()}
    rows = [
        (
            check.check_id,
            str(part.entity.type),
            next(
                number
                for number in (
                    part.entity.member_id,
                    part.entity.memberset_id,
                    part.entity.plate_element_id,
                    part.entity.plate_surface_id,
                )
                if number is not None
            ),
            str(part.status),
            np.nan if part.utilization is None else part.utilization,
            None
            if part.governing_combination_id is None
            else names.get(part.governing_combination_id),
            np.nan if part.location_x_frac is None else part.location_x_frac,
            part.message,
        )
        for check in results.unity_checks
        for part in check.per_entity.heads()
    ]
    heads = ("check", "type", "id", "status", "utilization", "combination", "x_frac", "message")
    kinds = (object, object, np.int64, object, np.float64, object, np.float64, object)
    return DataTable(
        CHECKS,
        {
            head: np.array([row[place] for row in rows], dtype=kind)
            for place, (head, kind) in enumerate(zip(heads, kinds, strict=True))
        },
    )
