"""Random steel members in space, each with one check: sections of every family, ends pinned or
clamped, loads along and across, both annexes and both methods of lateral buckling."""

import random
from typing import Any

from loadpath.builders import check_beam

Json = dict[str, Any]

DOUBLY_SYMMETRIC = (
    *("IPE200", "IPE300", "IPE450", "HEA160", "HEA300", "HEB200", "HEM240", "UB457x191x67"),
    *("UC203x203x60", "RHS200x100x8", "RHS250x150x6.3", "SHS150x150x8", "SHS100x100x4"),
    *("CHS168.3x8", "CHS219.1x5"),
)
# h / b = 2 is a limit of Tables 6.4 and 6.5.
OFF_LIMITS = tuple(name for name in DOUBLY_SYMMETRIC if name not in ("IPE200", "IPE300"))
FREE: Json = {"condition_type": "Free"}
PINNED: Json = {"RY": FREE, "RZ": FREE}
CLAMPED: Json = {}
SLIDING: Json = {"X": FREE}


def random_member(seed: int, sections: tuple[str, ...] = DOUBLY_SYMMETRIC) -> Json:
    chance = random.Random(seed)
    span = chance.uniform(2, 9)
    document: Json = check_beam(
        span_m=span,
        section=chance.choice(sections),
        material=chance.choice(("S235", "S355", "S460")),
        udl=1,
    )
    del document["model"]["member_sets"]
    start, end = chance.choice([(PINNED, PINNED), (CLAMPED, PINNED), (CLAMPED, CLAMPED)])
    document["model"]["nodal_supports"] = [{"id": 1, **start}, {"id": 2, **end, **SLIDING}]
    document["analysis"]["options"] = {"order": "LINEAR", "dimensionality": "3D"}
    document["analysis"]["load_cases"] = [_loads(chance, span)]
    document["analysis"]["unity_checks"][0]["spec"]["Ec3Steel"] = {
        "gamma_m0": 1.0,
        "gamma_m1": chance.choice((1.0, 1.1)),
        "include_buckling": True,
        "include_ltb": chance.random() < 0.8,
        "interaction_method": chance.choice(("AnnexA", "AnnexB")),
        "ltb_method": chance.choice(("General", "Rolled")),
    }
    return document


def _loads(chance: random.Random, span: float) -> Json:
    """As large as a member of its span is likely to bear, about each axis or not at all."""
    strong, weak = [0.0, -1.0, 0.0], [0.0, 0.0, 1.0]
    size = chance.uniform(1e4, 1e5) / span
    case: Json = {"id": 1, "name": "Q"}
    spread: list[Json] = []
    points: list[Json] = []
    for direction, share in ((strong, 1.0), (weak, 0.2)):
        if chance.random() < 0.6:
            ends = [share * size / span * chance.uniform(0.2, 1.0) for _ in range(2)]
            load: Json = {
                "member": 1,
                "direction": [*direction],
                "start_frac": 0.0,
                "end_frac": 1.0,
            }
            load |= {"id": len(spread) + 1, "magnitude": ends[0]}
            spread.append(load | {"end_magnitude": chance.choice(ends)})
        if chance.random() < 0.4:
            load = {"id": len(points) + 1, "member": 1, "direction": [*direction], "axes": "global"}
            load |= {"magnitude": share * size * chance.uniform(-1, 1)}
            points.append(load | {"position": chance.uniform(0.15, 0.85)})
    axial = chance.choice((0.0, chance.uniform(-2e5, 0), chance.uniform(0, 3e5)))
    case["distributed_loads"], case["member_point_loads"] = spread, points
    case["nodal_loads"] = [{"id": 1, "node": 2, "magnitude": axial, "direction": [-1.0, 0.0, 0.0]}]
    case["nodal_moments"] = [
        {"id": 1, "node": node, "magnitude": chance.uniform(-2e4, 2e4), "direction": axis}
        for node in (1, 2)
        for axis in ([0.0, 0.0, 1.0], [0.0, 0.1, 0.0])
        if chance.random() < 0.3
    ]
    for id_, moment in enumerate(case["nodal_moments"], 1):
        moment["id"] = id_
    return case
