"""Writes the JSON Schema of the results document; it allows no keys but those declared."""

import json

from loadpath.answer.results_document import ResultsDocument
from loadpath.document.declaration.json_schema import json_schema
from loadpath.document.declaration.shape import shape_of_root
from tools.generate.note import note

FILE = "docs/reference/schema/results.schema.json"


def generate() -> dict[str, str]:
    """The generated file by its path."""
    schema = json_schema(shape_of_root(ResultsDocument), is_closed=True)
    noted = {"$comment": note("src/loadpath/answer"), **schema}
    return {FILE: json.dumps(noted, indent=1, ensure_ascii=False) + "\n"}
