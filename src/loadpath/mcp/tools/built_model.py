"""What the building tools make: a document, and what an agent should know of it."""

from collections.abc import Callable
from typing import Any

import msgspec

from loadpath.builders import ChangesRefused, ParameterError, Updated
from loadpath.inspection import validate
from loadpath.mcp.tools.tool_error import ToolError, of_issues, of_parameter

MOST_WARNINGS = 10


def no_notes(document: dict[str, Any]) -> list[str]:
    return []


class Building(msgspec.Struct, frozen=True):
    """A builder, and what is to be known of its documents before their results are trusted.

    Functions of modules only: it is sent to worker processes.
    """

    builder: Callable[..., dict[str, Any] | Updated]
    notes: Callable[[dict[str, Any]], list[str]] = no_notes
    changes_model: bool = False
    """Whether it takes a model, as its first argument."""


class Built(msgspec.Struct, frozen=True):
    """The JSON text of a document, and what is said about it."""

    text: bytes
    about: dict[str, Any]


def build(building: Building, arguments: dict[str, Any]) -> Built:
    """Run the builder."""
    arguments = dict(arguments)
    models = [arguments.pop("model")] if building.changes_model else []
    try:
        made = building.builder(*models, **arguments)
    except ChangesRefused as error:
        raise of_issues(f"{error}.", [plain_issue(each) for each in error.issues], []) from None
    except ParameterError as error:
        raise of_parameter(error) from None
    if isinstance(made, Updated):
        return describe(made.document, made.notes)
    return describe(made, building.notes(made))


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
