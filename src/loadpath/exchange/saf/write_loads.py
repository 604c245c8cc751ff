"""Load groups, load cases, loads and combinations of a document as SAF."""

from collections.abc import Sequence

from loadpath.exchange.saf.load_cases import LIMIT_STATES, RELATIONS, VARIABLE, WITHOUT_ACTION
from loadpath.exchange.saf.writing import (
    Record,
    Writing,
    is_along_axis,
    member_name,
    node_name,
    support_name,
    surface_name,
    vector_text,
)


def write_load_cases(writing: Writing) -> None:
    options = writing.analysis.get("options") or {}
    weight = options.get("self_weight_load_case_id") if options.get("enable_self_weight") else None
    groups: dict[str, Record] = {}
    for case in writing.analysis.get("load_cases") or []:
        group = _group(case)
        groups.setdefault(group["Name"], group)
        kind = group["Load group type"]
        load_type = "Others" if kind == "Permanent" else "Static"
        if (case.get("action") or {}).get("category") == "prestress":
            load_type = "Prestress"
        row = {
            "Name": case["name"],
            "Action type": kind if kind in ("Permanent", "Accidental") else "Variable",
            "Load group": group["Name"],
            "Load type": "Self weight" if case["id"] == weight else load_type,
        }
        duration = {"Duration": "Long"} if row["Action type"] == "Variable" else {}
        writing.add("StructuralLoadCase", row | duration)
    for group in groups.values():
        writing.add("StructuralLoadGroup", group)


def _group(case: Record) -> Record:
    action = case.get("action")
    if action is None:
        return {"Name": WITHOUT_ACTION, "Load group type": "Variable", "Relation": "Standard"}
    category = action["category"]
    kinds = {"permanent": "Permanent", "prestress": "Permanent"}
    kinds |= {"accidental": "Accidental", "seismic": "Seismic"}
    words = {code: word for word, code in VARIABLE.items()}
    relations = {code: word for word, code in RELATIONS.items()}
    return {
        "Name": action.get("group") or case["name"],
        "Load group type": kinds.get(category, "Variable"),
        "Relation": relations[action.get("relation") or "free"],
        "Load type": words.get(category),
    }


def write_combinations(writing: Writing) -> None:
    names = {case["id"]: case["name"] for case in writing.analysis.get("load_cases") or []}
    words = {code: word for word, code in LIMIT_STATES.items()}
    for record in writing.analysis.get("load_combinations") or []:
        row: Record = {
            "Name": record["name"],
            "Description": record.get("situation"),
            "Category": words.get(record.get("limit_state"), "Not defined"),
            "Type": "Linear",
        }
        for number, part in enumerate(record["load_case_factors"], start=1):
            row[f"Load factor {number}"] = part["factor"]
            row[f"Multiplier {number}"] = 1.0
            row[f"Load case name {number}"] = names[part["load_case_id"]]
        writing.add("StructuralLoadCombination", row)


def vector_of(load: Record, key: str = "magnitude") -> list[float]:
    return [load[key] * each for each in load["direction"]]


