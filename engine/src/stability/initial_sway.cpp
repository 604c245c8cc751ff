#include "stability/initial_sway.hpp"

#include <algorithm>
#include <cmath>

namespace loadpath::stability {

answer::InitialSway initial_sway(const std::vector<Column>& columns, double height,
                                 const Lean& lean) {
    answer::InitialSway sway;
    sway.height = height;
    sway.columns = fewest_in_a_row(columns, lean.direction);
    sway.alpha_h = std::clamp(2.0 / std::sqrt(sway.height), 2.0 / 3.0, 1.0);
    sway.alpha_m = std::sqrt(0.5 * (1.0 + 1.0 / static_cast<double>(sway.columns)));
    sway.phi = phi_0 * sway.alpha_h * sway.alpha_m;
    sway.direction = {lean.direction.x(), lean.direction.y(), lean.direction.z()};
    sway.chosen_by = lean.chosen_by;
    return sway;
}

std::vector<Vector3> leaned(const std::vector<document::Node>& nodes,
                            const answer::InitialSway& sway, double height_of_feet) {
    std::vector<Vector3> shifts;
    const Vector3 way(sway.direction[0], sway.direction[1], sway.direction[2]);
    for (const document::Node& node : nodes)
        shifts.push_back(sway.phi * (node.Y - height_of_feet) * way);
    return shifts;
}

}  // namespace loadpath::stability
