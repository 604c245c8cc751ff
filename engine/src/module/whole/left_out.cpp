// engine.wasm has every analysis.
#include "analysis/diaphragm_chords.hpp"
#include "analysis/ground.hpp"
#include "checks/en1993/clauses.hpp"
#include "checks/en1993/clauses/angle_web.hpp"
#include "checks/en1993/clauses/pressed_open.hpp"
#include "checks/en1993/reduced_open.hpp"
#include "checks/tapered_steel_check.hpp"
#include "combinations/departures.hpp"
#include "model/extensions.hpp"
#include "model/prepare.hpp"
#include "results/tapered_rows.hpp"
#include "solve.hpp"

namespace loadpath {

bool is_left_out(const document::Document&) { return false; }
bool was_left_out() { return false; }
Issues find_changed_combinations(const document::Document& document) {
    return combinations::find_departures(document);
}

namespace en1993 {

void reduce_angle(const Section& section, const EffectiveWidth& leg, EffectiveSection& effective) {
    find_reduced_angle(section, leg, effective);
}
void bend_reduced_channel(const Section& section, const EffectiveWidth& flange, double epsilon,
                          EffectiveSection& effective) {
    find_bent_channel(section, flange, epsilon, effective);
}

const Clause clause::lateral_angle{evaluate_lateral_angle, explain_lateral_angle};
const Clause clause::angle_web{evaluate_angle_web, explain_angle_web};
const Clause clause::interaction_open{evaluate_interaction_open, explain_interaction_open};

}  // namespace en1993

namespace model {

void refuse_wrong_extensions(const document::Document& document, Issues& errors) {
    refuse_wrong_tapers(document.model, errors);
    refuse_wrong_beds(document.model, errors);
}

std::string imperfection_out_of_plane(const Structure& structure) {
    return find_imperfection_across(structure);
}

void prepare_extensions(Structure& structure, Issues& errors) {
    taper_members(structure);
    support_lines(structure, errors);
    bed_plates(structure, errors);
    bed_members(structure, errors);
}

}  // namespace model

namespace analysis {

void show_ground(const model::Structure& structure, ResultSet& set) {
    spread_ground(structure, set);
}
Issues find_ground_that_pulls(const model::Structure& structure, const LinearResult& result) {
    return find_pulling_ground(structure, result);
}
Issues find_chords_in_diaphragms(const model::Structure& structure, const LinearResult& result) {
    return find_diaphragm_chords(structure, result);
}

}  // namespace analysis

namespace checks {

EntityResult judge_tapered_member(const CheckContext& context,
                                  const document::UnityCheckDefinition& definition,
                                  std::span<const std::size_t> combinations, std::size_t member,
                                  TraceLog& traces) {
    return check_tapered_member(context, definition, combinations, member, traces);
}

}  // namespace checks

namespace results {

std::vector<MaterialRow> rows_of_tapered(const model::Structure& structure,
                                         const checks::ModelIndex& index,
                                         std::vector<std::string>& remarks) {
    return tapered_rows(structure, index, remarks);
}

}  // namespace results

}  // namespace loadpath
