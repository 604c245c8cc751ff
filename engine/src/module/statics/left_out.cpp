// statics.wasm has what most links need and is fetched in their place: everything but
// second order, imperfections, modes and earthquakes. Of a document that asks for none of these,
// the functions that are left out would have nothing to say. Bent angles, channels and tees that
// are pressed too, and angles and channels whose axes turn in class 4 are found on the way.
// Generated combinations that were changed since are compared with their rule elsewhere.
#include <algorithm>

#include "analysis/diaphragm_chords.hpp"
#include "analysis/ground.hpp"
#include "checks/en1993/clauses.hpp"
#include "checks/en1993/clauses/pressed_open.hpp"
#include "checks/en1993/reduced_open.hpp"
#include "checks/frame_modes.hpp"
#include "checks/tapered_steel_check.hpp"
#include "combinations/seal.hpp"
#include "eigen/modes.hpp"
#include "model/prepare.hpp"
#include "plausibility/rules.hpp"
#include "results/document/blocks.hpp"
#include "results/modes/mode_headers.hpp"
#include "results/modes/seismic_header.hpp"
#include "results/modes/solved_modes.hpp"
#include "results/tapered_rows.hpp"
#include "seismic/seismic_combination.hpp"
#include "solve.hpp"
#include "stability/assess.hpp"
#include "stability/bracing_systems.hpp"

namespace loadpath {

namespace {

bool asks_for_more(const document::UnityCheckDefinition& check) {
    const auto& steel = check.spec.Ec3Steel;
    return steel && (steel->angle_ends || steel->lengths_from == document::LengthsFrom::Buckling);
}

template <class Plate>
bool is_bedded(const Plate& plate) {
    return plate.bedding.has_value();
}

bool is_prestress(const document::LoadCase& load_case) {
    return load_case.action && load_case.action->category == document::ActionCategory::prestress;
}

bool has_met_more = false;

}  // namespace

bool was_left_out() { return has_met_more; }
Issues find_changed_combinations(const document::Document&) { return {}; }

namespace en1993 {

namespace {

Outcome meet_more(MemberCase& member, Axis) {
    const bool is_angle = member.section().dimensions.shape == Shape::l;
    if (is_angle ? member.stability.has_bending : has_interaction_of_open_sections(member))
        has_met_more = true;
    return {};
}

void tell_nothing(const MemberCase&, const Outcome&, Axis, checks::TraceLog&) {}

}  // namespace

void reduce_angle(const Section&, const EffectiveWidth&, EffectiveSection&) { has_met_more = true; }
void bend_reduced_channel(const Section&, const EffectiveWidth&, double, EffectiveSection&) {
    has_met_more = true;
}

const Clause clause::lateral_angle{meet_more, tell_nothing};
const Clause clause::angle_web = clause::lateral_angle;
const Clause clause::interaction_open = clause::lateral_angle;

}  // namespace en1993

bool is_left_out(const document::Document& document) {
    has_met_more = false;
    const document::Analysis& analysis = document.analysis;
    const bool is_second_order = analysis.options.order == document::AnalysisOrder::NONLINEAR;
    return is_second_order || analysis.options.stability || model::has_cables(document.model) ||
           analysis.modal || analysis.buckling || analysis.seismic ||
           !document.model.line_supports.empty() || !document.model.bracing_systems.empty() ||
           !document.model.rigid_diaphragms.empty() || !document.model.nodal_masses.empty() ||
           std::ranges::any_of(analysis.load_cases, is_prestress) ||
           std::ranges::any_of(document.model.plate_surfaces, is_bedded<document::PlateSurface>) ||
           std::ranges::any_of(document.model.plate_elements, is_bedded<document::PlateElement>) ||
           std::ranges::any_of(document.model.members,
                               [](const auto& each) { return each.end_section || each.bedding; }) ||
           std::ranges::any_of(analysis.load_cases, document::is_seismic) ||
           !analysis.imperfection_cases.empty() ||
           std::ranges::any_of(analysis.unity_checks, asks_for_more) ||
           !combinations::is_as_generated(analysis);
}

namespace plausibility {

void check_what_shakes(const Subject&, Findings&) {}

}  // namespace plausibility

namespace model {

void refuse_wrong_extensions(const document::Document&, Issues&) {}
void prepare_extensions(Structure&, Issues&) {}
std::string imperfection_out_of_plane(const Structure&) { return {}; }

}  // namespace model

namespace analysis {

void show_ground(const model::Structure&, ResultSet&) {}
Issues find_ground_that_pulls(const model::Structure&, const LinearResult&) { return {}; }
Issues find_chords_in_diaphragms(const model::Structure&, const LinearResult&) { return {}; }

SetJobs::SetJobs(const model::Structure& structure, const std::vector<loads::CaseLoads>&,
                 const std::vector<model::Imperfection>& imperfections, LinearResult& result,
                 Issues&)
    : structure_(structure), imperfections_(imperfections), result_(result) {}
void SetJobs::work(std::size_t) { __builtin_trap(); }

}  // namespace analysis

namespace eigen {

Modes find_modes(const model::Structure&, const References&) { return {}; }
Issues remarks_of(const Modes&) { return {}; }
void refuse_missing_references(const document::Document&, Issues&) {}

}  // namespace eigen

namespace checks {

EntityResult judge_tapered_member(const CheckContext&, const document::UnityCheckDefinition&,
                                  std::span<const std::size_t>, std::size_t, TraceLog&) {
    return {};
}

std::vector<std::optional<FrameModes>> find_frame_modes(const model::Structure& structure,
                                                        const eigen::References&) {
    return std::vector<std::optional<FrameModes>>(
        structure.document->analysis.load_combinations.size());
}

}  // namespace checks

namespace stability {

Assessment assess(const model::Structure&, Combinations) { return {}; }
void refuse_faults(const document::Document&, Issues&) {}

}  // namespace stability

namespace seismic {

SeismicResult solve_seismic(const model::Structure&, const std::vector<loads::CaseLoads>&,
                            const eigen::References&) {
    __builtin_trap();
}
const analysis::ResultSet* SeismicResult::all_directions() const { __builtin_trap(); }
void put_into_sets(const model::Structure&, const SeismicResult&, analysis::LinearResult&) {
    __builtin_trap();
}
Issues find_missing_signs(const document::Analysis&) { return {}; }
void refuse_faults(const document::Document&, Issues&) {}

}  // namespace seismic

namespace results {

std::vector<MaterialRow> rows_of_tapered(const model::Structure&, const checks::ModelIndex&,
                                         std::vector<std::string>&) {
    return {};
}
std::optional<answer::SolvedModes> solved_modes(const AnswerView&, bool) { return std::nullopt; }
answer::ModalHeader modal_header(const model::Structure&, const eigen::ModalResult&, Numbers&) {
    __builtin_trap();
}
answer::BucklingHeader buckling_header(const model::Structure&, const eigen::BucklingRun&,
                                       Numbers&) {
    __builtin_trap();
}
answer::SeismicHeader seismic_header(const model::Structure&, const seismic::SeismicResult&,
                                     Numbers&) {
    __builtin_trap();
}
void write_modes(text::JsonWriter&, const AnswerView&) {}
void write_seismic(text::JsonWriter& out, const AnswerView&, std::int64_t) {
    out.begin_object().end_object();
}

}  // namespace results

}  // namespace loadpath
