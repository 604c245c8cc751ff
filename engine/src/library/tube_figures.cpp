#include "library/tube_figures.hpp"

#include <numbers>

namespace loadpath::library {

namespace {

using std::numbers::pi;

TubeFigures operator-(const TubeFigures& a, const TubeFigures& b) {
    return {a.area - b.area, a.i_z - b.i_z, a.i_y - b.i_y};
}

TubeFigures disc(double diameter) {
    const double square = diameter * diameter;
    const double i = pi / 64.0 * square * square;
    return {pi / 4.0 * square, i, i};
}

// A rectangle without what lies outside of its rounded corners.
TubeFigures rounded_rectangle(double h, double b, double radius) {
    const double square = radius * radius;
    const double corner = (1.0 - pi / 4.0) * square;
    const double own = (1.0 / 3.0 - pi / 16.0 - 1.0 / (3.0 * (12.0 - 3.0 * pi))) * square * square;
    const double from_edge = (10.0 - 3.0 * pi) / (12.0 - 3.0 * pi) * radius;
    const auto second_moment = [&](double depth, double width) {
        const double arm = depth / 2.0 - from_edge;
        return width * depth * depth * depth / 12.0 - 4.0 * (own + corner * arm * arm);
    };
    return {h * b - 4.0 * corner, second_moment(h, b), second_moment(b, h)};
}

}  // namespace

TubeFigures round_tube(double diameter, double wall) {
    return disc(diameter) - disc(diameter - 2.0 * wall);
}

TubeFigures rectangular_tube(double h, double b, double wall, double outer, double inner) {
    return rounded_rectangle(h, b, outer) -
           rounded_rectangle(h - 2.0 * wall, b - 2.0 * wall, inner);
}

}  // namespace loadpath::library
