#include "checks/run_checks.hpp"

#include <algorithm>

#include "checks/deflection_check.hpp"
#include "checks/drawn_plates.hpp"
#include "checks/generic/generic_check.hpp"
#include "checks/generic/reads_forces.hpp"
#include "checks/hinge_capacities.hpp"
#include "checks/member_chain.hpp"
#include "checks/model_index.hpp"
#include "checks/selection.hpp"
#include "checks/steel_check.hpp"

namespace loadpath::checks {

namespace {

CheckResult run(const CheckContext& context, const document::UnityCheckDefinition& definition,
                CoverageCount& coverage, TraceLog& traces) {
    CheckResult result;
    result.check_id = definition.id;
    result.name = definition.name;
    result.limit_state = limit_state_of(definition);
    const std::vector<std::size_t> selected =
        select_combinations(context.document.analysis, definition);
    const std::vector<Entity> entities = select_entities(context.index, definition);
    if (entities.empty()) result.message = no_entity(definition);
    if (selected.empty()) result.message = no_combination(definition);
    if (entities.empty() || selected.empty()) return result;
    std::vector<std::size_t> solved;
    for (const std::size_t combination : selected) {
        if (context.results.is_solved(combination)) {
            solved.push_back(combination);
        } else {
            result.unsolved_combination_ids.push_back(
                context.document.analysis.load_combinations[combination].id);
        }
    }
    if (solved.empty()) {
        result.message = "none of its combinations could be solved";
        return result;
    }
    if (definition.spec.Ec3Steel) {
        check_steel(context, definition, entities, solved, result, traces);
    } else if (definition.spec.Generic) {
        check_generic(context, definition, entities, solved, result, traces);
    } else if (definition.spec.Deflection) {
        check_deflections(context, definition, entities, solved, result, traces);
    }
    const auto& formula = definition.spec.Generic;
    const bool is_of_strength = formula ? reads_forces(*formula) : !definition.spec.Deflection;
    coverage.add(entities, result, solved, is_of_strength);
    conclude(result);
    return result;
}

}  // namespace

ChecksOutcome run_checks(const document::Document& document, const AnalysisResults& results) {
    ChecksOutcome outcome;
    outcome.is_planar = results.is_planar();
    const ModelIndex index(document.model);
    CoverageCount coverage(document);
    if (!document.analysis.unity_checks.empty()) {
        const MemberChains chains = find_chains(index, results);
        const CheckContext context{document, index, chains, results, nodes_of_drawn_plates(index)};
        for (const document::UnityCheckDefinition& definition : document.analysis.unity_checks) {
            outcome.checks.push_back(run(context, definition, coverage, outcome.traces));
        }
    }
    if (auto hinges = check_hinge_capacities(document, results, outcome.traces))
        outcome.checks.push_back(std::move(*hinges));
    outcome.coverage = coverage.result();
    outcome.strength = coverage.take_strength();
    return outcome;
}

}  // namespace loadpath::checks
