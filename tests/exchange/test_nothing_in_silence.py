"""What a reader could take for nothing, or for something else, is refused or told."""

import zipfile
from io import BytesIO, StringIO
from math import radians
from typing import Any

import pytest
from ezdxf.filemanagement import new

from loadpath.document import ImportEffect
from loadpath.exchange import ExchangeError, Transfer, read_dxf, read_saf
from loadpath.exchange.saf.read import read_tables
from tests.exchange.saf_frame import line, point
from tests.exchange.saf_workbook import STEEL, cantilever, support, tables, workbook


def counting(transfer: Transfer) -> list[str]:
    return [str(each) for each in transfer.report if each.effect is ImportEffect.structural]


def magnitude(**load: Any) -> float:
    rows = [{key: value for key, value in point().items() if "Value" not in key} | load]
    model = read_saf(workbook(cantilever(StructuralPointAction=rows))).model
    size: float = model["analysis"]["load_cases"][0]["nodal_loads"][0]["magnitude"]
    return size


@pytest.mark.parametrize(
    ("heading", "value"), [("Value [N]", -7000), ("Value [MN]", -0.007), ("Value", -7)]
)
def test_a_heading_may_name_another_unit_of_force(heading: str, value: float) -> None:
    assert magnitude(**{heading: value}) == pytest.approx(7000)


@pytest.mark.parametrize("unit", ["kN/m", "m", "KN", "tons"])
def test_a_unit_that_is_not_of_a_force_is_refused(unit: str) -> None:
    with pytest.raises(ExchangeError, match="its unit should be one of kN, N, MN") as error:
        magnitude(**{f"Value [{unit}]": -7})
    assert error.value.place == "StructuralPointAction, column 'Value'"


def test_a_stress_may_be_in_n_per_square_millimetre() -> None:
    steel = {key: value for key, value in STEEL.items() if "E modulus" not in key}
    sheets = cantilever(StructuralMaterial=[steel | {"E modulus [N/mm²]": 210000}])
    assert read_saf(workbook(sheets)).model["model"]["materials"][0]["e_mod"] == 210e9


@pytest.mark.parametrize(
    ("heading", "system", "expected"),
    [
        ("Rotation value [mrad]", "Metric", 2e-3),
        ("Rotation value", "Metric", 2e-3),
        ("Rotation value [deg]", "Imperial", radians(2)),
        ("Rotation value", "Imperial", radians(2)),
    ],
)
def test_turns_of_supports_are_radians(heading: str, system: str, expected: float) -> None:
    turn = {"Name": "R1", "Point support": "Sn1", "Direction": "Ry", "Load case": "LC1"}
    found = read_tables(
        tables(cantilever(StructuralPointSupportDef=[turn | {heading: 2}]), System_of_units=system)
    )
    (moved,) = found.model["analysis"]["load_cases"][0]["support_displacements"]
    assert abs(moved["value"]) == pytest.approx(expected)


def cells_changed(data: bytes, old: bytes, new: bytes) -> bytes:
    """A workbook with something of its sheets replaced."""
    made = BytesIO()
    count = 0
    with zipfile.ZipFile(BytesIO(data)) as given, zipfile.ZipFile(made, "w") as target:
        for part in given.infolist():
            content = given.read(part)
            if part.filename.startswith("xl/worksheets/"):
                count += content.count(old)
                content = content.replace(old, new)
            target.writestr(part.filename, content)
    assert count == 1
    return made.getvalue()


@pytest.mark.parametrize(
    ("cell", "said"),
    [
        (b"<f>3*4</f></c>", "a formula without a value"),
        (b"<f>3*4</f><v></v></c>", "a formula without a value"),
        (b"<f>3*4</f><v/></c>", "a formula without a value"),
        (b"E<f>1/0</f><v>#DIV/0!</v></c>", "#DIV/0!"),
    ],
)
def test_cells_that_hold_no_value_are_not_empty(cell: bytes, said: str) -> None:
    """An eccentricity that nobody computed is not one of zero."""
    data = workbook(cantilever(StructuralCurveAction=[line(**{"Eccentricity ey [mm]": 123456})]))
    is_error = cell.startswith(b"E")
    found = b"><v>123456</v></c>"
    wanted = (b' t="e">' if is_error else b">") + cell.removeprefix(b"E")
    with pytest.raises(ExchangeError, match=r"Eccentricity ey.*should be a number") as error:
        read_saf(cells_changed(data, found, wanted))
    assert said in str(error.value)


def test_a_formula_with_its_value_is_read() -> None:
    data = workbook(cantilever(StructuralCurveAction=[line(**{"Eccentricity ey [mm]": 123456})]))
    computed = cells_changed(data, b"><v>123456</v></c>", b"><f>3*4-12</f><v>0</v></c>")
    assert read_saf(computed).report == []


def test_two_columns_of_one_name_that_differ_are_refused() -> None:
    sheets = tables(cantilever(StructuralPointAction=[point()]))
    heading, row = sheets["StructuralPointAction"]
    sheets["StructuralPointAction"] = [[*heading, "value [kN]"], [*row, -11]]
    with pytest.raises(ExchangeError, match="should stand once; found '-10' and '-11'"):
        read_tables(sheets)
    sheets["StructuralPointAction"][1][-1] = -10
    assert read_tables(sheets).report == []


