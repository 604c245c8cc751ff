"""Results on the page: closed forms, exact diagrams, tables, units, places."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.documents import checked_beam, corpus_document, plain_beam
from tests.web.opened_page import OpenedPage, open_table

MINUS = "\u2212"
LATE_FRAMES = """
const { requestAnimationFrame: next } = window;
window.requestAnimationFrame = (then) => next(() => setTimeout(() => then(performance.now()), 400));
"""


def diagram(opened: OpenedPage, title: str) -> Locator:
    return opened.page.locator("figure").filter(has_text=title).first


def test_the_page_gives_results_to_scripts(opened: OpenedPage) -> None:
    results = opened.open(plain_beam()).results()
    (case,) = results["loadcases"].values()
    # q L / 2 at each support, 5 q L^4 / (384 E I) plus shear at mid-span.
    for node in ("1", "2"):
        forces = case["reaction_nodes"][node]["nodal_forces"]
        assert forces["fy"] == pytest.approx(30_000, rel=1e-9)
    sag = case["member_results"]["1"]["member_displacement_peak"]["displacement"][1]
    bending = 5 * 10_000 * 6**4 / (384 * 210e9 * 0.1 * 0.2**3 / 12)
    assert -sag == pytest.approx(bending, rel=0.02)
    assert -sag > bending


def test_the_member_panel_reads_the_exact_diagram(opened: OpenedPage) -> None:
    opened.open(plain_beam(), place="#member=1&x=0.5")
    expect(diagram(opened, "Mz").locator("output")).to_have_text("45 kN m")
    slider = opened.page.get_by_label("Read at x")
    slider.focus()
    slider.press("Home")
    expect(diagram(opened, "Vy").locator("output")).to_have_text("30 kN")


def test_hovering_reads_any_position(opened: OpenedPage) -> None:
    opened.open(plain_beam(), place="#member=1&x=0")
    picture = diagram(opened, "Mz").locator("svg")
    picture.scroll_into_view_if_needed()
    box = picture.bounding_box()
    assert box
    opened.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(diagram(opened, "Mz").locator("output")).to_have_text("45 kN m")


def test_behind_every_diagram_is_a_table(opened: OpenedPage) -> None:
    opened.open(plain_beam(), place="#member=1")
    for figure in opened.page.locator("figure").all():
        assert figure.locator("table caption").count() == 1
    maximum = diagram(opened, "Mz").locator("tr").filter(has_text="maximum")
    assert maximum.text_content() == "maximum at 345"


def test_units_switch_everywhere(opened: OpenedPage) -> None:
    opened.open(plain_beam(), place="#member=1&x=0.5")
    opened.page.get_by_role("combobox", name="Units").select_option("N, m (SI)")
    expect(diagram(opened, "Mz").locator("output")).to_have_text("45000 N m")
    opened.page.get_by_role("combobox", name="Units").select_option("kip, ft, in")
    expect(opened.page.get_by_text("19.69 ft").first).to_be_visible()


@pytest.mark.parametrize("shown", ["deflected", "fx", "fy", "fz", "mx", "my", "mz"])
def test_every_result_is_drawn_from_a_link(opened: OpenedPage, shown: str) -> None:
    document = corpus_document("peer/frame_02")
    opened.open(document, place=f"#show={shown}&combination=ULS")
    option = opened.page.get_by_role("combobox", name="Draw")
    expect(option).to_have_value(shown)
    opened.until("window.loadpath.drawing().triangles > 100")


def test_reactions_table_balances_and_sorts(opened: OpenedPage) -> None:
    opened.open(corpus_document("peer/frame_02"))
    page = opened.page
    table = open_table(page, "Reactions")
    page.get_by_role("button", name="Fy (kN)").click()
    column = table.locator("tbody tr td:nth-child(3)")
    values = [float(text.replace(MINUS, "-")) for text in column.all_text_contents()]
    assert values == sorted(values)
    page.get_by_role("button", name="Fy (kN)").click()
    values = [float(text.replace(MINUS, "-")) for text in column.all_text_contents()]
    assert values == sorted(values, reverse=True)


def test_the_receipt_balances_loads_and_reactions(opened: OpenedPage) -> None:
    opened.open(plain_beam())
    opened.page.get_by_role("tab", name="Receipt").click()
    row = opened.page.locator("#details tbody tr").first
    expect(row).to_contain_text(f"0, {MINUS}60, 0")
    expect(row).to_contain_text("0, 60, 0")


def test_an_envelope_is_offered_over_combinations(opened: OpenedPage) -> None:
    document = with_two_combinations(plain_beam())
    opened.open(document, place="#envelope=1&show=mz")
    expect(opened.page.get_by_role("combobox", name="Results of")).to_have_value("envelope/")
    expect(opened.page.get_by_text("Envelope of combinations without limit state.")).to_be_visible()


def test_the_bar_says_what_is_combined_and_keys_step_through_results(opened: OpenedPage) -> None:
    document = with_two_combinations(plain_beam())
    (name,) = [case["name"] for case in document["analysis"]["load_cases"]]
    opened.open(document, place="#combination=C1")
    page = opened.page
    chosen = page.get_by_role("combobox", name="Results of")
    expect(page.locator(".bar .formula")).to_have_text(f"1.35 {name}")
    page.keyboard.press("]")
    expect(chosen).to_have_value("loadcombination/C2")
    expect(page.locator(".bar .formula")).to_have_text(f"{MINUS}0.5 {name}")
    page.get_by_role("button", name="Next results").click()
    expect(chosen).to_have_value(f"loadcase/{name}")
    page.keyboard.press("[")
    page.keyboard.press("e")
    expect(chosen).to_have_value("envelope/")
    page.get_by_role("button", name="Mz, bending").click()
    expect(page.get_by_role("combobox", name="Draw")).to_have_value("mz")


def limited_beam() -> Any:
    """6 m / 300 = 20 mm, in the combination of serviceability alone."""
    document = checked_beam()
    analysis = document["analysis"]
    (uls,) = analysis["load_combinations"]
    factors = [{"load_case_id": 1, "factor": 1.0}]
    service = {"id": 2, "name": "SLS", "limit_state": "SLS", "load_case_factors": factors}
    analysis["load_combinations"].append(uls | service)
    check = {
        "id": "sag",
        "name": "Sag",
        "limit_state": "SLS",
        "applies_to": {"type": "AllMembers"},
        "spec": {"Deflection": {"limit": 300.0}},
    }
    analysis["unity_checks"].append(check)
    return document


def test_a_limit_of_deflection_is_drawn_where_it_counts(opened: OpenedPage) -> None:
    opened.open(limited_beam(), place="#combination=SLS&show=deflected")
    opened.until("window.loadpath.drawing().labels.includes('limit 20 mm')")
    opened.page.keyboard.press("[")
    opened.until("!window.loadpath.drawing().labels.includes('limit 20 mm')")


def test_a_layer_whose_code_comes_before_the_drawing_is_drawn(opened: OpenedPage) -> None:
    """Frames come late on a busy machine; the code of a layer may be there sooner."""
    opened.page.add_init_script(LATE_FRAMES)
    opened.open(limited_beam(), place="#combination=SLS&show=deflected")
    opened.until("window.loadpath.drawing().labels.includes('limit 20 mm')")


def with_two_combinations(document: Any) -> Any:
    case = document["analysis"]["load_cases"][0]["id"]
    document["analysis"]["load_combinations"] = [
        {
            "id": i,
            "name": f"C{i}",
            "check": "ULS",
            "load_case_factors": [{"load_case_id": case, "factor": factor}],
        }
        for i, factor in enumerate([1.35, -0.5], start=1)
    ]
    return document
