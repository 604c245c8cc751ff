// Written by `make generate` from src/loadpath/document/types; do not edit.

#include "document/document.gen.hpp"
#include "document/record_reader.hpp"

namespace loadpath::document {

namespace {

void read(JsonReader& r, UnitSystem& value);
void read(JsonReader& r, LengthUnit& value);
void read(JsonReader& r, ForceUnit& value);
void read(JsonReader& r, DensityUnit& value);
void read(JsonReader& r, PressureUnit& value);
void read(JsonReader& r, ImportEffect& value);
void read(JsonReader& r, MemberType& value);
void read(JsonReader& r, BeddingFrame& value);
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
void read(JsonReader& r, LineSupportFrame& value);
void read(JsonReader& r, Dimensionality& value);
void read(JsonReader& r, AnalysisOrder& value);
void read(JsonReader& r, NonlinearMethod& value);
void read(JsonReader& r, PdeltaFormulation& value);
void read(JsonReader& r, PdeltaMode& value);
void read(JsonReader& r, SuppressedAxis& value);
void read(JsonReader& r, StabilityMethod& value);
void read(JsonReader& r, RigidStrategy& value);
void read(JsonReader& r, ResultBlock& value);
void read(JsonReader& r, LimitState& value);
void read(JsonReader& r, ResultComponent& value);
void read(JsonReader& r, MemberEnd& value);
void read(JsonReader& r, LoadCaseKind& value);
void read(JsonReader& r, LoadType& value);
void read(JsonReader& r, LoadAxes& value);
void read(JsonReader& r, SupportDirection& value);
void read(JsonReader& r, ActionCategory& value);
void read(JsonReader& r, ActionRelation& value);
void read(JsonReader& r, BowAxis& value);
void read(JsonReader& r, ImperfectionStandard& value);
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
void read(JsonReader& r, NationalAnnex& value);
void read(JsonReader& r, LengthsFrom& value);
void read(JsonReader& r, AngleEnds& value);
void read(JsonReader& r, InteractionMethod& value);
void read(JsonReader& r, LtbMethod& value);
void read(JsonReader& r, DeflectionMeasure& value);
void read(JsonReader& r, DeflectionDirection& value);
void read(JsonReader& r, ServiceCombination& value);
void read(JsonReader& r, MassFormulation& value);
void read(JsonReader& r, SeismicMethod& value);
void read(JsonReader& r, GroundType& value);
void read(JsonReader& r, SpectrumType& value);
void read(JsonReader& r, SeismicDirection& value);
void read(JsonReader& r, ModalCombination& value);
void read(JsonReader& r, DirectionalCombination& value);
void read(JsonReader& r, GeneralInfo& value);
void read(JsonReader& r, UnitSettings& value);
void read(JsonReader& r, Settlement& value);
void read(JsonReader& r, LeftBehind& value);
void read(JsonReader& r, Imported& value);
void read(JsonReader& r, Settings& value);
void read(JsonReader& r, Node& value);
void read(JsonReader& r, MemberEndOffset& value);
void read(JsonReader& r, MemberBedding& value);
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
void read(JsonReader& r, RigidDiaphragm& value);
void read(JsonReader& r, BracingSystem& value);
void read(JsonReader& r, LineSupport& value);
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
void read(JsonReader& r, Action& value);
void read(JsonReader& r, LoadCase& value);
void read(JsonReader& r, LoadCaseFactor& value);
void read(JsonReader& r, GeneratedBy& value);
void read(JsonReader& r, LoadCombination& value);
void read(JsonReader& r, SwayImperfection& value);
void read(JsonReader& r, TranslationImperfection& value);
void read(JsonReader& r, BowImperfection& value);
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
void read(JsonReader& r, DeflectionSpec& value);
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
    double surplus = 0;
    for (r.begin_array(); r.next_item(); ++count) r.read(count < N ? value[count] : surplus);
    if (count == N) return;
    const std::string expected = "a list of " + std::to_string(N) + " numbers";
    limit_length(r, count, N, N, expected.c_str());
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
    static constexpr std::string_view words[] = {"metric", "imperial"};
    read_word(r, value, words);
}

void read(JsonReader& r, LengthUnit& value) {
    static constexpr std::string_view words[] = {"mm", "cm", "m"};
    read_word(r, value, words);
}

void read(JsonReader& r, ForceUnit& value) {
    static constexpr std::string_view words[] = {"N", "kN"};
    read_word(r, value, words);
}

void read(JsonReader& r, DensityUnit& value) {
    static constexpr std::string_view words[] = {"kg/m3", "kg/mm3"};
    read_word(r, value, words);
}

void read(JsonReader& r, PressureUnit& value) {
    static constexpr std::string_view words[] = {"Pa", "kPa", "MPa", "GPa"};
    read_word(r, value, words);
}

void read(JsonReader& r, ImportEffect& value) {
    static constexpr std::string_view words[] = {"structural", "descriptive"};
    read_word(r, value, words);
}

void read(JsonReader& r, MemberType& value) {
    static constexpr std::string_view words[] = {"Normal", "Truss", "Tension", "Compression", "Rigid", "Cable"};
    read_word(r, value, words);
}

void read(JsonReader& r, BeddingFrame& value) {
    static constexpr std::string_view words[] = {"Local", "Global"};
    read_word(r, value, words);
}

void read(JsonReader& r, BucklingCurve& value) {
    static constexpr std::string_view words[] = {"A0", "A", "B", "C", "D"};
    read_word(r, value, words);
}

void read(JsonReader& r, SectionShape& value) {
    static constexpr std::string_view words[] = {"I", "U", "RHS", "CHS", "L", "T", "rectangle"};
    read_word(r, value, words);
}

void read(JsonReader& r, SupportConditionType& value) {
    static constexpr std::string_view words[] = {"Fixed", "Free", "Spring", "PositiveOnly", "NegativeOnly"};
    read_word(r, value, words);
}

void read(JsonReader& r, SupportForceComponent& value) {
    static constexpr std::string_view words[] = {"Fx", "Fy", "Fz", "Mx", "My", "Mz"};
    read_word(r, value, words);
}

void read(JsonReader& r, MemberStiffnessCurveDriver& value) {
    static constexpr std::string_view words[] = {"N", "Vy", "Vz", "Mx", "My", "Mz"};
    read_word(r, value, words);
}

void read(JsonReader& r, CurveEndBehaviour& value) {
    static constexpr std::string_view words[] = {"Continuous", "Stop", "Yielding", "Failure"};
    read_word(r, value, words);
}

void read(JsonReader& r, ReleaseFrame& value) {
    static constexpr std::string_view words[] = {"Local", "Global"};
    read_word(r, value, words);
}

void read(JsonReader& r, PathCommand& value) {
    static constexpr std::string_view words[] = {"moveTo", "lineTo", "arcTo", "closePath"};
    read_word(r, value, words);
}

void read(JsonReader& r, PlateBehavior& value) {
    static constexpr std::string_view words[] = {"Shell", "Membrane"};
    read_word(r, value, words);
}

void read(JsonReader& r, PlateTheory& value) {
    static constexpr std::string_view words[] = {"Auto", "Mindlin", "Kirchhoff"};
    read_word(r, value, words);
}

void read(JsonReader& r, PlaneState& value) {
    static constexpr std::string_view words[] = {"PlaneStress", "PlaneStrain"};
    read_word(r, value, words);
}

void read(JsonReader& r, PlateMeshMethod& value) {
    static constexpr std::string_view words[] = {"Auto", "Structured", "Unstructured"};
    read_word(r, value, words);
}

void read(JsonReader& r, PlateElementShape& value) {
    static constexpr std::string_view words[] = {"Auto", "Triangle", "Quad"};
    read_word(r, value, words);
}

void read(JsonReader& r, LineSupportFrame& value) {
    static constexpr std::string_view words[] = {"Global", "Edge"};
    read_word(r, value, words);
}

void read(JsonReader& r, Dimensionality& value) {
    static constexpr std::string_view words[] = {"2D", "3D"};
    read_word(r, value, words);
}

void read(JsonReader& r, AnalysisOrder& value) {
    static constexpr std::string_view words[] = {"LINEAR", "NONLINEAR"};
    read_word(r, value, words);
}

void read(JsonReader& r, NonlinearMethod& value) {
    static constexpr std::string_view words[] = {"P_DELTA", "COROTATIONAL"};
    read_word(r, value, words);
}

void read(JsonReader& r, PdeltaFormulation& value) {
    static constexpr std::string_view words[] = {"CONSISTENT", "SIMPLIFIED"};
    read_word(r, value, words);
}

void read(JsonReader& r, PdeltaMode& value) {
    static constexpr std::string_view words[] = {"FULL", "IN_PLANE_ONLY"};
    read_word(r, value, words);
}

void read(JsonReader& r, SuppressedAxis& value) {
    static constexpr std::string_view words[] = {"X", "Y", "Z", "x", "y", "z"};
    read_word(r, value, words);
}

void read(JsonReader& r, StabilityMethod& value) {
    static constexpr std::string_view words[] = {"Auto"};
    read_word(r, value, words);
}

void read(JsonReader& r, RigidStrategy& value) {
    static constexpr std::string_view words[] = {"LinearMpc", "RigidMember"};
    read_word(r, value, words);
}

void read(JsonReader& r, ResultBlock& value) {
    static constexpr std::string_view words[] = {"local_envelopes", "global_envelopes", "local_end_forces", "global_end_forces", "section_forces", "internal_force_series", "local_displacements", "node_displacements", "reactions"};
    read_word(r, value, words);
}

void read(JsonReader& r, LimitState& value) {
    static constexpr std::string_view words[] = {"SLS", "ULS", "FLS", "ALS", "EQU"};
    read_word(r, value, words);
}

void read(JsonReader& r, ResultComponent& value) {
    static constexpr std::string_view words[] = {"fx", "fy", "fz", "mx", "my", "mz", "bw", "dx", "dy", "dz", "rx", "ry", "rz", "warp"};
    read_word(r, value, words);
}

void read(JsonReader& r, MemberEnd& value) {
    static constexpr std::string_view words[] = {"start", "end"};
    read_word(r, value, words);
}

void read(JsonReader& r, LoadCaseKind& value) {
    static constexpr std::string_view words[] = {"static", "seismic"};
    read_word(r, value, words);
}

void read(JsonReader& r, LoadType& value) {
    static constexpr std::string_view words[] = {"force", "moment"};
    read_word(r, value, words);
}

void read(JsonReader& r, LoadAxes& value) {
    static constexpr std::string_view words[] = {"global", "local"};
    read_word(r, value, words);
}

void read(JsonReader& r, SupportDirection& value) {
    static constexpr std::string_view words[] = {"X", "Y", "Z", "RX", "RY", "RZ"};
    read_word(r, value, words);
}

void read(JsonReader& r, ActionCategory& value) {
    static constexpr std::string_view words[] = {"permanent", "prestress", "imposed_A", "imposed_B", "imposed_C", "imposed_D", "imposed_E", "imposed_F", "imposed_G", "imposed_H", "snow_low", "snow_high", "wind", "temperature", "accidental", "seismic"};
    read_word(r, value, words);
}

void read(JsonReader& r, ActionRelation& value) {
    static constexpr std::string_view words[] = {"exclusive", "together", "free"};
    read_word(r, value, words);
}

void read(JsonReader& r, BowAxis& value) {
    static constexpr std::string_view words[] = {"y", "z"};
    read_word(r, value, words);
}

void read(JsonReader& r, ImperfectionStandard& value) {
    static constexpr std::string_view words[] = {"EN 1993-1-1"};
    read_word(r, value, words);
}

void read(JsonReader& r, MemberForceComponent& value) {
    static constexpr std::string_view words[] = {"N", "Vy", "Vz", "Mx", "My", "Mz", "Bimoment"};
    read_word(r, value, words);
}

void read(JsonReader& r, EntityTarget& value) {
    static constexpr std::string_view words[] = {"SelfEntity", "ReferenceMember"};
    read_word(r, value, words);
}

void read(JsonReader& r, DispComponent& value) {
    static constexpr std::string_view words[] = {"Dx", "Dy", "Dz", "Rx", "Ry", "Rz", "Magnitude"};
    read_word(r, value, words);
}

void read(JsonReader& r, EntityNodeRef& value) {
    static constexpr std::string_view words[] = {"Start", "End", "ReferenceMemberStart", "ReferenceMemberEnd", "ReferenceNode"};
    read_word(r, value, words);
}

void read(JsonReader& r, Axis& value) {
    static constexpr std::string_view words[] = {"X", "Y", "Z"};
    read_word(r, value, words);
}

void read(JsonReader& r, DeflectionComponent& value) {
    static constexpr std::string_view words[] = {"LocalY", "LocalZ", "Magnitude"};
    read_word(r, value, words);
}

void read(JsonReader& r, SectionProperty& value) {
    static constexpr std::string_view words[] = {"Area", "Iy", "Iz", "J", "Iw", "WelY", "WelZ", "WplY", "WplZ", "H", "B", "Asy", "Asz"};
    read_word(r, value, words);
}

void read(JsonReader& r, MaterialProperty& value) {
    static constexpr std::string_view words[] = {"E", "G", "Fy", "Density"};
    read_word(r, value, words);
}

void read(JsonReader& r, PlateStressMeasure& value) {
    static constexpr std::string_view words[] = {"VonMises", "PrincipalMax", "PrincipalMin"};
    read_word(r, value, words);
}

void read(JsonReader& r, ConstantDimension& value) {
    static constexpr std::string_view words[] = {"Length", "Force", "Moment", "Stress", "Area", "Angle"};
    read_word(r, value, words);
}

void read(JsonReader& r, NationalAnnex& value) {
    static constexpr std::string_view words[] = {"recommended", "UK", "DE", "FR"};
    read_word(r, value, words);
}

void read(JsonReader& r, LengthsFrom& value) {
    static constexpr std::string_view words[] = {"Members", "Buckling"};
    read_word(r, value, words);
}

void read(JsonReader& r, AngleEnds& value) {
    static constexpr std::string_view words[] = {"Held", "OneBolt"};
    read_word(r, value, words);
}

void read(JsonReader& r, InteractionMethod& value) {
    static constexpr std::string_view words[] = {"AnnexA", "AnnexB"};
    read_word(r, value, words);
}

void read(JsonReader& r, LtbMethod& value) {
    static constexpr std::string_view words[] = {"General", "Rolled"};
    read_word(r, value, words);
}

void read(JsonReader& r, DeflectionMeasure& value) {
    static constexpr std::string_view words[] = {"Chord", "Undeformed", "Sway"};
    read_word(r, value, words);
}

void read(JsonReader& r, DeflectionDirection& value) {
    static constexpr std::string_view words[] = {"Across", "Vertical", "LocalY", "LocalZ"};
    read_word(r, value, words);
}

void read(JsonReader& r, ServiceCombination& value) {
    static constexpr std::string_view words[] = {"Characteristic", "Frequent", "QuasiPermanent", "All"};
    read_word(r, value, words);
}

void read(JsonReader& r, MassFormulation& value) {
    static constexpr std::string_view words[] = {"CONSISTENT", "LUMPED"};
    read_word(r, value, words);
}

void read(JsonReader& r, SeismicMethod& value) {
    static constexpr std::string_view words[] = {"MODAL_RESPONSE_SPECTRUM", "LATERAL_FORCE", "BOTH"};
    read_word(r, value, words);
}

void read(JsonReader& r, GroundType& value) {
    static constexpr std::string_view words[] = {"A", "B", "C", "D", "E"};
    read_word(r, value, words);
}

void read(JsonReader& r, SpectrumType& value) {
    static constexpr std::string_view words[] = {"TYPE1", "TYPE2"};
    read_word(r, value, words);
}

void read(JsonReader& r, SeismicDirection& value) {
    static constexpr std::string_view words[] = {"X", "Y", "Z"};
    read_word(r, value, words);
}

void read(JsonReader& r, ModalCombination& value) {
    static constexpr std::string_view words[] = {"CQC", "SRSS"};
    read_word(r, value, words);
}

void read(JsonReader& r, DirectionalCombination& value) {
    static constexpr std::string_view words[] = {"SRSS", "PERCENT30"};
    read_word(r, value, words);
}

void read(JsonReader& r, std::variant<document::ReleaseFrame, document::UserFrame>& value) {
    if (r.next_is_string()) return read(r, value.emplace<document::ReleaseFrame>());
    read(r, value.emplace<document::UserFrame>());
}

void read(JsonReader& r, std::variant<document::AllMembers, document::Members, document::MemberSets, document::MemberClassification, document::AllPlates, document::PlateSurfaces, document::PlateElements>& value) {
    static constexpr std::string_view tags[] = {"AllMembers", "Members", "MemberSets", "MemberClassification", "AllPlates", "PlateSurfaces", "PlateElements"};
    switch (read_tag(r, "type", tags)) {
        case 0: return read(r, value.emplace<document::AllMembers>());
        case 1: return read(r, value.emplace<document::Members>());
        case 2: return read(r, value.emplace<document::MemberSets>());
        case 3: return read(r, value.emplace<document::MemberClassification>());
        case 4: return read(r, value.emplace<document::AllPlates>());
        case 5: return read(r, value.emplace<document::PlateSurfaces>());
        case 6: return read(r, value.emplace<document::PlateElements>());
    }
}

void read(JsonReader& r, std::variant<document::Nodes, document::NodesOfMembers>& value) {
    static constexpr std::string_view tags[] = {"Nodes", "NodesOfMembers"};
    switch (read_tag(r, "type", tags)) {
        case 0: return read(r, value.emplace<document::Nodes>());
        case 1: return read(r, value.emplace<document::NodesOfMembers>());
    }
}

void read(JsonReader& r, std::variant<document::SurfaceTarget, document::ElementTarget>& value) {
    static constexpr std::string_view tags[] = {"Surface", "Element"};
    switch (read_tag(r, "kind", tags)) {
        case 0: return read(r, value.emplace<document::SurfaceTarget>());
        case 1: return read(r, value.emplace<document::ElementTarget>());
    }
}

void read(JsonReader& r, std::variant<document::MaxAbs, document::Max, document::Min, document::AtFraction, document::AtStart, document::AtEnd>& value) {
    static constexpr std::string_view tags[] = {"MaxAbs", "Max", "Min", "AtFraction", "Start", "End"};
    switch (read_tag(r, "type", tags)) {
        case 0: return read(r, value.emplace<document::MaxAbs>());
        case 1: return read(r, value.emplace<document::Max>());
        case 2: return read(r, value.emplace<document::Min>());
        case 3: return read(r, value.emplace<document::AtFraction>());
        case 4: return read(r, value.emplace<document::AtStart>());
        case 5: return read(r, value.emplace<document::AtEnd>());
    }
}

void read(JsonReader& r, GeneralInfo& value) {
    static constexpr FieldName fields[] = {{"project_name"}, {"author"}, {"version"}};
    RecordReader record(r, "GeneralInfo", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.project_name); break;
        case 1: read(r, value.author); break;
        case 2: read(r, value.version); break;
    }
}

