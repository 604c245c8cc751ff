"""What SAF has along members and edges: tapers, ground, line supports, rigid links."""

from typing import Any

import numpy as np
import pytest

from loadpath import Model
from loadpath.engine import solve
from tests.exchange.saf_frame import E, line, point, read
from tests.exchange.saf_slab import EDGE, held, slab, told
from tests.exchange.saf_workbook import (
    Tables,
    cantilever,
    case,
    node,
    support,
)
from tests.exchange.test_saf_round_trips import assert_it_comes_back

# ---------------------------------------------------------------- members that vary


def tapered(**varying: Any) -> Tables:
    """A cantilever of 5 m from 400 x 200 mm to 200 x 200 mm, with 10 kN at its tip."""
    sheets = cantilever(StructuralPointAction=[point()])
    sheets["StructuralCrossSection"] = [
        {
            "Name": name,
            "Material": "S 355",
            "Cross-section type": "Parametric",
            "Shape": "Rectangle",
            "Parameters [mm]": f"{depth};200",
        }
        for name, depth in (("CS1", 400), ("CS2", 200))
    ]
    sheets["StructuralCurveMember"][0]["Arbitrary definition"] = "AD1"
    whole = {"Cross sections 1": "CS1,CS2", "Span 1": 1.0, "Alignment 1": "Centre"}
    sheets["StructuralCurveMemberVarying"] = [{"Name": "AD1", **(varying or whole)}]
    return sheets


def sunk(depth: Any) -> float:
    """At the tip, by integrating M^2 / (P E I) and V^2 / (P G A_s) along the member."""
    steps = 20_000
    x = (np.arange(steps) + 0.5) * 5.0 / steps
    h = depth(x)
    bent = 10e3 * (5.0 - x) ** 2 / (E * 0.2 * h**3 / 12)
    sheared = 10e3 / (81e9 * 5 / 6 * 0.2 * h)
    return -float(np.sum(bent + sheared) * 5.0 / steps)


def test_a_taper_bends_as_its_depth_says() -> None:
    transfer = read(tapered())
    (member,) = transfer.model["model"]["members"]
    assert (member["section"], member["end_section"]) == (1, 2)
    found = solve(transfer.model).set("LC1").displacement(2).dy
    assert found == pytest.approx(sunk(lambda x: 0.4 - 0.04 * x), rel=1e-4)


def test_stretches_of_a_member_become_members_in_a_row() -> None:
    spans = {
        "Cross sections 1": "CS1",
        "Span 1": 0.4,
        "Cross sections 2": "CS1,CS2",
        "Span 2": 0.4,
        "Cross sections 3": "CS2",
        "Span 3": 0.2,
    }
    transfer = read(tapered(**spans))
    members = transfer.model["model"]["members"]
    assert [(each["section"], each.get("end_section")) for each in members] == [
        (1, None),
        (1, 2),
        (2, None),
    ]
    assert transfer.model["model"]["member_sets"][0]["member_ids"] == [1, 2, 3]
    found = solve(transfer.model).set("LC1").displacement(2).dy

    def depth(x: Any) -> Any:
        return np.interp(x, [2.0, 4.0], [0.4, 0.2])

    assert found == pytest.approx(sunk(depth), rel=1e-4)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"Cross sections 1": "CS1,CS9"}, "section 'CS9' is not carried over"),
        ({"Behaviour in analysis": "Axial force only"}, "it carries axial force only"),
    ],
)
def test_a_taper_that_cannot_be_is_told(change: dict[str, str], reason: str) -> None:
    sheets = tapered()
    for sheet in ("StructuralCurveMemberVarying", "StructuralCurveMember"):
        row = sheets[sheet][0]
        row.update({key: value for key, value in change.items() if key in row})
    usual = "varies along its length; here it has its section everywhere"
    assert f"StructuralCurveMember B1: {usual}: {reason}" in told(sheets)


def test_a_taper_that_is_joined_on_the_way_is_told() -> None:
    sheets = tapered()
    sheets["StructuralPointConnection"].append(node("N3", 2, 0, 0))
    sheets["StructuralCurveMember"][0]["Internal nodes"] = "N3"
    usual = "varies and is joined on the way; here it has its section everywhere"
    assert f"StructuralCurveMember B1: {usual}" in told(sheets)


# ---------------------------------------------------------------- ground along members


