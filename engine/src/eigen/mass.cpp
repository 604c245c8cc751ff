#include "eigen/mass.hpp"

#include <cmath>

namespace loadpath::eigen {

namespace {

using model::unknowns_per_joint;

template <class Matrix>
void add_part(std::vector<MassPart>& parts, std::span<const int> unknowns, const Matrix& mass,
              int piece = -1) {
    if (!mass.isZero(0.0)) parts.push_back({{unknowns.begin(), unknowns.end()}, mass, piece});
}

// A rigid member with a weight of its own: it moves with one joint, at an arm.
void add_rigid_members(const model::Structure& structure, std::vector<MassPart>& parts) {
    const document::AnalysisOptions& options = structure.document->analysis.options;
    for (const model::RigidBody& body : structure.rigid_bodies) {
        const model::Member& member = structure.members[body.member];
        const double mass = mass_of(member, options).mass * member.length;
        Eigen::Matrix<double, 6, 6> at_body = Eigen::Matrix<double, 6, 6>::Zero();
        for (const double side : {-0.5, 0.5}) {  // two points of Gauss: exact for a straight line
            const double x = (0.5 + side / std::sqrt(3.0)) * member.length;
            const model::Vector3 arm = body.arm + x * member.axes.row(0).transpose();
            Eigen::Matrix<double, 3, 6> moves;
            moves << model::Matrix3::Identity(), model::rotation_to_displacement(arm);
            at_body += 0.5 * mass * moves.transpose() * moves;
        }
        int unknowns[6];
        for (int k = 0; k < 6; ++k) unknowns[k] = body.body * unknowns_per_joint + k;
        add_part(parts, unknowns, at_body);
    }
}

void add_nodal_masses(const model::Structure& structure, std::vector<MassPart>& parts) {
    for (const document::NodalMass& on_node : structure.document->model.nodal_masses) {
        const auto found = structure.node_index.find(on_node.node);
        if (found == structure.node_index.end()) continue;  // validation's to say
        Eigen::Matrix<double, 6, 1> mass;
        mass << on_node.mass, on_node.mass, on_node.mass, on_node.inertia_x.value_or(0.0),
            on_node.inertia_y.value_or(0.0), on_node.inertia_z.value_or(0.0);
        int unknowns[6];
        for (int k = 0; k < 6; ++k) unknowns[k] = found->second * unknowns_per_joint + k;
        add_part(parts, unknowns, Eigen::MatrixXd(mass.asDiagonal()));
    }
}

// Displacements are interpolated between the corners: (1 + delta) / 12 of the mass of a triangle,
// products of (1/3, 1/6) for a quadrilateral, which are those of a parallelogram.
double share_of_corners(std::size_t corners, std::size_t i, std::size_t j,
                        document::MassFormulation how) {
    if (how == document::MassFormulation::LUMPED) return i == j ? 1.0 / double(corners) : 0.0;
    if (corners == 3) return i == j ? 1.0 / 6.0 : 1.0 / 12.0;
    const std::size_t apart = (i + 4 - j) % 4;
    return apart == 0 ? 1.0 / 9.0 : apart == 2 ? 1.0 / 36.0 : 1.0 / 18.0;
}

void add_plates(const model::Structure& structure, document::MassFormulation how,
                std::vector<MassPart>& parts) {
    for (const model::Plate& plate : structure.plates) {
        const std::size_t corners = plate.joints.size();
        const double mass = plate.material->density * plate.thickness * plate.frame.area;
        std::vector<int> unknowns;
        Eigen::MatrixXd whole = Eigen::MatrixXd::Zero(3 * int(corners), 3 * int(corners));
        for (std::size_t i = 0; i < corners; ++i) {
            for (int k = 0; k < 3; ++k)
                unknowns.push_back(plate.joints[i] * unknowns_per_joint + k);
            for (std::size_t j = 0; j < corners; ++j)
                whole.block<3, 3>(3 * int(i), 3 * int(j))
                    .diagonal()
                    .setConstant(mass * share_of_corners(corners, i, j, how));
        }
        add_part(parts, unknowns, whole);
    }
}

}  // namespace

elements::MassPerLength mass_of(const model::Member& member,
                                const document::AnalysisOptions& options) {
    elements::MassPerLength mass;
    if (member.section != nullptr && !member.is_rigid()) {
        const document::Section& section = *member.section;
        mass.mass = member.material->density *
                    (member.taper != nullptr ? member.taper->mean_area : section.area);
        mass.polar = member.material->density * (section.i_y + section.i_z);
    }
    const double gravity = std::abs(options.gravity_factor);
    if (member.source->weight != 0.0 && gravity > 0.0)
        mass.mass = std::abs(member.source->weight) / gravity;
    return mass;
}

std::vector<MassPart> gather_masses(const DividedModel& model, document::MassFormulation how,
                                    bool include_structural_mass) {
    const model::Structure& structure = model.structure;
    const document::AnalysisOptions& options = structure.document->analysis.options;
    std::vector<MassPart> parts;
    add_nodal_masses(structure, parts);
    if (!include_structural_mass) return parts;
    for (std::size_t m = 0; m < structure.members.size(); ++m) {
        const model::Member& member = structure.members[m];
        if (member.is_rigid() || member.is_divided()) continue;
        const assembly::FrameElement& element = model.elements.frames[m];
        const elements::MassPerLength mass = mass_of(member, options);
        add_part(
            parts, analysis::unknowns_of(member),
            how == document::MassFormulation::LUMPED
                ? assembly::in_joint_unknowns({element.properties, element.beam, nullptr}, member,
                                              elements::lumped_mass(member.length, mass))
                : assembly::in_joint_unknowns(element, member,
                                              elements::consistent_mass(element.properties, mass)),
            static_cast<int>(m));
    }
    add_plates(structure, how, parts);
    add_rigid_members(structure, parts);
    return parts;
}

std::vector<double> times_mass(std::span<const MassPart> masses, const std::vector<double>& x) {
    std::vector<double> y(x.size(), 0.0);
    for (const MassPart& part : masses)
        for (std::size_t i = 0; i < part.unknowns.size(); ++i)
            for (std::size_t j = 0; j < part.unknowns.size(); ++j)
                y[part.unknowns[i]] += part.mass(int(i), int(j)) * x[part.unknowns[j]];
    return y;
}

}  // namespace loadpath::eigen
