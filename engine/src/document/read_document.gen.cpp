// Written by `make generate` from src/loadpath/document/types; do not edit.

#include <bitset>
#include <initializer_list>

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
void read(JsonReader& r, PlateStiffnessModifiers& value);
void read(JsonReader& r, PlateOpening& value);
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

using Words = std::initializer_list<std::string_view>;

template <std::size_t N>
void meet(JsonReader& r, std::bitset<N>& met, std::size_t field) {
    if (met[field]) r.fail(IssueCode::duplicate_key, "should be given once, found twice");
    met.set(field);
}

void choose_one(JsonReader& r, std::initializer_list<std::pair<const char*, bool>> variants) {
    std::string names, given;
    int count = 0;
    for (const auto& [name, is_given] : variants) {
        names += (names.empty() ? "" : ", ") + std::string(name);
        if (is_given) given += (++count > 1 ? " and " : "") + std::string(name);
    }
    if (count == 1) return;
    if (count == 0) given = "none of them";
    r.fail(IssueCode::not_one_variant, "should have exactly one of " + names + ", found " + given);
}

void read(JsonReader& r, double& value) { r.read(value); }
void read(JsonReader& r, std::int64_t& value) { r.read(value); }
void read(JsonReader& r, bool& value) { r.read(value); }
void read(JsonReader& r, std::string& value) { r.read(value); }

template <std::size_t N>
void read(JsonReader& r, std::array<double, N>& value) {
    std::size_t count = 0;
    double surplus = 0;
    for (r.begin_array(); r.next_item(); ++count) r.read(count < N ? value[count] : surplus);
    if (count != N)
        r.fail(IssueCode::wrong_length, "should be a list of " + std::to_string(N) +
                                            " numbers, found " + std::to_string(count));
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
    r.reject_word(text, "\"metric\" or \"imperial\"", Words{"metric", "imperial"});
}

void read(JsonReader& r, LengthUnit& value) {
    std::string text;
    r.read(text);
    if (text == "mm") { value = LengthUnit::mm; return; }
    if (text == "cm") { value = LengthUnit::cm; return; }
    if (text == "m") { value = LengthUnit::m; return; }
    r.reject_word(text, "\"mm\", \"cm\" or \"m\"", Words{"mm", "cm", "m"});
}

void read(JsonReader& r, ForceUnit& value) {
    std::string text;
    r.read(text);
    if (text == "N") { value = ForceUnit::N; return; }
    if (text == "kN") { value = ForceUnit::kN; return; }
    r.reject_word(text, "\"N\" or \"kN\"", Words{"N", "kN"});
}

void read(JsonReader& r, DensityUnit& value) {
    std::string text;
    r.read(text);
    if (text == "kg/m3") { value = DensityUnit::kg_per_m3; return; }
    if (text == "kg/mm3") { value = DensityUnit::kg_per_mm3; return; }
    r.reject_word(text, "\"kg/m3\" or \"kg/mm3\"", Words{"kg/m3", "kg/mm3"});
}

void read(JsonReader& r, PressureUnit& value) {
    std::string text;
    r.read(text);
    if (text == "Pa") { value = PressureUnit::Pa; return; }
    if (text == "kPa") { value = PressureUnit::kPa; return; }
    if (text == "MPa") { value = PressureUnit::MPa; return; }
    if (text == "GPa") { value = PressureUnit::GPa; return; }
    r.reject_word(text, "\"Pa\", \"kPa\", \"MPa\" or \"GPa\"", Words{"Pa", "kPa", "MPa", "GPa"});
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
    r.reject_word(text, "\"Normal\", \"Truss\", \"Tension\", \"Compression\", \"Rigid\" or \"Cable\"", Words{"Normal", "Truss", "Tension", "Compression", "Rigid", "Cable"});
}

void read(JsonReader& r, BucklingCurve& value) {
    std::string text;
    r.read(text);
    if (text == "A0") { value = BucklingCurve::A0; return; }
    if (text == "A") { value = BucklingCurve::A; return; }
    if (text == "B") { value = BucklingCurve::B; return; }
    if (text == "C") { value = BucklingCurve::C; return; }
    if (text == "D") { value = BucklingCurve::D; return; }
    r.reject_word(text, "\"A0\", \"A\", \"B\", \"C\" or \"D\"", Words{"A0", "A", "B", "C", "D"});
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
    r.reject_word(text, "\"I\", \"U\", \"RHS\", \"CHS\", \"L\", \"T\" or \"rectangle\"", Words{"I", "U", "RHS", "CHS", "L", "T", "rectangle"});
}

void read(JsonReader& r, SupportConditionType& value) {
    std::string text;
    r.read(text);
    if (text == "Fixed") { value = SupportConditionType::Fixed; return; }
    if (text == "Free") { value = SupportConditionType::Free; return; }
    if (text == "Spring") { value = SupportConditionType::Spring; return; }
    if (text == "PositiveOnly") { value = SupportConditionType::PositiveOnly; return; }
    if (text == "NegativeOnly") { value = SupportConditionType::NegativeOnly; return; }
    r.reject_word(text, "\"Fixed\", \"Free\", \"Spring\", \"PositiveOnly\" or \"NegativeOnly\"", Words{"Fixed", "Free", "Spring", "PositiveOnly", "NegativeOnly"});
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
    r.reject_word(text, "\"Fx\", \"Fy\", \"Fz\", \"Mx\", \"My\" or \"Mz\"", Words{"Fx", "Fy", "Fz", "Mx", "My", "Mz"});
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
    r.reject_word(text, "\"N\", \"Vy\", \"Vz\", \"Mx\", \"My\" or \"Mz\"", Words{"N", "Vy", "Vz", "Mx", "My", "Mz"});
}

void read(JsonReader& r, CurveEndBehaviour& value) {
    std::string text;
    r.read(text);
    if (text == "Continuous") { value = CurveEndBehaviour::Continuous; return; }
    if (text == "Stop") { value = CurveEndBehaviour::Stop; return; }
    if (text == "Yielding") { value = CurveEndBehaviour::Yielding; return; }
    if (text == "Failure") { value = CurveEndBehaviour::Failure; return; }
    r.reject_word(text, "\"Continuous\", \"Stop\", \"Yielding\" or \"Failure\"", Words{"Continuous", "Stop", "Yielding", "Failure"});
}

void read(JsonReader& r, ReleaseFrame& value) {
    std::string text;
    r.read(text);
    if (text == "Local") { value = ReleaseFrame::Local; return; }
    if (text == "Global") { value = ReleaseFrame::Global; return; }
    r.reject_word(text, "\"Local\" or \"Global\"", Words{"Local", "Global"});
}

void read(JsonReader& r, PathCommand& value) {
    std::string text;
    r.read(text);
    if (text == "moveTo") { value = PathCommand::moveTo; return; }
    if (text == "lineTo") { value = PathCommand::lineTo; return; }
    if (text == "arcTo") { value = PathCommand::arcTo; return; }
    if (text == "closePath") { value = PathCommand::closePath; return; }
    r.reject_word(text, "\"moveTo\", \"lineTo\", \"arcTo\" or \"closePath\"", Words{"moveTo", "lineTo", "arcTo", "closePath"});
}

void read(JsonReader& r, PlateBehavior& value) {
    std::string text;
    r.read(text);
    if (text == "Shell") { value = PlateBehavior::Shell; return; }
    if (text == "Membrane") { value = PlateBehavior::Membrane; return; }
    r.reject_word(text, "\"Shell\" or \"Membrane\"", Words{"Shell", "Membrane"});
}

void read(JsonReader& r, PlateTheory& value) {
    std::string text;
    r.read(text);
    if (text == "Auto") { value = PlateTheory::Auto; return; }
    if (text == "Mindlin") { value = PlateTheory::Mindlin; return; }
    if (text == "Kirchhoff") { value = PlateTheory::Kirchhoff; return; }
    r.reject_word(text, "\"Auto\", \"Mindlin\" or \"Kirchhoff\"", Words{"Auto", "Mindlin", "Kirchhoff"});
}

void read(JsonReader& r, PlaneState& value) {
    std::string text;
    r.read(text);
    if (text == "PlaneStress") { value = PlaneState::PlaneStress; return; }
    if (text == "PlaneStrain") { value = PlaneState::PlaneStrain; return; }
    r.reject_word(text, "\"PlaneStress\" or \"PlaneStrain\"", Words{"PlaneStress", "PlaneStrain"});
}

void read(JsonReader& r, PlateMeshMethod& value) {
    std::string text;
    r.read(text);
    if (text == "Auto") { value = PlateMeshMethod::Auto; return; }
    if (text == "Structured") { value = PlateMeshMethod::Structured; return; }
    if (text == "Unstructured") { value = PlateMeshMethod::Unstructured; return; }
    r.reject_word(text, "\"Auto\", \"Structured\" or \"Unstructured\"", Words{"Auto", "Structured", "Unstructured"});
}

void read(JsonReader& r, PlateElementShape& value) {
    std::string text;
    r.read(text);
    if (text == "Auto") { value = PlateElementShape::Auto; return; }
    if (text == "Triangle") { value = PlateElementShape::Triangle; return; }
    if (text == "Quad") { value = PlateElementShape::Quad; return; }
    r.reject_word(text, "\"Auto\", \"Triangle\" or \"Quad\"", Words{"Auto", "Triangle", "Quad"});
}

void read(JsonReader& r, Dimensionality& value) {
    std::string text;
    r.read(text);
    if (text == "2D") { value = Dimensionality::two; return; }
    if (text == "3D") { value = Dimensionality::three; return; }
    r.reject_word(text, "\"2D\" or \"3D\"", Words{"2D", "3D"});
}

void read(JsonReader& r, AnalysisOrder& value) {
    std::string text;
    r.read(text);
    if (text == "LINEAR") { value = AnalysisOrder::LINEAR; return; }
    if (text == "NONLINEAR") { value = AnalysisOrder::NONLINEAR; return; }
    r.reject_word(text, "\"LINEAR\" or \"NONLINEAR\"", Words{"LINEAR", "NONLINEAR"});
}

void read(JsonReader& r, NonlinearMethod& value) {
    std::string text;
    r.read(text);
    if (text == "P_DELTA") { value = NonlinearMethod::P_DELTA; return; }
    if (text == "COROTATIONAL") { value = NonlinearMethod::COROTATIONAL; return; }
    r.reject_word(text, "\"P_DELTA\" or \"COROTATIONAL\"", Words{"P_DELTA", "COROTATIONAL"});
}

void read(JsonReader& r, PdeltaFormulation& value) {
    std::string text;
    r.read(text);
    if (text == "CONSISTENT") { value = PdeltaFormulation::CONSISTENT; return; }
    if (text == "SIMPLIFIED") { value = PdeltaFormulation::SIMPLIFIED; return; }
    r.reject_word(text, "\"CONSISTENT\" or \"SIMPLIFIED\"", Words{"CONSISTENT", "SIMPLIFIED"});
}

void read(JsonReader& r, PdeltaMode& value) {
    std::string text;
    r.read(text);
    if (text == "FULL") { value = PdeltaMode::FULL; return; }
    if (text == "IN_PLANE_ONLY") { value = PdeltaMode::IN_PLANE_ONLY; return; }
    r.reject_word(text, "\"FULL\" or \"IN_PLANE_ONLY\"", Words{"FULL", "IN_PLANE_ONLY"});
}

void read(JsonReader& r, RigidStrategy& value) {
    std::string text;
    r.read(text);
    if (text == "LinearMpc") { value = RigidStrategy::LinearMpc; return; }
    if (text == "RigidMember") { value = RigidStrategy::RigidMember; return; }
    r.reject_word(text, "\"LinearMpc\" or \"RigidMember\"", Words{"LinearMpc", "RigidMember"});
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
    r.reject_word(text, "\"local_envelopes\", \"global_envelopes\", \"local_end_forces\", \"global_end_forces\", \"section_forces\", \"internal_force_series\", \"local_displacements\", \"node_displacements\" or \"reactions\"", Words{"local_envelopes", "global_envelopes", "local_end_forces", "global_end_forces", "section_forces", "internal_force_series", "local_displacements", "node_displacements", "reactions"});
}

void read(JsonReader& r, LimitState& value) {
    std::string text;
    r.read(text);
    if (text == "SLS") { value = LimitState::SLS; return; }
    if (text == "ULS") { value = LimitState::ULS; return; }
    if (text == "FLS") { value = LimitState::FLS; return; }
    if (text == "ALS") { value = LimitState::ALS; return; }
    r.reject_word(text, "\"SLS\", \"ULS\", \"FLS\" or \"ALS\"", Words{"SLS", "ULS", "FLS", "ALS"});
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
    r.reject_word(text, "\"fx\", \"fy\", \"fz\", \"mx\", \"my\", \"mz\", \"bw\", \"dx\", \"dy\", \"dz\", \"rx\", \"ry\", \"rz\" or \"warp\"", Words{"fx", "fy", "fz", "mx", "my", "mz", "bw", "dx", "dy", "dz", "rx", "ry", "rz", "warp"});
}

void read(JsonReader& r, MemberEnd& value) {
    std::string text;
    r.read(text);
    if (text == "start") { value = MemberEnd::start; return; }
    if (text == "end") { value = MemberEnd::end; return; }
    r.reject_word(text, "\"start\" or \"end\"", Words{"start", "end"});
}

void read(JsonReader& r, LoadType& value) {
    std::string text;
    r.read(text);
    if (text == "force") { value = LoadType::force; return; }
    if (text == "moment") { value = LoadType::moment; return; }
    r.reject_word(text, "\"force\" or \"moment\"", Words{"force", "moment"});
}

void read(JsonReader& r, LoadAxes& value) {
    std::string text;
    r.read(text);
    if (text == "global") { value = LoadAxes::global_; return; }
    if (text == "local") { value = LoadAxes::local; return; }
    r.reject_word(text, "\"global\" or \"local\"", Words{"global", "local"});
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
    r.reject_word(text, "\"X\", \"Y\", \"Z\", \"RX\", \"RY\" or \"RZ\"", Words{"X", "Y", "Z", "RX", "RY", "RZ"});
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
    r.reject_word(text, "\"N\", \"Vy\", \"Vz\", \"Mx\", \"My\", \"Mz\" or \"Bimoment\"", Words{"N", "Vy", "Vz", "Mx", "My", "Mz", "Bimoment"});
}

void read(JsonReader& r, EntityTarget& value) {
    std::string text;
    r.read(text);
    if (text == "SelfEntity") { value = EntityTarget::SelfEntity; return; }
    if (text == "ReferenceMember") { value = EntityTarget::ReferenceMember; return; }
    r.reject_word(text, "\"SelfEntity\" or \"ReferenceMember\"", Words{"SelfEntity", "ReferenceMember"});
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
    r.reject_word(text, "\"Dx\", \"Dy\", \"Dz\", \"Rx\", \"Ry\", \"Rz\" or \"Magnitude\"", Words{"Dx", "Dy", "Dz", "Rx", "Ry", "Rz", "Magnitude"});
}

