"""This engine on a document: JSON text in, results out in Python, checks included."""

import json
import resource
import sys
from functools import partial
from pathlib import Path

from bench.engine.timing import least_seconds
from loadpath.engine import solve

text = Path(sys.argv[1]).read_bytes()
results = solve(text)  # compiles the module, unless it is in the cache
assert results.is_usable
memory = 1024 * resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
figures = {
    "seconds": least_seconds(partial(solve, text)),
    "memory": memory,
    "unknowns": results.receipt.facts.unknowns,
    "last_dx": results.sets[-1].displacements[-1, 0],
}
if len(text) < 1e6:
    figures["with_json"] = least_seconds(lambda: solve(text).to_json())
print(json.dumps(figures))
