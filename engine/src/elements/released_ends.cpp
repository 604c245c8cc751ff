#include "elements/released_ends.hpp"

#include <cmath>
#include <vector>

#include "algebra/small_eigen.hpp"

namespace loadpath::elements {

namespace {

// Relative size below which a stiffness against slipping counts as none.
constexpr double loose_tolerance = 1e-12;

}  // namespace

ReleasedEnds release_ends(const FrameMatrix& beam, const std::array<double, frame_size>& springs,
                          const FrameMatrix& turn) {
    const bool is_turned = !turn.isIdentity(0.0);
    const FrameMatrix k = is_turned ? FrameMatrix(turn * beam * turn.transpose()) : beam;
    std::vector<int> released;
    for (int i = 0; i < frame_size; ++i)
        if (std::isfinite(springs[i])) released.push_back(i);
    const int count = static_cast<int>(released.size());

    // (k_RR + S) slip = S joints_R - k_R* joints_* + loads_R, in units that make the diagonal one.
    Eigen::MatrixXd krr(count, count);
    Eigen::MatrixXd right = Eigen::MatrixXd::Zero(count, frame_size);
    Eigen::VectorXd unit(count);
    for (int i = 0; i < count; ++i) {
        const double diagonal = k(released[i], released[i]) + springs[released[i]];
        unit(i) = diagonal > 0.0 ? 1.0 / std::sqrt(diagonal) : 1.0;
        for (int j = 0; j < count; ++j) krr(i, j) = k(released[i], released[j]);
        krr(i, i) += springs[released[i]];
        right.row(i) = -k.row(released[i]);
        for (int j = 0; j < count; ++j) right(i, released[j]) = 0.0;
        right(i, released[i]) = springs[released[i]];
    }
    const Eigen::MatrixXd scaled = unit.asDiagonal() * krr * unit.asDiagonal();
    const algebra::SmallEigen modes = algebra::decompose_symmetric(
        std::vector<double>(scaled.data(), scaled.data() + scaled.size()), count);
    Eigen::MatrixXd inverse = Eigen::MatrixXd::Zero(count, count);
    std::vector<Eigen::VectorXd> loose;
    int negative = 0;
    for (int m = 0; m < count; ++m) {
        const Eigen::Map<const Eigen::VectorXd> mode(&modes.vectors[std::size_t(m) * count], count);
        const Eigen::VectorXd shape = unit.asDiagonal() * mode;
        if (std::abs(modes.values[m]) > loose_tolerance)
            inverse += shape * shape.transpose() / modes.values[m];
        else
            loose.push_back(shape);
        if (modes.values[m] < -loose_tolerance) ++negative;
    }

    ReleasedEnds ends;
    ends.negative = negative;
    ends.springs = springs;
    ends.turn = turn;
    FrameMatrix a = FrameMatrix::Identity();
    FrameMatrix b = FrameMatrix::Zero();
    const Eigen::MatrixXd slip = inverse * right;
    for (int i = 0; i < count; ++i) {
        a.row(released[i]) = slip.row(i);
        for (int j = 0; j < count; ++j) b(released[i], released[j]) = inverse(i, j);
    }
    // How much further the released directions move than the joints: a is one and this.
    Eigen::MatrixXd play = slip;
    Eigen::MatrixXd k_released(frame_size, count), moved_released(count, frame_size);
    for (int i = 0; i < count; ++i) {
        play(i, released[i]) -= 1.0;
        k_released.col(i) = k.col(released[i]);
    }
    const FrameMatrix moved = k + k_released.lazyProduct(play);
    for (int i = 0; i < count; ++i)
        moved_released.row(i) = moved.row(released[i]) + springs[released[i]] * play.row(i);
    FrameMatrix condensed = moved + play.transpose().lazyProduct(moved_released);
    for (const int r : released) {
        if (springs[r] != 0.0) continue;  // a free direction carries nothing, to the last digit
        condensed.row(r).setZero();
        condensed.col(r).setZero();
    }
    // Hinges at both ends also take away stiffness that is not released itself (a bar across its
    // axis); what rounding leaves of it would hide a mechanism.
    for (int i = 0; i < frame_size; ++i)
        for (int j = 0; j < frame_size; ++j)
            if (std::abs(condensed(i, j)) < loose_tolerance * std::sqrt(k(i, i) * k(j, j)))
                condensed(i, j) = 0.0;
    ends.stiffness = 0.5 * (condensed + condensed.transpose());
    ends.from_joints = is_turned ? FrameMatrix(turn.transpose() * a * turn) : a;
    ends.from_loads = is_turned ? FrameMatrix(turn.transpose() * b * turn) : b;
    ends.loose.setZero(frame_size, static_cast<int>(loose.size()));
    for (std::size_t m = 0; m < loose.size(); ++m)
        for (int i = 0; i < count; ++i) ends.loose(released[i], static_cast<int>(m)) = loose[m](i);
    return ends;
}

}  // namespace loadpath::elements
