#include "elements/geometric_stiffness.hpp"

#include "elements/gauss_line.hpp"

namespace loadpath::elements {

BeamSlopes::BeamSlopes(const FrameProperties& p) : length_(p.length) {
    for (std::size_t i = 0; i < at_.size(); ++i)
        at_[i] = frame_slopes(p, gauss_line[i].at * p.length);
}

FrameMatrix BeamSlopes::geometric_stiffness(const AxialForce& force) const {
    FrameMatrix g = FrameMatrix::Zero();
    for (std::size_t i = 0; i < at_.size(); ++i) {
        const GaussPoint& point = gauss_line[i];
        const double n =
            point.weight * length_ * ((1.0 - point.at) * force.at_start + point.at * force.at_end);
        const Eigen::Matrix<double, 2, frame_size> lateral = at_[i].middleRows<2>(1);
        const Eigen::Matrix<double, 2, frame_size> weighted =
            (n * force.planes).eval().lazyProduct(lateral);
        // Lazy: products as small as these cost less than what packs their factors.
        g += lateral.transpose().lazyProduct(weighted);
        if (force.wagner != 0.0) {
            const Eigen::Matrix<double, 1, frame_size> twist = at_[i].row(3);
            g += (n * force.wagner) * twist.transpose().lazyProduct(twist);
        }
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