void read(JsonReader& r, EntityNodeRef& value) {
    std::string text;
    r.read(text);
    if (text == "Start") { value = EntityNodeRef::Start; return; }
    if (text == "End") { value = EntityNodeRef::End; return; }
    if (text == "ReferenceMemberStart") { value = EntityNodeRef::ReferenceMemberStart; return; }
    if (text == "ReferenceMemberEnd") { value = EntityNodeRef::ReferenceMemberEnd; return; }
    if (text == "ReferenceNode") { value = EntityNodeRef::ReferenceNode; return; }
    r.reject_word(text, "\"Start\", \"End\", \"ReferenceMemberStart\", \"ReferenceMemberEnd\" or \"ReferenceNode\"", Words{"Start", "End", "ReferenceMemberStart", "ReferenceMemberEnd", "ReferenceNode"});
}

void read(JsonReader& r, Axis& value) {
    std::string text;
    r.read(text);
    if (text == "X") { value = Axis::X; return; }
    if (text == "Y") { value = Axis::Y; return; }
    if (text == "Z") { value = Axis::Z; return; }
    r.reject_word(text, "\"X\", \"Y\" or \"Z\"", Words{"X", "Y", "Z"});
}

void read(JsonReader& r, DeflectionComponent& value) {
    std::string text;
    r.read(text);
    if (text == "LocalY") { value = DeflectionComponent::LocalY; return; }
    if (text == "LocalZ") { value = DeflectionComponent::LocalZ; return; }
    if (text == "Magnitude") { value = DeflectionComponent::Magnitude; return; }
    r.reject_word(text, "\"LocalY\", \"LocalZ\" or \"Magnitude\"", Words{"LocalY", "LocalZ", "Magnitude"});
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
    r.reject_word(text, "\"Area\", \"Iy\", \"Iz\", \"J\", \"Iw\", \"WelY\", \"WelZ\", \"WplY\", \"WplZ\", \"H\", \"B\", \"Asy\" or \"Asz\"", Words{"Area", "Iy", "Iz", "J", "Iw", "WelY", "WelZ", "WplY", "WplZ", "H", "B", "Asy", "Asz"});
}

void read(JsonReader& r, MaterialProperty& value) {
    std::string text;
    r.read(text);
    if (text == "E") { value = MaterialProperty::E; return; }
    if (text == "G") { value = MaterialProperty::G; return; }
    if (text == "Fy") { value = MaterialProperty::Fy; return; }
    if (text == "Density") { value = MaterialProperty::Density; return; }
    r.reject_word(text, "\"E\", \"G\", \"Fy\" or \"Density\"", Words{"E", "G", "Fy", "Density"});
}

void read(JsonReader& r, PlateStressMeasure& value) {
    std::string text;
    r.read(text);
    if (text == "VonMises") { value = PlateStressMeasure::VonMises; return; }
    if (text == "PrincipalMax") { value = PlateStressMeasure::PrincipalMax; return; }
    if (text == "PrincipalMin") { value = PlateStressMeasure::PrincipalMin; return; }
    r.reject_word(text, "\"VonMises\", \"PrincipalMax\" or \"PrincipalMin\"", Words{"VonMises", "PrincipalMax", "PrincipalMin"});
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
    r.reject_word(text, "\"Length\", \"Force\", \"Moment\", \"Stress\", \"Area\" or \"Angle\"", Words{"Length", "Force", "Moment", "Stress", "Area", "Angle"});
}

void read(JsonReader& r, InteractionMethod& value) {
    std::string text;
    r.read(text);
    if (text == "AnnexA") { value = InteractionMethod::AnnexA; return; }
    if (text == "AnnexB") { value = InteractionMethod::AnnexB; return; }
    r.reject_word(text, "\"AnnexA\" or \"AnnexB\"", Words{"AnnexA", "AnnexB"});
}

void read(JsonReader& r, LtbMethod& value) {
    std::string text;
    r.read(text);
    if (text == "General") { value = LtbMethod::General; return; }
    if (text == "Rolled") { value = LtbMethod::Rolled; return; }
    r.reject_word(text, "\"General\" or \"Rolled\"", Words{"General", "Rolled"});
}

void read(JsonReader& r, MassFormulation& value) {
    std::string text;
    r.read(text);
    if (text == "CONSISTENT") { value = MassFormulation::CONSISTENT; return; }
    if (text == "LUMPED") { value = MassFormulation::LUMPED; return; }
    r.reject_word(text, "\"CONSISTENT\" or \"LUMPED\"", Words{"CONSISTENT", "LUMPED"});
}

void read(JsonReader& r, SeismicMethod& value) {
    std::string text;
    r.read(text);
    if (text == "MODAL_RESPONSE_SPECTRUM") { value = SeismicMethod::MODAL_RESPONSE_SPECTRUM; return; }
    if (text == "LATERAL_FORCE") { value = SeismicMethod::LATERAL_FORCE; return; }
    if (text == "BOTH") { value = SeismicMethod::BOTH; return; }
    r.reject_word(text, "\"MODAL_RESPONSE_SPECTRUM\", \"LATERAL_FORCE\" or \"BOTH\"", Words{"MODAL_RESPONSE_SPECTRUM", "LATERAL_FORCE", "BOTH"});
}

void read(JsonReader& r, GroundType& value) {
    std::string text;
    r.read(text);
    if (text == "A") { value = GroundType::A; return; }
    if (text == "B") { value = GroundType::B; return; }
    if (text == "C") { value = GroundType::C; return; }
    if (text == "D") { value = GroundType::D; return; }
    if (text == "E") { value = GroundType::E; return; }
    r.reject_word(text, "\"A\", \"B\", \"C\", \"D\" or \"E\"", Words{"A", "B", "C", "D", "E"});
}

void read(JsonReader& r, SpectrumType& value) {
    std::string text;
    r.read(text);
    if (text == "TYPE1") { value = SpectrumType::TYPE1; return; }
    if (text == "TYPE2") { value = SpectrumType::TYPE2; return; }
    r.reject_word(text, "\"TYPE1\" or \"TYPE2\"", Words{"TYPE1", "TYPE2"});
}

void read(JsonReader& r, SeismicDirection& value) {
    std::string text;
    r.read(text);
    if (text == "X") { value = SeismicDirection::X; return; }
    if (text == "Y") { value = SeismicDirection::Y; return; }
    if (text == "Z") { value = SeismicDirection::Z; return; }
    r.reject_word(text, "\"X\", \"Y\" or \"Z\"", Words{"X", "Y", "Z"});
}

void read(JsonReader& r, ModalCombination& value) {
    std::string text;
    r.read(text);
    if (text == "CQC") { value = ModalCombination::CQC; return; }
    if (text == "SRSS") { value = ModalCombination::SRSS; return; }
    r.reject_word(text, "\"CQC\" or \"SRSS\"", Words{"CQC", "SRSS"});
}

void read(JsonReader& r, DirectionalCombination& value) {
    std::string text;
    r.read(text);
    if (text == "SRSS") { value = DirectionalCombination::SRSS; return; }
    if (text == "PERCENT30") { value = DirectionalCombination::PERCENT30; return; }
    r.reject_word(text, "\"SRSS\" or \"PERCENT30\"", Words{"SRSS", "PERCENT30"});
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
    r.reject_tag("type", tag, "\"AllMembers\", \"Members\", \"MemberSets\", \"MemberClassification\", \"AllPlates\", \"PlateSurfaces\" or \"PlateElements\"", Words{"AllMembers", "Members", "MemberSets", "MemberClassification", "AllPlates", "PlateSurfaces", "PlateElements"});
}

void read(JsonReader& r, std::variant<document::Nodes, document::NodesOfMembers>& value) {
    const std::string tag = r.find_in_next_object("type");
    if (tag == "Nodes") return read(r, value.emplace<document::Nodes>());
    if (tag == "NodesOfMembers") return read(r, value.emplace<document::NodesOfMembers>());
    r.reject_tag("type", tag, "\"Nodes\" or \"NodesOfMembers\"", Words{"Nodes", "NodesOfMembers"});
}

void read(JsonReader& r, std::variant<document::SurfaceTarget, document::ElementTarget>& value) {
    const std::string tag = r.find_in_next_object("kind");
    if (tag == "Surface") return read(r, value.emplace<document::SurfaceTarget>());
    if (tag == "Element") return read(r, value.emplace<document::ElementTarget>());
    r.reject_tag("kind", tag, "\"Surface\" or \"Element\"", Words{"Surface", "Element"});
}

void read(JsonReader& r, std::variant<document::MaxAbs, document::Max, document::Min, document::AtFraction, document::AtStart, document::AtEnd>& value) {
    const std::string tag = r.find_in_next_object("type");
    if (tag == "MaxAbs") return read(r, value.emplace<document::MaxAbs>());
    if (tag == "Max") return read(r, value.emplace<document::Max>());
    if (tag == "Min") return read(r, value.emplace<document::Min>());
    if (tag == "AtFraction") return read(r, value.emplace<document::AtFraction>());
    if (tag == "Start") return read(r, value.emplace<document::AtStart>());
    if (tag == "End") return read(r, value.emplace<document::AtEnd>());
    r.reject_tag("type", tag, "\"MaxAbs\", \"Max\", \"Min\", \"AtFraction\", \"Start\" or \"End\"", Words{"MaxAbs", "Max", "Min", "AtFraction", "Start", "End"});
}

void read(JsonReader& r, GeneralInfo& value) {
    value = {};
    std::bitset<3> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "project_name") { meet(r, met, 0); read(r, value.project_name); continue; }
        if (key == "author") { meet(r, met, 1); read(r, value.author); continue; }
        if (key == "version") { meet(r, met, 2); read(r, value.version); continue; }
        r.skip_unknown(key, "GeneralInfo", Words{"project_name", "author", "version"});
    }
}

void read(JsonReader& r, UnitSettings& value) {
    value = {};
    std::bitset<5> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "system") { meet(r, met, 0); read(r, value.system); continue; }
        if (key == "lengthUnit") { meet(r, met, 1); read(r, value.lengthUnit); continue; }
        if (key == "forceUnit") { meet(r, met, 2); read(r, value.forceUnit); continue; }
        if (key == "densityUnit") { meet(r, met, 3); read(r, value.densityUnit); continue; }
        if (key == "pressureUnit") { meet(r, met, 4); read(r, value.pressureUnit); continue; }
        r.skip_unknown(key, "UnitSettings", Words{"system", "lengthUnit", "forceUnit", "densityUnit", "pressureUnit"});
    }
}

void read(JsonReader& r, Settings& value) {
    value = {};
    std::bitset<2> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "general_info") { meet(r, met, 0); read(r, value.general_info); continue; }
        if (key == "unit_settings") { meet(r, met, 1); read(r, value.unit_settings); continue; }
        r.skip_unknown(key, "Settings", Words{"general_info", "unit_settings"});
    }
}

void read(JsonReader& r, Node& value) {
    value = {};
    std::bitset<5> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { meet(r, met, 0); read(r, value.id); if (value.id < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "X") { meet(r, met, 1); read(r, value.X); continue; }
        if (key == "Y") { meet(r, met, 2); read(r, value.Y); continue; }
        if (key == "Z") { meet(r, met, 3); read(r, value.Z); continue; }
        if (key == "nodal_support") { meet(r, met, 4); read(r, value.nodal_support); if (value.nodal_support) { if (*value.nodal_support < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); } continue; }
        r.skip_unknown(key, "Node", Words{"id", "X", "Y", "Z", "nodal_support"});
    }
    if (!met[0]) r.lacks("id", "an integer of at least 0");
    if (!met[1]) r.lacks("X", "a number");
    if (!met[2]) r.lacks("Y", "a number");
    if (!met[3]) r.lacks("Z", "a number");
}

void read(JsonReader& r, MemberEndOffset& value) {
    value = {};
    std::bitset<3> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "X") { meet(r, met, 0); read(r, value.X); continue; }
        if (key == "Y") { meet(r, met, 1); read(r, value.Y); continue; }
        if (key == "Z") { meet(r, met, 2); read(r, value.Z); continue; }
        r.skip_unknown(key, "MemberEndOffset", Words{"X", "Y", "Z"});
    }
}

