"""What goes out as SAF comes in as it was: the same results, or a list of what is missing."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from loadpath import Model
from loadpath.catalogue import section_names
from loadpath.engine import solve
from loadpath.exchange import read_saf
from loadpath.exchange.report import NotCarried
from loadpath.exchange.saf_files import saf_bytes
from loadpath.inspection import validate

CORPUS = Path(__file__).parents[2] / "corpus"
FILES = sorted(
    file
    for folder in ("valid", "solved/frames", "solved/plates", "unstable", "implausible")
    for file in (CORPUS / folder).glob("*.json")
    if file.stat().st_size < 60_000
)
# What a linear solve does not read: labels, drawings, figures of checks, and the checks.
NOT_MECHANICS = {
    "settings.general_info",
    "model.member_sets",
    "model.workspace",
    "model.nodal_supports",
    "model.member_hinges",
    "analysis.unity_checks",
    "analysis.buckling",
    "analysis.modal",
    "analysis.options",  # handed back by the test
}
FIGURES = ("wel_y", "wel_z", "shape_path", "dimensions", "ec3", "centroid_y", "centroid_z", "name")


def document_of(file: Path) -> dict[str, Any]:
    read = json.loads(file.read_text())
    found: dict[str, Any] = read.get("document", read)
    return found


def counts(lost: NotCarried) -> bool:
    """Whether a linear solve can notice it."""
    if lost.object in NOT_MECHANICS:
        return False
    field = lost.message.split()[0]
    if lost.object == "model.sections":
        return field not in FIGURES
    if lost.object == "analysis.load_combinations":
        return field not in ("check", "limit_state", "generated", "situation")
    return field not in ("classification", "chi", "reference_member", "reference_node")


def same_results(one: dict[str, Any], other: dict[str, Any]) -> int:
    """Compare all usable sets; how many there were."""
    first, second = solve(one), solve(other)
    compared = 0
    for found in first.sets:
        again = second.set(found.name)
        assert again.is_usable == found.is_usable
        if not found.is_usable:
            continue
        compared += 1
        # Below a nanonewton and a femtometre there is only what rounding leaves.
        for name, nothing in (("displacements", 1e-15), ("reactions", 1e-9), ("node_forces", 1e-9)):
            a, b = np.asarray(getattr(found, name)), np.asarray(getattr(again, name))
            size = np.abs(a).max(initial=0.0)
            # Other units round the last digit, and soft frames multiply that.
            assert np.abs(a - b).max(initial=0.0) <= 1e-7 * size + nothing
    return compared


def assert_it_comes_back(document: dict[str, Any]) -> None:
    """Whole, without a word in either report, with the same results of its one load case."""
    data, left = saf_bytes(document)
    assert [str(each) for each in left] == []
    transfer = read_saf(data)
    assert [str(each) for each in transfer.report] == []
    assert same_results(document, transfer.model) == 1


def with_options_of(model: dict[str, Any], document: dict[str, Any]) -> dict[str, Any]:
    """SAF has no options of an analysis; the case of self-weight keeps its own number."""
    options = dict(document["analysis"].get("options") or {})
    own = (model["analysis"].get("options") or {}).get("self_weight_load_case_id")
    if options.get("self_weight_load_case_id") is not None:
        options["self_weight_load_case_id"] = own
    for key in ("result_filter", "result_requests", "order", "nonlinear_method"):
        options.pop(key, None)
    return {**model, "analysis": {**model["analysis"], "options": options}}


def linear(document: dict[str, Any]) -> dict[str, Any]:
    """The document in first order, without what only checks and modes ask for."""
    analysis = {
        key: value
        for key, value in document["analysis"].items()
        if key in ("options", "load_cases", "load_combinations")
    }
    options = dict(analysis.get("options") or {})
    for key in ("result_filter", "result_requests", "order", "nonlinear_method"):
        options.pop(key, None)
    return {**document, "analysis": {**analysis, "options": options}}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_documents_come_back_or_say_what_is_missing(file: Path) -> None:
    document = document_of(file)
    data, left = saf_bytes(document)
    transfer = read_saf(data)
    assert {each.code for each in validate(transfer.model).errors} <= {"nothing_to_solve"}
    if not any(map(counts, left)) and "LINEAR" in json.dumps(document).replace("NONLINEAR", ""):
        same_results(linear(document), linear(with_options_of(transfer.model, document)))


def test_most_frames_come_back_whole() -> None:
    """The comparison above is not empty."""
    frames = [document_of(file) for file in FILES if "frames" in str(file)]
    whole = [each for each in frames if not any(map(counts, saf_bytes(each)[1]))]
    assert len(whole) > len(frames) / 3


sizes = st.floats(-9.0, 9.0).map(lambda x: round(x, 2))
loads = st.floats(-50.0, 50.0).map(lambda x: round(x, 1) * 1000 + 1)
shares = st.floats(0.05, 0.95).map(lambda x: round(x, 3))
angles = st.integers(-180, 180)
SECTIONS = ("IPE300", "HEA200", "SHS 100x100x5", "CFSHS 100x100x5", "UPE200", "WT6X25")


@st.composite
def frames(draw: st.DrawFn) -> Model:
    """A tree of members in space on a fixed foot, with all that SAF can hold."""
    model = Model("Random")
    nodes = [model.node(0, 0, 0)]
    model.support(nodes[0])
    case = model.load_case("Loads")
    for index in range(draw(st.integers(1, 5))):
        start = draw(st.sampled_from(nodes))
        step = [draw(sizes) for _ in range(3)]
        step[index % 3] += 10.0 + index
        end = model.node(start.X + step[0], start.Y + step[1], start.Z + step[2])
        nodes.append(end)
        hinge = draw(st.sampled_from([None, "spring"]))
        released = model.hinge(mx=draw(st.sampled_from([None, 2e6])), my=3e5, mz=7e5, vy=4e6)
        member = model.member(
            start,
            end,
            draw(st.sampled_from(SECTIONS)),
            "S355",
            rotation_angle=float(draw(angles)),
            start_hinge=released if hinge else None,
        )
        along: Any = draw(st.sampled_from("xyzXYZ"))
        case.line(member, draw(loads), draw(loads), along=along, start_frac=draw(shares) / 2)
        case.point(member, draw(loads), draw(shares), along=along)
        case.force(end, draw(loads), along=(draw(sizes) / 10 + 1.0, draw(sizes), draw(sizes)))
        about: Any = "XYZ"[index % 3]
        case.moment(end, draw(loads), about=about)
    return model


@settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
@given(frames())
def test_random_frames_come_back_with_the_same_results(model: Model) -> None:
    assert_it_comes_back(model.to_document())


def test_units_of_the_document_do_not_matter() -> None:
    metres = document_of(CORPUS / "valid" / "beam.json")
    millimetres = document_of(CORPUS / "valid" / "beam_in_millimetres.json")
    assert same_results(metres, read_saf(saf_bytes(metres)[0]).model)
    assert same_results(millimetres, read_saf(saf_bytes(millimetres)[0]).model)


@pytest.mark.parametrize("family", ["SHS", "CFSHS", "RHS", "CFRHS", "CHS", "CFCHS"])
def test_tubes_stay_hot_finished_or_cold_formed(family: str) -> None:
    name = section_names(family)[family][3]
    model = Model("Tube")
    start, end = model.node(0, 0), model.node(4, 0)
    model.support(start)
    model.member(start, end, name, "S355")
    model.load_case("LC1").force(end, -1000.0)
    data, left = saf_bytes(model.to_document())
    assert left == []
    transfer = read_saf(data)
    assert transfer.report == []
    assert transfer.model["model"]["sections"][0]["name"] == name


def test_an_angle_comes_back_and_its_legs_are_in_doubt() -> None:
    """SAF draws angles four ways and its codes of them do not say which is which."""
    model = Model("Angle")
    start, end = model.node(0, 0), model.node(2, 0)
    model.support(start)
    model.member(start, end, "L 90x90x9", "S355")
    model.load_case("LC1").force(end, -1000.0)
    document = model.to_document()
    data, left = saf_bytes(document)
    assert [each.object for each in left] == ["StructuralCrossSection"]
    assert "legs" in left[0].message
    assert same_results(document, read_saf(data).model) == 1


def test_what_has_no_place_is_listed_by_list_and_id() -> None:
    document = document_of(CORPUS / "valid" / "everything.json")
    left = [str(each) for each in saf_bytes(document)[1]]
    lists = {each.partition(" ")[0] for each in left}
    assert {"model.member_sets", "model.nodal_masses", "analysis.unity_checks"} <= lists


def test_keys_that_the_format_does_not_have_are_listed() -> None:
    document = document_of(CORPUS / "valid" / "portal.json")
    expected = saf_bytes(document)[1]
    document["model"]["members"][0]["rotation_angel"] = 12
    document["note"] = "from another program"
    left = [str(each) for each in saf_bytes(document)[1]]
    assert left[:2] == [
        "model.members[0].rotation_angel: is not a field of Member and has no effect",
        "note: is not a field of Document and has no effect",
    ]
    assert left[2:] == [str(each) for each in expected]
