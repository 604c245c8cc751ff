"""Writes the JSON Schema of the whole document, and the index of its roots."""

import json

from loadpath.document import schema
from tools.generate.note import note

FOLDER = "docs/reference/schema"


def generate() -> dict[str, str]:
    return {
        f"{FOLDER}/document.schema.json": _json(schema("Document")),
        f"{FOLDER}/index.json": _json(schema()),
    }


def _json(value: dict[str, object]) -> str:
    noted = {"$comment": note("src/loadpath/document/types"), **value}
    return json.dumps(noted, indent=1, ensure_ascii=False) + "\n"
