"""Results as a workbook: the numbers of the tables to sixteen digits, and the verdict."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from loadpath.builders import check_beam, create_beam
from loadpath.cli.main import main
from loadpath.engine import solve
from loadpath.exchange.workbook import read_workbook

BEAM = check_beam(span_m=6, section="IPE300", udl=10)


def test_a_workbook_has_the_tables_as_they_are(tmp_path: Path) -> None:
    results = solve(BEAM)
    file = tmp_path / "results.xlsx"
    results.to_xlsx(file)
    sheets = read_workbook(file.read_bytes())
    assert dict(sheets["summary"][1:3])["verdict"] == results.headline
    for name in ("displacements", "reactions", "end_forces", "extremes", "checks"):
        table = results.table(name)
        heading, *rows = sheets[name]
        assert heading == list(table.columns)
        assert len(rows) == len(table)
        for row, found in zip(rows, table.rows(), strict=True):
            for cell, value in zip(row, found.values(), strict=True):
                if isinstance(value, float) and value == value:
                    assert cell == pytest.approx(value, rel=1e-15, abs=1e-300)
                else:
                    assert cell == value or cell == ""
    assert sheets["bill_of_quantities"][-1][3] == pytest.approx(results.bill_of_quantities.mass)


def test_the_command_writes_it_beside_what_it_prints(tmp_path: Path) -> None:
    model, file = tmp_path / "model.json", tmp_path / "results.xlsx"
    model.write_text(json.dumps(create_beam(span_m=6, section="IPE300", load_kn=40)))
    done = CliRunner().invoke(main, ["solve", str(model), "--xlsx", str(file)])
    assert done.exit_code == 0
    assert "reactions" in read_workbook(file.read_bytes())