void read(JsonReader& r, UnitSettings& value) {
    static constexpr FieldName fields[] = {{"system"}, {"lengthUnit"}, {"forceUnit"}, {"densityUnit"}, {"pressureUnit"}};
    RecordReader record(r, "UnitSettings", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.system); break;
        case 1: read(r, value.lengthUnit); break;
        case 2: read(r, value.forceUnit); break;
        case 3: read(r, value.densityUnit); break;
        case 4: read(r, value.pressureUnit); break;
    }
}

void read(JsonReader& r, Settlement& value) {
    static constexpr FieldName fields[] = {{"by", "a text"}, {"reason", "a text"}};
    RecordReader record(r, "Settlement", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.by); break;
        case 1: read(r, value.reason); break;
    }
}

void read(JsonReader& r, LeftBehind& value) {
    static constexpr FieldName fields[] = {{"object", "a text"}, {"names"}, {"message", "a text"}, {"effect"}, {"settled"}};
    RecordReader record(r, "LeftBehind", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.object); break;
        case 1: if (r.read_null()) value.names.clear(); else { read(r, value.names); } break;
        case 2: read(r, value.message); break;
        case 3: read(r, value.effect); break;
        case 4: read(r, value.settled); break;
    }
}

void read(JsonReader& r, Imported& value) {
    static constexpr FieldName fields[] = {{"format", "a text"}, {"version"}, {"program"}, {"left_behind"}};
    RecordReader record(r, "Imported", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.format); break;
        case 1: read(r, value.version); break;
        case 2: read(r, value.program); break;
        case 3: if (r.read_null()) value.left_behind.clear(); else { read(r, value.left_behind); } break;
    }
}

void read(JsonReader& r, Settings& value) {
    static constexpr FieldName fields[] = {{"general_info"}, {"unit_settings"}, {"imported"}};
    RecordReader record(r, "Settings", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.general_info); break;
        case 1: read(r, value.unit_settings); break;
        case 2: read(r, value.imported); break;
    }
}

void read(JsonReader& r, Node& value) {
    static constexpr FieldName fields[] = {{"id", "an integer of at least 0"}, {"X", "a number"}, {"Y", "a number"}, {"Z", "a number"}, {"nodal_support"}};
    RecordReader record(r, "Node", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.id); limit(r, value.id < 0, "an integer of at least 0"); break;
        case 1: read(r, value.X); break;
        case 2: read(r, value.Y); break;
        case 3: read(r, value.Z); break;
        case 4: read(r, value.nodal_support); if (value.nodal_support) { limit(r, *value.nodal_support < 0, "an integer of at least 0"); } break;
    }
}

void read(JsonReader& r, MemberEndOffset& value) {
    static constexpr FieldName fields[] = {{"X"}, {"Y"}, {"Z"}};
    RecordReader record(r, "MemberEndOffset", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.X); break;
        case 1: read(r, value.Y); break;
        case 2: read(r, value.Z); break;
    }
}

void read(JsonReader& r, MemberBedding& value) {
    static constexpr FieldName fields[] = {{"x"}, {"y"}, {"z"}, {"frame"}};
    RecordReader record(r, "MemberBedding", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.x); if (value.x) { limit(r, *value.x < 0, "a number of at least 0"); } break;
        case 1: read(r, value.y); if (value.y) { limit(r, *value.y < 0, "a number of at least 0"); } break;
        case 2: read(r, value.z); if (value.z) { limit(r, *value.z < 0, "a number of at least 0"); } break;
        case 3: read(r, value.frame); break;
    }
}

void read(JsonReader& r, Member& value) {
    static constexpr FieldName fields[] = {{"id", "an integer of at least 0"}, {"start_node_id", "an integer of at least 0"}, {"end_node_id", "an integer of at least 0"}, {"start_offset"}, {"end_offset"}, {"section"}, {"end_section"}, {"rotation_angle"}, {"mirror"}, {"start_hinge"}, {"end_hinge"}, {"classification"}, {"weight"}, {"chi"}, {"reference_member"}, {"reference_node"}, {"member_type"}, {"pretension"}, {"unstretched_length"}, {"bedding"}};
    RecordReader record(r, "Member", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.id); limit(r, value.id < 0, "an integer of at least 0"); break;
        case 1: read(r, value.start_node_id); limit(r, value.start_node_id < 0, "an integer of at least 0"); break;
        case 2: read(r, value.end_node_id); limit(r, value.end_node_id < 0, "an integer of at least 0"); break;
        case 3: read(r, value.start_offset); break;
        case 4: read(r, value.end_offset); break;
        case 5: read(r, value.section); if (value.section) { limit(r, *value.section < 0, "an integer of at least 0"); } break;
        case 6: read(r, value.end_section); if (value.end_section) { limit(r, *value.end_section < 0, "an integer of at least 0"); } break;
        case 7: read(r, value.rotation_angle); break;
        case 8: read(r, value.mirror); break;
        case 9: read(r, value.start_hinge); if (value.start_hinge) { limit(r, *value.start_hinge < 0, "an integer of at least 0"); } break;
        case 10: read(r, value.end_hinge); if (value.end_hinge) { limit(r, *value.end_hinge < 0, "an integer of at least 0"); } break;
        case 11: read(r, value.classification); break;
        case 12: read(r, value.weight); break;
        case 13: read(r, value.chi); break;
        case 14: read(r, value.reference_member); if (value.reference_member) { limit(r, *value.reference_member < 0, "an integer of at least 0"); } break;
        case 15: read(r, value.reference_node); if (value.reference_node) { limit(r, *value.reference_node < 0, "an integer of at least 0"); } break;
        case 16: read(r, value.member_type); break;
        case 17: read(r, value.pretension); break;
        case 18: read(r, value.unstretched_length); break;
        case 19: read(r, value.bedding); break;
    }
}

