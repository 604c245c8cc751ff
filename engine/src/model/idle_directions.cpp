// A membrane resists neither motion across its plane nor rotation about axes in it. Where nothing
// else is joined to a node these motions mean nothing; they are taken out instead of letting the
// whole structure count as a mechanism.
#include "algebra/small_eigen.hpp"
#include "model/prepare.hpp"

namespace loadpath::model {

namespace {

// Sine of the angle within which normals count as one.
constexpr double same_direction = 1e-6;

}  // namespace

void find_idle_directions(Structure& structure) {
    std::vector<char> has_more(structure.joints.size(), 0);
    std::vector<Eigen::Matrix3d> spread(structure.joints.size(), Eigen::Matrix3d::Zero());
    for (const Member& member : structure.members)
        if (!member.is_divided()) has_more[member.start] = has_more[member.end] = 1;
    for (const Tie& tie : structure.ties)
        if (!tie.is_flat) has_more[tie.first] = has_more[tie.second] = 1;
    for (const Plate& plate : structure.plates)
        for (const int joint : plate.joints) {
            if (plate.behavior == shell::Behavior::shell)
                has_more[joint] = 1;
            else
                spread[joint] += plate.frame.axes.row(2).transpose() * plate.frame.axes.row(2);
        }
    for (std::size_t j = 0; j < spread.size(); ++j) {
        const Eigen::Matrix3d& normals = spread[j];
        const double count = normals.trace();
        if (has_more[j] || count == 0) continue;
        const algebra::SmallEigen axes = algebra::decompose_symmetric(
            std::vector<double>(normals.data(), normals.data() + normals.size()), 3);
        std::vector<Vector3> along_normals;
        for (int k = 0; k < 3; ++k) {
            const Vector3 axis(&axes.vectors[3 * static_cast<std::size_t>(k)]);
            if (axes.values[static_cast<std::size_t>(k)] > same_direction * same_direction * count)
                along_normals.push_back(axis);
            else  // drilling resists rotations about the normals; all the others are idle
                structure.idle.push_back({static_cast<int>(j), axis, true});
        }
        if (along_normals.size() == 1)
            structure.idle.push_back({static_cast<int>(j), along_normals.front(), false});
    }
}

}  // namespace loadpath::model
