"""What a person should know about a built beam before trusting its results."""

from typing import Any


def beam_notes(document: dict[str, Any]) -> list[str]:
    """Remarks, one sentence each, for the answer of the service and of the command line."""
    case = document["analysis"]["load_cases"][0]
    notes = []
    if not case["distributed_loads"] and not case["member_point_loads"]:
        notes.append("The beam carries no load; its own weight is not applied either.")
    for check in document["analysis"]["unity_checks"]:
        spec = check["spec"]["Ec3Steel"]
        if not spec["include_ltb"]:
            notes.append(
                "The compression flange is taken as held sideways all along; "
                "lateral-torsional buckling is not checked."
            )
        elif spec.get("c1") is not None:
            notes.append(
                "The cantilever's lateral-torsional buckling is checked over its length with "
                "C1 = 1 and the load at the shear centre."
            )
    return notes
