"""Random frames in space with every feature of a linear analysis that an independent solver of a
few pages can follow: hinges and springs about any axes, offsets, rolls, trusses, rigid members,
skewed and sprung supports, settlements, temperature, loads anywhere along members."""

import math
import random
from typing import Any

from tests.engine.frames import STEEL, Json, document, member, node

TIMBER: Json = {
    **STEEL,
    "id": 2,
    "name": "timber",
    "e_mod": 11e9,
    "g_mod": 0.69e9,
    "density": 450.0,
}
ONE_WAY = ("Tension", "Compression")
RELEASES = ("vx", "vy", "vz", "mx", "my", "mz")


def random_frame(seed: int) -> Json:
    chance = random.Random(seed)
    count = chance.randint(2, 6)
    places = _places(chance, count)
    supports = [_support(chance, k) for k in range(1, 5)]
    held = chance.sample(range(1, count + 1), k=chance.randint(1, max(1, count - 1)))
    nodes = [
        node(n, *at, support=(1 if n == held[0] else chance.randint(1, 4)) if n in held else None)
        for n, at in enumerate(places, 1)
    ]
    ends = [(chance.randint(1, n - 1), n) for n in range(2, count + 1)]
    ends += [
        (a, b)
        for a in range(1, count)
        for b in range(a + 1, count + 1)
        if (a, b) not in ends and chance.random() < 0.3
    ]
    members = [_member(chance, k, a, b) for k, (a, b) in enumerate(ends, 1)]
    case = _loads(chance, nodes, members, supports)
    options: Json = {"include_shear_deformation": chance.random() < 0.6}
    if chance.random() < 0.4:
        options |= {
            "enable_self_weight": True,
            "self_weight_load_case_id": 1,
            "gravity_direction": _vector(chance),
        }
    return document(
        nodes,
        members,
        case,
        options=options,
        model={
            "materials": [STEEL, TIMBER],
            "sections": [_section(chance, k) for k in (1, 2, 3)],
            "nodal_supports": supports,
            "member_hinges": [_hinge(chance, k) for k in (1, 2, 3)],
        },
    )


def _places(chance: random.Random, count: int) -> list[tuple[float, float, float]]:
    """Anywhere, or on a grid, so that members stand upright, lie level and continue each other."""
    grid = chance.choice([0.0, 0.0, 2.0])
    places: list[tuple[float, float, float]] = []
    while len(places) < count:
        at = (chance.uniform(-5, 5), chance.uniform(0, 8), chance.uniform(-5, 5))
        if grid:
            at = (grid * round(at[0] / grid), grid * round(at[1] / grid), grid * round(at[2] / 4))
        if all(math.dist(at, other) > 1.0 for other in places):
            places.append(at)
    return places


def _vector(chance: random.Random) -> list[float]:
    return [round(chance.uniform(-1, 1), 3) or 0.5 for _ in range(3)]


def _frame(chance: random.Random) -> Json:
    return {"x": [1.0, *_vector(chance)[:2]], "y": [_vector(chance)[0], 1.0, _vector(chance)[1]]}


def _section(chance: random.Random, id_: int) -> Json:
    section: Json = {
        "id": id_,
        "name": f"s{id_}",
        "material": chance.randint(1, 2),
        "area": chance.uniform(1e-3, 1e-2),
        "i_y": chance.uniform(1e-6, 5e-5),
        "i_z": chance.uniform(1e-6, 5e-5),
        "j": chance.uniform(1e-7, 5e-5),
        "h": 0.2,
        "b": 0.1,
    }
    if chance.random() < 0.7:
        section |= {"a_sy": section["area"] * 0.4, "a_sz": section["area"] * 0.6}
    return section


def _support(chance: random.Random, id_: int) -> Json:
    support: Json = {"id": id_}
    if chance.random() < 0.4:
        support["axes"] = _frame(chance)
    if id_ == 1:
        return support
    for name in ("X", "Y", "Z", "RX", "RY", "RZ"):
        draw = chance.random()
        if draw < 0.35:
            support[name] = {"condition_type": "Free"}
        elif draw < 0.5:
            size = 1e6 if len(name) == 1 else 1e5
            support[name] = {"condition_type": "Spring", "stiffness": chance.uniform(1, 9) * size}
    return support


