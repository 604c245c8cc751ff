"""A document in a notebook: what is in it, and its structure."""

from typing import Any

from .html import card, table
from .structure import Structure
from .svg import draw

LISTS = {
    "model": ("nodes", "members", "plate_surfaces", "plate_elements", "sections", "materials"),
    "analysis": ("load_cases", "load_combinations", "unity_checks"),
}


def document_html(document: dict[str, Any]) -> str:
    """Its name, counts of its lists, the names of what is few, and a picture."""
    settings = document.get("settings") or {}
    name = (settings.get("general_info") or {}).get("project_name") or "Model"
    rows = []
    for group, keys in LISTS.items():
        for key in keys:
            records = (document.get(group) or {}).get(key) or []
            if records:
                names = [str(each["name"]) for each in records if each.get("name")]
                some = ", ".join(names[:6]) + (", ..." if len(names) > 6 else "")
                rows.append([key.replace("_", " "), len(records), some])
    return card(str(name), [table(["", "", ""], rows), draw(Structure.of(document)).svg])
