"""Where something acts along a member of SAF: absolute or relative, from its start or its end."""

from loadpath.exchange.saf.sheet import Row

MOST_REPEATED = 1000
_ORIGINS = {"From start": False, "From end": True}
_DEFINITIONS = {"Absolute": True, "Relative": False}


def position_on(row: Row, column: str, length: float) -> float:
    """A place as a fraction of the length from the start."""
    at = _on_member(row, column, length)
    return 1.0 - at if is_from_end(row) else at


def repeated_on(row: Row, length: float) -> list[float]:
    """The places of a load that may be repeated at even distances."""
    first = position_on(row, "Position x", length)
    times = int(row.number_of("Repeat (n)") or 1)
    if times <= 1:
        return [first]
    if times > MOST_REPEATED:
        raise row.error("Repeat (n)", f"should be at most {MOST_REPEATED}; found {times}")
    step = _fraction(row, "Delta x", length) * (-1.0 if is_from_end(row) else 1.0)
    found = [first + step * index for index in range(times)]
    if not -1e-6 <= found[-1] <= 1 + 1e-6:
        raise row.error("Repeat (n)", f"should stay on the member; {times} loads leave it")
    return [min(max(at, 0.0), 1.0) for at in found]


def is_from_end(row: Row) -> bool:
    return row.word("Origin", _ORIGINS, False)


def range_on(row: Row, length: float) -> tuple[float, float]:
    """A stretch as fractions of the length, from the end that the origin names."""
    if not row.has("Start point") and not row.has("End point"):
        return 0.0, 1.0
    begin, end = (_on_member(row, column, length) for column in ("Start point", "End point"))
    if begin >= end:
        raise row.error("End point", "should lie beyond the start point")
    return begin, end


def _on_member(row: Row, column: str, length: float) -> float:
    at = _fraction(row, column, length)
    if not -1e-6 <= at <= 1 + 1e-6:
        raise row.error(column, f"should lie on the member, which is {length:g} m long")
    return min(max(at, 0.0), 1.0)


def _fraction(row: Row, column: str, length: float) -> float:
    metres = row.number_needed(column, "m")
    if row.word("Coordinate definition", _DEFINITIONS, False):
        return metres / length
    return metres / row.sheet.factor(column, "m")  # a relative place has no unit
