"""What `loadpath solve` says of stability."""

import json
from pathlib import Path

from click.testing import CliRunner

from loadpath.cli.main import main
from tests.engine.wind_girder import Json, girder
from tests.honesty.table_frame import loaded_table


def told(document: Json, path: Path) -> str:
    path.write_text(json.dumps(document))
    outcome = CliRunner().invoke(main, ["solve", str(path)])
    assert outcome.exception is None or isinstance(outcome.exception, SystemExit)
    return outcome.output


def test_what_bracing_has_to_hold_is_told(tmp_path: Path) -> None:
    """Sums and e_0 by hand: four beams of 24 m under 8 kN/m and 0.5 m deep."""
    output = told(girder(), tmp_path / "girder.json")
    (line,) = [each for each in output.splitlines() if "bracing system 1 Roof" in each]
    assert "sum N_Ed = 4608 kN, m = 4, alpha_m = 0.791, L = 24 m, e_0 = 37.95 mm" in line
    assert "kN/m towards X 0, Y 0, Z 1" in line


def test_what_gives_way_is_told(tmp_path: Path) -> None:
    document = girder()
    for section in document["model"]["sections"]:
        if section["name"] != "IPE500":
            section["area"] /= 1e3
    output = told(document, tmp_path / "girder.json")
    assert "bracing system 1 Roof: no q_d, bracing system 1 gives way" in output


def test_extremes_name_the_side_that_gives_them(tmp_path: Path) -> None:
    """Four leans of two combinations, with a shape of a mode to two sides."""
    model, _, dead = loaded_table()
    for factor in (1.0, 1.35):
        model.combination(f"ULS {factor}", {dead: factor})
    document: Json = model.to_document()
    document["analysis"]["options"]["stability"] = "Auto"
    output = told(document, tmp_path / "table.json")
    assert "largest of 16 combinations" in output
    assert "ULS 1.35 (side " in output
