"""Changes that change nothing, with the reason, by the name that the record has."""

_START = "where an iteration begins; it ends at the same vector"

EQUIVALENT = {
    f"lateral_stability.cpp:{column}:constant:"
    "Vector v{1.0, 0.7, 0.5, 0.35, 0.25, 0.18, 0.12, 0.09};": _START
    for column in (14, 19, 24, 29, 35, 41, 47, 53)
}
EQUIVALENT |= {
    "annex_b.cpp:48:constant:if (in.section_class <= 2 && in.lambda_z < 0.4) return "
    "std::min(0.6 + in.lambda_z, sloped);": (
        "from 0.4 on the rule for less is one at least, and the rule for more one at most, with "
        "every C_mLT that Table B.3 gives"
    ),
    "clauses/lateral_torsional.cpp:80:sign:if (segment.is_free_at_start) moment = "
    "curves::reversed(moment, segment.to - segment.from);": (
        "a segment whose free end is its start begins at zero"
    ),
    "lateral_stability.cpp:18:constant:Vector value{1.0}, first{}, second{};": (
        "polynomials of another height span the same twists"
    ),
    "lateral_stability.cpp:26:constant:const double scale = 1.0 / trace;": (
        "keeps numbers within reach; the vectors of a matrix do not depend on its size"
    ),
}
