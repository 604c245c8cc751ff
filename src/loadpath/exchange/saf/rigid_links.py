"""Rigid links of SAF between two nodes, as rigid members."""

from loadpath.exchange.saf.axes import place_of
from loadpath.exchange.saf.conditions import MOVES, TURNS
from loadpath.exchange.saf.reading import Reading, numbers_of
from loadpath.exchange.saf.sheet import key_of
from loadpath.exchange.saf.writing import Writing, node_name

SHEET = "RelConnectsRigidLink"


def read_rigid_links(reading: Reading) -> None:
    rows = list(reading.sheet(SHEET))
    wanted = numbers_of(row.name for row in rows)
    for row in rows:
        names = row.names("Nodes")
        if len(names) != 2 or names[0] == names[1]:
            raise row.error("Nodes", f"should name two nodes; found '{row.text('Nodes')}'")
        ends = [reading.node(row, "Nodes", name) for name in names]
        if place_of(ends[0]) == place_of(ends[1]):
            raise row.error("Nodes", "should lie apart; they are one point")
        holds = {key_of(row.text(column)) for column in (*MOVES, *TURNS)}
        if key_of(row.text("Hinge position")) not in ("none", "") and holds - {"rigid", ""}:
            reading.leave(row, "has a hinge; it is not carried over")
            continue
        taken = {each["id"] for each in reading.model.get("members", [])}
        number = wanted[row.name] if wanted[row.name] not in taken else max(taken) + 1
        reading.add(
            "members",
            {
                "id": number,
                "start_node_id": ends[0]["id"],
                "end_node_id": ends[1]["id"],
                "rotation_angle": 0.0,
                "member_type": "Rigid",
            },
        )


def write_rigid_links(writing: Writing) -> None:
    for member in writing.listed("members"):
        hinges = [member.get(key) for key in ("start_hinge", "end_hinge")]
        if member["member_type"] != "Rigid" or any(hinges) or not writing.is_apart(member):
            continue
        ends = [member["start_node_id"], member["end_node_id"]]
        writing.add(
            SHEET,
            {
                "Name": f"RL{member['id']}",
                "Nodes": ";".join(map(node_name, ends)),
                "Hinge position": "None",
                **dict.fromkeys((*MOVES, *TURNS), "Rigid"),
            },
        )
