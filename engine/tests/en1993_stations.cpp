// Where along a member its cross-section is used most: sums of two shares whose largest place is
// known, and no place of a comb may be used more than the worst station that was found.
#include <doctest/doctest.h>

#include <cmath>

#include "checks/en1993/clauses/torsion.hpp"
#include "checks/en1993/stations.hpp"

using namespace loadpath;
using namespace loadpath::en1993;

namespace {

constexpr double length = 6.0;
using Action = curves::Curve MemberActions::*;
constexpr Action actions_along[] = {&MemberActions::n, &MemberActions::v_y, &MemberActions::v_z,
                                    &MemberActions::t, &MemberActions::m_y, &MemberActions::m_z,
                                    &MemberActions::b};

curves::Curve curve(double c0, double c1, double c2) {  // of x / length
    return {{{0.0, length, {{c0, c1 / length, c2 / (length * length)}}}}};
}

curves::Curve falling(double size) { return curve(size, 0.0, -size); }
curves::Curve rising(double size) { return curve(0.0, 2.0 * size, -size); }

MemberActions unloaded() {
    MemberActions m;
    m.length = length;
    for (const Action action : actions_along) m.*action = curve(0.0, 0.0, 0.0);
    return m;
}

CrossSectionRules rolled_beam(int given_class) {
    CrossSectionRules rules{{}, {235e6, 210e9, 81e9}, given_class};
    Section& s = rules.section;
    s.dimensions = {Shape::i, 0.3, 0.15, 0.0071, 0.0107, 0.0, 0.015};
    s.area = 5380e-6;
    s.i_y = 8360e-8;
    s.i_z = 604e-8;
    s.i_t = 20.1e-8;
    s.i_w = 126e-9;
    s.w_el_y = 557e-6;
    s.w_el_z = 80.5e-6;
    s.w_pl_y = 628e-6;
    s.w_pl_z = 125e-6;
    s.a_v_y = 3400e-6;
    s.a_v_z = 2570e-6;
    return rules;
}

double worst_found(const CrossSectionRules& rules, const MemberActions& m) {
    std::vector<Station> found;
    find_stations(rules, m, found);
    return found[worst_station(found, combined_use)].combined.utilization;
}

double worst_of_comb(const CrossSectionRules& rules, const MemberActions& m) {
    double worst = 0.0;
    for (int k = 0; k <= 4000; ++k) {
        const double x = length * k / 4000;
        const auto at = [&](Action action) { return (m.*action).at_left(x); };
        Actions a{at(&MemberActions::n), at(&MemberActions::v_y), at(&MemberActions::v_z),
                  at(&MemberActions::t), at(&MemberActions::m_y), at(&MemberActions::m_z),
                  at(&MemberActions::b)};
        worst = std::fmax(worst, station_at(rules, a, x).combined.utilization);
    }
    return worst;
}

}  // namespace

TEST_CASE("of two shares that are largest at opposite ends the sum is largest between them") {
    const CrossSectionRules rules = rolled_beam(3);
    const Section& s = rules.section;
    const double f_y = rules.steel.f_y;
    const struct {
        Action action;
        double resistance;
    } all[] = {{&MemberActions::n, s.area * f_y},
               {&MemberActions::m_y, s.w_el_y * f_y},
               {&MemberActions::m_z, s.w_el_z * f_y},
               {&MemberActions::b, warping_modulus(s) * f_y}};
    for (const auto& first : all) {
        for (const auto& second : all) {
            if (&first == &second) continue;
            MemberActions m = unloaded();
            m.*first.action = falling(0.5 * first.resistance);
            m.*second.action = rising(0.35 * second.resistance);
            // (1 - t^2) + a (2 t - t^2) is largest at t = a / (1 + a)
            const double a = 0.35 / 0.5;
            CHECK(worst_found(rules, m) ==
                  doctest::Approx(0.5 * (1.0 + a * a / (1.0 + a))).epsilon(1e-8));
        }
    }
}

TEST_CASE("beside a small axial force the plastic share adds to that of warping") {
    // Up to the limits of (6.33) and (6.34) M_N,Rd = M_pl,Rd, of the strength that warping leaves.
    const CrossSectionRules rules = rolled_beam(1);
    const Section& s = rules.section;
    const double f_y = rules.steel.f_y;
    for (const bool bends_first : {true, false}) {
        MemberActions m = unloaded();
        m.n = curve(0.05 * s.area * f_y, 0.0, 0.0);
        const double m_pl = s.w_pl_y * f_y, b_rd = warping_modulus(s) * f_y;
        m.m_y = bends_first ? falling(0.5 * m_pl) : rising(0.35 * m_pl);
        m.b = bends_first ? rising(0.35 * b_rd) : falling(0.5 * b_rd);
        const double a = 0.35 / 0.5;
        CHECK(worst_found(rules, m) ==
              doctest::Approx(0.5 * (1.0 + a * a / (1.0 + a))).epsilon(1e-8));
    }
}

