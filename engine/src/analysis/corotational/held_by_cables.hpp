// What nothing but the pull of cables holds: it hangs, and loads that slacken the cables leave it
// without equilibrium.
#pragma once

#include <string>
#include <vector>

#include "analysis/result_set.hpp"
#include "analysis/system.hpp"

namespace loadpath::analysis {

struct HeldByCables {
    std::vector<char> hangs;  // by joint, those of cables alone among them; empty without cables
    std::string where;        // of what other members share, one place: "node 4 along Y"
};

// Found on the structure in first order as it stands without its cables.
HeldByCables held_by_cables(const model::Structure& structure, const Elements& elements,
                            const assembly::Parameters& parameters, assembly::State state);

}  // namespace loadpath::analysis
