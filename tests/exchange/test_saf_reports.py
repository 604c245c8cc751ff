"""Nothing of a workbook is lost in silence, and what is wrong with it is said with its place."""

from typing import Any

import pytest

from loadpath.exchange import ExchangeError, Transfer
from loadpath.exchange.saf.read import NO_FIELD, read_tables
from tests.exchange.saf_frame import line
from tests.exchange.saf_slab import slab
from tests.exchange.saf_workbook import (
    GROUP,
    STEEL,
    Tables,
    cantilever,
    case,
    member,
    node,
    section,
    support,
    tables,
)


def report(sheets: Tables, **model: Any) -> list[str]:
    return [str(each) for each in read_tables(tables(sheets, **model)).report]


@pytest.mark.parametrize("sheet", list(NO_FIELD))
def test_each_object_without_a_place_is_named(sheet: str) -> None:
    found = report(cantilever(**{sheet: [{"Name": "X7", "Load case": "LC1"}]}))
    assert found == [f"{sheet} X7: {NO_FIELD[sheet]}"]


def test_a_sheet_that_nobody_knows_is_named() -> None:
    assert report(cantilever(Notes=[{"Name": "a"}])) == ["Notes: is a sheet that is not read"]


@pytest.mark.parametrize(
    ("sheets", "said"),
    [
        (
            {"StructuralCurveMember": [member("B1", "N1;N2", **{"Segments": "Spline-2"})]},
            "StructuralCurveMember B1: is curved (Spline-2); it is not carried over: "
            "a line of it is a 'spline-2'",
        ),
        (
            {"StructuralLoadCase": [case("LC1", group="")]},
            "StructuralLoadCase LC1: is Permanent without a load group, so it has no category here",
        ),
        (
            {"StructuralLoadGroup": [{**GROUP, "Load group type": "Variable"}]},
            "StructuralLoadGroup LG1: has no load type, so its cases have no category here",
        ),
        (
            {"StructuralCrossSection": [section("CS1", "Unheard 7")]},
            "StructuralCurveMember B1: is not carried over, because its section 'CS1' is not",
        ),
        (
            {"StructuralMaterial": [{**STEEL, "Design properties": "1|355; 2|490"}]},
            "StructuralMaterial S 355: design properties 2 have no field here",
        ),
        (
            {"StructuralPointConnection": [node("A", 0, 0, 0), node("B", 5, 0, 0)]}
            | {
                "StructuralCurveMember": [member("B1", "A;B")],
                "StructuralPointSupport": [support("Sn1", "A")],
            },
            "StructuralPointConnection: names became numbers, such as 'A' is 1",
        ),
        (
            {
                "StructuralPointConnection": [
                    *(node("N1", 0, 0, 0), node("N2", 5, 0, 0), node("N9", 9, 9, 9)),
                ]
            },
            "StructuralPointConnection N9: is on nothing that is carried over",
        ),
        (
            {
                "StructuralLoadCombination": [
                    {
                        "Name": "C1",
                        "Category": "According national standard",
                        "National standard": "EN-ULS (STR/GEO) Set B",
                        "Load case name 1": "LC1",
                    }
                ]
            },
            "StructuralLoadCombination C1: is made by 'EN-ULS (STR/GEO) Set B', not a sum with "
            "factors; generate combinations instead",
        ),
    ],
)
def test_what_becomes_something_else_is_named(sheets: dict[str, Any], said: str) -> None:
    assert said in report(cantilever(**sheets))


def test_figures_of_the_workbook_stand_beside_what_the_library_adds() -> None:
    figures = {"A [m2]": 0.00538, "Iy [m4]": 8.36e-5, "Iz [m4]": 6.04e-6, "It [m4]": 2.01e-7}
    model = read(cantilever(StructuralCrossSection=[section("CS1", "IPE300", **figures)])).model
    found = model["model"]["sections"][0]
    assert [found[key] for key in ("area", "i_z", "i_y", "j")] == list(figures.values())
    assert found["dimensions"]["tw"] == pytest.approx(0.0071)
    assert found["a_sz"] > 0


def test_a_name_with_figures_of_another_section_is_not_the_librarys() -> None:
    figures = {"A [m2]": 0.008, "Iy [m4]": 8.36e-5, "Iz [m4]": 6.04e-6, "It [m4]": 2.01e-7}
    sheets = cantilever(StructuralCrossSection=[section("CS1", "IPE300", **figures)])
    transfer = read(sheets)
    assert "dimensions" not in transfer.model["model"]["sections"][0]
    assert "area differ from the library's" in str(transfer.report[0])


@pytest.mark.parametrize(
    ("profile", "description", "name", "is_said"),
    [
        ("SHS100/100/5.0", 75, "SHS 100x100x5", False),
        ("SHS100/100/5.0", 74, "CFSHS 100x100x5", False),
        ("CFSHS100X100X5", 74, "CFSHS 100x100x5", False),
        ("CFSHS100X100X5", None, "CFSHS 100x100x5", False),
        ("HFSHS100x100x5", None, "SHS 100x100x5", False),
        ("SHS 100x100x5", None, "SHS 100x100x5", True),
    ],
)
def test_hot_finished_and_cold_formed_tubes_are_kept_apart(
    profile: str, description: int | None, name: str, is_said: bool
) -> None:
    tube = section("CS1", profile, **{"Description ID of the profile": description})
    transfer = read(cantilever(StructuralCrossSection=[tube | {"Form code": 2}]))
    assert transfer.model["model"]["sections"][0]["name"] == name
    assert any("cold formed is not said" in str(each) for each in transfer.report) is is_said


