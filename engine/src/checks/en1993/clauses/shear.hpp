// EN 1993-1-1 6.2.6: shear area and plastic shear resistance; slender webs by EN 1993-1-5, 5.2.
#pragma once

#include "checks/en1993/section.hpp"

namespace loadpath::en1993 {

enum class Direction { y, z };  // y along the flanges, z along the web

// 6.2.6(3). `eta` is that of EN 1993-1-5. Zero where the shape is not known.
double shear_area(const Dimensions& dimensions, double area, Direction direction, double eta);

// (6.18)
double v_pl_rd(double shear_area, const Steel& steel);

// EN 1993-1-5, 5: webs of an I or U and walls of a rectangular tube, without stiffeners between
// non-rigid end posts. Flanges add nothing (5.4), on the safe side.
struct ShearBuckling {
    double lambda_w = 0.0, chi_w = 1.0;
    double v_bw_rd = 0.0;
    bool is_slender = false;  // 6.2.6(6)
};

ShearBuckling shear_buckling(const Dimensions& dimensions, const Steel& steel, Direction direction,
                             double eta);

}  // namespace loadpath::en1993
