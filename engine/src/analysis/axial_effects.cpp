#include "analysis/axial_effects.hpp"

#include <algorithm>
#include <cmath>

namespace loadpath::analysis {

namespace {

// Whether all nodes have the same coordinate along a global axis.
bool is_flat(const model::Structure& structure, int axis) {
    double least = INFINITY, most = -INFINITY, reach = 0.0;
    for (const model::Joint& joint : structure.joints) {
        least = std::min(least, joint.at[axis]);
        most = std::max(most, joint.at[axis]);
        reach = std::max(reach, joint.at.cwiseAbs().maxCoeff());
    }
    return most - least <= 1e-9 * reach;
}

}  // namespace

AxialEffects axial_effects(const model::Structure& structure, Issues& warnings) {
    const document::AnalysisOptions& options = structure.document->analysis.options;
    AxialEffects effects;
    effects.is_of_chords_only = is_of_chords_only(options);
    if (!options.pdelta_suppress_axes.empty()) {
        for (const document::SuppressedAxis axis : options.pdelta_suppress_axes)
            effects.counted[static_cast<int>(axis) % 3] = 0.0;  // X Y Z x y z
        return effects;
    }
    if (options.pdelta_mode != document::PdeltaMode::IN_PLANE_ONLY) return effects;
    for (int k = 0; k < 3; ++k)
        if (is_flat(structure, k)) effects.counted[k] = 0.0;
    if (effects.counted.sum() == 2.0) return effects;
    effects.counted.setOnes();
    warnings.push_back({IssueCode::not_in_a_plane,
                        "IN_PLANE_ONLY leaves out movements across the plane of the structure, but "
                        "its nodes span no plane across X, Y or Z; movements in all directions are "
                        "taken into account",
                        "analysis.options.pdelta_mode"});
    return effects;
}

}  // namespace loadpath::analysis
