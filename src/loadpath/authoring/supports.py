"""What holds nodes, and what holds them together."""

from collections.abc import Iterable
from typing import Literal

import msgspec

import loadpath.document as doc
from loadpath.authoring.argument_error import ArgumentError
from loadpath.authoring.arguments import Point, word
from loadpath.authoring.direction import global_direction
from loadpath.authoring.geometry import Geometry
from loadpath.authoring.handles import MemberSet, Node
from loadpath.authoring.holds import Hold, nodal_support
from loadpath.authoring.part import owned, owned_list
from loadpath.authoring.records import model_records
from loadpath.authoring.words import Axis


class Supports(Geometry):
    """Supports: the usual ones by name, and any other."""

    def support(
        self,
        node: Node,
        *,
        X: Hold = "Fixed",
        Y: Hold = "Fixed",
        Z: Hold = "Fixed",
        RX: Hold = "Fixed",
        RY: Hold = "Fixed",
        RZ: Hold = "Fixed",
        warping: Hold = "Free",
        axes: tuple[Point, Point] | None = None,
        classification: str | None = None,
    ) -> None:
        """Hold a node; a degree of freedom is Fixed, Free, one-way, or a spring's stiffness.

        `axes` are two vectors, x and y, of a skewed support.
        """
        held = owned("node", node, Node, self)
        record = held.record
        if record.nodal_support is not None:
            raise ArgumentError("node", f"'node' {held.id} is supported already")
        holds = {"X": X, "Y": Y, "Z": Z, "RX": RX, "RY": RY, "RZ": RZ, "warping_condition": warping}
        record.nodal_support = self.support_id(nodal_support(0, holds, axes, classification))

    def line_support(
        self,
        start: Node,
        end: Node,
        *,
        X: Hold = "Fixed",
        Y: Hold = "Fixed",
        Z: Hold = "Fixed",
        RX: Hold = "Fixed",
        RY: Hold = "Fixed",
        RZ: Hold = "Fixed",
        frame: Literal["Global", "Edge"] = "Global",
    ) -> None:
        """Hold plates along the edge between two nodes; stiffness of springs is per metre.

        In the frame "Edge" X runs along it and Z across the plate.
        """
        holds = {"X": X, "Y": Y, "Z": Z, "RX": RX, "RY": RY, "RZ": RZ}
        lines = model_records(self, "line_supports")
        lines.add(
            doc.LineSupport(
                id=lines.next_id(),
                start_node_id=owned("start", start, Node, self).id,
                end_node_id=owned("end", end, Node, self).id,
                nodal_support=self.support_id(nodal_support(0, holds, None, None)),
                frame=doc.LineSupportFrame(word("frame", frame, doc.LineSupportFrame)),
            )
        )

    def rigid_diaphragm(self, nodes: Iterable[Node], normal: Axis | Point = "Y") -> None:
        """Let nodes of one plane move and turn in it as one, as those of a floor do."""
        ids = [node.id for node in owned_list("nodes", nodes, Node, self)]
        if len(set(ids)) < 2:
            raise ArgumentError("nodes", f"'nodes' should be at least two, found {len(set(ids))}")
        known = model_records(self, "rigid_diaphragms")
        known.add(
            doc.RigidDiaphragm(
                id=known.next_id(),
                node_ids=ids,
                normal=global_direction("normal", normal),
            )
        )

    def bracing_system(
        self,
        restrained: MemberSet | Iterable[MemberSet],
        *,
        direction: Axis | Point | None = None,
        name: str | None = None,
    ) -> None:
        """Say which member sets a bracing system holds: it gets the forces of EN 1993-1-1, 5.3.3,
        in combinations with imperfections of the standard.

        `direction` lies across the members; for lying ones it may be left out.
        """
        held = owned_list("restrained", restrained, MemberSet, self)
        if not held:
            raise ArgumentError("restrained", "'restrained' is empty")
        known = model_records(self, "bracing_systems")
        known.add(
            doc.BracingSystem(
                id=known.next_id(),
                name=name,
                restrained=[each.id for each in held],
                direction=None if direction is None else global_direction("direction", direction),
            )
        )

    def support_id(self, made: doc.NodalSupport) -> int:
        """The id of a kind of support, which is added where the model has none like it."""
        supports = self.document.model.nodal_supports
        for known in supports:
            if msgspec.structs.replace(made, id=known.id) == known:
                return known.id
        number = max((each.id for each in supports), default=0) + 1
        supports.append(msgspec.structs.replace(made, id=number))
        return number

    def fix(self, *nodes: Node) -> None:
        """Hold nodes entirely, warping included."""
        for node in nodes:
            self.support(node, warping="Fixed", classification="fixed")

    def pin(self, *nodes: Node, RX: Hold = "Free", RY: Hold = "Free", RZ: Hold = "Free") -> None:
        """Hold nodes in place and let them turn; RX="Fixed" keeps a beam along X from rolling."""
        for node in nodes:
            self.support(node, RX=RX, RY=RY, RZ=RZ, classification="pinned")

    def roller(
        self,
        *nodes: Node,
        along: Axis = "X",
        RX: Hold = "Free",
        RY: Hold = "Free",
        RZ: Hold = "Free",
    ) -> None:
        """Hold nodes in place but for one direction, and let them turn."""
        free: dict[str, Hold] = {word("along", along, ("X", "Y", "Z")): "Free"}
        for node in nodes:
            self.support(node, **free, RX=RX, RY=RY, RZ=RZ, classification="roller")  # type: ignore[arg-type]
