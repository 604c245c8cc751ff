#include "analysis/second_order/second_order.hpp"

#include <utility>

#include "analysis/corotational/corotational.hpp"
#include "analysis/judge_balance.hpp"
#include "analysis/judge_motion.hpp"
#include "analysis/second_order/p_delta.hpp"
#include "model/prepare.hpp"

namespace loadpath::analysis {

namespace {

void warn_of_cables(const document::AnalysisOptions& options, Issues& warnings) {
    const bool is_second_order = options.order == document::AnalysisOrder::NONLINEAR;
    warnings.push_back(
        {IssueCode::cables_turn_far,
         "cables take their shape from what acts on them: the structure is solved with large "
         "displacements and rotations, as order NONLINEAR by COROTATIONAL asks for",
         is_second_order ? "analysis.options.nonlinear_method" : "analysis.options.order"});
}

class LargeRotations : public SecondOrder {
 public:
    LargeRotations(const model::Structure& structure, Elements elements,
                   assembly::Parameters parameters)
        : structure_(structure),
          elements_(std::move(elements)),
          parameters_(std::move(parameters)) {}

    void solve(ResultSet& set, Issues& errors) override {
        solve_corotational(structure_, elements_, parameters_, set, errors);
        if (errors.empty()) judge_balance(set);
    }

 private:
    const model::Structure& structure_;
    Elements elements_;
    assembly::Parameters parameters_;
};

class AxialForces : public SecondOrder {
 public:
    AxialForces(const model::Structure& structure, Elements elements,
                assembly::Parameters parameters, const AxialEffects& effects)
        : structure_(structure),
          parameters_(std::move(parameters)),
          p_delta_(structure, std::move(elements), parameters_, effects) {}

    void solve(ResultSet& set, Issues& errors) override {
        p_delta_.solve(set, errors);
        if (!errors.empty()) return;
        judge_balance(set);
        judge_motion(structure_, set);
    }

 private:
    const model::Structure& structure_;
    assembly::Parameters parameters_;
    PDelta p_delta_;
};

}  // namespace

std::unique_ptr<SecondOrder> make_second_order(const model::Structure& structure,
                                               const std::vector<loads::CaseLoads>& cases,
                                               Issues& warnings, Issues& errors) {
    const document::AnalysisOptions& options = structure.document->analysis.options;
    const bool is_second_order = options.order == document::AnalysisOrder::NONLINEAR;
    const bool asks_to_turn_far =
        is_second_order && options.nonlinear_method != document::NonlinearMethod::P_DELTA;
    const bool has_cables = model::has_cables(structure.document->model);
    if (!is_second_order && !has_cables) return nullptr;
    if (has_cables && !asks_to_turn_far) warn_of_cables(options, warnings);
    assembly::Parameters parameters = assembly::find_parameters(structure, cases);
    Elements elements = make_elements(structure, errors);
    if (asks_to_turn_far || has_cables)
        return std::make_unique<LargeRotations>(structure, std::move(elements),
                                                std::move(parameters));
    return std::make_unique<AxialForces>(structure, std::move(elements), std::move(parameters),
                                         axial_effects(structure, warnings));
}

}  // namespace loadpath::analysis
