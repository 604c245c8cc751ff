"""Random frames with every feature of a linear analysis, against a solver written in another way.

Some dozens run here, a thousand by `make hunt`, ten thousand by `make prove-accuracy`.
"""

import numpy as np
import pytest

from .agreement import TOLERANCE, find_deviation
from .batches import batches
from .beam import Beam
from .beam_loads import clamped_end_forces
from .random_frames import random_frame


@pytest.mark.parametrize("batch", batches("frames"))
def test_random_frames_agree_with_an_independent_solver(batch: range) -> None:
    """Displacements, reactions and end forces of every frame that both can solve."""
    for seed in batch:
        try:
            deviation = find_deviation(random_frame(seed))
            assert deviation.found <= deviation.allowed
        except AssertionError as fault:
            fault.add_note(f"frame of seed {seed}")
            raise


@pytest.mark.parametrize("seed", [1379, 5764, 8914, 9648])
def test_frames_that_enlarge_what_is_wrong_with_their_loads(seed: int) -> None:
    """Hardly held: moments about a point a nanometre off made a difference of 5e-8."""
    assert find_deviation(random_frame(seed)).found < TOLERANCE / 10


def test_a_tie_almost_across_the_way_of_its_node_leaves_fewer_digits() -> None:
    deviation = find_deviation(random_frame(5749))
    assert TOLERANCE < deviation.found < deviation.allowed / 10


def test_the_second_opinion_on_a_clamped_beam_has_all_digits() -> None:
    """q L / 2 and q L^2 / 12 (Timoshenko, Strength of Materials I, 1955, 36)."""
    frame = random_frame(8914)
    beam = Beam(frame["model"]["members"][0], frame["model"], shear=False)
    load = {"member": beam.id, "direction": [0.0, 1.0, 0.0], "axes": "local"}
    load |= {"magnitude": -2e3, "end_magnitude": -2e3, "start_frac": 0.0, "end_frac": 1.0}
    ends = clamped_end_forces(beam, {"distributed_loads": [load]}, {})
    force, moment = 1e3 * beam.length, 2e3 * beam.length**2 / 12
    expected = [0, force, 0, 0, 0, moment, 0, force, 0, 0, 0, -moment]
    assert np.abs(ends - expected).max() < 1e-12 * moment
