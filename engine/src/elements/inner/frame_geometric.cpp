#include "elements/inner/frame_geometric.hpp"

#include <cmath>

namespace loadpath::elements {

FrameUnderForces::Inner FrameUnderForces::resisting(double times) const {
    Inner sum = times * inner;
    for (int i = 0; i < inner_twists; ++i) sum(i, i) += resistance[std::size_t(i)];
    return sum;
}

std::optional<FrameUnderForces::Inner> FrameUnderForces::follow(double factor) const {
    if (resistance[0] == 0.0 || factor == 0.0 || between.isZero(0.0)) return {};
    const Inner sum = resisting(factor);
    // A beam that twists by itself under such forces has no ends to follow.
    const double determinant = sum(0, 0) * sum(1, 1) - sum(0, 1) * sum(0, 1);
    if (!(sum(0, 0) > 0.5 * resistance[0]) || !(determinant > 0.5 * sum(0, 0) * resistance[1]))
        return {};
    Inner inverse;
    inverse << sum(1, 1), -sum(0, 1), -sum(0, 1), sum(0, 0);
    return Inner(-factor / determinant * inverse);
}

FrameUnderForces::Following FrameUnderForces::following(double factor) const {
    Following found{FrameMatrix::Zero(), ends, false};
    const std::optional<Inner> of_pushed = follow(factor);
    if (!of_pushed) return found;
    const Eigen::Matrix<double, frame_size, inner_twists> twists = between * *of_pushed;
    const Eigen::Matrix<double, frame_size, inner_twists> bent =
        between + 0.5 * (twists * inner).eval();
    for (int j = 0; j < frame_size; ++j)
        for (int i = 0; i < frame_size; ++i)
            for (int k = 0; k < inner_twists; ++k) {
                found.geometric(i, j) += bent(i, k) * twists(j, k) + twists(i, k) * bent(j, k);
                found.stiffness(i, j) += resistance[std::size_t(k)] * twists(i, k) * twists(j, k);
            }
    found.is_stiffer = true;
    return found;
}

double FrameUnderForces::work_of_following(double factor, double times,
                                           const FrameVector& moved) const {
    const std::optional<Inner> of_pushed = follow(factor);
    if (!of_pushed) return 0.0;
    const Eigen::Matrix<double, inner_twists, 1> pushed = between.transpose() * moved;
    const Eigen::Matrix<double, inner_twists, 1> twists = *of_pushed * pushed;
    double work = times * twists.dot(2.0 * pushed + inner * twists);
    for (int k = 0; k < inner_twists; ++k)
        work += resistance[std::size_t(k)] * twists[k] * twists[k];
    return work;
}

FrameGeometric::FrameGeometric(const FrameProperties& p)
    : properties_(p), twists_inside_(!(p.eiw > 0.0) && p.gj > 0.0) {
    for (std::size_t g = 0; g < sections_.size(); ++g) {
        const double s = gauss_line[g].at;
        const auto n = frame_shape(p, s * p.length);
        const auto d = frame_slopes(p, s * p.length);
        // s (1 - s) and s (1 - s) (1 - 2 s), and their derivatives.
        const double within = twists_inside_ ? 1.0 : 0.0, at = within * s * (1.0 - s);
        const double twist[2] = {at, at * (1.0 - 2.0 * s)};
        const double slope[2] = {within * (1.0 - 2.0 * s) / p.length,
                                 within * (1.0 - 6.0 * s + 6.0 * s * s) / p.length};
        const auto row = [&](const Eigen::Matrix<double, 1, frame_size>& of_ends, double times,
                             const double* inner) {
            Row all;
            for (int i = 0; i < size; ++i) {
                const double value =
                    i < frame_size ? of_ends[i] : times * inner[std::size_t(i - frame_size)];
                if (value == 0.0) continue;
                all.value[std::size_t(all.count)] = value;
                all.place[std::size_t(all.count++)] = i;
            }
            return all;
        };
        // Sections twist about the shear centre, which moves the centroid.
        sections_[g] = {row(d.row(1), p.z_s, slope), row(d.row(2), -p.y_s, slope),
                        row(d.row(3), 1.0, slope),   row(d.row(4), 0.0, slope),
                        row(d.row(5), 0.0, slope),   row(n.row(3), 1.0, twist),
                        row(n.row(4), 0.0, twist),   row(n.row(5), 0.0, twist)};
    }
}

// The energy at a section, with slopes v' w' of the axis and rotations t = (x, y, z):
//   n/2 (v'^2 + w'^2 + wagner x'^2) + vy (x w' + x y / 2) + vz (-x v' + x z / 2)
//   - m . (t x t') / 2
FrameUnderForces FrameGeometric::under(double wagner,
                                       const std::array<SectionForces, 4>& forces) const {
    Eigen::Matrix<double, size, size> half;  // the matrix is this and its transpose
    half.setZero();
    // Most entries of the shapes are none: each unknown moves a section in few ways.
    const auto add = [&](double factor, const Row& left, const Row& right) {
        if (factor == 0.0) return;
        for (int i = 0; i < left.count; ++i) {
            double* column = half.data() + size * left.place[std::size_t(i)];
            const double times = factor * left.value[std::size_t(i)];
            for (int j = 0; j < right.count; ++j)
                column[right.place[std::size_t(j)]] += times * right.value[std::size_t(j)];
        }
    };
    for (std::size_t g = 0; g < forces.size(); ++g) {
        const Section& s = sections_[g];
        SectionForces f = forces[g];
        const double weight = gauss_line[g].weight * properties_.length;
        for (double* force : {&f.n, &f.vy, &f.vz, &f.mx, &f.my, &f.mz}) *force *= weight;
        add(0.5 * f.n, s.v_slope, s.v_slope);
        add(0.5 * f.n, s.w_slope, s.w_slope);
        add(0.5 * f.n * wagner, s.x_slope, s.x_slope);
        add(f.vy, s.x, s.w_slope);
        add(-f.vz, s.x, s.v_slope);
        add(0.5 * f.vy, s.x, s.y);
        add(0.5 * f.vz, s.x, s.z);
        add(0.5 * f.my, s.x, s.z_slope);
        add(-0.5 * f.mz, s.x, s.y_slope);
        add(0.5 * f.mz, s.y, s.x_slope);
        add(-0.5 * f.mx, s.y, s.z_slope);
        add(0.5 * f.mx, s.z, s.y_slope);
        add(-0.5 * f.my, s.z, s.x_slope);
    }
    half += half.transpose().eval();
    FrameUnderForces found{half.topLeftCorner<frame_size, frame_size>(),
                           half.topRightCorner<frame_size, inner_twists>(),
                           half.bottomRightCorner<inner_twists, inner_twists>(),
                           {}};
    // G J times the integrals of the squares of their slopes.
    if (twists_inside_)
        found.resistance = {properties_.gj / (3.0 * properties_.length),
                            properties_.gj / (5.0 * properties_.length)};
    return found;
}

}  // namespace loadpath::elements