void read(JsonReader& r, BucklingRestraint& value) {
    static constexpr FieldName fields[] = {{"node_id", "an integer of at least 0"}, {"restrains_local_y"}, {"restrains_local_z"}, {"restrains_torsion"}};
    RecordReader record(r, "BucklingRestraint", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.node_id); limit(r, value.node_id < 0, "an integer of at least 0"); break;
        case 1: read(r, value.restrains_local_y); break;
        case 2: read(r, value.restrains_local_z); break;
        case 3: read(r, value.restrains_torsion); break;
    }
}

void read(JsonReader& r, MemberSet& value) {
    static constexpr FieldName fields[] = {{"id", "an integer of at least 0"}, {"classification"}, {"member_ids", "a list of at least 1 id"}, {"buckling_restraints"}, {"buckling_length_y"}, {"buckling_length_z"}, {"buckling_length_t"}, {"effective_length_factor_y"}, {"effective_length_factor_z"}, {"ltb_length"}, {"scissor_hinge"}, {"scissor_hinge_nodes"}};
    RecordReader record(r, "MemberSet", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.id); limit(r, value.id < 0, "an integer of at least 0"); break;
        case 1: read(r, value.classification); break;
        case 2: read(r, value.member_ids); limit_length(r, value.member_ids.size(), 1, any_length, "a list of at least 1 id"); break;
        case 3: if (r.read_null()) value.buckling_restraints.clear(); else { read(r, value.buckling_restraints); } break;
        case 4: read(r, value.buckling_length_y); break;
        case 5: read(r, value.buckling_length_z); break;
        case 6: read(r, value.buckling_length_t); break;
        case 7: read(r, value.effective_length_factor_y); break;
        case 8: read(r, value.effective_length_factor_z); break;
        case 9: read(r, value.ltb_length); break;
        case 10: read(r, value.scissor_hinge); if (value.scissor_hinge) { limit(r, *value.scissor_hinge < 0, "an integer of at least 0"); } break;
        case 11: if (r.read_null()) value.scissor_hinge_nodes.clear(); else { read(r, value.scissor_hinge_nodes); } break;
    }
}

void read(JsonReader& r, OrthotropicPlateMaterial& value) {
    static constexpr FieldName fields[] = {{"e_x", "a number greater than 0"}, {"e_y", "a number greater than 0"}, {"g_xy", "a number greater than 0"}, {"g_xz"}, {"g_yz"}, {"nu_xy", "a number"}};
    RecordReader record(r, "OrthotropicPlateMaterial", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.e_x); limit(r, value.e_x <= 0, "a number greater than 0"); break;
        case 1: read(r, value.e_y); limit(r, value.e_y <= 0, "a number greater than 0"); break;
        case 2: read(r, value.g_xy); limit(r, value.g_xy <= 0, "a number greater than 0"); break;
        case 3: read(r, value.g_xz); break;
        case 4: read(r, value.g_yz); break;
        case 5: read(r, value.nu_xy); break;
    }
}

void read(JsonReader& r, Material& value) {
    static constexpr FieldName fields[] = {{"id", "an integer of at least 0"}, {"name", "a text"}, {"e_mod", "a number greater than 0"}, {"g_mod", "a number greater than 0"}, {"density", "a number greater than 0"}, {"yield_stress", "a number"}, {"orthotropic_plate"}, {"thermal_expansion"}, {"carbon_factor"}};
    RecordReader record(r, "Material", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.id); limit(r, value.id < 0, "an integer of at least 0"); break;
        case 1: read(r, value.name); break;
        case 2: read(r, value.e_mod); limit(r, value.e_mod <= 0, "a number greater than 0"); break;
        case 3: read(r, value.g_mod); limit(r, value.g_mod <= 0, "a number greater than 0"); break;
        case 4: read(r, value.density); limit(r, value.density <= 0, "a number greater than 0"); break;
        case 5: read(r, value.yield_stress); break;
        case 6: read(r, value.orthotropic_plate); break;
        case 7: read(r, value.thermal_expansion); break;
        case 8: read(r, value.carbon_factor); if (value.carbon_factor) { limit(r, *value.carbon_factor < 0, "a number of at least 0"); } break;
    }
}

void read(JsonReader& r, Ec3SectionParams& value) {
    static constexpr FieldName fields[] = {{"section_class"}, {"buckling_curve_y"}, {"buckling_curve_z"}, {"buckling_curve_lt"}, {"a_eff"}, {"wel_y_eff"}, {"wel_z_eff"}, {"z_j"}};
    RecordReader record(r, "Ec3SectionParams", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.section_class); if (value.section_class) { limit(r, *value.section_class < 0, "an integer of at least 0"); } break;
        case 1: read(r, value.buckling_curve_y); break;
        case 2: read(r, value.buckling_curve_z); break;
        case 3: read(r, value.buckling_curve_lt); break;
        case 4: read(r, value.a_eff); break;
        case 5: read(r, value.wel_y_eff); break;
        case 6: read(r, value.wel_z_eff); break;
        case 7: read(r, value.z_j); break;
    }
}

void read(JsonReader& r, SectionDimensions& value) {
    static constexpr FieldName fields[] = {{"shape", "\"I\", \"U\", \"RHS\", \"CHS\", \"L\", \"T\" or \"rectangle\""}, {"h"}, {"b"}, {"tw"}, {"tf"}, {"t"}, {"r"}};
    RecordReader record(r, "SectionDimensions", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.shape); break;
        case 1: read(r, value.h); break;
        case 2: read(r, value.b); break;
        case 3: read(r, value.tw); break;
        case 4: read(r, value.tf); break;
        case 5: read(r, value.t); break;
        case 6: read(r, value.r); break;
    }
}

void read(JsonReader& r, Section& value) {
    static constexpr FieldName fields[] = {{"id", "an integer of at least 0"}, {"name", "a text"}, {"material", "an integer of at least 0"}, {"h"}, {"b"}, {"i_y", "a number greater than 0"}, {"i_z", "a number greater than 0"}, {"i_yz"}, {"j", "a number greater than 0"}, {"area", "a number greater than 0"}, {"shape_path"}, {"i_w"}, {"y_s"}, {"z_s"}, {"wagner_coeff"}, {"a_sy"}, {"a_sz"}, {"wel_y"}, {"wel_z"}, {"wpl_y"}, {"wpl_z"}, {"centroid_y"}, {"centroid_z"}, {"principal_axis_angle"}, {"ec3"}, {"dimensions"}};
    RecordReader record(r, "Section", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.id); limit(r, value.id < 0, "an integer of at least 0"); break;
        case 1: read(r, value.name); break;
        case 2: read(r, value.material); limit(r, value.material < 0, "an integer of at least 0"); break;
        case 3: read(r, value.h); break;
        case 4: read(r, value.b); break;
        case 5: read(r, value.i_y); limit(r, value.i_y <= 0, "a number greater than 0"); break;
        case 6: read(r, value.i_z); limit(r, value.i_z <= 0, "a number greater than 0"); break;
        case 7: read(r, value.i_yz); break;
        case 8: read(r, value.j); limit(r, value.j <= 0, "a number greater than 0"); break;
        case 9: read(r, value.area); limit(r, value.area <= 0, "a number greater than 0"); break;
        case 10: read(r, value.shape_path); if (value.shape_path) { limit(r, *value.shape_path < 0, "an integer of at least 0"); } break;
        case 11: read(r, value.i_w); break;
        case 12: read(r, value.y_s); break;
        case 13: read(r, value.z_s); break;
        case 14: read(r, value.wagner_coeff); break;
        case 15: read(r, value.a_sy); break;
        case 16: read(r, value.a_sz); break;
        case 17: read(r, value.wel_y); if (value.wel_y) { limit(r, *value.wel_y <= 0, "a number greater than 0"); } break;
        case 18: read(r, value.wel_z); if (value.wel_z) { limit(r, *value.wel_z <= 0, "a number greater than 0"); } break;
        case 19: read(r, value.wpl_y); if (value.wpl_y) { limit(r, *value.wpl_y <= 0, "a number greater than 0"); } break;
        case 20: read(r, value.wpl_z); if (value.wpl_z) { limit(r, *value.wpl_z <= 0, "a number greater than 0"); } break;
        case 21: read(r, value.centroid_y); break;
        case 22: read(r, value.centroid_z); break;
        case 23: read(r, value.principal_axis_angle); break;
        case 24: read(r, value.ec3); break;
        case 25: read(r, value.dimensions); break;
    }
}

void read(JsonReader& r, SupportStiffnessCurve& value) {
    static constexpr FieldName fields[] = {{"depends_on", "\"Fx\", \"Fy\", \"Fz\", \"Mx\", \"My\" or \"Mz\""}, {"points", "a list of at least 2 items"}, {"signed"}};
    RecordReader record(r, "SupportStiffnessCurve", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.depends_on); break;
        case 1: read(r, value.points); limit_length(r, value.points.size(), 2, any_length, "a list of at least 2 items"); break;
        case 2: read(r, value.signed_); break;
    }
}

void read(JsonReader& r, SupportCondition& value) {
    static constexpr FieldName fields[] = {{"condition_type", "\"Fixed\", \"Free\", \"Spring\", \"PositiveOnly\" or \"NegativeOnly\""}, {"stiffness"}, {"stiffness_curve"}};
    RecordReader record(r, "SupportCondition", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.condition_type); break;
        case 1: read(r, value.stiffness); if (value.stiffness) { limit(r, *value.stiffness < 0, "a number of at least 0"); } break;
        case 2: read(r, value.stiffness_curve); break;
    }
}

void read(JsonReader& r, SupportAxes& value) {
    static constexpr FieldName fields[] = {{"x", "a list of 3 numbers"}, {"y", "a list of 3 numbers"}};
    RecordReader record(r, "SupportAxes", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.x); break;
        case 1: read(r, value.y); break;
    }
}

void read(JsonReader& r, NodalSupport& value) {
    static constexpr FieldName fields[] = {{"id", "an integer of at least 0"}, {"classification"}, {"X"}, {"Y"}, {"Z"}, {"RX"}, {"RY"}, {"RZ"}, {"warping_condition"}, {"axes"}};
    RecordReader record(r, "NodalSupport", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.id); limit(r, value.id < 0, "an integer of at least 0"); break;
        case 1: read(r, value.classification); break;
        case 2: read(r, value.X); break;
        case 3: read(r, value.Y); break;
        case 4: read(r, value.Z); break;
        case 5: read(r, value.RX); break;
        case 6: read(r, value.RY); break;
        case 7: read(r, value.RZ); break;
        case 8: read(r, value.warping_condition); break;
        case 9: read(r, value.axes); break;
    }
}

void read(JsonReader& r, NodalMass& value) {
    static constexpr FieldName fields[] = {{"node", "an integer of at least 0"}, {"mass", "a number"}, {"inertia_x"}, {"inertia_y"}, {"inertia_z"}};
    RecordReader record(r, "NodalMass", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.node); limit(r, value.node < 0, "an integer of at least 0"); break;
        case 1: read(r, value.mass); break;
        case 2: read(r, value.inertia_x); break;
        case 3: read(r, value.inertia_y); break;
        case 4: read(r, value.inertia_z); break;
    }
}

