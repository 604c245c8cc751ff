// The trace of the EN 1993-1-1 member check: clause, formula, numbers and the choices made.
#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "checks/en1993/bending.hpp"
#include "checks/en1993/member_check.hpp"
#include "checks/en1993/negligible.hpp"
#include "checks/en1993/shear.hpp"
#include "checks/trace_text.hpp"

namespace loadpath::en1993 {

namespace {

using checks::Figure;
using checks::number;
using std::string_view;

constexpr double none = std::numeric_limits<double>::quiet_NaN();

Figure kn(double force) { return {force * 1e-3, " kN"}; }
Figure knm(double moment) { return {moment * 1e-3, " kNm"}; }
Figure mpa(double stress) { return {stress * 1e-6, " N/mm2"}; }
Figure metres(double length) { return {length, " m"}; }

class Trace {
 public:
    Trace(const MemberCase& member, const MemberVerdict& verdict, checks::TraceLog& log,
          checks::EntityResult& entity)
        : m_(member),
          v_(verdict),
          log_(log),
          e_(entity),
          s_(member.steel.rules.section),
          steel_(member.steel.rules.steel),
          strong_(member.steel.is_swapped ? "y" : "z"),
          weak_(member.steel.is_swapped ? "z" : "y") {}

    void write() {
        e_.trace.first = log_.size();
        choices();
        cross_sections();
        flexural();
        lateral();
        interaction();
        governing();
        e_.trace.count = log_.size() - e_.trace.first;
    }

 private:
    // A row that records a choice: its value is the quantity, not a utilization.
    void note(string_view label, string_view formula, string_view substituted, double value,
              string_view unit) {
        log_.add(label, formula, substituted, value, unit, none, none);
    }

    // A row of a clause. Where it cannot be stated the reason stands in the entity's message.
    void clause(string_view label, string_view formula, string_view substituted, double utilization,
                string_view unit, double x, double demand = none, double capacity = none,
                bool is_decisive = true) {
        if (std::isnan(utilization)) return;
        log_.add(label, formula, substituted, utilization, unit, demand, capacity);
        if (!is_decisive || (worst_ && utilization <= log_.rows()[*worst_].value)) return;
        worst_ = log_.size() - 1;
        worst_x_ = x;
    }

    void choices() {
        const SteelSection& steel = m_.steel;
        note("Steel (Table 3.1)", "f_y", text_.begin(mpa(steel_.f_y), ": ", steel.why_strength),
             steel_.f_y, "Pa");
        class_row();
        note(label_.begin("Shear area ", weak_), "A_v along the web", steel.why_shear_area,
             s_.a_v_z, "m2");
        if (!steel.why_moduli.empty()) {
            note("Moduli", "W_pl", steel.why_moduli, s_.w_pl_y, "m3");
        }
    }

    void class_row() {
        const StationState& at = v_.sections.linear;
        const int given = m_.steel.rules.given_class;
        if (given > 0) {
            note("Class (Table 5.2)", "section_class", "given in the section's ec3 parameters",
                 given, "");
            return;
        }
        if (at.section_class == 0) return;
        text_.begin("x = ", metres(at.x), "; ", m_.steel.why_shape, "; epsilon ",
                    number(steel_.epsilon()));
        const Classification& c = at.classification;
        for (std::size_t k = 0; k < c.part_count; ++k) {
            const Part& part = c.parts[k];
            text_.more("; ", part.name, " c/t ", number(part.c_over_t));
            if (part.name.ends_with("web") || part.name.ends_with("wall")) {
                text_.more(" (alpha ", number(part.alpha, 3), ", psi ", number(part.psi, 3), ")");
            }
            text_.more(" class ", number(part.section_class));
        }
        if (c.section_class == 4 && c.is_class_3_by_stress) {
            text_.more("; class 3 for 6.2 by the stress present, 5.5.2(9)");
        }
        note("Class (Table 5.2)", "under the N and M at x", text_.text(),
             at.classification.section_class, "");
    }

    void cross_sections() {
        axial();
        bending(weak_, v_.sections.bending_z, false);
        bending(strong_, v_.sections.bending_y, true);
        shear(strong_, v_.sections.shear_y, false);
        shear(weak_, v_.sections.shear_z, true);
        torsion();
        combined();
    }

