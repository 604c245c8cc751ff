"""The statistics of the times of answers; times themselves are no matter of a test."""

import random
from itertools import product

import pytest

from proof.security.roc import area_under_curve
from proof.security.timing.prepared import Prepared
from proof.security.timing.questions import QUESTIONS
from proof.security.timing.verdict import WITHOUT_CONTROL, is_fault


@pytest.mark.parametrize(
    ("known", "unknown", "area"),
    [
        ([2.0, 3.0], [0.0, 1.0], 1.0),
        ([0.0, 1.0], [2.0, 3.0], 0.0),
        ([1.0, 1.0], [1.0], 0.5),
        ([1.0, 3.0], [2.0], 0.5),
        ([1.0, 2.0, 3.0], [2.0, 0.0], 4.5 / 6),
    ],
)
def test_areas_that_are_known(known: list[float], unknown: list[float], area: float) -> None:
    assert area_under_curve(known, unknown) == area


def test_the_area_is_how_often_one_is_larger() -> None:
    """As the definition has it, pair by pair, with values that are equal among them."""
    chance = random.Random(7)
    known = [float(chance.randrange(20)) for _ in range(60)]
    unknown = [float(chance.randrange(15)) for _ in range(40)]
    pairs = [(a > b) + (a == b) / 2 for a, b in product(known, unknown)]
    assert area_under_curve(known, unknown) == pytest.approx(sum(pairs) / len(pairs), rel=1e-12)
    both = area_under_curve(known, unknown) + area_under_curve(unknown, known)
    assert both == pytest.approx(1, rel=1e-12)


def test_what_is_asked_for() -> None:
    areas = (0.39, 0.4, 0.5, 0.6, 0.61)
    assert [is_fault({"note": "", "area": area}) for area in areas] == [True, *[False] * 3, True]
    assert is_fault({"note": WITHOUT_CONTROL, "area": 0.5})
    assert not is_fault({"note": WITHOUT_CONTROL, "area": 1.0})


def test_both_requests_of_a_question_look_alike() -> None:
    """Their length must not tell what their time should not."""
    there = Prepared(
        addresses=["known-000000@example.com"],
        links=["a" * 27],
        models=["0" * 8 + "-0000" * 3 + "-" + "0" * 12],
        keys=["lpk" + "a" * 17 + ".secret"],
        strangers_key="lpk.secret",
    )
    for question in QUESTIONS:
        known, unknown = question.known(there, 0), question.unknown(there, 0)
        assert (known.method, len(known.path)) == (unknown.method, len(unknown.path))
        assert len(str(known.options)) == len(str(unknown.options)), question.name