void read(JsonReader& r, MemberStiffnessCurve& value) {
    static constexpr FieldName fields[] = {{"depends_on", "\"N\", \"Vy\", \"Vz\", \"Mx\", \"My\" or \"Mz\""}, {"points", "a list of at least 2 items"}, {"signed"}};
    RecordReader record(r, "MemberStiffnessCurve", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.depends_on); break;
        case 1: read(r, value.points); limit_length(r, value.points.size(), 2, any_length, "a list of at least 2 items"); break;
        case 2: read(r, value.signed_); break;
    }
}

void read(JsonReader& r, MomentRotationCurve& value) {
    static constexpr FieldName fields[] = {{"points", "a list of at least 2 items"}, {"symmetric"}, {"start"}, {"end"}};
    RecordReader record(r, "MomentRotationCurve", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.points); limit_length(r, value.points.size(), 2, any_length, "a list of at least 2 items"); break;
        case 1: read(r, value.symmetric); break;
        case 2: read(r, value.start); break;
        case 3: read(r, value.end); break;
    }
}

void read(JsonReader& r, User& value) {
    static constexpr FieldName fields[] = {{"x", "a list of 3 numbers"}, {"y", "a list of 3 numbers"}};
    RecordReader record(r, "User", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.x); break;
        case 1: read(r, value.y); break;
    }
}

void read(JsonReader& r, UserFrame& value) {
    static constexpr FieldName fields[] = {{"User", "an object"}};
    RecordReader record(r, "UserFrame", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.User); break;
    }
}

void read(JsonReader& r, MemberHinge& value) {
    static constexpr FieldName fields[] = {{"id", "an integer of at least 0"}, {"hinge_type"}, {"translational_release_vx"}, {"translational_release_vy"}, {"translational_release_vz"}, {"rotational_release_mx"}, {"rotational_release_my"}, {"rotational_release_mz"}, {"rotational_release_warp"}, {"max_tension_vx"}, {"max_tension_vy"}, {"max_tension_vz"}, {"max_moment_mx"}, {"max_moment_my"}, {"max_moment_mz"}, {"max_bimoment_warp"}, {"stiffness_curve_vx"}, {"stiffness_curve_vy"}, {"stiffness_curve_vz"}, {"stiffness_curve_mx"}, {"stiffness_curve_my"}, {"stiffness_curve_mz"}, {"moment_rotation_mx"}, {"moment_rotation_my"}, {"moment_rotation_mz"}, {"rotation_axes"}};
    RecordReader record(r, "MemberHinge", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.id); limit(r, value.id < 0, "an integer of at least 0"); break;
        case 1: read(r, value.hinge_type); break;
        case 2: read(r, value.translational_release_vx); break;
        case 3: read(r, value.translational_release_vy); break;
        case 4: read(r, value.translational_release_vz); break;
        case 5: read(r, value.rotational_release_mx); break;
        case 6: read(r, value.rotational_release_my); break;
        case 7: read(r, value.rotational_release_mz); break;
        case 8: read(r, value.rotational_release_warp); break;
        case 9: read(r, value.max_tension_vx); break;
        case 10: read(r, value.max_tension_vy); break;
        case 11: read(r, value.max_tension_vz); break;
        case 12: read(r, value.max_moment_mx); break;
        case 13: read(r, value.max_moment_my); break;
        case 14: read(r, value.max_moment_mz); break;
        case 15: read(r, value.max_bimoment_warp); break;
        case 16: read(r, value.stiffness_curve_vx); break;
        case 17: read(r, value.stiffness_curve_vy); break;
        case 18: read(r, value.stiffness_curve_vz); break;
        case 19: read(r, value.stiffness_curve_mx); break;
        case 20: read(r, value.stiffness_curve_my); break;
        case 21: read(r, value.stiffness_curve_mz); break;
        case 22: read(r, value.moment_rotation_mx); break;
        case 23: read(r, value.moment_rotation_my); break;
        case 24: read(r, value.moment_rotation_mz); break;
        case 25: if (!r.read_null()) { read(r, value.rotation_axes); } break;
    }
}

void read(JsonReader& r, ScissorHinge& value) {
    static constexpr FieldName fields[] = {{"id", "an integer of at least 0"}, {"translational_release_x"}, {"translational_release_y"}, {"translational_release_z"}, {"rotational_release_x"}, {"rotational_release_y"}, {"rotational_release_z"}, {"axes"}};
    RecordReader record(r, "ScissorHinge", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.id); limit(r, value.id < 0, "an integer of at least 0"); break;
        case 1: read(r, value.translational_release_x); break;
        case 2: read(r, value.translational_release_y); break;
        case 3: read(r, value.translational_release_z); break;
        case 4: read(r, value.rotational_release_x); break;
        case 5: read(r, value.rotational_release_y); break;
        case 6: read(r, value.rotational_release_z); break;
        case 7: if (!r.read_null()) { read(r, value.axes); } break;
    }
}

void read(JsonReader& r, ShapeCommand& value) {
    static constexpr FieldName fields[] = {{"command", "\"moveTo\", \"lineTo\", \"arcTo\" or \"closePath\""}, {"y"}, {"z"}, {"r"}, {"center_y"}, {"center_z"}, {"theta0"}, {"theta1"}};
    RecordReader record(r, "ShapeCommand", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.command); break;
        case 1: read(r, value.y); break;
        case 2: read(r, value.z); break;
        case 3: read(r, value.r); break;
        case 4: read(r, value.center_y); break;
        case 5: read(r, value.center_z); break;
        case 6: read(r, value.theta0); break;
        case 7: read(r, value.theta1); break;
    }
}

void read(JsonReader& r, ShapePath& value) {
    static constexpr FieldName fields[] = {{"id", "an integer of at least 0"}, {"name", "a text"}, {"shape_commands", "a list"}};
    RecordReader record(r, "ShapePath", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.id); limit(r, value.id < 0, "an integer of at least 0"); break;
        case 1: read(r, value.name); break;
        case 2: read(r, value.shape_commands); break;
    }
}

void read(JsonReader& r, PlateStiffnessModifiers& value) {
    static constexpr FieldName fields[] = {{"membrane"}, {"bending"}, {"shear"}};
    RecordReader record(r, "PlateStiffnessModifiers", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.membrane); if (value.membrane) { limit(r, *value.membrane < 0, "a number of at least 0"); } break;
        case 1: read(r, value.bending); if (value.bending) { limit(r, *value.bending < 0, "a number of at least 0"); } break;
        case 2: read(r, value.shear); if (value.shear) { limit(r, *value.shear < 0, "a number of at least 0"); } break;
    }
}

void read(JsonReader& r, PlateOpening& value) {
    static constexpr FieldName fields[] = {{"id", "an integer of at least 0"}, {"boundary_node_ids", "a list of at least 3 ids"}};
    RecordReader record(r, "PlateOpening", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.id); limit(r, value.id < 0, "an integer of at least 0"); break;
        case 1: read(r, value.boundary_node_ids); limit_length(r, value.boundary_node_ids.size(), 3, any_length, "a list of at least 3 ids"); break;
    }
}

void read(JsonReader& r, PlateMeshDivisions& value) {
    static constexpr FieldName fields[] = {{"u", "an integer from 1 to 2000"}, {"v", "an integer from 1 to 2000"}};
    RecordReader record(r, "PlateMeshDivisions", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.u); limit(r, value.u < 1 || value.u > 2000, "an integer from 1 to 2000"); break;
        case 1: read(r, value.v); limit(r, value.v < 1 || value.v > 2000, "an integer from 1 to 2000"); break;
    }
}

void read(JsonReader& r, PlateMeshSettings& value) {
    static constexpr FieldName fields[] = {{"method"}, {"element_shape"}, {"target_size"}, {"divisions"}};
    RecordReader record(r, "PlateMeshSettings", fields);
    while (record.next()) switch (record.field()) {
        case 0: if (!r.read_null()) { read(r, value.method); } break;
        case 1: if (!r.read_null()) { read(r, value.element_shape); } break;
        case 2: read(r, value.target_size); if (value.target_size) { limit(r, *value.target_size <= 0, "a number greater than 0"); } break;
        case 3: read(r, value.divisions); break;
    }
}

void read(JsonReader& r, PlateSurface& value) {
    static constexpr FieldName fields[] = {{"id", "an integer of at least 0"}, {"thickness", "a number greater than 0"}, {"material", "an integer of at least 0"}, {"behavior"}, {"theory"}, {"plane_state"}, {"offset"}, {"local_x_direction"}, {"stiffness_modifiers"}, {"bedding"}, {"name"}, {"classification"}, {"boundary_node_ids", "a list of at least 3 ids"}, {"openings"}, {"mesh"}, {"mesh_group_id"}, {"generated_plate_element_ids"}};
    RecordReader record(r, "PlateSurface", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.id); limit(r, value.id < 0, "an integer of at least 0"); break;
        case 1: read(r, value.thickness); limit(r, value.thickness <= 0, "a number greater than 0"); break;
        case 2: read(r, value.material); limit(r, value.material < 0, "an integer of at least 0"); break;
        case 3: if (!r.read_null()) { read(r, value.behavior); } break;
        case 4: if (!r.read_null()) { read(r, value.theory); } break;
        case 5: if (!r.read_null()) { read(r, value.plane_state); } break;
        case 6: if (!r.read_null()) { read(r, value.offset); } break;
        case 7: read(r, value.local_x_direction); break;
        case 8: read(r, value.stiffness_modifiers); break;
        case 9: read(r, value.bedding); if (value.bedding) { limit(r, *value.bedding < 0, "a number of at least 0"); } break;
        case 10: read(r, value.name); break;
        case 11: read(r, value.classification); break;
        case 12: read(r, value.boundary_node_ids); limit_length(r, value.boundary_node_ids.size(), 3, any_length, "a list of at least 3 ids"); break;
        case 13: if (r.read_null()) value.openings.clear(); else { read(r, value.openings); } break;
        case 14: read(r, value.mesh); break;
        case 15: read(r, value.mesh_group_id); if (value.mesh_group_id) { limit(r, *value.mesh_group_id < 0, "an integer of at least 0"); } break;
        case 16: if (r.read_null()) value.generated_plate_element_ids.clear(); else { read(r, value.generated_plate_element_ids); } break;
    }
}

void read(JsonReader& r, PlateElement& value) {
    static constexpr FieldName fields[] = {{"id", "an integer of at least 0"}, {"thickness", "a number greater than 0"}, {"material", "an integer of at least 0"}, {"behavior"}, {"theory"}, {"plane_state"}, {"offset"}, {"local_x_direction"}, {"stiffness_modifiers"}, {"bedding"}, {"node_ids", "a list of 3 to 4 ids"}, {"source_surface_id"}};
    RecordReader record(r, "PlateElement", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.id); limit(r, value.id < 0, "an integer of at least 0"); break;
        case 1: read(r, value.thickness); limit(r, value.thickness <= 0, "a number greater than 0"); break;
        case 2: read(r, value.material); limit(r, value.material < 0, "an integer of at least 0"); break;
        case 3: if (!r.read_null()) { read(r, value.behavior); } break;
        case 4: if (!r.read_null()) { read(r, value.theory); } break;
        case 5: if (!r.read_null()) { read(r, value.plane_state); } break;
        case 6: if (!r.read_null()) { read(r, value.offset); } break;
        case 7: read(r, value.local_x_direction); break;
        case 8: read(r, value.stiffness_modifiers); break;
        case 9: read(r, value.bedding); if (value.bedding) { limit(r, *value.bedding < 0, "a number of at least 0"); } break;
        case 10: read(r, value.node_ids); limit_length(r, value.node_ids.size(), 3, 4, "a list of 3 to 4 ids"); break;
        case 11: read(r, value.source_surface_id); if (value.source_surface_id) { limit(r, *value.source_surface_id < 0, "an integer of at least 0"); } break;
    }
}

