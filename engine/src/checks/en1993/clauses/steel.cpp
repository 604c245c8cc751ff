// EN 1993-1-1 3.2: the steel and its strength, and the axes that everything below is written in.
#include <numbers>

#include "checks/en1993/clauses.hpp"

namespace loadpath::en1993 {

namespace {

Outcome evaluate_steel(MemberCase& member, Axis) {
    Outcome outcome;
    outcome.undecided = member.steel_section->undecided_steel;
    return outcome;
}

void explain_steel(const MemberCase& member, const Outcome&, Axis, checks::TraceLog& trace) {
    const SteelSection& steel = *member.steel_section;
    trace.step({.title = "Axes", .clause = "1.7", .symbol = "theta", .unit = "rad"})
        .value(steel.is_swapped ? 0.5 * std::numbers::pi : member.section().theta)
        .note(pick(member.section().dimensions.shape == Shape::l,
                   "buckling about y and z is about the principal axes u and v of the angle; theta "
                   "is their angle from the document's local z, about which y moments act",
                   pick(steel.is_swapped,
                        "y, the strong axis, is the document's local y; z is its local z",
                        "y, the strong axis, is the document's local z; z is its local y")));
    const bool by_modes = member.spec->lengths_from == document::LengthsFrom::Buckling;
    if (member.is_second_order)
        trace
            .step({.title = "Analysis",
                   .clause = pick(member.spec->include_buckling, "5.2.2(7)b", "5.2.2(7)a"),
                   .symbol = "order"})
            .value(2.0)
            .note(
                pick(by_modes && member.spec->include_buckling,
                     "moments are of second order and hold the sway of the structure; lengths "
                     "from its modes count it once more, on the safe side",
                     pick(member.spec->include_buckling,
                          "moments are of second order and hold the sway of the structure; members "
                          "are kept from buckling by their own lengths, or those that the document "
                          "states",
                          "moments are of second order; cross-sections alone are checked, so that "
                          "sway and bows of members have to be among the imperfections")));
    auto step =
        trace.step({.title = "Steel", .clause = "Table 3.1", .symbol = "f_y", .unit = "Pa"});
    step.value(member.steel().f_y);
    const double thickness = member.section().dimensions.largest_thickness();
    if (thickness > 0.0) step.with("t", thickness, "m");
    step.note(steel.why_strength);
    if (member.spec->annex)
        trace.step({.title = "National annex", .clause = "6.1(1)", .symbol = "gamma_M1"})
            .value(member.steel().gamma_m1)
            .with("gamma_M0", member.steel().gamma_m0)
            .note(std::string_view(steel.annex.source));
}

}  // namespace

const Clause clause::steel{evaluate_steel, explain_steel};

}  // namespace loadpath::en1993
