// Written by `make generate` from src/loadpath/document/types; do not edit.

#include "document/document.gen.hpp"

namespace loadpath::document {

static void scale(Node& value, const UnitScale& unit) {
    value.X *= unit.length;
    value.Y *= unit.length;
    value.Z *= unit.length;
}

static void scale(MemberEndOffset& value, const UnitScale& unit) {
    if (value.X) *value.X *= unit.length;
    if (value.Y) *value.Y *= unit.length;
    if (value.Z) *value.Z *= unit.length;
}

static void scale(MemberBedding& value, const UnitScale& unit) {
    if (value.x) *value.x *= unit.force / unit.length / unit.length;
    if (value.y) *value.y *= unit.force / unit.length / unit.length;
    if (value.z) *value.z *= unit.force / unit.length / unit.length;
}

static void scale(Member& value, const UnitScale& unit) {
    if (value.start_offset) scale(*value.start_offset, unit);
    if (value.end_offset) scale(*value.end_offset, unit);
    value.weight *= unit.force / unit.length;
    if (value.pretension) *value.pretension *= unit.force;
    if (value.unstretched_length) *value.unstretched_length *= unit.length;
    if (value.bedding) scale(*value.bedding, unit);
}

static void scale(MemberSet& value, const UnitScale& unit) {
    if (value.buckling_length_y) *value.buckling_length_y *= unit.length;
    if (value.buckling_length_z) *value.buckling_length_z *= unit.length;
    if (value.buckling_length_t) *value.buckling_length_t *= unit.length;
    if (value.ltb_length) *value.ltb_length *= unit.length;
}

static void scale(OrthotropicPlateMaterial& value, const UnitScale& unit) {
    value.e_x *= unit.pressure;
    value.e_y *= unit.pressure;
    value.g_xy *= unit.pressure;
    if (value.g_xz) *value.g_xz *= unit.pressure;
    if (value.g_yz) *value.g_yz *= unit.pressure;
}

static void scale(Material& value, const UnitScale& unit) {
    value.e_mod *= unit.pressure;
    value.g_mod *= unit.pressure;
    value.density *= unit.density;
    value.yield_stress *= unit.pressure;
    if (value.orthotropic_plate) scale(*value.orthotropic_plate, unit);
}

static void scale(Ec3SectionParams& value, const UnitScale& unit) {
    if (value.a_eff) *value.a_eff *= unit.length * unit.length;
    if (value.wel_y_eff) *value.wel_y_eff *= unit.length * unit.length * unit.length;
    if (value.wel_z_eff) *value.wel_z_eff *= unit.length * unit.length * unit.length;
    if (value.z_j) *value.z_j *= unit.length;
}

static void scale(SectionDimensions& value, const UnitScale& unit) {
    if (value.h) *value.h *= unit.length;
    if (value.b) *value.b *= unit.length;
    if (value.tw) *value.tw *= unit.length;
    if (value.tf) *value.tf *= unit.length;
    if (value.t) *value.t *= unit.length;
    if (value.r) *value.r *= unit.length;
}

static void scale(Section& value, const UnitScale& unit) {
    if (value.h) *value.h *= unit.length;
    if (value.b) *value.b *= unit.length;
    value.i_y *= unit.length * unit.length * unit.length * unit.length;
    value.i_z *= unit.length * unit.length * unit.length * unit.length;
    if (value.i_yz) *value.i_yz *= unit.length * unit.length * unit.length * unit.length;
    value.j *= unit.length * unit.length * unit.length * unit.length;
    value.area *= unit.length * unit.length;
    if (value.i_w) *value.i_w *= unit.length * unit.length * unit.length * unit.length * unit.length * unit.length;
    if (value.y_s) *value.y_s *= unit.length;
    if (value.z_s) *value.z_s *= unit.length;
    if (value.wagner_coeff) *value.wagner_coeff *= unit.length * unit.length;
    if (value.a_sy) *value.a_sy *= unit.length * unit.length;
    if (value.a_sz) *value.a_sz *= unit.length * unit.length;
    if (value.wel_y) *value.wel_y *= unit.length * unit.length * unit.length;
    if (value.wel_z) *value.wel_z *= unit.length * unit.length * unit.length;
    if (value.wpl_y) *value.wpl_y *= unit.length * unit.length * unit.length;
    if (value.wpl_z) *value.wpl_z *= unit.length * unit.length * unit.length;
    if (value.centroid_y) *value.centroid_y *= unit.length;
    if (value.centroid_z) *value.centroid_z *= unit.length;
    if (value.ec3) scale(*value.ec3, unit);
    if (value.dimensions) scale(*value.dimensions, unit);
}

static void scale(MemberHinge& value, const UnitScale& unit) {
    if (value.translational_release_vx) *value.translational_release_vx *= unit.force / unit.length;
    if (value.translational_release_vy) *value.translational_release_vy *= unit.force / unit.length;
    if (value.translational_release_vz) *value.translational_release_vz *= unit.force / unit.length;
    if (value.rotational_release_mx) *value.rotational_release_mx *= unit.length * unit.force;
    if (value.rotational_release_my) *value.rotational_release_my *= unit.length * unit.force;
    if (value.rotational_release_mz) *value.rotational_release_mz *= unit.length * unit.force;
    if (value.rotational_release_warp) *value.rotational_release_warp *= unit.length * unit.length * unit.length * unit.force;
    if (value.max_tension_vx) *value.max_tension_vx *= unit.force;
    if (value.max_tension_vy) *value.max_tension_vy *= unit.force;
    if (value.max_tension_vz) *value.max_tension_vz *= unit.force;
    if (value.max_moment_mx) *value.max_moment_mx *= unit.length * unit.force;
    if (value.max_moment_my) *value.max_moment_my *= unit.length * unit.force;
    if (value.max_moment_mz) *value.max_moment_mz *= unit.length * unit.force;
    if (value.max_bimoment_warp) *value.max_bimoment_warp *= unit.length * unit.length * unit.force;
}

static void scale(ScissorHinge& value, const UnitScale& unit) {
    if (value.translational_release_x) *value.translational_release_x *= unit.force / unit.length;
    if (value.translational_release_y) *value.translational_release_y *= unit.force / unit.length;
    if (value.translational_release_z) *value.translational_release_z *= unit.force / unit.length;
    if (value.rotational_release_x) *value.rotational_release_x *= unit.length * unit.force;
    if (value.rotational_release_y) *value.rotational_release_y *= unit.length * unit.force;
    if (value.rotational_release_z) *value.rotational_release_z *= unit.length * unit.force;
}

static void scale(ShapeCommand& value, const UnitScale& unit) {
    if (value.y) *value.y *= unit.length;
    if (value.z) *value.z *= unit.length;
    if (value.r) *value.r *= unit.length;
    if (value.center_y) *value.center_y *= unit.length;
    if (value.center_z) *value.center_z *= unit.length;
}

static void scale(ShapePath& value, const UnitScale& unit) {
    for (auto& item : value.shape_commands) scale(item, unit);
}

static void scale(PlateMeshSettings& value, const UnitScale& unit) {
    if (value.target_size) *value.target_size *= unit.length;
}

static void scale(PlateSurface& value, const UnitScale& unit) {
    value.thickness *= unit.length;
    value.offset *= unit.length;
    if (value.bedding) *value.bedding *= unit.force / unit.length / unit.length / unit.length;
    if (value.mesh) scale(*value.mesh, unit);
}

static void scale(PlateElement& value, const UnitScale& unit) {
    value.thickness *= unit.length;
    value.offset *= unit.length;
    if (value.bedding) *value.bedding *= unit.force / unit.length / unit.length / unit.length;
}

static void scale(WorkAxis& value, const UnitScale& unit) {
    value.origin_x *= unit.length;
    value.origin_y *= unit.length;
    value.origin_z *= unit.length;
}

static void scale(WorkPlane& value, const UnitScale& unit) {
    value.origin_x *= unit.length;
    value.origin_y *= unit.length;
    value.origin_z *= unit.length;
}

static void scale(Workspace& value, const UnitScale& unit) {
    for (auto& item : value.work_axes) scale(item, unit);
    for (auto& item : value.work_planes) scale(item, unit);
}

static void scale(Model& value, const UnitScale& unit) {
    for (auto& item : value.nodes) scale(item, unit);
    for (auto& item : value.members) scale(item, unit);
    for (auto& item : value.member_sets) scale(item, unit);
    for (auto& item : value.materials) scale(item, unit);
    for (auto& item : value.sections) scale(item, unit);
    for (auto& item : value.member_hinges) scale(item, unit);
    for (auto& item : value.scissor_hinges) scale(item, unit);
    for (auto& item : value.shape_paths) scale(item, unit);
    for (auto& item : value.plate_surfaces) scale(item, unit);
    for (auto& item : value.plate_elements) scale(item, unit);
    if (value.workspace) scale(*value.workspace, unit);
}

static void scale(AnalysisOptions& value, const UnitScale& unit) {
    if (value.axial_slack) *value.axial_slack *= unit.force;
}

static void scale(NodalLoad& value, const UnitScale& unit) {
    value.magnitude *= unit.force;
}

static void scale(NodalMoment& value, const UnitScale& unit) {
    value.magnitude *= unit.length * unit.force;
}

static void scale(DistributedLoad& value, const UnitScale& unit) {
    value.magnitude *= unit.force / unit.length;
    value.end_magnitude *= unit.force / unit.length;
}

static void scale(SurfaceLoadVertex& value, const UnitScale& unit) {
    value.X *= unit.length;
    value.Y *= unit.length;
    value.Z *= unit.length;
}

static void scale(SurfaceLoad& value, const UnitScale& unit) {
    for (auto& item : value.polygon) scale(item, unit);
    value.magnitude *= unit.pressure;
}

static void scale(MemberPointLoad& value, const UnitScale& unit) {
    value.magnitude *= unit.force;
}

static void scale(MemberPointMoment& value, const UnitScale& unit) {
    value.magnitude *= unit.length * unit.force;
}

static void scale(PlatePressure& value, const UnitScale& unit) {
    value.magnitude *= unit.pressure;
}

static void scale(LoadCase& value, const UnitScale& unit) {
    for (auto& item : value.nodal_loads) scale(item, unit);
    for (auto& item : value.nodal_moments) scale(item, unit);
    for (auto& item : value.distributed_loads) scale(item, unit);
    for (auto& item : value.surface_loads) scale(item, unit);
    for (auto& item : value.member_point_loads) scale(item, unit);
    for (auto& item : value.member_point_moments) scale(item, unit);
    for (auto& item : value.plate_pressures) scale(item, unit);
}

static void scale(TranslationImperfection& value, const UnitScale& unit) {
    value.magnitude *= unit.length;
}

static void scale(BowImperfection& value, const UnitScale& unit) {
    if (value.e_0) *value.e_0 *= unit.length;
}

static void scale(ImperfectionCase& value, const UnitScale& unit) {
    for (auto& item : value.translation_imperfections) scale(item, unit);
    for (auto& item : value.bow_imperfections) scale(item, unit);
}

static void scale(Ec3SteelSpec& value, const UnitScale& unit) {
    value.z_g *= unit.length;
}

static void scale(DeflectionSpec& value, const UnitScale& unit) {
    if (value.length) *value.length *= unit.length;
    value.precamber *= unit.length;
}

static void scale(CheckSpec& value, const UnitScale& unit) {
    if (value.Ec3Steel) scale(*value.Ec3Steel, unit);
    if (value.Deflection) scale(*value.Deflection, unit);
}

static void scale(UnityCheckDefinition& value, const UnitScale& unit) {
    scale(value.spec, unit);
}

static void scale(Analysis& value, const UnitScale& unit) {
    scale(value.options, unit);
    for (auto& item : value.load_cases) scale(item, unit);
    for (auto& item : value.imperfection_cases) scale(item, unit);
    for (auto& item : value.unity_checks) scale(item, unit);
}

void scale(Document& value, const UnitScale& unit) {
    scale(value.model, unit);
    scale(value.analysis, unit);
}

}  // namespace loadpath::document
