"""Writes the JSON Schema of the whole document, and the index of its roots."""

import json

from loadpath.document import schema

FOLDER = "docs/reference/schema"


def generate() -> dict[str, str]:
    return {
        f"{FOLDER}/document.schema.json": _json(schema("Document")),
        f"{FOLDER}/index.json": _json(schema()),
    }


def _json(value: object) -> str:
    return json.dumps(value, indent=1, ensure_ascii=False) + "\n"
