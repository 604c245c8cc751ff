// What acts on one member, in its local axes, and the forces this puts on the ends of its beam.
#pragma once

#include <vector>

#include "elements/frame_stiffness.hpp"
#include "model/axes.hpp"

namespace loadpath::loads {

// A force per metre, linear between two stations.
struct LineLoad {
    double x0 = 0.0, x1 = 0.0;
    model::Vector3 q0 = model::Vector3::Zero(), q1 = model::Vector3::Zero();
};

struct PointLoad {
    double x = 0.0;
    model::Vector3 force = model::Vector3::Zero(), moment = model::Vector3::Zero();
};

// Deformation that an unstrained member takes on by itself: elongation, th_y', th_z'.
struct Strain {
    double axial = 0.0, curvature_y = 0.0, curvature_z = 0.0;
};

struct MemberLoads {
    std::vector<LineLoad> lines;
    std::vector<PointLoad> points;
    Strain strain;

    void add(const MemberLoads& other, double factor);
    // Sum of forces and of moments about the start of the member.
    void resultant(model::Vector3& force, model::Vector3& moment) const;
};

// Loads that act on the ends instead: work-equivalent through the exact shape functions, so that
// displacements of joints come out exact (Przemieniecki, sec. 5.10).
elements::FrameVector end_loads(const elements::FrameProperties& p, const MemberLoads& loads);

}  // namespace loadpath::loads
