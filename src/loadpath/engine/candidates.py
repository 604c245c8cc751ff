"""Sections of the library as candidates: with the fields that a document's section has."""

from collections.abc import Iterable
from functools import cache

from loadpath.answer.lightest import CandidateDimensions, CandidateSection
from loadpath.authoring.library_records import library_section_records
from loadpath.catalogue import families as known_families
from loadpath.catalogue import find_material, find_section, section_names

from .errors import RequestRefused


def candidates_of(families: Iterable[str]) -> list[CandidateSection]:
    """Every section of some families, each once; "HE" stands for all that begin so."""
    names: dict[str, None] = {}
    for word in families:
        for family in _families_of(word):
            names.update(dict.fromkeys(section_names(family)[family]))
    if not names:
        message = f"families should name some of {', '.join(known_families())}; it names none"
        raise RequestRefused(message, "missing_parameter", "families")
    return [_candidate(name) for name in names]


def _families_of(word: str) -> list[str]:
    key = word.casefold()
    exact = [family for family in known_families() if family.casefold() == key]
    found = exact or [each for each in known_families() if each.casefold().startswith(key)]
    if not found:
        message = f"families should name some of {', '.join(known_families())}; found {word!r}"
        raise RequestRefused(message, "unknown_family", "families")
    return found


@cache
def _candidate(name: str) -> CandidateSection:
    # Curves are left to the checks, which know the steel; the outline to the dimensions.
    record = library_section_records(find_section(name), find_material("S235")).section
    fields = {key: record[key] for key in CandidateSection.__struct_fields__ if key in record}
    fields["dimensions"] = CandidateDimensions(**record["dimensions"])
    return CandidateSection(**fields)
