#include "eigen/free_twist.hpp"

#include <algorithm>
#include <cmath>

#include "eigen/divided_model.hpp"
#include "text/number.hpp"

namespace loadpath::eigen {

namespace {

// Pieces whose twist is linear find the factor this much too high at most.
constexpr double same_factor = 0.02;

}  // namespace

void warn_of_free_twist(const model::Structure& structure, const analysis::ResultSet& set,
                        const std::vector<double>& factors, const std::string& path,
                        Issues& warnings) {
    const document::AnalysisOptions& options = structure.document->analysis.options;
    for (int m = 0; m < structure.member_count(); ++m) {
        const model::Member& member = structure.members[m];
        if (!may_be_divided(member) || member.warps || !set.state.member[m]) continue;
        const double n = set.curves[m].n.maximum().value;
        const elements::FrameProperties p = assembly::frame_properties(member, options);
        const double radius =
            assembly::wagner_factor(*member.section) + p.y_s * p.y_s + p.z_s * p.z_s;
        if (!(n > 0.0) || !(radius > 0.0)) continue;
        // G J t' = N i^2 t' whatever the shape of the twist t.
        const double factor = p.gj / (n * radius);
        if (!std::any_of(factors.begin(), factors.end(), [&](double found) {
                return std::abs(found - factor) < same_factor * factor;
            }))
            continue;
        warnings.push_back(
            {IssueCode::twists_in_any_wave,
             "member " + std::to_string(member.source->id) + " twists at " + format(factor, 4) +
                 " times the loads in waves of any length: its section has no i_w that counts, "
                 "and modes without end stand at this factor",
             path});
        return;
    }
}

}  // namespace loadpath::eigen
