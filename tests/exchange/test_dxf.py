"""Drawings: lines become members that meet, faces plates; what is neither is listed."""

import io
from typing import Any

import pytest
from ezdxf.document import Drawing
from ezdxf.filemanagement import new

from loadpath.exchange import ExchangeError, Transfer
from loadpath.exchange.drawn_lines import DrawnLines
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
        "drawing: says no material; all is S235",
        "drawing: has no supports and no loads",
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
        (portal(), {"up": "X"}, "up: should be one of Y, Z"),
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


def test_layers_that_are_spoken_of_and_not_drawn_are_told() -> None:
    given = {"Rafters": "IPE300", "Rafter": "IPE400"}
    transfer = read(portal(), sections=given, thicknesses_mm={"Rafters": 200.0})
    told = [str(each) for each in transfer.report if each.object == "layer"]
    assert told == [
        "layer Rafter: has no line; what was said of it is not used",
        "layer Rafters: has no face; what was said of it is not used",
    ]


@pytest.mark.parametrize("tolerance", [0.0, -1.0, float("nan")])
def test_a_tolerance_is_above_zero(tolerance: float) -> None:
    with pytest.raises(ExchangeError, match="tolerance_mm: should be above 0; found"):
        read(portal(), sections={"Rafters": "IPE300"}, tolerance_mm=tolerance)


def test_lines_are_cut_at_every_node_on_them_however_long_and_skew() -> None:
    """Nodes along long skew lines, on and just off them, among many others."""
    lines = DrawnLines(1e-3)
    expected = 0
    for k in range(12):
        start, end = (0.0, float(k), 3.0 * k), (40.0 + k, 9.0 - k, -20.0 + 2.0 * k)
        lines.add("long", start, end)
        for share, off in ((0.03, 0.0), (0.31, 9e-4), (0.5, 2e-3), (0.97, 0.0)):
            x, y, z = (a + share * (b - a) for a, b in zip(start, end, strict=True))
            lines.add("short", (x, y + off, z), (x, y + off + 0.01, z + 0.02))
        expected += 1 + 3
    pieces = list(lines.pieces())
    assert sum(layer == "long" for layer, _, _ in pieces) == expected
    assert sum(layer == "short" for layer, _, _ in pieces) == 12 * 4
