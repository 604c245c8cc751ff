#include "analysis/judge_balance.hpp"

#include <algorithm>
#include <string>

#include "text/number.hpp"

namespace loadpath::analysis {

void judge_balance(ResultSet& set) {
    constexpr double noticeable = 1e-6, unusable = 1e-3;
    const double missed = std::max(set.balance.error, set.unbalanced);
    if (!set.is_usable() || set.balance.loads.isZero(0.0) || !(missed > noticeable)) return;
    const std::string message =
        "loads and reactions miss each other by " + format(100.0 * missed, 1) +
        " %: parts of very different stiffness, a long chain of short members, or a part that can "
        "move while rounding hides it, leave too few digits; join members that lie in one line, "
        "make stiff parts rigid, and hold what can move";
    if (missed > unusable)
        set.errors.push_back({IssueCode::unbalanced, message, "model"});
    else
        set.warnings.push_back({IssueCode::inaccurate, message, "model"});
}

}  // namespace loadpath::analysis
