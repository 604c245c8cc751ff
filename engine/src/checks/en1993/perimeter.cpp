#include "checks/en1993/perimeter.hpp"

#include <numbers>

namespace loadpath::en1993 {

double perimeter_of(const Dimensions& d) {
    constexpr double pi = std::numbers::pi;
    // A quarter of a circle instead of two straight sides, at a root or at a corner.
    const double rounding = (2.0 - 0.5 * pi) * d.r;
    switch (d.shape) {
        case Shape::i:
            return 2.0 * d.h + 4.0 * d.b - 2.0 * d.tw - 4.0 * rounding;
        case Shape::u:
            return 2.0 * d.h + 4.0 * d.b - 2.0 * d.tw - 2.0 * rounding;
        case Shape::t:
            return 2.0 * d.h + 2.0 * d.b - 2.0 * rounding;
        case Shape::l:
            return 2.0 * d.h + 2.0 * d.b - rounding;
        case Shape::rhs:
            return 2.0 * d.h + 2.0 * d.b - 4.0 * rounding;
        case Shape::rectangle:
            return 2.0 * d.h + 2.0 * d.b;
        case Shape::chs:
            return pi * d.h;
        case Shape::unknown:
            break;
    }
    return 0.0;
}

}  // namespace loadpath::en1993
