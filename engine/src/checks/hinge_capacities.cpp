#include "checks/hinge_capacities.hpp"

#include <algorithm>
#include <cmath>

namespace loadpath::checks {

namespace {

using curves::Curve;
using curves::MemberForces;

constexpr std::array<double, 3> hinge_thresholds{0.8, 0.95, 1.0};
// Demand where nothing can be carried: finite, so that it can be written and compared.
constexpr double beyond_any_capacity = 1e6;

struct Component {
    std::optional<double> document::MemberHinge::* capacity;
    Curve MemberForces::* curve;
    Word title, symbol, unit;
};

constexpr Component components[] = {
    {&document::MemberHinge::max_tension_vx, &MemberForces::n, "Tension in the hinge along x",
     "N_Ed / N_Rd", "N"},
    {&document::MemberHinge::max_tension_vy, &MemberForces::vy, "Force in the hinge along y",
     "V_y,Ed / V_y,Rd", "N"},
    {&document::MemberHinge::max_tension_vz, &MemberForces::vz, "Force in the hinge along z",
     "V_z,Ed / V_z,Rd", "N"},
    {&document::MemberHinge::max_moment_mx, &MemberForces::mx, "Moment in the hinge about x",
     "M_x,Ed / M_x,Rd", "N·m"},
    {&document::MemberHinge::max_moment_my, &MemberForces::my, "Moment in the hinge about y",
     "M_y,Ed / M_y,Rd", "N·m"},
    {&document::MemberHinge::max_moment_mz, &MemberForces::mz, "Moment in the hinge about z",
     "M_z,Ed / M_z,Rd", "N·m"},
    {&document::MemberHinge::max_bimoment_warp, &MemberForces::bimoment, "Bimoment in the hinge",
     "B_Ed / B_Rd", "N·m²"}};

bool states_capacity(const document::MemberHinge& hinge) {
    return std::any_of(std::begin(components), std::end(components),
                       [&](const Component& each) { return (hinge.*each.capacity).has_value(); });
}

// What the hinge has to pass: tension along x, for compression goes by contact; sizes else.
double demand_of(const Component& component, const MemberForces& forces, bool is_start) {
    const Curve& curve = forces.*component.curve;
    const double value = is_start ? curve.at_right(0.0) : curve.at_left(forces.length);
    return component.curve == &MemberForces::n ? std::max(-value, 0.0) : std::fabs(value);
}

double utilization_of(double demand, double capacity) {
    // A moment on a plateau that is the capacity is there to rounding.
    constexpr double on_its_curve = 2e-9;
    if (demand == 0.0) return 0.0;
    if (std::fabs(demand - capacity) <= on_its_curve * capacity) return 1.0;
    return capacity > 0.0 ? std::min(demand / capacity, beyond_any_capacity) : beyond_any_capacity;
}

class HingeCheck {
 public:
    HingeCheck(const document::Document& document, const AnalysisResults& results, TraceLog& traces,
               CheckResult& check)
        : document_(document), results_(results), traces_(traces), check_(check) {}

    void add(std::size_t member, const std::optional<std::int64_t>& id, bool is_start) {
        if (!id) return;
        for (const document::MemberHinge& hinge : document_.model.member_hinges)
            if (hinge.id == *id && states_capacity(hinge))
                check_.per_entity.push_back(judge(member, hinge, is_start));
    }

    std::vector<std::size_t> combinations;

 private:
    EntityResult judge(std::size_t member, const document::MemberHinge& hinge, bool is_start) {
        EntityResult entity;
        entity.id = document_.model.members[member].id;
        entity.member = member;
        entity.location_x_frac = is_start ? 0.0 : 1.0;
        std::size_t governing = 0;
        for (const std::size_t combination : combinations)
            for (const Component& each : components) {
                const std::optional<double>& capacity = hinge.*each.capacity;
                if (!capacity) continue;
                const double demand =
                    demand_of(each, results_.member_forces(combination, member), is_start);
                const double use = utilization_of(demand, *capacity);
                if (entity.utilization && use <= *entity.utilization) continue;
                entity.utilization = use;
                entity.demand = demand;
                entity.capacity = *capacity;
                governing = combination;
            }
        entity.governing_combination_id = document_.analysis.load_combinations[governing].id;
        entity.status = status_of(*entity.utilization, hinge_thresholds);
        explain(member, hinge, is_start, governing, entity);
        return entity;
    }

    // All that the hinge states, in the combination that governs.
    void explain(std::size_t member, const document::MemberHinge& hinge, bool is_start,
                 std::size_t combination, EntityResult& entity) {
        entity.trace.first = traces_.size();
        for (const Component& each : components) {
            const std::optional<double>& capacity = hinge.*each.capacity;
            if (!capacity) continue;
            const double demand =
                demand_of(each, results_.member_forces(combination, member), is_start);
            const double use = utilization_of(demand, *capacity);
            if (use == *entity.utilization)
                entity.governing_step = traces_.size() - entity.trace.first;
            traces_
                .step({.title = each.title,
                       .symbol = each.symbol,
                       .expression = "demand / capacity",
                       .unit = each.unit})
                .utilization(use, demand, *capacity)
                .with("demand", demand, each.unit)
                .with("capacity", *capacity, each.unit)
                .note(pick(is_start, "hinge at the start of the member",
                           "hinge at the end of the member"));
        }
        traces_.add_governing(entity.trace.first + entity.governing_step);
        entity.trace.count = traces_.size() - entity.trace.first;
    }

    const document::Document& document_;
    const AnalysisResults& results_;
    TraceLog& traces_;
    CheckResult& check_;
};

}  // namespace

std::optional<CheckResult> check_hinge_capacities(const document::Document& document,
                                                  const AnalysisResults& results,
                                                  TraceLog& traces) {
    const auto& hinges = document.model.member_hinges;
    if (std::none_of(hinges.begin(), hinges.end(), states_capacity)) return {};
    CheckResult check;
    check.check_id = "hinge_capacities";
    check.name = "Hinge capacities";
    HingeCheck run(document, results, traces, check);
    const auto& combinations = document.analysis.load_combinations;
    for (std::size_t k = 0; k < combinations.size(); ++k) {
        if (combinations[k].limit_state == document::LimitState::SLS) continue;
        if (results.is_solved(k))
            run.combinations.push_back(k);
        else
            check.unsolved_combination_ids.push_back(combinations[k].id);
    }
    if (run.combinations.empty()) {
        check.message = check.unsolved_combination_ids.empty()
                            ? "the document has no combination for strength"
                            : "none of its combinations could be solved";
        return check;
    }
    for (std::size_t m = 0; m < document.model.members.size(); ++m) {
        run.add(m, document.model.members[m].start_hinge, true);
        run.add(m, document.model.members[m].end_hinge, false);
    }
    if (check.per_entity.empty()) return {};  // no member has such a hinge
    conclude(check);
    return check;
}

}  // namespace loadpath::checks
