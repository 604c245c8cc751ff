"""The members' part of the results document: a column per name, over all members at once."""

from itertools import starmap
from typing import Any

import msgspec
import numpy as np

from loadpath.document import ResultBlock

from .curves import CURVES, FORCES
from .host import Block
from .named_rows import Forces, NodeDisplacement, Row, named
from .result_set import ResultSet
from .results import Results

SHAPE_STATIONS = 21
"""Stations of `member_displacements`."""

Columns = dict[str, list[Any]]


class SectionForces(msgspec.Struct, gc=False):
    """The forces in one place of a member."""

    x_frac: float
    forces: Any


class Moved(msgspec.Struct, gc=False):
    """How one place of a member moves."""

    x_frac: float
    displacement: list[float]


def member_results(results: Results, found: ResultSet, stations: int) -> dict[str, Any]:
    """What every member of a set comes to, by id."""
    columns: Columns = {}
    if results.keeps(ResultBlock.global_end_forces):
        columns |= _pair("start_node_forces", "end_node_forces", Forces, found.node_forces)
    if results.keeps(ResultBlock.local_end_forces):
        columns |= _pair("local_start_forces", "local_end_forces", Forces, found.end_forces)
    if found.global_extremes is not None:
        columns |= _pair("maximums", "minimums", Forces, found.global_extremes)
    if results.keeps(ResultBlock.local_envelopes):
        extremes = found.tables["extremes"]
        forces = extremes.reshape(len(extremes), len(CURVES), 4)[:, : len(FORCES)]
        columns["local_maximums"] = named(Forces, forces[..., 0])
        columns["local_minimums"] = named(Forces, forces[..., 2])
    if results.keeps(ResultBlock.local_displacements):
        names = ("local_displacement_start_node", "local_displacement_end_node")
        columns |= _pair(*names, NodeDisplacement, found.end_displacements)
    columns |= _section_forces(results, found, stations)
    if results.keeps(ResultBlock.local_displacements):
        columns["member_displacements"] = _shapes(found)
        columns["member_displacement_peak"] = _peaks(found)
    rows = zip(*columns.values(), strict=True)
    members = found._places.member
    return {
        str(member): dict(zip(columns, row, strict=True))
        for member, row in zip(members, rows, strict=True)
    }


def _pair(start: str, end: str, row: Row, table: Block) -> Columns:
    width = len(row.__struct_fields__)
    return {start: named(row, table[:, :width]), end: named(row, table[:, width:])}


def _section_forces(results: Results, found: ResultSet, stations: int) -> Columns:
    inner = np.arange(1, stations + 1) / (stations + 1)
    columns: Columns = {"section_forces": [[] for _ in found._places.member]}
    if results.keeps(ResultBlock.section_forces):
        columns["section_forces"] = _sections(found, inner)
    if results.keeps(ResultBlock.internal_force_series):
        ends = np.concatenate(([0.0], inner, [1.0]))
        columns["internal_force_series"] = _sections(found, ends)
    return columns


def _sections(found: ResultSet, fractions: Block) -> list[list[SectionForces]]:
    told = fractions.tolist()
    return [
        list(map(SectionForces, told, starmap(Forces, rows)))
        for some in found.sample(fractions, slice(0, len(FORCES)))
        for rows in some.tolist()
    ]


def _shapes(found: ResultSet) -> list[list[Moved]]:
    """How the members' axes move, in global axes."""
    fractions = np.arange(SHAPE_STATIONS) / (SHAPE_STATIONS - 1)
    told = fractions.tolist()
    axes = found._places.member_axes.reshape(-1, 1, 3, 3)
    shapes: list[list[Moved]] = []
    for local in found.sample(fractions, slice(len(FORCES), len(CURVES))):
        first, second, third = np.moveaxis(axes[len(shapes) : len(shapes) + len(local)], 2, 0)
        # Written out, in the order of every other host: the same digits.
        moved = (local[..., 0:1] * first + local[..., 1:2] * second) + local[..., 2:3] * third
        shapes += [list(map(Moved, told, rows)) for rows in moved.tolist()]
    return shapes


def _peaks(found: ResultSet) -> list[Moved]:
    peaks = found.displacement_peaks
    fractions = peaks[:, 0] / found._places.member_lengths[:, 0]
    return list(map(Moved, fractions.tolist(), peaks[:, 1:].tolist()))