    void axial() {
        const StationState& s = v_.sections.axial;
        if (!(s.axial > negligible)) return;
        const bool is_compression = s.actions.n > 0.0;
        const double n = std::fabs(s.actions.n);
        formula_.begin(is_compression ? "N_Ed / N_c,Rd, N_c,Rd = A f_y / gamma_M0 (6.10)"
                                      : "N_Ed / N_pl,Rd, N_pl,Rd = A f_y / gamma_M0 (6.6)");
        if (s.rho_y > 0.0 || s.rho_z > 0.0)
            formula_.more(" less the shear area's rho f_y (6.2.10)");
        clause(
            "Axial (6.2.3/4)", formula_.text(),
            text_.begin(kn(n), " / ", kn(s.n_rd), is_compression ? " (compression)" : " (tension)"),
            s.axial, "N", s.x, n, s.n_rd);
    }

    void bending(string_view axis, const StationState& s, bool is_strong) {
        const double u = is_strong ? s.bending_y : s.bending_z;
        const double m = std::fabs(is_strong ? s.actions.m_y : s.actions.m_z);
        const double rd = is_strong ? s.m_y_rd : s.m_z_rd;
        const double rho = is_strong ? s.rho_z : s.rho_y;
        const string_view modulus = s.section_class <= 2   ? "W_pl"
                                    : s.section_class == 3 ? "W_el"
                                                           : "W_eff";
        formula_.begin("M_Ed / M_c,Rd, M_c,Rd = ", modulus, " f_y / gamma_M0 (6.13 to 6.15)");
        text_.begin(knm(m), " / ", knm(rd), " at x = ", metres(s.x));
        if (rho > 0.0) {
            formula_.begin("M_Ed / M_V,Rd, the shear area at (1 - rho) f_y (6.29, 6.30)");
            text_.more(", rho = ", number(rho));
        }
        clause(label_.begin("Bending ", axis, " (6.2.5)"), formula_.text(), text_.text(), u, "N·m",
               s.x, m, rd);
    }

    void shear(string_view axis, const StationState& s, bool is_web) {
        const double u = is_web ? s.shear_z : s.shear_y;
        const double v = std::fabs(is_web ? s.actions.v_z : s.actions.v_y);
        const double rd = is_web ? s.v_rd_z : s.v_rd_y;
        const double area = is_web ? s_.a_v_z : s_.a_v_y;
        formula_.begin("V_Ed / V_pl,Rd, V_pl,Rd = A_v f_y / (sqrt(3) gamma_M0) (6.18)");
        if (is_web && rd < s.v_pl_z) {
            formula_.begin(
                "V_Ed / V_bw,Rd, h_w/t_w > 72 epsilon / eta (6.2.6(6), EN 1993-1-5 5.2)");
        } else if (v > 0.0 && u > 1.0000001 * v / rd) {
            formula_.begin(
                "V_Ed / V_pl,Rd + T_Ed / T_Rd: torsion alone leaves no shear resistance "
                "(6.2.7(9))");
        } else if (rd < 0.9999999 * v_pl_rd(area, steel_)) {
            formula_.more(" reduced for torsion (6.26 to 6.28)");
        }
        clause(label_.begin("Shear ", axis, " (6.2.6)"), formula_.text(),
               text_.begin(kn(v), " / ", kn(rd), ", A_v = ", number(area * 1e6),
                           " mm2, at x = ", metres(s.x)),
               u, "N", s.x, v, rd);
    }

    void torsion() {
        const StationState& s = v_.sections.torsion;
        if (!(s.torsion > negligible)) return;
        clause("Torsion (6.2.7)",
               "T_Ed / T_Rd, T_Rd = W_t f_y / (sqrt(3) gamma_M0) (6.23), all of T_Ed as St Venant "
               "torsion "
               "(nothing taken off for warping, 6.24)",
               text_.begin(knm(std::fabs(s.actions.t)), " / ", knm(s.t_rd)), s.torsion, "N·m", s.x,
               std::fabs(s.actions.t), s.t_rd);
    }

