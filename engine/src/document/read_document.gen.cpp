// Written by `make generate` from src/loadpath/document; do not edit.

#include "document/document.gen.hpp"

namespace loadpath::document {

namespace {

void read(JsonReader& r, UnitSystem& value);
void read(JsonReader& r, LengthUnit& value);
void read(JsonReader& r, ForceUnit& value);
void read(JsonReader& r, DensityUnit& value);
void read(JsonReader& r, PressureUnit& value);
void read(JsonReader& r, MemberType& value);
void read(JsonReader& r, BucklingCurve& value);
void read(JsonReader& r, SectionShape& value);
void read(JsonReader& r, SupportConditionType& value);
void read(JsonReader& r, SupportForceComponent& value);
void read(JsonReader& r, MemberStiffnessCurveDriver& value);
void read(JsonReader& r, CurveEndBehaviour& value);
void read(JsonReader& r, ReleaseFrame& value);
void read(JsonReader& r, PathCommand& value);
void read(JsonReader& r, PlateBehavior& value);
void read(JsonReader& r, PlateTheory& value);
void read(JsonReader& r, PlaneState& value);
void read(JsonReader& r, PlateMeshMethod& value);
void read(JsonReader& r, PlateElementShape& value);
void read(JsonReader& r, Dimensionality& value);
void read(JsonReader& r, AnalysisOrder& value);
void read(JsonReader& r, NonlinearMethod& value);
void read(JsonReader& r, PdeltaFormulation& value);
void read(JsonReader& r, PdeltaMode& value);
void read(JsonReader& r, RigidStrategy& value);
void read(JsonReader& r, ResultBlock& value);
void read(JsonReader& r, LimitState& value);
void read(JsonReader& r, ResultComponent& value);
void read(JsonReader& r, MemberEnd& value);
void read(JsonReader& r, LoadType& value);
void read(JsonReader& r, LoadAxes& value);
void read(JsonReader& r, SupportDirection& value);
void read(JsonReader& r, MemberForceComponent& value);
void read(JsonReader& r, EntityTarget& value);
void read(JsonReader& r, DispComponent& value);
void read(JsonReader& r, EntityNodeRef& value);
void read(JsonReader& r, Axis& value);
void read(JsonReader& r, DeflectionComponent& value);
void read(JsonReader& r, SectionProperty& value);
void read(JsonReader& r, MaterialProperty& value);
void read(JsonReader& r, PlateStressMeasure& value);
void read(JsonReader& r, ConstantDimension& value);
void read(JsonReader& r, InteractionMethod& value);
void read(JsonReader& r, LtbMethod& value);
void read(JsonReader& r, MassFormulation& value);
void read(JsonReader& r, SeismicMethod& value);
void read(JsonReader& r, GroundType& value);
void read(JsonReader& r, SpectrumType& value);
void read(JsonReader& r, SeismicDirection& value);
void read(JsonReader& r, ModalCombination& value);
void read(JsonReader& r, DirectionalCombination& value);
void read(JsonReader& r, GeneralInfo& value);
void read(JsonReader& r, UnitSettings& value);
void read(JsonReader& r, Settings& value);
void read(JsonReader& r, Node& value);
void read(JsonReader& r, MemberEndOffset& value);
void read(JsonReader& r, Member& value);
void read(JsonReader& r, BucklingRestraint& value);
void read(JsonReader& r, MemberSet& value);
void read(JsonReader& r, OrthotropicPlateMaterial& value);
void read(JsonReader& r, Material& value);
void read(JsonReader& r, Ec3SectionParams& value);
void read(JsonReader& r, SectionDimensions& value);
void read(JsonReader& r, Section& value);
void read(JsonReader& r, SupportStiffnessCurve& value);
void read(JsonReader& r, SupportCondition& value);
void read(JsonReader& r, SupportAxes& value);
void read(JsonReader& r, NodalSupport& value);
void read(JsonReader& r, NodalMass& value);
void read(JsonReader& r, MemberStiffnessCurve& value);
void read(JsonReader& r, MomentRotationCurve& value);
void read(JsonReader& r, User& value);
void read(JsonReader& r, UserFrame& value);
void read(JsonReader& r, MemberHinge& value);
void read(JsonReader& r, ScissorHinge& value);
void read(JsonReader& r, ShapeCommand& value);
void read(JsonReader& r, ShapePath& value);
void read(JsonReader& r, PlateOpening& value);
void read(JsonReader& r, PlateStiffnessModifiers& value);
void read(JsonReader& r, PlateMeshDivisions& value);
void read(JsonReader& r, PlateMeshSettings& value);
void read(JsonReader& r, PlateSurface& value);
void read(JsonReader& r, PlateElement& value);
void read(JsonReader& r, WorkAxis& value);
void read(JsonReader& r, WorkPlane& value);
void read(JsonReader& r, EntityGroup& value);
void read(JsonReader& r, Workspace& value);
void read(JsonReader& r, Model& value);
void read(JsonReader& r, AllMembers& value);
void read(JsonReader& r, Members& value);
void read(JsonReader& r, MemberSets& value);
void read(JsonReader& r, MemberClassification& value);
void read(JsonReader& r, AllPlates& value);
void read(JsonReader& r, PlateSurfaces& value);
void read(JsonReader& r, PlateElements& value);
void read(JsonReader& r, Nodes& value);
void read(JsonReader& r, NodesOfMembers& value);
void read(JsonReader& r, ResultRequest& value);
void read(JsonReader& r, AnalysisOptions& value);
void read(JsonReader& r, NodalLoad& value);
void read(JsonReader& r, NodalMoment& value);
void read(JsonReader& r, DistributedLoad& value);
void read(JsonReader& r, SurfaceLoadVertex& value);
void read(JsonReader& r, SurfaceLoad& value);
void read(JsonReader& r, MemberPointLoad& value);
void read(JsonReader& r, MemberPointMoment& value);
void read(JsonReader& r, SurfaceTarget& value);
void read(JsonReader& r, ElementTarget& value);
void read(JsonReader& r, PlatePressure& value);
void read(JsonReader& r, SupportDisplacement& value);
void read(JsonReader& r, TemperatureLoad& value);
void read(JsonReader& r, LoadCase& value);
void read(JsonReader& r, LoadCaseFactor& value);
void read(JsonReader& r, LoadCombination& value);
void read(JsonReader& r, SwayImperfection& value);
void read(JsonReader& r, TranslationImperfection& value);
void read(JsonReader& r, ImperfectionCase& value);
void read(JsonReader& r, MaxAbs& value);
void read(JsonReader& r, Max& value);
void read(JsonReader& r, Min& value);
void read(JsonReader& r, AtFraction& value);
void read(JsonReader& r, AtStart& value);
void read(JsonReader& r, AtEnd& value);
void read(JsonReader& r, MemberForce& value);
void read(JsonReader& r, Displacement& value);
void read(JsonReader& r, NodeDisplacement& value);
void read(JsonReader& r, NodePosition& value);
void read(JsonReader& r, MemberDeflection& value);
void read(JsonReader& r, SectionQuantity& value);
void read(JsonReader& r, MaterialQuantity& value);
void read(JsonReader& r, Geometry& value);
void read(JsonReader& r, PlateStress& value);
void read(JsonReader& r, DimensionedConstant& value);
void read(JsonReader& r, QuantitySource& value);
void read(JsonReader& r, VarSource& value);
void read(JsonReader& r, VarBinding& value);
void read(JsonReader& r, GenericSpec& value);
void read(JsonReader& r, Ec3SteelSpec& value);
void read(JsonReader& r, CheckSpec& value);
void read(JsonReader& r, UnityCheckDefinition& value);
void read(JsonReader& r, EigenLoadRef& value);
void read(JsonReader& r, BucklingAnalysisSettings& value);
void read(JsonReader& r, ModalAnalysisSettings& value);
void read(JsonReader& r, EurocodeParametric& value);
void read(JsonReader& r, DirectParameters& value);
void read(JsonReader& r, CustomPoints& value);
void read(JsonReader& r, ResponseSpectrum& value);
void read(JsonReader& r, SeismicMassSource& value);
void read(JsonReader& r, SeismicAnalysisSettings& value);
void read(JsonReader& r, Analysis& value);
void read(JsonReader& r, std::variant<document::ReleaseFrame, document::UserFrame>& value);
void read(JsonReader& r, std::variant<document::AllMembers, document::Members, document::MemberSets, document::MemberClassification, document::AllPlates, document::PlateSurfaces, document::PlateElements>& value);
void read(JsonReader& r, std::variant<document::Nodes, document::NodesOfMembers>& value);
void read(JsonReader& r, std::variant<document::SurfaceTarget, document::ElementTarget>& value);
void read(JsonReader& r, std::variant<document::MaxAbs, document::Max, document::Min, document::AtFraction, document::AtStart, document::AtEnd>& value);

void read(JsonReader& r, double& value) { r.read(value); }
void read(JsonReader& r, std::int64_t& value) { r.read(value); }
void read(JsonReader& r, bool& value) { r.read(value); }
void read(JsonReader& r, std::string& value) { r.read(value); }

template <std::size_t N>
void read(JsonReader& r, std::array<double, N>& value) {
    std::size_t count = 0;
    for (r.begin_array(); r.next_item(); ++count) {
        if (count == N)
            return r.fail("too_many_items", "should have " + std::to_string(N) + " numbers");
        r.read(value[count]);
    }
    if (count < N) r.fail("too_few_items", "should have " + std::to_string(N) + " numbers");
}

template <class T>
void read(JsonReader& r, std::vector<T>& value) {
    value.clear();
    for (r.begin_array(); r.next_item();) read(r, value.emplace_back());
}

template <class T>
void read(JsonReader& r, std::optional<T>& value) {
    if (r.read_null()) value.reset();
    else read(r, value.emplace());
}

void read(JsonReader& r, UnitSystem& value) {
    std::string text;
    r.read(text);
    if (text == "metric") { value = UnitSystem::metric; return; }
    if (text == "imperial") { value = UnitSystem::imperial; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'metric', 'imperial'");
}

void read(JsonReader& r, LengthUnit& value) {
    std::string text;
    r.read(text);
    if (text == "mm") { value = LengthUnit::mm; return; }
    if (text == "cm") { value = LengthUnit::cm; return; }
    if (text == "m") { value = LengthUnit::m; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'mm', 'cm', 'm'");
}

void read(JsonReader& r, ForceUnit& value) {
    std::string text;
    r.read(text);
    if (text == "N") { value = ForceUnit::N; return; }
    if (text == "kN") { value = ForceUnit::kN; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'N', 'kN'");
}

void read(JsonReader& r, DensityUnit& value) {
    std::string text;
    r.read(text);
    if (text == "kg/m3") { value = DensityUnit::kg_per_m3; return; }
    if (text == "kg/mm3") { value = DensityUnit::kg_per_mm3; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'kg/m3', 'kg/mm3'");
}

void read(JsonReader& r, PressureUnit& value) {
    std::string text;
    r.read(text);
    if (text == "Pa") { value = PressureUnit::Pa; return; }
    if (text == "kPa") { value = PressureUnit::kPa; return; }
    if (text == "MPa") { value = PressureUnit::MPa; return; }
    if (text == "GPa") { value = PressureUnit::GPa; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'Pa', 'kPa', 'MPa', 'GPa'");
}

void read(JsonReader& r, MemberType& value) {
    std::string text;
    r.read(text);
    if (text == "Normal") { value = MemberType::Normal; return; }
    if (text == "Truss") { value = MemberType::Truss; return; }
    if (text == "Tension") { value = MemberType::Tension; return; }
    if (text == "Compression") { value = MemberType::Compression; return; }
    if (text == "Rigid") { value = MemberType::Rigid; return; }
    if (text == "Cable") { value = MemberType::Cable; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'Normal', 'Truss', 'Tension', 'Compression', 'Rigid', 'Cable'");
}

void read(JsonReader& r, BucklingCurve& value) {
    std::string text;
    r.read(text);
    if (text == "A0") { value = BucklingCurve::A0; return; }
    if (text == "A") { value = BucklingCurve::A; return; }
    if (text == "B") { value = BucklingCurve::B; return; }
    if (text == "C") { value = BucklingCurve::C; return; }
    if (text == "D") { value = BucklingCurve::D; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'A0', 'A', 'B', 'C', 'D'");
}

void read(JsonReader& r, SectionShape& value) {
    std::string text;
    r.read(text);
    if (text == "I") { value = SectionShape::I; return; }
    if (text == "U") { value = SectionShape::U; return; }
    if (text == "RHS") { value = SectionShape::RHS; return; }
    if (text == "CHS") { value = SectionShape::CHS; return; }
    if (text == "L") { value = SectionShape::L; return; }
    if (text == "T") { value = SectionShape::T; return; }
    if (text == "rectangle") { value = SectionShape::rectangle; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'I', 'U', 'RHS', 'CHS', 'L', 'T', 'rectangle'");
}

void read(JsonReader& r, SupportConditionType& value) {
    std::string text;
    r.read(text);
    if (text == "Fixed") { value = SupportConditionType::Fixed; return; }
    if (text == "Free") { value = SupportConditionType::Free; return; }
    if (text == "Spring") { value = SupportConditionType::Spring; return; }
    if (text == "PositiveOnly") { value = SupportConditionType::PositiveOnly; return; }
    if (text == "NegativeOnly") { value = SupportConditionType::NegativeOnly; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'Fixed', 'Free', 'Spring', 'PositiveOnly', 'NegativeOnly'");
}

void read(JsonReader& r, SupportForceComponent& value) {
    std::string text;
    r.read(text);
    if (text == "Fx") { value = SupportForceComponent::Fx; return; }
    if (text == "Fy") { value = SupportForceComponent::Fy; return; }
    if (text == "Fz") { value = SupportForceComponent::Fz; return; }
    if (text == "Mx") { value = SupportForceComponent::Mx; return; }
    if (text == "My") { value = SupportForceComponent::My; return; }
    if (text == "Mz") { value = SupportForceComponent::Mz; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'Fx', 'Fy', 'Fz', 'Mx', 'My', 'Mz'");
}

void read(JsonReader& r, MemberStiffnessCurveDriver& value) {
    std::string text;
    r.read(text);
    if (text == "N") { value = MemberStiffnessCurveDriver::N; return; }
    if (text == "Vy") { value = MemberStiffnessCurveDriver::Vy; return; }
    if (text == "Vz") { value = MemberStiffnessCurveDriver::Vz; return; }
    if (text == "Mx") { value = MemberStiffnessCurveDriver::Mx; return; }
    if (text == "My") { value = MemberStiffnessCurveDriver::My; return; }
    if (text == "Mz") { value = MemberStiffnessCurveDriver::Mz; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'N', 'Vy', 'Vz', 'Mx', 'My', 'Mz'");
}

void read(JsonReader& r, CurveEndBehaviour& value) {
    std::string text;
    r.read(text);
    if (text == "Continuous") { value = CurveEndBehaviour::Continuous; return; }
    if (text == "Stop") { value = CurveEndBehaviour::Stop; return; }
    if (text == "Yielding") { value = CurveEndBehaviour::Yielding; return; }
    if (text == "Failure") { value = CurveEndBehaviour::Failure; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'Continuous', 'Stop', 'Yielding', 'Failure'");
}

void read(JsonReader& r, ReleaseFrame& value) {
    std::string text;
    r.read(text);
    if (text == "Local") { value = ReleaseFrame::Local; return; }
    if (text == "Global") { value = ReleaseFrame::Global; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'Local', 'Global'");
}

void read(JsonReader& r, PathCommand& value) {
    std::string text;
    r.read(text);
    if (text == "moveTo") { value = PathCommand::moveTo; return; }
    if (text == "lineTo") { value = PathCommand::lineTo; return; }
    if (text == "arcTo") { value = PathCommand::arcTo; return; }
    if (text == "closePath") { value = PathCommand::closePath; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'moveTo', 'lineTo', 'arcTo', 'closePath'");
}

void read(JsonReader& r, PlateBehavior& value) {
    std::string text;
    r.read(text);
    if (text == "Shell") { value = PlateBehavior::Shell; return; }
    if (text == "Membrane") { value = PlateBehavior::Membrane; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'Shell', 'Membrane'");
}

void read(JsonReader& r, PlateTheory& value) {
    std::string text;
    r.read(text);
    if (text == "Auto") { value = PlateTheory::Auto; return; }
    if (text == "Mindlin") { value = PlateTheory::Mindlin; return; }
    if (text == "Kirchhoff") { value = PlateTheory::Kirchhoff; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'Auto', 'Mindlin', 'Kirchhoff'");
}

void read(JsonReader& r, PlaneState& value) {
    std::string text;
    r.read(text);
    if (text == "PlaneStress") { value = PlaneState::PlaneStress; return; }
    if (text == "PlaneStrain") { value = PlaneState::PlaneStrain; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'PlaneStress', 'PlaneStrain'");
}

void read(JsonReader& r, PlateMeshMethod& value) {
    std::string text;
    r.read(text);
    if (text == "Auto") { value = PlateMeshMethod::Auto; return; }
    if (text == "Structured") { value = PlateMeshMethod::Structured; return; }
    if (text == "Unstructured") { value = PlateMeshMethod::Unstructured; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'Auto', 'Structured', 'Unstructured'");
}

void read(JsonReader& r, PlateElementShape& value) {
    std::string text;
    r.read(text);
    if (text == "Auto") { value = PlateElementShape::Auto; return; }
    if (text == "Triangle") { value = PlateElementShape::Triangle; return; }
    if (text == "Quad") { value = PlateElementShape::Quad; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'Auto', 'Triangle', 'Quad'");
}

void read(JsonReader& r, Dimensionality& value) {
    std::string text;
    r.read(text);
    if (text == "2D") { value = Dimensionality::two; return; }
    if (text == "3D") { value = Dimensionality::three; return; }
    r.fail("wrong_value", "'" + text + "' should be one of '2D', '3D'");
}

void read(JsonReader& r, AnalysisOrder& value) {
    std::string text;
    r.read(text);
    if (text == "LINEAR") { value = AnalysisOrder::LINEAR; return; }
    if (text == "NONLINEAR") { value = AnalysisOrder::NONLINEAR; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'LINEAR', 'NONLINEAR'");
}

void read(JsonReader& r, NonlinearMethod& value) {
    std::string text;
    r.read(text);
    if (text == "P_DELTA") { value = NonlinearMethod::P_DELTA; return; }
    if (text == "COROTATIONAL") { value = NonlinearMethod::COROTATIONAL; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'P_DELTA', 'COROTATIONAL'");
}

void read(JsonReader& r, PdeltaFormulation& value) {
    std::string text;
    r.read(text);
    if (text == "CONSISTENT") { value = PdeltaFormulation::CONSISTENT; return; }
    if (text == "SIMPLIFIED") { value = PdeltaFormulation::SIMPLIFIED; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'CONSISTENT', 'SIMPLIFIED'");
}

void read(JsonReader& r, PdeltaMode& value) {
    std::string text;
    r.read(text);
    if (text == "FULL") { value = PdeltaMode::FULL; return; }
    if (text == "IN_PLANE_ONLY") { value = PdeltaMode::IN_PLANE_ONLY; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'FULL', 'IN_PLANE_ONLY'");
}

void read(JsonReader& r, RigidStrategy& value) {
    std::string text;
    r.read(text);
    if (text == "LinearMpc") { value = RigidStrategy::LinearMpc; return; }
    if (text == "RigidMember") { value = RigidStrategy::RigidMember; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'LinearMpc', 'RigidMember'");
}

void read(JsonReader& r, ResultBlock& value) {
    std::string text;
    r.read(text);
    if (text == "local_envelopes") { value = ResultBlock::local_envelopes; return; }
    if (text == "global_envelopes") { value = ResultBlock::global_envelopes; return; }
    if (text == "local_end_forces") { value = ResultBlock::local_end_forces; return; }
    if (text == "global_end_forces") { value = ResultBlock::global_end_forces; return; }
    if (text == "section_forces") { value = ResultBlock::section_forces; return; }
    if (text == "internal_force_series") { value = ResultBlock::internal_force_series; return; }
    if (text == "local_displacements") { value = ResultBlock::local_displacements; return; }
    if (text == "node_displacements") { value = ResultBlock::node_displacements; return; }
    if (text == "reactions") { value = ResultBlock::reactions; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'local_envelopes', 'global_envelopes', 'local_end_forces', 'global_end_forces', 'section_forces', 'internal_force_series', 'local_displacements', 'node_displacements', 'reactions'");
}

void read(JsonReader& r, LimitState& value) {
    std::string text;
    r.read(text);
    if (text == "SLS") { value = LimitState::SLS; return; }
    if (text == "ULS") { value = LimitState::ULS; return; }
    if (text == "FLS") { value = LimitState::FLS; return; }
    if (text == "ALS") { value = LimitState::ALS; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'SLS', 'ULS', 'FLS', 'ALS'");
}

void read(JsonReader& r, ResultComponent& value) {
    std::string text;
    r.read(text);
    if (text == "fx") { value = ResultComponent::fx; return; }
    if (text == "fy") { value = ResultComponent::fy; return; }
    if (text == "fz") { value = ResultComponent::fz; return; }
    if (text == "mx") { value = ResultComponent::mx; return; }
    if (text == "my") { value = ResultComponent::my; return; }
    if (text == "mz") { value = ResultComponent::mz; return; }
    if (text == "bw") { value = ResultComponent::bw; return; }
    if (text == "dx") { value = ResultComponent::dx; return; }
    if (text == "dy") { value = ResultComponent::dy; return; }
    if (text == "dz") { value = ResultComponent::dz; return; }
    if (text == "rx") { value = ResultComponent::rx; return; }
    if (text == "ry") { value = ResultComponent::ry; return; }
    if (text == "rz") { value = ResultComponent::rz; return; }
    if (text == "warp") { value = ResultComponent::warp; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'fx', 'fy', 'fz', 'mx', 'my', 'mz', 'bw', 'dx', 'dy', 'dz', 'rx', 'ry', 'rz', 'warp'");
}

void read(JsonReader& r, MemberEnd& value) {
    std::string text;
    r.read(text);
    if (text == "start") { value = MemberEnd::start; return; }
    if (text == "end") { value = MemberEnd::end; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'start', 'end'");
}

void read(JsonReader& r, LoadType& value) {
    std::string text;
    r.read(text);
    if (text == "force") { value = LoadType::force; return; }
    if (text == "moment") { value = LoadType::moment; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'force', 'moment'");
}

void read(JsonReader& r, LoadAxes& value) {
    std::string text;
    r.read(text);
    if (text == "global") { value = LoadAxes::global_; return; }
    if (text == "local") { value = LoadAxes::local; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'global', 'local'");
}

void read(JsonReader& r, SupportDirection& value) {
    std::string text;
    r.read(text);
    if (text == "X") { value = SupportDirection::X; return; }
    if (text == "Y") { value = SupportDirection::Y; return; }
    if (text == "Z") { value = SupportDirection::Z; return; }
    if (text == "RX") { value = SupportDirection::RX; return; }
    if (text == "RY") { value = SupportDirection::RY; return; }
    if (text == "RZ") { value = SupportDirection::RZ; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'X', 'Y', 'Z', 'RX', 'RY', 'RZ'");
}

void read(JsonReader& r, MemberForceComponent& value) {
    std::string text;
    r.read(text);
    if (text == "N") { value = MemberForceComponent::N; return; }
    if (text == "Vy") { value = MemberForceComponent::Vy; return; }
    if (text == "Vz") { value = MemberForceComponent::Vz; return; }
    if (text == "Mx") { value = MemberForceComponent::Mx; return; }
    if (text == "My") { value = MemberForceComponent::My; return; }
    if (text == "Mz") { value = MemberForceComponent::Mz; return; }
    if (text == "Bimoment") { value = MemberForceComponent::Bimoment; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'N', 'Vy', 'Vz', 'Mx', 'My', 'Mz', 'Bimoment'");
}

void read(JsonReader& r, EntityTarget& value) {
    std::string text;
    r.read(text);
    if (text == "SelfEntity") { value = EntityTarget::SelfEntity; return; }
    if (text == "ReferenceMember") { value = EntityTarget::ReferenceMember; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'SelfEntity', 'ReferenceMember'");
}

void read(JsonReader& r, DispComponent& value) {
    std::string text;
    r.read(text);
    if (text == "Dx") { value = DispComponent::Dx; return; }
    if (text == "Dy") { value = DispComponent::Dy; return; }
    if (text == "Dz") { value = DispComponent::Dz; return; }
    if (text == "Rx") { value = DispComponent::Rx; return; }
    if (text == "Ry") { value = DispComponent::Ry; return; }
    if (text == "Rz") { value = DispComponent::Rz; return; }
    if (text == "Magnitude") { value = DispComponent::Magnitude; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'Dx', 'Dy', 'Dz', 'Rx', 'Ry', 'Rz', 'Magnitude'");
}

void read(JsonReader& r, EntityNodeRef& value) {
    std::string text;
    r.read(text);
    if (text == "Start") { value = EntityNodeRef::Start; return; }
    if (text == "End") { value = EntityNodeRef::End; return; }
    if (text == "ReferenceMemberStart") { value = EntityNodeRef::ReferenceMemberStart; return; }
    if (text == "ReferenceMemberEnd") { value = EntityNodeRef::ReferenceMemberEnd; return; }
    if (text == "ReferenceNode") { value = EntityNodeRef::ReferenceNode; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'Start', 'End', 'ReferenceMemberStart', 'ReferenceMemberEnd', 'ReferenceNode'");
}

void read(JsonReader& r, Axis& value) {
    std::string text;
    r.read(text);
    if (text == "X") { value = Axis::X; return; }
    if (text == "Y") { value = Axis::Y; return; }
    if (text == "Z") { value = Axis::Z; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'X', 'Y', 'Z'");
}

void read(JsonReader& r, DeflectionComponent& value) {
    std::string text;
    r.read(text);
    if (text == "LocalY") { value = DeflectionComponent::LocalY; return; }
    if (text == "LocalZ") { value = DeflectionComponent::LocalZ; return; }
    if (text == "Magnitude") { value = DeflectionComponent::Magnitude; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'LocalY', 'LocalZ', 'Magnitude'");
}

void read(JsonReader& r, SectionProperty& value) {
    std::string text;
    r.read(text);
    if (text == "Area") { value = SectionProperty::Area; return; }
    if (text == "Iy") { value = SectionProperty::Iy; return; }
    if (text == "Iz") { value = SectionProperty::Iz; return; }
    if (text == "J") { value = SectionProperty::J; return; }
    if (text == "Iw") { value = SectionProperty::Iw; return; }
    if (text == "WelY") { value = SectionProperty::WelY; return; }
    if (text == "WelZ") { value = SectionProperty::WelZ; return; }
    if (text == "WplY") { value = SectionProperty::WplY; return; }
    if (text == "WplZ") { value = SectionProperty::WplZ; return; }
    if (text == "H") { value = SectionProperty::H; return; }
    if (text == "B") { value = SectionProperty::B; return; }
    if (text == "Asy") { value = SectionProperty::Asy; return; }
    if (text == "Asz") { value = SectionProperty::Asz; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'Area', 'Iy', 'Iz', 'J', 'Iw', 'WelY', 'WelZ', 'WplY', 'WplZ', 'H', 'B', 'Asy', 'Asz'");
}

void read(JsonReader& r, MaterialProperty& value) {
    std::string text;
    r.read(text);
    if (text == "E") { value = MaterialProperty::E; return; }
    if (text == "G") { value = MaterialProperty::G; return; }
    if (text == "Fy") { value = MaterialProperty::Fy; return; }
    if (text == "Density") { value = MaterialProperty::Density; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'E', 'G', 'Fy', 'Density'");
}

void read(JsonReader& r, PlateStressMeasure& value) {
    std::string text;
    r.read(text);
    if (text == "VonMises") { value = PlateStressMeasure::VonMises; return; }
    if (text == "PrincipalMax") { value = PlateStressMeasure::PrincipalMax; return; }
    if (text == "PrincipalMin") { value = PlateStressMeasure::PrincipalMin; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'VonMises', 'PrincipalMax', 'PrincipalMin'");
}

void read(JsonReader& r, ConstantDimension& value) {
    std::string text;
    r.read(text);
    if (text == "Length") { value = ConstantDimension::Length; return; }
    if (text == "Force") { value = ConstantDimension::Force; return; }
    if (text == "Moment") { value = ConstantDimension::Moment; return; }
    if (text == "Stress") { value = ConstantDimension::Stress; return; }
    if (text == "Area") { value = ConstantDimension::Area; return; }
    if (text == "Angle") { value = ConstantDimension::Angle; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'Length', 'Force', 'Moment', 'Stress', 'Area', 'Angle'");
}

void read(JsonReader& r, InteractionMethod& value) {
    std::string text;
    r.read(text);
    if (text == "AnnexA") { value = InteractionMethod::AnnexA; return; }
    if (text == "AnnexB") { value = InteractionMethod::AnnexB; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'AnnexA', 'AnnexB'");
}

void read(JsonReader& r, LtbMethod& value) {
    std::string text;
    r.read(text);
    if (text == "General") { value = LtbMethod::General; return; }
    if (text == "Rolled") { value = LtbMethod::Rolled; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'General', 'Rolled'");
}

void read(JsonReader& r, MassFormulation& value) {
    std::string text;
    r.read(text);
    if (text == "CONSISTENT") { value = MassFormulation::CONSISTENT; return; }
    if (text == "LUMPED") { value = MassFormulation::LUMPED; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'CONSISTENT', 'LUMPED'");
}

void read(JsonReader& r, SeismicMethod& value) {
    std::string text;
    r.read(text);
    if (text == "MODAL_RESPONSE_SPECTRUM") { value = SeismicMethod::MODAL_RESPONSE_SPECTRUM; return; }
    if (text == "LATERAL_FORCE") { value = SeismicMethod::LATERAL_FORCE; return; }
    if (text == "BOTH") { value = SeismicMethod::BOTH; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'MODAL_RESPONSE_SPECTRUM', 'LATERAL_FORCE', 'BOTH'");
}

void read(JsonReader& r, GroundType& value) {
    std::string text;
    r.read(text);
    if (text == "A") { value = GroundType::A; return; }
    if (text == "B") { value = GroundType::B; return; }
    if (text == "C") { value = GroundType::C; return; }
    if (text == "D") { value = GroundType::D; return; }
    if (text == "E") { value = GroundType::E; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'A', 'B', 'C', 'D', 'E'");
}

void read(JsonReader& r, SpectrumType& value) {
    std::string text;
    r.read(text);
    if (text == "TYPE1") { value = SpectrumType::TYPE1; return; }
    if (text == "TYPE2") { value = SpectrumType::TYPE2; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'TYPE1', 'TYPE2'");
}

void read(JsonReader& r, SeismicDirection& value) {
    std::string text;
    r.read(text);
    if (text == "X") { value = SeismicDirection::X; return; }
    if (text == "Y") { value = SeismicDirection::Y; return; }
    if (text == "Z") { value = SeismicDirection::Z; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'X', 'Y', 'Z'");
}

void read(JsonReader& r, ModalCombination& value) {
    std::string text;
    r.read(text);
    if (text == "CQC") { value = ModalCombination::CQC; return; }
    if (text == "SRSS") { value = ModalCombination::SRSS; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'CQC', 'SRSS'");
}

void read(JsonReader& r, DirectionalCombination& value) {
    std::string text;
    r.read(text);
    if (text == "SRSS") { value = DirectionalCombination::SRSS; return; }
    if (text == "PERCENT30") { value = DirectionalCombination::PERCENT30; return; }
    r.fail("wrong_value", "'" + text + "' should be one of 'SRSS', 'PERCENT30'");
}

void read(JsonReader& r, std::variant<document::ReleaseFrame, document::UserFrame>& value) {
    if (r.next_is_string()) return read(r, value.emplace<document::ReleaseFrame>());
    read(r, value.emplace<document::UserFrame>());
}

void read(JsonReader& r, std::variant<document::AllMembers, document::Members, document::MemberSets, document::MemberClassification, document::AllPlates, document::PlateSurfaces, document::PlateElements>& value) {
    const std::string tag = r.find_in_next_object("type");
    if (tag == "AllMembers") return read(r, value.emplace<document::AllMembers>());
    if (tag == "Members") return read(r, value.emplace<document::Members>());
    if (tag == "MemberSets") return read(r, value.emplace<document::MemberSets>());
    if (tag == "MemberClassification") return read(r, value.emplace<document::MemberClassification>());
    if (tag == "AllPlates") return read(r, value.emplace<document::AllPlates>());
    if (tag == "PlateSurfaces") return read(r, value.emplace<document::PlateSurfaces>());
    if (tag == "PlateElements") return read(r, value.emplace<document::PlateElements>());
    r.fail("wrong_value", "'type' is '" + tag + "' and should be one of 'AllMembers', 'Members', 'MemberSets', 'MemberClassification', 'AllPlates', 'PlateSurfaces', 'PlateElements'");
}

void read(JsonReader& r, std::variant<document::Nodes, document::NodesOfMembers>& value) {
    const std::string tag = r.find_in_next_object("type");
    if (tag == "Nodes") return read(r, value.emplace<document::Nodes>());
    if (tag == "NodesOfMembers") return read(r, value.emplace<document::NodesOfMembers>());
    r.fail("wrong_value", "'type' is '" + tag + "' and should be one of 'Nodes', 'NodesOfMembers'");
}

void read(JsonReader& r, std::variant<document::SurfaceTarget, document::ElementTarget>& value) {
    const std::string tag = r.find_in_next_object("kind");
    if (tag == "Surface") return read(r, value.emplace<document::SurfaceTarget>());
    if (tag == "Element") return read(r, value.emplace<document::ElementTarget>());
    r.fail("wrong_value", "'kind' is '" + tag + "' and should be one of 'Surface', 'Element'");
}

void read(JsonReader& r, std::variant<document::MaxAbs, document::Max, document::Min, document::AtFraction, document::AtStart, document::AtEnd>& value) {
    const std::string tag = r.find_in_next_object("type");
    if (tag == "MaxAbs") return read(r, value.emplace<document::MaxAbs>());
    if (tag == "Max") return read(r, value.emplace<document::Max>());
    if (tag == "Min") return read(r, value.emplace<document::Min>());
    if (tag == "AtFraction") return read(r, value.emplace<document::AtFraction>());
    if (tag == "Start") return read(r, value.emplace<document::AtStart>());
    if (tag == "End") return read(r, value.emplace<document::AtEnd>());
    r.fail("wrong_value", "'type' is '" + tag + "' and should be one of 'MaxAbs', 'Max', 'Min', 'AtFraction', 'Start', 'End'");
}

void read(JsonReader& r, GeneralInfo& value) {
    value = {};
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "project_name") { read(r, value.project_name); continue; }
        if (key == "author") { read(r, value.author); continue; }
        if (key == "version") { read(r, value.version); continue; }
        r.skip_unknown(key);
    }
}

void read(JsonReader& r, UnitSettings& value) {
    value = {};
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "system") { read(r, value.system); continue; }
        if (key == "lengthUnit") { read(r, value.lengthUnit); continue; }
        if (key == "forceUnit") { read(r, value.forceUnit); continue; }
        if (key == "densityUnit") { read(r, value.densityUnit); continue; }
        if (key == "pressureUnit") { read(r, value.pressureUnit); continue; }
        r.skip_unknown(key);
    }
}

void read(JsonReader& r, Settings& value) {
    value = {};
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "general_info") { read(r, value.general_info); continue; }
        if (key == "unit_settings") { read(r, value.unit_settings); continue; }
        r.skip_unknown(key);
    }
}

void read(JsonReader& r, Node& value) {
    value = {};
    bool has_id = false, has_X = false, has_Y = false, has_Z = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { has_id = true; read(r, value.id); if (value.id < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "X") { has_X = true; read(r, value.X); continue; }
        if (key == "Y") { has_Y = true; read(r, value.Y); continue; }
        if (key == "Z") { has_Z = true; read(r, value.Z); continue; }
        if (key == "nodal_support") { read(r, value.nodal_support); if (value.nodal_support) { if (*value.nodal_support < 0) r.fail("out_of_range", "should be at least 0"); } continue; }
        r.skip_unknown(key);
    }
    if (!has_id) r.fail("missing_field", "should have 'id'");
    if (!has_X) r.fail("missing_field", "should have 'X'");
    if (!has_Y) r.fail("missing_field", "should have 'Y'");
    if (!has_Z) r.fail("missing_field", "should have 'Z'");
}

void read(JsonReader& r, MemberEndOffset& value) {
    value = {};
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "X") { read(r, value.X); continue; }
        if (key == "Y") { read(r, value.Y); continue; }
        if (key == "Z") { read(r, value.Z); continue; }
        r.skip_unknown(key);
    }
}

void read(JsonReader& r, Member& value) {
    value = {};
    bool has_id = false, has_start_node_id = false, has_end_node_id = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { has_id = true; read(r, value.id); if (value.id < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "start_node_id") { has_start_node_id = true; read(r, value.start_node_id); if (value.start_node_id < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "end_node_id") { has_end_node_id = true; read(r, value.end_node_id); if (value.end_node_id < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "start_offset") { read(r, value.start_offset); continue; }
        if (key == "end_offset") { read(r, value.end_offset); continue; }
        if (key == "section") { read(r, value.section); if (value.section) { if (*value.section < 0) r.fail("out_of_range", "should be at least 0"); } continue; }
        if (key == "rotation_angle") { read(r, value.rotation_angle); continue; }
        if (key == "mirror") { read(r, value.mirror); continue; }
        if (key == "start_hinge") { read(r, value.start_hinge); if (value.start_hinge) { if (*value.start_hinge < 0) r.fail("out_of_range", "should be at least 0"); } continue; }
        if (key == "end_hinge") { read(r, value.end_hinge); if (value.end_hinge) { if (*value.end_hinge < 0) r.fail("out_of_range", "should be at least 0"); } continue; }
        if (key == "classification") { read(r, value.classification); continue; }
        if (key == "weight") { read(r, value.weight); continue; }
        if (key == "chi") { read(r, value.chi); continue; }
        if (key == "reference_member") { read(r, value.reference_member); if (value.reference_member) { if (*value.reference_member < 0) r.fail("out_of_range", "should be at least 0"); } continue; }
        if (key == "reference_node") { read(r, value.reference_node); if (value.reference_node) { if (*value.reference_node < 0) r.fail("out_of_range", "should be at least 0"); } continue; }
        if (key == "member_type") { read(r, value.member_type); continue; }
        if (key == "pretension") { read(r, value.pretension); continue; }
        if (key == "unstretched_length") { read(r, value.unstretched_length); continue; }
        r.skip_unknown(key);
    }
    if (!has_id) r.fail("missing_field", "should have 'id'");
    if (!has_start_node_id) r.fail("missing_field", "should have 'start_node_id'");
    if (!has_end_node_id) r.fail("missing_field", "should have 'end_node_id'");
}

void read(JsonReader& r, BucklingRestraint& value) {
    value = {};
    bool has_node_id = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "node_id") { has_node_id = true; read(r, value.node_id); if (value.node_id < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "restrains_local_y") { read(r, value.restrains_local_y); continue; }
        if (key == "restrains_local_z") { read(r, value.restrains_local_z); continue; }
        if (key == "restrains_torsion") { read(r, value.restrains_torsion); continue; }
        r.skip_unknown(key);
    }
    if (!has_node_id) r.fail("missing_field", "should have 'node_id'");
}

void read(JsonReader& r, MemberSet& value) {
    value = {};
    bool has_id = false, has_member_ids = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { has_id = true; read(r, value.id); if (value.id < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "classification") { read(r, value.classification); continue; }
        if (key == "member_ids") { has_member_ids = true; read(r, value.member_ids); if (value.member_ids.size() < 1) r.fail("too_few_items", "should have at least 1 items"); continue; }
        if (key == "buckling_restraints") { if (r.read_null()) value.buckling_restraints.clear(); else { read(r, value.buckling_restraints); } continue; }
        if (key == "buckling_length_y") { read(r, value.buckling_length_y); continue; }
        if (key == "buckling_length_z") { read(r, value.buckling_length_z); continue; }
        if (key == "buckling_length_t") { read(r, value.buckling_length_t); continue; }
        if (key == "effective_length_factor_y") { read(r, value.effective_length_factor_y); continue; }
        if (key == "effective_length_factor_z") { read(r, value.effective_length_factor_z); continue; }
        if (key == "ltb_length") { read(r, value.ltb_length); continue; }
        if (key == "scissor_hinge") { read(r, value.scissor_hinge); if (value.scissor_hinge) { if (*value.scissor_hinge < 0) r.fail("out_of_range", "should be at least 0"); } continue; }
        if (key == "scissor_hinge_nodes") { if (r.read_null()) value.scissor_hinge_nodes.clear(); else { read(r, value.scissor_hinge_nodes); } continue; }
        r.skip_unknown(key);
    }
    if (!has_id) r.fail("missing_field", "should have 'id'");
    if (!has_member_ids) r.fail("missing_field", "should have 'member_ids'");
}

void read(JsonReader& r, OrthotropicPlateMaterial& value) {
    value = {};
    bool has_e_x = false, has_e_y = false, has_g_xy = false, has_nu_xy = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "e_x") { has_e_x = true; read(r, value.e_x); if (value.e_x <= 0) r.fail("out_of_range", "should be greater than 0"); continue; }
        if (key == "e_y") { has_e_y = true; read(r, value.e_y); if (value.e_y <= 0) r.fail("out_of_range", "should be greater than 0"); continue; }
        if (key == "g_xy") { has_g_xy = true; read(r, value.g_xy); if (value.g_xy <= 0) r.fail("out_of_range", "should be greater than 0"); continue; }
        if (key == "g_xz") { read(r, value.g_xz); continue; }
        if (key == "g_yz") { read(r, value.g_yz); continue; }
        if (key == "nu_xy") { has_nu_xy = true; read(r, value.nu_xy); continue; }
        r.skip_unknown(key);
    }
    if (!has_e_x) r.fail("missing_field", "should have 'e_x'");
    if (!has_e_y) r.fail("missing_field", "should have 'e_y'");
    if (!has_g_xy) r.fail("missing_field", "should have 'g_xy'");
    if (!has_nu_xy) r.fail("missing_field", "should have 'nu_xy'");
}

void read(JsonReader& r, Material& value) {
    value = {};
    bool has_id = false, has_name = false, has_e_mod = false, has_g_mod = false, has_density = false, has_yield_stress = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { has_id = true; read(r, value.id); if (value.id < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "name") { has_name = true; read(r, value.name); continue; }
        if (key == "e_mod") { has_e_mod = true; read(r, value.e_mod); if (value.e_mod <= 0) r.fail("out_of_range", "should be greater than 0"); continue; }
        if (key == "g_mod") { has_g_mod = true; read(r, value.g_mod); if (value.g_mod <= 0) r.fail("out_of_range", "should be greater than 0"); continue; }
        if (key == "density") { has_density = true; read(r, value.density); if (value.density <= 0) r.fail("out_of_range", "should be greater than 0"); continue; }
        if (key == "yield_stress") { has_yield_stress = true; read(r, value.yield_stress); continue; }
        if (key == "orthotropic_plate") { read(r, value.orthotropic_plate); continue; }
        if (key == "thermal_expansion") { read(r, value.thermal_expansion); continue; }
        r.skip_unknown(key);
    }
    if (!has_id) r.fail("missing_field", "should have 'id'");
    if (!has_name) r.fail("missing_field", "should have 'name'");
    if (!has_e_mod) r.fail("missing_field", "should have 'e_mod'");
    if (!has_g_mod) r.fail("missing_field", "should have 'g_mod'");
    if (!has_density) r.fail("missing_field", "should have 'density'");
    if (!has_yield_stress) r.fail("missing_field", "should have 'yield_stress'");
}

void read(JsonReader& r, Ec3SectionParams& value) {
    value = {};
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "section_class") { read(r, value.section_class); if (value.section_class) { if (*value.section_class < 0) r.fail("out_of_range", "should be at least 0"); } continue; }
        if (key == "buckling_curve_y") { read(r, value.buckling_curve_y); continue; }
        if (key == "buckling_curve_z") { read(r, value.buckling_curve_z); continue; }
        if (key == "buckling_curve_lt") { read(r, value.buckling_curve_lt); continue; }
        if (key == "a_eff") { read(r, value.a_eff); continue; }
        if (key == "wel_y_eff") { read(r, value.wel_y_eff); continue; }
        if (key == "wel_z_eff") { read(r, value.wel_z_eff); continue; }
        if (key == "z_j") { read(r, value.z_j); continue; }
        r.skip_unknown(key);
    }
}

void read(JsonReader& r, SectionDimensions& value) {
    value = {};
    bool has_shape = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "shape") { has_shape = true; read(r, value.shape); continue; }
        if (key == "h") { read(r, value.h); continue; }
        if (key == "b") { read(r, value.b); continue; }
        if (key == "tw") { read(r, value.tw); continue; }
        if (key == "tf") { read(r, value.tf); continue; }
        if (key == "t") { read(r, value.t); continue; }
        if (key == "r") { read(r, value.r); continue; }
        r.skip_unknown(key);
    }
    if (!has_shape) r.fail("missing_field", "should have 'shape'");
}

void read(JsonReader& r, Section& value) {
    value = {};
    bool has_id = false, has_name = false, has_material = false, has_i_y = false, has_i_z = false, has_j = false, has_area = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { has_id = true; read(r, value.id); if (value.id < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "name") { has_name = true; read(r, value.name); continue; }
        if (key == "material") { has_material = true; read(r, value.material); if (value.material < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "h") { read(r, value.h); continue; }
        if (key == "b") { read(r, value.b); continue; }
        if (key == "i_y") { has_i_y = true; read(r, value.i_y); if (value.i_y <= 0) r.fail("out_of_range", "should be greater than 0"); continue; }
        if (key == "i_z") { has_i_z = true; read(r, value.i_z); if (value.i_z <= 0) r.fail("out_of_range", "should be greater than 0"); continue; }
        if (key == "i_yz") { read(r, value.i_yz); continue; }
        if (key == "j") { has_j = true; read(r, value.j); if (value.j <= 0) r.fail("out_of_range", "should be greater than 0"); continue; }
        if (key == "area") { has_area = true; read(r, value.area); if (value.area <= 0) r.fail("out_of_range", "should be greater than 0"); continue; }
        if (key == "shape_path") { read(r, value.shape_path); if (value.shape_path) { if (*value.shape_path < 0) r.fail("out_of_range", "should be at least 0"); } continue; }
        if (key == "i_w") { read(r, value.i_w); continue; }
        if (key == "y_s") { read(r, value.y_s); continue; }
        if (key == "z_s") { read(r, value.z_s); continue; }
        if (key == "wagner_coeff") { read(r, value.wagner_coeff); continue; }
        if (key == "a_sy") { read(r, value.a_sy); continue; }
        if (key == "a_sz") { read(r, value.a_sz); continue; }
        if (key == "wel_y") { read(r, value.wel_y); if (value.wel_y) { if (*value.wel_y <= 0) r.fail("out_of_range", "should be greater than 0"); } continue; }
        if (key == "wel_z") { read(r, value.wel_z); if (value.wel_z) { if (*value.wel_z <= 0) r.fail("out_of_range", "should be greater than 0"); } continue; }
        if (key == "wpl_y") { read(r, value.wpl_y); if (value.wpl_y) { if (*value.wpl_y <= 0) r.fail("out_of_range", "should be greater than 0"); } continue; }
        if (key == "wpl_z") { read(r, value.wpl_z); if (value.wpl_z) { if (*value.wpl_z <= 0) r.fail("out_of_range", "should be greater than 0"); } continue; }
        if (key == "centroid_y") { read(r, value.centroid_y); continue; }
        if (key == "centroid_z") { read(r, value.centroid_z); continue; }
        if (key == "principal_axis_angle") { read(r, value.principal_axis_angle); continue; }
        if (key == "ec3") { read(r, value.ec3); continue; }
        if (key == "dimensions") { read(r, value.dimensions); continue; }
        r.skip_unknown(key);
    }
    if (!has_id) r.fail("missing_field", "should have 'id'");
    if (!has_name) r.fail("missing_field", "should have 'name'");
    if (!has_material) r.fail("missing_field", "should have 'material'");
    if (!has_i_y) r.fail("missing_field", "should have 'i_y'");
    if (!has_i_z) r.fail("missing_field", "should have 'i_z'");
    if (!has_j) r.fail("missing_field", "should have 'j'");
    if (!has_area) r.fail("missing_field", "should have 'area'");
}

void read(JsonReader& r, SupportStiffnessCurve& value) {
    value = {};
    bool has_depends_on = false, has_points = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "depends_on") { has_depends_on = true; read(r, value.depends_on); continue; }
        if (key == "points") { has_points = true; read(r, value.points); if (value.points.size() < 2) r.fail("too_few_items", "should have at least 2 items"); continue; }
        if (key == "signed") { read(r, value.signed_); continue; }
        r.skip_unknown(key);
    }
    if (!has_depends_on) r.fail("missing_field", "should have 'depends_on'");
    if (!has_points) r.fail("missing_field", "should have 'points'");
}

void read(JsonReader& r, SupportCondition& value) {
    value = {};
    bool has_condition_type = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "condition_type") { has_condition_type = true; read(r, value.condition_type); continue; }
        if (key == "stiffness") { read(r, value.stiffness); continue; }
        if (key == "stiffness_curve") { read(r, value.stiffness_curve); continue; }
        r.skip_unknown(key);
    }
    if (!has_condition_type) r.fail("missing_field", "should have 'condition_type'");
}

void read(JsonReader& r, SupportAxes& value) {
    value = {};
    bool has_x = false, has_y = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "x") { has_x = true; read(r, value.x); continue; }
        if (key == "y") { has_y = true; read(r, value.y); continue; }
        r.skip_unknown(key);
    }
    if (!has_x) r.fail("missing_field", "should have 'x'");
    if (!has_y) r.fail("missing_field", "should have 'y'");
}

void read(JsonReader& r, NodalSupport& value) {
    value = {};
    bool has_id = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { has_id = true; read(r, value.id); if (value.id < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "classification") { read(r, value.classification); continue; }
        if (key == "X") { read(r, value.X); continue; }
        if (key == "Y") { read(r, value.Y); continue; }
        if (key == "Z") { read(r, value.Z); continue; }
        if (key == "RX") { read(r, value.RX); continue; }
        if (key == "RY") { read(r, value.RY); continue; }
        if (key == "RZ") { read(r, value.RZ); continue; }
        if (key == "warping_condition") { read(r, value.warping_condition); continue; }
        if (key == "axes") { read(r, value.axes); continue; }
        r.skip_unknown(key);
    }
    if (!has_id) r.fail("missing_field", "should have 'id'");
}

void read(JsonReader& r, NodalMass& value) {
    value = {};
    bool has_node = false, has_mass = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "node") { has_node = true; read(r, value.node); if (value.node < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "mass") { has_mass = true; read(r, value.mass); continue; }
        if (key == "inertia_x") { read(r, value.inertia_x); continue; }
        if (key == "inertia_y") { read(r, value.inertia_y); continue; }
        if (key == "inertia_z") { read(r, value.inertia_z); continue; }
        r.skip_unknown(key);
    }
    if (!has_node) r.fail("missing_field", "should have 'node'");
    if (!has_mass) r.fail("missing_field", "should have 'mass'");
}

void read(JsonReader& r, MemberStiffnessCurve& value) {
    value = {};
    bool has_depends_on = false, has_points = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "depends_on") { has_depends_on = true; read(r, value.depends_on); continue; }
        if (key == "points") { has_points = true; read(r, value.points); if (value.points.size() < 2) r.fail("too_few_items", "should have at least 2 items"); continue; }
        if (key == "signed") { read(r, value.signed_); continue; }
        r.skip_unknown(key);
    }
    if (!has_depends_on) r.fail("missing_field", "should have 'depends_on'");
    if (!has_points) r.fail("missing_field", "should have 'points'");
}

void read(JsonReader& r, MomentRotationCurve& value) {
    value = {};
    bool has_points = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "points") { has_points = true; read(r, value.points); if (value.points.size() < 2) r.fail("too_few_items", "should have at least 2 items"); continue; }
        if (key == "symmetric") { read(r, value.symmetric); continue; }
        if (key == "start") { read(r, value.start); continue; }
        if (key == "end") { read(r, value.end); continue; }
        r.skip_unknown(key);
    }
    if (!has_points) r.fail("missing_field", "should have 'points'");
}

void read(JsonReader& r, User& value) {
    value = {};
    bool has_x = false, has_y = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "x") { has_x = true; read(r, value.x); continue; }
        if (key == "y") { has_y = true; read(r, value.y); continue; }
        r.skip_unknown(key);
    }
    if (!has_x) r.fail("missing_field", "should have 'x'");
    if (!has_y) r.fail("missing_field", "should have 'y'");
}

void read(JsonReader& r, UserFrame& value) {
    value = {};
    bool has_User = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "User") { has_User = true; read(r, value.User); continue; }
        r.skip_unknown(key);
    }
    if (!has_User) r.fail("missing_field", "should have 'User'");
}

void read(JsonReader& r, MemberHinge& value) {
    value = {};
    bool has_id = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { has_id = true; read(r, value.id); if (value.id < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "hinge_type") { read(r, value.hinge_type); continue; }
        if (key == "translational_release_vx") { read(r, value.translational_release_vx); continue; }
        if (key == "translational_release_vy") { read(r, value.translational_release_vy); continue; }
        if (key == "translational_release_vz") { read(r, value.translational_release_vz); continue; }
        if (key == "rotational_release_mx") { read(r, value.rotational_release_mx); continue; }
        if (key == "rotational_release_my") { read(r, value.rotational_release_my); continue; }
        if (key == "rotational_release_mz") { read(r, value.rotational_release_mz); continue; }
        if (key == "rotational_release_warp") { read(r, value.rotational_release_warp); continue; }
        if (key == "max_tension_vx") { read(r, value.max_tension_vx); continue; }
        if (key == "max_tension_vy") { read(r, value.max_tension_vy); continue; }
        if (key == "max_tension_vz") { read(r, value.max_tension_vz); continue; }
        if (key == "max_moment_mx") { read(r, value.max_moment_mx); continue; }
        if (key == "max_moment_my") { read(r, value.max_moment_my); continue; }
        if (key == "max_moment_mz") { read(r, value.max_moment_mz); continue; }
        if (key == "max_bimoment_warp") { read(r, value.max_bimoment_warp); continue; }
        if (key == "stiffness_curve_vx") { read(r, value.stiffness_curve_vx); continue; }
        if (key == "stiffness_curve_vy") { read(r, value.stiffness_curve_vy); continue; }
        if (key == "stiffness_curve_vz") { read(r, value.stiffness_curve_vz); continue; }
        if (key == "stiffness_curve_mx") { read(r, value.stiffness_curve_mx); continue; }
        if (key == "stiffness_curve_my") { read(r, value.stiffness_curve_my); continue; }
        if (key == "stiffness_curve_mz") { read(r, value.stiffness_curve_mz); continue; }
        if (key == "moment_rotation_mx") { read(r, value.moment_rotation_mx); continue; }
        if (key == "moment_rotation_my") { read(r, value.moment_rotation_my); continue; }
        if (key == "moment_rotation_mz") { read(r, value.moment_rotation_mz); continue; }
        if (key == "rotation_axes") { if (!r.read_null()) { read(r, value.rotation_axes); } continue; }
        r.skip_unknown(key);
    }
    if (!has_id) r.fail("missing_field", "should have 'id'");
}

void read(JsonReader& r, ScissorHinge& value) {
    value = {};
    bool has_id = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { has_id = true; read(r, value.id); if (value.id < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "translational_release_x") { read(r, value.translational_release_x); continue; }
        if (key == "translational_release_y") { read(r, value.translational_release_y); continue; }
        if (key == "translational_release_z") { read(r, value.translational_release_z); continue; }
        if (key == "rotational_release_x") { read(r, value.rotational_release_x); continue; }
        if (key == "rotational_release_y") { read(r, value.rotational_release_y); continue; }
        if (key == "rotational_release_z") { read(r, value.rotational_release_z); continue; }
        if (key == "axes") { if (!r.read_null()) { read(r, value.axes); } continue; }
        r.skip_unknown(key);
    }
    if (!has_id) r.fail("missing_field", "should have 'id'");
}

void read(JsonReader& r, ShapeCommand& value) {
    value = {};
    bool has_command = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "command") { has_command = true; read(r, value.command); continue; }
        if (key == "y") { read(r, value.y); continue; }
        if (key == "z") { read(r, value.z); continue; }
        if (key == "r") { read(r, value.r); continue; }
        if (key == "center_y") { read(r, value.center_y); continue; }
        if (key == "center_z") { read(r, value.center_z); continue; }
        if (key == "theta0") { read(r, value.theta0); continue; }
        if (key == "theta1") { read(r, value.theta1); continue; }
        r.skip_unknown(key);
    }
    if (!has_command) r.fail("missing_field", "should have 'command'");
}

void read(JsonReader& r, ShapePath& value) {
    value = {};
    bool has_id = false, has_name = false, has_shape_commands = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { has_id = true; read(r, value.id); if (value.id < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "name") { has_name = true; read(r, value.name); continue; }
        if (key == "shape_commands") { has_shape_commands = true; read(r, value.shape_commands); continue; }
        r.skip_unknown(key);
    }
    if (!has_id) r.fail("missing_field", "should have 'id'");
    if (!has_name) r.fail("missing_field", "should have 'name'");
    if (!has_shape_commands) r.fail("missing_field", "should have 'shape_commands'");
}

void read(JsonReader& r, PlateOpening& value) {
    value = {};
    bool has_id = false, has_boundary_node_ids = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { has_id = true; read(r, value.id); if (value.id < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "boundary_node_ids") { has_boundary_node_ids = true; read(r, value.boundary_node_ids); if (value.boundary_node_ids.size() < 3) r.fail("too_few_items", "should have at least 3 items"); continue; }
        r.skip_unknown(key);
    }
    if (!has_id) r.fail("missing_field", "should have 'id'");
    if (!has_boundary_node_ids) r.fail("missing_field", "should have 'boundary_node_ids'");
}

void read(JsonReader& r, PlateStiffnessModifiers& value) {
    value = {};
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "membrane") { read(r, value.membrane); if (value.membrane) { if (*value.membrane < 0) r.fail("out_of_range", "should be at least 0"); } continue; }
        if (key == "bending") { read(r, value.bending); if (value.bending) { if (*value.bending < 0) r.fail("out_of_range", "should be at least 0"); } continue; }
        if (key == "shear") { read(r, value.shear); if (value.shear) { if (*value.shear < 0) r.fail("out_of_range", "should be at least 0"); } continue; }
        r.skip_unknown(key);
    }
}

void read(JsonReader& r, PlateMeshDivisions& value) {
    value = {};
    bool has_u = false, has_v = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "u") { has_u = true; read(r, value.u); if (value.u < 1) r.fail("out_of_range", "should be at least 1"); continue; }
        if (key == "v") { has_v = true; read(r, value.v); if (value.v < 1) r.fail("out_of_range", "should be at least 1"); continue; }
        r.skip_unknown(key);
    }
    if (!has_u) r.fail("missing_field", "should have 'u'");
    if (!has_v) r.fail("missing_field", "should have 'v'");
}

void read(JsonReader& r, PlateMeshSettings& value) {
    value = {};
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "method") { if (!r.read_null()) { read(r, value.method); } continue; }
        if (key == "element_shape") { if (!r.read_null()) { read(r, value.element_shape); } continue; }
        if (key == "target_size") { read(r, value.target_size); if (value.target_size) { if (*value.target_size <= 0) r.fail("out_of_range", "should be greater than 0"); } continue; }
        if (key == "divisions") { read(r, value.divisions); continue; }
        r.skip_unknown(key);
    }
}

void read(JsonReader& r, PlateSurface& value) {
    value = {};
    bool has_id = false, has_boundary_node_ids = false, has_thickness = false, has_material = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { has_id = true; read(r, value.id); if (value.id < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "name") { read(r, value.name); continue; }
        if (key == "classification") { read(r, value.classification); continue; }
        if (key == "boundary_node_ids") { has_boundary_node_ids = true; read(r, value.boundary_node_ids); if (value.boundary_node_ids.size() < 3) r.fail("too_few_items", "should have at least 3 items"); continue; }
        if (key == "openings") { if (r.read_null()) value.openings.clear(); else { read(r, value.openings); } continue; }
        if (key == "thickness") { has_thickness = true; read(r, value.thickness); if (value.thickness <= 0) r.fail("out_of_range", "should be greater than 0"); continue; }
        if (key == "material") { has_material = true; read(r, value.material); if (value.material < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "behavior") { if (!r.read_null()) { read(r, value.behavior); } continue; }
        if (key == "theory") { if (!r.read_null()) { read(r, value.theory); } continue; }
        if (key == "plane_state") { if (!r.read_null()) { read(r, value.plane_state); } continue; }
        if (key == "offset") { if (!r.read_null()) { read(r, value.offset); } continue; }
        if (key == "local_x_direction") { read(r, value.local_x_direction); continue; }
        if (key == "stiffness_modifiers") { read(r, value.stiffness_modifiers); continue; }
        if (key == "mesh") { read(r, value.mesh); continue; }
        if (key == "mesh_group_id") { read(r, value.mesh_group_id); if (value.mesh_group_id) { if (*value.mesh_group_id < 0) r.fail("out_of_range", "should be at least 0"); } continue; }
        if (key == "generated_plate_element_ids") { if (r.read_null()) value.generated_plate_element_ids.clear(); else { read(r, value.generated_plate_element_ids); } continue; }
        r.skip_unknown(key);
    }
    if (!has_id) r.fail("missing_field", "should have 'id'");
    if (!has_boundary_node_ids) r.fail("missing_field", "should have 'boundary_node_ids'");
    if (!has_thickness) r.fail("missing_field", "should have 'thickness'");
    if (!has_material) r.fail("missing_field", "should have 'material'");
}

void read(JsonReader& r, PlateElement& value) {
    value = {};
    bool has_id = false, has_node_ids = false, has_thickness = false, has_material = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { has_id = true; read(r, value.id); if (value.id < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "node_ids") { has_node_ids = true; read(r, value.node_ids); if (value.node_ids.size() < 3) r.fail("too_few_items", "should have at least 3 items"); if (value.node_ids.size() > 4) r.fail("too_many_items", "should have at most 4 items"); continue; }
        if (key == "thickness") { has_thickness = true; read(r, value.thickness); if (value.thickness <= 0) r.fail("out_of_range", "should be greater than 0"); continue; }
        if (key == "material") { has_material = true; read(r, value.material); if (value.material < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "behavior") { if (!r.read_null()) { read(r, value.behavior); } continue; }
        if (key == "theory") { if (!r.read_null()) { read(r, value.theory); } continue; }
        if (key == "plane_state") { if (!r.read_null()) { read(r, value.plane_state); } continue; }
        if (key == "offset") { if (!r.read_null()) { read(r, value.offset); } continue; }
        if (key == "local_x_direction") { read(r, value.local_x_direction); continue; }
        if (key == "stiffness_modifiers") { read(r, value.stiffness_modifiers); continue; }
        if (key == "source_surface_id") { read(r, value.source_surface_id); if (value.source_surface_id) { if (*value.source_surface_id < 0) r.fail("out_of_range", "should be at least 0"); } continue; }
        r.skip_unknown(key);
    }
    if (!has_id) r.fail("missing_field", "should have 'id'");
    if (!has_node_ids) r.fail("missing_field", "should have 'node_ids'");
    if (!has_thickness) r.fail("missing_field", "should have 'thickness'");
    if (!has_material) r.fail("missing_field", "should have 'material'");
}

void read(JsonReader& r, WorkAxis& value) {
    value = {};
    bool has_id = false, has_origin_x = false, has_origin_y = false, has_origin_z = false, has_direction_x = false, has_direction_y = false, has_direction_z = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { has_id = true; read(r, value.id); if (value.id < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "name") { read(r, value.name); continue; }
        if (key == "origin_x") { has_origin_x = true; read(r, value.origin_x); continue; }
        if (key == "origin_y") { has_origin_y = true; read(r, value.origin_y); continue; }
        if (key == "origin_z") { has_origin_z = true; read(r, value.origin_z); continue; }
        if (key == "direction_x") { has_direction_x = true; read(r, value.direction_x); continue; }
        if (key == "direction_y") { has_direction_y = true; read(r, value.direction_y); continue; }
        if (key == "direction_z") { has_direction_z = true; read(r, value.direction_z); continue; }
        r.skip_unknown(key);
    }
    if (!has_id) r.fail("missing_field", "should have 'id'");
    if (!has_origin_x) r.fail("missing_field", "should have 'origin_x'");
    if (!has_origin_y) r.fail("missing_field", "should have 'origin_y'");
    if (!has_origin_z) r.fail("missing_field", "should have 'origin_z'");
    if (!has_direction_x) r.fail("missing_field", "should have 'direction_x'");
    if (!has_direction_y) r.fail("missing_field", "should have 'direction_y'");
    if (!has_direction_z) r.fail("missing_field", "should have 'direction_z'");
}

void read(JsonReader& r, WorkPlane& value) {
    value = {};
    bool has_id = false, has_origin_x = false, has_origin_y = false, has_origin_z = false, has_normal_x = false, has_normal_y = false, has_normal_z = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { has_id = true; read(r, value.id); if (value.id < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "name") { read(r, value.name); continue; }
        if (key == "origin_x") { has_origin_x = true; read(r, value.origin_x); continue; }
        if (key == "origin_y") { has_origin_y = true; read(r, value.origin_y); continue; }
        if (key == "origin_z") { has_origin_z = true; read(r, value.origin_z); continue; }
        if (key == "normal_x") { has_normal_x = true; read(r, value.normal_x); continue; }
        if (key == "normal_y") { has_normal_y = true; read(r, value.normal_y); continue; }
        if (key == "normal_z") { has_normal_z = true; read(r, value.normal_z); continue; }
        r.skip_unknown(key);
    }
    if (!has_id) r.fail("missing_field", "should have 'id'");
    if (!has_origin_x) r.fail("missing_field", "should have 'origin_x'");
    if (!has_origin_y) r.fail("missing_field", "should have 'origin_y'");
    if (!has_origin_z) r.fail("missing_field", "should have 'origin_z'");
    if (!has_normal_x) r.fail("missing_field", "should have 'normal_x'");
    if (!has_normal_y) r.fail("missing_field", "should have 'normal_y'");
    if (!has_normal_z) r.fail("missing_field", "should have 'normal_z'");
}

void read(JsonReader& r, EntityGroup& value) {
    value = {};
    bool has_id = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { has_id = true; read(r, value.id); if (value.id < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "name") { read(r, value.name); continue; }
        if (key == "node_ids") { if (r.read_null()) value.node_ids.clear(); else { read(r, value.node_ids); } continue; }
        if (key == "member_ids") { if (r.read_null()) value.member_ids.clear(); else { read(r, value.member_ids); } continue; }
        if (key == "member_set_ids") { if (r.read_null()) value.member_set_ids.clear(); else { read(r, value.member_set_ids); } continue; }
        if (key == "support_ids") { if (r.read_null()) value.support_ids.clear(); else { read(r, value.support_ids); } continue; }
        if (key == "plate_surface_ids") { if (r.read_null()) value.plate_surface_ids.clear(); else { read(r, value.plate_surface_ids); } continue; }
        if (key == "plate_element_ids") { if (r.read_null()) value.plate_element_ids.clear(); else { read(r, value.plate_element_ids); } continue; }
        if (key == "work_axis_ids") { if (r.read_null()) value.work_axis_ids.clear(); else { read(r, value.work_axis_ids); } continue; }
        if (key == "work_plane_ids") { if (r.read_null()) value.work_plane_ids.clear(); else { read(r, value.work_plane_ids); } continue; }
        r.skip_unknown(key);
    }
    if (!has_id) r.fail("missing_field", "should have 'id'");
}

void read(JsonReader& r, Workspace& value) {
    value = {};
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "work_axes") { if (r.read_null()) value.work_axes.clear(); else { read(r, value.work_axes); } continue; }
        if (key == "work_planes") { if (r.read_null()) value.work_planes.clear(); else { read(r, value.work_planes); } continue; }
        if (key == "entity_groups") { if (r.read_null()) value.entity_groups.clear(); else { read(r, value.entity_groups); } continue; }
        r.skip_unknown(key);
    }
}

void read(JsonReader& r, Model& value) {
    value = {};
    bool has_nodes = false, has_materials = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "nodes") { has_nodes = true; read(r, value.nodes); continue; }
        if (key == "members") { read(r, value.members); continue; }
        if (key == "member_sets") { read(r, value.member_sets); continue; }
        if (key == "materials") { has_materials = true; read(r, value.materials); continue; }
        if (key == "sections") { read(r, value.sections); continue; }
        if (key == "nodal_supports") { read(r, value.nodal_supports); continue; }
        if (key == "nodal_masses") { if (r.read_null()) value.nodal_masses.clear(); else { read(r, value.nodal_masses); } continue; }
        if (key == "member_hinges") { if (r.read_null()) value.member_hinges.clear(); else { read(r, value.member_hinges); } continue; }
        if (key == "scissor_hinges") { if (r.read_null()) value.scissor_hinges.clear(); else { read(r, value.scissor_hinges); } continue; }
        if (key == "shape_paths") { if (r.read_null()) value.shape_paths.clear(); else { read(r, value.shape_paths); } continue; }
        if (key == "plate_surfaces") { if (r.read_null()) value.plate_surfaces.clear(); else { read(r, value.plate_surfaces); } continue; }
        if (key == "plate_elements") { if (r.read_null()) value.plate_elements.clear(); else { read(r, value.plate_elements); } continue; }
        if (key == "workspace") { read(r, value.workspace); continue; }
        r.skip_unknown(key);
    }
    if (!has_nodes) r.fail("missing_field", "should have 'nodes'");
    if (!has_materials) r.fail("missing_field", "should have 'materials'");
}

void read(JsonReader& r, AllMembers& value) {
    value = {};
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "type") { std::string tag; r.read(tag); continue; }
        r.skip_unknown(key);
    }
}

void read(JsonReader& r, Members& value) {
    value = {};
    bool has_ids = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "ids") { has_ids = true; read(r, value.ids); if (value.ids.size() < 1) r.fail("too_few_items", "should have at least 1 items"); continue; }
        if (key == "type") { std::string tag; r.read(tag); continue; }
        r.skip_unknown(key);
    }
    if (!has_ids) r.fail("missing_field", "should have 'ids'");
}

void read(JsonReader& r, MemberSets& value) {
    value = {};
    bool has_ids = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "ids") { has_ids = true; read(r, value.ids); if (value.ids.size() < 1) r.fail("too_few_items", "should have at least 1 items"); continue; }
        if (key == "type") { std::string tag; r.read(tag); continue; }
        r.skip_unknown(key);
    }
    if (!has_ids) r.fail("missing_field", "should have 'ids'");
}

void read(JsonReader& r, MemberClassification& value) {
    value = {};
    bool has_value = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "value") { has_value = true; read(r, value.value); continue; }
        if (key == "type") { std::string tag; r.read(tag); continue; }
        r.skip_unknown(key);
    }
    if (!has_value) r.fail("missing_field", "should have 'value'");
}

void read(JsonReader& r, AllPlates& value) {
    value = {};
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "type") { std::string tag; r.read(tag); continue; }
        r.skip_unknown(key);
    }
}

void read(JsonReader& r, PlateSurfaces& value) {
    value = {};
    bool has_ids = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "ids") { has_ids = true; read(r, value.ids); if (value.ids.size() < 1) r.fail("too_few_items", "should have at least 1 items"); continue; }
        if (key == "type") { std::string tag; r.read(tag); continue; }
        r.skip_unknown(key);
    }
    if (!has_ids) r.fail("missing_field", "should have 'ids'");
}

void read(JsonReader& r, PlateElements& value) {
    value = {};
    bool has_ids = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "ids") { has_ids = true; read(r, value.ids); if (value.ids.size() < 1) r.fail("too_few_items", "should have at least 1 items"); continue; }
        if (key == "type") { std::string tag; r.read(tag); continue; }
        r.skip_unknown(key);
    }
    if (!has_ids) r.fail("missing_field", "should have 'ids'");
}

