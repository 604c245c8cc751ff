#include "checks/selection.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace loadpath::checks {

namespace {

template <typename Item>
std::size_t position(const std::vector<Item>& items, std::int64_t id) {
    const auto at =
        std::find_if(items.begin(), items.end(), [&](const Item& item) { return item.id == id; });
    return static_cast<std::size_t>(at - items.begin());
}

struct Selector {
    const ModelIndex& index;
    std::vector<Entity> found;

    void add_member(std::size_t member) {
        found.push_back({EntityType::Member, index.model().members[member].id, {member}});
    }

    void operator()(const document::AllMembers&) {
        for (std::size_t k = 0; k < index.model().members.size(); ++k) add_member(k);
    }

    void operator()(const document::Members& selected) {
        for (const std::int64_t id : selected.ids) {
            if (const auto at = index.member(id)) add_member(*at);
        }
    }

    void operator()(const document::MemberSets& selected) {
        for (const std::int64_t id : selected.ids) {
            const document::MemberSet* set = index.member_set(id);
            if (!set) continue;
            Entity entity{EntityType::MemberSet, id, {}};
            for (const std::int64_t member : set->member_ids) {
                if (const auto at = index.member(member)) entity.parts.push_back(*at);
            }
            if (!entity.parts.empty()) found.push_back(std::move(entity));
        }
    }

    void operator()(const document::MemberClassification& selected) {
        const auto& members = index.model().members;
        for (std::size_t k = 0; k < members.size(); ++k) {
            if (members[k].classification == selected.value) add_member(k);
        }
    }

    void operator()(const document::AllPlates&) {
        const document::Model& model = index.model();
        for (std::size_t k = 0; k < model.plate_surfaces.size(); ++k) {
            found.push_back({EntityType::PlateSurface, model.plate_surfaces[k].id, {k}});
        }
        for (std::size_t k = 0; k < model.plate_elements.size(); ++k) {
            if (model.plate_elements[k].source_surface_id) continue;  // part of its surface
            found.push_back({EntityType::PlateElement, model.plate_elements[k].id, {k}});
        }
    }

    void operator()(const document::PlateSurfaces& selected) {
        add_plates(selected.ids, index.model().plate_surfaces, EntityType::PlateSurface);
    }

    void operator()(const document::PlateElements& selected) {
        add_plates(selected.ids, index.model().plate_elements, EntityType::PlateElement);
    }

    template <typename Item>
    void add_plates(const std::vector<std::int64_t>& ids, const std::vector<Item>& items,
                    EntityType type) {
        for (const std::int64_t id : ids) {
            const std::size_t at = position(items, id);
            if (at < items.size()) found.push_back({type, id, {at}});
        }
    }
};

}  // namespace

namespace {

struct ServiceKind {
    std::string_view expression, name;
};

// Expressions of EN 1990, 6.5.3(2), in the order of ServiceCombination.
constexpr ServiceKind service_kinds[] = {
    {"6.14b", "characteristic"}, {"6.15b", "frequent"}, {"6.16b", "quasi-permanent"}};

// The kind that a check asks for; nothing where it takes all.
const ServiceKind* service_kind(const document::UnityCheckDefinition& check) {
    if (!check.spec.Deflection || limit_state_of(check) != document::LimitState::SLS)
        return nullptr;
    const auto kind = static_cast<std::size_t>(check.spec.Deflection->combination);
    return kind < std::size(service_kinds) ? &service_kinds[kind] : nullptr;
}

bool is_of_kind(const document::LoadCombination& combination, const ServiceKind* kind) {
    return !kind || !combination.generated || combination.generated->expression == kind->expression;
}

}  // namespace

std::optional<document::LimitState> limit_state_of(const document::UnityCheckDefinition& check) {
    if (check.spec.Deflection && check.load_combination_ids.empty() && !check.limit_state)
        return document::LimitState::SLS;
    return check.limit_state;
}

std::vector<std::size_t> select_combinations(const document::Analysis& analysis,
                                             const document::UnityCheckDefinition& check) {
    std::vector<std::size_t> selected;
    const auto& combinations = analysis.load_combinations;
    const std::optional<document::LimitState> state = limit_state_of(check);
    const ServiceKind* kind = service_kind(check);
    for (std::size_t k = 0; k < combinations.size(); ++k) {
        const auto& ids = check.load_combination_ids;
        const bool is_named = std::find(ids.begin(), ids.end(), combinations[k].id) != ids.end();
        const bool is_of_state =
            (!state || combinations[k].limit_state == state) && is_of_kind(combinations[k], kind);
        if (ids.empty() ? is_of_state : is_named) selected.push_back(k);
    }
    return selected;
}

std::vector<Entity> select_entities(const ModelIndex& index,
                                    const document::UnityCheckDefinition& check) {
    Selector selector{index, {}};
    std::visit(selector, check.applies_to);
    return std::move(selector.found);
}

std::vector<std::size_t> select_members(const ModelIndex& index,
                                        const std::vector<EntitySelector>& selectors) {
    Selector selector{index, {}};
    if (selectors.empty()) selector(document::AllMembers{});
    for (const EntitySelector& each : selectors) std::visit(selector, each);
    std::vector<char> is_picked(index.model().members.size(), 0);
    for (const Entity& entity : selector.found) {
        if (entity.type != EntityType::Member && entity.type != EntityType::MemberSet) continue;
        for (const std::size_t member : entity.parts) is_picked[member] = 1;
    }
    std::vector<std::size_t> members;
    for (std::size_t k = 0; k < is_picked.size(); ++k) {
        if (is_picked[k]) members.push_back(k);
    }
    return members;
}

std::string no_combination(const document::UnityCheckDefinition& check) {
    if (!check.load_combination_ids.empty()) {
        return "none of its load_combination_ids is a combination of the document";
    }
    if (const auto state = limit_state_of(check)) {
        std::string text = "no combination has limit_state " + std::string(answer::name_of(*state));
        if (const ServiceKind* kind = service_kind(check))
            text += " and is " + std::string(kind->name) + " (EN 1990, " +
                    std::string(kind->expression) + ") or the author's own";
        return text;
    }
    return "the document has no load combination; checks do not run on bare load cases";
}

std::string no_entity(const document::UnityCheckDefinition& check) {
    if (const auto* by_class = std::get_if<document::MemberClassification>(&check.applies_to)) {
        return "no member has the classification '" + by_class->value + "'";
    }
    return "it selects nothing: applies_to names no member or plate of the document";
}

}  // namespace loadpath::checks