class LoadRows:
    """Writes the loads of all cases, numbered through."""

    def __init__(self, writing: Writing, members: set[int], supports: set[int]) -> None:
        self._writing = writing
        self._members = members
        self._supports = supports
        self._count = 0

    def write(self) -> None:
        for case in self._writing.analysis.get("load_cases") or []:
            for load in case.get("nodal_loads") or []:
                self._force(case, vector_of(load), self._at_node(load), local=False)
            for load in case.get("nodal_moments") or []:
                self._moment(case, vector_of(load), self._at_node(load), local=False)
            for load in self._on_members(case, "member_point_loads"):
                self._force(case, vector_of(load), _on_member(load), local=_is_local(load))
            for load in self._on_members(case, "member_point_moments"):
                self._moment(case, vector_of(load), _on_member(load), local=_is_local(load))
            for load in self._on_members(case, "distributed_loads"):
                self._line(case, load)
            for load in self._on_members(case, "temperature_loads"):
                self._temperature(case, load)
            for load in case.get("plate_pressures") or []:
                self._pressure(case, load)
            for load in case.get("support_displacements") or []:
                self._movement(case, load)

    def _on_members(self, case: Record, key: str) -> list[Record]:
        return [load for load in case.get(key) or [] if load["member"] in self._members]

    def _at_node(self, load: Record) -> Record:
        return {"Force action": "In node", "Reference node": node_name(load["node"])}

    def _name(self, letters: str) -> str:
        self._count += 1
        return f"{letters}{self._count}"

    def _in_workbook(self, vector: Sequence[float], *, local: bool) -> list[float]:
        axes = self._writing.axes
        return list(axes.local_back(vector) if local else axes.back(vector))

    def _force(self, case: Record, vector: list[float], place: Record, *, local: bool) -> None:
        sizes = [each / 1000 for each in self._in_workbook(vector, local=local)]
        row = {"Name": self._name("F"), "Type": "Standard", **_direction(sizes, "", "kN"), **place}
        system = "Local" if local else "Global"
        row |= {"Load case": case["name"], "Coordinate system": system}
        self._writing.add("StructuralPointAction", row)

    def _moment(self, case: Record, vector: list[float], place: Record, *, local: bool) -> None:
        for axis, size in enumerate(self._in_workbook(vector, local=local)):
            if size:
                row = {
                    "Name": self._name("M"),
                    "Type": "Standard",
                    "Direction": ("Mx", "My", "Mz")[axis],
                    **place,
                    "Value [kNm]": size / 1000,
                    "Load case": case["name"],
                    "Coordinate system": "Local" if local else "Global",
                }
                self._writing.add("StructuralPointMoment", row)

    def _line(self, case: Record, load: Record) -> None:
        local = _is_local(load)
        if load["start_frac"] >= load["end_frac"] or (local and load.get("projected")):
            return
        ends = [
            [each / 1000 for each in self._in_workbook(vector_of(load, key), local=local)]
            for key in ("magnitude", "end_magnitude")
        ]
        row = {
            "Name": self._name("LF"),
            "Type": "Standard",
            "Force action": "On beam",
            "Distribution": "Uniform" if ends[0] == ends[1] else "Trapez",
            **_directions(ends),
            "Member": member_name(load["member"]),
            "Load case": case["name"],
            "Coordinate system": "Local" if local else "Global",
            "Location": "Projection" if load.get("projected") else "Length",
            "Coordinate definition": "Relative",
            "Origin": "From start",
            "Extent": "Full",
            "Start point [m]": load["start_frac"],
            "End point [m]": load["end_frac"],
            "Eccentricity ey [mm]": 0.0,
            "Eccentricity ez [mm]": 0.0,
        }
        self._writing.add("StructuralCurveAction", row)

    def _temperature(self, case: Record, load: Record) -> None:
        mean = load.get("uniform") or 0.0
        up, across = load.get("gradient_y") or 0.0, load.get("gradient_z") or 0.0
        row: Record = {"Name": self._name("LT"), "Force action": "On beam"}
        if up or across:
            row |= {
                "Variation": "Linear",
                "TempL [°C]": mean + across / 2,
                "TempR [°C]": mean - across / 2,
                "TempT [°C]": mean + up / 2,
                "TempB [°C]": mean - up / 2,
            }
        else:
            row |= {"Variation": "Constant", "deltaT [°C]": mean}
        row |= {
            "Member": member_name(load["member"]),
            "Load case": case["name"],
            "Coordinate definition": "Relative",
            "Origin": "From start",
            "Start point [m]": 0.0,
            "End point [m]": 1.0,
        }
        self._writing.add("StructuralCurveActionThermal", row)

    def _pressure(self, case: Record, load: Record) -> None:
        sizes = self._in_workbook(vector_of(load), local=False)
        if load["target"]["kind"] != "Surface":
            return
        if load.get("projected") and not is_along_axis(sizes):
            return
        for axis, size in enumerate(sizes):
            if size:
                row = {
                    "Name": self._name("SF"),
                    "Direction": "XYZ"[axis],
                    "Type": "Standard",
                    "Force action": "On 2D member",
                    "Value [kN/m2]": size / 1000,
                    "2D Member": surface_name(load["target"]["surface_id"]),
                    "Load case": case["name"],
                    "Coordinate system": "Global",
                    "Location": "Projection" if load.get("projected") else "Length",
                }
                self._writing.add("StructuralSurfaceAction", row)

    def _movement(self, case: Record, load: Record) -> None:
        if load["node"] not in self._supports:
            return
        is_turn = load["direction"].startswith("R")
        axis = "XYZ".index(load["direction"][-1])
        source, sign = next(
            (k, s)
            for k in range(3)
            for to, s in [self._writing.axes.global_direction(k)]
            if to == axis
        )
        value = 1000 * sign * load["value"]
        row = {
            "Name": self._name("D"),
            "Point support": support_name(load["node"]),
            "Direction": ("Rx", "Ry", "Rz")[source] if is_turn else "XYZ"[source],
            "Translation value [mm]": None if is_turn else value,
            "Rotation value [mrad]": value if is_turn else None,
            "Load case": case["name"],
        }
        self._writing.add("StructuralPointSupportDef", row)


def _is_local(load: Record) -> bool:
    return bool(load.get("axes") == "local")


def _on_member(load: Record) -> Record:
    return {
        "Force action": "On beam",
        "Reference member": member_name(load["member"]),
        "Origin": "From start",
        "Coordinate definition": "Relative",
        "Position x [m]": load["position"],
        "Repeat (n)": 1,
    }


def _direction(sizes: list[float], number: str, unit: str) -> Record:
    if is_along_axis(sizes):
        axis = max(range(3), key=lambda each: abs(sizes[each])) if any(sizes) else 2
        return {"Direction": "XYZ"[axis], f"Value {number}".strip() + f" [{unit}]": sizes[axis]}
    return {"Direction": "Vector", f"Vector {number}(X;Y;Z) [{unit}]": vector_text(sizes)}


def _directions(ends: list[list[float]]) -> Record:
    both = [abs(a) + abs(b) for a, b in zip(*ends, strict=True)]
    if not is_along_axis(both):
        return {
            "Direction": "Vector",
            **{f"Vector {k}(X;Y;Z) [kN/m]": vector_text(v) for k, v in enumerate(ends, start=1)},
        }
    axis = both.index(max(both)) if any(both) else 2
    return {
        "Direction": "XYZ"[axis],
        **{f"Value {k} [kN/m]": v[axis] for k, v in enumerate(ends, start=1)},
    }
