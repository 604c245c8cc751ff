"""What the building tools make: a document, and what an agent should know of it."""

from collections.abc import Callable
from typing import Any

import msgspec

from loadpath.builders import (
    ParameterError,
    add_load,
    beam_notes,
    build_model,
    create_beam,
    create_frame,
)
from loadpath.document import validate
from loadpath.mcp.tools.tool_error import ToolError, of_parameter

BUILDERS: dict[str, Callable[..., dict[str, Any]]] = {
    "create_beam": create_beam,
    "create_frame": create_frame,
    "build_model": build_model,
}
FRAME_NOTE = (
    "The analysis is of first order and buckling lengths are the members' own lengths; give a "
    "sway frame member_sets with its buckling lengths before trusting the check."
)
MOST_WARNINGS = 10


class Built(msgspec.Struct, frozen=True):
    """The JSON text of a document, and what is said about it."""

    text: bytes
    about: dict[str, Any]


def build(tool: str, arguments: dict[str, Any]) -> Built:
    """Run the builder of that name."""
    arguments = dict(arguments)
    try:
        if tool == "add_load":
            document = add_load(arguments.pop("model"), **arguments)
        else:
            document = BUILDERS[tool](**arguments)
    except ParameterError as error:
        raise of_parameter(error) from None
    return describe(document, _notes(tool, document))


def describe(document: dict[str, Any], notes: list[str]) -> Built:
    text = msgspec.json.encode(document)
    report = validate(text)
    about = {
        "summary": summarise(document),
        "valid": report.valid,
        "warnings": [plain_issue(issue) for issue in report.warnings[:MOST_WARNINGS]],
        "notes": notes,
    }
    if not report.valid:
        first = report.errors[0]
        about["notes"] = [*notes, f"The model does not validate: {first.path}: {first.message}"]
    return Built(text, about)


def plain_issue(issue: Any) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(issue)
    return plain


def _notes(tool: str, document: dict[str, Any]) -> list[str]:
    if tool == "create_beam":
        return beam_notes(document)
    if tool == "create_frame" and document["analysis"].get("unity_checks"):
        return [FRAME_NOTE]
    return []


def summarise(document: Any) -> dict[str, Any]:
    """What is in a document that may be anything: counts, and names of cases and checks."""
    document = document if isinstance(document, dict) else {}
    model, analysis = _object(document.get("model")), _object(document.get("analysis"))
    return {
        "nodes": len(_list(model.get("nodes"))),
        "members": len(_list(model.get("members"))),
        "plates": len(_list(model.get("plate_surfaces"))) + len(_list(model.get("plate_elements"))),
        "load_cases": _names(analysis.get("load_cases")),
        "load_combinations": _names(analysis.get("load_combinations")),
        "unity_checks": _names(analysis.get("unity_checks")),
    }


def _object(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _names(value: Any) -> list[str]:
    """At most 20 names; the last entry says how many more there are."""
    names = [str(_object(each).get("name", "?"))[:80] for each in _list(value)]
    return names if len(names) <= 20 else [*names[:20], f"and {len(names) - 20} more"]


def parse_model(model: Any) -> Any:
    """A model given as an object or as a string of JSON, parsed."""
    if not isinstance(model, str):
        return model
    try:
        return msgspec.json.decode(model.encode())
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise ToolError(
            f"'model' is a text that is neither a handle nor JSON: {error}.",
            "invalid_json",
            "model",
        ) from None


def validation(model: Any) -> dict[str, Any]:
    """The verdict on a model, with the first 25 of each kind of issue."""
    report = validate(model)
    return {
        "valid": report.valid,
        "error_count": len(report.errors),
        "warning_count": len(report.warnings),
        "errors": [plain_issue(issue) for issue in report.errors[:25]],
        "warnings": [plain_issue(issue) for issue in report.warnings[:25]],
    }
