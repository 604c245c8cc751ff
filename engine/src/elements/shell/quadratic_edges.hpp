// Shape functions shared by the plate elements: the linear (bilinear) corner functions and, on top
// of them, one hierarchic quadratic function per edge, 1 at its midpoint and 0 at every corner.
// Discrete Kirchhoff bending and Allman membranes differ only in what they hang on the edge
// functions. Edge k runs from corner k to corner k + 1.
#pragma once

#include <Eigen/Dense>
#include <array>

#include "point2.hpp"

namespace loadpath::shell {

template <int N>
using Corners = std::array<Point2, N>;

// Natural coordinates: triangle (r, s) = area coordinates of corners 1 and 2; quadrilateral (r, s)
// in [-1, 1].
template <int N>
struct ShapeFunctions {
    Eigen::Matrix<double, 1, N> corner;    // values
    Eigen::Matrix<double, 2, N> corner_d;  // natural derivatives
    Eigen::Matrix<double, 1, N> edge;
    Eigen::Matrix<double, 2, N> edge_d;
};

ShapeFunctions<3> triangle_functions(double r, double s);
ShapeFunctions<4> quad_functions(double r, double s);

template <int N>
ShapeFunctions<N> shape_functions(const Point2& at) {
    if constexpr (N == 3)
        return triangle_functions(at.x(), at.y());
    else
        return quad_functions(at.x(), at.y());
}

// Rows: d(x, y)/dr and d(x, y)/ds. Inverse times natural derivatives gives Cartesian ones.
template <int N>
Eigen::Matrix2d jacobian(const Corners<N>& corners, const ShapeFunctions<N>& shape) {
    Eigen::Matrix2d j = Eigen::Matrix2d::Zero();
    for (int i = 0; i < N; ++i) j += shape.corner_d.col(i) * corners[i].transpose();
    return j;
}

struct QuadraturePoint {
    Point2 at;
    double weight;
};

// Natural places where results are given: the corners, then the centre.
template <int N>
std::array<Point2, N + 1> result_places() {
    if constexpr (N == 3)
        return {Point2{0, 0}, Point2{1, 0}, Point2{0, 1}, Point2{1.0 / 3, 1.0 / 3}};
    else
        return {Point2{-1, -1}, Point2{1, -1}, Point2{1, 1}, Point2{-1, 1}, Point2{0, 0}};
}

// Gauss rules. Weights of the triangle rules sum to 1/2, of the quadrilateral rules to 4.
const std::array<QuadraturePoint, 3>& triangle_rule_3();
const std::array<QuadraturePoint, 7>& triangle_rule_7();
const std::array<QuadraturePoint, 4>& quad_rule_2x2();
const std::array<QuadraturePoint, 9>& quad_rule_3x3();

}  // namespace loadpath::shell
