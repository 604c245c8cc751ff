"""Plates in a report: extremes with place and combination, pictures, what is alike in one row."""

import re
from base64 import b64decode
from io import BytesIO
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Locator, expect

from tests.web.documents import corpus_document
from tests.web.opened_page import OpenedPage

# A square of 2 m, simply supported, under 1 kN/m2; local z is up.
SQUARE = "plates/simply_supported_square"
# Timoshenko, Woinowsky-Krieger, table 8, in kN m/m: 0.0479 q a^2 for a Poisson's ratio of 0.3.
MOMENT = 0.0479 * 1 * 2**2


def square_pressed_and_lifted() -> Any:
    """With 1.5 q down in one combination and 0.5 q up in another, for strength; q for use."""
    document = corpus_document(SQUARE)
    states = (("Press", "ULS", 1.5), ("Lift", "ULS", -0.5), ("Use", "SLS", 1.0))
    document["analysis"]["load_combinations"] = [
        {
            "id": number,
            "name": name,
            "limit_state": state,
            "load_case_factors": [{"load_case_id": 1, "factor": factor}],
        }
        for number, (name, state, factor) in enumerate(states, start=1)
    ]
    return document


def slabs(count: int) -> Any:
    """Squares of 2 m of nine elements above each other, each simply supported, each more loaded."""
    document = corpus_document(SQUARE)
    model = document["model"]
    fixed, free = ({"condition_type": word} for word in ("Fixed", "Free"))
    free_to_turn = {"RX": free, "RY": fixed, "RZ": free}
    model["nodal_supports"] = [{"id": 1, "X": fixed, "Y": fixed, "Z": fixed, **free_to_turn}]
    model["nodes"], model["plate_surfaces"], pressures = [], [], []
    for floor in range(1, count + 1):
        first = len(model["nodes"]) + 1
        for corner, (x, z) in enumerate(((0, 0), (0, 2), (2, 2), (2, 0))):
            place = {"X": x, "Y": 3.0 * floor, "Z": z}
            model["nodes"].append({"id": first + corner, **place, "nodal_support": 1})
        surface = {
            "id": floor,
            "boundary_node_ids": list(range(first, first + 4)),
            "material": 1,
            "thickness": 0.01,
            "mesh": {"divisions": {"u": 6, "v": 6}},
        }
        model["plate_surfaces"].append(surface)
        pressures.append(
            {
                "id": floor,
                "target": {"kind": "Surface", "surface_id": floor},
                "magnitude": 100 * floor,
                "direction": [0, -1, 0],
            }
        )
    document["analysis"]["load_cases"] = [{"id": 1, "name": "q", "plate_pressures": pressures}]
    document["analysis"]["load_combinations"] = []
    return document


def report_of(opened: OpenedPage, document: Any) -> Locator:
    page = opened.open(document).page
    page.get_by_role("tab", name="Export").click()
    page.get_by_role("button", name="Report").click()
    report = page.get_by_role("article", name="Report")
    expect(report).to_have_attribute("aria-busy", "false", timeout=60_000)
    return report


def rows_of(table: Locator) -> list[list[str]]:
    return [row.split("\t") for row in table.locator("tbody tr").all_inner_texts()]


def number(text: str) -> float:
    return float(text.replace("\u2212", "-"))


def test_extremes_of_a_plate_name_place_and_combination(opened: OpenedPage) -> None:
    report = report_of(opened, square_pressed_and_lifted())
    expect(report.get_by_role("heading", name="3 Plates")).to_be_visible()
    expect(report.get_by_text("stretches the lower face (local \u2212z)")).to_be_visible()
    table = report.get_by_role("region", name="Envelope of ULS combinations").first
    (row,) = [cells for cells in rows_of(table) if cells[1] == "mx (kN m/m)"]
    title, _, largest, at, where_from, smallest, low_at, low_from = row
    assert title == "Surface 1"
    assert number(largest) == pytest.approx(1.5 * MOMENT, rel=0.01)
    assert number(smallest) == pytest.approx(-0.5 * MOMENT, rel=0.01)
    assert (where_from, low_from) == ("Press", "Lift")
    for place in (at, low_at):
        x, y, z = (number(each) for each in place.split(", "))
        assert (x, y, z) == pytest.approx((1, 0, -1), abs=0.05)
    listed = [cells[1] for cells in rows_of(table)]
    assert not [each for each in listed if each.startswith("n")], "nothing acts in its plane"
    assert not [each for each in listed if each.startswith("displacement")]
    use = report.get_by_role("region", name="Envelope of SLS combinations").first
    assert [cells for cells in rows_of(use) if cells[1] == "displacement (mm)"]


def test_the_governing_moments_are_drawn(opened: OpenedPage) -> None:
    """Square on, in the colours of the page: pale along the edges, red in the middle."""
    report = report_of(opened, square_pressed_and_lifted())
    drawn = report.get_by_role("img", name=re.compile("^mx, bending, Envelope of ULS"))
    said = drawn.get_attribute("aria-label") or ""
    found = re.search(r"max ([\d.]+) kN m/m", said)
    assert found
    assert float(found[1]) == pytest.approx(1.5 * MOMENT, rel=0.01)
    source = drawn.locator("image").get_attribute("href") or ""
    picture = Image.open(BytesIO(b64decode(source.partition(",")[2]))).convert("RGB")
    width, height = picture.size
    assert width == pytest.approx(height, abs=2)
    middle, edge = (picture.getpixel((width // 2, y)) for y in (height // 2, height - 3))
    assert isinstance(middle, tuple)
    assert isinstance(edge, tuple)
    red, green, blue = middle
    assert red > 150 > max(green, blue)
    assert min(edge) > 200
    names = [each.get_attribute("aria-label") for each in report.locator("figure svg").all()]
    assert not [name for name in names if name and name.startswith(("nx", "vx"))]
    expect(report.get_by_role("img", name="displacement, size")).to_have_count(1)


def test_of_many_plates_each_has_a_row_and_the_governing_one_a_picture(opened: OpenedPage) -> None:
    report = report_of(opened, slabs(6))
    (all_of_them,) = [
        cells
        for cells in rows_of(report.get_by_role("region", name="q", exact=True).first)
        if cells[0] == "mx (kN m/m)"
    ]
    assert all_of_them[2] == "Surface 6"
    each = rows_of(report.get_by_role("region", name="q, each plate"))
    assert [cells[0] for cells in each] == [f"Surface {n}" for n in range(1, 7)]
    largest = [number(cells[1].split(" / ")[0]) for cells in each]
    assert largest == pytest.approx([largest[0] * n for n in range(1, 7)], rel=0.01)
    expect(report.get_by_role("img", name=re.compile("^mx, bending, Surface 6, q"))).to_be_visible()


def test_plates_and_loads_that_are_alike_are_one_row(opened: OpenedPage) -> None:
    opened.page.goto(opened.service.base_url)
    opened.page.get_by_role("button", name="A slab").click()
    opened.wait()
    opened.page.get_by_role("tab", name="Export").click()
    opened.page.get_by_role("button", name="Report").click()
    report = opened.page.get_by_role("article", name="Report")
    plates = rows_of(report.get_by_role("region", name="Plates", exact=True))
    assert [cells[0] for cells in plates] == ["1\u201396"]
    loads = rows_of(report.get_by_role("region", name="Loads", exact=True))
    assert [cells[1] for cells in loads] == ["plates 1\u201396"]
