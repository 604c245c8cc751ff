#include "checks/coverage.hpp"

#include <algorithm>

namespace loadpath::checks {

CoverageCount::CoverageCount(const document::Document& document)
    : document_(document),
      members_(document.model.members.size()),
      surfaces_(document.model.plate_surfaces.size()),
      elements_(document.model.plate_elements.size()),
      combinations_(document.analysis.load_combinations.size()) {}

void CoverageCount::add(std::span<const Entity> entities, const CheckResult& result,
                        std::span<const std::size_t> combinations) {
    // Results come in the order of the entities; some entities may have none.
    auto one = result.per_entity.begin();
    for (const Entity& entity : entities) {
        if (one == result.per_entity.end()) break;
        if (one->type != entity.type || one->id != entity.id) continue;
        const bool has_result = one->utilization.has_value();
        ++one;
        if (!has_result) continue;
        for (const std::size_t part : entity.parts) {
            if (entity.type == EntityType::PlateSurface)
                surfaces_[part] = true;
            else if (entity.type == EntityType::PlateElement)
                elements_[part] = true;
            else
                members_[part] = true;
        }
    }
    for (const std::size_t combination : combinations) combinations_[combination] = true;
}

Coverage CoverageCount::result() const {
    Coverage coverage;
    const document::Model& model = document_.model;
    for (std::size_t k = 0; k < members_.size(); ++k) {
        if (!members_[k]) coverage.members_without_check.push_back(model.members[k].id);
    }
    for (std::size_t k = 0; k < surfaces_.size(); ++k) {
        if (!surfaces_[k])
            coverage.plate_surfaces_without_check.push_back(model.plate_surfaces[k].id);
    }
    for (std::size_t k = 0; k < elements_.size(); ++k) {
        if (elements_[k] || model.plate_elements[k].source_surface_id) continue;
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
