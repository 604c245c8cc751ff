#include "analysis/second_order/complete_sets.hpp"

#include <algorithm>

#include "analysis/second_order/second_order.hpp"

namespace loadpath::analysis {

namespace {

// Places along a member are told in its length as the document has it; that of the shifted member
// differs by a trifle.
void measure_by(const model::Structure& perfect, ResultSet& set) {
    using curves::MemberForces;
    constexpr curves::Curve MemberForces::* all[] = {
        &MemberForces::n,  &MemberForces::vy, &MemberForces::vz,       &MemberForces::mx,
        &MemberForces::my, &MemberForces::mz, &MemberForces::bimoment, &MemberForces::dx,
        &MemberForces::dy, &MemberForces::dz};
    for (std::size_t m = 0; m < set.curves.size(); ++m) {
        MemberForces& forces = set.curves[m];
        const double length = perfect.members[m].length, ratio = length / forces.length;
        forces.length = length;
        for (const auto curve : all) {
            auto& pieces = (forces.*curve).pieces;
            for (std::size_t i = 0; i < pieces.size(); ++i) {
                pieces[i].x0 *= ratio;
                pieces[i].x1 = i + 1 == pieces.size() ? length : pieces[i].x1 * ratio;
                double power = 1.0;
                for (double& c : pieces[i].p.c) {
                    c /= power;
                    power *= ratio;
                }
            }
        }
        for (Range& range : set.extremes[m])
            for (curves::Extreme* each : {&range.most, &range.least})
                each->x = std::min(length, each->x * ratio);
    }
}

}  // namespace

void complete_sets(const model::Structure& structure, const std::vector<loads::CaseLoads>& cases,
                   const std::vector<model::Imperfection>& imperfections, LinearResult& result,
                   Issues& errors) {
    solve_second_order(structure, cases, imperfections, result, errors);
    for (const model::Imperfection& imperfection : imperfections) {
        if (!errors.empty()) return;
        const auto imperfect = model::make_imperfect(structure, imperfection, errors);
        if (!errors.empty()) return;
        Issues said_already;
        const auto loads = loads::prepare_loads(imperfect->structure, errors, said_already);
        if (!errors.empty()) return;
        LinearResult shifted = solve_linear(imperfect->structure, loads, errors);
        if (errors.empty()) solve_second_order(imperfect->structure, loads, {}, shifted, errors);
        for (std::size_t i = 0; i < imperfection.combinations.size() && errors.empty(); ++i) {
            ResultSet& set = result.combinations[imperfection.combinations[i]];
            set = std::move(shifted.combinations[i]);
            set.imperfect = imperfect;
            if (set.is_usable()) measure_by(structure, set);
        }
    }
}

}  // namespace loadpath::analysis
