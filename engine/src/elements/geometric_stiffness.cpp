#include "elements/geometric_stiffness.hpp"

#include "elements/gauss_line.hpp"

namespace loadpath::elements {

FrameMatrix geometric_stiffness(const FrameProperties& p, const AxialForce& force) {
    FrameMatrix g = FrameMatrix::Zero();
    for (const GaussPoint& point : gauss_line) {
        const double n =
            point.weight * p.length * ((1.0 - point.at) * force.at_start + point.at * force.at_end);
        const auto slopes = frame_slopes(p, point.at * p.length);
        const auto lateral = slopes.middleRows<2>(1);
        g += lateral.transpose() * (n * force.planes) * lateral;
        if (force.wagner != 0.0)
            g += slopes.row(3).transpose() * (n * force.wagner) * slopes.row(3);
    }
    return 0.5 * (g + g.transpose());
}

FrameMatrix chord_stiffness(double length, const AxialForce& force) {
    const Eigen::Matrix2d k = 0.5 * (force.at_start + force.at_end) / length * force.planes;
    FrameMatrix g = FrameMatrix::Zero();
    g.block<2, 2>(1, 1) = g.block<2, 2>(8, 8) = k;
    g.block<2, 2>(1, 8) = g.block<2, 2>(8, 1) = -k;
    return g;
}

}  // namespace loadpath::elements
