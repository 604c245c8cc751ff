"""Reads the notation's files and writes one case per model; see the package docstring."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from tools.benchmarks import axes
from tools.benchmarks.numbering import Numbering
from tools.benchmarks.structure import document

LINEAR = {"linear_static", "linear_static_tension_only"}


def main(source: Path, target: Path) -> None:
    for path in sorted(source.glob("*.json")):
        for case in json.loads(path.read_text()).get("cases", []):
            if case.get("analysis", {}).get("type") in LINEAR:
                for name, converted in convert(case).items():
                    text = json.dumps(converted, indent=1, ensure_ascii=False)
                    (target / f"{name}.json").write_text(text + "\n")


def convert(case: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """One converted case per variant; values that set shear deformation get a variant each."""
    variants = {e.get("variant") for e in case["expected"]}
    found = {}
    for variant in sorted(variants, key=str):
        values = [e for e in case["expected"] if e.get("variant") == variant]
        model = case["variants"][variant] if "variants" in case else case["model"]
        shear = values[0].get("shear_deformation", case["analysis"]["shear_deformation"])
        name = case["id"].lower() + (f"-{variant}" if variant else "")
        found[name] = {
            "title": case["title"],
            "source": {k: case["source"][k] for k in ("name", "locator") if k in case["source"]},
            "notes": case["notes"],
            "document": document(model, case["title"], shear),
            "expected": [_expectation(e, Numbering(model)) for e in values],
        }
    return found


def _expectation(value: dict[str, Any], numbering: Numbering) -> dict[str, Any]:
    component, where, sign = _place(value, numbering)
    found = {
        "load_case": value["load_case"],
        "quantity": value["quantity"],
        **where,
        "component": component,
        "value": sign * value["value"] + 0.0,
        "rel_tol": value["rel_tol"],
    }
    for key in ("abs_tol", "published"):
        if key in value:
            found[key] = value[key]
    if value.get("compare") == "abs":
        found["compare"] = "abs"
    return found


def _place(value: dict[str, Any], numbering: Numbering) -> tuple[str, dict[str, Any], float]:
    if value["quantity"] == "internal_force":
        component, sign = axes.SECTION_FORCE[value["component"]]
        where = {"member": numbering.member_ids[value["member"]], "x": value["x"]}
        return component, where, sign
    direction, sign = axes.GLOBAL[value["component"]]
    names = axes.DISPLACEMENT if value["quantity"] == "displacement" else axes.REACTION
    return names[direction], {"node": numbering.node_ids[value["node"]]}, sign


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