void read(JsonReader& r, Member& value) {
    value = {};
    std::bitset<18> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { meet(r, met, 0); read(r, value.id); if (value.id < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "start_node_id") { meet(r, met, 1); read(r, value.start_node_id); if (value.start_node_id < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "end_node_id") { meet(r, met, 2); read(r, value.end_node_id); if (value.end_node_id < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "start_offset") { meet(r, met, 3); read(r, value.start_offset); continue; }
        if (key == "end_offset") { meet(r, met, 4); read(r, value.end_offset); continue; }
        if (key == "section") { meet(r, met, 5); read(r, value.section); if (value.section) { if (*value.section < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); } continue; }
        if (key == "rotation_angle") { meet(r, met, 6); read(r, value.rotation_angle); continue; }
        if (key == "mirror") { meet(r, met, 7); read(r, value.mirror); continue; }
        if (key == "start_hinge") { meet(r, met, 8); read(r, value.start_hinge); if (value.start_hinge) { if (*value.start_hinge < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); } continue; }
        if (key == "end_hinge") { meet(r, met, 9); read(r, value.end_hinge); if (value.end_hinge) { if (*value.end_hinge < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); } continue; }
        if (key == "classification") { meet(r, met, 10); read(r, value.classification); continue; }
        if (key == "weight") { meet(r, met, 11); read(r, value.weight); continue; }
        if (key == "chi") { meet(r, met, 12); read(r, value.chi); continue; }
        if (key == "reference_member") { meet(r, met, 13); read(r, value.reference_member); if (value.reference_member) { if (*value.reference_member < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); } continue; }
        if (key == "reference_node") { meet(r, met, 14); read(r, value.reference_node); if (value.reference_node) { if (*value.reference_node < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); } continue; }
        if (key == "member_type") { meet(r, met, 15); read(r, value.member_type); continue; }
        if (key == "pretension") { meet(r, met, 16); read(r, value.pretension); continue; }
        if (key == "unstretched_length") { meet(r, met, 17); read(r, value.unstretched_length); continue; }
        r.skip_unknown(key, "Member", Words{"id", "start_node_id", "end_node_id", "start_offset", "end_offset", "section", "rotation_angle", "mirror", "start_hinge", "end_hinge", "classification", "weight", "chi", "reference_member", "reference_node", "member_type", "pretension", "unstretched_length"});
    }
    if (!met[0]) r.lacks("id", "an integer of at least 0");
    if (!met[1]) r.lacks("start_node_id", "an integer of at least 0");
    if (!met[2]) r.lacks("end_node_id", "an integer of at least 0");
}

void read(JsonReader& r, BucklingRestraint& value) {
    value = {};
    std::bitset<4> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "node_id") { meet(r, met, 0); read(r, value.node_id); if (value.node_id < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "restrains_local_y") { meet(r, met, 1); read(r, value.restrains_local_y); continue; }
        if (key == "restrains_local_z") { meet(r, met, 2); read(r, value.restrains_local_z); continue; }
        if (key == "restrains_torsion") { meet(r, met, 3); read(r, value.restrains_torsion); continue; }
        r.skip_unknown(key, "BucklingRestraint", Words{"node_id", "restrains_local_y", "restrains_local_z", "restrains_torsion"});
    }
    if (!met[0]) r.lacks("node_id", "an integer of at least 0");
}

void read(JsonReader& r, MemberSet& value) {
    value = {};
    std::bitset<12> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { meet(r, met, 0); read(r, value.id); if (value.id < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "classification") { meet(r, met, 1); read(r, value.classification); continue; }
        if (key == "member_ids") { meet(r, met, 2); read(r, value.member_ids); if (value.member_ids.size() < 1) r.fail(IssueCode::wrong_length, "should be a list of at least 1 id, found " + std::to_string(value.member_ids.size())); continue; }
        if (key == "buckling_restraints") { meet(r, met, 3); if (r.read_null()) value.buckling_restraints.clear(); else { read(r, value.buckling_restraints); } continue; }
        if (key == "buckling_length_y") { meet(r, met, 4); read(r, value.buckling_length_y); continue; }
        if (key == "buckling_length_z") { meet(r, met, 5); read(r, value.buckling_length_z); continue; }
        if (key == "buckling_length_t") { meet(r, met, 6); read(r, value.buckling_length_t); continue; }
        if (key == "effective_length_factor_y") { meet(r, met, 7); read(r, value.effective_length_factor_y); continue; }
        if (key == "effective_length_factor_z") { meet(r, met, 8); read(r, value.effective_length_factor_z); continue; }
        if (key == "ltb_length") { meet(r, met, 9); read(r, value.ltb_length); continue; }
        if (key == "scissor_hinge") { meet(r, met, 10); read(r, value.scissor_hinge); if (value.scissor_hinge) { if (*value.scissor_hinge < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); } continue; }
        if (key == "scissor_hinge_nodes") { meet(r, met, 11); if (r.read_null()) value.scissor_hinge_nodes.clear(); else { read(r, value.scissor_hinge_nodes); } continue; }
        r.skip_unknown(key, "MemberSet", Words{"id", "classification", "member_ids", "buckling_restraints", "buckling_length_y", "buckling_length_z", "buckling_length_t", "effective_length_factor_y", "effective_length_factor_z", "ltb_length", "scissor_hinge", "scissor_hinge_nodes"});
    }
    if (!met[0]) r.lacks("id", "an integer of at least 0");
    if (!met[2]) r.lacks("member_ids", "a list of at least 1 id");
}

void read(JsonReader& r, OrthotropicPlateMaterial& value) {
    value = {};
    std::bitset<6> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "e_x") { meet(r, met, 0); read(r, value.e_x); if (value.e_x <= 0) r.reject(IssueCode::out_of_range, "a number greater than 0"); continue; }
        if (key == "e_y") { meet(r, met, 1); read(r, value.e_y); if (value.e_y <= 0) r.reject(IssueCode::out_of_range, "a number greater than 0"); continue; }
        if (key == "g_xy") { meet(r, met, 2); read(r, value.g_xy); if (value.g_xy <= 0) r.reject(IssueCode::out_of_range, "a number greater than 0"); continue; }
        if (key == "g_xz") { meet(r, met, 3); read(r, value.g_xz); continue; }
        if (key == "g_yz") { meet(r, met, 4); read(r, value.g_yz); continue; }
        if (key == "nu_xy") { meet(r, met, 5); read(r, value.nu_xy); continue; }
        r.skip_unknown(key, "OrthotropicPlateMaterial", Words{"e_x", "e_y", "g_xy", "g_xz", "g_yz", "nu_xy"});
    }
    if (!met[0]) r.lacks("e_x", "a number greater than 0");
    if (!met[1]) r.lacks("e_y", "a number greater than 0");
    if (!met[2]) r.lacks("g_xy", "a number greater than 0");
    if (!met[5]) r.lacks("nu_xy", "a number");
}

void read(JsonReader& r, Material& value) {
    value = {};
    std::bitset<8> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { meet(r, met, 0); read(r, value.id); if (value.id < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "name") { meet(r, met, 1); read(r, value.name); continue; }
        if (key == "e_mod") { meet(r, met, 2); read(r, value.e_mod); if (value.e_mod <= 0) r.reject(IssueCode::out_of_range, "a number greater than 0"); continue; }
        if (key == "g_mod") { meet(r, met, 3); read(r, value.g_mod); if (value.g_mod <= 0) r.reject(IssueCode::out_of_range, "a number greater than 0"); continue; }
        if (key == "density") { meet(r, met, 4); read(r, value.density); if (value.density <= 0) r.reject(IssueCode::out_of_range, "a number greater than 0"); continue; }
        if (key == "yield_stress") { meet(r, met, 5); read(r, value.yield_stress); continue; }
        if (key == "orthotropic_plate") { meet(r, met, 6); read(r, value.orthotropic_plate); continue; }
        if (key == "thermal_expansion") { meet(r, met, 7); read(r, value.thermal_expansion); continue; }
        r.skip_unknown(key, "Material", Words{"id", "name", "e_mod", "g_mod", "density", "yield_stress", "orthotropic_plate", "thermal_expansion"});
    }
    if (!met[0]) r.lacks("id", "an integer of at least 0");
    if (!met[1]) r.lacks("name", "a text");
    if (!met[2]) r.lacks("e_mod", "a number greater than 0");
    if (!met[3]) r.lacks("g_mod", "a number greater than 0");
    if (!met[4]) r.lacks("density", "a number greater than 0");
    if (!met[5]) r.lacks("yield_stress", "a number");
}

void read(JsonReader& r, Ec3SectionParams& value) {
    value = {};
    std::bitset<8> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "section_class") { meet(r, met, 0); read(r, value.section_class); if (value.section_class) { if (*value.section_class < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); } continue; }
        if (key == "buckling_curve_y") { meet(r, met, 1); read(r, value.buckling_curve_y); continue; }
        if (key == "buckling_curve_z") { meet(r, met, 2); read(r, value.buckling_curve_z); continue; }
        if (key == "buckling_curve_lt") { meet(r, met, 3); read(r, value.buckling_curve_lt); continue; }
        if (key == "a_eff") { meet(r, met, 4); read(r, value.a_eff); continue; }
        if (key == "wel_y_eff") { meet(r, met, 5); read(r, value.wel_y_eff); continue; }
        if (key == "wel_z_eff") { meet(r, met, 6); read(r, value.wel_z_eff); continue; }
        if (key == "z_j") { meet(r, met, 7); read(r, value.z_j); continue; }
        r.skip_unknown(key, "Ec3SectionParams", Words{"section_class", "buckling_curve_y", "buckling_curve_z", "buckling_curve_lt", "a_eff", "wel_y_eff", "wel_z_eff", "z_j"});
    }
}

void read(JsonReader& r, SectionDimensions& value) {
    value = {};
    std::bitset<7> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "shape") { meet(r, met, 0); read(r, value.shape); continue; }
        if (key == "h") { meet(r, met, 1); read(r, value.h); continue; }
        if (key == "b") { meet(r, met, 2); read(r, value.b); continue; }
        if (key == "tw") { meet(r, met, 3); read(r, value.tw); continue; }
        if (key == "tf") { meet(r, met, 4); read(r, value.tf); continue; }
        if (key == "t") { meet(r, met, 5); read(r, value.t); continue; }
        if (key == "r") { meet(r, met, 6); read(r, value.r); continue; }
        r.skip_unknown(key, "SectionDimensions", Words{"shape", "h", "b", "tw", "tf", "t", "r"});
    }
    if (!met[0]) r.lacks("shape", "\"I\", \"U\", \"RHS\", \"CHS\", \"L\", \"T\" or \"rectangle\"");
}

void read(JsonReader& r, Section& value) {
    value = {};
    std::bitset<26> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { meet(r, met, 0); read(r, value.id); if (value.id < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "name") { meet(r, met, 1); read(r, value.name); continue; }
        if (key == "material") { meet(r, met, 2); read(r, value.material); if (value.material < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "h") { meet(r, met, 3); read(r, value.h); continue; }
        if (key == "b") { meet(r, met, 4); read(r, value.b); continue; }
        if (key == "i_y") { meet(r, met, 5); read(r, value.i_y); if (value.i_y <= 0) r.reject(IssueCode::out_of_range, "a number greater than 0"); continue; }
        if (key == "i_z") { meet(r, met, 6); read(r, value.i_z); if (value.i_z <= 0) r.reject(IssueCode::out_of_range, "a number greater than 0"); continue; }
        if (key == "i_yz") { meet(r, met, 7); read(r, value.i_yz); continue; }
        if (key == "j") { meet(r, met, 8); read(r, value.j); if (value.j <= 0) r.reject(IssueCode::out_of_range, "a number greater than 0"); continue; }
        if (key == "area") { meet(r, met, 9); read(r, value.area); if (value.area <= 0) r.reject(IssueCode::out_of_range, "a number greater than 0"); continue; }
        if (key == "shape_path") { meet(r, met, 10); read(r, value.shape_path); if (value.shape_path) { if (*value.shape_path < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); } continue; }
        if (key == "i_w") { meet(r, met, 11); read(r, value.i_w); continue; }
        if (key == "y_s") { meet(r, met, 12); read(r, value.y_s); continue; }
        if (key == "z_s") { meet(r, met, 13); read(r, value.z_s); continue; }
        if (key == "wagner_coeff") { meet(r, met, 14); read(r, value.wagner_coeff); continue; }
        if (key == "a_sy") { meet(r, met, 15); read(r, value.a_sy); continue; }
        if (key == "a_sz") { meet(r, met, 16); read(r, value.a_sz); continue; }
        if (key == "wel_y") { meet(r, met, 17); read(r, value.wel_y); if (value.wel_y) { if (*value.wel_y <= 0) r.reject(IssueCode::out_of_range, "a number greater than 0"); } continue; }
        if (key == "wel_z") { meet(r, met, 18); read(r, value.wel_z); if (value.wel_z) { if (*value.wel_z <= 0) r.reject(IssueCode::out_of_range, "a number greater than 0"); } continue; }
        if (key == "wpl_y") { meet(r, met, 19); read(r, value.wpl_y); if (value.wpl_y) { if (*value.wpl_y <= 0) r.reject(IssueCode::out_of_range, "a number greater than 0"); } continue; }
        if (key == "wpl_z") { meet(r, met, 20); read(r, value.wpl_z); if (value.wpl_z) { if (*value.wpl_z <= 0) r.reject(IssueCode::out_of_range, "a number greater than 0"); } continue; }
        if (key == "centroid_y") { meet(r, met, 21); read(r, value.centroid_y); continue; }
        if (key == "centroid_z") { meet(r, met, 22); read(r, value.centroid_z); continue; }
        if (key == "principal_axis_angle") { meet(r, met, 23); read(r, value.principal_axis_angle); continue; }
        if (key == "ec3") { meet(r, met, 24); read(r, value.ec3); continue; }
        if (key == "dimensions") { meet(r, met, 25); read(r, value.dimensions); continue; }
        r.skip_unknown(key, "Section", Words{"id", "name", "material", "h", "b", "i_y", "i_z", "i_yz", "j", "area", "shape_path", "i_w", "y_s", "z_s", "wagner_coeff", "a_sy", "a_sz", "wel_y", "wel_z", "wpl_y", "wpl_z", "centroid_y", "centroid_z", "principal_axis_angle", "ec3", "dimensions"});
    }
    if (!met[0]) r.lacks("id", "an integer of at least 0");
    if (!met[1]) r.lacks("name", "a text");
    if (!met[2]) r.lacks("material", "an integer of at least 0");
    if (!met[5]) r.lacks("i_y", "a number greater than 0");
    if (!met[6]) r.lacks("i_z", "a number greater than 0");
    if (!met[8]) r.lacks("j", "a number greater than 0");
    if (!met[9]) r.lacks("area", "a number greater than 0");
}

void read(JsonReader& r, SupportStiffnessCurve& value) {
    value = {};
    std::bitset<3> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "depends_on") { meet(r, met, 0); read(r, value.depends_on); continue; }
        if (key == "points") { meet(r, met, 1); read(r, value.points); if (value.points.size() < 2) r.fail(IssueCode::wrong_length, "should be a list of at least 2 items, found " + std::to_string(value.points.size())); continue; }
        if (key == "signed") { meet(r, met, 2); read(r, value.signed_); continue; }
        r.skip_unknown(key, "SupportStiffnessCurve", Words{"depends_on", "points", "signed"});
    }
    if (!met[0]) r.lacks("depends_on", "\"Fx\", \"Fy\", \"Fz\", \"Mx\", \"My\" or \"Mz\"");
    if (!met[1]) r.lacks("points", "a list of at least 2 items");
}

void read(JsonReader& r, SupportCondition& value) {
    value = {};
    std::bitset<3> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "condition_type") { meet(r, met, 0); read(r, value.condition_type); continue; }
        if (key == "stiffness") { meet(r, met, 1); read(r, value.stiffness); if (value.stiffness) { if (*value.stiffness < 0) r.reject(IssueCode::out_of_range, "a number of at least 0"); } continue; }
        if (key == "stiffness_curve") { meet(r, met, 2); read(r, value.stiffness_curve); continue; }
        r.skip_unknown(key, "SupportCondition", Words{"condition_type", "stiffness", "stiffness_curve"});
    }
    if (!met[0]) r.lacks("condition_type", "\"Fixed\", \"Free\", \"Spring\", \"PositiveOnly\" or \"NegativeOnly\"");
}

void read(JsonReader& r, SupportAxes& value) {
    value = {};
    std::bitset<2> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "x") { meet(r, met, 0); read(r, value.x); continue; }
        if (key == "y") { meet(r, met, 1); read(r, value.y); continue; }
        r.skip_unknown(key, "SupportAxes", Words{"x", "y"});
    }
    if (!met[0]) r.lacks("x", "a list of 3 numbers");
    if (!met[1]) r.lacks("y", "a list of 3 numbers");
}

void read(JsonReader& r, NodalSupport& value) {
    value = {};
    std::bitset<10> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { meet(r, met, 0); read(r, value.id); if (value.id < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "classification") { meet(r, met, 1); read(r, value.classification); continue; }
        if (key == "X") { meet(r, met, 2); read(r, value.X); continue; }
        if (key == "Y") { meet(r, met, 3); read(r, value.Y); continue; }
        if (key == "Z") { meet(r, met, 4); read(r, value.Z); continue; }
        if (key == "RX") { meet(r, met, 5); read(r, value.RX); continue; }
        if (key == "RY") { meet(r, met, 6); read(r, value.RY); continue; }
        if (key == "RZ") { meet(r, met, 7); read(r, value.RZ); continue; }
        if (key == "warping_condition") { meet(r, met, 8); read(r, value.warping_condition); continue; }
        if (key == "axes") { meet(r, met, 9); read(r, value.axes); continue; }
        r.skip_unknown(key, "NodalSupport", Words{"id", "classification", "X", "Y", "Z", "RX", "RY", "RZ", "warping_condition", "axes"});
    }
    if (!met[0]) r.lacks("id", "an integer of at least 0");
}

void read(JsonReader& r, NodalMass& value) {
    value = {};
    std::bitset<5> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "node") { meet(r, met, 0); read(r, value.node); if (value.node < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "mass") { meet(r, met, 1); read(r, value.mass); continue; }
        if (key == "inertia_x") { meet(r, met, 2); read(r, value.inertia_x); continue; }
        if (key == "inertia_y") { meet(r, met, 3); read(r, value.inertia_y); continue; }
        if (key == "inertia_z") { meet(r, met, 4); read(r, value.inertia_z); continue; }
        r.skip_unknown(key, "NodalMass", Words{"node", "mass", "inertia_x", "inertia_y", "inertia_z"});
    }
    if (!met[0]) r.lacks("node", "an integer of at least 0");
    if (!met[1]) r.lacks("mass", "a number");
}

