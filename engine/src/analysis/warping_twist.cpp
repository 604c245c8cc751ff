#include "analysis/warping_twist.hpp"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>

#include "curves/hermite.hpp"
#include "elements/warping_torsion.hpp"

namespace loadpath::analysis {

namespace {

using elements::FrameProperties;

// Torque per metre about the shear centre at x, of loads through the centroid.
double torque_at(const FrameProperties& p, const loads::MemberLoads* loads, double x) {
    double torque = 0.0;
    if (loads == nullptr) return torque;
    for (const auto& line : loads->lines) {
        if (x < line.x0 || x > line.x1 || line.x1 == line.x0) continue;
        const double t = (x - line.x0) / (line.x1 - line.x0);
        const model::Vector3 q = (1.0 - t) * line.q0 + t * line.q1;
        torque += p.z_s * q.y() - p.y_s * q.z();
    }
    return torque;
}

// Torques and bimoments on the ends of one part, of the torque per metre along it.
Eigen::Vector4d part_loads(const FrameProperties& p, const loads::MemberLoads* loads, double from,
                           double to) {
    constexpr double at[3] = {0.1127016653792583, 0.5, 0.8872983346207417};
    constexpr double weight[3] = {5.0 / 18.0, 8.0 / 18.0, 5.0 / 18.0};
    const double h = to - from;
    Eigen::Vector4d f = Eigen::Vector4d::Zero();
    // Shapes take longer than all else here.
    if (p.y_s == 0.0 && p.z_s == 0.0) return f;
    for (int g = 0; g < 3; ++g)
        f += weight[g] * h * torque_at(p, loads, from + at[g] * h) *
             elements::warping_torsion_shape(p.gj, p.eiw, h, at[g] * h);
    return f;
}

}  // namespace

std::vector<double> refined_stations(const FrameProperties& p,
                                     const std::vector<double>& stations) {
    const double decay = std::sqrt(p.gj / p.eiw);
    std::vector<double> x{stations.front()};
    for (std::size_t i = 0; i + 1 < stations.size(); ++i) {
        const double h = stations[i + 1] - stations[i];
        const int parts = static_cast<int>(std::clamp(std::ceil(decay * h), 1.0, 16.0));
        for (int k = 1; k < parts; ++k) x.push_back(stations[i] + h * k / parts);
        x.push_back(stations[i + 1]);
    }
    return x;
}

std::vector<TwistPiece> warping_twist(const FrameProperties& p, const assembly::EndState& ends,
                                      const loads::MemberLoads* loads,
                                      const std::vector<double>& x) {
    const int count = static_cast<int>(x.size());
    Eigen::MatrixXd k = Eigen::MatrixXd::Zero(2 * count, 2 * count);
    Eigen::VectorXd f = Eigen::VectorXd::Zero(2 * count);
    std::vector<Eigen::Matrix4d> part_stiffness;
    std::vector<Eigen::Vector4d> part_load;
    for (int i = 0; i + 1 < count; ++i) {
        part_stiffness.push_back(elements::warping_torsion_stiffness(p.gj, p.eiw, x[i + 1] - x[i]));
        part_load.push_back(part_loads(p, loads, x[i], x[i + 1]));
        k.block<4, 4>(2 * i, 2 * i) += part_stiffness.back();
        f.segment<4>(2 * i) += part_load.back();
    }
    if (loads != nullptr)
        for (const auto& point : loads->points)
            for (int i = 1; i + 1 < count; ++i)
                if (std::abs(x[i] - point.x) < 1e-12 * p.length)
                    f(2 * i) +=
                        point.moment.x() + p.z_s * point.force.y() - p.y_s * point.force.z();

    // The ends are known; the stations between them follow.
    Eigen::VectorXd d = Eigen::VectorXd::Zero(2 * count);
    d.head<2>() << ends.displacements[3], ends.displacements[6];
    d.tail<2>() << ends.displacements[10], ends.displacements[13];
    const int inner = 2 * (count - 2);
    if (inner > 0)
        d.segment(2, inner) =
            k.block(2, 2, inner, inner)
                .ldlt()
                .solve(f.segment(2, inner) - k.block(2, 0, inner, 2) * d.head<2>() -
                       k.block(2, 2 * count - 2, inner, 2) * d.tail<2>());

    std::vector<TwistPiece> pieces;
    for (int i = 0; i + 1 < count; ++i) {
        const double h = x[i + 1] - x[i];
        const Eigen::Vector4d local = d.segment<4>(2 * i);
        const Eigen::Vector4d forces = part_stiffness[i] * local - part_load[i];
        // In the sign of the start side: bimoment -E I_w th'', torque T with
        // bimoment' = -T - G J th' and bimoment'' = k^2 bimoment - torque per metre.
        const double b0 = forces[1], b1 = -forces[3], t0 = forces[0], t1 = -forces[2];
        const double k2 = p.gj / p.eiw;
        TwistPiece piece;
        piece.twist = curves::quintic(h, {local[0], local[1], -b0 / p.eiw},
                                      {local[2], local[3], -b1 / p.eiw});
        piece.bimoment = curves::quintic(
            h, {b0, -t0 - p.gj * local[1], k2 * b0 - torque_at(p, loads, x[i] + 1e-9 * h)},
            {b1, -t1 - p.gj * local[3], k2 * b1 - torque_at(p, loads, x[i + 1] - 1e-9 * h)});
        pieces.push_back(piece);
    }
    return pieces;
}

}  // namespace loadpath::analysis
