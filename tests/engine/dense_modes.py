"""Frequencies and load factors of a document by dense matrices, written without the engine.

Members are cut into pieces with cubic shapes across and in twist, integrated by Gauss; whole
matrices go to numpy. Straight members with constant sections and roll, rigid members, springs,
masses on nodes, mass of members along them or lumped at nodes, loads on nodes, even loads along
members and own weight; hinges, offsets and plates are not there.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

Json = dict[str, Any]
Array = npt.NDArray[np.float64]
DIRECTIONS = ("X", "Y", "Z", "RX", "RY", "RZ", "warping_condition")
GAUSS, WEIGHTS = np.polynomial.legendre.leggauss(6)
GRAVITY = 9.81
WHEN_ABSENT = [{"condition_type": "Fixed"}] * 6 + [{"condition_type": "Free"}]
SIZE = 7
"""Unknowns of an end: u v w, turns about x y z, rate of twist."""


def shapes(length: float) -> list[tuple[float, dict[str, Array]]]:
    """At points of Gauss, by weight: rows that give u', v, v', v'' and so on from 14 unknowns."""
    found = []
    for g, weight in zip((GAUSS + 1) / 2, WEIGHTS / 2, strict=True):
        cubic = np.array([1 - 3 * g**2 + 2 * g**3, g - 2 * g**2 + g**3])
        cubic = np.append(cubic, [3 * g**2 - 2 * g**3, g**3 - g**2])
        slope = np.array(
            [6 * g**2 - 6 * g, 1 - 4 * g + 3 * g**2, 6 * g - 6 * g**2, 3 * g**2 - 2 * g]
        )
        bend = np.array([12 * g - 6, 6 * g - 4, 6 - 12 * g, 6 * g - 2])
        rows: dict[str, Array] = {}
        for name, order, value in (("", 0, cubic), ("'", 1, slope), ("''", 2, bend)):
            by = value / length**order * np.array([1, length, 1, length])
            for quantity, unknowns, turned in (
                ("v", (1, 5, 8, 12), 1.0),
                ("w", (2, 4, 9, 11), -1.0),
                ("t", (3, 6, 10, 13), 1.0),
            ):
                row = np.zeros(2 * SIZE)
                row[list(unknowns)] = by * np.array([1, turned, 1, turned])
                rows[quantity + name] = row
        rows["u"], rows["u'"] = np.zeros(2 * SIZE), np.zeros(2 * SIZE)
        rows["u"][[0, SIZE]] = 1 - g, g
        rows["u'"][[0, SIZE]] = -1 / length, 1 / length
        found.append((weight * length, rows))
    return found


def square(row: Array) -> Array:
    return np.outer(row, row)


def product(a: Array, b: Array) -> Array:
    return (np.outer(a, b) + np.outer(b, a)) / 2


class Piece:
    """A part of a member in its own axes; the section's shear centre beside its centroid."""

    def __init__(self, length: float, section: Json, material: Json, options: Json) -> None:
        self.rows = shapes(length)
        self.e, self.g = material["e_mod"], material["g_mod"]
        self.section, self.density = section, material.get("density", 0.0)
        warps = options.get("include_warping", True)
        couples = options.get("include_shear_center_coupling", True)
        self.i_w = (section.get("i_w") or 0.0) if warps else 0.0
        self.y_s = (section.get("y_s") or 0.0) if couples else 0.0
        self.z_s = (section.get("z_s") or 0.0) if couples else 0.0

    def sheared(self, rows: dict[str, Array], order: str) -> tuple[Array, Array]:
        """Movements of the shear centre from those of the centroid."""
        return (
            rows["v" + order] - self.z_s * rows["t" + order],
            rows["w" + order] + self.y_s * rows["t" + order],
        )

    def stiffness(self) -> Array:
        s, sum_ = self.section, np.zeros((2 * SIZE, 2 * SIZE))
        for weight, rows in self.rows:
            v, w = self.sheared(rows, "''")
            sum_ += weight * (
                self.e * s["area"] * square(rows["u'"])
                + self.e * s["i_z"] * square(v)
                + self.e * s["i_y"] * square(w)
                + self.g * s["j"] * square(rows["t'"])
                + self.e * self.i_w * square(rows["t''"])
            )
        return sum_

    def geometric(self, ends: Array) -> Array:
        """Under what the displacements of its ends strain it by."""
        s, sum_ = self.section, np.zeros((2 * SIZE, 2 * SIZE))
        radius = (s["i_y"] + s["i_z"]) / s["area"]
        for weight, rows in self.rows:
            force = self.e * s["area"] * rows["u'"] @ ends
            about_z = self.e * s["i_z"] * rows["v''"] @ ends
            about_y = self.e * s["i_y"] * rows["w''"] @ ends
            sum_ += weight * force * (square(rows["v'"]) + square(rows["w'"]))
            sum_ += weight * force * radius * square(rows["t'"])
            sum_ += 2 * weight * about_z * product(rows["t"], rows["w''"])
            sum_ -= 2 * weight * about_y * product(rows["t"], rows["v''"])
        return sum_

    def mass(self) -> Array:
        s, sum_ = self.section, np.zeros((2 * SIZE, 2 * SIZE))
        for weight, rows in self.rows:
            across = square(rows["u"]) + square(rows["v"]) + square(rows["w"])
            sum_ += weight * self.density * s["area"] * across
            sum_ += weight * self.density * (s["i_y"] + s["i_z"]) * square(rows["t"])
        return sum_

    def lumped_mass(self) -> Array:
        """Halves at the ends, with what turns about the member's axis."""
        half = self.density * sum(weight for weight, _ in self.rows) / 2
        s = self.section
        turns = np.array([half * (s["i_y"] + s["i_z"]), 0.0, 0.0, 0.0])
        return np.diag(np.tile(np.append(np.full(3, half * s["area"]), turns), 2))


