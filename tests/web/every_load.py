"""A small portal frame with one load case per kind of load, hinges and a skewed support."""

from typing import Any

from tests.web.documents import checked_beam

FREE = {"condition_type": "Free"}
PINNED = {"RX": FREE, "RY": FREE, "RZ": FREE}
SPRING = {"condition_type": "Spring", "stiffness": 5e6}


def every_load() -> Any:
    """A portal with a sloping rafter; cases named after what they hold."""
    document = checked_beam()
    model, analysis = document["model"], document["analysis"]
    model["materials"][0]["thermal_expansion"] = 1.2e-5
    places = [(0, 0), (0, 4), (6, 6), (6, 0), (10, 4)]
    model["nodes"] = [
        {"id": k, "X": float(x), "Y": float(y), "Z": 0.0, "nodal_support": support}
        for k, ((x, y), support) in enumerate(
            zip(places, [1, None, None, 2, 3], strict=True), start=1
        )
    ]
    model["nodal_supports"] = [
        {"id": 1, "classification": "clamped"},
        {"id": 2, **PINNED, "RX": None, "RY": None, "X": SPRING},
        {"id": 3, "axes": {"x": [1.0, 1.0, 0.0], "y": [-1.0, 1.0, 0.0]}, "X": FREE, **PINNED},
    ]
    model["member_hinges"] = [{"id": 1, "rotational_release_mz": 0.0}]
    ends = [(1, 2), (2, 3), (4, 3), (3, 5)]
    model["members"] = [
        {"id": k, "start_node_id": a, "end_node_id": b, "section": 1}
        for k, (a, b) in enumerate(ends, start=1)
    ]
    model["members"][3]["start_hinge"] = 1
    model["member_sets"] = []
    down, across = [0.0, -1.0, 0.0], [1.0, 0.0, 0.0]
    line = {"id": 1, "member": 2, "direction": down, "start_frac": 0.0, "end_frac": 1.0}
    point = {"id": 1, "member": 2, "position": 0.5}
    area = [(0, 4, -2), (6, 6, -2), (6, 6, 2), (0, 4, 2)]
    polygon = [{"X": float(x), "Y": float(y), "Z": float(z)} for x, y, z in area]
    cases: dict[str, dict[str, Any]] = {
        "Forces": {
            "nodal_loads": [{"id": 1, "node": 2, "magnitude": 20e3, "direction": across}],
            "member_point_loads": [point | {"magnitude": 15e3, "direction": down}],
        },
        "Moments": {
            "nodal_moments": [{"id": 1, "node": 3, "magnitude": 12e3, "direction": [0, 0, 1.0]}],
            "member_point_moments": [point | {"magnitude": 8e3, "direction": [0, 0, -1.0]}],
        },
        "Trapezoid": {
            "distributed_loads": [line | {"magnitude": 4e3, "end_magnitude": 9e3}],
        },
        "Snow": {
            "distributed_loads": [
                line | {"magnitude": 6e3, "end_magnitude": 6e3, "projected": True}
            ],
        },
        "Wind": {
            "distributed_loads": [
                line
                | {
                    "magnitude": 3e3,
                    "end_magnitude": 3e3,
                    "axes": "local",
                    "direction": [0, -1.0, 0],
                }
            ],
        },
        "Area": {
            "surface_loads": [{"id": 1, "polygon": polygon, "magnitude": 2e3, "direction": down}],
        },
        "Temperature": {
            "temperature_loads": [
                {"id": 1, "member": 1, "uniform": 30.0},
                {"id": 2, "member": 2, "uniform": -20.0, "gradient_y": 15.0},
                {"id": 3, "member": 3, "gradient_y": -10.0},
            ],
        },
        "Settlement": {
            "support_displacements": [
                {"id": 1, "node": 1, "direction": "Y", "value": -0.01},
                {"id": 2, "node": 1, "direction": "RZ", "value": 0.002},
                {"id": 3, "node": 5, "direction": "Y", "value": -0.005},
            ],
        },
    }
    analysis["load_cases"] = [
        {"id": k, "name": name, **loads} for k, (name, loads) in enumerate(cases.items(), start=1)
    ]
    factors = [{"load_case_id": k, "factor": 1.0} for k in (1, 3, 4)]
    analysis["load_combinations"][0]["load_case_factors"] = factors
    document["settings"]["general_info"]["project_name"] = "Every kind of load"
    return document
