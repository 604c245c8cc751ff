"""The stiffness matrix of a document's frame, for rivals that only factorize."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]


class Triangle(NamedTuple):
    """Values that stand at the same place add up."""

    size: int
    rows: NDArray[np.int64]
    columns: NDArray[np.int64]
    values: Array


def member_stiffness(
    start: Array, end: Array, section: dict[str, float], material: dict[str, float]
) -> Array:
    """Global 12 x 12 stiffness of a slender member (Przemieniecki 1968, eq. 5.116)."""
    length = np.linalg.norm(end - start)
    x = (end - start) / length
    up = np.array([0.0, 0.0, 1.0]) if abs(x[1]) > 0.9999 else np.array([0.0, 1.0, 0.0])
    z = np.cross(x, up)
    z /= np.linalg.norm(z)
    turn = np.kron(np.eye(4), np.stack([x, np.cross(z, x), z]))
    e, g = material["e_mod"], material["g_mod"]
    k = np.zeros((12, 12))
    for along, stiffness in ((0, e * section["area"]), (3, g * section["j"])):
        places = np.ix_([along, along + 6], [along, along + 6])
        k[places] = stiffness / length * np.array([[1, -1], [-1, 1]])
    for across, about, sign, inertia in ((1, 5, 1, section["i_z"]), (2, 4, -1, section["i_y"])):
        a, b = 12 / length**3, sign * 6 / length**2
        c, d = 4 / length, 2 / length
        bent = np.array([[a, b, -a, b], [b, c, -b, d], [-a, -b, a, -b], [b, d, -b, c]])
        places = np.ix_(*2 * [[across, about, across + 6, about + 6]])
        k[places] = e * inertia * bent
    found: Array = turn.T @ k @ turn
    return found


def lower_triangle(model: dict[str, Any]) -> Triangle:
    """The lower triangle over the unknowns of the nodes without support."""
    nodes = {node["id"]: node for node in model["nodes"]}
    free = [i for i, node in nodes.items() if node["nodal_support"] is None]
    first = {node: 6 * i for i, node in enumerate(free)}
    place = {i: np.array([node["X"], node["Y"], node["Z"]]) for i, node in nodes.items()}
    sections = {section["id"]: section for section in model["sections"]}
    rows, columns, values = [], [], []
    known: dict[Any, Array] = {}
    for member in model["members"]:
        ends = member["start_node_id"], member["end_node_id"]
        start, end = place[ends[0]], place[ends[1]]
        kind = (*np.round(end - start, 9), member["section"])
        if kind not in known:
            section = sections[member["section"]]
            known[kind] = member_stiffness(start, end, section, model["materials"][0])
        unknowns = np.concatenate([first.get(e, -12) + np.arange(6) for e in ends])
        i, j = np.meshgrid(unknowns, unknowns, indexing="ij")
        kept = (i >= j) & (j >= 0)
        rows.append(i[kept])
        columns.append(j[kept])
        values.append(known[kind][kept])
    places = np.concatenate(rows), np.concatenate(columns)
    return Triangle(6 * len(free), *places, np.concatenate(values))
