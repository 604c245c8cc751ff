// Where a physical member is taken for held, and in which directions.
#pragma once

#include <vector>

#include "checks/member_chain.hpp"
#include "checks/model_index.hpp"
#include "model/axes.hpp"

namespace loadpath::checks {

// What holds a point of the chain, in the axes of its members.
struct Hold {
    bool y = false, z = false, twist = false;
    bool is_warping_held = false;
};

struct HeldPoint {
    double x = 0.0;
    Hold hold;
    std::int64_t node_id = 0;
};

// Local axes of the chain's first member as the document defines them, in rows.
model::Matrix3 axes_of_chain(const ModelIndex& index, const MemberChain& chain);

// One point for each node of the chain, held by what the document draws: supports and other
// members.
std::vector<HeldPoint> held_points(const ModelIndex& index, const MemberChain& chain,
                                   bool is_planar);

// What the chain's set states besides.
void add_restraints(const MemberChain& chain, std::vector<HeldPoint>& points);

}  // namespace loadpath::checks
