"""Load cases that say what they are, and the combinations that follow."""

from typing import Any

import pytest

import loadpath
from loadpath.authoring import ArgumentError


def test_categories_become_combinations() -> None:
    model = loadpath.Model()
    model.load_case("G", category="permanent")
    model.load_case("W+", category="wind", group="wind", relation="exclusive")
    capital: Any = "Wind"
    model.load_case("W-", category=capital, group="wind", relation="exclusive")
    document = loadpath.generate_combinations(model.to_json())
    names = [each["name"] for each in document["analysis"]["load_combinations"]]
    assert "STR 6.10: G + 1.5 W-" in names
    assert not any("W+" in name and "W-" in name for name in names)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"category": "dead"}, "'category' should be one of permanent, prestress"),
        ({"group": "wind"}, "'group' should stand beside a category"),
        ({"category": "wind", "relation": "free"}, "'relation' should stand beside a group"),
    ],
)
def test_wrong_words_say_what_is_allowed(given: dict[str, Any], message: str) -> None:
    with pytest.raises(ArgumentError) as caught:
        loadpath.Model().load_case("G", **given)
    assert message in str(caught.value)


def test_equipment_is_not_of_equilibrium() -> None:
    model = loadpath.Model()
    case = model.load_case("G")
    model.combination("Equipment", {case: 1.0})
    model.combination("EQU 1", {case: 0.9}, limit_state="EQU")
    states = [each.limit_state for each in model.document.analysis.load_combinations or []]
    assert states == [None, "EQU"]
