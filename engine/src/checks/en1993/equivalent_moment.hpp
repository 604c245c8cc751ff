// Equivalent uniform moment factors: EN 1993-1-1 Table B.3 and Table A.2, for any moment diagram.
#pragma once

#include <vector>

#include "curves/curve.hpp"

namespace loadpath::en1993 {

// A moment in the span as M_s of Table B.3, and how much its factor counts.
struct SpanMoment {
    double m_s = 0.0;
    double weight = 1.0;
};

// A moment diagram between two braced points, in the words of Table B.3.
struct MomentDiagram {
    double m_h = 0.0;  // the larger end moment
    double psi = 1.0;  // ratio of the smaller to the larger end moment
    // The first is that in the middle, as the table draws it. The others count by how far loads
    // bring the diagram there from the line between its ends, beside where they do so most: so the
    // factor of an unevenly loaded beam moves as its loads do.
    std::vector<SpanMoment> in_span;
    double m_max = 0.0;  // largest magnitude
    bool is_linear = true;
    bool has_point_loads = false, has_distributed_loads = false;
};

MomentDiagram describe_moments(const curves::Curve& moment, double length);

// Table B.3 with the largest factor of the moments in the span, not less than 0.4.
double c_m(const MomentDiagram& diagram);

// Largest deflection from the chord that the curvature M / (E I) makes between the two points.
double deflection_from_chord(const curves::Curve& moment, double length, double e_i);

// Table A.2: C_mi,0 of a diagram, n_ratio = N_Ed / N_cr,i.
double c_m_0(const MomentDiagram& diagram, double deflection, double e_i, double length,
             double n_ratio);

}  // namespace loadpath::en1993
