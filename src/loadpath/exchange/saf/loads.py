"""Actions of SAF on nodes and members: forces, moments, line loads, temperatures, settlements."""

from collections.abc import Sequence

from loadpath.document.declaration.vector import Vector
from loadpath.exchange.saf.axes import length_of
from loadpath.exchange.saf.reading import Bar, Piece, Reading, Record
from loadpath.exchange.saf.sheet import Row, key_of
from loadpath.exchange.saf.span import is_from_end, range_on, repeated_on

_SYSTEMS = {"Global": False, "Local": True}
_AXES = {"X": 0, "Y": 1, "Z": 2}
_MOMENTS = {"Mx": 0, "My": 1, "Mz": 2}


def read_loads(reading: Reading) -> None:
    for row in reading.sheet("StructuralPointAction"):
        _point(reading, row, _force(row), "member_point_loads", "nodal_loads")
    for row in reading.sheet("StructuralPointMoment"):
        vector = _along(row.word("Direction", _MOMENTS), row.number_needed("Value", "kNm"))
        _point(reading, row, vector, "member_point_moments", "nodal_moments")
    for row in reading.sheet("StructuralCurveAction"):
        _line(reading, row)
    for row in reading.sheet("StructuralCurveActionThermal"):
        _temperature(reading, row)
    for row in reading.sheet("StructuralPointSupportDef"):
        _settlement(reading, row)


def case_of(reading: Reading, row: Row) -> Record | None:
    """The case of a load; none where the workbook has no such case, so that nothing applies it."""
    name = row.needed("Load case")
    if name not in reading.cases:
        reading.leave(row, f"is not carried over: there is no load case '{name}'")
    return reading.cases.get(name)


def add_load(case: Record, key: str, record: Record) -> None:
    loads = case.setdefault(key, [])
    loads.append({"id": len(loads) + 1, **record})


def split(vector: Sequence[float]) -> tuple[float, Vector]:
    """A load as a size and a direction of length 1."""
    size = length_of((vector[0], vector[1], vector[2]))
    if size == 0.0:
        return 0.0, (0.0, -1.0, 0.0)
    return size, (vector[0] / size, vector[1] / size, vector[2] / size)


def _along(axis: int, size: float) -> list[float]:
    return [size if each == axis else 0.0 for each in range(3)]


def _force(row: Row, number: str = "", unit: str = "kN") -> list[float]:
    """The vector of a force in the axes of the row."""
    if key_of(row.needed("Direction")) == "vector":
        column = f"Vector {number}(X;Y;Z)"
        found = row.numbers(column, unit)
        if len(found) != 3:
            raise row.error(column, f"should be three numbers; found '{row.text(column)}'")
        return found
    value = row.number_needed(f"Value {number}".strip(), unit)
    return _along(row.word("Direction", _AXES), value)


def _in_document(reading: Reading, vector: Sequence[float], *, local: bool, bar: Bar) -> Vector:
    if not local:
        return reading.axes.vector(vector)
    x, y, z = reading.axes.local_vector(vector)
    return (x, -y, -z) if bar.turned else (x, y, z)


def _bar_of(reading: Reading, row: Row, column: str) -> Bar | None:
    bars, asked = reading.bars, column
    if key_of(row.text("Force action")) == "onrib":
        bars, asked = reading.ribs, "Member rib"
    name = row.needed(asked)
    if name not in bars:
        reading.leave(row, f"acts on {name}, which is not carried over")
        return None
    return bars[name]


def _point(reading: Reading, row: Row, vector: list[float], on_member: str, on_node: str) -> None:
    case = case_of(reading, row)
    if case is None:
        return
    action = key_of(row.text("Force action"))
    if action not in ("onbeam", "onrib", "innode", ""):
        reading.leave(row, f"acts '{row.text('Force action')}'; there are no such loads here")
        return
    if action in ("innode", ""):
        node = reading.node(row, "Reference node", row.needed("Reference node"))
        if row.word("Coordinate system", _SYSTEMS, False):
            reading.leave(row, "acts along axes of a node, which are taken for those of the model")
        size, direction = split(reading.axes.vector(vector))
        add_load(case, on_node, {"node": node["id"], "magnitude": size, "direction": direction})
        return
    bar = _bar_of(reading, row, "Reference member")
    if bar is None:
        return
    local = row.word("Coordinate system", _SYSTEMS, False)
    size, direction = split(_in_document(reading, vector, local=local, bar=bar))
    for at in repeated_on(row, bar.length):
        piece = next(each for each in bar.pieces if at <= each.end or each is bar.pieces[-1])
        record = {
            "member": piece.record["id"],
            "magnitude": size,
            "direction": direction,
            "position": _inside(piece, at),
        }
        add_load(case, on_member, record | ({"axes": "local"} if local else {}))


def _inside(piece: Piece, at: float) -> float:
    return min(max((at - piece.begin) / (piece.end - piece.begin), 0.0), 1.0)


