"""Tells passwords that are among the first ones tried: common ones, repeats, rows of keys, dates.

Only how many guesses it takes counts, never which characters it has: length over rules.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

FEWEST_GUESSES = 10**6
LONGEST_LOOKED_AT = 72  # the package takes no more; what it says of the beginning holds for all
OURS = ("loadpath",)


def is_guessable(password: str, known: Sequence[str] = ()) -> bool:
    """Whether few guesses find it; `known` is what everybody knows of its owner."""
    beginning = password[:LONGEST_LOOKED_AT]
    found = load_estimator()(beginning, user_inputs=[*OURS, *known])
    return int(found["guesses"]) < FEWEST_GUESSES


@cache
def load_estimator() -> Any:
    """The package reads its lists when it is imported, which takes 0.2 s; most processes never
    take a new password."""
    from zxcvbn import zxcvbn  # type: ignore[import-untyped]

    return zxcvbn
