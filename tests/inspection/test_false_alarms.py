"""Documents that are as they are meant to be: nothing in them is implausible.

Those that are truly odd are listed with the reason.
"""

import json
from pathlib import Path

import pytest

from loadpath.inspection import inspect
from tests.document.corpus import CORPUS, VALID

ODD = {
    "engine/impossible_plate_material": {"implausible_shear_modulus"},  # which is its point
    "engine/inaccurate": {"implausible_stiffness"},  # parts that are stiffer by 1e6 lose digits
    "engine/unbalanced": {"implausible_stiffness"},  # the same by 1e12
    "solved/plates/pinched_cylinder": {"implausible_stiffness"},  # units of its own
    "solved/plates/scordelis_lo_roof": {"implausible_stiffness", "implausible_density"},  # pounds
    "solved/plates/straight_cantilever": {"implausible_stiffness"},  # units of its own
}
FOLDERS = ("engine", "invalid", "solved", "unstable")
CASES = [*VALID, *sorted(path for each in FOLDERS for path in (CORPUS / each).rglob("*.json"))]


def name_of(path: Path) -> str:
    return path.relative_to(CORPUS).with_suffix("").as_posix()


@pytest.mark.parametrize("path", CASES, ids=name_of)
def test_a_document_of_the_corpus_is_plausible(path: Path) -> None:
    case = json.loads(path.read_text())
    document = case.get("document", case)
    found = {issue.code for issue in inspect(json.dumps(document).encode())}
    assert found == ODD.get(name_of(path), set())


def test_every_exception_is_of_a_document() -> None:
    assert set(ODD) <= set(map(name_of, CASES))
