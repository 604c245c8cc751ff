"""PyNite on a document's frame: the model built from parsed JSON and solved once, both cases and
the combination, without checks (it has none)."""

import json
import sys
import time
from pathlib import Path

from Pynite import FEModel3D

document = json.loads(Path(sys.argv[1]).read_text())
source, analysis = document["model"], document["analysis"]
start = time.process_time()
model = FEModel3D()
for node in source["nodes"]:
    model.add_node(str(node["id"]), node["X"], node["Y"], node["Z"])
    if node["nodal_support"] is not None:
        model.def_support(str(node["id"]), *[True] * 6)
for material in source["materials"]:
    e, g = material["e_mod"], material["g_mod"]
    model.add_material(str(material["id"]), e, g, e / (2 * g) - 1, material["density"])
for section in source["sections"]:
    name = str(section["id"])
    model.add_section(name, section["area"], section["i_y"], section["i_z"], section["j"])
places = {str(node["id"]): (node["X"], node["Z"]) for node in source["nodes"]}
for member in source["members"]:
    ends = str(member["start_node_id"]), str(member["end_node_id"])
    # Local axes of upright members differ by a quarter turn.
    turn = 90.0 if places[ends[0]] == places[ends[1]] else 0.0
    model.add_member(str(member["id"]), *ends, "1", str(member["section"]), rotation=turn)
for case in analysis["load_cases"]:
    for load in case.get("distributed_loads", ()):
        down = load["magnitude"] * load["direction"][1]
        model.add_member_dist_load(str(load["member"]), "FY", down, down, case=case["name"])
    for load in case.get("nodal_loads", ()):
        along = load["magnitude"] * load["direction"][0]
        model.add_node_load(str(load["node"]), "FX", along, case=case["name"])
names = {case["id"]: case["name"] for case in analysis["load_cases"]}
for name in names.values():
    model.add_load_combo(name, {name: 1.0})
for combination in analysis["load_combinations"]:
    factors = {names[f["load_case_id"]]: f["factor"] for f in combination["load_case_factors"]}
    model.add_load_combo(combination["name"], factors)
model.analyze_linear(check_stability=False)
last = model.nodes[str(source["nodes"][-1]["id"])]
print(json.dumps({"seconds": time.process_time() - start, "last_dx": last.DX["ULS"]}))
