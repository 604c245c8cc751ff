"""The report on paper: margins, page numbers, tables with their heads, traces in one piece."""

import copy
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from loadpath import create_frame, generate_combinations, solve
from tests.web.building import building
from tests.web.documents import chain, checked_beam
from tests.web.opened_page import OpenedPage, open_table
from tests.web.pdf_text import PdfPage, read_pages
from tests.web.pictures import print_report

POINTS_PER_MM = 72 / 25.4
HEADINGS = (
    "Model",
    "Loads and combinations",
    "Diagrams of forces",
    "Reactions",
    "Members",
    "Calculations, the worst of each section",
    "Settings and what is not covered",
)


def printed(opened: OpenedPage, document: Any, folder: Path) -> list[PdfPage]:
    opened.open(document)
    path = folder / "report.pdf"
    path.write_bytes(print_report(opened.page))
    return read_pages(path)


def test_a_checked_beam_on_paper(opened: OpenedPage, tmp_path: Path) -> None:
    pages = printed(opened, checked_beam(), tmp_path)
    assert 2 <= len(pages) <= 5
    text = "\n".join(line for page in pages for line in page.lines)
    for number, heading in enumerate(HEADINGS, start=1):
        assert f"{number} {heading}" in text
    # q L^2 / 8 x 1.35 = 72.9 kNm, as demand in the calculation of the check.
    assert "72.9 kN m" in text
    assert "Bill of quantities" in text
    assert "'S235' with 1.55 kg/kg" in text
    assert "non-commercial" in text
    for number, page in enumerate(pages, start=1):
        assert page.lines[-1] == f"Loadpath {number} / {len(pages)}"
        edges = 12 * POINTS_PER_MM
        assert min(word.left for word in page.words) > edges
        assert max(word.right for word in page.words) < page.width - edges
        assert min(word.top for word in page.words) > edges


def test_steps_of_a_check_are_not_cut(opened: OpenedPage, tmp_path: Path) -> None:
    """Formula and numbers of a step stand on the page of its label."""
    pages = printed(opened, checked_beam(), tmp_path)
    *_, home = [p for p in pages if any("6.3.2 (6.54" in line for line in p.lines)]
    assert any("72.9 kN m" in line for line in home.lines)


def test_formulas_of_a_report_are_typeset(opened: OpenedPage) -> None:
    """What governs first; fractions drawn, the same in words for those who hear it."""
    opened.open(checked_beam(udl=20))
    opened.page.get_by_role("tab", name="Export").click()
    opened.page.get_by_role("button", name="Report").click()
    report = opened.page.get_by_role("article", name="Report")
    first = report.get_by_role("row").filter(has_text="Governing")
    expect(first.locator("mfrac")).not_to_have_count(0)
    expect(first).to_contain_text("M_y,Ed / M_b,Rd = M_y,Ed / (chi_LT")
    expect(first.get_by_role("cell").last).to_contain_text("✗ 1.")
    expect(report.get_by_text("These come to zero: Bending z (6.2.5)")).to_be_visible()


def test_a_report_without_what_typesets_it_has_its_formulas_in_plain_text(
    opened: OpenedPage,
) -> None:
    opened.page.route("**/StepFormulas*.js", lambda route: route.abort())
    opened.open(checked_beam())
    opened.page.get_by_role("tab", name="Export").click()
    opened.page.get_by_role("button", name="Report").click()
    report = opened.page.get_by_role("article", name="Report")
    expect(report.get_by_text("M_y,Ed / M_b,Rd = M_y,Ed / (chi_LT").first).to_be_visible()
    expect(report.locator("math")).to_have_count(0)
    opened.complaints.clear()


def test_long_tables_repeat_their_heads(opened: OpenedPage, tmp_path: Path) -> None:
    opened.open(chain(100))
    opened.page.get_by_role("tab", name="Export").click()
    opened.page.get_by_role("button", name="Report").click()
    opened.page.get_by_label("Results of every load case").check()
    path = tmp_path / "report.pdf"
    path.write_bytes(opened.page.pdf(prefer_css_page_size=True))
    pages = read_pages(path)
    with_rows = [page for page in pages if "99 " in "\n".join(page.lines)]
    assert len(pages) > 4
    assert with_rows
    for page in pages[1:-1]:
        first = " ".join(page.lines[:4])
        is_table = any(name in first for name in ("Member", "Node", "Set", "Section", "Analysis"))
        assert is_table, f"a page begins without a head: {first}"


