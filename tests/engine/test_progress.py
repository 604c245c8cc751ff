"""Long solves say how far they are, short ones keep quiet, and a listener can end them."""

import json

import pytest

from bench.frame import frame_document
from loadpath.engine import solve
from loadpath.engine.host import STAGES

from .frames import document, force, member, node


@pytest.fixture(scope="module")
def large() -> bytes:
    return json.dumps(frame_document(12, 10)).encode()


def test_a_long_solve_passes_through_its_stages(large: bytes) -> None:
    heard: list[tuple[str, float]] = []
    solve(large, progress=lambda stage, fraction: heard.append((stage, fraction)))
    stages = [stage for stage, _ in heard]
    assert stages == sorted(stages, key=STAGES.index)
    assert {"reading", "assembling", "factorizing", "recovering", "writing"} <= set(stages)
    done = [fraction for stage, fraction in heard if stage == "factorizing"]
    assert done == sorted(done)
    assert 0.0 < done[0] < 0.5
    assert 0.9 < done[-1] <= 1.0
    assert len(heard) < 200


def test_a_short_solve_keeps_quiet() -> None:
    beam = document(
        [node(1, 0, support=1), node(2, 4)],
        [member(1, 1, 2)],
        {"nodal_loads": [force(2, [0, -1, 0])]},
    )
    heard: list[str] = []
    solve(beam, progress=lambda stage, _: heard.append(stage))
    assert heard == []


def test_what_a_listener_raises_ends_the_solve(large: bytes) -> None:
    def stop(stage: str, fraction: float) -> None:
        if stage == "factorizing":
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        solve(large, progress=stop)
