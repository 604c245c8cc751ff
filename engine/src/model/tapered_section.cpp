#include "model/tapered_section.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "library/section_library.hpp"

namespace loadpath::model {

namespace {

using document::Section;
using document::SectionDimensions;
using document::SectionShape;
using Given = std::optional<double>;

double between(double a, double b, double share) { return (1.0 - share) * a + share * b; }

Given between(const Given& a, const Given& b, double share) {
    return a && b ? Given(between(*a, *b, share)) : std::nullopt;
}

// What dimensions give of the properties, without fillets: these are in the document's figures.
struct Figures {
    double area, i_y, i_z, j, i_w, a_sy, a_sz, wel_y, wel_z, wpl_y, wpl_z;
};

Figures figures_of_i(double h, double b, double tw, double tf) {
    const double web = h - 2 * tf, apart = h - tf;
    Figures f{};
    f.area = 2 * b * tf + web * tw;
    f.i_y = (2 * tf * b * b * b + web * tw * tw * tw) / 12;
    f.i_z = (b * h * h * h - (b - tw) * web * web * web) / 12;
    f.j = (2 * b * tf * tf * tf + apart * tw * tw * tw) / 3;
    f.i_w = tf * b * b * b * apart * apart / 24;
    f.a_sy = 2 * b * tf;
    f.a_sz = apart * tw;
    f.wel_y = 2 * f.i_y / b;
    f.wel_z = 2 * f.i_z / h;
    f.wpl_y = tf * b * b / 2 + web * tw * tw / 4;
    f.wpl_z = b * tf * apart + tw * web * web / 4;
    return f;
}

Figures figures_of_tube(double h, double b, double t) {
    const double in_h = h - 2 * t, in_b = b - 2 * t;
    Figures f{};
    f.area = h * b - in_h * in_b;
    f.i_y = (h * b * b * b - in_h * in_b * in_b * in_b) / 12;
    f.i_z = (b * h * h * h - in_b * in_h * in_h * in_h) / 12;
    f.j = 2 * t * (h - t) * (h - t) * (b - t) * (b - t) / (h + b - 2 * t);
    f.i_w = 1.0;
    f.a_sy = f.area * b / (b + h);
    f.a_sz = f.area * h / (b + h);
    f.wel_y = 2 * f.i_y / b;
    f.wel_z = 2 * f.i_z / h;
    f.wpl_y = (h * b * b - in_h * in_b * in_b) / 4;
    f.wpl_z = (b * h * h - in_b * in_h * in_h) / 4;
    return f;
}

Figures figures_of_pipe(double d, double t) {
    const double in = d - 2 * t;
    Figures f{};
    f.area = std::numbers::pi / 4 * (d * d - in * in);
    f.i_y = f.i_z = std::numbers::pi / 64 * (d * d * d * d - in * in * in * in);
    f.j = 2 * f.i_y;
    f.i_w = 1.0;
    f.a_sy = f.a_sz = f.area;
    f.wel_y = f.wel_z = 2 * f.i_y / d;
    f.wpl_y = f.wpl_z = (d * d * d - in * in * in) / 6;
    return f;
}

Figures figures_of_rectangle(double h, double b) {
    const double long_side = std::max(h, b), short_side = std::min(h, b);
    const double slim = short_side / long_side;
    Figures f{};
    f.area = f.a_sy = f.a_sz = h * b;
    f.i_y = h * b * b * b / 12;
    f.i_z = b * h * h * h / 12;
    // Roark's formulas, Table 10.7, solid rectangle
    f.j = long_side * short_side * short_side * short_side *
          (1.0 / 3.0 - 0.21 * slim * (1.0 - slim * slim * slim * slim / 12.0));
    f.i_w = 1.0;
    f.wel_y = h * b * b / 6;
    f.wel_z = b * h * h / 6;
    f.wpl_y = h * b * b / 4;
    f.wpl_z = b * h * h / 4;
    return f;
}

Figures figures_of(const SectionDimensions& d) {
    switch (d.shape) {
        case SectionShape::I:
            return figures_of_i(*d.h, *d.b, *d.tw, *d.tf);
        case SectionShape::RHS:
            return figures_of_tube(*d.h, *d.b, *d.t);
        case SectionShape::CHS:
            return figures_of_pipe(*d.h, *d.t);
        default:
            return figures_of_rectangle(*d.h, *d.b);
    }
}

bool has_figures(const SectionDimensions& d) {
    const auto known = [](const Given& value) { return value.value_or(0.0) > 0.0; };
    switch (d.shape) {
        case SectionShape::I:
            return known(d.h) && known(d.b) && known(d.tw) && known(d.tf) && *d.h > 2 * *d.tf;
        case SectionShape::RHS:
            return known(d.h) && known(d.b) && known(d.t) && std::min(*d.h, *d.b) > 2 * *d.t;
        case SectionShape::CHS:
            return known(d.h) && known(d.t) && *d.h > 2 * *d.t;
        case SectionShape::rectangle:
            return known(d.h) && known(d.b);
        default:
            return false;
    }
}

// What a document says beyond its shape, by the formula of that property; fillets and the like are
// the factor between the two, which varies linearly.
struct ByDimensions {
    Figures start, end, here;
    double share;