def bedded(system: str = "Global", /, **more: Any) -> Tables:
    """A beam of 5 m on ground of 4 MN/m2, held sideways, under 12 kN/m."""
    holds = {"ux": "Rigid", "uy": "Rigid", "uz": "Free", "fix": "Rigid"}
    free = {"fiy": "Free", "fiz": "Free"}
    ground = {
        "Name": "Slb1",
        "Member": "B1",
        **dict.fromkeys(("ux", "uy", "fix", "fiy", "fiz"), "Free"),
        "uz": "Flexible",
        "Stiffness Z [MN/m2]": 4.0,
        **EDGE,
        "Coordinate system": system,
        **more,
    }
    return cantilever(
        StructuralPointSupport=[support("Sn1", "N1", **holds, **free)],
        StructuralCurveConnection=[ground],
        StructuralCurveAction=[line()],
    )


@pytest.mark.parametrize("system", ["Global", "Local"])
def test_a_beam_on_ground_sinks_by_load_over_stiffness(system: str) -> None:
    found = solve(read(bedded(system)).model).set("LC1")
    for number in (1, 2):
        assert found.displacement(number).dy == pytest.approx(-12e3 / 4e6, rel=1e-4)


def test_ground_under_a_part_of_a_member_is_under_that_part() -> None:
    sheets = bedded(
        **{"Coordinate definition": "Absolute", "Origin": "From end", "End point [m]": 2}
    )
    sheets["StructuralPointSupport"] = [support("Sn1", "N1")]
    members = read(sheets).model["model"]["members"]
    assert [each.get("bedding") for each in members] == [None, {"y": 4e6, "frame": "Global"}]
    nodes = {each["id"]: each["X"] for each in read(sheets).model["model"]["nodes"]}
    assert nodes[members[1]["start_node_id"]] == pytest.approx(3.0)


def test_ground_that_is_rigid_or_turns_is_told() -> None:
    report = told(bedded(ux="Rigid", fix="Flexible", **{"Stiffness Fix [MNm/rad/m]": 2.0}))
    for column, word in (("ux", "Rigid"), ("fix", "Flexible")):
        said = f"{column} '{word}' along a member is not carried over"
        assert f"StructuralCurveConnection Slb1: {said}" in report


# ---------------------------------------------------------------- edges and ground of surfaces


def test_a_slab_on_ground_sinks_by_load_over_stiffness() -> None:
    ground = {"Name": "SS1", "2D Member": "S1", "Subsoil": "Sand", "C1z [MN/m3]": 20}
    sheets = slab([held(1, ux="Rigid", uy="Rigid")], StructuralSurfaceConnection=[ground])
    found = solve(read(sheets).model).set("LC1")
    for number in (1, 2, 3, 4):
        assert found.displacement(number).dy == pytest.approx(-5e3 / 20e6, rel=1e-6)


def test_ground_that_is_more_than_a_stiffness_is_told() -> None:
    ground = {"Name": "SS1", "2D Member": "S1", "Subsoil": "Sand", "C1z [MN/m3]": 20}
    more = {"C1x [MN/m3]": 5, "C1z Spring": "Nonlinear"}
    report = told(slab([], StructuralSurfaceConnection=[ground | more]))
    for said in (
        "C1x is not carried over; ground holds across the plane",
        "C1z Spring 'Nonlinear' is linear here",
        "Subsoil 'Sand' is not carried over",
    ):
        assert f"StructuralSurfaceConnection SS1: {said}" in report


@pytest.mark.parametrize("system", ["Global", "Local"])
def test_springs_along_edges_have_their_stiffness_per_metre(system: str) -> None:
    """On two edges of 4 m with 10 MN/m2 each a slab of 12 m2, thick as it is, sinks nearly flat."""
    spring = {"uz": "Flexible", "Stiffness Z [MN/m2]": 10.0, "Coordinate system": system}
    sheets = slab([held(1, ux="Rigid", uy="Rigid", **spring), held(3, **spring)])
    found = solve(read(sheets).model).set("LC1")
    corners = [found.displacement(number).dy for number in (1, 2, 3, 4)]
    assert corners == pytest.approx([-5e3 * 12 / (2 * 4 * 10e6)] * 4, rel=0.02)
    assert sum(each[1] for each in found.reactions) == pytest.approx(5e3 * 12, rel=1e-6)


