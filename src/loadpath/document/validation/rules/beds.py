"""Rules about members on elastic ground."""

from loadpath.document.types.document import Document
from loadpath.document.types.members import MemberType
from loadpath.document.validation.survey import Facts

from .rule import Found, error


@error(
    "Elastic ground is given to a member that it cannot bed.",
    "Give `bedding` to Normal members, and divide long ones on stiff ground.",
)
def bedding_not_possible(document: Document, facts: Facts) -> Found:
    for index, member in enumerate(document.model.members):
        if member.bedding and member.member_type is not MemberType.Normal:
            yield (
                ("model", "members", index, "bedding"),
                "should be given to a Normal member only",
            )
