#include "checks/en1993/stability.hpp"

#include <algorithm>
#include <cmath>

#include "checks/en1993/bending.hpp"
#include "checks/en1993/negligible.hpp"

namespace loadpath::en1993 {

bool is_susceptible_to_lateral_buckling(const Section& s) {
    return s.dimensions.shape != Shape::chs && s.i_y > 1.0001 * s.i_z;  // 6.3.2.1(2)
}

namespace {

double largest(const curves::Curve& curve) { return std::fabs(curve.abs_maximum().value); }

// Largest compression on a stretch; nothing where it is all tension.
double compression(const curves::Curve& n) { return std::max(n.maximum().value, 0.0); }

class Stability {
 public:
    Stability(const StabilityRules& rules, const BucklingLengths& lengths,
              const ChainActions& chain)
        : r_(rules), l_(lengths), chain_(chain) {
        const Section& s = r_.section;
        const bool is_effective = r_.section_class == 4;
        area_ = is_effective ? s.a_eff : s.area;
        n_rk_ = area_ * r_.steel.f_y;
        m_y_rk_ = modulus(s, Axis::y, r_.section_class) * r_.steel.f_y;
        m_z_rk_ = modulus(s, Axis::z, r_.section_class) * r_.steel.f_y;
    }

    StabilityResult run() {
        result_.has_compression =
            r_.include_buckling &&
            compression(chain_.n) > negligible * r_.section.area * r_.steel.f_y;
        result_.has_bending = largest(chain_.m_y) > negligible * m_y_rk_ ||
                              largest(chain_.m_z) > negligible * m_z_rk_;
        if (result_.has_compression) {
            result_.y = worst(l_.y, r_.section.i_y, r_.curve_y);
            result_.z = worst(l_.z, r_.section.i_z, r_.curve_z);
            torsional();
        }
        for (const Segment& segment : l_.lateral) check(segment);
        return result_;
    }

 private:
    FlexuralState flexural(double length, double critical, double n_ed, BucklingCurve curve) const {
        FlexuralState state;
        state.length = length;
        state.n_ed = n_ed;
        state.n_cr = critical;
        state.reduction = reduction(lambda_bar(area_, r_.steel.f_y, critical), curve);
        state.n_b_rd = state.reduction.chi * n_rk_ / r_.steel.gamma_m1;
        state.utilization = n_ed / state.n_b_rd;
        return state;
    }

    FlexuralState worst(const std::vector<Segment>& segments, double inertia,
                        BucklingCurve curve) const {
        FlexuralState worst_state;
        for (const Segment& segment : segments) {
            const double n_ed = compression(curves::part(chain_.n, segment.from, segment.to, 0.0));
            const FlexuralState state =
                flexural(segment.length, n_cr(r_.steel.e, inertia, segment.length), n_ed, curve);
            if (worst_state.length == 0.0 || state.utilization > worst_state.utilization) {
                worst_state = state;
            }
        }
        return worst_state;
    }

    void torsional() {
        const Section& s = r_.section;
        result_.compression_utilization = std::max(result_.y.utilization, result_.z.utilization);
        if (s.dimensions.is_closed() || s.dimensions.shape == Shape::rectangle) return;
        double length = 0.0;
        for (const Segment& segment : l_.torsion) length = std::max(length, segment.length);
        const double t = n_cr_t(s, r_.steel, length);
        const double tf = n_cr_tf(s, result_.y.n_cr, result_.z.n_cr, t);
        result_.is_torsional_flexural = tf < t;
        result_.torsional = flexural(length, tf, compression(chain_.n), r_.curve_z);  // 6.3.1.4(3)
        result_.compression_utilization =
            std::max(result_.compression_utilization, result_.torsional.utilization);
    }

    void check(const Segment& segment) {
        const LateralState lateral = lateral_state(segment);
        if (lateral.is_buckling &&
            (!result_.lateral || lateral.utilization > result_.lateral->utilization)) {
            result_.lateral = lateral;
        }
        if (!result_.has_compression || !result_.has_bending) return;
        const InteractionState state = interaction(segment, lateral);
        if (!result_.interaction || state.utilization > result_.interaction->utilization ||
            std::isnan(state.utilization)) {
            result_.interaction = state;
        }
    }

