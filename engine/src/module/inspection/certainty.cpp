#include "module/inspection/certainty.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>
#include <string_view>

#include "document/id_places.hpp"

namespace loadpath::certainty {

namespace {

// Records by their id, and which of them something refers to.
class Listed {
 public:
    template <class Record>
    explicit Listed(const std::vector<Record>& records)
        : places_(records), is_used_(records.size(), false) {
        for (std::size_t i = 0; i < records.size(); ++i)
            has_repeated_ids_ = has_repeated_ids_ || places_.find(records[i].id) != i;
    }

    bool has_repeated_ids() const { return has_repeated_ids_; }
    bool are_all_used() const {
        return std::ranges::all_of(is_used_, [](bool used) { return used; });
    }
    std::optional<std::size_t> find(std::int64_t id) const { return places_.find(id); }
    std::optional<std::size_t> use(std::int64_t id) {
        const auto place = find(id);
        if (place) is_used_[*place] = true;
        return place;
    }
    bool use(const std::optional<std::int64_t>& id) { return !id || use(*id).has_value(); }

 private:
    document::IdPlaces places_;
    std::vector<bool> is_used_;
    bool has_repeated_ids_ = false;
};

// Nodes that members join: every part of the structure by one of its nodes.
class Parts {
 public:
    explicit Parts(std::size_t nodes) : above_(nodes) {
        std::iota(above_.begin(), above_.end(), 0);
    }

    void join(std::size_t one, std::size_t other) { above_[find(one)] = find(other); }
    std::size_t find(std::size_t node) {
        while (above_[node] != node) node = above_[node] = above_[above_[node]];
        return node;
    }

 private:
    std::vector<std::size_t> above_;
};

template <class Record>
bool has_repeated(const std::vector<Record>& records, std::string Record::* name) {
    std::set<std::string_view> names;
    return !std::ranges::all_of(
        records, [&](const Record& each) { return names.insert(each.*name).second; });
}

bool is_unit(const std::array<double, 3>& direction) {
    const auto [x, y, z] = direction;
    return std::abs(std::sqrt(x * x + y * y + z * z) - 1.0) <= 1e-3;
}

bool has_what_it_needs(const std::optional<document::SupportCondition>& hold) {
    return !hold || hold->condition_type != document::SupportConditionType::Spring ||
           hold->stiffness;
}

bool releases(const document::MemberHinge& hinge) {
    return hinge.rotational_release_mx == 0.0 || hinge.rotational_release_my == 0.0 ||
           hinge.rotational_release_mz == 0.0;
}

bool share_a_node(const document::Member& one, const document::Member& other) {
    return one.start_node_id == other.start_node_id || one.start_node_id == other.end_node_id ||
           one.end_node_id == other.start_node_id || one.end_node_id == other.end_node_id;
}

class Look {
 public:
    explicit Look(const document::Document& document)
        : model_(document.model),
          analysis_(document.analysis),
          nodes_(model_.nodes),
          members_(model_.members),
          materials_(model_.materials),
          sections_(model_.sections),
          supports_(model_.nodal_supports),
          hinges_(model_.member_hinges),
          cases_(analysis_.load_cases) {}

    bool finds_nothing() {
        return !model_.members.empty() && are_ids_unique() && are_supports_sound() &&
               are_members_sound() && are_sets_in_a_row() && is_all_supported() &&
               are_loads_sound() && lies_in_its_plane() && are_combinations_sound() &&
               are_checks_sound() && is_all_used();
    }

 private:
    bool are_ids_unique() const {
        return std::ranges::none_of(
                   std::initializer_list<const Listed*>{&nodes_, &members_, &materials_, &sections_,
                                                        &supports_, &hinges_, &cases_},
                   &Listed::has_repeated_ids) &&
               !Listed(analysis_.load_combinations).has_repeated_ids() &&
               !has_repeated(analysis_.load_cases, &document::LoadCase::name) &&
               !Listed(model_.member_sets).has_repeated_ids() &&
               !has_repeated(analysis_.load_combinations, &document::LoadCombination::name) &&
               !has_repeated(analysis_.unity_checks, &document::UnityCheckDefinition::id);
    }

    bool are_supports_sound() const {
        return std::ranges::all_of(model_.nodal_supports, [](const document::NodalSupport& each) {
            return has_what_it_needs(each.X) && has_what_it_needs(each.Y) &&
                   has_what_it_needs(each.Z) && has_what_it_needs(each.RX) &&
                   has_what_it_needs(each.RY) && has_what_it_needs(each.RZ);
        });
    }

    bool are_members_sound() {
        return std::ranges::all_of(model_.sections,
                                   [&](const document::Section& each) {
                                       return bool(materials_.use(each.material));
                                   }) &&
               std::ranges::all_of(
                   model_.nodes,
                   [&](const document::Node& each) { return supports_.use(each.nodal_support); }) &&
               std::ranges::all_of(model_.members, [&](const document::Member& each) {
                   return is_member_sound(each);
               });
    }

    bool is_member_sound(const document::Member& member) {
        using document::MemberType;
        const auto start = nodes_.use(member.start_node_id), end = nodes_.use(member.end_node_id);
        if (!start || !end || !sections_.use(member.section) || !hinges_.use(member.start_hinge) ||
            !hinges_.use(member.end_hinge))
            return false;
        if (member.member_type == MemberType::Cable) return false;
        if (!member.section && member.member_type != MemberType::Rigid) return false;
        const document::Node &one = model_.nodes[*start], &other = model_.nodes[*end];
        return one.X != other.X || one.Y != other.Y || one.Z != other.Z;
    }

