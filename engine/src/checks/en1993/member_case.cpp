#include "checks/en1993/member_case.hpp"

#include <algorithm>
#include <cmath>

#include "checks/en1993/clauses/bending.hpp"
#include "checks/en1993/negligible.hpp"

namespace loadpath::en1993 {

namespace {

std::size_t most_used(const std::vector<Station>& stations) {
    return worst_station(stations, [](const Station& s) { return s.combined.linear_sum; });
}

// The class of the physical member is that of its most used station; 5.5.2(9) does not serve 6.3.
int class_for_stability(const MemberCase& m) {
    const CrossSectionRules& rules = m.steel_section->rules;
    if (rules.given_class > 0) return rules.given_class;
    if (m.chain.length <= 1.0000001 * m.actions.length || !m.chain.is_one_section()) {
        return m.most_used_station().classification.section_class;
    }
    MemberActions whole;
    whole.length = m.chain.length;
    whole.n = m.chain.n;
    whole.m_y = m.chain.m_y;
    whole.m_z = m.chain.m_z;
    std::vector<Station> stations;
    find_stations(rules, whole, stations);
    return stations[most_used(stations)].classification.section_class;
}

double largest_magnitude(const curves::Curve& curve) {
    return std::fabs(curve.abs_maximum().value);
}

bool has_effective_properties(const MemberCase& m) {
    const Section& s = m.section();
    const bool bends_y = largest_magnitude(m.chain.own(m.chain.m_y)) != 0.0;
    const bool bends_z = largest_magnitude(m.chain.own(m.chain.m_z)) != 0.0;
    return s.a_eff > 0.0 && (!bends_y || s.w_eff_y > 0.0) && (!bends_z || s.w_eff_z > 0.0);
}

Stability stability_of(const MemberCase& m) {
    const Section& s = m.section();
    const double f_y = m.steel().f_y;
    Stability stability;
    const int section_class = class_for_stability(m);
    stability.section_class = section_class;
    stability.is_ready = section_class > 0 && (section_class < 4 || has_effective_properties(m));
    if (!stability.is_ready) return stability;
    stability.area = section_class == 4 ? s.a_eff : s.area;
    stability.n_rk = stability.area * f_y;
    stability.m_y_rk = modulus(s, Axis::y, section_class) * f_y;
    stability.m_z_rk = modulus(s, Axis::z, section_class) * f_y;
    stability.n_ed = std::max(m.chain.own(m.chain.n).maximum().value, 0.0);
    stability.has_compression =
        m.spec->include_buckling && stability.n_ed > negligible * s.area * f_y;
    const bool bends_y =
        largest_magnitude(m.chain.own(m.chain.m_y)) > negligible * stability.m_y_rk;
    const bool bends_z =
        largest_magnitude(m.chain.own(m.chain.m_z)) > negligible * stability.m_z_rk;
    if (section_class == 4) {
        stability.e_n_y = s.e_n_y;
        stability.e_n_z = s.e_n_z;
    }
    const double shift = stability.e_n_y + stability.e_n_z;
    stability.has_bending = bends_y || bends_z || shift * stability.n_ed > 0.0;
    const bool is_bent_about_both =
        !stability.has_compression && bends_y && bends_z && m.spec->include_ltb;
    const bool is_i = s.dimensions.shape == Shape::i;
    stability.has_bending_about_both = is_bent_about_both && is_i;
    stability.needs_linear_lateral_sum = is_bent_about_both && !is_i && !s.dimensions.is_closed();
    return stability;
}

}  // namespace

void prepare(MemberCase& member) {
    if (member.steel().f_y <= 0.0) return;
    find_stations(member.steel_section->rules, member.actions, member.stations);
    member.most_used = most_used(member.stations);
    member.stability = stability_of(member);
}

}  // namespace loadpath::en1993
