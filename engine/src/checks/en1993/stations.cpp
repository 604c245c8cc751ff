#include "checks/en1993/stations.hpp"

#include <algorithm>
#include <array>

#include "checks/en1993/negligible.hpp"

namespace loadpath::en1993 {

namespace {

// How often the stretch between two candidates is halved where it may hold a higher place.
constexpr int halvings = 5;
constexpr double same_place = 1e-10;  // of a member's length

class Search {
 public:
    Search(const CrossSectionRules& rules, const MemberActions& member, std::vector<Station>& found)
        : rules_(rules), m_(member), found_(found) {}

    void run() {
        const std::vector<double> x = candidates();
        std::vector<Sides> sides;  // of every candidate
        for (const double at : x) {
            offer(station(at, false));
            sides.push_back({found_.size() - 1, found_.size() - 1});
            if (!jumps_at(at)) continue;
            offer(station(at, true));
            ++sides.back().after;
        }
        if (!several_vary()) return;
        for (std::size_t k = 0; k + 1 < x.size(); ++k) {
            // Copies: what is offered on the way moves the others.
            const Station from = found_[sides[k].after], to = found_[sides[k + 1].before];
            halve(from, to, halvings);
        }
        const double best = found_[worst_].x;
        for (std::size_t k = 0; k + 1 < x.size(); ++k) {
            if (best < x[k] || best > x[k + 1]) continue;
            const double around = (x[k + 1] - x[k]) / (1 << halvings);
            climb(best, std::max(best - around, x[k]));
            climb(best, std::min(best + around, x[k + 1]));
        }
    }

 private:
    // The stations just before and just after a place, one and the same where nothing jumps.
    struct Sides {
        std::size_t before, after;
    };

    // Piece ends of all curves and the stationary points of each: where any single action peaks.
    std::vector<double> candidates() const {
        const std::array<const curves::Curve*, 7> all{&m_.n,   &m_.v_y, &m_.v_z, &m_.t,
                                                      &m_.m_y, &m_.m_z, &m_.b};
        std::vector<double> x = curves::stations(all, m_.length);
        for (const curves::Curve* curve : all) {
            for (const curves::Piece& piece : curve->pieces) {
                if (piece.p.degree() < 2) continue;
                const curves::Roots roots =
                    curves::roots_within(piece.p.derivative(), piece.x1 - piece.x0);
                for (std::size_t k = 0; k < roots.count; ++k) x.push_back(piece.x0 + roots.s[k]);
            }
        }
        std::sort(x.begin(), x.end());
        x.erase(std::unique(x.begin(), x.end()), x.end());
        return x;
    }

    bool jumps_at(double x) const {
        for (const curves::Curve* curve :
             {&m_.n, &m_.v_y, &m_.v_z, &m_.t, &m_.m_y, &m_.m_z, &m_.b}) {
            if (curve->pieces.size() > 1 && curve->at_left(x) != curve->at_right(x)) return true;
        }
        return false;
    }

    Station station(double x, bool after) const {
        auto at = [&](const curves::Curve& c) { return after ? c.at_right(x) : c.at_left(x); };
        Actions actions{at(m_.n),   at(m_.v_y), at(m_.v_z), at(m_.t),
                        at(m_.m_y), at(m_.m_z), at(m_.b)};
        actions.t += torque_of_shear(actions);
        return station_at(rules_, actions, x);
    }

    // Forces are about the centroid. Angles and tees hardly warp, so that what twists them is known
    // from their shear forces; of channels the analysis has to know.
    double torque_of_shear(const Actions& actions) const {
        const Section& s = rules_.section;
        if (s.dimensions.shape != Shape::l && s.dimensions.shape != Shape::t) return 0.0;
        return s.y_0 * actions.v_z - s.z_0 * actions.v_y;
    }

    double combined(double x, bool after) const { return station(x, after).combined.utilization; }

    void offer(const Station& station) {
        found_.push_back(station);
        const double use = station.combined.utilization;
        if (found_.size() > 1 && !(use > largest_)) return;
        largest_ = use;
        worst_ = found_.size() - 1;
    }