void read(JsonReader& r, MemberStiffnessCurve& value) {
    value = {};
    std::bitset<3> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "depends_on") { meet(r, met, 0); read(r, value.depends_on); continue; }
        if (key == "points") { meet(r, met, 1); read(r, value.points); if (value.points.size() < 2) r.fail(IssueCode::wrong_length, "should be a list of at least 2 items, found " + std::to_string(value.points.size())); continue; }
        if (key == "signed") { meet(r, met, 2); read(r, value.signed_); continue; }
        r.skip_unknown(key, "MemberStiffnessCurve", Words{"depends_on", "points", "signed"});
    }
    if (!met[0]) r.lacks("depends_on", "\"N\", \"Vy\", \"Vz\", \"Mx\", \"My\" or \"Mz\"");
    if (!met[1]) r.lacks("points", "a list of at least 2 items");
}

void read(JsonReader& r, MomentRotationCurve& value) {
    value = {};
    std::bitset<4> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "points") { meet(r, met, 0); read(r, value.points); if (value.points.size() < 2) r.fail(IssueCode::wrong_length, "should be a list of at least 2 items, found " + std::to_string(value.points.size())); continue; }
        if (key == "symmetric") { meet(r, met, 1); read(r, value.symmetric); continue; }
        if (key == "start") { meet(r, met, 2); read(r, value.start); continue; }
        if (key == "end") { meet(r, met, 3); read(r, value.end); continue; }
        r.skip_unknown(key, "MomentRotationCurve", Words{"points", "symmetric", "start", "end"});
    }
    if (!met[0]) r.lacks("points", "a list of at least 2 items");
}

void read(JsonReader& r, User& value) {
    value = {};
    std::bitset<2> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "x") { meet(r, met, 0); read(r, value.x); continue; }
        if (key == "y") { meet(r, met, 1); read(r, value.y); continue; }
        r.skip_unknown(key, "User", Words{"x", "y"});
    }
    if (!met[0]) r.lacks("x", "a list of 3 numbers");
    if (!met[1]) r.lacks("y", "a list of 3 numbers");
}

void read(JsonReader& r, UserFrame& value) {
    value = {};
    std::bitset<1> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "User") { meet(r, met, 0); read(r, value.User); continue; }
        r.skip_unknown(key, "UserFrame", Words{"User"});
    }
    if (!met[0]) r.lacks("User", "an object");
}

void read(JsonReader& r, MemberHinge& value) {
    value = {};
    std::bitset<26> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { meet(r, met, 0); read(r, value.id); if (value.id < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "hinge_type") { meet(r, met, 1); read(r, value.hinge_type); continue; }
        if (key == "translational_release_vx") { meet(r, met, 2); read(r, value.translational_release_vx); continue; }
        if (key == "translational_release_vy") { meet(r, met, 3); read(r, value.translational_release_vy); continue; }
        if (key == "translational_release_vz") { meet(r, met, 4); read(r, value.translational_release_vz); continue; }
        if (key == "rotational_release_mx") { meet(r, met, 5); read(r, value.rotational_release_mx); continue; }
        if (key == "rotational_release_my") { meet(r, met, 6); read(r, value.rotational_release_my); continue; }
        if (key == "rotational_release_mz") { meet(r, met, 7); read(r, value.rotational_release_mz); continue; }
        if (key == "rotational_release_warp") { meet(r, met, 8); read(r, value.rotational_release_warp); continue; }
        if (key == "max_tension_vx") { meet(r, met, 9); read(r, value.max_tension_vx); continue; }
        if (key == "max_tension_vy") { meet(r, met, 10); read(r, value.max_tension_vy); continue; }
        if (key == "max_tension_vz") { meet(r, met, 11); read(r, value.max_tension_vz); continue; }
        if (key == "max_moment_mx") { meet(r, met, 12); read(r, value.max_moment_mx); continue; }
        if (key == "max_moment_my") { meet(r, met, 13); read(r, value.max_moment_my); continue; }
        if (key == "max_moment_mz") { meet(r, met, 14); read(r, value.max_moment_mz); continue; }
        if (key == "max_bimoment_warp") { meet(r, met, 15); read(r, value.max_bimoment_warp); continue; }
        if (key == "stiffness_curve_vx") { meet(r, met, 16); read(r, value.stiffness_curve_vx); continue; }
        if (key == "stiffness_curve_vy") { meet(r, met, 17); read(r, value.stiffness_curve_vy); continue; }
        if (key == "stiffness_curve_vz") { meet(r, met, 18); read(r, value.stiffness_curve_vz); continue; }
        if (key == "stiffness_curve_mx") { meet(r, met, 19); read(r, value.stiffness_curve_mx); continue; }
        if (key == "stiffness_curve_my") { meet(r, met, 20); read(r, value.stiffness_curve_my); continue; }
        if (key == "stiffness_curve_mz") { meet(r, met, 21); read(r, value.stiffness_curve_mz); continue; }
        if (key == "moment_rotation_mx") { meet(r, met, 22); read(r, value.moment_rotation_mx); continue; }
        if (key == "moment_rotation_my") { meet(r, met, 23); read(r, value.moment_rotation_my); continue; }
        if (key == "moment_rotation_mz") { meet(r, met, 24); read(r, value.moment_rotation_mz); continue; }
        if (key == "rotation_axes") { meet(r, met, 25); if (!r.read_null()) { read(r, value.rotation_axes); } continue; }
        r.skip_unknown(key, "MemberHinge", Words{"id", "hinge_type", "translational_release_vx", "translational_release_vy", "translational_release_vz", "rotational_release_mx", "rotational_release_my", "rotational_release_mz", "rotational_release_warp", "max_tension_vx", "max_tension_vy", "max_tension_vz", "max_moment_mx", "max_moment_my", "max_moment_mz", "max_bimoment_warp", "stiffness_curve_vx", "stiffness_curve_vy", "stiffness_curve_vz", "stiffness_curve_mx", "stiffness_curve_my", "stiffness_curve_mz", "moment_rotation_mx", "moment_rotation_my", "moment_rotation_mz", "rotation_axes"});
    }
    if (!met[0]) r.lacks("id", "an integer of at least 0");
}

void read(JsonReader& r, ScissorHinge& value) {
    value = {};
    std::bitset<8> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { meet(r, met, 0); read(r, value.id); if (value.id < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "translational_release_x") { meet(r, met, 1); read(r, value.translational_release_x); continue; }
        if (key == "translational_release_y") { meet(r, met, 2); read(r, value.translational_release_y); continue; }
        if (key == "translational_release_z") { meet(r, met, 3); read(r, value.translational_release_z); continue; }
        if (key == "rotational_release_x") { meet(r, met, 4); read(r, value.rotational_release_x); continue; }
        if (key == "rotational_release_y") { meet(r, met, 5); read(r, value.rotational_release_y); continue; }
        if (key == "rotational_release_z") { meet(r, met, 6); read(r, value.rotational_release_z); continue; }
        if (key == "axes") { meet(r, met, 7); if (!r.read_null()) { read(r, value.axes); } continue; }
        r.skip_unknown(key, "ScissorHinge", Words{"id", "translational_release_x", "translational_release_y", "translational_release_z", "rotational_release_x", "rotational_release_y", "rotational_release_z", "axes"});
    }
    if (!met[0]) r.lacks("id", "an integer of at least 0");
}

void read(JsonReader& r, ShapeCommand& value) {
    value = {};
    std::bitset<8> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "command") { meet(r, met, 0); read(r, value.command); continue; }
        if (key == "y") { meet(r, met, 1); read(r, value.y); continue; }
        if (key == "z") { meet(r, met, 2); read(r, value.z); continue; }
        if (key == "r") { meet(r, met, 3); read(r, value.r); continue; }
        if (key == "center_y") { meet(r, met, 4); read(r, value.center_y); continue; }
        if (key == "center_z") { meet(r, met, 5); read(r, value.center_z); continue; }
        if (key == "theta0") { meet(r, met, 6); read(r, value.theta0); continue; }
        if (key == "theta1") { meet(r, met, 7); read(r, value.theta1); continue; }
        r.skip_unknown(key, "ShapeCommand", Words{"command", "y", "z", "r", "center_y", "center_z", "theta0", "theta1"});
    }
    if (!met[0]) r.lacks("command", "\"moveTo\", \"lineTo\", \"arcTo\" or \"closePath\"");
}

void read(JsonReader& r, ShapePath& value) {
    value = {};
    std::bitset<3> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { meet(r, met, 0); read(r, value.id); if (value.id < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "name") { meet(r, met, 1); read(r, value.name); continue; }
        if (key == "shape_commands") { meet(r, met, 2); read(r, value.shape_commands); continue; }
        r.skip_unknown(key, "ShapePath", Words{"id", "name", "shape_commands"});
    }
    if (!met[0]) r.lacks("id", "an integer of at least 0");
    if (!met[1]) r.lacks("name", "a text");
    if (!met[2]) r.lacks("shape_commands", "a list");
}

void read(JsonReader& r, PlateStiffnessModifiers& value) {
    value = {};
    std::bitset<3> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "membrane") { meet(r, met, 0); read(r, value.membrane); if (value.membrane) { if (*value.membrane < 0) r.reject(IssueCode::out_of_range, "a number of at least 0"); } continue; }
        if (key == "bending") { meet(r, met, 1); read(r, value.bending); if (value.bending) { if (*value.bending < 0) r.reject(IssueCode::out_of_range, "a number of at least 0"); } continue; }
        if (key == "shear") { meet(r, met, 2); read(r, value.shear); if (value.shear) { if (*value.shear < 0) r.reject(IssueCode::out_of_range, "a number of at least 0"); } continue; }
        r.skip_unknown(key, "PlateStiffnessModifiers", Words{"membrane", "bending", "shear"});
    }
}

void read(JsonReader& r, PlateOpening& value) {
    value = {};
    std::bitset<2> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { meet(r, met, 0); read(r, value.id); if (value.id < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "boundary_node_ids") { meet(r, met, 1); read(r, value.boundary_node_ids); if (value.boundary_node_ids.size() < 3) r.fail(IssueCode::wrong_length, "should be a list of at least 3 ids, found " + std::to_string(value.boundary_node_ids.size())); continue; }
        r.skip_unknown(key, "PlateOpening", Words{"id", "boundary_node_ids"});
    }
    if (!met[0]) r.lacks("id", "an integer of at least 0");
    if (!met[1]) r.lacks("boundary_node_ids", "a list of at least 3 ids");
}

void read(JsonReader& r, PlateMeshDivisions& value) {
    value = {};
    std::bitset<2> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "u") { meet(r, met, 0); read(r, value.u); if (value.u < 1 || value.u > 2000) r.reject(IssueCode::out_of_range, "an integer from 1 to 2000"); continue; }
        if (key == "v") { meet(r, met, 1); read(r, value.v); if (value.v < 1 || value.v > 2000) r.reject(IssueCode::out_of_range, "an integer from 1 to 2000"); continue; }
        r.skip_unknown(key, "PlateMeshDivisions", Words{"u", "v"});
    }
    if (!met[0]) r.lacks("u", "an integer from 1 to 2000");
    if (!met[1]) r.lacks("v", "an integer from 1 to 2000");
}

void read(JsonReader& r, PlateMeshSettings& value) {
    value = {};
    std::bitset<4> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "method") { meet(r, met, 0); if (!r.read_null()) { read(r, value.method); } continue; }
        if (key == "element_shape") { meet(r, met, 1); if (!r.read_null()) { read(r, value.element_shape); } continue; }
        if (key == "target_size") { meet(r, met, 2); read(r, value.target_size); if (value.target_size) { if (*value.target_size <= 0) r.reject(IssueCode::out_of_range, "a number greater than 0"); } continue; }
        if (key == "divisions") { meet(r, met, 3); read(r, value.divisions); continue; }
        r.skip_unknown(key, "PlateMeshSettings", Words{"method", "element_shape", "target_size", "divisions"});
    }
}

