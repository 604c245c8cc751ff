#include "checks/en1993/yield_strength.hpp"

#include <array>
#include <cctype>
#include <cmath>

#include "checks/number.hpp"

namespace loadpath::en1993 {

namespace {

struct Grade {
    int number;
    double up_to_40, up_to_80;  // N/mm2
};

// EN 10025-2, -3, -4, -5 and EN 10210-1 agree on these two columns but for S460Q.
constexpr std::array<Grade, 6> grades{{{235, 235, 215},
                                       {275, 275, 255},
                                       {355, 355, 335},
                                       {420, 420, 390},
                                       {450, 440, 410},
                                       {460, 460, 430}}};

int grade_number(std::string_view name) {
    for (std::size_t k = 0; k + 3 < name.size(); ++k) {
        if (name[k] != 'S' && name[k] != 's') continue;
        std::size_t digits = k + 1;
        if (name[digits] == ' ') ++digits;
        int number = 0;
        std::size_t count = 0;
        while (digits < name.size() && std::isdigit(static_cast<unsigned char>(name[digits]))) {
            number = 10 * number + (name[digits++] - '0');
            if (++count > 3) break;
        }
        if (count == 3) return number;
    }
    return 0;
}

}  // namespace

YieldStrength yield_strength(std::string_view material, double yield_stress, double thickness) {
    const std::string given = "the document's yield_stress of '" + std::string(material) + "'";
    const int number = grade_number(material);
    for (const Grade& grade : grades) {
        if (grade.number != number) continue;
        const bool is_nominal = std::fabs(yield_stress - grade.up_to_40 * 1e6) < 0.5e6;
        if (!is_nominal) {
            return {yield_stress, true,
                    given + " (not the nominal value of the grade, taken as it is)"};
        }
        if (thickness <= 0.040) return {yield_stress, true, given + ", t <= 40 mm"};
        if (thickness <= 0.080) {
            return {grade.up_to_80 * 1e6, true, "column 40 mm < t <= 80 mm of the grade"};
        }
        return {yield_stress, false,
                "t = " + format(thickness * 1e3) +
                    " mm is beyond Table 3.1 (80 mm): give the yield stress of that thickness"};
    }
    return {yield_stress, true, given + " (no grade of Table 3.1 in the name)"};
}

}  // namespace loadpath::en1993
