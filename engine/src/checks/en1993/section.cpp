#include "checks/en1993/section.hpp"

#include <algorithm>
#include <cmath>

namespace loadpath::en1993 {

std::string_view name_of(Shape shape) {
    switch (shape) {
        case Shape::i:
            return "I";
        case Shape::u:
            return "U";
        case Shape::rhs:
            return "RHS";
        case Shape::chs:
            return "CHS";
        case Shape::l:
            return "L";
        case Shape::t:
            return "T";
        case Shape::rectangle:
            return "rectangle";
        case Shape::unknown:
            break;
    }
    return "unknown";
}

double Dimensions::largest_thickness() const {
    if (shape == Shape::rectangle) return std::min(h, b);
    return std::max({tw, tf, t});
}

double Steel::epsilon() const { return std::sqrt(235e6 / f_y); }

}  // namespace loadpath::en1993
