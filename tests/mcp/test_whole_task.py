"""A task from beginning to end, as a scripted agent does it: calls and bytes are counted."""

import json
from pathlib import Path
from typing import Any

from loadpath.catalogue import find_section
from tests.mcp.local_agent import Agent

MOST_CALLS = 6
MOST_BYTES = 8 * 1024
PORTAL: dict[str, Any] = {
    "nodes": [[0, 0], [0, 5], [7.5, 6], [15, 5], [15, 0]],
    "members": [[1, 2, "HEA300"], [2, 3, "IPE500"], [3, 4, "IPE500"], [5, 4, "HEA300"]],
    "material": "S355",
    "dimensionality": "2D",
    "supports": [{"node": [1, 5], "support": "pinned"}],
    "loads": [
        {"kind": "self_weight", "case": "G"},
        {"kind": "line", "member": [2, 3], "load_kn": 2, "case": "G"},
        {"kind": "line", "member": [2, 3], "load_kn": 4.5, "case": "S"},
        {"kind": "force", "node": 2, "load_kn": 12, "direction": "X", "case": "W"},
    ],
    "combinations": [
        {"name": "ULS 1", "factors": {"G": 1.35, "S": 1.5, "W": 0.9}},
        {"name": "ULS 2", "factors": {"G": 1.35, "S": 0.75, "W": 1.5}},
    ],
    "stash": True,
}
LADDERS = {
    "HEA300": [f"HEA{size}" for size in (200, 220, 240, 260, 280, 300)],
    "IPE500": [f"IPE{size}" for size in (300, 330, 360, 400, 450, 500)],
}
GROUPS = {"HEA300": (1, 4), "IPE500": (2, 3)}
MARGIN = 1.12
"""Buckling grows faster than the modulus shrinks."""


class Counting(Agent):
    """Counts what goes over the wire as text."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.calls = self.bytes = 0

    def call(self, name: str, /, **arguments: Any) -> Any:
        answer = super().call(name, **arguments)
        self.calls += 1
        self.bytes += len(json.dumps(arguments)) + len(json.dumps(answer))
        return answer


def utilizations(checked: dict[str, Any]) -> dict[int, float]:
    return {row["member_id"]: row["utilization"] for row in checked["checks"][0]["rows"]}


def next_section(ladder: list[str], now: str, utilization: float) -> str:
    """The lightest whose modulus should do."""
    needed = utilization * find_section(now).wpl_z * MARGIN
    return next((name for name in ladder if find_section(name).wpl_z >= needed), ladder[-1])


def test_a_portal_frame_is_made_lighter(tmp_path: Path) -> None:
    agent = Counting(tmp_path)
    handle = agent.call("build_model", **PORTAL)["handle"]
    sections = {group: group for group in GROUPS}
    for _ in range(2):
        found = utilizations(agent.call("run_checks", model=handle, member=[1, 2, 3, 4]))
        changes = []
        for group, members in GROUPS.items():
            used = max(found[each] for each in members)
            sections[group] = next_section(LADDERS[group], sections[group], used)
            changes.append(
                {"set": "members", "id": list(members), "to": {"section": sections[group]}}
            )
        handle = agent.call("update_model", model=handle, changes=changes)["handle"]
    last = agent.call("run_checks", model=handle, member=[1, 2, 3, 4])
    assert last["verdict"]["state"] == "passes", last["headline"]
    assert last["verdict"]["utilization"] > 0.8
    area = {name: find_section(name).area for name in (*sections, *sections.values())}
    assert all(area[chosen] < area[before] for before, chosen in sections.items()), sections
    assert agent.calls <= MOST_CALLS
    assert agent.bytes <= MOST_BYTES
