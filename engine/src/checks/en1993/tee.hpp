// A tee twists more easily where its stem is pressed.
#pragma once

#include "checks/en1993/section.hpp"

namespace loadpath::en1993 {

// z_j of NCCI SN003, by magnitude, of two rectangles; i_y is the section's own.
double asymmetry_of_tee(const Dimensions& tee, double i_y);

}  // namespace loadpath::en1993
