// Written by `make generate` from src/loadpath/document/types; do not edit.

// The model document as structs, in the spelling of its JSON.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "document/json_reader.hpp"

namespace loadpath::document {

enum class UnitSystem { metric, imperial };
enum class LengthUnit { mm, cm, m };
enum class ForceUnit { N, kN };
enum class DensityUnit { kg_per_m3, kg_per_mm3 };
enum class PressureUnit { Pa, kPa, MPa, GPa };
enum class ImportEffect { structural, descriptive };
enum class MemberType { Normal, Truss, Tension, Compression, Rigid, Cable };
enum class BeddingFrame { Local, Global };
enum class BucklingCurve { A0, A, B, C, D };
enum class SectionShape { I, U, RHS, CHS, L, T, rectangle };
enum class SupportConditionType { Fixed, Free, Spring, PositiveOnly, NegativeOnly };
enum class SupportForceComponent { Fx, Fy, Fz, Mx, My, Mz };
enum class MemberStiffnessCurveDriver { N, Vy, Vz, Mx, My, Mz };
enum class CurveEndBehaviour { Continuous, Stop, Yielding, Failure };
enum class ReleaseFrame { Local, Global };
enum class PathCommand { moveTo, lineTo, arcTo, closePath };
enum class PlateBehavior { Shell, Membrane };
enum class PlateTheory { Auto, Mindlin, Kirchhoff };
enum class PlaneState { PlaneStress, PlaneStrain };
enum class PlateMeshMethod { Auto, Structured, Unstructured };
enum class PlateElementShape { Auto, Triangle, Quad };
enum class LineSupportFrame { Global, Edge };
enum class Dimensionality { two, three };
enum class AnalysisOrder { LINEAR, NONLINEAR };
enum class NonlinearMethod { P_DELTA, COROTATIONAL };
enum class PdeltaFormulation { CONSISTENT, SIMPLIFIED };
enum class PdeltaMode { FULL, IN_PLANE_ONLY };
enum class SuppressedAxis { X, Y, Z, x, y, z };
enum class StabilityMethod { Auto };
enum class RigidStrategy { LinearMpc, RigidMember };
enum class ResultBlock { local_envelopes, global_envelopes, local_end_forces, global_end_forces, section_forces, internal_force_series, local_displacements, node_displacements, reactions };
enum class LimitState { SLS, ULS, FLS, ALS, EQU };
enum class ResultComponent { fx, fy, fz, mx, my, mz, bw, dx, dy, dz, rx, ry, rz, warp };
enum class MemberEnd { start, end };
enum class LoadCaseKind { static_, seismic };
enum class LoadType { force, moment };
enum class LoadAxes { global_, local };
enum class SupportDirection { X, Y, Z, RX, RY, RZ };
enum class ActionCategory { permanent, prestress, imposed_A, imposed_B, imposed_C, imposed_D, imposed_E, imposed_F, imposed_G, imposed_H, snow_low, snow_high, wind, temperature, accidental, seismic };
enum class ActionRelation { exclusive, together, free };
enum class BowAxis { y, z };
enum class ImperfectionStandard { EN_1993_1_1 };
enum class MemberForceComponent { N, Vy, Vz, Mx, My, Mz, Bimoment };
enum class EntityTarget { SelfEntity, ReferenceMember };
enum class DispComponent { Dx, Dy, Dz, Rx, Ry, Rz, Magnitude };
enum class EntityNodeRef { Start, End, ReferenceMemberStart, ReferenceMemberEnd, ReferenceNode };
enum class Axis { X, Y, Z };
enum class DeflectionComponent { LocalY, LocalZ, Magnitude };
enum class SectionProperty { Area, Iy, Iz, J, Iw, WelY, WelZ, WplY, WplZ, H, B, Asy, Asz };
enum class MaterialProperty { E, G, Fy, Density };
enum class PlateStressMeasure { VonMises, PrincipalMax, PrincipalMin };
enum class ConstantDimension { Length, Force, Moment, Stress, Area, Angle };
enum class NationalAnnex { recommended, UK, DE, FR };
enum class LengthsFrom { Members, Buckling };
enum class AngleEnds { Held, OneBolt };
enum class InteractionMethod { AnnexA, AnnexB };
enum class LtbMethod { General, Rolled };
enum class DeflectionMeasure { Chord, Undeformed, Sway };
enum class DeflectionDirection { Across, Vertical, LocalY, LocalZ };
enum class ServiceCombination { Characteristic, Frequent, QuasiPermanent, All };
enum class MassFormulation { CONSISTENT, LUMPED };
enum class SeismicMethod { MODAL_RESPONSE_SPECTRUM, LATERAL_FORCE, BOTH };
enum class GroundType { A, B, C, D, E };
enum class SpectrumType { TYPE1, TYPE2 };
enum class SeismicDirection { X, Y, Z };
enum class ModalCombination { CQC, SRSS };
enum class DirectionalCombination { SRSS, PERCENT30 };

struct GeneralInfo {
    std::string project_name{};
    std::string author{};
    std::string version = "1.0";
};

struct UnitSettings {
    std::optional<document::UnitSystem> system;
    std::optional<document::LengthUnit> lengthUnit;
    std::optional<document::ForceUnit> forceUnit;
    std::optional<document::DensityUnit> densityUnit;
    std::optional<document::PressureUnit> pressureUnit;
};

struct Settlement {
    std::string by{};
    std::string reason{};
};

struct LeftBehind {
    std::string object{};
    std::vector<std::string> names{};
    std::string message{};
    document::ImportEffect effect = document::ImportEffect::structural;
    std::optional<document::Settlement> settled;
};

struct Imported {
    std::string format{};
    std::optional<std::string> version;
    std::optional<std::string> program;
    std::vector<document::LeftBehind> left_behind{};
};

struct Settings {
    document::GeneralInfo general_info{};
    document::UnitSettings unit_settings{};
    std::optional<document::Imported> imported;
};

struct Node {
    std::int64_t id = 0;
    double X = 0;
    double Y = 0;
    double Z = 0;
    std::optional<std::int64_t> nodal_support;
};

struct MemberEndOffset {
    std::optional<double> X;
    std::optional<double> Y;
    std::optional<double> Z;
};

struct MemberBedding {
    std::optional<double> x;
    std::optional<double> y;
    std::optional<double> z;
    std::optional<document::BeddingFrame> frame;
};

struct Member {
    std::int64_t id = 0;
    std::int64_t start_node_id = 0;
    std::int64_t end_node_id = 0;
    std::optional<document::MemberEndOffset> start_offset;
    std::optional<document::MemberEndOffset> end_offset;
    std::optional<std::int64_t> section;
    std::optional<std::int64_t> end_section;
    double rotation_angle = 0.0;
    std::optional<bool> mirror;
    std::optional<std::int64_t> start_hinge;
    std::optional<std::int64_t> end_hinge;
    std::optional<std::string> classification;
    double weight = 0.0;
    std::optional<double> chi;
    std::optional<std::int64_t> reference_member;
    std::optional<std::int64_t> reference_node;
    document::MemberType member_type = document::MemberType::Normal;
    std::optional<double> pretension;
    std::optional<double> unstretched_length;
    std::optional<document::MemberBedding> bedding;
};

struct BucklingRestraint {
    std::int64_t node_id = 0;
    std::optional<bool> restrains_local_y;
    std::optional<bool> restrains_local_z;
    std::optional<bool> restrains_torsion;
};

struct MemberSet {
    std::int64_t id = 0;
    std::optional<std::string> classification;
    std::vector<std::int64_t> member_ids{};
    std::vector<document::BucklingRestraint> buckling_restraints{};
    std::optional<double> buckling_length_y;
    std::optional<double> buckling_length_z;
    std::optional<double> buckling_length_t;
    std::optional<double> effective_length_factor_y;
    std::optional<double> effective_length_factor_z;
    std::optional<double> ltb_length;
    std::optional<std::int64_t> scissor_hinge;
    std::vector<std::int64_t> scissor_hinge_nodes{};
};

struct OrthotropicPlateMaterial {
    double e_x = 0;
    double e_y = 0;
    double g_xy = 0;
    std::optional<double> g_xz;
    std::optional<double> g_yz;
    double nu_xy = 0;
};

struct Material {
    std::int64_t id = 0;
    std::string name{};
    double e_mod = 0;
    double g_mod = 0;
    double density = 0;
    double yield_stress = 0;
    std::optional<document::OrthotropicPlateMaterial> orthotropic_plate;
    std::optional<double> thermal_expansion;
    std::optional<double> carbon_factor;
};

struct Ec3SectionParams {
    std::optional<std::int64_t> section_class;
    std::optional<document::BucklingCurve> buckling_curve_y;
    std::optional<document::BucklingCurve> buckling_curve_z;
    std::optional<document::BucklingCurve> buckling_curve_lt;
    std::optional<double> a_eff;
    std::optional<double> wel_y_eff;
    std::optional<double> wel_z_eff;
    std::optional<double> z_j;
};

struct SectionDimensions {
    document::SectionShape shape{};
    std::optional<double> h;
    std::optional<double> b;
    std::optional<double> tw;
    std::optional<double> tf;
    std::optional<double> t;
    std::optional<double> r;
};

struct Section {
    std::int64_t id = 0;
    std::string name{};
    std::int64_t material = 0;
    std::optional<double> h;
    std::optional<double> b;
    double i_y = 0;
    double i_z = 0;
    std::optional<double> i_yz;
    double j = 0;
    double area = 0;
    std::optional<std::int64_t> shape_path;
    std::optional<double> i_w;
    std::optional<double> y_s;
    std::optional<double> z_s;
    std::optional<double> wagner_coeff;
    std::optional<double> a_sy;
    std::optional<double> a_sz;
    std::optional<double> wel_y;
    std::optional<double> wel_z;
    std::optional<double> wpl_y;
    std::optional<double> wpl_z;
    std::optional<double> centroid_y;
    std::optional<double> centroid_z;
    std::optional<double> principal_axis_angle;
    std::optional<document::Ec3SectionParams> ec3;
    std::optional<document::SectionDimensions> dimensions;
};

struct SupportStiffnessCurve {
    document::SupportForceComponent depends_on{};
    std::vector<std::array<double, 2>> points{};
    std::optional<bool> signed_;
};

struct SupportCondition {
    document::SupportConditionType condition_type{};
    std::optional<double> stiffness;
    std::optional<document::SupportStiffnessCurve> stiffness_curve;
};

struct SupportAxes {
    std::array<double, 3> x{};
    std::array<double, 3> y{};
};

struct NodalSupport {
    std::int64_t id = 0;
    std::optional<std::string> classification;
    std::optional<document::SupportCondition> X;
    std::optional<document::SupportCondition> Y;
    std::optional<document::SupportCondition> Z;
    std::optional<document::SupportCondition> RX;
    std::optional<document::SupportCondition> RY;
    std::optional<document::SupportCondition> RZ;
    std::optional<document::SupportCondition> warping_condition;
    std::optional<document::SupportAxes> axes;
};

struct NodalMass {
    std::int64_t node = 0;
    double mass = 0;
    std::optional<double> inertia_x;
    std::optional<double> inertia_y;
    std::optional<double> inertia_z;
};

struct MemberStiffnessCurve {
    document::MemberStiffnessCurveDriver depends_on{};
    std::vector<std::array<double, 2>> points{};
    std::optional<bool> signed_;
};

struct MomentRotationCurve {
    std::vector<std::array<double, 2>> points{};
    std::optional<bool> symmetric;
    std::optional<document::CurveEndBehaviour> start;
    std::optional<document::CurveEndBehaviour> end;
};

struct User {
    std::array<double, 3> x{};
    std::array<double, 3> y{};
};

struct UserFrame {
    document::User User{};
};

struct MemberHinge {
    std::int64_t id = 0;
    std::string hinge_type{};
    std::optional<double> translational_release_vx;
    std::optional<double> translational_release_vy;
    std::optional<double> translational_release_vz;
    std::optional<double> rotational_release_mx;
    std::optional<double> rotational_release_my;
    std::optional<double> rotational_release_mz;
    std::optional<double> rotational_release_warp;
    std::optional<double> max_tension_vx;
    std::optional<double> max_tension_vy;
    std::optional<double> max_tension_vz;
    std::optional<double> max_moment_mx;
    std::optional<double> max_moment_my;
    std::optional<double> max_moment_mz;
    std::optional<double> max_bimoment_warp;
    std::optional<document::MemberStiffnessCurve> stiffness_curve_vx;
    std::optional<document::MemberStiffnessCurve> stiffness_curve_vy;
    std::optional<document::MemberStiffnessCurve> stiffness_curve_vz;
    std::optional<document::MemberStiffnessCurve> stiffness_curve_mx;
    std::optional<document::MemberStiffnessCurve> stiffness_curve_my;
    std::optional<document::MemberStiffnessCurve> stiffness_curve_mz;
    std::optional<document::MomentRotationCurve> moment_rotation_mx;
    std::optional<document::MomentRotationCurve> moment_rotation_my;
    std::optional<document::MomentRotationCurve> moment_rotation_mz;
    std::variant<document::ReleaseFrame, document::UserFrame> rotation_axes = document::ReleaseFrame::Local;
};

struct ScissorHinge {
    std::int64_t id = 0;
    std::optional<double> translational_release_x;
    std::optional<double> translational_release_y;
    std::optional<double> translational_release_z;
    std::optional<double> rotational_release_x;
    std::optional<double> rotational_release_y;
    std::optional<double> rotational_release_z;
    std::variant<document::ReleaseFrame, document::UserFrame> axes = document::ReleaseFrame::Global;
};

struct ShapeCommand {
    document::PathCommand command{};
    std::optional<double> y;
    std::optional<double> z;
    std::optional<double> r;
    std::optional<double> center_y;
    std::optional<double> center_z;
    std::optional<double> theta0;
    std::optional<double> theta1;
};

struct ShapePath {
    std::int64_t id = 0;
    std::string name{};
    std::vector<document::ShapeCommand> shape_commands{};
};

struct PlateStiffnessModifiers {
    std::optional<double> membrane;
    std::optional<double> bending;
    std::optional<double> shear;
};

struct PlateOpening {
    std::int64_t id = 0;
    std::vector<std::int64_t> boundary_node_ids{};
};

struct PlateMeshDivisions {
    std::int64_t u = 0;
    std::int64_t v = 0;
};

struct PlateMeshSettings {
    document::PlateMeshMethod method = document::PlateMeshMethod::Auto;
    document::PlateElementShape element_shape = document::PlateElementShape::Auto;
    std::optional<double> target_size;
    std::optional<document::PlateMeshDivisions> divisions;
};

struct PlateSurface {
    std::int64_t id = 0;
    double thickness = 0;
    std::int64_t material = 0;
    document::PlateBehavior behavior = document::PlateBehavior::Shell;
    document::PlateTheory theory = document::PlateTheory::Auto;
    document::PlaneState plane_state = document::PlaneState::PlaneStress;
    double offset = 0.0;
    std::optional<std::array<double, 3>> local_x_direction;
    std::optional<document::PlateStiffnessModifiers> stiffness_modifiers;
    std::optional<double> bedding;
    std::optional<std::string> name;
    std::optional<std::string> classification;
    std::vector<std::int64_t> boundary_node_ids{};
    std::vector<document::PlateOpening> openings{};
    std::optional<document::PlateMeshSettings> mesh;
    std::optional<std::int64_t> mesh_group_id;
    std::vector<std::int64_t> generated_plate_element_ids{};
};

struct PlateElement {
    std::int64_t id = 0;
    double thickness = 0;
    std::int64_t material = 0;
    document::PlateBehavior behavior = document::PlateBehavior::Shell;
    document::PlateTheory theory = document::PlateTheory::Auto;
    document::PlaneState plane_state = document::PlaneState::PlaneStress;
    double offset = 0.0;
    std::optional<std::array<double, 3>> local_x_direction;
    std::optional<document::PlateStiffnessModifiers> stiffness_modifiers;
    std::optional<double> bedding;
    std::vector<std::int64_t> node_ids{};
    std::optional<std::int64_t> source_surface_id;
};

struct RigidDiaphragm {
    std::int64_t id = 0;
    std::vector<std::int64_t> node_ids{};
    std::optional<std::array<double, 3>> normal;
};

struct BracingSystem {
    std::int64_t id = 0;
    std::optional<std::string> name;
    std::vector<std::int64_t> restrained{};
    std::optional<std::array<double, 3>> direction;
};

struct LineSupport {
    std::int64_t id = 0;
    std::int64_t start_node_id = 0;
    std::int64_t end_node_id = 0;
    std::int64_t nodal_support = 0;
    std::optional<document::LineSupportFrame> frame;
};

struct WorkAxis {
    std::int64_t id = 0;
    std::optional<std::string> name;
    double origin_x = 0;
    double origin_y = 0;
    double origin_z = 0;
    double direction_x = 0;
    double direction_y = 0;
    double direction_z = 0;
};

struct WorkPlane {
    std::int64_t id = 0;
    std::optional<std::string> name;
    double origin_x = 0;
    double origin_y = 0;
    double origin_z = 0;
    double normal_x = 0;
    double normal_y = 0;
    double normal_z = 0;
};

struct EntityGroup {
    std::int64_t id = 0;
    std::optional<std::string> name;
    std::vector<std::int64_t> node_ids{};
    std::vector<std::int64_t> member_ids{};
    std::vector<std::int64_t> member_set_ids{};
    std::vector<std::int64_t> support_ids{};
    std::vector<std::int64_t> plate_surface_ids{};
    std::vector<std::int64_t> plate_element_ids{};
    std::vector<std::int64_t> work_axis_ids{};
    std::vector<std::int64_t> work_plane_ids{};
};

struct Workspace {
    std::vector<document::WorkAxis> work_axes{};
    std::vector<document::WorkPlane> work_planes{};
    std::vector<document::EntityGroup> entity_groups{};
};

struct Model {
    std::vector<document::Node> nodes{};
    std::vector<document::Member> members{};
    std::vector<document::MemberSet> member_sets{};
    std::vector<document::Material> materials{};
    std::vector<document::Section> sections{};
    std::vector<document::NodalSupport> nodal_supports{};
    std::vector<document::NodalMass> nodal_masses{};
    std::vector<document::MemberHinge> member_hinges{};
    std::vector<document::ScissorHinge> scissor_hinges{};
    std::vector<document::ShapePath> shape_paths{};
    std::vector<document::PlateSurface> plate_surfaces{};
    std::vector<document::PlateElement> plate_elements{};
    std::vector<document::RigidDiaphragm> rigid_diaphragms{};
    std::vector<document::BracingSystem> bracing_systems{};
    std::vector<document::LineSupport> line_supports{};
    std::optional<document::Workspace> workspace;
};

struct AllMembers {
};

struct Members {
    std::vector<std::int64_t> ids{};
};

struct MemberSets {
    std::vector<std::int64_t> ids{};
};

struct MemberClassification {
    std::string value{};
};

struct AllPlates {
};

struct PlateSurfaces {
    std::vector<std::int64_t> ids{};
};

struct PlateElements {
    std::vector<std::int64_t> ids{};
};

struct Nodes {
    std::vector<std::int64_t> ids{};
};

struct NodesOfMembers {
    std::vector<std::variant<document::AllMembers, document::Members, document::MemberSets, document::MemberClassification, document::AllPlates, document::PlateSurfaces, document::PlateElements>> members{};
};

struct ResultRequest {
    document::ResultBlock block{};
    std::vector<std::variant<document::AllMembers, document::Members, document::MemberSets, document::MemberClassification, document::AllPlates, document::PlateSurfaces, document::PlateElements>> members{};
    std::optional<std::variant<document::Nodes, document::NodesOfMembers>> nodes;
    std::vector<std::int64_t> load_combination_ids{};
    std::optional<document::LimitState> limit_state;
    std::vector<document::ResultComponent> components{};
    std::optional<document::MemberEnd> end;
};

struct AnalysisOptions {
    bool solve_loadcases = true;
    document::Dimensionality dimensionality = document::Dimensionality::three;
    document::AnalysisOrder order = document::AnalysisOrder::LINEAR;
    std::optional<document::NonlinearMethod> nonlinear_method;
    std::optional<document::PdeltaFormulation> pdelta_formulation;
    std::optional<document::PdeltaMode> pdelta_mode;
    std::vector<document::SuppressedAxis> pdelta_suppress_axes{};
    std::optional<document::StabilityMethod> stability;
    double tolerance = 0.01;
    std::optional<std::int64_t> max_iterations;
    document::RigidStrategy rigid_strategy = document::RigidStrategy::RigidMember;
    std::optional<double> axial_slack;
    bool include_shear_deformation = true;
    bool include_warping = true;
    bool include_shear_center_coupling = true;
    bool enable_self_weight = false;
    std::optional<std::int64_t> self_weight_load_case_id;
    double gravity_factor = -9.81;
    std::array<double, 3> gravity_direction = {0.0, -1.0, 0.0};
    bool include_member_deflected_shape = false;
    std::vector<document::ResultBlock> result_filter{};
    std::vector<document::ResultRequest> result_requests{};
    bool render_unity_reports = false;
    bool include_report_html = false;
};

struct NodalLoad {
    std::int64_t id = 0;
    std::int64_t node = 0;
    double magnitude = 0;
    std::array<double, 3> direction{};
    document::LoadType load_type = document::LoadType::force;
};

struct NodalMoment {
    std::int64_t id = 0;
    std::int64_t node = 0;
    double magnitude = 0;
    std::array<double, 3> direction{};
    document::LoadType load_type = document::LoadType::moment;
};

struct DistributedLoad {
    std::int64_t id = 0;
    std::int64_t member = 0;
    double magnitude = 0;
    double end_magnitude = 0;
    std::array<double, 3> direction{};
    double start_frac = 0.0;
    double end_frac = 1.0;
    std::optional<bool> projected;
    std::optional<document::LoadAxes> axes;
};

struct SurfaceLoadVertex {
    double X = 0;
    double Y = 0;
    double Z = 0;
};

struct SurfaceLoad {
    std::int64_t id = 0;
    std::vector<document::SurfaceLoadVertex> polygon{};
    double magnitude = 0;
    std::array<double, 3> direction{};
    std::optional<std::array<double, 3>> distribution_direction;
};

struct MemberPointLoad {
    std::int64_t id = 0;
    std::int64_t member = 0;
    double magnitude = 0;
    std::array<double, 3> direction{};
    double position = 0;
    document::LoadAxes axes = document::LoadAxes::global_;
};

struct MemberPointMoment {
    std::int64_t id = 0;
    std::int64_t member = 0;
    double magnitude = 0;
    std::array<double, 3> direction{};
    double position = 0;
    document::LoadAxes axes = document::LoadAxes::global_;
};

struct SurfaceTarget {
    std::int64_t surface_id = 0;
};

struct ElementTarget {
    std::int64_t plate_element_id = 0;
};

struct PlatePressure {
    std::int64_t id = 0;
    std::variant<document::SurfaceTarget, document::ElementTarget> target{};
    double magnitude = 0;
    std::array<double, 3> direction{};
    bool projected = false;
};

struct SupportDisplacement {
    std::int64_t id = 0;
    std::int64_t node = 0;
    document::SupportDirection direction{};
    double value = 0;
};

struct TemperatureLoad {
    std::int64_t id = 0;
    std::int64_t member = 0;
    std::optional<double> uniform;
    std::optional<double> gradient_y;
    std::optional<double> gradient_z;
};

struct Action {
    document::ActionCategory category{};
    std::optional<std::string> group;
    std::optional<document::ActionRelation> relation;
};

struct LoadCase {
    std::int64_t id = 0;
    std::string name{};
    std::optional<document::LoadCaseKind> kind;
    std::vector<document::NodalLoad> nodal_loads{};
    std::vector<document::NodalMoment> nodal_moments{};
    std::vector<document::DistributedLoad> distributed_loads{};
    std::vector<document::SurfaceLoad> surface_loads{};
    std::vector<document::MemberPointLoad> member_point_loads{};
    std::vector<document::MemberPointMoment> member_point_moments{};
    std::vector<document::PlatePressure> plate_pressures{};
    std::vector<document::SupportDisplacement> support_displacements{};
    std::vector<document::TemperatureLoad> temperature_loads{};
    std::optional<document::Action> action;
};

struct LoadCaseFactor {
    std::int64_t load_case_id = 0;
    double factor = 0;
};

struct GeneratedBy {
    std::string expression{};
    std::string annex{};
    std::string reason{};
    std::optional<std::string> seal;
};

struct LoadCombination {
    std::int64_t id = 0;
    std::string name{};
    std::vector<document::LoadCaseFactor> load_case_factors{};
    std::optional<std::string> situation;
    std::string check = "ALL";
    std::optional<document::LimitState> limit_state;
    std::optional<document::GeneratedBy> generated;
};

struct SwayImperfection {
    std::array<double, 3> axis{};
    double magnitude = 0;
    std::optional<std::array<double, 3>> height_direction;
    std::optional<std::array<double, 3>> reference_point;
};

struct TranslationImperfection {
    std::vector<std::int64_t> memberset_ids{};
    std::array<double, 3> axis{};
    double magnitude = 0;
};

struct BowImperfection {
    std::vector<std::int64_t> member_ids{};
    std::vector<std::int64_t> memberset_ids{};
    document::BowAxis axis{};
    std::optional<double> e_0;
    std::optional<double> length_over_e_0;
};

struct ImperfectionCase {
    std::int64_t imperfection_case_id = 0;
    std::vector<std::int64_t> load_combinations{};
    std::vector<document::SwayImperfection> sway_imperfections{};
    std::vector<document::TranslationImperfection> translation_imperfections{};
    std::vector<document::BowImperfection> bow_imperfections{};
    std::optional<document::ImperfectionStandard> standard;
};

struct MaxAbs {
};

struct Max {
};

struct Min {
};

struct AtFraction {
    double fraction = 0;
};

struct AtStart {
};

struct AtEnd {
};

struct MemberForce {
    document::MemberForceComponent component{};
    std::optional<std::variant<document::MaxAbs, document::Max, document::Min, document::AtFraction, document::AtStart, document::AtEnd>> aggregation;
    std::optional<document::EntityTarget> of;
};

struct Displacement {
    document::DispComponent component{};
};

struct NodeDisplacement {
    document::EntityNodeRef at{};
    document::DispComponent component{};
};

struct NodePosition {
    document::EntityNodeRef at{};
    document::Axis axis{};
};

struct MemberDeflection {
    document::DeflectionComponent component{};
    std::optional<std::variant<document::MaxAbs, document::Max, document::Min, document::AtFraction, document::AtStart, document::AtEnd>> aggregation;
};

struct SectionQuantity {
    document::SectionProperty property{};
    std::optional<document::EntityTarget> of;
};

struct MaterialQuantity {
    document::MaterialProperty property{};
    std::optional<document::EntityTarget> of;
};

struct Geometry {
    std::string property{};
    std::optional<document::EntityTarget> of;
};

struct PlateStress {
    document::PlateStressMeasure measure{};
};

struct DimensionedConstant {
    double value = 0;
    document::ConstantDimension dimension{};
};

struct QuantitySource {
    std::optional<document::MemberForce> MemberForce;
    std::optional<document::Displacement> Displacement;
    std::optional<document::NodeDisplacement> NodeDisplacement;
    std::optional<document::NodePosition> NodePosition;
    std::optional<document::MemberDeflection> MemberDeflection;
    std::optional<document::SectionQuantity> Section;
    std::optional<document::MaterialQuantity> Material;
    std::optional<document::Geometry> Geometry;
    std::optional<document::PlateStress> PlateStress;
    std::optional<double> Constant;
    std::optional<document::DimensionedConstant> DimensionedConstant;
};

struct VarSource {
    std::optional<document::QuantitySource> Quantity;
    std::optional<std::string> Expression;
};

struct VarBinding {
    std::string name{};
    document::VarSource source{};
};

struct GenericSpec {
    std::string demand{};
    std::string capacity{};
    std::vector<document::VarBinding> variables{};
};

struct Ec3SteelSpec {
    std::optional<document::NationalAnnex> annex;
    std::optional<double> gamma_m0;
    std::optional<double> gamma_m1;
    bool include_buckling = true;
    bool include_ltb = true;
    std::optional<document::LengthsFrom> lengths_from;
    std::optional<document::AngleEnds> angle_ends;
    std::optional<document::InteractionMethod> interaction_method;
    std::optional<document::LtbMethod> ltb_method;
    std::optional<double> c1;
    double c2 = 0.0;
    double c3 = 0.0;
    double z_g = 0.0;
    std::optional<double> cmy;
    std::optional<double> cmz;
    std::optional<double> cm_lt;
};

struct DeflectionSpec {
    double limit = 0;
    document::DeflectionMeasure measure = document::DeflectionMeasure::Chord;
    document::DeflectionDirection direction = document::DeflectionDirection::Across;
    std::optional<double> length;
    double precamber = 0.0;
    document::ServiceCombination combination = document::ServiceCombination::Characteristic;
};

struct CheckSpec {
    std::optional<document::GenericSpec> Generic;
    std::optional<document::Ec3SteelSpec> Ec3Steel;
    std::optional<document::DeflectionSpec> Deflection;
};

struct UnityCheckDefinition {
    std::string id{};
    std::string name{};
    std::optional<std::string> description;
    std::variant<document::AllMembers, document::Members, document::MemberSets, document::MemberClassification, document::AllPlates, document::PlateSurfaces, document::PlateElements> applies_to{};
    document::CheckSpec spec{};
    std::optional<document::LimitState> limit_state;
    std::vector<std::int64_t> load_combination_ids{};
    std::array<double, 3> thresholds = {0.8, 0.95, 1.0};
    std::optional<std::string> report_template;
};

struct EigenLoadRef {
    std::optional<std::int64_t> LoadCase;
    std::optional<std::int64_t> LoadCombination;
};

struct BucklingAnalysisSettings {
    std::int64_t num_modes = 0;
    std::optional<document::EigenLoadRef> reference;
    std::vector<document::EigenLoadRef> references{};
    std::optional<bool> all_combinations;
    std::optional<bool> negative_factors;
    std::optional<bool> member_effective_lengths;
    std::optional<double> participation_threshold;
    std::optional<double> tolerance;
    std::optional<std::int64_t> max_iterations;
};

struct ModalAnalysisSettings {
    std::int64_t num_modes = 0;
    std::optional<document::MassFormulation> mass_formulation;
    std::optional<bool> include_geometric_stiffness;
    std::optional<document::EigenLoadRef> stiffness_reference;
    std::optional<double> tolerance;
    std::optional<std::int64_t> max_iterations;
};

struct EurocodeParametric {
    double ag = 0;
    document::GroundType ground_type{};
    document::SpectrumType spectrum_type{};
    double q = 0;
    std::optional<double> beta;
};

struct DirectParameters {
    double ag = 0;
    double s = 0;
    double tb = 0;
    double tc = 0;
    double td = 0;
    double q = 0;
    std::optional<double> beta;
};

struct CustomPoints {
    std::vector<std::array<double, 2>> points{};
};

struct ResponseSpectrum {
    std::optional<document::EurocodeParametric> EurocodeParametric;
    std::optional<document::DirectParameters> DirectParameters;
    std::optional<document::CustomPoints> CustomPoints;
};

struct SeismicMassSource {
    std::int64_t load_case_id = 0;
    double psi = 0;
};

struct SeismicAnalysisSettings {
    document::SeismicMethod method{};
    std::int64_t num_modes = 0;
    document::ResponseSpectrum spectrum_x{};
    std::optional<document::ResponseSpectrum> spectrum_y;
    std::optional<document::ResponseSpectrum> spectrum_z;
    std::vector<document::SeismicDirection> directions{};
    std::vector<document::SeismicMassSource> mass_sources{};
    bool include_structural_mass = true;
    std::optional<document::MassFormulation> mass_formulation;
    double damping = 0.05;
    std::optional<document::ModalCombination> modal_combination;
    std::optional<document::DirectionalCombination> directional_combination;
    std::optional<bool> include_geometric_stiffness;
    std::optional<document::EigenLoadRef> stiffness_reference;
    std::optional<double> tolerance;
    std::optional<std::int64_t> max_iterations;
};

struct Analysis {
    document::AnalysisOptions options{};
    std::vector<document::LoadCase> load_cases{};
    std::vector<document::LoadCombination> load_combinations{};
    std::vector<document::ImperfectionCase> imperfection_cases{};
    std::vector<document::UnityCheckDefinition> unity_checks{};
    std::optional<document::BucklingAnalysisSettings> buckling;
    std::optional<document::ModalAnalysisSettings> modal;
    std::optional<document::SeismicAnalysisSettings> seismic;
};

struct Document {
    std::int64_t schema_version = 1;
    document::Settings settings{};
    document::Model model{};
    document::Analysis analysis{};
};

// What one of the document's units is in SI.
struct UnitScale {
    double length = 1, force = 1, pressure = 1, density = 1;
};

void read(JsonReader& r, Document& value);
void scale(Document& value, const UnitScale& unit);

}  // namespace loadpath::document
