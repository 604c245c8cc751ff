"""What the engine says of solved documents is true of them: no false alarm in the corpus.

Documents of textbooks and of other programs are often exaggerated; which and how is listed.
"""

import json
from functools import cache
from pathlib import Path

import pytest

from loadpath.engine.host import call

CORPUS = Path(__file__).parents[2] / "corpus"
FILES = sorted(path for folder in ("solved", "valid") for path in (CORPUS / folder).rglob("*.json"))
SPOKEN = ("sway_not_considered", "displacement_out_of_proportion", "second_order_needed")

LARGE = {
    "solved/frames/bm-01.json": "a beam whose end turns by 0.16 rad",
    "solved/frames/fr2d-03.json": "a frame of 4 m that moves by 3 m",
    "solved/frames/wt-01.json": "a cantilever that twists by 0.75 rad",
    "solved/peer/beam_01.json": "IPE100 that is utilized a hundredfold",
    "solved/peer/beam_16.json": "HEA160 that is utilized eightfold",
    "solved/peer/example_051_1.json": "a cantilever that turns by 0.101 rad",
    "solved/peer/example_084_1.json": "0.65 m in a structure of 1.7 m",
    "solved/peer/example_085_1.json": "0.65 m in a structure of 1.7 m",
    "solved/peer/example_086_1.json": "58 m in a structure of 7 m",
    "solved/peer/example_122_1.json": "twisted by 0.19 rad",
    "solved/peer/example_122_2.json": "twisted by 0.11 rad",
    "solved/peer/frame_01.json": "random frames with joints that turn by 0.1 to 0.14 rad",
    "solved/peer/frame_01_stiff_in_shear.json": "the same",
    "solved/peer/frame_03.json": "the same",
    "solved/peer/frame_06.json": "the same",
    "solved/peer/frame_11.json": "the same",
    "solved/peer/offsets_and_roll.json": "a random frame, turned by 0.17 rad",
    "solved/plates/straight_cantilever.json": "MacNeal and Harder's beam of unit load",
    "solved/second_order/beamcolumn_00.json": "a cantilever of 6.5 m that moves by 0.85 m",
    "valid/extensions.json": "every field at once, utilized threefold",
    "valid/portal.json": "a portal whose joint turns by 0.13 rad",
}


@cache
def said_of(path: Path) -> frozenset[str]:
    case = json.loads(path.read_text())
    header = json.loads(call("solve", json.dumps(case.get("document", case)).encode())[0])
    sets = header.get("sets", [])
    return frozenset(issue["code"] for each in sets for issue in each["warnings"]) & set(SPOKEN)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_only_large_motions_are_called_large(path: Path) -> None:
    assert bool(said_of(path)) == (path.relative_to(CORPUS).as_posix() in LARGE)


def test_no_document_of_the_corpus_is_said_to_sway() -> None:
    assert not {path.name for path in FILES if "sway_not_considered" in said_of(path)}