    void combined() {
        const StationState& linear = v_.sections.linear;
        const StationState& s = v_.sections.combined;
        const bool is_biaxial = s.bending_y > negligible && s.bending_z > negligible;
        const bool is_bound = s.is_plastic && (s.axial > negligible || is_biaxial);
        text_.begin(number(linear.axial), " + ", number(linear.bending_y), " + ",
                    number(linear.bending_z));
        const double warping =
            linear.linear_sum - linear.axial - linear.bending_y - linear.bending_z;
        if (warping > negligible) text_.more(" + ", number(warping), " (bimoment)");
        clause(
            "Combined N+M (6.2.1)",
            is_bound
                ? "N_Ed/N_Rd + M_y,Ed/M_y,Rd + M_z,Ed/M_z,Rd (6.2); a safe bound, 6.2.9.1 decides"
                : "N_Ed/N_Rd + M_y,Ed/M_y,Rd + M_z,Ed/M_z,Rd (6.2)",
            text_.more(" at x = ", metres(linear.x)), linear.linear_sum, "", linear.x, none, none,
            !is_bound);
        if (!is_bound) return;
        clause("Combined N+M (6.2.9)",
               "M_Ed / M_N,Rd (6.31), (M_y/M_N,y)^alpha + (M_z/M_N,z)^beta (6.41) about two axes",
               text_.begin("n = ", number(s.axial), ", M_N,y,Rd = ", knm(s.m_n_y),
                           ", M_N,z,Rd = ", knm(s.m_n_z), ", alpha = ", number(s.alpha),
                           ", beta = ", number(s.beta)),
               s.plastic_sum, "", s.x);
    }

    void flexural_axis(string_view axis, const FlexuralState& f, BucklingCurve curve,
                       const std::string& why_length) {
        note(label_.begin("Buckling length ", axis), "L_cr",
             text_.begin(metres(f.length), ": ", why_length), f.length, "m");
        note(label_.begin("Reduction factor ", axis, " (6.3.1.2)"),
             "chi = 1 / (Phi + sqrt(Phi^2 - lambda^2)) (6.49)",
             text_.begin("curve ", name_of(curve), " (", m_.steel.why_curves,
                         "), N_cr = ", kn(f.n_cr), ", lambda = ", number(f.reduction.lambda_bar)),
             f.reduction.chi, "");
    }

    void flexural() {
        const StabilityResult& r = v_.stability;
        if (!r.has_compression) return;
        const StabilityRules& rules = v_.stability_rules;
        flexural_axis(strong_, r.y, rules.curve_y, m_.lengths.why_y);
        flexural_axis(weak_, r.z, rules.curve_z, m_.lengths.why_z);
        const FlexuralState* worst = &r.y;
        string_view mode = strong_;
        if (r.z.utilization > worst->utilization) {
            worst = &r.z;
            mode = weak_;
        }
        clause("Flexural buckling (6.3.1)",
               "N_Ed / N_b,Rd, N_b,Rd = chi A f_y / gamma_M1 (6.46, 6.47)",
               text_.begin(kn(worst->n_ed), " / ", kn(worst->n_b_rd), ", about ", mode),
               worst->utilization, "N", v_.sections.axial.x, worst->n_ed, worst->n_b_rd);
        if (r.torsional.length > 0.0) {
            const string_view name = r.is_torsional_flexural ? "torsional-flexural" : "torsional";
            note(label_.begin("Reduction factor, ", name, " (6.3.1.4)"),
                 "chi with N_cr,TF or N_cr,T (6.53)",
                 text_.begin("L_T = ", metres(r.torsional.length), ": ", m_.lengths.why_torsion,
                             ", N_cr = ", kn(r.torsional.n_cr),
                             ", lambda = ", number(r.torsional.reduction.lambda_bar), ", curve ",
                             name_of(rules.curve_z)),
                 r.torsional.reduction.chi, "");
            clause("Torsional-flexural buckling (6.3.1.4)",
                   "N_Ed / N_b,Rd, N_b,Rd = chi A f_y / gamma_M1 (6.46, 6.47)",
                   text_.begin(kn(r.torsional.n_ed), " / ", kn(r.torsional.n_b_rd), ", ", name),
                   r.torsional.utilization, "N", v_.sections.axial.x, r.torsional.n_ed,
                   r.torsional.n_b_rd);
        }
    }

