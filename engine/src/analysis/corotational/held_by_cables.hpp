// What nothing but the pull of cables holds: it hangs, and loads that slacken the cables leave it
// without equilibrium.
#pragma once

#include <string>
#include <vector>

#include "analysis/equations.hpp"

namespace loadpath::analysis {

// The structure as it stands without its cables, in first order.
class WithoutCables {
 public:
    WithoutCables(const model::Structure& structure, const Elements& elements,
                  const assembly::Parameters& parameters, assembly::State state);

    // By joint, whether it moves where nothing else holds it, as every joint of cables alone does.
    std::vector<char> hanging_joints() const;
    // A sentence that names where cables alone hold what other members share, and what would help;
    // empty where they do so nowhere.
    std::string tell() const;

 private:
    const model::Structure& structure_;
    std::vector<char> is_framed_;  // by joint, whether anything but cables ends there
    Issues errors_;
    std::unique_ptr<Equations> equations_;
};

}  // namespace loadpath::analysis
