// EN 1993-1-1 Table 3.1: nominal yield strength by thickness.
#pragma once

#include <string>
#include <string_view>

namespace loadpath::en1993 {

struct YieldStrength {
    double f_y = 0.0;
    bool is_decided = true;
    std::string why;
};

// The grade decides the curves of S460, not the strength: a thick part of it has less than 460
// N/mm2, and a steel without a grade in its name counts by its strength.
bool is_s460(std::string_view material, double yield_stress);

// The document's yield stress is authoritative. Only where it is the tabulated value of the grade
// in the material's name for t <= 40 mm, and the section is thicker, is the column 40 < t <= 80 mm
// used.
YieldStrength yield_strength(std::string_view material, double yield_stress, double thickness);

}  // namespace loadpath::en1993
