// Written by `make generate` from src/loadpath/answer; do not edit.

// The answer of the engine, the texts it writes from it, and the options of writing.
// A record whose fields are all doubles is a row of tables.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "answer/table.hpp"
#include "document/document.gen.hpp"
#include "text/json_writer.hpp"

namespace loadpath::answer {

using document::JsonReader;
using text::JsonWriter;

// An object of the results document with keys of the model: names and ids.
template <class T>
using Keyed = std::vector<std::pair<std::string, T>>;

// Whether a result set is of a load case or of a combination.
enum class SetKind { loadcase, loadcombination };

// How equilibrium was found: on the structure as it stood, or on the displaced one. Figures of an earthquake (`SEISMIC`) are in no equilibrium: each is the largest to be expected, by itself and without sign.
enum class AnalysisMethod { linear, p_delta, corotational, seismic };

// An error makes a document invalid; a warning does not.
enum class Severity { error, warning };

// Load cases or combinations, as the results document groups them.
enum class SetGroup { loadcases, loadcombinations };

// What a spring holds; of a hinge along and about the member's axes.
enum class SpringDirection { X, Y, Z, RX, RY, RZ, WARPING };

// What the nodes do in a buckling mode, in one word.
enum class ModeLabel { sway_x, sway_y, sway_z, torsional, local, mixed };

// How far utilized an entity is, by the thresholds of its check.
enum class Status { Green, Yellow, Orange, Red, Indeterminate };

// Of what a row of the bill is.
enum class BilledKind { section, plate };

// Why a structure leans the way it does.
enum class LeanChosenBy { FirstOrderSway, LowestMode, EveryDirection };

// Between which points members are checked for buckling.
enum class CheckLengths { System, Modes };

// What a document comes to; only `passes` says that all was checked and is in order.
enum class VerdictState { passes, fails, incomplete, not_checked, not_solved };

// What a check looks at.
enum class EntityType { Member, MemberSet, PlateElement, PlateSurface };

// A text that is made from an answer: results document, parts of it, what agents read.
enum class Form { document, summary, tables, full, checks, seismic, checks_summary, checks_tables, checks_full, explained, verification };

// How much is told.
enum class Detail { summary, tables, full };

// Numbers of an answer that belong to no single result set.
enum class DigestPart { geometry, envelope, checks };

// What became of a candidate; only `passes` can win.
enum class TrialState { passes, fails, undecided, not_solved, harms_others, too_deep, heavier };

// What a check says about one member, member set, plate element or plate surface.
struct EntityRow {
    double kind = 0;
    double id = 0;
    double status = 0;
    double utilization = 0;
    double demand = 0;
    double capacity = 0;
    double combination = 0;
    double x_frac = 0;
    double message = 0;
    double report = 0;
    double steps_first = 0;
    double steps_count = 0;
};
static_assert(sizeof(EntityRow) == 12 * sizeof(double));

// One step of a trace, as structure.
struct StepRow {
    double title = 0;
    double clause = 0;
    double equation = 0;
    double axis = 0;
    double symbol = 0;
    double expression = 0;
    double note = 0;
    double unit = 0;
    double value = 0;
    double demand = 0;
    double capacity = 0;
    double is_utilization = 0;
    double quantities_end = 0;
};
static_assert(sizeof(StepRow) == 13 * sizeof(double));

// A quantity that is put into the formula of a step.
struct QuantityRow {
    double symbol = 0;
    double value = 0;
    double unit = 0;
};
static_assert(sizeof(QuantityRow) == 3 * sizeof(double));

// Three displacements, three rotations and the warping.
struct Displacements {
    double dx = 0;
    double dy = 0;
    double dz = 0;
    double rx = 0;
    double ry = 0;
    double rz = 0;
    double warp = 0;
};
static_assert(sizeof(Displacements) == 7 * sizeof(double));

// How one place of a member's axis moves in a mode, in global axes.
struct PointWithin {
    double mode = 0;
    double member = 0;
    double x_frac = 0;
    double dx = 0;
    double dy = 0;
    double dz = 0;
};
static_assert(sizeof(PointWithin) == 6 * sizeof(double));

// Three forces, three moments and the bimoment.
struct Forces {
    double fx = 0;
    double fy = 0;
    double fz = 0;
    double mx = 0;
    double my = 0;
    double mz = 0;
    double bw = 0;
};
static_assert(sizeof(Forces) == 7 * sizeof(double));

// What the nodes exert on both ends of a member.
struct MemberEndForces {
    Forces start;
    Forces end;
};
static_assert(sizeof(MemberEndForces) == 14 * sizeof(double));

// How the nodes move both ends of a member, outside hinges.
struct MemberEndDisplacements {
    Displacements start;
    Displacements end;
};
static_assert(sizeof(MemberEndDisplacements) == 14 * sizeof(double));

// The exact extremes of one curve along a member, in the unit of the curve.
struct Extreme {
    double max = 0;
    double max_x = 0;
    double min = 0;
    double min_x = 0;
};
static_assert(sizeof(Extreme) == 4 * sizeof(double));

// The extremes of the ten curves of a member, in local axes.
struct Extremes {
    Extreme fx;
    Extreme fy;
    Extreme fz;
    Extreme mx;
    Extreme my;
    Extreme mz;
    Extreme bw;
    Extreme dx;
    Extreme dy;
    Extreme dz;
};
static_assert(sizeof(Extremes) == 40 * sizeof(double));

// Where the axis of a member moves furthest, and how, in global axes.
struct DisplacementPeak {
    double x = 0;
    double dx = 0;
    double dy = 0;
    double dz = 0;
};
static_assert(sizeof(DisplacementPeak) == 4 * sizeof(double));

// A stretch of a member on which its ten curves are polynomials in x - x0, ascending.
struct Piece {
    double x0 = 0;
    double x1 = 0;
    std::array<double, 6> fx{};
    std::array<double, 6> fy{};
    std::array<double, 6> fz{};
    std::array<double, 6> mx{};
    std::array<double, 6> my{};
    std::array<double, 6> mz{};
    std::array<double, 6> bw{};
    std::array<double, 6> dx{};
    std::array<double, 6> dy{};
    std::array<double, 6> dz{};
};
static_assert(sizeof(Piece) == 62 * sizeof(double));

// Where the pieces of a member begin; one row more than members says where the last end.
struct PieceStart {
    double piece = 0;
};
static_assert(sizeof(PieceStart) == 1 * sizeof(double));

// The largest and the smallest of each force along a member.
struct ForceRange {
    Forces max;
    Forces min;
};
static_assert(sizeof(ForceRange) == 14 * sizeof(double));

// Forces and moments per length of a plate, in its local axes.
struct Resultants {
    double nx = 0;
    double ny = 0;
    double nxy = 0;
    double mx = 0;
    double my = 0;
    double mxy = 0;
    double qx = 0;
    double qy = 0;
};
static_assert(sizeof(Resultants) == 8 * sizeof(double));

// Resultants of a plate; of a triangle the fourth corner is zero.
struct PlateResultants {
    Resultants centre;
    std::array<Resultants, 4> corners{};
};
static_assert(sizeof(PlateResultants) == 40 * sizeof(double));

// The largest stresses of both faces at the centre of a plate.
struct PlateStresses {
    double von_mises = 0;
    double principal_max = 0;
    double principal_min = 0;
};
static_assert(sizeof(PlateStresses) == 3 * sizeof(double));

// Three displacements and three rotations.
struct Motion {
    double dx = 0;
    double dy = 0;
    double dz = 0;
    double rx = 0;
    double ry = 0;
    double rz = 0;
};
static_assert(sizeof(Motion) == 6 * sizeof(double));

// The mean movement of the corners of a plate.
struct PlateDisplacements {
    Motion in_global;
    Motion in_local;
};
static_assert(sizeof(PlateDisplacements) == 12 * sizeof(double));

// Three forces and three moments.
struct NodalForces {
    double fx = 0;
    double fy = 0;
    double fz = 0;
    double mx = 0;
    double my = 0;
    double mz = 0;
};
static_assert(sizeof(NodalForces) == 6 * sizeof(double));

// What the nodes exert on the corners of a plate; zero at the fourth of a triangle.
struct PlateForces {
    std::array<NodalForces, 4> corners{};
};
static_assert(sizeof(PlateForces) == 24 * sizeof(double));

// An id of the document.
struct Id {
    double id = 0;
};
static_assert(sizeof(Id) == 1 * sizeof(double));

// A point in global axes.
struct Point {
    double X = 0;
    double Y = 0;
    double Z = 0;
};
static_assert(sizeof(Point) == 3 * sizeof(double));

// A length.
struct Length {
    double length = 0;
};
static_assert(sizeof(Length) == 1 * sizeof(double));

// The local axes of a member, each in global components.
struct Axes {
    std::array<double, 3> x{};
    std::array<double, 3> y{};
    std::array<double, 3> z{};
};
static_assert(sizeof(Axes) == 9 * sizeof(double));

// The corners of a plate in order; a triangle has -1 as its fourth.
struct PlateNodes {
    std::array<double, 4> nodes{};
};
static_assert(sizeof(PlateNodes) == 4 * sizeof(double));

// The largest and the smallest of a value, in its unit, each with its combination.
struct Governed {
    double max = 0;
    double max_combination = 0;
    double min = 0;
    double min_combination = 0;
};
static_assert(sizeof(Governed) == 4 * sizeof(double));

// Of the displacements of a node, in global axes.
struct NodeEnvelope {
    Governed dx;
    Governed dy;
    Governed dz;
    Governed rx;
    Governed ry;
    Governed rz;
    Governed warp;
};
static_assert(sizeof(NodeEnvelope) == 28 * sizeof(double));

// Of the reactions of a support, in global axes.
struct ReactionEnvelope {
    Governed fx;
    Governed fy;
    Governed fz;
    Governed mx;
    Governed my;
    Governed mz;
    Governed bw;
};
static_assert(sizeof(ReactionEnvelope) == 28 * sizeof(double));

// Of the curves along a member, in local axes.
struct MemberEnvelope {
    Governed fx;
    Governed fy;
    Governed fz;
    Governed mx;
    Governed my;
    Governed mz;
    Governed bw;
    Governed dx;
    Governed dy;
    Governed dz;
};
static_assert(sizeof(MemberEnvelope) == 40 * sizeof(double));

// One number of a table that a request asks for.
struct Value {
    double value = 0;
};
static_assert(sizeof(Value) == 1 * sizeof(double));

// What the rows of other tables are of; nodes and plates that meshing made come last.
struct ModelTables {
    Table<Id> node_ids;
    Table<Point> node_positions;
    Table<Id> member_ids;
    Table<Length> member_lengths;
    Table<Axes> member_axes;
    Table<Id> support_nodes;
    Table<Id> support_ids;
    std::optional<Table<Id>> plate_ids;
    std::optional<Table<Id>> plate_surfaces;
    std::optional<Table<PlateNodes>> plate_nodes;
    std::optional<Table<Point>> plate_centres;
    std::optional<Table<Length>> plate_thickness;
    struct Key {
        static constexpr std::string_view node_ids = "node_ids";
        static constexpr std::string_view node_positions = "node_positions";
        static constexpr std::string_view member_ids = "member_ids";
        static constexpr std::string_view member_lengths = "member_lengths";
        static constexpr std::string_view member_axes = "member_axes";
        static constexpr std::string_view support_nodes = "support_nodes";
        static constexpr std::string_view support_ids = "support_ids";
        static constexpr std::string_view plate_ids = "plate_ids";
        static constexpr std::string_view plate_surfaces = "plate_surfaces";
        static constexpr std::string_view plate_nodes = "plate_nodes";
        static constexpr std::string_view plate_centres = "plate_centres";
        static constexpr std::string_view plate_thickness = "plate_thickness";
    };
};

// How a result set came about.
struct Convergence {
    AnalysisMethod method{};
    std::int64_t iterations = 0;
    std::vector<double> history{};
    double load_factor = 0;
    std::optional<double> amplification;
    struct Key {
        static constexpr std::string_view method = "method";
        static constexpr std::string_view iterations = "iterations";
        static constexpr std::string_view history = "history";
        static constexpr std::string_view load_factor = "load_factor";
        static constexpr std::string_view amplification = "amplification";
    };
};

// How well a result set checks out, and what it comes to as a whole.
struct Balance {
    std::array<double, 6> sum_of_loads{};
    std::array<double, 6> sum_of_reactions{};
    double balance_error = 0;
    double residual = 0;
    double unbalanced = 0;
    std::optional<double> strain_energy;
    struct Key {
        static constexpr std::string_view sum_of_loads = "sum_of_loads";
        static constexpr std::string_view sum_of_reactions = "sum_of_reactions";
        static constexpr std::string_view balance_error = "balance_error";
        static constexpr std::string_view residual = "residual";
        static constexpr std::string_view unbalanced = "unbalanced";
        static constexpr std::string_view strain_energy = "strain_energy";
    };
};

// One problem: a code for programs, a message for people, and where.
struct Issue {
    std::string code;
    Severity severity{};
    std::string message;
    std::string path;
    std::optional<std::string> suggestion;
    struct Key {
        static constexpr std::string_view code = "code";
        static constexpr std::string_view severity = "severity";
        static constexpr std::string_view message = "message";
        static constexpr std::string_view path = "path";
        static constexpr std::string_view suggestion = "suggestion";
    };
};

// The tables of one result set.
struct SetTables {
    Table<Displacements> displacements;
    Table<Forces> reactions;
    Table<MemberEndForces> end_forces;
    Table<MemberEndDisplacements> end_displacements;
    Table<MemberEndForces> node_forces;
    Table<Extremes> extremes;
    Table<DisplacementPeak> displacement_peaks;
    Table<Piece> pieces;
    Table<PieceStart> piece_start;
    std::optional<Table<ForceRange>> global_extremes;
    std::optional<Table<Displacements>> motions;
    std::optional<Table<PlateResultants>> plate_resultants;
    std::optional<Table<PlateStresses>> plate_stresses;
    std::optional<Table<PlateDisplacements>> plate_displacements;
    std::optional<Table<PlateForces>> plate_forces;
    struct Key {
        static constexpr std::string_view displacements = "displacements";
        static constexpr std::string_view reactions = "reactions";
        static constexpr std::string_view end_forces = "end_forces";
        static constexpr std::string_view end_displacements = "end_displacements";
        static constexpr std::string_view node_forces = "node_forces";
        static constexpr std::string_view extremes = "extremes";
        static constexpr std::string_view displacement_peaks = "displacement_peaks";
        static constexpr std::string_view pieces = "pieces";
        static constexpr std::string_view piece_start = "piece_start";
        static constexpr std::string_view global_extremes = "global_extremes";
        static constexpr std::string_view motions = "motions";
        static constexpr std::string_view plate_resultants = "plate_resultants";
        static constexpr std::string_view plate_stresses = "plate_stresses";
        static constexpr std::string_view plate_displacements = "plate_displacements";
        static constexpr std::string_view plate_forces = "plate_forces";
    };
};

// One load case or combination.
struct SetHeader {
    SetKind kind{};
    std::int64_t id = 0;
    std::string name;
    bool converged{};
    std::int64_t iterations = 0;
    Convergence convergence;
    Balance balance;
    bool usable{};
    std::vector<Issue> errors{};
    std::vector<Issue> warnings{};
    SetTables tables;
    struct Key {
        static constexpr std::string_view kind = "kind";
        static constexpr std::string_view id = "id";
        static constexpr std::string_view name = "name";
        static constexpr std::string_view converged = "converged";
        static constexpr std::string_view iterations = "iterations";
        static constexpr std::string_view convergence = "convergence";
        static constexpr std::string_view balance = "balance";
        static constexpr std::string_view usable = "usable";
        static constexpr std::string_view errors = "errors";
        static constexpr std::string_view warnings = "warnings";
        static constexpr std::string_view tables = "tables";
    };
};

// The numbers of one selection.
struct SelectionTables {
    Table<Value> values;
    struct Key {
        static constexpr std::string_view values = "values";
    };
};

// One table that `result_requests` ask for.
struct SelectionHeader {
    std::int64_t request = 0;
    document::ResultBlock block{};
    SetGroup group{};
    std::vector<std::string> fields{};
    std::vector<document::ResultComponent> components{};
    std::vector<std::string> result_sets{};
    std::vector<std::int64_t> ids{};
    SelectionTables tables;
    struct Key {
        static constexpr std::string_view request = "request";
        static constexpr std::string_view block = "block";
        static constexpr std::string_view group = "group";
        static constexpr std::string_view fields = "fields";
        static constexpr std::string_view components = "components";
        static constexpr std::string_view result_sets = "result_sets";
        static constexpr std::string_view ids = "ids";
        static constexpr std::string_view tables = "tables";
    };
};

// One natural frequency.
struct ModalModeHead {
    std::int64_t mode = 0;
    double eigenvalue = 0;
    double angular_frequency = 0;
    double natural_frequency = 0;
    std::optional<double> period;
    double modal_mass = 0;
    std::array<double, 6> participation_factors{};
    std::array<double, 6> effective_mass{};
    struct Key {
        static constexpr std::string_view mode = "mode";
        static constexpr std::string_view eigenvalue = "eigenvalue";
        static constexpr std::string_view angular_frequency = "angular_frequency";
        static constexpr std::string_view natural_frequency = "natural_frequency";
        static constexpr std::string_view period = "period";
        static constexpr std::string_view modal_mass = "modal_mass";
        static constexpr std::string_view participation_factors = "participation_factors";
        static constexpr std::string_view effective_mass = "effective_mass";
    };
};

// The shapes of modes.
struct ModeTables {
    Table<Displacements> shapes;
    Table<PointWithin> within;
    struct Key {
        static constexpr std::string_view shapes = "shapes";
        static constexpr std::string_view within = "within";
    };
};

// The modes of vibration; none where a warning says why.
struct ModalHeader {
    std::array<double, 6> total_mass{};
    std::array<double, 6> participating_mass_ratio{};
    Point mass_centre;
    bool all_found{};
    std::vector<ModalModeHead> modes{};
    std::vector<Issue> warnings{};
    ModeTables tables;
    struct Key {
        static constexpr std::string_view total_mass = "total_mass";
        static constexpr std::string_view participating_mass_ratio = "participating_mass_ratio";
        static constexpr std::string_view mass_centre = "mass_centre";
        static constexpr std::string_view all_found = "all_found";
        static constexpr std::string_view modes = "modes";
        static constexpr std::string_view warnings = "warnings";
        static constexpr std::string_view tables = "tables";
    };
};

// The loads that were scaled, by id.
struct LoadReference {
    std::optional<std::int64_t> LoadCase;
    std::optional<std::int64_t> LoadCombination;
    struct Key {
        static constexpr std::string_view LoadCase = "LoadCase";
        static constexpr std::string_view LoadCombination = "LoadCombination";
    };
};

// A support that follows a curve, at its secant under the reference loads.
struct LinearizedSupport {
    std::int64_t node_id = 0;
    SpringDirection dof{};
    double stiffness = 0;
    struct Key {
        static constexpr std::string_view node_id = "node_id";
        static constexpr std::string_view dof = "dof";
        static constexpr std::string_view stiffness = "stiffness";
    };
};

// A connector that follows a curve, at its secant under the reference loads.
struct LinearizedHinge {
    std::int64_t member_id = 0;
    document::MemberEnd end{};
    SpringDirection dof{};
    double stiffness = 0;
    struct Key {
        static constexpr std::string_view member_id = "member_id";
        static constexpr std::string_view end = "end";
        static constexpr std::string_view dof = "dof";
        static constexpr std::string_view stiffness = "stiffness";
    };
};

// How the nodes of the document move in a buckling mode; energies are squares of movements.
struct ModeClassification {
    ModeLabel label{};
    std::optional<std::int64_t> harmonic;
    std::array<double, 3> translation_fractions{};
    double twist_fraction = 0;
    double top_node_energy_fraction = 0;
    double participating_node_fraction = 0;
    struct Key {
        static constexpr std::string_view label = "label";
        static constexpr std::string_view harmonic = "harmonic";
        static constexpr std::string_view translation_fractions = "translation_fractions";
        static constexpr std::string_view twist_fraction = "twist_fraction";
        static constexpr std::string_view top_node_energy_fraction = "top_node_energy_fraction";
        static constexpr std::string_view participating_node_fraction = "participating_node_fraction";
    };
};

// How far a member set takes part in a mode.
struct SetShare {
    std::int64_t member_set = 0;
    double share = 0;
    struct Key {
        static constexpr std::string_view member_set = "member_set";
        static constexpr std::string_view share = "share";
    };
};

// One critical load factor in the header.
struct BucklingModeHeader {
    std::int64_t mode = 0;
    double critical_load_factor = 0;
    ModeClassification classification;
    std::vector<SetShare> participation_by_member_set{};
    struct Key {
        static constexpr std::string_view mode = "mode";
        static constexpr std::string_view critical_load_factor = "critical_load_factor";
        static constexpr std::string_view classification = "classification";
        static constexpr std::string_view participation_by_member_set = "participation_by_member_set";
    };
};

// The pin-ended bar that buckles under the same force.
struct EffectiveLength {
    double effective_length = 0;
    std::int64_t mode = 0;
    double critical_load_factor = 0;
    double axial_force = 0;
    struct Key {
        static constexpr std::string_view effective_length = "effective_length";
        static constexpr std::string_view mode = "mode";
        static constexpr std::string_view critical_load_factor = "critical_load_factor";
        static constexpr std::string_view axial_force = "axial_force";
    };
};

// Effective lengths of a member; absent where no mode found bends it so.
struct MemberEffectiveLengths {
    std::int64_t member_id = 0;
    std::optional<EffectiveLength> about_y;
    std::optional<EffectiveLength> about_z;
    struct Key {
        static constexpr std::string_view member_id = "member_id";
        static constexpr std::string_view about_y = "about_y";
        static constexpr std::string_view about_z = "about_z";
    };
};

// The buckling modes of one reference; none where `error` says why.
struct BucklingHeader {
    LoadReference reference;
    std::optional<std::vector<LinearizedSupport>> linearized_support_stiffness;
    std::optional<std::vector<LinearizedHinge>> linearized_hinge_stiffness;
    bool all_found{};
    std::optional<std::string> error;
    std::vector<BucklingModeHeader> modes{};
    std::optional<std::vector<MemberEffectiveLengths>> member_effective_lengths;
    std::vector<Issue> warnings{};
    ModeTables tables;
    struct Key {
        static constexpr std::string_view reference = "reference";
        static constexpr std::string_view linearized_support_stiffness = "linearized_support_stiffness";
        static constexpr std::string_view linearized_hinge_stiffness = "linearized_hinge_stiffness";
        static constexpr std::string_view all_found = "all_found";
        static constexpr std::string_view error = "error";
        static constexpr std::string_view modes = "modes";
        static constexpr std::string_view member_effective_lengths = "member_effective_lengths";
        static constexpr std::string_view warnings = "warnings";
        static constexpr std::string_view tables = "tables";
    };
};

// What one mode contributes in one direction.
struct SeismicMode {
    std::int64_t mode = 0;
    std::optional<double> period;
    double spectral_acceleration = 0;
    double participation_factor = 0;
    double effective_mass = 0;
    double effective_mass_ratio = 0;
    double base_shear = 0;
    struct Key {
        static constexpr std::string_view mode = "mode";
        static constexpr std::string_view period = "period";
        static constexpr std::string_view spectral_acceleration = "spectral_acceleration";
        static constexpr std::string_view participation_factor = "participation_factor";
        static constexpr std::string_view effective_mass = "effective_mass";
        static constexpr std::string_view effective_mass_ratio = "effective_mass_ratio";
        static constexpr std::string_view base_shear = "base_shear";
    };
};

// An earthquake along one direction, with its result sets.
struct SeismicDirectionHeader {
    document::SeismicDirection direction{};
    double base_shear = 0;
    double total_seismic_mass = 0;
    double participating_mass_ratio = 0;
    std::vector<SeismicMode> modes{};
    std::optional<std::int64_t> leading_mode;
    std::optional<double> correction_factor;
    SetHeader combined;
    std::optional<SetHeader> leading;
    struct Key {
        static constexpr std::string_view direction = "direction";
        static constexpr std::string_view base_shear = "base_shear";
        static constexpr std::string_view total_seismic_mass = "total_seismic_mass";
        static constexpr std::string_view participating_mass_ratio = "participating_mass_ratio";
        static constexpr std::string_view modes = "modes";
        static constexpr std::string_view leading_mode = "leading_mode";
        static constexpr std::string_view correction_factor = "correction_factor";
        static constexpr std::string_view combined = "combined";
        static constexpr std::string_view leading = "leading";
    };
};

// An earthquake along all directions.
struct SeismicMethodHeader {
    std::vector<SeismicDirectionHeader> per_direction{};
    std::optional<SetHeader> combined;
    struct Key {
        static constexpr std::string_view per_direction = "per_direction";
        static constexpr std::string_view combined = "combined";
    };
};

// What an earthquake does; nothing where a warning says why.
struct SeismicHeader {
    std::optional<SeismicMethodHeader> modal_response_spectrum;
    std::optional<SeismicMethodHeader> lateral_force;
    std::vector<Issue> warnings{};
    struct Key {
        static constexpr std::string_view modal_response_spectrum = "modal_response_spectrum";
        static constexpr std::string_view lateral_force = "lateral_force";
        static constexpr std::string_view warnings = "warnings";
    };
};

// Counts and measures of the equations.
struct Facts {
    std::int64_t unknowns = 0;
    std::int64_t entries = 0;
    std::int64_t factor_bytes = 0;
    std::optional<double> pivot_ratio;
    std::optional<double> condition;
    struct Key {
        static constexpr std::string_view unknowns = "unknowns";
        static constexpr std::string_view entries = "entries";
        static constexpr std::string_view factor_bytes = "factor_bytes";
        static constexpr std::string_view pivot_ratio = "pivot_ratio";
        static constexpr std::string_view condition = "condition";
    };
};

// The table of one check.
struct CheckTables {
    Table<EntityRow> per_entity;
    struct Key {
        static constexpr std::string_view per_entity = "per_entity";
    };
};

// One check of the document; its entities are a table.
struct CheckHeader {
    std::string check_id;
    std::string name;
    std::optional<document::LimitState> limit_state;
    Status status{};
    std::optional<double> max_utilization;
    std::optional<std::string> message;
    std::optional<std::int64_t> governing;
    std::vector<std::int64_t> unsolved_combination_ids{};
    CheckTables tables;
    struct Key {
        static constexpr std::string_view check_id = "check_id";
        static constexpr std::string_view name = "name";
        static constexpr std::string_view limit_state = "limit_state";
        static constexpr std::string_view status = "status";
        static constexpr std::string_view max_utilization = "max_utilization";
        static constexpr std::string_view message = "message";
        static constexpr std::string_view governing = "governing";
        static constexpr std::string_view unsolved_combination_ids = "unsolved_combination_ids";
        static constexpr std::string_view tables = "tables";
    };
};

// The steps of all entities of all checks, one after another.
struct TraceTables {
    Table<StepRow> steps;
    Table<QuantityRow> quantities;
    struct Key {
        static constexpr std::string_view steps = "steps";
        static constexpr std::string_view quantities = "quantities";
    };
};

// How every entity of every check got its result.
struct Traces {
    std::vector<std::string> words{};
    TraceTables tables;
    struct Key {
        static constexpr std::string_view words = "words";
        static constexpr std::string_view tables = "tables";
    };
};

// What no check looked at, by id.
struct Coverage {
    std::vector<std::int64_t> members_without_check{};
    std::vector<std::int64_t> plate_surfaces_without_check{};
    std::vector<std::int64_t> plate_elements_without_check{};
    std::vector<std::int64_t> combinations_without_check{};
    std::vector<std::int64_t> load_cases_without_combination{};
    struct Key {
        static constexpr std::string_view members_without_check = "members_without_check";
        static constexpr std::string_view plate_surfaces_without_check = "plate_surfaces_without_check";
        static constexpr std::string_view plate_elements_without_check = "plate_elements_without_check";
        static constexpr std::string_view combinations_without_check = "combinations_without_check";
        static constexpr std::string_view load_cases_without_combination = "load_cases_without_combination";
    };
};

// Extremes over the usable combinations of one limit state.
struct EnvelopeTables {
    Table<NodeEnvelope> node_envelope;
    Table<ReactionEnvelope> reaction_envelope;
    Table<MemberEnvelope> member_envelope;
    struct Key {
        static constexpr std::string_view node_envelope = "node_envelope";
        static constexpr std::string_view reaction_envelope = "reaction_envelope";
        static constexpr std::string_view member_envelope = "member_envelope";
    };
};

// Extremes over the usable combinations of one limit state; limit states never share one.
struct Envelope {
    std::optional<document::LimitState> limit_state;
    std::vector<std::string> combinations{};
    std::vector<std::string> unsolved_combinations{};
    EnvelopeTables tables;
    struct Key {
        static constexpr std::string_view limit_state = "limit_state";
        static constexpr std::string_view combinations = "combinations";
        static constexpr std::string_view unsolved_combinations = "unsolved_combinations";
        static constexpr std::string_view tables = "tables";
    };
};

// What a combination decided; it never governed where both counts are 0.
struct CombinationUse {
    std::int64_t id = 0;
    std::string name;
    std::int64_t checks = 0;
    std::int64_t extremes = 0;
    struct Key {
        static constexpr std::string_view id = "id";
        static constexpr std::string_view name = "name";
        static constexpr std::string_view checks = "checks";
        static constexpr std::string_view extremes = "extremes";
    };
};

// The members of one section, or the plates of one material and thickness.
struct BillRow {
    BilledKind kind{};
    std::optional<std::int64_t> id;
    std::string name;
    std::string material;
    std::int64_t parts = 0;
    std::optional<double> thickness;
    std::optional<double> length;
    std::optional<double> area;
    double mass = 0;
    std::optional<double> surface;
    std::optional<double> carbon;
    struct Key {
        static constexpr std::string_view kind = "kind";
        static constexpr std::string_view id = "id";
        static constexpr std::string_view name = "name";
        static constexpr std::string_view material = "material";
        static constexpr std::string_view parts = "parts";
        static constexpr std::string_view thickness = "thickness";
        static constexpr std::string_view length = "length";
        static constexpr std::string_view area = "area";
        static constexpr std::string_view mass = "mass";
        static constexpr std::string_view surface = "surface";
        static constexpr std::string_view carbon = "carbon";
    };
};

// What the structure takes. A total is null where a row of it is, for it would be too small.
struct BillOfQuantities {
    std::vector<BillRow> rows{};
    double mass = 0;
    std::optional<double> surface;
    std::optional<double> carbon;
    std::vector<std::string> remarks{};
    struct Key {
        static constexpr std::string_view rows = "rows";
        static constexpr std::string_view mass = "mass";
        static constexpr std::string_view surface = "surface";
        static constexpr std::string_view carbon = "carbon";
        static constexpr std::string_view remarks = "remarks";
    };
};

// The initial sway imperfection of EN 1993-1-1, 5.3.2(3)a: phi = 1/200 alpha_h alpha_m.
struct InitialSway {
    double phi = 0;
    double alpha_h = 0;
    double alpha_m = 0;
    double height = 0;
    std::int64_t columns = 0;
    std::array<double, 3> direction{};
    LeanChosenBy chosen_by{};
    struct Key {
        static constexpr std::string_view phi = "phi";
        static constexpr std::string_view alpha_h = "alpha_h";
        static constexpr std::string_view alpha_m = "alpha_m";
        static constexpr std::string_view height = "height";
        static constexpr std::string_view columns = "columns";
        static constexpr std::string_view direction = "direction";
        static constexpr std::string_view chosen_by = "chosen_by";
    };
};

// The initial bow of a physical member, by the standard (5.3.2(3)b) or as the document states it, which acts as the forces of 5.3.2(7).
struct InitialBow {
    std::vector<std::int64_t> member_ids{};
    double length = 0;
    double e_0 = 0;
    std::optional<std::string> curve;
    std::array<double, 3> direction{};
    double axial_force = 0;
    struct Key {
        static constexpr std::string_view member_ids = "member_ids";
        static constexpr std::string_view length = "length";
        static constexpr std::string_view e_0 = "e_0";
        static constexpr std::string_view curve = "curve";
        static constexpr std::string_view direction = "direction";
        static constexpr std::string_view axial_force = "axial_force";
    };
};

// An imperfection in the shape of a mode that the initial sway hardly contains (5.3.2(11)).
struct ModeImperfection {
    double alpha_cr = 0;
    double phi = 0;
    std::int64_t member_id = 0;
    std::array<double, 3> direction{};
    struct Key {
        static constexpr std::string_view alpha_cr = "alpha_cr";
        static constexpr std::string_view phi = "phi";
        static constexpr std::string_view member_id = "member_id";
        static constexpr std::string_view direction = "direction";
    };
};

// What restrained members put on a bracing system: q_d of EN 1993-1-1, 5.3.3(2), along them, and half of its sum the other way at their ends.
struct BracingForce {
    std::int64_t id = 0;
    std::optional<std::string> name;
    std::int64_t members = 0;
    double alpha_m = 0;
    double span = 0;
    double e_0 = 0;
    std::optional<double> axial_force;
    std::optional<double> delta_q;
    std::optional<double> q_d;
    std::array<double, 3> direction{};
    std::optional<std::string> problem;
    struct Key {
        static constexpr std::string_view id = "id";
        static constexpr std::string_view name = "name";
        static constexpr std::string_view members = "members";
        static constexpr std::string_view alpha_m = "alpha_m";
        static constexpr std::string_view span = "span";
        static constexpr std::string_view e_0 = "e_0";
        static constexpr std::string_view axial_force = "axial_force";
        static constexpr std::string_view delta_q = "delta_q";
        static constexpr std::string_view q_d = "q_d";
        static constexpr std::string_view direction = "direction";
        static constexpr std::string_view problem = "problem";
    };
};

// How the stability of one combination was accounted for.
struct CombinationStability {
    std::int64_t id = 0;
    std::string name;
    std::optional<std::int64_t> other_side_of;
    std::optional<double> alpha_cr;
    double limit = 0;
    document::AnalysisOrder order{};
    std::optional<InitialSway> initial_sway;
    std::vector<InitialBow> bows{};
    std::vector<ModeImperfection> mode_shapes{};
    std::vector<BracingForce> bracing{};
    std::optional<CheckLengths> lengths;
    std::string reason;
    struct Key {
        static constexpr std::string_view id = "id";
        static constexpr std::string_view name = "name";
        static constexpr std::string_view other_side_of = "other_side_of";
        static constexpr std::string_view alpha_cr = "alpha_cr";
        static constexpr std::string_view limit = "limit";
        static constexpr std::string_view order = "order";
        static constexpr std::string_view initial_sway = "initial_sway";
        static constexpr std::string_view bows = "bows";
        static constexpr std::string_view mode_shapes = "mode_shapes";
        static constexpr std::string_view bracing = "bracing";
        static constexpr std::string_view lengths = "lengths";
        static constexpr std::string_view reason = "reason";
    };
};

// The part that decides: failing before passing, then the most utilized.
struct Governing {
    EntityType entity_type{};
    std::optional<std::int64_t> member_id;
    std::optional<std::int64_t> memberset_id;
    std::optional<std::int64_t> plate_element_id;
    std::optional<std::int64_t> plate_surface_id;
    std::optional<std::string> section;
    std::optional<std::string> clause;
    std::optional<std::string> combination;
    std::optional<std::string> order;
    std::string check_id;
    double value = 0;
    struct Key {
        static constexpr std::string_view entity_type = "entity_type";
        static constexpr std::string_view member_id = "member_id";
        static constexpr std::string_view memberset_id = "memberset_id";
        static constexpr std::string_view plate_element_id = "plate_element_id";
        static constexpr std::string_view plate_surface_id = "plate_surface_id";
        static constexpr std::string_view section = "section";
        static constexpr std::string_view clause = "clause";
        static constexpr std::string_view combination = "combination";
        static constexpr std::string_view order = "order";
        static constexpr std::string_view check_id = "check_id";
        static constexpr std::string_view value = "value";
    };
};

// Why a verdict is not `passes`, or what to know beside it.
struct Reason {
    std::string code;
    std::string message;
    std::optional<std::string> path;
    std::optional<std::string> set;
    std::optional<std::vector<std::int64_t>> member_ids;
    std::optional<std::vector<std::int64_t>> plate_element_ids;
    std::optional<std::vector<std::int64_t>> plate_surface_ids;
    struct Key {
        static constexpr std::string_view code = "code";
        static constexpr std::string_view message = "message";
        static constexpr std::string_view path = "path";
        static constexpr std::string_view set = "set";
        static constexpr std::string_view member_ids = "member_ids";
        static constexpr std::string_view plate_element_ids = "plate_element_ids";
        static constexpr std::string_view plate_surface_ids = "plate_surface_ids";
    };
};

// What a document comes to.
struct Verdict {
    VerdictState state{};
    std::optional<double> utilization;
    std::optional<Governing> governing;
    std::vector<Reason> reasons{};
    std::optional<std::vector<std::string>> assumed;
    struct Key {
        static constexpr std::string_view state = "state";
        static constexpr std::string_view utilization = "utilization";
        static constexpr std::string_view governing = "governing";
        static constexpr std::string_view reasons = "reasons";
        static constexpr std::string_view assumed = "assumed";
    };
};

// The answer to `solve` where there are results.
struct Header {
    std::string engine_version;
    std::string engine_build;
    std::string digest;
    ModelTables tables;
    std::vector<SetHeader> sets{};
    std::optional<std::vector<document::ResultBlock>> result_filter;
    bool include_member_deflected_shape{};
    std::optional<std::vector<SelectionHeader>> selections;
    std::optional<ModalHeader> modal;
    std::optional<std::vector<BucklingHeader>> buckling;
    std::optional<SeismicHeader> seismic;
    std::vector<Issue> warnings{};
    Facts facts;
    std::vector<CheckHeader> unity_check_results{};
    Traces traces;
    Coverage coverage;
    std::vector<Envelope> envelopes{};
    std::vector<CombinationUse> combination_uses{};
    BillOfQuantities bill_of_quantities;
    std::optional<std::vector<CombinationStability>> stability;
    Verdict verdict;
    std::string headline;
    struct Key {
        static constexpr std::string_view engine_version = "engine_version";
        static constexpr std::string_view engine_build = "engine_build";
        static constexpr std::string_view digest = "digest";
        static constexpr std::string_view tables = "tables";
        static constexpr std::string_view sets = "sets";
        static constexpr std::string_view result_filter = "result_filter";
        static constexpr std::string_view include_member_deflected_shape = "include_member_deflected_shape";
        static constexpr std::string_view selections = "selections";
        static constexpr std::string_view modal = "modal";
        static constexpr std::string_view buckling = "buckling";
        static constexpr std::string_view seismic = "seismic";
        static constexpr std::string_view warnings = "warnings";
        static constexpr std::string_view facts = "facts";
        static constexpr std::string_view unity_check_results = "unity_check_results";
        static constexpr std::string_view traces = "traces";
        static constexpr std::string_view coverage = "coverage";
        static constexpr std::string_view envelopes = "envelopes";
        static constexpr std::string_view combination_uses = "combination_uses";
        static constexpr std::string_view bill_of_quantities = "bill_of_quantities";
        static constexpr std::string_view stability = "stability";
        static constexpr std::string_view verdict = "verdict";
        static constexpr std::string_view headline = "headline";
    };
};

// The answer to `solve` where there is nothing to give: the first error, and all of them.
struct Refused {
    std::string engine_version;
    std::string error;
    std::string code;
    std::string path;
    std::vector<Issue> errors{};
    std::vector<Issue> warnings{};
    std::optional<Verdict> verdict;
    std::optional<std::string> headline;
    struct Key {
        static constexpr std::string_view engine_version = "engine_version";
        static constexpr std::string_view error = "error";
        static constexpr std::string_view code = "code";
        static constexpr std::string_view path = "path";
        static constexpr std::string_view errors = "errors";
        static constexpr std::string_view warnings = "warnings";
        static constexpr std::string_view verdict = "verdict";
        static constexpr std::string_view headline = "headline";
    };
};

// The answer to `validate`.
struct Validated {
    std::string engine_version;
    bool valid{};
    std::vector<Issue> errors{};
    std::vector<Issue> warnings{};
    struct Key {
        static constexpr std::string_view engine_version = "engine_version";
        static constexpr std::string_view valid = "valid";
        static constexpr std::string_view errors = "errors";
        static constexpr std::string_view warnings = "warnings";
    };
};

// What the host of the engine knows and the engine does not.
struct Circumstances {
    std::string document_sha256;
    std::int64_t document_bytes = 0;
    double duration_s = 0;
    struct Key {
        static constexpr std::string_view document_sha256 = "document_sha256";
        static constexpr std::string_view document_bytes = "document_bytes";
        static constexpr std::string_view duration_s = "duration_s";
    };
};

// Which text is made from an answer.
struct WriteOptions {
    Form form{};
    std::optional<Circumstances> circumstances;
    std::optional<std::string> digest;
    std::int64_t stations = 3;
    std::optional<std::string> set;
    std::optional<std::vector<std::int64_t>> members;
    std::optional<std::vector<std::int64_t>> member_sets;
    std::optional<std::vector<std::int64_t>> nodes;
    std::optional<std::string> clause;
    std::optional<std::string> made_of;
    struct Key {
        static constexpr std::string_view form = "form";
        static constexpr std::string_view circumstances = "circumstances";
        static constexpr std::string_view digest = "digest";
        static constexpr std::string_view stations = "stations";
        static constexpr std::string_view set = "set";
        static constexpr std::string_view members = "members";
        static constexpr std::string_view member_sets = "member_sets";
        static constexpr std::string_view nodes = "nodes";
        static constexpr std::string_view clause = "clause";
        static constexpr std::string_view made_of = "made_of";
    };
};

// Members that are to have one section; what is named is added up.
struct AskedGroup {
    std::string name;
    std::optional<std::string> classification;
    std::optional<std::vector<std::int64_t>> members;
    std::optional<std::vector<std::int64_t>> member_sets;
    std::optional<std::vector<std::int64_t>> sections;
    std::vector<std::int64_t> candidates{};
    std::optional<double> max_depth;
    struct Key {
        static constexpr std::string_view name = "name";
        static constexpr std::string_view classification = "classification";
        static constexpr std::string_view members = "members";
        static constexpr std::string_view member_sets = "member_sets";
        static constexpr std::string_view sections = "sections";
        static constexpr std::string_view candidates = "candidates";
        static constexpr std::string_view max_depth = "max_depth";
    };
};

// Outer and wall dimensions, as a document has them.
struct CandidateDimensions {
    document::SectionShape shape{};
    std::optional<double> h;
    std::optional<double> b;
    std::optional<double> tw;
    std::optional<double> tf;
    std::optional<double> t;
    std::optional<double> r;
    struct Key {
        static constexpr std::string_view shape = "shape";
        static constexpr std::string_view h = "h";
        static constexpr std::string_view b = "b";
        static constexpr std::string_view tw = "tw";
        static constexpr std::string_view tf = "tf";
        static constexpr std::string_view t = "t";
        static constexpr std::string_view r = "r";
    };
};

// A section with the fields that it has in a document, but for its id and its material.
struct CandidateSection {
    std::string name;
    double h = 0;
    double b = 0;
    double area = 0;
    double i_y = 0;
    double i_z = 0;
    double j = 0;
    double a_sy = 0;
    double a_sz = 0;
    double wel_y = 0;
    double wel_z = 0;
    double wpl_y = 0;
    double wpl_z = 0;
    double y_s = 0;
    double z_s = 0;
    double wagner_coeff = 0;
    std::optional<double> i_w;
    std::optional<double> i_yz;
    std::optional<double> principal_axis_angle;
    CandidateDimensions dimensions;
    struct Key {
        static constexpr std::string_view name = "name";
        static constexpr std::string_view h = "h";
        static constexpr std::string_view b = "b";
        static constexpr std::string_view area = "area";
        static constexpr std::string_view i_y = "i_y";
        static constexpr std::string_view i_z = "i_z";
        static constexpr std::string_view j = "j";
        static constexpr std::string_view a_sy = "a_sy";
        static constexpr std::string_view a_sz = "a_sz";
        static constexpr std::string_view wel_y = "wel_y";
        static constexpr std::string_view wel_z = "wel_z";
        static constexpr std::string_view wpl_y = "wpl_y";
        static constexpr std::string_view wpl_z = "wpl_z";
        static constexpr std::string_view y_s = "y_s";
        static constexpr std::string_view z_s = "z_s";
        static constexpr std::string_view wagner_coeff = "wagner_coeff";
        static constexpr std::string_view i_w = "i_w";
        static constexpr std::string_view i_yz = "i_yz";
        static constexpr std::string_view principal_axis_angle = "principal_axis_angle";
        static constexpr std::string_view dimensions = "dimensions";
    };
};

// For which members the lightest section is sought, and among which. In SI units.
struct LightestRequest {
    std::vector<AskedGroup> groups{};
    std::vector<CandidateSection> candidates{};
    struct Key {
        static constexpr std::string_view groups = "groups";
        static constexpr std::string_view candidates = "candidates";
    };
};

// Of what a result set is, by id.
struct ResultType {
    std::optional<std::int64_t> Loadcase;
    std::optional<std::int64_t> Loadcombination;
    struct Key {
        static constexpr std::string_view Loadcase = "Loadcase";
        static constexpr std::string_view Loadcombination = "Loadcombination";
    };
};

// The reaction at a supported node.
struct ReactionNode {
    Forces nodal_forces;
    Point location;
    std::int64_t support_id = 0;
    struct Key {
        static constexpr std::string_view nodal_forces = "nodal_forces";
        static constexpr std::string_view location = "location";
        static constexpr std::string_view support_id = "support_id";
    };
};

// The section forces in one place of a member, in local axes, seen from the start side.
struct SectionForces {
    double x_frac = 0;
    Forces forces;
    struct Key {
        static constexpr std::string_view x_frac = "x_frac";
        static constexpr std::string_view forces = "forces";
    };
};

// How one place of a member's axis moves, in global axes.
struct AxisDisplacement {
    double x_frac = 0;
    std::array<double, 3> displacement{};
    struct Key {
        static constexpr std::string_view x_frac = "x_frac";
        static constexpr std::string_view displacement = "displacement";
    };
};

// What a member comes to; blocks that the document's `result_filter` leaves out are absent.
struct MemberResults {
    std::optional<Forces> start_node_forces;
    std::optional<Forces> end_node_forces;
    std::optional<Forces> local_start_forces;
    std::optional<Forces> local_end_forces;
    std::optional<Forces> maximums;
    std::optional<Forces> minimums;
    std::optional<Forces> local_maximums;
    std::optional<Forces> local_minimums;
    std::optional<Displacements> local_displacement_start_node;
    std::optional<Displacements> local_displacement_end_node;
    std::vector<SectionForces> section_forces{};
    std::optional<std::vector<SectionForces>> internal_force_series;
    std::optional<std::vector<AxisDisplacement>> member_displacements;
    std::optional<AxisDisplacement> member_displacement_peak;
    struct Key {
        static constexpr std::string_view start_node_forces = "start_node_forces";
        static constexpr std::string_view end_node_forces = "end_node_forces";
        static constexpr std::string_view local_start_forces = "local_start_forces";
        static constexpr std::string_view local_end_forces = "local_end_forces";
        static constexpr std::string_view maximums = "maximums";
        static constexpr std::string_view minimums = "minimums";
        static constexpr std::string_view local_maximums = "local_maximums";
        static constexpr std::string_view local_minimums = "local_minimums";
        static constexpr std::string_view local_displacement_start_node = "local_displacement_start_node";
        static constexpr std::string_view local_displacement_end_node = "local_displacement_end_node";
        static constexpr std::string_view section_forces = "section_forces";
        static constexpr std::string_view internal_force_series = "internal_force_series";
        static constexpr std::string_view member_displacements = "member_displacements";
        static constexpr std::string_view member_displacement_peak = "member_displacement_peak";
    };
};

// What a plate comes to, in its local axes where nothing else is said.
struct PlateResults {
    std::int64_t plate_id = 0;
    std::optional<std::int64_t> source_surface_id;
    Point centroid;
    Motion centroid_displacement_global;
    Motion centroid_displacement_local;
    Resultants resultants;
    Keyed<Resultants> nodal_resultants;
    PlateStresses stresses;
    Keyed<NodalForces> nodal_forces_global;
    struct Key {
        static constexpr std::string_view plate_id = "plate_id";
        static constexpr std::string_view source_surface_id = "source_surface_id";
        static constexpr std::string_view centroid = "centroid";
        static constexpr std::string_view centroid_displacement_global = "centroid_displacement_global";
        static constexpr std::string_view centroid_displacement_local = "centroid_displacement_local";
        static constexpr std::string_view resultants = "resultants";
        static constexpr std::string_view nodal_resultants = "nodal_resultants";
        static constexpr std::string_view stresses = "stresses";
        static constexpr std::string_view nodal_forces_global = "nodal_forces_global";
    };
};

// How many nodes, supports, members and plates the model has.
struct SetCounts {
    std::int64_t total_displacements = 0;
    std::int64_t total_reaction_forces = 0;
    std::int64_t total_member_forces = 0;
    std::int64_t total_plate_forces = 0;
    struct Key {
        static constexpr std::string_view total_displacements = "total_displacements";
        static constexpr std::string_view total_reaction_forces = "total_reaction_forces";
        static constexpr std::string_view total_member_forces = "total_member_forces";
        static constexpr std::string_view total_plate_forces = "total_plate_forces";
    };
};

// A problem of a result set.
struct SetRemark {
    std::string code;
    std::string message;
    struct Key {
        static constexpr std::string_view code = "code";
        static constexpr std::string_view message = "message";
    };
};

// Whether the numbers of a result set may be used.
struct ErrorsAndWarnings {
    std::vector<SetRemark> errors{};
    std::vector<SetRemark> warnings{};
    struct Key {
        static constexpr std::string_view errors = "errors";
        static constexpr std::string_view warnings = "warnings";
    };
};

// How a result set was solved.
struct SolverDiagnostics {
    AnalysisMethod analysis_method{};
    bool converged{};
    std::int64_t iterations = 0;
    double residual_norm = 0;
    std::optional<double> solve_time_ms;
    struct Key {
        static constexpr std::string_view analysis_method = "analysis_method";
        static constexpr std::string_view converged = "converged";
        static constexpr std::string_view iterations = "iterations";
        static constexpr std::string_view residual_norm = "residual_norm";
        static constexpr std::string_view solve_time_ms = "solve_time_ms";
    };
};

// One load case or combination; its blocks are empty where it has no usable numbers.
struct SetResults {
    std::string name;
    ResultType result_type;
    Keyed<Displacements> displacement_nodes;
    Keyed<ReactionNode> reaction_nodes;
    Keyed<MemberResults> member_results;
    Keyed<PlateResults> plate_results;
    SetCounts summary;
    ErrorsAndWarnings errors_and_warnings;
    SolverDiagnostics solver_diagnostics;
    struct Key {
        static constexpr std::string_view name = "name";
        static constexpr std::string_view result_type = "result_type";
        static constexpr std::string_view displacement_nodes = "displacement_nodes";
        static constexpr std::string_view reaction_nodes = "reaction_nodes";
        static constexpr std::string_view member_results = "member_results";
        static constexpr std::string_view plate_results = "plate_results";
        static constexpr std::string_view summary = "summary";
        static constexpr std::string_view errors_and_warnings = "errors_and_warnings";
        static constexpr std::string_view solver_diagnostics = "solver_diagnostics";
    };
};

// One table that `result_requests` ask for.
struct SelectionResults {
    std::int64_t request = 0;
    document::ResultBlock block{};
    SetGroup group{};
    std::vector<std::string> fields{};
    std::vector<document::ResultComponent> components{};
    std::vector<std::string> result_sets{};
    std::vector<std::int64_t> ids{};
    std::vector<double> values{};
    struct Key {
        static constexpr std::string_view request = "request";
        static constexpr std::string_view block = "block";
        static constexpr std::string_view group = "group";
        static constexpr std::string_view fields = "fields";
        static constexpr std::string_view components = "components";
        static constexpr std::string_view result_sets = "result_sets";
        static constexpr std::string_view ids = "ids";
        static constexpr std::string_view values = "values";
    };
};

// What was checked: its type, and its id under the name that goes with the type.
struct CheckedEntity {
    EntityType type{};
    std::optional<std::int64_t> member_id;
    std::optional<std::int64_t> memberset_id;
    std::optional<std::int64_t> plate_element_id;
    std::optional<std::int64_t> plate_surface_id;
    struct Key {
        static constexpr std::string_view type = "type";
        static constexpr std::string_view member_id = "member_id";
        static constexpr std::string_view memberset_id = "memberset_id";
        static constexpr std::string_view plate_element_id = "plate_element_id";
        static constexpr std::string_view plate_surface_id = "plate_surface_id";
    };
};

// One step of how a result came about, as it reads.
struct TraceStep {
    std::string label;
    std::string formula;
    std::string substituted;
    std::optional<double> value;
    std::string unit;
    std::optional<double> demand;
    std::optional<double> capacity;
    struct Key {
        static constexpr std::string_view label = "label";
        static constexpr std::string_view formula = "formula";
        static constexpr std::string_view substituted = "substituted";
        static constexpr std::string_view value = "value";
        static constexpr std::string_view unit = "unit";
        static constexpr std::string_view demand = "demand";
        static constexpr std::string_view capacity = "capacity";
    };
};

// What a check says about one entity, as the results document tells it.
struct EntityResults {
    CheckedEntity entity;
    std::optional<double> utilization;
    Status status{};
    std::optional<double> demand;
    std::optional<double> capacity;
    std::optional<std::int64_t> governing_combination_id;
    std::optional<double> location_x_frac;
    std::optional<std::string> message;
    std::optional<std::string> rendered_report;
    std::vector<TraceStep> trace{};
    struct Key {
        static constexpr std::string_view entity = "entity";
        static constexpr std::string_view utilization = "utilization";
        static constexpr std::string_view status = "status";
        static constexpr std::string_view demand = "demand";
        static constexpr std::string_view capacity = "capacity";
        static constexpr std::string_view governing_combination_id = "governing_combination_id";
        static constexpr std::string_view location_x_frac = "location_x_frac";
        static constexpr std::string_view message = "message";
        static constexpr std::string_view rendered_report = "rendered_report";
        static constexpr std::string_view trace = "trace";
    };
};

// One check of the document.
struct CheckResults {
    std::string check_id;
    std::string name;
    std::optional<document::LimitState> limit_state;
    Status status{};
    std::optional<double> max_utilization;
    std::optional<std::string> message;
    std::optional<EntityResults> governing;
    std::vector<std::int64_t> unsolved_combination_ids{};
    std::vector<EntityResults> per_entity{};
    struct Key {
        static constexpr std::string_view check_id = "check_id";
        static constexpr std::string_view name = "name";
        static constexpr std::string_view limit_state = "limit_state";
        static constexpr std::string_view status = "status";
        static constexpr std::string_view max_utilization = "max_utilization";
        static constexpr std::string_view message = "message";
        static constexpr std::string_view governing = "governing";
        static constexpr std::string_view unsolved_combination_ids = "unsolved_combination_ids";
        static constexpr std::string_view per_entity = "per_entity";
    };
};

// Why a load case has no usable numbers.
struct LoadCaseFailure {
    std::int64_t load_case_id = 0;
    std::string name;
    std::string code;
    std::string error;
    struct Key {
        static constexpr std::string_view load_case_id = "load_case_id";
        static constexpr std::string_view name = "name";
        static constexpr std::string_view code = "code";
        static constexpr std::string_view error = "error";
    };
};

// Why a combination has no usable numbers.
struct CombinationFailure {
    std::int64_t combination_id = 0;
    std::string name;
    std::string code;
    std::string error;
    struct Key {
        static constexpr std::string_view combination_id = "combination_id";
        static constexpr std::string_view name = "name";
        static constexpr std::string_view code = "code";
        static constexpr std::string_view error = "error";
    };
};

// One natural frequency with its shape.
struct ModalModeResults {
    std::int64_t mode = 0;
    double eigenvalue = 0;
    double angular_frequency = 0;
    double natural_frequency = 0;
    std::optional<double> period;
    double modal_mass = 0;
    std::array<double, 6> participation_factors{};
    std::array<double, 6> effective_mass{};
    Keyed<Displacements> displacements;
    Keyed<std::vector<AxisDisplacement>> within_members;
    struct Key {
        static constexpr std::string_view mode = "mode";
        static constexpr std::string_view eigenvalue = "eigenvalue";
        static constexpr std::string_view angular_frequency = "angular_frequency";
        static constexpr std::string_view natural_frequency = "natural_frequency";
        static constexpr std::string_view period = "period";
        static constexpr std::string_view modal_mass = "modal_mass";
        static constexpr std::string_view participation_factors = "participation_factors";
        static constexpr std::string_view effective_mass = "effective_mass";
        static constexpr std::string_view displacements = "displacements";
        static constexpr std::string_view within_members = "within_members";
    };
};

// What to know of modes.
struct ModeRemark {
    std::string code;
    std::string message;
    struct Key {
        static constexpr std::string_view code = "code";
        static constexpr std::string_view message = "message";
    };
};

// Natural frequencies.
struct ModalResults {
    std::array<double, 6> total_mass{};
    std::array<double, 6> participating_mass_ratio{};
    Point mass_centre;
    bool all_found{};
    std::vector<ModalModeResults> modes{};
    std::vector<ModeRemark> warnings{};
    struct Key {
        static constexpr std::string_view total_mass = "total_mass";
        static constexpr std::string_view participating_mass_ratio = "participating_mass_ratio";
        static constexpr std::string_view mass_centre = "mass_centre";
        static constexpr std::string_view all_found = "all_found";
        static constexpr std::string_view modes = "modes";
        static constexpr std::string_view warnings = "warnings";
    };
};

// One critical load factor with its shape.
struct BucklingModeResults {
    std::int64_t mode = 0;
    double critical_load_factor = 0;
    ModeClassification classification;
    Keyed<Displacements> displacements;
    Keyed<std::vector<AxisDisplacement>> within_members;
    Keyed<double> participation_by_member_set;
    struct Key {
        static constexpr std::string_view mode = "mode";
        static constexpr std::string_view critical_load_factor = "critical_load_factor";
        static constexpr std::string_view classification = "classification";
        static constexpr std::string_view displacements = "displacements";
        static constexpr std::string_view within_members = "within_members";
        static constexpr std::string_view participation_by_member_set = "participation_by_member_set";
    };
};

// Critical load factors of one reference.
struct BucklingResults {
    LoadReference reference;
    std::optional<std::vector<LinearizedSupport>> linearized_support_stiffness;
    std::optional<std::vector<LinearizedHinge>> linearized_hinge_stiffness;
    bool all_found{};
    std::vector<BucklingModeResults> modes{};
    std::optional<std::vector<MemberEffectiveLengths>> member_effective_lengths;
    std::vector<ModeRemark> warnings{};
    struct Key {
        static constexpr std::string_view reference = "reference";
        static constexpr std::string_view linearized_support_stiffness = "linearized_support_stiffness";
        static constexpr std::string_view linearized_hinge_stiffness = "linearized_hinge_stiffness";
        static constexpr std::string_view all_found = "all_found";
        static constexpr std::string_view modes = "modes";
        static constexpr std::string_view member_effective_lengths = "member_effective_lengths";
        static constexpr std::string_view warnings = "warnings";
    };
};

// One of several references.
struct BucklingRun {
    LoadReference reference;
    std::optional<BucklingResults> results;
    std::optional<std::string> error;
    struct Key {
        static constexpr std::string_view reference = "reference";
        static constexpr std::string_view results = "results";
        static constexpr std::string_view error = "error";
    };
};

// An earthquake along one direction.
struct SeismicDirectionResults {
    document::SeismicDirection direction{};
    double base_shear = 0;
    double total_seismic_mass = 0;
    double participating_mass_ratio = 0;
    std::vector<SeismicMode> modes{};
    std::optional<std::int64_t> leading_mode;
    std::optional<double> correction_factor;
    SetResults combined;
    std::optional<SetResults> leading;
    struct Key {
        static constexpr std::string_view direction = "direction";
        static constexpr std::string_view base_shear = "base_shear";
        static constexpr std::string_view total_seismic_mass = "total_seismic_mass";
        static constexpr std::string_view participating_mass_ratio = "participating_mass_ratio";
        static constexpr std::string_view modes = "modes";
        static constexpr std::string_view leading_mode = "leading_mode";
        static constexpr std::string_view correction_factor = "correction_factor";
        static constexpr std::string_view combined = "combined";
        static constexpr std::string_view leading = "leading";
    };
};

// An earthquake along all directions.
struct SeismicMethodResults {
    std::vector<SeismicDirectionResults> per_direction{};
    std::optional<SetResults> combined;
    struct Key {
        static constexpr std::string_view per_direction = "per_direction";
        static constexpr std::string_view combined = "combined";
    };
};

// What an earthquake does.
struct SeismicResults {
    std::optional<SeismicMethodResults> modal_response_spectrum;
    std::optional<SeismicMethodResults> lateral_force;
    std::vector<ModeRemark> warnings{};
    struct Key {
        static constexpr std::string_view modal_response_spectrum = "modal_response_spectrum";
        static constexpr std::string_view lateral_force = "lateral_force";
        static constexpr std::string_view warnings = "warnings";
    };
};

// Why the numbers may be trusted, and of what they are.
struct Receipt {
    std::string engine_version;
    std::string engine_build;
    std::string digest;
    std::string document_sha256;
    std::int64_t document_bytes = 0;
    std::int64_t result_doubles = 0;
    double duration_s = 0;
    std::vector<Issue> warnings{};
    Facts facts;
    Keyed<Balance> sets;
    Keyed<Convergence> convergence;
    Coverage coverage;
    struct Key {
        static constexpr std::string_view engine_version = "engine_version";
        static constexpr std::string_view engine_build = "engine_build";
        static constexpr std::string_view digest = "digest";
        static constexpr std::string_view document_sha256 = "document_sha256";
        static constexpr std::string_view document_bytes = "document_bytes";
        static constexpr std::string_view result_doubles = "result_doubles";
        static constexpr std::string_view duration_s = "duration_s";
        static constexpr std::string_view warnings = "warnings";
        static constexpr std::string_view facts = "facts";
        static constexpr std::string_view sets = "sets";
        static constexpr std::string_view convergence = "convergence";
        static constexpr std::string_view coverage = "coverage";
    };
};

// What a solve comes to, in SI units.
struct ResultsDocument {
    std::string engine_version;
    Verdict verdict;
    Keyed<SetResults> loadcases;
    Keyed<SetResults> loadcombinations;
    std::optional<std::vector<SelectionResults>> selections;
    std::vector<CheckResults> unity_check_results{};
    std::optional<std::vector<CombinationUse>> combination_uses;
    std::optional<BillOfQuantities> bill_of_quantities;
    std::optional<std::vector<CombinationStability>> stability;
    std::vector<LoadCaseFailure> load_case_failures{};
    std::vector<CombinationFailure> solve_failures{};
    std::optional<ModalResults> modal;
    std::optional<BucklingResults> buckling;
    std::optional<std::vector<BucklingRun>> buckling_runs;
    std::optional<SeismicResults> seismic;
    Receipt receipt;
    Coverage coverage;
    struct Key {
        static constexpr std::string_view engine_version = "engine_version";
        static constexpr std::string_view verdict = "verdict";
        static constexpr std::string_view loadcases = "loadcases";
        static constexpr std::string_view loadcombinations = "loadcombinations";
        static constexpr std::string_view selections = "selections";
        static constexpr std::string_view unity_check_results = "unity_check_results";
        static constexpr std::string_view combination_uses = "combination_uses";
        static constexpr std::string_view bill_of_quantities = "bill_of_quantities";
        static constexpr std::string_view stability = "stability";
        static constexpr std::string_view load_case_failures = "load_case_failures";
        static constexpr std::string_view solve_failures = "solve_failures";
        static constexpr std::string_view modal = "modal";
        static constexpr std::string_view buckling = "buckling";
        static constexpr std::string_view buckling_runs = "buckling_runs";
        static constexpr std::string_view seismic = "seismic";
        static constexpr std::string_view receipt = "receipt";
        static constexpr std::string_view coverage = "coverage";
    };
};

// The verdict; in a summary the headline names what governs, and reasons have no ids.
struct SolvedVerdict {
    VerdictState state{};
    std::optional<double> utilization;
    std::optional<Governing> governing;
    std::vector<Reason> reasons{};
    struct Key {
        static constexpr std::string_view state = "state";
        static constexpr std::string_view utilization = "utilization";
        static constexpr std::string_view governing = "governing";
        static constexpr std::string_view reasons = "reasons";
    };
};

// What is wrong or doubtful.
struct Problem {
    std::string set;
    std::string code;
    std::string message;
    struct Key {
        static constexpr std::string_view set = "set";
        static constexpr std::string_view code = "code";
        static constexpr std::string_view message = "message";
    };
};

// The node that moves furthest.
struct LargestDisplacement {
    double value = 0;
    std::string set;
    std::int64_t node = 0;
    double dx = 0;
    double dy = 0;
    double dz = 0;
    struct Key {
        static constexpr std::string_view value = "value";
        static constexpr std::string_view set = "set";
        static constexpr std::string_view node = "node";
        static constexpr std::string_view dx = "dx";
        static constexpr std::string_view dy = "dy";
        static constexpr std::string_view dz = "dz";
    };
};

// Where a curve along a member is furthest from zero.
struct LargestInMember {
    double value = 0;
    std::string set;
    std::int64_t member = 0;
    double x = 0;
    struct Key {
        static constexpr std::string_view value = "value";
        static constexpr std::string_view set = "set";
        static constexpr std::string_view member = "member";
        static constexpr std::string_view x = "x";
    };
};

// What governs and where, over the usable sets; forces that are zero throughout are absent.
struct Largest {
    std::optional<LargestDisplacement> displacement;
    std::optional<LargestInMember> member_displacement;
    std::optional<LargestInMember> fx;
    std::optional<LargestInMember> fy;
    std::optional<LargestInMember> fz;
    std::optional<LargestInMember> mx;
    std::optional<LargestInMember> my;
    std::optional<LargestInMember> mz;
    struct Key {
        static constexpr std::string_view displacement = "displacement";
        static constexpr std::string_view member_displacement = "member_displacement";
        static constexpr std::string_view fx = "fx";
        static constexpr std::string_view fy = "fy";
        static constexpr std::string_view fz = "fz";
        static constexpr std::string_view mx = "mx";
        static constexpr std::string_view my = "my";
        static constexpr std::string_view mz = "mz";
    };
};

// What the structure takes; null where part of it is not known.
struct SolvedBill {
    double mass = 0;
    std::optional<double> surface;
    std::optional<double> carbon;
    struct Key {
        static constexpr std::string_view mass = "mass";
        static constexpr std::string_view surface = "surface";
        static constexpr std::string_view carbon = "carbon";
    };
};

// Effective lengths of a member; absent where no mode found bends it so.
struct SolvedLengths {
    std::optional<double> y;
    std::optional<double> z;
    struct Key {
        static constexpr std::string_view y = "y";
        static constexpr std::string_view z = "z";
    };
};

// Critical load factors of one load case or combination.
struct SolvedBuckling {
    std::string loads;
    std::vector<double> factors{};
    std::vector<ModeLabel> kinds{};
    std::optional<std::string> error;
    std::optional<Keyed<SolvedLengths>> effective_lengths;
    struct Key {
        static constexpr std::string_view loads = "loads";
        static constexpr std::string_view factors = "factors";
        static constexpr std::string_view kinds = "kinds";
        static constexpr std::string_view error = "error";
        static constexpr std::string_view effective_lengths = "effective_lengths";
    };
};

// An earthquake along one direction.
struct SolvedEarthquake {
    std::string method;
    document::SeismicDirection direction{};
    double base_shear = 0;
    double mass_ratio = 0;
    struct Key {
        static constexpr std::string_view method = "method";
        static constexpr std::string_view direction = "direction";
        static constexpr std::string_view base_shear = "base_shear";
        static constexpr std::string_view mass_ratio = "mass_ratio";
    };
};

// Modes of vibration and of buckling, and earthquakes: what the document asks for of these.
struct SolvedModes {
    std::optional<std::vector<double>> frequencies;
    std::optional<std::vector<double>> mass_ratios;
    std::optional<std::vector<std::array<double, 3>>> effective_masses;
    std::optional<std::vector<SolvedBuckling>> buckling;
    std::optional<std::vector<SolvedEarthquake>> earthquakes;
    std::vector<std::string> remarks{};
    struct Key {
        static constexpr std::string_view frequencies = "frequencies";
        static constexpr std::string_view mass_ratios = "mass_ratios";
        static constexpr std::string_view effective_masses = "effective_masses";
        static constexpr std::string_view buckling = "buckling";
        static constexpr std::string_view earthquakes = "earthquakes";
        static constexpr std::string_view remarks = "remarks";
    };
};

// One load case or combination in a line.
struct SetSummary {
    std::string name;
    SetKind kind{};
    std::vector<double> sum_of_reactions{};
    std::optional<bool> usable;
    std::optional<std::string> stability;
    std::optional<std::string> second_order;
    struct Key {
        static constexpr std::string_view name = "name";
        static constexpr std::string_view kind = "kind";
        static constexpr std::string_view sum_of_reactions = "sum_of_reactions";
        static constexpr std::string_view usable = "usable";
        static constexpr std::string_view stability = "stability";
        static constexpr std::string_view second_order = "second_order";
    };
};

// What governs, under 2 kB.
struct SolvedSummary {
    Detail detail{};
    std::string headline;
    SolvedVerdict verdict;
    bool usable{};
    std::vector<Problem> problems{};
    double balance_error = 0;
    std::string digest;
    Largest extremes;
    std::optional<SolvedBill> bill;
    std::optional<SolvedModes> modes;
    std::vector<SetSummary> sets{};
    std::optional<std::int64_t> sets_left_out;
    struct Key {
        static constexpr std::string_view detail = "detail";
        static constexpr std::string_view headline = "headline";
        static constexpr std::string_view verdict = "verdict";
        static constexpr std::string_view usable = "usable";
        static constexpr std::string_view problems = "problems";
        static constexpr std::string_view balance_error = "balance_error";
        static constexpr std::string_view digest = "digest";
        static constexpr std::string_view extremes = "extremes";
        static constexpr std::string_view bill = "bill";
        static constexpr std::string_view modes = "modes";
        static constexpr std::string_view sets = "sets";
        static constexpr std::string_view sets_left_out = "sets_left_out";
    };
};

// The smallest and the largest of each section force along a member.
struct MemberRange {
    std::array<double, 2> fx{};
    std::array<double, 2> fy{};
    std::array<double, 2> fz{};
    std::array<double, 2> mx{};
    std::array<double, 2> my{};
    std::array<double, 2> mz{};
    struct Key {
        static constexpr std::string_view fx = "fx";
        static constexpr std::string_view fy = "fy";
        static constexpr std::string_view fz = "fz";
        static constexpr std::string_view mx = "mx";
        static constexpr std::string_view my = "my";
        static constexpr std::string_view mz = "mz";
    };
};

// A row per node, support and member; a set without usable numbers has only `usable`.
struct SetRows {
    bool usable{};
    std::optional<Keyed<Motion>> displacements;
    std::optional<std::int64_t> displacements_left_out;
    std::optional<Keyed<NodalForces>> reactions;
    std::optional<std::int64_t> reactions_left_out;
    std::optional<Keyed<MemberRange>> members_min_max;
    std::optional<std::int64_t> members_left_out;
    struct Key {
        static constexpr std::string_view usable = "usable";
        static constexpr std::string_view displacements = "displacements";
        static constexpr std::string_view displacements_left_out = "displacements_left_out";
        static constexpr std::string_view reactions = "reactions";
        static constexpr std::string_view reactions_left_out = "reactions_left_out";
        static constexpr std::string_view members_min_max = "members_min_max";
        static constexpr std::string_view members_left_out = "members_left_out";
    };
};

// A row per node, support and member of every set, at most 200 each.
struct SolvedTables {
    Detail detail{};
    std::string headline;
    SolvedVerdict verdict;
    bool usable{};
    std::vector<Problem> problems{};
    double balance_error = 0;
    std::string digest;
    std::optional<SolvedModes> modes;
    Keyed<SetRows> sets;
    struct Key {
        static constexpr std::string_view detail = "detail";
        static constexpr std::string_view headline = "headline";
        static constexpr std::string_view verdict = "verdict";
        static constexpr std::string_view usable = "usable";
        static constexpr std::string_view problems = "problems";
        static constexpr std::string_view balance_error = "balance_error";
        static constexpr std::string_view digest = "digest";
        static constexpr std::string_view modes = "modes";
        static constexpr std::string_view sets = "sets";
    };
};

// The results document.
struct SolvedInFull {
    Detail detail{};
    std::string headline;
    SolvedVerdict verdict;
    bool usable{};
    std::vector<Problem> problems{};
    double balance_error = 0;
    std::string digest;
    ResultsDocument results;
    struct Key {
        static constexpr std::string_view detail = "detail";
        static constexpr std::string_view headline = "headline";
        static constexpr std::string_view verdict = "verdict";
        static constexpr std::string_view usable = "usable";
        static constexpr std::string_view problems = "problems";
        static constexpr std::string_view balance_error = "balance_error";
        static constexpr std::string_view digest = "digest";
        static constexpr std::string_view results = "results";
    };
};

// One clause that a part was checked by.
struct ClauseRow {
    std::string clause;
    double utilization = 0;
    std::optional<double> demand;
    std::optional<double> capacity;
    std::optional<std::string> unit;
    struct Key {
        static constexpr std::string_view clause = "clause";
        static constexpr std::string_view utilization = "utilization";
        static constexpr std::string_view demand = "demand";
        static constexpr std::string_view capacity = "capacity";
        static constexpr std::string_view unit = "unit";
    };
};

// A quantity of a formula.
struct FormulaQuantity {
    double value = 0;
    std::string unit;
    struct Key {
        static constexpr std::string_view value = "value";
        static constexpr std::string_view unit = "unit";
    };
};

// The formula that governs, in symbols and with what is put into it.
struct GoverningFormula {
    std::string expression;
    Keyed<FormulaQuantity> values;
    struct Key {
        static constexpr std::string_view expression = "expression";
        static constexpr std::string_view values = "values";
    };
};

// One checked part: which, how much, under what, where, and what governs.
struct CheckRow {
    std::optional<std::int64_t> member_id;
    std::optional<std::int64_t> memberset_id;
    std::optional<std::int64_t> plate_element_id;
    std::optional<std::int64_t> plate_surface_id;
    Status status{};
    std::optional<double> utilization;
    std::optional<std::string> combination;
    std::optional<double> x_frac;
    std::optional<std::string> governed_by;
    std::optional<std::string> how;
    std::optional<std::string> why;
    std::optional<std::vector<ClauseRow>> clauses;
    std::optional<std::string> check;
    std::optional<GoverningFormula> formula;
    struct Key {
        static constexpr std::string_view member_id = "member_id";
        static constexpr std::string_view memberset_id = "memberset_id";
        static constexpr std::string_view plate_element_id = "plate_element_id";
        static constexpr std::string_view plate_surface_id = "plate_surface_id";
        static constexpr std::string_view status = "status";
        static constexpr std::string_view utilization = "utilization";
        static constexpr std::string_view combination = "combination";
        static constexpr std::string_view x_frac = "x_frac";
        static constexpr std::string_view governed_by = "governed_by";
        static constexpr std::string_view how = "how";
        static constexpr std::string_view why = "why";
        static constexpr std::string_view clauses = "clauses";
        static constexpr std::string_view check = "check";
        static constexpr std::string_view formula = "formula";
    };
};

// One check in a line.
struct CheckSummary {
    std::string check_id;
    std::string name;
    Status status{};
    std::optional<double> max_utilization;
    std::optional<CheckRow> governing;
    std::optional<std::string> message;
    std::optional<std::vector<CheckRow>> rows;
    std::optional<std::int64_t> rows_left_out;
    struct Key {
        static constexpr std::string_view check_id = "check_id";
        static constexpr std::string_view name = "name";
        static constexpr std::string_view status = "status";
        static constexpr std::string_view max_utilization = "max_utilization";
        static constexpr std::string_view governing = "governing";
        static constexpr std::string_view message = "message";
        static constexpr std::string_view rows = "rows";
        static constexpr std::string_view rows_left_out = "rows_left_out";
    };
};

// What the checks of a document come to.
struct Checked {
    Detail detail{};
    std::string headline;
    SolvedVerdict verdict;
    std::vector<CheckSummary> checks{};
    std::int64_t members_without_check = 0;
    std::vector<Problem> problems{};
    std::string digest;
    std::optional<std::int64_t> checks_left_out;
    std::optional<std::vector<CheckResults>> unity_check_results;
    struct Key {
        static constexpr std::string_view detail = "detail";
        static constexpr std::string_view headline = "headline";
        static constexpr std::string_view verdict = "verdict";
        static constexpr std::string_view checks = "checks";
        static constexpr std::string_view members_without_check = "members_without_check";
        static constexpr std::string_view problems = "problems";
        static constexpr std::string_view digest = "digest";
        static constexpr std::string_view checks_left_out = "checks_left_out";
        static constexpr std::string_view unity_check_results = "unity_check_results";
    };
};

// A section force where it is furthest from zero.
struct ForceExtreme {
    double value = 0;
    std::string set;
    double x = 0;
    struct Key {
        static constexpr std::string_view value = "value";
        static constexpr std::string_view set = "set";
        static constexpr std::string_view x = "x";
    };
};

// What is furthest from zero over the usable sets; what is zero throughout is absent.
struct MemberExtremes {
    std::optional<ForceExtreme> fx;
    std::optional<ForceExtreme> fy;
    std::optional<ForceExtreme> fz;
    std::optional<ForceExtreme> mx;
    std::optional<ForceExtreme> my;
    std::optional<ForceExtreme> mz;
    struct Key {
        static constexpr std::string_view fx = "fx";
        static constexpr std::string_view fy = "fy";
        static constexpr std::string_view fz = "fz";
        static constexpr std::string_view mx = "mx";
        static constexpr std::string_view my = "my";
        static constexpr std::string_view mz = "mz";
    };
};

// One member in words and numbers, SI.
struct Explained {
    std::int64_t member = 0;
    std::string says;
    std::string model;
    std::vector<std::string> reasons{};
    std::vector<CheckRow> checks{};
    Keyed<MemberRange> forces;
    MemberExtremes extremes;
    std::vector<std::string> unusable_sets{};
    struct Key {
        static constexpr std::string_view member = "member";
        static constexpr std::string_view says = "says";
        static constexpr std::string_view model = "model";
        static constexpr std::string_view reasons = "reasons";
        static constexpr std::string_view checks = "checks";
        static constexpr std::string_view forces = "forces";
        static constexpr std::string_view extremes = "extremes";
        static constexpr std::string_view unusable_sets = "unusable_sets";
    };
};

// Whether a document gives the numbers that a digest was made of.
struct Verification {
    bool same{};
    std::string message;
    std::string digest;
    std::string given;
    bool same_engine{};
    std::vector<std::string> differing_sets{};
    std::vector<DigestPart> differing_parts{};
    struct Key {
        static constexpr std::string_view same = "same";
        static constexpr std::string_view message = "message";
        static constexpr std::string_view digest = "digest";
        static constexpr std::string_view given = "given";
        static constexpr std::string_view same_engine = "same_engine";
        static constexpr std::string_view differing_sets = "differing_sets";
        static constexpr std::string_view differing_parts = "differing_parts";
    };
};

// A candidate of a group, with the other groups as they are in the end.
struct Trial {
    std::string name;
    double mass_per_metre = 0;
    double mass = 0;
    double depth = 0;
    TrialState state{};
    std::optional<double> utilization;
    std::optional<Governing> governing;
    std::optional<double> deflection;
    std::optional<std::string> reason;
    struct Key {
        static constexpr std::string_view name = "name";
        static constexpr std::string_view mass_per_metre = "mass_per_metre";
        static constexpr std::string_view mass = "mass";
        static constexpr std::string_view depth = "depth";
        static constexpr std::string_view state = "state";
        static constexpr std::string_view utilization = "utilization";
        static constexpr std::string_view governing = "governing";
        static constexpr std::string_view deflection = "deflection";
        static constexpr std::string_view reason = "reason";
    };
};

// What was found for a group.
struct GroupResult {
    std::string name;
    std::vector<std::int64_t> member_ids{};
    std::int64_t material_id = 0;
    std::vector<std::string> before{};
    double mass_before = 0;
    std::optional<std::string> chosen;
    std::optional<double> mass;
    std::optional<std::int64_t> section_id;
    std::optional<CandidateSection> section;
    std::optional<std::string> best_rejected;
    std::vector<Trial> candidates{};
    struct Key {
        static constexpr std::string_view name = "name";
        static constexpr std::string_view member_ids = "member_ids";
        static constexpr std::string_view material_id = "material_id";
        static constexpr std::string_view before = "before";
        static constexpr std::string_view mass_before = "mass_before";
        static constexpr std::string_view chosen = "chosen";
        static constexpr std::string_view mass = "mass";
        static constexpr std::string_view section_id = "section_id";
        static constexpr std::string_view section = "section";
        static constexpr std::string_view best_rejected = "best_rejected";
        static constexpr std::string_view candidates = "candidates";
    };
};

// The lightest sections of some groups of members that pass all checks of the document.
struct Lightest {
    bool found{};
    std::string message;
    std::vector<GroupResult> groups{};
    std::vector<std::string> notes{};
    std::int64_t rounds = 0;
    bool has_cycled{};
    std::int64_t solves = 0;
    Verdict verdict;
    std::string headline;
    struct Key {
        static constexpr std::string_view found = "found";
        static constexpr std::string_view message = "message";
        static constexpr std::string_view groups = "groups";
        static constexpr std::string_view notes = "notes";
        static constexpr std::string_view rounds = "rounds";
        static constexpr std::string_view has_cycled = "has_cycled";
        static constexpr std::string_view solves = "solves";
        static constexpr std::string_view verdict = "verdict";
        static constexpr std::string_view headline = "headline";
    };
};

std::string_view name_of(SetKind value);
std::string_view name_of(AnalysisMethod value);
std::string_view name_of(Severity value);
std::string_view name_of(document::ResultBlock value);
std::string_view name_of(SetGroup value);
std::string_view name_of(document::ResultComponent value);
std::string_view name_of(SpringDirection value);
std::string_view name_of(document::MemberEnd value);
std::string_view name_of(ModeLabel value);
std::string_view name_of(document::SeismicDirection value);
std::string_view name_of(document::LimitState value);
std::string_view name_of(Status value);
std::string_view name_of(BilledKind value);
std::string_view name_of(document::AnalysisOrder value);
std::string_view name_of(LeanChosenBy value);
std::string_view name_of(CheckLengths value);
std::string_view name_of(VerdictState value);
std::string_view name_of(EntityType value);
std::string_view name_of(Form value);
std::string_view name_of(document::SectionShape value);
std::string_view name_of(Detail value);
std::string_view name_of(DigestPart value);
std::string_view name_of(TrialState value);

constexpr int count_of(SetKind) { return 2; }
constexpr int count_of(AnalysisMethod) { return 4; }
constexpr int count_of(Severity) { return 2; }
constexpr int count_of(document::ResultBlock) { return 9; }
constexpr int count_of(SetGroup) { return 2; }
constexpr int count_of(document::ResultComponent) { return 14; }
constexpr int count_of(SpringDirection) { return 7; }
constexpr int count_of(document::MemberEnd) { return 2; }
constexpr int count_of(ModeLabel) { return 6; }
constexpr int count_of(document::SeismicDirection) { return 3; }
constexpr int count_of(document::LimitState) { return 5; }
constexpr int count_of(Status) { return 5; }
constexpr int count_of(BilledKind) { return 2; }
constexpr int count_of(document::AnalysisOrder) { return 2; }
constexpr int count_of(LeanChosenBy) { return 3; }
constexpr int count_of(CheckLengths) { return 2; }
constexpr int count_of(VerdictState) { return 5; }
constexpr int count_of(EntityType) { return 4; }
constexpr int count_of(Form) { return 11; }
constexpr int count_of(document::SectionShape) { return 7; }

void write(JsonWriter& out, const EntityRow& value);
void write(JsonWriter& out, const StepRow& value);
void write(JsonWriter& out, const QuantityRow& value);
void write(JsonWriter& out, const Displacements& value);
void write(JsonWriter& out, const PointWithin& value);
void write(JsonWriter& out, const Forces& value);
void write(JsonWriter& out, const MemberEndForces& value);
void write(JsonWriter& out, const MemberEndDisplacements& value);
void write(JsonWriter& out, const Extreme& value);
void write(JsonWriter& out, const Extremes& value);
void write(JsonWriter& out, const DisplacementPeak& value);
void write(JsonWriter& out, const Piece& value);
void write(JsonWriter& out, const PieceStart& value);
void write(JsonWriter& out, const ForceRange& value);
void write(JsonWriter& out, const Resultants& value);
void write(JsonWriter& out, const PlateResultants& value);
void write(JsonWriter& out, const PlateStresses& value);
void write(JsonWriter& out, const Motion& value);
void write(JsonWriter& out, const PlateDisplacements& value);
void write(JsonWriter& out, const NodalForces& value);
void write(JsonWriter& out, const PlateForces& value);
void write(JsonWriter& out, const Id& value);
void write(JsonWriter& out, const Point& value);
void write(JsonWriter& out, const Length& value);
void write(JsonWriter& out, const Axes& value);
void write(JsonWriter& out, const PlateNodes& value);
void write(JsonWriter& out, const Governed& value);
void write(JsonWriter& out, const NodeEnvelope& value);
void write(JsonWriter& out, const ReactionEnvelope& value);
void write(JsonWriter& out, const MemberEnvelope& value);
void write(JsonWriter& out, const Value& value);
void write(JsonWriter& out, const ModelTables& value);
void write(JsonWriter& out, const Convergence& value);
void write(JsonWriter& out, const Balance& value);
void write(JsonWriter& out, const Issue& value);
void write(JsonWriter& out, const SetTables& value);
void write(JsonWriter& out, const SetHeader& value);
void write(JsonWriter& out, const SelectionTables& value);
void write(JsonWriter& out, const SelectionHeader& value);
void write(JsonWriter& out, const ModalModeHead& value);
void write(JsonWriter& out, const ModeTables& value);
void write(JsonWriter& out, const ModalHeader& value);
void write(JsonWriter& out, const LoadReference& value);
void write(JsonWriter& out, const LinearizedSupport& value);
void write(JsonWriter& out, const LinearizedHinge& value);
void write(JsonWriter& out, const ModeClassification& value);
void write(JsonWriter& out, const SetShare& value);
void write(JsonWriter& out, const BucklingModeHeader& value);
void write(JsonWriter& out, const EffectiveLength& value);
void write(JsonWriter& out, const MemberEffectiveLengths& value);
void write(JsonWriter& out, const BucklingHeader& value);
void write(JsonWriter& out, const SeismicMode& value);
void write(JsonWriter& out, const SeismicDirectionHeader& value);
void write(JsonWriter& out, const SeismicMethodHeader& value);
void write(JsonWriter& out, const SeismicHeader& value);
void write(JsonWriter& out, const Facts& value);
void write(JsonWriter& out, const CheckTables& value);
void write(JsonWriter& out, const CheckHeader& value);
void write(JsonWriter& out, const TraceTables& value);
void write(JsonWriter& out, const Traces& value);
void write(JsonWriter& out, const Coverage& value);
void write(JsonWriter& out, const EnvelopeTables& value);
void write(JsonWriter& out, const Envelope& value);
void write(JsonWriter& out, const CombinationUse& value);
void write(JsonWriter& out, const BillRow& value);
void write(JsonWriter& out, const BillOfQuantities& value);
void write(JsonWriter& out, const InitialSway& value);
void write(JsonWriter& out, const InitialBow& value);
void write(JsonWriter& out, const ModeImperfection& value);
void write(JsonWriter& out, const BracingForce& value);
void write(JsonWriter& out, const CombinationStability& value);
void write(JsonWriter& out, const Governing& value);
void write(JsonWriter& out, const Reason& value);
void write(JsonWriter& out, const Verdict& value);
void write(JsonWriter& out, const Header& value);
void write(JsonWriter& out, const Refused& value);
void write(JsonWriter& out, const Validated& value);
void write(JsonWriter& out, const Circumstances& value);
void write(JsonWriter& out, const WriteOptions& value);
void write(JsonWriter& out, const AskedGroup& value);
void write(JsonWriter& out, const CandidateDimensions& value);
void write(JsonWriter& out, const CandidateSection& value);
void write(JsonWriter& out, const LightestRequest& value);
void write(JsonWriter& out, const ResultType& value);
void write(JsonWriter& out, const ReactionNode& value);
void write(JsonWriter& out, const SectionForces& value);
void write(JsonWriter& out, const AxisDisplacement& value);
void write(JsonWriter& out, const MemberResults& value);
void write(JsonWriter& out, const PlateResults& value);
void write(JsonWriter& out, const SetCounts& value);
void write(JsonWriter& out, const SetRemark& value);
void write(JsonWriter& out, const ErrorsAndWarnings& value);
void write(JsonWriter& out, const SolverDiagnostics& value);
void write(JsonWriter& out, const SetResults& value);
void write(JsonWriter& out, const SelectionResults& value);
void write(JsonWriter& out, const CheckedEntity& value);
void write(JsonWriter& out, const TraceStep& value);
void write(JsonWriter& out, const EntityResults& value);
void write(JsonWriter& out, const CheckResults& value);
void write(JsonWriter& out, const LoadCaseFailure& value);
void write(JsonWriter& out, const CombinationFailure& value);
void write(JsonWriter& out, const ModalModeResults& value);
void write(JsonWriter& out, const ModeRemark& value);
void write(JsonWriter& out, const ModalResults& value);
void write(JsonWriter& out, const BucklingModeResults& value);
void write(JsonWriter& out, const BucklingResults& value);
void write(JsonWriter& out, const BucklingRun& value);
void write(JsonWriter& out, const SeismicDirectionResults& value);
void write(JsonWriter& out, const SeismicMethodResults& value);
void write(JsonWriter& out, const SeismicResults& value);
void write(JsonWriter& out, const Receipt& value);
void write(JsonWriter& out, const ResultsDocument& value);
void write(JsonWriter& out, const SolvedVerdict& value);
void write(JsonWriter& out, const Problem& value);
void write(JsonWriter& out, const LargestDisplacement& value);
void write(JsonWriter& out, const LargestInMember& value);
void write(JsonWriter& out, const Largest& value);
void write(JsonWriter& out, const SolvedBill& value);
void write(JsonWriter& out, const SolvedLengths& value);
void write(JsonWriter& out, const SolvedBuckling& value);
void write(JsonWriter& out, const SolvedEarthquake& value);
void write(JsonWriter& out, const SolvedModes& value);
void write(JsonWriter& out, const SetSummary& value);
void write(JsonWriter& out, const SolvedSummary& value);
void write(JsonWriter& out, const MemberRange& value);
void write(JsonWriter& out, const SetRows& value);
void write(JsonWriter& out, const SolvedTables& value);
void write(JsonWriter& out, const SolvedInFull& value);
void write(JsonWriter& out, const ClauseRow& value);
void write(JsonWriter& out, const FormulaQuantity& value);
void write(JsonWriter& out, const GoverningFormula& value);
void write(JsonWriter& out, const CheckRow& value);
void write(JsonWriter& out, const CheckSummary& value);
void write(JsonWriter& out, const Checked& value);
void write(JsonWriter& out, const ForceExtreme& value);
void write(JsonWriter& out, const MemberExtremes& value);
void write(JsonWriter& out, const Explained& value);
void write(JsonWriter& out, const Verification& value);
void write(JsonWriter& out, const Trial& value);
void write(JsonWriter& out, const GroupResult& value);
void write(JsonWriter& out, const Lightest& value);

void read(JsonReader& r, Point& value);
void read(JsonReader& r, ModelTables& value);
void read(JsonReader& r, Convergence& value);
void read(JsonReader& r, Balance& value);
void read(JsonReader& r, Issue& value);
void read(JsonReader& r, SetTables& value);
void read(JsonReader& r, SetHeader& value);
void read(JsonReader& r, SelectionTables& value);
void read(JsonReader& r, SelectionHeader& value);
void read(JsonReader& r, ModalModeHead& value);
void read(JsonReader& r, ModeTables& value);
void read(JsonReader& r, ModalHeader& value);
void read(JsonReader& r, LoadReference& value);
void read(JsonReader& r, LinearizedSupport& value);
void read(JsonReader& r, LinearizedHinge& value);
void read(JsonReader& r, ModeClassification& value);
void read(JsonReader& r, SetShare& value);
void read(JsonReader& r, BucklingModeHeader& value);
void read(JsonReader& r, EffectiveLength& value);
void read(JsonReader& r, MemberEffectiveLengths& value);
void read(JsonReader& r, BucklingHeader& value);
void read(JsonReader& r, SeismicMode& value);
void read(JsonReader& r, SeismicDirectionHeader& value);
void read(JsonReader& r, SeismicMethodHeader& value);
void read(JsonReader& r, SeismicHeader& value);
void read(JsonReader& r, Facts& value);
void read(JsonReader& r, CheckTables& value);
void read(JsonReader& r, CheckHeader& value);
void read(JsonReader& r, TraceTables& value);
void read(JsonReader& r, Traces& value);
void read(JsonReader& r, Coverage& value);
void read(JsonReader& r, EnvelopeTables& value);
void read(JsonReader& r, Envelope& value);
void read(JsonReader& r, CombinationUse& value);
void read(JsonReader& r, BillRow& value);
void read(JsonReader& r, BillOfQuantities& value);
void read(JsonReader& r, InitialSway& value);
void read(JsonReader& r, InitialBow& value);
void read(JsonReader& r, ModeImperfection& value);
void read(JsonReader& r, BracingForce& value);
void read(JsonReader& r, CombinationStability& value);
void read(JsonReader& r, Governing& value);
void read(JsonReader& r, Reason& value);
void read(JsonReader& r, Verdict& value);
void read(JsonReader& r, Header& value);
void read(JsonReader& r, Refused& value);
void read(JsonReader& r, Validated& value);
void read(JsonReader& r, Circumstances& value);
void read(JsonReader& r, WriteOptions& value);
void read(JsonReader& r, AskedGroup& value);
void read(JsonReader& r, CandidateDimensions& value);
void read(JsonReader& r, CandidateSection& value);
void read(JsonReader& r, LightestRequest& value);

// Every table of a record; one that is absent has no rows.
template <class Visit>
void visit_tables(const ModelTables& tables, Visit visit) {
    visit(tables.node_ids);
    visit(tables.node_positions);
    visit(tables.member_ids);
    visit(tables.member_lengths);
    visit(tables.member_axes);
    visit(tables.support_nodes);
    visit(tables.support_ids);
    visit(tables.plate_ids.value_or(Table<Id>{}));
    visit(tables.plate_surfaces.value_or(Table<Id>{}));
    visit(tables.plate_nodes.value_or(Table<PlateNodes>{}));
    visit(tables.plate_centres.value_or(Table<Point>{}));
    visit(tables.plate_thickness.value_or(Table<Length>{}));
}

template <class Visit>
void visit_tables(const SetTables& tables, Visit visit) {
    visit(tables.displacements);
    visit(tables.reactions);
    visit(tables.end_forces);
    visit(tables.end_displacements);
    visit(tables.node_forces);
    visit(tables.extremes);
    visit(tables.displacement_peaks);
    visit(tables.pieces);
    visit(tables.piece_start);
    visit(tables.global_extremes.value_or(Table<ForceRange>{}));
    visit(tables.motions.value_or(Table<Displacements>{}));
    visit(tables.plate_resultants.value_or(Table<PlateResultants>{}));
    visit(tables.plate_stresses.value_or(Table<PlateStresses>{}));
    visit(tables.plate_displacements.value_or(Table<PlateDisplacements>{}));
    visit(tables.plate_forces.value_or(Table<PlateForces>{}));
}

template <class Visit>
void visit_tables(const SelectionTables& tables, Visit visit) {
    visit(tables.values);
}

template <class Visit>
void visit_tables(const ModeTables& tables, Visit visit) {
    visit(tables.shapes);
    visit(tables.within);
}

template <class Visit>
void visit_tables(const CheckTables& tables, Visit visit) {
    visit(tables.per_entity);
}

template <class Visit>
void visit_tables(const TraceTables& tables, Visit visit) {
    visit(tables.steps);
    visit(tables.quantities);
}

template <class Visit>
void visit_tables(const EnvelopeTables& tables, Visit visit) {
    visit(tables.node_envelope);
    visit(tables.reaction_envelope);
    visit(tables.member_envelope);
}

// Every number of a record that holds nothing but doubles.
template <class Visit>
void visit_numbers(const Balance& record, Visit visit) {
    visit(record.sum_of_loads);
    visit(record.sum_of_reactions);
    visit(record.balance_error);
    visit(record.residual);
    visit(record.unbalanced);
    visit(record.strain_energy);
}

}  // namespace loadpath::answer