void read(JsonReader& r, Nodes& value) {
    value = {};
    bool has_ids = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "ids") { has_ids = true; read(r, value.ids); if (value.ids.size() < 1) r.fail("too_few_items", "should have at least 1 items"); continue; }
        if (key == "type") { std::string tag; r.read(tag); continue; }
        r.skip_unknown(key);
    }
    if (!has_ids) r.fail("missing_field", "should have 'ids'");
}

void read(JsonReader& r, NodesOfMembers& value) {
    value = {};
    bool has_members = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "members") { has_members = true; read(r, value.members); if (value.members.size() < 1) r.fail("too_few_items", "should have at least 1 items"); continue; }
        if (key == "type") { std::string tag; r.read(tag); continue; }
        r.skip_unknown(key);
    }
    if (!has_members) r.fail("missing_field", "should have 'members'");
}

void read(JsonReader& r, ResultRequest& value) {
    value = {};
    bool has_block = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "block") { has_block = true; read(r, value.block); continue; }
        if (key == "members") { if (r.read_null()) value.members.clear(); else { read(r, value.members); } continue; }
        if (key == "nodes") { read(r, value.nodes); continue; }
        if (key == "load_combination_ids") { if (r.read_null()) value.load_combination_ids.clear(); else { read(r, value.load_combination_ids); } continue; }
        if (key == "limit_state") { read(r, value.limit_state); continue; }
        if (key == "components") { if (r.read_null()) value.components.clear(); else { read(r, value.components); } continue; }
        if (key == "end") { read(r, value.end); continue; }
        r.skip_unknown(key);
    }
    if (!has_block) r.fail("missing_field", "should have 'block'");
}

