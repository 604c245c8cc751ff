#include "elements/corotational/bar.hpp"

#include <algorithm>

namespace loadpath::elements {

using Eigen::Matrix3d;
using Eigen::Vector3d;

namespace {

// What joints exert on the ends of a line between them, how that changes with the way from the
// first to the second, and the loads on the ends per unit of the load factor.
struct LineForces {
    std::array<Vector3d, 2> on_ends, loads{Vector3d::Zero(), Vector3d::Zero()};
    Matrix3d stiffness;
    double energy = 0.0, compression = 0.0;
};

// How much longer a bar is, without the difference of two lengths.
double longer_by(const Chain& chain, const Vector3d& stretched) {
    const double length = chain.piece.length;
    const Vector3d unmoved = chain.axes.row(0);
    return (2.0 * length * unmoved.dot(stretched) + stretched.squaredNorm()) /
           ((length * unmoved + stretched).norm() + length);
}

Vector3d stretched_by(const Chain& chain, const std::array<Placement, 2>& joints) {
    const auto end = [&](std::size_t side) -> Vector3d {
        const Vector3d& arm = chain.ends[side].arm;
        return joints[side].moved + joints[side].turned * arm - arm;
    };
    return end(1) - end(0);
}

LineForces forces_of_bar(const Chain& chain, const Vector3d& stretched, double factor) {
    const double length = chain.piece.length;
    const Vector3d line = length * chain.axes.row(0).transpose() + stretched;
    const double now = line.norm();
    const Vector3d axis = line / now;
    const double give = length / chain.piece.ea + chain.hinge_give;
    const double longer =
        longer_by(chain, stretched) - factor * chain.own.axial * length - chain.hinge_shift;
    const double force = longer / give;
    const Matrix3d along = axis * axis.transpose();
    LineForces forces;
    forces.stiffness = along / give + force / now * (Matrix3d::Identity() - along);
    for (std::size_t side = 0; side < 2; ++side) {
        const double sign = side == 0 ? -1.0 : 1.0;
        forces.on_ends[side] = sign * force * axis;
        forces.loads[side] = sign * chain.own.axial * length / give * axis;
        if (chain.loads.empty()) continue;
        forces.on_ends[side] -= factor * chain.loads[side].force;
        forces.loads[side] += chain.loads[side].force;
    }
    forces.energy = 0.5 * force * (longer - chain.hinge_give * force);
    forces.compression = -force;
    return forces;
}

LineForces forces_of_cable(const HungCable& hung) {
    LineForces forces;
    forces.on_ends = {-hung.start, hung.end};
    forces.stiffness = hung.stiffness;
    forces.energy = hung.energy;
    return forces;
}

}  // namespace

double elongation_of_bar(const Chain& chain, const std::array<Placement, 2>& joints,
                         double factor) {
    return longer_by(chain, stretched_by(chain, joints)) -
           factor * chain.own.axial * chain.piece.length;
}

HungCable hung_between(const Chain& chain, const std::array<Placement, 2>& joints, double factor) {
    const Vector3d unmoved = chain.axes.row(0);
    return hang(cable_under(chain, factor),
                chain.piece.length * unmoved + stretched_by(chain, joints));
}

Cable cable_under(const Chain& chain, double factor) {
    Cable cable = chain.cable;
    const double rest = chain.piece.length;
    // What is too short is stretched with the loads. What is too long grows to its length under
    // the first of them, so that it does not have to be found far away, and then stays as it is.
    const double shorter = std::min(0.0, cable.length - rest),
                 longer = cable.length - rest - shorter;
    cable.length = (rest + std::min(1.0, factor / first_share) * longer + factor * shorter) *
                   (1.0 + factor * chain.own.axial);
    for (CableSpan& span : cable.spans) {
        span.line *= factor;
        span.point *= factor;
    }
    return cable;
}

ChainResponse respond_as_bar(const Chain& chain, const std::array<Placement, 2>& joints,
                             double factor) {
    // How the ends move with displacement and spin of their joints.
    Eigen::Matrix<double, 3, frame_size> ends[2];
    Vector3d arms[2];
    for (int side = 0; side < 2; ++side) {
        const auto at = static_cast<std::size_t>(side);
        arms[side] = joints[at].turned * chain.ends[at].arm;
        ends[side].setZero();
        ends[side].block<3, 3>(0, 7 * side).setIdentity();
        ends[side].block<3, 3>(0, 7 * side + 3) = -cross_matrix(arms[side]);
    }
    const Vector3d stretched = stretched_by(chain, joints);
    const LineForces line = chain.is_cable() ? forces_of_cable(hung_between(chain, joints, factor))
                                             : forces_of_bar(chain, stretched, factor);
    ChainResponse response;
    const Eigen::Matrix<double, 3, frame_size> relative = ends[1] - ends[0];
    response.tangent = relative.transpose() * line.stiffness * relative;
    response.forces.setZero();
    response.loads.setZero();
    for (int side = 0; side < 2; ++side) {
        const auto at = static_cast<std::size_t>(side);
        response.forces += ends[side].transpose() * line.on_ends[at];
        response.loads += ends[side].transpose() * line.loads[at];
        response.tangent.block<3, 3>(7 * side + 3, 7 * side + 3) +=
            turned_arm_curvature(line.on_ends[at], arms[side]);
    }
    response.stiffness = response.tangent.diagonal().cwiseAbs();
    response.energy = line.energy;
    response.most_compression = line.compression;
    return response;
}

}  // namespace loadpath::elements
