#include "analysis/second_order/plate_geometric.hpp"

namespace loadpath::analysis {

namespace {

// Gradients of the corners' shape functions at a point of a triangle or quadrilateral, and the area
// that the point stands for.
struct PlatePoint {
    Eigen::Matrix<double, 2, Eigen::Dynamic> gradients;
    double area = 0.0;
};

std::vector<PlatePoint> plate_points(const shell::PlateFrame& frame) {
    const auto& c = frame.corners;
    std::vector<PlatePoint> points;
    const auto add = [&](const Eigen::Matrix<double, 2, Eigen::Dynamic>& natural, double weight) {
        Eigen::Matrix2d jacobian = Eigen::Matrix2d::Zero();
        for (std::size_t i = 0; i < c.size(); ++i)
            jacobian += natural.col(int(i)) * c[i].transpose();
        const double determinant = jacobian.determinant();
        Eigen::Matrix2d inverse;
        inverse << jacobian(1, 1), -jacobian(0, 1), -jacobian(1, 0), jacobian(0, 0);
        points.push_back({inverse * natural / determinant, weight * determinant});
    };
    if (c.size() == 3) {
        Eigen::Matrix<double, 2, Eigen::Dynamic> natural(2, 3);
        natural << -1, 1, 0, -1, 0, 1;
        add(natural, 0.5);
        return points;
    }
    const double g = 0.5773502691896258;
    for (const double r : {-g, g})
        for (const double s : {-g, g}) {
            Eigen::Matrix<double, 2, Eigen::Dynamic> natural(2, 4);
            natural << -(1 - s), 1 - s, 1 + s, -(1 + s), -(1 - r), -(1 + r), 1 + r, 1 - r;
            add(0.25 * natural, 1.0);
        }
    return points;
}

}  // namespace

Eigen::MatrixXd plate_geometric(const model::Plate& plate, const shell::Resultants& n) {
    const int corners = static_cast<int>(plate.joints.size());
    Eigen::Matrix2d membrane;
    membrane << n.nx, n.nxy, n.nxy, n.ny;
    Eigen::MatrixXd k = Eigen::MatrixXd::Zero(3 * corners, 3 * corners);
    for (const PlatePoint& point : plate_points(plate.frame)) {
        Eigen::MatrixXd slopes = Eigen::MatrixXd::Zero(2, 3 * corners);
        Eigen::RowVectorXd turn = Eigen::RowVectorXd::Zero(3 * corners);
        for (int i = 0; i < corners; ++i) {
            slopes.middleCols<3>(3 * i) = point.gradients.col(i) * plate.frame.axes.row(2);
            turn.segment<3>(3 * i) = 0.5 * (point.gradients(0, i) * plate.frame.axes.row(1) -
                                            point.gradients(1, i) * plate.frame.axes.row(0));
        }
        k += point.area *
             (slopes.transpose() * membrane * slopes + (n.nx + n.ny) * turn.transpose() * turn);
    }
    return k;
}

}  // namespace loadpath::analysis
