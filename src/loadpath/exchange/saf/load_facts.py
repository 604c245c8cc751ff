"""The loads of a case as sums by place, so that the same loads compare equal however written."""

from typing import Any, NamedTuple

Record = dict[str, Any]


class LoadPlace(NamedTuple):
    """Where and how a sum of loads acts."""

    kind: str
    target: Any
    detail: tuple[Any, ...] = ()

    def words(self) -> str:
        detail = " ".join(str(each) for each in self.detail if each not in (None, False, "global"))
        return f"{self.kind} on {self.target}{f' ({detail})' if detail else ''}"


def load_facts(case: Record) -> dict[LoadPlace, list[float]]:
    """Sums of vectors and sizes by place; sums of nothing are left out."""
    found: dict[LoadPlace, list[float]] = {}

    def add(place: LoadPlace, sizes: list[float]) -> None:
        known = found.setdefault(place, [0.0] * len(sizes))
        found[place] = [a + b for a, b in zip(known, sizes, strict=True)]

    for key in ("nodal_loads", "nodal_moments"):
        for load in case.get(key) or []:
            add(LoadPlace(key, load["node"]), _vector(load))
    for key in ("member_point_loads", "member_point_moments"):
        for load in case.get(key) or []:
            detail = (round(load["position"], 9), load.get("axes") or "global")
            add(LoadPlace(key, load["member"], detail), _vector(load))
    for load in case.get("distributed_loads") or []:
        span = (round(load["start_frac"], 9), round(load["end_frac"], 9))
        course = (*span, load.get("axes") or "global", bool(load.get("projected")))
        ends = [*_vector(load), *_vector(load, "end_magnitude")]
        add(LoadPlace("distributed_loads", load["member"], course), ends)
    for load in case.get("surface_loads") or []:
        add(LoadPlace("surface_loads", f"load {load['id']}"), _vector(load))
    for load in case.get("plate_pressures") or []:
        target = load["target"]
        number = target.get("surface_id", target.get("plate_element_id"))
        where = (target["kind"], bool(load.get("projected")))
        add(LoadPlace("plate_pressures", number, where), _vector(load))
    for load in case.get("support_displacements") or []:
        place = LoadPlace("support_displacements", load["node"], (load["direction"],))
        add(place, [load["value"]])
    for load in case.get("temperature_loads") or []:
        sizes = [load.get(key) or 0.0 for key in ("uniform", "gradient_y", "gradient_z")]
        add(LoadPlace("temperature_loads", load["member"]), sizes)
    return {place: sizes for place, sizes in found.items() if any(sizes)}


def _vector(load: Record, key: str = "magnitude") -> list[float]:
    return [load[key] * each for each in load["direction"]]
