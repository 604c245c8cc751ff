"""What a load case or a combination comes to, as views into the engine's block of doubles."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from loadpath.document import Issue

from .curves import CURVES, FORCES, MemberCurves, sample_members
from .host import Block
from .plates import PlatePlaces, plate_results
from .tables import Tables, tables_of

DISPLACEMENTS = ("dx", "dy", "dz", "rx", "ry", "rz", "warp")


@dataclass(frozen=True)
class Places:
    """Where nodes, members and supports stand in the tables, by id."""

    node: dict[int, int]
    member: dict[int, int]
    support_node: dict[int, int]
    support_ids: list[int]
    node_positions: Block
    member_lengths: Block
    member_axes: Block
    plates: PlatePlaces


class ResultSet:
    """Results of one load case or combination. Rows of tables follow the document's order."""

    def __init__(self, header: dict[str, Any], block: Block, places: Places) -> None:
        self._header = header
        self._tables: Tables = tables_of(header, block)
        self._places = places
        self.kind: str = header["kind"]
        self.id: int = header["id"]
        self.name: str = header["name"]
        self.converged: bool = header["converged"]
        self.iterations: int = header["iterations"]
        self.errors = [msgspec.convert(each, Issue) for each in header["errors"]]
        self.warnings = [msgspec.convert(each, Issue) for each in header["warnings"]]

    @property
    def is_usable(self) -> bool:
        """Whether the numbers may be used."""
        return not self.errors

    @property
    def displacements(self) -> Block:
        """Per node dx dy dz rx ry rz warp, in global axes."""
        return self._tables["displacements"]

    @property
    def reactions(self) -> Block:
        """Per supported node fx fy fz mx my mz bw that the support exerts, in global axes."""
        return self._tables["reactions"]

    @property
    def end_forces(self) -> Block:
        """Per member 7 at the start and 7 at the end, by the nodes on the member, local axes."""
        return self._tables["end_forces"]

    @property
    def node_forces(self) -> Block:
        """The same forces at the nodes, in global axes."""
        return self._tables["node_forces"]

    @property
    def end_displacements(self) -> Block:
        """Per member 7 at the start and 7 at the end: its nodes' movement there, local axes."""
        return self._tables["end_displacements"]

    @property
    def displacement_peaks(self) -> Block:
        """Per member where its axis moves furthest: x from its start, then dx dy dz, global."""
        return self._tables["displacement_peaks"]

    @property
    def global_extremes(self) -> Block | None:
        """Where `result_filter` asks: per member 7 largest and 7 smallest forces, global axes."""
        if "global_extremes" not in self._tables:
            return None
        return self._tables["global_extremes"]

    @property
    def motions(self) -> Block | None:
        """Of a mechanism: per free motion the displacements of all nodes, largest 1."""
        if "motions" not in self._tables:
            return None
        flat = self._tables["motions"]
        return flat.reshape(len(flat), -1, 7)

    def plate_results(self) -> dict[str, Any]:
        """Resultants, stresses and nodal forces of every plate, by id; mesh elements included."""
        return plate_results(self._tables, self._places.plates)

    def displacement(self, node: int) -> dict[str, float]:
        """Displacement of a node by its id."""
        row = self.displacements[self._places.node[node]]
        return dict(zip(DISPLACEMENTS, row.tolist(), strict=True))

    def reaction(self, node: int) -> dict[str, float]:
        """Reaction at a supported node by its id."""
        row = self.reactions[self._places.support_node[node]]
        return dict(zip(FORCES, row.tolist(), strict=True))

    def start_forces(self, member: int) -> dict[str, float]:
        """Forces of the start node on a member, in local axes."""
        row = self.end_forces[self._places.member[member], :7]
        return dict(zip(FORCES, row.tolist(), strict=True))

    def end_forces_of(self, member: int) -> dict[str, float]:
        """Forces of the end node on a member, in local axes."""
        row = self.end_forces[self._places.member[member], 7:]
        return dict(zip(FORCES, row.tolist(), strict=True))

    def curves(self, member: int) -> MemberCurves:
        """Section forces and displacements along a member."""
        place = self._places.member[member]
        start = self._tables["piece_start"][:, 0]
        pieces = self._tables["pieces"][int(start[place]) : int(start[place + 1])]
        return MemberCurves(float(self._places.member_lengths[place, 0]), pieces)

    def sample(self, fractions: Block, curves: slice) -> Iterator[Block]:
        """Some curves of all members at fractions of their lengths, some members at a time."""
        starts = self._tables["piece_start"][:, 0].astype(int)
        lengths = self._places.member_lengths[:, 0]
        return sample_members(lengths, starts, self._tables["pieces"], fractions, curves)

    def extremes(self, member: int) -> dict[str, dict[str, float]]:
        """Exact largest and smallest value of each curve, and where, of a member."""
        row = self._tables["extremes"][self._places.member[member]].reshape(len(CURVES), 4)
        names = ("max", "max_x", "min", "min_x")
        return {
            curve: dict(zip(names, values.tolist(), strict=True))
            for curve, values in zip(CURVES, row, strict=True)
        }

    @property
    def all_extremes(self) -> Block:
        """Per member and curve: largest value, where, smallest value, where."""
        table = self._tables["extremes"]
        return table.reshape(len(table), len(CURVES), 4)

    @property
    def balance(self) -> dict[str, Any]:
        """How well the set checks out: sums of loads and reactions, and what is left over."""
        keys = ("sum_of_loads", "sum_of_reactions", "balance_error", "residual", "unbalanced")
        return {key: self._header[key] for key in keys}
