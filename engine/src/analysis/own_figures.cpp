#include "analysis/own_figures.hpp"

#include "analysis/system.hpp"

namespace loadpath::analysis {

OwnFigures own_figures(const model::Structure& structure, const ResultSet& set) {
    if (set.own) return *set.own;
    OwnFigures own;
    for (std::size_t m = 0; m < set.members.size(); ++m) {
        const model::Member& member = structure.members[m];
        own.end_displacements.push_back(
            assembly::to_ends(member, gather(member, set.displacements)));
        own.node_forces.push_back(assembly::to_joints(member, set.members[m].forces));
    }
    return own;
}

}  // namespace loadpath::analysis