    LateralState lateral_state(const Segment& segment) const {
        LateralState state;
        state.segment = segment;
        curves::Curve moment = curves::part(chain_.m_y, segment.from, segment.to, 0.0);
        state.m_ed = largest(moment);
        const bool is_bent = state.m_ed > negligible * m_y_rk_;
        if (!r_.include_lateral || !is_bent || !is_susceptible_to_lateral_buckling(r_.section)) {
            return state;
        }
        state.is_buckling = true;
        const double stretch = segment.to - segment.from;
        if (segment.is_free_at_start) moment = curves::reversed(moment, stretch);
        set_critical_moment(state, moment, stretch);
        const double slenderness = std::sqrt(m_y_rk_ / state.m_cr);
        state.reduction = r_.is_rolled_method ? lateral_reduction_rolled(slenderness, r_.curve_lt,
                                                                         1.0 / std::sqrt(state.c1))
                                              : lateral_reduction_general(slenderness, r_.curve_lt);
        state.m_b_rd = state.reduction.chi_mod * m_y_rk_ / r_.steel.gamma_m1;
        state.utilization = state.m_ed / state.m_b_rd;
        return state;
    }

    // The eigenvalue problem is posed on the stretch; a longer or shorter buckling length scales
    // it.
    LateralSegment eigen_segment(const LateralState& state, const curves::Curve& moment) const {
        const Section& s = r_.section;
        LateralSegment e;
        e.moment = &moment;
        e.length = state.segment.to - state.segment.from;
        const double scale = state.segment.length / e.length;
        e.e_i_z = r_.steel.e * s.i_z / (scale * scale);
        e.g_i_t = r_.steel.g * s.i_t;
        e.e_i_w = r_.steel.e * s.i_w / (scale * scale);
        e.ends = state.segment.ends;
        e.is_warping_held = state.segment.is_warping_held;
        return e;
    }

    void set_critical_moment(LateralState& state, const curves::Curve& moment,
                             double stretch) const {
        const double length = state.segment.length;
        const bool is_free = state.segment.ends == SegmentEnds::free_end;
        const double uniform = m_cr(r_.section, r_.steel, length, {});
        LateralSegment plain = eigen_segment(state, moment);
        if (r_.c1) {
            state.c1 = *r_.c1;
        } else if (is_free) {
            state.c1 = critical_factor(plain) * state.m_ed / uniform;
        } else if (!l_.is_lateral_diagram_unknown) {
            state.c1 = moment_factor_c1(moment, stretch);
        }
        const bool has_height = r_.z_g != 0.0 || r_.z_j != 0.0;
        const bool is_given = r_.c2 != 0.0 || r_.c3 != 0.0;
        if (has_height && !is_given) {
            LateralSegment raised = plain;
            raised.z_g = r_.z_g;
            raised.z_j = r_.z_j;
            state.height_factor = critical_factor(raised) / critical_factor(plain);
            state.m_cr = state.height_factor * state.c1 * uniform;
            return;
        }
        state.m_cr = m_cr(r_.section, r_.steel, length, {state.c1, r_.c2, r_.c3, r_.z_g, r_.z_j});
    }

    struct EquivalentMoment {
        double c_m = 1.0, c_m_0 = 1.0;
    };

    // Table B.3 and A.2 between the braced points around the middle of a lateral segment.
    EquivalentMoment equivalent(const std::vector<Segment>& braced, const curves::Curve& moment,
                                const Segment& lateral, double e_i, double critical,
                                bool is_sway) const {
        const double middle = 0.5 * (lateral.from + lateral.to);
        const Segment* around = &braced.front();
        for (const Segment& segment : braced) {
            if (segment.from <= middle && middle <= segment.to) around = &segment;
        }
        const double stretch = around->to - around->from;
        const curves::Curve diagram = curves::part(moment, around->from, around->to, 0.0);
        const MomentDiagram words = describe_moments(diagram, stretch);
        if (words.m_max == 0.0) return {};
        EquivalentMoment factors;
        factors.c_m = is_sway ? 0.9 : c_m(words);
        const double n_ratio = compression(chain_.n) / critical;
        factors.c_m_0 =
            c_m_0(words, deflection_from_chord(diagram, stretch, e_i), e_i, stretch, n_ratio);
        return factors;
    }