@pytest.mark.parametrize("document", [chain(100), checked_beam()])
def test_no_page_ends_with_a_heading(opened: OpenedPage, document: Any, tmp_path: Path) -> None:
    headings = {f"{n} {name}" for n, name in enumerate(HEADINGS, start=1)} | {"Members", "Nodes"}
    for page in printed(opened, document, tmp_path):
        assert page.lines[-2] not in headings


def test_a_report_of_a_building_is_short_and_can_be_signed(
    opened: OpenedPage, tmp_path: Path
) -> None:
    """84 members."""
    document = building(2, 4)
    document["settings"]["general_info"]["author"] = "A. Engineer"
    pages = printed(opened, document, tmp_path)
    assert len(pages) <= 12
    first = "\n".join(pages[0].lines)
    text = "\n".join(line for page in pages for line in page.lines)
    for said in (
        "A. Engineer",
        "Prepared by",
        "Checked by",
        "SHA-256",
        opened.page.url.split("#")[0],
    ):
        assert said in first
    assert opened.results()["receipt"]["document_sha256"] in first
    results = solve(document)
    assert results.headline in " ".join(first.split())
    assert results.receipt.digest in first
    # Equal loads of many beams are one row, and each member has one.
    assert text.count("line load") == 2
    for member in document["model"]["members"]:
        rows = [line for line in text.splitlines() if line.startswith(f"{member['id']} ")]
        assert any("IPE300" in row or "HEB300" in row for row in rows), member
    assert "gamma_m0 = 1" in text
    # Of each section the worst member is calculated in full.
    assert sum(line.startswith("Governing") for line in text.splitlines()) == 2
    told = opened.page.get_by_role("status").filter(has_text="About").inner_text()
    assert abs(int(told.split()[1]) - len(pages)) <= 2
    opened.page.get_by_label("Calculations, the worst of each section").uncheck()
    opened.page.get_by_role("checkbox", name="Members", exact=True).uncheck()
    shorter = tmp_path / "shorter.pdf"
    shorter.write_bytes(opened.page.pdf(prefer_css_page_size=True))
    assert len(read_pages(shorter)) < len(pages)


def frame_of_99() -> Any:
    """Six bays, three storeys, one bay deep, five load cases, and what EN 1990 asks for."""
    document = create_frame(
        bay_width_m=6,
        storey_height_m=3.5,
        bays=6,
        storeys=3,
        depth_bays=1,
        bay_depth_m=5,
        column_section="HEB300",
        beam_section="IPE330",
        beam_load_kn_per_m=15,
        lateral_load_kn=10,
    )
    analysis = document["analysis"]
    analysis["load_combinations"] = []
    _, imposed, wind = analysis["load_cases"]
    back = copy.deepcopy(wind) | {"id": 4, "name": "W back"}
    for load in back["nodal_loads"]:
        load["direction"] = [-part for part in load["direction"]]
    analysis["load_cases"] += [back, {"id": 5, "name": "S"}]
    analysis["load_cases"][4]["distributed_loads"] = copy.deepcopy(imposed["distributed_loads"])
    for case in (wind, back):
        case["action"] = {"category": "wind", "group": "wind", "relation": "exclusive"}
    actions = {"G": "permanent", "Q": "imposed_B", "S": "snow_low"}
    return generate_combinations(document, rule="6.10", actions=actions)


def test_99_members_with_generated_combinations_fill_at_most_12_pages(
    opened: OpenedPage, tmp_path: Path
) -> None:
    """All combinations are there by number, those that govern a check with reason."""
    document = frame_of_99()
    assert len(document["model"]["members"]) == 99
    combinations = document["analysis"]["load_combinations"]
    assert len(combinations) > 100
    pages = printed(opened, document, tmp_path)
    assert len(pages) <= 12
    lines = [line for page in pages for line in page.lines]
    text = " ".join(lines)
    for each in combinations:
        formula = each["name"].partition(": ")[2]
        assert f" {each['id']}: {formula}" in text, each["name"]
    results = solve(document)
    governing = {use.id for use in results.combination_uses if use.checks}
    assert governing
    for each in combinations:
        rows = [line for line in lines if line.startswith(f"No. {each['id']} ")]
        assert len(rows) == (1 if each["id"] in governing else 0), each["name"]
    (part,) = [each for each in results.unity_checks[0].per_entity if each.entity.member_id == 57]
    (row,) = [line for line in lines if line.startswith("57 IPE330")]
    assert row.endswith(f"No. {part.governing_combination_id}")
    assert "Q psi_0 0.7" in text
    assert f"{len(combinations)} generated combinations, the largest residual" in text


