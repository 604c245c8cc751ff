// The modes in which axial forces alone bend the members of a structure: those that give critical
// forces of members. Moments and twist have modes of their own, under which the force of a member
// means nothing.
#pragma once

#include "eigen/member_bending.hpp"
#include "eigen/reference.hpp"

namespace loadpath::eigen {

struct BendingMode {
    double factor = 0.0;
    std::vector<AboutAxes> work;     // by member: of its axial force, positive where it drives
    std::vector<AboutAxes> bending;  // by member: its energy
    std::vector<double> shape;       // by unknown of the structure
};

struct BendingModes {
    std::vector<BendingMode> modes;   // of ascending factors
    std::vector<double> compression;  // by member, the largest of first order
    bool is_complete = true;          // the bound on the work was not met
    Issues errors;                    // why there are none
};

// All modes below the factor, up to a number that bounds the work, and a few in any case.
BendingModes find_bending_modes(const model::Structure& structure, const References& references,
                                std::int64_t combination, double up_to);

}  // namespace loadpath::eigen
