"""OpenSees on a document's frame: the model built from parsed JSON and its combination solved once,
without the two load cases and without checks (it has none)."""

import json
import sys
import time
from pathlib import Path

from bench.opensees import load_opensees

UPRIGHT, LEVEL = 1, 2
"""Tags of transformations; the third is of beams along z."""
ACROSS = 3

ops = load_opensees()
assert ops is not None
document = json.loads(Path(sys.argv[1]).read_text())
source, analysis = document["model"], document["analysis"]
start = time.process_time()
ops.wipe()
ops.model("basic", "-ndm", 3, "-ndf", 6)
places = {}
for node in source["nodes"]:
    places[node["id"]] = (node["X"], node["Y"], node["Z"])
    ops.node(node["id"], *places[node["id"]])
    if node["nodal_support"] is not None:
        ops.fix(node["id"], *[1] * 6)
# The local z of each: across columns, level across beams.
ops.geomTransf("Linear", UPRIGHT, 1.0, 0.0, 0.0)
ops.geomTransf("Linear", LEVEL, 0.0, 0.0, 1.0)
ops.geomTransf("Linear", ACROSS, -1.0, 0.0, 0.0)
sections = {each["id"]: each for each in source["sections"]}
e, g = source["materials"][0]["e_mod"], source["materials"][0]["g_mod"]
for member in source["members"]:
    ends = (member["start_node_id"], member["end_node_id"])
    first, last = (places[node] for node in ends)
    turned = UPRIGHT if first[1] != last[1] else LEVEL if first[0] != last[0] else ACROSS
    section = sections[member["section"]]
    stiffness = (section["area"], e, g, section["j"], section["i_y"], section["i_z"])
    ops.element("elasticBeamColumn", member["id"], *ends, *stiffness, turned)
ops.timeSeries("Constant", 1)
(combination,) = analysis["load_combinations"]
factors = {each["load_case_id"]: each["factor"] for each in combination["load_case_factors"]}
for case in analysis["load_cases"]:
    ops.pattern("Plain", case["id"], 1, "-fact", factors[case["id"]])
    for load in case.get("distributed_loads", ()):
        down = load["magnitude"] * load["direction"][1]
        ops.eleLoad("-ele", load["member"], "-type", "-beamUniform", down, 0.0)
    for load in case.get("nodal_loads", ()):
        force = [load["magnitude"] * share for share in load["direction"]]
        ops.load(load["node"], *force, 0.0, 0.0, 0.0)
ops.constraints("Plain")
ops.numberer("AMD")
ops.system("SparseSYM")
ops.integrator("LoadControl", 1.0)
ops.algorithm("Linear")
ops.analysis("Static", "-noWarnings")
assert ops.analyze(1) == 0
ops.reactions()
seconds = time.process_time() - start
last_dx = ops.nodeDisp(source["nodes"][-1]["id"], 1)
print(json.dumps({"seconds": seconds, "last_dx": last_dx}))