void read(JsonReader& r, PlateSurface& value) {
    value = {};
    std::bitset<16> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { meet(r, met, 0); read(r, value.id); if (value.id < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "thickness") { meet(r, met, 1); read(r, value.thickness); if (value.thickness <= 0) r.reject(IssueCode::out_of_range, "a number greater than 0"); continue; }
        if (key == "material") { meet(r, met, 2); read(r, value.material); if (value.material < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "behavior") { meet(r, met, 3); if (!r.read_null()) { read(r, value.behavior); } continue; }
        if (key == "theory") { meet(r, met, 4); if (!r.read_null()) { read(r, value.theory); } continue; }
        if (key == "plane_state") { meet(r, met, 5); if (!r.read_null()) { read(r, value.plane_state); } continue; }
        if (key == "offset") { meet(r, met, 6); if (!r.read_null()) { read(r, value.offset); } continue; }
        if (key == "local_x_direction") { meet(r, met, 7); read(r, value.local_x_direction); continue; }
        if (key == "stiffness_modifiers") { meet(r, met, 8); read(r, value.stiffness_modifiers); continue; }
        if (key == "name") { meet(r, met, 9); read(r, value.name); continue; }
        if (key == "classification") { meet(r, met, 10); read(r, value.classification); continue; }
        if (key == "boundary_node_ids") { meet(r, met, 11); read(r, value.boundary_node_ids); if (value.boundary_node_ids.size() < 3) r.fail(IssueCode::wrong_length, "should be a list of at least 3 ids, found " + std::to_string(value.boundary_node_ids.size())); continue; }
        if (key == "openings") { meet(r, met, 12); if (r.read_null()) value.openings.clear(); else { read(r, value.openings); } continue; }
        if (key == "mesh") { meet(r, met, 13); read(r, value.mesh); continue; }
        if (key == "mesh_group_id") { meet(r, met, 14); read(r, value.mesh_group_id); if (value.mesh_group_id) { if (*value.mesh_group_id < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); } continue; }
        if (key == "generated_plate_element_ids") { meet(r, met, 15); if (r.read_null()) value.generated_plate_element_ids.clear(); else { read(r, value.generated_plate_element_ids); } continue; }
        r.skip_unknown(key, "PlateSurface", Words{"id", "thickness", "material", "behavior", "theory", "plane_state", "offset", "local_x_direction", "stiffness_modifiers", "name", "classification", "boundary_node_ids", "openings", "mesh", "mesh_group_id", "generated_plate_element_ids"});
    }
    if (!met[0]) r.lacks("id", "an integer of at least 0");
    if (!met[1]) r.lacks("thickness", "a number greater than 0");
    if (!met[2]) r.lacks("material", "an integer of at least 0");
    if (!met[11]) r.lacks("boundary_node_ids", "a list of at least 3 ids");
}

void read(JsonReader& r, PlateElement& value) {
    value = {};
    std::bitset<11> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { meet(r, met, 0); read(r, value.id); if (value.id < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "thickness") { meet(r, met, 1); read(r, value.thickness); if (value.thickness <= 0) r.reject(IssueCode::out_of_range, "a number greater than 0"); continue; }
        if (key == "material") { meet(r, met, 2); read(r, value.material); if (value.material < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "behavior") { meet(r, met, 3); if (!r.read_null()) { read(r, value.behavior); } continue; }
        if (key == "theory") { meet(r, met, 4); if (!r.read_null()) { read(r, value.theory); } continue; }
        if (key == "plane_state") { meet(r, met, 5); if (!r.read_null()) { read(r, value.plane_state); } continue; }
        if (key == "offset") { meet(r, met, 6); if (!r.read_null()) { read(r, value.offset); } continue; }
        if (key == "local_x_direction") { meet(r, met, 7); read(r, value.local_x_direction); continue; }
        if (key == "stiffness_modifiers") { meet(r, met, 8); read(r, value.stiffness_modifiers); continue; }
        if (key == "node_ids") { meet(r, met, 9); read(r, value.node_ids); if (value.node_ids.size() < 3 || value.node_ids.size() > 4) r.fail(IssueCode::wrong_length, "should be a list of 3 to 4 ids, found " + std::to_string(value.node_ids.size())); continue; }
        if (key == "source_surface_id") { meet(r, met, 10); read(r, value.source_surface_id); if (value.source_surface_id) { if (*value.source_surface_id < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); } continue; }
        r.skip_unknown(key, "PlateElement", Words{"id", "thickness", "material", "behavior", "theory", "plane_state", "offset", "local_x_direction", "stiffness_modifiers", "node_ids", "source_surface_id"});
    }
    if (!met[0]) r.lacks("id", "an integer of at least 0");
    if (!met[1]) r.lacks("thickness", "a number greater than 0");
    if (!met[2]) r.lacks("material", "an integer of at least 0");
    if (!met[9]) r.lacks("node_ids", "a list of 3 to 4 ids");
}

void read(JsonReader& r, WorkAxis& value) {
    value = {};
    std::bitset<8> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { meet(r, met, 0); read(r, value.id); if (value.id < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "name") { meet(r, met, 1); read(r, value.name); continue; }
        if (key == "origin_x") { meet(r, met, 2); read(r, value.origin_x); continue; }
        if (key == "origin_y") { meet(r, met, 3); read(r, value.origin_y); continue; }
        if (key == "origin_z") { meet(r, met, 4); read(r, value.origin_z); continue; }
        if (key == "direction_x") { meet(r, met, 5); read(r, value.direction_x); continue; }
        if (key == "direction_y") { meet(r, met, 6); read(r, value.direction_y); continue; }
        if (key == "direction_z") { meet(r, met, 7); read(r, value.direction_z); continue; }
        r.skip_unknown(key, "WorkAxis", Words{"id", "name", "origin_x", "origin_y", "origin_z", "direction_x", "direction_y", "direction_z"});
    }
    if (!met[0]) r.lacks("id", "an integer of at least 0");
    if (!met[2]) r.lacks("origin_x", "a number");
    if (!met[3]) r.lacks("origin_y", "a number");
    if (!met[4]) r.lacks("origin_z", "a number");
    if (!met[5]) r.lacks("direction_x", "a number");
    if (!met[6]) r.lacks("direction_y", "a number");
    if (!met[7]) r.lacks("direction_z", "a number");
}

void read(JsonReader& r, WorkPlane& value) {
    value = {};
    std::bitset<8> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { meet(r, met, 0); read(r, value.id); if (value.id < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "name") { meet(r, met, 1); read(r, value.name); continue; }
        if (key == "origin_x") { meet(r, met, 2); read(r, value.origin_x); continue; }
        if (key == "origin_y") { meet(r, met, 3); read(r, value.origin_y); continue; }
        if (key == "origin_z") { meet(r, met, 4); read(r, value.origin_z); continue; }
        if (key == "normal_x") { meet(r, met, 5); read(r, value.normal_x); continue; }
        if (key == "normal_y") { meet(r, met, 6); read(r, value.normal_y); continue; }
        if (key == "normal_z") { meet(r, met, 7); read(r, value.normal_z); continue; }
        r.skip_unknown(key, "WorkPlane", Words{"id", "name", "origin_x", "origin_y", "origin_z", "normal_x", "normal_y", "normal_z"});
    }
    if (!met[0]) r.lacks("id", "an integer of at least 0");
    if (!met[2]) r.lacks("origin_x", "a number");
    if (!met[3]) r.lacks("origin_y", "a number");
    if (!met[4]) r.lacks("origin_z", "a number");
    if (!met[5]) r.lacks("normal_x", "a number");
    if (!met[6]) r.lacks("normal_y", "a number");
    if (!met[7]) r.lacks("normal_z", "a number");
}

void read(JsonReader& r, EntityGroup& value) {
    value = {};
    std::bitset<10> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { meet(r, met, 0); read(r, value.id); if (value.id < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "name") { meet(r, met, 1); read(r, value.name); continue; }
        if (key == "node_ids") { meet(r, met, 2); if (r.read_null()) value.node_ids.clear(); else { read(r, value.node_ids); } continue; }
        if (key == "member_ids") { meet(r, met, 3); if (r.read_null()) value.member_ids.clear(); else { read(r, value.member_ids); } continue; }
        if (key == "member_set_ids") { meet(r, met, 4); if (r.read_null()) value.member_set_ids.clear(); else { read(r, value.member_set_ids); } continue; }
        if (key == "support_ids") { meet(r, met, 5); if (r.read_null()) value.support_ids.clear(); else { read(r, value.support_ids); } continue; }
        if (key == "plate_surface_ids") { meet(r, met, 6); if (r.read_null()) value.plate_surface_ids.clear(); else { read(r, value.plate_surface_ids); } continue; }
        if (key == "plate_element_ids") { meet(r, met, 7); if (r.read_null()) value.plate_element_ids.clear(); else { read(r, value.plate_element_ids); } continue; }
        if (key == "work_axis_ids") { meet(r, met, 8); if (r.read_null()) value.work_axis_ids.clear(); else { read(r, value.work_axis_ids); } continue; }
        if (key == "work_plane_ids") { meet(r, met, 9); if (r.read_null()) value.work_plane_ids.clear(); else { read(r, value.work_plane_ids); } continue; }
        r.skip_unknown(key, "EntityGroup", Words{"id", "name", "node_ids", "member_ids", "member_set_ids", "support_ids", "plate_surface_ids", "plate_element_ids", "work_axis_ids", "work_plane_ids"});
    }
    if (!met[0]) r.lacks("id", "an integer of at least 0");
}

void read(JsonReader& r, Workspace& value) {
    value = {};
    std::bitset<3> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "work_axes") { meet(r, met, 0); if (r.read_null()) value.work_axes.clear(); else { read(r, value.work_axes); } continue; }
        if (key == "work_planes") { meet(r, met, 1); if (r.read_null()) value.work_planes.clear(); else { read(r, value.work_planes); } continue; }
        if (key == "entity_groups") { meet(r, met, 2); if (r.read_null()) value.entity_groups.clear(); else { read(r, value.entity_groups); } continue; }
        r.skip_unknown(key, "Workspace", Words{"work_axes", "work_planes", "entity_groups"});
    }
}

void read(JsonReader& r, Model& value) {
    value = {};
    std::bitset<13> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "nodes") { meet(r, met, 0); read(r, value.nodes); continue; }
        if (key == "members") { meet(r, met, 1); read(r, value.members); continue; }
        if (key == "member_sets") { meet(r, met, 2); read(r, value.member_sets); continue; }
        if (key == "materials") { meet(r, met, 3); read(r, value.materials); continue; }
        if (key == "sections") { meet(r, met, 4); read(r, value.sections); continue; }
        if (key == "nodal_supports") { meet(r, met, 5); read(r, value.nodal_supports); continue; }
        if (key == "nodal_masses") { meet(r, met, 6); if (r.read_null()) value.nodal_masses.clear(); else { read(r, value.nodal_masses); } continue; }
        if (key == "member_hinges") { meet(r, met, 7); if (r.read_null()) value.member_hinges.clear(); else { read(r, value.member_hinges); } continue; }
        if (key == "scissor_hinges") { meet(r, met, 8); if (r.read_null()) value.scissor_hinges.clear(); else { read(r, value.scissor_hinges); } continue; }
        if (key == "shape_paths") { meet(r, met, 9); if (r.read_null()) value.shape_paths.clear(); else { read(r, value.shape_paths); } continue; }
        if (key == "plate_surfaces") { meet(r, met, 10); if (r.read_null()) value.plate_surfaces.clear(); else { read(r, value.plate_surfaces); } continue; }
        if (key == "plate_elements") { meet(r, met, 11); if (r.read_null()) value.plate_elements.clear(); else { read(r, value.plate_elements); } continue; }
        if (key == "workspace") { meet(r, met, 12); read(r, value.workspace); continue; }
        r.skip_unknown(key, "Model", Words{"nodes", "members", "member_sets", "materials", "sections", "nodal_supports", "nodal_masses", "member_hinges", "scissor_hinges", "shape_paths", "plate_surfaces", "plate_elements", "workspace"});
    }
    if (!met[0]) r.lacks("nodes", "a list");
    if (!met[3]) r.lacks("materials", "a list");
}

void read(JsonReader& r, AllMembers& value) {
    value = {};
    std::bitset<1> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "type") { meet(r, met, 0); std::string tag; r.read(tag); continue; }
        r.skip_unknown(key, "AllMembers", Words{});
    }
}

void read(JsonReader& r, Members& value) {
    value = {};
    std::bitset<2> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "ids") { meet(r, met, 0); read(r, value.ids); if (value.ids.size() < 1) r.fail(IssueCode::wrong_length, "should be a list of at least 1 id, found " + std::to_string(value.ids.size())); continue; }
        if (key == "type") { meet(r, met, 1); std::string tag; r.read(tag); continue; }
        r.skip_unknown(key, "Members", Words{"ids"});
    }
    if (!met[0]) r.lacks("ids", "a list of at least 1 id");
}

void read(JsonReader& r, MemberSets& value) {
    value = {};
    std::bitset<2> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "ids") { meet(r, met, 0); read(r, value.ids); if (value.ids.size() < 1) r.fail(IssueCode::wrong_length, "should be a list of at least 1 id, found " + std::to_string(value.ids.size())); continue; }
        if (key == "type") { meet(r, met, 1); std::string tag; r.read(tag); continue; }
        r.skip_unknown(key, "MemberSets", Words{"ids"});
    }
    if (!met[0]) r.lacks("ids", "a list of at least 1 id");
}

void read(JsonReader& r, MemberClassification& value) {
    value = {};
    std::bitset<2> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "value") { meet(r, met, 0); read(r, value.value); continue; }
        if (key == "type") { meet(r, met, 1); std::string tag; r.read(tag); continue; }
        r.skip_unknown(key, "MemberClassification", Words{"value"});
    }
    if (!met[0]) r.lacks("value", "a text");
}

void read(JsonReader& r, AllPlates& value) {
    value = {};
    std::bitset<1> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "type") { meet(r, met, 0); std::string tag; r.read(tag); continue; }
        r.skip_unknown(key, "AllPlates", Words{});
    }
}

void read(JsonReader& r, PlateSurfaces& value) {
    value = {};
    std::bitset<2> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "ids") { meet(r, met, 0); read(r, value.ids); if (value.ids.size() < 1) r.fail(IssueCode::wrong_length, "should be a list of at least 1 id, found " + std::to_string(value.ids.size())); continue; }
        if (key == "type") { meet(r, met, 1); std::string tag; r.read(tag); continue; }
        r.skip_unknown(key, "PlateSurfaces", Words{"ids"});
    }
    if (!met[0]) r.lacks("ids", "a list of at least 1 id");
}

void read(JsonReader& r, PlateElements& value) {
    value = {};
    std::bitset<2> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "ids") { meet(r, met, 0); read(r, value.ids); if (value.ids.size() < 1) r.fail(IssueCode::wrong_length, "should be a list of at least 1 id, found " + std::to_string(value.ids.size())); continue; }
        if (key == "type") { meet(r, met, 1); std::string tag; r.read(tag); continue; }
        r.skip_unknown(key, "PlateElements", Words{"ids"});
    }
    if (!met[0]) r.lacks("ids", "a list of at least 1 id");
}

void read(JsonReader& r, Nodes& value) {
    value = {};
    std::bitset<2> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "ids") { meet(r, met, 0); read(r, value.ids); if (value.ids.size() < 1) r.fail(IssueCode::wrong_length, "should be a list of at least 1 id, found " + std::to_string(value.ids.size())); continue; }
        if (key == "type") { meet(r, met, 1); std::string tag; r.read(tag); continue; }
        r.skip_unknown(key, "Nodes", Words{"ids"});
    }
    if (!met[0]) r.lacks("ids", "a list of at least 1 id");
}

void read(JsonReader& r, NodesOfMembers& value) {
    value = {};
    std::bitset<2> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "members") { meet(r, met, 0); read(r, value.members); if (value.members.size() < 1) r.fail(IssueCode::wrong_length, "should be a list of at least 1 item, found " + std::to_string(value.members.size())); continue; }
        if (key == "type") { meet(r, met, 1); std::string tag; r.read(tag); continue; }
        r.skip_unknown(key, "NodesOfMembers", Words{"members"});
    }
    if (!met[0]) r.lacks("members", "a list of at least 1 item");
}

void read(JsonReader& r, ResultRequest& value) {
    value = {};
    std::bitset<7> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "block") { meet(r, met, 0); read(r, value.block); continue; }
        if (key == "members") { meet(r, met, 1); if (r.read_null()) value.members.clear(); else { read(r, value.members); } continue; }
        if (key == "nodes") { meet(r, met, 2); read(r, value.nodes); continue; }
        if (key == "load_combination_ids") { meet(r, met, 3); if (r.read_null()) value.load_combination_ids.clear(); else { read(r, value.load_combination_ids); } continue; }
        if (key == "limit_state") { meet(r, met, 4); read(r, value.limit_state); continue; }
        if (key == "components") { meet(r, met, 5); if (r.read_null()) value.components.clear(); else { read(r, value.components); } continue; }
        if (key == "end") { meet(r, met, 6); read(r, value.end); continue; }
        r.skip_unknown(key, "ResultRequest", Words{"block", "members", "nodes", "load_combination_ids", "limit_state", "components", "end"});
    }
    if (!met[0]) r.lacks("block", "\"local_envelopes\", \"global_envelopes\", \"local_end_forces\", \"global_end_forces\", \"section_forces\", \"internal_force_series\", \"local_displacements\", \"node_displacements\" or \"reactions\"");
}

