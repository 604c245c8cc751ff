#include "elements/corotational/bar.hpp"

namespace loadpath::elements {

using Eigen::Matrix3d;
using Eigen::Vector3d;

ChainResponse respond_as_bar(const Chain& chain, const std::array<Placement, 2>& joints,
                             double factor) {
    const double length = chain.piece.length;
    // How the ends move with displacement and spin of their joints.
    Eigen::Matrix<double, 3, frame_size> ends[2];
    Vector3d arms[2], moved[2];
    for (int side = 0; side < 2; ++side) {
        const auto at = static_cast<std::size_t>(side);
        arms[side] = joints[at].turned * chain.ends[at].arm;
        moved[side] = joints[at].moved + arms[side] - chain.ends[at].arm;
        ends[side].setZero();
        ends[side].block<3, 3>(0, 7 * side).setIdentity();
        ends[side].block<3, 3>(0, 7 * side + 3) = -cross_matrix(arms[side]);
    }
    const Vector3d stretched = moved[1] - moved[0], unmoved = chain.axes.row(0);
    const Vector3d line = length * unmoved + stretched;
    const double now = line.norm();
    const double stretch =
        (2.0 * length * unmoved.dot(stretched) + stretched.squaredNorm()) / (now + length);
    const Vector3d axis = line / now;
    const double strain = stretch / length - factor * chain.own.axial;
    const double force = chain.piece.ea * strain;
    const Matrix3d along = axis * axis.transpose();
    const Matrix3d stiffness =
        chain.piece.ea / length * along + force / now * (Matrix3d::Identity() - along);

    ChainResponse response;
    const Eigen::Matrix<double, 3, frame_size> relative = ends[1] - ends[0];
    response.forces = relative.transpose() * (force * axis);
    response.loads = relative.transpose() * (chain.piece.ea * chain.own.axial * axis);
    response.tangent = relative.transpose() * stiffness * relative;
    for (int side = 0; side < 2; ++side) {
        const auto at = static_cast<std::size_t>(side);
        Vector3d on_end = (side == 0 ? -force : force) * axis;
        if (!chain.loads.empty()) {
            const FrameVector load = ends[side].transpose() * chain.loads[at].force;
            response.forces -= factor * load;
            response.loads += load;
            on_end -= factor * chain.loads[at].force;
        }
        response.tangent.block<3, 3>(7 * side + 3, 7 * side + 3) +=
            turned_arm_curvature(on_end, arms[side]);
    }
    response.stiffness = response.tangent.diagonal().cwiseAbs();
    response.energy = 0.5 * chain.piece.ea * length * strain * strain;
    response.most_compression = -force;
    return response;
}

}  // namespace loadpath::elements
