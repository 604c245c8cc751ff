#include "elements/shell/shell_element.hpp"

#include "elements/shell/discrete_kirchhoff.hpp"
#include "elements/shell/membrane_quad.hpp"
#include "elements/shell/membrane_triangle.hpp"
#include "elements/shell/mitc3_plus.hpp"
#include "elements/shell/mitc4.hpp"

namespace loadpath::shell {
namespace {

// Positions of (u, v, rz) and (w, rx, ry) among the six freedoms of a node.
constexpr std::array<int, 3> membrane_freedom{0, 1, 5};
constexpr std::array<int, 3> bending_freedom{2, 3, 4};

template <int N>
Corners<N> corners_of(const PlateFrame& frame) {
    Corners<N> c;
    for (int i = 0; i < N; ++i) c[i] = frame.corners[i];
    return c;
}

template <int N>
MembranePart<N> membrane_part(const Corners<N>& c, const PlateStiffness& k) {
    if constexpr (N == 3)
        return membrane_triangle(c, k.membrane);
    else
        return membrane_quad(c, k.membrane);
}

template <int N>
BendingPart<N> bending_part(const Corners<N>& c, const PlateStiffness& k, Theory theory) {
    if (theory == Theory::kirchhoff) return discrete_kirchhoff<N>(c, k.bending);
    if constexpr (N == 3)
        return mitc3_plus(c, k.bending, k.shear);
    else
        return mitc4(c, k.bending, k.shear);
}

// Motion of the middle surface in local axes from the motion of the nodes in global axes: rigid
// links of length `lift` along the normal, u = u_node + lift * ry, v = v_node - lift * rx.
ElementMatrix to_middle_surface(const PlateFrame& frame) {
    const int n = static_cast<int>(frame.corners.size());
    ElementMatrix t = ElementMatrix::Zero(6 * n, 6 * n);
    for (int i = 0; i < n; ++i) {
        t.block<3, 3>(6 * i, 6 * i) = frame.axes;
        t.block<3, 3>(6 * i + 3, 6 * i + 3) = frame.axes;
        t.block<1, 3>(6 * i, 6 * i + 3) = frame.lift[i] * frame.axes.row(1);
        t.block<1, 3>(6 * i + 1, 6 * i + 3) = -frame.lift[i] * frame.axes.row(0);
    }
    return t;
}

template <int N>
ShellElement assemble(const PlateFrame& frame, const PlateStiffness& stiffness, Theory theory,
                      Behavior behavior) {
    const Corners<N> c = corners_of<N>(frame);
    ElementMatrix local = ElementMatrix::Zero(6 * N, 6 * N);
    std::vector<ResultantOperator> at(N + 1, ResultantOperator::Zero(8, 6 * N));
    auto position = [](const std::array<int, 3>& freedom, int k) {
        return 6 * (k / 3) + freedom[k % 3];
    };

    const MembranePart<N> membrane = membrane_part<N>(c, stiffness);
    for (int i = 0; i < 3 * N; ++i) {
        const int row = position(membrane_freedom, i);
        for (int j = 0; j < 3 * N; ++j)
            local(row, position(membrane_freedom, j)) = membrane.stiffness(i, j);
        for (int p = 0; p <= N; ++p) at[p].template block<3, 1>(0, row) = membrane.forces[p].col(i);
    }
    if (behavior == Behavior::shell) {
        const BendingPart<N> bending = bending_part<N>(c, stiffness, theory);
        for (int i = 0; i < 3 * N; ++i) {
            const int row = position(bending_freedom, i);
            for (int j = 0; j < 3 * N; ++j)
                local(row, position(bending_freedom, j)) = bending.stiffness(i, j);
            // Reported moments and shears are positive when the bottom face is stretched: opposite
            // to plate_parts.hpp.
            for (int p = 0; p <= N; ++p) {
                at[p].template block<3, 1>(3, row) = -bending.moments[p].col(i);
                at[p].template block<2, 1>(6, row) = -bending.shears[p].col(i);
            }
        }
    }
    const ElementMatrix t = to_middle_surface(frame);
    ShellElement element;
    element.stiffness = t.transpose() * local * t;
    for (const ResultantOperator& r : at) element.resultants.push_back(r * t);
    return element;
}

}  // namespace

ShellElement shell_element(const PlateFrame& frame, const PlateStiffness& stiffness, Theory theory,
                           Behavior behavior) {
    return frame.corners.size() == 3 ? assemble<3>(frame, stiffness, theory, behavior)
                                     : assemble<4>(frame, stiffness, theory, behavior);
}

std::vector<double> corner_areas(const PlateFrame& frame) {
    if (frame.corners.size() == 3) return std::vector<double>(3, frame.area / 3);
    std::vector<double> areas(4, 0.0);
    const Corners<4> c = corners_of<4>(frame);
    for (const QuadraturePoint& g : quad_rule_2x2()) {
        const ShapeFunctions<4> shape = quad_functions(g.at.x(), g.at.y());
        const double da = g.weight * jacobian<4>(c, shape).determinant();
        for (int i = 0; i < 4; ++i) areas[i] += da * shape.corner(i);
    }
    return areas;
}

ElementVector corner_forces(const PlateFrame& frame, std::span<const Eigen::Vector3d> forces) {
    ElementVector f = ElementVector::Zero(6 * static_cast<int>(forces.size()));
    for (std::size_t i = 0; i < forces.size(); ++i) {
        const Eigen::Vector3d arm = frame.lift[i] * frame.axes.row(2).transpose();
        f.segment<3>(6 * static_cast<int>(i)) = forces[i];
        f.segment<3>(6 * static_cast<int>(i) + 3) = arm.cross(forces[i]);
    }
    return f;
}

ElementVector uniform_load(const PlateFrame& frame, const Eigen::Vector3d& force_per_area) {
    std::vector<Eigen::Vector3d> forces;
    for (double area : corner_areas(frame)) forces.push_back(area * force_per_area);
    return corner_forces(frame, forces);
}

}  // namespace loadpath::shell
