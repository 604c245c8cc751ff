"""axe-core on a page: which rules of accessibility it breaks, and where."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Everything axe knows but its experiments; "region" and the like are best practice, and ours.
EVERYTHING: Any = {"resultTypes": ["violations"]}
COLOURS: Any = {"resultTypes": ["violations"], "runOnly": ["color-contrast", "link-in-text-block"]}


def violations(page: Page, options: Any = EVERYTHING) -> list[str]:
    """One line per rule and element; empty when all is well."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(f"(() => {{ {SOURCE.read_text()} }})()")
    found = page.evaluate("(options) => axe.run(document, options)", options)
    return [
        f"{rule['id']}: {node['html'][:200]} {node.get('failureSummary', '')[:300]}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]
