"""Mass, surface to paint and embodied carbon: closed forms, mills' tables, what must not matter."""

import itertools
import json
import math
from typing import Any

import pytest

from loadpath import Model
from loadpath.answer.bill_of_quantities import BillOfQuantities
from loadpath.engine import solve
from tests.hunt.units import in_millimetres

PUBLISHED_SURFACE = [
    # m2 per metre with the digits that are printed (ArcelorMittal, "Sections and merchant bars").
    ("IPE300", 1.160, 5e-4),
    ("HEA200", 1.136, 5e-4),
    ("HEB300", 1.732, 5e-4),
    ("UPE200", 0.697, 5e-4),
    # Tapered flanges and rounded toes are not among the dimensions: up to 4 % more is said.
    ("IPN300", 1.03, 0.04 * 1.03),
    ("UPN200", 0.661, 0.04 * 0.661),
    ("L 100x100x10", 0.390, 0.04 * 0.390),
    # Closed forms: 4 (100 - 2 r) + 2 pi r with r = 1.5 * 5, and pi d.
    ("SHS 100x100x5", 4 * 0.085 + 2 * math.pi * 0.0075, 1e-9),
    ("CHS 114.3x5", math.pi * 0.1143, 1e-9),
]


def beam(section: str, length_m: float = 6.0, *, pieces: int = 1, roll: float = 0.0) -> Model:
    model = Model()
    nodes = [model.node(length_m * k / pieces, 0.0) for k in range(pieces + 1)]
    for start, end in itertools.pairwise(nodes):
        model.member(start, end, section, "S355", rotation_angle=roll)
    model.fix(nodes[0])
    model.load_case("G").force(nodes[-1], -1000.0)
    return model


def bill_of(model: Model | dict[str, Any]) -> BillOfQuantities:
    document = model.to_document() if isinstance(model, Model) else model
    return solve(document).bill_of_quantities


@pytest.mark.parametrize(("name", "around", "tolerance"), PUBLISHED_SURFACE)
def test_the_surface_is_what_mills_print(name: str, around: float, tolerance: float) -> None:
    (row,) = bill_of(beam(name, 1.0)).rows
    assert row.surface == pytest.approx(around, abs=tolerance)
    assert row.surface is not None
    assert row.surface >= around - 5e-4


def test_mass_is_volume_times_density() -> None:
    document = beam("IPE300").to_document()
    bill = bill_of(document)
    section = document["model"]["sections"][0]
    density = document["model"]["materials"][0]["density"]
    assert bill.mass == pytest.approx(section["area"] * 6.0 * density, rel=1e-12)
    assert bill.mass / 6.0 == pytest.approx(42.2, abs=0.1), "kg/m as mills print it"
    assert (bill.rows[0].name, bill.rows[0].parts, bill.rows[0].length) == ("IPE300", 1, 6.0)


def test_pieces_roll_and_units_do_not_matter() -> None:
    whole = bill_of(beam("HEA200"))
    cut = bill_of(beam("HEA200", pieces=5, roll=37.0))
    assert cut.rows[0].parts == 5
    assert (cut.mass, cut.surface) == pytest.approx((whole.mass, whole.surface), rel=1e-12)
    other = bill_of(in_millimetres(beam("HEA200").to_document()))
    assert (other.mass, other.surface) == pytest.approx((whole.mass, whole.surface), rel=1e-12)


def test_carbon_is_mass_by_the_authors_factor_or_one_with_its_source() -> None:
    """ICE database 3.0 (2019): 1.55 kg of CO2 equivalent per kg of structural steel, A1 to A3."""
    document = beam("IPE300").to_document()
    bill = bill_of(document)
    assert bill.carbon == pytest.approx(1.55 * bill.mass, rel=1e-12)
    (remark,) = bill.remarks
    assert "'S355' with 1.55 kg/kg" in remark
    assert "ICE 3.0" in remark
    document["schema_version"] = 4
    document["model"]["materials"][0]["carbon_factor"] = 1.13
    bill = bill_of(document)
    assert bill.carbon == pytest.approx(1.13 * bill.mass, rel=1e-12)
    assert bill.remarks == []


def test_other_materials_have_no_carbon_without_a_factor() -> None:
    document = beam("IPE300").to_document()
    document["model"]["materials"][0].update(name="GL24h", e_mod=11e9, g_mod=0.7e9, density=420.0)
    bill = bill_of(document)
    assert bill.carbon is None
    assert bill.rows[0].carbon is None
    assert bill.remarks == ["no embodied carbon: material 'GL24h' has no carbon_factor"]


def test_the_factor_of_structural_steel_is_not_that_of_stainless_steel() -> None:
    document = beam("IPE300").to_document()
    document["model"]["materials"][0].update(name="1.4301", e_mod=200e9, density=7900.0)
    bill = bill_of(document)
    assert bill.carbon is None
    assert bill.remarks == ["no embodied carbon: material '1.4301' has no carbon_factor"]


def test_what_has_no_mass_or_outline_is_said() -> None:
    model = Model()
    nodes = [model.node(x, 0.0) for x in (0.0, 3.0, 4.0, 7.0)]
    own = model.section("box", "S355", area=0.004, i_y=1e-5, i_z=1e-5, j=1e-5)
    model.member(nodes[0], nodes[1], "IPE300", "S355", weight=600.0)
    model.member(nodes[1], nodes[2], member_type="Rigid")
    model.member(nodes[2], nodes[3], own)
    model.fix(nodes[0])
    model.load_case("G").self_weight()
    bill = bill_of(model)
    assert [(row.name, row.surface is None) for row in bill.rows] == [
        ("box", True),
        ("IPE300", False),
    ]
    assert bill.surface is None, "the total of a part is not the total"
    assert bill.mass == pytest.approx(sum(row.mass for row in bill.rows), rel=1e-12)
    said = "; ".join(bill.remarks)
    assert "member 2: rigid or without a section" in said
    assert "member 1: the stated weight is for loads" in said
    assert "no surface of 'box': " in said


def test_plates_count_by_material_and_thickness() -> None:
    model = Model()
    corners = [model.node(x, 0.0, z) for x, z in ((0, 0), (4, 0), (4, 3), (0, 3))]
    model.surface(corners, thickness=0.2, material="concrete_C30")
    model.fix(*corners)
    model.load_case("G").self_weight()
    document = model.to_document()
    (row,) = bill_of(document).rows
    density = document["model"]["materials"][0]["density"]
    assert (row.kind, row.parts, row.thickness) == ("plate", 1, 0.2)
    assert (row.area, row.surface) == pytest.approx((12.0, 24.0), rel=1e-9)
    assert row.mass == pytest.approx(density * 0.2 * 12.0, rel=1e-9)


def test_the_results_document_has_it() -> None:
    results = solve(beam("IPE300").to_document())
    written = json.loads(results.to_json())["bill_of_quantities"]
    assert written["mass"] == results.bill_of_quantities.mass
    assert [row["name"] for row in written["rows"]] == ["IPE300"]
