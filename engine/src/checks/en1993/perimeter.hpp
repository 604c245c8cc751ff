// The length around a section, outside only, for the surface that is painted.
#pragma once

#include "checks/en1993/section.hpp"

namespace loadpath::en1993 {

// Zero where the shape is not known. Flanges are taken as parallel and toes as sharp, as the
// dimensions say: rolled sections with tapered flanges or rounded toes have up to 4 % less.
double perimeter_of(const Dimensions& dimensions);

}  // namespace loadpath::en1993