    string_view c1_text(const LateralState& l) const {
        if (m_.spec.c1) return "given in the check";
        if (l.segment.ends == SegmentEnds::free_end) {
            return l.segment.is_warping_held ? "from the eigenvalue of the segment: one end is "
                                               "free, the other built in sideways, "
                                               "warping held there"
                                             : "from the eigenvalue of the segment: one end is "
                                               "free, the other built in sideways, "
                                               "warping free there";
        }
        if (m_.lengths.is_lateral_diagram_unknown) return "uniform moment assumed";
        return "eigenvalue of the moment diagram between forks without warping (NCCI SN003 tables)";
    }

    void lateral() {
        if (!v_.stability.lateral) {
            no_lateral();
            return;
        }
        const LateralState& l = *v_.stability.lateral;
        const StabilityRules& rules = v_.stability_rules;
        note("LTB length", "L", text_.begin(metres(l.segment.length), ": ", m_.lengths.why_lateral),
             l.segment.length, "m");
        note("C1 (NCCI SN003)", "M_cr / M_cr of uniform moment", c1_text(l), l.c1, "");
        text_.begin("C1 = ", number(l.c1), ", C2 = ", number(rules.c2),
                    ", z_g = ", metres(rules.z_g), ", C3 = ", number(rules.c3),
                    ", z_j = ", metres(rules.z_j));
        if (l.height_factor != 1.0) {
            text_.more("; z_g and z_j by the eigenvalue: factor ", number(l.height_factor));
        }
        note("Critical moment (NCCI SN003)",
             "C1 pi2 E I_z/L2 (sqrt(I_w/I_z + L2 G I_t/(pi2 E I_z) + (C2 z_g - C3 z_j)2) - (C2 z_g "
             "- C3 z_j))",
             text_.text(), l.m_cr, "N·m");
        const LateralReduction& r = l.reduction;
        if (rules.is_rolled_method) {
            note("chi_LT without f (6.3.2.3)", "(6.57), lambda_LT,0 = 0.4, beta = 0.75",
                 text_.begin("curve ", name_of(rules.curve_lt),
                             " (Table 6.5), lambda_LT = ", number(r.lambda_bar)),
                 r.chi, "");
            note("chi_LT with f (6.3.2.3)", "chi_LT / f (6.58), k_c = 1 / sqrt(C1)",
                 text_.begin("k_c = ", number(r.k_c), ", f = ", number(r.f)), r.chi_mod, "");
        } else {
            note("chi_LT (6.3.2.2)", "(6.56)",
                 text_.begin("curve ", name_of(rules.curve_lt), " (", m_.steel.why_curve_lt,
                             "), lambda_LT = ", number(r.lambda_bar)),
                 r.chi, "");
        }
        clause("LTB (6.3.2)", "M_Ed / M_b,Rd, M_b,Rd = chi_LT W_y f_y / gamma_M1 (6.54, 6.55)",
               text_.begin(knm(l.m_ed), " / ", knm(l.m_b_rd)), l.utilization, "N·m",
               v_.sections.bending_y.x, l.m_ed, l.m_b_rd);
    }

    void no_lateral() {
        if (!v_.stability.has_bending) return;
        if (!m_.spec.include_ltb) {
            note("LTB not checked", "include_ltb",
                 "switched off in the check: the compression flange is held", 1.0, "");
        } else if (!is_susceptible_to_lateral_buckling(s_)) {
            not_susceptible();
        }
    }

    // 6.3.2.1(2): chi_LT = 1. The row says what bending comes to with gamma_M1; it decides nothing.
    // Of a section without a strong axis the more bent one counts.
    void not_susceptible() {
        const bool is_y = v_.sections.bending_y.bending_y >= v_.sections.bending_z.bending_z;
        const StationState& at = is_y ? v_.sections.bending_y : v_.sections.bending_z;
        const double m_ed = std::fabs(is_y ? at.actions.m_y : at.actions.m_z);
        const double w = modulus(s_, is_y ? Axis::y : Axis::z, v_.stability_rules.section_class);
        const double rd = w * steel_.f_y / steel_.gamma_m1;
        if (!(m_ed > 0.0) || !(rd > 0.0)) return;
        clause("LTB (6.3.2)",
               "M_Ed / M_b,Rd with chi_LT = 1: this section is not susceptible (6.3.2.1(2))",
               text_.begin(knm(m_ed), " / ", knm(rd)), m_ed / rd, "N·m", at.x, m_ed, rd, false);
    }

