// What is rigid in a structure that turns far: ties of rigid members, of diaphragms and of scissor
// hinges. What is rigid is a condition that turns with its joints, and is linearized anew where
// they stand; a force along it enters the tangent with the curvature of the condition, so that
// Newton's method on both converges as it does without. What is sprung is an element.
#pragma once

#include <functional>

#include "analysis/system.hpp"
#include "elements/corotational/turned_tie.hpp"

namespace loadpath::analysis {

class TurningTies {
 public:
    // `system`: of the linear analysis.
    TurningTies(const model::Structure& structure, const System& system);

    bool any() const { return !ties_.empty(); }
    // Conditions and unknowns where the joints stand. Each condition of a tie has a parameter: what
    // is missing of it.
    const System& system() const { return turned_; }
    const std::vector<double>& missing() const {
        return missing_;
    }  // by parameter beyond the first
    double most_missing(double reach) const;

    using Joint = std::function<elements::Placement(int)>;
    void stand(const Joint& joint);

    // Adds the forces of springs; `structure`: with those that follow curves as they stand.
    void add_springs(const model::Structure& structure, std::vector<double>& left,
                     std::vector<double>& whole, assembly::StiffnessSum& sum);
    // Adds what forces along the conditions do while these turn. `left` is out of balance without
    // them.
    void add_forces(const std::vector<double>& left, assembly::StiffnessSum& sum);

    double slip(int tie, int direction) const { return at_[tie].slips.slip[direction]; }
    // On the second joint, by tie and direction: of springs, and of all as last added.
    const std::vector<std::array<double, 6>>& spring_forces() const { return spring_forces_; }
    double force(int tie, int direction) const {
        return spring_forces_[tie][direction] + rigid_forces_[tie][direction];
    }
    // Stored in springs that follow no curves.
    double spring_energy() const;
    // Takes what springs give to the joints from it.
    void take_springs(std::vector<double>& given) const;
    // What is left to be borne without ties.
    std::vector<double> without_them(std::vector<double> left) const;
    // What forces along the directions of a tie exert on the second joint, and on the first:
    // force and moment.
    Eigen::Matrix<double, elements::tie_size, 1> exerted(int tie,
                                                         const std::array<double, 6>& forces) const;

 private:
    struct At {
        elements::TiedJoints joints;
        elements::TieSlips slips;
        std::array<int, elements::tie_size> unknowns;
    };

    void take(const std::vector<std::array<double, 6>>& forces, std::vector<double>& given) const;

    const model::Structure& structure_;
    System turned_;
    int first_parameter_;
    std::vector<elements::TurnedTie> ties_;
    std::vector<At> at_;
    std::vector<double> missing_;
    std::vector<std::array<double, 6>> spring_forces_, rigid_forces_;
};

}  // namespace loadpath::analysis