TEST_CASE("no place between the ends is used more than the worst station") {
    const auto is_found = [](const CrossSectionRules& rules, const MemberActions& m) {
        const double comb = worst_of_comb(rules, m);
        CHECK(comb > 0.1);
        CHECK(worst_found(rules, m) >= comb * (1.0 - 1e-7));
    };
    SUBCASE("by powers, (6.41)") {
        const CrossSectionRules rules = rolled_beam(1);
        const Section& s = rules.section;
        const double f_y = rules.steel.f_y;
        for (const double at_start : {0.1, 0.3, 0.5}) {
            MemberActions m = unloaded();
            m.n = curve(at_start * s.area * f_y, (0.6 - 2.0 * at_start) * s.area * f_y, 0.0);
            m.m_y = falling(0.3 * s.w_pl_y * f_y);
            m.m_z = rising(0.3 * s.w_pl_z * f_y);
            is_found(rules, m);
            m.m_y = rising(0.3 * s.w_pl_y * f_y);
            m.m_z = falling(0.3 * s.w_pl_z * f_y);
            is_found(rules, m);
            m.b = rising(0.2 * warping_modulus(s) * f_y);
            is_found(rules, m);
            m.b = falling(0.2 * warping_modulus(s) * f_y);
            is_found(rules, m);
        }
    }
    SUBCASE("shear that takes from bending") {
        const CrossSectionRules rules = rolled_beam(1);
        const Section& s = rules.section;
        const double v = s.a_v_z * rules.steel.f_y / std::sqrt(3.0);
        MemberActions m = unloaded();
        for (const double share : {0.7, 0.9}) {
            m.v_z = curve(share * v, -2.0 * share * v, 0.0);
            m.m_y = curve(0.55 * s.w_pl_y * rules.steel.f_y, 1.2 * s.w_pl_y * rules.steel.f_y,
                          -1.2 * s.w_pl_y * rules.steel.f_y);
            is_found(rules, m);
        }
    }
    SUBCASE("where the class changes") {
        CrossSectionRules rules = rolled_beam(0);
        rules.steel.f_y = 355e6;
        Section& s = rules.section;
        s.dimensions.tw = 0.005;
        s.a_eff = 0.8 * s.area;
        s.w_eff_y = 0.9 * s.w_el_y;
        s.w_eff_z = 0.9 * s.w_el_z;
        const double f_y = rules.steel.f_y;
        for (const double most : {0.2, 0.5, 0.8}) {
            MemberActions m = unloaded();
            m.n = curve(0.0, most * s.area * f_y, 0.0);
            m.m_y = falling(0.6 * s.w_pl_y * f_y);
            is_found(rules, m);
        }
    }
}

TEST_CASE("a moment that falls beside N leaves the plastic classes, and is used most there") {
    CrossSectionRules rules = rolled_beam(0);
    rules.steel.f_y = 355e6;
    const Section& s = rules.section;
    const Dimensions& d = s.dimensions;
    const double n = 0.15 * s.area * rules.steel.f_y, most = 0.6 * s.w_pl_y * rules.steel.f_y;
    // Table 5.2: class 2 up to c / t = 456 epsilon / (13 alpha - 1), where N = 2 e t f_y and
    // M = M_pl - t e^2 f_y once both have grown alike.
    const double c = d.h - 2.0 * (d.tf + d.r);
    const double alpha = (456.0 * std::sqrt(235.0 / 355.0) * d.tw / c + 1.0) / 13.0;
    const double e = (alpha - 0.5) * c;
    const double m = n * (s.w_pl_y - d.tw * e * e) / (2.0 * e * d.tw);
    const double use = 0.15 + m / (s.w_el_y * rules.steel.f_y);
    CHECK(use > most / (s.w_pl_y * rules.steel.f_y));
    for (const bool falls : {true, false}) {
        MemberActions actions = unloaded();
        actions.n = curve(n, 0.0, 0.0);
        actions.m_y = falls ? curve(most, -0.5 * most, 0.0) : curve(0.5 * most, 0.5 * most, 0.0);
        CHECK(worst_found(rules, actions) == doctest::Approx(use).epsilon(1e-9));
    }
}
