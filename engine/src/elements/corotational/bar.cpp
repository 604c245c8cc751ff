#include "elements/corotational/bar.hpp"

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

LineForces forces_of_bar(const Chain& chain, const Vector3d& stretched, double factor) {
    const double length = chain.piece.length;
    const Vector3d unmoved = chain.axes.row(0);
    const Vector3d line = length * unmoved + stretched;
    const double now = line.norm();
    const double stretch =
        (2.0 * length * unmoved.dot(stretched) + stretched.squaredNorm()) / (now + length);
    const Vector3d axis = line / now;
    const double strain = stretch / length - factor * chain.own.axial;
    const double force = chain.piece.ea * strain;
    const Matrix3d along = axis * axis.transpose();
    LineForces forces;
    forces.stiffness =
        chain.piece.ea / length * along + force / now * (Matrix3d::Identity() - along);
    for (std::size_t side = 0; side < 2; ++side) {
        const double sign = side == 0 ? -1.0 : 1.0;
        forces.on_ends[side] = sign * force * axis;
        forces.loads[side] = sign * chain.piece.ea * chain.own.axial * axis;
        if (chain.loads.empty()) continue;
        forces.on_ends[side] -= factor * chain.loads[side].force;
        forces.loads[side] += chain.loads[side].force;
    }
    forces.energy = 0.5 * chain.piece.ea * length * strain * strain;
    forces.compression = -force;
    return forces;
}

LineForces forces_of_cable(const Chain& chain, const Vector3d& stretched, double factor) {
    const Vector3d unmoved = chain.axes.row(0);
    const HungCable hung =
        hang(cable_under(chain, factor), chain.piece.length * unmoved + stretched);
    LineForces forces;
    forces.on_ends = {-hung.start, hung.end};
    forces.stiffness = hung.stiffness;
    forces.energy = hung.energy;
    return forces;
}

}  // namespace

Cable cable_under(const Chain& chain, double factor) {
    Cable cable = chain.cable;
    const double rest = chain.piece.length;
    cable.length = (rest + factor * (cable.length - rest)) * (1.0 + factor * chain.own.axial);
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
    Vector3d arms[2], moved[2];
    for (int side = 0; side < 2; ++side) {
        const auto at = static_cast<std::size_t>(side);
        arms[side] = joints[at].turned * chain.ends[at].arm;
        moved[side] = joints[at].moved + arms[side] - chain.ends[at].arm;
        ends[side].setZero();
        ends[side].block<3, 3>(0, 7 * side).setIdentity();
        ends[side].block<3, 3>(0, 7 * side + 3) = -cross_matrix(arms[side]);
    }
    const Vector3d stretched = moved[1] - moved[0];
    const LineForces line = chain.is_cable() ? forces_of_cable(chain, stretched, factor)
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
