"""A wrong argument is told at the call, by its name."""

from collections.abc import Callable
from typing import Any

import pytest

from loadpath import Model
from loadpath.authoring import ArgumentError
from loadpath.authoring.words import Plane

Wrong = Callable[[Any], Any]


class Site:
    """A small model, and a stranger's."""

    def __init__(self, dimensionality: Plane = "3D") -> None:
        self.model = Model(dimensionality=dimensionality)
        self.a, self.b = self.model.node(0, 0), self.model.node(5, 0)
        self.c = self.model.node(0, 4)
        self.member = self.model.member(self.a, self.b, "IPE300", "S355")
        self.case = self.model.load_case("G")
        self.stranger = Model().node(0, 0)

    def bar(self, *given: Any, **more: Any) -> Any:
        return self.model.member(*given, **more)

    def rolled(self, **more: Any) -> Any:
        """A member that is right but for one argument."""
        return self.model.member(self.a, self.c, "IPE300", "S355", **more)

    def own(self, **more: Any) -> Any:
        """A section that is right but for one property."""
        return self.model.section("x", "S355", **{"area": 1, "i_y": 1, "i_z": 1, "j": 1} | more)

    def slab(self, **more: Any) -> Any:
        return self.model.surface([self.a, self.b, self.c], 0.2, "S355", **more)


CASES: list[tuple[str, str, Wrong]] = [
    ("X", "a number", lambda s: s.model.node("0", 0)),
    ("Y", "a number", lambda s: s.model.node(0, float("nan"))),
    ("X", "a number", lambda s: s.model.node(True, 0)),
    ("end", "same place", lambda s: s.bar(s.a, s.a, "IPE300", "S355")),
    ("end", "another model", lambda s: s.bar(s.a, s.stranger, "IPE300", "S355")),
    ("start", "a node of this model", lambda s: s.bar(1, s.b, "IPE300", "S355")),
    ("section", "nearest is 'IPE300'", lambda s: s.bar(s.a, s.c, "IPE301", "S355")),
    ("section", "missing", lambda s: s.bar(s.a, s.c)),
    ("section", "Rigid", lambda s: s.bar(s.a, s.c, "IPE300", member_type="Rigid")),
    ("material", "missing", lambda s: s.bar(s.a, s.c, "IPE300")),
    ("material", "nearest", lambda s: s.bar(s.a, s.c, "IPE300", "S356")),
    ("member_type", "one of", lambda s: s.rolled(member_type="x")),
    ("start_hinge", "one of pinned", lambda s: s.rolled(start_hinge="x")),
    ("start_offset", "three numbers", lambda s: s.rolled(start_offset=(1, 2))),
    ("area", "above 0", lambda s: s.own(area=0)),
    ("w_el", "property of a section", lambda s: s.own(w_el=1)),
    ("dimensions", "unknown field `d`", lambda s: s.own(dimensions={"shape": "CHS", "d": 0.02})),
    ("ec3", "Expected", lambda s: s.own(ec3=1)),
    ("h", "above 0", lambda s: s.model.rectangle(-1, 1, "S355")),
    ("mz", "release something", lambda s: s.model.hinge()),
    ("mz", "at least 0", lambda s: s.model.hinge(mz=-1)),
    ("X", "stiffness of a spring", lambda s: s.model.support(s.a, X="Fixd")),
    ("Y", "above 0", lambda s: s.model.support(s.a, Y=-5.0)),
    ("axes", "two different", lambda s: s.model.support(s.a, axes=((1, 0, 0), (2, 0, 0)))),
    ("node", "supported already", lambda s: s.model.fix(s.a, s.a)),
    ("along", "one of X, Y, Z", lambda s: s.model.roller(s.a, along="W")),
    ("name", "taken", lambda s: s.model.load_case("G")),
    ("factors", "empty", lambda s: s.model.combination("ULS", {})),
    ("factors", "load cases of this model", lambda s: s.model.combination("ULS", {"G": 1.0})),
    ("factors['G']", "a number", lambda s: s.model.combination("ULS", {s.case: None})),
    ("limit_state", "one of", lambda s: s.model.combination("x", {s.case: 1}, limit_state="U")),
    (
        "variables['s']",
        "unknown field `Stress`",
        lambda s: s.model.check_formula("c", "s", "1", {"s": {"Stress": {}}}),
    ),
    ("gamma_m2", "one of", lambda s: s.model.check_ec3(gamma_m2=1.25)),
    ("applies_to", "a label", lambda s: s.model.check_ec3(5)),
    ("magnitude", "a number", lambda s: s.case.line(s.member, "12")),
    ("member", "a member of this model", lambda s: s.case.line(s.a, -1e3)),
    ("member", "empty", lambda s: s.case.line([], -1e3)),
    ("end_frac", "greater than", lambda s: s.case.line(s.member, 1, start_frac=0.5, end_frac=0.5)),
    ("position", "at most 1", lambda s: s.case.point(s.member, 1, 1.5)),
    ("along", "X, Y or Z", lambda s: s.case.line(s.member, 1, along="down")),
    ("along", "vector of zero", lambda s: s.case.force(s.a, 1, along=(0, 0, 0))),
    ("along", "X, Y or Z", lambda s: s.case.force(s.a, 1, along="y")),
    ("polygon", "three corners", lambda s: s.case.area([s.a, s.b], 1)),
    ("RW", "one of", lambda s: s.case.settle(s.a, RW=1)),
    ("movements", "missing", lambda s: s.case.settle(s.a)),
    ("uniform", "missing", lambda s: s.case.temperature(s.member)),
    ("corners", "at least three", lambda s: s.model.surface([s.a, s.b], 0.2, "S355")),
    ("corners", "twice", lambda s: s.model.plate([s.a, s.b, s.a], 0.2, "S355")),
    ("thick", "one of", lambda s: s.slab(thick=1)),
    ("behavior", "should be", lambda s: s.slab(behavior="x")),
    ("dimensionality", "2D, 3D", lambda s: type(s.model)(dimensionality="4D")),
]  # fmt: skip


@pytest.mark.parametrize(("argument", "words", "wrong"), CASES)
def test_the_argument_is_named(argument: str, words: str, wrong: Wrong) -> None:
    site = Site()
    before = site.model.to_json()
    with pytest.raises(ArgumentError, match=words) as caught:
        wrong(site)
    assert caught.value.argument == argument
    members = site.model.to_document()["model"]["members"]
    assert len(members) == 1, before


PLANE: list[tuple[str, Wrong]] = [
    ("Z", lambda s: s.model.node(0, 0, 1)),
    ("along", lambda s: s.case.force(s.a, 1, along="Z")),
    ("along", lambda s: s.case.line(s.member, 1, along=(0, 1, 1))),
    ("about", lambda s: s.case.moment(s.a, 1, about="X")),
]


@pytest.mark.parametrize(("argument", "wrong"), PLANE)
def test_a_2d_model_stays_in_its_plane(argument: str, wrong: Wrong) -> None:
    with pytest.raises(ArgumentError) as caught:
        wrong(Site("2D"))
    assert caught.value.argument == argument


def test_only_one_case_has_the_self_weight() -> None:
    site = Site()
    site.case.self_weight().self_weight()
    with pytest.raises(ArgumentError, match="load case 1"):
        site.model.load_case("Q").self_weight()
