// EN 1993-1-1 6.3.2: critical moment (NCCI SN003) and reduction factor for lateral-torsional
// buckling.
#pragma once

#include <string>

#include "checks/en1993/buckling_curve.hpp"
#include "checks/en1993/national_annex.hpp"
#include "checks/en1993/section.hpp"
#include "checks/en1993/segment.hpp"

namespace loadpath::checks {
class TraceLog;
}

namespace loadpath::en1993 {

struct MemberCase;

struct CriticalMomentFactors {
    double c1 = 1.0, c2 = 0.0, c3 = 0.0;
    double z_g = 0.0, z_j = 0.0;
};

// NCCI SN003 with k = k_w = 1.
double m_cr(const Section& section, const Steel& steel, double length,
            const CriticalMomentFactors& factors);

struct LateralReduction {
    double lambda_bar = 0.0;
    double phi = 0.5;
    double chi = 1.0;  // before the f-factor
    double k_c = 1.0, f = 1.0;
    double chi_mod = 1.0;  // (6.58), equal to chi in the general case
};

// 6.3.2.2: general case.
LateralReduction lateral_reduction_general(double lambda_bar, BucklingCurve curve);

void explain_general_reduction(const MemberCase& member, const LateralReduction& reduction,
                               checks::TraceLog& trace);

// 6.3.2.3: rolled and equivalent welded sections, with the f-factor.
LateralReduction lateral_reduction_rolled(double lambda_bar, BucklingCurve curve, double k_c,
                                          const RolledMethod& method = {});

// Lateral-torsional buckling is possible: an open or slender section bent about its strong axis.
bool is_susceptible_to_lateral_buckling(const Section& section);

// One segment between points held against twist.
struct LateralState {
    Segment segment;
    double m_ed = 0.0;
    double c1 = 1.0;
    double c1_of_diagram = 0.0;  // beside one that the check states; 0 where it is not known
    double c1_gain = 1.0;        // resistance by a doubted C1 over that by the diagram's
    double curve_gain = 1.0;     // the same by a doubted curve
    double height_factor = 1.0;  // effect of z_g and z_j found with the eigenvalue
    double m_cr = 0.0;
    BucklingCurve curve = BucklingCurve::d;
    LateralReduction reduction;
    double m_b_rd = 0.0, utilization = 0.0;
    bool is_of_frame = false;  // M_cr is that of a mode of the frame
    bool is_buckling = false;  // false: not susceptible or not asked for, chi_LT = 1
};

std::string why_c1_is_doubted(const LateralState& state);

}  // namespace loadpath::en1993
