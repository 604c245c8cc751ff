"""CHOLMOD (in cvxopt, with OpenBLAS) on the stiffness matrix of a document's frame: ordering,
analysis and factorization of a matrix that is there; nothing is read, loaded, solved or checked."""

import json
import sys
from pathlib import Path
from typing import Any

from cvxopt import cholmod, spmatrix

from bench.engine.rivals.stiffness import lower_triangle
from bench.engine.timing import least_seconds

triangle = lower_triangle(json.loads(Path(sys.argv[1]).read_text())["model"])
places = triangle.rows.tolist(), triangle.columns.tolist()
a = spmatrix(triangle.values, *places, (triangle.size, triangle.size))


def factorize() -> Any:
    factor = cholmod.symbolic(a)
    cholmod.numeric(a, factor)
    return factor


print(json.dumps({"seconds": least_seconds(factorize), "unknowns": triangle.size}))
