"""A class that a section states is held against its walls."""

import copy
from typing import Any

import pytest

from loadpath.builders import check_beam
from loadpath.engine import Results, solve
from tests.three_plates import weld

Json = dict[str, Any]


def girder(web: float, stated: int | None) -> Results:
    """1 m deep, flanges of 300 x 20, under 30 kN/m over 12 m and held sideways."""
    document: Json = copy.deepcopy(check_beam(span_m=12, section="IPE600", udl=30, restrained=True))
    section = document["model"]["sections"][0]
    weld(section, "girder", h=1.0, b=0.3, tw=web, tf=0.02)
    if stated:
        section["ec3"] = {"section_class": stated}
    return solve(document)


@pytest.mark.parametrize(("web", "stated"), [(0.006, 1), (0.006, 2), (0.009, 1)])
def test_a_class_below_that_of_the_walls_is_undecided(web: float, stated: int) -> None:
    results = girder(web, stated)
    assert results.verdict.state == "incomplete"
    assert "ec3.section_class" in results.headline


@pytest.mark.parametrize(("web", "stated"), [(0.02, 1), (0.02, 2), (0.02, 3), (0.009, 3)])
def test_a_class_that_the_walls_have_is_taken(web: float, stated: int) -> None:
    assert girder(web, stated).verdict.state == "passes"