void read(JsonReader& r, AnalysisOptions& value) {
    value = {};
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "solve_loadcases") { read(r, value.solve_loadcases); continue; }
        if (key == "dimensionality") { read(r, value.dimensionality); continue; }
        if (key == "order") { read(r, value.order); continue; }
        if (key == "nonlinear_method") { read(r, value.nonlinear_method); continue; }
        if (key == "pdelta_formulation") { read(r, value.pdelta_formulation); continue; }
        if (key == "pdelta_mode") { read(r, value.pdelta_mode); continue; }
        if (key == "pdelta_suppress_axes") { if (r.read_null()) value.pdelta_suppress_axes.clear(); else { read(r, value.pdelta_suppress_axes); } continue; }
        if (key == "tolerance") { read(r, value.tolerance); continue; }
        if (key == "max_iterations") { read(r, value.max_iterations); if (value.max_iterations) { if (*value.max_iterations < 0) r.fail("out_of_range", "should be at least 0"); } continue; }
        if (key == "rigid_strategy") { read(r, value.rigid_strategy); continue; }
        if (key == "axial_slack") { read(r, value.axial_slack); continue; }
        if (key == "include_shear_deformation") { if (!r.read_null()) { read(r, value.include_shear_deformation); } continue; }
        if (key == "include_warping") { if (!r.read_null()) { read(r, value.include_warping); } continue; }
        if (key == "include_shear_center_coupling") { if (!r.read_null()) { read(r, value.include_shear_center_coupling); } continue; }
        if (key == "enable_self_weight") { if (!r.read_null()) { read(r, value.enable_self_weight); } continue; }
        if (key == "self_weight_load_case_id") { read(r, value.self_weight_load_case_id); if (value.self_weight_load_case_id) { if (*value.self_weight_load_case_id < 0) r.fail("out_of_range", "should be at least 0"); } continue; }
        if (key == "gravity_factor") { if (!r.read_null()) { read(r, value.gravity_factor); } continue; }
        if (key == "gravity_direction") { if (!r.read_null()) { read(r, value.gravity_direction); } continue; }
        if (key == "include_member_deflected_shape") { if (!r.read_null()) { read(r, value.include_member_deflected_shape); } continue; }
        if (key == "result_filter") { if (r.read_null()) value.result_filter.clear(); else { read(r, value.result_filter); } continue; }
        if (key == "result_requests") { if (r.read_null()) value.result_requests.clear(); else { read(r, value.result_requests); } continue; }
        if (key == "render_unity_reports") { if (!r.read_null()) { read(r, value.render_unity_reports); } continue; }
        if (key == "include_report_html") { if (!r.read_null()) { read(r, value.include_report_html); } continue; }
        r.skip_unknown(key);
    }
}

