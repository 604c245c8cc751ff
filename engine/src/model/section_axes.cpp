// The moments of inertia of a section and the angle of its principal axes, where both are given.
#include <cmath>
#include <numbers>
#include <string>

#include "model/prepare.hpp"

namespace loadpath::model {

// An angle that is given beside i_yz must be that of a principal axis of it.
void refuse_wrong_axes(const document::Model& model, Issues& errors) {
    for (std::size_t i = 0; i < model.sections.size(); ++i) {
        const document::Section& section = model.sections[i];
        const std::string path = path_of("model.sections", i);
        if (section.i_yz && section.i_y * section.i_z <= *section.i_yz * *section.i_yz)
            errors.push_back({IssueCode::impossible_inertia,
                              "should be smaller than the square root of i_y times i_z",
                              path + ".i_yz"});
        if (!section.i_yz || !section.principal_axis_angle) continue;
        const double given = *section.principal_axis_angle * std::numbers::pi / 180.0;
        const double principal = 0.5 * std::atan2(2.0 * *section.i_yz, section.i_z - section.i_y);
        if (std::abs(std::sin(2.0 * (given - principal))) > 1e-3 &&
            !(*section.i_yz == 0.0 && section.i_y == section.i_z))
            errors.push_back({IssueCode::contradictory_axes,
                              "should be the angle of the principal axes that follow from i_y, "
                              "i_z and i_yz",
                              path + ".principal_axis_angle"});
    }
}

}  // namespace loadpath::model
