#include "checks/coverage.hpp"

#include <algorithm>

namespace loadpath::checks {

CoverageCount::CoverageCount(const document::Document& document)
    : document_(document),
      seen_{std::vector<bool>(document.model.members.size()),
            std::vector<bool>(document.model.plate_surfaces.size()),
            std::vector<bool>(document.model.plate_elements.size())},
      combinations_(document.analysis.load_combinations.size()),
      strength_(combinations_.size(), seen_) {}

void CoverageCount::mark(Parts& parts, const Entity& entity) {
    for (const std::size_t part : entity.parts) {
        if (entity.type == EntityType::PlateSurface)
            parts.surfaces[part] = true;
        else if (entity.type == EntityType::PlateElement)
            parts.elements[part] = true;
        else
            parts.members[part] = true;
    }
}

void CoverageCount::add(std::span<const Entity> entities, const CheckResult& result,
                        std::span<const std::size_t> combinations, bool is_of_strength) {
    // Results come in the order of the entities; some entities may have none.
    auto one = result.per_entity.begin();
    for (const Entity& entity : entities) {
        if (one == result.per_entity.end()) break;
        if (one->type != entity.type || one->id != entity.id) continue;
        if (one->utilization) mark(seen_, entity);
        ++one;
        if (is_of_strength)
            for (const std::size_t combination : combinations) mark(strength_[combination], entity);
    }
    for (const std::size_t combination : combinations) combinations_[combination] = true;
}

Coverage CoverageCount::result() const {
    Coverage coverage;
    const document::Model& model = document_.model;
    for (std::size_t k = 0; k < seen_.members.size(); ++k) {
        if (!seen_.members[k]) coverage.members_without_check.push_back(model.members[k].id);
    }
    for (std::size_t k = 0; k < seen_.surfaces.size(); ++k) {
        if (!seen_.surfaces[k])
            coverage.plate_surfaces_without_check.push_back(model.plate_surfaces[k].id);
    }
    for (std::size_t k = 0; k < seen_.elements.size(); ++k) {
        if (seen_.elements[k] || model.plate_elements[k].source_surface_id) continue;
        coverage.plate_elements_without_check.push_back(model.plate_elements[k].id);
    }
    const auto& combinations = document_.analysis.load_combinations;
    for (std::size_t k = 0; k < combinations_.size(); ++k) {
        if (!combinations_[k]) coverage.combinations_without_check.push_back(combinations[k].id);
    }
    for (const document::LoadCase& load_case : document_.analysis.load_cases) {
        const bool is_used = std::any_of(
            combinations.begin(), combinations.end(),
            [&](const document::LoadCombination& combination) {
                const auto& factors = combination.load_case_factors;
                return std::any_of(factors.begin(), factors.end(),
                                   [&](const document::LoadCaseFactor& f) {
                                       return f.load_case_id == load_case.id && f.factor != 0.0;
                                   });
            });
        if (!is_used) coverage.load_cases_without_combination.push_back(load_case.id);
    }
    return coverage;
}

}  // namespace loadpath::checks
