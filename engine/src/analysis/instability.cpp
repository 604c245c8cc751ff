#include "analysis/instability.hpp"

#include "text/number.hpp"

namespace loadpath::analysis {

void keep_free_motions(ResultSet& set) {
    std::erase_if(set.warnings, [](const Issue& warning) {
        return warning.code != IssueCode::unstable_unloaded;
    });
}

void tell_instability(ResultSet& set, const std::string& what, std::string path) {
    constexpr double hardly_any = 0.01;
    // What no load drives in first order is driven by the first of them that presses.
    const bool is_loose = !set.warnings.empty() && set.load_factor < hardly_any;
    const std::string why =
        is_loose ? "the first of these loads drives what can move without any, as the warning says"
                 : "these loads are beyond the critical ones, and the last load factor with a "
                   "stable equilibrium is " +
                       format(set.load_factor, 3);
    set.errors.push_back({IssueCode::second_order_instability, what + ": " + why, std::move(path)});
}

}  // namespace loadpath::analysis
