// What a checked entity consists of and refers to: members, nodes, section and material.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "checks/analysis_results.hpp"
#include "checks/model_index.hpp"
#include "checks/selection.hpp"

namespace loadpath::checks {

// Where something is not there, `why` says so.
class EntityParts {
 public:
    EntityParts(const ModelIndex& index, const Entity& entity) : index_(index), entity_(entity) {}

    bool is_plate() const;

    // Those of the entity, or the one its first member refers to.
    std::vector<std::size_t> members(const std::optional<document::EntityTarget>& of,
                                     std::string& why) const;

    // Of a surface those of its mesh, of which the results know.
    std::vector<std::size_t> nodes(const AnalysisResults& results) const;

    std::optional<std::size_t> node(document::EntityNodeRef at, std::string& why) const;

    // The one section of these members, along all of them or at their starts.
    const document::Section* section(const std::optional<document::EntityTarget>& of,
                                     std::string& why, bool of_all = true) const;

    const document::Material* material(const std::optional<document::EntityTarget>& of,
                                       std::string& why) const;

 private:
    const document::Member& member(std::size_t at) const;

    const ModelIndex& index_;
    const Entity& entity_;
};

}  // namespace loadpath::checks
