"""CHOLMOD (in cvxopt) on the stiffness matrix of a document's frame: analysis and factorization."""

import json
import sys
import time
from pathlib import Path

import numpy as np
from cvxopt import cholmod, matrix, spmatrix


def member_stiffness(start, end, section, material):
    """Global 12 x 12 stiffness of a slender member (Przemieniecki 1968, eq. 5.116)."""
    length = np.linalg.norm(end - start)
    x = (end - start) / length
    up = np.array([0.0, 0.0, 1.0]) if abs(x[1]) > 0.9999 else np.array([0.0, 1.0, 0.0])
    z = np.cross(x, up)
    z /= np.linalg.norm(z)
    turn = np.kron(np.eye(4), np.stack([x, np.cross(z, x), z]))
    k = np.zeros((12, 12))
    for along, stiffness in (
        (0, material["e_mod"] * section["area"]),
        (3, material["g_mod"] * section["j"]),
    ):
        k[np.ix_([along, along + 6], [along, along + 6])] = (
            stiffness / length * np.array([[1, -1], [-1, 1]])
        )
    for across, about, sign, inertia in (
        (1, 5, 1.0, section["i_z"]),
        (2, 4, -1.0, section["i_y"]),
    ):
        a, b = 12 / length**3, sign * 6 / length**2
        c, d = 4 / length, 2 / length
        places = [across, about, across + 6, about + 6]
        k[np.ix_(places, places)] = (
            material["e_mod"]
            * inertia
            * np.array([[a, b, -a, b], [b, c, -b, d], [-a, -b, a, -b], [b, d, -b, c]])
        )
    return turn.T @ k @ turn


def stiffness_matrix(document):
    """The lower triangle over the unknowns of the nodes without support."""
    model = document["model"]
    nodes = {node["id"]: node for node in model["nodes"]}
    free = [i for i, node in nodes.items() if node["nodal_support"] is None]
    first = {node: 6 * i for i, node in enumerate(free)}
    place = {i: np.array([node["X"], node["Y"], node["Z"]]) for i, node in nodes.items()}
    sections = {section["id"]: section for section in model["sections"]}
    rows, columns, values = [], [], []
    known = {}
    for member in model["members"]:
        ends = member["start_node_id"], member["end_node_id"]
        start, end = place[ends[0]], place[ends[1]]
        kind = (tuple(end - start), member["section"])
        if kind not in known:
            section = sections[member["section"]]
            known[kind] = member_stiffness(start, end, section, model["materials"][0])
        unknowns = np.concatenate([first.get(e, -12) + np.arange(6) for e in ends])
        i, j = np.meshgrid(unknowns, unknowns, indexing="ij")
        kept = (i >= j) & (j >= 0)
        rows.append(i[kept])
        columns.append(j[kept])
        values.append(known[kind][kept])
    n = 6 * len(free)
    return spmatrix(
        np.concatenate(values),
        np.concatenate(rows).tolist(),
        np.concatenate(columns).tolist(),
        (n, n),
    )


a = stiffness_matrix(json.loads(Path(sys.argv[1]).read_text()))
best = float("inf")
for _ in range(3):
    start = time.process_time()
    factor = cholmod.symbolic(a)
    cholmod.numeric(a, factor)
    best = min(best, time.process_time() - start)
x = matrix(1.0, (a.size[0], 1))
cholmod.solve(factor, x)
print(json.dumps({"seconds": best, "unknowns": a.size[0]}))
