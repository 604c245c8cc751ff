"""A C1 that the moments do not bear out decides nothing: with it beams pass that buckle."""

import copy
from typing import Any

import pytest

from loadpath.builders import check_beam
from loadpath.engine import solve

Json = dict[str, Any]


def beam(c1: float | None, udl: float = 6.0) -> Json:
    """8 m of IPE300, free sideways, under its load alone: C1 = 1.13 (NCCI SN003, Table 2.2)."""
    made: Json = copy.deepcopy(check_beam(span_m=8, section="IPE300", material="S355", udl=udl))
    made["analysis"]["unity_checks"][0]["spec"]["Ec3Steel"]["c1"] = c1
    return made


def test_the_beam_buckles_whatever_is_stated() -> None:
    assert solve(beam(None)).verdict.state == "fails"
    told = solve(beam(5.0)).verdict
    assert (told.state, told.utilization) == ("incomplete", None)
    (reason,) = told.reasons
    assert reason.code == "check_undecided"
    assert "c1 of the check is 5; leave it out or state what the moments give, 1.13" in (
        reason.message
    )


@pytest.mark.parametrize("c1", [1.0, 1.13, 1.3])
def test_what_books_print_stands(c1: float) -> None:
    """Up to a fifth above the eigenvalue, as the formulas of books are."""
    verdict = solve(beam(c1, udl=2.0)).verdict
    assert verdict.state == "passes"
    assert verdict.reasons == []


def test_a_beam_that_fails_with_it_fails() -> None:
    assert solve(beam(1.5, udl=30.0)).verdict.state == "fails"


def test_it_may_stand_where_nothing_hangs_on_it() -> None:
    """The beam passes by the C1 of its moments as well."""
    assert solve(beam(None, udl=1.0)).verdict.state == "passes"
    assert solve(beam(5.0, udl=1.0)).verdict.state == "passes"