def test_two_sheets_of_one_name_are_refused() -> None:
    sheets = tables(cantilever())
    sheets["structuralpointsupport"] = sheets["StructuralPointSupport"]
    with pytest.raises(ExchangeError, match="should be the only sheet of its name"):
        read_tables(sheets)


def test_a_workbook_for_an_update_says_what_it_leaves_out() -> None:
    found = read_tables(tables(cantilever(), Ignored_groups="SupportsAndHinges"))
    assert counting(found) == [
        "Model Ignored groups: 'SupportsAndHinges' may be missing: the workbook is a part"
    ]


@pytest.mark.parametrize(("subtype", "counts"), [("Hot rolled", False), ("Cold formed", True)])
def test_cold_formed_steel_is_told(subtype: str, counts: bool) -> None:
    found = read_saf(workbook(cantilever(StructuralMaterial=[STEEL | {"Subtype": subtype}])))
    assert bool(counting(found)) is counts


@pytest.mark.parametrize(
    ("sheet", "row", "said"),
    [
        (
            "StructuralPointAction",
            point(**{"Force action": "On edge"}),
            "StructuralPointAction F1: acts 'On edge'; there are no such loads here",
        ),
        (
            "StructuralLoadCombination",
            {"Name": "C1", "Category": "Fatigue", "Load case name 1": "LC1", "Load factor 1": 2},
            "StructuralLoadCombination C1: category 'Fatigue' is none here; it counts as one of "
            "strength",
        ),
        (
            "StructuralLoadCombination",
            {"Name": "C1", "Category": "Not defined", "Load case name 1": "LC1"},
            "StructuralLoadCombination C1: says no factor of 'LC1'; it is 1",
        ),
    ],
)
def test_words_that_nobody_knows_are_told(sheet: str, row: dict[str, Any], said: str) -> None:
    assert said in counting(read_saf(workbook(cantilever(**{sheet: [row]}))))


def test_supports_of_a_member_that_is_lost_count() -> None:
    sheets = cantilever()
    sheets["StructuralPointSupport"].append(
        support("Sn2", "", **{"Member": "B9", "Boundary condition": "On beam"})
    )
    assert counting(read_saf(workbook(sheets))) == [
        "StructuralPointSupport Sn2: is on member B9, which is not carried over"
    ]


def drawn(draw: Any) -> Transfer:
    made = new()
    made.header["$INSUNITS"] = 6
    space = made.modelspace()
    space.add_line((0, 0, 0), (0, 0, 4), dxfattribs={"layer": "HEA200"})
    draw(space)
    text = StringIO()
    made.write(text)
    return read_dxf(text.getvalue().encode(), material="S355")


def mesh(space: Any) -> None:
    found = space.add_polyface(dxfattribs={"layer": "Slab 200 mm"})
    found.append_face([(0, 0, 4), (4, 0, 4), (4, 4, 4)])


def smooth(space: Any) -> None:
    points = [(0, 0, 4), (2, 0, 6), (4, 0, 4)]
    found = space.add_polyline3d(points, dxfattribs={"layer": "IPE300"})
    found.dxf.flags |= found.SPLINE_FIT_VERTICES_ADDED


def block(space: Any) -> None:
    space.doc.blocks.new("FRAME").add_line((0, 0, 4), (6, 0, 4), dxfattribs={"layer": "IPE300"})
    space.add_blockref("FRAME", (0, 0, 0))


def beside(space: Any) -> None:
    space.add_line((0, 0, 2), (0, 0, 6), dxfattribs={"layer": "IPE300"})


@pytest.mark.parametrize(
    ("draw", "counts"),
    [
        (mesh, True),
        (smooth, True),
        (beside, True),
        (lambda space: space.add_line((0, 0, 4), (0, 0, 0), dxfattribs={"layer": "IPE300"}), True),
        (lambda space: space.add_line((0, 0, 4), (0, 0, 0), dxfattribs={"layer": "HEA200"}), False),
        (lambda space: space.add_arc((0, 0), 3, 0, 90, dxfattribs={"layer": "IPE300"}), True),
        (lambda space: space.add_spline([(0, 0, 4), (3, 0, 5), (6, 0, 4)]), True),
        (lambda space: space.add_blockref("NOT THERE", (0, 0, 0)), True),
        (block, True),
        (lambda space: space.add_line((0, 0, 4), (6, 0, 4), dxfattribs={"layer": "Beams"}), True),
        (lambda space: space.add_text("q = 5 kN/m"), False),
        (lambda space: space.add_linear_dim((0, 0), (0, 0), (6, 0)).render(), False),
    ],
    ids=lambda value: getattr(value, "__name__", str(value)),
)
def test_what_is_drawn_and_not_read_counts(draw: Any, counts: bool) -> None:
    found = drawn(draw)
    assert len(found.report) >= 2  # that there are no supports and no loads, and this
    assert bool(counting(found)) is counts


def test_sheets_of_paper_are_told() -> None:
    def frame(space: Any) -> None:
        space.doc.layout("Layout1").add_line((0, 0), (420, 0), dxfattribs={"layer": "IPE300"})

    told = "layout Layout1: is a sheet of paper; its 1 entities are not read"
    assert told in map(str, drawn(frame).report)
