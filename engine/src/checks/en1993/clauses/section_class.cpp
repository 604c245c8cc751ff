// EN 1993-1-1 5.5: the class of the cross-section, which says what its resistances may count on.
// Table 5.2 itself is in classification.hpp.
#include <algorithm>

#include "checks/en1993/clauses.hpp"

namespace loadpath::en1993 {

namespace {

// Whether walls of the stated dimensions are more slender than the stated class lets expect.
// Classes 1 and 2 come to the same here.
bool is_class_contradicted(const MemberCase& member) {
    const CrossSectionRules& rules = member.steel_section->rules;
    if (rules.given_class == 0 || !rules.section.dimensions.is_known()) return false;
    return std::any_of(member.stations.begin(), member.stations.end(), [&](const Station& s) {
        const Classification found = classify(rules.section, rules.steel, s.actions);
        const bool is_3 = found.section_class == 4 && found.is_class_3_by_stress;
        return std::max(is_3 ? 3 : found.section_class, 2) > std::max(rules.given_class, 2);
    });
}

Outcome evaluate_class(MemberCase& member, Axis) {
    Outcome outcome;
    if (!member.steel_section->undecided_class.empty())
        outcome.undecided = member.steel_section->undecided_class;
    else if (is_class_contradicted(member))
        outcome.undecided = "Table 5.2: the dimensions give a higher class than ec3.section_class";
    return outcome;
}

void explain_part(const Part& part, const Steel& steel, checks::TraceLog& trace) {
    auto step = trace.step({.title = part.title, .clause = "Table 5.2"})
                    .value(part.section_class)
                    .with("c/t", part.c_over_t)
                    .with("epsilon", steel.epsilon());
    if (part.kind == PartKind::internal) step.with("alpha", part.alpha).with("psi", part.psi);
}

// Dimensions that the document does not state are shown with where they come from.
void explain_library_dimensions(const SteelSection& steel, checks::TraceLog& trace) {
    const Dimensions& d = steel.rules.section.dimensions;
    auto step = trace.step({.title = "Dimensions", .symbol = "h", .unit = "m"}).value(d.h);
    if (d.shape != Shape::chs) step.with("b", d.b, "m");
    if (d.tw > 0.0) step.with("t_w", d.tw, "m").with("t_f", d.tf, "m");
    if (d.t > 0.0) step.with("t", d.t, "m");
    if (d.r > 0.0) step.with("r", d.r, "m");
    step.note(steel.why_shape);
}

void explain_class(const MemberCase& member, const Outcome&, Axis, checks::TraceLog& trace) {
    const CrossSectionRules& rules = member.steel_section->rules;
    if (member.steel_section->is_from_library)
        explain_library_dimensions(*member.steel_section, trace);
    if (rules.given_class > 0) {
        trace.step({.title = "Class", .clause = "Table 5.2"})
            .value(rules.given_class)
            .note("given in the section's ec3 parameters");
        return;
    }
    const Station& at = member.most_used_station();
    const Classification& c = at.classification;
    if (at.section_class == 0) return;
    for (std::size_t k = 0; k < c.part_count; ++k) explain_part(c.parts[k], rules.steel, trace);
    auto step = trace.step({.title = "Class", .clause = "Table 5.2"})
                    .value(c.section_class)
                    .with("x", at.x, "m");
    if (c.section_class == 4 && c.is_class_3_by_stress)
        step.note("class 3 for 6.2 by the stress present, 5.5.2(9)");
    else
        step.note(member.steel_section->why_shape);
}

}  // namespace

const Clause clause::section_class{evaluate_class, explain_class};

}  // namespace loadpath::en1993
