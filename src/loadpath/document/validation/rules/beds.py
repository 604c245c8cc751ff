"""Rules about members on elastic ground."""

from loadpath.document.types.document import Document
from loadpath.document.types.members import MemberType
from loadpath.document.validation.survey import Facts

from .rule import Found, error


@error(
    "Elastic ground is given to a member that it cannot bed.",
    "Give `bedding` to Normal members, with a stiffness along x, y or z, and divide long ones on "
    "stiff ground.",
)
def bedding_not_possible(document: Document, facts: Facts) -> Found:
    for index, member in enumerate(document.model.members):
        ground, where = member.bedding, ("model", "members", index, "bedding")
        if ground is None:
            continue
        if member.member_type is not MemberType.Normal:
            yield where, "should be given to a Normal member only"
        elif not (ground.x or ground.y or ground.z):
            yield where, "should have a stiffness of more than 0 along x, y or z"
