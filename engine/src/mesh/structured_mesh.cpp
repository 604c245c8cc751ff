#include "mesh/structured_mesh.hpp"

namespace loadpath::mesh {
namespace {

Point2 crossing(const Point2& a, const Point2& b, const Point2& c, const Point2& d) {
    const Point2 u = b - a, v = d - c, w = c - a;
    const double along = cross(w, v) / cross(u, v);
    return a + along * u;
}

void add_cell(PlanarMesh& mesh, int a, int b, int c, int d, bool triangles) {
    if (!triangles) {
        mesh.elements.push_back({a, b, c, d});
        return;
    }
    // The shorter diagonal keeps the angles away from zero.
    const auto& p = mesh.points;
    if ((p[a] - p[c]).squaredNorm() <= (p[b] - p[d]).squaredNorm()) {
        mesh.elements.push_back({a, b, c});
        mesh.elements.push_back({a, c, d});
    } else {
        mesh.elements.push_back({a, b, d});
        mesh.elements.push_back({b, c, d});
    }
}

}  // namespace

PlanarMesh structured_mesh(const std::vector<Point2>& points, const FourSides& sides,
                           bool triangles) {
    const int nu = static_cast<int>(sides.bottom.size()) - 1,
              nv = static_cast<int>(sides.left.size()) - 1;
    PlanarMesh mesh{points, {}};
    std::vector<std::vector<int>> id(nv + 1, std::vector<int>(nu + 1));
    for (int j = 0; j <= nv; ++j)
        for (int i = 0; i <= nu; ++i) {
            if (j == 0)
                id[j][i] = sides.bottom[i];
            else if (j == nv)
                id[j][i] = sides.top[i];
            else if (i == 0)
                id[j][i] = sides.left[j];
            else if (i == nu)
                id[j][i] = sides.right[j];
            else {
                id[j][i] = static_cast<int>(mesh.points.size());
                mesh.points.push_back(crossing(points[sides.bottom[i]], points[sides.top[i]],
                                               points[sides.left[j]], points[sides.right[j]]));
            }
        }
    for (int j = 0; j < nv; ++j)
        for (int i = 0; i < nu; ++i)
            add_cell(mesh, id[j][i], id[j][i + 1], id[j + 1][i + 1], id[j + 1][i], triangles);
    return mesh;
}

}  // namespace loadpath::mesh
