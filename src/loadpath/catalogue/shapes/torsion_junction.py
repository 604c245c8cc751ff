"""What the thick junctions of plates add to a torsion constant: a D^4, D the inscribed circle.

Coefficients of El Darwish and Johnston, "Torsion of structural shapes", J. Struct. Div. ASCE 91
(1965), as used by SCI P385 (Design of steel beams in torsion), appendix.
"""

from math import sqrt


def tee_junction(tw: float, tf: float, r: float) -> float:
    """A web of thickness tw meeting the middle of a flange of thickness tf."""
    alpha = (
        -0.042
        + 0.2204 * tw / tf
        + 0.1355 * r / tf
        - 0.0865 * r * tw / tf**2
        - 0.0725 * (tw / tf) ** 2
    )
    diameter = ((tf + r) ** 2 + (r + tw / 4) * tw) / (2 * r + tf)
    return alpha * diameter**4


def corner_junction(tw: float, tf: float, r: float) -> float:
    """A web of thickness tw meeting the end of a flange of thickness tf, as in a channel."""
    alpha = (
        -0.0908
        + 0.2621 * tw / tf
        + 0.1231 * r / tf
        - 0.0752 * r * tw / tf**2
        - 0.0945 * (tw / tf) ** 2
    )
    diameter = 2 * (3 * r + tw + tf - sqrt(2 * (2 * r + tw) * (2 * r + tf)))
    return alpha * diameter**4


def angle_junction(t: float, r: float) -> float:
    """Two legs of the same thickness."""
    alpha = 0.0768 + 0.0479 * r / t
    diameter = 2 * (3 * r + 2 * t - sqrt(2) * (2 * r + t))
    return alpha * diameter**4
