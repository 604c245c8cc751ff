"""Cases of which `make test` runs some and `make prove` runs all."""

import os
from collections.abc import Iterable


def sampled(names: Iterable[str], one_in: int) -> list[str]:
    return list(names)[:: 1 if os.environ.get("PROVE") else one_in]
