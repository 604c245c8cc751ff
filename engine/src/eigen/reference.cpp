#include "eigen/reference.hpp"

#include <string>

#include "analysis/second_order/p_delta.hpp"

namespace loadpath::eigen {

namespace {

const analysis::ResultSet* find_in(const std::vector<analysis::ResultSet>& sets, std::int64_t id) {
    for (const analysis::ResultSet& set : sets)
        if (set.id == id) return &set;
    return nullptr;
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

}  // namespace

const analysis::ResultSet* References::find(const document::EigenLoadRef& reference,
                                            const std::string& path, Issues& errors) const {
    const bool is_case = reference.LoadCase.has_value();
    const std::int64_t id = is_case ? *reference.LoadCase : reference.LoadCombination.value_or(-1);
    const bool is_linear =
        structure_.document->analysis.options.order != document::AnalysisOrder::NONLINEAR;
    const auto of = [&](const analysis::LinearResult& result) {
        return find_in(is_case ? result.cases : result.combinations, id);
    };
    const analysis::ResultSet* set = is_linear ? of(solved_) : nullptr;
    if (set == nullptr) {
        if (!first_order_) first_order_ = solve_first_order(structure_, cases_, errors);
        if (!errors.empty()) return nullptr;
        set = of(*first_order_);
    }
    const std::string name = is_case ? "load case " : "combination ";
    if (set == nullptr) {
        errors.push_back(
            broken_reference(is_case ? "analysis.load_cases" : "analysis.load_combinations", id,
                             path + (is_case ? ".LoadCase" : ".LoadCombination")));
        return nullptr;
    }
    if (set->is_usable()) return set;
    errors.push_back(
        {IssueCode::reference_not_usable,
         name + std::to_string(id) + " has no usable forces: " + set->errors[0].message, path});
    return nullptr;
}

}  // namespace loadpath::eigen
