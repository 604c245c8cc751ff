"""Documents that are as they are meant to be: nothing in them is implausible.

Those that are truly odd are listed with the reason.
"""

import json
from pathlib import Path

import pytest

from loadpath.builders import check_beam, create_beam
from loadpath.inspection import inspect
from tests.document.corpus import CORPUS, VALID, given

CONTRADICTORY = {"implausible_section"}
ODD = {
    "engine/hardly_utilized": {"weight_left_out"},  # 60 N/m on what weighs 414
    "valid/plates": {"weight_left_out"},  # a slab of 5 kN/m2 under 3
    "engine/impossible_plate_material": {"implausible_shear_modulus"},  # which is its point
    "engine/inaccurate": {"implausible_stiffness"},  # parts that are stiffer by 1e6 lose digits
    "engine/unbalanced": {"implausible_stiffness"},  # the same by 1e12
    "engine/too_large": {"members_not_joined"},  # 18,000 members at random in one place
    "invalid/missing_section": {"duplicate_member"},  # one node pair serves three members
    "solved/modes/stretched_string": {"implausible_slenderness"},  # a wire
    "solved/plates/pinched_cylinder": {"implausible_stiffness"},  # units of its own
    "solved/plates/scordelis_lo_roof": {"implausible_stiffness", "implausible_density"},  # pounds
    "solved/plates/straight_cantilever": {"implausible_stiffness"},  # units of its own
    "solved/second_order/plate_cantilever": {"implausible_stiffness"},  # units of its own
    "solved/second_order/plate_rolled": {"implausible_stiffness"},  # the same
    "solved/peer/beam_column_annex": {"implausible_length"},  # 0.7 between pins
    "solved/peer/example_101_1": {"not_the_library_section"},  # an area that is no IPE180's
    "solved/peer/strut_hollow_section": {"empty_load_case"},  # random loads, and none in one case
    # Random numbers: moduli that do not go with second moments, weight that is turned around.
    "solved/peer/gravity_askew": CONTRADICTORY | {"implausible_factor"},
    "solved/peer/hinges_in_user_axes": CONTRADICTORY,
    "solved/peer/mirrored_sections": CONTRADICTORY | {"swapped_section_axes"},
    "solved/peer/offsets_and_roll": CONTRADICTORY,
    "solved/peer/shear_centre_line_load": CONTRADICTORY,
}
FOLDERS = ("engine", "invalid", "solved", "unstable")
CASES = [*VALID, *sorted(path for each in FOLDERS for path in (CORPUS / each).rglob("*.json"))]


def name_of(path: Path) -> str:
    return path.relative_to(CORPUS).with_suffix("").as_posix()


@pytest.mark.parametrize("path", CASES, ids=name_of)
def test_a_document_of_the_corpus_is_plausible(path: Path) -> None:
    case = json.loads(path.read_text())
    document = case if "model" in case else given(case)
    text = document if isinstance(document, str) else json.dumps(document)
    found = {issue.code for issue in inspect(text.encode()) or []}
    assert found == ODD.get(name_of(path), set())


def test_every_exception_is_of_a_document() -> None:
    assert set(ODD) <= set(map(name_of, CASES))


def test_every_kind_of_beam_is_plausible() -> None:
    """Frames and models from arrays are held to it where they are tested."""
    for document in (
        check_beam(span_m=6, section="IPE300", udl=20),
        create_beam(span_m=8, section="HEA200"),
        create_beam(span_m=4, section="RHS200x100x8"),
    ):
        assert inspect(json.dumps(document).encode()) == []