def _line(reading: Reading, row: Row) -> None:
    case = case_of(reading, row)
    if case is None:
        return
    if key_of(row.text("Force action")) not in ("onbeam", "onrib", ""):
        reading.leave(row, f"acts '{row.text('Force action')}'; there are no such line loads here")
        return
    bar = _bar_of(reading, row, "Member")
    if bar is None:
        return
    if row.number_of("Eccentricity ey", "mm") or row.number_of("Eccentricity ez", "mm"):
        reading.leave(row, "acts beside the axis; here it acts on it, without twisting the member")
    if key_of(row.text("Extent")) == "span" and len(bar.pieces) > 1:
        reading.leave(row, "acts on a span of its member; here on all of it")
    local = row.word("Coordinate system", _SYSTEMS, False)
    projected = row.word("Location", {"Length": False, "Projection": True}, False)
    if projected and local:
        reading.leave(row, "is per projected length along local axes; here it is per length")
        projected = False
    first = _force(row, "1", "kN/m")
    trapez = row.word("Distribution", {"Uniform": False, "Trapez": True}, False)
    second = _force(row, "2", "kN/m") if trapez else first
    begin, end = range_on(row, bar.length)
    if is_from_end(row):
        begin, end, first, second = 1.0 - end, 1.0 - begin, second, first
    ends = [_in_document(reading, each, local=local, bar=bar) for each in (first, second)]
    sizes, direction = _sizes(row, ends)
    for piece in bar.pieces:
        low, high = max(begin, piece.begin), min(end, piece.end)
        if high - low <= 1e-12:
            continue
        record: Record = {
            "member": piece.record["id"],
            "magnitude": _between(sizes, (low - begin) / (end - begin)),
            "end_magnitude": _between(sizes, (high - begin) / (end - begin)),
            "direction": direction,
            "start_frac": _inside(piece, low),
            "end_frac": _inside(piece, high),
        }
        if projected:
            record["projected"] = True
        add_load(case, "distributed_loads", record | ({"axes": "local"} if local else {}))


def _between(sizes: tuple[float, float], t: float) -> float:
    if t == 1.0:
        return sizes[1]
    return sizes[0] + (sizes[1] - sizes[0]) * t


def _sizes(row: Row, ends: list[Vector]) -> tuple[tuple[float, float], Vector]:
    """Two loads along one line as sizes in one direction."""
    larger = max(ends, key=length_of)
    _, direction = split(larger)
    sizes = [sum(a * b for a, b in zip(end, direction, strict=True)) for end in ends]
    for end, size in zip(ends, sizes, strict=True):
        off = length_of(
            (
                end[0] - size * direction[0],
                end[1] - size * direction[1],
                end[2] - size * direction[2],
            )
        )
        if off > 1e-9 * length_of(larger):
            raise row.error("Vector 2(X;Y;Z)", "should have the direction of vector 1")
    return (sizes[0], sizes[1]), direction


def _temperature(reading: Reading, row: Row) -> None:
    case = case_of(reading, row)
    if case is None:
        return
    bar = _bar_of(reading, row, "Member")
    if bar is None:
        return
    begin, end = range_on(row, bar.length)
    if end - begin < 1.0 - 1e-9:
        reading.leave(row, "heats a part of its member; that is not carried over")
        return
    record: Record = {}
    if row.word("Variation", {"Constant": False, "Linear": True}, False):
        left, right, top, bottom = (
            row.number_needed(f"Temp{side}", "°C") for side in ("L", "R", "T", "B")
        )
        sign = -1.0 if bar.turned else 1.0
        # Seen from the end, right is minus the document's z; the mean heats the axis.
        record = {
            "uniform": (left + right + top + bottom) / 4,
            "gradient_y": sign * (top - bottom),
            "gradient_z": sign * (left - right),
        }
        if abs((left + right) - (top + bottom)) > 1e-9 * max(map(abs, (left, right, top, bottom))):
            reading.leave(row, "has different means across and along its depth; the axis has both")
    else:
        record = {"uniform": row.number_needed("deltaT", "°C")}
    for piece in bar.pieces:
        kept = {key: size for key, size in record.items() if size or key == "uniform"}
        add_load(case, "temperature_loads", {"member": piece.record["id"], **kept})


def _settlement(reading: Reading, row: Row) -> None:
    case = case_of(reading, row)
    if case is None:
        return
    name = row.needed("Point support")
    if name not in reading.supports:
        raise row.error("Point support", f"should name a StructuralPointSupport; found '{name}'")
    turns = {"Rx": 0, "Ry": 1, "Rz": 2}
    axis = row.word("Direction", _AXES | turns)
    is_turn = key_of(row.text("Direction")) in map(key_of, turns)
    to, sign = reading.axes.global_direction(axis)
    value = (
        row.number_needed("Rotation value", "mrad")
        if is_turn
        else row.number_needed("Translation value", "mm")
    )
    record = {
        "node": reading.supports[name]["id"],
        "direction": ("R" if is_turn else "") + "XYZ"[to],
        "value": sign * value,
    }
    add_load(case, "support_displacements", record)