    // Each action changes one way between two candidates, so that the largest shares of both ends
    // together are more than any place between them can have. Not where the class changes, and an
    // angle adds up stresses, not shares.
    bool may_exceed(const Station& from, const Station& to) const {
        const bool has_one_class = from.section_class == to.section_class;
        const bool has_buckling_web = from.is_buckling_y || from.is_buckling_z;  // (7.1) adds rho
        if (!has_one_class || has_buckling_web || rules_.section.dimensions.shape == Shape::l)
            return true;
        const CombinedState &a = from.combined, &b = to.combined;
        if (a.is_plastic && b.is_plastic) {
            const auto larger = [&](double m_a, double m_n_a, double m_b, double m_n_b) {
                return std::max(used(m_a, m_n_a), used(m_b, m_n_b));
            };
            const double y = larger(from.actions.m_y, a.m_n_y, to.actions.m_y, b.m_n_y);
            const double z = larger(from.actions.m_z, a.m_n_z, to.actions.m_z, b.m_n_z);
            const Exponents& flatter = a.axial < b.axial ? a.exponents : b.exponents;
            return std::max(a.warping, b.warping) + plastic_utilization(y, z, flatter) > largest_;
        }
        return std::max(a.axial, b.axial) + std::max(a.bending_y, b.bending_y) +
                   std::max(a.bending_z, b.bending_z) + std::max(a.warping, b.warping) >
               largest_;
    }

    void halve(const Station& from, const Station& to, int times) {
        if (!may_exceed(from, to)) return;
        if (times == 0) {
            if (from.section_class != to.section_class) close_in(from, to);
            return;
        }
        const Station middle = station(0.5 * (from.x + to.x), true);
        if (middle.combined.utilization > largest_) offer(middle);
        halve(from, middle, times - 1);
        halve(middle, to, times - 1);
    }

    // Where the class changes resistances jump: the use is largest just before or just after.
    void close_in(Station from, Station to) {
        while (to.x - from.x > same_place * m_.length) {
            const Station middle = station(0.5 * (from.x + to.x), true);
            (middle.section_class == from.section_class ? from : to) = middle;
        }
        for (const Station& side : {from, to})
            if (side.combined.utilization > largest_) offer(side);
    }

    // Only a sum of several varying actions can peak between the peaks of its terms.
    bool several_vary() const {
        const auto anywhere = [&](auto acts) {
            return std::any_of(found_.begin(), found_.end(), acts) ? 1 : 0;
        };
        return anywhere([](const Station& s) { return axial_use(s) > negligible; }) +
                   anywhere([](const Station& s) { return bending_use_y(s) > negligible; }) +
                   anywhere([](const Station& s) { return bending_use_z(s) > negligible; }) +
                   anywhere([](const Station& s) { return s.combined.warping > negligible; }) +
                   anywhere([](const Station& s) { return s.rho_z > 0.0 || s.rho_y > 0.0; }) >
               1;
    }

    // A sum that falls from its best station into an interval, and is lower in its middle, has no
    // higher place there.
    bool may_rise(double from, double to) const {
        return combined(from + 1e-3 * (to - from), to > from) > largest_ ||
               combined(0.5 * (from + to), true) > largest_;
    }

    void climb(double from, double to) {
        if (from != to && may_rise(from, to)) refine(std::min(from, to), std::max(from, to));
    }

    void refine(double low, double high) {
        constexpr double ratio = 0.6180339887498949;
        double a = high - ratio * (high - low);
        double b = low + ratio * (high - low);
        double at_a = combined(a, true);
        double at_b = combined(b, true);
        for (int step = 0; step < 20; ++step) {
            if (at_a > at_b) {
                high = b;
                b = a;
                at_b = at_a;
                a = high - ratio * (high - low);
                at_a = combined(a, true);
            } else {
                low = a;
                a = b;
                at_a = at_b;
                b = low + ratio * (high - low);
                at_b = combined(b, true);
            }
        }
        offer(station(0.5 * (low + high), true));
    }

    const CrossSectionRules& rules_;
    const MemberActions& m_;
    std::vector<Station>& found_;
    std::size_t worst_ = 0;
    double largest_ = 0.0;
};

}  // namespace

void find_stations(const CrossSectionRules& rules, const MemberActions& member,
                   std::vector<Station>& found) {
    found.clear();
    Search(rules, member, found).run();
}

}  // namespace loadpath::en1993
