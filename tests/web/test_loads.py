"""Every kind of load is drawn with its value and unit, case by case."""

import math
import re

import pytest
from playwright.sync_api import expect

from tests.web.building import building
from tests.web.documents import checked_beam
from tests.web.every_load import every_load
from tests.web.opened_page import OpenedPage, open_table

MINUS = "\u2212"
WORDS = {
    "Forces": ["20 kN", "15 kN"],
    "Moments": ["12 kN m", "8 kN m"],
    "Trapezoid": ["4 kN/m", "9 kN/m"],
    "Snow": ["6 kN/m projected"],
    "Wind": ["3 kN/m"],
    "Area": ["2 kN/m²"],
    "Temperature": ["ΔT +30 K", f"ΔT {MINUS}20 K, ΔTy +15 K", f"ΔTy {MINUS}10 K"],
    "Settlement": ["moved 10 mm", "turned 2 mrad", "moved 5 mm"],
}


def labels(opened: OpenedPage) -> list[str]:
    found: list[str] = opened.drawing()["labels"]
    return found


def test_every_case_shows_its_loads(opened: OpenedPage) -> None:
    opened.open(every_load(), place="#show=model")
    cases = opened.page.get_by_role("combobox", name="Loads of")
    for case, words in WORDS.items():
        cases.select_option(case)
        for word in words:
            opened.until(f"window.loadpath.drawing().labels.includes({word!r})")
        others = {word for other in WORDS if other != case for word in WORDS[other]} - set(words)
        # The page begins with loads of a combination; those of the case come a moment later.
        opened.until(
            f"!window.loadpath.drawing().labels.some((each) => {sorted(others)!r}.includes(each))"
        )


def test_loads_are_in_the_chosen_units(opened: OpenedPage) -> None:
    opened.open(every_load(), place="#show=model")
    page = opened.page
    page.get_by_role("combobox", name="Loads of").select_option("Temperature")
    page.get_by_role("combobox", name="Units").select_option("kip, ft, in")
    opened.until("window.loadpath.drawing().labels.includes('ΔT +54 °F')")


def test_choosing_a_load_case_shows_its_loads(opened: OpenedPage) -> None:
    opened.open(every_load(), place="#show=model")
    page = opened.page
    page.get_by_role("combobox", name="Results of").select_option("Snow")
    expect(page.get_by_role("combobox", name="Loads of")).to_have_value("loadcase/Snow")
    opened.until("window.loadpath.drawing().labels.includes('6 kN/m projected')")


def test_the_table_of_loads_has_every_one(opened: OpenedPage) -> None:
    document = every_load()
    (wind,) = document["analysis"]["load_cases"][4]["distributed_loads"]
    wind["start_frac"] = 0.5
    opened.open(document)
    page = opened.page
    table = open_table(page, "Loads")
    rows = table.locator("tbody tr")
    expect(rows).to_have_count(15)
    (snow,) = rows.filter(has_text="line load, projected").all()
    assert snow.locator("td").all_inner_texts()[3:6] == ["6", "\N{EN DASH}", "kN/m"]
    moved = rows.filter(has_text="support movement").first.locator("td").all_inner_texts()
    assert moved[3:6] == [f"{MINUS}10", "\N{EN DASH}", "mm"]
    # The upper half of a rafter over 6 m that rises by 2 m.
    half = math.hypot(6, 2) / 2
    row = rows.filter(has_text="Wind")
    expect(row).to_contain_text(f"member 2 from x = {half:.4g} to {2 * half:.4g} m")


def test_self_weight_is_said(opened: OpenedPage) -> None:
    document = every_load()
    document["analysis"]["options"] |= {"enable_self_weight": True, "self_weight_load_case_id": 1}
    opened.open(document, place="#show=model")
    strip = opened.page.get_by_role("status", name="Loads that are drawn")
    expect(strip).to_contain_text("with self-weight")
    labels = "window.loadpath.drawing().labels"
    opened.until(f"{labels}.some((text) => text.endsWith('kN/m self-weight'))")


def test_a_combination_draws_its_factored_loads_with_their_sum(opened: OpenedPage) -> None:
    opened.open(building(1, 1), place="#combination=ULS%20wind&show=model")
    strip = opened.page.get_by_role("status", name="Loads that are drawn")
    expect(strip).to_contain_text("ULS wind = 1.35 Dead + 1.05 Live + 1.5 Wind")
    # Four beams of 6 m under 1.35 · 8 + 1.05 · 6 = 17.1 kN/m, two pushes of 1.5 · 8 kN.
    expect(strip).to_contain_text(f"total X 24, Y {MINUS}410.4 kN")
    opened.until("window.loadpath.drawing().labels.includes('17.1 kN/m')")
    assert "12 kN" in labels(opened)


def test_a_name_that_is_its_formula_is_not_repeated(opened: OpenedPage) -> None:
    document = checked_beam()
    document["analysis"]["load_combinations"][0]["name"] = "STR 6.10: 1.35 Q"
    opened.open(document)
    strip = opened.page.get_by_label("Loads that are drawn")
    expect(strip).to_contain_text("STR 6.10: 1.35 Q")
    expect(strip).not_to_contain_text("=")


def test_what_rounding_adds_up_to_is_no_load(opened: OpenedPage) -> None:
    document = building(1, 1)
    for load in document["analysis"]["load_cases"][0]["distributed_loads"]:
        load["direction"] = [1e-8, -1.0, 0.0]
    opened.open(document, place="#case=Dead&show=model")
    strip = opened.page.get_by_role("status", name="Loads that are drawn")
    # Four beams of 6 m under 8 kN/m.
    expect(strip).to_have_text(re.compile(f"total Y {MINUS}192 kN$"))


def test_loads_of_hidden_members_go_with_them(opened: OpenedPage) -> None:
    opened.open(building(1, 1), place="#combination=ULS%20gravity&show=model&member=1")
    opened.until("window.loadpath.drawing().labels.includes('19.8 kN/m')")
    opened.page.get_by_role("button", name="Isolate").click()
    opened.until("!window.loadpath.drawing().labels.includes('19.8 kN/m')")


@pytest.mark.parametrize("layer", ["Hinges", "Supports", "Loads"])
def test_symbols_can_be_switched_off(opened: OpenedPage, layer: str) -> None:
    opened.open(every_load(), place="#show=model")
    opened.until("window.loadpath.drawing().labels.includes('20 kN')")
    before = opened.drawing()["triangles"]
    opened.page.get_by_role("checkbox", name=layer, exact=True).uncheck()
    opened.until(f"window.loadpath.drawing().triangles < {before}")
