"""The candidates of some families, by the words that callers have for them."""

from collections.abc import Iterable

from loadpath.answer.lightest import CandidateSection
from loadpath.authoring.library_candidates import library_candidate
from loadpath.catalogue import families as known_families
from loadpath.catalogue import section_names

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
    return [library_candidate(name) for name in names]


def _families_of(word: str) -> list[str]:
    key = word.casefold()
    exact = [family for family in known_families() if family.casefold() == key]
    found = exact or [each for each in known_families() if each.casefold().startswith(key)]
    if not found:
        message = f"families should name some of {', '.join(known_families())}; found {word!r}"
        raise RequestRefused(message, "unknown_family", "families")
    return found
