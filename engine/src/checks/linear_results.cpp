#include "checks/linear_results.hpp"

namespace loadpath::checks {

bool LinearResults::is_solved(std::size_t combination) const {
  return combination < combinations_.size() && combinations_[combination].is_usable() &&
         combinations_[combination].converged;
}

double LinearResults::member_length(std::size_t member) const {
  return structure_.members[member].length;
}

const curves::MemberForces& LinearResults::member_forces(std::size_t combination,
                                                         std::size_t member) const {
  return combinations_[combination].curves[member];
}

std::array<double, 6> LinearResults::node_motion(std::size_t combination, std::size_t node) const {
  const double* motion =
      combinations_[combination].displacements.data() + node * model::unknowns_per_joint;
  return {motion[0], motion[1], motion[2], motion[3], motion[4], motion[5]};
}

std::optional<double> LinearResults::element_stress(std::size_t, std::size_t,
                                                    document::PlateStressMeasure) const {
  return std::nullopt;
}

std::optional<double> LinearResults::surface_stress(std::size_t, std::size_t,
                                                    document::PlateStressMeasure) const {
  return std::nullopt;
}

}  // namespace loadpath::checks
