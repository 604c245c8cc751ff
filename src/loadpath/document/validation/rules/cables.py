"""Rules about pretension and unstretched lengths: which members take them."""

from loadpath.document.types.document import Document
from loadpath.document.types.members import MemberType
from loadpath.document.validation.survey import Facts

from .rule import Found, error

WITH_PRETENSION = (MemberType.Tension, MemberType.Compression, MemberType.Cable)


def has_cables(document: Document) -> bool:
    return any(member.member_type is MemberType.Cable for member in document.model.members)


@error(
    "A pretension is given to a member that takes none.",
    "Make it a Tension, Compression or Cable member, or take the pretension out.",
)
def pretension_not_possible(document: Document, facts: Facts) -> Found:
    for index, member in enumerate(document.model.members):
        if member.pretension and member.member_type not in WITH_PRETENSION:
            yield (
                ("model", "members", index, "pretension"),
                "should be given to a Tension, Compression or Cable member only",
            )


@error(
    "An unstretched length is given to a member that is no cable, or is none.",
    "Give it to cables only, and make it more than 0.",
)
def unstretched_length_not_possible(document: Document, facts: Facts) -> Found:
    for index, member in enumerate(document.model.members):
        if member.unstretched_length is None:
            continue
        where = ("model", "members", index, "unstretched_length")
        if member.member_type is not MemberType.Cable:
            yield where, "should be given to a Cable only"
        elif not member.unstretched_length > 0:
            yield where, "should be more than 0"
