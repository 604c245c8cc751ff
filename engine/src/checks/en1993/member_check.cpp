#include "checks/en1993/member_check.hpp"

#include <cmath>

#include "checks/en1993/height_of_loads.hpp"
#include "checks/en1993/taken_forks.hpp"

namespace loadpath::en1993 {

namespace {

bool has_strength(const MemberCase& member) { return member.steel().f_y > 0.0; }

std::size_t asked_clauses(const MemberCase& member) {
    return member.is_of_cross_section ? cross_section_clauses : clauses.size();
}

// A C1 or a curve that the document states and nothing bears out, and what it adds to a resistance.
struct Doubt {
    double gain = 1.0;
    std::string why;
};

Doubt find_doubt(const MemberCase& member) {
    Doubt worst;
    const auto doubt = [&](double gain, const auto& why) {
        if (gain > worst.gain) worst = {gain, why()};
    };
    const auto why_curves = [&] { return member.steel_section->why_curves_are_doubted; };
    if (member.stability.has_compression)
        for (const FlexuralState* state :
             {&member.flexural_y, &member.flexural_z, &member.torsional.buckling})
            doubt(state->curve_gain, why_curves);
    for (const LateralState& state : member.lateral) {
        doubt(state.curve_gain, why_curves);
        doubt(state.c1_gain, [&] { return why_c1_is_doubted(state); });
    }
    return worst;
}

}  // namespace

std::string MemberVerdict::reasons() const {
    std::string all;
    for (const Outcome& outcome : outcomes) {
        if (outcome.undecided.empty()) continue;
        if (!all.empty()) all += "; ";
        all += outcome.undecided;
    }
    return all;
}

MemberVerdict check_member(MemberCase& member) {
    MemberVerdict verdict;
    prepare(member);
    // Without a strength the first clause, the steel's, says so and no other can say anything.
    const std::size_t count = has_strength(member) ? asked_clauses(member) : 1;
    for (std::size_t k = 0; k < count; ++k) {
        Outcome& outcome = verdict.outcomes[k];
        outcome = clauses[k]->evaluate(member, clauses[k]->axis);
        if (!outcome.undecided.empty()) verdict.is_undecided = true;
        const bool is_first = outcome.applies && !verdict.governing && outcome.utilization >= 0.0;
        if (is_first || outcome.utilization > verdict.utilization()) verdict.governing = k;
    }
    // What nothing bears out may stand where nothing hangs on it: no sum grows by more than what it
    // adds to the resistance.
    if (const Doubt doubt = find_doubt(member);
        doubt.gain > 1.0 && verdict.utilization() * doubt.gain > 1.0) {
        member.why_doubted = std::make_unique<const std::string>(doubt.why);
        std::string_view& undecided = verdict.outcomes[*verdict.governing].undecided;
        if (undecided.empty()) undecided = *member.why_doubted;
        verdict.is_undecided = true;
    }
    return verdict;
}

void explain(const MemberCase& member, const MemberVerdict& verdict, bool is_decided,
             checks::TraceLog& trace, checks::EntityResult& entity) {
    if (!has_strength(member)) return;
    entity.trace.first = trace.size();
    std::size_t governing = trace.size();
    for (std::size_t k = 0; k < asked_clauses(member); ++k) {
        clauses[k]->explain(member, verdict.outcomes[k], clauses[k]->axis, trace);
        if (verdict.governing == k) governing = trace.size() - 1;
    }
    if (is_decided && verdict.governing) {
        const Outcome& worst = verdict.outcomes[*verdict.governing];
        // A sum of shares stands against one.
        const bool is_sum = std::isnan(worst.demand);
        entity.utilization = worst.utilization;
        entity.demand = is_sum ? worst.utilization : worst.demand;
        entity.capacity = is_sum ? 1.0 : worst.capacity;
        entity.location_x_frac =
            member.actions.length > 0.0 ? worst.x / member.actions.length : 0.0;
        entity.governing_step = governing - entity.trace.first;
        constexpr double least = 0.65;  // with loads on a flange it could come to 1
        entity.rests_on_height_of_loads =
            worst.utilization > least && rests_on_height_of_loads(member);
        constexpr double least_by_forks = 0.4;  // one fork leaves less than half of M_cr
        entity.rests_on_forks = worst.utilization > least_by_forks && rests_on_forks(member);
        trace.add_governing(governing);
    }
    entity.trace.count = trace.size() - entity.trace.first;
}

}  // namespace loadpath::en1993
