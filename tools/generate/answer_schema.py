"""Writes the JSON Schema of the results document; it allows no keys but those declared."""

import json
from typing import Any

from loadpath.answer.results_document import ResultsDocument
from loadpath.document import issue_catalogue
from loadpath.document.declaration.json_schema import json_schema
from loadpath.document.declaration.shape import shape_of_root
from tools.generate.note import note

FILE = "docs/reference/schema/results.schema.json"
ISSUE_CODE = "IssueCode"


def generate() -> dict[str, str]:
    """The generated file by its path."""
    noted = {"$comment": note("src/loadpath/answer"), **results_schema()}
    return {FILE: json.dumps(noted, indent=1, ensure_ascii=False) + "\n"}


def results_schema() -> dict[str, Any]:
    """The schema, with the issue codes written out once."""
    declared = json_schema(shape_of_root(ResultsDocument), is_closed=True)
    schema: dict[str, Any] = _with_codes(declared)
    codes = {
        "description": "What validation or the engine can say of a document.",
        "enum": list(issue_catalogue()),
    }
    schema["$defs"] = dict(sorted({**schema["$defs"], ISSUE_CODE: codes}.items()))
    return schema


def _with_codes(schema: Any) -> Any:
    """Texts that are issue codes as references to their list."""
    if isinstance(schema, list):
        return [_with_codes(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    if "x-issue-code" not in schema:
        return {key: _with_codes(value) for key, value in schema.items()}
    kept = {key: schema[key] for key in schema if key not in ("type", "x-issue-code")}
    return {"$ref": f"#/$defs/{ISSUE_CODE}", **kept}