def _hinge(chance: random.Random, id_: int) -> Json:
    hinge: Json = {"id": id_, "hinge_type": "random"}
    for name in chance.sample(RELEASES, k=chance.randint(1, 3)):
        kind = "translational" if name.startswith("v") else "rotational"
        stiffness = (
            0.0 if chance.random() < 0.5 else chance.uniform(1, 9) * 10 ** chance.randint(4, 7)
        )
        hinge[f"{kind}_release_{name}"] = stiffness
    axes = chance.choice(["Local", "Local", "Global", "User"])
    hinge["rotation_axes"] = {"User": _frame(chance)} if axes == "User" else axes
    return hinge


def _member(chance: random.Random, id_: int, start: int, end: int) -> Json:
    more: dict[str, Any] = {"rotation_angle": chance.choice([0.0, 90.0, chance.uniform(-180, 180)])}
    draw = chance.random()
    if draw < 0.12:
        more["member_type"] = "Truss"
    elif draw < 0.2:
        more["member_type"] = "Rigid"
    elif draw < 0.28:
        more["member_type"] = chance.choice(ONE_WAY)
    if more.get("member_type") in ONE_WAY:
        return member(id_, start, end, **more) | {"section": chance.randint(1, 3)}
    if chance.random() < 0.1:
        more["weight"] = chance.uniform(50, 500)
    if chance.random() < 0.35:
        more[chance.choice(["start_hinge", "end_hinge"])] = chance.randint(1, 3)
    for key in ("start_offset", "end_offset"):
        if chance.random() < 0.2:
            more[key] = dict(zip("XYZ", (0.3 * x for x in _vector(chance)), strict=True))
    return member(id_, start, end, **more) | {"section": chance.randint(1, 3)}


def _loads(
    chance: random.Random, nodes: list[Json], members: list[Json], supports: list[Json]
) -> Json:
    case: dict[str, list[Json]] = {}

    def add(name: str, **load: Any) -> None:
        entries = case.setdefault(name, [])
        entries.append({"id": len(entries) + 1, **load})

    for each in nodes:
        if chance.random() < 0.5:
            size = chance.uniform(-1e4, 1e4)
            add("nodal_loads", node=each["id"], magnitude=size, direction=_vector(chance))
        if chance.random() < 0.3:
            size = chance.uniform(-5e3, 5e3)
            add("nodal_moments", node=each["id"], magnitude=size, direction=_vector(chance))
        if each.get("nodal_support") and chance.random() < 0.3:
            support = next(s for s in supports if s["id"] == each["nodal_support"])
            name = chance.choice(["X", "Y", "Z", "RX", "RY", "RZ"])
            if support.get(name, {}).get("condition_type") != "Free":
                value = chance.uniform(-0.01, 0.01)
                add("support_displacements", node=each["id"], direction=name, value=value)
    for each in members:
        axes = chance.choice(["local", "global"])
        place: Json = {"member": each["id"], "direction": _vector(chance), "axes": axes}
        if each.get("member_type") in ONE_WAY:  # at rest they would drop what lies on them
            continue
        if chance.random() < 0.5:
            start, end = sorted(chance.uniform(0, 1) for _ in range(2))
            start, end = chance.choice([(0.0, 1.0), (start, end)])
            sizes: Json = {
                "magnitude": chance.uniform(-5e3, 5e3),
                "end_magnitude": chance.uniform(-5e3, 5e3),
            }
            if chance.random() < 0.2:
                sizes["projected"] = True
            add("distributed_loads", **place, **sizes, start_frac=start, end_frac=end)
        for name in ("member_point_loads", "member_point_moments"):
            if chance.random() < 0.25:
                size, at = (
                    chance.uniform(-5e3, 5e3),
                    chance.choice([0.5, chance.uniform(0.05, 0.95)]),
                )
                add(name, **place, magnitude=size, position=at)
        if each.get("member_type") != "Rigid" and chance.random() < 0.25:
            heat = {"uniform": chance.uniform(-30, 30)}
            heat |= {"gradient_y": chance.uniform(-20, 20), "gradient_z": chance.uniform(-20, 20)}
            add("temperature_loads", member=each["id"], **heat)
    return dict(case)
