#include "loads/member_loads.hpp"

#include <cmath>

namespace loadpath::loads {

void MemberLoads::add(const MemberLoads& other, double factor) {
    for (LineLoad line : other.lines) {
        line.q0 *= factor;
        line.q1 *= factor;
        lines.push_back(line);
    }
    for (PointLoad point : other.points) {
        point.force *= factor;
        point.moment *= factor;
        points.push_back(point);
    }
    strain.axial += factor * other.strain.axial;
    strain.curvature_y += factor * other.strain.curvature_y;
    strain.curvature_z += factor * other.strain.curvature_z;
}

void MemberLoads::resultant(model::Vector3& force, model::Vector3& moment) const {
    force.setZero();
    moment.setZero();
    const auto add_force = [&](const model::Vector3& f, double x) {
        force += f;
        moment += model::Vector3(x, 0.0, 0.0).cross(f);
    };
    for (const LineLoad& line : lines) {
        const double length = line.x1 - line.x0;
        add_force(0.5 * length * line.q0, line.x0 + length / 3.0);
        add_force(0.5 * length * line.q1, line.x1 - length / 3.0);
    }
    for (const PointLoad& point : points) {
        add_force(point.force, point.x);
        moment += point.moment;
    }
}

elements::FrameVector end_loads(const elements::FrameProperties& p, const MemberLoads& loads) {
    elements::FrameVector f = elements::FrameVector::Zero();
    for (const LineLoad& line : loads.lines)
        f += elements::frame_line_loads(p, line.x0, line.x1, line.q0, line.q1);
    for (const PointLoad& point : loads.points) {
        const auto shape = elements::frame_shape(p, point.x);
        f += shape.topRows<3>().transpose() * point.force;
        f += shape.bottomRows<3>().transpose() * point.moment;
    }
    const Strain& s = loads.strain;
    const double n = p.ea * s.axial;
    const double my = p.eiy * s.curvature_y - p.eiyz * s.curvature_z;
    const double mz = p.eiz * s.curvature_z - p.eiyz * s.curvature_y;
    f(0) -= n;
    f(7) += n;
    f(4) -= my;
    f(11) += my;
    f(5) -= mz;
    f(12) += mz;
    return f;
}

}  // namespace loadpath::loads
