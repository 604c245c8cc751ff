#include "elements/corotational/cable.hpp"

#include <algorithm>
#include <cmath>

namespace loadpath::elements {

using Eigen::Matrix3d;
using Eigen::Vector3d;

namespace {

// Tension across the loads, of the loads themselves, below which a cable hangs straight down.
constexpr double no_tension = 1e-9;

struct Course {
    Vector3d reach = Vector3d::Zero();        // from the start to the end
    Matrix3d flexibility = Matrix3d::Zero();  // of the reach against the tension
};

// Part of a span that begins under `tension`: integrals of T/|T| + T/EA over its unstretched
// length, with T = tension - line s (Irvine, Cable Structures, sec. 2.2, for loads of any
// direction). All differences are written so that nothing cancels under small loads.
Course follow(const Vector3d& tension, const Vector3d& line, double length, double ea) {
    Course course;
    course.reach = length / ea * (tension - 0.5 * length * line);
    const double q = line.norm();
    if (q == 0.0) {
        const double size = tension.norm();
        if (size == 0.0) return course;
        const Vector3d axis = tension / size;
        course.reach += length * axis;
        course.flexibility = (length / ea + length / size) * Matrix3d::Identity() -
                             length / size * axis * axis.transpose();
        return course;
    }
    const Vector3d down = line / q;
    const double first = tension.dot(down), last = first - q * length;
    const Vector3d across = tension - first * down;
    const double least = no_tension * q * length;
    const double h2 = std::max(across.squaredNorm(), least * least);
    const double t0 = std::sqrt(h2 + first * first), t1 = std::sqrt(h2 + last * last);
    const double mean = (first + last) / (t0 + t1);
    // The difference of two inverse hyperbolic sines, seen from the side where both are positive.
    const double low = mean < 0.0 ? -first : last;
    const double t_low = mean < 0.0 ? t0 : t1;
    const double lower = low >= 0.0 ? low + t_low : h2 / (t_low - low);
    const double over = std::log1p(q * length * (1.0 + std::abs(mean)) / lower) / q;  // of 1/|T|
    course.reach += over * across + length * mean * down;
    const double cubed = length * (t0 - first * mean) / (t0 * t1);  // h2 times that of 1/|T|^3
    const Matrix3d mixed = across * down.transpose();
    course.flexibility = (length / ea + over) * Matrix3d::Identity() -
                         cubed / h2 * across * across.transpose() -
                         length * mean / (t0 * t1) * (mixed + mixed.transpose()) -
                         (over - cubed) * down * down.transpose();
    return course;
}

// A spring, which lies along the tension.
Course follow(const CableSpring& spring, const Vector3d& tension) {
    const double size = tension.norm();
    if (size == 0.0) return {Vector3d::Zero(), spring.under(0.0).rate * Matrix3d::Identity()};
    const Vector3d axis = tension / size;
    const auto [far, rate] = spring.under(size);
    const Matrix3d along = axis * axis.transpose();
    return {far * axis, rate * along + far / size * (Matrix3d::Identity() - along)};
}

Course follow(const Cable& cable, Vector3d tension) {
    Course whole = follow(cable.springs[0], tension);
    for (const CableSpan& span : cable.spans) {
        const double length = span.share * cable.length;
        const Course course = follow(tension, span.line, length, cable.ea);
        whole.reach += course.reach;
        whole.flexibility += course.flexibility;
        tension -= length * span.line + span.point;
    }
    const Course last = follow(cable.springs[1], tension);
    whole.reach += last.reach;
    whole.flexibility += last.flexibility;
    return whole;
}

Vector3d load_of(const Cable& cable) {
    Vector3d load = Vector3d::Zero();
    for (const CableSpan& span : cable.spans)
        load += span.share * cable.length * span.line + span.point;
    return load;
}

// The tension of a straight cable and its springs that are longer together by so much.
double straight_tension(const Cable& cable, double longer) {
    constexpr int halvings = 100;
    const double own = cable.length / cable.ea;
    if (cable.springs[0].rows.empty() && cable.springs[1].rows.empty())
        return longer / (own + cable.springs[0].give + cable.springs[1].give);
    double least = 0.0, most = longer / own;
    for (int turn = 0; turn < halvings; ++turn) {
        const double force = 0.5 * (least + most);
        const double reached =
            own * force + cable.springs[0].under(force).far + cable.springs[1].under(force).far;
        (reached >= longer ? most : least) = force;
    }
    return most;
}

// A straight cable, or one that hangs about.
HungCable without_loads(const Cable& cable, const Vector3d& distance) {
    HungCable hung{Vector3d::Zero(), Vector3d::Zero(), Matrix3d::Zero()};
    const double now = distance.norm();
    if (now <= cable.length) return hung;
    const double force = straight_tension(cable, now - cable.length);
    const double give = cable.length / cable.ea + cable.springs[0].under(force).rate +
                        cable.springs[1].under(force).rate;
    const Vector3d axis = distance / now;
    hung.start = hung.end = force * axis;
    const Matrix3d along = axis * axis.transpose();
    hung.stiffness = along / give + force / now * (Matrix3d::Identity() - along);
    hung.energy = 0.5 * force * force *
                  (cable.length / cable.ea + cable.springs[0].give + cable.springs[1].give);
    return hung;
}

// The tension of a flat parabola of the same length and load: elastic, or by its sag alone.
Vector3d first_guess(const Cable& cable, const Vector3d& distance, const Vector3d& load) {
    const double now = distance.norm();
    if (now == 0.0) return 0.5 * load;
    const Vector3d axis = distance / now;
    const double across = (load - load.dot(axis) * axis).norm(), spare = cable.length - now;
    const double sagging = std::cbrt(cable.ea * across * across * now / (24.0 * cable.length));
    double force = sagging;
    if (spare <= 0.0)
        force += cable.ea * -spare / cable.length;
    else if (across > 0.0)
        force = 1.0 / (1.0 / sagging + std::sqrt(24.0 * spare / now) / across);
    return force * axis + 0.5 * load;
}

}  // namespace

// Along each stretch of a curve slips grow with the tension, or fall: what falls is passed over.
CableSpring::Slip CableSpring::under(double tension) const {
    if (rows.empty()) return {give * tension, give};
    double passed = 0.0;
    for (std::size_t i = 1; i <= rows.size(); ++i) {
        const Row& from = rows[i - 1];
        const bool is_last = i == rows.size();
        if (!is_last && tension >= rows[i].tension) {
            passed = std::max(passed, rows[i].tension / rows[i].stiffness);
            continue;
        }
        const double slope =
            is_last ? 0.0 : (rows[i].stiffness - from.stiffness) / (rows[i].tension - from.tension);
        const double stiffness = from.stiffness + slope * (tension - from.tension);
        const double far = tension / stiffness;
        if (far < passed) break;
        return {far, std::max(0.0, stiffness - tension * slope) / (stiffness * stiffness)};
    }
    return {passed, 0.0};
}

HungCable hang(const Cable& cable, const Vector3d& distance) {
    constexpr int most_iterations = 200;
    constexpr double exact = 1e-14;
    const Vector3d load = load_of(cable);
    bool is_loaded = false;
    for (const CableSpan& span : cable.spans)
        is_loaded = is_loaded || !span.line.isZero(0.0) || !span.point.isZero(0.0);
    if (!is_loaded) return without_loads(cable, distance);

    // The tension makes the complementary energy least, which is convex: Newton's method, in
    // shorter steps where it would go too far up the other side.
    Vector3d tension = first_guess(cable, distance, load);
    Course course = follow(cable, tension);
    for (int turn = 0; turn < most_iterations; ++turn) {
        const Vector3d missing = distance - course.reach;
        if (missing.norm() <= exact * (cable.length + distance.norm())) break;
        Vector3d step = course.flexibility.inverse() * missing;
        const double slope = missing.dot(step);
        for (double part = 1.0;; part *= 0.5, step *= 0.5) {
            course = follow(cable, tension + step);
            const double beyond = (course.reach - distance).dot(step);
            if (beyond <= 0.9 * part * slope || part < 1e-18) break;
        }
        tension += step;
        if (step.norm() <= exact * tension.norm()) break;
    }
    HungCable hung{tension, tension - load, course.flexibility.inverse()};
    hung.stiffness = 0.5 * (hung.stiffness + hung.stiffness.transpose()).eval();
    hung.energy = 0.5 * (cable.springs[0].give * hung.start.squaredNorm() +
                         cable.springs[1].give * hung.end.squaredNorm());
    for (const CableSpan& span : cable.spans) {
        const double length = span.share * cable.length;
        const Vector3d after = tension - length * span.line;
        hung.energy += length / (6.0 * cable.ea) *
                       (tension.squaredNorm() + tension.dot(after) + after.squaredNorm());
        tension = after - span.point;
    }
    return hung;
}

std::vector<CablePoint> shape_of(const Cable& cable, const Vector3d& start_tension, int parts) {
    std::vector<CablePoint> points;
    Vector3d tension = start_tension;
    auto [at, flexibility] = follow(cable.springs[0], start_tension);
    double share = 0.0;
    const auto add = [&]() {
        const double size = tension.norm();
        const Vector3d axis = size > 0.0 ? Vector3d(tension / size) : Vector3d(Vector3d::Zero());
        points.push_back(
            {share, at, cable.length * (axis + tension / cable.ea), tension, flexibility});
    };
    for (const CableSpan& span : cable.spans) {
        const double length = span.share * cable.length / parts;
        for (int part = 0; part < parts; ++part) {
            add();
            const Course course = follow(tension, span.line, length, cable.ea);
            at += course.reach;
            flexibility += course.flexibility;
            tension -= length * span.line;
            share += span.share / parts;
            add();
        }
        tension -= span.point;
    }
    return points;
}

std::vector<CablePiece> pieces_of(const Cable& cable, const Vector3d& start_tension,
                                  double member_length) {
    constexpr std::size_t fewest = 16;
    const int parts = static_cast<int>(fewest / cable.spans.size()) + 1;
    const auto points = shape_of(cable, start_tension, parts);
    std::vector<CablePiece> pieces;
    for (std::size_t i = 0; i < points.size(); i += 2) {
        const CablePoint &from = points[i], &to = points[i + 1];
        const double x0 = from.share * member_length;
        const double x1 = i + 2 == points.size() ? member_length : to.share * member_length;
        if (x1 > x0) pieces.push_back({x0, x1, from, to});
    }
    return pieces;
}

}  // namespace loadpath::elements
