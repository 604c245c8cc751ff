#include "analysis/corotational/turning_ties.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "analysis/constraint_forces.hpp"

namespace loadpath::analysis {

using elements::tie_size;
using model::unknowns_per_joint;

namespace {

// Rigid all round, as a rigid member without hinges is.
bool is_rigid_all_round(const model::Tie& tie) {
    return std::none_of(tie.stiffness.begin(), tie.stiffness.end(),
                        [](double stiffness) { return std::isfinite(stiffness); });
}

// Ties that close a ring of rigid members say nothing new. On the way to equilibrium they would
// all the same, because the others hold only nearly there.
std::vector<char> ring_closing(const model::Structure& structure) {
    std::vector<int> body(structure.joints.size());
    std::iota(body.begin(), body.end(), 0);
    const auto root = [&](int joint) {
        while (body[joint] != joint) joint = body[joint];
        return joint;
    };
    std::vector<char> closes(structure.ties.size(), 0);
    for (std::size_t t = 0; t < structure.ties.size(); ++t) {
        if (!is_rigid_all_round(structure.ties[t])) continue;
        const int first = root(structure.ties[t].first), second = root(structure.ties[t].second);
        closes[t] = first == second ? 1 : 0;
        body[second] = first;
    }
    return closes;
}

}  // namespace

TurningTies::TurningTies(const model::Structure& structure, const System& system)
    : structure_(structure), first_parameter_(system.parameters.count) {
    if (structure.ties.empty()) return;
    turned_.parameters = system.parameters;
    turned_.coordinates = system.coordinates;
    const std::vector<char> closes = ring_closing(structure);
    for (const assembly::Condition& condition : system.conditions) {
        if (condition.tie >= 0 && closes[condition.tie] != 0) continue;
        turned_.conditions.push_back(condition);
        if (condition.tie >= 0) turned_.conditions.back().parameter = turned_.parameters.count++;
    }
    missing_.resize(static_cast<std::size_t>(turned_.parameters.count - first_parameter_));
    for (const model::Tie& tie : structure.ties) {
        ties_.push_back(
            {{tie.first_arm, tie.second_arm}, tie.axes, tie.rotation_axes, 0, tie.is_flat});
        At at;
        for (int k = 0; k < 6; ++k) {
            at.unknowns[k] = tie.first * unknowns_per_joint + k;
            at.unknowns[k + 6] = tie.second * unknowns_per_joint + k;
        }
        at_.push_back(at);
    }
    // Hinges sit on the joints, not on the body between them.
    for (const model::RigidBody& body : structure.rigid_bodies) ties_[body.end_tie].frame = 1;
    spring_forces_.resize(ties_.size());
    rigid_forces_.resize(ties_.size());
}

void TurningTies::stand(const Joint& joint) {
    for (std::size_t t = 0; t < ties_.size(); ++t) {
        const model::Tie& tie = structure_.ties[t];
        at_[t].joints = {joint(tie.first), joint(tie.second)};
        at_[t].slips = elements::slips_of(ties_[t], at_[t].joints);
    }
    for (assembly::Condition& condition : turned_.conditions) {
        if (condition.tie < 0) continue;
        const At& at = at_[condition.tie];
        condition.terms.clear();
        // The second joint follows the first.
        for (int i = 0; i < tie_size; ++i) {
            const int k = (i + 6) % tie_size;
            const double factor = at.slips.gradient(condition.direction, k);
            if (factor != 0.0) condition.terms.push_back({at.unknowns[k], factor});
        }
        missing_[condition.parameter - first_parameter_] = -at.slips.slip[condition.direction];
    }
    // Conditions that follow from others do so in what is missing of them too.
    int unused = -1;
    turned_.kinematics =
        assembly::eliminate(structure_, turned_.conditions, turned_.parameters.count, unused);
    turned_.block_of_dof.clear();
    for (const int unknown : turned_.kinematics.unknown_of_free)
        turned_.block_of_dof.push_back(unknown / unknowns_per_joint);
}

double TurningTies::most_missing(double reach) const {
    double most = 0.0;
    for (const assembly::Condition& condition : turned_.conditions)
        if (condition.tie >= 0)
            most = std::max(most, std::abs(missing_[condition.parameter - first_parameter_]) /
                                      (condition.direction < 3 ? reach : 1.0));
    return most;
}

void TurningTies::add_springs(const model::Structure& structure, std::vector<double>& left,
                              std::vector<double>& whole, assembly::StiffnessSum& sum) {
    for (std::size_t t = 0; t < ties_.size(); ++t) {
        const model::Tie& tie = structure.ties[t];
        const At& at = at_[t];
        Eigen::Matrix<double, 6, 1> forces = Eigen::Matrix<double, 6, 1>::Zero();
        elements::TieMatrix tangent = elements::TieMatrix::Zero();
        for (int k = 0; k < 6; ++k) {
            if (!std::isfinite(tie.stiffness[k])) continue;
            forces[k] = tie.stiffness[k] * at.slips.slip[k] + tie.curved.force[k];
            tangent +=
                tie.stiffness[k] * at.slips.gradient.row(k).transpose() * at.slips.gradient.row(k);
            spring_forces_[t][k] = -forces[k];
        }
        for (int i = 0; i < tie_size; ++i) {
            left[at.unknowns[i]] += at.slips.gradient.col(i).dot(forces);
            whole[at.unknowns[i]] += tangent(i, i);
        }
        if (tangent.isZero(0.0) && forces.isZero(0.0)) continue;
        tangent += elements::curvature_of(ties_[t], at.joints, forces);
        sum.add(at.unknowns, tangent);
    }
}

void TurningTies::add_forces(const std::vector<double>& left, assembly::StiffnessSum& sum) {
    const std::vector<double> forces = constraint_forces(turned_, left);
    for (std::size_t c = 0; c < forces.size(); ++c) {
        const assembly::Condition& condition = turned_.conditions[c];
        if (condition.tie >= 0) rigid_forces_[condition.tie][condition.direction] = forces[c];
    }
    for (std::size_t t = 0; t < ties_.size(); ++t) {
        const Eigen::Map<const Eigen::Matrix<double, 6, 1>> along(rigid_forces_[t].data());
        if (!along.isZero(0.0))
            sum.add(at_[t].unknowns, elements::curvature_of(ties_[t], at_[t].joints, -along));
    }
}

void TurningTies::take(const std::vector<std::array<double, 6>>& forces,
                       std::vector<double>& given) const {
    for (std::size_t t = 0; t < ties_.size(); ++t) {
        const auto on_joints = exerted(static_cast<int>(t), forces[t]);
        for (int i = 0; i < tie_size; ++i) given[at_[t].unknowns[i]] -= on_joints[i];
    }
}

double TurningTies::spring_energy() const {
    double energy = 0.0;
    for (std::size_t t = 0; t < ties_.size(); ++t)
        for (int k = 0; k < 6; ++k)
            if (!structure_.ties[t].curved.follows(k))
                energy -= 0.5 * spring_forces_[t][k] * at_[t].slips.slip[k];
    return energy;
}

void TurningTies::take_springs(std::vector<double>& given) const { take(spring_forces_, given); }

std::vector<double> TurningTies::without_them(std::vector<double> left) const {
    take(spring_forces_, left);
    take(rigid_forces_, left);
    return left;
}

Eigen::Matrix<double, tie_size, 1> TurningTies::exerted(int tie,
                                                        const std::array<double, 6>& forces) const {
    return at_[tie].slips.gradient.transpose() *
           Eigen::Map<const Eigen::Matrix<double, 6, 1>>(forces.data());
}

}  // namespace loadpath::analysis