void read(JsonReader& r, AnalysisOptions& value) {
    value = {};
    std::bitset<23> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "solve_loadcases") { meet(r, met, 0); read(r, value.solve_loadcases); continue; }
        if (key == "dimensionality") { meet(r, met, 1); read(r, value.dimensionality); continue; }
        if (key == "order") { meet(r, met, 2); read(r, value.order); continue; }
        if (key == "nonlinear_method") { meet(r, met, 3); read(r, value.nonlinear_method); continue; }
        if (key == "pdelta_formulation") { meet(r, met, 4); read(r, value.pdelta_formulation); continue; }
        if (key == "pdelta_mode") { meet(r, met, 5); read(r, value.pdelta_mode); continue; }
        if (key == "pdelta_suppress_axes") { meet(r, met, 6); if (r.read_null()) value.pdelta_suppress_axes.clear(); else { read(r, value.pdelta_suppress_axes); } continue; }
        if (key == "tolerance") { meet(r, met, 7); read(r, value.tolerance); continue; }
        if (key == "max_iterations") { meet(r, met, 8); read(r, value.max_iterations); if (value.max_iterations) { if (*value.max_iterations < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); } continue; }
        if (key == "rigid_strategy") { meet(r, met, 9); read(r, value.rigid_strategy); continue; }
        if (key == "axial_slack") { meet(r, met, 10); read(r, value.axial_slack); continue; }
        if (key == "include_shear_deformation") { meet(r, met, 11); if (!r.read_null()) { read(r, value.include_shear_deformation); } continue; }
        if (key == "include_warping") { meet(r, met, 12); if (!r.read_null()) { read(r, value.include_warping); } continue; }
        if (key == "include_shear_center_coupling") { meet(r, met, 13); if (!r.read_null()) { read(r, value.include_shear_center_coupling); } continue; }
        if (key == "enable_self_weight") { meet(r, met, 14); if (!r.read_null()) { read(r, value.enable_self_weight); } continue; }
        if (key == "self_weight_load_case_id") { meet(r, met, 15); read(r, value.self_weight_load_case_id); if (value.self_weight_load_case_id) { if (*value.self_weight_load_case_id < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); } continue; }
        if (key == "gravity_factor") { meet(r, met, 16); if (!r.read_null()) { read(r, value.gravity_factor); } continue; }
        if (key == "gravity_direction") { meet(r, met, 17); if (!r.read_null()) { read(r, value.gravity_direction); } continue; }
        if (key == "include_member_deflected_shape") { meet(r, met, 18); if (!r.read_null()) { read(r, value.include_member_deflected_shape); } continue; }
        if (key == "result_filter") { meet(r, met, 19); if (r.read_null()) value.result_filter.clear(); else { read(r, value.result_filter); } continue; }
        if (key == "result_requests") { meet(r, met, 20); if (r.read_null()) value.result_requests.clear(); else { read(r, value.result_requests); } continue; }
        if (key == "render_unity_reports") { meet(r, met, 21); if (!r.read_null()) { read(r, value.render_unity_reports); } continue; }
        if (key == "include_report_html") { meet(r, met, 22); if (!r.read_null()) { read(r, value.include_report_html); } continue; }
        r.skip_unknown(key, "AnalysisOptions", Words{"solve_loadcases", "dimensionality", "order", "nonlinear_method", "pdelta_formulation", "pdelta_mode", "pdelta_suppress_axes", "tolerance", "max_iterations", "rigid_strategy", "axial_slack", "include_shear_deformation", "include_warping", "include_shear_center_coupling", "enable_self_weight", "self_weight_load_case_id", "gravity_factor", "gravity_direction", "include_member_deflected_shape", "result_filter", "result_requests", "render_unity_reports", "include_report_html"});
    }
}

void read(JsonReader& r, NodalLoad& value) {
    value = {};
    std::bitset<5> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { meet(r, met, 0); read(r, value.id); if (value.id < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "node") { meet(r, met, 1); read(r, value.node); if (value.node < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "magnitude") { meet(r, met, 2); read(r, value.magnitude); continue; }
        if (key == "direction") { meet(r, met, 3); read(r, value.direction); continue; }
        if (key == "load_type") { meet(r, met, 4); read(r, value.load_type); continue; }
        r.skip_unknown(key, "NodalLoad", Words{"id", "node", "magnitude", "direction", "load_type"});
    }
    if (!met[0]) r.lacks("id", "an integer of at least 0");
    if (!met[1]) r.lacks("node", "an integer of at least 0");
    if (!met[2]) r.lacks("magnitude", "a number");
    if (!met[3]) r.lacks("direction", "a list of 3 numbers");
}

void read(JsonReader& r, NodalMoment& value) {
    value = {};
    std::bitset<5> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { meet(r, met, 0); read(r, value.id); if (value.id < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "node") { meet(r, met, 1); read(r, value.node); if (value.node < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "magnitude") { meet(r, met, 2); read(r, value.magnitude); continue; }
        if (key == "direction") { meet(r, met, 3); read(r, value.direction); continue; }
        if (key == "load_type") { meet(r, met, 4); read(r, value.load_type); continue; }
        r.skip_unknown(key, "NodalMoment", Words{"id", "node", "magnitude", "direction", "load_type"});
    }
    if (!met[0]) r.lacks("id", "an integer of at least 0");
    if (!met[1]) r.lacks("node", "an integer of at least 0");
    if (!met[2]) r.lacks("magnitude", "a number");
    if (!met[3]) r.lacks("direction", "a list of 3 numbers");
}

void read(JsonReader& r, DistributedLoad& value) {
    value = {};
    std::bitset<9> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { meet(r, met, 0); read(r, value.id); if (value.id < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "member") { meet(r, met, 1); read(r, value.member); if (value.member < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "magnitude") { meet(r, met, 2); read(r, value.magnitude); continue; }
        if (key == "end_magnitude") { meet(r, met, 3); read(r, value.end_magnitude); continue; }
        if (key == "direction") { meet(r, met, 4); read(r, value.direction); continue; }
        if (key == "start_frac") { meet(r, met, 5); read(r, value.start_frac); if (value.start_frac < 0 || value.start_frac > 1) r.reject(IssueCode::out_of_range, "a number from 0 to 1"); continue; }
        if (key == "end_frac") { meet(r, met, 6); read(r, value.end_frac); if (value.end_frac < 0 || value.end_frac > 1) r.reject(IssueCode::out_of_range, "a number from 0 to 1"); continue; }
        if (key == "projected") { meet(r, met, 7); read(r, value.projected); continue; }
        if (key == "axes") { meet(r, met, 8); read(r, value.axes); continue; }
        r.skip_unknown(key, "DistributedLoad", Words{"id", "member", "magnitude", "end_magnitude", "direction", "start_frac", "end_frac", "projected", "axes"});
    }
    if (!met[0]) r.lacks("id", "an integer of at least 0");
    if (!met[1]) r.lacks("member", "an integer of at least 0");
    if (!met[2]) r.lacks("magnitude", "a number");
    if (!met[3]) r.lacks("end_magnitude", "a number");
    if (!met[4]) r.lacks("direction", "a list of 3 numbers");
}

void read(JsonReader& r, SurfaceLoadVertex& value) {
    value = {};
    std::bitset<3> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "X") { meet(r, met, 0); read(r, value.X); continue; }
        if (key == "Y") { meet(r, met, 1); read(r, value.Y); continue; }
        if (key == "Z") { meet(r, met, 2); read(r, value.Z); continue; }
        r.skip_unknown(key, "SurfaceLoadVertex", Words{"X", "Y", "Z"});
    }
    if (!met[0]) r.lacks("X", "a number");
    if (!met[1]) r.lacks("Y", "a number");
    if (!met[2]) r.lacks("Z", "a number");
}

void read(JsonReader& r, SurfaceLoad& value) {
    value = {};
    std::bitset<5> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { meet(r, met, 0); read(r, value.id); if (value.id < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "polygon") { meet(r, met, 1); read(r, value.polygon); continue; }
        if (key == "magnitude") { meet(r, met, 2); read(r, value.magnitude); continue; }
        if (key == "direction") { meet(r, met, 3); read(r, value.direction); continue; }
        if (key == "distribution_direction") { meet(r, met, 4); read(r, value.distribution_direction); continue; }
        r.skip_unknown(key, "SurfaceLoad", Words{"id", "polygon", "magnitude", "direction", "distribution_direction"});
    }
    if (!met[0]) r.lacks("id", "an integer of at least 0");
    if (!met[1]) r.lacks("polygon", "a list");
    if (!met[2]) r.lacks("magnitude", "a number");
    if (!met[3]) r.lacks("direction", "a list of 3 numbers");
}

void read(JsonReader& r, MemberPointLoad& value) {
    value = {};
    std::bitset<6> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { meet(r, met, 0); read(r, value.id); if (value.id < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "member") { meet(r, met, 1); read(r, value.member); if (value.member < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "magnitude") { meet(r, met, 2); read(r, value.magnitude); continue; }
        if (key == "direction") { meet(r, met, 3); read(r, value.direction); continue; }
        if (key == "position") { meet(r, met, 4); read(r, value.position); if (value.position < 0 || value.position > 1) r.reject(IssueCode::out_of_range, "a number from 0 to 1"); continue; }
        if (key == "axes") { meet(r, met, 5); if (!r.read_null()) { read(r, value.axes); } continue; }
        r.skip_unknown(key, "MemberPointLoad", Words{"id", "member", "magnitude", "direction", "position", "axes"});
    }
    if (!met[0]) r.lacks("id", "an integer of at least 0");
    if (!met[1]) r.lacks("member", "an integer of at least 0");
    if (!met[2]) r.lacks("magnitude", "a number");
    if (!met[3]) r.lacks("direction", "a list of 3 numbers");
    if (!met[4]) r.lacks("position", "a number from 0 to 1");
}

void read(JsonReader& r, MemberPointMoment& value) {
    value = {};
    std::bitset<6> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { meet(r, met, 0); read(r, value.id); if (value.id < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "member") { meet(r, met, 1); read(r, value.member); if (value.member < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "magnitude") { meet(r, met, 2); read(r, value.magnitude); continue; }
        if (key == "direction") { meet(r, met, 3); read(r, value.direction); continue; }
        if (key == "position") { meet(r, met, 4); read(r, value.position); if (value.position < 0 || value.position > 1) r.reject(IssueCode::out_of_range, "a number from 0 to 1"); continue; }
        if (key == "axes") { meet(r, met, 5); if (!r.read_null()) { read(r, value.axes); } continue; }
        r.skip_unknown(key, "MemberPointMoment", Words{"id", "member", "magnitude", "direction", "position", "axes"});
    }
    if (!met[0]) r.lacks("id", "an integer of at least 0");
    if (!met[1]) r.lacks("member", "an integer of at least 0");
    if (!met[2]) r.lacks("magnitude", "a number");
    if (!met[3]) r.lacks("direction", "a list of 3 numbers");
    if (!met[4]) r.lacks("position", "a number from 0 to 1");
}

void read(JsonReader& r, SurfaceTarget& value) {
    value = {};
    std::bitset<2> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "surface_id") { meet(r, met, 0); read(r, value.surface_id); if (value.surface_id < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "kind") { meet(r, met, 1); std::string tag; r.read(tag); continue; }
        r.skip_unknown(key, "SurfaceTarget", Words{"surface_id"});
    }
    if (!met[0]) r.lacks("surface_id", "an integer of at least 0");
}

void read(JsonReader& r, ElementTarget& value) {
    value = {};
    std::bitset<2> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "plate_element_id") { meet(r, met, 0); read(r, value.plate_element_id); if (value.plate_element_id < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "kind") { meet(r, met, 1); std::string tag; r.read(tag); continue; }
        r.skip_unknown(key, "ElementTarget", Words{"plate_element_id"});
    }
    if (!met[0]) r.lacks("plate_element_id", "an integer of at least 0");
}

void read(JsonReader& r, PlatePressure& value) {
    value = {};
    std::bitset<5> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { meet(r, met, 0); read(r, value.id); if (value.id < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "target") { meet(r, met, 1); read(r, value.target); continue; }
        if (key == "magnitude") { meet(r, met, 2); read(r, value.magnitude); continue; }
        if (key == "direction") { meet(r, met, 3); read(r, value.direction); continue; }
        if (key == "projected") { meet(r, met, 4); if (!r.read_null()) { read(r, value.projected); } continue; }
        r.skip_unknown(key, "PlatePressure", Words{"id", "target", "magnitude", "direction", "projected"});
    }
    if (!met[0]) r.lacks("id", "an integer of at least 0");
    if (!met[1]) r.lacks("target", "an object");
    if (!met[2]) r.lacks("magnitude", "a number");
    if (!met[3]) r.lacks("direction", "a list of 3 numbers");
}

void read(JsonReader& r, SupportDisplacement& value) {
    value = {};
    std::bitset<4> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { meet(r, met, 0); read(r, value.id); if (value.id < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "node") { meet(r, met, 1); read(r, value.node); if (value.node < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "direction") { meet(r, met, 2); read(r, value.direction); continue; }
        if (key == "value") { meet(r, met, 3); read(r, value.value); continue; }
        r.skip_unknown(key, "SupportDisplacement", Words{"id", "node", "direction", "value"});
    }
    if (!met[0]) r.lacks("id", "an integer of at least 0");
    if (!met[1]) r.lacks("node", "an integer of at least 0");
    if (!met[2]) r.lacks("direction", "\"X\", \"Y\", \"Z\", \"RX\", \"RY\" or \"RZ\"");
    if (!met[3]) r.lacks("value", "a number");
}

void read(JsonReader& r, TemperatureLoad& value) {
    value = {};
    std::bitset<5> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { meet(r, met, 0); read(r, value.id); if (value.id < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "member") { meet(r, met, 1); read(r, value.member); if (value.member < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "uniform") { meet(r, met, 2); read(r, value.uniform); continue; }
        if (key == "gradient_y") { meet(r, met, 3); read(r, value.gradient_y); continue; }
        if (key == "gradient_z") { meet(r, met, 4); read(r, value.gradient_z); continue; }
        r.skip_unknown(key, "TemperatureLoad", Words{"id", "member", "uniform", "gradient_y", "gradient_z"});
    }
    if (!met[0]) r.lacks("id", "an integer of at least 0");
    if (!met[1]) r.lacks("member", "an integer of at least 0");
}

void read(JsonReader& r, LoadCase& value) {
    value = {};
    std::bitset<11> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { meet(r, met, 0); read(r, value.id); if (value.id < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "name") { meet(r, met, 1); read(r, value.name); continue; }
        if (key == "nodal_loads") { meet(r, met, 2); if (r.read_null()) value.nodal_loads.clear(); else { read(r, value.nodal_loads); } continue; }
        if (key == "nodal_moments") { meet(r, met, 3); if (r.read_null()) value.nodal_moments.clear(); else { read(r, value.nodal_moments); } continue; }
        if (key == "distributed_loads") { meet(r, met, 4); if (r.read_null()) value.distributed_loads.clear(); else { read(r, value.distributed_loads); } continue; }
        if (key == "surface_loads") { meet(r, met, 5); if (r.read_null()) value.surface_loads.clear(); else { read(r, value.surface_loads); } continue; }
        if (key == "member_point_loads") { meet(r, met, 6); if (r.read_null()) value.member_point_loads.clear(); else { read(r, value.member_point_loads); } continue; }
        if (key == "member_point_moments") { meet(r, met, 7); if (r.read_null()) value.member_point_moments.clear(); else { read(r, value.member_point_moments); } continue; }
        if (key == "plate_pressures") { meet(r, met, 8); if (r.read_null()) value.plate_pressures.clear(); else { read(r, value.plate_pressures); } continue; }
        if (key == "support_displacements") { meet(r, met, 9); if (r.read_null()) value.support_displacements.clear(); else { read(r, value.support_displacements); } continue; }
        if (key == "temperature_loads") { meet(r, met, 10); if (r.read_null()) value.temperature_loads.clear(); else { read(r, value.temperature_loads); } continue; }
        r.skip_unknown(key, "LoadCase", Words{"id", "name", "nodal_loads", "nodal_moments", "distributed_loads", "surface_loads", "member_point_loads", "member_point_moments", "plate_pressures", "support_displacements", "temperature_loads"});
    }
    if (!met[0]) r.lacks("id", "an integer of at least 0");
    if (!met[1]) r.lacks("name", "a text");
}

void read(JsonReader& r, LoadCaseFactor& value) {
    value = {};
    std::bitset<2> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "load_case_id") { meet(r, met, 0); read(r, value.load_case_id); if (value.load_case_id < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "factor") { meet(r, met, 1); read(r, value.factor); continue; }
        r.skip_unknown(key, "LoadCaseFactor", Words{"load_case_id", "factor"});
    }
    if (!met[0]) r.lacks("load_case_id", "an integer of at least 0");
    if (!met[1]) r.lacks("factor", "a number");
}

void read(JsonReader& r, LoadCombination& value) {
    value = {};
    std::bitset<6> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { meet(r, met, 0); read(r, value.id); if (value.id < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "name") { meet(r, met, 1); read(r, value.name); continue; }
        if (key == "load_case_factors") { meet(r, met, 2); read(r, value.load_case_factors); if (value.load_case_factors.size() < 1) r.fail(IssueCode::wrong_length, "should be a list of at least 1 item, found " + std::to_string(value.load_case_factors.size())); continue; }
        if (key == "situation") { meet(r, met, 3); read(r, value.situation); continue; }
        if (key == "check") { meet(r, met, 4); read(r, value.check); continue; }
        if (key == "limit_state") { meet(r, met, 5); read(r, value.limit_state); continue; }
        r.skip_unknown(key, "LoadCombination", Words{"id", "name", "load_case_factors", "situation", "check", "limit_state"});
    }
    if (!met[0]) r.lacks("id", "an integer of at least 0");
    if (!met[1]) r.lacks("name", "a text");
    if (!met[2]) r.lacks("load_case_factors", "a list of at least 1 item");
}

void read(JsonReader& r, SwayImperfection& value) {
    value = {};
    std::bitset<4> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "axis") { meet(r, met, 0); read(r, value.axis); continue; }
        if (key == "magnitude") { meet(r, met, 1); read(r, value.magnitude); continue; }
        if (key == "height_direction") { meet(r, met, 2); read(r, value.height_direction); continue; }
        if (key == "reference_point") { meet(r, met, 3); read(r, value.reference_point); continue; }
        r.skip_unknown(key, "SwayImperfection", Words{"axis", "magnitude", "height_direction", "reference_point"});
    }
    if (!met[0]) r.lacks("axis", "a list of 3 numbers");
    if (!met[1]) r.lacks("magnitude", "a number");
}

