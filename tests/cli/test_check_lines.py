"""What `loadpath check` prints: nothing is green but under a verdict that passes."""

import json
from pathlib import Path
from typing import Any

from click.testing import CliRunner

from loadpath import Model
from loadpath.cli.main import main
from loadpath.engine import solve

Json = dict[str, Any]


def two_beams() -> Json:
    model = Model("two beams")
    case = model.load_case("Q")
    for z in (0.0, 3.0):
        left, right = model.node(0, 0, z), model.node(6, 0, z)
        beam = model.member(left, right, "IPE300", "S355")
        model.support(left, RY="Free", RZ="Free")
        model.support(right, X="Free", RY="Free", RZ="Free")
        case.line(beam, -8e3)
    model.combination("ULS", {case: 1.5})
    model.check_ec3(limit_state="ULS")
    document: Json = model.to_document()
    return document


def told(document: Json, path: Path) -> list[str]:
    path.write_text(json.dumps(document))
    return CliRunner().invoke(main, ["check", str(path)]).output.splitlines()


def test_a_check_is_green_where_the_verdict_passes(tmp_path: Path) -> None:
    document = two_beams()
    assert solve(document).verdict.state == "passes"
    assert any(line.endswith("Green") for line in told(document, tmp_path / "beams.json"))


def test_no_check_is_green_where_a_member_is_not_checked(tmp_path: Path) -> None:
    document = two_beams()
    (check,) = document["analysis"]["unity_checks"]
    check["applies_to"] = {"type": "Members", "ids": [1]}
    assert solve(document).verdict.state == "incomplete"
    lines = told(document, tmp_path / "beams.json")
    assert not any(line.endswith("  Green") and "member" not in line for line in lines)
    assert any(line.endswith("within its limits; the verdict stands below") for line in lines)
    assert lines[-1] == solve(document).headline
