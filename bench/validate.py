"""How long validation takes, as a ratio to orjson only parsing the same bytes, and how it grows.

Run it with `make bench-validate`. Ratios are of the best of several turns, taken in turns. The last
column is what looking for the implausible costs beside validation, reading included.
"""

import json
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import orjson

from bench.figures import keep
from bench.frame import frame_document
from loadpath.document import validate
from loadpath.inspection import inspect

SIZES = ((5, 5), (10, 10), (16, 13), (24, 24))
TURNS = 15


def best_of(turns: int, *functions: Callable[[], Any]) -> list[float]:
    """The least CPU time of each function in milliseconds, the functions taking turns."""
    best = [float("inf")] * len(functions)
    for _ in range(turns):
        for index, function in enumerate(functions):
            start = time.process_time()
            function()
            best[index] = min(best[index], 1e3 * (time.process_time() - start))
    return best


def main() -> None:
    print("members     MB   validate   orjson.loads   ratio   us/member   with an error   inspect")
    for bays, storeys in SIZES:
        document = frame_document(bays, storeys)
        members = len(document["model"]["members"])
        good = json.dumps(document).encode()
        document["model"]["members"][-1]["section"] = 99
        bad = json.dumps(document).encode()
        assert validate(good).errors == validate(good).warnings == []
        assert len(validate(bad).errors) == 1
        assert inspect(good) == []
        ours, parse, explain, looking = best_of(
            TURNS,
            partial(validate, good),
            partial(orjson.loads, good),
            partial(validate, bad),
            partial(inspect, good),
        )
        keep(f"validate; orjson.loads, {members} members", ours / parse)
        print(
            f"{members:7d} {len(good) / 1e6:6.2f} {ours:7.1f} ms {parse:11.1f} ms "
            f"{ours / parse:7.2f} {1e3 * ours / members:11.2f} {explain:12.1f} ms {looking:6.1f} ms"
        )


if __name__ == "__main__":
    main()
