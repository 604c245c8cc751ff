// A 2D document is held out of its plane only where everything lies in the XY plane; what does not
// is solved in space, with a warning, because holding it would hide loads.
#include <cmath>
#include <string>

#include "model/prepare.hpp"

namespace loadpath::model {

namespace {

using Direction = std::array<double, 3>;

bool is_in_plane(const Direction& force) { return force[2] == 0.0; }
bool turns_in_plane(const Direction& moment) { return moment[0] == 0.0 && moment[1] == 0.0; }

// The direction of a member load in global axes, cleaned of the rounding of the member's axes.
template <class Load>
Direction global_direction(const Structure& structure, const Load& load) {
    const auto member = structure.member_index.find(load.member);
    if (load.axes != document::LoadAxes::local || member == structure.member_index.end())
        return load.direction;
    const Vector3 local(load.direction[0], load.direction[1], load.direction[2]);
    const Vector3 global = structure.members[member->second].axes.transpose() * local;
    Direction cleaned;
    for (int k = 0; k < 3; ++k)
        cleaned[k] = std::abs(global[k]) < 1e-9 * local.norm() ? 0.0 : global[k];
    return cleaned;
}

// What lies outside the XY plane, in words; empty when nothing does.
std::string first_out_of_plane(const document::Document& document) {
    const document::Model& model = document.model;
    if (!model.plate_elements.empty() || !model.plate_surfaces.empty()) return "it has plates";
    for (const document::Node& node : model.nodes)
        if (std::abs(node.Z - model.nodes.front().Z) > 1e-9)
            return "node " + std::to_string(node.id) + " lies at another Z";
    for (const document::Member& member : model.members)
        for (const auto* offset : {&member.start_offset, &member.end_offset})
            if (*offset && (*offset)->Z.value_or(0.0) != 0.0)
                return "member " + std::to_string(member.id) + " has an offset along Z";
    for (const document::NodalSupport& support : model.nodal_supports)
        if (support.axes && (support.axes->x[2] != 0.0 || support.axes->y[2] != 0.0))
            return "support " + std::to_string(support.id) + " has axes out of the plane";
    // By itself it is horizontal and square to the members: across the plane.
    for (const document::BracingSystem& system : model.bracing_systems)
        if (!system.direction || !is_in_plane(*system.direction))
            return "bracing system " + std::to_string(system.id) + " holds along Z";
    const document::AnalysisOptions& options = document.analysis.options;
    if (options.enable_self_weight && !is_in_plane(options.gravity_direction))
        return "gravity acts out of the plane";
    return {};
}

bool acts_in_plane(const Structure& structure, const document::LoadCase& load_case) {
    for (const auto& load : load_case.nodal_loads)
        if (load.magnitude != 0.0 && !is_in_plane(load.direction)) return false;
    for (const auto& moment : load_case.nodal_moments)
        if (moment.magnitude != 0.0 && !turns_in_plane(moment.direction)) return false;
    for (const auto& load : load_case.distributed_loads)
        if (!is_in_plane(global_direction(structure, load))) return false;
    for (const auto& load : load_case.member_point_loads)
        if (!is_in_plane(global_direction(structure, load))) return false;
    for (const auto& moment : load_case.member_point_moments)
        if (!turns_in_plane(global_direction(structure, moment))) return false;
    for (const auto& movement : load_case.support_displacements)
        if (movement.value != 0.0 && movement.direction != document::SupportDirection::X &&
            movement.direction != document::SupportDirection::Y &&
            movement.direction != document::SupportDirection::RZ)
            return false;
    return load_case.surface_loads.empty();
}

}  // namespace

void decide_whether_planar(Structure& structure) {
    const document::Document& document = *structure.document;
    if (document.analysis.options.dimensionality != document::Dimensionality::two) return;
    std::string reason = first_out_of_plane(document);
    for (const document::LoadCase& load_case : document.analysis.load_cases)
        if (reason.empty() && !acts_in_plane(structure, load_case))
            reason = "load case '" + load_case.name + "' acts out of the plane";
    if (reason.empty()) reason = imperfection_out_of_plane(structure);
    structure.is_planar = reason.empty();
    if (!structure.is_planar)
        structure.warnings.push_back({IssueCode::out_of_plane,
                                      "the document says 2D but is solved in 3D, because " + reason,
                                      "analysis.options.dimensionality"});
}

}  // namespace loadpath::model
