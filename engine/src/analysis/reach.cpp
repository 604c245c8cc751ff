#include "analysis/reach.hpp"

#include <algorithm>

namespace loadpath::analysis {

double reach_of(const model::Structure& structure) {
    double reach = 0.0;
    for (const model::Joint& joint : structure.joints)
        reach = std::max(reach, (joint.at - structure.joints.front().at).norm());
    return reach;
}

}  // namespace loadpath::analysis
