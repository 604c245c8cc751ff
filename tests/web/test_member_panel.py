"""The member panel: exact diagrams, envelopes, checks as a calculation; readings in the drawing."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.building import building
from tests.web.documents import checked_beam, plain_beam
from tests.web.opened_page import OpenedPage, drawing_box, open_table

MINUS = "\u2212"


def diagram(opened: OpenedPage, title: str) -> Locator:
    return opened.page.locator("figure").filter(has_text=title).first


def step(opened: OpenedPage, label: str) -> Locator:
    return opened.page.locator("#details .check .step").filter(has_text=label).first.locator("b")


def test_a_utilization_has_no_unit_and_other_values_have_theirs(opened: OpenedPage) -> None:
    opened.open(checked_beam(), place="#member=1")
    # 72.9 kNm / 147.7 kNm and 48.6 kN / 348.4 kN: bare numbers.
    expect(step(opened, "Bending y")).to_have_text("0.494")
    expect(step(opened, "Shear z")).to_have_text("0.139")
    expect(step(opened, "Steel")).to_have_text("235 MPa")
    expect(step(opened, "Critical moment")).to_have_text(re.compile(r"^101\.\d+ kN m$"))


def test_a_calculation_is_typeset_and_has_what_governs_first(opened: OpenedPage) -> None:
    # 25 kN/m: lateral-torsional buckling fails, and nothing bends or shears the weak axis.
    opened.open(checked_beam(udl=25), place="#member=1")
    check = opened.page.locator("#details .check")
    first = check.locator(".step").first
    expect(first).to_contain_text("What governs")
    expect(first.locator(".clause")).to_have_text("6.3.2 (6.54, 6.55)")
    expect(first).to_contain_text("✗ above 1")
    fraction = first.locator("math mfrac").first
    assert fraction.evaluate("(part) => part instanceof MathMLElement")
    box = fraction.bounding_box()
    assert box is not None
    assert box["height"] > 25, "a fraction stands over two lines"
    # Words for screen readers, in the order of the lines.
    words = first.locator(".visually-hidden").all_text_contents()
    assert words[0].strip() == "M_y,Ed / M_b,Rd = M_y,Ed / (chi_LT · M_y,Rk / gamma_M1)"
    assert words[1].strip().startswith("= 151.9 kN m / (0.")
    folded = check.locator("details")
    expect(folded.locator("summary")).to_contain_text("Bending z (6.2.5), Shear y (6.2.6)")
    expect(folded.locator(".step").first).not_to_be_visible()
    # Its letters come with it, and from here.
    opened.until("[...document.fonts].every((font) => font.status === 'loaded')")
    assert sum(address.endswith(".woff2") for address in opened.requests) == 1
    # Nothing of it makes the page itself scroll.
    assert opened.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_a_choice_names_the_field_that_decides_it(opened: OpenedPage) -> None:
    document = checked_beam()
    document["model"]["sections"][0]["ec3"] = {"buckling_curve_z": "A"}
    opened.open(document, place="#member=1")

    def field(label: str) -> Locator:
        found = opened.page.locator("#details .check .step").filter(has_text=label).first
        return found.locator(".field")

    steel = field("Steel")
    expect(steel).to_have_text("model.materials[0].yield_stress = 235000000")
    address = steel.get_by_role("link").get_attribute("href")
    assert address == "/guide/reference/model#material"
    answer = opened.page.request.get(opened.service.base_url + address)
    assert 'id="material"' in answer.text()
    path = "analysis.unity_checks[0].spec.Ec3Steel.c1"
    expect(field("NCCI SN003")).to_have_text(f"{path} is not stated")


def test_the_clause_of_a_verdict_leads_to_its_calculation(opened: OpenedPage) -> None:
    opened.open(checked_beam(udl=25), place="#member=1")
    governing = opened.page.locator("#details .check .governing")
    expect(governing).to_be_attached()
    expect(governing).not_to_be_in_viewport()
    opened.page.get_by_role("button", name="6.3.2 (6.54, 6.55)").focus()
    opened.page.keyboard.press("Enter")
    expect(governing).to_be_in_viewport()
    # What stays at the top of the panel does not cover its heading.
    heading = opened.page.locator("#details .check h3").first.bounding_box()
    reading = opened.page.get_by_text("Read at x").bounding_box()
    assert heading
    assert reading
    assert heading["y"] >= reading["y"] + reading["height"] - 1


# On a busy machine fetching takes longer than whoever waits for the font is willing to.
NOTE_FONT = """
const { setTimeout: begin } = window;
window.setTimeout = (act, delay, ...rest) => begin(act, delay < 1000 ? delay : 60 * delay, ...rest);
new MutationObserver(() => {
  if (document.querySelector('#details math'))
    window.__hasFont ??= document.fonts.check('1em "Loadpath Math"');
}).observe(document, { childList: true, subtree: true });
"""


def test_formulas_stand_once_their_font_is_there(opened: OpenedPage) -> None:
    """Else all of them would be laid out a second time, in one long task."""
    opened.page.add_init_script(NOTE_FONT)
    opened.open(checked_beam(), place="#member=1")
    expect(opened.page.locator("#details math").first).to_be_attached()
    assert opened.page.evaluate("window.__hasFont") is True


def test_every_step_of_a_long_calculation_comes(opened: OpenedPage) -> None:
    opened.open(checked_beam(), place="#member=1")
    calculation = opened.page.locator("#details .check [aria-busy]")
    expect(calculation).to_have_attribute("aria-busy", "false")
    trace = opened.results()["unity_check_results"][0]["per_entity"][0]["trace"]
    # The last row only names what governs, which stands first.
    assert calculation.locator(".step").count() == len(trace) - 1


def test_the_signs_are_drawn_beside_the_diagrams(opened: OpenedPage) -> None:
    opened.open(plain_beam(), place="#member=1")
    expect(opened.page.get_by_role("img", name="Positive section forces")).to_be_visible()
    # The rectangle that `create_beam` takes unless told otherwise.
    outline = re.compile("200 mm deep along y, 100 mm wide along z")
    expect(opened.page.get_by_role("img", name=outline)).to_be_visible()
    # Nothing moves it sideways; what rounding leaves is no diagram.
    sideways = diagram(opened, "Displacement along z")
    expect(sideways.locator("output")).to_have_text("0 mm")
    expect(sideways.locator("svg")).to_have_count(0)


def test_what_is_only_rounding_is_zero(opened: OpenedPage) -> None:
    opened.open(plain_beam(), place="#member=1&x=0.5")
    expect(diagram(opened, "Vy").locator("output")).to_have_text("0 kN")
    expect(diagram(opened, "N, axial").locator("output")).to_have_text("0 kN")
    assert diagram(opened, "N, axial").locator("svg").count() == 0


def test_an_envelope_reads_both_ends(opened: OpenedPage) -> None:
    opened.open(two_ways(plain_beam()), place="#member=1&envelope=1&x=0.5")
    # 45 kNm times 1.35 and -0.5: sagging is positive.
    expect(diagram(opened, "Mz").locator("output")).to_have_text(f"60.75 / {MINUS}22.5 kN m")
    assert diagram(opened, "Mz").locator("path").count() == 2


def test_an_envelope_has_tables_that_name_the_combination(opened: OpenedPage) -> None:
    opened.open(two_ways(plain_beam()), place="#envelope=1")
    page = opened.page
    table = open_table(page, "Reactions")
    heads = table.locator("thead th").all_inner_texts()
    cells = table.locator("tbody tr").first.locator("td").all_inner_texts()
    row = dict(zip([head.strip(" ▲▼") for head in heads], cells, strict=True))
    assert row["Fy max (kN)"] == "40.5"
    assert row["Fy max in"] == "C1"
    assert row["Fy min (kN)"] == f"{MINUS}15"
    assert row["Fy min in"] == "C2"


def test_pointing_at_a_member_reads_its_diagram(opened: OpenedPage) -> None:
    opened.open(plain_beam(), place="#show=mz")
    page = opened.page
    opened.until("window.loadpath.drawing().labels.some((text) => text.includes('45 kN m'))")
    page.get_by_role("button", name="Front", exact=True).click()
    drawing = drawing_box(page)
    # The beam runs through 1/1.25 of the width, about the middle of the drawing.
    x = drawing["x"] + drawing["width"] / 2
    for y in range(int(drawing["y"]), int(drawing["y"] + drawing["height"]), 4):
        page.mouse.move(x, y)
        page.wait_for_timeout(30)
        if page.locator(".reading").count():
            break
    expect(page.locator(".reading")).to_contain_text("Member 1")
    expect(page.locator(".reading")).to_contain_text("Mz = 45 kN m")


def test_a_link_to_something_that_is_not_there_says_so(opened: OpenedPage) -> None:
    opened.open(plain_beam(), place="#combination=ULS%207")
    expect(opened.page.get_by_text("There is no result called “ULS 7”")).to_be_visible()


def test_the_fullest_members_lead_to_their_panel(opened: OpenedPage) -> None:
    opened.open(building(1, 2))
    page = opened.page
    page.locator("#details li button").first.click()
    expect(page.get_by_role("heading", name=re.compile("^Member"))).to_be_visible()
    expect(page.locator("#details .verdict")).to_contain_text("EN 1993-1-1")


def two_ways(document: Any) -> Any:
    case = document["analysis"]["load_cases"][0]["id"]
    document["analysis"]["load_combinations"] = [
        {"id": i, "name": f"C{i}", "load_case_factors": [{"load_case_id": case, "factor": factor}]}
        for i, factor in enumerate([1.35, -0.5], start=1)
    ]
    return document


def test_values_stand_on_the_worst_of_each_section_until_all_are_asked_for(
    opened: OpenedPage,
) -> None:
    opened.open(building(1, 1), place="#show=utilization")
    # Eight members of two sections.
    count = "window.loadpath.drawing().labels.filter((text) => text.startsWith('✓')).length"
    opened.until(f"{count} === 2")
    opened.page.get_by_role("checkbox", name="All values").check()
    opened.until(f"{count} > 4")


def test_labels_say_what_they_mean(opened: OpenedPage) -> None:
    """Words that readers stumbled over have not come back."""
    opened.open(building(1, 1), place="#member=5")
    page = opened.page
    expect(page.get_by_role("heading", name="Member 5", exact=True)).to_be_visible()
    expect(page.get_by_text("governed by")).to_contain_text("at x =")
    # The clause stands beside the number.
    top = page.locator("#details .verdict strong")
    expect(top).to_have_text(re.compile(r"^✓ 0\.\d+ \S passes · 6\.\d\.\d"))
    said = page.locator("body").inner_text()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Worst of each section")).to_be_visible()
    said += page.locator("body").inner_text()
    lines = {line.strip() for line in said.splitlines()}
    assert "Of" not in lines
    for words in ("Fullest use", "Take along", "of the length"):
        assert words not in said


def test_formulas_are_words_where_mathml_is_not_drawn(opened: OpenedPage) -> None:
    opened.page.add_init_script("delete globalThis.MathMLElement")
    opened.open(checked_beam(udl=25), place="#member=1")
    check = opened.page.locator("#details .check")
    first = check.locator(".step").first
    formula = first.locator("code").filter(has_text="M_y,Ed / M_b,Rd")
    expect(formula.first).to_be_visible()
    words = first.locator("code").all_inner_texts()
    assert words[0].strip() == "M_y,Ed / M_b,Rd = M_y,Ed / (chi_LT · M_y,Rk / gamma_M1)"
    assert words[1].strip().startswith("= 151.9 kN m / (0.")
    expect(check.locator("math")).to_have_count(0)
    # Once, for eyes and ears.
    expect(first.locator(".visually-hidden").filter(has_text="M_y,Ed")).to_have_count(0)


def test_both_interactions_have_all_terms_and_the_axes_are_mapped_once(opened: OpenedPage) -> None:
    """EN 1993-1-1 (6.61) and (6.62): compression and both moments, of the standard's axes."""
    opened.open(building(1, 1), place="#member=1")
    check = opened.page.locator("#details .check")
    for equation, axis in (("6.61", "y"), ("6.62", "z")):
        clause = check.locator(".step .clause").filter(has_text=equation)
        expect(clause).not_to_have_count(0)
        lines = check.locator(".step .visually-hidden")
        said = lines.filter(has_text=f"chi_{axis} · N_Rk").filter(has_text=f"k_{axis}y").first
        expect(said).to_be_attached()
        first = said.text_content() or ""
        for term in (
            f"N_Ed / (chi_{axis} · N_Rk / gamma_M1)",
            f"k_{axis}y · M_y,Ed / (chi_LT · M_y,Rk / gamma_M1)",
            f"k_{axis}z · M_z,Ed / (M_z,Rk / gamma_M1)",
        ):
            assert term in first, equation
    mapping = "y, the strong axis, is the document's local z; z is its local y"
    assert sum(mapping in text for text in check.locator(".note").all_text_contents()) == 1
