"""Gives a document its combinations by EN 1990; the author's own stay as they are.

What the combinations are is decided by the module that `loadpath.inspection` hosts, the same in
every language.
"""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any, Unpack

import msgspec

from loadpath.builders.combination_parameters import GENERATE_COMBINATIONS, CombinationParameters
from loadpath.builders.parameter import read_parameters, shown
from loadpath.builders.parameter_error import ParameterError
from loadpath.document import SCHEMA_VERSION, Issue
from loadpath.document.validation.reading import Unreadable, as_bytes
from loadpath.inspection import combine, validate


class NoCombinations(ParameterError):
    """A document from which no combinations can be generated; `issues` says why."""

    def __init__(self, issues: list[Issue]) -> None:
        first, more = issues[0], len(issues) - 1
        others = f" (and {more} more)" if more else ""
        super().__init__("invalid_parameter", "model", f"{first.path}: {first.message}{others}")
        self.issues = issues

    def __reduce__(self) -> tuple[type["NoCombinations"], tuple[list[Issue]]]:
        return NoCombinations, (self.issues,)


def generate_combinations(
    document: Mapping[str, Any] | str | bytes, **parameters: Unpack[CombinationParameters]
) -> dict[str, Any]:
    """A copy of the document with the combinations of its load cases, by what `action` says of
    them.

    What was generated before is replaced, and keeps id and name where it is generated again.
    Raises ParameterError; NoCombinations lists what is wrong with the document.
    """
    chosen: dict[str, Any] = read_parameters(GENERATE_COMBINATIONS, parameters)
    given = dict(document) if isinstance(document, Mapping) else document
    try:
        text = as_bytes(given)
    except Unreadable:
        raise NoCombinations(validate(given).errors) from None
    if chosen["actions"] is not None:
        text = _with_actions(text, chosen["actions"])
    combined = combine(text, chosen["rule"], chosen["annex"])
    if combined.issues:
        raise NoCombinations(combined.issues)
    made: dict[str, Any] = msgspec.json.decode(text)
    analysis = made["analysis"]
    before = analysis.get("load_combinations") or []
    own = [before[place] for place in combined.kept]
    analysis["load_combinations"] = [*own, *combined.combinations]
    made["schema_version"] = max(made.get("schema_version") or 1, SCHEMA_VERSION)
    return made


def _with_actions(text: bytes, actions: dict[str, Any]) -> bytes:
    """The document with an action in each load case that is named."""
    try:
        document = msgspec.json.decode(text, type=dict[str, Any])
        cases = document["analysis"].get("load_cases") or []
        by_name = {case["name"]: case for case in cases}
    except (msgspec.DecodeError, AttributeError, KeyError, TypeError):
        raise NoCombinations(validate(text).errors) from None
    for name, action in actions.items():
        if name not in by_name:
            close = get_close_matches(name[:64], map(str, by_name), n=1)
            hint = f"; did you mean {shown(close[0])}?" if close else ""
            names = ", ".join(map(shown, list(by_name)[:20])) or "none"
            raise ParameterError(
                "invalid_parameter",
                "actions",
                f"'actions' names {shown(name)}, which is no load case{hint} ({names})",
            )
        by_name[name]["action"] = {"category": action} if isinstance(action, str) else action
    return msgspec.json.encode(document)
