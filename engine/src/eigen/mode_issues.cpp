#include "eigen/mode_issues.hpp"

#include <algorithm>

#include "analysis/mechanism.hpp"

namespace loadpath::eigen {

// Eigenvalues are right to its square.
constexpr double tolerance_of_residuals = 1e-6;

algebra::EigenLimits limits_of(const std::optional<double>& tolerance,
                               const std::optional<std::int64_t>& max_iterations) {
    algebra::EigenLimits limits;
    limits.tolerance = tolerance_of_residuals;
    if (tolerance && *tolerance > 0.0) limits.tolerance = std::min(limits.tolerance, *tolerance);
    // Below this nothing but rounding is left to gain.
    limits.tolerance = std::max(limits.tolerance, 1e-12);
    // A step is a search through one space; each further one begins with the best of the last.
    if (max_iterations)
        limits.most_restarts =
            static_cast<int>(std::clamp<std::int64_t>(*max_iterations - 1, 0, 10'000));
    return limits;
}

Issue why_not_factored(const model::Structure& structure, const EigenSystem& system,
                       EigenSystem::Ending ending, const std::string& path) {
    switch (ending) {
        case EigenSystem::Ending::over_memory:
            return {IssueCode::too_large, "the equations of its modes do not fit into memory",
                    path};
        case EigenSystem::Ending::moves_freely: {
            // Joints that divide members come last and have no names.
            std::vector<double> motion = system.motion();
            motion.resize(static_cast<std::size_t>(structure.unknown_count()));
            return {IssueCode::unstable_reference,
                    analysis::describe_motion(structure, motion).words +
                        " (no load factor or frequency follows from such a structure)",
                    path};
        }
        default:
            return {IssueCode::unstable_reference,
                    "the stiffness is not positive: rounding hides how the structure is held",
                    path};
    }
}

void judge_modes(const algebra::Modes& modes, int asked, int left_out, const std::string& path,
                 Issues& errors, Issues& warnings) {
    const int found = static_cast<int>(modes.values.size());
    if (!modes.converged)
        errors.push_back({IssueCode::modes_not_converged,
                          "only " + std::to_string(found) + " of " + std::to_string(asked) +
                              " modes stand still after the last step of the search",
                          path + ".max_iterations"});
    else if (left_out > 0)
        (found == 0 ? errors : warnings)
            .push_back({IssueCode::modes_not_divided,
                        "only " + std::to_string(found) + " of " + std::to_string(asked) +
                            " modes are found: members cannot be divided into so many pieces that "
                            "the others are right",
                        path + ".num_modes"});
    else if (found < asked)
        warnings.push_back({IssueCode::fewer_modes,
                            "should be at most " + std::to_string(found) +
                                ", the number of modes there are, found " + std::to_string(asked),
                            path + ".num_modes"});
}

void warn_of_slack(const model::Structure& structure, const assembly::State& state,
                   const std::string& path, Issues& warnings) {
    std::string ids;
    int count = 0;
    for (int m = 0; m < structure.member_count(); ++m)
        if (structure.members[m].is_one_way() && !state.member[m] && ++count <= 6)
            ids += (count > 1 ? ", " : "") + std::to_string(structure.members[m].source->id);
    if (count == 0) return;
    if (count > 6) ids += " and " + std::to_string(count - 6) + " more";
    warnings.push_back(
        {IssueCode::slack_in_reference,
         "one-way members that are slack under the reference loads take no part: " + ids, path});
}

}  // namespace loadpath::eigen
