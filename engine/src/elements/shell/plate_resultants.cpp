#include "elements/shell/plate_resultants.hpp"

#include <algorithm>
#include <cmath>

namespace loadpath::shell {

Resultants resultants_from(const Eigen::Matrix<double, 8, 1>& v) {
    return {v(0), v(1), v(2), v(3), v(4), v(5), v(6), v(7)};
}

double FaceStress::principal_max() const { return (sx + sy) / 2 + std::hypot((sx - sy) / 2, sxy); }
double FaceStress::principal_min() const { return (sx + sy) / 2 - std::hypot((sx - sy) / 2, sxy); }

double FaceStress::von_mises() const {
    return std::sqrt(
        std::max(0.0, sx * sx + sy * sy + sz * sz - sx * sy - sy * sz - sz * sx + 3 * sxy * sxy));
}

PlateStress face_stresses(const Resultants& r, double thickness, double stress_across) {
    const double area = 1 / thickness, modulus = 6 / (thickness * thickness);
    const FaceStress membrane{r.nx * area, r.ny * area, r.nxy * area};
    const FaceStress bending{r.mx * modulus, r.my * modulus, r.mxy * modulus};
    const double across = stress_across * (membrane.sx + membrane.sy);
    return {
        {membrane.sx - bending.sx, membrane.sy - bending.sy, membrane.sxy - bending.sxy, across},
        {membrane.sx + bending.sx, membrane.sy + bending.sy, membrane.sxy + bending.sxy, across}};
}

double largest_von_mises(const PlateStress& s) {
    return std::max(s.top.von_mises(), s.bottom.von_mises());
}
double largest_principal(const PlateStress& s) {
    return std::max(s.top.principal_max(), s.bottom.principal_max());
}
double smallest_principal(const PlateStress& s) {
    return std::min(s.top.principal_min(), s.bottom.principal_min());
}

}  // namespace loadpath::shell
