#include "checks/model_index.hpp"

namespace loadpath::checks {

namespace {

bool states_buckling(const document::MemberSet& set) {
    return set.buckling_length_y || set.buckling_length_z || set.buckling_length_t ||
           set.effective_length_factor_y || set.effective_length_factor_z || set.ltb_length ||
           !set.buckling_restraints.empty();
}

}  // namespace

ModelIndex::ModelIndex(const document::Model& model)
    : model_(model),
      nodes_(model.nodes),
      members_(model.members),
      sections_(model.sections),
      materials_(model.materials),
      shape_paths_(model.shape_paths),
      sets_(model.member_sets),
      supports_(model.nodal_supports),
      hinges_(model.member_hinges) {
    count_parts();
    count_stubs();
    assign_sets();
}

const document::Section* ModelIndex::section(std::int64_t id) const {
    const auto at = sections_.find(id);
    return at ? &model_.sections[*at] : nullptr;
}

const document::Material* ModelIndex::material(std::int64_t id) const {
    const auto at = materials_.find(id);
    return at ? &model_.materials[*at] : nullptr;
}

const document::ShapePath* ModelIndex::shape_path(std::int64_t id) const {
    const auto at = shape_paths_.find(id);
    return at ? &model_.shape_paths[*at] : nullptr;
}

const document::MemberSet* ModelIndex::member_set(std::int64_t id) const {
    const auto at = sets_.find(id);
    return at ? &model_.member_sets[*at] : nullptr;
}

const document::MemberHinge* ModelIndex::hinge(std::int64_t id) const {
    const auto at = hinges_.find(id);
    return at ? &model_.member_hinges[*at] : nullptr;
}

bool ModelIndex::has_stated_buckling(std::size_t member) const {
    return set_of_[member] && states_buckling(*set_of_[member]);
}

const document::NodalSupport* ModelIndex::support_at(std::size_t node) const {
    const auto& id = model_.nodes[node].nodal_support;
    if (!id) return nullptr;
    const auto at = supports_.find(*id);
    return at ? &model_.nodal_supports[*at] : nullptr;
}

void ModelIndex::count_parts() {
    parts_at_.assign(model_.nodes.size(), 0);
    auto count = [&](std::int64_t id) {
        if (const auto at = node(id)) ++parts_at_[*at];
    };
    for (const document::Member& member : model_.members) {
        count(member.start_node_id);
        count(member.end_node_id);
    }
    for (const document::PlateElement& plate : model_.plate_elements) {
        for (const std::int64_t id : plate.node_ids) count(id);
    }
    for (const document::PlateSurface& surface : model_.plate_surfaces) {
        for (const std::int64_t id : surface.boundary_node_ids) count(id);
    }
}

bool ModelIndex::is_stub(std::size_t member) const {
    const document::Member& m = model_.members[member];
    const auto is_free = [&](std::int64_t id) {
        const auto at = node(id);
        return at && parts_at_[*at] == 1 && !support_at(*at);
    };
    return is_free(m.start_node_id) || is_free(m.end_node_id);
}

void ModelIndex::count_stubs() {
    stubs_at_.assign(model_.nodes.size(), 0);
    for (std::size_t k = 0; k < model_.members.size(); ++k) {
        if (!is_stub(k)) continue;
        for (const std::int64_t id :
             {model_.members[k].start_node_id, model_.members[k].end_node_id})
            if (const auto at = node(id)) ++stubs_at_[*at];
    }
}

void ModelIndex::assign_sets() {
    set_of_.assign(model_.members.size(), nullptr);
    for (const document::MemberSet& set : model_.member_sets) {
        for (const std::int64_t id : set.member_ids) {
            const auto at = member(id);
            if (!at) continue;
            const document::MemberSet*& chosen = set_of_[*at];
            if (!chosen || (!states_buckling(*chosen) && states_buckling(set))) chosen = &set;
        }
    }
}

}  // namespace loadpath::checks
