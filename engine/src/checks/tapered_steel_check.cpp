#include "checks/tapered_steel_check.hpp"

#include <algorithm>
#include <map>
#include <optional>

#include "checks/en1993/member_check.hpp"
#include "checks/en1993/negligible.hpp"
#include "model/tapered_section.hpp"

namespace loadpath::checks {

namespace {

using curves::Curve;
using en1993::MemberActions;
using en1993::MemberCase;
using en1993::MemberVerdict;
using en1993::SteelSection;

// A curve with one value throughout.
Curve constant(double value, double length) {
    Curve curve;
    curves::Polynomial p;
    p.c[0] = value;
    curve.pieces.push_back({0.0, length, p});
    return curve;
}

class TaperedCheck {
 public:
    TaperedCheck(const CheckContext& context, const document::UnityCheckDefinition& definition,
                 std::size_t member)
        : c_(context), definition_(definition), spec_(*definition.spec.Ec3Steel), member_(member) {
        const document::Member& m = c_.index.model().members[member];
        start_ = c_.index.section(*m.section);
        end_ = c_.index.section(*m.end_section);
    }

    EntityResult check(std::span<const std::size_t> combinations, TraceLog& traces) {
        EntityResult result;
        result.id = c_.index.model().members[member_].id;
        result.member = member_;
        for (const std::size_t combination : combinations) check_along(combination);
        if (!worst_) return result;
        if (needs_buckling_ && undecided_.empty())
            undecided_ =
                "buckling of a tapered member: EN 1993-1-1, 6.3.1 to 6.3.3 are for uniform members";
        const Status status = status_of(worst_->verdict.utilization(), definition_.thresholds);
        const bool is_decided =
            worst_->verdict.governing && (undecided_.empty() || status == Status::Red);
        if (is_decided) result.status = status;
        en1993::explain(worst_->member, worst_->verdict, is_decided, traces, result);
        result.message = undecided_;
        result.governing_combination_id =
            c_.document.analysis.load_combinations[worst_->combination].id;
        return result;
    }

 private:
    struct Place {
        std::size_t combination = 0;
        MemberCase member;
        MemberVerdict verdict;
    };

    // Where the member is divided, halfway between, and on both sides of a jump.
    void check_along(std::size_t combination) {
        const curves::MemberForces& forces = c_.results.member_forces(combination, member_);
        const std::array<const Curve*, 7> all{&forces.n,  &forces.vy, &forces.vz,      &forces.mx,
                                              &forces.my, &forces.mz, &forces.bimoment};
        const std::vector<double> ends = curves::stations(all, forces.length);
        for (std::size_t k = 0; k < ends.size(); ++k) {
            check_at(combination, forces, ends[k], false);
            check_at(combination, forces, ends[k], true);
            if (k + 1 < ends.size())
                check_at(combination, forces, 0.5 * (ends[k] + ends[k + 1]), false);
        }
    }

    void check_at(std::size_t combination, const curves::MemberForces& forces, double x,
                  bool is_after) {
        Place here;
        here.combination = combination;
        const SteelSection& steel = section_at(forces.length > 0.0 ? x / forces.length : 0.0);
        MemberActions actions = actions_of(forces, steel.is_swapped);
        for (Curve* curve : {&actions.n, &actions.t, &actions.b, &actions.m_y, &actions.m_z,
                             &actions.v_z, &actions.v_y})
            *curve = constant(is_after ? curve->at_right(x) : curve->at_left(x), forces.length);
        note_buckling(steel, actions);
        here.member.steel_section = &steel;
        here.member.spec = &spec_;
        here.member.is_of_cross_section = true;
        here.member.is_second_order = c_.results.is_second_order(combination);
        here.member.chain = {forces.length, actions.n, actions.m_y,
                             actions.m_z,   0.0,       forces.length};
        here.member.actions = std::move(actions);
        here.verdict = en1993::check_member(here.member);
        for (en1993::Station& station : here.member.stations) station.x = x;
        for (en1993::Outcome& outcome : here.verdict.outcomes) outcome.x = x;
        if (here.verdict.is_undecided && undecided_.empty()) undecided_ = here.verdict.reasons();
        if (worst_ && here.verdict.utilization() <= worst_->verdict.utilization()) return;
        worst_ = std::move(here);
    }

    // Whether 6.3 has anything to say of it.
    void note_buckling(const SteelSection& steel, const MemberActions& actions) {
        const en1993::Section& s = steel.rules.section;
        const double f_y = steel.rules.steel.f_y;
        const auto at = [](const Curve& curve) { return curve.pieces.front().p.c[0]; };
        const bool is_pressed = at(actions.n) > en1993::negligible * s.area * f_y;
        const bool is_bent = std::abs(at(actions.m_y)) > en1993::negligible * s.w_el_y * f_y ||
                             std::abs(at(actions.m_z)) > en1993::negligible * s.w_el_z * f_y;
        needs_buckling_ |= spec_.include_buckling && is_pressed;
        needs_buckling_ |=
            spec_.include_ltb && is_bent && en1993::is_susceptible_to_lateral_buckling(s);
    }

    const SteelSection& section_at(double share) {
        const auto known = sections_.find(share);
        if (known != sections_.end()) return known->second;
        return sections_
            .emplace(share, en1993::read_steel_section(
                                c_.index, model::section_between(*start_, *end_, share), spec_))
            .first->second;
    }

    const CheckContext& c_;
    const document::UnityCheckDefinition& definition_;
    const document::Ec3SteelSpec& spec_;
    std::size_t member_;
    const document::Section *start_ = nullptr, *end_ = nullptr;
    std::map<double, SteelSection> sections_;  // by share of the length
    std::optional<Place> worst_;
    std::string undecided_;
    bool needs_buckling_ = false;
};

}  // namespace

EntityResult check_tapered_member(const CheckContext& context,
                                  const document::UnityCheckDefinition& definition,
                                  std::span<const std::size_t> combinations, std::size_t member,
                                  TraceLog& traces) {
    return TaperedCheck(context, definition, member).check(combinations, traces);
}

}  // namespace loadpath::checks