void read(JsonReader& r, TranslationImperfection& value) {
    value = {};
    std::bitset<3> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "memberset_ids") { meet(r, met, 0); read(r, value.memberset_ids); continue; }
        if (key == "axis") { meet(r, met, 1); read(r, value.axis); continue; }
        if (key == "magnitude") { meet(r, met, 2); read(r, value.magnitude); continue; }
        r.skip_unknown(key, "TranslationImperfection", Words{"memberset_ids", "axis", "magnitude"});
    }
    if (!met[0]) r.lacks("memberset_ids", "a list");
    if (!met[1]) r.lacks("axis", "a list of 3 numbers");
    if (!met[2]) r.lacks("magnitude", "a number");
}

void read(JsonReader& r, ImperfectionCase& value) {
    value = {};
    std::bitset<4> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "imperfection_case_id") { meet(r, met, 0); read(r, value.imperfection_case_id); if (value.imperfection_case_id < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "load_combinations") { meet(r, met, 1); read(r, value.load_combinations); continue; }
        if (key == "sway_imperfections") { meet(r, met, 2); read(r, value.sway_imperfections); continue; }
        if (key == "translation_imperfections") { meet(r, met, 3); read(r, value.translation_imperfections); continue; }
        r.skip_unknown(key, "ImperfectionCase", Words{"imperfection_case_id", "load_combinations", "sway_imperfections", "translation_imperfections"});
    }
    if (!met[0]) r.lacks("imperfection_case_id", "an integer of at least 0");
}

void read(JsonReader& r, MaxAbs& value) {
    value = {};
    std::bitset<1> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "type") { meet(r, met, 0); std::string tag; r.read(tag); continue; }
        r.skip_unknown(key, "MaxAbs", Words{});
    }
}

void read(JsonReader& r, Max& value) {
    value = {};
    std::bitset<1> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "type") { meet(r, met, 0); std::string tag; r.read(tag); continue; }
        r.skip_unknown(key, "Max", Words{});
    }
}

void read(JsonReader& r, Min& value) {
    value = {};
    std::bitset<1> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "type") { meet(r, met, 0); std::string tag; r.read(tag); continue; }
        r.skip_unknown(key, "Min", Words{});
    }
}

void read(JsonReader& r, AtFraction& value) {
    value = {};
    std::bitset<2> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "fraction") { meet(r, met, 0); read(r, value.fraction); if (value.fraction < 0 || value.fraction > 1) r.reject(IssueCode::out_of_range, "a number from 0 to 1"); continue; }
        if (key == "type") { meet(r, met, 1); std::string tag; r.read(tag); continue; }
        r.skip_unknown(key, "AtFraction", Words{"fraction"});
    }
    if (!met[0]) r.lacks("fraction", "a number from 0 to 1");
}

void read(JsonReader& r, AtStart& value) {
    value = {};
    std::bitset<1> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "type") { meet(r, met, 0); std::string tag; r.read(tag); continue; }
        r.skip_unknown(key, "AtStart", Words{});
    }
}

void read(JsonReader& r, AtEnd& value) {
    value = {};
    std::bitset<1> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "type") { meet(r, met, 0); std::string tag; r.read(tag); continue; }
        r.skip_unknown(key, "AtEnd", Words{});
    }
}

void read(JsonReader& r, MemberForce& value) {
    value = {};
    std::bitset<3> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "component") { meet(r, met, 0); read(r, value.component); continue; }
        if (key == "aggregation") { meet(r, met, 1); read(r, value.aggregation); continue; }
        if (key == "of") { meet(r, met, 2); read(r, value.of); continue; }
        r.skip_unknown(key, "MemberForce", Words{"component", "aggregation", "of"});
    }
    if (!met[0]) r.lacks("component", "\"N\", \"Vy\", \"Vz\", \"Mx\", \"My\", \"Mz\" or \"Bimoment\"");
}

void read(JsonReader& r, Displacement& value) {
    value = {};
    std::bitset<1> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "component") { meet(r, met, 0); read(r, value.component); continue; }
        r.skip_unknown(key, "Displacement", Words{"component"});
    }
    if (!met[0]) r.lacks("component", "\"Dx\", \"Dy\", \"Dz\", \"Rx\", \"Ry\", \"Rz\" or \"Magnitude\"");
}

void read(JsonReader& r, NodeDisplacement& value) {
    value = {};
    std::bitset<2> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "at") { meet(r, met, 0); read(r, value.at); continue; }
        if (key == "component") { meet(r, met, 1); read(r, value.component); continue; }
        r.skip_unknown(key, "NodeDisplacement", Words{"at", "component"});
    }
    if (!met[0]) r.lacks("at", "\"Start\", \"End\", \"ReferenceMemberStart\", \"ReferenceMemberEnd\" or \"ReferenceNode\"");
    if (!met[1]) r.lacks("component", "\"Dx\", \"Dy\", \"Dz\", \"Rx\", \"Ry\", \"Rz\" or \"Magnitude\"");
}

void read(JsonReader& r, NodePosition& value) {
    value = {};
    std::bitset<2> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "at") { meet(r, met, 0); read(r, value.at); continue; }
        if (key == "axis") { meet(r, met, 1); read(r, value.axis); continue; }
        r.skip_unknown(key, "NodePosition", Words{"at", "axis"});
    }
    if (!met[0]) r.lacks("at", "\"Start\", \"End\", \"ReferenceMemberStart\", \"ReferenceMemberEnd\" or \"ReferenceNode\"");
    if (!met[1]) r.lacks("axis", "\"X\", \"Y\" or \"Z\"");
}

void read(JsonReader& r, MemberDeflection& value) {
    value = {};
    std::bitset<2> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "component") { meet(r, met, 0); read(r, value.component); continue; }
        if (key == "aggregation") { meet(r, met, 1); read(r, value.aggregation); continue; }
        r.skip_unknown(key, "MemberDeflection", Words{"component", "aggregation"});
    }
    if (!met[0]) r.lacks("component", "\"LocalY\", \"LocalZ\" or \"Magnitude\"");
}

void read(JsonReader& r, SectionQuantity& value) {
    value = {};
    std::bitset<2> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "property") { meet(r, met, 0); read(r, value.property); continue; }
        if (key == "of") { meet(r, met, 1); read(r, value.of); continue; }
        r.skip_unknown(key, "SectionQuantity", Words{"property", "of"});
    }
    if (!met[0]) r.lacks("property", "\"Area\", \"Iy\", \"Iz\", \"J\", \"Iw\", \"WelY\", \"WelZ\", \"WplY\", \"WplZ\", \"H\", \"B\", \"Asy\" or \"Asz\"");
}

void read(JsonReader& r, MaterialQuantity& value) {
    value = {};
    std::bitset<2> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "property") { meet(r, met, 0); read(r, value.property); continue; }
        if (key == "of") { meet(r, met, 1); read(r, value.of); continue; }
        r.skip_unknown(key, "MaterialQuantity", Words{"property", "of"});
    }
    if (!met[0]) r.lacks("property", "\"E\", \"G\", \"Fy\" or \"Density\"");
}

void read(JsonReader& r, Geometry& value) {
    value = {};
    std::bitset<2> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "property") { meet(r, met, 0); read(r, value.property); if (value.property != "Length") r.reject_word(value.property, "\"Length\"", Words{"Length"}); continue; }
        if (key == "of") { meet(r, met, 1); read(r, value.of); continue; }
        r.skip_unknown(key, "Geometry", Words{"property", "of"});
    }
    if (!met[0]) r.lacks("property", "\"Length\"");
}

void read(JsonReader& r, PlateStress& value) {
    value = {};
    std::bitset<1> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "measure") { meet(r, met, 0); read(r, value.measure); continue; }
        r.skip_unknown(key, "PlateStress", Words{"measure"});
    }
    if (!met[0]) r.lacks("measure", "\"VonMises\", \"PrincipalMax\" or \"PrincipalMin\"");
}

void read(JsonReader& r, DimensionedConstant& value) {
    value = {};
    std::bitset<2> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "value") { meet(r, met, 0); read(r, value.value); continue; }
        if (key == "dimension") { meet(r, met, 1); read(r, value.dimension); continue; }
        r.skip_unknown(key, "DimensionedConstant", Words{"value", "dimension"});
    }
    if (!met[0]) r.lacks("value", "a number");
    if (!met[1]) r.lacks("dimension", "\"Length\", \"Force\", \"Moment\", \"Stress\", \"Area\" or \"Angle\"");
}

void read(JsonReader& r, QuantitySource& value) {
    value = {};
    std::bitset<11> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "MemberForce") { meet(r, met, 0); read(r, value.MemberForce); continue; }
        if (key == "Displacement") { meet(r, met, 1); read(r, value.Displacement); continue; }
        if (key == "NodeDisplacement") { meet(r, met, 2); read(r, value.NodeDisplacement); continue; }
        if (key == "NodePosition") { meet(r, met, 3); read(r, value.NodePosition); continue; }
        if (key == "MemberDeflection") { meet(r, met, 4); read(r, value.MemberDeflection); continue; }
        if (key == "Section") { meet(r, met, 5); read(r, value.Section); continue; }
        if (key == "Material") { meet(r, met, 6); read(r, value.Material); continue; }
        if (key == "Geometry") { meet(r, met, 7); read(r, value.Geometry); continue; }
        if (key == "PlateStress") { meet(r, met, 8); read(r, value.PlateStress); continue; }
        if (key == "Constant") { meet(r, met, 9); read(r, value.Constant); continue; }
        if (key == "DimensionedConstant") { meet(r, met, 10); read(r, value.DimensionedConstant); continue; }
        r.skip_unknown(key, "QuantitySource", Words{"MemberForce", "Displacement", "NodeDisplacement", "NodePosition", "MemberDeflection", "Section", "Material", "Geometry", "PlateStress", "Constant", "DimensionedConstant"});
    }
    choose_one(r, {{"MemberForce", value.MemberForce.has_value()}, {"Displacement", value.Displacement.has_value()}, {"NodeDisplacement", value.NodeDisplacement.has_value()}, {"NodePosition", value.NodePosition.has_value()}, {"MemberDeflection", value.MemberDeflection.has_value()}, {"Section", value.Section.has_value()}, {"Material", value.Material.has_value()}, {"Geometry", value.Geometry.has_value()}, {"PlateStress", value.PlateStress.has_value()}, {"Constant", value.Constant.has_value()}, {"DimensionedConstant", value.DimensionedConstant.has_value()}});
}

void read(JsonReader& r, VarSource& value) {
    value = {};
    std::bitset<2> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "Quantity") { meet(r, met, 0); read(r, value.Quantity); continue; }
        if (key == "Expression") { meet(r, met, 1); read(r, value.Expression); continue; }
        r.skip_unknown(key, "VarSource", Words{"Quantity", "Expression"});
    }
    choose_one(r, {{"Quantity", value.Quantity.has_value()}, {"Expression", value.Expression.has_value()}});
}

void read(JsonReader& r, VarBinding& value) {
    value = {};
    std::bitset<2> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "name") { meet(r, met, 0); read(r, value.name); continue; }
        if (key == "source") { meet(r, met, 1); read(r, value.source); continue; }
        r.skip_unknown(key, "VarBinding", Words{"name", "source"});
    }
    if (!met[0]) r.lacks("name", "a text");
    if (!met[1]) r.lacks("source", "an object");
}

void read(JsonReader& r, GenericSpec& value) {
    value = {};
    std::bitset<3> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "demand") { meet(r, met, 0); read(r, value.demand); continue; }
        if (key == "capacity") { meet(r, met, 1); read(r, value.capacity); continue; }
        if (key == "variables") { meet(r, met, 2); if (r.read_null()) value.variables.clear(); else { read(r, value.variables); } continue; }
        r.skip_unknown(key, "GenericSpec", Words{"demand", "capacity", "variables"});
    }
    if (!met[0]) r.lacks("demand", "a text");
    if (!met[1]) r.lacks("capacity", "a text");
}

