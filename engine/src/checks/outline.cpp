#include "checks/outline.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace loadpath::checks {

namespace {

using en1993::Dimensions;
using en1993::Shape;

struct Point {
    double y = 0.0, z = 0.0;
};

struct Contour {
    std::vector<Point> points;
    double largest_radius = 0.0;
    bool is_circle = false;
};

struct Box {
    double y_low = 0.0, y_high = 0.0, z_low = 0.0, z_high = 0.0;
    double h() const { return y_high - y_low; }
    double b() const { return z_high - z_low; }
};

// Angles run from +y towards +z, as the peer SDK writes its fillets.
void add_arc(Contour& contour, const document::ShapeCommand& c) {
    const double r = c.r.value_or(0.0);
    const double from = c.theta0.value_or(0.0);
    const double sweep = c.theta1.value_or(0.0) - from;
    constexpr int steps = 16;
    for (int k = 0; k <= steps; ++k) {
        const double angle = from + sweep * k / steps;
        contour.points.push_back({c.center_y.value_or(0.0) + r * std::cos(angle),
                                  c.center_z.value_or(0.0) + r * std::sin(angle)});
    }
    contour.largest_radius = std::max(contour.largest_radius, r);
    if (std::fabs(sweep) > 1.99 * std::numbers::pi) contour.is_circle = true;
}

std::vector<Contour> contours_of(const document::ShapePath& path) {
    std::vector<Contour> contours;
    for (const document::ShapeCommand& c : path.shape_commands) {
        if (c.command == document::PathCommand::moveTo || contours.empty()) contours.emplace_back();
        Contour& contour = contours.back();
        if (c.command == document::PathCommand::arcTo)
            add_arc(contour, c);
        else if (c.y && c.z)
            contour.points.push_back({*c.y, *c.z});
    }
    std::erase_if(contours, [](const Contour& c) { return c.points.size() < 3; });
    return contours;
}

Box box_of(const Contour& contour) {
    Box box{contour.points[0].y, contour.points[0].y, contour.points[0].z, contour.points[0].z};
    for (const Point& p : contour.points) {
        box.y_low = std::min(box.y_low, p.y);
        box.y_high = std::max(box.y_high, p.y);
        box.z_low = std::min(box.z_low, p.z);
        box.z_high = std::max(box.z_high, p.z);
    }
    return box;
}

// Where the line y = level (or z = level) crosses the contour, ascending.
std::vector<double> crossings(const Contour& contour, double level, bool is_y) {
    std::vector<double> at;
    const std::size_t count = contour.points.size();
    for (std::size_t k = 0; k < count; ++k) {
        const Point& a = contour.points[k];
        const Point& b = contour.points[(k + 1) % count];
        const double a0 = (is_y ? a.y : a.z) - level;
        const double b0 = (is_y ? b.y : b.z) - level;
        if ((a0 < 0.0) == (b0 < 0.0)) continue;
        const double a1 = is_y ? a.z : a.y;
        const double b1 = is_y ? b.z : b.y;
        at.push_back(a1 + (b1 - a1) * a0 / (a0 - b0));
    }
    std::sort(at.begin(), at.end());
    return at;
}

struct Band {
    double low = 0.0, high = 0.0;
    double width() const { return high - low; }
};

// The material on a line; several bands where the line crosses it more than once.
std::vector<Band> bands(const Contour& contour, double level, bool is_y) {
    const std::vector<double> at = crossings(contour, level, is_y);
    std::vector<Band> found;
    for (std::size_t k = 0; k + 1 < at.size(); k += 2) found.push_back({at[k], at[k + 1]});
    return found;
}

Dimensions tube(const Contour& outer, const Contour& inner) {
    const Box o = box_of(outer);
    const Box i = box_of(inner);
    Dimensions d;
    d.h = o.h();
    d.b = o.b();
    d.t = 0.5 * (o.h() - i.h());
    if (d.t <= 0.0 || std::fabs(o.b() - i.b() - 2.0 * d.t) > 0.02 * d.t) return {};
    if (outer.is_circle != inner.is_circle) return {};
    d.shape = outer.is_circle ? Shape::chs : Shape::rhs;
    d.r = outer.is_circle ? 0.0 : outer.largest_radius;
    return d;
}

bool nearly(double a, double b, double scale) { return std::fabs(a - b) <= 0.01 * scale; }

// One band across the section at mid-depth is a web or a stem; the bands at mid-outstand are
// flanges.
Dimensions open_shape(const Contour& c) {
    const Box box = box_of(c);
    const double h = box.h();
    const double b = box.b();
    const double edge =
        0.004;  // of the depth: inside the thinnest flange, outside toe radii mostly
    const std::vector<Band> web = bands(c, box.y_low + 0.5 * h, true);
    const std::vector<Band> top = bands(c, box.y_high - edge * h, true);
    const std::vector<Band> bottom = bands(c, box.y_low + edge * h, true);
    if (web.size() != 1 || top.size() != 1 || bottom.size() != 1) return {};
    Dimensions d;
    d.h = h;
    d.b = b;
    d.r = c.largest_radius;
    const bool wide_top = top[0].width() > 0.7 * b;
    const bool wide_bottom = bottom[0].width() > 0.7 * b;
    if (nearly(web[0].width(), b, b)) {
        if (!wide_top || !wide_bottom) return {};
        d.shape = Shape::rectangle;
        return d;
    }
    for (const double share : {0.35, 0.65}) {  // a web or stem keeps its thickness
        const std::vector<Band> other = bands(c, box.y_low + share * h, true);
        if (other.size() != 1 || !nearly(other[0].width(), web[0].width(), b)) return {};
    }
    d.tw = web[0].width();
    const double left = web[0].low - box.z_low;
    const double right = box.z_high - web[0].high;
    const double middle =
        right >= left ? 0.5 * (web[0].high + box.z_high) : 0.5 * (web[0].low + box.z_low);
    const std::vector<Band> flanges = bands(c, middle, false);
    const bool is_central = nearly(left, right, b);
    const bool is_at_edge = nearly(std::min(left, right), 0.0, b);
    if (flanges.size() == 2 && wide_top && wide_bottom && (is_central || is_at_edge)) {
        if (!nearly(flanges[0].width(), flanges[1].width(), h)) return {};  // unequal flanges
        d.tf = 0.5 * (flanges[0].width() + flanges[1].width());
        d.shape = is_central ? Shape::i : Shape::u;
        return d;
    }
    if (flanges.size() != 1 || wide_top == wide_bottom) return {};
    d.tf = flanges[0].width();
    if (is_central) {
        d.shape = Shape::t;
        return d;
    }
    if (!is_at_edge) return {};
    d.shape = Shape::l;
    d.t = std::max(d.tf, d.tw);
    d.tf = d.tw = 0.0;
    return d;
}

}  // namespace

Dimensions dimensions_of_outline(const document::ShapePath& path) {
    const std::vector<Contour> contours = contours_of(path);
    if (contours.size() == 2) {
        const bool first_is_outer = box_of(contours[0]).h() > box_of(contours[1]).h();
        return first_is_outer ? tube(contours[0], contours[1]) : tube(contours[1], contours[0]);
    }
    if (contours.size() != 1 || contours[0].is_circle) return {};
    return open_shape(contours[0]);
}

}  // namespace loadpath::checks
