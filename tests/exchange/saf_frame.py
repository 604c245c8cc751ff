"""Structures of SAF workbooks, read and solved, for tests."""

from typing import Any

import numpy as np

from loadpath.catalogue import find_section
from loadpath.engine import solve
from loadpath.exchange import Transfer
from loadpath.exchange.saf.read import read_tables
from loadpath.inspection import validate
from tests.exchange.saf_workbook import STEEL, Tables, case, member, node, section, support, tables

IPE = find_section("IPE300")
E = 210e9


def read(sheets: Tables, **model: Any) -> Transfer:
    transfer = read_tables(tables(sheets, **model))
    assert validate(transfer.model).errors == []
    return transfer


def point(**more: Any) -> dict[str, Any]:
    return {
        "Name": "F1",
        "Direction": "Z",
        "Force action": "In node",
        "Reference node": "N2",
        "Value [kN]": -10,
        "Load case": "LC1",
        "Coordinate system": "Global",
        **more,
    }


def line(**more: Any) -> dict[str, Any]:
    return {
        "Name": "LF1",
        "Force action": "On beam",
        "Distribution": "Uniform",
        "Direction": "Z",
        "Value 1 [kN/m]": -12,
        "Member": "B1",
        "Load case": "LC1",
        "Coordinate system": "Global",
        "Location": "Length",
        "Coordinate definition": "Relative",
        "Origin": "From start",
        "Extent": "Full",
        "Start point [m]": 0,
        "End point [m]": 1,
        **more,
    }


def tip(sheets: Tables, **model: Any) -> Any:
    return solve(read(sheets, **model).model).set("LC1").displacement(2)


def bending(force: float, inertia: float, shear: float) -> float:
    return force * 5**3 / (3 * E * inertia) + force * 5 / (81e9 * shear)


def frame() -> Tables:
    """A skew frame with everything that axes touch: rolls, hinges, offsets, local loads."""
    sections = [section("CS1", "IPE300"), section("CS2", "HEA200")]
    bars = [
        member(
            "B1",
            "N1;N2",
            "CS2",
            **{
                "LCS": "y by vector",
                "Coordinate Y [m]": 1,
                "Coordinate Z [m]": 0,
                "LCS Rotation [deg]": 20,
            },
        ),
        member(
            "B2",
            "N2;N3",
            **{
                "LCS Rotation [deg]": -35,
                "Internal nodes": "N5",
                "Analysis Y Eccentricity of Beg Node [mm]": 60,
                "Analysis Z Eccentricity of Beg Node [mm]": -40,
                "Analysis Y Eccentricity of End Node [mm]": 30,
                "Analysis Z Eccentricity of End Node [mm]": 100,
            },
        ),
        member("B3", "N3;N4", "CS2", **{"LCS": "y by vector", "Coordinate Y [m]": 1}),
        member("B4", "N5;N6"),
    ]
    bars[2]["Coordinate Z [m]"] = 0
    hinge = {"Member": "B2", "ux": "Rigid", "uy": "Rigid", "uz": "Rigid", "fix": "Rigid"}
    hinge |= {"Name": "H1", "Position": "End", "fiy": "Free", "fiz": "Flexible"}
    spring = support("Sn2", "N4", "Free") | {"uy": "Flexible", "Stiffness Y [MN/m]": 3}
    lift = support("Sn3", "N6", "Free") | {"ux": "Free", "uy": "Free", "uz": "Compression only"}
    lift |= {"fix": "Rigid", "fiz": "Rigid"}
    local = {"Coordinate system": "Local"}
    vector = {"Direction": "Vector", "Vector 1(X;Y;Z) [kN/m]": "(1;-2;-3)", "Value 1 [kN/m]": None}
    return {
        "StructuralMaterial": [STEEL],
        "StructuralCrossSection": sections,
        "StructuralPointConnection": [
            *(node("N1", 0, 0, 0), node("N2", 0.3, 0.1, 4), node("N3", 6.3, 2.1, 5)),
            *(node("N4", 6, 2, 0), node("N5", 2.3, 2.3 / 3, 4 + 1 / 3), node("N6", 3, 4, 4)),
        ],
        "StructuralCurveMember": bars,
        "StructuralPointSupport": [support("Sn1", "N1"), spring, lift],
        "RelConnectsStructuralMember": [hinge | {"Stiffness Fiz [MNm/rad]": 0.8}],
        "StructuralLoadGroup": [{"Name": "LG1", "Load group type": "Permanent"}],
        "StructuralLoadCase": [case("G", load_type="Self weight"), case("LC1")],
        "StructuralPointAction": [
            point(**{"Direction": "Y", "Value [kN]": 4}),
            point(
                **{
                    **local,
                    "Force action": "On beam",
                    "Reference member": "B2",
                    "Origin": "From end",
                    "Coordinate definition": "Absolute",
                    "Position x [m]": 1.5,
                    "Repeat (n)": 3,
                    "Delta x [m]": 0.5,
                }
            ),
        ],
        "StructuralPointMoment": [
            {
                "Name": "M1",
                "Direction": "Mz",
                "Force action": "In node",
                "Reference node": "N3",
                "Value [kNm]": 7,
                "Load case": "LC1",
            }
        ],
        "StructuralCurveAction": [
            line(**{"Location": "Projection", "Member": "B2"}),
            line(**{**local, "Direction": "Y", "Value 1 [kN/m]": 2}),
            line(**{**local, **vector, "Member": "B4", "Start point [m]": 0.25}),
            line(
                **{
                    "Distribution": "Trapez",
                    "Member": "B2",
                    "Value 2 [kN/m]": -2,
                    "Origin": "From end",
                    "Start point [m]": 0.1,
                    "End point [m]": 0.8,
                }
            ),
        ],
        "StructuralCurveActionThermal": [
            {
                "Name": "T1",
                "Force action": "On beam",
                "Variation": "Linear",
                "Member": "B3",
                "Load case": "LC1",
                **{"TempT [°C]": 30, "TempB [°C]": 10, "TempL [°C]": 26, "TempR [°C]": 14},
            }
        ],
        "StructuralPointSupportDef": [
            {
                "Name": "D1",
                "Point support": "Sn1",
                "Direction": "Y",
                "Translation value [mm]": 4,
                "Load case": "LC1",
            }
        ],
        "StructuralLoadCombination": [
            {
                "Name": "CO1",
                "Category": "ULS (Ultimate Limit State)",
                **{"Load factor 1": 1.35, "Multiplier 1": 1, "Load case name 1": "G"},
                **{"Load factor 2": 1.5, "Multiplier 2": 2, "Load case name 2": "LC1"},
            }
        ],
    }


def displacements(transfer: Transfer) -> dict[str, Any]:
    results = solve(transfer.model)
    assert all(each.is_usable for each in results.sets)
    return {each.name: np.asarray(each.displacements) for each in results.sets}
