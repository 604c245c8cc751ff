"""The row of `stability` of a document with one combination that asks for it."""

from loadpath.answer.stability import CombinationStability
from loadpath.engine import Results


def stability_row(results: Results) -> CombinationStability:
    """As the loads have it: the others are its other sides."""
    assert results.stability is not None
    row, *sides = results.stability
    assert row.other_side_of is None
    assert {side.other_side_of for side in sides} <= {row.id}
    return row
