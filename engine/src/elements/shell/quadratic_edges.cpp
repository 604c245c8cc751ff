#include "elements/shell/quadratic_edges.hpp"

#include <cmath>

namespace loadpath::shell {

ShapeFunctions<3> triangle_functions(double r, double s) {
    const double t = 1 - r - s;
    ShapeFunctions<3> f;
    f.corner << t, r, s;
    f.corner_d << -1, 1, 0, -1, 0, 1;
    f.edge << 4 * t * r, 4 * r * s, 4 * s * t;
    f.edge_d << 4 * (t - r), 4 * s, -4 * s, -4 * r, 4 * r, 4 * (t - s);
    return f;
}

ShapeFunctions<4> quad_functions(double r, double s) {
    ShapeFunctions<4> f;
    f.corner << (1 - r) * (1 - s) / 4, (1 + r) * (1 - s) / 4, (1 + r) * (1 + s) / 4,
        (1 - r) * (1 + s) / 4;
    f.corner_d << -(1 - s) / 4, (1 - s) / 4, (1 + s) / 4, -(1 + s) / 4,  //
        -(1 - r) / 4, -(1 + r) / 4, (1 + r) / 4, (1 - r) / 4;
    f.edge << (1 - r * r) * (1 - s) / 2, (1 + r) * (1 - s * s) / 2, (1 - r * r) * (1 + s) / 2,
        (1 - r) * (1 - s * s) / 2;
    f.edge_d << -r * (1 - s), (1 - s * s) / 2, -r * (1 + s), -(1 - s * s) / 2,  //
        -(1 - r * r) / 2, -s * (1 + r), (1 - r * r) / 2, -s * (1 - r);
    return f;
}

const std::array<QuadraturePoint, 3>& triangle_rule_3() {
    static const std::array<QuadraturePoint, 3> rule{{
        {{1.0 / 6, 1.0 / 6}, 1.0 / 6},
        {{2.0 / 3, 1.0 / 6}, 1.0 / 6},
        {{1.0 / 6, 2.0 / 3}, 1.0 / 6},
    }};
    return rule;
}

// Degree 5 (Radon); Zienkiewicz and Taylor, The Finite Element Method, table of triangle rules.
const std::array<QuadraturePoint, 7>& triangle_rule_7() {
    static const std::array<QuadraturePoint, 7> rule = [] {
        const double root = std::sqrt(15.0);
        const double a = (6 - root) / 21, b = (6 + root) / 21;
        const double wa = (155 - root) / 2400, wb = (155 + root) / 2400;
        return std::array<QuadraturePoint, 7>{{
            {{1.0 / 3, 1.0 / 3}, 9.0 / 80},
            {{a, a}, wa},
            {{1 - 2 * a, a}, wa},
            {{a, 1 - 2 * a}, wa},
            {{b, b}, wb},
            {{1 - 2 * b, b}, wb},
            {{b, 1 - 2 * b}, wb},
        }};
    }();
    return rule;
}

const std::array<QuadraturePoint, 4>& quad_rule_2x2() {
    static const double g = 1 / std::sqrt(3.0);
    static const std::array<QuadraturePoint, 4> rule{{
        {{-g, -g}, 1},
        {{g, -g}, 1},
        {{g, g}, 1},
        {{-g, g}, 1},
    }};
    return rule;
}

const std::array<QuadraturePoint, 9>& quad_rule_3x3() {
    static const std::array<QuadraturePoint, 9> rule = [] {
        const double g = std::sqrt(0.6);
        const std::array<double, 3> x{-g, 0, g}, w{5.0 / 9, 8.0 / 9, 5.0 / 9};
        std::array<QuadraturePoint, 9> points;
        for (int i = 0; i < 3; ++i)
            for (int j = 0; j < 3; ++j) points[3 * i + j] = {{x[i], x[j]}, w[i] * w[j]};
        return points;
    }();
    return rule;
}

}  // namespace loadpath::shell
