"""Numbers as an agent should read them: six significant digits, noise set to zero."""

SIGNIFICANT = 6


def rounded(value: float, scale: float = 0.0) -> float:
    """The number, short; one that is nothing beside the scale is 0."""
    if abs(value) <= 1e-12 * scale:
        return 0.0
    return float(f"{value:.{SIGNIFICANT}g}") + 0.0
