"""The regular frame as the engine's benchmarks take it: library sections, two load cases, one
combination and the EN 1993-1-1 check on every member."""

from typing import Any

from bench.frame import frame_document
from loadpath.builders.beam_section import library_section
from loadpath.catalogue import find_material

FIXED = {"condition_type": "Fixed"}


def checked_frame(bays: int, storeys: int) -> dict[str, Any]:
    """Bays by bays by storeys, beams IPE300, columns HEB300, dead load and wind on every node.

    Every field that the peer engine insists on is spelled out. Warping is off: six unknowns per
    node, as the other solvers have.
    """
    document = frame_document(bays, storeys)
    model, analysis = document["model"], document["analysis"]
    steel = find_material("S355")
    chosen = [library_section(name, steel) for name in ("IPE300", "HEB300")]
    model["materials"] = [chosen[0].material]
    model["shape_paths"] = [one.shape_path | {"id": i} for i, one in enumerate(chosen, 1)]
    model["sections"] = [
        {k: v for k, v in one.section.items() if k != "dimensions"} | {"id": i, "shape_path": i}
        for i, one in enumerate(chosen, 1)
    ]
    model["nodal_supports"] = [{"id": 1, **dict.fromkeys(("X", "Y", "Z", "RX", "RY", "RZ"), FIXED)}]
    blow = {"magnitude": 3000.0, "direction": [1.0, 0.0, 0.0]}
    wind = [
        {"id": i, "node": node["id"], "load_type": "force", **blow}
        for i, node in enumerate(model["nodes"], 1)
        if node["nodal_support"] is None
    ]
    analysis["load_cases"].append({"id": 2, "name": "Wind", "nodal_loads": wind})
    analysis["options"] = {
        "solve_loadcases": True,
        "tolerance": 0.01,
        "max_iterations": 30,
        "dimensionality": "3D",
        "order": "LINEAR",
        "rigid_strategy": "RigidMember",
        "axial_slack": 500,
        "include_shear_deformation": False,
        "include_warping": False,
        "include_shear_center_coupling": False,
    }
    factors = [{"load_case_id": 1, "factor": 1.35}, {"load_case_id": 2, "factor": 1.5}]
    analysis["load_combinations"][0] |= {"load_case_factors": factors, "check": "ULS"}
    analysis["unity_checks"] = [
        {
            "id": "ec3",
            "name": "EN 1993-1-1 member check",
            "applies_to": {"type": "AllMembers"},
            "spec": {
                "Ec3Steel": {
                    "gamma_m0": 1.0,
                    "gamma_m1": 1.0,
                    "include_buckling": True,
                    "include_ltb": True,
                    "interaction_method": "AnnexB",
                }
            },
            "limit_state": "ULS",
        }
    ]
    return document