    void interaction() {
        if (!v_.stability.interaction) {
            const double u = v_.stability.compression_utilization;
            if (v_.stability.has_compression) {
                clause("Buckling interaction (6.3.3)",
                       "N_Ed / (chi N_Rk / gamma_M1): no moment acts, as 6.3.1",
                       text_.begin(number(u)), u, "", v_.sections.axial.x);
            }
            return;
        }
        const InteractionState& i = *v_.stability.interaction;
        const InteractionInput& in = i.input;
        const bool is_a = v_.stability_rules.is_annex_a;
        const string_view table = is_a ? "Annex A, Tables A.1 and A.2"
                                  : in.is_susceptible_to_torsion
                                      ? "Annex B, Table B.2 (open section, free to twist)"
                                      : "Annex B, Table B.1 (no twist)";
        const auto given = [](bool is_given) -> string_view { return is_given ? " (given)" : ""; };
        const double c_my = is_a ? in.c_my_0 : in.c_my;
        const double c_mz = is_a ? in.c_mz_0 : in.c_mz;
        text_.begin("k_yy = ", number(i.k.k_yy), ", k_yz = ", number(i.k.k_yz),
                    ", k_zy = ", number(i.k.k_zy), ", k_zz = ", number(i.k.k_zz),
                    "; C_my = ", number(c_my), given(m_.spec.cmy.has_value()),
                    ", C_mz = ", number(c_mz), given(m_.spec.cmz.has_value()));
        if (!is_a) text_.more(", C_mLT = ", number(in.c_mlt), given(m_.spec.cm_lt.has_value()));
        note("Interaction factors", table, text_.text(), i.k.k_yy, "");
        clause("Buckling interaction (6.3.3)",
               "N_Ed/(chi N_Rk/gamma_M1) + k_y M_y,Ed/(chi_LT M_y,Rk/gamma_M1) + k_z "
               "M_z,Ed/(M_z,Rk/gamma_M1)",
               text_.begin("(6.61) ", number(i.result.eq_6_61), ", (6.62) ",
                           number(i.result.eq_6_62), "; N_Ed = ", kn(in.n_ed), ", M_y,Ed = ",
                           knm(in.m_y_ed), ", M_z,Ed = ", knm(in.m_z_ed), " (y the strong axis)"),
               i.utilization, "", v_.sections.combined.x);
    }

    void governing() {
        for (const std::string& reason : v_.undecided) {
            e_.message += (e_.message.empty() ? "" : "; ") + reason;
        }
        if (!worst_) return;
        const checks::TraceLog::Row& worst = log_.rows()[*worst_];
        e_.utilization = worst.value;
        // A sum of shares stands against one.
        const bool is_sum = std::isnan(worst.demand);
        e_.demand = is_sum ? worst.value : worst.demand;
        e_.capacity = is_sum ? 1.0 : worst.capacity;
        e_.location_x_frac = m_.actions.length > 0.0 ? worst_x_ / m_.actions.length : 0.0;
        log_.repeat(*worst_, "Governing");
    }

    const MemberCase& m_;
    const MemberVerdict& v_;
    checks::TraceLog& log_;
    checks::EntityResult& e_;
    const Section& s_;
    const Steel& steel_;
    string_view strong_, weak_;
    checks::TraceText label_, formula_, text_;
    std::optional<std::size_t> worst_;
    double worst_x_ = 0.0;
};

}  // namespace

void write_trace(const MemberCase& member, const MemberVerdict& verdict, checks::TraceLog& traces,
                 checks::EntityResult& entity) {
    if (member.steel.rules.steel.f_y <= 0.0) {
        for (const std::string& reason : verdict.undecided) {
            entity.message += (entity.message.empty() ? "" : "; ") + reason;
        }
        return;
    }
    Trace(member, verdict, traces, entity).write();
}

}  // namespace loadpath::en1993
