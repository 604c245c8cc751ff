"""How well one kind of sample can be told from another: the area under the ROC curve."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

TELLS_NOTHING = 0.5


def area_under_curve(known: Sequence[float], unknown: Sequence[float]) -> float:
    """How often one of `known` is larger than one of `unknown`; where they are equal half of it
    counts. 0.5 tells nothing, 0 and 1 tell all (Hanley and McNeil, Radiology 143, 1982)."""
    ordered = sorted(unknown)
    below = sum(bisect_left(ordered, each) + bisect_right(ordered, each) for each in known)
    return below / (2 * len(known) * len(ordered))