void read(JsonReader& r, NodalLoad& value) {
    value = {};
    bool has_id = false, has_node = false, has_magnitude = false, has_direction = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { has_id = true; read(r, value.id); if (value.id < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "node") { has_node = true; read(r, value.node); if (value.node < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "magnitude") { has_magnitude = true; read(r, value.magnitude); continue; }
        if (key == "direction") { has_direction = true; read(r, value.direction); continue; }
        if (key == "load_type") { read(r, value.load_type); continue; }
        r.skip_unknown(key);
    }
    if (!has_id) r.fail("missing_field", "should have 'id'");
    if (!has_node) r.fail("missing_field", "should have 'node'");
    if (!has_magnitude) r.fail("missing_field", "should have 'magnitude'");
    if (!has_direction) r.fail("missing_field", "should have 'direction'");
}

void read(JsonReader& r, NodalMoment& value) {
    value = {};
    bool has_id = false, has_node = false, has_magnitude = false, has_direction = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { has_id = true; read(r, value.id); if (value.id < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "node") { has_node = true; read(r, value.node); if (value.node < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "magnitude") { has_magnitude = true; read(r, value.magnitude); continue; }
        if (key == "direction") { has_direction = true; read(r, value.direction); continue; }
        if (key == "load_type") { read(r, value.load_type); continue; }
        r.skip_unknown(key);
    }
    if (!has_id) r.fail("missing_field", "should have 'id'");
    if (!has_node) r.fail("missing_field", "should have 'node'");
    if (!has_magnitude) r.fail("missing_field", "should have 'magnitude'");
    if (!has_direction) r.fail("missing_field", "should have 'direction'");
}

void read(JsonReader& r, DistributedLoad& value) {
    value = {};
    bool has_id = false, has_member = false, has_magnitude = false, has_end_magnitude = false, has_direction = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { has_id = true; read(r, value.id); if (value.id < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "member") { has_member = true; read(r, value.member); if (value.member < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "magnitude") { has_magnitude = true; read(r, value.magnitude); continue; }
        if (key == "end_magnitude") { has_end_magnitude = true; read(r, value.end_magnitude); continue; }
        if (key == "direction") { has_direction = true; read(r, value.direction); continue; }
        if (key == "start_frac") { read(r, value.start_frac); if (value.start_frac < 0) r.fail("out_of_range", "should be at least 0"); if (value.start_frac > 1) r.fail("out_of_range", "should be at most 1"); continue; }
        if (key == "end_frac") { read(r, value.end_frac); if (value.end_frac < 0) r.fail("out_of_range", "should be at least 0"); if (value.end_frac > 1) r.fail("out_of_range", "should be at most 1"); continue; }
        if (key == "projected") { read(r, value.projected); continue; }
        if (key == "axes") { read(r, value.axes); continue; }
        r.skip_unknown(key);
    }
    if (!has_id) r.fail("missing_field", "should have 'id'");
    if (!has_member) r.fail("missing_field", "should have 'member'");
    if (!has_magnitude) r.fail("missing_field", "should have 'magnitude'");
    if (!has_end_magnitude) r.fail("missing_field", "should have 'end_magnitude'");
    if (!has_direction) r.fail("missing_field", "should have 'direction'");
}

void read(JsonReader& r, SurfaceLoadVertex& value) {
    value = {};
    bool has_X = false, has_Y = false, has_Z = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "X") { has_X = true; read(r, value.X); continue; }
        if (key == "Y") { has_Y = true; read(r, value.Y); continue; }
        if (key == "Z") { has_Z = true; read(r, value.Z); continue; }
        r.skip_unknown(key);
    }
    if (!has_X) r.fail("missing_field", "should have 'X'");
    if (!has_Y) r.fail("missing_field", "should have 'Y'");
    if (!has_Z) r.fail("missing_field", "should have 'Z'");
}

void read(JsonReader& r, SurfaceLoad& value) {
    value = {};
    bool has_id = false, has_polygon = false, has_magnitude = false, has_direction = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { has_id = true; read(r, value.id); if (value.id < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "polygon") { has_polygon = true; read(r, value.polygon); continue; }
        if (key == "magnitude") { has_magnitude = true; read(r, value.magnitude); continue; }
        if (key == "direction") { has_direction = true; read(r, value.direction); continue; }
        if (key == "distribution_direction") { read(r, value.distribution_direction); continue; }
        r.skip_unknown(key);
    }
    if (!has_id) r.fail("missing_field", "should have 'id'");
    if (!has_polygon) r.fail("missing_field", "should have 'polygon'");
    if (!has_magnitude) r.fail("missing_field", "should have 'magnitude'");
    if (!has_direction) r.fail("missing_field", "should have 'direction'");
}

void read(JsonReader& r, MemberPointLoad& value) {
    value = {};
    bool has_id = false, has_member = false, has_magnitude = false, has_direction = false, has_position = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { has_id = true; read(r, value.id); if (value.id < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "member") { has_member = true; read(r, value.member); if (value.member < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "magnitude") { has_magnitude = true; read(r, value.magnitude); continue; }
        if (key == "direction") { has_direction = true; read(r, value.direction); continue; }
        if (key == "position") { has_position = true; read(r, value.position); if (value.position < 0) r.fail("out_of_range", "should be at least 0"); if (value.position > 1) r.fail("out_of_range", "should be at most 1"); continue; }
        if (key == "axes") { if (!r.read_null()) { read(r, value.axes); } continue; }
        r.skip_unknown(key);
    }
    if (!has_id) r.fail("missing_field", "should have 'id'");
    if (!has_member) r.fail("missing_field", "should have 'member'");
    if (!has_magnitude) r.fail("missing_field", "should have 'magnitude'");
    if (!has_direction) r.fail("missing_field", "should have 'direction'");
    if (!has_position) r.fail("missing_field", "should have 'position'");
}

void read(JsonReader& r, MemberPointMoment& value) {
    value = {};
    bool has_id = false, has_member = false, has_magnitude = false, has_direction = false, has_position = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { has_id = true; read(r, value.id); if (value.id < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "member") { has_member = true; read(r, value.member); if (value.member < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "magnitude") { has_magnitude = true; read(r, value.magnitude); continue; }
        if (key == "direction") { has_direction = true; read(r, value.direction); continue; }
        if (key == "position") { has_position = true; read(r, value.position); if (value.position < 0) r.fail("out_of_range", "should be at least 0"); if (value.position > 1) r.fail("out_of_range", "should be at most 1"); continue; }
        if (key == "axes") { if (!r.read_null()) { read(r, value.axes); } continue; }
        r.skip_unknown(key);
    }
    if (!has_id) r.fail("missing_field", "should have 'id'");
    if (!has_member) r.fail("missing_field", "should have 'member'");
    if (!has_magnitude) r.fail("missing_field", "should have 'magnitude'");
    if (!has_direction) r.fail("missing_field", "should have 'direction'");
    if (!has_position) r.fail("missing_field", "should have 'position'");
}

void read(JsonReader& r, SurfaceTarget& value) {
    value = {};
    bool has_surface_id = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "surface_id") { has_surface_id = true; read(r, value.surface_id); if (value.surface_id < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "kind") { std::string tag; r.read(tag); continue; }
        r.skip_unknown(key);
    }
    if (!has_surface_id) r.fail("missing_field", "should have 'surface_id'");
}

void read(JsonReader& r, ElementTarget& value) {
    value = {};
    bool has_plate_element_id = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "plate_element_id") { has_plate_element_id = true; read(r, value.plate_element_id); if (value.plate_element_id < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "kind") { std::string tag; r.read(tag); continue; }
        r.skip_unknown(key);
    }
    if (!has_plate_element_id) r.fail("missing_field", "should have 'plate_element_id'");
}

void read(JsonReader& r, PlatePressure& value) {
    value = {};
    bool has_id = false, has_target = false, has_magnitude = false, has_direction = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { has_id = true; read(r, value.id); if (value.id < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "target") { has_target = true; read(r, value.target); continue; }
        if (key == "magnitude") { has_magnitude = true; read(r, value.magnitude); continue; }
        if (key == "direction") { has_direction = true; read(r, value.direction); continue; }
        if (key == "projected") { if (!r.read_null()) { read(r, value.projected); } continue; }
        r.skip_unknown(key);
    }
    if (!has_id) r.fail("missing_field", "should have 'id'");
    if (!has_target) r.fail("missing_field", "should have 'target'");
    if (!has_magnitude) r.fail("missing_field", "should have 'magnitude'");
    if (!has_direction) r.fail("missing_field", "should have 'direction'");
}

void read(JsonReader& r, SupportDisplacement& value) {
    value = {};
    bool has_id = false, has_node = false, has_direction = false, has_value = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { has_id = true; read(r, value.id); if (value.id < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "node") { has_node = true; read(r, value.node); if (value.node < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "direction") { has_direction = true; read(r, value.direction); continue; }
        if (key == "value") { has_value = true; read(r, value.value); continue; }
        r.skip_unknown(key);
    }
    if (!has_id) r.fail("missing_field", "should have 'id'");
    if (!has_node) r.fail("missing_field", "should have 'node'");
    if (!has_direction) r.fail("missing_field", "should have 'direction'");
    if (!has_value) r.fail("missing_field", "should have 'value'");
}

void read(JsonReader& r, TemperatureLoad& value) {
    value = {};
    bool has_id = false, has_member = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { has_id = true; read(r, value.id); if (value.id < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "member") { has_member = true; read(r, value.member); if (value.member < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "uniform") { read(r, value.uniform); continue; }
        if (key == "gradient_y") { read(r, value.gradient_y); continue; }
        if (key == "gradient_z") { read(r, value.gradient_z); continue; }
        r.skip_unknown(key);
    }
    if (!has_id) r.fail("missing_field", "should have 'id'");
    if (!has_member) r.fail("missing_field", "should have 'member'");
}

void read(JsonReader& r, LoadCase& value) {
    value = {};
    bool has_id = false, has_name = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { has_id = true; read(r, value.id); if (value.id < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "name") { has_name = true; read(r, value.name); continue; }
        if (key == "nodal_loads") { if (r.read_null()) value.nodal_loads.clear(); else { read(r, value.nodal_loads); } continue; }
        if (key == "nodal_moments") { if (r.read_null()) value.nodal_moments.clear(); else { read(r, value.nodal_moments); } continue; }
        if (key == "distributed_loads") { if (r.read_null()) value.distributed_loads.clear(); else { read(r, value.distributed_loads); } continue; }
        if (key == "surface_loads") { if (r.read_null()) value.surface_loads.clear(); else { read(r, value.surface_loads); } continue; }
        if (key == "member_point_loads") { if (r.read_null()) value.member_point_loads.clear(); else { read(r, value.member_point_loads); } continue; }
        if (key == "member_point_moments") { if (r.read_null()) value.member_point_moments.clear(); else { read(r, value.member_point_moments); } continue; }
        if (key == "plate_pressures") { if (r.read_null()) value.plate_pressures.clear(); else { read(r, value.plate_pressures); } continue; }
        if (key == "support_displacements") { if (r.read_null()) value.support_displacements.clear(); else { read(r, value.support_displacements); } continue; }
        if (key == "temperature_loads") { if (r.read_null()) value.temperature_loads.clear(); else { read(r, value.temperature_loads); } continue; }
        r.skip_unknown(key);
    }
    if (!has_id) r.fail("missing_field", "should have 'id'");
    if (!has_name) r.fail("missing_field", "should have 'name'");
}

void read(JsonReader& r, LoadCaseFactor& value) {
    value = {};
    bool has_load_case_id = false, has_factor = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "load_case_id") { has_load_case_id = true; read(r, value.load_case_id); if (value.load_case_id < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "factor") { has_factor = true; read(r, value.factor); continue; }
        r.skip_unknown(key);
    }
    if (!has_load_case_id) r.fail("missing_field", "should have 'load_case_id'");
    if (!has_factor) r.fail("missing_field", "should have 'factor'");
}

void read(JsonReader& r, LoadCombination& value) {
    value = {};
    bool has_id = false, has_name = false, has_load_case_factors = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { has_id = true; read(r, value.id); if (value.id < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "name") { has_name = true; read(r, value.name); continue; }
        if (key == "load_case_factors") { has_load_case_factors = true; read(r, value.load_case_factors); if (value.load_case_factors.size() < 1) r.fail("too_few_items", "should have at least 1 items"); continue; }
        if (key == "situation") { read(r, value.situation); continue; }
        if (key == "check") { read(r, value.check); continue; }
        if (key == "limit_state") { read(r, value.limit_state); continue; }
        r.skip_unknown(key);
    }
    if (!has_id) r.fail("missing_field", "should have 'id'");
    if (!has_name) r.fail("missing_field", "should have 'name'");
    if (!has_load_case_factors) r.fail("missing_field", "should have 'load_case_factors'");
}

void read(JsonReader& r, SwayImperfection& value) {
    value = {};
    bool has_axis = false, has_magnitude = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "axis") { has_axis = true; read(r, value.axis); continue; }
        if (key == "magnitude") { has_magnitude = true; read(r, value.magnitude); continue; }
        if (key == "height_direction") { read(r, value.height_direction); continue; }
        if (key == "reference_point") { read(r, value.reference_point); continue; }
        r.skip_unknown(key);
    }
    if (!has_axis) r.fail("missing_field", "should have 'axis'");
    if (!has_magnitude) r.fail("missing_field", "should have 'magnitude'");
}

