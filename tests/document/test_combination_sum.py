"""A combination as a sum."""

from typing import Any

import pytest

from loadpath.document.combination_sum import combination_sum


def terms(*pairs: tuple[Any, Any]) -> dict[str, Any]:
    return {"load_case_factors": [{"load_case_id": case, "factor": f} for case, f in pairs]}


@pytest.mark.parametrize(
    ("combination", "text"),
    [
        (terms((1, 1.35), (2, 1.5)), "1.35 G + 1.5 Q"),
        (terms((1, 1), (2, -1.5)), "1 G - 1.5 Q"),
        (terms((2, -0.9)), "- 0.9 Q"),
        (terms((3, 1.05)), "1.05 ?"),
        (terms((1, "1.35")), "? G"),
        ({"load_case_factors": None}, ""),
        ({}, ""),
    ],
)
def test_terms_are_added_with_their_signs(combination: dict[str, Any], text: str) -> None:
    assert combination_sum(combination, {1: "G", 2: "Q"}) == text
