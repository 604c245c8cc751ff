#include "checks/en1993/steel_section.hpp"

#include <algorithm>
#include <cmath>

#include "checks/en1993/angle.hpp"
#include "checks/en1993/clauses/shear.hpp"
#include "checks/en1993/library_dimensions.hpp"
#include "checks/en1993/tee.hpp"
#include "checks/en1993/yield_strength.hpp"
#include "checks/outline.hpp"
#include "text/number.hpp"

namespace loadpath::en1993 {

namespace {

using checks::ModelIndex;

void add_reason(std::string& reasons, const std::string& reason) {
    reasons += (reasons.empty() ? "" : "; ") + reason;
}

// Why the dimensions of a shape cannot be used; empty when they can.
std::string missing_dimensions(const Dimensions& d) {
    const bool has_web = d.shape == Shape::i || d.shape == Shape::u || d.shape == Shape::t;
    const bool has_wall = d.shape == Shape::rhs || d.shape == Shape::chs || d.shape == Shape::l;
    std::string missing;
    auto need = [&](bool is_needed, double value, const char* name) {
        if (is_needed && value <= 0.0) missing += (missing.empty() ? "" : ", ") + std::string(name);
    };
    need(true, d.h, "h");
    need(d.shape != Shape::chs, d.b, "b");
    need(has_web, d.tw, "tw");
    need(has_web, d.tf, "tf");
    need(has_wall, d.t, "t");
    return missing;
}

Dimensions given_dimensions(const document::SectionDimensions& g,
                            const document::Section& section) {
    Dimensions d;
    d.shape = shape_of(g.shape);
    d.h = g.h.value_or(section.h.value_or(0.0));
    d.b = g.b.value_or(d.shape == Shape::chs ? d.h : section.b.value_or(0.0));
    d.tw = g.tw.value_or(0.0);
    d.tf = g.tf.value_or(0.0);
    d.t = g.t.value_or(0.0);
    d.r = g.r.value_or(0.0);
    return d;
}

void set_dimensions(SteelSection& s, const ModelIndex& index, const document::Section& section) {
    Dimensions& d = s.rules.section.dimensions;
    if (section.dimensions) {
        d = given_dimensions(*section.dimensions, section);
        const std::string missing = missing_dimensions(d);
        s.why_shape = "shape " + std::string(name_of(d.shape)) + ", by the section's dimensions";
        if (missing.empty()) return;
        add_reason(s.undecided_class, "section '" + section.name + "': dimensions lack " + missing);
        d = {};
        return;
    }
    const document::ShapePath* path =
        section.shape_path ? index.shape_path(*section.shape_path) : nullptr;
    if (path) d = checks::dimensions_of_outline(*path);
    if (d.is_known()) {
        s.why_shape = "shape " + std::string(name_of(d.shape)) + ", read from the outline '" +
                      path->name + "'";
        return;
    }
    const LibraryDimensions named = library_dimensions(section);
    d = named.dimensions;
    s.is_from_library = d.is_known();
    s.is_hot_finished = named.is_hot_finished;
    if (!named.why.empty()) {
        s.why_shape = named.why;
    } else {
        s.why_shape =
            path ? "the outline '" + path->name + "' is none of I, U, RHS, CHS, L, T, rectangle"
                 : "section '" + section.name +
                       "' has neither dimensions nor an outline nor a name of the library";
    }
}

// The strong axis of a solid or hollow rectangle laid flat is the document's y.
void set_axes(SteelSection& s, const document::Section& section) {
    Dimensions& d = s.rules.section.dimensions;
    const bool may_lie_flat = d.shape == Shape::rhs || d.shape == Shape::rectangle || !d.is_known();
    s.is_swapped = may_lie_flat && section.i_y > 1.0001 * section.i_z;
    if (s.is_swapped) std::swap(d.h, d.b);
}

// Elastic moduli that are not given follow from the depth of a symmetric section; plastic ones are
// then taken as elastic.
double elastic(double given, double inertia, double depth) {
    if (given > 0.0 || depth <= 0.0) return given;
    return 2.0 * inertia / depth;
}

void set_properties(SteelSection& s, const document::Section& x) {
    Section& p = s.rules.section;
    const bool flat = s.is_swapped;
    const document::Ec3SectionParams params = x.ec3.value_or(document::Ec3SectionParams{});
    p.area = x.area;
    p.i_y = flat ? x.i_y : x.i_z;
    p.i_z = flat ? x.i_z : x.i_y;
    p.i_t = x.j;
    p.i_w = x.i_w.value_or(0.0);
    auto pick = [&](const std::optional<double>& about_z, const std::optional<double>& about_y,
                    bool is_strong) {
        return (is_strong != flat ? about_z : about_y).value_or(0.0);
    };
    p.w_el_y = pick(x.wel_z, x.wel_y, true);
    p.w_el_z = pick(x.wel_z, x.wel_y, false);
    p.w_pl_y = pick(x.wpl_z, x.wpl_y, true);
    p.w_pl_z = pick(x.wpl_z, x.wpl_y, false);
    p.w_eff_y = pick(params.wel_z_eff, params.wel_y_eff, true);
    p.w_eff_z = pick(params.wel_z_eff, params.wel_y_eff, false);
    p.a_eff = params.a_eff.value_or(0.0);
    if (p.dimensions.is_doubly_symmetric()) {
        p.w_el_y = elastic(p.w_el_y, p.i_y, p.dimensions.h);
        p.w_el_z = elastic(p.w_el_z, p.i_z, p.dimensions.b);
    }
    const bool lacks_plastic = p.w_pl_y <= 0.0 || p.w_pl_z <= 0.0;
    if (p.w_pl_y <= 0.0) p.w_pl_y = p.w_el_y;
    if (p.w_pl_z <= 0.0) p.w_pl_z = p.w_el_z;
    if (lacks_plastic) s.why_moduli = "plastic moduli are not given: the elastic ones are used";
    if (p.w_el_y <= 0.0) p.w_el_y = p.w_pl_y / 1.5;
    if (p.w_el_z <= 0.0) p.w_el_z = p.w_pl_z / 1.5;
    s.rules.given_class = static_cast<int>(params.section_class.value_or(0));
    s.has_z_j = params.z_j.has_value() || p.dimensions.is_doubly_symmetric() ||
                p.dimensions.shape == Shape::u || !p.dimensions.is_known();
    s.z_j = params.z_j.value_or(0.0);
    if (s.has_z_j || p.dimensions.shape != Shape::t) return;
    s.z_j = -asymmetry_of_tee(p.dimensions, p.i_y);
    s.has_z_j = s.is_z_j_of_either_side = true;
}

void set_shear_centre(SteelSection& s, const document::Section& x) {
    Section& p = s.rules.section;
    const bool is_symmetric = p.dimensions.is_doubly_symmetric();
    s.has_shear_centre = is_symmetric || (x.y_s && x.z_s) || !p.dimensions.is_known();
    if (is_symmetric) return;
    p.y_0 = (s.is_swapped ? x.y_s : x.z_s).value_or(0.0);
    p.z_0 = (s.is_swapped ? x.z_s : x.y_s).value_or(0.0);
}

// Only angles have principal axes that are not y and z.
void set_principal_axes(SteelSection& s, const document::Section& x) {
    Section& p = s.rules.section;
    p.i_u = p.i_y;
    p.i_v = p.i_z;
    if (p.dimensions.shape != Shape::l) return;
    p.i_yz = x.i_yz.value_or(0.0);
    if (p.i_yz == 0.0) {
        // The heel lies on the side of the shear centre; the sign follows from that.
        const double side = p.y_0 * p.z_0 < 0.0 ? -1.0 : 1.0;
        p.i_yz = side * product_of_inertia(p.dimensions);
    }
    const PrincipalAxes axes = principal_axes(p.i_y, p.i_z, p.i_yz);
    p.i_u = axes.i_u;
    p.i_v = axes.i_v;
    p.theta = axes.theta;
}

// 6.2.6(3) where the section states its dimensions. A section of the peer's format states its shear
// areas instead; they are those of elastic shear deformation, not larger than A_v.
void set_shear_areas(SteelSection& s, const document::Section& x) {
    Section& p = s.rules.section;
    const Dimensions& d = p.dimensions;
    const double by_clause_z = shear_area(d, p.area, Direction::z, s.rules.eta);
    const double by_clause_y = shear_area(d, p.area, Direction::y, s.rules.eta);
    // a_sz is the area for shear along local y
    const double along_y = x.a_sz.value_or(0.0);
    const double along_z = x.a_sy.value_or(0.0);
    const double given_z = s.is_swapped ? along_z : along_y;
    const double given_y = s.is_swapped ? along_y : along_z;
    s.a_v_z_by_clause = by_clause_z;
    s.a_v_y_by_clause = by_clause_y;
    if (x.dimensions && d.is_known()) {
        p.a_v_z = by_clause_z;
        p.a_v_y = by_clause_y;
        s.why_shear_area = "6.2.6(3) for " + std::string(name_of(d.shape));
        return;
    }
    p.a_v_z = given_z > 0.0 ? given_z : by_clause_z;
    p.a_v_y = given_y > 0.0 ? given_y : by_clause_y;
    s.is_shear_area_given = given_z > 0.0 && given_y > 0.0;
    s.why_shear_area = s.is_shear_area_given ? "the document's shear areas a_sz, a_sy"
                                             : "6.2.6(3) where the document gives no shear area";
    if (p.a_v_z <= 0.0 || p.a_v_y <= 0.0) {
        // Where the class is not given either, its reason says why the shape is not known.
        s.undecided_shear_area =
            "section '" + x.name + "' has no shear area: " +
            (s.rules.given_class == 0 ? "its shape is not known" : s.why_shape);
    }
}

BucklingCurve curve_of(document::BucklingCurve curve) { return static_cast<BucklingCurve>(curve); }

bool is_hot_finished(std::string_view name) {
    return name.starts_with("RHS") || name.starts_with("SHS") || name.starts_with("CHS");
}

// Outlines often leave out the fillets that tell rolled sections from welded ones, and these have
// the better curves.
Dimensions rolled(Dimensions size) {
    if (size.is_welded()) size.r = size.tw;
    return size;
}

std::string told(BucklingCurve curve, const std::string& why) {
    return "curve " + std::string(name_of(curve)) + ": " + why;
}

// Nothing says of an unknown shape which curve it has.
void find_doubted_curves(SteelSection& s) {
    const Dimensions& d = s.rules.section.dimensions;
    const FlexuralCurves best = flexural_curves(rolled(d), s.is_s460, true);
    std::string doubts;
    const auto bear_out = [&](const char* of, BucklingCurve by_table, ChosenCurve& curve) {
        curve.borne_out = d.is_known() ? std::max(curve.used, by_table) : curve.used;
        if (curve.borne_out == curve.used) return;
        doubts += doubts.empty() ? "" : ", ";
        doubts += std::string(name_of(curve.used)) + of + std::string(name_of(curve.borne_out));
    };
    bear_out(" about y where Table 6.2 has ", best.y, s.curve_y);
    bear_out(" about z where Table 6.2 has ", best.z, s.curve_z);
    bear_out(" for lateral buckling where Table 6.4 has ", lateral_curve_general(rolled(d)),
             s.curve_lt_general);
    if (!doubts.empty())
        s.why_curves_are_doubted =
            "6.3.1.2: ec3 of the section states curve " + doubts +
            "; leave the curves out, or state those of the shape (y is its strong axis here)";
}

void set_curves(SteelSection& s, const document::Section& x, document::NationalAnnex annex) {
    const Dimensions& d = s.rules.section.dimensions;
    const FlexuralCurves table =
        flexural_curves(d, s.is_s460, s.is_hot_finished || is_hot_finished(x.name));
    s.curve_y.used = table.y;
    s.curve_z.used = table.z;
    s.curve_lt_general.used = lateral_curve_general(d);
    s.curve_lt_rolled = lateral_curve_rolled(d, annex);
    const std::string by_table = d.is_known() ? "Table 6.2" : "shape unknown: the lowest curve";
    std::string why_y = by_table, why_z = by_table, why_lt = "Table 6.4";
    const std::string given = "the section's ec3 parameters";
    if (x.ec3) {
        const auto& strong = s.is_swapped ? x.ec3->buckling_curve_y : x.ec3->buckling_curve_z;
        const auto& weak = s.is_swapped ? x.ec3->buckling_curve_z : x.ec3->buckling_curve_y;
        const auto use = [&](const auto& stated, ChosenCurve& curve, std::string& why) {
            if (!stated) return;
            curve.used = curve_of(*stated);
            why = given;
        };
        use(strong, s.curve_y, why_y);
        use(weak, s.curve_z, why_z);
        use(x.ec3->buckling_curve_lt, s.curve_lt_general, why_lt);
    }
    find_doubted_curves(s);
    s.why_curve_y = told(s.curve_y.used, why_y);
    s.why_curve_z = told(s.curve_z.used, why_z);
    s.why_curve_lt_general = told(s.curve_lt_general.used, why_lt);
    s.why_curve_lt_rolled =
        told(s.curve_lt_rolled,
             annex == document::NationalAnnex::recommended ? "Table 6.5" : s.annex.source);
}

document::NationalAnnex annex_of(const document::Ec3SteelSpec& spec) {
    return spec.annex.value_or(document::NationalAnnex::recommended);
}

void set_steel(SteelSection& s, const ModelIndex& index, const document::Section& x,
               const document::Ec3SteelSpec& spec) {
    Steel& steel = s.rules.steel;
    s.annex = values_of(annex_of(spec), s.rules.section.dimensions);
    steel.gamma_m0 = spec.gamma_m0.value_or(s.annex.gamma_m0);
    steel.gamma_m1 = spec.gamma_m1.value_or(s.annex.gamma_m1);
    const document::Material* material = index.material(x.material);
    if (!material) {
        add_reason(s.undecided_steel, "section '" + x.name + "' has no material");
        return;
    }
    steel.e = material->e_mod;
    steel.g = material->g_mod;
    const YieldStrength strength = yield_strength(material->name, material->yield_stress,
                                                  s.rules.section.dimensions.largest_thickness());
    steel.f_y = strength.f_y;
    s.is_s460 = is_s460(material->name, material->yield_stress);
    s.why_strength = strength.why;
    if (!strength.is_decided) add_reason(s.undecided_steel, strength.why);
    if (steel.f_y <= 0.0) {
        add_reason(s.undecided_steel, "material '" + material->name + "' has no yield stress");
    }
    if (steel.e < 190e9 || steel.e > 220e9) {
        add_reason(s.undecided_steel,
                   "material '" + material->name + "' (E = " + format(steel.e * 1e-9) +
                       " GPa) is no structural steel: EN 1993-1-1 does not cover it");
    }
}

// Class 4 by EN 1993-1-5. What the document gives stands, and then nothing is found beside it.
void set_effective(SteelSection& s) {
    Section& p = s.rules.section;
    const bool is_given = p.a_eff > 0.0 || p.w_eff_y > 0.0 || p.w_eff_z > 0.0;
    if (is_given || s.rules.steel.f_y <= 0.0) return;
    s.effective = effective_section(p, s.rules.steel);
    p.a_eff = s.effective.compression.value;
    p.w_eff_y = s.effective.bending_y.value;
    p.w_eff_z = s.effective.bending_z.value;
    p.e_n_y = s.effective.e_n_y;
    p.e_n_z = s.effective.e_n_z;
    p.flange_y = s.effective.bending_y.flange;
    p.flange_z = s.effective.bending_z.flange;
}

}  // namespace

SteelSection read_steel_section(const ModelIndex& index, const document::Section& section,
                                const document::Ec3SteelSpec& spec) {
    SteelSection s;
    set_dimensions(s, index, section);
    set_axes(s, section);
    set_properties(s, section);
    set_shear_centre(s, section);
    set_principal_axes(s, section);
    set_shear_areas(s, section);
    set_steel(s, index, section, spec);
    set_effective(s);
    set_curves(s, section, annex_of(spec));
    if (!s.rules.section.dimensions.is_known() && s.rules.given_class == 0) {
        add_reason(s.undecided_class, "the class cannot be found: " + s.why_shape +
                                          "; give `dimensions` or `ec3.section_class`");
    }
    return s;
}

}  // namespace loadpath::en1993