void read(JsonReader& r, TranslationImperfection& value) {
    value = {};
    bool has_memberset_ids = false, has_axis = false, has_magnitude = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "memberset_ids") { has_memberset_ids = true; read(r, value.memberset_ids); continue; }
        if (key == "axis") { has_axis = true; read(r, value.axis); continue; }
        if (key == "magnitude") { has_magnitude = true; read(r, value.magnitude); continue; }
        r.skip_unknown(key);
    }
    if (!has_memberset_ids) r.fail("missing_field", "should have 'memberset_ids'");
    if (!has_axis) r.fail("missing_field", "should have 'axis'");
    if (!has_magnitude) r.fail("missing_field", "should have 'magnitude'");
}

void read(JsonReader& r, ImperfectionCase& value) {
    value = {};
    bool has_imperfection_case_id = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "imperfection_case_id") { has_imperfection_case_id = true; read(r, value.imperfection_case_id); if (value.imperfection_case_id < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "load_combinations") { read(r, value.load_combinations); continue; }
        if (key == "sway_imperfections") { read(r, value.sway_imperfections); continue; }
        if (key == "translation_imperfections") { read(r, value.translation_imperfections); continue; }
        r.skip_unknown(key);
    }
    if (!has_imperfection_case_id) r.fail("missing_field", "should have 'imperfection_case_id'");
}