def test_edges_that_are_not_carried_over_are_told() -> None:
    part = held(1, **{"End point [m]": 0.5})
    one_way = held(2, uz="Compression only", **{"Coordinate system": "Local"})
    region = held(3, **{"2D Member Region": "R1"})
    report = told(slab([part, one_way, region]))
    for number, said in (
        (1, "holds a part of its edge; it is not carried over"),
        (2, "holds one way along axes of its edge; it is not carried over"),
        (3, "is on R1, which is not carried over"),
    ):
        assert f"StructuralEdgeConnection Sle{number}: {said}" in report


# ---------------------------------------------------------------- rigid links


def linked(**more: Any) -> Tables:
    """A cantilever with a rigid link from its tip, and the load at the end of the link."""
    link = {"Name": "RL1", "Nodes": "N2; N3", "Hinge position": "None", **more}
    sheets = cantilever(
        StructuralPointAction=[point(**{"Reference node": "N3"})], RelConnectsRigidLink=[link]
    )
    sheets["StructuralPointConnection"].append(node("N3", 7, 0, 0))
    return sheets


def test_a_rigid_link_carries_its_load_as_a_force_and_a_moment() -> None:
    found = solve(read(linked()).model).set("LC1")
    direct = cantilever(
        StructuralPointAction=[point()],
        StructuralPointMoment=[
            {
                **{"Name": "M1", "Direction": "My", "Force action": "In node"},
                **{"Reference node": "N2", "Value [kNm]": 20, "Load case": "LC1"},
                "Coordinate system": "Global",
            }
        ],
    )
    same = solve(read(direct).model).set("LC1").displacement(2)
    assert found.displacement(2).dy == pytest.approx(same.dy, rel=1e-9)
    assert found.displacement(2).rz == pytest.approx(same.rz, rel=1e-9)


def test_a_link_with_a_hinge_is_told() -> None:
    report = told(linked(**{"Hinge position": "Begin", "fiy": "Free"}))
    assert "RelConnectsRigidLink RL1: has a hinge; it is not carried over" in report


# ---------------------------------------------------------------- out and in again


def test_what_lies_along_lines_comes_back() -> None:
    model = Model("Lines")
    a, b, c = model.node(0, 0, 0), model.node(4, 0, 1), model.node(6, 1, 1)
    model.support(a)
    model.member(a, b, "IPE400", "S355", end_section="IPE200", bedding={"y": 2e6, "z": 1e6})
    model.member(b, c, "HEA200", "S355", bedding={"x": 3e5, "y": 4e5, "frame": "Global"})
    model.member(c, model.node(6, 2, 1), member_type="Rigid")
    model.load_case("LC1").force(c, -10e3)
    assert_it_comes_back(model.to_document())


@pytest.mark.parametrize("frame", [None, "Edge"])
def test_edges_come_back(frame: str | None) -> None:
    before = read(slab([held(1, ux="Rigid", uy="Rigid", uz="Rigid", fix="Rigid")])).model
    if frame:
        before["model"]["line_supports"][0]["frame"] = frame
    else:
        before["model"]["plate_surfaces"][0]["bedding"] = 1e6
    assert_it_comes_back(before)


# ---------------------------------------------------------------- files of version 2.0


def test_a_file_of_version_2_0_is_read() -> None:
    """As the format's own sample has it: other headings, and rows that lead nowhere."""
    sheets = cantilever(StructuralPointAction=[point(), point(Name="F2", **{"Load case": "LC9"})])
    sheets["StructuralLoadCase"].append(case("LC2"))
    sheets["StructuralCurveMember"][0].update(
        {"LCS": "Y by vector", "Coordinate X [m]": 1, "Coordinate Z [m]": 0}
    )
    sheets["StructuralLoadCombination"] = [
        {
            **{"Name": "CO1", "Category": "ULS (Ultimate Limit State)"},
            **{"Load Factor 1": 1.5, "Multiplier 1": 2, "Load Case name 1": "LC1"},
            **{"Load Factor 2": 1.2, "Load Multiplier 2": 3, "Load Case name 2": "LC2"},
        }
    ]
    transfer = read(sheets)
    factors = transfer.model["analysis"]["load_combinations"][0]["load_case_factors"]
    assert [each["factor"] for each in factors] == pytest.approx([3.0, 3.6])
    assert [str(each) for each in transfer.report] == [
        "StructuralCurveMember B1: 'Y by vector' runs along it; it has the usual axes",
        "StructuralPointAction F2: is not carried over: there is no load case 'LC9'",
    ]
