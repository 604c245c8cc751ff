"""SAF workbooks for tests, written by hand as other programs write them."""

from typing import Any

from loadpath.exchange.workbook import Rows, write_workbook

Tables = dict[str, list[dict[str, Any]]]

RIGID = {"ux": "Rigid", "uy": "Rigid", "uz": "Rigid"}
STEEL = {
    "Name": "S 355",
    "Type": "Steel",
    "Quality": "S 355",
    "Unit mass [kg/m3]": 7850,
    "E modulus [MPa]": 210000,
    "G modulus [MPa]": 81000,
    "Thermal expansion [1/K]": 1.2e-5,
    "Design properties": "1|355",
}
MODEL = {
    "Name": "Hall",
    "Owner": "A. Engineer",
    "SAF Version": "2.2.0",
    "Global coordinate system": "Z vertical",
    "LCS of cross-section": "ZYX",
    "System of units": "Metric",
}


def node(name: str, x: float, y: float, z: float) -> dict[str, Any]:
    return {"Name": name, "Coordinate X [m]": x, "Coordinate Y [m]": y, "Coordinate Z [m]": z}


def member(name: str, nodes: str, section: str = "CS1", /, **more: Any) -> dict[str, Any]:
    return {
        "Name": name,
        "Cross section": section,
        "Nodes": nodes,
        "Segments": "Line",
        "LCS": "z by vector",
        "LCS Rotation [deg]": 0,
        "Coordinate X [m]": 0,
        "Coordinate Y [m]": 0,
        "Coordinate Z [m]": 1,
        "System line": "Centre",
        "Behaviour in analysis": "Standard",
        **more,
    }


def section(name: str, profile: str, **more: Any) -> dict[str, Any]:
    return {
        "Name": name,
        "Material": "S 355",
        "Cross-section type": "Manufactured",
        "Profile": profile,
        "Form code": 1,
        **more,
    }


def support(name: str, node: str, turns: str = "Rigid", **more: Any) -> dict[str, Any]:
    free = {"fix": turns, "fiy": turns, "fiz": turns}
    return {"Name": name, "Boundary condition": "In node", "Node": node, **RIGID, **free, **more}


def case(name: str, group: str = "LG1", load_type: str = "Others") -> dict[str, Any]:
    return {"Name": name, "Action type": "Permanent", "Load group": group, "Load type": load_type}


GROUP = {"Name": "LG1", "Load group type": "Permanent", "Relation": "Standard", "Load type": ""}


def cantilever(**sheets: Any) -> Tables:
    """A beam of IPE300 along x, 5 m long, held at its start, with a case of no loads."""
    return {
        "StructuralMaterial": [STEEL],
        "StructuralCrossSection": [section("CS1", "IPE300")],
        "StructuralPointConnection": [node("N1", 0, 0, 0), node("N2", 5, 0, 0)],
        "StructuralCurveMember": [member("B1", "N1;N2")],
        "StructuralPointSupport": [support("Sn1", "N1")],
        "StructuralLoadGroup": [GROUP],
        "StructuralLoadCase": [case("LC1")],
        **sheets,
    }


def tables(sheets: Tables, **model: Any) -> dict[str, Rows]:
    """The sheets as rows of cells, with the sheet Model before them."""
    settings = MODEL | {key.replace("_", " "): value for key, value in model.items()}
    found: dict[str, Rows] = {"Model": [[key, value] for key, value in settings.items()]}
    for name, rows in sheets.items():
        headings = list(dict.fromkeys(heading for row in rows for heading in row))
        found[name] = [headings, *([row.get(key) for key in headings] for row in rows)]
    return found


def workbook(sheets: Tables, **model: Any) -> bytes:
    return write_workbook(tables(sheets, **model))