void read(JsonReader& r, MaxAbs& value) {
    value = {};
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "type") { std::string tag; r.read(tag); continue; }
        r.skip_unknown(key);
    }
}

void read(JsonReader& r, Max& value) {
    value = {};
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "type") { std::string tag; r.read(tag); continue; }
        r.skip_unknown(key);
    }
}

void read(JsonReader& r, Min& value) {
    value = {};
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "type") { std::string tag; r.read(tag); continue; }
        r.skip_unknown(key);
    }
}

void read(JsonReader& r, AtFraction& value) {
    value = {};
    bool has_fraction = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "fraction") { has_fraction = true; read(r, value.fraction); if (value.fraction < 0) r.fail("out_of_range", "should be at least 0"); if (value.fraction > 1) r.fail("out_of_range", "should be at most 1"); continue; }
        if (key == "type") { std::string tag; r.read(tag); continue; }
        r.skip_unknown(key);
    }
    if (!has_fraction) r.fail("missing_field", "should have 'fraction'");
}

void read(JsonReader& r, AtStart& value) {
    value = {};
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "type") { std::string tag; r.read(tag); continue; }
        r.skip_unknown(key);
    }
}

void read(JsonReader& r, AtEnd& value) {
    value = {};
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "type") { std::string tag; r.read(tag); continue; }
        r.skip_unknown(key);
    }
}

