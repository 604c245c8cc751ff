"""A frame solver of its own, to judge the engine by: dense, in numpy, and built in another way.

Every member end has unknowns of its own behind its hinge; what is rigid is a Lagrange multiplier,
what is a spring is a spring. It reads documents in SI with one load case, and nothing of the
engine. Warping is left out, and of one-way members it is told which are at rest.
"""

import math
from collections.abc import Collection
from dataclasses import dataclass

import numpy as np

from .beam import Array, Beam, Json, axes_of, spin
from .beam_loads import (
    X_AXIS,
    actions_on,
    clamped_end_forces,
    own_strain,
    whole_resultant,
)
from .equations import Equations, Found

DIRECTIONS = ("X", "Y", "Z", "RX", "RY", "RZ")


@dataclass
class Solution:
    """Numbers that no equation determines are not a number."""

    displacements: dict[int, Array]  # six by node
    reactions: dict[int, Array]  # six by node, global
    end_forces: dict[int, Array]  # twelve by member, local, of the nodes on the member
    stretch: dict[int, float]  # of a member at rest, beyond its own strain
    undone: float  # share of the loads that nothing resists: they drive a mechanism
    gap: float  # share of the imposed movements that nothing can follow
    condition: float  # of the equations


@dataclass
class Hold:
    """One held direction of a support."""

    row: Array  # six, of the node
    unknowns: Array
    spring: float
    value: float
    multiplier: int | None

    def reaction(self, found: Found) -> Array:
        if self.multiplier is None:
            return -self.spring * (float(self.unknowns @ found.moved) - self.value) * self.row
        if not found.is_multiplier_known[self.multiplier]:
            return np.where(self.row == 0.0, 0.0, math.nan)
        return -float(found.multipliers[self.multiplier]) * self.row


class Frame:
    """The equations of a document, member by member and support by support."""

    def __init__(self, document: Json, at_rest: Collection[int]) -> None:
        self.model, analysis = document["model"], document["analysis"]
        self.options, self.case = analysis.get("options", {}), analysis["load_cases"][0]
        shear = bool(self.options.get("include_shear_deformation", True))
        members = [Beam(each, self.model, shear) for each in self.model["members"]]
        self.resting = [beam for beam in members if beam.id in at_rest]
        self.beams = [beam for beam in members if beam.id not in at_rest]
        self.node = {each["id"]: 6 * i for i, each in enumerate(self.model["nodes"])}
        first = 6 * len(self.node)
        self.own = {beam.id: first + 12 * i for i, beam in enumerate(self.beams)}
        self.equations = Equations(first + 12 * len(self.beams))
        self.clamped: dict[int, Array] = {}
        self.holds: dict[int, list[Hold]] = {}
        for beam in self.beams:
            self.add_rigid(beam) if beam.is_rigid else self.add_elastic(beam)
            self.add_hinges(beam)
        for beam in self.resting:
            self.hang(beam)
        self.add_nodal_loads()
        self.add_supports()

    def add_rigid(self, beam: Beam) -> None:
        """Its end follows its start, on which the loads along it act."""
        at = self.own[beam.id]
        follow = np.hstack([-np.eye(6), np.eye(6)])
        follow[:3, 3:6] = -spin(beam.length * X_AXIS)
        for row in follow:
            self.equations.join(self.equations.row(at, row), math.inf)
        actions = actions_on(beam, self.case, self.options)
        self.equations.f[at : at + 6] += np.concatenate(whole_resultant(actions))

    def add_elastic(self, beam: Beam) -> None:
        at = self.own[beam.id]
        span = slice(at, at + 12)
        self.clamped[beam.id] = clamped_end_forces(beam, self.case, self.options)
        self.equations.k[span, span] += beam.stiffness()
        self.equations.f[span] -= self.clamped[beam.id]

    def hang(self, beam: Beam) -> None:
        """A member at rest hangs its weight on its two nodes in equal parts."""
        weight, _ = whole_resultant(actions_on(beam, self.case, self.options))
        half = 0.5 * beam.axes.T @ weight
        for node, arm in zip(beam.ends, beam.arms, strict=True):
            at = self.node[node]
            self.equations.f[at : at + 6] += np.concatenate([half, np.cross(arm, half)])

    def add_hinges(self, beam: Beam) -> None:
        for end in (0, 1):
            joint, inner = beam.slip_rows(end)
            for k, spring in enumerate(beam.end_springs(end)):
                row = self.equations.row(self.node[beam.ends[end]], joint[k])
                row -= self.equations.row(self.own[beam.id] + 6 * end, inner[k])
                self.equations.join(row, spring)

    def add_nodal_loads(self) -> None:
        for name, first in (("nodal_loads", 0), ("nodal_moments", 3)):
            for load in self.case.get(name, []):
                at = self.node[load["node"]] + first
                self.equations.f[at : at + 3] += load["magnitude"] * np.array(load["direction"])

    def add_supports(self) -> None:
        supports = {each["id"]: each for each in self.model["nodal_supports"]}
        imposed: dict[tuple[int, str], float] = {}
        for each in self.case.get("support_displacements", []):
            key = (each["node"], each["direction"])
            imposed[key] = imposed.get(key, 0.0) + each["value"]
        for node in self.model["nodes"]:
            support = supports.get(node.get("nodal_support"))
            for k, name in enumerate(DIRECTIONS if support else ()):
                value = imposed.get((node["id"], name), 0.0)
                self.hold(node["id"], support or {}, k, value)

    def hold(self, node: int, support: Json, k: int, value: float) -> None:
        condition = support.get(DIRECTIONS[k], {"condition_type": "Fixed"})
        if condition["condition_type"] == "Free":
            return
        axes = np.eye(3)
        if support.get("axes"):
            axes = axes_of(np.array(support["axes"]["x"]), np.array(support["axes"]["y"]))
        is_fixed = condition["condition_type"] == "Fixed"
        spring = math.inf if is_fixed else float(condition["stiffness"])
        row = np.zeros(6)
        row[3 * (k // 3) : 3 * (k // 3) + 3] = axes[k % 3]
        unknowns = self.equations.row(self.node[node], row)
        multiplier = self.equations.join(unknowns, spring, value)
        self.holds.setdefault(node, []).append(Hold(row, unknowns, spring, value, multiplier))

    def stretch(self, beam: Beam, moved: Array) -> float:
        ends = [beam.axes[0] @ self.end_movement(beam, end, moved) for end in (0, 1)]
        return float(ends[1] - ends[0] - own_strain(beam, self.case)[0] * beam.length)

    def end_movement(self, beam: Beam, end: int, moved: Array) -> Array:
        at = self.node[beam.ends[end]]
        turned: Array = spin(beam.arms[end]) @ moved[at + 3 : at + 6]
        return moved[at : at + 3] + turned


def solve_independently(document: Json, at_rest: Collection[int] = ()) -> Solution:
    frame = Frame(document, at_rest)
    found = frame.equations.solve()
    displacements = np.where(found.is_moved_known, found.moved, math.nan)
    elastic = [beam for beam in frame.beams if not beam.is_rigid]
    ends = {beam.id: found.moved[frame.own[beam.id] :][:12] for beam in elastic}
    return Solution(
        {node: displacements[at : at + 6] for node, at in frame.node.items()},
        {
            node: np.sum([hold.reaction(found) for hold in holds], axis=0)
            for node, holds in frame.holds.items()
        },
        {beam.id: beam.stiffness() @ ends[beam.id] + frame.clamped[beam.id] for beam in elastic},
        {beam.id: frame.stretch(beam, displacements) for beam in frame.resting},
        found.undone,
        found.gap,
        found.condition,
    )
