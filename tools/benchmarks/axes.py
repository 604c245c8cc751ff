"""From Z-up, y-strong notation to the document's axes: Y up, local z strong.

Global (x, y, z) becomes (x, z, -y). Local z becomes local y and local y becomes -local z, so
bending about the notation's y is bending about the document's z.
"""

from __future__ import annotations

import math

Vector = tuple[float, float, float]

# Notation's degree of freedom or direction -> (document's name, sign).
GLOBAL = {
    "dx": ("X", 1.0),
    "dy": ("Z", -1.0),
    "dz": ("Y", 1.0),
    "rx": ("RX", 1.0),
    "ry": ("RZ", -1.0),
    "rz": ("RY", 1.0),
}

DISPLACEMENT = {"X": "dx", "Y": "dy", "Z": "dz", "RX": "rx", "RY": "ry", "RZ": "rz"}
REACTION = {"X": "fx", "Y": "fy", "Z": "fz", "RX": "mx", "RY": "my", "RZ": "mz"}

# Force on the +x face in the notation -> section force with the sign of the start side.
SECTION_FORCE = {
    "N": ("fx", -1.0),
    "Vz": ("fy", -1.0),
    "Vy": ("fz", 1.0),
    "T": ("mx", -1.0),
    "Mz": ("my", -1.0),
    "My": ("mz", 1.0),
}

RELEASE = {
    "dx": "translational_release_vx",
    "dz": "translational_release_vy",
    "dy": "translational_release_vz",
    "rx": "rotational_release_mx",
    "rz": "rotational_release_my",
    "ry": "rotational_release_mz",
}


def to_document(vector: list[float]) -> Vector:
    """Turn a global or local vector of the notation into the document's axes."""
    x, y, z = vector
    return (x, z, -y)


def roll_angle(start: Vector, end: Vector, local_y: Vector) -> float:
    """Angle in degrees that rolls the default local y of a member onto `local_y`."""
    x = _unit(_minus(end, start))
    reference = (0.0, 0.0, 1.0) if abs(x[1]) > 0.9999 else (0.0, 1.0, 0.0)
    z = _unit(_cross(x, reference))
    y = _cross(z, x)
    angle = math.degrees(math.atan2(_dot(local_y, z), _dot(local_y, y)))
    return round(angle, 9) + 0.0


def distance(a: Vector, b: Vector) -> float:
    return math.dist(a, b)


def _minus(a: Vector, b: Vector) -> Vector:
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2])


def _dot(a: Vector, b: Vector) -> float:
    return sum(p * q for p, q in zip(a, b, strict=True))


def _cross(a: Vector, b: Vector) -> Vector:
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def _unit(a: Vector) -> Vector:
    length = math.sqrt(_dot(a, a))
    return (a[0] / length, a[1] / length, a[2] / length)
