// Surface loads: the whole load arrives, rectangles give the textbook tributary widths, plates take
// shares by area.
#include "loads/surface_load.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <map>
#include <numbers>
#include <random>

using namespace loadpath::loads;
using Eigen::Vector3d;

namespace {

using Polygon = std::vector<Vector3d>;

SpreadLoad spread(const Polygon& polygon, const std::vector<Bar>& bars,
                  std::optional<Vector3d> direction = {}, const std::vector<Polygon>& plates = {}) {
    auto result = spread_surface_load(polygon, direction, bars, plates);
    if (auto* fault = std::get_if<std::string>(&result)) FAIL(*fault);
    return std::get<SpreadLoad>(result);
}

std::string fault(const Polygon& polygon, const std::vector<Bar>& bars,
                  std::optional<Vector3d> direction = {}, const std::vector<Polygon>& plates = {}) {
    auto result = spread_surface_load(polygon, direction, bars, plates);
    return std::holds_alternative<std::string>(result) ? std::get<std::string>(result) : "";
}

std::map<int, double> area_by_bar(const SpreadLoad& load) {
    std::map<int, double> area;
    for (const auto& s : load.strips) area[s.bar] += (s.x1 - s.x0) * (s.breadth0 + s.breadth1) / 2;
    for (const auto& e : load.ends) area[e.bar] += e.area;
    return area;
}

double total(const SpreadLoad& load) {
    double sum = 0;
    for (const auto& [bar, area] : area_by_bar(load)) sum += area;
    for (const auto& p : load.plates)
        for (double a : p.corner_areas) sum += a;
    return sum;
}

const Polygon panel{{0, 0, 0}, {4, 0, 0}, {4, 0, 5}, {0, 0, 5}};
const std::vector<Bar> three{
    {{0, 0, 0}, {4, 0, 0}}, {{0, 0, 2}, {4, 0, 2}}, {{4, 0, 5}, {0, 0, 5}}};

}  // namespace

TEST_CASE("parallel beams take half the distance to their neighbours") {
    auto area = area_by_bar(spread(panel, three));
    CHECK(area[0] == doctest::Approx(4));
    CHECK(area[1] == doctest::Approx(10));
    CHECK(area[2] == doctest::Approx(6));
}

TEST_CASE("the direction names the members that carry; without one, those longest in sum") {
    const std::vector<Bar> frame{{{0, 0, 0}, {4, 0, 0}},
                                 {{4, 0, 0}, {4, 0, 5}},
                                 {{4, 0, 5}, {0, 0, 5}},
                                 {{0, 0, 5}, {0, 0, 0}}};
    const SpreadLoad chosen = spread(panel, frame);
    CHECK(chosen.axis_was_chosen);
    CHECK(std::abs(chosen.axis.z()) == doctest::Approx(1));
    CHECK(area_by_bar(chosen)[1] == doctest::Approx(10));
    const SpreadLoad given = spread(panel, frame, Vector3d(2, 0, 0));
    CHECK_FALSE(given.axis_was_chosen);
    CHECK(area_by_bar(given)[0] == doctest::Approx(10));
    CHECK(area_by_bar(given).count(1) == 0);
}

TEST_CASE("beams in several pieces carry each their own stretch") {
    std::vector<Bar> pieces;
    for (double z : {0.0, 5.0})
        for (double x : {0.0, 1.0, 2.5})
            pieces.push_back({{x, 0, z}, {x == 0 ? 1 : x == 1 ? 2.5 : 4, 0, z}});
    auto area = area_by_bar(spread(panel, pieces));
    CHECK(area[0] == doctest::Approx(2.5));
    CHECK(area[1] == doctest::Approx(3.75));
    CHECK(area[5] == doctest::Approx(3.75));
}

TEST_CASE("a triangular panel gives triangular loads, nothing is lost") {
    const Polygon triangle{{0, 0, 0}, {4, 0, 0}, {0, 0, 5}};
    const SpreadLoad load = spread(triangle, three);
    CHECK(total(load) == doctest::Approx(10));
    // Between the lower beams the strip is cut at z = 1; above it the other two take the rest.
    CHECK(area_by_bar(load)[0] == doctest::Approx(10 - 4 * 4 * 4 / 5.0 / 2));
}

