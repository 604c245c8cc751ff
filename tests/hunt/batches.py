"""How many random cases a run looks at: a few with every other test, many by `make hunt`."""

import os

FEW = {"frames": 40, "members": 40, "standard": 60}
PER_TEST = 20


def batches(kind: str) -> list[range]:
    """Seeds, so many to a test that a failure is found soon and starting costs little."""
    count = int(os.environ.get("HUNT_CASES", FEW[kind]))
    return [range(first, min(first + PER_TEST, count)) for first in range(0, count, PER_TEST)]
