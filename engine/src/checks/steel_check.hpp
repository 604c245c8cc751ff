// The Ec3Steel check of a document: every selected member under every selected combination.
#pragma once

#include <span>

#include "checks/analysis_results.hpp"
#include "checks/en1993/stations.hpp"
#include "checks/member_chain.hpp"
#include "checks/model_index.hpp"
#include "checks/result.hpp"
#include "checks/selection.hpp"

namespace loadpath::checks {

struct CheckContext {
    const document::Document& document;
    const ModelIndex& index;
    const MemberChains& chains;
    const AnalysisResults& results;
    std::vector<std::size_t> plate_nodes;  // by plate element, of the plate that it is part of
};

// Forces along a member in the axes of the clauses.
en1993::MemberActions actions_of(const curves::MemberForces& forces, bool is_swapped);

// Fills per_entity and writes its traces; `combinations` are solved ones.
void check_steel(const CheckContext& context, const document::UnityCheckDefinition& definition,
                 std::span<const Entity> entities, std::span<const std::size_t> combinations,
                 CheckResult& result, TraceLog& traces);

}  // namespace loadpath::checks