void read(JsonReader& r, Ec3SteelSpec& value) {
    value = {};
    std::bitset<13> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "gamma_m0") { meet(r, met, 0); if (!r.read_null()) { read(r, value.gamma_m0); } continue; }
        if (key == "gamma_m1") { meet(r, met, 1); if (!r.read_null()) { read(r, value.gamma_m1); } continue; }
        if (key == "include_buckling") { meet(r, met, 2); if (!r.read_null()) { read(r, value.include_buckling); } continue; }
        if (key == "include_ltb") { meet(r, met, 3); if (!r.read_null()) { read(r, value.include_ltb); } continue; }
        if (key == "interaction_method") { meet(r, met, 4); read(r, value.interaction_method); continue; }
        if (key == "ltb_method") { meet(r, met, 5); read(r, value.ltb_method); continue; }
        if (key == "c1") { meet(r, met, 6); read(r, value.c1); continue; }
        if (key == "c2") { meet(r, met, 7); if (!r.read_null()) { read(r, value.c2); } continue; }
        if (key == "c3") { meet(r, met, 8); if (!r.read_null()) { read(r, value.c3); } continue; }
        if (key == "z_g") { meet(r, met, 9); if (!r.read_null()) { read(r, value.z_g); } continue; }
        if (key == "cmy") { meet(r, met, 10); read(r, value.cmy); continue; }
        if (key == "cmz") { meet(r, met, 11); read(r, value.cmz); continue; }
        if (key == "cm_lt") { meet(r, met, 12); read(r, value.cm_lt); continue; }
        r.skip_unknown(key, "Ec3SteelSpec", Words{"gamma_m0", "gamma_m1", "include_buckling", "include_ltb", "interaction_method", "ltb_method", "c1", "c2", "c3", "z_g", "cmy", "cmz", "cm_lt"});
    }
}

void read(JsonReader& r, CheckSpec& value) {
    value = {};
    std::bitset<2> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "Generic") { meet(r, met, 0); read(r, value.Generic); continue; }
        if (key == "Ec3Steel") { meet(r, met, 1); read(r, value.Ec3Steel); continue; }
        r.skip_unknown(key, "CheckSpec", Words{"Generic", "Ec3Steel"});
    }
    choose_one(r, {{"Generic", value.Generic.has_value()}, {"Ec3Steel", value.Ec3Steel.has_value()}});
}

void read(JsonReader& r, UnityCheckDefinition& value) {
    value = {};
    std::bitset<9> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { meet(r, met, 0); read(r, value.id); continue; }
        if (key == "name") { meet(r, met, 1); read(r, value.name); continue; }
        if (key == "description") { meet(r, met, 2); read(r, value.description); continue; }
        if (key == "applies_to") { meet(r, met, 3); read(r, value.applies_to); continue; }
        if (key == "spec") { meet(r, met, 4); read(r, value.spec); continue; }
        if (key == "limit_state") { meet(r, met, 5); read(r, value.limit_state); continue; }
        if (key == "load_combination_ids") { meet(r, met, 6); if (r.read_null()) value.load_combination_ids.clear(); else { read(r, value.load_combination_ids); } continue; }
        if (key == "thresholds") { meet(r, met, 7); if (!r.read_null()) { read(r, value.thresholds); } continue; }
        if (key == "report_template") { meet(r, met, 8); read(r, value.report_template); continue; }
        r.skip_unknown(key, "UnityCheckDefinition", Words{"id", "name", "description", "applies_to", "spec", "limit_state", "load_combination_ids", "thresholds", "report_template"});
    }
    if (!met[0]) r.lacks("id", "a text");
    if (!met[1]) r.lacks("name", "a text");
    if (!met[3]) r.lacks("applies_to", "an object");
    if (!met[4]) r.lacks("spec", "an object");
}

void read(JsonReader& r, EigenLoadRef& value) {
    value = {};
    std::bitset<2> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "LoadCase") { meet(r, met, 0); read(r, value.LoadCase); if (value.LoadCase) { if (*value.LoadCase < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); } continue; }
        if (key == "LoadCombination") { meet(r, met, 1); read(r, value.LoadCombination); if (value.LoadCombination) { if (*value.LoadCombination < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); } continue; }
        r.skip_unknown(key, "EigenLoadRef", Words{"LoadCase", "LoadCombination"});
    }
    choose_one(r, {{"LoadCase", value.LoadCase.has_value()}, {"LoadCombination", value.LoadCombination.has_value()}});
}

void read(JsonReader& r, BucklingAnalysisSettings& value) {
    value = {};
    std::bitset<8> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "num_modes") { meet(r, met, 0); read(r, value.num_modes); if (value.num_modes < 1) r.reject(IssueCode::out_of_range, "an integer of at least 1"); continue; }
        if (key == "reference") { meet(r, met, 1); read(r, value.reference); continue; }
        if (key == "references") { meet(r, met, 2); if (r.read_null()) value.references.clear(); else { read(r, value.references); } continue; }
        if (key == "all_combinations") { meet(r, met, 3); read(r, value.all_combinations); continue; }
        if (key == "member_effective_lengths") { meet(r, met, 4); read(r, value.member_effective_lengths); continue; }
        if (key == "participation_threshold") { meet(r, met, 5); read(r, value.participation_threshold); continue; }
        if (key == "tolerance") { meet(r, met, 6); read(r, value.tolerance); continue; }
        if (key == "max_iterations") { meet(r, met, 7); read(r, value.max_iterations); if (value.max_iterations) { if (*value.max_iterations < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); } continue; }
        r.skip_unknown(key, "BucklingAnalysisSettings", Words{"num_modes", "reference", "references", "all_combinations", "member_effective_lengths", "participation_threshold", "tolerance", "max_iterations"});
    }
    if (!met[0]) r.lacks("num_modes", "an integer of at least 1");
}

void read(JsonReader& r, ModalAnalysisSettings& value) {
    value = {};
    std::bitset<6> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "num_modes") { meet(r, met, 0); read(r, value.num_modes); if (value.num_modes < 1) r.reject(IssueCode::out_of_range, "an integer of at least 1"); continue; }
        if (key == "mass_formulation") { meet(r, met, 1); read(r, value.mass_formulation); continue; }
        if (key == "include_geometric_stiffness") { meet(r, met, 2); read(r, value.include_geometric_stiffness); continue; }
        if (key == "stiffness_reference") { meet(r, met, 3); read(r, value.stiffness_reference); continue; }
        if (key == "tolerance") { meet(r, met, 4); read(r, value.tolerance); continue; }
        if (key == "max_iterations") { meet(r, met, 5); read(r, value.max_iterations); if (value.max_iterations) { if (*value.max_iterations < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); } continue; }
        r.skip_unknown(key, "ModalAnalysisSettings", Words{"num_modes", "mass_formulation", "include_geometric_stiffness", "stiffness_reference", "tolerance", "max_iterations"});
    }
    if (!met[0]) r.lacks("num_modes", "an integer of at least 1");
}

void read(JsonReader& r, EurocodeParametric& value) {
    value = {};
    std::bitset<5> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "ag") { meet(r, met, 0); read(r, value.ag); continue; }
        if (key == "ground_type") { meet(r, met, 1); read(r, value.ground_type); continue; }
        if (key == "spectrum_type") { meet(r, met, 2); read(r, value.spectrum_type); continue; }
        if (key == "q") { meet(r, met, 3); read(r, value.q); continue; }
        if (key == "beta") { meet(r, met, 4); read(r, value.beta); continue; }
        r.skip_unknown(key, "EurocodeParametric", Words{"ag", "ground_type", "spectrum_type", "q", "beta"});
    }
    if (!met[0]) r.lacks("ag", "a number");
    if (!met[1]) r.lacks("ground_type", "\"A\", \"B\", \"C\", \"D\" or \"E\"");
    if (!met[2]) r.lacks("spectrum_type", "\"TYPE1\" or \"TYPE2\"");
    if (!met[3]) r.lacks("q", "a number");
}

void read(JsonReader& r, DirectParameters& value) {
    value = {};
    std::bitset<7> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "ag") { meet(r, met, 0); read(r, value.ag); continue; }
        if (key == "s") { meet(r, met, 1); read(r, value.s); continue; }
        if (key == "tb") { meet(r, met, 2); read(r, value.tb); continue; }
        if (key == "tc") { meet(r, met, 3); read(r, value.tc); continue; }
        if (key == "td") { meet(r, met, 4); read(r, value.td); continue; }
        if (key == "q") { meet(r, met, 5); read(r, value.q); continue; }
        if (key == "beta") { meet(r, met, 6); read(r, value.beta); continue; }
        r.skip_unknown(key, "DirectParameters", Words{"ag", "s", "tb", "tc", "td", "q", "beta"});
    }
    if (!met[0]) r.lacks("ag", "a number");
    if (!met[1]) r.lacks("s", "a number");
    if (!met[2]) r.lacks("tb", "a number");
    if (!met[3]) r.lacks("tc", "a number");
    if (!met[4]) r.lacks("td", "a number");
    if (!met[5]) r.lacks("q", "a number");
}

void read(JsonReader& r, CustomPoints& value) {
    value = {};
    std::bitset<1> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "points") { meet(r, met, 0); read(r, value.points); continue; }
        r.skip_unknown(key, "CustomPoints", Words{"points"});
    }
    if (!met[0]) r.lacks("points", "a list");
}

void read(JsonReader& r, ResponseSpectrum& value) {
    value = {};
    std::bitset<3> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "EurocodeParametric") { meet(r, met, 0); read(r, value.EurocodeParametric); continue; }
        if (key == "DirectParameters") { meet(r, met, 1); read(r, value.DirectParameters); continue; }
        if (key == "CustomPoints") { meet(r, met, 2); read(r, value.CustomPoints); continue; }
        r.skip_unknown(key, "ResponseSpectrum", Words{"EurocodeParametric", "DirectParameters", "CustomPoints"});
    }
    choose_one(r, {{"EurocodeParametric", value.EurocodeParametric.has_value()}, {"DirectParameters", value.DirectParameters.has_value()}, {"CustomPoints", value.CustomPoints.has_value()}});
}

void read(JsonReader& r, SeismicMassSource& value) {
    value = {};
    std::bitset<2> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "load_case_id") { meet(r, met, 0); read(r, value.load_case_id); if (value.load_case_id < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); continue; }
        if (key == "psi") { meet(r, met, 1); read(r, value.psi); continue; }
        r.skip_unknown(key, "SeismicMassSource", Words{"load_case_id", "psi"});
    }
    if (!met[0]) r.lacks("load_case_id", "an integer of at least 0");
    if (!met[1]) r.lacks("psi", "a number");
}

void read(JsonReader& r, SeismicAnalysisSettings& value) {
    value = {};
    std::bitset<16> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "method") { meet(r, met, 0); read(r, value.method); continue; }
        if (key == "num_modes") { meet(r, met, 1); read(r, value.num_modes); if (value.num_modes < 1) r.reject(IssueCode::out_of_range, "an integer of at least 1"); continue; }
        if (key == "spectrum_x") { meet(r, met, 2); read(r, value.spectrum_x); continue; }
        if (key == "spectrum_y") { meet(r, met, 3); read(r, value.spectrum_y); continue; }
        if (key == "spectrum_z") { meet(r, met, 4); read(r, value.spectrum_z); continue; }
        if (key == "directions") { meet(r, met, 5); if (r.read_null()) value.directions.clear(); else { read(r, value.directions); } continue; }
        if (key == "mass_sources") { meet(r, met, 6); if (r.read_null()) value.mass_sources.clear(); else { read(r, value.mass_sources); } continue; }
        if (key == "include_structural_mass") { meet(r, met, 7); if (!r.read_null()) { read(r, value.include_structural_mass); } continue; }
        if (key == "mass_formulation") { meet(r, met, 8); read(r, value.mass_formulation); continue; }
        if (key == "damping") { meet(r, met, 9); if (!r.read_null()) { read(r, value.damping); } continue; }
        if (key == "modal_combination") { meet(r, met, 10); read(r, value.modal_combination); continue; }
        if (key == "directional_combination") { meet(r, met, 11); read(r, value.directional_combination); continue; }
        if (key == "include_geometric_stiffness") { meet(r, met, 12); read(r, value.include_geometric_stiffness); continue; }
        if (key == "stiffness_reference") { meet(r, met, 13); read(r, value.stiffness_reference); continue; }
        if (key == "tolerance") { meet(r, met, 14); read(r, value.tolerance); continue; }
        if (key == "max_iterations") { meet(r, met, 15); read(r, value.max_iterations); if (value.max_iterations) { if (*value.max_iterations < 0) r.reject(IssueCode::out_of_range, "an integer of at least 0"); } continue; }
        r.skip_unknown(key, "SeismicAnalysisSettings", Words{"method", "num_modes", "spectrum_x", "spectrum_y", "spectrum_z", "directions", "mass_sources", "include_structural_mass", "mass_formulation", "damping", "modal_combination", "directional_combination", "include_geometric_stiffness", "stiffness_reference", "tolerance", "max_iterations"});
    }
    if (!met[0]) r.lacks("method", "\"MODAL_RESPONSE_SPECTRUM\", \"LATERAL_FORCE\" or \"BOTH\"");
    if (!met[1]) r.lacks("num_modes", "an integer of at least 1");
    if (!met[2]) r.lacks("spectrum_x", "an object");
}

void read(JsonReader& r, Analysis& value) {
    value = {};
    std::bitset<8> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "options") { meet(r, met, 0); read(r, value.options); continue; }
        if (key == "load_cases") { meet(r, met, 1); if (r.read_null()) value.load_cases.clear(); else { read(r, value.load_cases); } continue; }
        if (key == "load_combinations") { meet(r, met, 2); if (r.read_null()) value.load_combinations.clear(); else { read(r, value.load_combinations); } continue; }
        if (key == "imperfection_cases") { meet(r, met, 3); if (r.read_null()) value.imperfection_cases.clear(); else { read(r, value.imperfection_cases); } continue; }
        if (key == "unity_checks") { meet(r, met, 4); if (r.read_null()) value.unity_checks.clear(); else { read(r, value.unity_checks); } continue; }
        if (key == "buckling") { meet(r, met, 5); read(r, value.buckling); continue; }
        if (key == "modal") { meet(r, met, 6); read(r, value.modal); continue; }
        if (key == "seismic") { meet(r, met, 7); read(r, value.seismic); continue; }
        r.skip_unknown(key, "Analysis", Words{"options", "load_cases", "load_combinations", "imperfection_cases", "unity_checks", "buckling", "modal", "seismic"});
    }
}

}  // namespace

void read(JsonReader& r, Document& value) {
    value = {};
    std::bitset<4> met;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "schema_version") { meet(r, met, 0); read(r, value.schema_version); if (value.schema_version > 4) r.fail(IssueCode::unsupported_version, "is version " + std::to_string(value.schema_version) + " of the format; this program knows 1 to 4"); if (value.schema_version < 1) r.reject(IssueCode::out_of_range, "an integer from 1 to 4"); continue; }
        if (key == "settings") { meet(r, met, 1); read(r, value.settings); continue; }
        if (key == "model") { meet(r, met, 2); read(r, value.model); continue; }
        if (key == "analysis") { meet(r, met, 3); read(r, value.analysis); continue; }
        r.skip_unknown(key, "Document", Words{"schema_version", "settings", "model", "analysis"});
    }
    if (!met[1]) r.lacks("settings", "an object");
    if (!met[2]) r.lacks("model", "an object");
    if (!met[3]) r.lacks("analysis", "an object");
}

}  // namespace loadpath::document
