#include "eigen/geometric.hpp"

#include "analysis/second_order/plate_geometric.hpp"

namespace loadpath::eigen {

namespace {

using model::unknowns_per_joint;
using model::Vector3;

// The work of a force on what a finite rotation of its arm adds to the movement of its tip,
// (t x (t x arm)) / 2.
model::Matrix3 turning_arm(const Vector3& arm, const Vector3& force) {
    return 0.5 * (arm * force.transpose() + force * arm.transpose()) -
           arm.dot(force) * model::Matrix3::Identity();
}

void add_arm(std::vector<GeometricPart>& parts, Drive drive, int joint, const Vector3& arm,
             Vector3 force, int member) {
    if (arm.isZero(0.0)) return;
    const Vector3 along = arm.dot(force) / arm.squaredNorm() * arm;
    if (drive == Drive::axial_forces) force = along;
    if (drive == Drive::moments) force -= along;
    if (force.isZero(0.0)) return;
    const int first = joint * unknowns_per_joint + 3;
    parts.push_back({{first, first + 1, first + 2}, turning_arm(arm, force), member});
}

// Curves have the signs of the start node's forces; here the other side of the section counts.
elements::SectionForces forces_at(const curves::MemberForces& curves, double x) {
    return {-curves.n.at_right(x),  -curves.vy.at_right(x), -curves.vz.at_right(x),
            -curves.mx.at_right(x), -curves.my.at_right(x), -curves.mz.at_right(x)};
}

void add_piece(const DividedModel& model, std::size_t m, const curves::MemberForces& curves,
               GeometricAlong& along, std::vector<GeometricPart>& parts) {
    const model::Member& member = model.structure.members[m];
    const assembly::FrameElement& element = model.elements.frames[m];
    const Piece& piece = model.pieces[m];
    const auto unknowns = analysis::unknowns_of(member);
    const auto following = along.of_whole(m).following(model.twist_at);
    parts.push_back({{unknowns.begin(), unknowns.end()},
                     assembly::in_joint_unknowns(element, member, following.geometric),
                     piece.member});
    if (following.is_stiffer)
        parts.back().stiffening = assembly::in_joint_unknowns(element, member, following.stiffness);
    const double end = piece.offset + member.length;
    const auto to_global = [&](double n, double vy, double vz) {
        return Vector3(member.axes.transpose() * Vector3(n, vy, vz));
    };
    add_arm(parts, model.drive, member.start, member.start_arm,
            to_global(curves.n.at_right(piece.offset), curves.vy.at_right(piece.offset),
                      curves.vz.at_right(piece.offset)),
            piece.member);
    add_arm(parts, model.drive, member.end, member.end_arm,
            -to_global(curves.n.at_left(end), curves.vy.at_left(end), curves.vz.at_left(end)),
            piece.member);
}

void add_rigid_members(const DividedModel& model, const analysis::ResultSet& set,
                       std::vector<GeometricPart>& parts) {
    const model::Structure& structure = model.structure;
    for (const model::RigidBody& body : structure.rigid_bodies) {
        const model::Member& member = structure.members[body.member];
        const elements::FrameVector& ends = set.members[body.member].forces;
        const Vector3 at_start = member.axes.transpose() * ends.segment<3>(0);
        const Vector3 at_end = member.axes.transpose() * ends.segment<3>(7);
        const model::Tie& tie = structure.ties[body.end_tie];
        add_arm(parts, model.drive, tie.first, tie.first_arm, -at_end, body.member);
        add_arm(parts, model.drive, tie.second, tie.second_arm, at_end, body.member);
        if (body.start_tie >= 0)
            add_arm(parts, model.drive, member.start, member.start_arm, at_start, body.member);
    }
}

void add_plate(const model::Plate& plate, const analysis::PlateState& state,
               std::vector<GeometricPart>& parts) {
    parts.push_back(
        {analysis::displacements_of(plate), analysis::plate_geometric(plate, state.centre), -1});
}

}  // namespace

elements::FrameUnderForces GeometricAlong::of(std::size_t piece, double from, double length) {
    const curves::MemberForces& curves = set_.curves[model_.pieces[piece].member];
    elements::FrameProperties properties = model_.elements.frames[piece].properties;
    properties.length = length;
    std::array<elements::SectionForces, 4> forces;
    for (std::size_t g = 0; g < forces.size(); ++g)
        forces[g] = forces_at(
            curves, model_.pieces[piece].offset + from + elements::gauss_line[g].at * length);
    const elements::FrameGeometric& shapes = kept_.of(properties);
    if (model_.drive == Drive::axial_forces) {
        for (elements::SectionForces& at : forces) at = {.n = at.n};
        return shapes.under(0.0, forces);
    }
    if (model_.drive == Drive::moments)
        for (elements::SectionForces& at : forces) at.n = 0.0;
    return shapes.under(assembly::wagner_factor(*model_.structure.members[piece].section), forces);
}

std::vector<GeometricPart> gather_geometric(const DividedModel& model,
                                            const analysis::ResultSet& set) {
    std::vector<GeometricPart> parts;
    GeometricAlong along(model, set);
    for (std::size_t m = 0; m < model.structure.members.size(); ++m) {
        const model::Member& member = model.structure.members[m];
        if (member.is_rigid() || member.is_divided() || !model.state.member[m]) continue;
        add_piece(model, m, set.curves[model.pieces[m].member], along, parts);
    }
    add_rigid_members(model, set, parts);
    for (std::size_t p = 0; p < model.structure.plates.size(); ++p)
        add_plate(model.structure.plates[p], set.plates[p], parts);
    return parts;
}

}  // namespace loadpath::eigen
