// Factors of combinations. A negative one turns wind around, and is doubted on weight alone.
#include <cmath>

#include "plausibility/rules.hpp"
#include "plausibility/words.hpp"

namespace loadpath::plausibility {

namespace {

constexpr double largest_factor = 3;

}  // namespace

void check_combinations(const document::Document& document, Findings& findings) {
    const auto& analysis = document.analysis;
    const auto holds_weight = [&](std::int64_t load_case) {
        return analysis.options.enable_self_weight &&
               analysis.options.self_weight_load_case_id == load_case;
    };
    for (std::size_t i = 0; i < analysis.load_combinations.size(); ++i) {
        const auto& factors = analysis.load_combinations[i].load_case_factors;
        const std::string at = path_of("analysis.load_combinations", i) + ".load_case_factors";
        for (std::size_t k = 0; k < factors.size(); ++k) {
            const double factor = factors[k].factor;
            const std::string path = path_of(at, k) + ".factor";
            if (std::abs(factor) > largest_factor)
                findings.add({IssueCode::implausible_factor,
                              "is " + few_digits(factor) +
                                  "; partial factors lie between 0 and 1.5, and rarely above 2",
                              path});
            else if (factor < 0 && holds_weight(factors[k].load_case_id))
                findings.add({IssueCode::implausible_factor,
                              "is " + few_digits(factor) +
                                  " on the load case that holds the self-weight, which then lifts",
                              path, few_digits(-factor)});
        }
    }
}

}  // namespace loadpath::plausibility
