"""Whether a member set says how its members buckle."""

from loadpath.document.types.members import MemberSet


def states_buckling(member_set: MemberSet) -> bool:
    fields = (
        member_set.buckling_length_y,
        member_set.buckling_length_z,
        member_set.buckling_length_t,
        member_set.effective_length_factor_y,
        member_set.effective_length_factor_z,
        member_set.ltb_length,
        member_set.buckling_restraints,
    )
    return any(fields)