void read(JsonReader& r, RigidDiaphragm& value) {
    static constexpr FieldName fields[] = {{"id", "an integer of at least 0"}, {"node_ids", "a list of at least 2 ids"}, {"normal"}};
    RecordReader record(r, "RigidDiaphragm", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.id); limit(r, value.id < 0, "an integer of at least 0"); break;
        case 1: read(r, value.node_ids); limit_length(r, value.node_ids.size(), 2, any_length, "a list of at least 2 ids"); break;
        case 2: read(r, value.normal); break;
    }
}

void read(JsonReader& r, BracingSystem& value) {
    static constexpr FieldName fields[] = {{"id", "an integer of at least 0"}, {"name"}, {"restrained", "a list of at least 1 id"}, {"direction"}};
    RecordReader record(r, "BracingSystem", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.id); limit(r, value.id < 0, "an integer of at least 0"); break;
        case 1: read(r, value.name); break;
        case 2: read(r, value.restrained); limit_length(r, value.restrained.size(), 1, any_length, "a list of at least 1 id"); break;
        case 3: read(r, value.direction); break;
    }
}

void read(JsonReader& r, LineSupport& value) {
    static constexpr FieldName fields[] = {{"id", "an integer of at least 0"}, {"start_node_id", "an integer of at least 0"}, {"end_node_id", "an integer of at least 0"}, {"nodal_support", "an integer of at least 0"}, {"frame"}};
    RecordReader record(r, "LineSupport", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.id); limit(r, value.id < 0, "an integer of at least 0"); break;
        case 1: read(r, value.start_node_id); limit(r, value.start_node_id < 0, "an integer of at least 0"); break;
        case 2: read(r, value.end_node_id); limit(r, value.end_node_id < 0, "an integer of at least 0"); break;
        case 3: read(r, value.nodal_support); limit(r, value.nodal_support < 0, "an integer of at least 0"); break;
        case 4: read(r, value.frame); break;
    }
}

void read(JsonReader& r, WorkAxis& value) {
    static constexpr FieldName fields[] = {{"id", "an integer of at least 0"}, {"name"}, {"origin_x", "a number"}, {"origin_y", "a number"}, {"origin_z", "a number"}, {"direction_x", "a number"}, {"direction_y", "a number"}, {"direction_z", "a number"}};
    RecordReader record(r, "WorkAxis", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.id); limit(r, value.id < 0, "an integer of at least 0"); break;
        case 1: read(r, value.name); break;
        case 2: read(r, value.origin_x); break;
        case 3: read(r, value.origin_y); break;
        case 4: read(r, value.origin_z); break;
        case 5: read(r, value.direction_x); break;
        case 6: read(r, value.direction_y); break;
        case 7: read(r, value.direction_z); break;
    }
}

void read(JsonReader& r, WorkPlane& value) {
    static constexpr FieldName fields[] = {{"id", "an integer of at least 0"}, {"name"}, {"origin_x", "a number"}, {"origin_y", "a number"}, {"origin_z", "a number"}, {"normal_x", "a number"}, {"normal_y", "a number"}, {"normal_z", "a number"}};
    RecordReader record(r, "WorkPlane", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.id); limit(r, value.id < 0, "an integer of at least 0"); break;
        case 1: read(r, value.name); break;
        case 2: read(r, value.origin_x); break;
        case 3: read(r, value.origin_y); break;
        case 4: read(r, value.origin_z); break;
        case 5: read(r, value.normal_x); break;
        case 6: read(r, value.normal_y); break;
        case 7: read(r, value.normal_z); break;
    }
}

void read(JsonReader& r, EntityGroup& value) {
    static constexpr FieldName fields[] = {{"id", "an integer of at least 0"}, {"name"}, {"node_ids"}, {"member_ids"}, {"member_set_ids"}, {"support_ids"}, {"plate_surface_ids"}, {"plate_element_ids"}, {"work_axis_ids"}, {"work_plane_ids"}};
    RecordReader record(r, "EntityGroup", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.id); limit(r, value.id < 0, "an integer of at least 0"); break;
        case 1: read(r, value.name); break;
        case 2: if (r.read_null()) value.node_ids.clear(); else { read(r, value.node_ids); } break;
        case 3: if (r.read_null()) value.member_ids.clear(); else { read(r, value.member_ids); } break;
        case 4: if (r.read_null()) value.member_set_ids.clear(); else { read(r, value.member_set_ids); } break;
        case 5: if (r.read_null()) value.support_ids.clear(); else { read(r, value.support_ids); } break;
        case 6: if (r.read_null()) value.plate_surface_ids.clear(); else { read(r, value.plate_surface_ids); } break;
        case 7: if (r.read_null()) value.plate_element_ids.clear(); else { read(r, value.plate_element_ids); } break;
        case 8: if (r.read_null()) value.work_axis_ids.clear(); else { read(r, value.work_axis_ids); } break;
        case 9: if (r.read_null()) value.work_plane_ids.clear(); else { read(r, value.work_plane_ids); } break;
    }
}

void read(JsonReader& r, Workspace& value) {
    static constexpr FieldName fields[] = {{"work_axes"}, {"work_planes"}, {"entity_groups"}};
    RecordReader record(r, "Workspace", fields);
    while (record.next()) switch (record.field()) {
        case 0: if (r.read_null()) value.work_axes.clear(); else { read(r, value.work_axes); } break;
        case 1: if (r.read_null()) value.work_planes.clear(); else { read(r, value.work_planes); } break;
        case 2: if (r.read_null()) value.entity_groups.clear(); else { read(r, value.entity_groups); } break;
    }
}

void read(JsonReader& r, Model& value) {
    static constexpr FieldName fields[] = {{"nodes", "a list"}, {"members"}, {"member_sets"}, {"materials", "a list"}, {"sections"}, {"nodal_supports"}, {"nodal_masses"}, {"member_hinges"}, {"scissor_hinges"}, {"shape_paths"}, {"plate_surfaces"}, {"plate_elements"}, {"rigid_diaphragms"}, {"bracing_systems"}, {"line_supports"}, {"workspace"}};
    RecordReader record(r, "Model", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.nodes); break;
        case 1: read(r, value.members); break;
        case 2: read(r, value.member_sets); break;
        case 3: read(r, value.materials); break;
        case 4: read(r, value.sections); break;
        case 5: read(r, value.nodal_supports); break;
        case 6: if (r.read_null()) value.nodal_masses.clear(); else { read(r, value.nodal_masses); } break;
        case 7: if (r.read_null()) value.member_hinges.clear(); else { read(r, value.member_hinges); } break;
        case 8: if (r.read_null()) value.scissor_hinges.clear(); else { read(r, value.scissor_hinges); } break;
        case 9: if (r.read_null()) value.shape_paths.clear(); else { read(r, value.shape_paths); } break;
        case 10: if (r.read_null()) value.plate_surfaces.clear(); else { read(r, value.plate_surfaces); } break;
        case 11: if (r.read_null()) value.plate_elements.clear(); else { read(r, value.plate_elements); } break;
        case 12: if (r.read_null()) value.rigid_diaphragms.clear(); else { read(r, value.rigid_diaphragms); } break;
        case 13: if (r.read_null()) value.bracing_systems.clear(); else { read(r, value.bracing_systems); } break;
        case 14: if (r.read_null()) value.line_supports.clear(); else { read(r, value.line_supports); } break;
        case 15: read(r, value.workspace); break;
    }
}

void read(JsonReader& r, AllMembers&) {
    static constexpr FieldName fields[] = {{"type"}};
    RecordReader record(r, "AllMembers", fields, true);
    while (record.next()) switch (record.field()) {
        default: { std::string tag; r.read(tag); }
    }
}

void read(JsonReader& r, Members& value) {
    static constexpr FieldName fields[] = {{"ids", "a list of at least 1 id"}, {"type"}};
    RecordReader record(r, "Members", fields, true);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.ids); limit_length(r, value.ids.size(), 1, any_length, "a list of at least 1 id"); break;
        default: { std::string tag; r.read(tag); }
    }
}

void read(JsonReader& r, MemberSets& value) {
    static constexpr FieldName fields[] = {{"ids", "a list of at least 1 id"}, {"type"}};
    RecordReader record(r, "MemberSets", fields, true);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.ids); limit_length(r, value.ids.size(), 1, any_length, "a list of at least 1 id"); break;
        default: { std::string tag; r.read(tag); }
    }
}

void read(JsonReader& r, MemberClassification& value) {
    static constexpr FieldName fields[] = {{"value", "a text"}, {"type"}};
    RecordReader record(r, "MemberClassification", fields, true);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.value); break;
        default: { std::string tag; r.read(tag); }
    }
}

void read(JsonReader& r, AllPlates&) {
    static constexpr FieldName fields[] = {{"type"}};
    RecordReader record(r, "AllPlates", fields, true);
    while (record.next()) switch (record.field()) {
        default: { std::string tag; r.read(tag); }
    }
}

void read(JsonReader& r, PlateSurfaces& value) {
    static constexpr FieldName fields[] = {{"ids", "a list of at least 1 id"}, {"type"}};
    RecordReader record(r, "PlateSurfaces", fields, true);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.ids); limit_length(r, value.ids.size(), 1, any_length, "a list of at least 1 id"); break;
        default: { std::string tag; r.read(tag); }
    }
}

void read(JsonReader& r, PlateElements& value) {
    static constexpr FieldName fields[] = {{"ids", "a list of at least 1 id"}, {"type"}};
    RecordReader record(r, "PlateElements", fields, true);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.ids); limit_length(r, value.ids.size(), 1, any_length, "a list of at least 1 id"); break;
        default: { std::string tag; r.read(tag); }
    }
}

void read(JsonReader& r, Nodes& value) {
    static constexpr FieldName fields[] = {{"ids", "a list of at least 1 id"}, {"type"}};
    RecordReader record(r, "Nodes", fields, true);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.ids); limit_length(r, value.ids.size(), 1, any_length, "a list of at least 1 id"); break;
        default: { std::string tag; r.read(tag); }
    }
}

void read(JsonReader& r, NodesOfMembers& value) {
    static constexpr FieldName fields[] = {{"members", "a list of at least 1 item"}, {"type"}};
    RecordReader record(r, "NodesOfMembers", fields, true);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.members); limit_length(r, value.members.size(), 1, any_length, "a list of at least 1 item"); break;
        default: { std::string tag; r.read(tag); }
    }
}

void read(JsonReader& r, ResultRequest& value) {
    static constexpr FieldName fields[] = {{"block", "\"local_envelopes\", \"global_envelopes\", \"local_end_forces\", \"global_end_forces\", \"section_forces\", \"internal_force_series\", \"local_displacements\", \"node_displacements\" or \"reactions\""}, {"members"}, {"nodes"}, {"load_combination_ids"}, {"limit_state"}, {"components"}, {"end"}};
    RecordReader record(r, "ResultRequest", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.block); break;
        case 1: if (r.read_null()) value.members.clear(); else { read(r, value.members); } break;
        case 2: read(r, value.nodes); break;
        case 3: if (r.read_null()) value.load_combination_ids.clear(); else { read(r, value.load_combination_ids); } break;
        case 4: read(r, value.limit_state); break;
        case 5: if (r.read_null()) value.components.clear(); else { read(r, value.components); } break;
        case 6: read(r, value.end); break;
    }
}