void read(JsonReader& r, MemberForce& value) {
    value = {};
    bool has_component = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "component") { has_component = true; read(r, value.component); continue; }
        if (key == "aggregation") { read(r, value.aggregation); continue; }
        if (key == "of") { read(r, value.of); continue; }
        r.skip_unknown(key);
    }
    if (!has_component) r.fail("missing_field", "should have 'component'");
}

void read(JsonReader& r, Displacement& value) {
    value = {};
    bool has_component = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "component") { has_component = true; read(r, value.component); continue; }
        r.skip_unknown(key);
    }
    if (!has_component) r.fail("missing_field", "should have 'component'");
}

void read(JsonReader& r, NodeDisplacement& value) {
    value = {};
    bool has_at = false, has_component = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "at") { has_at = true; read(r, value.at); continue; }
        if (key == "component") { has_component = true; read(r, value.component); continue; }
        r.skip_unknown(key);
    }
    if (!has_at) r.fail("missing_field", "should have 'at'");
    if (!has_component) r.fail("missing_field", "should have 'component'");
}

void read(JsonReader& r, NodePosition& value) {
    value = {};
    bool has_at = false, has_axis = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "at") { has_at = true; read(r, value.at); continue; }
        if (key == "axis") { has_axis = true; read(r, value.axis); continue; }
        r.skip_unknown(key);
    }
    if (!has_at) r.fail("missing_field", "should have 'at'");
    if (!has_axis) r.fail("missing_field", "should have 'axis'");
}

void read(JsonReader& r, MemberDeflection& value) {
    value = {};
    bool has_component = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "component") { has_component = true; read(r, value.component); continue; }
        if (key == "aggregation") { read(r, value.aggregation); continue; }
        r.skip_unknown(key);
    }
    if (!has_component) r.fail("missing_field", "should have 'component'");
}

void read(JsonReader& r, SectionQuantity& value) {
    value = {};
    bool has_property = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "property") { has_property = true; read(r, value.property); continue; }
        if (key == "of") { read(r, value.of); continue; }
        r.skip_unknown(key);
    }
    if (!has_property) r.fail("missing_field", "should have 'property'");
}

void read(JsonReader& r, MaterialQuantity& value) {
    value = {};
    bool has_property = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "property") { has_property = true; read(r, value.property); continue; }
        if (key == "of") { read(r, value.of); continue; }
        r.skip_unknown(key);
    }
    if (!has_property) r.fail("missing_field", "should have 'property'");
}

void read(JsonReader& r, Geometry& value) {
    value = {};
    bool has_property = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "property") { has_property = true; read(r, value.property); if (value.property != "Length") r.fail("wrong_value", "should be Length"); continue; }
        if (key == "of") { read(r, value.of); continue; }
        r.skip_unknown(key);
    }
    if (!has_property) r.fail("missing_field", "should have 'property'");
}

void read(JsonReader& r, PlateStress& value) {
    value = {};
    bool has_measure = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "measure") { has_measure = true; read(r, value.measure); continue; }
        r.skip_unknown(key);
    }
    if (!has_measure) r.fail("missing_field", "should have 'measure'");
}

void read(JsonReader& r, DimensionedConstant& value) {
    value = {};
    bool has_value = false, has_dimension = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "value") { has_value = true; read(r, value.value); continue; }
        if (key == "dimension") { has_dimension = true; read(r, value.dimension); continue; }
        r.skip_unknown(key);
    }
    if (!has_value) r.fail("missing_field", "should have 'value'");
    if (!has_dimension) r.fail("missing_field", "should have 'dimension'");
}

void read(JsonReader& r, QuantitySource& value) {
    value = {};
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "MemberForce") { read(r, value.MemberForce); continue; }
        if (key == "Displacement") { read(r, value.Displacement); continue; }
        if (key == "NodeDisplacement") { read(r, value.NodeDisplacement); continue; }
        if (key == "NodePosition") { read(r, value.NodePosition); continue; }
        if (key == "MemberDeflection") { read(r, value.MemberDeflection); continue; }
        if (key == "Section") { read(r, value.Section); continue; }
        if (key == "Material") { read(r, value.Material); continue; }
        if (key == "Geometry") { read(r, value.Geometry); continue; }
        if (key == "PlateStress") { read(r, value.PlateStress); continue; }
        if (key == "Constant") { read(r, value.Constant); continue; }
        if (key == "DimensionedConstant") { read(r, value.DimensionedConstant); continue; }
        r.skip_unknown(key);
    }
    if (value.MemberForce.has_value() + value.Displacement.has_value() + value.NodeDisplacement.has_value() + value.NodePosition.has_value() + value.MemberDeflection.has_value() + value.Section.has_value() + value.Material.has_value() + value.Geometry.has_value() + value.PlateStress.has_value() + value.Constant.has_value() + value.DimensionedConstant.has_value() != 1) r.fail("wrong_value", "should have exactly one of MemberForce, Displacement, NodeDisplacement, NodePosition, MemberDeflection, Section, Material, Geometry, PlateStress, Constant, DimensionedConstant");
}

