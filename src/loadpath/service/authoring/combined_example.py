"""The example of generated combinations, written out: descriptions are made where the module that
generates them is not built yet. A test compares it with what the endpoint answers."""

from typing import Any

from loadpath.builders import create_beam

PLAIN_BEAM: dict[str, Any] = create_beam(span_m=6, section="IPE300", load_kn=12)
CASE: dict[str, Any] = PLAIN_BEAM["analysis"]["load_cases"][0]
ACTIONS = {CASE["name"]: "imposed_B"}

_SEAL = "6459f774437a41b0"
_LINES = (
    ("STR 6.10", "6.10", 1.5, "persistent", "ULS", "Leading", ""),
    ("EQU 6.10", "6.10", 1.5, "persistent", "EQU", "Leading", ""),
    ("SLS 6.14b", "6.14b", 1.0, "characteristic", "SLS", "Leading", ""),
    ("SLS 6.15b", "6.15b", 0.5, "frequent", "SLS", "Leading", " (psi_1 0.5)"),
    ("SLS 6.16b", "6.16b", 0.3, "quasi-permanent", "SLS", "Variable", " (psi_2 0.3)"),
)


def _combined(document: dict[str, Any]) -> dict[str, Any]:
    analysis = document["analysis"]
    own = analysis.get("load_combinations") or []
    first = max((each["id"] for each in own), default=0) + 1
    made = [
        {
            "id": first + place,
            "name": f"{name}: {'' if factor == 1 else f'{factor:g} '}{CASE['name']}",
            "load_case_factors": [{"load_case_id": CASE["id"], "factor": factor}],
            "situation": situation,
            "check": "ALL",
            "limit_state": state,
            "generated": {
                "expression": expression,
                "annex": "UK",
                "reason": f"EN 1990 ({expression}), {situation}, UK values. "
                f"{role}: {CASE['name']}{share}.",
                "seal": _SEAL,
            },
        }
        for place, (name, expression, factor, situation, state, role, share) in enumerate(_LINES)
    ]
    case = {**CASE, "action": {"category": "imposed_B"}}
    changed = {**analysis, "load_cases": [case], "load_combinations": [*own, *made]}
    return {**document, "schema_version": 4, "analysis": changed}


COMBINED_BEAM = _combined(PLAIN_BEAM)
