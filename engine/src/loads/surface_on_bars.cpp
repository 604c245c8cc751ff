#include "loads/surface_on_bars.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace loadpath::loads {
namespace {

// Cosine of five degrees: bars may be that far from the distribution axis.
constexpr double parallel = 0.9962;

// Length of a segment that lies in the polygon: cut by the polygon's edges, pieces judged by their
// middle.
double length_inside(const mesh::SurfacePlane& plane, const Point2& a, const Point2& b) {
    std::vector<double> cuts{0, 1};
    const auto& loop = plane.loops[0];
    for (std::size_t i = 0; i < loop.size(); ++i) {
        const Point2 &c = loop[i], &d = loop[(i + 1) % loop.size()];
        for (const Point2& corner : {c, d})
            cuts.push_back((corner - a).dot(b - a) / (b - a).squaredNorm());
        const double turn = cross(b - a, d - c);
        if (turn != 0) cuts.push_back(cross(c - a, d - c) / turn);
    }
    for (double& cut : cuts) cut = std::clamp(cut, 0.0, 1.0);
    std::sort(cuts.begin(), cuts.end());
    double inside = 0;
    for (std::size_t i = 0; i + 1 < cuts.size(); ++i)
        if (plane.covers(a + (cuts[i] + cuts[i + 1]) / 2 * (b - a)))
            inside += (cuts[i + 1] - cuts[i]) * (b - a).norm();
    return inside;
}

// A bar in coordinates s along the axis, c across it; c is linear in s.
struct Carrier {
    int bar;
    bool is_inside;  // some of it lies in the polygon
    double length, s_start, s_end, c_start, c_end;

    double low() const { return std::min(s_start, s_end); }
    double high() const { return std::max(s_start, s_end); }
    double across(double s) const {
        return c_start + (s - s_start) / (s_end - s_start) * (c_end - c_start);
    }
    double station(double s) const { return length * (s - s_start) / (s_end - s_start); }
    double rate() const { return std::abs(s_end - s_start) / length; }  // ds per metre of bar
};

struct Spread {
    std::vector<Point2> outline;  // (s, c)
    std::vector<Carrier> carriers;
    double tolerance;

    // Ranges of c in the polygon at s, as sorted pairs.
    std::vector<double> section(double s) const {
        std::vector<double> c;
        for (std::size_t i = 0; i < outline.size(); ++i) {
            const Point2 &a = outline[i], &b = outline[(i + 1) % outline.size()];
            if ((a.x() > s) != (b.x() > s))
                c.push_back(a.y() + (s - a.x()) / (b.x() - a.x()) * (b.y() - a.y()));
        }
        std::sort(c.begin(), c.end());
        return c;
    }

    // Breadth that goes to each of the given carriers at s: up to half-way to the neighbours.
    std::vector<double> breadths(double s, const std::vector<const Carrier*>& sorted,
                                 const std::vector<double>& position) const {
        const auto ranges = section(s);
        std::vector<double> breadth(sorted.size(), 0.0);
        constexpr double infinity = std::numeric_limits<double>::infinity();
        for (std::size_t k = 0; k < sorted.size(); ++k) {
            const double from = k == 0 ? -infinity : (position[k - 1] + position[k]) / 2;
            const double to =
                k + 1 == sorted.size() ? infinity : (position[k] + position[k + 1]) / 2;
            for (std::size_t r = 0; r + 1 < ranges.size(); r += 2)
                breadth[k] +=
                    std::max(0.0, std::min(to, ranges[r + 1]) - std::max(from, ranges[r]));
        }
        return breadth;
    }

    // Stations between which everything is linear: corners of the polygon, ends of bars.
    std::vector<double> base_stations() const {
        std::vector<double> s;
        double first = outline[0].x(), last = first;
        for (const Point2& p : outline)
            s.push_back(p.x()), first = std::min(first, p.x()), last = std::max(last, p.x());
        for (const Carrier& c : carriers) s.push_back(c.low()), s.push_back(c.high());
        std::erase_if(s, [&](double v) { return v < first || v > last; });
        return merged(s);
    }

    std::vector<double> merged(std::vector<double> s) const {
        std::sort(s.begin(), s.end());
        std::vector<double> kept;
        for (double v : s)
            if (kept.empty() || v - kept.back() > tolerance) kept.push_back(v);
        kept.back() = s.back();
        return kept;
    }

