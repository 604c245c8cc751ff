#include "analysis/smooth_resultants.hpp"

#include <Eigen/QR>
#include <optional>

namespace loadpath::analysis {

namespace {

using model::Plate;
using Values = Eigen::Matrix<double, 1, 8>;

// A field that is linear in the plane of the plates, about a node.
struct Fit {
    Eigen::Matrix<double, 3, 8> coefficients;  // of 1, x, y in the plates' axes

    Values at(const Eigen::Vector3d& local) const {
        return Eigen::RowVector3d(1.0, local.x(), local.y()) * coefficients;
    }
};

constexpr std::size_t enough_plates = 4;

Values values_of(const shell::Resultants& r) {
    Values v;
    v << r.nx, r.ny, r.nxy, r.mx, r.my, r.mxy, r.qx, r.qy;
    return v;
}

bool belong_together(const Plate& a, const Plate& b) {
    return a.surface == b.surface && a.thickness == b.thickness &&
           (a.frame.axes - b.frame.axes).norm() < 1e-6;
}

std::optional<Fit> fit_around(const model::Structure& structure,
                              const std::vector<PlateState>& states, int joint,
                              const std::vector<int>& plates) {
    if (plates.size() < enough_plates) return std::nullopt;
    const Plate& first = structure.plates[plates.front()];
    Eigen::MatrixXd places(plates.size(), 3), values(plates.size(), 8);
    for (std::size_t k = 0; k < plates.size(); ++k) {
        const Plate& plate = structure.plates[plates[k]];
        if (!belong_together(first, plate)) return std::nullopt;
        const Eigen::Vector3d local =
            first.frame.axes * (plate.frame.centre - structure.joints[joint].at);
        places.row(static_cast<int>(k)) << 1.0, local.x(), local.y();
        values.row(static_cast<int>(k)) = values_of(states[plates[k]].centre);
    }
    const Eigen::ColPivHouseholderQR<Eigen::MatrixXd> qr(places);
    if (qr.rank() < 3) return std::nullopt;
    return Fit{qr.solve(values)};
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
                sum += fits[from]->at(plate.frame.axes *
                                      (structure.joints[joint].at - structure.joints[from].at));
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
