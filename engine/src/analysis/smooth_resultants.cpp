#include "analysis/smooth_resultants.hpp"

#include <Eigen/QR>
#include <cmath>
#include <numbers>
#include <optional>

#include "point2.hpp"

namespace loadpath::analysis {

namespace {

using model::Plate;
using Values = Eigen::Matrix<double, 1, 8>;

Values values_of(const shell::Resultants& r) {
    Values v;
    v << r.nx, r.ny, r.nxy, r.mx, r.my, r.mxy, r.qx, r.qy;
    return v;
}

// The same resultants in other axes of the same plane. Where the normals are opposite the faces
// change places: moments and shears change sign.
Values turned(const Values& v, const Eigen::Matrix3d& from, const Eigen::Matrix3d& to) {
    const Eigen::Matrix3d turn = to * from.transpose();
    const Eigen::Matrix2d r = turn.topLeftCorner<2, 2>();
    const double side = turn(2, 2) < 0.0 ? -1.0 : 1.0;
    const auto tensor = [&](int first) {
        Eigen::Matrix2d t;
        t << v[first], v[first + 2], v[first + 2], v[first + 1];
        return Eigen::Matrix2d(r * t * r.transpose());
    };
    const Eigen::Matrix2d n = tensor(0), m = side * tensor(3);
    const Eigen::Vector2d q = side * r * Eigen::Vector2d(v[6], v[7]);
    Values result;
    result << n(0, 0), n(1, 1), n(0, 1), m(0, 0), m(1, 1), m(0, 1), q[0], q[1];
    return result;
}

// A field that is linear in the plane of the plates, about a node.
struct Fit {
    Eigen::Matrix3d axes;
    Eigen::Matrix<double, 3, 8> coefficients;  // of 1, x, y in these axes

    Values at(const Eigen::Vector3d& from_node) const {
        const Eigen::Vector3d local = axes * from_node;
        return Eigen::RowVector3d(1.0, local.x(), local.y()) * coefficients;
    }
};

constexpr std::size_t enough_plates = 4;

bool belong_together(const Plate& a, const Plate& b) {
    return a.surface == b.surface && a.thickness == b.thickness &&
           a.frame.axes.row(2).cross(b.frame.axes.row(2)).norm() < 1e-6;
}

// The angle that a plate takes up at one of its corners.
double angle_at(const Plate& plate, int joint) {
    const auto& corners = plate.frame.corners;
    for (std::size_t k = 0; k < corners.size(); ++k) {
        if (plate.joints[k] != joint) continue;
        const Point2 to = corners[(k + 1) % corners.size()] - corners[k];
        const Point2 from = corners[(k + corners.size() - 1) % corners.size()] - corners[k];
        return std::abs(std::atan2(cross(to, from), to.dot(from)));
    }
    return 0.0;
}

// Plates all around a node tell how the field changes there. At an edge they lie on one side: the
// two triangles of a strip along it have one curvature but different centres.
bool is_surrounded(const model::Structure& structure, int joint, const std::vector<int>& plates) {
    double angle = 0.0;
    for (const int p : plates) angle += angle_at(structure.plates[p], joint);
    return angle > 2.0 * std::numbers::pi - 1e-6;
}

std::optional<Fit> fit_around(const model::Structure& structure,
                              const std::vector<PlateState>& states, int joint,
                              const std::vector<int>& plates) {
    if (plates.size() < enough_plates || !is_surrounded(structure, joint, plates))
        return std::nullopt;
    const Plate& first = structure.plates[plates.front()];
    Eigen::MatrixXd places(plates.size(), 3), values(plates.size(), 8);
    for (std::size_t k = 0; k < plates.size(); ++k) {
        const Plate& plate = structure.plates[plates[k]];
        if (!belong_together(first, plate)) return std::nullopt;
        const Eigen::Vector3d local =
            first.frame.axes * (plate.frame.centre - structure.joints[joint].at);
        places.row(static_cast<int>(k)) << 1.0, local.x(), local.y();
        values.row(static_cast<int>(k)) =
            turned(values_of(states[plates[k]].centre), plate.frame.axes, first.frame.axes);
    }
    const Eigen::ColPivHouseholderQR<Eigen::MatrixXd> qr(places);
    if (qr.rank() < 3) return std::nullopt;
    return Fit{first.frame.axes, qr.solve(values)};
}

}  // namespace

void smooth_resultants(const model::Structure& structure, std::vector<PlateState>& states) {
    std::vector<std::vector<int>> at_joint(structure.joints.size());
    for (std::size_t p = 0; p < structure.plates.size(); ++p)
        for (const int joint : structure.plates[p].joints)
            at_joint[joint].push_back(static_cast<int>(p));
    std::vector<std::optional<Fit>> fits(structure.joints.size());
    for (std::size_t j = 0; j < fits.size(); ++j)
        fits[j] = fit_around(structure, states, static_cast<int>(j), at_joint[j]);

    for (std::size_t p = 0; p < structure.plates.size(); ++p) {
        const Plate& plate = structure.plates[p];
        for (std::size_t c = 0; c < plate.joints.size(); ++c) {
            const int joint = plate.joints[c];
            Values sum = Values::Zero();
            int count = 0;
            const auto add = [&](int from) {
                if (!fits[from]) return;
                const Values there =
                    fits[from]->at(structure.joints[joint].at - structure.joints[from].at);
                sum += turned(there, fits[from]->axes, plate.frame.axes);
                ++count;
            };
            if (fits[joint])
                add(joint);
            else
                for (const int neighbour : at_joint[joint])
                    if (belong_together(plate, structure.plates[neighbour]))
                        for (const int from : structure.plates[neighbour].joints) add(from);
            if (count > 0) states[p].corners[c] = shell::resultants_from((sum / count).transpose());
        }
    }
}

}  // namespace loadpath::analysis
