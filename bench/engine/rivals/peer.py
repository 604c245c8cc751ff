"""The peer engine (FERS) on a document: its calculation alone, and with its answer read."""

import json
import sys
from functools import partial
from pathlib import Path

from fers_calculations import calculate_from_json

from bench.engine.timing import least_seconds

text = Path(sys.argv[1]).read_text()
answer = calculate_from_json(text)
calculated = least_seconds(partial(calculate_from_json, text))
read = least_seconds(partial(json.loads, answer))
figures = {
    "seconds": calculated + read,
    "calculated": calculated,
    "text_bytes": len(answer.encode()),
}
print(json.dumps(figures))
