// How far a structure gives way before bars that bear one way are taut: a column that shortens
// leaves the ties beside it slack. No load and no imperfection is behind such a movement.
#pragma once

#include <vector>

#include "checks/model_index.hpp"
#include "model/axes.hpp"

namespace loadpath::checks {

class SlackTravel {
 public:
    explicit SlackTravel(const ModelIndex& index);

    // Across a strut, of what it shortens along its axis; 0 where no such bar holds it that way.
    double per_shortening(const model::Vector3& axis, const model::Vector3& across) const;

 private:
    std::vector<model::Vector3> ties_;  // of length 1, parallel ones once
};

}  // namespace loadpath::checks
