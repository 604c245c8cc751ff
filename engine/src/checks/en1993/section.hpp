// What the clauses need to know of a cross-section and its steel, in the axes of EN 1993: y is the
// strong axis (the document's z), z the weak one. SI units. A quantity that is not known is zero.
#pragma once

#include <string_view>

#include "document/document.gen.hpp"

namespace loadpath::en1993 {

enum class Shape { unknown, i, u, rhs, chs, l, t, rectangle };

Shape shape_of(document::SectionShape shape);
std::string_view name_of(Shape shape);

// h along the web, b across it. I, U and T have tw, tf and the root radius r (0: welded); tubes and
// angles have t; r of a rectangular tube is its outer corner radius.
struct Dimensions {
    Shape shape = Shape::unknown;
    double h = 0.0, b = 0.0, tw = 0.0, tf = 0.0, t = 0.0, r = 0.0;

    bool is_known() const { return shape != Shape::unknown; }
    bool is_closed() const { return shape == Shape::rhs || shape == Shape::chs; }
    bool is_doubly_symmetric() const {
        return shape == Shape::i || shape == Shape::rectangle || is_closed();
    }
    bool is_welded() const { return (shape == Shape::i || shape == Shape::u) && r == 0.0; }
    double web_height() const { return h - 2.0 * tf; }
    // The thickest part decides the yield strength (Table 3.1).
    double largest_thickness() const;
};

struct Section {
    Dimensions dimensions;
    double area = 0.0;
    double i_y = 0.0, i_z = 0.0, i_t = 0.0, i_w = 0.0;
    double i_yz = 0.0;                         // of an angle; zero where y and z are principal
    double i_u = 0.0, i_v = 0.0, theta = 0.0;  // about the principal axes, and their angle from y
    double w_el_y = 0.0, w_el_z = 0.0, w_pl_y = 0.0, w_pl_z = 0.0;
    double a_v_y = 0.0, a_v_z = 0.0;  // shear areas along y (flanges) and z (web)
    double y_0 = 0.0, z_0 = 0.0;      // shear centre from the centroid
    // Of class 4: what the document gives, else by effective widths.
    double a_eff = 0.0, w_eff_y = 0.0, w_eff_z = 0.0;
    double e_n_y = 0.0, e_n_z = 0.0;        // by which its axes move in compression
    double flange_y = 1.0, flange_z = 1.0;  // share of a flange that bending leaves effective
};

struct Steel {
    double f_y = 0.0, e = 0.0, g = 0.0;
    double gamma_m0 = 1.0, gamma_m1 = 1.0;

    double epsilon() const;  // Table 5.2: sqrt(235 / f_y)
};

// Actions at one station; n is positive in compression, as the clauses of 6.2.4 and 6.3 write it.
struct Actions {
    double n = 0.0, v_y = 0.0, v_z = 0.0, t = 0.0, m_y = 0.0, m_z = 0.0, b = 0.0;
};

}  // namespace loadpath::en1993
