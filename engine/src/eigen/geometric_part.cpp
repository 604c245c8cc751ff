#include "eigen/geometric_part.hpp"

namespace loadpath::eigen {

assembly::StiffnessSum sum_of(const std::vector<GeometricPart>& parts,
                              const assembly::Kinematics& kinematics, double factor) {
    assembly::StiffnessSum sum(kinematics);
    for (const GeometricPart& part : parts) sum.add(part.unknowns, factor * part.stiffness);
    return sum;
}

}  // namespace loadpath::eigen