void read(JsonReader& r, AnalysisOptions& value) {
    static constexpr FieldName fields[] = {{"solve_loadcases"}, {"dimensionality"}, {"order"}, {"nonlinear_method"}, {"pdelta_formulation"}, {"pdelta_mode"}, {"pdelta_suppress_axes"}, {"stability"}, {"tolerance"}, {"max_iterations"}, {"rigid_strategy"}, {"axial_slack"}, {"include_shear_deformation"}, {"include_warping"}, {"include_shear_center_coupling"}, {"enable_self_weight"}, {"self_weight_load_case_id"}, {"gravity_factor"}, {"gravity_direction"}, {"include_member_deflected_shape"}, {"result_filter"}, {"result_requests"}, {"render_unity_reports"}, {"include_report_html"}};
    RecordReader record(r, "AnalysisOptions", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.solve_loadcases); break;
        case 1: read(r, value.dimensionality); break;
        case 2: read(r, value.order); break;
        case 3: read(r, value.nonlinear_method); break;
        case 4: read(r, value.pdelta_formulation); break;
        case 5: read(r, value.pdelta_mode); break;
        case 6: if (r.read_null()) value.pdelta_suppress_axes.clear(); else { read(r, value.pdelta_suppress_axes); } break;
        case 7: read(r, value.stability); break;
        case 8: read(r, value.tolerance); break;
        case 9: read(r, value.max_iterations); if (value.max_iterations) { limit(r, *value.max_iterations < 0, "an integer of at least 0"); } break;
        case 10: read(r, value.rigid_strategy); break;
        case 11: read(r, value.axial_slack); break;
        case 12: if (!r.read_null()) { read(r, value.include_shear_deformation); } break;
        case 13: if (!r.read_null()) { read(r, value.include_warping); } break;
        case 14: if (!r.read_null()) { read(r, value.include_shear_center_coupling); } break;
        case 15: if (!r.read_null()) { read(r, value.enable_self_weight); } break;
        case 16: read(r, value.self_weight_load_case_id); if (value.self_weight_load_case_id) { limit(r, *value.self_weight_load_case_id < 0, "an integer of at least 0"); } break;
        case 17: if (!r.read_null()) { read(r, value.gravity_factor); } break;
        case 18: if (!r.read_null()) { read(r, value.gravity_direction); } break;
        case 19: if (!r.read_null()) { read(r, value.include_member_deflected_shape); } break;
        case 20: if (r.read_null()) value.result_filter.clear(); else { read(r, value.result_filter); } break;
        case 21: if (r.read_null()) value.result_requests.clear(); else { read(r, value.result_requests); } break;
        case 22: if (!r.read_null()) { read(r, value.render_unity_reports); } break;
        case 23: if (!r.read_null()) { read(r, value.include_report_html); } break;
    }
}

void read(JsonReader& r, NodalLoad& value) {
    static constexpr FieldName fields[] = {{"id", "an integer of at least 0"}, {"node", "an integer of at least 0"}, {"magnitude", "a number"}, {"direction", "a list of 3 numbers"}, {"load_type"}};
    RecordReader record(r, "NodalLoad", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.id); limit(r, value.id < 0, "an integer of at least 0"); break;
        case 1: read(r, value.node); limit(r, value.node < 0, "an integer of at least 0"); break;
        case 2: read(r, value.magnitude); break;
        case 3: read(r, value.direction); break;
        case 4: read(r, value.load_type); break;
    }
}

void read(JsonReader& r, NodalMoment& value) {
    static constexpr FieldName fields[] = {{"id", "an integer of at least 0"}, {"node", "an integer of at least 0"}, {"magnitude", "a number"}, {"direction", "a list of 3 numbers"}, {"load_type"}};
    RecordReader record(r, "NodalMoment", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.id); limit(r, value.id < 0, "an integer of at least 0"); break;
        case 1: read(r, value.node); limit(r, value.node < 0, "an integer of at least 0"); break;
        case 2: read(r, value.magnitude); break;
        case 3: read(r, value.direction); break;
        case 4: read(r, value.load_type); break;
    }
}

void read(JsonReader& r, DistributedLoad& value) {
    static constexpr FieldName fields[] = {{"id", "an integer of at least 0"}, {"member", "an integer of at least 0"}, {"magnitude", "a number"}, {"end_magnitude", "a number"}, {"direction", "a list of 3 numbers"}, {"start_frac"}, {"end_frac"}, {"projected"}, {"axes"}};
    RecordReader record(r, "DistributedLoad", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.id); limit(r, value.id < 0, "an integer of at least 0"); break;
        case 1: read(r, value.member); limit(r, value.member < 0, "an integer of at least 0"); break;
        case 2: read(r, value.magnitude); break;
        case 3: read(r, value.end_magnitude); break;
        case 4: read(r, value.direction); break;
        case 5: read(r, value.start_frac); limit(r, value.start_frac < 0 || value.start_frac > 1, "a number from 0 to 1"); break;
        case 6: read(r, value.end_frac); limit(r, value.end_frac < 0 || value.end_frac > 1, "a number from 0 to 1"); break;
        case 7: read(r, value.projected); break;
        case 8: read(r, value.axes); break;
    }
}

void read(JsonReader& r, SurfaceLoadVertex& value) {
    static constexpr FieldName fields[] = {{"X", "a number"}, {"Y", "a number"}, {"Z", "a number"}};
    RecordReader record(r, "SurfaceLoadVertex", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.X); break;
        case 1: read(r, value.Y); break;
        case 2: read(r, value.Z); break;
    }
}

void read(JsonReader& r, SurfaceLoad& value) {
    static constexpr FieldName fields[] = {{"id", "an integer of at least 0"}, {"polygon", "a list"}, {"magnitude", "a number"}, {"direction", "a list of 3 numbers"}, {"distribution_direction"}};
    RecordReader record(r, "SurfaceLoad", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.id); limit(r, value.id < 0, "an integer of at least 0"); break;
        case 1: read(r, value.polygon); break;
        case 2: read(r, value.magnitude); break;
        case 3: read(r, value.direction); break;
        case 4: read(r, value.distribution_direction); break;
    }
}

void read(JsonReader& r, MemberPointLoad& value) {
    static constexpr FieldName fields[] = {{"id", "an integer of at least 0"}, {"member", "an integer of at least 0"}, {"magnitude", "a number"}, {"direction", "a list of 3 numbers"}, {"position", "a number from 0 to 1"}, {"axes"}};
    RecordReader record(r, "MemberPointLoad", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.id); limit(r, value.id < 0, "an integer of at least 0"); break;
        case 1: read(r, value.member); limit(r, value.member < 0, "an integer of at least 0"); break;
        case 2: read(r, value.magnitude); break;
        case 3: read(r, value.direction); break;
        case 4: read(r, value.position); limit(r, value.position < 0 || value.position > 1, "a number from 0 to 1"); break;
        case 5: if (!r.read_null()) { read(r, value.axes); } break;
    }
}

void read(JsonReader& r, MemberPointMoment& value) {
    static constexpr FieldName fields[] = {{"id", "an integer of at least 0"}, {"member", "an integer of at least 0"}, {"magnitude", "a number"}, {"direction", "a list of 3 numbers"}, {"position", "a number from 0 to 1"}, {"axes"}};
    RecordReader record(r, "MemberPointMoment", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.id); limit(r, value.id < 0, "an integer of at least 0"); break;
        case 1: read(r, value.member); limit(r, value.member < 0, "an integer of at least 0"); break;
        case 2: read(r, value.magnitude); break;
        case 3: read(r, value.direction); break;
        case 4: read(r, value.position); limit(r, value.position < 0 || value.position > 1, "a number from 0 to 1"); break;
        case 5: if (!r.read_null()) { read(r, value.axes); } break;
    }
}

void read(JsonReader& r, SurfaceTarget& value) {
    static constexpr FieldName fields[] = {{"surface_id", "an integer of at least 0"}, {"kind"}};
    RecordReader record(r, "SurfaceTarget", fields, true);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.surface_id); limit(r, value.surface_id < 0, "an integer of at least 0"); break;
        default: { std::string tag; r.read(tag); }
    }
}

void read(JsonReader& r, ElementTarget& value) {
    static constexpr FieldName fields[] = {{"plate_element_id", "an integer of at least 0"}, {"kind"}};
    RecordReader record(r, "ElementTarget", fields, true);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.plate_element_id); limit(r, value.plate_element_id < 0, "an integer of at least 0"); break;
        default: { std::string tag; r.read(tag); }
    }
}

void read(JsonReader& r, PlatePressure& value) {
    static constexpr FieldName fields[] = {{"id", "an integer of at least 0"}, {"target", "an object"}, {"magnitude", "a number"}, {"direction", "a list of 3 numbers"}, {"projected"}};
    RecordReader record(r, "PlatePressure", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.id); limit(r, value.id < 0, "an integer of at least 0"); break;
        case 1: read(r, value.target); break;
        case 2: read(r, value.magnitude); break;
        case 3: read(r, value.direction); break;
        case 4: if (!r.read_null()) { read(r, value.projected); } break;
    }
}

void read(JsonReader& r, SupportDisplacement& value) {
    static constexpr FieldName fields[] = {{"id", "an integer of at least 0"}, {"node", "an integer of at least 0"}, {"direction", "\"X\", \"Y\", \"Z\", \"RX\", \"RY\" or \"RZ\""}, {"value", "a number"}};
    RecordReader record(r, "SupportDisplacement", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.id); limit(r, value.id < 0, "an integer of at least 0"); break;
        case 1: read(r, value.node); limit(r, value.node < 0, "an integer of at least 0"); break;
        case 2: read(r, value.direction); break;
        case 3: read(r, value.value); break;
    }
}

void read(JsonReader& r, TemperatureLoad& value) {
    static constexpr FieldName fields[] = {{"id", "an integer of at least 0"}, {"member", "an integer of at least 0"}, {"uniform"}, {"gradient_y"}, {"gradient_z"}};
    RecordReader record(r, "TemperatureLoad", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.id); limit(r, value.id < 0, "an integer of at least 0"); break;
        case 1: read(r, value.member); limit(r, value.member < 0, "an integer of at least 0"); break;
        case 2: read(r, value.uniform); break;
        case 3: read(r, value.gradient_y); break;
        case 4: read(r, value.gradient_z); break;
    }
}

void read(JsonReader& r, Action& value) {
    static constexpr FieldName fields[] = {{"category", "\"permanent\", \"prestress\", \"imposed_A\", \"imposed_B\", \"imposed_C\", \"imposed_D\", \"imposed_E\", \"imposed_F\", \"imposed_G\", \"imposed_H\", \"snow_low\", \"snow_high\", \"wind\", \"temperature\", \"accidental\" or \"seismic\""}, {"group"}, {"relation"}};
    RecordReader record(r, "Action", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.category); break;
        case 1: read(r, value.group); break;
        case 2: read(r, value.relation); break;
    }
}

void read(JsonReader& r, LoadCase& value) {
    static constexpr FieldName fields[] = {{"id", "an integer of at least 0"}, {"name", "a text"}, {"kind"}, {"nodal_loads"}, {"nodal_moments"}, {"distributed_loads"}, {"surface_loads"}, {"member_point_loads"}, {"member_point_moments"}, {"plate_pressures"}, {"support_displacements"}, {"temperature_loads"}, {"action"}};
    RecordReader record(r, "LoadCase", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.id); limit(r, value.id < 0, "an integer of at least 0"); break;
        case 1: read(r, value.name); break;
        case 2: read(r, value.kind); break;
        case 3: if (r.read_null()) value.nodal_loads.clear(); else { read(r, value.nodal_loads); } break;
        case 4: if (r.read_null()) value.nodal_moments.clear(); else { read(r, value.nodal_moments); } break;
        case 5: if (r.read_null()) value.distributed_loads.clear(); else { read(r, value.distributed_loads); } break;
        case 6: if (r.read_null()) value.surface_loads.clear(); else { read(r, value.surface_loads); } break;
        case 7: if (r.read_null()) value.member_point_loads.clear(); else { read(r, value.member_point_loads); } break;
        case 8: if (r.read_null()) value.member_point_moments.clear(); else { read(r, value.member_point_moments); } break;
        case 9: if (r.read_null()) value.plate_pressures.clear(); else { read(r, value.plate_pressures); } break;
        case 10: if (r.read_null()) value.support_displacements.clear(); else { read(r, value.support_displacements); } break;
        case 11: if (r.read_null()) value.temperature_loads.clear(); else { read(r, value.temperature_loads); } break;
        case 12: read(r, value.action); break;
    }
}

void read(JsonReader& r, LoadCaseFactor& value) {
    static constexpr FieldName fields[] = {{"load_case_id", "an integer of at least 0"}, {"factor", "a number"}};
    RecordReader record(r, "LoadCaseFactor", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.load_case_id); limit(r, value.load_case_id < 0, "an integer of at least 0"); break;
        case 1: read(r, value.factor); break;
    }
}

