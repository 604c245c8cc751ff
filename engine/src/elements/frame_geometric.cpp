#include "elements/frame_geometric.hpp"

namespace loadpath::elements {

FrameGeometric::FrameGeometric(const FrameProperties& p) : properties_(p) {
    for (std::size_t g = 0; g < sections_.size(); ++g) {
        const auto n = frame_shape(p, gauss_line[g].at * p.length);
        const auto d = frame_slopes(p, gauss_line[g].at * p.length);
        sections_[g] = {d.row(1), d.row(2), d.row(3), d.row(4),
                        d.row(5), n.row(3), n.row(4), n.row(5)};
    }
}

// The energy at a section, with slopes v' w' of the axis and rotations t = (x, y, z):
//   n/2 (v'^2 + w'^2 + wagner x'^2) + vy (x w' + x y / 2) + vz (-x v' + x z / 2)
//   - m . (t x t') / 2
FrameMatrix FrameGeometric::under(double wagner, const std::array<SectionForces, 4>& forces) const {
    FrameMatrix half = FrameMatrix::Zero();  // the matrix is this and its transpose
    for (std::size_t g = 0; g < forces.size(); ++g) {
        const Section& s = sections_[g];
        SectionForces f = forces[g];
        const double weight = gauss_line[g].weight * properties_.length;
        for (double* force : {&f.n, &f.vy, &f.vz, &f.mx, &f.my, &f.mz}) *force *= weight;
        // Most entries of the shapes are none: each unknown moves a section in few ways.
        const auto add = [&](const Row& left, const Row& right) {
            for (int i = 0; i < frame_size; ++i) {
                if (left[i] == 0.0) continue;
                double* column = half.col(i).data();
                for (int j = 0; j < frame_size; ++j) column[j] += left[i] * right[j];
            }
        };
        add(s.v_slope, 0.5 * f.n * s.v_slope);
        add(s.w_slope, 0.5 * f.n * s.w_slope);
        if (f.n * wagner != 0.0) add(s.x_slope, 0.5 * f.n * wagner * s.x_slope);
        add(s.x, f.vy * s.w_slope - f.vz * s.v_slope +
                     0.5 * (f.vy * s.y + f.vz * s.z + f.my * s.z_slope - f.mz * s.y_slope));
        add(s.y, 0.5 * (f.mz * s.x_slope - f.mx * s.z_slope));
        add(s.z, 0.5 * (f.mx * s.y_slope - f.my * s.x_slope));
    }
    return half + half.transpose();
}

}  // namespace loadpath::elements
