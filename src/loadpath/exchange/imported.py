"""What an import leaves behind, as the document keeps it."""

from typing import Any

from loadpath.document.types.imports import ImportEffect
from loadpath.exchange.report import NotCarried

Record = dict[str, Any]


def imported_record(
    file_format: str,
    report: list[NotCarried],
    *,
    version: str | None = None,
    program: str | None = None,
    earlier: list[Record] | None = None,
) -> Record:
    """The record of an import for the settings of a document.

    What is said of several in the same words is one entry with their names, so that a thousand
    free loads are judged at once. `earlier` are entries that the file brought along.
    """
    origin = {"format": file_format, "version": version, "program": program}
    record: Record = {key: word for key, word in origin.items() if word}
    entries = [*(earlier or []), *_entries(report)]
    return record | ({"left_behind": entries} if entries else {})


def _entries(report: list[NotCarried]) -> list[Record]:
    found: dict[tuple[str, str, ImportEffect, bool], Record] = {}
    for each in report:
        key = (each.object, each.message, each.effect, bool(each.name))
        if key not in found:
            found[key] = {"object": each.object}
            found[key] |= {"names": []} if each.name else {}
            found[key]["message"] = each.message
            if each.effect is not ImportEffect.structural:
                found[key]["effect"] = each.effect.value
        if each.name:
            found[key]["names"].append(each.name)
    return list(found.values())