def read(sheets: Tables) -> Transfer:
    return read_tables(tables(sheets))


@pytest.mark.parametrize(
    ("sheets", "said"),
    [
        (
            {"StructuralPointConnection": [node("N1", 0, 0, 0), {"Name": "N2"}]},
            "StructuralPointConnection, row 3, column 'Coordinate X': is empty; a number is "
            "expected",
        ),
        (
            {"StructuralPointConnection": [node("N1", 0, 0, 0), node("N1", 5, 0, 0)]},
            "StructuralPointConnection, row 3, column 'Name': should be unique; 'N1' stands twice",
        ),
        (
            {"StructuralCurveMember": [member("B1", "N1;N3")]},
            "StructuralCurveMember, row 2, column 'Nodes': should name a "
            "StructuralPointConnection; found 'N3'",
        ),
        (
            {"StructuralCurveMember": [member("B1", "N1;N2", **{"LCS": "sideways"})]},
            "StructuralCurveMember, row 2, column 'LCS': should be one of y by vector, z by "
            "vector, y by point, z by point; found 'sideways'",
        ),
        (
            {"StructuralPointSupport": [support("Sn1", "N1", "Loose")]},
            "column 'fix': should be one of Rigid, Free, Flexible",
        ),
        (
            {"StructuralMaterial": [{**STEEL, "E modulus [MPa]": "stiff"}]},
            "StructuralMaterial, row 2, column 'E modulus': should be a number; found 'stiff'",
        ),
    ],
)
def test_what_is_wrong_is_said_with_its_place(sheets: dict[str, Any], said: str) -> None:
    with pytest.raises(ExchangeError) as error:
        read(cantilever(**sheets))
    assert said in str(error.value)


def test_a_workbook_without_nodes_is_no_model() -> None:
    with pytest.raises(ExchangeError, match="no sheet StructuralPointConnection"):
        read({"Sheet1": [{"a": 1}]})


def test_columns_that_nobody_reads_are_named() -> None:
    sheets = cantilever()
    for row in sheets["StructuralCurveMember"]:
        row |= {"Layer": "Beams", "Color": "#102030", "Parent ID": ""}
    assert report(sheets) == ["StructuralCurveMember: columns that are not read: 'Layer', 'Color'"]


def test_a_force_along_the_axes_of_its_node_is_remarked_on() -> None:
    force = {
        "Name": "F1",
        "Direction": "Z",
        "Force action": "In node",
        "Reference node": "N2",
        "Value [kN]": -10,
        "Load case": "LC1",
        "Coordinate system": "Local",
    }
    (remark,) = report(cantilever(StructuralPointAction=[force]))
    assert remark.startswith("StructuralPointAction F1: acts along axes of a node")


@pytest.mark.parametrize(
    ("word", "becomes", "release"),
    [
        ("Compression only", "rigid", None),
        ("flexible tension only", "a linear spring", 3e6),
        ("Non linear", "a linear spring", 3e6),
    ],
)
def test_a_hinge_of_one_direction_is_not_free(
    word: str, becomes: str, release: float | None
) -> None:
    fixed = dict.fromkeys(("uy", "uz", "fix", "fiy"), "Rigid")
    hinge: dict[str, Any] = {"Name": "H1", "Member": "B1", "Position": "End", **fixed}
    hinge |= {"ux": word, "Stiffness X [MN/m]": 3, "fiz": "Free"}
    found = read(cantilever(RelConnectsStructuralMember=[hinge]))
    assert f"RelConnectsStructuralMember H1: ux '{word}' is {becomes} here" in map(
        str, found.report
    )
    (made,) = found.model["model"]["member_hinges"]
    assert made.get("translational_release_vx") == release


def test_a_projected_load_along_local_axes_is_remarked_on() -> None:
    load = line(**{"Coordinate system": "Local", "Location": "Projection"})
    assert report(cantilever(StructuralCurveAction=[load])) == [
        "StructuralCurveAction LF1: is per projected length along local axes; here it is per length"
    ]


def test_a_local_axis_across_its_surface_is_remarked_on() -> None:
    """A wall in the plane of Y and Z with x along X, as programs write it, has the usual axes."""
    sheets = slab([])
    places = [(0, 0, 0), (0, 4, 0), (0, 4, 3), (0, 0, 3)]
    sheets["StructuralPointConnection"] = [
        node(f"N{k}", *place) for k, place in enumerate(places, start=1)
    ]
    sheets["StructuralSurfaceMember"][0] |= {"LCS Type": "x by vector", "Coordinate X [m]": 1}
    transfer = read_tables(tables(sheets))
    assert "local_x_direction" not in transfer.model["model"]["plate_surfaces"][0]
    said = "StructuralSurfaceMember S1: 'x by vector' runs across it; it has the usual axes"
    assert said in map(str, transfer.report)
