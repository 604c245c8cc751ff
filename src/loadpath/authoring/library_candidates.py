"""Sections of the library as candidates: with the fields that a document's section has."""

from functools import cache

from loadpath.answer.lightest import CandidateDimensions, CandidateSection
from loadpath.catalogue import find_material, find_section

from .library_records import library_section_records


@cache
def library_candidate(name: str) -> CandidateSection:
    # Curves are left to the checks, which know the steel; the outline to the dimensions.
    record = library_section_records(find_section(name), find_material("S235")).section
    fields = {key: record[key] for key in CandidateSection.__struct_fields__ if key in record}
    fields["dimensions"] = CandidateDimensions(**record["dimensions"])
    return CandidateSection(**fields)
