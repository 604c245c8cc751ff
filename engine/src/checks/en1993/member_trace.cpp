// The trace of the EN 1993-1-1 member check: clause, formula, numbers and the choices made.
#include <cmath>
#include <string>
#include <string_view>

#include "checks/en1993/member_check.hpp"
#include "checks/en1993/shear.hpp"
#include "checks/number.hpp"

namespace loadpath::en1993 {

namespace {

using checks::TraceRow;

constexpr double negligible = 1e-6;

std::string kn(double force) { return format(force * 1e-3) + " kN"; }
std::string knm(double moment) { return format(moment * 1e-3) + " kNm"; }
std::string mpa(double stress) { return format(stress * 1e-6) + " N/mm2"; }
std::string metres(double length) { return format(length) + " m"; }

class Trace {
 public:
  Trace(const MemberCase& member, const MemberVerdict& verdict, checks::EntityResult& entity)
      : m_(member), v_(verdict), e_(entity), s_(member.steel.rules.section),
        steel_(member.steel.rules.steel), strong_(member.steel.is_swapped ? "y" : "z"),
        weak_(member.steel.is_swapped ? "z" : "y") {}

  void write() {
    choices();
    cross_sections();
    flexural();
    lateral();
    interaction();
    governing();
  }

 private:
  // A row that records a choice: its value is the quantity, not a utilization.
  void note(std::string label, std::string formula, std::string substituted, double value,
            std::string unit) {
    e_.trace.push_back({std::move(label), std::move(formula), std::move(substituted), value,
                        std::move(unit), {}, {}});
  }

  // A row of a clause. Where it cannot be stated the reason stands in the entity's message.
  void clause(std::string label, std::string formula, std::string substituted, double utilization,
              std::string unit, double x, std::optional<double> demand = {},
              std::optional<double> capacity = {}, bool is_decisive = true) {
    if (std::isnan(utilization)) return;
    e_.trace.push_back({std::move(label), std::move(formula), std::move(substituted), utilization,
                        std::move(unit), demand, capacity});
    if (!is_decisive || (worst_ < e_.trace.size() && utilization <= *e_.trace[worst_].value)) return;
    worst_ = e_.trace.size() - 1;
    worst_x_ = x;
  }

  void choices() {
    const SteelSection& steel = m_.steel;
    note("Steel (Table 3.1)", "f_y", mpa(steel_.f_y) + ": " + steel.why_strength, steel_.f_y, "Pa");
    class_row();
    note("Shear area " + std::string(weak_), "A_v along the web", steel.why_shear_area, s_.a_v_z, "m2");
    if (!steel.why_moduli.empty()) {
      note("Moduli", "W_pl", steel.why_moduli, s_.w_pl_y, "m3");
    }
  }