def of_six_sections(document: Any) -> Any:
    """Three for its beams, three for its columns."""
    model = document["model"]
    for number, name in enumerate(("IPE330", "IPE360", "HEB320", "HEB340"), start=3):
        given = checked_beam(section=name)["model"]
        model["shape_paths"].append(given["shape_paths"][0] | {"id": number})
        section = given["sections"][0] | {"id": number, "shape_path": number}
        model["sections"].append(section)
    for member in model["members"]:
        kinds = {1: (1, 3, 4), 2: (2, 5, 6)}[member["section"]]
        member["section"] = kinds[member["id"] % 3]
    return document


def test_of_many_sections_three_are_calculated_in_full(opened: OpenedPage, tmp_path: Path) -> None:
    document = of_six_sections(building(2, 4))
    pages = printed(opened, document, tmp_path)
    assert len(pages) <= 12
    lines = [line for page in pages for line in page.lines]
    assert sum(line.startswith("Governing") for line in lines) == 3
    (head,) = [at for at, line in enumerate(lines) if line == "The other sections"]
    calculated = " ".join(lines[:head])
    rows = " ".join(lines[head : head + 16])
    worst: dict[str, float] = {}
    names = {section["id"]: section["name"] for section in document["model"]["sections"]}
    used = {member["id"]: names[member["section"]] for member in document["model"]["members"]}
    for part in solve(document).unity_checks[0].per_entity:
        name = used[part.entity.member_id or 0]
        worst[name] = max(worst.get(name, 0), part.utilization or 0)
    *fullest, fourth, fifth, last = sorted(worst, key=lambda name: -worst[name])
    for name in fullest:
        assert f"{name}, Member" in calculated
    for name in (fourth, fifth, last):
        assert f"{name}, Member" not in calculated
        assert name in rows
    page = opened.page
    hint = page.get_by_role("checkbox", name="the worst of each section (3 of 6 in full)")
    expect(hint).to_be_checked()
    page.get_by_label("Calculations of the other sections").check()
    report = page.get_by_role("article", name="Report")
    expect(report.get_by_role("row").filter(has_text="Governing")).to_have_count(6)


def test_diagrams_of_forces_name_their_extremes(opened: OpenedPage) -> None:
    opened.open(checked_beam())
    opened.page.get_by_role("tab", name="Export").click()
    opened.page.get_by_role("button", name="Report").click()
    drawing = opened.page.get_by_role("img", name="Mz, bending")
    # 12 kN/m over 6 m by 1.35: q L^2 / 8 = 72.9 kN m, sagging positive.
    expect(drawing).to_have_attribute("aria-label", re.compile("72.9 kN m in member 1"))
    shear = opened.page.get_by_role("img", name="Vy, shear")
    expect(shear).to_have_attribute("aria-label", re.compile("48.6 kN in member 1, .48.6 kN"))


def test_figures_of_diagrams_are_whole(opened: OpenedPage) -> None:
    """What stands at the end of a beam keeps its sign and digits."""
    opened.open(checked_beam(udl=120))
    opened.page.get_by_role("tab", name="Export").click()
    opened.page.get_by_role("button", name="Report").click()
    drawing = opened.page.get_by_role("img", name="Vy, shear")
    frame = drawing.bounding_box()
    assert frame
    figures = drawing.locator("text")
    assert figures.all_text_contents() == ["486", "\N{MINUS SIGN}486"]
    for figure in figures.all():
        box = figure.bounding_box()
        assert box
        assert frame["x"] <= box["x"]
        assert box["x"] + box["width"] <= frame["x"] + frame["width"]


def test_rows_with_notes_are_not_held_to_those_that_follow(opened: OpenedPage) -> None:
    """Else a page stays half empty before a row of steps that all have a note."""
    opened.open(checked_beam())
    opened.page.get_by_role("tab", name="Export").click()
    opened.page.get_by_role("button", name="Report").click()
    opened.page.get_by_role("article", name="Report").and_(
        opened.page.locator("[aria-busy=false]")
    ).wait_for()
    held = "notes => notes.map((note) => getComputedStyle(note).breakAfter)"
    notes = opened.page.locator("article td p.note")
    assert set(notes.evaluate_all(held)) == {"auto"}
    first = opened.page.locator("article h2:has-text('Diagrams') + div > p.note")
    assert first.evaluate_all(held) == ["avoid"]


