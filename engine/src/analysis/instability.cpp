#include "analysis/instability.hpp"

#include <algorithm>

#include "text/number.hpp"

namespace loadpath::analysis {

namespace {

// What can move without any load, one that shifts nodes before one that turns them.
std::string free_motion(const ResultSet& set) {
    std::string found;
    for (const Issue& warning : set.warnings) {
        if (warning.code != IssueCode::unstable_unloaded) continue;
        const std::string motion = warning.message.substr(0, warning.message.find(undriven));
        if (motion.find(" along ") != std::string::npos) return motion;
        if (found.empty()) found = motion;
    }
    return found;
}

}  // namespace

void keep_free_motions(ResultSet& set) {
    std::erase_if(set.warnings, [](const Issue& warning) {
        return warning.code != IssueCode::unstable_unloaded;
    });
}

bool is_driven_at_once(const ResultSet& set) {
    constexpr double hardly_any = 0.01;
    const bool is_loose = std::any_of(
        set.warnings.begin(), set.warnings.end(),
        [](const Issue& warning) { return warning.code == IssueCode::unstable_unloaded; });
    return is_loose && set.load_factor < hardly_any;
}

void tell_instability(ResultSet& set, const std::string& what, std::string path,
                      const std::string& where) {
    const std::string why =
        is_driven_at_once(set)
            ? "the first of these loads drives what can move without any: " + free_motion(set)
            : "these loads are beyond the critical ones, and the last load factor with a stable "
              "equilibrium is " +
                  format(set.load_factor, 3) +
                  (where.empty() ? "" : "; beyond it what gives way most is " + where);
    set.errors.push_back({IssueCode::second_order_instability, what + ": " + why, std::move(path)});
}

}  // namespace loadpath::analysis
