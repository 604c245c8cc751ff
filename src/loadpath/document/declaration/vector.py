"""Fixed-length lists of numbers: directions and points in space, and points of a curve."""

Vector = tuple[float, float, float]
CurvePoint = tuple[float, float]
