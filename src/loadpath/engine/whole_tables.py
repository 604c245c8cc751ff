"""Tables that are of all load cases and combinations together: envelopes, modes, the bill."""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from loadpath.answer.bill_of_quantities import BillRow

from .solution import Solution
from .tables import Structured

Column = NDArray[Any]
Columns = dict[str, Column]
BILL = "bill_of_quantities"


def flat_columns(rows: Structured, prefix: str = "") -> Iterator[tuple[str, Column]]:
    """The numbers of nested rows by joined names: start_fx, mz_max, corners_1_nx."""
    for name in rows.dtype.names or ():
        inner = rows[name]
        parts = {name: inner}
        if inner.ndim > 1:
            parts = {f"{name}_{place + 1}": inner[:, place] for place in range(inner.shape[1])}
        for key, column in parts.items():
            if column.dtype.names:
                yield from flat_columns(column, f"{prefix}{key}_")
            else:
                yield f"{prefix}{key}", np.ascontiguousarray(column)


def _envelope(name: str, id_name: str) -> Callable[[Solution], Columns]:
    def columns(results: Solution) -> Columns:
        places = results.places
        ids = {"node_envelope": places.node, "member_envelope": places.member}
        numbers = np.array(list(ids.get(name, places.support_node)), dtype=np.int64)
        names = np.array([*results.loadcombinations, None], dtype=object)
        made: dict[str, list[Column]] = {}
        for state, envelope in results.envelopes.items():
            head = {"limit_state": np.full(len(numbers), state, dtype=object), id_name: numbers}
            for key, column in (head | dict(flat_columns(envelope.rows(name)))).items():
                is_place = key.endswith("_combination")
                values = names[column.astype(int)] if is_place else column
                made.setdefault(key, []).append(values)
        return {key: np.concatenate(parts) for key, parts in made.items()}

    return columns


def _modes(results: Solution) -> Columns:
    return _of_records((results.modal or {}).get("modes", []))


def _buckling(results: Solution) -> Columns:
    modes = (results.buckling or {}).get("modes", [])
    return _of_records(
        [
            mode | {key: mode["classification"][key] for key in ("label", "harmonic")}
            for mode in modes
        ]
    )


def _bill(results: Solution) -> Columns:
    rows = results.bill_of_quantities.rows
    fields = BillRow.__struct_fields__
    return _of_records([{key: getattr(row, key) for key in fields} for row in rows])


def _of_records(records: list[dict[str, Any]]) -> Columns:
    """Numbers and words of records; what is a list or an object inside is left out."""
    if not records:
        return {}
    plain = [key for key, value in records[0].items() if not isinstance(value, dict | list | tuple)]
    return {key: _column([each[key] for each in records]) for key in plain}


def _column(values: list[Any]) -> Column:
    if all(isinstance(each, int) for each in values):
        return np.array(values, dtype=np.int64)
    if all(each is None or isinstance(each, int | float) for each in values):
        return np.array([np.nan if each is None else each for each in values], dtype=np.float64)
    return np.array([None if each is None else str(each) for each in values], dtype=object)


WHOLE: dict[str, Callable[[Solution], Columns]] = {
    "node_envelope": _envelope("node_envelope", "node"),
    "reaction_envelope": _envelope("reaction_envelope", "node"),
    "member_envelope": _envelope("member_envelope", "member"),
    "modes": _modes,
    "buckling_modes": _buckling,
    BILL: _bill,
}
