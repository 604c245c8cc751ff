"""Documents as pictures: to scale, complete, and harmless whatever names say."""

import copy
import re
from html import escape
from typing import Any
from xml.etree import ElementTree

import pytest

import loadpath
from loadpath.builders import create_beam, create_frame
from loadpath.document.drawing import Structure, draw
from loadpath.document.drawing.document_html import document_html
from tests.web.documents import frame_of_every_status

FRAME = create_frame(bay_width_m=6, storey_height_m=3.5)
SVG = "{http://www.w3.org/2000/svg}"


def parts(document: Any, tag: str) -> list[ElementTree.Element]:
    return ElementTree.fromstring(draw(Structure.of(document)).svg).findall(f"{SVG}{tag}")


def length(line: ElementTree.Element) -> float:
    x1, y1, x2, y2 = (float(line.get(key, "nan")) for key in ("x1", "y1", "x2", "y2"))
    return float(((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5)


def test_a_plane_frame_is_drawn_to_scale() -> None:
    lines = parts(FRAME, "line")
    assert len(lines) == 3
    column, _, beam = lines
    assert length(beam) / length(column) == pytest.approx(6 / 3.5, rel=1e-3)
    assert [each.get("class") for each in parts(FRAME, "path")] == ["support", "support"]
    assert "member 3 IPE300" in "".join(beam.itertext())


def test_up_is_up() -> None:
    column = parts(FRAME, "line")[0]
    assert float(column.get("y2", "nan")) < float(column.get("y1", "nan"))


def test_space_is_seen_from_a_corner() -> None:
    """Parallel members of one length stay parallel and of one length."""
    space = create_frame(bay_width_m=6, storey_height_m=3.5, depth_bays=1)
    lines = parts(space, "line")
    columns = [length(line) for line in lines[:4]]
    assert columns == pytest.approx([columns[0]] * 4, abs=0.3)
    assert len(lines) == len(space["model"]["members"])


def test_plates_are_faces() -> None:
    slab = copy.deepcopy(FRAME)
    slab["model"]["plate_surfaces"] = [{"id": 1, "boundary_node_ids": [1, 2, 4, 3]}]
    (face,) = parts(slab, "polygon")
    assert len(face.get("points", "").split()) == 4


@pytest.mark.parametrize(
    "document",
    [
        {},
        [],
        None,
        {"model": {"nodes": [{"id": 1}]}},
        {"model": {"nodes": 5, "members": [{"id": 1, "start_node_id": 1, "end_node_id": 2}]}},
    ],
)
def test_what_is_not_finished_is_drawn_as_far_as_it_goes(document: Any) -> None:
    assert ElementTree.fromstring(draw(Structure.of(document)).svg).tag == f"{SVG}svg"


def test_names_cannot_add_markup() -> None:
    evil = copy.deepcopy(FRAME)
    evil["settings"]["general_info"]["project_name"] = "<script>x</script>"
    evil["model"]["sections"][0]["name"] = "'><script>y</script>"
    assert "<script" not in document_html(evil)


def test_too_much_to_draw_is_said() -> None:
    many = create_frame(bay_width_m=6, storey_height_m=3.5, bays=40, storeys=40)
    assert "too many to draw" in draw(Structure.of(many)).svg


def test_models_and_documents_show_themselves() -> None:
    model = loadpath.Model("Cantilever")
    node = model.node(0, 0)
    model.member(node, model.node(4, 0), "IPE300", "S355")
    model.support(node)
    shown = model._repr_html_()
    assert "Cantilever" in shown
    assert shown.count("<line") == 1
    assert shown == model.document._repr_html_()


def test_results_show_the_verdict_and_utilizations() -> None:
    results = loadpath.solve(FRAME)
    shown = results._repr_html_()
    assert results.headline in shown
    assert shown.count("<line") == 3
    assert shown.count("style='stroke:#") == 3
    assert loadpath.check(FRAME)._repr_html_() == shown


def test_what_fails_is_listed_first_then_what_is_undecided() -> None:
    shown = loadpath.solve(frame_of_every_status())._repr_html_()
    states = re.findall("<td>(Red|Indeterminate|Green|Yellow|Orange)</td>", shown)
    assert states[:3] == ["Red", "Indeterminate", "Orange"]
    used = [float(use) for use in re.findall(r"<td>(0\.\d{3})</td>", shown)]
    assert used[1:] == sorted(used[1:], reverse=True)


def test_a_mechanism_says_why_it_is_not_solved() -> None:
    loose = copy.deepcopy(FRAME)
    for node in loose["model"]["nodes"]:
        node.pop("nodal_support", None)
    results = loadpath.solve(loose)
    assert escape(results.sets[0].errors[0].message) in results._repr_html_()


SIDES = [("simply_supported", True), ("cantilever", False)]


@pytest.mark.parametrize(("support", "is_below"), SIDES)
def test_moments_lie_on_the_side_they_stretch(support: str, is_below: bool) -> None:
    """A beam under downward load is stretched at its lower side, a cantilever at its upper."""
    made: dict[str, Any] = {"span_m": 6, "section": "IPE300", "load_kn": 20, "support": support}
    beam = create_beam(**made)
    drawing = loadpath.solve(beam).draw("mz", "Q")
    root = ElementTree.fromstring(drawing.svg)
    axis = float(root.findall(f"{SVG}line")[0].get("y1", "nan"))
    (diagram,) = (each for each in root.findall(f"{SVG}path") if each.get("class") == "diagram")
    heights = [
        float(corner.split()[1]) for corner in diagram.get("d", "")[1:].rstrip("z").split("L")
    ]
    assert (max(heights) > axis + 5) is is_below
    assert (min(heights) < axis - 5) is not is_below
    assert f"{20 * 36 / (8 if is_below else 2):g}" in drawing.svg


@pytest.mark.parametrize("component", ["fx", "fy", "mz"])
def test_diagrams_stay_in_the_picture(component: str) -> None:
    """Below the line that says what they are, which ends 21 units below the upper edge."""
    tall = create_frame(bay_width_m=6, storey_height_m=3.5, bays=2, storeys=5)
    root = ElementTree.fromstring(loadpath.solve(tall).draw(component, "ULS 1").svg)
    corners = [
        tuple(map(float, corner.split()))
        for each in root.findall(f"{SVG}path")
        if each.get("class") == "diagram"
        for corner in each.get("d", "")[1:].rstrip("z").split("L")
    ]
    assert min(y for _, y in corners) > 21
    assert max(y for _, y in corners) < 360
    assert all(0 < x < 640 for x, _ in corners)


def test_what_cannot_be_drawn_is_named() -> None:
    results = loadpath.solve(FRAME)
    with pytest.raises(LookupError, match="did you mean 'ULS 1'"):
        results.draw("mz", "ULS1")
    with pytest.raises(ValueError, match="component should be one of fx"):
        results.draw("moment", "ULS 1")


def test_results_take_the_models_own_parts() -> None:
    model = loadpath.Model()
    fixed, free = model.node(0, 0), model.node(3, 0)
    member = model.member(fixed, free, "IPE300", "S355")
    model.support(fixed)
    case = model.load_case("Q")
    case.force(free, -10e3)
    found = model.solve().set("Q")
    assert found.displacement(free) == found.displacement(free.id)
    assert found.reaction(fixed) == found.reaction(1)
    assert found.extremes(member) == found.extremes(1)
    with pytest.raises(LookupError, match=r"member 9 is not in these results \(ids: 1 to 1\)"):
        found.extremes(9)


def test_lengths_are_drawn_as_the_scale_says() -> None:
    (scale,) = parts(FRAME, "polyline")
    (x1, y1), (x2, y2) = (map(float, each.split(",")) for each in scale.get("points", "").split())
    (told,) = [text for each in parts(FRAME, "text") if (text := each.text or "").endswith(" m")]
    beam = parts(FRAME, "line")[2]
    assert y1 == y2
    assert length(beam) / (x2 - x1) == pytest.approx(6 / float(told.split()[0]), rel=1e-3)


@pytest.mark.parametrize("passes", [True, False])
def test_green_is_for_what_passes(passes: bool) -> None:
    svg = draw(Structure.of(FRAME), utilizations={1: 0.5, 2: 0.9, 3: 1.2}, passes=passes).svg
    assert ("#2e8b57" in svg) is passes
    assert "#c62828" in svg


def test_an_incomplete_model_is_drawn_without_green() -> None:
    assert "#2e8b57" in loadpath.solve(FRAME)._repr_html_()
    unfinished = copy.deepcopy(FRAME)
    loads = [{"id": 1, "node": 3, "magnitude": 1e3, "direction": [1.0, 0.0, 0.0]}]
    unfinished["analysis"]["load_cases"].append({"id": 9, "name": "W", "nodal_loads": loads})
    results = loadpath.solve(unfinished)
    assert results.verdict.state == "incomplete"
    assert "#2e8b57" not in results._repr_html_()
