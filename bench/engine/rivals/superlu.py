"""SciPy (SuperLU) on the stiffness matrix of a document's frame: what `splu` does of its own accord
for a symmetric matrix. Nothing is read, loaded, solved or checked."""

import json
import sys
from functools import partial
from pathlib import Path

from scipy.sparse import csc_matrix, tril
from scipy.sparse.linalg import splu

from bench.engine.rivals.stiffness import Triangle, lower_triangle
from bench.engine.timing import least_seconds


def whole(triangle: Triangle) -> csc_matrix:
    """Both halves."""
    places = (triangle.rows, triangle.columns)
    lower = csc_matrix((triangle.values, places), shape=(triangle.size, triangle.size))
    return csc_matrix(lower + tril(lower, -1).T)


triangle = lower_triangle(json.loads(Path(sys.argv[1]).read_text())["model"])
options = {"permc_spec": "MMD_AT_PLUS_A", "diag_pivot_thresh": 0.0}
factorize = partial(splu, whole(triangle), options={"SymmetricMode": True}, **options)
print(json.dumps({"seconds": least_seconds(factorize), "unknowns": triangle.size}))