def test_judgements_of_what_an_import_left_behind_are_printed(
    opened: OpenedPage, tmp_path: Path
) -> None:
    document = checked_beam()
    document["schema_version"] = 4
    free = {"object": "StructuralPointActionFree", "names": ["F1"], "message": "is not read"}
    settled = {"by": "A. Engineer", "reason": "the crane is gone"}
    document["settings"]["imported"] = {
        "format": "SAF",
        "left_behind": [free | {"settled": settled}, free | {"names": ["F2"]}],
    }
    pages = printed(opened, document, tmp_path)
    text = " ".join(line for page in pages for line in page.lines)
    assert "Of what the import left behind, 1 entry was judged not to matter" in text
    assert "StructuralPointActionFree F1: is not read. A. Engineer: the crane is gone" in text
    assert "StructuralPointActionFree F2: is not read; the import left this behind" in text


def id_range(ids: tuple[int, ...]) -> str:
    return f"{ids[0]}\N{EN DASH}{ids[-1]}" if len(ids) > 1 else str(ids[0])


def test_a_report_says_what_the_structure_is(opened: OpenedPage, tmp_path: Path) -> None:
    """Hinges, types, roll, offsets, tapers and springs, merged; plain members are not listed."""
    document = building(2, 4)
    model = document["model"]
    model["member_hinges"] = [{"id": 1, "rotational_release_my": 0.0, "rotational_release_mz": 0.0}]
    beams = [member for member in model["members"] if member["section"] == 1]
    for member in beams[:3]:
        member["start_hinge"] = 1
    beams[3].update(start_hinge=1, end_hinge=1, start_offset={"Y": -0.15})
    beams[4].update(end_section=2, rotation_angle=90.0)
    support = model["nodal_supports"][0]
    support["RZ"] = {"condition_type": "Spring", "stiffness": 2e7}
    pages = printed(opened, document, tmp_path)
    assert len(pages) <= 12
    lines = [line for page in pages for line in page.lines]
    first, second, third, fourth, fifth = (member["id"] for member in beams[:5])
    rows = {
        "Pinned at start": (first, second, third),
        "Pinned at both ends": (fourth,),
        "Offset in m (0, \N{MINUS SIGN}0.15, 0) at start": (fourth,),
        "Rolled 90°": (fifth,),
        "Tapered IPE300 → HEB300": (fifth,),
    }
    for what, members in rows.items():
        (row,) = [line for line in lines if line.startswith(what)]
        assert row.removeprefix(what).split() == [id_range(members)]
    assert any("What is not named here is of type Normal" in line for line in lines)
    assert any("spring 20000 kN m/rad" in line for line in lines)
    opened.page.get_by_role("button", name="Back to the model").click()
    table = open_table(opened.page, "Members")
    shown = table.locator("tbody tr").nth(fourth - 1).locator("td").all_inner_texts()
    assert shown.count("pinned") == 2


def test_tension_and_compression_of_a_report_differ_in_colour(opened: OpenedPage) -> None:
    """A post that is pushed from both ends towards its middle is half tie, half strut."""
    document = checked_beam()
    load = {"id": 1, "member": 1, "position": 0.5, "magnitude": 40e3, "direction": [1.0, 0.0, 0.0]}
    document["analysis"]["load_cases"][0]["member_point_loads"] = [load]
    for support in document["model"]["nodal_supports"]:
        support["X"] = {"condition_type": "Fixed"}
    opened.open(document)
    opened.page.get_by_role("tab", name="Export").click()
    opened.page.get_by_role("button", name="Report").click()
    drawing = opened.page.get_by_role("img", name="N, axial")
    strokes = [
        drawing.locator(f"path.{side}").first.evaluate("path => getComputedStyle(path).stroke")
        for side in ("tension", "compression")
    ]
    assert strokes[0] != strokes[1]
    # Left of the load the bar is pulled, right of it pushed: each half has its own colour.
    left, right = (
        drawing.locator(f"path.{side}").first.bounding_box() for side in ("tension", "compression")
    )
    assert left
    assert right
    assert left["x"] + left["width"] == pytest.approx(right["x"], abs=4)
    figure = opened.page.get_by_role("figure").filter(has=drawing)
    expect(figure.locator("figcaption")).to_contain_text("■ tension ■ compression")
    expect(
        opened.page.get_by_role("img", name="Mz, bending").locator("path.tension")
    ).to_have_count(0)
