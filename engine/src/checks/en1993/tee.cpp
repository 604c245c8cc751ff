#include "checks/en1993/tee.hpp"

#include <cmath>

namespace loadpath::en1993 {

double asymmetry_of_tee(const Dimensions& d, double i_y) {
    const double flange = d.b * d.tf, stem = (d.h - d.tf) * d.tw;
    const double centroid = 0.5 * (flange * d.tf + stem * (d.h + d.tf)) / (flange + stem);
    // From the centroid towards the flange; the shear centre is in the middle of that.
    const double top = centroid - 0.5 * d.tf;
    // Of (y^2 + z^2) z over both rectangles.
    double integral = flange * top * (top * top + 0.25 * d.tf * d.tf + d.b * d.b / 12.0);
    for (const double sign : {1.0, -1.0}) {
        const double z = sign > 0.0 ? centroid - d.tf : centroid - d.h;
        integral += sign * d.tw * z * z * (0.25 * z * z + d.tw * d.tw / 24.0);
    }
    return std::fabs(top - 0.5 * integral / i_y);
}

}  // namespace loadpath::en1993
