// Which combinations and which entities a check looks at.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "checks/model_index.hpp"
#include "checks/result.hpp"

namespace loadpath::checks {

struct Entity {
    EntityType type = EntityType::Member;
    std::int64_t id = 0;
    std::vector<std::size_t> parts;  // members (of a set several), or the one plate
};

// The limit state whose combinations a check asks for; a deflection that names nothing asks for
// SLS.
std::optional<document::LimitState> limit_state_of(const document::UnityCheckDefinition& check);

// By id where the check names combinations, else by its limit state, else all of them. Of generated
// combinations of serviceability a deflection takes those of its kind.
std::vector<std::size_t> select_combinations(const document::Analysis& analysis,
                                             const document::UnityCheckDefinition& check);

std::vector<Entity> select_entities(const ModelIndex& index,
                                    const document::UnityCheckDefinition& check);

// Members that any of the selectors picks, in the document's order; all where there is none.
using EntitySelector = decltype(document::UnityCheckDefinition::applies_to);
std::vector<std::size_t> select_members(const ModelIndex& index,
                                        const std::vector<EntitySelector>& selectors);

// Why nothing was selected, in words.
std::string no_combination(const document::UnityCheckDefinition& check);
std::string no_entity(const document::UnityCheckDefinition& check);

}  // namespace loadpath::checks
