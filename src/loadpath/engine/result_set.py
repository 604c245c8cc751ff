"""What a load case or a combination comes to, as views into the engine's block of doubles.

A set whose numbers may not be used has none: asking for one raises `UnusableSet`.
"""

from loadpath.answer.member_rows import Extremes, MemberEndForces
from loadpath.answer.plate_results import PlateResults
from loadpath.answer.result_set import SetHeader
from loadpath.answer.vectors import Displacements, Forces

from .curves import MemberCurves
from .errors import UnusableSet
from .host import Block
from .places import NamedPart, Part, Places
from .plates import plate_results
from .tables import Structured, Tables


class ResultSet:
    """Results of one load case or combination. Rows of tables follow the document's order."""

    def __init__(self, header: SetHeader, block: Block, places: Places) -> None:
        self._tables = Tables(header.tables, block)
        self._places = places
        self.kind = header.kind
        self.id = header.id
        self.name = header.name
        self.converged = header.converged
        self.is_usable = header.usable
        """Whether the numbers may be used."""
        self.iterations = header.iterations
        self.convergence = header.convergence
        """How equilibrium was found: method, iterations, the load factor that was reached."""
        self.balance = header.balance
        """How well the set checks out: sums of loads and reactions, and what is left over."""
        self.errors = header.errors
        self.warnings = header.warnings

    @property
    def tables(self) -> Tables:
        """All tables of the set by name; raises UnusableSet where it has no usable numbers."""
        if not self.is_usable:
            reason = self.errors[0]
            raise UnusableSet(self.name, reason, self._places.node_at(reason.path))
        return self._tables

    @property
    def displacements(self) -> Block:
        """Per node dx dy dz rx ry rz warp, in global axes."""
        return self.tables["displacements"]

    @property
    def reactions(self) -> Block:
        """Per supported node fx fy fz mx my mz bw that the support exerts, in global axes."""
        return self.tables["reactions"]

    @property
    def end_forces(self) -> Block:
        """Per member 7 at the start and 7 at the end, by the nodes on the member, local axes."""
        return self.tables["end_forces"]

    @property
    def node_forces(self) -> Block:
        """The same forces at the nodes, in global axes."""
        return self.tables["node_forces"]

    @property
    def end_displacements(self) -> Block:
        """Per member 7 at the start and 7 at the end: its nodes' movement there, local axes."""
        return self.tables["end_displacements"]

    @property
    def displacement_peaks(self) -> Block:
        """Per member where its axis moves furthest: x from its start, then dx dy dz, global."""
        return self.tables["displacement_peaks"]

    @property
    def global_extremes(self) -> Block | None:
        """Where `result_filter` asks: per member 7 largest and 7 smallest forces, global axes."""
        tables = self.tables
        if "global_extremes" not in tables:
            return None
        return tables["global_extremes"]

    @property
    def all_extremes(self) -> Structured:
        """Per member and curve the extremes and where they occur: `all_extremes["mz"]["max"]`."""
        return self.tables.rows("extremes")

    @property
    def motions(self) -> Block | None:
        """Of a mechanism: per free motion the displacements of all nodes, largest 1."""
        if "motions" not in self._tables:
            return None
        rows = self._tables["motions"]
        return rows.reshape(-1, len(self._places.node), rows.shape[1])

    def plate_results(self) -> dict[int, PlateResults]:
        """Resultants, stresses and nodal forces of every plate, by id; mesh elements included."""
        return plate_results(self.tables, self._places.plates)

    def displacement(self, node: Part) -> Displacements:
        """Displacement of a node, by its id or as the model gave it."""
        row: Displacements = self.tables.row("displacements", self._places.of_node(node))
        return row

    def reaction(self, node: Part) -> Forces:
        """Reaction at a supported node by its id."""
        row: Forces = self.tables.row("reactions", self._places.of_support(node))
        return row

    def start_forces(self, member: NamedPart) -> Forces:
        """Forces of the start node on a member, in local axes."""
        return self._ends(member).start

    def end_forces_of(self, member: NamedPart) -> Forces:
        """Forces of the end node on a member, in local axes."""
        return self._ends(member).end

    def _ends(self, member: NamedPart) -> MemberEndForces:
        ends: MemberEndForces = self.tables.row("end_forces", self._places.of_member(member))
        return ends

    def curves(self, member: NamedPart) -> MemberCurves:
        """Section forces and displacements along a member: its id, label, or the model's own."""
        tables = self.tables
        place = self._places.of_member(member)
        start = tables["piece_start"][:, 0]
        pieces = tables["pieces"][int(start[place]) : int(start[place + 1])]
        return MemberCurves(float(self._places.member_lengths[place, 0]), pieces)

    def extremes(self, member: NamedPart) -> Extremes:
        """Exact largest and smallest value of each curve, and where, of a member."""
        extremes: Extremes = self.tables.row("extremes", self._places.of_member(member))
        return extremes
