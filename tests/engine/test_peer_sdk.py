"""Scripts of the public FERS package read our results: its own loader takes them unchanged."""

import json
import subprocess
from pathlib import Path

import pytest

from loadpath.engine import solve
from tests.peer_package import PYTHON, install

CORPUS = Path(__file__).parents[2] / "corpus/solved/peer"
NAMES = ["beam_02", "example_083_1", "example_201_1", "example_810_1", "frame_02"]

SCRIPT = """
import sys
from fers_core.results._loader import results_from_engine_output
for path in sys.argv[1:]:
    found = results_from_engine_output('{"results":' + open(path).read() + "}")
    sets = [*found.loadcases.values(), *found.loadcombinations.values()]
    print(len(sets), sum(len(each.member_results) for each in sets))
"""


def test_the_loader_of_the_peer_reads_our_results(tmp_path: Path) -> None:
    reason = install()
    if reason is not None:
        pytest.skip(reason)
    expected = []
    for name in NAMES:
        document = json.loads((CORPUS / f"{name}.json").read_text())["document"]
        results = solve(document)
        (tmp_path / name).write_bytes(results.to_json())
        members = len(document["model"]["members"])
        expected.append((len(results.sets), members * len(results.sets)))
    run = subprocess.run(
        [str(PYTHON), "-c", SCRIPT, *(str(tmp_path / name) for name in NAMES)],
        capture_output=True,
        text=True,
        check=False,
    )
    printed = [tuple(map(int, line.split())) for line in run.stdout.splitlines()]
    assert [sets for sets, _ in printed] == [sets for sets, _ in expected], run.stderr[-2000:]
    # Example 810 asks for tables; the loader spreads them over the members asked for.
    assert printed[0] == expected[0]
    assert printed[-1] == expected[-1]