void read(JsonReader& r, VarSource& value) {
    value = {};
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "Quantity") { read(r, value.Quantity); continue; }
        if (key == "Expression") { read(r, value.Expression); continue; }
        r.skip_unknown(key);
    }
    if (value.Quantity.has_value() + value.Expression.has_value() != 1) r.fail("wrong_value", "should have exactly one of Quantity, Expression");
}

void read(JsonReader& r, VarBinding& value) {
    value = {};
    bool has_name = false, has_source = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "name") { has_name = true; read(r, value.name); continue; }
        if (key == "source") { has_source = true; read(r, value.source); continue; }
        r.skip_unknown(key);
    }
    if (!has_name) r.fail("missing_field", "should have 'name'");
    if (!has_source) r.fail("missing_field", "should have 'source'");
}

void read(JsonReader& r, GenericSpec& value) {
    value = {};
    bool has_demand = false, has_capacity = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "demand") { has_demand = true; read(r, value.demand); continue; }
        if (key == "capacity") { has_capacity = true; read(r, value.capacity); continue; }
        if (key == "variables") { if (r.read_null()) value.variables.clear(); else { read(r, value.variables); } continue; }
        r.skip_unknown(key);
    }
    if (!has_demand) r.fail("missing_field", "should have 'demand'");
    if (!has_capacity) r.fail("missing_field", "should have 'capacity'");
}

void read(JsonReader& r, Ec3SteelSpec& value) {
    value = {};
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "gamma_m0") { if (!r.read_null()) { read(r, value.gamma_m0); } continue; }
        if (key == "gamma_m1") { if (!r.read_null()) { read(r, value.gamma_m1); } continue; }
        if (key == "include_buckling") { if (!r.read_null()) { read(r, value.include_buckling); } continue; }
        if (key == "include_ltb") { if (!r.read_null()) { read(r, value.include_ltb); } continue; }
        if (key == "interaction_method") { read(r, value.interaction_method); continue; }
        if (key == "ltb_method") { read(r, value.ltb_method); continue; }
        if (key == "c1") { read(r, value.c1); continue; }
        if (key == "c2") { if (!r.read_null()) { read(r, value.c2); } continue; }
        if (key == "c3") { if (!r.read_null()) { read(r, value.c3); } continue; }
        if (key == "z_g") { if (!r.read_null()) { read(r, value.z_g); } continue; }
        if (key == "cmy") { read(r, value.cmy); continue; }
        if (key == "cmz") { read(r, value.cmz); continue; }
        if (key == "cm_lt") { read(r, value.cm_lt); continue; }
        r.skip_unknown(key);
    }
}

void read(JsonReader& r, CheckSpec& value) {
    value = {};
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "Generic") { read(r, value.Generic); continue; }
        if (key == "Ec3Steel") { read(r, value.Ec3Steel); continue; }
        r.skip_unknown(key);
    }
    if (value.Generic.has_value() + value.Ec3Steel.has_value() != 1) r.fail("wrong_value", "should have exactly one of Generic, Ec3Steel");
}

void read(JsonReader& r, UnityCheckDefinition& value) {
    value = {};
    bool has_id = false, has_name = false, has_applies_to = false, has_spec = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { has_id = true; read(r, value.id); continue; }
        if (key == "name") { has_name = true; read(r, value.name); continue; }
        if (key == "description") { read(r, value.description); continue; }
        if (key == "applies_to") { has_applies_to = true; read(r, value.applies_to); continue; }
        if (key == "spec") { has_spec = true; read(r, value.spec); continue; }
        if (key == "limit_state") { read(r, value.limit_state); continue; }
        if (key == "load_combination_ids") { if (r.read_null()) value.load_combination_ids.clear(); else { read(r, value.load_combination_ids); } continue; }
        if (key == "thresholds") { if (!r.read_null()) { read(r, value.thresholds); } continue; }
        if (key == "report_template") { read(r, value.report_template); continue; }
        r.skip_unknown(key);
    }
    if (!has_id) r.fail("missing_field", "should have 'id'");
    if (!has_name) r.fail("missing_field", "should have 'name'");
    if (!has_applies_to) r.fail("missing_field", "should have 'applies_to'");
    if (!has_spec) r.fail("missing_field", "should have 'spec'");
}

void read(JsonReader& r, EigenLoadRef& value) {
    value = {};
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "LoadCase") { read(r, value.LoadCase); if (value.LoadCase) { if (*value.LoadCase < 0) r.fail("out_of_range", "should be at least 0"); } continue; }
        if (key == "LoadCombination") { read(r, value.LoadCombination); if (value.LoadCombination) { if (*value.LoadCombination < 0) r.fail("out_of_range", "should be at least 0"); } continue; }
        r.skip_unknown(key);
    }
    if (value.LoadCase.has_value() + value.LoadCombination.has_value() != 1) r.fail("wrong_value", "should have exactly one of LoadCase, LoadCombination");
}

void read(JsonReader& r, BucklingAnalysisSettings& value) {
    value = {};
    bool has_num_modes = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "num_modes") { has_num_modes = true; read(r, value.num_modes); if (value.num_modes < 1) r.fail("out_of_range", "should be at least 1"); continue; }
        if (key == "reference") { read(r, value.reference); continue; }
        if (key == "references") { if (r.read_null()) value.references.clear(); else { read(r, value.references); } continue; }
        if (key == "all_combinations") { read(r, value.all_combinations); continue; }
        if (key == "member_effective_lengths") { read(r, value.member_effective_lengths); continue; }
        if (key == "participation_threshold") { read(r, value.participation_threshold); continue; }
        if (key == "tolerance") { read(r, value.tolerance); continue; }
        if (key == "max_iterations") { read(r, value.max_iterations); if (value.max_iterations) { if (*value.max_iterations < 0) r.fail("out_of_range", "should be at least 0"); } continue; }
        r.skip_unknown(key);
    }
    if (!has_num_modes) r.fail("missing_field", "should have 'num_modes'");
}

void read(JsonReader& r, ModalAnalysisSettings& value) {
    value = {};
    bool has_num_modes = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "num_modes") { has_num_modes = true; read(r, value.num_modes); if (value.num_modes < 1) r.fail("out_of_range", "should be at least 1"); continue; }
        if (key == "mass_formulation") { read(r, value.mass_formulation); continue; }
        if (key == "include_geometric_stiffness") { read(r, value.include_geometric_stiffness); continue; }
        if (key == "stiffness_reference") { read(r, value.stiffness_reference); continue; }
        if (key == "tolerance") { read(r, value.tolerance); continue; }
        if (key == "max_iterations") { read(r, value.max_iterations); if (value.max_iterations) { if (*value.max_iterations < 0) r.fail("out_of_range", "should be at least 0"); } continue; }
        r.skip_unknown(key);
    }
    if (!has_num_modes) r.fail("missing_field", "should have 'num_modes'");
}

void read(JsonReader& r, EurocodeParametric& value) {
    value = {};
    bool has_ag = false, has_ground_type = false, has_spectrum_type = false, has_q = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "ag") { has_ag = true; read(r, value.ag); continue; }
        if (key == "ground_type") { has_ground_type = true; read(r, value.ground_type); continue; }
        if (key == "spectrum_type") { has_spectrum_type = true; read(r, value.spectrum_type); continue; }
        if (key == "q") { has_q = true; read(r, value.q); continue; }
        if (key == "beta") { read(r, value.beta); continue; }
        r.skip_unknown(key);
    }
    if (!has_ag) r.fail("missing_field", "should have 'ag'");
    if (!has_ground_type) r.fail("missing_field", "should have 'ground_type'");
    if (!has_spectrum_type) r.fail("missing_field", "should have 'spectrum_type'");
    if (!has_q) r.fail("missing_field", "should have 'q'");
}

void read(JsonReader& r, DirectParameters& value) {
    value = {};
    bool has_ag = false, has_s = false, has_tb = false, has_tc = false, has_td = false, has_q = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "ag") { has_ag = true; read(r, value.ag); continue; }
        if (key == "s") { has_s = true; read(r, value.s); continue; }
        if (key == "tb") { has_tb = true; read(r, value.tb); continue; }
        if (key == "tc") { has_tc = true; read(r, value.tc); continue; }
        if (key == "td") { has_td = true; read(r, value.td); continue; }
        if (key == "q") { has_q = true; read(r, value.q); continue; }
        if (key == "beta") { read(r, value.beta); continue; }
        r.skip_unknown(key);
    }
    if (!has_ag) r.fail("missing_field", "should have 'ag'");
    if (!has_s) r.fail("missing_field", "should have 's'");
    if (!has_tb) r.fail("missing_field", "should have 'tb'");
    if (!has_tc) r.fail("missing_field", "should have 'tc'");
    if (!has_td) r.fail("missing_field", "should have 'td'");
    if (!has_q) r.fail("missing_field", "should have 'q'");
}

void read(JsonReader& r, CustomPoints& value) {
    value = {};
    bool has_points = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "points") { has_points = true; read(r, value.points); continue; }
        r.skip_unknown(key);
    }
    if (!has_points) r.fail("missing_field", "should have 'points'");
}

void read(JsonReader& r, ResponseSpectrum& value) {
    value = {};
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "EurocodeParametric") { read(r, value.EurocodeParametric); continue; }
        if (key == "DirectParameters") { read(r, value.DirectParameters); continue; }
        if (key == "CustomPoints") { read(r, value.CustomPoints); continue; }
        r.skip_unknown(key);
    }
    if (value.EurocodeParametric.has_value() + value.DirectParameters.has_value() + value.CustomPoints.has_value() != 1) r.fail("wrong_value", "should have exactly one of EurocodeParametric, DirectParameters, CustomPoints");
}

void read(JsonReader& r, SeismicMassSource& value) {
    value = {};
    bool has_load_case_id = false, has_psi = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "load_case_id") { has_load_case_id = true; read(r, value.load_case_id); if (value.load_case_id < 0) r.fail("out_of_range", "should be at least 0"); continue; }
        if (key == "psi") { has_psi = true; read(r, value.psi); continue; }
        r.skip_unknown(key);
    }
    if (!has_load_case_id) r.fail("missing_field", "should have 'load_case_id'");
    if (!has_psi) r.fail("missing_field", "should have 'psi'");
}

void read(JsonReader& r, SeismicAnalysisSettings& value) {
    value = {};
    bool has_method = false, has_num_modes = false, has_spectrum_x = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "method") { has_method = true; read(r, value.method); continue; }
        if (key == "num_modes") { has_num_modes = true; read(r, value.num_modes); if (value.num_modes < 1) r.fail("out_of_range", "should be at least 1"); continue; }
        if (key == "spectrum_x") { has_spectrum_x = true; read(r, value.spectrum_x); continue; }
        if (key == "spectrum_y") { read(r, value.spectrum_y); continue; }
        if (key == "spectrum_z") { read(r, value.spectrum_z); continue; }
        if (key == "directions") { if (r.read_null()) value.directions.clear(); else { read(r, value.directions); } continue; }
        if (key == "mass_sources") { if (r.read_null()) value.mass_sources.clear(); else { read(r, value.mass_sources); } continue; }
        if (key == "include_structural_mass") { if (!r.read_null()) { read(r, value.include_structural_mass); } continue; }
        if (key == "mass_formulation") { read(r, value.mass_formulation); continue; }
        if (key == "damping") { if (!r.read_null()) { read(r, value.damping); } continue; }
        if (key == "modal_combination") { read(r, value.modal_combination); continue; }
        if (key == "directional_combination") { read(r, value.directional_combination); continue; }
        if (key == "include_geometric_stiffness") { read(r, value.include_geometric_stiffness); continue; }
        if (key == "stiffness_reference") { read(r, value.stiffness_reference); continue; }
        if (key == "tolerance") { read(r, value.tolerance); continue; }
        if (key == "max_iterations") { read(r, value.max_iterations); if (value.max_iterations) { if (*value.max_iterations < 0) r.fail("out_of_range", "should be at least 0"); } continue; }
        r.skip_unknown(key);
    }
    if (!has_method) r.fail("missing_field", "should have 'method'");
    if (!has_num_modes) r.fail("missing_field", "should have 'num_modes'");
    if (!has_spectrum_x) r.fail("missing_field", "should have 'spectrum_x'");
}

void read(JsonReader& r, Analysis& value) {
    value = {};
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "options") { read(r, value.options); continue; }
        if (key == "load_cases") { if (r.read_null()) value.load_cases.clear(); else { read(r, value.load_cases); } continue; }
        if (key == "load_combinations") { if (r.read_null()) value.load_combinations.clear(); else { read(r, value.load_combinations); } continue; }
        if (key == "imperfection_cases") { if (r.read_null()) value.imperfection_cases.clear(); else { read(r, value.imperfection_cases); } continue; }
        if (key == "unity_checks") { if (r.read_null()) value.unity_checks.clear(); else { read(r, value.unity_checks); } continue; }
        if (key == "buckling") { read(r, value.buckling); continue; }
        if (key == "modal") { read(r, value.modal); continue; }
        if (key == "seismic") { read(r, value.seismic); continue; }
        r.skip_unknown(key);
    }
}

}  // namespace

void read(JsonReader& r, Document& value) {
    value = {};
    bool has_settings = false, has_model = false, has_analysis = false;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "schema_version") { read(r, value.schema_version); if (value.schema_version < 1) r.fail("out_of_range", "should be at least 1"); if (value.schema_version > 4) r.fail("out_of_range", "should be at most 4"); continue; }
        if (key == "settings") { has_settings = true; read(r, value.settings); continue; }
        if (key == "model") { has_model = true; read(r, value.model); continue; }
        if (key == "analysis") { has_analysis = true; read(r, value.analysis); continue; }
        r.skip_unknown(key);
    }
    if (!has_settings) r.fail("missing_field", "should have 'settings'");
    if (!has_model) r.fail("missing_field", "should have 'model'");
    if (!has_analysis) r.fail("missing_field", "should have 'analysis'");
}

}  // namespace loadpath::document
