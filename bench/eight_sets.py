"""A frame with eight result sets of second order."""

from typing import Any

from bench.frame import frame_document


def eight_sets(
    bays: int = 2, storeys: int = 3, factor: float = 0.1, **options: Any
) -> dict[str, Any]:
    """Eight combinations of second order, 1 to 8 times `factor`, and no load cases beside them."""
    document = frame_document(bays, storeys)
    analysis = document["analysis"]
    (combination,) = analysis["load_combinations"]
    (load_case,) = analysis["load_cases"]
    top = document["model"]["nodes"][-1]["id"]
    load_case["nodal_loads"] = [
        {"id": 1, "node": top, "magnitude": 2e4, "direction": [0.8, 0.0, 0.6]}
    ]
    analysis["options"] |= {
        "order": "NONLINEAR",
        "nonlinear_method": "P_DELTA",
        "solve_loadcases": False,
        **options,
    }
    analysis["load_combinations"] = [
        combination
        | {
            "id": k,
            "name": f"C{k}",
            "load_case_factors": [{"load_case_id": 1, "factor": factor * k}],
        }
        for k in range(1, 9)
    ]
    return document