    // Adds the stations where a line half-way between two neighbours meets an edge of the polygon.
    std::vector<double> fine_stations(double s0, double s1,
                                      const std::vector<const Carrier*>& sorted) const {
        std::vector<double> s{s0, s1};
        for (std::size_t k = 0; k + 1 < sorted.size(); ++k) {
            auto middle = [&](double at) {
                return (sorted[k]->across(at) + sorted[k + 1]->across(at)) / 2;
            };
            const Point2 p(s0, middle(s0)), along(s1 - s0, middle(s1) - middle(s0));
            for (std::size_t i = 0; i < outline.size(); ++i) {
                const Point2 &a = outline[i], &b = outline[(i + 1) % outline.size()];
                const double turn = cross(along, b - a);
                if (turn == 0) continue;
                const double t = cross(a - p, b - a) / turn;
                if (t > 0 && t < 1) s.push_back(s0 + t * (s1 - s0));
            }
        }
        return merged(s);
    }
};

// Bars that pass the middle of [s0, s1], else those whose ends are nearest to it; sorted across the
// axis. A bar beside the polygon carries what is nearer to it than to those inside, so that nothing
// jumps when the polygon grows until it reaches that bar.
std::vector<const Carrier*> carriers_for(const Spread& spread, double s0, double s1,
                                         bool& beyond_ends) {
    const double middle = (s0 + s1) / 2;
    auto gap = [&](const Carrier& c) {
        return std::max({c.low() - middle, middle - c.high(), 0.0});
    };
    double nearest = std::numeric_limits<double>::infinity();
    for (const Carrier& c : spread.carriers)
        if (c.is_inside) nearest = std::min(nearest, gap(c));
    beyond_ends = nearest > 0;
    std::vector<const Carrier*> found;
    for (const Carrier& c : spread.carriers)
        if (c.is_inside ? gap(c) <= nearest + spread.tolerance : !beyond_ends && gap(c) == 0)
            found.push_back(&c);
    const double at = middle;
    std::stable_sort(found.begin(), found.end(), [&](const Carrier* a, const Carrier* b) {
        return a->across(at) < b->across(at);
    });
    return found;
}

void add_interval(const Spread& spread, double s0, double s1, SpreadLoad& load) {
    bool beyond = false;
    const auto sorted = carriers_for(spread, s0, s1, beyond);
    const auto stations = spread.fine_stations(s0, s1, sorted);
    for (std::size_t i = 0; i + 1 < stations.size(); ++i) {
        const double a = stations[i], b = stations[i + 1];
        // Two inner samples of a linear function give it everywhere, away from corners of the
        // outline.
        std::array<std::vector<double>, 2> sample;
        for (int n = 0; n < 2; ++n) {
            const double s = a + (n == 0 ? 0.25 : 0.75) * (b - a);
            std::vector<double> position;
            for (const Carrier* c : sorted)
                position.push_back(c->across(beyond ? std::clamp(s, c->low(), c->high()) : s));
            sample[n] = spread.breadths(s, sorted, position);
        }
        for (std::size_t k = 0; k < sorted.size(); ++k) {
            const Carrier& c = *sorted[k];
            const double at_a = 1.5 * sample[0][k] - 0.5 * sample[1][k],
                         at_b = 1.5 * sample[1][k] - 0.5 * sample[0][k];
            if (sample[0][k] == 0 && sample[1][k] == 0) continue;
            if (beyond) {
                const double end = std::clamp((a + b) / 2, c.low(), c.high());
                load.ends.push_back({c.bar, c.station(end), (b - a) * (at_a + at_b) / 2});
                continue;
            }
            CarriedStrip strip{c.bar, c.station(a), c.station(b), at_a * c.rate(), at_b * c.rate()};
            if (strip.x0 > strip.x1)
                std::swap(strip.x0, strip.x1), std::swap(strip.breadth0, strip.breadth1);
            load.strips.push_back(strip);
        }
    }
}

struct Candidate {
    int bar;
    double inside;  // of its length, in the polygon
    bool is_inside;
    Point2 a, b;
};

// The direction in which bars are longest in sum, as those that lie closest are, however many
// pieces they are cut in; of equals, that of the first bar.
Point2 longest_direction(const std::vector<Candidate>& candidates) {
    constexpr double equal = 1e-6;
    Point2 best = Point2::Zero();
    double most = 0;
    for (const Candidate& c : candidates) {
        if (!c.is_inside) continue;
        const Point2 direction = (c.b - c.a).normalized();
        double sum = 0;
        for (const Candidate& other : candidates)
            if (other.is_inside &&
                std::abs(direction.dot((other.b - other.a).normalized())) >= parallel)
                sum += other.inside;
        if (sum > (1 + equal) * most) most = sum, best = direction;
    }
    return best;
}

}  // namespace

std::optional<std::string> spread_on_bars(
    const mesh::SurfacePlane& plane, const std::optional<Eigen::Vector3d>& distribution_direction,
    std::span<const Bar> bars, SpreadLoad& load) {
    std::vector<Candidate> candidates;
    for (int i = 0; i < static_cast<int>(bars.size()); ++i) {
        if (!plane.is_in_plane(bars[i].start) || !plane.is_in_plane(bars[i].end)) continue;
        const Point2 a = plane.flat(bars[i].start), b = plane.flat(bars[i].end);
        const double inside = length_inside(plane, a, b);
        candidates.push_back({i, inside, inside > plane.tolerance, a, b});
    }
    const auto is_inside = [](const auto& each) { return each.is_inside; };
    if (std::none_of(candidates.begin(), candidates.end(), is_inside))
        return "no member and no plate lies in the polygon; the load would rest on nothing";

    Point2 axis = longest_direction(candidates);
    load.axis_was_chosen = !distribution_direction;
    if (distribution_direction) {
        axis = plane.axes.topRows<2>() * *distribution_direction;
        if (!(axis.norm() > 1e-4 * distribution_direction->norm()))
            return "distribution_direction should not be zero or normal to the polygon";
    }
    axis.normalize();
    load.axis = plane.axes.topRows<2>().transpose() * axis;
    const Point2 side(-axis.y(), axis.x());

    Spread spread;
    spread.tolerance = plane.tolerance;
    for (const Point2& p : plane.loops[0]) spread.outline.emplace_back(p.dot(axis), p.dot(side));
    for (const Candidate& c : candidates) {
        const double length = (c.b - c.a).norm();
        if (std::abs((c.b - c.a).dot(axis)) < parallel * length) continue;
        spread.carriers.push_back({c.bar, c.is_inside, length, c.a.dot(axis), c.b.dot(axis),
                                   c.a.dot(side), c.b.dot(side)});
    }
    if (std::none_of(spread.carriers.begin(), spread.carriers.end(), is_inside))
        return "no member in the polygon runs along distribution_direction";
    const auto stations = spread.base_stations();
    for (std::size_t i = 0; i + 1 < stations.size(); ++i)
        add_interval(spread, stations[i], stations[i + 1], load);
    return std::nullopt;
}

}  // namespace loadpath::loads
