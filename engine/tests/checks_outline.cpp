// Shapes and dimensions read back from outlines drawn as the peer SDK draws them.
#include <doctest/doctest.h>

#include <numbers>
#include <vector>

#include "checks/outline.hpp"

using namespace loadpath;
using checks::dimensions_of_outline;
using document::PathCommand;
using document::ShapeCommand;
using document::ShapePath;
using en1993::Dimensions;
using en1993::Shape;

namespace {

constexpr double quarter = std::numbers::pi / 2.0;

struct Pen {
    ShapePath path;

    Pen& to(double y, double z) {
        ShapeCommand c;
        c.command =
            path.shape_commands.empty() || is_lifted ? PathCommand::moveTo : PathCommand::lineTo;
        c.y = y;
        c.z = z;
        path.shape_commands.push_back(c);
        is_lifted = false;
        return *this;
    }

    Pen& arc(double y, double z, double r, double from, double sweep) {
        ShapeCommand c;
        c.command = PathCommand::arcTo;
        c.center_y = y;
        c.center_z = z;
        c.r = r;
        c.theta0 = from;
        c.theta1 = from + sweep;
        path.shape_commands.push_back(c);
        return *this;
    }

    Pen& close() {
        ShapeCommand c;
        c.command = PathCommand::closePath;
        path.shape_commands.push_back(c);
        is_lifted = true;
        return *this;
    }

    bool is_lifted = false;
};

// IPE 300 with its four root fillets
ShapePath i_outline() {
    const double y = 0.15, tf = 0.0107, w = 0.00355, r = 0.015, b = 0.075;
    Pen pen;
    pen.to(y, -b).to(y, b).to(y - tf, b).to(y - tf, w + r);
    pen.arc(y - tf - r, w + r, r, 0.0, -quarter).to(-y + tf + r, w);
    pen.arc(-y + tf + r, w + r, r, -quarter, -quarter).to(-y + tf, b).to(-y, b).to(-y, -b);
    pen.to(-y + tf, -b).to(-y + tf, -w - r).arc(-y + tf + r, -w - r, r, 2.0 * quarter, -quarter);
    pen.to(y - tf - r, -w).arc(y - tf - r, -w - r, r, quarter, -quarter).to(y - tf, -b).close();
    return pen.path;
}

}  // namespace

TEST_CASE("an I-section with root fillets") {
    const Dimensions d = dimensions_of_outline(i_outline());
    CHECK(d.shape == Shape::i);
    CHECK(d.h == doctest::Approx(0.3));
    CHECK(d.b == doctest::Approx(0.15));
    CHECK(d.tw == doctest::Approx(0.0071));
    CHECK(d.tf == doctest::Approx(0.0107));
    CHECK(d.r == doctest::Approx(0.015));
}

TEST_CASE("a channel, whichever way it opens") {
    for (const double side : {1.0, -1.0}) {
        Pen pen;
        pen.to(0.1, -0.04 * side)
            .to(0.1, 0.04 * side)
            .to(0.089, 0.04 * side)
            .to(0.089, -0.034 * side);
        pen.to(-0.089, -0.034 * side)
            .to(-0.089, 0.04 * side)
            .to(-0.1, 0.04 * side)
            .to(-0.1, -0.04 * side)
            .close();
        const Dimensions d = dimensions_of_outline(pen.path);
        CHECK(d.shape == Shape::u);
        CHECK(d.tw == doctest::Approx(0.006));
        CHECK(d.tf == doctest::Approx(0.011));
        CHECK(d.r == 0.0);
    }
}

TEST_CASE("tubes are two contours") {
    Pen round;
    round.to(0.024, 0.0).arc(0.0, 0.0, 0.024, 0.0, 4.0 * quarter);
    round.is_lifted = true;
    round.to(0.021, 0.0).arc(0.0, 0.0, 0.021, 0.0, -4.0 * quarter);
    const Dimensions ring = dimensions_of_outline(round.path);
    CHECK(ring.shape == Shape::chs);
    CHECK(ring.h == doctest::Approx(0.048));
    CHECK(ring.t == doctest::Approx(0.003));
    Pen square;
    square.to(0.1, 0.05).to(0.1, -0.05).to(-0.1, -0.05).to(-0.1, 0.05).close();
    square.to(0.092, 0.042).to(-0.092, 0.042).to(-0.092, -0.042).to(0.092, -0.042).close();
    const Dimensions box = dimensions_of_outline(square.path);
    CHECK(box.shape == Shape::rhs);
    CHECK(box.h == doctest::Approx(0.2));
    CHECK(box.b == doctest::Approx(0.1));
    CHECK(box.t == doctest::Approx(0.008));
}

TEST_CASE("an angle, a tee and a solid rectangle") {
    Pen angle;
    angle.to(0.0, 0.0)
        .to(0.1, 0.0)
        .to(0.1, 0.01)
        .to(0.01, 0.01)
        .to(0.01, 0.08)
        .to(0.0, 0.08)
        .close();
    const Dimensions l = dimensions_of_outline(angle.path);
    CHECK(l.shape == Shape::l);
    CHECK(l.t == doctest::Approx(0.01));
    CHECK(l.b == doctest::Approx(0.08));
    Pen tee;
    tee.to(0.1, -0.05).to(0.1, 0.05).to(0.09, 0.05).to(0.09, 0.004).to(0.0, 0.004).to(0.0, -0.004);
    tee.to(0.09, -0.004).to(0.09, -0.05).close();
    const Dimensions t = dimensions_of_outline(tee.path);
    CHECK(t.shape == Shape::t);
    CHECK(t.tw == doctest::Approx(0.008));
    CHECK(t.tf == doctest::Approx(0.01));
    Pen bar;
    bar.to(0.05, 0.02).to(0.05, -0.02).to(-0.05, -0.02).to(-0.05, 0.02).close();
    CHECK(dimensions_of_outline(bar.path).shape == Shape::rectangle);
}

TEST_CASE("what is none of these stays unknown") {
    CHECK(dimensions_of_outline({}).shape == Shape::unknown);
    Pen triangle;
    triangle.to(0.1, 0.0).to(0.0, -0.05).to(0.0, 0.05).close();
    CHECK(dimensions_of_outline(triangle.path).shape == Shape::unknown);
    Pen unequal;  // an I with one thick and one thin flange
    unequal.to(0.1, -0.05)
        .to(0.1, 0.05)
        .to(0.07, 0.05)
        .to(0.07, 0.004)
        .to(-0.09, 0.004)
        .to(-0.09, 0.05);
    unequal.to(-0.1, 0.05)
        .to(-0.1, -0.05)
        .to(-0.09, -0.05)
        .to(-0.09, -0.004)
        .to(0.07, -0.004)
        .to(0.07, -0.05);
    CHECK(dimensions_of_outline(unequal.close().path).shape == Shape::unknown);
}
