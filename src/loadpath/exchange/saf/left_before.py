"""What an earlier import left behind, in a sheet of our own: a workbook may not lose it again."""

from typing import Any

from loadpath.document.types.imports import ImportEffect
from loadpath.exchange.saf.reading import Reading
from loadpath.exchange.saf.sheet import Row
from loadpath.exchange.saf.writing import Writing

SHEET = "LoadpathLeftBehind"
EFFECTS = {effect.value: effect for effect in ImportEffect}
Record = dict[str, Any]


def write_left_before(writing: Writing) -> None:
    """A row for each name of each entry; a cell could not hold a thousand names."""
    imported = writing.document["settings"].get("imported") or {}
    for entry in imported.get("left_behind") or []:
        settled = entry.get("settled") or {}
        for name in entry.get("names") or [None]:
            row = {
                "Object": entry["object"],
                "Name": name,
                "Message": entry["message"],
                "Effect": entry.get("effect", ImportEffect.structural.value),
                "Settled by": settled.get("by"),
                "Reason": settled.get("reason"),
            }
            writing.add(SHEET, row)


def read_left_before(reading: Reading) -> list[Record]:
    """The entries again, as a document has them."""
    found: dict[tuple[Any, ...], Record] = {}
    for row in reading.sheet(SHEET):
        entry = _entry(row)
        name = row.text("Name")
        key = (*(str(value) for value in entry.values()), bool(name))
        kept = found.setdefault(key, entry)
        if name:
            kept.setdefault("names", []).append(name)
    return list(found.values())


def _entry(row: Row) -> Record:
    entry: Record = {"object": row.needed("Object"), "message": row.needed("Message")}
    effect = row.word("Effect", EFFECTS, ImportEffect.structural)
    if effect is not ImportEffect.structural:
        entry["effect"] = effect.value
    by, reason = row.text("Settled by"), row.text("Reason")
    if by or reason:
        entry["settled"] = {"by": by, "reason": reason}
    return entry