def axes_of(along: Array, roll: float) -> Array:
    """Rows are the local axes; `roll` is in degrees about the first."""
    x = along / np.linalg.norm(along)
    up = np.array([0.0, 1.0, 0.0])
    if abs(x @ up) > 0.9999:
        y = np.array([0.0, 0.0, 1.0])
    else:
        y = up - (up @ x) * x
        y /= np.linalg.norm(y)
    z, angle = np.cross(x, y), np.radians(roll)
    c, s = np.cos(angle), np.sin(angle)
    return np.array([x, c * y + s * z, c * z - s * y])


class DenseModel:
    """All matrices in the free unknowns of a document, its members cut."""

    def __init__(self, document: Json, cuts: int) -> None:
        self.model, self.analysis = document["model"], document["analysis"]
        self.options = self.analysis["options"]
        self.at = {n["id"]: np.array([n["X"], n["Y"], n["Z"]]) for n in self.model["nodes"]}
        self.first = {id_: SIZE * k for k, id_ in enumerate(self.at)}
        self.count = SIZE * len(self.at)
        self.pieces: list[tuple[Piece, list[int], Array]] = []
        self.rigid: list[tuple[int, int]] = []
        self.parts: dict[int, list[tuple[list[int], float]]] = {}
        for each in self.model["members"]:
            if each.get("member_type") == "Rigid":
                self.rigid.append((each["start_node_id"], each["end_node_id"]))
            else:
                self.cut(each, cuts)
        self.free = self.free_unknowns()

    def cut(self, member: Json, cuts: int) -> None:
        start, end = member["start_node_id"], member["end_node_id"]
        along = (self.at[end] - self.at[start]) / cuts
        length = float(np.linalg.norm(along))
        section = next(s for s in self.model["sections"] if s["id"] == member["section"])
        material = next(m for m in self.model["materials"] if m["id"] == section["material"])
        piece = Piece(length, section, material, self.options)
        turn = np.eye(2 * SIZE)
        for k in (0, 3, SIZE, SIZE + 3):
            turn[k : k + 3, k : k + 3] = axes_of(along, member.get("rotation_angle") or 0.0)
        joints = [self.first[start], *self.add(6 * (cuts - 1), 6), self.first[end]]
        # Members that warp share the rate of twist of a node; without warping it is their own.
        of_ends = [self.first[start] + 6, self.first[end] + 6] if piece.i_w else self.add(2, 1)
        rates = [of_ends[0], *self.add(cuts - 1, 1), of_ends[1]]
        for k in range(cuts):
            ends = [[joints[k + i] + d for d in range(6)] + [rates[k + i]] for i in (0, 1)]
            self.pieces.append((piece, ends[0] + ends[1], turn))
        self.parts[member["id"]] = [(joints[k : k + 2], length) for k in range(cuts)]

    def add(self, count: int, step: int) -> list[int]:
        self.count += count
        return list(range(self.count - count, self.count, step))

    def supports(self) -> list[tuple[int, Json]]:
        by_id = {s["id"]: s for s in self.model["nodal_supports"]}
        return [
            (self.first[n["id"]] + k, by_id[n["nodal_support"]].get(d) or WHEN_ABSENT[k])
            for n in self.model["nodes"]
            if n.get("nodal_support") is not None
            for k, d in enumerate(DIRECTIONS)
        ]

    def free_unknowns(self) -> Array:
        """Columns that give all unknowns from the free ones."""
        held = {
            unknown
            for unknown, condition in self.supports()
            if condition["condition_type"] == "Fixed"
        }
        whole = np.eye(self.count)
        for start, end in self.rigid:
            arm = self.at[end] - self.at[start]
            a, b = self.first[start], self.first[end]
            whole[b : b + 6, b : b + 6] = 0.0
            whole[b : b + 6, a : a + 6] = np.eye(6)
            whole[b : b + 3, a + 3 : a + 6] = [
                [0.0, arm[2], -arm[1]],
                [-arm[2], 0.0, arm[0]],
                [arm[1], -arm[0], 0.0],
            ]
            held |= set(range(b, b + 6))
        warping = {ends[k] for piece, ends, _ in self.pieces if piece.i_w for k in (6, 13)}
        held |= {first + 6 for first in self.first.values()} - warping
        if self.options.get("dimensionality") == "2D":
            joints = list(self.first.values())
            joints += [k for _, ends, _ in self.pieces for k in (ends[0], ends[SIZE])]
            held |= {joint + k for joint in joints for k in (2, 3, 4)}
            held |= {ends[k] for _, ends, _ in self.pieces for k in (6, 13)}
        return whole[:, [k for k in range(self.count) if k not in held]]

    def assemble(self, of: Any) -> Array:
        whole = np.zeros((self.count, self.count))
        for piece, ends, turn in self.pieces:
            whole[np.ix_(ends, ends)] += turn.T @ of(piece, ends, turn) @ turn
        return whole

    def reduced(self, whole: Array) -> Array:
        return self.free.T @ whole @ self.free

    def stiffness(self) -> Array:
        whole = self.assemble(lambda piece, ends, turn: piece.stiffness())
        for unknown, condition in self.supports():
            if condition["condition_type"] == "Spring":
                whole[unknown, unknown] += condition["stiffness"]
        return self.reduced(whole)

    def mass(self, lumped: bool) -> Array:
        """Lumped, a member is of one piece."""
        whole = self.assemble(
            lambda piece, ends, turn: piece.lumped_mass() if lumped else piece.mass()
        )
        for each in self.model.get("nodal_masses") or ():
            first = self.first[each["node"]]
            for k in range(3):
                whole[first + k, first + k] += each["mass"]
            for k, axis in enumerate(("inertia_x", "inertia_y", "inertia_z"), 3):
                whole[first + k, first + k] += each.get(axis) or 0.0
        return self.reduced(whole)

    def geometric(self, reference: Json) -> Array:
        load = np.zeros(self.count)
        for case, factor in self.factors(reference):
            load += factor * self.load(case)
        moved = self.free @ np.linalg.solve(self.stiffness(), self.free.T @ load)
        return self.reduced(
            self.assemble(lambda piece, ends, turn: piece.geometric(turn @ moved[ends]))
        )

    def factors(self, reference: Json) -> list[tuple[Json, float]]:
        by_id = {each["id"]: each for each in self.analysis["load_cases"]}
        if "LoadCase" in reference:
            return [(by_id[reference["LoadCase"]], 1.0)]
        (found,) = (
            each
            for each in self.analysis["load_combinations"]
            if each["id"] == reference["LoadCombination"]
        )
        return [
            (by_id[each["load_case_id"]], each["factor"]) for each in found["load_case_factors"]
        ]

    def load(self, case: Json) -> Array:
        load = np.zeros(self.count)
        for name, offset in (("nodal_loads", 0), ("nodal_moments", 3)):
            for each in case.get(name) or ():
                first = self.first[each["node"]] + offset
                load[first : first + 3] += each["magnitude"] * np.array(each["direction"])
        for each in case.get("distributed_loads") or ():
            assert each["magnitude"] == each["end_magnitude"]
            self.spread(load, each["member"], each["magnitude"] * np.array(each["direction"]))
        if self.options.get("self_weight_load_case_id") == case["id"]:
            for each in self.model["members"]:
                self.spread(load, each["id"], np.array([0.0, -self.weight(each), 0.0]))
        return load

    def spread(self, load: Array, member: int, force: Array) -> None:
        """Halves of a piece's part at its ends."""
        for joints, length in self.parts.get(member, ()):
            for joint in joints:
                load[joint : joint + 3] += force * length / 2

    def weight(self, member: Json) -> float:
        if member.get("weight"):
            return float(member["weight"])
        section = next(s for s in self.model["sections"] if s["id"] == member["section"])
        material = next(m for m in self.model["materials"] if m["id"] == section["material"])
        return float(section["area"] * material["density"] * GRAVITY)