  void class_row() {
    const StationState& at = v_.sections.linear;
    const int given = m_.steel.rules.given_class;
    if (given > 0) {
      note("Class (Table 5.2)", "section_class", "given in the section's ec3 parameters", given, "");
      return;
    }
    if (at.section_class == 0) return;
    std::string text = m_.steel.why_shape + "; epsilon " + format(steel_.epsilon());
    const Classification& c = at.classification;
    for (std::size_t k = 0; k < c.part_count; ++k) {
      const Part& part = c.parts[k];
      text += "; " + std::string(part.name) + " c/t " + format(part.c_over_t);
      if (part.name.ends_with("web") || part.name.ends_with("wall")) {
        text += " (alpha " + format(part.alpha, 3) + ", psi " + format(part.psi, 3) + ")";
      }
      text += " class " + std::to_string(part.section_class);
    }
    if (c.section_class == 4 && c.is_class_3_by_stress) {
      text += "; class 3 for 6.2 by the stress present, 5.5.2(9)";
    }
    note("Class (Table 5.2)", "at x = " + metres(at.x) + " under the N and M there", text,
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
    std::string formula = is_compression ? "N_Ed / N_c,Rd, N_c,Rd = A f_y / gamma_M0 (6.10)"
                                         : "N_Ed / N_pl,Rd, N_pl,Rd = A f_y / gamma_M0 (6.6)";
    if (s.rho_y > 0.0 || s.rho_z > 0.0) formula += " less the shear area's rho f_y (6.2.10)";
    clause("Axial (6.2.3/4)", formula,
           kn(n) + " / " + kn(s.n_rd) + (is_compression ? " (compression)" : " (tension)"), s.axial,
           "N", s.x, n, s.n_rd);
  }

  void bending(std::string_view axis, const StationState& s, bool is_strong) {
    const double u = is_strong ? s.bending_y : s.bending_z;
    const double m = std::fabs(is_strong ? s.actions.m_y : s.actions.m_z);
    const double rd = is_strong ? s.m_y_rd : s.m_z_rd;
    const double rho = is_strong ? s.rho_z : s.rho_y;
    const std::string_view modulus = s.section_class <= 2 ? "W_pl" : s.section_class == 3 ? "W_el" : "W_eff";
    std::string formula =
        "M_Ed / M_c,Rd, M_c,Rd = " + std::string(modulus) + " f_y / gamma_M0 (6.13 to 6.15)";
    std::string text = knm(m) + " / " + knm(rd) + " at x = " + metres(s.x);
    if (rho > 0.0) {
      formula = "M_Ed / M_V,Rd, the shear area at (1 - rho) f_y (6.29, 6.30)";
      text += ", rho = " + format(rho);
    }
    clause("Bending " + std::string(axis) + " (6.2.5)", formula, text, u, "N·m", s.x, m, rd);
  }

  void shear(std::string_view axis, const StationState& s, bool is_web) {
    const double u = is_web ? s.shear_z : s.shear_y;
    const double v = std::fabs(is_web ? s.actions.v_z : s.actions.v_y);
    const double rd = is_web ? s.v_rd_z : s.v_rd_y;
    const double area = is_web ? s_.a_v_z : s_.a_v_y;
    std::string formula = "V_Ed / V_pl,Rd, V_pl,Rd = A_v f_y / (sqrt(3) gamma_M0) (6.18)";
    if (is_web && rd < s.v_pl_z) {
      formula = "V_Ed / V_bw,Rd, h_w/t_w > 72 epsilon / eta (6.2.6(6), EN 1993-1-5 5.2)";
    } else if (v > 0.0 && u > 1.0000001 * v / rd) {
      formula = "V_Ed / V_pl,Rd + T_Ed / T_Rd: torsion alone leaves no shear resistance (6.2.7(9))";
    } else if (rd < 0.9999999 * v_pl_rd(area, steel_)) {
      formula += " reduced for torsion (6.26 to 6.28)";
    }
    clause("Shear " + std::string(axis) + " (6.2.6)", formula,
           kn(v) + " / " + kn(rd) + ", A_v = " + format(area * 1e6) + " mm2, at x = " + metres(s.x), u,
           "N", s.x, v, rd);
  }

  void torsion() {
    const StationState& s = v_.sections.torsion;
    if (!(s.torsion > negligible)) return;
    clause("Torsion (6.2.7)", "T_Ed / T_Rd, T_Rd = W_t f_y / (sqrt(3) gamma_M0) (6.23)",
           knm(std::fabs(s.actions.t)) + " / " + knm(s.t_rd), s.torsion, "N·m", s.x,
           std::fabs(s.actions.t), s.t_rd);
  }

  void combined() {
    const StationState& linear = v_.sections.linear;
    const StationState& s = v_.sections.combined;
    const bool is_biaxial = s.bending_y > negligible && s.bending_z > negligible;
    const bool is_bound = s.is_plastic && (s.axial > negligible || is_biaxial);
    std::string text = format(linear.axial) + " + " + format(linear.bending_y) + " + " +
                       format(linear.bending_z);
    const double warping = linear.linear_sum - linear.axial - linear.bending_y - linear.bending_z;
    if (warping > negligible) text += " + " + format(warping) + " (bimoment)";
    clause("Combined N+M (6.2.1)",
           std::string("N_Ed/N_Rd + M_y,Ed/M_y,Rd + M_z,Ed/M_z,Rd (6.2)") +
               (is_bound ? "; a safe bound, 6.2.9.1 decides" : ""),
           text + " at x = " + metres(linear.x), linear.linear_sum, "", linear.x, {}, {}, !is_bound);
    if (!is_bound) return;
    clause("Combined N+M (6.2.9)",
           "M_Ed / M_N,Rd (6.31), (M_y/M_N,y)^alpha + (M_z/M_N,z)^beta (6.41) about two axes",
           "n = " + format(s.axial) + ", M_N,y,Rd = " + knm(s.m_n_y) + ", M_N,z,Rd = " +
               knm(s.m_n_z) + ", alpha = " + format(s.alpha) + ", beta = " + format(s.beta),
           s.plastic_sum, "", s.x);
  }

  void flexural_axis(std::string_view axis, const FlexuralState& f, BucklingCurve curve,
                     const std::string& why_length) {
    note("Buckling length " + std::string(axis), "L_cr", metres(f.length) + ": " + why_length, f.length,
         "m");
    note("Reduction factor " + std::string(axis) + " (6.3.1.2)",
         "chi = 1 / (Phi + sqrt(Phi^2 - lambda^2)) (6.49)",
         "curve " + std::string(name_of(curve)) + " (" + m_.steel.why_curves + "), N_cr = " +
             kn(f.n_cr) + ", lambda = " + format(f.reduction.lambda_bar),
         f.reduction.chi, "");
  }

  void flexural() {
    const StabilityResult& r = v_.stability;
    if (!r.has_compression) return;
    const StabilityRules& rules = v_.stability_rules;
    flexural_axis(strong_, r.y, rules.curve_y, m_.lengths.why_y);
    flexural_axis(weak_, r.z, rules.curve_z, m_.lengths.why_z);
    const FlexuralState* worst = &r.y;
    std::string mode = "about " + std::string(strong_);
    if (r.z.utilization > worst->utilization) {
      worst = &r.z;
      mode = "about " + std::string(weak_);
    }
    if (r.torsional.length > 0.0) {
      const std::string name = r.is_torsional_flexural ? "torsional-flexural" : "torsional";
      note("Reduction factor, " + name + " (6.3.1.4)", "chi with N_cr,TF or N_cr,T (6.53)",
           "L_T = " + metres(r.torsional.length) + ": " + m_.lengths.why_torsion + ", N_cr = " +
               kn(r.torsional.n_cr) + ", lambda = " + format(r.torsional.reduction.lambda_bar) +
               ", curve " + std::string(name_of(rules.curve_z)),
           r.torsional.reduction.chi, "");
      if (r.torsional.utilization > worst->utilization) {
        worst = &r.torsional;
        mode = name;
      }
    }
    clause("Flexural buckling (6.3.1)", "N_Ed / N_b,Rd, N_b,Rd = chi A f_y / gamma_M1 (6.46, 6.47)",
           kn(worst->n_ed) + " / " + kn(worst->n_b_rd) + ", " + mode, worst->utilization, "N",
           v_.sections.axial.x, worst->n_ed, worst->n_b_rd);
  }

  std::string c1_text(const LateralState& l) const {
    if (m_.spec.c1) return "given in the check";
    if (l.segment.ends == SegmentEnds::free_end) {
      return "from the eigenvalue of the segment: one end is free, the other built in sideways" +
             std::string(l.segment.is_warping_held ? ", warping held there" : ", warping free there");
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
    note("LTB length", "L", metres(l.segment.length) + ": " + m_.lengths.why_lateral,
         l.segment.length, "m");
    note("C1 (NCCI SN003)", "M_cr / M_cr of uniform moment", c1_text(l), l.c1, "");
    std::string text = "C1 = " + format(l.c1) + ", C2 = " + format(rules.c2) + ", z_g = " +
                       metres(rules.z_g) + ", C3 = " + format(rules.c3) + ", z_j = " + metres(rules.z_j);
    if (l.height_factor != 1.0) {
      text += "; z_g and z_j by the eigenvalue: factor " + format(l.height_factor);
    }
    note("Critical moment (NCCI SN003)",
         "C1 pi2 E I_z/L2 (sqrt(I_w/I_z + L2 G I_t/(pi2 E I_z) + (C2 z_g - C3 z_j)2) - (C2 z_g - C3 z_j))",
         text, l.m_cr, "N·m");
    const LateralReduction& r = l.reduction;
    if (rules.is_rolled_method) {
      note("chi_LT without f (6.3.2.3)", "(6.57), lambda_LT,0 = 0.4, beta = 0.75",
           "curve " + std::string(name_of(rules.curve_lt)) + " (Table 6.5), lambda_LT = " +
               format(r.lambda_bar),
           r.chi, "");
      note("chi_LT with f (6.3.2.3)", "chi_LT / f (6.58), k_c = 1 / sqrt(C1)",
           "k_c = " + format(r.k_c) + ", f = " + format(r.f), r.chi_mod, "");
    } else {
      note("chi_LT (6.3.2.2)", "(6.56)",
           "curve " + std::string(name_of(rules.curve_lt)) + " (" + m_.steel.why_curve_lt +
               "), lambda_LT = " + format(r.lambda_bar),
           r.chi, "");
    }
    clause("LTB (6.3.2)", "M_Ed / M_b,Rd, M_b,Rd = chi_LT W_y f_y / gamma_M1 (6.54, 6.55)",
           knm(l.m_ed) + " / " + knm(l.m_b_rd), l.utilization, "N·m", v_.sections.bending_y.x, l.m_ed,
           l.m_b_rd);
  }

  void no_lateral() {
    if (!v_.stability.has_bending) return;
    if (!m_.spec.include_ltb) {
      note("LTB not checked", "include_ltb", "switched off in the check: the compression flange is held",
           1.0, "");
    } else if (!is_susceptible_to_lateral_buckling(s_)) {
      note("LTB not checked", "6.3.2.1(2)", "this section is not susceptible", 1.0, "");
    }
  }

  void interaction() {
    if (!v_.stability.interaction) return;
    const InteractionState& i = *v_.stability.interaction;
    const InteractionInput& in = i.input;
    const bool is_a = v_.stability_rules.is_annex_a;
    std::string table = is_a ? "Annex A, Tables A.1 and A.2"
                        : in.is_susceptible_to_torsion ? "Annex B, Table B.2 (open section, free to twist)"
                                                       : "Annex B, Table B.1 (no twist)";
    const double c_my = is_a ? in.c_my_0 : in.c_my;
    const double c_mz = is_a ? in.c_mz_0 : in.c_mz;
    table += "; C_my = " + format(c_my) + (m_.spec.cmy ? " (given)" : "") + ", C_mz = " + format(c_mz) +
             (m_.spec.cmz ? " (given)" : "");
    if (!is_a) table += ", C_mLT = " + format(in.c_mlt) + (m_.spec.cm_lt ? " (given)" : "");
    note("Interaction factors", table,
         "k_yy = " + format(i.k.k_yy) + ", k_yz = " + format(i.k.k_yz) + ", k_zy = " + format(i.k.k_zy) +
             ", k_zz = " + format(i.k.k_zz),
         i.k.k_yy, "");
    clause("Buckling interaction (6.3.3)",
           "N_Ed/(chi N_Rk/gamma_M1) + k_y M_y,Ed/(chi_LT M_y,Rk/gamma_M1) + k_z M_z,Ed/(M_z,Rk/gamma_M1)",
           "(6.61) " + format(i.result.eq_6_61) + ", (6.62) " + format(i.result.eq_6_62) + "; N_Ed = " +
               kn(in.n_ed) + ", M_y,Ed = " + knm(in.m_y_ed) + ", M_z,Ed = " + knm(in.m_z_ed) +
               " (y the strong axis)",
           i.utilization, "", v_.sections.combined.x);
  }

  void governing() {
    for (const std::string& reason : v_.undecided) {
      e_.message += (e_.message.empty() ? "" : "; ") + reason;
    }
    if (worst_ >= e_.trace.size()) return;
    const TraceRow worst = e_.trace[worst_];
    e_.utilization = worst.value;
    e_.demand = worst.demand;
    e_.capacity = worst.capacity;
    e_.location_x_frac = m_.actions.length > 0.0 ? worst_x_ / m_.actions.length : 0.0;
    e_.trace.push_back({"Governing", worst.label, worst.substituted, worst.value, worst.unit,
                        worst.demand, worst.capacity});
  }

  const MemberCase& m_;
  const MemberVerdict& v_;
  checks::EntityResult& e_;
  const Section& s_;
  const Steel& steel_;
  std::string_view strong_, weak_;
  std::size_t worst_ = static_cast<std::size_t>(-1);
  double worst_x_ = 0.0;
};

}  // namespace

void write_trace(const MemberCase& member, const MemberVerdict& verdict, checks::EntityResult& entity) {
  if (member.steel.rules.steel.f_y <= 0.0) {
    for (const std::string& reason : verdict.undecided) {
      entity.message += (entity.message.empty() ? "" : "; ") + reason;
    }
    return;
  }
  Trace(member, verdict, entity).write();
}

}  // namespace loadpath::en1993
