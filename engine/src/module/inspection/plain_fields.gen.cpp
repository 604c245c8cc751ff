// Written by `make generate` from src/loadpath/document/validation/plain_fields.py; do not edit.

#include <algorithm>

#include "module/inspection/certainty.hpp"

namespace loadpath::certainty {

namespace {

bool is_plain(const document::GeneralInfo&, std::int64_t) {
    return true;
}

bool is_plain(const document::UnitSettings& value, std::int64_t) {
    return value.system != document::UnitSystem::imperial;
}

bool is_plain(const document::Settings& value, std::int64_t version) {
    return is_plain(value.general_info, version) &&
           is_plain(value.unit_settings, version) &&
           !value.imported;
}

bool is_plain(const document::Node&, std::int64_t) {
    return true;
}

bool is_plain(const document::Member& value, std::int64_t) {
    return !value.start_offset &&
           !value.end_offset &&
           !value.end_section &&
           !value.reference_member &&
           !value.reference_node &&
           !value.pretension &&
           !value.unstretched_length &&
           !value.bedding;
}

bool is_plain(const document::MemberSet& value, std::int64_t) {
    return value.buckling_restraints.empty() &&
           !value.scissor_hinge &&
           value.scissor_hinge_nodes.empty();
}

bool is_plain(const document::Material& value, std::int64_t version) {
    return !value.orthotropic_plate &&
           (version >= 4 || !value.thermal_expansion) &&
           (version >= 4 || !value.carbon_factor);
}

bool is_plain(const document::Ec3SectionParams&, std::int64_t) {
    return true;
}

bool is_plain(const document::SectionDimensions&, std::int64_t) {
    return true;
}

bool is_plain(const document::Section& value, std::int64_t version) {
    return !value.shape_path &&
           (!value.ec3 || is_plain(*value.ec3, version)) &&
           (version >= 4 || !value.dimensions) &&
           (!value.dimensions || is_plain(*value.dimensions, version));
}

bool is_plain(const document::SupportCondition& value, std::int64_t) {
    return !value.stiffness_curve;
}

bool is_plain(const document::NodalSupport& value, std::int64_t version) {
    return (!value.X || is_plain(*value.X, version)) &&
           (!value.Y || is_plain(*value.Y, version)) &&
           (!value.Z || is_plain(*value.Z, version)) &&
           (!value.RX || is_plain(*value.RX, version)) &&
           (!value.RY || is_plain(*value.RY, version)) &&
           (!value.RZ || is_plain(*value.RZ, version)) &&
           !value.warping_condition &&
           !value.axes;
}

bool is_plain(const document::MemberHinge& value, std::int64_t) {
    return !value.stiffness_curve_vx &&
           !value.stiffness_curve_vy &&
           !value.stiffness_curve_vz &&
           !value.stiffness_curve_mx &&
           !value.stiffness_curve_my &&
           !value.stiffness_curve_mz &&
           !value.moment_rotation_mx &&
           !value.moment_rotation_my &&
           !value.moment_rotation_mz &&
           std::holds_alternative<document::ReleaseFrame>(value.rotation_axes) &&
           std::get<document::ReleaseFrame>(value.rotation_axes) == document::ReleaseFrame::Local;
}

bool is_plain(const document::Model& value, std::int64_t version) {
    return std::ranges::all_of(value.nodes, [=](const auto& each) { return is_plain(each, version); }) &&
           std::ranges::all_of(value.members, [=](const auto& each) { return is_plain(each, version); }) &&
           std::ranges::all_of(value.member_sets, [=](const auto& each) { return is_plain(each, version); }) &&
           std::ranges::all_of(value.materials, [=](const auto& each) { return is_plain(each, version); }) &&
           std::ranges::all_of(value.sections, [=](const auto& each) { return is_plain(each, version); }) &&
           std::ranges::all_of(value.nodal_supports, [=](const auto& each) { return is_plain(each, version); }) &&
           value.nodal_masses.empty() &&
           std::ranges::all_of(value.member_hinges, [=](const auto& each) { return is_plain(each, version); }) &&
           value.scissor_hinges.empty() &&
           value.shape_paths.empty() &&
           value.plate_surfaces.empty() &&
           value.plate_elements.empty() &&
           value.rigid_diaphragms.empty() &&
           value.bracing_systems.empty() &&
           value.line_supports.empty() &&
           !value.workspace;
}

bool is_plain(const document::AllMembers&, std::int64_t) {
    return true;
}

bool is_plain(const document::AnalysisOptions& value, std::int64_t version) {
    return (version >= 4 || !value.stability) &&
           value.result_requests.empty() &&
           value.include_report_html == false;
}

bool is_plain(const document::NodalLoad&, std::int64_t) {
    return true;
}

bool is_plain(const document::NodalMoment&, std::int64_t) {
    return true;
}

bool is_plain(const document::DistributedLoad& value, std::int64_t version) {
    return (version >= 4 || !value.projected) &&
           (version >= 4 || !value.axes);
}

bool is_plain(const document::MemberPointLoad&, std::int64_t) {
    return true;
}

bool is_plain(const document::MemberPointMoment&, std::int64_t) {
    return true;
}

bool is_plain(const document::Action& value, std::int64_t) {
    return !value.group &&
           !value.relation;
}

bool is_plain(const document::LoadCase& value, std::int64_t version) {
    return !value.kind &&
           std::ranges::all_of(value.nodal_loads, [=](const auto& each) { return is_plain(each, version); }) &&
           std::ranges::all_of(value.nodal_moments, [=](const auto& each) { return is_plain(each, version); }) &&
           std::ranges::all_of(value.distributed_loads, [=](const auto& each) { return is_plain(each, version); }) &&
           value.surface_loads.empty() &&
           std::ranges::all_of(value.member_point_loads, [=](const auto& each) { return is_plain(each, version); }) &&
           std::ranges::all_of(value.member_point_moments, [=](const auto& each) { return is_plain(each, version); }) &&
           value.plate_pressures.empty() &&
           value.support_displacements.empty() &&
           value.temperature_loads.empty() &&
           (version >= 4 || !value.action) &&
           (!value.action || is_plain(*value.action, version));
}

bool is_plain(const document::LoadCaseFactor&, std::int64_t) {
    return true;
}

bool is_plain(const document::GeneratedBy&, std::int64_t) {
    return true;
}

bool is_plain(const document::LoadCombination& value, std::int64_t version) {
    return std::ranges::all_of(value.load_case_factors, [=](const auto& each) { return is_plain(each, version); }) &&
           (version >= 4 || !value.generated) &&
           (!value.generated || is_plain(*value.generated, version));
}

bool is_plain(const document::Ec3SteelSpec& value, std::int64_t version) {
    return (version >= 4 || !value.annex) &&
           (version >= 4 || !value.lengths_from) &&
           (version >= 4 || !value.angle_ends) &&
           (version >= 4 || !value.ltb_method);
}

bool is_plain(const document::DeflectionSpec&, std::int64_t) {
    return true;
}

bool is_plain(const document::CheckSpec& value, std::int64_t version) {
    return !value.Generic &&
           (!value.Ec3Steel || is_plain(*value.Ec3Steel, version)) &&
           (version >= 4 || !value.Deflection) &&
           (!value.Deflection || is_plain(*value.Deflection, version));
}

bool is_plain(const document::UnityCheckDefinition& value, std::int64_t version) {
    return ((std::holds_alternative<document::AllMembers>(value.applies_to) && is_plain(std::get<document::AllMembers>(value.applies_to), version))) &&
           is_plain(value.spec, version) &&
           value.load_combination_ids.empty();
}

bool is_plain(const document::Analysis& value, std::int64_t version) {
    return is_plain(value.options, version) &&
           std::ranges::all_of(value.load_cases, [=](const auto& each) { return is_plain(each, version); }) &&
           std::ranges::all_of(value.load_combinations, [=](const auto& each) { return is_plain(each, version); }) &&
           value.imperfection_cases.empty() &&
           std::ranges::all_of(value.unity_checks, [=](const auto& each) { return is_plain(each, version); }) &&
           !value.buckling &&
           !value.modal &&
           !value.seismic;
}

bool is_plain(const document::Document& value, std::int64_t version) {
    return is_plain(value.settings, version) &&
           is_plain(value.model, version) &&
           is_plain(value.analysis, version);
}

}  // namespace

bool uses_plain_fields(const document::Document& document) {
    return is_plain(document, document.schema_version);
}

}  // namespace loadpath::certainty
