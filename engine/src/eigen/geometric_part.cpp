#include "eigen/geometric_part.hpp"

namespace loadpath::eigen {

assembly::StiffnessSum sum_of(const std::vector<GeometricPart>& parts,
                              const assembly::Kinematics& kinematics, double factor) {
    assembly::StiffnessSum sum(kinematics);
    for (const GeometricPart& part : parts) sum.add(part.unknowns, factor * part.stiffness);
    return sum;
}

assembly::StiffnessSum sum_of_stiffening(const std::vector<GeometricPart>& parts,
                                         const assembly::Kinematics& kinematics) {
    assembly::StiffnessSum sum(kinematics);
    for (const GeometricPart& part : parts)
        if (part.stiffening.size() > 0) sum.add(part.unknowns, part.stiffening);
    return sum;
}

}  // namespace loadpath::eigen
