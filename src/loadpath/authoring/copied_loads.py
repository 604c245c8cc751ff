"""Loads of copies: those on what is new, turned as the copy is."""

from collections.abc import Callable
from typing import Any

import msgspec

import loadpath.document as doc
from loadpath.authoring.handles import Member, Node, Plate, Surface
from loadpath.authoring.mirrored_support import support_signs
from loadpath.authoring.one_copy import OneCopy
from loadpath.authoring.placement import Triple
from loadpath.authoring.selection import SAME_PLACE


def copy_loads(copy: OneCopy) -> None:
    """Give every load on an original to its copy, in the same load case."""
    for case in copy.of.load_cases:
        for name, image in _IMAGES.items():
            for load in list(getattr(case.record, name) or []):
                fields = image(copy, load)
                if fields is not None:
                    loads = case.loads(name)
                    loads.add(msgspec.structs.replace(load, id=loads.next_id(), **fields))


def _on_node(turns: bool) -> Callable[[OneCopy, Any], dict[str, Any] | None]:
    def image(copy: OneCopy, load: Any) -> dict[str, Any] | None:
        node = copy.image_id(Node, load.node)
        if node is None:
            _tell_met(copy, load.node)
            return None
        to = copy.to.axial if turns else copy.to.vector
        return {"node": node, "direction": to(load.direction)}

    return image


def _tell_met(copy: OneCopy, number: int) -> None:
    if copy.image_id(Node, number, is_new=False) is not None:
        copy.tell(f"node {number}: its copy met a node that stood there; its loads stay its own")


def _on_member(turns: bool) -> Callable[[OneCopy, Any], dict[str, Any] | None]:
    def image(copy: OneCopy, load: Any) -> dict[str, Any] | None:
        member = copy.image_id(Member, load.member)
        if member is None:
            return None
        if load.axes is doc.LoadAxes.local:
            turned = copy.turned[member]
            signs = turned.turns if turns else turned.forces
            return {"member": member, "direction": _signed(load.direction, signs)}
        to = copy.to.axial if turns else copy.to.vector
        return {"member": member, "direction": to(load.direction)}

    return image


def _temperature(copy: OneCopy, load: doc.TemperatureLoad) -> dict[str, Any] | None:
    member = copy.image_id(Member, load.member)
    if member is None:
        return None
    _, y, z = copy.turned[member].forces
    return {
        "member": member,
        "gradient_y": None if load.gradient_y is None else y * load.gradient_y,
        "gradient_z": None if load.gradient_z is None else z * load.gradient_z,
    }


def _pressure(copy: OneCopy, load: doc.PlatePressure) -> dict[str, Any] | None:
    target: doc.PlatePressureTarget
    if isinstance(load.target, doc.SurfaceTarget):
        surface = copy.image_id(Surface, load.target.surface_id)
        if surface is None:
            return None
        target = doc.SurfaceTarget(surface_id=surface)
    else:
        plate = copy.image_id(Plate, load.target.plate_element_id)
        if plate is None:
            return None
        target = doc.ElementTarget(plate_element_id=plate)
    return {"target": target, "direction": copy.to.vector(load.direction)}


def _movement(copy: OneCopy, load: doc.SupportDisplacement) -> dict[str, Any] | None:
    node = copy.image_id(Node, load.node)
    support = copy.of.part(Node, load.node).record.nodal_support
    if node is None or copy.of.part(Node, node).record.nodal_support is None:
        return None
    kinds = {each.id: each for each in copy.of.document.model.nodal_supports}
    if support not in kinds:
        return None
    signs = support_signs(kinds[support], copy.to)
    return {"node": node, "value": signs[load.direction] * load.value}


def _area(copy: OneCopy, load: doc.SurfaceLoad) -> dict[str, Any] | None:
    """An area whose corners all stand on copied nodes goes with them."""
    copied = [node.place for node in copy.images if isinstance(node, Node)]
    corners = [(each.X, each.Y, each.Z) for each in load.polygon]
    if not all(any(_is_there(corner, place) for place in copied) for corner in corners):
        if _overlap(corners, copied):
            copy.tell(f"area load {load.id}: not all its corners are on what is copied; stays")
        return None
    if not any(image in copy.new for image in copy.images.values()):
        return None
    to, spans = copy.to, load.distribution_direction
    moved = [to.point(corner) for corner in corners]
    return {
        "polygon": [doc.SurfaceLoadVertex(X=x, Y=y, Z=z) for x, y, z in moved],
        "direction": to.vector(load.direction),
        "distribution_direction": None if spans is None else to.vector(spans),
    }


def _is_there(corner: Triple, place: Triple) -> bool:
    return all(abs(a - b) <= SAME_PLACE for a, b in zip(corner, place, strict=True))


def _overlap(one: list[Triple], other: list[Triple]) -> bool:
    """Whether the boxes around some points share more than an edge."""
    if not one or not other:
        return False
    shared = []
    for axis in range(3):
        a, b = [point[axis] for point in one], [point[axis] for point in other]
        shared.append(min(max(a), max(b)) - max(min(a), min(b)))
    return min(shared) >= -SAME_PLACE and sum(each > SAME_PLACE for each in shared) >= 2


def _signed(vector: Triple, signs: tuple[int, int, int]) -> Triple:
    x, y, z = (s * v if v else 0.0 for s, v in zip(signs, vector, strict=True))
    return x, y, z


_IMAGES: dict[str, Callable[[OneCopy, Any], dict[str, Any] | None]] = {
    "nodal_loads": _on_node(turns=False),
    "nodal_moments": _on_node(turns=True),
    "distributed_loads": _on_member(turns=False),
    "member_point_loads": _on_member(turns=False),
    "member_point_moments": _on_member(turns=True),
    "temperature_loads": _temperature,
    "plate_pressures": _pressure,
    "support_displacements": _movement,
    "surface_loads": _area,
}