    // Not all sets have to be; those that are not are looked at elsewhere.
    bool are_sets_in_a_row() const {
        return std::ranges::all_of(model_.member_sets, [&](const document::MemberSet& each) {
            const document::Member* before = nullptr;
            for (const std::int64_t id : each.member_ids) {
                const auto place = members_.find(id);
                if (!place) return false;
                const document::Member& member = model_.members[*place];
                if (before && !share_a_node(*before, member)) return false;
                before = &member;
            }
            return true;
        });
    }

    // Every node is the end of a member (`is_all_used`), so every part has to have a support. An
    // end without a releasing hinge keeps a node from spinning.
    bool is_all_supported() {
        Parts parts(model_.nodes.size());
        std::vector<bool> is_held(model_.nodes.size(), false), is_stiff(model_.nodes.size(), false);
        const auto note = [&](std::size_t node, const std::optional<std::int64_t>& hinge) {
            if (!hinge || !releases(model_.member_hinges[*hinges_.find(*hinge)]))
                is_stiff[node] = true;
        };
        for (const document::Member& each : model_.members) {
            const std::size_t start = *nodes_.find(each.start_node_id),
                              end = *nodes_.find(each.end_node_id);
            parts.join(start, end);
            note(start, each.start_hinge);
            note(end, each.end_hinge);
        }
        for (std::size_t i = 0; i < model_.nodes.size(); ++i)
            if (model_.nodes[i].nodal_support) is_held[parts.find(i)] = true;
        for (std::size_t i = 0; i < model_.nodes.size(); ++i)
            if (!is_stiff[i] || !is_held[parts.find(i)]) return false;
        return true;
    }

    bool are_loads_sound() const {
        const auto are_at = [](const Listed& places, auto at, const auto& loads) {
            return !Listed(loads).has_repeated_ids() &&
                   std::ranges::all_of(loads, [&](const auto& each) {
                       return places.find(each.*at) && is_unit(each.direction);
                   });
        };
        return std::ranges::all_of(analysis_.load_cases, [&](const document::LoadCase& each) {
            return are_at(nodes_, &document::NodalLoad::node, each.nodal_loads) &&
                   are_at(nodes_, &document::NodalMoment::node, each.nodal_moments) &&
                   are_at(members_, &document::DistributedLoad::member, each.distributed_loads) &&
                   are_at(members_, &document::MemberPointLoad::member, each.member_point_loads) &&
                   are_at(members_, &document::MemberPointMoment::member,
                          each.member_point_moments) &&
                   std::ranges::none_of(each.distributed_loads,
                                        [](const document::DistributedLoad& load) {
                                            return load.start_frac > load.end_frac;
                                        });
        });
    }

    bool lies_in_its_plane() const {
        if (analysis_.options.dimensionality != document::Dimensionality::two) return true;
        const auto are_forces_in_it = [](const auto& loads) {
            return std::ranges::all_of(loads,
                                       [](const auto& each) { return each.direction[2] == 0; });
        };
        const auto are_moments_in_it = [](const auto& loads) {
            return std::ranges::all_of(loads, [](const auto& each) {
                return each.direction[0] == 0 && each.direction[1] == 0;
            });
        };
        return std::ranges::all_of(
                   model_.nodes,
                   [&](const document::Node& each) { return each.Z == model_.nodes.front().Z; }) &&
               std::ranges::all_of(analysis_.load_cases, [&](const document::LoadCase& each) {
                   return are_forces_in_it(each.nodal_loads) &&
                          are_forces_in_it(each.distributed_loads) &&
                          are_forces_in_it(each.member_point_loads) &&
                          are_moments_in_it(each.nodal_moments) &&
                          are_moments_in_it(each.member_point_moments);
               });
    }

    // A check that asks for a limit state should find it, and no combination that says nothing.
    bool are_checks_sound() const {
        const auto& combinations = analysis_.load_combinations;
        const auto is_of = [](std::optional<document::LimitState> state) {
            return [state](const document::LoadCombination& each) {
                return each.limit_state == state;
            };
        };
        for (const document::UnityCheckDefinition& check : analysis_.unity_checks) {
            if (combinations.empty() || !std::ranges::is_sorted(check.thresholds)) return false;
            if (check.limit_state &&
                (std::ranges::none_of(combinations, is_of(check.limit_state)) ||
                 std::ranges::any_of(combinations, is_of(std::nullopt))))
                return false;
        }
        return true;
    }

    bool are_combinations_sound() {
        const auto self_weight = analysis_.options.self_weight_load_case_id;
        if (analysis_.options.enable_self_weight && !self_weight) return false;
        if (self_weight && !cases_.find(*self_weight)) return false;
        for (const document::LoadCombination& each : analysis_.load_combinations)
            for (const document::LoadCaseFactor& term : each.load_case_factors)
                if (!cases_.use(term.load_case_id)) return false;
        return analysis_.load_combinations.empty() || cases_.are_all_used();
    }

    bool is_all_used() const {
        return std::ranges::all_of(
            std::initializer_list<const Listed*>{&nodes_, &materials_, &sections_, &supports_,
                                                 &hinges_},
            &Listed::are_all_used);
    }

    const document::Model& model_;
    const document::Analysis& analysis_;
    Listed nodes_, members_, materials_, sections_, supports_, hinges_, cases_;
};

}  // namespace

bool is_certainly_valid(const document::Document& document) {
    return uses_plain_fields(document) && Look(document).finds_nothing();
}

}  // namespace loadpath::certainty
