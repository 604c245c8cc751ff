"""Drawings: lines become members that meet, faces plates; what is neither is listed."""

import io
from typing import Any

import pytest
from ezdxf.document import Drawing
from ezdxf.filemanagement import new

from loadpath.exchange import ExchangeError, Transfer
from loadpath.exchange.dxf import read_dxf


def drawing(unit: int = 4) -> Drawing:
    made = new()
    made.header["$INSUNITS"] = unit
    return made


def read(made: Drawing, **options: Any) -> Transfer:
    text = io.StringIO()
    made.write(text)
    return read_dxf(text.getvalue().encode(), **options)


def portal(unit: int = 4, size: float = 1000.0) -> Drawing:
    """Two columns and a rafter in space, 6 m wide, 4 m high, ends half a millimetre apart."""
    made = drawing(unit)
    space = made.modelspace()
    gap = 0.0005 * size
    layer = {"layer": "HEA200"}
    space.add_line((0, 0, 0), (0, 0, 4 * size), dxfattribs=layer)
    space.add_line((6 * size, 0, 0), (6 * size, 0, 4 * size - gap), dxfattribs=layer)
    space.add_line((gap, 0, 4 * size), (6 * size, 0, 4 * size), dxfattribs={"layer": "Rafters"})
    return made


@pytest.mark.parametrize(
    ("unit", "size"), [(4, 1000.0), (5, 100.0), (6, 1.0), (1, 1 / 0.0254), (2, 1 / 0.3048)]
)
def test_ends_meet_up_is_up_and_units_count(unit: int, size: float) -> None:
    transfer = read(portal(unit, size), sections={"Rafters": "IPE 300"})
    model = transfer.model["model"]
    places = sorted((round(n["X"], 6), round(n["Y"], 6), round(n["Z"], 6)) for n in model["nodes"])
    assert places == [(0, 0, 0), (0, 4, 0), (6, 0, 0), (6, 3.9995, 0)]
    names = {section["id"]: section["name"] for section in model["sections"]}
    assert [names[each["section"]] for each in model["members"]] == ["HEA200", "HEA200", "IPE300"]
    assert [str(each) for each in transfer.report] == [
        "drawing: says no material; all is S235, without supports and loads"
    ]


def test_a_line_that_ends_on_another_is_joined_to_it() -> None:
    made = drawing(6)
    space = made.modelspace()
    space.add_lwpolyline([(0, 0), (6, 0), (6, 4)], dxfattribs={"layer": "IPE300"})
    space.add_line((2, 0), (2, 4), dxfattribs={"layer": "IPE300"})
    space.add_line((2, 4), (2, 0), dxfattribs={"layer": "IPE300"})
    transfer = read(made)
    ends = [(m["start_node_id"], m["end_node_id"]) for m in transfer.model["model"]["members"]]
    assert len(ends) == 4
    assert "layer IPE300: has a line twice; it is left out" in map(str, transfer.report)
    assert any("its Y is taken as up" in str(each) for each in transfer.report)


def test_faces_are_plates_of_the_thickness_of_their_layer() -> None:
    made = drawing(6)
    face = [(0, 0, 3), (4, 0, 3), (4, 3, 3), (0, 3, 3)]
    for layer in ("Slab 200 mm", "Wall", "Unsaid"):
        made.modelspace().add_3dface(face, dxfattribs={"layer": layer})
    transfer = read(made, thicknesses_mm={"Wall": 150}, material="concrete_C30", up="Z")
    surfaces = transfer.model["model"]["plate_surfaces"]
    assert [each["thickness"] for each in surfaces] == [0.2, 0.15]
    assert {node["Y"] for node in transfer.model["model"]["nodes"]} == {3}
    said = "layer Unsaid: says no thickness; its faces are not carried over"
    assert said in map(str, transfer.report)


def test_what_is_no_line_is_named() -> None:
    made = portal()
    made.modelspace().add_circle((0, 0), 3, dxfattribs={"layer": "Grid"})
    made.modelspace().add_line((0, 0), (9, 9), dxfattribs={"layer": "Axes"})
    made.modelspace().add_lwpolyline([(0, 0, 0, 0, 1), (9, 9, 0, 0, 0)])
    found = [str(each) for each in read(made, sections={"Rafters": "IPE300"}).report]
    assert any("CIRCLE" in each and "on layer 'Grid' is no line" in each for each in found)
    assert "layer Axes: names no section; its lines are not carried over" in found
    assert any("is curved" in each for each in found)


@pytest.mark.parametrize(
    ("made", "options", "said"),
    [
        (portal(0), {}, r"\$INSUNITS should say the unit"),
        (portal(), {"unit": "yd"}, "unit: should be one of mm"),
        (portal(), {"up": "X"}, "up: should be Y or Z"),
        (portal(), {"material": "cheese"}, "cheese"),
        (portal(), {"sections": {"Rafters": "IPE 301"}}, "IPE300"),
        (drawing(), {}, "shows no line or face"),
    ],
)
def test_what_is_wrong_is_said(made: Drawing, options: dict[str, Any], said: str) -> None:
    with pytest.raises(ExchangeError, match=said):
        read(made, **options)


@pytest.mark.parametrize("data", [b"", b"no drawing", b"\0" * 100, b"0\nSECTION\n2\nHEADER\n"])
def test_what_is_no_drawing_is_refused(data: bytes) -> None:
    with pytest.raises(ExchangeError):
        read_dxf(data)
