#include "analysis/second_order/set_jobs.hpp"

#include <algorithm>

#include "analysis/begin_sets.hpp"
#include "model/prepare.hpp"

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

bool is_second_order(const model::Structure& structure, const model::Imperfection& imperfection) {
    const document::Document& document = *structure.document;
    return imperfection.order.value_or(document.analysis.options.order) ==
               document::AnalysisOrder::NONLINEAR ||
           model::has_cables(document.model);
}

}  // namespace

SetJobs::SetJobs(const model::Structure& structure, const std::vector<loads::CaseLoads>& cases,
                 const std::vector<model::Imperfection>& imperfections, LinearResult& result,
                 Issues& errors)
    : structure_(structure),
      imperfections_(imperfections),
      result_(result),
      second_order_(make_second_order(structure, cases, result.warnings, errors)),
      imperfect_(imperfections.size()) {
    const std::size_t all = result.cases.size() + result.combinations.size();
    std::vector<char> is_shifted(all, 0);
    for (const model::Imperfection& each : imperfections)
        for (const std::size_t k : each.combinations) is_shifted[result.cases.size() + k] = 1;
    for (std::size_t s = 0; s < all && second_order_; ++s)
        if (!is_shifted[s]) jobs_.push_back({std::nullopt, s, 1, {}});
    for (std::size_t i = 0; i < imperfections.size(); ++i) {
        // In first order all of them share a factorization.
        const std::size_t sets = imperfections[i].combinations.size();
        const std::size_t step = is_second_order(structure, imperfections[i]) ? 1 : sets;
        for (std::size_t s = 0; s < sets; s += step) jobs_.push_back({i, s, step, {}});
    }
}

ResultSet& SetJobs::set_at(std::size_t place) {
    const std::size_t cases = result_.cases.size();
    return place < cases ? result_.cases[place] : result_.combinations[place - cases];
}

std::vector<ResultSet*> SetJobs::sets_of(std::size_t job) {
    const Job& one = jobs_[job];
    std::vector<ResultSet*> sets;
    for (std::size_t s = one.first; s < one.first + one.count; ++s)
        sets.push_back(
            one.imperfection
                ? &result_.combinations[imperfections_[*one.imperfection].combinations[s]]
                : &set_at(s));
    return sets;
}

std::shared_ptr<const model::ImperfectStructure> SetJobs::structure_of(std::size_t imperfection,
                                                                       Issues& errors) {
    auto& kept = imperfect_[imperfection];
    if (kept) return kept;
    auto made = model::make_imperfect(structure_, imperfections_[imperfection], errors);
    if (errors.empty()) kept = made;
    return made;
}

bool SetJobs::shift(std::size_t imperfection, Issues& errors) {
    if (shifted_of_ == imperfection) return true;
    shifted_of_.reset();
    shifted_ = {};
    shifted_.structure = structure_of(imperfection, errors);
    if (!errors.empty()) return false;
    const model::Structure& structure = shifted_.structure->structure;
    Issues said_already;
    shifted_.loads = loads::prepare_loads(structure, errors, said_already, &structure_);
    if (!errors.empty()) return false;
    shifted_.result = solve_linear(structure, shifted_.loads, errors);
    if (!errors.empty()) return false;
    shifted_.second_order =
        make_second_order(structure, shifted_.loads, shifted_.result.warnings, errors);
    if (!errors.empty()) return false;
    shifted_of_ = imperfection;
    return true;
}

void SetJobs::work(std::size_t job) {
    Job& one = jobs_[job];
    if (!one.imperfection) {
        second_order_->solve(set_at(one.first), one.errors);
        return;
    }
    if (!shift(*one.imperfection, one.errors)) return;
    const std::vector<ResultSet*> sets = sets_of(job);
    for (std::size_t s = 0; s < one.count; ++s) {
        ResultSet& solved = shifted_.result.combinations[one.first + s];
        if (shifted_.second_order) shifted_.second_order->solve(solved, one.errors);
        if (!one.errors.empty()) return;
        *sets[s] = std::move(solved);
        sets[s]->imperfect = shifted_.structure;
        if (sets[s]->is_usable()) measure_by(structure_, *sets[s]);
    }
}

void SetJobs::expect(std::size_t job) {
    Job& one = jobs_[job];
    if (!one.imperfection) return;
    const auto imperfect = structure_of(*one.imperfection, one.errors);
    if (!one.errors.empty()) return;
    Issues said_already;
    const auto loads =
        loads::prepare_loads(imperfect->structure, one.errors, said_already, &structure_);
    LinearResult begun = begin_sets(imperfect->structure, loads, one.errors);
    if (!one.errors.empty()) return;
    const std::vector<ResultSet*> sets = sets_of(job);
    for (std::size_t s = 0; s < one.count; ++s) {
        *sets[s] = std::move(begun.combinations[one.first + s]);
        sets[s]->imperfect = imperfect;
    }
}

}  // namespace loadpath::analysis
