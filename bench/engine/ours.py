"""This engine on a document: JSON text in, results out in Python or as a text, checks included."""

import json
import resource
import sys
from functools import partial
from pathlib import Path

import msgspec

from bench.engine.timing import least_seconds
from loadpath.answer.write_options import Form, WriteOptions
from loadpath.engine import solve, solve_to_json
from loadpath.engine.host import call, write

text = Path(sys.argv[1]).read_bytes()
results = solve(text)  # compiles the module, unless it is in the cache
assert results.is_usable
memory = 1024 * resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
answer, block = call("solve", text)
options = msgspec.json.encode(WriteOptions(form=Form.document))
figures = {
    "seconds": least_seconds(partial(solve, text)),
    "to_text": least_seconds(partial(solve_to_json, text)),
    "text_bytes": len(write(answer, block, options)),
    "written": least_seconds(partial(write, answer, block, options)),
    "memory": memory,
    "unknowns": results.receipt.facts.unknowns,
    "last_dx": results.sets[-1].displacements[-1, 0],
}
print(json.dumps(figures))
