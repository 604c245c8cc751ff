"""A type checker finds typos in calls of builders, because their signatures are real."""

from pathlib import Path

from mypy import api

ROOT = Path(__file__).parents[2]

FINE = """
from loadpath import Client, check_beam, create_beam
from loadpath.builders import add_load, build_model, create_frame

beam = create_beam(span_m=6, support="cantilever", section="IPE300", load_kn=12)
more = add_load(beam, kind="line", member=1, load_kn=5, case="Q")
check_beam(span_m=6, section="IPE300", support="fixed", restrained=True)
create_frame(bay_width_m=6, storey_height_m=3.5, bays=2, support="pinned")
build_model(
    nodes=[[0, 0], [6, 0]],
    members=[[1, 2, "IPE300"], {"start": 1, "end": 2, "member_type": "Truss"}],
    supports=[{"node": [1, 2], "support": "pinned", "RX": "Fixed"}],
    loads=[{"kind": "line", "member": 1, "load_kn": 5}],
    combinations=[{"name": "ULS", "factors": {"Q": 1.5}}],
)
Client().create_beam(span_m=6)
"""

# Each line with what the checker has to say about it.
TYPOS = {
    'create_beam(span_m=6, support="cantilevr")': "Literal['simply_supported', 'cantilever']",
    "create_beam(spam_m=6)": 'Unexpected keyword argument "spam_m"',
    "create_beam()": 'Missing named argument "span_m"',
    'create_beam(span_m="6")': 'expected "float"',
    'check_beam(span_m=6, section="IPE300", restrained="yes")': 'expected "bool"',
    "create_frame(bay_width_m=6, storey_height_m=3.5, bays=2.5)": 'expected "int"',
    'add_load({}, kind="lien", member=1)': 'Argument "kind"',
    'build_model(nodes=[], members=[], supports=[{"node": 1, "suport": "fixed"}])': "suport",
    'build_model(nodes=[], members=[], loads=[{"kind": "line", "member": "1"}])': "member",
    'Client().check_beam(span_m=6, section="IPE300", support="fixd")': "Literal['simply_supported'",
}
IMPORTS = """
from loadpath import Client, check_beam, create_beam
from loadpath.builders import add_load, build_model, create_frame
"""


def complaints(folder: Path, program: str) -> list[str]:
    file = folder / "program.py"
    file.write_text(program)
    cache = ROOT / ".mypy_cache"
    said, failed, _ = api.run(
        ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(cache), str(file)]
    )
    assert not failed
    return [line for line in said.splitlines() if "program.py:" in line and "error:" in line]


def test_right_calls_pass(tmp_path: Path) -> None:
    assert complaints(tmp_path, FINE) == []


def test_typos_are_found(tmp_path: Path) -> None:
    program = IMPORTS + "\n".join(TYPOS)
    first = IMPORTS.count("\n") + 1
    found = complaints(tmp_path, program)
    for number, (call, words) in enumerate(TYPOS.items(), start=first):
        said = [line for line in found if f"program.py:{number}:" in line]
        assert any(words in line for line in said), f"{call}: {said}"