def eigenvalues(k: Array, a: Array) -> Array:
    """Positive ones of K x = lambda A x, ascending; K is definite, A may be anything."""
    half = np.linalg.inv(np.linalg.cholesky(k))
    turned = np.linalg.eigvalsh(half @ a @ half.T)
    return np.sort(1 / turned[turned > 1e-12 * np.abs(turned).max()])


def references(buckling: Json, analysis: Json) -> list[Json]:
    if buckling.get("all_combinations"):
        return [{"LoadCombination": each["id"]} for each in analysis["load_combinations"]]
    return buckling.get("references") or [buckling["reference"]]


def dense_factors(document: Json, cuts: int) -> list[Array]:
    """Of each reference."""
    model, analysis = DenseModel(document, cuts), document["analysis"]
    stiffness = model.stiffness()
    return [
        eigenvalues(stiffness, -model.geometric(each))
        for each in references(analysis["buckling"], analysis)
    ]


def dense_frequencies(document: Json, cuts: int) -> Array:
    modal = document["analysis"]["modal"]
    lumped = modal.get("mass_formulation") == "LUMPED"
    model = DenseModel(document, cuts)
    k = model.stiffness()
    if modal.get("include_geometric_stiffness"):
        k = k + model.geometric(modal["stiffness_reference"])
    return np.sqrt(eigenvalues(k, model.mass(lumped))) / (2 * np.pi)
