#include "checks/en1993/stations.hpp"

#include <algorithm>
#include <array>

#include "checks/en1993/negligible.hpp"

namespace loadpath::en1993 {

namespace {

class Search {
 public:
    Search(const CrossSectionRules& rules, const MemberActions& member, std::vector<Station>& found)
        : rules_(rules), m_(member), found_(found) {}

    void run() {
        const std::vector<double> x = candidates();
        std::size_t best = 0;
        for (std::size_t k = 0; k < x.size(); ++k) {
            const double before = largest_;
            offer(x[k], false);
            if (jumps_at(x[k])) offer(x[k], true);
            if (k == 0 || largest_ > before) best = k;
        }
        if (!several_vary()) return;
        if (best > 0 && may_rise(x[best], x[best - 1])) refine(x[best - 1], x[best]);
        if (best + 1 < x.size() && may_rise(x[best], x[best + 1])) refine(x[best], x[best + 1]);
    }

 private:
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
        return station_at(
            rules_, {at(m_.n), at(m_.v_y), at(m_.v_z), at(m_.t), at(m_.m_y), at(m_.m_z), at(m_.b)},
            x);
    }

    double combined(double x, bool after) const { return station(x, after).combined.utilization; }

    void offer(double x, bool after) {
        found_.push_back(station(x, after));
        const double use = found_.back().combined.utilization;
        if (found_.size() > 1 && !(use > largest_)) return;
        largest_ = use;
        worst_ = found_.size() - 1;
    }

    // Only a sum of several varying actions can peak between the peaks of its terms.
    bool several_vary() const {
        const Station& s = found_[worst_];
        const bool has_shear = std::any_of(found_.begin(), found_.end(), [](const Station& one) {
            return one.rho_z > 0.0 || one.rho_y > 0.0;
        });
        const int varying = (axial_use(s) > negligible) + (bending_use_y(s) > negligible) +
                            (bending_use_z(s) > negligible);
        return varying + has_shear > 1;
    }

    // A sum that falls from its best station into an interval, and is lower in its middle, has no
    // higher place there.
    bool may_rise(double from, double to) const {
        return combined(from + 1e-3 * (to - from), to > from) > largest_ ||
               combined(0.5 * (from + to), true) > largest_;
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
        offer(0.5 * (low + high), true);
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
