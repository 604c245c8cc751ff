// Loads along a rigid member that turns far. They keep their directions and act on the joint that
// is its body: one force where the member begins, and one on the tip of its axis, whose moment
// follows from how the axis has turned.
#pragma once

#include "analysis/result_set.hpp"

namespace loadpath::analysis {

struct BodyLoad {
    int member = 0, joint = 0;
    model::Vector3 arm, axis;  // from the joint to the member's start, and along it, as it stood
    model::Vector3 force, on_axis, moment;

    // Force and moment on the joint, and the second derivative of their work by its spin.
    Vector6 on_joint(const Eigen::Quaterniond& turned) const;
    model::Matrix3 curvature(const Eigen::Quaterniond& turned) const;
};

std::vector<BodyLoad> loads_on_bodies(const model::Structure& structure,
                                      const loads::CaseLoads& loads);

}  // namespace loadpath::analysis
