// Natural frequencies and modes of vibration.
#pragma once

#include "analysis/result_set.hpp"
#include "eigen/reference.hpp"

namespace loadpath::eigen {

using analysis::Vector6;

struct ModalMode {
    double eigenvalue = 0.0;  // square of the circular frequency; 0 for the motion of a free body
    double modal_mass = 0.0;
    Vector6 participation = Vector6::Zero();  // shape times mass times a unit movement of all nodes
    std::vector<double> shape;                // by unknown of the structure, not of the divided one
};

struct ModalResult {
    std::vector<ModalMode> modes;
    Vector6 mass = Vector6::Zero();  // of the whole structure: X Y Z, then inertia about its centre
    model::Vector3 centre = model::Vector3::Zero();  // of mass; rotations are about it
    bool is_counted = false;  // the signs of pivots prove that no mode is missing
    Issues errors, warnings;
};

ModalResult solve_modal(const model::Structure& structure, const References& references);

}  // namespace loadpath::eigen
