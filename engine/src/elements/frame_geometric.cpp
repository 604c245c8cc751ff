#include "elements/frame_geometric.hpp"

namespace loadpath::elements {

// The energy at a section, with slopes v' w' of the axis and rotations t = (x, y, z):
//   n/2 (v'^2 + w'^2 + wagner x'^2) + vy (x w' + x y / 2) + vz (-x v' + x z / 2)
//   - m . (t x t') / 2
FrameMatrix frame_geometric(const FrameProperties& p, double wagner,
                            const std::array<SectionForces, 4>& forces) {
    FrameMatrix half = FrameMatrix::Zero();  // the matrix is this and its transpose
    for (std::size_t g = 0; g < forces.size(); ++g) {
        const SectionForces& f = forces[g];
        const auto n = frame_shape(p, gauss_line[g].at * p.length);
        const auto d = frame_slopes(p, gauss_line[g].at * p.length);
        const auto x = n.row(3), y = n.row(4), z = n.row(5);
        FrameMatrix e = FrameMatrix::Zero();
        for (const int row : {1, 2}) e += 0.5 * f.n * d.row(row).transpose() * d.row(row);
        e += 0.5 * f.n * wagner * d.row(3).transpose() * d.row(3);
        e += x.transpose() * (f.vy * (d.row(2) + 0.5 * y) + f.vz * (0.5 * z - d.row(1)));
        e -= 0.5 * f.mx * (y.transpose() * d.row(5) - z.transpose() * d.row(4));
        e -= 0.5 * f.my * (z.transpose() * d.row(3) - x.transpose() * d.row(5));
        e -= 0.5 * f.mz * (x.transpose() * d.row(4) - y.transpose() * d.row(3));
        half += gauss_line[g].weight * p.length * e;
    }
    return half + half.transpose();
}

}  // namespace loadpath::elements