void read(JsonReader& r, GeneratedBy& value) {
    static constexpr FieldName fields[] = {{"expression", "a text"}, {"annex", "a text"}, {"reason", "a text"}, {"seal"}};
    RecordReader record(r, "GeneratedBy", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.expression); break;
        case 1: read(r, value.annex); break;
        case 2: read(r, value.reason); break;
        case 3: read(r, value.seal); break;
    }
}

void read(JsonReader& r, LoadCombination& value) {
    static constexpr FieldName fields[] = {{"id", "an integer of at least 0"}, {"name", "a text"}, {"load_case_factors", "a list of at least 1 item"}, {"situation"}, {"check"}, {"limit_state"}, {"generated"}};
    RecordReader record(r, "LoadCombination", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.id); limit(r, value.id < 0, "an integer of at least 0"); break;
        case 1: read(r, value.name); break;
        case 2: read(r, value.load_case_factors); limit_length(r, value.load_case_factors.size(), 1, any_length, "a list of at least 1 item"); break;
        case 3: read(r, value.situation); break;
        case 4: read(r, value.check); break;
        case 5: read(r, value.limit_state); break;
        case 6: read(r, value.generated); break;
    }
}

void read(JsonReader& r, SwayImperfection& value) {
    static constexpr FieldName fields[] = {{"axis", "a list of 3 numbers"}, {"magnitude", "a number"}, {"height_direction"}, {"reference_point"}};
    RecordReader record(r, "SwayImperfection", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.axis); break;
        case 1: read(r, value.magnitude); break;
        case 2: read(r, value.height_direction); break;
        case 3: read(r, value.reference_point); break;
    }
}

void read(JsonReader& r, TranslationImperfection& value) {
    static constexpr FieldName fields[] = {{"memberset_ids", "a list"}, {"axis", "a list of 3 numbers"}, {"magnitude", "a number"}};
    RecordReader record(r, "TranslationImperfection", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.memberset_ids); break;
        case 1: read(r, value.axis); break;
        case 2: read(r, value.magnitude); break;
    }
}

void read(JsonReader& r, BowImperfection& value) {
    static constexpr FieldName fields[] = {{"member_ids"}, {"memberset_ids"}, {"axis", "\"y\" or \"z\""}, {"e_0"}, {"length_over_e_0"}};
    RecordReader record(r, "BowImperfection", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.member_ids); break;
        case 1: read(r, value.memberset_ids); break;
        case 2: read(r, value.axis); break;
        case 3: read(r, value.e_0); break;
        case 4: read(r, value.length_over_e_0); break;
    }
}

void read(JsonReader& r, ImperfectionCase& value) {
    static constexpr FieldName fields[] = {{"imperfection_case_id", "an integer of at least 0"}, {"load_combinations"}, {"sway_imperfections"}, {"translation_imperfections"}, {"bow_imperfections"}, {"standard"}};
    RecordReader record(r, "ImperfectionCase", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.imperfection_case_id); limit(r, value.imperfection_case_id < 0, "an integer of at least 0"); break;
        case 1: read(r, value.load_combinations); break;
        case 2: read(r, value.sway_imperfections); break;
        case 3: read(r, value.translation_imperfections); break;
        case 4: if (r.read_null()) value.bow_imperfections.clear(); else { read(r, value.bow_imperfections); } break;
        case 5: read(r, value.standard); break;
    }
}

void read(JsonReader& r, MaxAbs&) {
    static constexpr FieldName fields[] = {{"type"}};
    RecordReader record(r, "MaxAbs", fields, true);
    while (record.next()) switch (record.field()) {
        default: { std::string tag; r.read(tag); }
    }
}

void read(JsonReader& r, Max&) {
    static constexpr FieldName fields[] = {{"type"}};
    RecordReader record(r, "Max", fields, true);
    while (record.next()) switch (record.field()) {
        default: { std::string tag; r.read(tag); }
    }
}

void read(JsonReader& r, Min&) {
    static constexpr FieldName fields[] = {{"type"}};
    RecordReader record(r, "Min", fields, true);
    while (record.next()) switch (record.field()) {
        default: { std::string tag; r.read(tag); }
    }
}

void read(JsonReader& r, AtFraction& value) {
    static constexpr FieldName fields[] = {{"fraction", "a number from 0 to 1"}, {"type"}};
    RecordReader record(r, "AtFraction", fields, true);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.fraction); limit(r, value.fraction < 0 || value.fraction > 1, "a number from 0 to 1"); break;
        default: { std::string tag; r.read(tag); }
    }
}

void read(JsonReader& r, AtStart&) {
    static constexpr FieldName fields[] = {{"type"}};
    RecordReader record(r, "AtStart", fields, true);
    while (record.next()) switch (record.field()) {
        default: { std::string tag; r.read(tag); }
    }
}

void read(JsonReader& r, AtEnd&) {
    static constexpr FieldName fields[] = {{"type"}};
    RecordReader record(r, "AtEnd", fields, true);
    while (record.next()) switch (record.field()) {
        default: { std::string tag; r.read(tag); }
    }
}

void read(JsonReader& r, MemberForce& value) {
    static constexpr FieldName fields[] = {{"component", "\"N\", \"Vy\", \"Vz\", \"Mx\", \"My\", \"Mz\" or \"Bimoment\""}, {"aggregation"}, {"of"}};
    RecordReader record(r, "MemberForce", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.component); break;
        case 1: read(r, value.aggregation); break;
        case 2: read(r, value.of); break;
    }
}

void read(JsonReader& r, Displacement& value) {
    static constexpr FieldName fields[] = {{"component", "\"Dx\", \"Dy\", \"Dz\", \"Rx\", \"Ry\", \"Rz\" or \"Magnitude\""}};
    RecordReader record(r, "Displacement", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.component); break;
    }
}

void read(JsonReader& r, NodeDisplacement& value) {
    static constexpr FieldName fields[] = {{"at", "\"Start\", \"End\", \"ReferenceMemberStart\", \"ReferenceMemberEnd\" or \"ReferenceNode\""}, {"component", "\"Dx\", \"Dy\", \"Dz\", \"Rx\", \"Ry\", \"Rz\" or \"Magnitude\""}};
    RecordReader record(r, "NodeDisplacement", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.at); break;
        case 1: read(r, value.component); break;
    }
}

void read(JsonReader& r, NodePosition& value) {
    static constexpr FieldName fields[] = {{"at", "\"Start\", \"End\", \"ReferenceMemberStart\", \"ReferenceMemberEnd\" or \"ReferenceNode\""}, {"axis", "\"X\", \"Y\" or \"Z\""}};
    RecordReader record(r, "NodePosition", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.at); break;
        case 1: read(r, value.axis); break;
    }
}

void read(JsonReader& r, MemberDeflection& value) {
    static constexpr FieldName fields[] = {{"component", "\"LocalY\", \"LocalZ\" or \"Magnitude\""}, {"aggregation"}};
    RecordReader record(r, "MemberDeflection", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.component); break;
        case 1: read(r, value.aggregation); break;
    }
}

void read(JsonReader& r, SectionQuantity& value) {
    static constexpr FieldName fields[] = {{"property", "\"Area\", \"Iy\", \"Iz\", \"J\", \"Iw\", \"WelY\", \"WelZ\", \"WplY\", \"WplZ\", \"H\", \"B\", \"Asy\" or \"Asz\""}, {"of"}};
    RecordReader record(r, "SectionQuantity", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.property); break;
        case 1: read(r, value.of); break;
    }
}

void read(JsonReader& r, MaterialQuantity& value) {
    static constexpr FieldName fields[] = {{"property", "\"E\", \"G\", \"Fy\" or \"Density\""}, {"of"}};
    RecordReader record(r, "MaterialQuantity", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.property); break;
        case 1: read(r, value.of); break;
    }
}

void read(JsonReader& r, Geometry& value) {
    static constexpr FieldName fields[] = {{"property", "\"Length\""}, {"of"}};
    RecordReader record(r, "Geometry", fields);
    while (record.next()) switch (record.field()) {
        case 0: { static constexpr std::string_view words[] = {"Length"}; read(r, value.property); limit_word(r, value.property, words); } break;
        case 1: read(r, value.of); break;
    }
}

void read(JsonReader& r, PlateStress& value) {
    static constexpr FieldName fields[] = {{"measure", "\"VonMises\", \"PrincipalMax\" or \"PrincipalMin\""}};
    RecordReader record(r, "PlateStress", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.measure); break;
    }
}

void read(JsonReader& r, DimensionedConstant& value) {
    static constexpr FieldName fields[] = {{"value", "a number"}, {"dimension", "\"Length\", \"Force\", \"Moment\", \"Stress\", \"Area\" or \"Angle\""}};
    RecordReader record(r, "DimensionedConstant", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.value); break;
        case 1: read(r, value.dimension); break;
    }
}

void read(JsonReader& r, QuantitySource& value) {
    static constexpr FieldName fields[] = {{"MemberForce"}, {"Displacement"}, {"NodeDisplacement"}, {"NodePosition"}, {"MemberDeflection"}, {"Section"}, {"Material"}, {"Geometry"}, {"PlateStress"}, {"Constant"}, {"DimensionedConstant"}};
    RecordReader record(r, "QuantitySource", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.MemberForce); break;
        case 1: read(r, value.Displacement); break;
        case 2: read(r, value.NodeDisplacement); break;
        case 3: read(r, value.NodePosition); break;
        case 4: read(r, value.MemberDeflection); break;
        case 5: read(r, value.Section); break;
        case 6: read(r, value.Material); break;
        case 7: read(r, value.Geometry); break;
        case 8: read(r, value.PlateStress); break;
        case 9: read(r, value.Constant); break;
        case 10: read(r, value.DimensionedConstant); break;
    }
    const bool given[] = {value.MemberForce.has_value(), value.Displacement.has_value(), value.NodeDisplacement.has_value(), value.NodePosition.has_value(), value.MemberDeflection.has_value(), value.Section.has_value(), value.Material.has_value(), value.Geometry.has_value(), value.PlateStress.has_value(), value.Constant.has_value(), value.DimensionedConstant.has_value()};
    choose_one(r, fields, given);
}

void read(JsonReader& r, VarSource& value) {
    static constexpr FieldName fields[] = {{"Quantity"}, {"Expression"}};
    RecordReader record(r, "VarSource", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.Quantity); break;
        case 1: read(r, value.Expression); break;
    }
    const bool given[] = {value.Quantity.has_value(), value.Expression.has_value()};
    choose_one(r, fields, given);
}

void read(JsonReader& r, VarBinding& value) {
    static constexpr FieldName fields[] = {{"name", "a text"}, {"source", "an object"}};
    RecordReader record(r, "VarBinding", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.name); break;
        case 1: read(r, value.source); break;
    }
}

void read(JsonReader& r, GenericSpec& value) {
    static constexpr FieldName fields[] = {{"demand", "a text"}, {"capacity", "a text"}, {"variables"}};
    RecordReader record(r, "GenericSpec", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.demand); break;
        case 1: read(r, value.capacity); break;
        case 2: if (r.read_null()) value.variables.clear(); else { read(r, value.variables); } break;
    }
}

void read(JsonReader& r, Ec3SteelSpec& value) {
    static constexpr FieldName fields[] = {{"annex"}, {"gamma_m0"}, {"gamma_m1"}, {"include_buckling"}, {"include_ltb"}, {"lengths_from"}, {"angle_ends"}, {"interaction_method"}, {"ltb_method"}, {"c1"}, {"c2"}, {"c3"}, {"z_g"}, {"cmy"}, {"cmz"}, {"cm_lt"}};
    RecordReader record(r, "Ec3SteelSpec", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.annex); break;
        case 1: read(r, value.gamma_m0); break;
        case 2: read(r, value.gamma_m1); break;
        case 3: if (!r.read_null()) { read(r, value.include_buckling); } break;
        case 4: if (!r.read_null()) { read(r, value.include_ltb); } break;
        case 5: read(r, value.lengths_from); break;
        case 6: read(r, value.angle_ends); break;
        case 7: read(r, value.interaction_method); break;
        case 8: read(r, value.ltb_method); break;
        case 9: read(r, value.c1); break;
        case 10: if (!r.read_null()) { read(r, value.c2); } break;
        case 11: if (!r.read_null()) { read(r, value.c3); } break;
        case 12: if (!r.read_null()) { read(r, value.z_g); } break;
        case 13: read(r, value.cmy); break;
        case 14: read(r, value.cmz); break;
        case 15: read(r, value.cm_lt); break;
    }
}

