// EN 1993-1-1 5.5 and Table 5.2: class of a cross-section under the actual axial force and moments.
#pragma once

#include <array>
#include <cstddef>

#include "checks/en1993/section.hpp"
#include "checks/words.hpp"

namespace loadpath::en1993 {

// Table 5.2 sheet 1, internal part: alpha c of it is in compression when fully plastic, psi is the
// ratio of its elastic edge stresses.
int class_of_internal_part(double c_over_t, double epsilon, double alpha, double psi);
// Sheet 2, outstand in uniform compression.
int class_of_outstand(double c_over_t, double epsilon);
// Sheet 3, tube (class 3 limit 90 epsilon squared) and angle in compression.
int class_of_tube(double d_over_t, double epsilon);
int class_of_angle_in_compression(double h_over_t, double mean_over_2t, double epsilon);

enum class PartKind { internal, outstand, tube, angle };

struct Part {
    PartKind kind = PartKind::internal;
    checks::Word title;  // of its step in the trace
    double c_over_t = 0.0;
    double alpha = 1.0, psi = 1.0;  // internal parts only
    int section_class = 1;
    double compression = 0.0;  // largest elastic compressive stress in the part, Pa
};

struct Classification {
    int section_class = 1;
    // 5.5.2(9): with epsilon raised by the stress actually present a class 4 part is one of
    // class 3. Valid for the resistances of 6.2, not for 6.3 (5.5.2(10)).
    bool is_class_3_by_stress = false;
    std::array<Part, 2> parts{};
    std::size_t part_count = 0;
};

// A section of unknown shape cannot be classified: section_class 0.
Classification classify(const Section& section, const Steel& steel, const Actions& actions);

}  // namespace loadpath::en1993
