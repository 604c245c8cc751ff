// Written by `make generate` from src/loadpath/answer; do not edit.

#include "answer/json_values.hpp"

namespace loadpath::answer {

std::string_view name_of(SetKind value) {
    constexpr std::string_view names[] = {"loadcase", "loadcombination"};
    return names[static_cast<std::size_t>(value)];
}

std::string_view name_of(AnalysisMethod value) {
    constexpr std::string_view names[] = {"Linear", "P_DELTA", "COROTATIONAL", "SEISMIC"};
    return names[static_cast<std::size_t>(value)];
}

std::string_view name_of(Severity value) {
    constexpr std::string_view names[] = {"error", "warning"};
    return names[static_cast<std::size_t>(value)];
}

std::string_view name_of(document::ResultBlock value) {
    constexpr std::string_view names[] = {"local_envelopes", "global_envelopes", "local_end_forces", "global_end_forces", "section_forces", "internal_force_series", "local_displacements", "node_displacements", "reactions"};
    return names[static_cast<std::size_t>(value)];
}

std::string_view name_of(SetGroup value) {
    constexpr std::string_view names[] = {"loadcases", "loadcombinations"};
    return names[static_cast<std::size_t>(value)];
}

std::string_view name_of(document::ResultComponent value) {
    constexpr std::string_view names[] = {"fx", "fy", "fz", "mx", "my", "mz", "bw", "dx", "dy", "dz", "rx", "ry", "rz", "warp"};
    return names[static_cast<std::size_t>(value)];
}

std::string_view name_of(SpringDirection value) {
    constexpr std::string_view names[] = {"X", "Y", "Z", "RX", "RY", "RZ", "WARPING"};
    return names[static_cast<std::size_t>(value)];
}

std::string_view name_of(document::MemberEnd value) {
    constexpr std::string_view names[] = {"start", "end"};
    return names[static_cast<std::size_t>(value)];
}

std::string_view name_of(ModeLabel value) {
    constexpr std::string_view names[] = {"sway_x", "sway_y", "sway_z", "torsional", "local", "mixed"};
    return names[static_cast<std::size_t>(value)];
}

std::string_view name_of(document::SeismicDirection value) {
    constexpr std::string_view names[] = {"X", "Y", "Z"};
    return names[static_cast<std::size_t>(value)];
}

std::string_view name_of(document::LimitState value) {
    constexpr std::string_view names[] = {"SLS", "ULS", "FLS", "ALS", "EQU"};
    return names[static_cast<std::size_t>(value)];
}

std::string_view name_of(Status value) {
    constexpr std::string_view names[] = {"Green", "Yellow", "Orange", "Red", "Indeterminate"};
    return names[static_cast<std::size_t>(value)];
}

std::string_view name_of(BilledKind value) {
    constexpr std::string_view names[] = {"section", "plate"};
    return names[static_cast<std::size_t>(value)];
}

std::string_view name_of(document::AnalysisOrder value) {
    constexpr std::string_view names[] = {"LINEAR", "NONLINEAR"};
    return names[static_cast<std::size_t>(value)];
}

std::string_view name_of(LeanChosenBy value) {
    constexpr std::string_view names[] = {"FirstOrderSway", "LowestMode", "EveryDirection"};
    return names[static_cast<std::size_t>(value)];
}

std::string_view name_of(CheckLengths value) {
    constexpr std::string_view names[] = {"System", "Modes"};
    return names[static_cast<std::size_t>(value)];
}

std::string_view name_of(VerdictState value) {
    constexpr std::string_view names[] = {"passes", "fails", "incomplete", "not_checked", "not_solved"};
    return names[static_cast<std::size_t>(value)];
}

std::string_view name_of(EntityType value) {
    constexpr std::string_view names[] = {"Member", "MemberSet", "PlateElement", "PlateSurface"};
    return names[static_cast<std::size_t>(value)];
}

std::string_view name_of(Form value) {
    constexpr std::string_view names[] = {"document", "summary", "tables", "full", "checks", "seismic", "checks_summary", "checks_tables", "checks_full", "explained", "verification"};
    return names[static_cast<std::size_t>(value)];
}

std::string_view name_of(document::SectionShape value) {
    constexpr std::string_view names[] = {"I", "U", "RHS", "CHS", "L", "T", "rectangle"};
    return names[static_cast<std::size_t>(value)];
}

std::string_view name_of(Detail value) {
    constexpr std::string_view names[] = {"summary", "tables", "full"};
    return names[static_cast<std::size_t>(value)];
}

std::string_view name_of(DigestPart value) {
    constexpr std::string_view names[] = {"geometry", "envelope", "checks"};
    return names[static_cast<std::size_t>(value)];
}

std::string_view name_of(TrialState value) {
    constexpr std::string_view names[] = {"passes", "fails", "undecided", "not_solved", "harms_others", "too_deep", "heavier"};
    return names[static_cast<std::size_t>(value)];
}

void write(JsonWriter& out, const EntityRow& value) {
    out.numbers(std::array{value.kind, value.id, value.status, value.utilization, value.demand, value.capacity, value.combination, value.x_frac, value.message, value.report, value.steps_first, value.steps_count}, "kind", "id", "status", "utilization", "demand", "capacity", "combination", "x_frac", "message", "report", "steps_first", "steps_count");
}

void write(JsonWriter& out, const StepRow& value) {
    out.numbers(std::array{value.title, value.clause, value.equation, value.axis, value.symbol, value.expression, value.note, value.unit, value.value, value.demand, value.capacity, value.is_utilization, value.quantities_end}, "title", "clause", "equation", "axis", "symbol", "expression", "note", "unit", "value", "demand", "capacity", "is_utilization", "quantities_end");
}

void write(JsonWriter& out, const QuantityRow& value) {
    out.numbers(std::array{value.symbol, value.value, value.unit}, "symbol", "value", "unit");
}

void write(JsonWriter& out, const Displacements& value) {
    out.numbers(std::array{value.dx, value.dy, value.dz, value.rx, value.ry, value.rz, value.warp}, "dx", "dy", "dz", "rx", "ry", "rz", "warp");
}

void write(JsonWriter& out, const PointWithin& value) {
    out.numbers(std::array{value.mode, value.member, value.x_frac, value.dx, value.dy, value.dz}, "mode", "member", "x_frac", "dx", "dy", "dz");
}

void write(JsonWriter& out, const Forces& value) {
    out.numbers(std::array{value.fx, value.fy, value.fz, value.mx, value.my, value.mz, value.bw}, "fx", "fy", "fz", "mx", "my", "mz", "bw");
}

void write(JsonWriter& out, const MemberEndForces& value) {
    out.begin_object();
    out.key("start"); put(out, value.start);
    out.key("end"); put(out, value.end);
    out.end_object();
}

void write(JsonWriter& out, const MemberEndDisplacements& value) {
    out.begin_object();
    out.key("start"); put(out, value.start);
    out.key("end"); put(out, value.end);
    out.end_object();
}

void write(JsonWriter& out, const Extreme& value) {
    out.numbers(std::array{value.max, value.max_x, value.min, value.min_x}, "max", "max_x", "min", "min_x");
}

void write(JsonWriter& out, const Extremes& value) {
    out.begin_object();
    out.key("fx"); put(out, value.fx);
    out.key("fy"); put(out, value.fy);
    out.key("fz"); put(out, value.fz);
    out.key("mx"); put(out, value.mx);
    out.key("my"); put(out, value.my);
    out.key("mz"); put(out, value.mz);
    out.key("bw"); put(out, value.bw);
    out.key("dx"); put(out, value.dx);
    out.key("dy"); put(out, value.dy);
    out.key("dz"); put(out, value.dz);
    out.end_object();
}

void write(JsonWriter& out, const DisplacementPeak& value) {
    out.numbers(std::array{value.x, value.dx, value.dy, value.dz}, "x", "dx", "dy", "dz");
}

void write(JsonWriter& out, const Piece& value) {
    out.begin_object();
    out.key("x0"); put(out, value.x0);
    out.key("x1"); put(out, value.x1);
    out.key("fx"); put(out, value.fx);
    out.key("fy"); put(out, value.fy);
    out.key("fz"); put(out, value.fz);
    out.key("mx"); put(out, value.mx);
    out.key("my"); put(out, value.my);
    out.key("mz"); put(out, value.mz);
    out.key("bw"); put(out, value.bw);
    out.key("dx"); put(out, value.dx);
    out.key("dy"); put(out, value.dy);
    out.key("dz"); put(out, value.dz);
    out.end_object();
}

void write(JsonWriter& out, const PieceStart& value) {
    out.numbers(std::array{value.piece}, "piece");
}

void write(JsonWriter& out, const ForceRange& value) {
    out.begin_object();
    out.key("max"); put(out, value.max);
    out.key("min"); put(out, value.min);
    out.end_object();
}

void write(JsonWriter& out, const Resultants& value) {
    out.numbers(std::array{value.nx, value.ny, value.nxy, value.mx, value.my, value.mxy, value.qx, value.qy}, "nx", "ny", "nxy", "mx", "my", "mxy", "qx", "qy");
}

void write(JsonWriter& out, const PlateResultants& value) {
    out.begin_object();
    out.key("centre"); put(out, value.centre);
    out.key("corners"); put(out, value.corners);
    out.end_object();
}

void write(JsonWriter& out, const PlateStresses& value) {
    out.numbers(std::array{value.von_mises, value.principal_max, value.principal_min}, "von_mises", "principal_max", "principal_min");
}

void write(JsonWriter& out, const Motion& value) {
    out.numbers(std::array{value.dx, value.dy, value.dz, value.rx, value.ry, value.rz}, "dx", "dy", "dz", "rx", "ry", "rz");
}

void write(JsonWriter& out, const PlateDisplacements& value) {
    out.begin_object();
    out.key("in_global"); put(out, value.in_global);
    out.key("in_local"); put(out, value.in_local);
    out.end_object();
}

void write(JsonWriter& out, const NodalForces& value) {
    out.numbers(std::array{value.fx, value.fy, value.fz, value.mx, value.my, value.mz}, "fx", "fy", "fz", "mx", "my", "mz");
}

void write(JsonWriter& out, const PlateForces& value) {
    out.begin_object();
    out.key("corners"); put(out, value.corners);
    out.end_object();
}

void write(JsonWriter& out, const Id& value) {
    out.numbers(std::array{value.id}, "id");
}

void write(JsonWriter& out, const Point& value) {
    out.numbers(std::array{value.X, value.Y, value.Z}, "X", "Y", "Z");
}

void write(JsonWriter& out, const Length& value) {
    out.numbers(std::array{value.length}, "length");
}

void write(JsonWriter& out, const Axes& value) {
    out.begin_object();
    out.key("x"); put(out, value.x);
    out.key("y"); put(out, value.y);
    out.key("z"); put(out, value.z);
    out.end_object();
}

void write(JsonWriter& out, const PlateNodes& value) {
    out.begin_object();
    out.key("nodes"); put(out, value.nodes);
    out.end_object();
}

void write(JsonWriter& out, const Governed& value) {
    out.numbers(std::array{value.max, value.max_combination, value.min, value.min_combination}, "max", "max_combination", "min", "min_combination");
}

void write(JsonWriter& out, const NodeEnvelope& value) {
    out.begin_object();
    out.key("dx"); put(out, value.dx);
    out.key("dy"); put(out, value.dy);
    out.key("dz"); put(out, value.dz);
    out.key("rx"); put(out, value.rx);
    out.key("ry"); put(out, value.ry);
    out.key("rz"); put(out, value.rz);
    out.key("warp"); put(out, value.warp);
    out.end_object();
}

void write(JsonWriter& out, const ReactionEnvelope& value) {
    out.begin_object();
    out.key("fx"); put(out, value.fx);
    out.key("fy"); put(out, value.fy);
    out.key("fz"); put(out, value.fz);
    out.key("mx"); put(out, value.mx);
    out.key("my"); put(out, value.my);
    out.key("mz"); put(out, value.mz);
    out.key("bw"); put(out, value.bw);
    out.end_object();
}

void write(JsonWriter& out, const MemberEnvelope& value) {
    out.begin_object();
    out.key("fx"); put(out, value.fx);
    out.key("fy"); put(out, value.fy);
    out.key("fz"); put(out, value.fz);
    out.key("mx"); put(out, value.mx);
    out.key("my"); put(out, value.my);
    out.key("mz"); put(out, value.mz);
    out.key("bw"); put(out, value.bw);
    out.key("dx"); put(out, value.dx);
    out.key("dy"); put(out, value.dy);
    out.key("dz"); put(out, value.dz);
    out.end_object();
}

void write(JsonWriter& out, const Value& value) {
    out.numbers(std::array{value.value}, "value");
}

void write(JsonWriter& out, const ModelTables& value) {
    out.begin_object();
    out.key("node_ids"); put(out, value.node_ids);
    out.key("node_positions"); put(out, value.node_positions);
    out.key("member_ids"); put(out, value.member_ids);
    out.key("member_lengths"); put(out, value.member_lengths);
    out.key("member_axes"); put(out, value.member_axes);
    out.key("support_nodes"); put(out, value.support_nodes);
    out.key("support_ids"); put(out, value.support_ids);
    if (value.plate_ids) { out.key("plate_ids"); put(out, *value.plate_ids); }
    if (value.plate_surfaces) { out.key("plate_surfaces"); put(out, *value.plate_surfaces); }
    if (value.plate_nodes) { out.key("plate_nodes"); put(out, *value.plate_nodes); }
    if (value.plate_centres) { out.key("plate_centres"); put(out, *value.plate_centres); }
    if (value.plate_thickness) { out.key("plate_thickness"); put(out, *value.plate_thickness); }
    out.end_object();
}

void write(JsonWriter& out, const Convergence& value) {
    out.begin_object();
    out.key("method"); put(out, value.method);
    out.key("iterations"); put(out, value.iterations);
    out.key("history"); put(out, value.history);
    out.key("load_factor"); put(out, value.load_factor);
    out.key("amplification"); put(out, value.amplification);
    out.end_object();
}

void write(JsonWriter& out, const Balance& value) {
    out.begin_object();
    out.key("sum_of_loads"); put(out, value.sum_of_loads);
    out.key("sum_of_reactions"); put(out, value.sum_of_reactions);
    out.key("balance_error"); put(out, value.balance_error);
    out.key("residual"); put(out, value.residual);
    out.key("unbalanced"); put(out, value.unbalanced);
    out.key("strain_energy"); put(out, value.strain_energy);
    out.end_object();
}

void write(JsonWriter& out, const Issue& value) {
    out.begin_object();
    out.key("code"); put(out, value.code);
    out.key("severity"); put(out, value.severity);
    out.key("message"); put(out, value.message);
    out.key("path"); put(out, value.path);
    if (value.suggestion) { out.key("suggestion"); put(out, *value.suggestion); }
    out.end_object();
}

void write(JsonWriter& out, const SetTables& value) {
    out.begin_object();
    out.key("displacements"); put(out, value.displacements);
    out.key("reactions"); put(out, value.reactions);
    out.key("end_forces"); put(out, value.end_forces);
    out.key("end_displacements"); put(out, value.end_displacements);
    out.key("node_forces"); put(out, value.node_forces);
    out.key("extremes"); put(out, value.extremes);
    out.key("displacement_peaks"); put(out, value.displacement_peaks);
    out.key("pieces"); put(out, value.pieces);
    out.key("piece_start"); put(out, value.piece_start);
    if (value.global_extremes) { out.key("global_extremes"); put(out, *value.global_extremes); }
    if (value.motions) { out.key("motions"); put(out, *value.motions); }
    if (value.plate_resultants) { out.key("plate_resultants"); put(out, *value.plate_resultants); }
    if (value.plate_stresses) { out.key("plate_stresses"); put(out, *value.plate_stresses); }
    if (value.plate_displacements) { out.key("plate_displacements"); put(out, *value.plate_displacements); }
    if (value.plate_forces) { out.key("plate_forces"); put(out, *value.plate_forces); }
    out.end_object();
}

void write(JsonWriter& out, const SetHeader& value) {
    out.begin_object();
    out.key("kind"); put(out, value.kind);
    out.key("id"); put(out, value.id);
    out.key("name"); put(out, value.name);
    out.key("converged"); put(out, value.converged);
    out.key("iterations"); put(out, value.iterations);
    out.key("convergence"); put(out, value.convergence);
    out.key("balance"); put(out, value.balance);
    out.key("usable"); put(out, value.usable);
    out.key("errors"); put(out, value.errors);
    out.key("warnings"); put(out, value.warnings);
    out.key("tables"); put(out, value.tables);
    out.end_object();
}

void write(JsonWriter& out, const SelectionTables& value) {
    out.begin_object();
    out.key("values"); put(out, value.values);
    out.end_object();
}

void write(JsonWriter& out, const SelectionHeader& value) {
    out.begin_object();
    out.key("request"); put(out, value.request);
    out.key("block"); put(out, value.block);
    out.key("group"); put(out, value.group);
    out.key("fields"); put(out, value.fields);
    out.key("components"); put(out, value.components);
    out.key("result_sets"); put(out, value.result_sets);
    out.key("ids"); put(out, value.ids);
    out.key("tables"); put(out, value.tables);
    out.end_object();
}

void write(JsonWriter& out, const ModalModeHead& value) {
    out.begin_object();
    out.key("mode"); put(out, value.mode);
    out.key("eigenvalue"); put(out, value.eigenvalue);
    out.key("angular_frequency"); put(out, value.angular_frequency);
    out.key("natural_frequency"); put(out, value.natural_frequency);
    out.key("period"); put(out, value.period);
    out.key("modal_mass"); put(out, value.modal_mass);
    out.key("participation_factors"); put(out, value.participation_factors);
    out.key("effective_mass"); put(out, value.effective_mass);
    out.end_object();
}

void write(JsonWriter& out, const ModeTables& value) {
    out.begin_object();
    out.key("shapes"); put(out, value.shapes);
    out.key("within"); put(out, value.within);
    out.end_object();
}

void write(JsonWriter& out, const ModalHeader& value) {
    out.begin_object();
    out.key("total_mass"); put(out, value.total_mass);
    out.key("participating_mass_ratio"); put(out, value.participating_mass_ratio);
    out.key("mass_centre"); put(out, value.mass_centre);
    out.key("all_found"); put(out, value.all_found);
    out.key("modes"); put(out, value.modes);
    out.key("warnings"); put(out, value.warnings);
    out.key("tables"); put(out, value.tables);
    out.end_object();
}

void write(JsonWriter& out, const LoadReference& value) {
    out.begin_object();
    if (value.LoadCase) { out.key("LoadCase"); put(out, *value.LoadCase); }
    if (value.LoadCombination) { out.key("LoadCombination"); put(out, *value.LoadCombination); }
    out.end_object();
}

void write(JsonWriter& out, const LinearizedSupport& value) {
    out.begin_object();
    out.key("node_id"); put(out, value.node_id);
    out.key("dof"); put(out, value.dof);
    out.key("stiffness"); put(out, value.stiffness);
    out.end_object();
}

void write(JsonWriter& out, const LinearizedHinge& value) {
    out.begin_object();
    out.key("member_id"); put(out, value.member_id);
    out.key("end"); put(out, value.end);
    out.key("dof"); put(out, value.dof);
    out.key("stiffness"); put(out, value.stiffness);
    out.end_object();
}

void write(JsonWriter& out, const ModeClassification& value) {
    out.begin_object();
    out.key("label"); put(out, value.label);
    out.key("harmonic"); put(out, value.harmonic);
    out.key("translation_fractions"); put(out, value.translation_fractions);
    out.key("twist_fraction"); put(out, value.twist_fraction);
    out.key("top_node_energy_fraction"); put(out, value.top_node_energy_fraction);
    out.key("participating_node_fraction"); put(out, value.participating_node_fraction);
    out.end_object();
}

void write(JsonWriter& out, const SetShare& value) {
    out.begin_object();
    out.key("member_set"); put(out, value.member_set);
    out.key("share"); put(out, value.share);
    out.end_object();
}

void write(JsonWriter& out, const BucklingModeHeader& value) {
    out.begin_object();
    out.key("mode"); put(out, value.mode);
    out.key("critical_load_factor"); put(out, value.critical_load_factor);
    out.key("classification"); put(out, value.classification);
    out.key("participation_by_member_set"); put(out, value.participation_by_member_set);
    out.end_object();
}

void write(JsonWriter& out, const EffectiveLength& value) {
    out.begin_object();
    out.key("effective_length"); put(out, value.effective_length);
    out.key("mode"); put(out, value.mode);
    out.key("critical_load_factor"); put(out, value.critical_load_factor);
    out.key("axial_force"); put(out, value.axial_force);
    out.end_object();
}

void write(JsonWriter& out, const MemberEffectiveLengths& value) {
    out.begin_object();
    out.key("member_id"); put(out, value.member_id);
    if (value.about_y) { out.key("about_y"); put(out, *value.about_y); }
    if (value.about_z) { out.key("about_z"); put(out, *value.about_z); }
    out.end_object();
}

void write(JsonWriter& out, const BucklingHeader& value) {
    out.begin_object();
    out.key("reference"); put(out, value.reference);
    if (value.linearized_support_stiffness) { out.key("linearized_support_stiffness"); put(out, *value.linearized_support_stiffness); }
    if (value.linearized_hinge_stiffness) { out.key("linearized_hinge_stiffness"); put(out, *value.linearized_hinge_stiffness); }
    out.key("all_found"); put(out, value.all_found);
    if (value.error) { out.key("error"); put(out, *value.error); }
    out.key("modes"); put(out, value.modes);
    if (value.member_effective_lengths) { out.key("member_effective_lengths"); put(out, *value.member_effective_lengths); }
    out.key("warnings"); put(out, value.warnings);
    out.key("tables"); put(out, value.tables);
    out.end_object();
}

void write(JsonWriter& out, const SeismicMode& value) {
    out.begin_object();
    out.key("mode"); put(out, value.mode);
    out.key("period"); put(out, value.period);
    out.key("spectral_acceleration"); put(out, value.spectral_acceleration);
    out.key("participation_factor"); put(out, value.participation_factor);
    out.key("effective_mass"); put(out, value.effective_mass);
    out.key("effective_mass_ratio"); put(out, value.effective_mass_ratio);
    out.key("base_shear"); put(out, value.base_shear);
    out.end_object();
}

void write(JsonWriter& out, const SeismicDirectionHeader& value) {
    out.begin_object();
    out.key("direction"); put(out, value.direction);
    out.key("base_shear"); put(out, value.base_shear);
    out.key("total_seismic_mass"); put(out, value.total_seismic_mass);
    out.key("participating_mass_ratio"); put(out, value.participating_mass_ratio);
    out.key("modes"); put(out, value.modes);
    out.key("leading_mode"); put(out, value.leading_mode);
    if (value.correction_factor) { out.key("correction_factor"); put(out, *value.correction_factor); }
    out.key("combined"); put(out, value.combined);
    if (value.leading) { out.key("leading"); put(out, *value.leading); }
    out.end_object();
}

void write(JsonWriter& out, const SeismicMethodHeader& value) {
    out.begin_object();
    out.key("per_direction"); put(out, value.per_direction);
    if (value.combined) { out.key("combined"); put(out, *value.combined); }
    out.end_object();
}

void write(JsonWriter& out, const SeismicHeader& value) {
    out.begin_object();
    if (value.modal_response_spectrum) { out.key("modal_response_spectrum"); put(out, *value.modal_response_spectrum); }
    if (value.lateral_force) { out.key("lateral_force"); put(out, *value.lateral_force); }
    out.key("warnings"); put(out, value.warnings);
    out.end_object();
}

void write(JsonWriter& out, const Facts& value) {
    out.begin_object();
    out.key("unknowns"); put(out, value.unknowns);
    out.key("entries"); put(out, value.entries);
    out.key("factor_bytes"); put(out, value.factor_bytes);
    out.key("pivot_ratio"); put(out, value.pivot_ratio);
    out.key("condition"); put(out, value.condition);
    out.end_object();
}

void write(JsonWriter& out, const CheckTables& value) {
    out.begin_object();
    out.key("per_entity"); put(out, value.per_entity);
    out.end_object();
}

void write(JsonWriter& out, const CheckHeader& value) {
    out.begin_object();
    out.key("check_id"); put(out, value.check_id);
    out.key("name"); put(out, value.name);
    out.key("limit_state"); put(out, value.limit_state);
    out.key("status"); put(out, value.status);
    out.key("max_utilization"); put(out, value.max_utilization);
    out.key("message"); put(out, value.message);
    out.key("governing"); put(out, value.governing);
    out.key("unsolved_combination_ids"); put(out, value.unsolved_combination_ids);
    out.key("tables"); put(out, value.tables);
    out.end_object();
}

void write(JsonWriter& out, const TraceTables& value) {
    out.begin_object();
    out.key("steps"); put(out, value.steps);
    out.key("quantities"); put(out, value.quantities);
    out.end_object();
}

void write(JsonWriter& out, const Traces& value) {
    out.begin_object();
    out.key("words"); put(out, value.words);
    out.key("tables"); put(out, value.tables);
    out.end_object();
}

void write(JsonWriter& out, const Coverage& value) {
    out.begin_object();
    out.key("members_without_check"); put(out, value.members_without_check);
    out.key("plate_surfaces_without_check"); put(out, value.plate_surfaces_without_check);
    out.key("plate_elements_without_check"); put(out, value.plate_elements_without_check);
    out.key("combinations_without_check"); put(out, value.combinations_without_check);
    out.key("load_cases_without_combination"); put(out, value.load_cases_without_combination);
    out.end_object();
}

void write(JsonWriter& out, const EnvelopeTables& value) {
    out.begin_object();
    out.key("node_envelope"); put(out, value.node_envelope);
    out.key("reaction_envelope"); put(out, value.reaction_envelope);
    out.key("member_envelope"); put(out, value.member_envelope);
    out.end_object();
}

void write(JsonWriter& out, const Envelope& value) {
    out.begin_object();
    out.key("limit_state"); put(out, value.limit_state);
    out.key("combinations"); put(out, value.combinations);
    out.key("unsolved_combinations"); put(out, value.unsolved_combinations);
    out.key("tables"); put(out, value.tables);
    out.end_object();
}

void write(JsonWriter& out, const CombinationUse& value) {
    out.begin_object();
    out.key("id"); put(out, value.id);
    out.key("name"); put(out, value.name);
    out.key("checks"); put(out, value.checks);
    out.key("extremes"); put(out, value.extremes);
    out.end_object();
}

void write(JsonWriter& out, const BillRow& value) {
    out.begin_object();
    out.key("kind"); put(out, value.kind);
    out.key("id"); put(out, value.id);
    out.key("name"); put(out, value.name);
    out.key("material"); put(out, value.material);
    out.key("parts"); put(out, value.parts);
    out.key("thickness"); put(out, value.thickness);
    out.key("length"); put(out, value.length);
    out.key("area"); put(out, value.area);
    out.key("mass"); put(out, value.mass);
    out.key("surface"); put(out, value.surface);
    out.key("carbon"); put(out, value.carbon);
    out.end_object();
}

void write(JsonWriter& out, const BillOfQuantities& value) {
    out.begin_object();
    out.key("rows"); put(out, value.rows);
    out.key("mass"); put(out, value.mass);
    out.key("surface"); put(out, value.surface);
    out.key("carbon"); put(out, value.carbon);
    out.key("remarks"); put(out, value.remarks);
    out.end_object();
}

void write(JsonWriter& out, const InitialSway& value) {
    out.begin_object();
    out.key("phi"); put(out, value.phi);
    out.key("alpha_h"); put(out, value.alpha_h);
    out.key("alpha_m"); put(out, value.alpha_m);
    out.key("height"); put(out, value.height);
    out.key("columns"); put(out, value.columns);
    out.key("direction"); put(out, value.direction);
    out.key("chosen_by"); put(out, value.chosen_by);
    out.end_object();
}

void write(JsonWriter& out, const InitialBow& value) {
    out.begin_object();
    out.key("member_ids"); put(out, value.member_ids);
    out.key("length"); put(out, value.length);
    out.key("e_0"); put(out, value.e_0);
    out.key("curve"); put(out, value.curve);
    out.key("direction"); put(out, value.direction);
    out.key("axial_force"); put(out, value.axial_force);
    out.end_object();
}

void write(JsonWriter& out, const ModeImperfection& value) {
    out.begin_object();
    out.key("alpha_cr"); put(out, value.alpha_cr);
    out.key("phi"); put(out, value.phi);
    out.key("member_id"); put(out, value.member_id);
    out.key("direction"); put(out, value.direction);
    out.end_object();
}

void write(JsonWriter& out, const BracingForce& value) {
    out.begin_object();
    out.key("id"); put(out, value.id);
    out.key("name"); put(out, value.name);
    out.key("members"); put(out, value.members);
    out.key("alpha_m"); put(out, value.alpha_m);
    out.key("span"); put(out, value.span);
    out.key("e_0"); put(out, value.e_0);
    out.key("axial_force"); put(out, value.axial_force);
    out.key("delta_q"); put(out, value.delta_q);
    out.key("q_d"); put(out, value.q_d);
    out.key("direction"); put(out, value.direction);
    out.key("problem"); put(out, value.problem);
    out.end_object();
}

void write(JsonWriter& out, const CombinationStability& value) {
    out.begin_object();
    out.key("id"); put(out, value.id);
    out.key("name"); put(out, value.name);
    out.key("other_side_of"); put(out, value.other_side_of);
    out.key("alpha_cr"); put(out, value.alpha_cr);
    out.key("limit"); put(out, value.limit);
    out.key("order"); put(out, value.order);
    out.key("initial_sway"); put(out, value.initial_sway);
    out.key("bows"); put(out, value.bows);
    out.key("mode_shapes"); put(out, value.mode_shapes);
    out.key("bracing"); put(out, value.bracing);
    out.key("lengths"); put(out, value.lengths);
    out.key("reason"); put(out, value.reason);
    out.end_object();
}

void write(JsonWriter& out, const Governing& value) {
    out.begin_object();
    out.key("entity_type"); put(out, value.entity_type);
    if (value.member_id) { out.key("member_id"); put(out, *value.member_id); }
    if (value.memberset_id) { out.key("memberset_id"); put(out, *value.memberset_id); }
    if (value.plate_element_id) { out.key("plate_element_id"); put(out, *value.plate_element_id); }
    if (value.plate_surface_id) { out.key("plate_surface_id"); put(out, *value.plate_surface_id); }
    if (value.section) { out.key("section"); put(out, *value.section); }
    if (value.clause) { out.key("clause"); put(out, *value.clause); }
    if (value.combination) { out.key("combination"); put(out, *value.combination); }
    if (value.order) { out.key("order"); put(out, *value.order); }
    out.key("check_id"); put(out, value.check_id);
    out.key("value"); put(out, value.value);
    out.end_object();
}

void write(JsonWriter& out, const Reason& value) {
    out.begin_object();
    out.key("code"); put(out, value.code);
    out.key("message"); put(out, value.message);
    out.key("path"); put(out, value.path);
    out.key("set"); put(out, value.set);
    if (value.member_ids) { out.key("member_ids"); put(out, *value.member_ids); }
    if (value.plate_element_ids) { out.key("plate_element_ids"); put(out, *value.plate_element_ids); }
    if (value.plate_surface_ids) { out.key("plate_surface_ids"); put(out, *value.plate_surface_ids); }
    out.end_object();
}

void write(JsonWriter& out, const Verdict& value) {
    out.begin_object();
    out.key("state"); put(out, value.state);
    out.key("utilization"); put(out, value.utilization);
    out.key("governing"); put(out, value.governing);
    out.key("reasons"); put(out, value.reasons);
    if (value.assumed) { out.key("assumed"); put(out, *value.assumed); }
    out.end_object();
}

void write(JsonWriter& out, const Header& value) {
    out.begin_object();
    out.key("engine_version"); put(out, value.engine_version);
    out.key("engine_build"); put(out, value.engine_build);
    out.key("digest"); put(out, value.digest);
    out.key("tables"); put(out, value.tables);
    out.key("sets"); put(out, value.sets);
    out.key("result_filter"); put(out, value.result_filter);
    out.key("include_member_deflected_shape"); put(out, value.include_member_deflected_shape);
    out.key("selections"); put(out, value.selections);
    if (value.modal) { out.key("modal"); put(out, *value.modal); }
    if (value.buckling) { out.key("buckling"); put(out, *value.buckling); }
    if (value.seismic) { out.key("seismic"); put(out, *value.seismic); }
    out.key("warnings"); put(out, value.warnings);
    out.key("facts"); put(out, value.facts);
    out.key("unity_check_results"); put(out, value.unity_check_results);
    out.key("traces"); put(out, value.traces);
    out.key("coverage"); put(out, value.coverage);
    out.key("envelopes"); put(out, value.envelopes);
    out.key("combination_uses"); put(out, value.combination_uses);
    out.key("bill_of_quantities"); put(out, value.bill_of_quantities);
    if (value.stability) { out.key("stability"); put(out, *value.stability); }
    out.key("verdict"); put(out, value.verdict);
    out.key("headline"); put(out, value.headline);
    out.end_object();
}

void write(JsonWriter& out, const Refused& value) {
    out.begin_object();
    out.key("engine_version"); put(out, value.engine_version);
    out.key("error"); put(out, value.error);
    out.key("code"); put(out, value.code);
    out.key("path"); put(out, value.path);
    out.key("errors"); put(out, value.errors);
    out.key("warnings"); put(out, value.warnings);
    if (value.verdict) { out.key("verdict"); put(out, *value.verdict); }
    if (value.headline) { out.key("headline"); put(out, *value.headline); }
    out.end_object();
}

void write(JsonWriter& out, const Validated& value) {
    out.begin_object();
    out.key("engine_version"); put(out, value.engine_version);
    out.key("valid"); put(out, value.valid);
    out.key("errors"); put(out, value.errors);
    out.key("warnings"); put(out, value.warnings);
    out.end_object();
}

void write(JsonWriter& out, const Circumstances& value) {
    out.begin_object();
    out.key("document_sha256"); put(out, value.document_sha256);
    out.key("document_bytes"); put(out, value.document_bytes);
    out.key("duration_s"); put(out, value.duration_s);
    out.end_object();
}

void write(JsonWriter& out, const WriteOptions& value) {
    out.begin_object();
    out.key("form"); put(out, value.form);
    if (value.circumstances) { out.key("circumstances"); put(out, *value.circumstances); }
    if (value.digest) { out.key("digest"); put(out, *value.digest); }
    out.key("stations"); put(out, value.stations);
    if (value.set) { out.key("set"); put(out, *value.set); }
    if (value.members) { out.key("members"); put(out, *value.members); }
    if (value.member_sets) { out.key("member_sets"); put(out, *value.member_sets); }
    if (value.nodes) { out.key("nodes"); put(out, *value.nodes); }
    if (value.clause) { out.key("clause"); put(out, *value.clause); }
    if (value.made_of) { out.key("made_of"); put(out, *value.made_of); }
    out.end_object();
}

void write(JsonWriter& out, const AskedGroup& value) {
    out.begin_object();
    out.key("name"); put(out, value.name);
    if (value.classification) { out.key("classification"); put(out, *value.classification); }
    if (value.members) { out.key("members"); put(out, *value.members); }
    if (value.member_sets) { out.key("member_sets"); put(out, *value.member_sets); }
    if (value.sections) { out.key("sections"); put(out, *value.sections); }
    out.key("candidates"); put(out, value.candidates);
    if (value.max_depth) { out.key("max_depth"); put(out, *value.max_depth); }
    out.end_object();
}

void write(JsonWriter& out, const CandidateDimensions& value) {
    out.begin_object();
    out.key("shape"); put(out, value.shape);
    if (value.h) { out.key("h"); put(out, *value.h); }
    if (value.b) { out.key("b"); put(out, *value.b); }
    if (value.tw) { out.key("tw"); put(out, *value.tw); }
    if (value.tf) { out.key("tf"); put(out, *value.tf); }
    if (value.t) { out.key("t"); put(out, *value.t); }
    if (value.r) { out.key("r"); put(out, *value.r); }
    out.end_object();
}

void write(JsonWriter& out, const CandidateSection& value) {
    out.begin_object();
    out.key("name"); put(out, value.name);
    out.key("h"); put(out, value.h);
    out.key("b"); put(out, value.b);
    out.key("area"); put(out, value.area);
    out.key("i_y"); put(out, value.i_y);
    out.key("i_z"); put(out, value.i_z);
    out.key("j"); put(out, value.j);
    out.key("a_sy"); put(out, value.a_sy);
    out.key("a_sz"); put(out, value.a_sz);
    out.key("wel_y"); put(out, value.wel_y);
    out.key("wel_z"); put(out, value.wel_z);
    out.key("wpl_y"); put(out, value.wpl_y);
    out.key("wpl_z"); put(out, value.wpl_z);
    out.key("y_s"); put(out, value.y_s);
    out.key("z_s"); put(out, value.z_s);
    out.key("wagner_coeff"); put(out, value.wagner_coeff);
    if (value.i_w) { out.key("i_w"); put(out, *value.i_w); }
    if (value.i_yz) { out.key("i_yz"); put(out, *value.i_yz); }
    if (value.principal_axis_angle) { out.key("principal_axis_angle"); put(out, *value.principal_axis_angle); }
    out.key("dimensions"); put(out, value.dimensions);
    out.end_object();
}

void write(JsonWriter& out, const LightestRequest& value) {
    out.begin_object();
    out.key("groups"); put(out, value.groups);
    out.key("candidates"); put(out, value.candidates);
    out.end_object();
}

void write(JsonWriter& out, const ResultType& value) {
    out.begin_object();
    if (value.Loadcase) { out.key("Loadcase"); put(out, *value.Loadcase); }
    if (value.Loadcombination) { out.key("Loadcombination"); put(out, *value.Loadcombination); }
    out.end_object();
}

void write(JsonWriter& out, const ReactionNode& value) {
    out.begin_object();
    out.key("nodal_forces"); put(out, value.nodal_forces);
    out.key("location"); put(out, value.location);
    out.key("support_id"); put(out, value.support_id);
    out.end_object();
}

void write(JsonWriter& out, const SectionForces& value) {
    out.begin_object();
    out.key("x_frac"); put(out, value.x_frac);
    out.key("forces"); put(out, value.forces);
    out.end_object();
}

void write(JsonWriter& out, const AxisDisplacement& value) {
    out.begin_object();
    out.key("x_frac"); put(out, value.x_frac);
    out.key("displacement"); put(out, value.displacement);
    out.end_object();
}

void write(JsonWriter& out, const MemberResults& value) {
    out.begin_object();
    if (value.start_node_forces) { out.key("start_node_forces"); put(out, *value.start_node_forces); }
    if (value.end_node_forces) { out.key("end_node_forces"); put(out, *value.end_node_forces); }
    if (value.local_start_forces) { out.key("local_start_forces"); put(out, *value.local_start_forces); }
    if (value.local_end_forces) { out.key("local_end_forces"); put(out, *value.local_end_forces); }
    if (value.maximums) { out.key("maximums"); put(out, *value.maximums); }
    if (value.minimums) { out.key("minimums"); put(out, *value.minimums); }
    if (value.local_maximums) { out.key("local_maximums"); put(out, *value.local_maximums); }
    if (value.local_minimums) { out.key("local_minimums"); put(out, *value.local_minimums); }
    if (value.local_displacement_start_node) { out.key("local_displacement_start_node"); put(out, *value.local_displacement_start_node); }
    if (value.local_displacement_end_node) { out.key("local_displacement_end_node"); put(out, *value.local_displacement_end_node); }
    out.key("section_forces"); put(out, value.section_forces);
    if (value.internal_force_series) { out.key("internal_force_series"); put(out, *value.internal_force_series); }
    if (value.member_displacements) { out.key("member_displacements"); put(out, *value.member_displacements); }
    if (value.member_displacement_peak) { out.key("member_displacement_peak"); put(out, *value.member_displacement_peak); }
    out.end_object();
}

void write(JsonWriter& out, const PlateResults& value) {
    out.begin_object();
    out.key("plate_id"); put(out, value.plate_id);
    out.key("source_surface_id"); put(out, value.source_surface_id);
    out.key("centroid"); put(out, value.centroid);
    out.key("centroid_displacement_global"); put(out, value.centroid_displacement_global);
    out.key("centroid_displacement_local"); put(out, value.centroid_displacement_local);
    out.key("resultants"); put(out, value.resultants);
    out.key("nodal_resultants"); put(out, value.nodal_resultants);
    out.key("stresses"); put(out, value.stresses);
    out.key("nodal_forces_global"); put(out, value.nodal_forces_global);
    out.end_object();
}

void write(JsonWriter& out, const SetCounts& value) {
    out.begin_object();
    out.key("total_displacements"); put(out, value.total_displacements);
    out.key("total_reaction_forces"); put(out, value.total_reaction_forces);
    out.key("total_member_forces"); put(out, value.total_member_forces);
    out.key("total_plate_forces"); put(out, value.total_plate_forces);
    out.end_object();
}

void write(JsonWriter& out, const SetRemark& value) {
    out.begin_object();
    out.key("code"); put(out, value.code);
    out.key("message"); put(out, value.message);
    out.end_object();
}

void write(JsonWriter& out, const ErrorsAndWarnings& value) {
    out.begin_object();
    out.key("errors"); put(out, value.errors);
    out.key("warnings"); put(out, value.warnings);
    out.end_object();
}

void write(JsonWriter& out, const SolverDiagnostics& value) {
    out.begin_object();
    out.key("analysis_method"); put(out, value.analysis_method);
    out.key("converged"); put(out, value.converged);
    out.key("iterations"); put(out, value.iterations);
    out.key("residual_norm"); put(out, value.residual_norm);
    out.key("solve_time_ms"); put(out, value.solve_time_ms);
    out.end_object();
}

void write(JsonWriter& out, const SetResults& value) {
    out.begin_object();
    out.key("name"); put(out, value.name);
    out.key("result_type"); put(out, value.result_type);
    out.key("displacement_nodes"); put(out, value.displacement_nodes);
    out.key("reaction_nodes"); put(out, value.reaction_nodes);
    out.key("member_results"); put(out, value.member_results);
    out.key("plate_results"); put(out, value.plate_results);
    out.key("summary"); put(out, value.summary);
    out.key("errors_and_warnings"); put(out, value.errors_and_warnings);
    out.key("solver_diagnostics"); put(out, value.solver_diagnostics);
    out.end_object();
}

void write(JsonWriter& out, const SelectionResults& value) {
    out.begin_object();
    out.key("request"); put(out, value.request);
    out.key("block"); put(out, value.block);
    out.key("group"); put(out, value.group);
    out.key("fields"); put(out, value.fields);
    out.key("components"); put(out, value.components);
    out.key("result_sets"); put(out, value.result_sets);
    out.key("ids"); put(out, value.ids);
    out.key("values"); put(out, value.values);
    out.end_object();
}

void write(JsonWriter& out, const CheckedEntity& value) {
    out.begin_object();
    out.key("type"); put(out, value.type);
    if (value.member_id) { out.key("member_id"); put(out, *value.member_id); }
    if (value.memberset_id) { out.key("memberset_id"); put(out, *value.memberset_id); }
    if (value.plate_element_id) { out.key("plate_element_id"); put(out, *value.plate_element_id); }
    if (value.plate_surface_id) { out.key("plate_surface_id"); put(out, *value.plate_surface_id); }
    out.end_object();
}

void write(JsonWriter& out, const TraceStep& value) {
    out.begin_object();
    out.key("label"); put(out, value.label);
    out.key("formula"); put(out, value.formula);
    out.key("substituted"); put(out, value.substituted);
    out.key("value"); put(out, value.value);
    out.key("unit"); put(out, value.unit);
    if (value.demand) { out.key("demand"); put(out, *value.demand); }
    if (value.capacity) { out.key("capacity"); put(out, *value.capacity); }
    out.end_object();
}

void write(JsonWriter& out, const EntityResults& value) {
    out.begin_object();
    out.key("entity"); put(out, value.entity);
    out.key("utilization"); put(out, value.utilization);
    out.key("status"); put(out, value.status);
    out.key("demand"); put(out, value.demand);
    out.key("capacity"); put(out, value.capacity);
    out.key("governing_combination_id"); put(out, value.governing_combination_id);
    out.key("location_x_frac"); put(out, value.location_x_frac);
    out.key("message"); put(out, value.message);
    if (value.rendered_report) { out.key("rendered_report"); put(out, *value.rendered_report); }
    out.key("trace"); put(out, value.trace);
    out.end_object();
}

void write(JsonWriter& out, const CheckResults& value) {
    out.begin_object();
    out.key("check_id"); put(out, value.check_id);
    out.key("name"); put(out, value.name);
    out.key("limit_state"); put(out, value.limit_state);
    out.key("status"); put(out, value.status);
    out.key("max_utilization"); put(out, value.max_utilization);
    out.key("message"); put(out, value.message);
    out.key("governing"); put(out, value.governing);
    out.key("unsolved_combination_ids"); put(out, value.unsolved_combination_ids);
    out.key("per_entity"); put(out, value.per_entity);
    out.end_object();
}

void write(JsonWriter& out, const LoadCaseFailure& value) {
    out.begin_object();
    out.key("load_case_id"); put(out, value.load_case_id);
    out.key("name"); put(out, value.name);
    out.key("code"); put(out, value.code);
    out.key("error"); put(out, value.error);
    out.end_object();
}

void write(JsonWriter& out, const CombinationFailure& value) {
    out.begin_object();
    out.key("combination_id"); put(out, value.combination_id);
    out.key("name"); put(out, value.name);
    out.key("code"); put(out, value.code);
    out.key("error"); put(out, value.error);
    out.end_object();
}

void write(JsonWriter& out, const ModalModeResults& value) {
    out.begin_object();
    out.key("mode"); put(out, value.mode);
    out.key("eigenvalue"); put(out, value.eigenvalue);
    out.key("angular_frequency"); put(out, value.angular_frequency);
    out.key("natural_frequency"); put(out, value.natural_frequency);
    out.key("period"); put(out, value.period);
    out.key("modal_mass"); put(out, value.modal_mass);
    out.key("participation_factors"); put(out, value.participation_factors);
    out.key("effective_mass"); put(out, value.effective_mass);
    out.key("displacements"); put(out, value.displacements);
    out.key("within_members"); put(out, value.within_members);
    out.end_object();
}

void write(JsonWriter& out, const ModeRemark& value) {
    out.begin_object();
    out.key("code"); put(out, value.code);
    out.key("message"); put(out, value.message);
    out.end_object();
}

void write(JsonWriter& out, const ModalResults& value) {
    out.begin_object();
    out.key("total_mass"); put(out, value.total_mass);
    out.key("participating_mass_ratio"); put(out, value.participating_mass_ratio);
    out.key("mass_centre"); put(out, value.mass_centre);
    out.key("all_found"); put(out, value.all_found);
    out.key("modes"); put(out, value.modes);
    out.key("warnings"); put(out, value.warnings);
    out.end_object();
}

void write(JsonWriter& out, const BucklingModeResults& value) {
    out.begin_object();
    out.key("mode"); put(out, value.mode);
    out.key("critical_load_factor"); put(out, value.critical_load_factor);
    out.key("classification"); put(out, value.classification);
    out.key("displacements"); put(out, value.displacements);
    out.key("within_members"); put(out, value.within_members);
    out.key("participation_by_member_set"); put(out, value.participation_by_member_set);
    out.end_object();
}

void write(JsonWriter& out, const BucklingResults& value) {
    out.begin_object();
    out.key("reference"); put(out, value.reference);
    if (value.linearized_support_stiffness) { out.key("linearized_support_stiffness"); put(out, *value.linearized_support_stiffness); }
    if (value.linearized_hinge_stiffness) { out.key("linearized_hinge_stiffness"); put(out, *value.linearized_hinge_stiffness); }
    out.key("all_found"); put(out, value.all_found);
    out.key("modes"); put(out, value.modes);
    if (value.member_effective_lengths) { out.key("member_effective_lengths"); put(out, *value.member_effective_lengths); }
    out.key("warnings"); put(out, value.warnings);
    out.end_object();
}

void write(JsonWriter& out, const BucklingRun& value) {
    out.begin_object();
    out.key("reference"); put(out, value.reference);
    if (value.results) { out.key("results"); put(out, *value.results); }
    if (value.error) { out.key("error"); put(out, *value.error); }
    out.end_object();
}

void write(JsonWriter& out, const SeismicDirectionResults& value) {
    out.begin_object();
    out.key("direction"); put(out, value.direction);
    out.key("base_shear"); put(out, value.base_shear);
    out.key("total_seismic_mass"); put(out, value.total_seismic_mass);
    out.key("participating_mass_ratio"); put(out, value.participating_mass_ratio);
    out.key("modes"); put(out, value.modes);
    out.key("leading_mode"); put(out, value.leading_mode);
    if (value.correction_factor) { out.key("correction_factor"); put(out, *value.correction_factor); }
    out.key("combined"); put(out, value.combined);
    if (value.leading) { out.key("leading"); put(out, *value.leading); }
    out.end_object();
}

void write(JsonWriter& out, const SeismicMethodResults& value) {
    out.begin_object();
    out.key("per_direction"); put(out, value.per_direction);
    if (value.combined) { out.key("combined"); put(out, *value.combined); }
    out.end_object();
}

void write(JsonWriter& out, const SeismicResults& value) {
    out.begin_object();
    if (value.modal_response_spectrum) { out.key("modal_response_spectrum"); put(out, *value.modal_response_spectrum); }
    if (value.lateral_force) { out.key("lateral_force"); put(out, *value.lateral_force); }
    out.key("warnings"); put(out, value.warnings);
    out.end_object();
}

void write(JsonWriter& out, const Receipt& value) {
    out.begin_object();
    out.key("engine_version"); put(out, value.engine_version);
    out.key("engine_build"); put(out, value.engine_build);
    out.key("digest"); put(out, value.digest);
    out.key("document_sha256"); put(out, value.document_sha256);
    out.key("document_bytes"); put(out, value.document_bytes);
    out.key("result_doubles"); put(out, value.result_doubles);
    out.key("duration_s"); put(out, value.duration_s);
    out.key("warnings"); put(out, value.warnings);
    out.key("facts"); put(out, value.facts);
    out.key("sets"); put(out, value.sets);
    out.key("convergence"); put(out, value.convergence);
    out.key("coverage"); put(out, value.coverage);
    out.end_object();
}

void write(JsonWriter& out, const ResultsDocument& value) {
    out.begin_object();
    out.key("engine_version"); put(out, value.engine_version);
    out.key("verdict"); put(out, value.verdict);
    out.key("loadcases"); put(out, value.loadcases);
    out.key("loadcombinations"); put(out, value.loadcombinations);
    if (value.selections) { out.key("selections"); put(out, *value.selections); }
    out.key("unity_check_results"); put(out, value.unity_check_results);
    if (value.combination_uses) { out.key("combination_uses"); put(out, *value.combination_uses); }
    if (value.bill_of_quantities) { out.key("bill_of_quantities"); put(out, *value.bill_of_quantities); }
    if (value.stability) { out.key("stability"); put(out, *value.stability); }
    out.key("load_case_failures"); put(out, value.load_case_failures);
    out.key("solve_failures"); put(out, value.solve_failures);
    if (value.modal) { out.key("modal"); put(out, *value.modal); }
    if (value.buckling) { out.key("buckling"); put(out, *value.buckling); }
    if (value.buckling_runs) { out.key("buckling_runs"); put(out, *value.buckling_runs); }
    if (value.seismic) { out.key("seismic"); put(out, *value.seismic); }
    out.key("receipt"); put(out, value.receipt);
    out.key("coverage"); put(out, value.coverage);
    out.end_object();
}

void write(JsonWriter& out, const SolvedVerdict& value) {
    out.begin_object();
    out.key("state"); put(out, value.state);
    out.key("utilization"); put(out, value.utilization);
    if (value.governing) { out.key("governing"); put(out, *value.governing); }
    out.key("reasons"); put(out, value.reasons);
    out.end_object();
}

void write(JsonWriter& out, const Problem& value) {
    out.begin_object();
    out.key("set"); put(out, value.set);
    out.key("code"); put(out, value.code);
    out.key("message"); put(out, value.message);
    out.end_object();
}

void write(JsonWriter& out, const LargestDisplacement& value) {
    out.begin_object();
    out.key("value"); put(out, value.value);
    out.key("set"); put(out, value.set);
    out.key("node"); put(out, value.node);
    out.key("dx"); put(out, value.dx);
    out.key("dy"); put(out, value.dy);
    out.key("dz"); put(out, value.dz);
    out.end_object();
}

void write(JsonWriter& out, const LargestInMember& value) {
    out.begin_object();
    out.key("value"); put(out, value.value);
    out.key("set"); put(out, value.set);
    out.key("member"); put(out, value.member);
    out.key("x"); put(out, value.x);
    out.end_object();
}

void write(JsonWriter& out, const Largest& value) {
    out.begin_object();
    if (value.displacement) { out.key("displacement"); put(out, *value.displacement); }
    if (value.member_displacement) { out.key("member_displacement"); put(out, *value.member_displacement); }
    if (value.fx) { out.key("fx"); put(out, *value.fx); }
    if (value.fy) { out.key("fy"); put(out, *value.fy); }
    if (value.fz) { out.key("fz"); put(out, *value.fz); }
    if (value.mx) { out.key("mx"); put(out, *value.mx); }
    if (value.my) { out.key("my"); put(out, *value.my); }
    if (value.mz) { out.key("mz"); put(out, *value.mz); }
    out.end_object();
}

void write(JsonWriter& out, const SolvedBill& value) {
    out.begin_object();
    out.key("mass"); put(out, value.mass);
    out.key("surface"); put(out, value.surface);
    out.key("carbon"); put(out, value.carbon);
    out.end_object();
}

void write(JsonWriter& out, const SolvedLengths& value) {
    out.begin_object();
    if (value.y) { out.key("y"); put(out, *value.y); }
    if (value.z) { out.key("z"); put(out, *value.z); }
    out.end_object();
}

void write(JsonWriter& out, const SolvedBuckling& value) {
    out.begin_object();
    out.key("loads"); put(out, value.loads);
    out.key("factors"); put(out, value.factors);
    out.key("kinds"); put(out, value.kinds);
    if (value.error) { out.key("error"); put(out, *value.error); }
    if (value.effective_lengths) { out.key("effective_lengths"); put(out, *value.effective_lengths); }
    out.end_object();
}

void write(JsonWriter& out, const SolvedEarthquake& value) {
    out.begin_object();
    out.key("method"); put(out, value.method);
    out.key("direction"); put(out, value.direction);
    out.key("base_shear"); put(out, value.base_shear);
    out.key("mass_ratio"); put(out, value.mass_ratio);
    out.end_object();
}

void write(JsonWriter& out, const SolvedModes& value) {
    out.begin_object();
    if (value.frequencies) { out.key("frequencies"); put(out, *value.frequencies); }
    if (value.mass_ratios) { out.key("mass_ratios"); put(out, *value.mass_ratios); }
    if (value.effective_masses) { out.key("effective_masses"); put(out, *value.effective_masses); }
    if (value.buckling) { out.key("buckling"); put(out, *value.buckling); }
    if (value.earthquakes) { out.key("earthquakes"); put(out, *value.earthquakes); }
    out.key("remarks"); put(out, value.remarks);
    out.end_object();
}

void write(JsonWriter& out, const SetSummary& value) {
    out.begin_object();
    out.key("name"); put(out, value.name);
    out.key("kind"); put(out, value.kind);
    out.key("sum_of_reactions"); put(out, value.sum_of_reactions);
    if (value.usable) { out.key("usable"); put(out, *value.usable); }
    if (value.stability) { out.key("stability"); put(out, *value.stability); }
    if (value.second_order) { out.key("second_order"); put(out, *value.second_order); }
    out.end_object();
}

void write(JsonWriter& out, const SolvedSummary& value) {
    out.begin_object();
    out.key("detail"); put(out, value.detail);
    out.key("headline"); put(out, value.headline);
    out.key("verdict"); put(out, value.verdict);
    out.key("usable"); put(out, value.usable);
    out.key("problems"); put(out, value.problems);
    out.key("balance_error"); put(out, value.balance_error);
    out.key("digest"); put(out, value.digest);
    out.key("extremes"); put(out, value.extremes);
    if (value.bill) { out.key("bill"); put(out, *value.bill); }
    if (value.modes) { out.key("modes"); put(out, *value.modes); }
    out.key("sets"); put(out, value.sets);
    if (value.sets_left_out) { out.key("sets_left_out"); put(out, *value.sets_left_out); }
    out.end_object();
}

void write(JsonWriter& out, const MemberRange& value) {
    out.begin_object();
    out.key("fx"); put(out, value.fx);
    out.key("fy"); put(out, value.fy);
    out.key("fz"); put(out, value.fz);
    out.key("mx"); put(out, value.mx);
    out.key("my"); put(out, value.my);
    out.key("mz"); put(out, value.mz);
    out.end_object();
}

void write(JsonWriter& out, const SetRows& value) {
    out.begin_object();
    out.key("usable"); put(out, value.usable);
    if (value.displacements) { out.key("displacements"); put(out, *value.displacements); }
    if (value.displacements_left_out) { out.key("displacements_left_out"); put(out, *value.displacements_left_out); }
    if (value.reactions) { out.key("reactions"); put(out, *value.reactions); }
    if (value.reactions_left_out) { out.key("reactions_left_out"); put(out, *value.reactions_left_out); }
    if (value.members_min_max) { out.key("members_min_max"); put(out, *value.members_min_max); }
    if (value.members_left_out) { out.key("members_left_out"); put(out, *value.members_left_out); }
    out.end_object();
}

void write(JsonWriter& out, const SolvedTables& value) {
    out.begin_object();
    out.key("detail"); put(out, value.detail);
    out.key("headline"); put(out, value.headline);
    out.key("verdict"); put(out, value.verdict);
    out.key("usable"); put(out, value.usable);
    out.key("problems"); put(out, value.problems);
    out.key("balance_error"); put(out, value.balance_error);
    out.key("digest"); put(out, value.digest);
    if (value.modes) { out.key("modes"); put(out, *value.modes); }
    out.key("sets"); put(out, value.sets);
    out.end_object();
}

void write(JsonWriter& out, const SolvedInFull& value) {
    out.begin_object();
    out.key("detail"); put(out, value.detail);
    out.key("headline"); put(out, value.headline);
    out.key("verdict"); put(out, value.verdict);
    out.key("usable"); put(out, value.usable);
    out.key("problems"); put(out, value.problems);
    out.key("balance_error"); put(out, value.balance_error);
    out.key("digest"); put(out, value.digest);
    out.key("results"); put(out, value.results);
    out.end_object();
}

void write(JsonWriter& out, const ClauseRow& value) {
    out.begin_object();
    out.key("clause"); put(out, value.clause);
    out.key("utilization"); put(out, value.utilization);
    if (value.demand) { out.key("demand"); put(out, *value.demand); }
    if (value.capacity) { out.key("capacity"); put(out, *value.capacity); }
    if (value.unit) { out.key("unit"); put(out, *value.unit); }
    out.end_object();
}

void write(JsonWriter& out, const FormulaQuantity& value) {
    out.begin_object();
    out.key("value"); put(out, value.value);
    out.key("unit"); put(out, value.unit);
    out.end_object();
}

void write(JsonWriter& out, const GoverningFormula& value) {
    out.begin_object();
    out.key("expression"); put(out, value.expression);
    out.key("values"); put(out, value.values);
    out.end_object();
}

void write(JsonWriter& out, const CheckRow& value) {
    out.begin_object();
    if (value.member_id) { out.key("member_id"); put(out, *value.member_id); }
    if (value.memberset_id) { out.key("memberset_id"); put(out, *value.memberset_id); }
    if (value.plate_element_id) { out.key("plate_element_id"); put(out, *value.plate_element_id); }
    if (value.plate_surface_id) { out.key("plate_surface_id"); put(out, *value.plate_surface_id); }
    out.key("status"); put(out, value.status);
    if (value.utilization) { out.key("utilization"); put(out, *value.utilization); }
    if (value.combination) { out.key("combination"); put(out, *value.combination); }
    if (value.x_frac) { out.key("x_frac"); put(out, *value.x_frac); }
    if (value.governed_by) { out.key("governed_by"); put(out, *value.governed_by); }
    if (value.how) { out.key("how"); put(out, *value.how); }
    if (value.why) { out.key("why"); put(out, *value.why); }
    if (value.clauses) { out.key("clauses"); put(out, *value.clauses); }
    if (value.check) { out.key("check"); put(out, *value.check); }
    if (value.formula) { out.key("formula"); put(out, *value.formula); }
    out.end_object();
}

void write(JsonWriter& out, const CheckSummary& value) {
    out.begin_object();
    out.key("check_id"); put(out, value.check_id);
    out.key("name"); put(out, value.name);
    out.key("status"); put(out, value.status);
    out.key("max_utilization"); put(out, value.max_utilization);
    out.key("governing"); put(out, value.governing);
    if (value.message) { out.key("message"); put(out, *value.message); }
    if (value.rows) { out.key("rows"); put(out, *value.rows); }
    if (value.rows_left_out) { out.key("rows_left_out"); put(out, *value.rows_left_out); }
    out.end_object();
}

void write(JsonWriter& out, const Checked& value) {
    out.begin_object();
    out.key("detail"); put(out, value.detail);
    out.key("headline"); put(out, value.headline);
    out.key("verdict"); put(out, value.verdict);
    out.key("checks"); put(out, value.checks);
    out.key("members_without_check"); put(out, value.members_without_check);
    out.key("problems"); put(out, value.problems);
    out.key("digest"); put(out, value.digest);
    if (value.checks_left_out) { out.key("checks_left_out"); put(out, *value.checks_left_out); }
    if (value.unity_check_results) { out.key("unity_check_results"); put(out, *value.unity_check_results); }
    out.end_object();
}

void write(JsonWriter& out, const ForceExtreme& value) {
    out.begin_object();
    out.key("value"); put(out, value.value);
    out.key("set"); put(out, value.set);
    out.key("x"); put(out, value.x);
    out.end_object();
}

void write(JsonWriter& out, const MemberExtremes& value) {
    out.begin_object();
    if (value.fx) { out.key("fx"); put(out, *value.fx); }
    if (value.fy) { out.key("fy"); put(out, *value.fy); }
    if (value.fz) { out.key("fz"); put(out, *value.fz); }
    if (value.mx) { out.key("mx"); put(out, *value.mx); }
    if (value.my) { out.key("my"); put(out, *value.my); }
    if (value.mz) { out.key("mz"); put(out, *value.mz); }
    out.end_object();
}

void write(JsonWriter& out, const Explained& value) {
    out.begin_object();
    out.key("member"); put(out, value.member);
    out.key("says"); put(out, value.says);
    out.key("model"); put(out, value.model);
    out.key("reasons"); put(out, value.reasons);
    out.key("checks"); put(out, value.checks);
    out.key("forces"); put(out, value.forces);
    out.key("extremes"); put(out, value.extremes);
    out.key("unusable_sets"); put(out, value.unusable_sets);
    out.end_object();
}

void write(JsonWriter& out, const Verification& value) {
    out.begin_object();
    out.key("same"); put(out, value.same);
    out.key("message"); put(out, value.message);
    out.key("digest"); put(out, value.digest);
    out.key("given"); put(out, value.given);
    out.key("same_engine"); put(out, value.same_engine);
    out.key("differing_sets"); put(out, value.differing_sets);
    out.key("differing_parts"); put(out, value.differing_parts);
    out.end_object();
}

void write(JsonWriter& out, const Trial& value) {
    out.begin_object();
    out.key("name"); put(out, value.name);
    out.key("mass_per_metre"); put(out, value.mass_per_metre);
    out.key("mass"); put(out, value.mass);
    out.key("depth"); put(out, value.depth);
    out.key("state"); put(out, value.state);
    out.key("utilization"); put(out, value.utilization);
    out.key("governing"); put(out, value.governing);
    out.key("deflection"); put(out, value.deflection);
    out.key("reason"); put(out, value.reason);
    out.end_object();
}

void write(JsonWriter& out, const GroupResult& value) {
    out.begin_object();
    out.key("name"); put(out, value.name);
    out.key("member_ids"); put(out, value.member_ids);
    out.key("material_id"); put(out, value.material_id);
    out.key("before"); put(out, value.before);
    out.key("mass_before"); put(out, value.mass_before);
    out.key("chosen"); put(out, value.chosen);
    out.key("mass"); put(out, value.mass);
    out.key("section_id"); put(out, value.section_id);
    out.key("section"); put(out, value.section);
    out.key("best_rejected"); put(out, value.best_rejected);
    out.key("candidates"); put(out, value.candidates);
    out.end_object();
}

void write(JsonWriter& out, const Lightest& value) {
    out.begin_object();
    out.key("found"); put(out, value.found);
    out.key("message"); put(out, value.message);
    out.key("groups"); put(out, value.groups);
    out.key("notes"); put(out, value.notes);
    out.key("rounds"); put(out, value.rounds);
    out.key("has_cycled"); put(out, value.has_cycled);
    out.key("solves"); put(out, value.solves);
    out.key("verdict"); put(out, value.verdict);
    out.key("headline"); put(out, value.headline);
    out.end_object();
}

void read(JsonReader& r, Point& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "X") { get(r, value.X); continue; }
        if (key == "Y") { get(r, value.Y); continue; }
        if (key == "Z") { get(r, value.Z); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, ModelTables& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "node_ids") { get(r, value.node_ids); continue; }
        if (key == "node_positions") { get(r, value.node_positions); continue; }
        if (key == "member_ids") { get(r, value.member_ids); continue; }
        if (key == "member_lengths") { get(r, value.member_lengths); continue; }
        if (key == "member_axes") { get(r, value.member_axes); continue; }
        if (key == "support_nodes") { get(r, value.support_nodes); continue; }
        if (key == "support_ids") { get(r, value.support_ids); continue; }
        if (key == "plate_ids") { get(r, value.plate_ids); continue; }
        if (key == "plate_surfaces") { get(r, value.plate_surfaces); continue; }
        if (key == "plate_nodes") { get(r, value.plate_nodes); continue; }
        if (key == "plate_centres") { get(r, value.plate_centres); continue; }
        if (key == "plate_thickness") { get(r, value.plate_thickness); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, Convergence& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "method") { get(r, value.method); continue; }
        if (key == "iterations") { get(r, value.iterations); continue; }
        if (key == "history") { get(r, value.history); continue; }
        if (key == "load_factor") { get(r, value.load_factor); continue; }
        if (key == "amplification") { get(r, value.amplification); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, Balance& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "sum_of_loads") { get(r, value.sum_of_loads); continue; }
        if (key == "sum_of_reactions") { get(r, value.sum_of_reactions); continue; }
        if (key == "balance_error") { get(r, value.balance_error); continue; }
        if (key == "residual") { get(r, value.residual); continue; }
        if (key == "unbalanced") { get(r, value.unbalanced); continue; }
        if (key == "strain_energy") { get(r, value.strain_energy); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, Issue& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "code") { get(r, value.code); continue; }
        if (key == "severity") { get(r, value.severity); continue; }
        if (key == "message") { get(r, value.message); continue; }
        if (key == "path") { get(r, value.path); continue; }
        if (key == "suggestion") { get(r, value.suggestion); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, SetTables& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "displacements") { get(r, value.displacements); continue; }
        if (key == "reactions") { get(r, value.reactions); continue; }
        if (key == "end_forces") { get(r, value.end_forces); continue; }
        if (key == "end_displacements") { get(r, value.end_displacements); continue; }
        if (key == "node_forces") { get(r, value.node_forces); continue; }
        if (key == "extremes") { get(r, value.extremes); continue; }
        if (key == "displacement_peaks") { get(r, value.displacement_peaks); continue; }
        if (key == "pieces") { get(r, value.pieces); continue; }
        if (key == "piece_start") { get(r, value.piece_start); continue; }
        if (key == "global_extremes") { get(r, value.global_extremes); continue; }
        if (key == "motions") { get(r, value.motions); continue; }
        if (key == "plate_resultants") { get(r, value.plate_resultants); continue; }
        if (key == "plate_stresses") { get(r, value.plate_stresses); continue; }
        if (key == "plate_displacements") { get(r, value.plate_displacements); continue; }
        if (key == "plate_forces") { get(r, value.plate_forces); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, SetHeader& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "kind") { get(r, value.kind); continue; }
        if (key == "id") { get(r, value.id); continue; }
        if (key == "name") { get(r, value.name); continue; }
        if (key == "converged") { get(r, value.converged); continue; }
        if (key == "iterations") { get(r, value.iterations); continue; }
        if (key == "convergence") { get(r, value.convergence); continue; }
        if (key == "balance") { get(r, value.balance); continue; }
        if (key == "usable") { get(r, value.usable); continue; }
        if (key == "errors") { get(r, value.errors); continue; }
        if (key == "warnings") { get(r, value.warnings); continue; }
        if (key == "tables") { get(r, value.tables); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, SelectionTables& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "values") { get(r, value.values); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, SelectionHeader& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "request") { get(r, value.request); continue; }
        if (key == "block") { get(r, value.block); continue; }
        if (key == "group") { get(r, value.group); continue; }
        if (key == "fields") { get(r, value.fields); continue; }
        if (key == "components") { get(r, value.components); continue; }
        if (key == "result_sets") { get(r, value.result_sets); continue; }
        if (key == "ids") { get(r, value.ids); continue; }
        if (key == "tables") { get(r, value.tables); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, ModalModeHead& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "mode") { get(r, value.mode); continue; }
        if (key == "eigenvalue") { get(r, value.eigenvalue); continue; }
        if (key == "angular_frequency") { get(r, value.angular_frequency); continue; }
        if (key == "natural_frequency") { get(r, value.natural_frequency); continue; }
        if (key == "period") { get(r, value.period); continue; }
        if (key == "modal_mass") { get(r, value.modal_mass); continue; }
        if (key == "participation_factors") { get(r, value.participation_factors); continue; }
        if (key == "effective_mass") { get(r, value.effective_mass); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, ModeTables& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "shapes") { get(r, value.shapes); continue; }
        if (key == "within") { get(r, value.within); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, ModalHeader& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "total_mass") { get(r, value.total_mass); continue; }
        if (key == "participating_mass_ratio") { get(r, value.participating_mass_ratio); continue; }
        if (key == "mass_centre") { get(r, value.mass_centre); continue; }
        if (key == "all_found") { get(r, value.all_found); continue; }
        if (key == "modes") { get(r, value.modes); continue; }
        if (key == "warnings") { get(r, value.warnings); continue; }
        if (key == "tables") { get(r, value.tables); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, LoadReference& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "LoadCase") { get(r, value.LoadCase); continue; }
        if (key == "LoadCombination") { get(r, value.LoadCombination); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, LinearizedSupport& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "node_id") { get(r, value.node_id); continue; }
        if (key == "dof") { get(r, value.dof); continue; }
        if (key == "stiffness") { get(r, value.stiffness); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, LinearizedHinge& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "member_id") { get(r, value.member_id); continue; }
        if (key == "end") { get(r, value.end); continue; }
        if (key == "dof") { get(r, value.dof); continue; }
        if (key == "stiffness") { get(r, value.stiffness); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, ModeClassification& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "label") { get(r, value.label); continue; }
        if (key == "harmonic") { get(r, value.harmonic); continue; }
        if (key == "translation_fractions") { get(r, value.translation_fractions); continue; }
        if (key == "twist_fraction") { get(r, value.twist_fraction); continue; }
        if (key == "top_node_energy_fraction") { get(r, value.top_node_energy_fraction); continue; }
        if (key == "participating_node_fraction") { get(r, value.participating_node_fraction); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, SetShare& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "member_set") { get(r, value.member_set); continue; }
        if (key == "share") { get(r, value.share); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, BucklingModeHeader& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "mode") { get(r, value.mode); continue; }
        if (key == "critical_load_factor") { get(r, value.critical_load_factor); continue; }
        if (key == "classification") { get(r, value.classification); continue; }
        if (key == "participation_by_member_set") { get(r, value.participation_by_member_set); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, EffectiveLength& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "effective_length") { get(r, value.effective_length); continue; }
        if (key == "mode") { get(r, value.mode); continue; }
        if (key == "critical_load_factor") { get(r, value.critical_load_factor); continue; }
        if (key == "axial_force") { get(r, value.axial_force); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, MemberEffectiveLengths& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "member_id") { get(r, value.member_id); continue; }
        if (key == "about_y") { get(r, value.about_y); continue; }
        if (key == "about_z") { get(r, value.about_z); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, BucklingHeader& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "reference") { get(r, value.reference); continue; }
        if (key == "linearized_support_stiffness") { get(r, value.linearized_support_stiffness); continue; }
        if (key == "linearized_hinge_stiffness") { get(r, value.linearized_hinge_stiffness); continue; }
        if (key == "all_found") { get(r, value.all_found); continue; }
        if (key == "error") { get(r, value.error); continue; }
        if (key == "modes") { get(r, value.modes); continue; }
        if (key == "member_effective_lengths") { get(r, value.member_effective_lengths); continue; }
        if (key == "warnings") { get(r, value.warnings); continue; }
        if (key == "tables") { get(r, value.tables); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, SeismicMode& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "mode") { get(r, value.mode); continue; }
        if (key == "period") { get(r, value.period); continue; }
        if (key == "spectral_acceleration") { get(r, value.spectral_acceleration); continue; }
        if (key == "participation_factor") { get(r, value.participation_factor); continue; }
        if (key == "effective_mass") { get(r, value.effective_mass); continue; }
        if (key == "effective_mass_ratio") { get(r, value.effective_mass_ratio); continue; }
        if (key == "base_shear") { get(r, value.base_shear); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, SeismicDirectionHeader& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "direction") { get(r, value.direction); continue; }
        if (key == "base_shear") { get(r, value.base_shear); continue; }
        if (key == "total_seismic_mass") { get(r, value.total_seismic_mass); continue; }
        if (key == "participating_mass_ratio") { get(r, value.participating_mass_ratio); continue; }
        if (key == "modes") { get(r, value.modes); continue; }
        if (key == "leading_mode") { get(r, value.leading_mode); continue; }
        if (key == "correction_factor") { get(r, value.correction_factor); continue; }
        if (key == "combined") { get(r, value.combined); continue; }
        if (key == "leading") { get(r, value.leading); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, SeismicMethodHeader& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "per_direction") { get(r, value.per_direction); continue; }
        if (key == "combined") { get(r, value.combined); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, SeismicHeader& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "modal_response_spectrum") { get(r, value.modal_response_spectrum); continue; }
        if (key == "lateral_force") { get(r, value.lateral_force); continue; }
        if (key == "warnings") { get(r, value.warnings); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, Facts& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "unknowns") { get(r, value.unknowns); continue; }
        if (key == "entries") { get(r, value.entries); continue; }
        if (key == "factor_bytes") { get(r, value.factor_bytes); continue; }
        if (key == "pivot_ratio") { get(r, value.pivot_ratio); continue; }
        if (key == "condition") { get(r, value.condition); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, CheckTables& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "per_entity") { get(r, value.per_entity); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, CheckHeader& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "check_id") { get(r, value.check_id); continue; }
        if (key == "name") { get(r, value.name); continue; }
        if (key == "limit_state") { get(r, value.limit_state); continue; }
        if (key == "status") { get(r, value.status); continue; }
        if (key == "max_utilization") { get(r, value.max_utilization); continue; }
        if (key == "message") { get(r, value.message); continue; }
        if (key == "governing") { get(r, value.governing); continue; }
        if (key == "unsolved_combination_ids") { get(r, value.unsolved_combination_ids); continue; }
        if (key == "tables") { get(r, value.tables); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, TraceTables& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "steps") { get(r, value.steps); continue; }
        if (key == "quantities") { get(r, value.quantities); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, Traces& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "words") { get(r, value.words); continue; }
        if (key == "tables") { get(r, value.tables); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, Coverage& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "members_without_check") { get(r, value.members_without_check); continue; }
        if (key == "plate_surfaces_without_check") { get(r, value.plate_surfaces_without_check); continue; }
        if (key == "plate_elements_without_check") { get(r, value.plate_elements_without_check); continue; }
        if (key == "combinations_without_check") { get(r, value.combinations_without_check); continue; }
        if (key == "load_cases_without_combination") { get(r, value.load_cases_without_combination); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, EnvelopeTables& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "node_envelope") { get(r, value.node_envelope); continue; }
        if (key == "reaction_envelope") { get(r, value.reaction_envelope); continue; }
        if (key == "member_envelope") { get(r, value.member_envelope); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, Envelope& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "limit_state") { get(r, value.limit_state); continue; }
        if (key == "combinations") { get(r, value.combinations); continue; }
        if (key == "unsolved_combinations") { get(r, value.unsolved_combinations); continue; }
        if (key == "tables") { get(r, value.tables); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, CombinationUse& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { get(r, value.id); continue; }
        if (key == "name") { get(r, value.name); continue; }
        if (key == "checks") { get(r, value.checks); continue; }
        if (key == "extremes") { get(r, value.extremes); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, BillRow& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "kind") { get(r, value.kind); continue; }
        if (key == "id") { get(r, value.id); continue; }
        if (key == "name") { get(r, value.name); continue; }
        if (key == "material") { get(r, value.material); continue; }
        if (key == "parts") { get(r, value.parts); continue; }
        if (key == "thickness") { get(r, value.thickness); continue; }
        if (key == "length") { get(r, value.length); continue; }
        if (key == "area") { get(r, value.area); continue; }
        if (key == "mass") { get(r, value.mass); continue; }
        if (key == "surface") { get(r, value.surface); continue; }
        if (key == "carbon") { get(r, value.carbon); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, BillOfQuantities& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "rows") { get(r, value.rows); continue; }
        if (key == "mass") { get(r, value.mass); continue; }
        if (key == "surface") { get(r, value.surface); continue; }
        if (key == "carbon") { get(r, value.carbon); continue; }
        if (key == "remarks") { get(r, value.remarks); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, InitialSway& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "phi") { get(r, value.phi); continue; }
        if (key == "alpha_h") { get(r, value.alpha_h); continue; }
        if (key == "alpha_m") { get(r, value.alpha_m); continue; }
        if (key == "height") { get(r, value.height); continue; }
        if (key == "columns") { get(r, value.columns); continue; }
        if (key == "direction") { get(r, value.direction); continue; }
        if (key == "chosen_by") { get(r, value.chosen_by); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, InitialBow& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "member_ids") { get(r, value.member_ids); continue; }
        if (key == "length") { get(r, value.length); continue; }
        if (key == "e_0") { get(r, value.e_0); continue; }
        if (key == "curve") { get(r, value.curve); continue; }
        if (key == "direction") { get(r, value.direction); continue; }
        if (key == "axial_force") { get(r, value.axial_force); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, ModeImperfection& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "alpha_cr") { get(r, value.alpha_cr); continue; }
        if (key == "phi") { get(r, value.phi); continue; }
        if (key == "member_id") { get(r, value.member_id); continue; }
        if (key == "direction") { get(r, value.direction); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, BracingForce& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { get(r, value.id); continue; }
        if (key == "name") { get(r, value.name); continue; }
        if (key == "members") { get(r, value.members); continue; }
        if (key == "alpha_m") { get(r, value.alpha_m); continue; }
        if (key == "span") { get(r, value.span); continue; }
        if (key == "e_0") { get(r, value.e_0); continue; }
        if (key == "axial_force") { get(r, value.axial_force); continue; }
        if (key == "delta_q") { get(r, value.delta_q); continue; }
        if (key == "q_d") { get(r, value.q_d); continue; }
        if (key == "direction") { get(r, value.direction); continue; }
        if (key == "problem") { get(r, value.problem); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, CombinationStability& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "id") { get(r, value.id); continue; }
        if (key == "name") { get(r, value.name); continue; }
        if (key == "other_side_of") { get(r, value.other_side_of); continue; }
        if (key == "alpha_cr") { get(r, value.alpha_cr); continue; }
        if (key == "limit") { get(r, value.limit); continue; }
        if (key == "order") { get(r, value.order); continue; }
        if (key == "initial_sway") { get(r, value.initial_sway); continue; }
        if (key == "bows") { get(r, value.bows); continue; }
        if (key == "mode_shapes") { get(r, value.mode_shapes); continue; }
        if (key == "bracing") { get(r, value.bracing); continue; }
        if (key == "lengths") { get(r, value.lengths); continue; }
        if (key == "reason") { get(r, value.reason); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, Governing& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "entity_type") { get(r, value.entity_type); continue; }
        if (key == "member_id") { get(r, value.member_id); continue; }
        if (key == "memberset_id") { get(r, value.memberset_id); continue; }
        if (key == "plate_element_id") { get(r, value.plate_element_id); continue; }
        if (key == "plate_surface_id") { get(r, value.plate_surface_id); continue; }
        if (key == "section") { get(r, value.section); continue; }
        if (key == "clause") { get(r, value.clause); continue; }
        if (key == "combination") { get(r, value.combination); continue; }
        if (key == "order") { get(r, value.order); continue; }
        if (key == "check_id") { get(r, value.check_id); continue; }
        if (key == "value") { get(r, value.value); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, Reason& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "code") { get(r, value.code); continue; }
        if (key == "message") { get(r, value.message); continue; }
        if (key == "path") { get(r, value.path); continue; }
        if (key == "set") { get(r, value.set); continue; }
        if (key == "member_ids") { get(r, value.member_ids); continue; }
        if (key == "plate_element_ids") { get(r, value.plate_element_ids); continue; }
        if (key == "plate_surface_ids") { get(r, value.plate_surface_ids); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, Verdict& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "state") { get(r, value.state); continue; }
        if (key == "utilization") { get(r, value.utilization); continue; }
        if (key == "governing") { get(r, value.governing); continue; }
        if (key == "reasons") { get(r, value.reasons); continue; }
        if (key == "assumed") { get(r, value.assumed); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, Header& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "engine_version") { get(r, value.engine_version); continue; }
        if (key == "engine_build") { get(r, value.engine_build); continue; }
        if (key == "digest") { get(r, value.digest); continue; }
        if (key == "tables") { get(r, value.tables); continue; }
        if (key == "sets") { get(r, value.sets); continue; }
        if (key == "result_filter") { get(r, value.result_filter); continue; }
        if (key == "include_member_deflected_shape") { get(r, value.include_member_deflected_shape); continue; }
        if (key == "selections") { get(r, value.selections); continue; }
        if (key == "modal") { get(r, value.modal); continue; }
        if (key == "buckling") { get(r, value.buckling); continue; }
        if (key == "seismic") { get(r, value.seismic); continue; }
        if (key == "warnings") { get(r, value.warnings); continue; }
        if (key == "facts") { get(r, value.facts); continue; }
        if (key == "unity_check_results") { get(r, value.unity_check_results); continue; }
        if (key == "traces") { get(r, value.traces); continue; }
        if (key == "coverage") { get(r, value.coverage); continue; }
        if (key == "envelopes") { get(r, value.envelopes); continue; }
        if (key == "combination_uses") { get(r, value.combination_uses); continue; }
        if (key == "bill_of_quantities") { get(r, value.bill_of_quantities); continue; }
        if (key == "stability") { get(r, value.stability); continue; }
        if (key == "verdict") { get(r, value.verdict); continue; }
        if (key == "headline") { get(r, value.headline); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, Refused& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "engine_version") { get(r, value.engine_version); continue; }
        if (key == "error") { get(r, value.error); continue; }
        if (key == "code") { get(r, value.code); continue; }
        if (key == "path") { get(r, value.path); continue; }
        if (key == "errors") { get(r, value.errors); continue; }
        if (key == "warnings") { get(r, value.warnings); continue; }
        if (key == "verdict") { get(r, value.verdict); continue; }
        if (key == "headline") { get(r, value.headline); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, Validated& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "engine_version") { get(r, value.engine_version); continue; }
        if (key == "valid") { get(r, value.valid); continue; }
        if (key == "errors") { get(r, value.errors); continue; }
        if (key == "warnings") { get(r, value.warnings); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, Circumstances& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "document_sha256") { get(r, value.document_sha256); continue; }
        if (key == "document_bytes") { get(r, value.document_bytes); continue; }
        if (key == "duration_s") { get(r, value.duration_s); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, WriteOptions& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "form") { get(r, value.form); continue; }
        if (key == "circumstances") { get(r, value.circumstances); continue; }
        if (key == "digest") { get(r, value.digest); continue; }
        if (key == "stations") { get(r, value.stations); continue; }
        if (key == "set") { get(r, value.set); continue; }
        if (key == "members") { get(r, value.members); continue; }
        if (key == "member_sets") { get(r, value.member_sets); continue; }
        if (key == "nodes") { get(r, value.nodes); continue; }
        if (key == "clause") { get(r, value.clause); continue; }
        if (key == "made_of") { get(r, value.made_of); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, AskedGroup& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "name") { get(r, value.name); continue; }
        if (key == "classification") { get(r, value.classification); continue; }
        if (key == "members") { get(r, value.members); continue; }
        if (key == "member_sets") { get(r, value.member_sets); continue; }
        if (key == "sections") { get(r, value.sections); continue; }
        if (key == "candidates") { get(r, value.candidates); continue; }
        if (key == "max_depth") { get(r, value.max_depth); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, CandidateDimensions& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "shape") { get(r, value.shape); continue; }
        if (key == "h") { get(r, value.h); continue; }
        if (key == "b") { get(r, value.b); continue; }
        if (key == "tw") { get(r, value.tw); continue; }
        if (key == "tf") { get(r, value.tf); continue; }
        if (key == "t") { get(r, value.t); continue; }
        if (key == "r") { get(r, value.r); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, CandidateSection& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "name") { get(r, value.name); continue; }
        if (key == "h") { get(r, value.h); continue; }
        if (key == "b") { get(r, value.b); continue; }
        if (key == "area") { get(r, value.area); continue; }
        if (key == "i_y") { get(r, value.i_y); continue; }
        if (key == "i_z") { get(r, value.i_z); continue; }
        if (key == "j") { get(r, value.j); continue; }
        if (key == "a_sy") { get(r, value.a_sy); continue; }
        if (key == "a_sz") { get(r, value.a_sz); continue; }
        if (key == "wel_y") { get(r, value.wel_y); continue; }
        if (key == "wel_z") { get(r, value.wel_z); continue; }
        if (key == "wpl_y") { get(r, value.wpl_y); continue; }
        if (key == "wpl_z") { get(r, value.wpl_z); continue; }
        if (key == "y_s") { get(r, value.y_s); continue; }
        if (key == "z_s") { get(r, value.z_s); continue; }
        if (key == "wagner_coeff") { get(r, value.wagner_coeff); continue; }
        if (key == "i_w") { get(r, value.i_w); continue; }
        if (key == "i_yz") { get(r, value.i_yz); continue; }
        if (key == "principal_axis_angle") { get(r, value.principal_axis_angle); continue; }
        if (key == "dimensions") { get(r, value.dimensions); continue; }
        r.skip_value();
    }
}

void read(JsonReader& r, LightestRequest& value) {
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "groups") { get(r, value.groups); continue; }
        if (key == "candidates") { get(r, value.candidates); continue; }
        r.skip_value();
    }
}

}  // namespace loadpath::answer