    InteractionState interaction(const Segment& segment, const LateralState& lateral) const {
        const Section& s = r_.section;
        InteractionState state;
        InteractionInput& in = state.input;
        in.n_ed = compression(chain_.n);
        in.m_y_ed = lateral.m_ed;
        in.m_z_ed = largest(curves::part(chain_.m_z, segment.from, segment.to, 0.0));
        in.section_class = r_.section_class;
        in.n_rk = n_rk_;
        in.m_y_rk = m_y_rk_;
        in.m_z_rk = m_z_rk_;
        in.gamma_m1 = r_.steel.gamma_m1;
        in.chi_y = result_.y.reduction.chi;
        in.chi_z = result_.z.reduction.chi;
        in.lambda_y = result_.y.reduction.lambda_bar;
        in.lambda_z = result_.z.reduction.lambda_bar;
        in.n_cr_y = result_.y.n_cr;
        in.n_cr_z = result_.z.n_cr;
        const bool is_open = result_.torsional.length > 0.0;
        // 6.3.1.4: torsional modes count in the weak direction
        if (is_open) in.chi_z = std::min(in.chi_z, result_.torsional.reduction.chi);
        in.n_cr_t = is_open ? n_cr_t(s, r_.steel, result_.torsional.length) : 1e3 * in.n_cr_y;
        in.n_cr_tf = is_open ? result_.torsional.n_cr : 1e3 * in.n_cr_y;
        in.chi_lt = lateral.reduction.chi_mod;
        in.c1 = lateral.c1;
        in.is_susceptible_to_torsion = is_open && r_.include_lateral;
        if (lateral.is_buckling) {
            in.lambda_0 = std::sqrt(m_y_rk_ / m_cr(s, r_.steel, segment.length, {}));
        }
        const EquivalentMoment y =
            equivalent(l_.y, chain_.m_y, segment, r_.steel.e * s.i_y, in.n_cr_y, l_.is_sway_y);
        const EquivalentMoment z =
            equivalent(l_.z, chain_.m_z, segment, r_.steel.e * s.i_z, in.n_cr_z, l_.is_sway_z);
        const EquivalentMoment lt =
            equivalent(l_.lateral, chain_.m_y, segment, r_.steel.e * s.i_y, in.n_cr_y, false);
        in.c_my = r_.c_my.value_or(y.c_m);
        in.c_mz = r_.c_mz.value_or(z.c_m);
        in.c_mlt = r_.c_mlt.value_or(lt.c_m);
        in.c_my_0 = r_.c_my.value_or(y.c_m_0);
        in.c_mz_0 = r_.c_mz.value_or(z.c_m_0);
        state.k = r_.is_annex_a ? factors_annex_a(in, s) : factors_annex_b(in, s.dimensions);
        state.result = buckling_interaction(in, state.k);
        state.utilization = std::max(state.result.eq_6_61, state.result.eq_6_62);
        if (std::isnan(state.k.k_yy)) {
            // N_Ed beyond an elastic critical force: Annex A has no factor; N alone is over the
            // resistance.
            state.utilization = result_.compression_utilization;
        }
        return state;
    }

    const StabilityRules& r_;
    const BucklingLengths& l_;
    const ChainActions& chain_;
    double area_ = 0.0, n_rk_ = 0.0, m_y_rk_ = 0.0, m_z_rk_ = 0.0;
    StabilityResult result_;
};

}  // namespace

StabilityResult check_stability(const StabilityRules& rules, const BucklingLengths& lengths,
                                const ChainActions& chain) {
    return Stability(rules, lengths, chain).run();
}

}  // namespace loadpath::en1993