void read(JsonReader& r, DeflectionSpec& value) {
    static constexpr FieldName fields[] = {{"limit", "a number greater than 0"}, {"measure"}, {"direction"}, {"length"}, {"precamber"}, {"combination"}};
    RecordReader record(r, "DeflectionSpec", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.limit); limit(r, value.limit <= 0, "a number greater than 0"); break;
        case 1: if (!r.read_null()) { read(r, value.measure); } break;
        case 2: if (!r.read_null()) { read(r, value.direction); } break;
        case 3: read(r, value.length); if (value.length) { limit(r, *value.length <= 0, "a number greater than 0"); } break;
        case 4: if (!r.read_null()) { read(r, value.precamber); } break;
        case 5: if (!r.read_null()) { read(r, value.combination); } break;
    }
}

void read(JsonReader& r, CheckSpec& value) {
    static constexpr FieldName fields[] = {{"Generic"}, {"Ec3Steel"}, {"Deflection"}};
    RecordReader record(r, "CheckSpec", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.Generic); break;
        case 1: read(r, value.Ec3Steel); break;
        case 2: read(r, value.Deflection); break;
    }
    const bool given[] = {value.Generic.has_value(), value.Ec3Steel.has_value(), value.Deflection.has_value()};
    choose_one(r, fields, given);
}

void read(JsonReader& r, UnityCheckDefinition& value) {
    static constexpr FieldName fields[] = {{"id", "a text"}, {"name", "a text"}, {"description"}, {"applies_to", "an object"}, {"spec", "an object"}, {"limit_state"}, {"load_combination_ids"}, {"thresholds"}, {"report_template"}};
    RecordReader record(r, "UnityCheckDefinition", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.id); break;
        case 1: read(r, value.name); break;
        case 2: read(r, value.description); break;
        case 3: read(r, value.applies_to); break;
        case 4: read(r, value.spec); break;
        case 5: read(r, value.limit_state); break;
        case 6: if (r.read_null()) value.load_combination_ids.clear(); else { read(r, value.load_combination_ids); } break;
        case 7: if (!r.read_null()) { read(r, value.thresholds); } break;
        case 8: read(r, value.report_template); break;
    }
}

void read(JsonReader& r, EigenLoadRef& value) {
    static constexpr FieldName fields[] = {{"LoadCase"}, {"LoadCombination"}};
    RecordReader record(r, "EigenLoadRef", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.LoadCase); if (value.LoadCase) { limit(r, *value.LoadCase < 0, "an integer of at least 0"); } break;
        case 1: read(r, value.LoadCombination); if (value.LoadCombination) { limit(r, *value.LoadCombination < 0, "an integer of at least 0"); } break;
    }
    const bool given[] = {value.LoadCase.has_value(), value.LoadCombination.has_value()};
    choose_one(r, fields, given);
}

void read(JsonReader& r, BucklingAnalysisSettings& value) {
    static constexpr FieldName fields[] = {{"num_modes", "an integer of at least 1"}, {"reference"}, {"references"}, {"all_combinations"}, {"negative_factors"}, {"member_effective_lengths"}, {"participation_threshold"}, {"tolerance"}, {"max_iterations"}};
    RecordReader record(r, "BucklingAnalysisSettings", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.num_modes); limit(r, value.num_modes < 1, "an integer of at least 1"); break;
        case 1: read(r, value.reference); break;
        case 2: if (r.read_null()) value.references.clear(); else { read(r, value.references); } break;
        case 3: read(r, value.all_combinations); break;
        case 4: read(r, value.negative_factors); break;
        case 5: read(r, value.member_effective_lengths); break;
        case 6: read(r, value.participation_threshold); break;
        case 7: read(r, value.tolerance); break;
        case 8: read(r, value.max_iterations); if (value.max_iterations) { limit(r, *value.max_iterations < 0, "an integer of at least 0"); } break;
    }
}

void read(JsonReader& r, ModalAnalysisSettings& value) {
    static constexpr FieldName fields[] = {{"num_modes", "an integer of at least 1"}, {"mass_formulation"}, {"include_geometric_stiffness"}, {"stiffness_reference"}, {"tolerance"}, {"max_iterations"}};
    RecordReader record(r, "ModalAnalysisSettings", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.num_modes); limit(r, value.num_modes < 1, "an integer of at least 1"); break;
        case 1: read(r, value.mass_formulation); break;
        case 2: read(r, value.include_geometric_stiffness); break;
        case 3: read(r, value.stiffness_reference); break;
        case 4: read(r, value.tolerance); break;
        case 5: read(r, value.max_iterations); if (value.max_iterations) { limit(r, *value.max_iterations < 0, "an integer of at least 0"); } break;
    }
}

void read(JsonReader& r, EurocodeParametric& value) {
    static constexpr FieldName fields[] = {{"ag", "a number greater than 0"}, {"ground_type", "\"A\", \"B\", \"C\", \"D\" or \"E\""}, {"spectrum_type", "\"TYPE1\" or \"TYPE2\""}, {"q", "a number of at least 1"}, {"beta"}};
    RecordReader record(r, "EurocodeParametric", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.ag); limit(r, value.ag <= 0, "a number greater than 0"); break;
        case 1: read(r, value.ground_type); break;
        case 2: read(r, value.spectrum_type); break;
        case 3: read(r, value.q); limit(r, value.q < 1, "a number of at least 1"); break;
        case 4: read(r, value.beta); if (value.beta) { limit(r, *value.beta < 0, "a number of at least 0"); } break;
    }
}

void read(JsonReader& r, DirectParameters& value) {
    static constexpr FieldName fields[] = {{"ag", "a number greater than 0"}, {"s", "a number greater than 0"}, {"tb", "a number of at least 0"}, {"tc", "a number greater than 0"}, {"td", "a number greater than 0"}, {"q", "a number of at least 1"}, {"beta"}};
    RecordReader record(r, "DirectParameters", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.ag); limit(r, value.ag <= 0, "a number greater than 0"); break;
        case 1: read(r, value.s); limit(r, value.s <= 0, "a number greater than 0"); break;
        case 2: read(r, value.tb); limit(r, value.tb < 0, "a number of at least 0"); break;
        case 3: read(r, value.tc); limit(r, value.tc <= 0, "a number greater than 0"); break;
        case 4: read(r, value.td); limit(r, value.td <= 0, "a number greater than 0"); break;
        case 5: read(r, value.q); limit(r, value.q < 1, "a number of at least 1"); break;
        case 6: read(r, value.beta); if (value.beta) { limit(r, *value.beta < 0, "a number of at least 0"); } break;
    }
}

void read(JsonReader& r, CustomPoints& value) {
    static constexpr FieldName fields[] = {{"points", "a list of at least 1 item"}};
    RecordReader record(r, "CustomPoints", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.points); limit_length(r, value.points.size(), 1, any_length, "a list of at least 1 item"); break;
    }
}

void read(JsonReader& r, ResponseSpectrum& value) {
    static constexpr FieldName fields[] = {{"EurocodeParametric"}, {"DirectParameters"}, {"CustomPoints"}};
    RecordReader record(r, "ResponseSpectrum", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.EurocodeParametric); break;
        case 1: read(r, value.DirectParameters); break;
        case 2: read(r, value.CustomPoints); break;
    }
    const bool given[] = {value.EurocodeParametric.has_value(), value.DirectParameters.has_value(), value.CustomPoints.has_value()};
    choose_one(r, fields, given);
}

void read(JsonReader& r, SeismicMassSource& value) {
    static constexpr FieldName fields[] = {{"load_case_id", "an integer of at least 0"}, {"psi", "a number of at least 0"}};
    RecordReader record(r, "SeismicMassSource", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.load_case_id); limit(r, value.load_case_id < 0, "an integer of at least 0"); break;
        case 1: read(r, value.psi); limit(r, value.psi < 0, "a number of at least 0"); break;
    }
}

void read(JsonReader& r, SeismicAnalysisSettings& value) {
    static constexpr FieldName fields[] = {{"method", "\"MODAL_RESPONSE_SPECTRUM\", \"LATERAL_FORCE\" or \"BOTH\""}, {"num_modes", "an integer of at least 1"}, {"spectrum_x", "an object"}, {"spectrum_y"}, {"spectrum_z"}, {"directions"}, {"mass_sources"}, {"include_structural_mass"}, {"mass_formulation"}, {"damping"}, {"modal_combination"}, {"directional_combination"}, {"include_geometric_stiffness"}, {"stiffness_reference"}, {"tolerance"}, {"max_iterations"}};
    RecordReader record(r, "SeismicAnalysisSettings", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.method); break;
        case 1: read(r, value.num_modes); limit(r, value.num_modes < 1, "an integer of at least 1"); break;
        case 2: read(r, value.spectrum_x); break;
        case 3: read(r, value.spectrum_y); break;
        case 4: read(r, value.spectrum_z); break;
        case 5: if (r.read_null()) value.directions.clear(); else { read(r, value.directions); } break;
        case 6: if (r.read_null()) value.mass_sources.clear(); else { read(r, value.mass_sources); } break;
        case 7: if (!r.read_null()) { read(r, value.include_structural_mass); } break;
        case 8: read(r, value.mass_formulation); break;
        case 9: if (!r.read_null()) { read(r, value.damping); limit(r, value.damping < 0 || value.damping > 1, "a number from 0 to 1"); } break;
        case 10: read(r, value.modal_combination); break;
        case 11: read(r, value.directional_combination); break;
        case 12: read(r, value.include_geometric_stiffness); break;
        case 13: read(r, value.stiffness_reference); break;
        case 14: read(r, value.tolerance); break;
        case 15: read(r, value.max_iterations); if (value.max_iterations) { limit(r, *value.max_iterations < 0, "an integer of at least 0"); } break;
    }
}

void read(JsonReader& r, Analysis& value) {
    static constexpr FieldName fields[] = {{"options"}, {"load_cases"}, {"load_combinations"}, {"imperfection_cases"}, {"unity_checks"}, {"buckling"}, {"modal"}, {"seismic"}};
    RecordReader record(r, "Analysis", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.options); break;
        case 1: if (r.read_null()) value.load_cases.clear(); else { read(r, value.load_cases); } break;
        case 2: if (r.read_null()) value.load_combinations.clear(); else { read(r, value.load_combinations); } break;
        case 3: if (r.read_null()) value.imperfection_cases.clear(); else { read(r, value.imperfection_cases); } break;
        case 4: if (r.read_null()) value.unity_checks.clear(); else { read(r, value.unity_checks); } break;
        case 5: read(r, value.buckling); break;
        case 6: read(r, value.modal); break;
        case 7: read(r, value.seismic); break;
    }
}

}  // namespace

void read(JsonReader& r, Document& value) {
    static constexpr FieldName fields[] = {{"schema_version"}, {"settings", "an object"}, {"model", "an object"}, {"analysis", "an object"}};
    RecordReader record(r, "Document", fields);
    while (record.next()) switch (record.field()) {
        case 0: read(r, value.schema_version); if (value.schema_version > 4) r.fail(IssueCode::unsupported_version, "is version " + std::to_string(value.schema_version) + " of the format; this program knows 1 to 4"); limit(r, value.schema_version < 1, "an integer from 1 to 4"); break;
        case 1: read(r, value.settings); break;
        case 2: read(r, value.model); break;
        case 3: read(r, value.analysis); break;
    }
}

}  // namespace loadpath::document
