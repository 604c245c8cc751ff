"""A corner of an outline."""

Corner = tuple[float, float, float]
"""y, z (from the lower left of the enclosing box) and the radius that rounds it."""
