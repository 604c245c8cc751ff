#include "elements/geometric_stiffness.hpp"

namespace loadpath::elements {

namespace {

using Row = Eigen::Matrix<double, 1, frame_size>;

// Squares of the slopes (degree 4) times a linear force: exact to degree 5.
constexpr double slope_at[3] = {0.1127016653792583, 0.5, 0.8872983346207417};
constexpr double slope_weight[3] = {5.0 / 18.0, 8.0 / 18.0, 5.0 / 18.0};

// Rate of twist at x; with warping of cubic shapes, which the pieces of a member are short enough
// for.
Row twist_rate(const FrameProperties& p, double x) {
    Row t = Row::Zero();
    const double s = x / p.length;
    if (p.eiw > 0.0) {
        t(3) = 6.0 * (s * s - s) / p.length;
        t(6) = 1.0 - 4.0 * s + 3.0 * s * s;
        t(10) = -t(3);
        t(13) = 3.0 * s * s - 2.0 * s;
    } else {
        t(3) = -1.0 / p.length;
        t(10) = 1.0 / p.length;
    }
    return t;
}

// Slopes v' and w' of the centroid at x: the rotation of the start, what the forces on the end bend
// and shear in, and the twist about the shear centre (cantilever_flexibility, differentiated).
struct Slopes {
    Row v, w;
};

Slopes slopes_at(const FrameProperties& p, const FrameMatrix& k, double x, const Row& twist) {
    const double determinant = p.eiy * p.eiz - p.eiyz * p.eiyz;
    const double cyy = p.eiz / determinant, cyz = p.eiyz / determinant, czz = p.eiy / determinant;
    const double s = p.length * x - 0.5 * x * x;
    const auto fy = k.row(8), fz = k.row(9), my = k.row(11), mz = k.row(12);
    Slopes slopes;
    slopes.v = (czz * s + p.shear_y) * fy - cyz * s * fz + cyz * x * my + czz * x * mz;
    slopes.w = (cyy * s + p.shear_z) * fz - cyz * s * fy - cyy * x * my - cyz * x * mz;
    slopes.v(5) += 1.0;
    slopes.w(4) -= 1.0;
    slopes.v += p.z_s * twist;
    slopes.w -= p.y_s * twist;
    return slopes;
}

}  // namespace

FrameMatrix geometric_stiffness(const FrameProperties& p, const FrameMatrix& stiffness,
                                const AxialForce& force) {
    FrameMatrix g = FrameMatrix::Zero();
    for (int i = 0; i < 3; ++i) {
        const double t = slope_at[i];
        const double n =
            slope_weight[i] * p.length * ((1.0 - t) * force.at_start + t * force.at_end);
        const Row twist = twist_rate(p, t * p.length);
        const auto [v, w] = slopes_at(p, stiffness, t * p.length, twist);
        g += v.transpose() * (n * (force.planes(0, 0) * v + force.planes(0, 1) * w));
        g += w.transpose() * (n * (force.planes(1, 0) * v + force.planes(1, 1) * w));
        if (force.wagner != 0.0) g += twist.transpose() * (n * force.wagner * twist);
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
