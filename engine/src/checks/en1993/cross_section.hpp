// EN 1993-1-1 6.2 at one station and along a member: the worst station of every clause.
#pragma once

#include "checks/en1993/classification.hpp"
#include "checks/en1993/section.hpp"
#include "curves/member_forces.hpp"

namespace loadpath::en1993 {

// Section forces of a member in the axes and signs of the clauses.
struct MemberActions {
    double length = 0.0;
    curves::Curve n, v_y, v_z, t, m_y, m_z, b;
};

struct CrossSectionRules {
    Section section;
    Steel steel;
    int given_class = 0;  // of the document; 0: Table 5.2
    double eta = 1.0;     // EN 1993-1-5 5.1, 1.0 is always allowed
};

// Everything 6.2 says of one station. A utilization that cannot be stated is not a number.
struct StationState {
    double x = 0.0;
    Actions actions;
    Classification classification;
    int section_class = 1;              // the class whose resistances are used
    double v_pl_y = 0.0, v_pl_z = 0.0;  // plastic, reduced for torsion
    double v_rd_y = 0.0, v_rd_z = 0.0;  // with shear buckling of a slender web
    double rho_y = 0.0, rho_z = 0.0;
    double n_rd = 0.0, m_y_rd = 0.0, m_z_rd = 0.0, t_rd = 0.0, b_rd = 0.0;
    double m_n_y = 0.0, m_n_z = 0.0;  // 6.2.9.1
    double alpha = 1.0, beta = 1.0;
    bool is_plastic = false;  // 6.2.9.1 decides, not the linear sum

    double axial = 0.0, bending_y = 0.0, bending_z = 0.0, shear_y = 0.0, shear_z = 0.0;
    double torsion = 0.0, linear_sum = 0.0, plastic_sum = 0.0;

    double combined() const { return is_plastic ? plastic_sum : linear_sum; }
};

StationState check_station(const CrossSectionRules& rules, const Actions& actions, double x);

// The state at which each clause is worst.
struct CrossSectionResult {
    StationState axial, bending_y, bending_z, shear_y, shear_z, torsion, combined, linear;
    bool needs_effective_section = false;  // class 4 somewhere and no effective properties
    double largest_bimoment = 0.0;
};

CrossSectionResult check_cross_sections(const CrossSectionRules& rules,
                                        const MemberActions& member);

}  // namespace loadpath::en1993
