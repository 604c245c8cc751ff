// EN 1993-1-1 6.2.6: shear area and plastic shear resistance; slender webs by EN 1993-1-5, 5.2.
#pragma once

#include "checks/en1993/section.hpp"

namespace loadpath::en1993 {

enum class Direction { y, z };  // y along the flanges, z along the web

// 6.2.6(3). `eta` is that of EN 1993-1-5. Zero where the shape is not known.
double shear_area(const Dimensions& dimensions, double area, Direction direction, double eta);

// (6.18)
double v_pl_rd(double shear_area, const Steel& steel);

// 6.2.6(6): the web needs a check of shear buckling.
bool is_web_slender(const Dimensions& dimensions, const Steel& steel, double eta);

// EN 1993-1-5 5.2 and 5.3: contribution of an unstiffened web between non-rigid end posts.
double v_bw_rd(const Dimensions& dimensions, const Steel& steel, double eta);

}  // namespace loadpath::en1993
