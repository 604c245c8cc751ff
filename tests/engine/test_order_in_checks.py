"""Checks of second-order forces say so, and how members are kept from buckling."""

from typing import Any

import pytest

from loadpath.builders import check_beam
from loadpath.engine import Results, solve


def checked(order: str, include_buckling: bool) -> Results:
    """A column with a load across, checked by EN 1993-1-1."""
    document: dict[str, Any] = check_beam(span_m=6.0, section="IPE300", material="S355", udl=10.0)
    document["analysis"]["options"] |= {"order": order, "nonlinear_method": "P_DELTA"}
    (check,) = document["analysis"]["unity_checks"][:1]
    check["spec"]["Ec3Steel"]["include_buckling"] = include_buckling
    document["analysis"]["unity_checks"] = [check]
    return solve(document)


@pytest.mark.parametrize(("include_buckling", "letter"), [(True, "b"), (False, "a")])
def test_trace_and_verdict_name_the_method(include_buckling: bool, letter: str) -> None:
    results = checked("NONLINEAR", include_buckling)
    clause = f"5.2.2(7){letter}"
    for entity in results.unity_checks[0].per_entity:
        (step,) = (each for each in entity.trace if each.title == "Analysis")
        assert step.clause == clause
        assert step.value == 2.0
        assert "second order" in (step.note or "")
    governing = results.verdict.governing
    assert governing is not None
    assert governing.order == f"second order, {clause}"
    assert f"second order, {clause}" in results.headline


def test_first_order_says_nothing_of_it() -> None:
    results = checked("LINEAR", True)
    assert all(each.title != "Analysis" for each in results.unity_checks[0].per_entity[0].trace)
    assert results.verdict.governing is not None
    assert results.verdict.governing.order is None
