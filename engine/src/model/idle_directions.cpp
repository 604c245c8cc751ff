// A membrane resists neither motion across its plane nor rotation about axes in it. Where nothing
// else is joined to a node these motions mean nothing; they are taken out instead of letting the
// whole structure count as a mechanism.
#include <Eigen/SVD>

#include "model/prepare.hpp"

namespace loadpath::model {

void find_idle_directions(Structure& structure) {
    std::vector<char> has_more(structure.joints.size(), 0);
    std::vector<std::vector<Vector3>> normals(structure.joints.size());
    for (const Member& member : structure.members)
        if (!member.is_divided()) has_more[member.start] = has_more[member.end] = 1;
    for (const Tie& tie : structure.ties) has_more[tie.first] = has_more[tie.second] = 1;
    for (const Plate& plate : structure.plates)
        for (const int joint : plate.joints) {
            if (plate.behavior == shell::Behavior::shell) has_more[joint] = 1;
            else normals[joint].push_back(plate.frame.axes.row(2).transpose());
        }
    for (std::size_t j = 0; j < normals.size(); ++j) {
        if (has_more[j] || normals[j].empty()) continue;
        Eigen::MatrixXd stacked(normals[j].size(), 3);
        for (std::size_t k = 0; k < normals[j].size(); ++k)
            stacked.row(static_cast<int>(k)) = normals[j][k].transpose();
        const Eigen::JacobiSVD<Eigen::MatrixXd> svd(stacked, Eigen::ComputeFullV);
        int rank = 0;
        for (int k = 0; k < svd.singularValues().size(); ++k)
            if (svd.singularValues()[k] > 1e-6 * svd.singularValues()[0]) ++rank;
        // Drilling resists rotations about the normals; all the others are idle.
        for (int k = rank; k < 3; ++k)
            structure.idle.push_back({static_cast<int>(j), svd.matrixV().col(k), true});
        if (rank == 1)
            structure.idle.push_back({static_cast<int>(j), svd.matrixV().col(0), false});
    }
}

}  // namespace loadpath::model
