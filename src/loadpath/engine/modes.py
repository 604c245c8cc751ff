"""Modes of vibration and of buckling, as plain dicts in the layout of the results document."""

from typing import Any

import msgspec

from loadpath.answer.issue import Issue
from loadpath.answer.modes import BucklingHeader, ModalHeader, ModeTables
from loadpath.answer.vectors import Displacements

from .host import Block
from .tables import Tables

Json = dict[str, Any]


def modal_results(header: ModalHeader, block: Block, node_ids: list[int]) -> Json:
    """`modal` of the results document."""
    told: Json = msgspec.json.decode(msgspec.json.encode(header))
    told.pop("tables")
    shapes = _shapes(header.tables, block, node_ids)
    within = _within(header.tables, block)
    for mode, shape in zip(told["modes"], shapes, strict=True):
        mode["displacements"] = shape
        mode["within_members"] = within.get(mode["mode"], {})
    told["warnings"] = _remarks(header.warnings)
    return told


def buckling_results(header: BucklingHeader, block: Block, node_ids: list[int]) -> Json:
    """`buckling` of the results document, of one reference that has a result."""
    told: Json = msgspec.json.decode(msgspec.json.encode(header))
    told.pop("tables")
    shapes = _shapes(header.tables, block, node_ids)
    within = _within(header.tables, block)
    told.pop("error", None)
    if told.get("member_effective_lengths") is None:
        told.pop("member_effective_lengths", None)
    for mode, shape in zip(told["modes"], shapes, strict=True):
        mode["participation_by_member_set"] = {
            str(part["member_set"]): part["share"] for part in mode["participation_by_member_set"]
        }
        mode["displacements"] = shape
        mode["within_members"] = within.get(mode["mode"], {})
    told["warnings"] = _remarks(header.warnings)
    return told


def buckling_run(header: BucklingHeader, block: Block, node_ids: list[int]) -> Json:
    """One of `buckling_runs`: a result, or why there is none."""
    run: Json = {"reference": msgspec.to_builtins(header.reference)}
    if header.error is None:
        run["results"] = buckling_results(header, block, node_ids)
    else:
        run["error"] = header.error
    return run


def _shapes(tables: ModeTables, block: Block, node_ids: list[int]) -> list[Json]:
    numbers = Tables(tables, block)["shapes"].tolist()
    names = Displacements.__struct_fields__
    rows = [dict(zip(names, row, strict=True)) for row in numbers]
    ids = [str(number) for number in node_ids]
    return [
        dict(zip(ids, rows[first : first + len(ids)], strict=True))
        for first in range(0, len(rows), len(ids))
    ]


def _within(tables: ModeTables, block: Block) -> dict[int, Json]:
    by_mode: dict[int, Json] = {}
    for mode, member, x_frac, *displacement in Tables(tables, block)["within"].tolist():
        points = by_mode.setdefault(int(mode), {}).setdefault(str(int(member)), [])
        points.append({"x_frac": x_frac, "displacement": displacement})
    return by_mode


def _remarks(issues: list[Issue]) -> list[Json]:
    return [{"code": issue.code, "message": issue.message} for issue in issues]
