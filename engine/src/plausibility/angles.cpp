// Angles are degrees. A right angle or half a turn in radians gives itself away.
#include <cmath>
#include <numbers>

#include "plausibility/rules.hpp"
#include "plausibility/words.hpp"

namespace loadpath::plausibility {

namespace {

// The angle in degrees where the number is a common one in radians, else zero.
double degrees_if_radians(double angle) {
    for (const double degrees :
         {10.0, 15.0, 20.0, 30.0, 45.0, 60.0, 90.0, 135.0, 180.0, 270.0, 360.0}) {
        const double radians = degrees * std::numbers::pi / 180;
        if (std::abs(std::abs(angle) - radians) < 6e-4) return std::copysign(degrees, angle);
    }
    return 0;
}

void check_angle(double angle, const std::string& path, Findings& findings) {
    const double meant = degrees_if_radians(angle);
    if (meant == 0) return;
    findings.add({IssueCode::angle_in_radians,
                  "is " + few_digits(angle) + " degrees; it reads like " + few_digits(meant) +
                      " degrees in radians",
                  path, few_digits(meant)});
}

}  // namespace

void check_angles(const document::Document& document, Findings& findings) {
    const auto& members = document.model.members;
    for (std::size_t i = 0; i < members.size(); ++i)
        if (members[i].rotation_angle != 0)
            check_angle(members[i].rotation_angle, path_of("model.members", i) + ".rotation_angle",
                        findings);
    const auto& sections = document.model.sections;
    for (std::size_t i = 0; i < sections.size(); ++i)
        if (sections[i].principal_axis_angle)
            check_angle(*sections[i].principal_axis_angle,
                        path_of("model.sections", i) + ".principal_axis_angle", findings);
}

}  // namespace loadpath::plausibility
