"""How many random cases a run looks at: a few with every other test, many by `make hunt`, which may
begin at another seed than zero."""

import os

FEW = {"frames": 40, "members": 40, "standard": 60}
PER_TEST = 20


def batches(kind: str) -> list[range]:
    """Seeds, so many to a test that a failure is found soon and starting costs little."""
    count = int(os.environ.get("HUNT_CASES", FEW[kind]))
    begin = int(os.environ.get("HUNT_FIRST", 0))
    end = begin + count
    return [range(first, min(first + PER_TEST, end)) for first in range(begin, end, PER_TEST)]