TEST_CASE("what beams carry does not jump when the polygon grows until it reaches one") {
    // The part of the triangle beyond a line half-way between two beams, similar to the whole.
    const auto beyond = [](double apex, double z) {
        return z < apex ? 4 * apex / 2 * (1 - z / apex) * (1 - z / apex) : 0.0;
    };
    for (double apex = 0.25; apex < 8; apex += 0.25)
        for (const double more : {-1e-3, -1e-9, 0.0, 1e-9, 1e-3}) {
            CAPTURE(apex + more);
            const SpreadLoad load = spread({{0, 0, 0}, {4, 0, 0}, {0, 0, apex + more}}, three);
            auto area = area_by_bar(load);
            CHECK(area[1] + area[2] == doctest::Approx(beyond(apex + more, 1)));
            CHECK(area[2] == doctest::Approx(beyond(apex + more, 3.5)));
        }
}

TEST_CASE("what overhangs the ends of the beams goes to their ends") {
    const Polygon wide{{-1, 0, -1}, {5, 0, -1}, {5, 0, 6}, {-1, 0, 6}};
    const SpreadLoad load = spread(wide, three);
    CHECK(total(load) == doctest::Approx(42));
    double at_ends = 0;
    for (const auto& e : load.ends) at_ends += e.area;
    CHECK(at_ends == doctest::Approx(14));
}

TEST_CASE("any polygon over any beams: the area arrives exactly") {
    for (unsigned seed = 0; seed < 300; ++seed) {
        CAPTURE(seed);
        std::mt19937 random(seed);
        std::uniform_real_distribution<double> unit(0, 1);
        const int corners = 3 + static_cast<int>(9 * unit(random));
        Polygon star;
        for (int i = 0; i < corners; ++i) {
            const double a = 2 * std::numbers::pi * i / corners, r = 1 + 2 * unit(random);
            star.push_back({r * std::cos(a), r * std::sin(a), 0.3 * r * std::cos(a)});
        }
        std::vector<Bar> bars{{{-1, 0, -0.3}, {1, 0.02, 0.3}}};
        for (int i = 0; i < 5; ++i) {
            const double y = 4 * unit(random) - 2, x = -2 * unit(random),
                         end = x + 0.2 + 3 * unit(random);
            bars.push_back({{x, y, 0.3 * x}, {end, y + 0.05 * unit(random), 0.3 * end}});
        }
        const SpreadLoad load = spread(star, bars, Vector3d(1, 0, 0.3));
        CHECK(total(load) == doctest::Approx(load.area).epsilon(1e-9));
        for (const auto& s : load.strips) {
            CHECK(s.x0 >= -1e-9);
            CHECK(s.x1 <= (bars[s.bar].end - bars[s.bar].start).norm() + 1e-9);
            CHECK(s.breadth0 > -1e-9);
            CHECK(s.breadth1 > -1e-9);
        }
    }
}

TEST_CASE("plates take the part they cover, with the right force and moment") {
    const std::vector<Polygon> plates{{{0, 0, 0}, {2, 0, 0}, {2.3, 0, 5}, {0, 0, 5}},
                                      {{2, 0, 0}, {4, 0, 0}, {4, 0, 5}},
                                      {{2, 0, 0}, {4, 0, 5}, {2.3, 0, 5}}};
    const Polygon inside{{0.5, 0, 0.5}, {3.5, 0, 1}, {3, 0, 4}, {1, 0, 3}};
    const SpreadLoad load = spread(inside, {}, {}, plates);
    CHECK(total(load) == doctest::Approx(load.area));
    Vector3d moment = Vector3d::Zero(), expected = Vector3d::Zero();
    for (const auto& p : load.plates)
        for (std::size_t i = 0; i < p.corner_areas.size(); ++i)
            moment += p.corner_areas[i] * plates[p.plate][i];
    for (std::size_t i = 1; i + 1 < inside.size(); ++i)
        expected += (inside[i] - inside[0]).cross(inside[i + 1] - inside[0]).norm() / 2 *
                    (inside[0] + inside[i] + inside[i + 1]) / 3;
    CHECK((moment - expected).norm() < 1e-10);
}

TEST_CASE("a load that would rest on nothing is refused by name") {
    const Polygon away{{0, 3, 0}, {1, 3, 0}, {1, 3, 1}};
    CHECK(fault(away, three).find("no member and no plate") != std::string::npos);
    CHECK(fault(panel, three, Vector3d(0, 0, 1)).find("runs along") != std::string::npos);
    CHECK(fault(panel, three, Vector3d(0, 1, 0)).find("normal to the polygon") !=
          std::string::npos);
    CHECK(fault({{0, 0, 0}, {1, 0, 0}}, three).find("three vertices") != std::string::npos);
    CHECK(fault({{0, 0, 0}, {4, 0, 0}, {4, 1, 5}, {0, 0, 5}}, three).find("one plane") !=
          std::string::npos);
    CHECK(fault(panel, {}, {}, {{{0, 0, 0}, {2, 0, 0}, {2, 0, 5}, {0, 0, 5}}})
              .find("where the plates end") != std::string::npos);
}
