#include "checks/generic/entity_parts.hpp"

namespace loadpath::checks {

bool EntityParts::is_plate() const {
    return entity_.type == EntityType::PlateElement || entity_.type == EntityType::PlateSurface;
}

const document::Member& EntityParts::member(std::size_t at) const {
    return index_.model().members[at];
}

std::vector<std::size_t> EntityParts::members(const std::optional<document::EntityTarget>& of,
                                              std::string& why) const {
    if (is_plate()) {
        why = "a plate has no member quantities";
        return {};
    }
    if (of.value_or(document::EntityTarget::SelfEntity) == document::EntityTarget::SelfEntity) {
        return entity_.parts;
    }
    const document::Member& own = member(entity_.parts.front());
    const auto at = own.reference_member ? index_.member(*own.reference_member) : std::nullopt;
    if (!at) {
        why = "member " + std::to_string(own.id) + " has no reference_member";
        return {};
    }
    return {*at};
}

std::vector<std::size_t> EntityParts::nodes(const AnalysisResults& results) const {
    if (entity_.type == EntityType::PlateSurface)
        return results.surface_nodes(entity_.parts.front());
    std::vector<std::int64_t> ids;
    for (const std::size_t part : entity_.parts) {
        if (entity_.type == EntityType::PlateElement) {
            ids = index_.model().plate_elements[part].node_ids;
        } else {
            ids.push_back(member(part).start_node_id);
            ids.push_back(member(part).end_node_id);
        }
    }
    std::vector<std::size_t> found;
    for (const std::int64_t id : ids) {
        if (const auto at = index_.node(id)) found.push_back(*at);
    }
    return found;
}

std::optional<std::size_t> EntityParts::node(document::EntityNodeRef at, std::string& why) const {
    using enum document::EntityNodeRef;
    if (is_plate()) {
        why = "a plate has no start and end";
        return std::nullopt;
    }
    const document::Member& first = member(entity_.parts.front());
    const document::Member& last = member(entity_.parts.back());
    if (at == Start) return index_.node(first.start_node_id);
    if (at == End) return index_.node(last.end_node_id);
    if (at == ReferenceNode) {
        if (!first.reference_node)
            why = "member " + std::to_string(first.id) + " has no reference_node";
        return first.reference_node ? index_.node(*first.reference_node) : std::nullopt;
    }
    const auto reference =
        first.reference_member ? index_.member(*first.reference_member) : std::nullopt;
    if (!reference) {
        why = "member " + std::to_string(first.id) + " has no reference_member";
        return std::nullopt;
    }
    const document::Member& other = member(*reference);
    return index_.node(at == ReferenceMemberStart ? other.start_node_id : other.end_node_id);
}

const document::Section* EntityParts::section(const std::optional<document::EntityTarget>& of,
                                              std::string& why, bool of_all) const {
    const std::vector<std::size_t> selected = members(of, why);
    const document::Section* common = nullptr;
    for (const std::size_t at : selected) {
        const document::Member& m = member(at);
        const document::Section* one = m.section ? index_.section(*m.section) : nullptr;
        if (!one) {
            why = "member " + std::to_string(m.id) + " has no section";
            return nullptr;
        }
        if (is_tapered(m) && of_all) {
            why = "member " + std::to_string(m.id) + " is tapered: it has no one section";
            return nullptr;
        }
        if (common && common != one) {
            why = "the members of the set have different sections";
            return nullptr;
        }
        common = one;
    }
    return common;
}

const document::Material* EntityParts::material(const std::optional<document::EntityTarget>& of,
                                                std::string& why) const {
    const document::Model& model = index_.model();
    if (entity_.type == EntityType::PlateElement) {
        return index_.material(model.plate_elements[entity_.parts.front()].material);
    }
    if (entity_.type == EntityType::PlateSurface) {
        return index_.material(model.plate_surfaces[entity_.parts.front()].material);
    }
    const document::Section* of_members = section(of, why, false);
    if (!of_members) return nullptr;
    const document::Material* found = index_.material(of_members->material);
    if (!found) why = "section '" + of_members->name + "' has no material";
    return found;
}

}  // namespace loadpath::checks
