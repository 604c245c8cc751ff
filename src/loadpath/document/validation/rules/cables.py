"""Rules about cables: what they bear, what holds them, and who takes pretension and lengths."""

from loadpath.document.types.document import Document
from loadpath.document.types.hinges import MemberHinge
from loadpath.document.types.members import MemberType
from loadpath.document.validation.survey import Facts

from .rule import Found, error

WITH_PRETENSION = (MemberType.Tension, MemberType.Compression, MemberType.Cable)


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


@error(
    "A moment acts on a cable, which bears none.",
    "Put the moment on a member that bends, or on a node that one holds.",
)
def moment_on_cable(document: Document, facts: Facts) -> Found:
    cables = {
        member.id for member in document.model.members if member.member_type is MemberType.Cable
    }
    if not cables:
        return
    for c, case in enumerate(document.analysis.load_cases or ()):
        for i, moment in enumerate(case.member_point_moments or ()):
            if moment.member in cables:
                yield (
                    ("analysis", "load_cases", c, "member_point_moments", i, "member"),
                    "should be a member that bears moments, found a Cable",
                )


@error(
    "A hinge lets the end of a cable slide away, or move across it.",
    "Hold the cable rigidly, or give translational_release_vx a stiffness: a spring in line with "
    "it.",
)
def cable_not_held(document: Document, facts: Facts) -> Found:
    loose = {hinge.id for hinge in document.model.member_hinges or () if not _holds_cable(hinge)}
    if not loose:
        return
    for i, member in enumerate(document.model.members):
        if member.member_type is not MemberType.Cable:
            continue
        for end in ("start_hinge", "end_hinge"):
            if getattr(member, end) in loose:
                yield (
                    ("model", "members", i, end),
                    "should hold the end of a Cable: rigidly, or by a spring along x",
                )


def _holds_cable(hinge: MemberHinge) -> bool:
    across = (
        hinge.translational_release_vy,
        hinge.translational_release_vz,
        hinge.stiffness_curve_vy,
        hinge.stiffness_curve_vz,
    )
    is_held_along = hinge.stiffness_curve_vx or hinge.translational_release_vx != 0.0
    return bool(is_held_along) and all(each is None for each in across)
