#include "elements/frame_mass.hpp"

#include "elements/gauss_line.hpp"

namespace loadpath::elements {

FrameMatrix consistent_mass(const FrameProperties& p, const MassPerLength& mass) {
    FrameMatrix m = FrameMatrix::Zero();
    for (const GaussPoint& point : gauss_line) {
        const auto n = frame_shape(p, point.at * p.length);
        const double share = point.weight * p.length;
        for (const int row : {1, 2}) m += share * mass.mass * n.row(row).transpose() * n.row(row);
        if (p.eiw > 0.0) m += share * mass.polar * n.row(3).transpose() * n.row(3);
    }
    const auto add_mean = [&](int start, int end, double per_length) {
        m(start, start) += 5.0 / 12.0 * per_length * p.length;
        m(end, end) += 5.0 / 12.0 * per_length * p.length;
        m(start, end) += per_length * p.length / 12.0;
        m(end, start) += per_length * p.length / 12.0;
    };
    add_mean(0, 7, mass.mass);
    if (!(p.eiw > 0.0)) add_mean(3, 10, mass.polar);
    return m;
}

FrameMatrix lumped_mass(double length, const MassPerLength& mass) {
    FrameMatrix m = FrameMatrix::Zero();
    for (const int end : {0, 7}) {
        for (int k = 0; k < 3; ++k) m(end + k, end + k) = 0.5 * mass.mass * length;
        m(end + 3, end + 3) = 0.5 * mass.polar * length;
    }
    return m;
}

}  // namespace loadpath::elements
