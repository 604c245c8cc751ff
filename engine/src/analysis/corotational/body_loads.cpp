#include "analysis/corotational/body_loads.hpp"

#include "elements/corotational/rotation.hpp"

namespace loadpath::analysis {

using model::Vector3;

Vector6 BodyLoad::on_joint(const Eigen::Quaterniond& turned) const {
    Vector6 given;
    given.head<3>() = force;
    given.tail<3>() = (turned * arm).cross(force) + (turned * axis).cross(on_axis) + moment;
    return given;
}

model::Matrix3 BodyLoad::curvature(const Eigen::Quaterniond& turned) const {
    return elements::turned_arm_curvature(force, turned * arm) +
           elements::turned_arm_curvature(on_axis, turned * axis);
}

std::vector<BodyLoad> loads_on_bodies(const model::Structure& structure,
                                      const loads::CaseLoads& loads) {
    std::vector<BodyLoad> all;
    for (const model::RigidBody& body : structure.rigid_bodies) {
        const loads::MemberLoads* on_member = loads.find(body.member);
        if (on_member == nullptr) continue;
        Vector3 force = Vector3::Zero(), by_distance = Vector3::Zero(), moment = Vector3::Zero();
        const auto add = [&](const Vector3& each, double x) {
            force += each;
            by_distance += x * each;
        };
        for (const loads::LineLoad& line : on_member->lines) {
            const double length = line.x1 - line.x0;
            add(0.5 * length * line.q0, line.x0 + length / 3.0);
            add(0.5 * length * line.q1, line.x1 - length / 3.0);
        }
        for (const loads::PointLoad& point : on_member->points) {
            add(point.force, point.x);
            moment += point.moment;
        }
        const model::Matrix3 to_global = structure.members[body.member].axes.transpose();
        all.push_back({body.member, body.body, body.arm, to_global.col(0), to_global * force,
                       to_global * by_distance, to_global * moment});
    }
    return all;
}

}  // namespace loadpath::analysis
