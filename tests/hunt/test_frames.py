"""Random frames with every feature of a linear analysis, against a solver written in another way.

Some dozens run here, a thousand by `make hunt`, ten thousand by `make prove-accuracy`.
"""

import pytest

from .agreement import TOLERANCE, find_deviation
from .batches import batches
from .random_frames import random_frame


@pytest.mark.parametrize("batch", batches("frames"))
def test_random_frames_agree_with_an_independent_solver(batch: range) -> None:
    """Displacements, reactions and end forces of every frame that both can solve."""
    for seed in batch:
        try:
            assert find_deviation(random_frame(seed)) <= TOLERANCE
        except AssertionError as fault:
            fault.add_note(f"frame of seed {seed}")
            raise
