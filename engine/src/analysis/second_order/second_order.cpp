#include "analysis/second_order/second_order.hpp"

#include <algorithm>
#include <optional>

#include "analysis/corotational/corotational.hpp"
#include "analysis/judge_balance.hpp"
#include "analysis/judge_motion.hpp"
#include "analysis/second_order/p_delta.hpp"
#include "model/prepare.hpp"

namespace loadpath::analysis {

namespace {

// Combinations with imperfections are solved on a structure of their own.
bool has_imperfections(const std::vector<model::Imperfection>& imperfections, std::size_t place) {
    return std::ranges::any_of(imperfections, [&](const model::Imperfection& each) {
        return std::ranges::find(each.combinations, place) != each.combinations.end();
    });
}

void warn_of_cables(const document::AnalysisOptions& options, Issues& warnings) {
    const bool is_second_order = options.order == document::AnalysisOrder::NONLINEAR;
    warnings.push_back(
        {IssueCode::cables_turn_far,
         "cables take their shape from what acts on them: the structure is solved with large "
         "displacements and rotations, as order NONLINEAR by COROTATIONAL asks for",
         is_second_order ? "analysis.options.nonlinear_method" : "analysis.options.order"});
}

}  // namespace

void solve_second_order(const model::Structure& structure,
                        const std::vector<loads::CaseLoads>& cases,
                        const std::vector<model::Imperfection>& imperfections, LinearResult& result,
                        Issues& errors) {
    const document::Analysis& analysis = structure.document->analysis;
    const document::AnalysisOptions& options = analysis.options;
    const bool is_second_order = options.order == document::AnalysisOrder::NONLINEAR;
    const bool asks_to_turn_far =
        is_second_order && options.nonlinear_method != document::NonlinearMethod::P_DELTA;
    const bool has_cables = model::has_cables(structure.document->model);
    if (!is_second_order && !has_cables) return;
    if (has_cables && !asks_to_turn_far) warn_of_cables(options, result.warnings);
    const assembly::Parameters parameters = assembly::find_parameters(structure, cases);
    const Elements elements = make_elements(structure, errors);
    const bool turns_far = asks_to_turn_far || has_cables;
    std::optional<PDelta> p_delta;
    if (!turns_far)
        p_delta.emplace(structure, elements, parameters, axial_effects(structure, result.warnings));
    for (auto* sets : {&result.cases, &result.combinations})
        for (ResultSet& set : *sets) {
            if (sets == &result.combinations &&
                has_imperfections(imperfections, static_cast<std::size_t>(&set - sets->data())))
                continue;
            if (turns_far)
                solve_corotational(structure, elements, parameters, set, errors);
            else
                p_delta->solve(set, errors);
            if (!errors.empty()) return;
            judge_balance(set);
            if (!turns_far) judge_motion(structure, set);
        }
}

}  // namespace loadpath::analysis
