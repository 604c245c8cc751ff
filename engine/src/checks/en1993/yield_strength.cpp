#include "checks/en1993/yield_strength.hpp"

#include <cctype>
#include <cmath>

#include "checks/en1993/tables.gen.hpp"
#include "text/number.hpp"

namespace loadpath::en1993 {

namespace {

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

bool is_s460(std::string_view material, double yield_stress) {
    const int number = grade_number(material);
    return number > 0 ? number == 460 : yield_stress >= 460e6;
}

YieldStrength yield_strength(std::string_view material, double yield_stress, double thickness) {
    const std::string given = "the document's yield_stress of '" + std::string(material) + "'";
    const int number = grade_number(material);
    for (const tables::Strength& grade : tables::strengths) {
        if (grade.grade != number) continue;
        const auto is_given = [&](double value) { return std::fabs(yield_stress - value) < 0.5e6; };
        const YieldStrength beyond{
            yield_stress, false,
            "t = " + format(thickness * 1e3) +
                " mm is beyond Table 3.1 (80 mm): give the yield stress of that thickness"};
        if (!is_given(grade.up_to_40)) {
            // S235 keeps what the second column has up to 100 mm (EN 10025-2, Table 6).
            const double end_of_column = grade.grade == 235 ? 0.100 : 0.080;
            if (is_given(grade.up_to_80) && thickness > end_of_column) return beyond;
            return {yield_stress, true,
                    given + " (not the nominal value of the grade, taken as it is)"};
        }
        if (thickness <= 0.040) return {yield_stress, true, given + ", t <= 40 mm"};
        if (thickness <= 0.080) {
            return {grade.up_to_80, true, "column 40 mm < t <= 80 mm of the grade"};
        }
        return beyond;
    }
    return {yield_stress, true, given + " (no grade of Table 3.1 in the name)"};
}

}  // namespace loadpath::en1993
