// statics.wasm has what most links need and is fetched in their place: everything but
// second order, modes and earthquakes. Of a document that asks for none of these, the functions
// that are left out would have nothing to say.
#include <algorithm>

#include "analysis/second_order/second_order.hpp"
#include "eigen/bending_modes.hpp"
#include "eigen/lateral_modes.hpp"
#include "eigen/modes.hpp"
#include "model/prepare.hpp"
#include "seismic/seismic_combination.hpp"
#include "solve.hpp"

namespace loadpath {

namespace {

bool needs_modes(const document::UnityCheckDefinition& check) {
    return check.spec.Ec3Steel &&
           check.spec.Ec3Steel->lengths_from == document::LengthsFrom::Buckling;
}

}  // namespace

bool is_left_out(const document::Document& document) {
    const document::Analysis& analysis = document.analysis;
    const bool is_second_order = analysis.options.order == document::AnalysisOrder::NONLINEAR;
    return is_second_order || model::has_cables(document.model) || analysis.modal ||
           analysis.buckling || analysis.seismic ||
           std::ranges::any_of(analysis.load_cases, seismic::is_seismic) ||
           std::ranges::any_of(analysis.unity_checks, needs_modes);
}

namespace analysis {

void solve_second_order(const model::Structure&, const std::vector<loads::CaseLoads>&,
                        LinearResult&, Issues&) {}

}  // namespace analysis

namespace eigen {

BendingModes find_bending_modes(const model::Structure&, const References&, std::int64_t, double) {
    __builtin_trap();
}
LateralModes find_lateral_modes(const model::Structure&, const References&, std::int64_t, double) {
    __builtin_trap();
}
Modes find_modes(const model::Structure&, const References&) { return {}; }
Issues remarks_of(const Modes&) { return {}; }
void refuse_missing_references(const document::Document&, Issues&) {}

}  // namespace eigen

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

}  // namespace loadpath
