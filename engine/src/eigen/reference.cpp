#include "eigen/reference.hpp"

#include <string>

#include "analysis/second_order/p_delta.hpp"
#include "analysis/second_order/second_order.hpp"
#include "model/prepare.hpp"

namespace loadpath::eigen {

namespace {

template <class Sets>
auto find_in(Sets& sets, std::int64_t id) -> decltype(sets.data()) {
    for (auto& set : sets)
        if (set.id == id) return &set;
    return nullptr;
}

// A set of a structure with cables, begun: as it settles.
void settle(const model::Structure& structure, const std::vector<loads::CaseLoads>& cases,
            analysis::ResultSet& set, Issues& errors) {
    if (set.method == analysis::ResultSet::Method::corotational) return;
    Issues said_elsewhere;
    const auto large_rotations =
        analysis::make_second_order(structure, cases, said_elsewhere, errors);
    if (errors.empty()) large_rotations->solve(set, errors);
}

// The same structure, asked for all its load cases in first order and for nothing else.
analysis::LinearResult solve_first_order(const model::Structure& structure,
                                         const std::vector<loads::CaseLoads>& cases,
                                         Issues& errors) {
    document::Document document = *structure.document;
    document.analysis.options.order = document::AnalysisOrder::LINEAR;
    document.analysis.options.solve_loadcases = true;
    document.analysis.unity_checks.clear();
    model::Structure copy = structure;
    copy.document = &document;
    analysis::LinearResult result = analysis::solve_linear(copy, cases, errors);
    if (structure.curved.empty() || !errors.empty()) return result;
    const assembly::Parameters parameters = assembly::find_parameters(copy, cases);
    analysis::PDelta springs(copy, analysis::make_elements(copy, errors), parameters, {});
    for (auto* sets : {&result.cases, &result.combinations})
        for (analysis::ResultSet& set : *sets)
            if (errors.empty()) springs.follow_curves_alone(set, errors);
    return result;
}

Issue not_usable(const std::string& name, const analysis::ResultSet& set, const std::string& path) {
    return {IssueCode::reference_not_usable,
            name + " has no usable forces: " + set.errors[0].message, path};
}

}  // namespace

const analysis::ResultSet* References::find(const document::EigenLoadRef& reference,
                                            const std::string& path, Issues& errors) const {
    const bool is_case = reference.LoadCase.has_value();
    const std::int64_t id = is_case ? *reference.LoadCase : reference.LoadCombination.value_or(-1);
    const bool has_cables = model::has_cables(structure_.document->model);
    const bool is_linear =
        structure_.document->analysis.options.order != document::AnalysisOrder::NONLINEAR &&
        !has_cables;
    const auto of = [&](auto& result) {
        return find_in(is_case ? result.cases : result.combinations, id);
    };
    const analysis::ResultSet* set = is_linear ? of(solved_) : nullptr;
    if (set == nullptr) {
        if (!first_order_) first_order_ = solve_first_order(structure_, cases_, errors);
        if (!errors.empty()) return nullptr;
        analysis::ResultSet* found = of(*first_order_);
        if (has_cables && found != nullptr) eigen::settle(structure_, cases_, *found, errors);
        if (!errors.empty()) return nullptr;
        set = found;
    }
    const std::string name = is_case ? "load case " : "combination ";
    if (set == nullptr) {
        errors.push_back(
            broken_reference(is_case ? "analysis.load_cases" : "analysis.load_combinations", id,
                             path + (is_case ? ".LoadCase" : ".LoadCombination")));
        return nullptr;
    }
    if (set->is_usable()) return set;
    errors.push_back(not_usable(name + std::to_string(id), *set, path));
    return nullptr;
}

std::optional<analysis::ResultSet> References::settle(loads::CaseLoads loads, const char* name,
                                                      const std::string& path,
                                                      Issues& errors) const {
    analysis::ResultSet set;
    set.name = name;
    set.loads = std::move(loads);
    loads::add_pretension(structure_, set.loads);
    set.state = assembly::everything_at_work(structure_);
    eigen::settle(structure_, cases_, set, errors);
    if (errors.empty() && !set.is_usable()) errors.push_back(not_usable(name, set, path));
    if (!errors.empty()) return std::nullopt;
    return set;
}

}  // namespace loadpath::eigen
