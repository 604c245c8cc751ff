// Rigid diaphragms: the nodes of a floor move and turn in its plane as one, and are free across it.
// Each node is tied to the first in the two directions of the plane and about its normal.
#include <algorithm>
#include <cmath>
#include <string>

#include "model/prepare.hpp"

namespace loadpath::model {

namespace {

// Of the extent of a diaphragm: nodes this close to its plane lie in it.
constexpr double flat = 1e-6;

// Rows: two directions in the plane, and its normal.
Matrix3 axes_across(const Vector3& normal) {
    int least = 0;
    normal.cwiseAbs().minCoeff(&least);
    Matrix3 axes;
    axes.row(2) = normal.transpose();
    axes.row(0) = normal.cross(Vector3::Unit(least)).normalized().transpose();
    axes.row(1) = axes.row(2).cross(axes.row(0));
    return axes;
}

}  // namespace

void tie_rigid_diaphragms(Structure& structure, bool is_imperfect, Issues& errors) {
    const auto& diaphragms = structure.document->model.rigid_diaphragms;
    for (std::size_t d = 0; d < diaphragms.size(); ++d) {
        const std::string path = path_of("model.rigid_diaphragms", d);
        const Vector3 normal = vector_of(diaphragms[d].normal.value_or(std::array{0.0, 1.0, 0.0}));
        if (normal.isZero(0.0)) {
            errors.push_back({IssueCode::diaphragm_not_flat,
                              "should have a length: it is the normal of the diaphragm's plane",
                              path + ".normal"});
            continue;
        }
        Tie tie;
        tie.axes = tie.rotation_axes = axes_across(normal.normalized());
        tie.stiffness = {rigid, rigid, 0.0, 0.0, 0.0, rigid};
        tie.is_flat = true;
        const auto& ids = diaphragms[d].node_ids;
        for (std::size_t k = 0; k < ids.size(); ++k) {
            const auto node = structure.node_index.find(ids[k]);
            if (node == structure.node_index.end()) {
                errors.push_back(
                    broken_reference("model.nodes", ids[k], path_of(path + ".node_ids", k)));
                continue;
            }
            tie.second = node->second;
            if (k == 0) {
                tie.first = tie.second;
                continue;
            }
            tie.first_arm = structure.joints[tie.second].at - structure.joints[tie.first].at;
            const double off = tie.axes.row(2).dot(tie.first_arm);
            if (!is_imperfect && !(std::abs(off) <= flat * tie.first_arm.norm())) {
                errors.push_back({IssueCode::diaphragm_not_flat,
                                  "node " + std::to_string(ids[k]) +
                                      " should lie in the plane of the first node across the "
                                      "normal of the diaphragm",
                                  path_of(path + ".node_ids", k)});
                continue;
            }
            tie.first_arm -= off * tie.axes.row(2).transpose();
            structure.ties.push_back(tie);
        }
    }
}

}  // namespace loadpath::model
