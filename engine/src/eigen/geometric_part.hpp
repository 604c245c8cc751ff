// What carried forces add to the stiffness between some unknowns: geometric stiffness of a member
// or plate.
#pragma once

#include <Eigen/Dense>
#include <vector>

#include "assembly/stiffness_sum.hpp"

namespace loadpath::eigen {

struct GeometricPart {
    std::vector<int> unknowns;  // of the structure
    Eigen::MatrixXd stiffness;
    int member = -1;  // of the document
    // What it costs in elastic stiffness that twist inside a piece follows the ends; empty:
    // nothing.
    Eigen::MatrixXd stiffening = {};
};

// The sum of all parts, times a factor.
assembly::StiffnessSum sum_of(const std::vector<GeometricPart>& parts,
                              const assembly::Kinematics& kinematics, double factor);
assembly::StiffnessSum sum_of_stiffening(const std::vector<GeometricPart>& parts,
                                         const assembly::Kinematics& kinematics);

}  // namespace loadpath::eigen
