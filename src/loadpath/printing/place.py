"""What of a model is shown at first, as the page's address spells it."""

import msgspec

FORCES = ("fx", "fy", "fz", "mx", "my", "mz")
PLATE = ("dx", "dy", "dz", "d", "nx", "ny", "nxy", "mx", "my", "mxy", "qx", "qy")
PLATE_STRESSES = ("von_mises", "principal_max", "principal_min")
DIAGRAMS = (
    "model",
    "deflected",
    "utilization",
    *FORCES,
    *(f"plate-{name}" for name in (*PLATE, *PLATE_STRESSES)),
)
"""What can be drawn."""


def place_of(document: str, combination: str | None, diagram: str | None) -> dict[str, str]:
    """What the address names; a combination where a load case has the same name.

    Raises ValueError where there is no such diagram, load case or combination.
    """
    if diagram is not None and diagram not in DIAGRAMS:
        raise ValueError(f"diagram should be one of {', '.join(DIAGRAMS)}, found {diagram!r}")
    place = {} if diagram is None else {"show": diagram}
    if combination is None:
        return place
    analysis = msgspec.json.decode(document)["analysis"]
    names = {
        key: [each["name"] for each in analysis.get(records) or ()]
        for key, records in (("combination", "load_combinations"), ("case", "load_cases"))
    }
    kind = next((key for key, known in names.items() if combination in known), None)
    if kind is None:
        known = ", ".join(repr(name) for each in names.values() for name in each)
        raise ValueError(
            f"combination should be one of {known or 'none, for there is none'}, "
            f"found {combination!r}"
        )
    return place | {kind: combination}
