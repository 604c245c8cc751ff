#include "checks/en1993/section.hpp"

#include <algorithm>
#include <cmath>

namespace loadpath::en1993 {

Shape shape_of(document::SectionShape shape) {
    switch (shape) {
        case document::SectionShape::I:
            return Shape::i;
        case document::SectionShape::U:
            return Shape::u;
        case document::SectionShape::RHS:
            return Shape::rhs;
        case document::SectionShape::CHS:
            return Shape::chs;
        case document::SectionShape::L:
            return Shape::l;
        case document::SectionShape::T:
            return Shape::t;
        case document::SectionShape::rectangle:
            return Shape::rectangle;
    }
    return Shape::unknown;
}

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