    double operator()(double a, double b, double Figures::* of, int) const {
        return here.*of * between(a / (start.*of), b / (end.*of), share);
    }
};

// (a^1/n + share (b^1/n - a^1/n))^n of a property that goes with the n-th power of all dimensions.
struct BySimilarity {
    double share;

    double operator()(double a, double b, double Figures::*, int power) const {
        if (!(a > 0.0) || !(b > 0.0)) return between(a, b, share);
        return std::pow(between(std::pow(a, 1.0 / power), std::pow(b, 1.0 / power), share), power);
    }
};

template <class Rule>
void set_properties(const Section& a, const Section& b, const Rule& rule, Section& s) {
    const auto set = [&](double Section::* property, double Figures::* of, int power) {
        s.*property = rule(a.*property, b.*property, of, power);
    };
    const auto set_given = [&](Given Section::* property, double Figures::* of, int power) {
        (s.*property).reset();
        if (a.*property && b.*property)
            s.*property = rule(*(a.*property), *(b.*property), of, power);
    };
    set(&Section::area, &Figures::area, 2);
    set(&Section::i_y, &Figures::i_y, 4);
    set(&Section::i_z, &Figures::i_z, 4);
    set(&Section::j, &Figures::j, 4);
    set_given(&Section::i_w, &Figures::i_w, 6);
    set_given(&Section::a_sy, &Figures::a_sy, 2);
    set_given(&Section::a_sz, &Figures::a_sz, 2);
    set_given(&Section::wel_y, &Figures::wel_y, 3);
    set_given(&Section::wel_z, &Figures::wel_z, 3);
    set_given(&Section::wpl_y, &Figures::wpl_y, 3);
    set_given(&Section::wpl_z, &Figures::wpl_z, 3);
}

SectionDimensions dimensions_between(const SectionDimensions& a, const SectionDimensions& b,
                                     double share) {
    SectionDimensions d = a;
    for (const auto each : {&SectionDimensions::h, &SectionDimensions::b, &SectionDimensions::tw,
                            &SectionDimensions::tf, &SectionDimensions::t, &SectionDimensions::r})
        d.*each = between(a.*each, b.*each, share);
    return d;
}

// What EN 1993 is told of both sections: the worse class and curves, effective figures between
// those at the ends.
std::optional<document::Ec3SectionParams> parameters_between(const Section& a, const Section& b,
                                                             double share) {
    if (!a.ec3 || !b.ec3) return std::nullopt;
    using Parameters = document::Ec3SectionParams;
    Parameters p = *a.ec3;
    const auto worse = [](const auto& x, const auto& y) {
        auto chosen = x;
        if (!x || !y)
            chosen.reset();
        else if (*y > *x)
            chosen = y;
        return chosen;
    };
    p.section_class = worse(a.ec3->section_class, b.ec3->section_class);
    p.buckling_curve_y = worse(a.ec3->buckling_curve_y, b.ec3->buckling_curve_y);
    p.buckling_curve_z = worse(a.ec3->buckling_curve_z, b.ec3->buckling_curve_z);
    p.buckling_curve_lt = worse(a.ec3->buckling_curve_lt, b.ec3->buckling_curve_lt);
    p.a_eff = between(a.ec3->a_eff, b.ec3->a_eff, share);
    p.wel_y_eff = between(a.ec3->wel_y_eff, b.ec3->wel_y_eff, share);
    p.wel_z_eff = between(a.ec3->wel_z_eff, b.ec3->wel_z_eff, share);
    p.z_j = between(a.ec3->z_j, b.ec3->z_j, share);
    return p;
}

}  // namespace

std::optional<SectionDimensions> known_dimensions(const Section& section) {
    SectionDimensions d;
    if (section.dimensions) {
        d = *section.dimensions;
        if (!d.h) d.h = section.h;
        if (!d.b) d.b = section.b;
    } else {
        const auto named = library::find_section(section.name);
        if (!named) return std::nullopt;
        const library::LibrarySection found = library::laid_like(*named, section);
        if (!library::differences(section, found).empty()) return std::nullopt;
        d.shape = found.shape;
        d.h = found.h;
        d.b = found.b;
        d.tw = found.tw;
        d.tf = found.tf;
        d.t = found.t;
        d.r = found.r;
    }
    return has_figures(d) ? std::optional(d) : std::nullopt;
}

Section section_between(const Section& start, const Section& end, double share) {
    Section s = start;
    s.name = start.name + " to " + end.name;
    s.shape_path.reset();
    s.h = between(start.h, end.h, share);
    s.b = between(start.b, end.b, share);
    s.wagner_coeff = between(start.wagner_coeff, end.wagner_coeff, share);
    s.ec3 = parameters_between(start, end, share);
    const auto a = known_dimensions(start), b = known_dimensions(end);
    if (a && b && a->shape == b->shape) {
        s.dimensions = dimensions_between(*a, *b, share);
        set_properties(
            start, end,
            ByDimensions{figures_of(*a), figures_of(*b), figures_of(*s.dimensions), share}, s);
    } else {
        s.dimensions.reset();
        set_properties(start, end, BySimilarity{share}, s);
    }
    return s;
}

}  // namespace loadpath::model
