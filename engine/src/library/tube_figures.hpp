// Area and second moments of tubes from their sizes, by the formulas of EN 10210-2, B.3.
#pragma once

namespace loadpath::library {

struct TubeFigures {
    double area = 0.0, i_z = 0.0, i_y = 0.0;
};

TubeFigures round_tube(double diameter, double wall);

// Outer and inner corner radius; h stands along local y.
TubeFigures rectangular_tube(double h, double b, double wall, double outer, double inner);

}  // namespace loadpath::library
