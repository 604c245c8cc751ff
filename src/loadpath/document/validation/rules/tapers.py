"""Rules about members whose section varies along them."""

from loadpath.document.types.document import Document
from loadpath.document.types.members import MemberType
from loadpath.document.types.sections import Section, SectionShape
from loadpath.document.validation.survey import Facts

from .rule import Found, error

_UNSYMMETRIC = (SectionShape.L, SectionShape.T, SectionShape.U)


@error(
    "A tapered member has two sections that nothing can vary between.",
    "Give a Normal member two sections of one material and one shape, symmetric about both axes: "
    "I, RHS, CHS, rectangle or without dimensions.",
)
def taper_not_possible(document: Document, facts: Facts) -> Found:
    if not any(member.end_section for member in document.model.members):
        return
    sections = {section.id: section for section in document.model.sections}
    for index, member in enumerate(document.model.members):
        start, end = sections.get(member.section or 0), sections.get(member.end_section or 0)
        if start is None or end is None:
            continue
        if reason := why_no_taper(member.member_type, start, end):
            yield ("model", "members", index, "end_section"), reason


def why_no_taper(kind: MemberType, start: Section, end: Section) -> str:
    """What keeps a member of this kind from varying between two sections; empty where nothing."""
    if kind is not MemberType.Normal:
        return "should be given to a Normal member only"
    if start.material != end.material:
        return f"should be of the material of `section`, {start.material}, found {end.material}"
    for one in (start, end):
        if not _is_symmetric(one):
            return f"should taper a section that is symmetric about both axes; '{one.name}' is not"
    if start.dimensions and end.dimensions and start.dimensions.shape != end.dimensions.shape:
        return "should have the shape of `section`"
    for name in ("h", "b", "a_sy", "a_sz"):
        if (getattr(start, name) is None) != (getattr(end, name) is None):
            return "should give h, b, a_sy and a_sz where `section` does, and only there"
    return ""


def _is_symmetric(section: Section) -> bool:
    if section.i_yz or section.principal_axis_angle or section.y_s or section.z_s:
        return False
    return section.dimensions is None or section.dimensions.shape not in _UNSYMMETRIC
