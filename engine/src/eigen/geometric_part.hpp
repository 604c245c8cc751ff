// What carried forces add to the stiffness between some unknowns: geometric stiffness of a member
// or plate, or the whole tangent of a cable, which has none without its force.
#pragma once

#include <Eigen/Dense>
#include <vector>

namespace loadpath::eigen {

struct GeometricPart {
    std::vector<int> unknowns;  // of the structure
    Eigen::MatrixXd stiffness;
    int member = -1;  // of the document
};

}  // namespace loadpath::eigen
