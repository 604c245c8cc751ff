"""A member as the independent solver sees it: axes, stiffness, and the hinges at its ends.

Stiffness is the textbook's (Przemieniecki, Theory of Matrix Structural Analysis, eq. 5.116).
"""

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

Json = dict[str, Any]
Array = NDArray[np.float64]

RELEASES = (
    "translational_release_vx",
    "translational_release_vy",
    "translational_release_vz",
    "rotational_release_mx",
    "rotational_release_my",
    "rotational_release_mz",
)
# These carry axial force only; of the last two the sign decides whether they carry it at all.
PINNED_TYPES = ("Truss", "Tension", "Compression")


def vector(record: Json | None) -> Array:
    return np.array([(record or {}).get(k) or 0.0 for k in "XYZ"])


def spin(arm: Array) -> Array:
    """theta -> theta x arm."""
    x, y, z = arm
    return np.array([[0.0, z, -y], [-z, 0.0, x], [y, -x, 0.0]])


def axes_of(x: Array, y: Array) -> Array:
    """The frame whose first axis is x and whose second lies in the plane of x and y."""
    z = np.cross(x, y)
    z /= np.linalg.norm(z)
    x = x / np.linalg.norm(x)
    return np.array([x, np.cross(z, x), z])


class Beam:
    def __init__(self, source: Json, model: Json, shear: bool) -> None:
        nodes = {each["id"]: each for each in model["nodes"]}
        self.id: int = source["id"]
        self.source = source
        self.kind: str = source.get("member_type", "Normal")
        self.ends = (source["start_node_id"], source["end_node_id"])
        self.arms = (vector(source.get("start_offset")), vector(source.get("end_offset")))
        start, end = (vector(nodes[n]) + arm for n, arm in zip(self.ends, self.arms, strict=True))
        self.length = float(np.linalg.norm(end - start))
        self.axes = self._local_axes((end - start) / self.length)
        hinges = {each["id"]: each for each in model.get("member_hinges", [])}
        self.hinges = [hinges.get(source.get(key), {}) for key in ("start_hinge", "end_hinge")]
        if not self.is_rigid:
            self.section = next(s for s in model["sections"] if s["id"] == source["section"])
            of_section = self.section["material"]
            self.material = next(m for m in model["materials"] if m["id"] == of_section)
            self._read_stiffness(shear)

    @property
    def is_rigid(self) -> bool:
        return self.kind == "Rigid"

    @property
    def is_pinned(self) -> bool:
        return self.kind in PINNED_TYPES

    def _local_axes(self, x: Array) -> Array:
        up = np.array([0.0, 0.0, 1.0] if abs(x[1]) > 0.9999 else [0.0, 1.0, 0.0])
        z = np.cross(x, up)
        z /= np.linalg.norm(z)
        y = np.cross(z, x)
        roll = math.radians(self.source.get("rotation_angle", 0.0))
        c, s = math.cos(roll), math.sin(roll)
        return np.array([x, c * y + s * z, -s * y + c * z])

    def _read_stiffness(self, shear: bool) -> None:
        e, g, section = self.material["e_mod"], self.material["g_mod"], self.section
        self.ea, self.gj = e * section["area"], g * section["j"]
        self.ei = np.array([e * section["i_y"], e * section["i_z"]])  # about y, about z
        areas = (section.get("a_sz"), section.get("a_sy"))  # along y, along z
        self.shear = np.array([1.0 / (g * a) if shear and a else 0.0 for a in areas])

    def stiffness(self) -> Array:
        k = np.zeros((12, 12))
        length = self.length
        for value, (i, j) in ((self.ea / length, (0, 6)), (self.gj / length, (3, 9))):
            k[np.ix_((i, j), (i, j))] = [[value, -value], [-value, value]]
        # (v, th_z) in one plane, (w, -th_y) in the other
        for ei, flexible, (v1, r1, v2, r2), sign in (
            (self.ei[1], self.shear[0], (1, 5, 7, 11), 1.0),
            (self.ei[0], self.shear[1], (2, 4, 8, 10), -1.0),
        ):
            phi = 12.0 * ei * flexible / length**2
            a, b = 12.0 * ei / length**3, 6.0 * ei / length**2 * sign
            c, d = (4.0 + phi) * ei / length, (2.0 - phi) * ei / length
            k[np.ix_((v1, r1, v2, r2), (v1, r1, v2, r2))] = np.array(
                [[a, b, -a, b], [b, c, -b, d], [-a, -b, a, -b], [b, d, -b, c]]
            ) / (1.0 + phi)
        return k

    def end_springs(self, end: int) -> list[float]:
        """Per direction of the hinge; infinite is rigid."""
        values = [self.hinges[end].get(name) for name in RELEASES]
        springs = [math.inf if value is None else float(value) for value in values]
        return springs[:3] + [0.0] * 3 if self.is_pinned else springs

    def slip_rows(self, end: int) -> tuple[Array, Array]:
        """Movement in the axes of the hinge of the joint (from its six), and of the beam's end."""
        named = self.hinges[end].get("rotation_axes", "Local")
        turn = self.axes if named == "Local" else np.eye(3)
        if isinstance(named, dict):
            turn = axes_of(np.array(named["User"]["x"]), np.array(named["User"]["y"]))
        joint, own = np.zeros((6, 6)), np.eye(6)
        joint[:3, :3] = self.axes
        joint[:3, 3:] = self.axes @ spin(self.arms[end])
        joint[3:, 3:] = turn
        own[3:, 3:] = turn @ self.axes.T
        return joint, own
