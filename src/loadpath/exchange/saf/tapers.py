"""Members of SAF whose section varies: stretches of a member, each between two sections."""

from itertools import accumulate
from typing import NamedTuple

import msgspec

from loadpath.document.types.members import MemberType
from loadpath.document.types.sections import Section
from loadpath.document.validation.rules.tapers import why_no_taper
from loadpath.exchange.saf.reading import Reading
from loadpath.exchange.saf.sheet import Row, key_of
from loadpath.exchange.saf.writing import Record, Writing

SHEET = "StructuralCurveMemberVarying"
NEAR = 1e-9


class Stretch(NamedTuple):
    """A part of a member that varies evenly from its first section to its last."""

    first: str
    last: str
    begin: float
    """Where it begins, as a fraction of the member."""
    end: float

    def is_cut(self, at: float) -> bool:
        """Whether a place lies within, where its section is neither the first nor the last."""
        return self.first != self.last and self.begin + NEAR < at < self.end - NEAR


def stretches_of(reading: Reading, row: Row, behaviour: str) -> list[Stretch]:
    """The stretches of a member; none where its section does not vary, or cannot here."""
    name = row.text("Arbitrary definition")
    if not name:
        return []
    found = next((each for each in reading.sheet(SHEET) if each.name == name), None)
    if found is None:
        raise row.error("Arbitrary definition", f"should name a {SHEET}; found '{name}'")
    stretches = _read(found)
    if reason := _why_not(reading, row, stretches, behaviour):
        reading.leave(row, f"varies along its length; here it has its section everywhere: {reason}")
        return []
    for number in range(1, len(stretches) + 1):
        if key_of(found.text(f"Alignment {number}")) not in ("centre", ""):
            reading.leave(
                found,
                f"alignment '{found.text(f'Alignment {number}')}' is not carried over; the centres "
                "of its sections lie in line",
            )
    return stretches


def sections_at(reading: Reading, usual: str, stretches: list[Stretch], at: float) -> Record:
    """The sections of the piece of a member around a place."""
    for each in stretches:
        if each.begin <= at <= each.end:
            first, last = (reading.sections[name]["id"] for name in (each.first, each.last))
            return {"section": first} | ({"end_section": last} if last != first else {})
    return {"section": reading.sections[usual]["id"]}


def _read(row: Row) -> list[Stretch]:
    pairs: list[tuple[str, str]] = []
    spans: list[float] = []
    while row.has(f"Span {len(spans) + 1}"):
        column = f"Cross sections {len(spans) + 1}"
        names = [each.strip() for each in row.needed(column).split(",")]
        if len(names) > 2 or not all(names):
            raise row.error(column, f"should be one section or two; found '{row.text(column)}'")
        pairs.append((names[0], names[-1]))
        spans.append(row.number_needed(f"Span {len(spans) + 1}"))
    if not spans or min(spans) <= 0 or abs(sum(spans) - 1) > 1e-6:
        raise row.error("Span 1", f"and those after it should be above 0 and add up to 1: {spans}")
    ends = [*accumulate(spans)]
    ends[-1] = 1.0
    return [
        Stretch(*pair, begin, end)
        for pair, begin, end in zip(pairs, [0.0, *ends], ends, strict=False)
    ]


def _why_not(reading: Reading, row: Row, stretches: list[Stretch], behaviour: str) -> str:
    named = {name for stretch in stretches for name in (stretch.first, stretch.last)}
    if behaviour != "Normal":
        return "it carries axial force only"
    if missing := sorted(named - set(reading.sections)):
        return f"section '{missing[0]}' is not carried over"
    if len({name in reading.turned for name in (*named, row.needed("Cross section"))}) > 1:
        return "its sections stand one up, one down"
    sections = {name: msgspec.convert(reading.sections[name], Section) for name in named}
    for each in stretches:
        if each.first == each.last:
            continue
        ends = sections[each.first], sections[each.last]
        if reason := why_no_taper(MemberType.Normal, *ends):
            return f"'{each.last}' {reason}"
    return ""


def write_taper(writing: Writing, member: Record) -> Record:
    """The cell of a member that names how it varies; empty where it does not."""
    if member.get("end_section") is None:
        return {}
    name = f"AD{member['id']}"
    row = {
        "Name": name,
        "Cross sections 1": f"CS{member['section']},CS{member['end_section']}",
        "Span 1": 1.0,
        "Alignment 1": "Centre",
    }
    writing.add(SHEET, row)
    return {"Arbitrary definition": name}
